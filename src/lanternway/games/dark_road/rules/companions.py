"""Companions: one entry that opens what they can do now (DR-4.2, DR-10)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.rules import able
from lanternway.games.dark_road.state import DarkRoadState

IN_EVENT = (op.COPY_TRAVEL_DIE, op.RAISE_TRAVEL_DIE)


def usable(s: DarkRoadState, seat: int, only_event: bool) -> list[Action]:
    """The abilities that can be used now, copies of a kind once; perhaps only those for events."""
    t = s.t
    base = seat * at.STRIDE
    mask = t[base + at.COMPANIONS]
    found: list[Action] = []
    if not mask:
        return found
    c = s.k.c
    quartz = t[base + at.QUARTZ]
    for card in members(mask & ~t[at.STRAYS_USED]):
        kind = c.card_kind[card]
        if c.companion_loyal[kind]:
            if not quartz:
                continue
            used = t[at.GIFTS + card]
        else:
            if not able.payable(s, seat, c.companion_gift[kind]):
                continue
            used = 0
        for i, number in enumerate(c.companion_abilities[kind]):
            if used >> i & 1:
                continue
            if only_event and s.k.lists[number][0][0] not in IN_EVENT:
                continue
            if able.can_list(s, seat, number):
                action = a.USE[2 * kind + i]
                if action not in found:
                    found.append(action)
    return found


def has_copy(s: DarkRoadState, seat: int) -> bool:
    """Whether a die of the event can still be copied (DR-10.6)."""
    return len(usable(s, seat, True)) > 0


def legal_companion(s: DarkRoadState, frame: Frame) -> list[Action]:
    found = usable(s, frame[1], False)
    found.append(a.A_BACK)
    return found


def do_companion(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    seat = frame[1]
    s.agenda.pop()
    if action.kind == a.K_BACK:
        t[at.CLOSED] = 1
        return
    c = s.k.c
    kind, ability = action.args
    if s.sink is not None:
        name = "@dark_road-companion-" + c.companion_ids[kind]
        s.emit("companion_used", {"seat": seat, "companion": name, "ability": ability + 1})
    s.agenda.append((f.F_LIST, seat, c.companion_abilities[kind][ability], 0))
    if c.companion_loyal[kind]:
        for card in members(t[seat * at.STRIDE + at.COMPANIONS]):
            if c.card_kind[card] == kind and not t[at.GIFTS + card] >> ability & 1:
                t[at.GIFTS + card] |= 1 << ability
                break
        t[seat * at.STRIDE + at.QUARTZ] -= 1  # it stays on the card, DR-10.8
    else:
        _pass_on(s, seat, c.card_kind.index(kind))
        s.agenda.append((f.F_LIST, seat, c.companion_gift[kind], 0))


def _pass_on(s: DarkRoadState, seat: int, card: int) -> None:
    """A stray goes to the left neighbour, past the Private Concern (DR-10.7, DR-17.20.1)."""
    t = s.t
    left = (seat + 1) % s.humans
    t[seat * at.STRIDE + at.COMPANIONS] &= ~(1 << card)
    t[left * at.STRIDE + at.COMPANIONS] |= 1 << card
    if left == seat:
        t[at.STRAYS_USED] |= 1 << card
    elif s.sink is not None:
        name = "@dark_road-companion-" + s.k.c.companion_ids[s.k.c.card_kind[card]]
        s.emit("stray_passed", {"seat": seat, "to_seat": left, "companion": name})


def legal_copy(s: DarkRoadState, frame: Frame) -> list[Action]:
    return [a.COPY[i] for i in able.rolled_rewards(s)]


def do_copy(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda.pop()
    number = s.k.c.event_faces[s.t[at.EVENT]][action.args[0]]
    s.agenda.append((f.F_LIST, frame[1], number, 0))


def legal_raise_by(s: DarkRoadState, frame: Frame) -> list[Action]:
    value = s.agenda[-2][2]
    return [a.RAISE[by - 1] for by in range(1, frame[2] + 1) if value + by <= 6]


def do_raise_by(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda.pop()
    below = s.agenda[-1]
    by = action.args[0] + 1
    tell_raised(s, frame[1], below[2], by)
    s.agenda[-1] = (f.F_RAISE, below[1], below[2] + by, below[3])


def tell_raised(s: DarkRoadState, seat: int, value: int, by: int) -> None:
    if s.sink is not None:
        s.emit("die_raised", {"seat": seat, "n": by, "value": value + by})
