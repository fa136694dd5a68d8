"""What a page works out for people, from nothing but what the viewer may know."""

from typing import TYPE_CHECKING, Any

from lanternway.games.treos.cards import NO_CARD
from lanternway.games.treos.data import words_of
from lanternway.games.treos.movement import endings
from lanternway.games.treos.plan import SLOTS
from lanternway.games.treos.regions import SPACE_WORDS
from lanternway.games.treos.rules.walking import walk_from

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def aids(table: "Table", viewer: int) -> dict[str, Any]:
    """Where the viewer's cards could lead; spectators have none."""
    return {"reach": reach(table, viewer)} if viewer >= 0 else {}


def reach(table: "Table", seat: int) -> dict[str, list[str]]:
    """Where each card in hand or planned ahead could take one from here: what a page lights up. The
    event of the day counts, the symbol does not."""
    cards = list(table.hands[seat])
    for slot in range(table.today[seat].phase + 1, SLOTS):
        if table.plans[seat][slot] != NO_CARD:
            cards.append(table.plans[seat][slot])
    found: dict[str, list[str]] = {}
    for card in sorted(cards):
        walk = walk_from(table, seat, card, table.spaces[seat], symbol=False)
        found[str(card)] = words_of(endings(table.board, walk) | walk.hops, SPACE_WORDS)
    return found
