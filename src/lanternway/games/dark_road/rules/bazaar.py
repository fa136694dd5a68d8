"""The Great Bazaar and the Dark Market (DR-5.1, DR-5.3)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import GOODS
from lanternway.games.dark_road.rules import effects, gains
from lanternway.games.dark_road.state import DarkRoadState

ROTATED, TURNED, BOUGHT = 1, 2, 4
SECTION_LIMIT = 2


def due(s: DarkRoadState, seat: int, frame: Frame, good: int) -> tuple[int, int]:
    """The price of everything with this good added, and what of it is still to be paid.

    A section counts once (DR-5.1.2); a steed's discount comes off the total (DR-11.1)."""
    t = s.t
    price = frame[4]
    if not frame[3] >> good & 1:
        price += s.k.price[t[at.WHEEL]][good]
    discount = s.k.discount[t[seat * at.STRIDE + at.STEEDS]]
    return price, max(0, price - discount) - frame[5]


def legal_bazaar(s: DarkRoadState, frame: Frame) -> list[Action]:
    t = s.t
    seat = frame[1]
    done = frame[2]
    found: list[Action] = []
    if not done & BOUGHT:
        if not done & ROTATED:
            found.append(a.A_ROTATE)
        if not done & TURNED:
            for good in range(6):
                if t[at.MARKET + good]:
                    for other in range(6):
                        if other != good and t[at.MARKET + other] < SECTION_LIMIT:
                            found.append(a.TURN[6 * good + other])
    purse = t[seat * at.STRIDE + at.COINS]
    for good in range(6):
        if (
            t[at.MARKET + good]
            and t[at.GOOD_SUPPLY + good]
            and due(s, seat, frame, good)[1] <= purse
        ):
            found.append(a.BUY[good])
    found.append(a.A_DONE)
    return found


def do_bazaar(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    seat = frame[1]
    kind, _, done, sections, price, paid = frame
    if action.kind == a.K_DONE:
        s.agenda.pop()
    elif action.kind == a.K_ROTATE:
        effects.rotate(s, 1)
        s.agenda[-1] = (kind, seat, done | ROTATED, sections, price, paid)
    elif action.kind == a.K_TURN:
        old, new = action.args
        t[at.MARKET + old] -= 1
        t[at.MARKET + new] += 1
        if s.sink is not None:
            name, other = "@dark_road-good-" + GOODS[old], "@dark_road-good-" + GOODS[new]
            s.emit("die_turned", {"seat": seat, "good": name, "to": other})
        s.agenda[-1] = (kind, seat, done | TURNED, sections, price, paid)
    else:
        good = action.args[0]
        price, cost = due(s, seat, frame, good)
        gains.lose_coins(s, seat, cost)
        t[at.MARKET + good] -= 1
        t[at.ASIDE] += 1
        gains.tile(s, seat, good)
        s.agenda[-1] = (kind, seat, done | BOUGHT, sections | 1 << good, price, paid + cost)


def legal_ring(s: DarkRoadState, frame: Frame) -> list[Action]:
    return a.RINGS[min(4, s.t[frame[1] * at.STRIDE + at.COINS])]


def do_ring(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda.pop()
    if action.kind == a.K_DONE:
        return
    n = action.args[0] + 1
    gains.lose_coins(s, frame[1], n)
    effects.move_ring(s, frame[1], n)
