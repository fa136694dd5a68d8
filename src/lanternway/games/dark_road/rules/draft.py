"""Before the first turn: which deed is kept, which steed is drafted (DR-2.8, DR-2.10)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame
from lanternway.games.dark_road import actions, tell
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import decks, gains, turns
from lanternway.games.dark_road.rules.concern import door

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def legal_keep(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return actions.KEEP.actions


def do_keep(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    """One of two deeds is kept, the other goes under the deck (DR-2.8)."""
    opening = table.opening
    kept = opening.drawn[seat][action.args[0]]
    other = opening.drawn[seat][1 - action.args[0]]
    opening.drawn[seat] = ()
    opening.put_under[seat] = other
    decks.put_deed_under(table, other)
    table.deeds[seat] |= 1 << kept
    tell.deed_kept(table, seat, kept)
    table.agenda.pop()
    if not table.agenda:
        turns.first_turn(table)


def legal_draft(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return [
        actions.DRAFT.actions[steed] for steed, hero in enumerate(table.opening.draft) if hero >= 0
    ]


def do_draft(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    """A steed with its starting hero (DR-2.10)."""
    steed = action.args[0]
    draft = table.opening.draft
    hero = draft[steed]
    draft[steed] = NOTHING
    mount(table, seat, steed, hero)
    table.agenda.pop()
    tell.steed(table, seat, steed)
    gains.board(table, seat, hero, with_bonus=True)
    if not table.agenda:
        table.opening.draft = [NOTHING] * len(draft)
        if table.concern is not None:
            door.starting_hero(table)
        turns.first_turn(table)


def mount(table: "Table", seat: int, steed: int, hero: int) -> None:
    """The seat begins with this steed and this starting hero."""
    opening = table.opening
    table.steeds_left &= ~(1 << steed)
    table.steeds[seat] |= 1 << steed
    opening.first_steed[seat] = steed
    opening.first_hero[seat] = hero
    opening.starters_left &= ~(1 << hero)
