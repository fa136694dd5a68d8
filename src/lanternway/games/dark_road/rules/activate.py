"""Activate: which districts and which building (DR-4.5)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import BUILDINGS, DISTRICTS, SPACES
from lanternway.games.dark_road.rules import inn
from lanternway.games.dark_road.state import DarkRoadState

BAZAAR, COMMISSIONS, YURGS, DARK_MARKET, INN = range(5)
ALL_BUILDINGS = 0b1111 << 5


def places(s: DarkRoadState, seat: int) -> int:
    """Mask of what can be activated from the pawn's space with the dice of the pool (DR-4.5.2)."""
    t = s.t
    base = seat * at.STRIDE
    space = t[base + at.SPACE]
    one, two = SPACES[space]
    mask = 1 << one | 1 << two
    if t[base + at.POOL_LIT] >= 0:
        reach = s.k.any_building[t[base + at.STEEDS]]  # DR-11.2
        if reach and (space or reach == 2):
            mask |= ALL_BUILDINGS
        elif space:
            mask |= 16 << space
    return mask


def first_frame(s: DarkRoadState, seat: int) -> Frame:
    districts = 2 if s.t[seat * at.STRIDE + at.POOL_LIT] >= 0 else 1
    return (f.F_ACTIVATE, seat, districts, places(s, seat))


def legal_activate(s: DarkRoadState, frame: Frame) -> list[Action]:
    mask = frame[3]
    found: list[Action] = []
    if frame[2]:
        for district in range(5):
            if mask >> district & 1 and (district != INN or inn.usable(s, frame[1])):
                found.append(a.ACTIVATE[district])
    if mask >> 5:
        for i in range(4):
            if mask >> 5 + i & 1:
                found.append(a.ACTIVATE[5 + s.t[at.BUILDINGS + i]])
    found.append(a.A_DONE)
    return found


def do_activate(s: DarkRoadState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    if action.kind == a.K_DONE:
        s.agenda.pop()
        rest.rest(s)
        return
    place = action.args[0]
    if s.sink is not None:
        word = DISTRICTS[place] if place < 5 else BUILDINGS[place - 5]
        s.emit("activated", {"seat": seat, "place": "@dark_road-place-" + word})
    if place >= 5:
        s.agenda[-1] = (f.F_ACTIVATE, seat, frame[2], frame[3] & 31)
        s.agenda.append((f.F_LIST, seat, s.k.c.building_list[place - 5], 0))
        return
    s.agenda[-1] = (f.F_ACTIVATE, seat, frame[2] - 1, frame[3] & ~(1 << place))
    if place == BAZAAR:
        s.agenda.append((f.F_BAZAAR, seat, 0, 0, 0, 0))
    elif place == COMMISSIONS:
        s.agenda.append((f.F_GAIN_COMMISSION, seat))
    elif place == YURGS:
        s.agenda.append((f.F_AT_YURGS, seat))
    elif place == DARK_MARKET:
        s.agenda.append((f.F_RING, seat))
    else:
        s.agenda.append((f.F_INN, seat, 0))


from lanternway.games.dark_road.rules import rest  # noqa: E402
