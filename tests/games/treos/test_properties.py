"""What holds in every game: cards are conserved, turning everything changes nothing, games end."""

import json
import random
from typing import Any

import pytest

from lanternway.core import DataError, get_game
from lanternway.games.treos.layouts import QUADRANTS
from lanternway.games.treos.state import Table
from tests.conformance.tables import Case, cases_of, play_out

GAME = get_game("treos")
CLOCKWISE = {"NW": "NE", "NE": "SE", "SE": "SW", "SW": "NW"}
NEXT_SIDE = {"S": "W", "W": "N", "N": "E", "E": "S"}
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"variable_setup": True}),
    (4, {"meaner_highwaymen": True, "secret_per_region": 1}),
    (4, {"highwaymen_at_phase_end": True}),
]


def turned(data: dict[str, Any]) -> dict[str, Any]:
    """The whole table after a quarter turn: regions, seats, and what is told in absolute directions."""
    data = json.loads(json.dumps(data))
    layout = data["layout"]
    data["layout"] = {
        CLOCKWISE[q]: {**layout[q], "turns": (layout[q]["turns"] + 1) % 4} for q in QUADRANTS
    }
    for seat in data["seats"]:
        seat["side"] = NEXT_SIDE[seat["side"]]
        facts = seat["facts"]
        facts["bearings"] = facts["bearings"][-2:] + facts["bearings"][:-2]
        compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
        facts["options"] = sorted(
            compass[(compass.index(o) + 2) % 8] if o in compass else o for o in facts["options"]
        )
        facts["lakes"] = sorted(LAKES.get(lake, lake) for lake in facts["lakes"])
    return data


LAKES = {
    "NW": "NE", "N": "E", "NE": "SE", "E": "S", "SE": "SW", "S": "W", "SW": "NW", "W": "N",
}  # fmt: skip


def plain(data: dict[str, Any]) -> dict[str, Any]:
    """Data with its sets in a fixed order."""
    data = json.loads(json.dumps(data))
    for seat in data["seats"]:
        seat["facts"]["options"].sort()
        seat["facts"]["lakes"].sort()
    return data


def turned_text(text: str) -> str:
    verb, _, rest = text.partition(" ")
    if verb != "step":
        return text
    compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    return f"step {compass[(compass.index(rest) + 2) % 8]}"


@pytest.mark.clause("TR-1.2", "TR-3.4")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_turning_the_map_and_the_seats_together_changes_nothing(
    seats: int, options: dict[str, Any]
) -> None:
    """No side of the table is better than another."""
    values = GAME.options.read(options)
    here = GAME.start(options, seats, 5)
    there = GAME.from_data(turned(here.to_data()), values, seats)
    there.chance = here.chance.clone()
    choose = random.Random(5)
    for number in range(1500):
        if not here.to_move():
            break
        assert here.to_move() == there.to_move()
        seat = choose.choice(here.to_move())
        legal = here.legal(seat)
        assert sorted(turned_text(a.text) for a in legal) == sorted(
            a.text for a in there.legal(seat)
        )
        action = choose.choice(legal)
        here.apply(seat, action)
        there.apply(seat, GAME.catalogue.parse(turned_text(action.text)))
        if number % 25 == 0:
            assert plain(turned(here.to_data())) == plain(there.to_data())


@pytest.mark.clause("TR-6.3", "TR-6.6", "TR-7.2", "TR-2.8")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_card_is_in_exactly_one_place_all_the_time(
    seats: int, options: dict[str, Any]
) -> None:
    """184 cards; and slots, pieces and tiles as they may be."""
    choose = random.Random(7)
    state = GAME.start(options, seats, 7)
    for _ in range(2500):
        if not state.to_move():
            break
        GAME.check(state)
        seat = choose.choice(state.to_move())
        state.apply(seat, choose.choice(state.legal(seat)))
    GAME.check(state)


def broken(change: str) -> Table:
    table = GAME.start({}, 2, 1)
    assert isinstance(table, Table)
    exec(change, {"table": table})
    return table


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("table.hands[0] = table.hands[0][1:]", "movement card is missing"),
        ("table.hands[0] = table.hands[1]", "of another character"),
        ("table.common_deck -= 1", "common_deck"),
        ("table.upturned[0] = table.upturned[1]", "quest is missing or in two places"),
        ("table.side_pool.pop()", "side quest is missing"),
        ("table.event = 3", "event is missing or in two places"),
        ("table.highwaymen[0] = table.board.towns[0]", "in a town or a fort"),
        ("table.quests[0] = (table.upturned[0],); table.upturned[0] = -1", "than slots"),
        ("table.gold[1] = 20", "the goal is reached"),
        ("table.secrets[0] = 3", "portals do not agree"),
    ],
)
def test_the_check_finds_what_is_broken(change: str, told: str) -> None:
    with pytest.raises(DataError, match=told):
        GAME.check(broken(change))


@pytest.mark.clause("TR-2.1", "TR-8.1", "TR-8.2")
@pytest.mark.parametrize("case", cases_of(GAME), ids=str)
def test_random_games_end(case: Case) -> None:
    """Somebody reaches the goal long before the bound."""
    goal = GAME.options.read(case.options)["goal"]
    assert isinstance(goal, int)
    for seed in range(3):
        state = case.start(f"end/{seed}")
        play_out(state, random.Random(seed), GAME.bound)
        GAME.check(state)
        outcome = state.outcome()
        assert outcome is not None
        assert len(outcome.winners()) == 1
        assert max(outcome.scores) >= goal
