"""What must hold on every table: each card in exactly one place, each piece where it may be."""

from typing import TYPE_CHECKING

from lanternway.core import DataError
from lanternway.games.treos.agenda import KEEPING
from lanternway.games.treos.board import BIT
from lanternway.games.treos.cards import CARDS, COMMON, UNSEEN
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.content import (
    ALL_TILES,
    CONTENT,
    EVENTS,
    HIDDEN,
    NO_EVENT_TODAY,
    PERSONAL_DECKS,
    SHOWN_PORTAL,
    TASKS,
)
from lanternway.games.treos.quests import NO_QUEST, QUESTS
from lanternway.games.treos.rules.rewards import has_room

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def check(table: "Table") -> None:
    """DataError names the promise that is broken."""
    _check_movement_cards(table)
    _check_other_cards(table)
    _check_pieces(table)
    for seat in range(table.seats):
        over = sum(frame.kind is KEEPING and frame.seat == seat for frame in table.agenda)
        if not has_room(table, seat, 0, -over):
            raise DataError(f"seats.{seat}", "more quests and side quests than slots (TR-6.2)")
        if table.gold[seat] >= table.setting.goal and table.winner != seat:
            raise DataError(
                f"seats.{seat}.gold", "the goal is reached and the game goes on (TR-8.1)"
            )


def _check_movement_cards(table: "Table") -> None:
    """84 movement cards: one's own with oneself, common ones with anybody or unseen."""
    seen: list[int] = list(table.unseen_commons)
    unseen = 0
    for seat in range(table.seats):
        top = table.tops[seat]
        unseen += top.count(UNSEEN)
        held = table.cards_in_plan(seat) + [card for card in top if card != UNSEEN]
        held += [*table.hands[seat], *table.rests[seat], *table.discards[seat]]
        for card in held:
            owner = CONTENT.cards[card - 1].owner
            if owner not in (table.setting.characters[seat], COMMON):
                raise DataError(f"seats.{seat}", f"holds the card {card} of another character")
        seen += held
    for character in range(len(CHARACTERS)):
        if character not in table.setting.characters:
            seen += PERSONAL_DECKS[character]  # in the box
    if sorted(seen) != list(range(1, CARDS + 1)):
        raise DataError("seats", "a movement card is missing or in two places")
    if table.common_deck + unseen != len(table.unseen_commons) or table.common_deck < 0:
        raise DataError("common_deck", "does not agree with the unseen common cards")


def _check_other_cards(table: "Table") -> None:
    quests = [quest for pile in table.quest_pools + table.quest_bottoms for quest in pile]
    quests += [quest for quest in table.upturned if quest != NO_QUEST]
    quests += [quest for held in table.quests for quest in held]
    if sorted(quests) != list(range(QUESTS)):
        raise DataError("quest_piles", "a quest is missing or in two places")
    tasks = table.side_pool + [card.task for card in table.side_bottom]
    tasks += [task for held in table.side_quests for task in held]
    if sorted(tasks) != list(range(TASKS)):
        raise DataError("side_deck", "a side quest is missing or in two places")
    events = table.event_pool + table.event_bottom
    if table.event != NO_EVENT_TODAY:
        events = [*events, table.event]
    if sorted(events) != list(range(EVENTS)):
        raise DataError("event_deck", "an event is missing or in two places")


def _check_pieces(table: "Table") -> None:
    board = table.board
    for number, space in enumerate(table.highwaymen):
        if not board.spaces & BIT[space]:
            raise DataError(f"highwaymen.{number}", "off the map")
        if board.closed_to_highwaymen & BIT[space]:
            raise DataError(f"highwaymen.{number}", "in a town or a fort (TR-4.2)")
    for seat, space in enumerate(table.spaces):
        if not board.spaces & BIT[space]:
            raise DataError(f"seats.{seat}.space", "off the map")
    portals = 0
    for slot, tile in enumerate(table.secrets):
        if tile == SHOWN_PORTAL:
            portals |= BIT[board.secrets[slot]]
    if portals != table.portals:
        raise DataError("secrets", "the portals do not agree with the tiles")
    shown = sum(tile > HIDDEN for tile in table.secrets)
    if shown + len(table.unseen_tiles) != len(ALL_TILES):
        raise DataError("secrets", "nine tiles in all (TR-1.4)")
