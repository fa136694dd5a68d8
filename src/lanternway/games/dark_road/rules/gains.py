"""Gaining and losing: the small steps of which every effect is made (DR-1.2, DR-3)."""

from typing import TYPE_CHECKING

from lanternway.games.dark_road import streams, tell, tell_caravan
from lanternway.games.dark_road.content_words import (
    FACES,
    GOOD_OF,
    HORSESHOE,
    HORSESHOE_BONUS,
    LANTERN,
    LANTERN_BONUS,
    LIT_DIE,
    STORAGE_BONUS,
    tile,
)
from lanternway.games.dark_road.frames import CommissionFull, HeroFull
from lanternway.games.dark_road.limits import COMMISSION_SLOTS, HERO_SLOTS, LIT_LIMIT
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import decks
from lanternway.games.dark_road.sets import members
from lanternway.games.dark_road.storage import GOOD_BITS, mode_of

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

# --- coins, prestige, things ----------------------------------------------------------------------


def gain_coins(table: "Table", seat: int, count: int) -> None:
    """The bank never runs out."""
    table.coins[seat] += count
    tell.coins(table, seat, count)


def lose_coins(table: "Table", seat: int, count: int) -> None:
    """Pay or lose coins, as many as there are."""
    if count > table.coins[seat]:
        count = table.coins[seat]
        table.reveal()  # the purse is seen to be empty
    table.coins[seat] -= count
    tell.coins(table, seat, -count)


def gain_prestige(table: "Table", seat: int, count: int) -> None:
    """Gain prestige, or lose it (below 0); nobody has less than none."""
    count = max(count, -table.prestige[seat])
    table.prestige[seat] += count
    tell.prestige(table, seat, count)


def gain_lanterns(table: "Table", seat: int, count: int) -> None:
    """What finds no slot or no supply is lost (DR-1.2, DR-3.4)."""
    room = table.content.lantern_limit[table.upgrades[seat]] - table.lanterns[seat]
    got = max(0, min(count, room, table.supply[LANTERN]))
    table.lanterns[seat] += got
    table.supply[LANTERN] -= got
    tell.gained(table, seat, LANTERN, got, count)


def gain_tokens(table: "Table", seat: int, thing: int, count: int) -> None:
    """Quartz or horseshoes; too many for the inventory are sorted out before the next question
    (DR-3.4)."""
    got = min(count, table.supply[thing])
    table.held(thing)[seat] += got
    table.supply[thing] -= got
    table.unchecked_tokens |= 1 << seat
    tell.gained(table, seat, thing, got, count)


def lose(table: "Table", seat: int, thing: int, count: int) -> None:
    """Lanterns, quartz or horseshoes are given up, as many as there are."""
    count = min(count, table.held(thing)[seat])
    put_back(table, seat, thing, count)
    tell.lost(table, seat, thing, count)


def put_back(table: "Table", seat: int, thing: int, count: int) -> None:
    """Lanterns, quartz or horseshoes go back to the supply."""
    table.held(thing)[seat] -= count
    table.supply[thing] += count


def tokens_fit(table: "Table", seat: int) -> bool:
    limit = table.content.inventory_limit[table.upgrades[seat]]
    return table.quartz[seat] + table.horseshoes[seat] <= limit


# --- illuminated dice -----------------------------------------------------------------------------


def can_gain_lit(table: "Table", seat: int) -> bool:
    """Whether one more illuminated die is allowed and there (DR-3.3)."""
    dice = table.dice[seat]
    have = len(dice.lit)
    if table.content.lit_limit_with_pool and dice.pool_lit >= 0:
        have += 1
    return have < LIT_LIMIT and table.supply[LIT_DIE] > 0


def gain_lit_die(table: "Table", seat: int) -> None:
    """Gain an illuminated die, rolled, if that is allowed (DR-3.4)."""
    if not can_gain_lit(table, seat):
        tell.gained(table, seat, LIT_DIE, 0, 1)
        return
    face = table.chance.draw(streams.LIT, len(FACES))
    table.dice[seat] = table.dice[seat].with_lit(face)
    table.supply[LIT_DIE] -= 1
    tell.lit_die_gained(table, seat, face)


# --- steeds ---------------------------------------------------------------------------------------


def by_steeds(table: "Table", seat: int, lists: list[list[int]], times: int = 1) -> None:
    """What the seat's steeds bring at such a moment (DR-11), so many times; whose doing it is, is told."""
    if lists[table.steeds[seat]]:
        for steed in members(table.steeds[seat]):
            for number in lists[1 << steed]:
                tell_caravan.steed_gives(table, seat, steed)
                for _ in range(times):
                    table.add_effects(seat, number)


# --- goods ----------------------------------------------------------------------------------------


def gain_good(table: "Table", seat: int, good: int, side: int) -> None:
    """If the supply has one (DR-1.2)."""
    if not table.good_supply[good]:
        tell.good_gain_lost(table, seat, good, side)
        return
    table.good_supply[good] -= 1
    table.change_goods(seat, tile(good, side), 1)
    table.unchecked_goods |= 1 << seat
    tell.good_gained(table, seat, good, side)


def return_good(table: "Table", seat: int, good: int, side: int) -> None:
    """A good goes back to the supply."""
    table.change_goods(seat, tile(good, side), -1)
    table.good_supply[good] += 1


def owned(table: "Table", seat: int) -> int:
    """The set of the types of goods on a wagon."""
    found = 0
    for number, count in enumerate(table.goods[seat]):
        if count:
            found |= 1 << GOOD_OF[number]
    return found


def stored(table: "Table", seat: int) -> bool:
    """Whether a packing of all goods exists (DR-3.1)."""
    key = 0
    for number, count in enumerate(table.goods[seat]):
        if count:
            key += count << GOOD_BITS * GOOD_OF[number]
    return table.content.storage.fits(key, storage_mode(table, seat))


def storage_mode(table: "Table", seat: int) -> int:
    """The room of a wagon: piece of U4, saddle bag, storage heroes."""
    content = table.content
    bonus = content.hero_bonus
    heroes = 0
    for hero in table.heroes[seat]:
        if bonus[hero] == STORAGE_BONUS:
            heroes += 1
    piece = content.storage_piece[table.upgrades[seat]]
    return mode_of(piece, content.saddle_bag[table.steeds[seat]], heroes)


# --- commissions and heroes -----------------------------------------------------------------------


def gain_commission(table: "Table", seat: int, town: int) -> None:
    """The top of a town's stack, if there is one (DR-5.2.1); with full slots the owner chooses."""
    commission = decks.take_commission(table, town)
    if commission < 0:
        return
    tell.commission_gained(table, seat, commission)
    if len(table.commissions[seat]) < COMMISSION_SLOTS:
        table.commissions[seat] += (commission,)
    else:
        table.agenda.append(CommissionFull(seat, commission))


def commission_leaves(table: "Table", seat: int, commission: int) -> None:
    """A commission is no longer held."""
    held = table.commissions[seat]
    table.commissions[seat] = tuple([other for other in held if other != commission])


def board(table: "Table", seat: int, hero: int, with_bonus: bool) -> None:
    """A hero comes aboard (DR-3.4, DR-5.4.2); with full slots the owner chooses who stays."""
    if len(table.heroes[seat]) == HERO_SLOTS:
        table.agenda.append(HeroFull(seat, hero, with_bonus))
        return
    table.heroes[seat] += (hero,)
    tell.boarded(table, seat, hero)
    if with_bonus:
        bonus = table.content.hero_bonus[hero]
        if bonus == LANTERN_BONUS:
            gain_lanterns(table, seat, 1)
        elif bonus == HORSESHOE_BONUS:
            gain_tokens(table, seat, HORSESHOE, 1)


def hero_leaves(table: "Table", seat: int, hero: int) -> None:
    """A hero is no longer aboard; its storage goes with it (DR-3.5)."""
    table.heroes[seat] = tuple([other for other in table.heroes[seat] if other != hero])
    if table.content.hero_bonus[hero] == STORAGE_BONUS:
        table.unchecked_goods |= 1 << seat


def dismiss(table: "Table", seat: int, hero: int) -> None:
    """A hero aboard goes under the hero deck."""
    hero_leaves(table, seat, hero)
    decks.put_hero_under(table, hero)
    tell.dismissed(table, seat, hero)


def leave_inn(table: "Table", hero: int) -> None:
    """A face-up hero is no longer at the Inn."""
    if hero in table.inn:
        table.inn[table.inn.index(hero)] = NOTHING
    else:
        table.shown = tuple([other for other in table.shown if other != hero])
