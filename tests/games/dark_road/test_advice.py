"""What bots are told of a position: about the points at the end, whatever is being done just now."""

import random
from collections import defaultdict
from statistics import mean
from typing import Any

import pytest

from lanternway.bots import get_bot
from lanternway.games.dark_road import GAME, agenda
from lanternway.games.dark_road.content import load
from lanternway.games.dark_road.content_source import Source, own_texts
from lanternway.games.dark_road.content_words import STEEDS, UPGRADES
from lanternway.games.dark_road.state import Table
from tests.games.dark_road.tables import act, choose, position, start

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
            before = GAME.advice.value(state, seat)
            values.append((state.round, seat, before))
            state.perform(seat, action)
            changes[action.family.verb].append(GAME.advice.value(state, seat) - before)
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
        (steed, upgrades): GAME.advice.value(
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
    plain = GAME.advice.value(position(seats__0__steeds=[steed]), 0)
    return {
        upgrade: GAME.advice.value(
            position(seats__0__steeds=[steed], seats__0__upgrades=[upgrade]), 0
        )
        - plain
        for upgrade in UPGRADES
    }


@pytest.mark.parametrize("steed", STEEDS)
def test_an_upgrade_has_one_price_for_all(steed: str) -> None:
    """Velvet may own more of them (DR-11.5), but each does the same to every wagon (DR-11.6)."""
    assert worth_of_upgrades(steed) == pytest.approx(worth_of_upgrades("lovebug"))


def test_the_upgrade_that_crafts_upgraded_goods_is_the_best() -> None:
    """DR-11.6"""
    worth = worth_of_upgrades("lovebug")
    assert max(worth, key=lambda upgrade: worth[upgrade]) == "U1"


def test_a_storage_piece_is_worth_no_more_than_its_victory_points() -> None:
    """DR-11.6: it takes room."""
    assert worth_of_upgrades("lovebug")["U4"] < 2


def test_a_good_fortune_promises_the_best_upgrade_that_is_left() -> None:
    """DR-7.4.1: not the one that somebody else owns, and none when all are gone."""
    worth = [
        GAME.advice.value(
            position(
                **LED,
                seats__0__coins=25,
                seats__0__prestige=5,
                seats__0__lit=["0", "0"],
                courtyard=[None, None],
                upgrades=left,
            ),
            0,
        )
        for left in (["U1", "U2"], ["U2"], [])
    ]
    assert worth == sorted(set(worth), reverse=True)


@pytest.fixture(scope="module")
def plans() -> list[Table]:
    """Tables of four at the beginning of turns: in the last round there is one die left, no question."""
    chance = random.Random(4)
    state = start({}, 4, "plans")
    found: list[Table] = []
    while state.to_move():
        if state.agenda[-1].kind is agenda.PLAN:
            found.append(state.clone())
        state.perform(*choose(state, chance))
    assert {table.round for table in found} == set(range(1, 13))
    return found


def test_no_steed_is_preferred_but_for_what_it_does(plans: list[Table]) -> None:
    """With rules that give every steed the same ability, none, it does not matter who has which; with
    any upgrade as well."""
    dull = load(Source(own_texts()), "en2022")
    dull.unlimited_upgrades[:] = [False] * len(dull.unlimited_upgrades)
    for ability in (
        dull.discount,
        dull.any_building,
        dull.move_exactly,
        dull.saddle_bag,
        dull.raise_die,
    ):
        ability[:] = [ability[0]] * len(ability)
    for happening in (
        dull.at_yurgs,
        dull.at_caravan,
        dull.on_upgrade,
        dull.on_delivery,
    ):
        happening[:] = [happening[0]] * len(happening)
    home = position(**LED, seats__0__coins=25, seats__0__prestige=5, seats__0__lit=["0", "0"])
    for table in [*plans, home]:
        state = table.clone()
        state.unshare()
        state.content = dull
        for seat in range(state.seats):
            for upgrades in (0, 1, 2, 4, 8, 16, 32, 63):
                state.upgrades[seat] = upgrades
                values = []
                for steed in range(len(STEEDS)):
                    state.steeds[seat] = 1 << steed
                    values.append(GAME.advice.value(state, seat))
                assert values == [values[0]] * len(STEEDS), (table.round, seat, upgrades)


def test_no_seat_is_preferred(plans: list[Table]) -> None:
    """Whoever has the turn stands alike wherever at the table that is: everybody moves some seats on."""
    for table in plans:
        seat = table.to_move()[0]
        value = GAME.advice.value(table, seat)
        for on in range(1, 4):
            data = table.to_data()
            data["seats"] = data["seats"][-on:] + data["seats"][:-on]
            data["turn"]["seat"] = (seat + on) % 4
            moved = GAME.from_data(data, GAME.options.read({}), 4)
            assert GAME.advice.value(moved, (seat + on) % 4) == pytest.approx(value)


@pytest.mark.parametrize("steed", STEEDS)
def test_after_the_last_visit_the_value_is_the_score(steed: str) -> None:
    """DR-12.1, DR-12.2: no ability matters any more."""
    for upgrade in UPGRADES:
        state = position(
            round=13,
            turn__step="final",
            seats__0__coins=20,
            seats__0__prestige=18,
            seats__0__deeds=[],
            seats__0__lit=["0"],
            seats__0__steeds=[steed],
            seats__0__upgrades=[upgrade],
        )
        act(state, "0 pass")
        assert state.to_move() == [1]
        assert GAME.advice.value(state, 0) == 18 + 1 + 2 * (upgrade == "U4")
