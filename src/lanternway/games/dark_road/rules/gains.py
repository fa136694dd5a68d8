"""Gaining and losing: the small steps of which every effect is made (DR-1.2, DR-3)."""

from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import GOODS, TOWNS
from lanternway.games.dark_road.lookup import COMMISSION_SLOTS, HERO_SLOTS, LIT_LIMIT
from lanternway.games.dark_road.rules import decks
from lanternway.games.dark_road.state import DarkRoadState


def coins(s: DarkRoadState, seat: int, n: int) -> None:
    """Gain coins; the bank never runs out."""
    s.t[seat * at.STRIDE + at.COINS] += n
    if s.sink is not None and n:
        s.emit("coins", {"seat": seat, "n": n})


def lose_coins(s: DarkRoadState, seat: int, n: int) -> None:
    """Pay or lose coins, as many as there are."""
    place = seat * at.STRIDE + at.COINS
    if n > s.t[place]:
        n = s.t[place]
        s.reveals += 1  # the purse is seen to be empty
    s.t[place] -= n
    if s.sink is not None and n:
        s.emit("coins_lost", {"seat": seat, "n": n})


def prestige(s: DarkRoadState, seat: int, n: int) -> None:
    """Gain prestige, or lose it (n < 0); never below 0."""
    place = seat * at.STRIDE + at.PRESTIGE
    n = max(n, -s.t[place])
    s.t[place] += n
    if s.sink is not None and n:
        kind = "prestige" if n > 0 else "prestige_lost"
        s.emit(kind, {"seat": seat, "n": abs(n)})


def lanterns(s: DarkRoadState, seat: int, n: int) -> None:
    """Gain lanterns; what finds no slot or no supply is lost (DR-1.2, DR-3.4)."""
    t = s.t
    base = seat * at.STRIDE
    room = s.k.lantern_limit[t[base + at.UPGRADES]] - t[base + at.LANTERNS]
    got = min(n, room, t[at.LANTERN_SUPPLY])
    if got > 0:
        t[base + at.LANTERNS] += got
        t[at.LANTERN_SUPPLY] -= got
    if s.sink is not None:
        _tell_gain(s, seat, "lantern", max(got, 0), n)


def lose_lanterns(s: DarkRoadState, seat: int, n: int) -> None:
    t = s.t
    place = seat * at.STRIDE + at.LANTERNS
    n = min(n, t[place])
    t[place] -= n
    t[at.LANTERN_SUPPLY] += n
    if s.sink is not None and n:
        s.emit("lost", {"seat": seat, "thing": "@dark_road-thing-lantern", "n": n})


def quartz(s: DarkRoadState, seat: int, n: int) -> None:
    """Gain quartz; too much for the inventory is sorted out before the next question (DR-3.4)."""
    t = s.t
    got = min(n, t[at.QUARTZ_SUPPLY])
    t[seat * at.STRIDE + at.QUARTZ] += got
    t[at.QUARTZ_SUPPLY] -= got
    t[at.DIRTY] |= 256 << seat
    if s.sink is not None:
        _tell_gain(s, seat, "quartz", got, n)


def lose_quartz(s: DarkRoadState, seat: int, n: int) -> None:
    t = s.t
    place = seat * at.STRIDE + at.QUARTZ
    n = min(n, t[place])
    t[place] -= n
    t[at.QUARTZ_SUPPLY] += n
    if s.sink is not None and n:
        s.emit("lost", {"seat": seat, "thing": "@dark_road-thing-quartz", "n": n})


def shoes(s: DarkRoadState, seat: int, n: int) -> None:
    t = s.t
    got = min(n, t[at.SHOE_SUPPLY])
    t[seat * at.STRIDE + at.SHOES] += got
    t[at.SHOE_SUPPLY] -= got
    t[at.DIRTY] |= 256 << seat
    if s.sink is not None:
        _tell_gain(s, seat, "horseshoe", got, n)


def lose_shoes(s: DarkRoadState, seat: int, n: int) -> None:
    t = s.t
    place = seat * at.STRIDE + at.SHOES
    n = min(n, t[place])
    t[place] -= n
    t[at.SHOE_SUPPLY] += n
    if s.sink is not None and n:
        s.emit("lost", {"seat": seat, "thing": "@dark_road-thing-horseshoe", "n": n})


def _tell_gain(s: DarkRoadState, seat: int, thing: str, got: int, wanted: int) -> None:
    reference = "@dark_road-thing-" + thing
    if got:
        s.emit("gained", {"seat": seat, "thing": reference, "n": got})
    if wanted > got:
        s.emit("gain_lost", {"seat": seat, "thing": reference, "n": wanted - got})


def tile(s: DarkRoadState, seat: int, which: int) -> None:
    """Gain one good (`which` = good + 6 when upgraded) if the supply has one (DR-1.2)."""
    t = s.t
    supply = at.GOOD_SUPPLY + which % 6
    if t[supply]:
        t[supply] -= 1
        t[seat * at.STRIDE + at.GOODS + which] += 1
        t[at.DIRTY] |= 1 << seat
        if s.sink is not None:
            _tell_good(s, "good_gained", seat, which)
    elif s.sink is not None:
        _tell_good(s, "good_gain_lost", seat, which)


def lose_tile(s: DarkRoadState, seat: int, which: int, kind: str = "good_lost") -> None:
    """A good goes back to the supply."""
    t = s.t
    t[seat * at.STRIDE + at.GOODS + which] -= 1
    t[at.GOOD_SUPPLY + which % 6] += 1
    if s.sink is not None:
        _tell_good(s, kind, seat, which)


def _tell_good(s: DarkRoadState, kind: str, seat: int, which: int) -> None:
    good = "@dark_road-good-" + GOODS[which % 6]
    side = "@dark_road-side-" + ("upgraded" if which >= 6 else "basic")
    s.emit(kind, {"seat": seat, "good": good, "side": side})


def storage_key(t: list[int], base: int) -> int:
    """The goods of a wagon as a number for `Storage.fits`."""
    g = base + at.GOODS
    return (
        t[g]
        + t[g + 6]
        + (t[g + 1] + t[g + 7] << 4)
        + (t[g + 2] + t[g + 8] << 8)
        + (t[g + 3] + t[g + 9] << 12)
        + (t[g + 4] + t[g + 10] << 16)
        + (t[g + 5] + t[g + 11] << 20)
    )


def storage_mode(s: DarkRoadState, base: int) -> int:
    """The room of a wagon as a number for `Storage.fits`: piece, saddle bag, storage heroes."""
    t = s.t
    k = s.k
    mode = k.storage_piece[t[base + at.UPGRADES]] + 2 * k.saddle_bag[t[base + at.STEEDS]]
    bonus = k.c.hero_bonus
    for place in range(base + at.HEROES, base + at.HEROES + HERO_SLOTS):
        hero = t[place]
        if hero < 0:
            break
        if bonus[hero] == 2:
            mode += 4
    return mode


def stored(s: DarkRoadState, seat: int) -> bool:
    """Whether a packing of all goods exists (DR-3.1)."""
    base = seat * at.STRIDE
    return s.k.storage.fits(storage_key(s.t, base), storage_mode(s, base))


def tokens_fit(s: DarkRoadState, seat: int) -> bool:
    t = s.t
    base = seat * at.STRIDE
    limit = s.k.inventory_limit[t[base + at.UPGRADES]]
    return t[base + at.QUARTZ] + t[base + at.SHOES] <= limit


def lit_dice(t: list[int], base: int) -> int:
    """Illuminated dice in the special reserve."""
    return (t[base + at.LIT] >= 0) + (t[base + at.LIT + 1] >= 0)


def can_gain_lit(s: DarkRoadState, seat: int) -> bool:
    """Whether one more illuminated die is allowed and there (DR-3.3)."""
    t = s.t
    base = seat * at.STRIDE
    have = lit_dice(t, base)
    if s.k.c.lit_limit_with_pool and t[base + at.POOL_LIT] >= 0:
        have += 1
    return have < LIT_LIMIT and t[at.LIT_SUPPLY] > 0


def lit_die(s: DarkRoadState, seat: int) -> None:
    """Gain an illuminated die, rolled, if that is allowed (DR-3.4)."""
    if not can_gain_lit(s, seat):
        if s.sink is not None:
            s.emit("gain_lost", {"seat": seat, "thing": "@dark_road-thing-lit_die", "n": 1})
        return
    t = s.t
    place = seat * at.STRIDE + at.LIT
    if t[place] >= 0:
        place += 1
    t[place] = s.chance.draw(at.S_LIT, 6)
    t[at.LIT_SUPPLY] -= 1
    if s.sink is not None:
        face = "@dark_road-face-" + FACE_WORDS[t[place]]
        s.emit("lit_die_gained", {"seat": seat, "face": face})


FACE_WORDS = ("0", "1a", "1b", "2", "3", "4")


def held(t: list[int], base: int, first: int, slots: int) -> int:
    """How many of the slots from `first` are taken (taken ones come first)."""
    for i in range(slots):
        if t[base + first + i] < 0:
            return i
    return slots


def remove_slot(t: list[int], first: int, slots: int, card: int) -> None:
    """Take a card out of its slot; those after it move up."""
    i = first
    while t[i] != card:
        i += 1
    last = first + slots - 1
    while i < last:
        t[i] = t[i + 1]
        i += 1
    t[last] = -1


def commission(s: DarkRoadState, seat: int, town: int) -> None:
    """The top of a town's stack, if there is one (DR-5.2.1); with full slots the owner chooses."""
    card = decks.take_commission(s, town)
    if card < 0:
        return
    t = s.t
    base = seat * at.STRIDE
    if s.sink is not None:
        town_name = "@dark_road-town-" + TOWNS[town]
        name = "@dark_road-commission-" + s.k.c.commission_ids[card]
        s.emit("commission_gained", {"seat": seat, "commission": name, "town": town_name})
    n = held(t, base, at.COMMISSIONS, COMMISSION_SLOTS)
    if n < COMMISSION_SLOTS:
        t[base + at.COMMISSIONS + n] = card
    else:
        s.agenda.append((f.F_COMMISSION_FULL, seat, card))


def board(s: DarkRoadState, seat: int, hero: int, with_bonus: int) -> None:
    """A hero comes aboard (DR-3.4, DR-5.4.2); with full slots the owner chooses who stays."""
    t = s.t
    base = seat * at.STRIDE
    n = held(t, base, at.HEROES, HERO_SLOTS)
    if n == HERO_SLOTS:
        s.agenda.append((f.F_HERO_FULL, seat, hero, with_bonus))
        return
    t[base + at.HEROES + n] = hero
    if s.sink is not None:
        s.emit("boarded", {"seat": seat, "hero": "@dark_road-hero-" + s.k.c.hero_ids[hero]})
    if with_bonus:
        bonus = s.k.c.hero_bonus[hero]
        if bonus == 0:
            lanterns(s, seat, 1)
        elif bonus == 1:
            shoes(s, seat, 1)


def hero_leaves(s: DarkRoadState, seat: int, hero: int) -> None:
    """A hero is no longer aboard; its storage goes with it (DR-3.5)."""
    remove_slot(s.t, seat * at.STRIDE + at.HEROES, HERO_SLOTS, hero)
    if s.k.c.hero_bonus[hero] == 2:
        s.t[at.DIRTY] |= 1 << seat


def dismiss(s: DarkRoadState, seat: int, hero: int) -> None:
    """A hero aboard goes under the hero deck."""
    hero_leaves(s, seat, hero)
    decks.under_heroes(s, hero)
    if s.sink is not None:
        s.emit("dismissed", {"seat": seat, "hero": "@dark_road-hero-" + s.k.c.hero_ids[hero]})


def log_hero(s: DarkRoadState, seat: int, hero: int) -> None:
    """A hero arrives: into the log, and the region's reward follows (DR-7.3.3)."""
    s.t[seat * at.STRIDE + at.LOG_HEROES] |= 1 << hero
    town = s.k.c.hero_town[hero]
    if s.sink is not None:
        name = "@dark_road-hero-" + s.k.c.hero_ids[hero]
        s.emit(
            "hero_delivered", {"seat": seat, "hero": name, "town": "@dark_road-town-" + TOWNS[town]}
        )
    s.agenda.append((f.F_LIST, seat, s.k.c.hero_reward[town], 0))
