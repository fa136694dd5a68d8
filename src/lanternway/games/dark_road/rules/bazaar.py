"""The Great Bazaar and the Dark Market (DR-5.1, DR-5.3)."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Frame, Refusal
from lanternway.games.dark_road import actions, names, tell, tell_caravan
from lanternway.games.dark_road.content_words import GOODS
from lanternway.games.dark_road.effect import BASIC
from lanternway.games.dark_road.frames import Bazaar
from lanternway.games.dark_road.limits import SECTION_LIMIT
from lanternway.games.dark_road.rules import effects, gains

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

ROTATED: Final = 1
TURNED: Final = 2
BOUGHT: Final = 4
"""What can have been done in the Bazaar, as bits."""

# --- the Great Bazaar -----------------------------------------------------------------------------


def price_with(table: "Table", frame: Bazaar, good: int) -> int:
    """The price of everything with this good added; a section counts once (DR-5.1.2)."""
    if frame.sections >> good & 1:
        return frame.price
    return frame.price + table.content.price[table.wheel][good]


def due(table: "Table", seat: int, frame: Bazaar, price: int) -> int:
    """What of a price is still to be paid; a steed's discount comes off the total (DR-11.1), and a steed
    harnessed between two purchases gives nothing back."""
    return max(0, price - table.content.discount[table.steeds[seat]] - frame.paid)


def legal_bazaar(table: "Table", seat: int, frame: Bazaar) -> list[Action]:
    market = table.market
    found: list[Action] = []
    if not frame.done & BOUGHT:
        if not frame.done & ROTATED:
            found.append(actions.DO_ROTATE)
        if not frame.done & TURNED:
            found += _turns(market)
    purse = table.coins[seat]
    for good in range(len(GOODS)):
        if (
            market[good]
            and table.good_supply[good]
            and due(table, seat, frame, price_with(table, frame, good)) <= purse
        ):
            found.append(actions.BUY.actions[good])
    found.append(actions.DO_FINISH)
    return found


def do_bazaar(table: "Table", seat: int, frame: Bazaar, action: Action) -> None:
    family = action.family
    if family is actions.DONE:
        table.agenda.pop()
    elif family is actions.ROTATE:
        effects.rotate(table, 1)
        _note(table, frame, ROTATED)
    elif family is actions.TURN:
        old, new = action.args
        table.market[old] -= 1
        table.market[new] += 1
        tell.die_turned(table, seat, old, new)
        _note(table, frame, TURNED)
    else:
        buy(table, seat, frame, action.args[0])


def why_bazaar(table: "Table", seat: int, frame: Bazaar, action: Action) -> Refusal | None:
    if action.family is actions.ROTATE or action.family is actions.TURN:
        return _why_no_turning(table, frame, action)
    if action.family is not actions.BUY:
        return None
    good = action.args[0]
    if not table.market[good]:
        return Refusal("DR-5.1.2", "dark_road-why-no-such-die")
    if not table.good_supply[good]:
        return Refusal("DR-4.6.4", "dark_road-why-no-supply", {"good": names.good_name(good)})
    need = due(table, seat, frame, price_with(table, frame, good))
    return Refusal("DR-5.1.2", "dark_road-why-coins", {"need": need})


def _turns(market: list[int]) -> list[Action]:
    """Every die can be turned to every section with room."""
    roomy = [good for good, dice in enumerate(market) if dice < SECTION_LIMIT]
    found: list[Action] = []
    for good, dice in enumerate(market):
        if dice:
            for other in roomy:
                if other != good:
                    found.append(actions.TURN.actions[len(GOODS) * good + other])
    return found


def _note(table: "Table", frame: Bazaar, what: int) -> None:
    """Remember what was done."""
    done = frame.done | what
    table.agenda[-1] = Bazaar(frame.seat, done, frame.sections, frame.price, frame.paid)


def buy(table: "Table", seat: int, frame: Bazaar, good: int) -> None:
    """Pay, set the die aside, take the good (DR-5.1.2)."""
    price = price_with(table, frame, good)
    cost = due(table, seat, frame, price)
    if cost:
        gains.lose_coins(table, seat, cost)
    else:
        tell_caravan.windfall(table, seat, "free")
    set_die_aside(table, good)
    gains.gain_good(table, seat, good, BASIC)
    sections = frame.sections | 1 << good
    table.agenda[-1] = Bazaar(seat, frame.done | BOUGHT, sections, price, frame.paid + cost)


def set_die_aside(table: "Table", good: int) -> None:
    """A market die is used until Rest."""
    table.market[good] -= 1
    table.dice_aside += 1


def _why_no_turning(table: "Table", frame: Bazaar, action: Action) -> Refusal:
    """The wheel and a die are turned at most once, and before buying (DR-5.1.1)."""
    if frame.done & BOUGHT:
        return Refusal("DR-5.1.1", "dark_road-why-bought-already")
    if frame.done & (ROTATED if action.family is actions.ROTATE else TURNED):
        return Refusal("DR-5.1.1", "dark_road-why-once")
    if not table.market[action.args[0]]:
        return Refusal("DR-5.1.1", "dark_road-why-no-such-die")
    return Refusal("DR-5.1.1", "dark_road-why-section-full")


# --- the Dark Market ------------------------------------------------------------------------------


def legal_ring(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """A coin a space (DR-5.3.1)."""
    return actions.RINGS[min(len(actions.RINGS) - 1, table.coins[seat])]


def do_ring(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    if action.family is actions.RING:
        steps = action.args[0] + 1
        gains.lose_coins(table, seat, steps)
        effects.move_ring(table, seat, steps)


def why_ring(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is actions.RING:
        return Refusal("DR-5.3.1", "dark_road-why-coins", {"need": action.args[0] + 1})
    return None
