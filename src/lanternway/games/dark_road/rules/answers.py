"""Questions that effects ask: which good, which hero, which option (DR-16), and their answers."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import GOODS
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.rules import able, decks, effects, gains, plan
from lanternway.games.dark_road.state import DarkRoadState


# --- goods ------------------------------------------------------------------------------------------
def legal_good(s: DarkRoadState, frame: Frame) -> list[Action]:
    return a.TAKES[frame[2]][frame[3] & able.supply_types(s.t)]


def do_good(s: DarkRoadState, frame: Frame, action: Action) -> None:
    kind, seat, side, types, n = frame
    if n > 1:
        s.agenda[-1] = (kind, seat, side, types, n - 1)
    else:
        s.agenda.pop()
    gains.tile(s, seat, action.args[0] + 6 * side)


def legal_lose_good(s: DarkRoadState, frame: Frame) -> list[Action]:
    effect = s.k.lists[frame[2]][frame[3]]
    return [a.GIVE_TILE[tile] for tile in able.tiles_to_lose(s, frame[1], effect)]


def do_lose_good(s: DarkRoadState, frame: Frame, action: Action) -> None:
    kind, seat, number, place, n = frame
    if n > 1:
        s.agenda[-1] = (kind, seat, number, place, n - 1)
    else:
        s.agenda.pop()
    good, side = action.args
    gains.lose_tile(s, seat, good + 6 * side)


def legal_flip(s: DarkRoadState, frame: Frame) -> list[Action]:
    mask = able.flippable(s.t, frame[1], frame[2])
    return [a.FLIP[good] for good in range(6) if mask >> good & 1]


def do_flip(s: DarkRoadState, frame: Frame, action: Action) -> None:
    good = action.args[0]
    seat, side = frame[1], frame[2]
    s.agenda.pop()
    place = seat * at.STRIDE + at.GOODS + good
    step = 1 if side else -1
    s.t[place] -= step
    s.t[place + 6] += step
    if s.sink is not None:
        words = ("basic", "upgraded")
        name = "@dark_road-good-" + GOODS[good]
        s.emit("flipped", {"seat": seat, "good": name, "side": "@dark_road-side-" + words[side]})


# --- heroes and commissions ---------------------------------------------------------------------------
def legal_lose_hero(s: DarkRoadState, frame: Frame) -> list[Action]:
    return [a.LEAVE[hero] for hero in able.escorts(s, frame[1], 0)]


def do_lose_hero(s: DarkRoadState, frame: Frame, action: Action) -> None:
    if frame[2] > 1:
        s.agenda[-1] = (frame[0], frame[1], frame[2] - 1)
    else:
        s.agenda.pop()
    gains.dismiss(s, frame[1], action.args[0])


def legal_gain_hero(s: DarkRoadState, frame: Frame) -> list[Action]:
    found = [a.HERO[hero] for hero in able.escorts(s, frame[1], 1)]
    if frame[2] and decks.heroes_left(s):
        found.append(a.A_HERO_DECK)
    return found


def do_gain_hero(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda.pop()
    if action.kind == a.K_HERO_DECK:
        hero = decks.draw_hero(s)
    else:
        hero = action.args[0]
        _leave_inn(s, hero)
    gains.board(s, frame[1], hero, frame[3])


def _leave_inn(s: DarkRoadState, hero: int) -> None:
    for place in range(at.INN, at.INN + 4):
        if s.t[place] == hero:
            s.t[place] = -1


def legal_escort(s: DarkRoadState, frame: Frame) -> list[Action]:
    return [a.ESCORT[hero] for hero in able.escorts(s, frame[1], frame[2])]


def do_escort(s: DarkRoadState, frame: Frame, action: Action) -> None:
    hero = action.args[0]
    s.agenda.pop()
    if frame[2]:
        _leave_inn(s, hero)
    else:
        gains.hero_leaves(s, frame[1], hero)
    gains.log_hero(s, frame[1], hero)


def legal_gain_commission(s: DarkRoadState, frame: Frame) -> list[Action]:
    return a.COMMISSIONS_OF[decks.open_towns(s.t)]


def do_gain_commission(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda.pop()
    gains.commission(s, frame[1], action.args[0])


# --- deeds, upgrades, steeds ------------------------------------------------------------------------
def legal_deed(s: DarkRoadState, frame: Frame) -> list[Action]:
    found = [a.DEED[i] for i in range(2) if s.t[at.COURTYARD + i] >= 0]
    if decks.deeds_left(s):
        found.append(a.DEED[2])
    return found


def do_deed(s: DarkRoadState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    which = action.args[0]
    s.agenda.pop()
    if which == 2:
        effects.top_deed(s, seat)
        return
    card = take_deed(s, seat, which)
    if s.sink is not None:
        name = "@dark_road-deed-" + s.k.c.deed_ids[card]
        s.emit("deed_taken", {"seat": seat, "deed": name})
    s.agenda.append((f.F_LIST, seat, s.k.c.deed_slot_list[which], 0))


def take_deed(s: DarkRoadState, seat: int, slot: int) -> int:
    """A courtyard deed goes to the seat; which one it was."""
    card = s.t[at.COURTYARD + slot]
    s.t[at.COURTYARD + slot] = -1
    s.t[seat * at.STRIDE + at.DEEDS] |= 1 << card
    return card


def legal_upgrade(s: DarkRoadState, frame: Frame) -> list[Action]:
    return [a.UPGRADE[i] for i in members(s.t[at.UPGRADES_LEFT])]


def do_upgrade(s: DarkRoadState, frame: Frame, action: Action) -> None:
    """The upgrade takes its place for good; a steed that rewards upgrades does so (DR-11.5, 11.6)."""
    t = s.t
    seat = frame[1]
    base = seat * at.STRIDE
    which = action.args[0]
    s.agenda.pop()
    steeds = t[base + at.STEEDS]
    t[at.UPGRADES_LEFT] &= ~(1 << which)
    t[base + at.UPGRADES] |= 1 << which
    t[at.DIRTY] |= 257 << seat
    if s.sink is not None:
        s.emit(
            "upgraded", {"seat": seat, "upgrade": "@dark_road-upgrade-" + s.k.c.upgrade_ids[which]}
        )
    spare = t[base + at.LANTERNS] - s.k.lantern_limit[t[base + at.UPGRADES]]
    if spare > 0:
        gains.lose_lanterns(s, seat, spare)
    if s.k.c.upgrade_at_once[which]:
        s.agenda.append((f.F_LIST, seat, s.k.c.upgrade_at_once[which], 0))
    for number in s.k.on_upgrade[steeds]:
        s.agenda.append((f.F_LIST, seat, number, 0))


def legal_steed(s: DarkRoadState, frame: Frame) -> list[Action]:
    return [a.STEED[i] for i in members(s.t[at.STEEDS_LEFT])]


def do_steed(s: DarkRoadState, frame: Frame, action: Action) -> None:
    which = action.args[0]
    s.agenda.pop()
    s.t[at.STEEDS_LEFT] &= ~(1 << which)
    s.t[frame[1] * at.STRIDE + at.STEEDS] |= 1 << which
    if s.sink is not None:
        s.emit("steed", {"seat": frame[1], "steed": "@dark_road-steed-" + s.k.c.steed_ids[which]})


# --- choices and payments -----------------------------------------------------------------------------
def legal_choose(s: DarkRoadState, frame: Frame) -> list[Action]:
    effect = s.k.lists[frame[2]][frame[3]]
    return [a.CHOOSE[s.k.lists[n][0][0]] for n in able.options(s, frame[1], effect)]


def do_choose(s: DarkRoadState, frame: Frame, action: Action) -> None:
    effect = s.k.lists[frame[2]][frame[3]]
    number = plan.chosen(s, effect[2], effect[3], action.args[0])
    s.agenda[-1] = (f.F_LIST, frame[1], number, 0)


def legal_pay(s: DarkRoadState, frame: Frame) -> list[Action]:
    effect = s.k.lists[frame[2]][frame[3]]
    found = [a.PAY[s.k.lists[n][0][0]] for n in able.payments(s, frame[1], effect)]
    found.append(a.A_DECLINE)
    return found


def do_pay(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda.pop()
    if action.kind == a.K_DECLINE:
        return
    effect = s.k.lists[frame[2]][frame[3]]
    number = plan.chosen(s, effect[2], effect[3], action.args[0])
    s.agenda.append((f.F_LIST, frame[1], effect[4], 0))
    s.agenda.append((f.F_LIST, frame[1], number, 0))


def legal_may(s: DarkRoadState, frame: Frame) -> list[Action]:
    return a.MAY if able.can_list(s, frame[1], frame[2]) else []


def do_may(s: DarkRoadState, frame: Frame, action: Action) -> None:
    s.agenda.pop()
    if action.kind == a.K_ACCEPT:
        s.agenda.append((f.F_LIST, frame[1], frame[2], 0))


def legal_swap(s: DarkRoadState, frame: Frame) -> list[Action]:
    """Give one bundle for another (DR-9.8). What was given is not taken back and the other way round:
    every result can be reached so, and the swapping ends."""
    t = s.t
    seat = frame[1]
    base = seat * at.STRIDE
    effect = s.k.lists[frame[2]][frame[3]]
    have = (t[base + at.LANTERNS], t[base + at.QUARTZ], t[base + at.COINS])
    room = (
        min(s.k.lantern_limit[t[base + at.UPGRADES]] - have[0], t[at.LANTERN_SUPPLY]),
        min(
            s.k.inventory_limit[t[base + at.UPGRADES]] - have[1] - t[base + at.SHOES],
            t[at.QUARTZ_SUPPLY],
        ),
        99,
    )
    given, got = frame[4], frame[5]
    found: list[Action] = []
    for give in range(3):
        if effect[2 + give] and have[give] >= effect[2 + give] and not got >> give & 1:
            for get in range(3):
                wanted = effect[2 + get]
                if get != give and wanted and not given >> get & 1 and room[get] >= wanted:
                    found.append(a.SWAP[3 * give + get])
    found.append(a.A_DONE)
    return found


def do_swap(s: DarkRoadState, frame: Frame, action: Action) -> None:
    kind, seat, number, place, given, got = frame
    if action.kind == a.K_DONE:
        s.agenda.pop()
        return
    effect = s.k.lists[number][place]
    give, get = action.args
    if give == 0:
        gains.lose_lanterns(s, seat, effect[2])
    elif give == 1:
        gains.lose_quartz(s, seat, effect[3])
    else:
        gains.lose_coins(s, seat, effect[4])
    if get == 0:
        gains.lanterns(s, seat, effect[2])
    elif get == 1:
        gains.quartz(s, seat, effect[3])
    else:
        gains.coins(s, seat, effect[4])
    s.agenda[-1] = (kind, seat, number, place, given | 1 << give, got | 1 << get)


def legal_ready(s: DarkRoadState, frame: Frame) -> list[Action]:
    t = s.t
    base = frame[1] * at.STRIDE
    if t[base + at.POOL_LIT] >= 0:
        return []
    one, two = t[base + at.LIT], t[base + at.LIT + 1]
    found = [a.READY[one]] if one >= 0 else []
    if two >= 0 and two != one:
        found.append(a.READY[two])
    return found


def do_ready(s: DarkRoadState, frame: Frame, action: Action) -> None:
    """An illuminated die goes from the special reserve to the action pool (DR-4.3.3)."""
    t = s.t
    base = frame[1] * at.STRIDE
    face = action.args[0]
    s.agenda.pop()
    t[base + at.POOL_LIT] = face
    if t[base + at.LIT] == face:
        t[base + at.LIT] = t[base + at.LIT + 1]
    t[base + at.LIT + 1] = -1
    if s.sink is not None:
        s.emit("readied", {"seat": frame[1], "face": "@dark_road-face-" + gains.FACE_WORDS[face]})
