"""The information state: what can be told apart differs, nothing hidden is in it, and it can be read."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from lanternway.core import OptionError, State, get_game
from lanternway.research import openspiel_game
from lanternway.research.recall import ALSO, DID, FIRST, Recall
from lanternway.research.table import Floats, LearningTable

GAMES = ("lantern_fair", "dark_road", "skye", "treos")


def recall_of(game: str, seats: int, seat: int, start: State, rows: int = 8000) -> Recall:
    """A seat that follows a game from this state on, by the exact rules: else a world where a rival can only
    say that it is done would go on at once, and that is seen."""
    made = Recall(LearningTable(game, seats, take_back=True), seat, rows)
    made.begin(start.clone())
    return made


def alike(one: Recall, other: Recall) -> bool:
    """Whether all numbers of two information states are the same."""
    return bool(
        np.array_equal(one.now, other.now)
        and np.array_equal(one.journal, other.journal)
        and np.array_equal(one.mark(), other.mark())
    )


def some_actions(game: str, seats: int, start: State, count: int) -> list[int]:
    table = LearningTable(game, seats, take_back=True)
    table.begin(start.clone())
    rng = random.Random(f"{game}:{seats}")
    actions: list[int] = []
    while table.seat >= 0 and len(actions) < count:
        actions.append(rng.choice(table.legal).index)
        table.act(actions[-1])
    return actions


def read_back(now: Floats, journal: Floats, length: int, actions: int) -> list[Any]:
    """What was observed and done, from the numbers alone: from now back to the start."""
    found: list[Any] = []
    seen = now.copy()
    whole = [seen.copy()]
    for kind, where, before in journal[::-1]:
        if kind == DID:
            found.append(round(float(where) * actions))
        elif kind in (FIRST, ALSO):
            seen[round(float(where) * length)] = before
            if kind == FIRST:
                found.append(whole.pop())
                whole.append(seen.copy())
    assert not seen.any(), "at first all numbers are 0"
    return found[::-1]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_the_journal_leads_back_to_the_start(game: str, seats: int) -> None:
    start = get_game(game).start({}, seats, 11)
    actions = some_actions(game, seats, start, 150)
    recall = recall_of(game, seats, 1, start)
    recall.follow(actions)
    table = recall.table
    found = read_back(recall.now, recall.journal, table.length, table.actions)
    assert any(isinstance(one, int) for one in found)
    assert len(found) == len(recall.past)
    for one, told in zip(found, recall.past, strict=True):
        assert np.array_equal(one, told)
    assert np.array_equal(recall.now, table.observe(1))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_at_the_start_is_not_in_it(game: str, seats: int) -> None:
    start = get_game(game).start({}, seats, 12)
    for seat in range(seats):
        dealt_anew = get_game(game).worlds(start.view(seat))
        true = recall_of(game, seats, seat, start)
        for number in range(3):
            assert alike(true, recall_of(game, seats, seat, dealt_anew.sample(number)))


@pytest.mark.parametrize("game", GAMES)
def test_pasts_are_alike_until_something_else_is_seen_and_never_again(game: str) -> None:
    """The same own actions in a world that was dealt anew, while the rival does what it likes in each."""
    start = get_game(game).start({}, 2, 13)
    until = 0
    for number in range(3):
        rng = random.Random(number)
        world = get_game(game).worlds(start.view(0)).sample(number)
        both = [recall_of(game, 2, 0, start), recall_of(game, 2, 0, world)]
        actions: list[list[int]] = [[], []]
        while alike(*both):
            for recall, made in zip(both, actions, strict=True):
                while recall.table.seat == 1:
                    made.append(rng.choice(recall.table.legal).index)
                    recall.follow(made)
            one, other = (recall.past for recall in both)
            same = len(one) == len(other) and all(map(np.array_equal, one, other))
            assert alike(*both) == same
            assert alike(*both) == (both[0].words() == both[1].words())
            if not alike(*both):
                break
            until += 1
            assert both[0].table.legal == both[1].table.legal
            own = rng.choice(both[0].table.legal).index
            for recall, made in zip(both, actions, strict=True):
                made.append(own)
                recall.follow(made)
    assert until > 0


@pytest.mark.parametrize("game", GAMES)
def test_one_knows_what_one_did(game: str) -> None:
    start = get_game(game).start({}, 2, 14)
    actions = some_actions(game, 2, start, 12)
    table = LearningTable(game, 2, take_back=True)
    table.begin(start.clone())
    for action in actions:
        table.act(action)
    seat = table.seat
    pasts = []
    for choice in table.legal[:3]:
        recall = recall_of(game, 2, seat, start)
        recall.follow([*actions, choice.index])
        pasts.append(recall)
    assert len(pasts) > 1
    for place, one in enumerate(pasts):
        assert all(not alike(one, other) for other in pasts[:place])


def test_a_short_journal_holds_what_is_newest() -> None:
    start = get_game("skye").start({}, 2, 3)
    actions = some_actions("skye", 2, start, 60)
    whole, cut = (recall_of("skye", 2, 0, start, rows) for rows in (8000, 20))
    for recall in (whole, cut):
        recall.follow(actions)
    assert cut.journal[0].any(), "it is full"
    assert np.array_equal(whole.journal[-20:], cut.journal)
    assert np.array_equal(whole.mark(), cut.mark())
    assert whole.words() == cut.words()


def test_what_is_older_than_the_journal_is_in_the_mark() -> None:
    """First bids that lose alike: afterwards only the mark says what one has bid."""
    start = get_game("lantern_fair").start({}, 2, 3)
    bids = {action.text: action.index for action in get_game("lantern_fair").catalogue.actions}
    pasts = []
    for own in ("bid 0", "bid 1"):
        recall = recall_of("lantern_fair", 2, 0, start, 1)
        recall.follow([bids[own], bids["bid 3"]])
        pasts.append(recall)
    one, other = pasts
    assert np.array_equal(one.now, other.now)
    assert np.array_equal(one.journal, other.journal)
    assert not np.array_equal(one.mark(), other.mark())


@pytest.mark.parametrize("game", ["skye", "dark_road", "treos"])
def test_openspiel_gets_it_in_named_parts(game: str) -> None:
    loaded = pyspiel.load_game(openspiel_game.NAME, {"game": game, "players": 3, "recall": 50})
    length = len(get_game(game).observed)
    assert loaded.information_state_tensor_shape() == [length + 50 * 3 + 8]
    observed = make_observation(loaded, INFO_STATE_OBS_TYPE)
    state = loaded.new_initial_state()
    rng = random.Random(5)
    for _ in range(30):
        player = state.current_player()
        state.apply_action(rng.choice(state.legal_actions()))
        observed.set_from(state, player)
        assert state.information_state_tensor(player) == pytest.approx(observed.tensor)
        assert observed.dict["now"] == pytest.approx(state.observation_tensor(player))
        assert observed.dict["journal"].shape == (50, 3)
        assert np.abs(observed.tensor).max() <= 2.0


def test_a_clone_recalls_by_itself() -> None:
    state = pyspiel.load_game("lanternway(game=skye,players=2,seed=4)").new_initial_state()
    for _ in range(8):
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    before = state.information_state_tensor(player)
    one, other = state.clone(), state.clone()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[-1])
    assert one.information_state_tensor(player) != other.information_state_tensor(player)
    assert state.information_state_tensor(player) == before
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_tensor(player) == one.information_state_tensor(player)
    assert state.information_state_string(player) == one.information_state_string(player)


@pytest.mark.parametrize("rows", [0, -1, 10**6])
def test_a_journal_has_a_row_at_least_and_not_millions(rows: int) -> None:
    with pytest.raises(OptionError, match="recall must be 1 to"):
        pyspiel.load_game(openspiel_game.NAME, {"game": "skye", "recall": rows})
