"""Effects as the Private Concern takes them (DR-17.12)."""

from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.effect import Effect
from lanternway.games.dark_road.rules import answers, decks, gains
from lanternway.games.dark_road.rules import concern_measures as measures
from lanternway.games.dark_road.rules import concern_table as table
from lanternway.games.dark_road.rules import effects as players
from lanternway.games.dark_road.state import DarkRoadState

FROM_DECK = 2
SOUTH = 2


def run_list(s: DarkRoadState, number: int) -> None:
    """All effects of a list, one after the other; nothing is asked."""
    for effect in s.k.lists[number]:
        run(s, effect)


def run(s: DarkRoadState, effect: Effect) -> None:
    """One effect; one that can't be met is followed by its `otherwise`."""
    if not can(s, effect):
        run_list(s, effect[6])
        return
    what, n = effect[0], effect[1]
    seat = s.concern
    if what == op.GAIN_COINS:
        gains.coins(s, seat, n)
    elif what == op.GAIN_PRESTIGE:
        gains.prestige(s, seat, n)
    elif what in (op.GAIN_LANTERN, op.GAIN_HORSESHOE, op.GAIN_QUARTZ):
        gains.coins(s, seat, n)
    elif what == op.GAIN_LIT_DIE:
        table.lower_total(s, 2)
    elif what == op.GAIN_GOOD:
        _goods(s, n, effect[2])
    elif what in (op.CRAFT, op.ROLL_ORACLE, op.ROLL_RUINS):
        table.crates(s, 1)
    elif what == op.GAIN_HERO:
        take_hero(s, measures.hero_to_take(s, measures.PURSE, False), effect[3])
    elif what == op.GAIN_COMMISSION:
        take_commission(s, effect[2] - 1)
    elif what == op.GAIN_DEED:
        take_deed(s, FROM_DECK if effect[2] else measures.deed_to_take(s))
    elif what == op.GAIN_UPGRADE:
        gains.coins(s, seat, 2)
    elif what == op.GAIN_FORTUNE:
        fortune(s)
    elif what == op.LOSE_COINS:
        gains.lose_coins(s, seat, n)
    elif what == op.LOSE_PRESTIGE:
        gains.prestige(s, seat, -n)
    elif what == op.LOSE_GOOD:
        table.crates(s, -n)
    elif what == op.LOSE_HERO:
        gains.dismiss(s, seat, measures.hero_to_give_up(s))
    elif what == op.FLIP_GOOD:
        gains.prestige(s, seat, 1 if effect[2] else -1)
    elif what in (op.MOVE_RUINS, op.ACT_RUINS):
        move_ruins(s, n)
        _goods(s, 1, 1)
    elif what == op.MOVE_MARKET:
        move_ring(s, n)
        at_ring(s, False)
    elif what == op.ROTATE:
        players.rotate(s, n)
    elif what == op.DELIVER_HERO:
        hero = measures.hero_to_give_up(s)
        gains.hero_leaves(s, seat, hero)
        gains.log_hero(s, seat, hero)
    elif what == op.CHOOSE:
        run_list(s, _first_option(s, effect))
    elif what == op.MAY:
        run_list(s, effect[2])


def can(s: DarkRoadState, effect: Effect) -> bool:
    """Whether anything would happen, so that the effect counts as met."""
    what = effect[0]
    base = s.concern * at.STRIDE
    if what in (op.LOSE_LANTERN, op.LOSE_HORSESHOE, op.LOSE_QUARTZ, op.PAY, op.SWAP, op.READY):
        return False
    if what in (op.AGAIN, op.COPY_TRAVEL_DIE, op.RAISE_TRAVEL_DIE, op.FREE_SHORTCUT, op.GAIN_STEED):
        return False
    if what == op.LOSE_COINS:
        return s.t[base + at.COINS] > 0
    if what == op.LOSE_PRESTIGE or (what == op.FLIP_GOOD and effect[2] == 0):
        return s.t[base + at.PRESTIGE] > 0
    if what == op.LOSE_GOOD:
        return s.pc[table.CRATES] > 0
    if what in (op.LOSE_HERO, op.DELIVER_HERO):
        return bool(measures.heroes(s))
    if what in (op.CRAFT, op.ROLL_ORACLE, op.ROLL_RUINS) or (
        what == op.GAIN_GOOD and not effect[2]
    ):
        return s.pc[table.CRATES] < s.k.c.concern.crate_track
    if what == op.GAIN_HERO:
        return measures.hero_to_take(s, measures.PURSE, False) >= 0
    if what == op.GAIN_COMMISSION:
        if measures.commission_to_take(s) < 0:
            return False
        return effect[2] == 0 or s.t[at.TOPS + effect[2] - 1] >= 0
    if what == op.GAIN_DEED:
        return decks.deeds_left(s) if effect[2] else measures.deed_to_take(s) >= 0
    if what == op.CHOOSE:
        return _first_option(s, effect) > 0
    if what == op.MAY:
        return _anything(s, effect[2])
    return True


def _anything(s: DarkRoadState, number: int) -> bool:
    return any(can(s, effect) for effect in s.k.lists[number])


def _first_option(s: DarkRoadState, effect: Effect) -> int:
    """The first option of which at least something happens; 0 for none."""
    for number in range(effect[2], effect[2] + effect[3]):
        if _anything(s, number):
            return number
    return 0


def _goods(s: DarkRoadState, n: int, upgraded: int) -> None:
    """A crate for each good, and a prestige for each upgraded one."""
    table.crates(s, n)
    if upgraded:
        gains.prestige(s, s.concern, n)


# --- what it takes ------------------------------------------------------------------------------------


def take_hero(s: DarkRoadState, place: int, bonus: int) -> None:
    """The hero at this place of the Inn comes aboard."""
    hero = s.t[at.INN + place]
    s.t[at.INN + place] = -1
    gains.board(s, s.concern, hero, 0)
    if bonus:
        table.hero_bonus(s, hero)


def take_commission(s: DarkRoadState, town: int) -> None:
    """The top of the named town's stack, or by DR-17.7.7 (town -1)."""
    gains.commission(s, s.concern, measures.commission_to_take(s) if town < 0 else town)


def take_deed(s: DarkRoadState, which: int) -> None:
    """A courtyard deed with its slot's bonus, or the deck's top; unread (DR-17.7.8)."""
    if which == FROM_DECK:
        players.top_deed(s, s.concern)
        return
    card = answers.take_deed(s, s.concern, which)
    s.pc[table.SEEN_DEEDS] |= 1 << card
    if s.sink is not None:
        s.emit("deed_taken", {"seat": s.concern, "deed": "@dark_road-deed-" + s.k.c.deed_ids[card]})
    run_list(s, s.k.c.deed_slot_list[which])


def fortune(s: DarkRoadState) -> None:
    """Coins if they are not above prestige or no deed is left, else a deed (DR-17.14.1)."""
    base = s.concern * at.STRIDE
    deed = measures.deed_to_take(s)
    if s.t[base + at.COINS] <= s.t[base + at.PRESTIGE] or deed < 0:
        if s.t[at.FORTUNE_TAKEN]:
            run_list(s, s.k.c.fortune_list[2])
        else:
            s.t[at.FORTUNE_TAKEN] = 1
            gains.coins(s, s.concern, s.k.c.fortune_first_coins)
    else:
        take_deed(s, deed)


# --- markers ------------------------------------------------------------------------------------------


def move_ruins(s: DarkRoadState, n: int) -> None:
    """The ruins marker moves; the space itself gives the Concern nothing (DR-17.9.4)."""
    step = -n if s.k.c.concern.reversed[table.sarcophagus(s)] else n
    space = (s.t[at.RUINS] + step) % 4
    s.t[at.RUINS] = space
    if s.sink is not None:
        word = "@dark_road-ruins-" + s.k.c.ruins_ids[space]
        s.emit("ruins_moved", {"seat": s.concern, "space": word})


def move_ring(s: DarkRoadState, n: int) -> None:
    """The dark market's marker moves, unpaid."""
    space = (s.t[at.RING] + n) % 4
    s.t[at.RING] = space
    if s.sink is not None:
        word = "@dark_road-ring-" + s.k.c.ring_ids[space]
        s.emit("ring_moved", {"seat": s.concern, "space": word})


def at_ring(s: DarkRoadState, paid: bool) -> None:
    """North, east, west: up to two crates. South: a deed, or a commission (DR-17.9.5)."""
    if s.t[at.RING] != SOUTH:
        buy_crates(s, s.k.c.concern.bought, paid)
        return
    deed = measures.deed_to_take(s)
    if deed >= 0:
        take_deed(s, deed)
    elif measures.commission_to_take(s) >= 0:
        take_commission(s, -1)


def buy_crates(s: DarkRoadState, n: int, paid: bool) -> None:
    """Crates one by one, never beyond the track, a coin for each as far as it has coins."""
    for _ in range(min(n, s.k.c.concern.crate_track - s.pc[table.CRATES])):
        table.crates(s, 1)
        if paid:
            gains.lose_coins(s, s.concern, s.k.c.concern.crate_price)
