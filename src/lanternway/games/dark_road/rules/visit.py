"""Visiting a town: deliveries (DR-7.3) and the final visit (DR-12.1)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import TOWNS
from lanternway.games.dark_road.lookup import COMMISSION_PRESTIGE, COMMISSION_SLOTS, HERO_SLOTS
from lanternway.games.dark_road.rules import concern, gains, inn
from lanternway.games.dark_road.state import DarkRoadState


def visits(s: DarkRoadState, frame: Frame) -> None:
    """The next traveller, from the leader clockwise, visits a town (DR-7.3.1, DR-7.3.4)."""
    t = s.t
    leader, offset = frame[1], frame[2]
    s.agenda.pop()
    if offset == s.seats:
        s.agenda.append((f.F_FORTUNES, leader, 1 + t[at.ROUTE]))
        return
    s.agenda.append((f.F_VISITS, leader, offset + 1))
    seat = (leader + offset) % s.seats
    if not t[at.TRAVELLERS] >> seat & 1:
        return
    if seat == s.concern:
        concern.visit(s, t[at.TOWN])
    elif seat == leader:
        s.agenda.append((f.F_VISIT, seat, t[at.TOWN]))
    else:
        s.agenda.append((f.F_WHERE, seat))


def deliverable(s: DarkRoadState, seat: int) -> int:
    """Mask of the towns where the seat has something to deliver."""
    t = s.t
    base = seat * at.STRIDE
    mask = 0
    for place in range(base + at.HEROES, base + at.HEROES + HERO_SLOTS):
        if t[place] >= 0:
            mask |= 1 << s.k.c.hero_town[t[place]]
    own = inn.owned(t, seat)
    for place in range(base + at.COMMISSIONS, base + at.COMMISSIONS + COMMISSION_SLOTS):
        card = t[place]
        if card >= 0 and s.k.commission_mask[card] & own:
            mask |= 1 << card // 5
    return mask


def legal_where(s: DarkRoadState, frame: Frame) -> list[Action]:
    """A town of the region with something to deliver there, or pass."""
    mask = deliverable(s, frame[1])
    first = s.t[at.TOWN] & ~1
    found = [a.VISIT[town] for town in (first, first + 1) if mask >> town & 1]
    found.append(a.A_PASS)
    return found


def do_where(s: DarkRoadState, frame: Frame, action: Action) -> None:
    if action.kind == a.K_PASS:
        s.agenda.pop()
    else:
        s.agenda[-1] = (f.F_VISIT, frame[1], action.args[0])


def legal_final(s: DarkRoadState, frame: Frame) -> list[Action]:
    mask = deliverable(s, frame[1])
    found = [a.VISIT[town] for town in range(6) if mask >> town & 1]
    found.append(a.A_PASS)
    return found


def do_final(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda[-1] = (f.F_DELIVERED, frame[1])
    if action.kind != a.K_PASS:
        s.agenda.append((f.F_VISIT, frame[1], action.args[0]))


def final_visit(s: DarkRoadState, seat: int) -> None:
    """The seat's last visit (DR-12.1)."""
    if seat == s.concern:
        s.agenda[:] = [(f.F_DELIVERED, seat)]
        concern.final_visit(s)
    else:
        s.agenda[:] = [(f.F_FINAL, seat)]


def delivered(s: DarkRoadState, frame: Frame) -> None:
    """The next seat's last visit, or the end of the game."""
    seat = (frame[1] + 1) % s.seats
    if seat != s.first:
        final_visit(s, seat)
        return
    s.agenda.clear()
    if s.sink is not None:
        s.emit("game_over", {})


def legal_visit(s: DarkRoadState, frame: Frame) -> list[Action]:
    t = s.t
    seat, town = frame[1], frame[2]
    base = seat * at.STRIDE
    found: list[Action] = []
    own = -1
    for place in range(base + at.COMMISSIONS, base + at.COMMISSIONS + COMMISSION_SLOTS):
        card = t[place]
        if card >= 0 and card // 5 == town:
            if own < 0:
                own = inn.owned(t, seat)
            if s.k.commission_mask[card] & own:
                found.append(a.DELIVER[card])
    for place in range(base + at.HEROES, base + at.HEROES + HERO_SLOTS):
        if t[place] >= 0 and s.k.c.hero_town[t[place]] == town:
            found.append(a.ESCORT[t[place]])
    found.append(a.A_DONE)
    return found


def do_visit(s: DarkRoadState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    if action.kind == a.K_DONE:
        s.agenda.pop()
    elif action.kind == a.K_DELIVER:
        s.agenda.append((f.F_LOAD, seat, action.args[0], 0))
    else:
        gains.hero_leaves(s, seat, action.args[0])
        gains.log_hero(s, seat, action.args[0])


def legal_load(s: DarkRoadState, frame: Frame) -> list[Action]:
    """Goods for the requests that have none yet; at least one in all (DR-7.3.2)."""
    t = s.t
    first = frame[1] * at.STRIDE + at.GOODS
    code = frame[3]
    found: list[Action] = []
    for i, good in enumerate(s.k.c.commission_asks[frame[2]]):
        if not code >> 2 * i & 3:
            if t[first + good]:
                found.append(a.LOAD_TILE[good])
            if t[first + good + 6]:
                found.append(a.LOAD_TILE[good + 6])
    if code:
        found.append(a.A_DONE)
    return found


def do_load(s: DarkRoadState, frame: Frame, action: Action) -> None:
    kind, seat, card, code = frame
    if action.kind != a.K_DONE:
        good, side = action.args
        request = s.k.c.commission_asks[card].index(good)
        gains.lose_tile(s, seat, good + 6 * side, "good_delivered")
        s.agenda[-1] = (kind, seat, card, code | 1 + side << 2 * request)
        return
    s.agenda.pop()
    log_commission(s, seat, card, code)


def log_commission(s: DarkRoadState, seat: int, card: int, code: int) -> None:
    """A commission is done: 1, 3 or 6 prestige, and 1 for each upgraded good; Woolsworth's quartz."""
    t = s.t
    base = seat * at.STRIDE
    gains.remove_slot(t, base + at.COMMISSIONS, COMMISSION_SLOTS, card)
    t[base + at.LOG_COMMISSIONS] |= 1 << card
    t[at.LOADED + card] = code
    goods, fine = loaded(code)
    if s.sink is not None:
        name = "@dark_road-commission-" + s.k.c.commission_ids[card]
        town = "@dark_road-town-" + TOWNS[card // 5]
        s.emit(
            "commission_delivered", {"seat": seat, "commission": name, "town": town, "goods": goods}
        )
    gains.prestige(s, seat, COMMISSION_PRESTIGE[goods] + fine)
    if fine and seat != s.concern:
        for number in s.k.on_delivery[t[base + at.STEEDS]]:
            for _ in range(fine):
                s.agenda.append((f.F_LIST, seat, number, 0))


def loaded(code: int) -> tuple[int, int]:
    """How many goods a delivered commission took, and how many of them were upgraded."""
    goods = fine = 0
    while code:
        if code & 3:
            goods += 1
            fine += code >> 1 & 1
        code >>= 2
    return goods, fine
