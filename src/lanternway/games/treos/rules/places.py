"""Forts, inns, secret places, and the bonuses of a camp (TR-5.1, TR-7)."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Frame, Refusal
from lanternway.games.treos import tell
from lanternway.games.treos.actions import DONE, HOP, USE
from lanternway.games.treos.agenda import GATES, HOPPING, USING, Trading
from lanternway.games.treos.board import BIT, FORT, INN, PLAIN, SECRET, TOWN, members
from lanternway.games.treos.content import (
    CONTENT,
    HIDDEN,
    NO_TILE,
    PORTAL,
    SHOWN_MILEPOST,
    SHOWN_PORTAL,
    SHOWN_SETTLEMENT,
)
from lanternway.games.treos.rules import towns
from lanternway.games.treos.rules.move import hop, space_of
from lanternway.games.treos.rules.rewards import draw_side_quests, gain_cards, gain_gold
from lanternway.games.treos.streams import SECRET_TILE

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

_USE_OR_NOT: Final = USE.actions + DONE.actions
_NOTHING: Final[list[Action]] = []


# --- ending a move -----------------------------------------------------------------------------------


def go_on_arrive(table: "Table", frame: Frame) -> None:
    """The movement is over: note where, then use the space (TR-5.1)."""
    seat = frame.seat
    if table.turns[seat].moves == 0:
        offer_gates(table, seat)
        return
    note_arrival(table, seat)
    open_space(table, seat)


def note_arrival(table: "Table", seat: int) -> None:
    """Write down what side quests ask for about where a move ends (TR-11.1)."""
    today = table.today_to_change(seat)
    today.turns_moved += 1
    here = table.spaces[seat]
    if table.board.place[here] == TOWN:
        today.end_towns |= 1 << table.board.what[here]


def open_space(table: "Table", seat: int) -> None:
    """What ending on a special space offers; the first visitor discovers it (TR-7.3)."""
    here = table.spaces[seat]
    place = table.board.place[here]
    if place == PLAIN:
        return
    what = table.board.what[here]
    if place == TOWN:
        table.agenda.append(Trading(seat, True, table.happening(seat).quests))
    elif place == FORT:
        table.agenda.append(Frame(USING, seat))
    elif place == INN:
        if not table.visited_inns >> what & 1:
            table.visited_inns |= 1 << what
            if gain_gold(table, seat, 1, "inn"):
                return
        table.agenda.append(Frame(USING, seat))
    elif table.secrets[what] != NO_TILE:
        open_secret(table, seat, what)


def open_secret(table: "Table", seat: int, slot: int) -> None:
    if table.secrets[slot] == HIDDEN:
        if discover(table, seat, slot):
            return
        if table.secrets[slot] == SHOWN_PORTAL:
            table.agenda.append(Frame(HOPPING, seat))
            return
    if table.secrets[slot] != SHOWN_PORTAL:
        table.agenda.append(Frame(USING, seat))


def discover(table: "Table", seat: int, slot: int) -> bool:
    """Turn a secret place over; True if its gold ends the game."""
    tile = table.chance.take(SECRET_TILE, table.unseen_tiles)
    table.reveal()
    table.secrets[slot] = tile + 1
    here = table.spaces[seat]
    if tile == PORTAL:
        table.portals |= BIT[here]
    tell.discovered(table, seat, here, tile)
    return gain_gold(table, seat, 1, "secret")


# --- using it ----------------------------------------------------------------------------------------


def legal_use(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """Fort, inn, milepost or settlement: use it or not; empty when there is nothing to get."""
    here = table.spaces[seat]
    what = table.board.what[here]
    place = table.board.place[here]
    if place == FORT and table.weapons[seat] >> what & 1:
        return _NOTHING
    if place == SECRET and table.secrets[what] == SHOWN_MILEPOST and table.common_deck == 0:
        return _NOTHING
    return _USE_OR_NOT


def do_use(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    if action.family is USE:
        use(table, seat)


def use(table: "Table", seat: int) -> None:
    """The fort's weapon, a side quest of an inn or a settlement, a card of a milepost."""
    here = table.spaces[seat]
    place = table.board.place[here]
    if place == FORT:
        arm(table, seat, table.board.what[here])
    elif place == INN or table.secrets[table.board.what[here]] == SHOWN_SETTLEMENT:
        draw_side_quests(table, seat)
    else:
        gain_cards(table, seat)


def arm(table: "Table", seat: int, weapon: int) -> None:
    """Take the fort's weapon: the gold and the bonus of the next weapon space (TR-7.1)."""
    character = CONTENT.characters[table.setting.characters[seat]]
    owned = table.weapons[seat].bit_count()
    if table.weapons[seat] >> weapon & 1:
        return
    table.weapons[seat] |= 1 << weapon
    tell.armed(table, seat, weapon)
    if gain_gold(table, seat, character.gold[owned], "fort"):
        return
    for bonus in character.bonus[owned]:
        if bonus == "side_quest":
            draw_side_quests(table, seat)
        elif bonus == "card":
            gain_cards(table, seat)
        else:
            table.agenda.append(Trading(seat, False, 1))


# --- *Open Gates*: the space one stands on without a move --------------------------------------------


def offer_gates(table: "Table", seat: int) -> None:
    event = table.happening(seat)
    if event.gates > table.today[seat].gates_used and is_usable(table, seat):
        table.agenda.append(Frame(GATES, seat))


def is_usable(table: "Table", seat: int) -> bool:
    """Whether ending here would offer anything."""
    here = table.spaces[seat]
    place = table.board.place[here]
    what = table.board.what[here]
    if place == TOWN:
        return towns.has_business(table, seat)
    if place == FORT:
        return not table.weapons[seat] >> what & 1
    if place == INN:
        return True
    if place == SECRET:
        tile = table.secrets[what]
        if tile == SHOWN_MILEPOST:
            return table.common_deck > 0
        return tile in (HIDDEN, SHOWN_SETTLEMENT)
    return False


def legal_gates(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return _USE_OR_NOT


def do_gates(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    if action.family is DONE:
        return
    table.today_to_change(seat).gates_used += 1
    tell.gates_opened(table, seat)
    reveals = table.reveals
    open_space(table, seat)
    if table.agenda and table.agenda[-1].kind is USING and table.reveals == reveals:
        table.agenda.pop()  # asked and answered already
        use(table, seat)


# --- the final hop -----------------------------------------------------------------------------------


def legal_hop(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """The final hop from a portal just discovered; the start space stays barred (TR-3.9)."""
    here = table.spaces[seat]
    targets = table.open_portals() & ~table.guarded() & ~BIT[here] & ~table.turns[seat].barred
    if not targets:
        return _NOTHING
    return [HOP.actions[space] for space in members(targets)] + DONE.actions


def do_hop(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    if action.family is HOP:
        hop(table, seat, action.args[0])
        tell.hopped(table, seat, action.args[0])


def why_hop(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is HOP:
        return Refusal("TR-3.9", "treos-why-no-hop", space_of(table, action.args[0]))
    return None


# --- the camp ----------------------------------------------------------------------------------------


def go_on_camp(table: "Table", frame: Frame) -> None:
    """Bonuses of the event for where a move ended."""
    seat = frame.seat
    if table.event < 0 or table.turns[seat].moves == 0:
        return
    event = table.happening(seat)
    here = table.spaces[seat]
    if not is_special(table, here):
        if gain_gold(table, seat, event.plain_gold, "event"):
            return
        gain_cards(table, seat, event.plain_cards)
        draw_side_quests(table, seat, event.plain_tasks)
    if table.spaces.count(here) > 1:
        if gain_gold(table, seat, event.shared_gold, "event"):
            return
        gain_cards(table, seat, event.shared_cards)
        draw_side_quests(table, seat, event.shared_tasks)


def is_special(table: "Table", space: int) -> bool:
    """Towns, forts, inns and secret places, revealed or not."""
    place = table.board.place[space]
    if place == SECRET:
        return table.secrets[table.board.what[space]] != NO_TILE
    return place != PLAIN
