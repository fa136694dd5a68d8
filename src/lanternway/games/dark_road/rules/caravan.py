"""A caravan to the outlying towns: prepare, event, good fortune (DR-7.1, DR-7.2, DR-7.4)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import ROADS, TOWNS
from lanternway.games.dark_road.lookup import SHORTCUT_LANTERNS
from lanternway.games.dark_road.rules import able, companions, concern, decks, gains
from lanternway.games.dark_road.state import DarkRoadState


def legal_invite(s: DarkRoadState, frame: Frame) -> list[Action]:
    t = s.t
    found: list[Action] = []
    for place in range(3):
        card = t[at.ROW + place]
        if card >= 0:
            action = a.INVITE[2 * s.k.c.card_kind[card] + (t[at.ROW_DICE] >> place & 1)]
            if action not in found:
                found.append(action)
    if decks.companions_left(s):
        found.append(a.A_INVITE_DECK)
    return found if found else ONLY_PASS


ONLY_PASS = [a.A_PASS]


def do_invite(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    seat = frame[1]
    s.agenda[-1] = (f.F_DECLARE, seat)
    if action.kind == a.K_PASS:
        return
    if action.kind == a.K_INVITE:
        kind, die = action.args
        for place in range(3):
            card = t[at.ROW + place]
            if card >= 0 and s.k.c.card_kind[card] == kind and t[at.ROW_DICE] >> place & 1 == die:
                take_companion(s, seat, place)
                return
    else:
        _befriend(s, seat, decks.draw_companion(s))


def take_companion(s: DarkRoadState, seat: int, place: int) -> None:
    """A face-up companion joins the seat; a travel die on it joins the pool (DR-7.1.1)."""
    t = s.t
    card = t[at.ROW + place]
    t[at.ROW + place] = -1
    if t[at.ROW_DICE] >> place & 1:
        t[at.ROW_DICE] &= ~(1 << place)
        t[at.EXTRA_DIE] = 1
    _befriend(s, seat, card)


def _befriend(s: DarkRoadState, seat: int, card: int) -> None:
    s.t[seat * at.STRIDE + at.COMPANIONS] |= 1 << card
    if s.sink is not None:
        name = "@dark_road-companion-" + s.k.c.companion_ids[s.k.c.card_kind[card]]
        s.emit("companion_joined", {"seat": seat, "companion": name})


def legal_declare(s: DarkRoadState, frame: Frame) -> list[Action]:
    enough = s.t[frame[1] * at.STRIDE + at.LANTERNS] >= SHORTCUT_LANTERNS
    return a.DECLARES[1 if enough or s.t[at.FREE_SHORTCUT] else 0]


def do_declare(s: DarkRoadState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    route, town = action.args
    s.agenda.pop()
    if route and not s.t[at.FREE_SHORTCUT]:
        gains.lose_lanterns(s, seat, SHORTCUT_LANTERNS)
    lead(s, seat, route, town)


def lead(s: DarkRoadState, seat: int, route: int, town: int) -> None:
    """The seat leads a caravan to a town; the others are asked to join."""
    t = s.t
    t[at.ROUTE] = route
    t[at.TOWN] = town
    t[at.LEADER] = seat
    t[at.TRAVELLERS] = 1 << seat
    t[seat * at.STRIDE + at.LED + route] += 1
    if s.sink is not None:
        road, where = "@dark_road-road-" + ROADS[route], "@dark_road-town-" + TOWNS[town]
        s.emit("caravan_led", {"seat": seat, "road": road, "town": where})
    s.agenda.append((f.F_JOINING, seat, 1))


def joining(s: DarkRoadState, frame: Frame) -> None:
    """Ask the next seat to the left (DR-7.1.3); after the last the event comes."""
    leader, offset = frame[1], frame[2]
    s.agenda.pop()
    if offset == s.seats:
        _start_event(s, leader)
        return
    seat = (leader + offset) % s.seats
    if seat == s.concern:
        if concern.joins(s, s.t[at.TOWN]):
            _joins(s, seat)
        s.agenda.append((f.F_JOINING, leader, offset + 1))
    else:
        s.agenda.append((f.F_JOIN, seat, offset))


def _joins(s: DarkRoadState, seat: int) -> None:
    s.t[at.TRAVELLERS] |= 1 << seat
    if s.sink is not None:
        s.emit("joined", {"seat": seat})


def legal_join(s: DarkRoadState, frame: Frame) -> list[Action]:
    return a.JOIN_OR_STAY


def do_join(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda[-1] = (f.F_JOINING, s.t[at.LEADER], frame[2] + 1)
    if action.kind == a.K_JOIN:
        _joins(s, frame[1])
    elif s.sink is not None:
        s.emit("stayed", {"seat": frame[1]})


def _start_event(s: DarkRoadState, leader: int) -> None:
    """Reveal the event and roll the pool (DR-7.1.4, DR-7.2.1)."""
    t = s.t
    t[at.EVENT] = decks.draw_event(s, t[at.ROUTE])
    dice = t[at.TRAVELLERS].bit_count() + t[at.EXTRA_DIE]
    if s.sink is not None:
        s.emit("event", {"event": "@dark_road-event_card-" + s.k.c.event_ids[t[at.EVENT]]})
    _roll(s, dice)
    s.agenda.append((f.F_EVENT, leader, 0))


def _roll(s: DarkRoadState, dice: int) -> None:
    t = s.t
    for i in range(6):
        t[at.DICE + i] = 0
    rolled: list[int] = []
    for _ in range(dice):
        value = s.chance.draw(at.S_TRAVEL, 6)
        t[at.DICE + value] += 1
        rolled.append(value + 1)
    if s.sink is not None:
        s.emit("travel_dice", {"dice": " ".join([str(value) for value in sorted(rolled)])})


def event(s: DarkRoadState, frame: Frame) -> None:
    """The next traveller takes a die: the leader first, on a shortcut last (DR-7.2.2)."""
    t = s.t
    leader, index = frame[1], frame[2]
    s.agenda.pop()
    if index > s.seats:
        _end_event(s, leader)
        return
    s.agenda.append((f.F_EVENT, leader, index + 1))
    if index == s.seats:
        if leader == t[at.TURN] and companions.has_copy(s, leader):
            s.agenda.append((f.F_COPY_LAST, leader))
        return
    seat = (leader + index + t[at.ROUTE]) % s.seats
    if not t[at.TRAVELLERS] >> seat & 1:
        return
    if seat == s.concern:
        value = concern.take_die(s)
        _take(s, seat, value)
        _meet(s, seat, value)
    else:
        s.agenda.append((f.F_DIE, seat))


def _take(s: DarkRoadState, seat: int, value: int) -> None:
    s.t[at.DICE + value - 1] -= 1
    s.t[at.TAKEN + value - 1] += 1
    if s.sink is not None:
        s.emit("die_taken", {"seat": seat, "value": value})


def _meet(s: DarkRoadState, seat: int, value: int) -> None:
    """What the event has for this value."""
    s.agenda.append((f.F_LIST, seat, s.k.c.event_faces[s.t[at.EVENT]][value - 1], 0))


def legal_die(s: DarkRoadState, frame: Frame) -> list[Action]:
    t = s.t
    found = [a.DIE[i] for i in range(6) if t[at.DICE + i]]
    if t[frame[1] * at.STRIDE + at.LANTERNS]:
        found.append(a.A_REROLL)
    return found


def do_die(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    seat = frame[1]
    if action.kind == a.K_REROLL:
        gains.lose_lanterns(s, seat, 1)
        _roll(s, sum(t[at.DICE : at.DICE + 6]))
        return
    value = action.args[0] + 1
    _take(s, seat, value)
    s.agenda[-1] = (f.F_RAISE, seat, value, s.k.raise_die[t[seat * at.STRIDE + at.STEEDS]])


def legal_raise(s: DarkRoadState, frame: Frame) -> list[Action]:
    """A steed's addition, never above 6 (DR-7.2.4)."""
    found = [a.RAISE[by - 1] for by in range(1, frame[3] + 1) if frame[2] + by <= 6]
    found.append(a.A_DONE)
    return found


def do_raise(s: DarkRoadState, frame: Frame, action: Action) -> None:
    seat, value = frame[1], frame[2]
    if action.kind == a.K_DONE:
        s.agenda.pop()
        _meet(s, seat, value)
    else:
        by = action.args[0] + 1
        companions.tell_raised(s, seat, value, by)
        s.agenda[-1] = (f.F_RAISE, seat, value + by, 0)


def legal_copy_last(s: DarkRoadState, frame: Frame) -> list[Action]:
    return ONLY_DONE


ONLY_DONE = [a.A_DONE]


def do_copy_last(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda.pop()


def _end_event(s: DarkRoadState, leader: int) -> None:
    """Dice and card go back (DR-7.2.6); then the towns."""
    t = s.t
    for place in range(at.DICE, at.TAKEN + 6):
        t[place] = 0
    t[at.EXTRA_DIE] = 0
    t[at.EVENTS_SEEN + t[at.ROUTE]] |= 1 << t[at.EVENT]
    t[at.EVENT] = -1
    s.agenda.append((f.F_VISITS, leader, 0))


def fortunes(s: DarkRoadState, frame: Frame) -> None:
    """So many good fortunes for the leader (DR-7.4); then the caravan is over."""
    t = s.t
    leader, n = frame[1], frame[2]
    s.agenda.pop()
    if n == 0:
        t[at.LEADER] = -1
        t[at.TOWN] = -1
        t[at.TRAVELLERS] = 0
        return
    s.agenda.append((f.F_FORTUNES, leader, n - 1))
    if leader == s.concern:
        concern.fortune(s)
    else:
        s.agenda.append((f.F_FORTUNE, leader))


def legal_fortune(s: DarkRoadState, frame: Frame) -> list[Action]:
    return [a.FORTUNE[i] for i in range(4) if able.can_fortune(s, frame[1], i)]


def do_fortune(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda.pop()
    take_fortune(s, frame[1], action.args[0])


def take_fortune(s: DarkRoadState, seat: int, fortune: int) -> None:
    """C gives more to the first who takes it (DR-7.4.1)."""
    if fortune == 2 and not s.t[at.FORTUNE_TAKEN]:
        s.t[at.FORTUNE_TAKEN] = 1
        gains.coins(s, seat, s.k.c.fortune_first_coins)
        return
    s.agenda.append((f.F_LIST, seat, s.k.c.fortune_list[fortune], 0))
