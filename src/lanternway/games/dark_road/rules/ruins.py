"""Yurg's Excursions and the Ruins of Yin (DR-5.5, DR-6)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import HERO_SLOTS
from lanternway.games.dark_road.rules import concern, effects, gains
from lanternway.games.dark_road.state import DarkRoadState


def at_yurgs(s: DarkRoadState, frame: Frame) -> None:
    """What a steed brings at Yurg's comes first (DR-11.3)."""
    seat = frame[1]
    s.agenda[-1] = (f.F_YURGS, seat)
    for number in s.k.at_yurgs[s.t[seat * at.STRIDE + at.STEEDS]]:
        s.agenda.append((f.F_LIST, seat, number, 0))


def legal_yurgs(s: DarkRoadState, frame: Frame) -> list[Action]:
    return a.EXCURSION


def do_yurgs(s: DarkRoadState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    if action.args[0] == 0:
        s.agenda[-1] = (f.F_DELVE, seat)
        return
    s.agenda[-1] = (f.F_INVITE, seat)
    for number in s.k.at_caravan[s.t[seat * at.STRIDE + at.STEEDS]]:
        s.agenda.append((f.F_LIST, seat, number, 0))


def legal_delve(s: DarkRoadState, frame: Frame) -> list[Action]:
    """One space, and up to one more for each hero aboard (DR-6.1)."""
    return a.DELVES[1 + gains.held(s.t, frame[1] * at.STRIDE, at.HEROES, HERO_SLOTS)]


def do_delve(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda[-1] = (f.F_LIGHT, frame[1])
    effects.move_ruins(s, frame[1], action.args[0] + 1)


def legal_light(s: DarkRoadState, frame: Frame) -> list[Action]:
    """A lantern for the ruins die (DR-6.3); free with U5, or a coin under the Lamp Below."""
    t = s.t
    base = frame[1] * at.STRIDE
    if s.k.ruins_free[t[base + at.UPGRADES]]:
        return [a.LIGHT[2], a.A_DECLINE]
    found: list[Action] = []
    if t[base + at.LANTERNS]:
        found.append(a.LIGHT[0])
    if s.level >= 0 and t[base + at.COINS] and concern.lamp_below(s):
        found.append(a.LIGHT[1])
    found.append(a.A_DECLINE)
    return found


def do_light(s: DarkRoadState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    s.agenda.pop()
    if action.kind == a.K_DECLINE:
        return
    if action.args[0] == 0:
        gains.lose_lanterns(s, seat, 1)
    elif action.args[0] == 1:
        gains.lose_coins(s, seat, 1)
    effects.roll(s, seat, 1, -1)
