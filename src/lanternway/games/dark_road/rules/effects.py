"""One function carries out every effect of every card, space, die and building (DR-16).

A list of effects is done in order. An effect that asks somebody something puts the rest of its list on
the agenda, and the question on top of it.
"""

from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import GOODS
from lanternway.games.dark_road.effect import Effect
from lanternway.games.dark_road.rules import able, concern, decks, gains
from lanternway.games.dark_road.state import DarkRoadState


def run_list(s: DarkRoadState, seat: int, number: int, place: int) -> None:
    """Do the effects of a list from a place on, until one of them asks something."""
    if seat == s.concern:
        concern.effects(s, number)
        return
    effects = s.k.lists[number]
    count = len(effects)
    while place < count:
        effect = effects[place]
        what = effect[0]
        if what == op.GAIN_COINS:
            gains.coins(s, seat, effect[1])
        elif what == op.GAIN_PRESTIGE:
            gains.prestige(s, seat, effect[1])
        elif what == op.GAIN_LANTERN:
            gains.lanterns(s, seat, effect[1])
        elif what == op.GAIN_HORSESHOE:
            gains.shoes(s, seat, effect[1])
        elif what == op.GAIN_QUARTZ:
            gains.quartz(s, seat, effect[1])
        elif what == op.ROTATE:
            rotate(s, effect[1])
        else:
            if place + 1 < count:
                s.agenda.append((f.F_LIST, seat, number, place + 1))
            resolve(s, seat, effect, number, place)
            return
        place += 1


def resolve(s: DarkRoadState, seat: int, effect: Effect, number: int, place: int) -> None:
    """Carry out one effect that may ask something; `number` and `place` say where it stands."""
    what = effect[0]
    if what == op.GAIN_GOOD:
        types = able.good_types(s, effect)
        if types:
            s.agenda.append((f.F_GOOD, seat, effect[2], types, effect[1]))
    elif op.LOSE_COINS <= what <= op.LOSE_HERO:
        _lose(s, seat, effect, number, place)
    elif what == op.GAIN_LIT_DIE:
        gains.lit_die(s, seat)
    elif what == op.GAIN_HERO:
        s.agenda.append((f.F_GAIN_HERO, seat, effect[2], effect[3]))
    elif what == op.GAIN_COMMISSION:
        if effect[2]:
            gains.commission(s, seat, effect[2] - 1)
        else:
            s.agenda.append((f.F_GAIN_COMMISSION, seat))
    elif what == op.GAIN_DEED:
        if effect[2]:
            top_deed(s, seat)
        else:
            s.agenda.append((f.F_DEED, seat))
    elif what == op.GAIN_UPGRADE:
        if able.upgrade_allowed(s, seat):
            s.agenda.append((f.F_UPGRADE, seat))
    elif what == op.GAIN_FORTUNE:
        s.agenda.append((f.F_FORTUNE, seat))
    elif what == op.GAIN_STEED:
        s.agenda.append((f.F_STEED, seat))
    elif what == op.FLIP_GOOD:
        if able.flippable(s.t, seat, effect[2]):
            s.agenda.append((f.F_FLIP, seat, effect[2]))
        elif effect[6]:
            s.agenda.append((f.F_LIST, seat, effect[6], 0))
    elif what == op.CRAFT:
        face = s.t[seat * at.STRIDE + at.LOCKED]
        if face >= 0:
            gains.tile(s, seat, s.k.c.craft[face] + 6 * effect[2])
        else:
            types = able.supply_types(s.t)
            if types:
                s.agenda.append((f.F_GOOD, seat, effect[2], types, 1))
    elif what == op.MOVE_RUINS:
        move_ruins(s, seat, effect[1])
    elif what == op.MOVE_MARKET:
        move_ring(s, seat, effect[1])
    elif what == op.ACT_RUINS:
        s.agenda.append((f.F_DELVE, seat))
    elif what == op.ROLL_ORACLE:
        roll(s, seat, 0, -1)
    elif what == op.ROLL_RUINS:
        roll(s, seat, 1, -1)
    elif what == op.READY:
        s.agenda.append((f.F_READY, seat))
    elif what == op.DELIVER_HERO:
        if able.escorts(s, seat, effect[2]):
            s.agenda.append((f.F_ESCORT, seat, effect[2]))
        elif effect[6]:
            s.agenda.append((f.F_LIST, seat, effect[6], 0))
    elif what == op.CHOOSE:
        s.agenda.append((f.F_CHOOSE, seat, number, place))
    elif what == op.PAY:
        s.agenda.append((f.F_PAY, seat, number, place))
    elif what == op.MAY:
        if able.can_list(s, seat, effect[2]):
            s.agenda.append((f.F_MAY, seat, effect[2]))
    elif what == op.SWAP:
        s.agenda.append((f.F_SWAP, seat, number, place, 0, 0))
    elif what == op.COPY_TRAVEL_DIE:
        s.agenda.append((f.F_COPY, seat))
    elif what == op.RAISE_TRAVEL_DIE:
        s.agenda.append((f.F_RAISE_BY, seat, effect[2]))
    elif what == op.FREE_SHORTCUT:
        s.t[at.FREE_SHORTCUT] = 1


def _lose(s: DarkRoadState, seat: int, effect: Effect, number: int, place: int) -> None:
    """A loss: as much as there is; what follows `otherwise` only if there is nothing (DR-7.2.4-5)."""
    if not able.can(s, seat, effect):
        if effect[0] == op.LOSE_COINS:
            s.reveals += 1  # the purse is seen to be empty
        if effect[6]:
            s.agenda.append((f.F_LIST, seat, effect[6], 0))
        return
    what = effect[0]
    n = effect[1]
    if what == op.LOSE_COINS:
        gains.lose_coins(s, seat, n)
    elif what == op.LOSE_PRESTIGE:
        gains.prestige(s, seat, -n)
    elif what == op.LOSE_LANTERN:
        gains.lose_lanterns(s, seat, n)
    elif what == op.LOSE_HORSESHOE:
        gains.lose_shoes(s, seat, n)
    elif what == op.LOSE_QUARTZ:
        gains.lose_quartz(s, seat, n)
    elif what == op.LOSE_GOOD:
        s.agenda.append((f.F_LOSE_GOOD, seat, number, place, n))
    else:
        s.agenda.append((f.F_LOSE_HERO, seat, n))


def rotate(s: DarkRoadState, n: int) -> None:
    """Turn the wheel clockwise: every good one price position lower a step (DR-4.3.5)."""
    s.t[at.WHEEL] = (s.t[at.WHEEL] + n) % 6
    if s.sink is not None:
        top = GOODS[s.k.from_top[s.t[at.WHEEL]][0]]
        s.emit("wheel_turned", {"n": n, "good": "@dark_road-good-" + top})


def move_ring(s: DarkRoadState, seat: int, n: int) -> None:
    """Move the dark market's marker and gain what its space shows (DR-5.3.2)."""
    space = (s.t[at.RING] + n) % 4
    s.t[at.RING] = space
    if s.sink is not None:
        s.emit("ring_moved", {"seat": seat, "space": "@dark_road-ring-" + s.k.c.ring_ids[space]})
    s.agenda.append((f.F_LIST, seat, s.k.c.ring_list[space], 0))


def move_ruins(s: DarkRoadState, seat: int, n: int) -> None:
    """Move the ruins marker and gain what its space shows (DR-6.1, DR-6.2)."""
    if s.level >= 0 and concern.stair_turned(s):
        n = -n  # DR-17.16.1
    space = (s.t[at.RUINS] + n) % 4
    s.t[at.RUINS] = space
    if s.sink is not None:
        s.emit("ruins_moved", {"seat": seat, "space": "@dark_road-ruins-" + s.k.c.ruins_ids[space]})
    if s.level >= 0:
        bonus = concern.lid_reward(s, space)
        if bonus:
            s.agenda.append((f.F_LIST, seat, bonus, 0))
    s.agenda.append((f.F_LIST, seat, s.k.c.ruins_list[space], 0))


def roll(s: DarkRoadState, seat: int, die: int, before: int) -> None:
    """Roll the oracle (0) or the ruins die (1) and carry its face out. `before` is the face that said
    "roll again" (DR-6.3b); there is no third roll."""
    c = s.k.c
    face = s.chance.draw(at.S_ORACLE + die, 6)
    if s.sink is not None:
        word = "@dark_road-ruins_die-" + c.ruins_die_ids[face]
        if die == 0:
            word = "@dark_road-oracle-" + c.oracle_ids[face]
        s.emit("rolled", {"seat": seat, "face": word})
    number = c.ruins_die_list[face] if die else c.oracle_list[face]
    effects = s.k.lists[number]
    if effects and effects[0][0] == op.AGAIN:
        if before < 0:
            roll(s, seat, die, face)
        elif before == face:
            s.agenda.append((f.F_LIST, seat, effects[0][2], 0))
        return
    s.agenda.append((f.F_LIST, seat, number, 0))


def top_deed(s: DarkRoadState, seat: int) -> None:
    """The deck's top deed, with no bonus (DR-8.1)."""
    card = decks.draw_deed(s)
    if card < 0:
        return
    s.t[seat * at.STRIDE + at.DEEDS] |= 1 << card
    if s.sink is not None:
        name = "@dark_road-deed-" + s.k.c.deed_ids[card]
        s.emit("deed_drawn", {"seat": seat}, {"deed": name}, (seat,))
