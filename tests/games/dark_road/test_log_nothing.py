"""What finds nothing to take, nothing to give or no room is told, of the Private Concern too."""

from typing import Any

import pytest

from lanternway.core import Event
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road.content_words import TOWNS
from lanternway.games.dark_road.limits import COURTYARD_PLACES
from lanternway.games.dark_road.pieces import NOTHING, Deck
from lanternway.games.dark_road.rules import decks
from lanternway.games.dark_road.state import Table
from lanternway.games.dark_road.story import STORY
from lanternway.locales import Translator
from tests.games.dark_road.tables import position

PLAYERS = ["Ada", "Bence"]
IN_THE_CITY: dict[str, Any] = {
    "turn__step": "activate",
    "seats__0__space": 2,
    "seats__0__reserve": ["0", "2", "3"],
    "seats__0__pool": {"night": "1a", "lit": None},
    "seats__0__lanterns": 1,
    "seats__0__horseshoes": 0,
    "seats__0__heroes": [],
    "seats__0__goods": ["armor", "weapon"],
    "seats__0__steeds": ["velvet"],
    "seats__1__heroes": [],
    "seats__1__commissions": [],
}


def with_concern(card: str, value: int, **facts: Any) -> Table:
    """Seat 0 takes a die first, then the Private Concern one of the same value."""
    caravan = {
        "leader": 0,
        "road": "dark_road",
        "town": "northbreak",
        "travellers": [0, 1],
        "extra_die": False,
        "event": card,
        "dice": [value, value],
        "taken": [],
    }
    given = {**IN_THE_CITY, "agenda": [["event", 0, 1], ["die", 0]], "caravan": caravan}
    return position(1, {"private_concern": "merchant"}, **given, **facts)


def told_of(table: Table, seat: int, *moves: str) -> list[str]:
    """What the log says of a seat after these moves of seat 0, in English."""
    told: list[dict[str, Any]] = []
    for move in moves:
        events: list[Event] = []
        table.apply(0, GAME.catalogue.parse(move), events)
        told += [event.project(0) for event in events]
    speak = Translator("en")
    lines = [speak.text(line.message, line.args, PLAYERS) for line in STORY.tell(told)]
    return [line for line in lines if line.startswith(PLAYERS[seat])]


@pytest.mark.clause("DR-7.2.4", "DR-17.12")
def test_a_choice_of_losses_that_finds_nothing() -> None:
    """Wolves at the Treeline, value 2: a lantern or a coin."""
    table = with_concern("wolves_at_the_treeline", 2, seats__0__coins=3, seats__1__coins=0)
    lines = told_of(table, 1, "die 2", "choose lose-coins")
    assert lines[:2] == ["Bence takes the 2.", "Bence has nothing to lose: nothing happens."]


@pytest.mark.clause("DR-17.5.2", "DR-17.12")
def test_crates_without_room() -> None:
    """Frozen Ferry, value 5: two coins, then the marker comes to the north."""
    table = with_concern(
        "frozen_ferry", 5, ring="west", seats__0__coins=3, seats__1__coins=4, concern__crates=5
    )
    lines = told_of(table, 1, "die 5")
    assert "Bence has no room for another crate." in lines


@pytest.mark.clause("DR-17.5.2", "DR-17.8.2")
def test_a_cards_crate_without_room() -> None:
    table = position(
        1,
        {"private_concern": "merchant"},
        **IN_THE_CITY,
        concern__card="counting_house",
        concern__used=[],
        concern__crates=5,
        seats__1__space=0,
    )
    assert "Bence has no room for another crate." in told_of(table, 1, "done")


@pytest.mark.clause("DR-5.3.2", "DR-4.6.4")
def test_the_south_of_the_ring_with_no_card_left() -> None:
    """Nothing is lost there: no commission and no deed is left to take."""
    table = position(2, **{**IN_THE_CITY, "seats__0__space": 4}, seats__0__coins=3, ring="east")
    table.commission_tops = [NOTHING] * len(TOWNS)
    table.courtyard = [NOTHING] * COURTYARD_PLACES
    table.decks[decks.DEEDS] = Deck(0)
    lines = told_of(table, 0, "activate dark_market", "ring 1")
    assert lines[-2:] == [
        "Ada takes no commission: none is there.",
        "Ada takes no deed: none is left.",
    ]
