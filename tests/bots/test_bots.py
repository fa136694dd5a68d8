"""Bots choose what is legal, from what their seat may know, the same for the same seed."""

import itertools
import time

import pytest

from lanternway.bots import LEVELS, bot_names, bot_of_level, get_bot
from lanternway.bots.search import Effort, SearchBot
from lanternway.bots.tree import Node
from lanternway.core import Action, Game, OptionError, State, game_ids, get_game, state_hash
from tests.bots.games import play
from tests.smallgame import GAME
from tests.smallgame.state import Table

NAMES = ["random", "mild", "greedy", "greedy:1", "search:30", "level:1", "level:3"]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [play(GAME, [get_bot(name, f"{seat}") for seat in range(3)], 5) for _ in range(2)]
    assert state_hash(games[0]) == state_hash(games[1])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game_id", game_ids())
def test_bots_play_every_game(game_id: str, name: str) -> None:
    game = get_game(game_id)
    seats = max(2, game.seats.start)
    state = game.start({}, seats, 1)
    bots = [get_bot(name, seat) for seat in range(seats)]
    for _ in range(12):
        if movers := state.to_move():
            legal = state.legal(movers[0])
            action = bots[movers[0]].choose(state.view(movers[0]), legal)
            assert action in legal
            state.apply(movers[0], action)


class Spy:
    """Notes every state that is touched, and every world that was sampled or that came of one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.touched: set[int] = set()
        self.kept: list[State] = []
        for name in ("legal", "perform", "to_move", "clone", "view", "to_data", "outcome"):
            self._watch(monkeypatch, name)

    def _watch(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        original = getattr(Table, name)
        spy = self

        def watched(table: Table, *args: object) -> object:
            spy.touched.add(id(table))
            spy.kept.append(table)  # so that no id is used again
            return original(table, *args)

        monkeypatch.setattr(Table, name, watched)


@pytest.mark.parametrize("name", ["random", "mild", "greedy", "search:20", "level:3"])
def test_no_bot_touches_the_state_of_the_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = get_bot(name, 1)
    state = GAME.start({}, 3, 2)
    spy = Spy(monkeypatch)
    for _ in range(20):
        seat = state.to_move()[0]
        legal = state.legal(seat)
        view = state.view(seat)
        spy.touched.clear()
        action = bot.choose(view, legal)
        assert id(state) not in spy.touched
        assert bool(spy.touched) != (bot.blind or len(legal) == 1)
        state.apply(seat, action)


def test_search_says_what_it_thought() -> None:
    state = GAME.start({}, 2, 3)
    bot = SearchBot(1, Effort(iterations=200))
    chosen = bot.choose(state.view(0), state.legal(0))
    first = bot.thoughts[0]
    assert first.action is chosen
    assert first.visits == max(thought.visits for thought in bot.thoughts)
    assert sum(thought.visits for thought in bot.thoughts) == bot.iterations <= 200
    assert all(0 <= thought.value <= 1 for thought in bot.thoughts)
    assert first.line[0] == f"0 {chosen}"
    assert len(first.line) > 1
    assert first.to_data()["action"] == chosen.text


def test_search_stops_at_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.start({}, 4, 3)
    bot = get_bot("search:0.2s", 1)
    ticks = itertools.count(100)
    with monkeypatch.context() as patch:
        patch.setattr(time, "perf_counter", lambda: next(ticks) / 100)
        bot.choose(state.view(0), state.legal(0))
    assert isinstance(bot, SearchBot)
    assert bot.iterations == 8 + 18, "eight at least, then one a tick until the twentieth"


def test_search_stops_when_its_choice_cannot_change() -> None:
    """With more iterations than were left it would have chosen the same."""
    state = turn_with_oil()
    bot = SearchBot(1, Effort(iterations=4000))
    chosen = bot.choose(state.view(0), state.legal(0))
    first, second = (thought.visits for thought in bot.thoughts[:2])
    assert bot.iterations < 4000
    assert first - second > 4000 - bot.iterations
    assert bot.thoughts[0].action is chosen


@pytest.mark.parametrize("calm", [True, False])
def test_search_values_a_trade_when_it_is_over(calm: bool) -> None:
    """In Skye gold lies at tiles while they are priced and sold: neither spent nor kept."""
    skye = get_game("skye")
    state = skye.start({}, 4, 1)
    bot = SearchBot(1, Effort(iterations=1, calm=calm))
    search = bot.begin(skye.worlds(state.view(0)), state.view(0), state.legal(0))
    assert skye.advice.is_quiet(search.iterate()) is calm


def end_of_a_turn() -> tuple[State, Action]:
    """Dark Road: somebody may end the turn or go on with it; the action that ends it."""
    game = get_game("dark_road")
    state = game.start({}, 2, 4)
    bots = [get_bot("greedy:1", seat) for seat in range(2)]
    while True:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        for action in legal if len(legal) > 1 and not game.advice.is_quiet(state) else []:
            after = state.clone()
            after.perform(seat, action)
            if game.advice.is_quiet(after):
                return state, action
        state.perform(seat, bots[seat].choose(state.view(seat), legal))


def test_search_looks_no_further_than_the_end_of_a_turn_of_dark_road() -> None:
    """Whether a turn is ended or gone on with: both are valued when it is over, none after the rival's."""
    state, last = end_of_a_turn()
    seat = state.to_move()[0]
    game = get_game("dark_road")
    view = state.view(seat)
    search = SearchBot(1, Effort()).begin(game.worlds(view), view, state.legal(seat))
    for _ in range(20):
        world = search.iterate(last)
        assert game.advice.is_quiet(world)
        assert world.to_move() == [1 - seat], "the rival's turn is not played"


def test_search_looks_at_what_is_worth_a_look_in_the_world_it_walks_through() -> None:
    """A node belongs to many worlds: what one would pass over may be all that is legal in another."""
    treos = get_game("treos")
    state = treos.start({}, 2, 1)
    seat = state.to_move()[0]
    legal = state.legal(seat)
    search = SearchBot(1).begin(treos.worlds(state.view(seat)), state.view(seat), legal)
    node = Node()
    for action in legal[::2]:
        node.add(seat, action, 0.1)
    found = [edge.action for edge in search.open(state, node, seat, legal)]
    assert found == treos.advice.worth_a_look(state, seat, legal)
    assert 0 < len(found) < len(legal)


def turn_with_oil() -> State:
    """Seat 0's turn, with cards and oil: several questions in a row, all its own."""
    data = GAME.start({}, 2, 1).to_data()
    data["agenda"] = [{"ask": "turn", "seat": 0, "lit": False}]
    data["seats"][0].update(oil=6, hand=["candle", "wind"])
    return GAME.from_data(data, GAME.options.read({}), 2)


def test_search_reuses_its_tree_when_the_game_goes_as_expected() -> None:
    state = turn_with_oil()
    bot = SearchBot(1, Effort(iterations=200))
    action = bot.choose(state.view(0), state.legal(0))
    first = bot.iterations
    state.apply(0, action)
    if state.to_move() == [0] and len(state.legal(0)) > 1:
        bot.choose(state.view(0), state.legal(0))
        assert bot.iterations < 200
        assert sum(thought.visits for thought in bot.thoughts) > bot.iterations
    other = GAME.start({}, 2, 9)
    bot.choose(other.view(0), other.legal(0))
    assert bot.iterations >= 100
    assert first >= 100


def test_greedy_pours_its_oil_at_the_end() -> None:
    """In the last turn oil is worth nothing but the points it becomes (LF-3.2)."""
    data = turn_with_oil().to_data()
    data["round"] = 3
    data["seats"][0].update(oil=2, hand=[])
    state = GAME.from_data(data, GAME.options.read({}), 2)
    assert get_bot("greedy", 1).choose(state.view(0), state.legal(0)).text == "pour"


@pytest.mark.parametrize(
    "name",
    ["gredy", "search:x", "search:0", "level:6", "level", "random:3", "greedy:0", "search:1:2:3"],
)
def test_a_bot_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(OptionError):
        get_bot(name, 1)


def wins(game: Game, name: str, other: str, blocks: int) -> float:
    """The share of victories over both seats of so many deals."""
    total = 0.0
    for seed in range(blocks):
        for seat in range(2):
            names = [name, other] if seat == 0 else [other, name]
            outcome = play(game, [get_bot(n, f"{seed}:{n}") for n in names], seed).outcome()
            assert outcome is not None
            winners = outcome.winners()
            total += (seat in winners) / len(winners)
    return total / (2 * blocks)


def test_greedy_beats_random_and_search_beats_greedy() -> None:
    assert wins(GAME, "greedy", "random", 30) > 0.65
    assert wins(GAME, "search:100", "random", 30) > 0.7


def test_every_level_is_a_bot_of_every_game() -> None:
    for game_id in game_ids():
        for level in range(1, LEVELS + 1):
            get_bot(bot_of_level(game_id, level), 1)
    assert "level" in bot_names()
