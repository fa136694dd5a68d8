"""Questions of effects about goods: which to take, to give, to turn over (DR-16)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.dark_road import actions, tell
from lanternway.games.dark_road.content_words import tile
from lanternway.games.dark_road.effect import BASIC, UPGRADED
from lanternway.games.dark_road.frames import Flip, Good, LoseGood
from lanternway.games.dark_road.names import good_name
from lanternway.games.dark_road.rules import able, gains
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def legal_good(table: "Table", seat: int, frame: Good) -> list[Action]:
    return actions.TAKES[frame.side][frame.types & able.supply_types(table)]


def do_good(table: "Table", seat: int, frame: Good, action: Action) -> None:
    if frame.count > 1:
        table.agenda[-1] = Good(seat, frame.side, frame.types, frame.count - 1)
    else:
        table.agenda.pop()
    gains.gain_good(table, seat, action.args[0], frame.side)


def why_good(table: "Table", seat: int, frame: Good, action: Action) -> Refusal | None:
    if action.family is not actions.TAKE:
        return None
    good = action.args[0]
    if not table.good_supply[good]:
        return Refusal("DR-1.2", "dark_road-why-no-supply", {"good": good_name(good)})
    return Refusal("DR-16", "dark_road-why-not-offered")


def legal_lose_good(table: "Table", seat: int, frame: LoseGood) -> list[Action]:
    loss = table.content.lists[frame.number][frame.place]
    return [actions.GIVE_TILE[number] for number in able.tiles_to_lose(table, seat, loss)]


def do_lose_good(table: "Table", seat: int, frame: LoseGood, action: Action) -> None:
    if frame.count > 1:
        table.agenda[-1] = LoseGood(seat, frame.number, frame.place, frame.count - 1)
    else:
        table.agenda.pop()
    good, side = action.args
    gains.return_good(table, seat, good, side)
    tell.good_lost(table, seat, good, side)


def legal_flip(table: "Table", seat: int, frame: Flip) -> list[Action]:
    return [actions.FLIP.actions[good] for good in members(able.flippable(table, seat, frame.side))]


def do_flip(table: "Table", seat: int, frame: Flip, action: Action) -> None:
    good = action.args[0]
    table.agenda.pop()
    table.change_goods(seat, tile(good, BASIC), -1 if frame.side == UPGRADED else 1)
    table.change_goods(seat, tile(good, UPGRADED), 1 if frame.side == UPGRADED else -1)
    tell.flipped(table, seat, good, frame.side)
