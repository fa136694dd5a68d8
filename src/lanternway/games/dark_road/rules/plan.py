"""Plan and Move (DR-4.3, DR-4.4)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import VALUE
from lanternway.games.dark_road.rules import able, activate, gains
from lanternway.games.dark_road.state import DarkRoadState


def same_locked(t: list[int], base: int) -> bool:
    """Whether the three locked dice show one value (DR-4.3.1)."""
    first = base + at.LOCKED
    one, two, three = t[first], t[first + 1], t[first + 2]
    if one < 0 or two < 0 or three < 0:
        return False
    return VALUE[one] == VALUE[two] == VALUE[three]


def legal_plan(s: DarkRoadState, frame: Frame) -> list[Action]:
    t = s.t
    base = frame[1] * at.STRIDE
    first = base + at.RESERVE
    faces = 0
    for face in range(6):
        if t[first + face]:
            faces |= 1 << face
    found = a.BUMPS[faces]
    if not faces:  # DR-4.3.4
        found = [a.UNLOCK[slot] for slot in range(3) if t[base + at.LOCKED + slot] >= 0]
    if same_locked(t, base):  # in round 11 too, DR-4.3.1
        return [a.A_RESET, *found]
    return found


def do_plan(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    seat = frame[1]
    base = seat * at.STRIDE
    if action.kind == a.K_RESET:
        t[base + at.LOCKED : base + at.LOCKED + 3] = s.k.c.locked_at_start
        if s.sink is not None:
            s.emit("reset", {"seat": seat})
        return
    new = -1
    slot = action.args[-1]
    if action.kind == a.K_BUMP:
        new = action.args[0]
        t[base + at.RESERVE + new] -= 1
    bumped = t[base + at.LOCKED + slot]
    t[base + at.LOCKED + slot] = new
    t[base + at.POOL_NIGHT] = bumped
    if s.sink is not None:
        face = "@dark_road-face-" + gains.FACE_WORDS[bumped]
        if new >= 0:
            locked = "@dark_road-face-" + gains.FACE_WORDS[new]
            s.emit("bumped", {"seat": seat, "slot": slot + 1, "face": face, "locked": locked})
        else:
            s.emit("bumped", {"seat": seat, "slot": slot + 1, "face": face})
    s.agenda[-1] = (f.F_MOVE, seat)
    s.agenda.append((f.F_SLOT, seat, slot))


def legal_slot(s: DarkRoadState, frame: Frame) -> list[Action]:
    """The slot's action, which may be declined (DR-4.3.5)."""
    seat = frame[1]
    number = s.k.slot_lists[s.t[seat * at.STRIDE + at.UPGRADES]][frame[2]]
    effects = s.k.lists[number]
    head = effects[0]
    if head[0] == op.CHOOSE:
        found = [a.CHOOSE[s.k.lists[option][0][0]] for option in able.options(s, seat, head)]
    elif able.can_list(s, seat, number):
        found = [a.CHOOSE[head[0]]]
    else:
        found = []
    found.append(a.A_DECLINE)
    return found


def do_slot(s: DarkRoadState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    s.agenda.pop()
    if action.kind == a.K_DECLINE:
        return
    number = s.k.slot_lists[s.t[seat * at.STRIDE + at.UPGRADES]][frame[2]]
    head = s.k.lists[number][0]
    if head[0] == op.CHOOSE:
        number = chosen(s, head[2], head[3], action.args[0])
    s.agenda.append((f.F_LIST, seat, number, 0))


def chosen(s: DarkRoadState, first: int, count: int, what: int) -> int:
    """The list among `count` from `first` on whose first effect has this op."""
    for number in range(first, first + count):
        if s.k.lists[number][0][0] == what:
            return number
    raise AssertionError("no such option")


def legal_move(s: DarkRoadState, frame: Frame) -> list[Action]:
    """By the night die, the illuminated die, or exactly as far as a steed goes; each distance once."""
    t = s.t
    base = frame[1] * at.STRIDE
    night = VALUE[t[base + at.POOL_NIGHT]]
    found = [a.MOVE[0]]
    lit = t[base + at.POOL_LIT]
    if lit >= 0 and VALUE[lit] != night:
        found.append(a.MOVE[1])
    exactly = s.k.move_exactly[t[base + at.STEEDS]]
    if exactly and exactly != night and (lit < 0 or VALUE[lit] != exactly):
        found.append(a.MOVE[2])
    return found


def do_move(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    seat = frame[1]
    base = seat * at.STRIDE
    by = action.args[0]
    if by == 0:
        n = VALUE[t[base + at.POOL_NIGHT]]
    elif by == 1:
        n = VALUE[t[base + at.POOL_LIT]]
    else:
        n = s.k.move_exactly[t[base + at.STEEDS]]
    t[base + at.SPACE] = (t[base + at.SPACE] + n) % 5
    if s.sink is not None:
        s.emit("moved", {"seat": seat, "n": n, "space": t[base + at.SPACE]})
    s.agenda[-1] = (f.F_SHOE, seat)


SHOES = [*a.SHOE, a.A_DECLINE]


def legal_shoe(s: DarkRoadState, frame: Frame) -> list[Action]:
    if s.t[frame[1] * at.STRIDE + at.SHOES]:
        return SHOES
    return ONLY_DECLINE


ONLY_DECLINE = [a.A_DECLINE]


def do_shoe(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    seat = frame[1]
    base = seat * at.STRIDE
    if action.kind == a.K_SHOE:
        gains.lose_shoes(s, seat, 1)
        step = -1 if action.args[0] else 1
        t[base + at.SPACE] = (t[base + at.SPACE] + step) % 5
        if s.sink is not None:
            s.emit("moved", {"seat": seat, "n": step, "space": t[base + at.SPACE]})
    s.agenda[-1] = activate.first_frame(s, seat)
