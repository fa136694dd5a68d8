"""What a seat may know (DR-3.7), and what bots are told."""

import json
import random
from statistics import fmean

import pytest

from lanternway.bots import get_bot
from lanternway.core import SPECTATOR
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road.rules import decks
from lanternway.games.dark_road.sets import members
from tests.games.dark_road.tables import act, choose, options_of, position, start


def test_coins_and_deeds_of_others_are_hidden_and_the_rest_is_public() -> None:
    state = start({}, 3, 4)
    view = state.view(1).data
    assert view["seats"][1]["coins"] == 6
    assert len(view["seats"][1]["deeds"]) == 1
    for other in (0, 2):
        assert "coins" not in view["seats"][other]
        assert "deeds" not in view["seats"][other]
        assert view["seats"][other]["deed_count"] == 1
        assert view["seats"][other]["log"] == {
            "heroes": [],
            "commissions": [],
            "led": {"dark_road": 0, "shortcut": 0},
        }
    assert "coins" not in state.view(SPECTATOR).data["seats"][1]
    assert start({"open_coins": True}, 3, 4).view(1).data["seats"][0]["coins"] == 5


@pytest.mark.parametrize(("now", "usual"), [(1, 7.5), (7, 22.5), (13, 37.5)])
def test_rivals_are_thought_to_grow_rich_as_the_rounds_go_by(now: int, usual: float) -> None:
    """Whoever thinks that rivals have few coins to the end thinks itself far ahead."""
    worlds = GAME.worlds(position(round=now).view(0))
    coins = [worlds.sample(seed).view(1).data["seats"][1]["coins"] for seed in range(200)]
    assert fmean(coins) == pytest.approx(usual, abs=1.0)
    assert max(coins) - min(coins) > 8
    assert min(coins) >= 0


def test_no_view_names_a_card_that_lies_face_down() -> None:
    """Heroes, deeds and companions that only the decks hold occur nowhere in anybody's view."""
    state = start({}, 2, 9)
    text = json.dumps(state.view(0).data)
    for hero in members(state.decks[decks.HEROES].pool):
        assert f'"{state.content.hero_ids[hero]}"' not in text
    for deed in members(state.decks[decks.DEEDS].pool):
        assert f'"{state.content.deed_ids[deed]}"' not in text


def test_what_was_put_under_a_deck_is_known_but_not_its_order() -> None:
    one, other = [
        position(decks__heroes={"top": [], "under": under}, inn=[None] * 4).view(0).data
        for under in (["ysmay", "agatha"], ["agatha", "ysmay"])
    ]
    assert one == other
    assert one["decks"]["heroes_under"] == ["agatha", "ysmay"]


@pytest.mark.clause("DR-2.8")
def test_a_deed_kept_in_secret_tells_the_others_nothing() -> None:
    views = []
    for pick in ("first", "second"):
        state = start({"deed_choice": True}, 2, 3)
        assert options_of(state, 0) == ["keep first", "keep second"]
        act(state, f"0 keep {pick}")
        views.append(state.view(1).data)
        assert state.view(0).data["seats"][0]["put_under"] is not None
    assert views[0] == views[1]


def test_the_greedy_bot_beats_chance_by_far_and_keeps_coins_and_prestige_level() -> None:
    greedy: list[int] = []
    chance: list[int] = []
    gaps: list[int] = []
    for seed in range(3):
        state = start({}, 2, f"greedy/{seed}")
        bots = [get_bot("greedy:1", seed), get_bot("random", seed)]
        while state.agenda:
            seat = state.to_move()[0]
            state.perform(seat, bots[seat].choose(state.view(seat), state.legal(seat)))
        outcome = state.outcome()
        assert outcome is not None
        greedy.append(outcome.scores[0])
        chance.append(outcome.scores[1])
        gaps.append(abs(state.coins[0] - state.prestige[0]))
        assert state.log[0].heroes.bit_count() + state.log[0].commissions.bit_count() >= 3
    assert min(greedy) > max(chance) + 5
    assert sum(gaps) / len(gaps) < 16


def test_values_see_what_is_good() -> None:
    """A delivered commission, coins, and prestige that lags behind count."""
    poor = GAME.advice.value(position(seats__0__coins=10), 0)
    assert GAME.advice.value(position(seats__0__coins=12), 0) > poor
    more = GAME.advice.value(position(seats__0__coins=10, seats__0__prestige=4), 0)
    assert more > GAME.advice.value(position(seats__0__coins=14), 0)


def test_priors_are_defined_everywhere() -> None:
    state = start({}, 4, 12)
    chance = random.Random(2)
    while state.agenda:
        seat, action = choose(state, chance)
        legal = state.legal(seat)
        priors = GAME.advice.priors(state, seat, legal)
        assert len(priors) == len(legal)
        assert abs(sum(priors) - 1) < 1e-9
        assert min(priors) > 0
        state.perform(seat, action)
