"""What bots are told of a position: about the points at the end, whatever is being done just now."""

from collections import defaultdict
from statistics import mean
from typing import Any

import pytest

from lanternway.bots import get_bot
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content_words import STEEDS
from tests.games.dark_road.tables import position, start

STEPS = ("activate", "bump", "travel", "declare", "join", "die", "fortune")
"""What every game does often, and what changes little by itself."""


@pytest.fixture(scope="module")
def told() -> tuple[dict[str, list[float]], dict[int, list[float]]]:
    """Four greedy games: by how much each step changed the value, and in each round by how much the
    value missed the score."""
    changes: dict[str, list[float]] = defaultdict(list)
    misses: dict[int, list[float]] = defaultdict(list)
    for seed in range(4):
        state = start({}, 2, f"even:{seed}")
        bots = [get_bot("greedy:1", f"{seed}:{seat}") for seat in range(2)]
        values: list[tuple[int, int, float]] = []
        while movers := state.to_move():
            seat = movers[0]
            legal = state.legal(seat)
            action = legal[0] if len(legal) == 1 else bots[seat].choose(state.view(seat), legal)
            before = GAME.value(state, seat)
            values.append((state.t[at.ROUND], seat, before))
            state.perform(seat, action)
            changes[action.family.verb].append(GAME.value(state, seat) - before)
        outcome = state.outcome()
        assert outcome is not None
        for round_, seat, value in values:
            misses[round_].append(outcome.scores[seat] - value)
    return changes, misses


@pytest.mark.parametrize("verb", STEPS)
def test_a_step_that_was_expected_hardly_changes_the_value(
    told: tuple[dict[str, list[float]], dict[int, list[float]]], verb: str
) -> None:
    """Else a search would like to stop in the middle of something, or never begin it."""
    changes = told[0][verb]
    assert len(changes) >= 30
    assert abs(mean(changes)) < 1.2


def test_the_value_is_about_the_score_at_the_end(
    told: tuple[dict[str, list[float]], dict[int, list[float]]],
) -> None:
    misses = told[1]
    assert set(misses) == set(range(1, 14))
    for round_, found in misses.items():
        assert abs(mean(found)) < 5.0, round_


LED: dict[str, Any] = {
    "turn__step": "activate",
    "seats__0__space": 2,
    "seats__0__reserve": ["0", "2", "3"],
    "seats__0__pool": {"night": "1a", "lit": None},
    "agenda": [["fortunes", 0, 2]],
    "caravan": {
        "leader": 0,
        "road": "dark_road",
        "town": "northbreak",
        "travellers": [0, 1],
        "extra_die": False,
        "event": None,
        "dice": [],
        "taken": [],
    },
}
"""A caravan that seat 0 leads has come home: two good fortunes are left."""


@pytest.mark.parametrize(
    ("coins", "prestige", "wanted"), [(25, 8, "fortune B"), (3, 25, "fortune C")]
)
def test_a_greedy_bot_keeps_coins_and_prestige_level(
    coins: int, prestige: int, wanted: str
) -> None:
    """DR-12.2: the lower one counts: two prestige with a deed, or three more coins."""
    state = position(
        **LED,
        round=12,
        seats__0__coins=coins,
        seats__0__prestige=prestige,
        seats__0__lit=["0", "0"],
        seats__0__steeds=["woolsworth"],
        seats__0__upgrades=["U1"],
    )
    assert get_bot("greedy", 1).choose(state.view(0), state.legal(0)).text == wanted


def test_velvet_expects_a_further_upgrade() -> None:
    """DR-11.5: with one upgrade another steed has nothing more to expect of good fortune D."""
    worth = {
        (steed, upgrades): GAME.value(
            position(
                **LED,
                seats__0__coins=25,
                seats__0__prestige=5,
                seats__0__steeds=[steed],
                seats__0__upgrades=["U1"][:upgrades],
                seats__0__lit=["0", "0"],
                courtyard=[None, None],
            ),
            0,
        )
        for steed in ("velvet", "woolsworth")
        for upgrades in (0, 1)
    }
    more = {steed: worth[steed, 1] - worth[steed, 0] for steed in ("velvet", "woolsworth")}
    assert more["velvet"] > more["woolsworth"]


def worth_of_upgrades(steed: str) -> dict[str, float]:
    """What each upgrade adds to the value in the first round."""
    plain = GAME.value(position(seats__0__steeds=[steed]), 0)
    return {
        upgrade: GAME.value(position(seats__0__steeds=[steed], seats__0__upgrades=[upgrade]), 0)
        - plain
        for upgrade in ("U1", "U2", "U3", "U4", "U5")
    }


@pytest.mark.parametrize("steed", STEEDS)
def test_the_best_upgrade_is_taken_first_but_by_velvet(steed: str) -> None:
    """DR-11.6: a steed that may own one upgrade wants the one that crafts upgraded goods; Velvet, who
    may own all, leaves it to the others at first, so that the table is even."""
    worth = worth_of_upgrades(steed)
    best = max(worth, key=lambda upgrade: worth[upgrade])
    assert (best == "U1") == (steed != "velvet"), worth


def test_a_storage_piece_is_worth_no_more_than_its_victory_points() -> None:
    """DR-11.6: it takes room, and the place of another upgrade."""
    assert worth_of_upgrades("lovebug")["U4"] < 2
