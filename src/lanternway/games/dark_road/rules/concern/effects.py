"""Effects as the Private Concern takes them (DR-17.12)."""

from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road import effect, tell, tell_caravan
from lanternway.games.dark_road.content_words import FORTUNE_C, PURSE, SOUTH
from lanternway.games.dark_road.effect import BASIC, UPGRADED, Effect
from lanternway.games.dark_road.limits import COMMISSION_SLOTS, HERO_SLOTS
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import cards, decks, deliveries, event, gains
from lanternway.games.dark_road.rules import effects as human
from lanternway.games.dark_road.rules.concern import board, measures
from lanternway.games.dark_road.rules.concern.measures import FROM_DECK

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def run_list(table: "Table", number: int) -> None:
    """All effects of a list, one after the other; nothing is asked."""
    for one in table.content.lists[number]:
        run(table, one)


def run(table: "Table", one: Effect) -> None:
    """One effect; one that can't be met is followed by its `otherwise`."""
    op = one.op
    seat = table.setting.concern_seat
    if not can(table, one):
        if op is effect.CHOOSE:
            human.nothing_to_choose(table, seat, one)
        elif (op.loses or op is effect.FLIP_GOOD) and not one.otherwise:
            tell.spared(table, seat)
        elif op in LACKS:
            tell.nothing_gained(table, seat, _lack(table, one))
        run_list(table, one.otherwise)
    elif op in (
        effect.GAIN_COINS,
        effect.GAIN_LANTERN,
        effect.GAIN_HORSESHOE,
        effect.GAIN_QUARTZ,
    ):
        gains.gain_coins(table, seat, one.amount)
    elif op is effect.GAIN_PRESTIGE:
        gains.gain_prestige(table, seat, one.amount)
    elif op is effect.GAIN_LIT_DIE:
        board.gain_lower(table, 2)
    elif op is effect.GAIN_GOOD:
        _gain_goods(table, one.amount, one.side)
    elif op in (effect.CRAFT, effect.ROLL_ORACLE, effect.ROLL_RUINS):
        board.gain_crates(table, 1)
    elif op is effect.GAIN_UPGRADE:
        gains.gain_coins(table, seat, 2)
    elif op is effect.LOSE_COINS:
        gains.lose_coins(table, seat, one.amount)
    elif op is effect.LOSE_PRESTIGE:
        gains.gain_prestige(table, seat, -one.amount)
    elif op is effect.LOSE_GOOD:
        board.gain_crates(table, -one.amount)
    elif op is effect.FLIP_GOOD:
        gains.gain_prestige(table, seat, 1 if one.side == UPGRADED else -1)
    elif op in (effect.MOVE_RUINS, effect.ACT_RUINS):
        human.advance_ruins(table, seat, one.amount)
        _gain_goods(table, 1, UPGRADED)
    elif op is effect.MOVE_MARKET:
        human.advance_ring(table, seat, one.amount)
        at_ring(table, paid=False)
    elif op is effect.ROTATE:
        human.rotate(table, one.amount)
    elif op is effect.CHOOSE:
        run_list(table, _first_option(table, one))
    elif op is effect.MAY:
        run_list(table, one.then)
    else:
        _run_card(table, one)


def _run_card(table: "Table", one: Effect) -> None:
    """Heroes, commissions, deeds, good fortune."""
    op = one.op
    seat = table.setting.concern_seat
    if op is effect.GAIN_HERO:
        take_hero(table, measures.hero_to_take(table, PURSE, False), one.with_bonus)
    elif op is effect.GAIN_COMMISSION:
        take_commission(table, one.town)
    elif op is effect.GAIN_DEED:
        take_deed(table, FROM_DECK if one.from_deck else measures.deed_to_take(table))
    elif op is effect.GAIN_FORTUNE:
        take_fortune(table)
    elif op is effect.LOSE_HERO:
        gains.dismiss(table, seat, measures.hero_to_give_up(table))
    elif op is effect.DELIVER_HERO:
        hero = measures.hero_to_give_up(table)
        gains.hero_leaves(table, seat, hero)
        deliveries.log_hero(table, seat, hero)


def can(table: "Table", one: Effect) -> bool:
    """Whether anything would happen, so that the effect counts as met."""
    op = one.op
    seat = table.setting.concern_seat
    if op in NEVER:
        return False
    if op is effect.LOSE_COINS:
        return table.coins[seat] > 0
    if op is effect.LOSE_PRESTIGE or (op is effect.FLIP_GOOD and one.side == BASIC):
        return table.prestige[seat] > 0
    if op is effect.LOSE_GOOD:
        return board.of(table).crates > 0
    if op in (effect.LOSE_HERO, effect.DELIVER_HERO):
        return len(measures.heroes(table)) > 0
    if op in (effect.CRAFT, effect.ROLL_ORACLE, effect.ROLL_RUINS) or (
        op is effect.GAIN_GOOD and one.side == BASIC
    ):
        return board.of(table).crates < table.content.concern.crate_track
    if op is effect.GAIN_HERO:
        return measures.hero_to_take(table, PURSE, False) >= 0
    if op is effect.GAIN_COMMISSION:
        if measures.commission_to_take(table) < 0:
            return False
        return one.town < 0 or table.commission_tops[one.town] >= 0
    if op is effect.GAIN_DEED:
        return decks.deeds_left(table) if one.from_deck else measures.deed_to_take(table) >= 0
    if op is effect.CHOOSE:
        return _first_option(table, one) > 0
    if op is effect.MAY:
        return _anything(table, one.then)
    return True


NEVER: Final = (
    effect.LOSE_LANTERN,
    effect.LOSE_HORSESHOE,
    effect.LOSE_QUARTZ,
    effect.PAY,
    effect.SWAP,
    effect.READY,
    effect.AGAIN,
    effect.COPY_TRAVEL_DIE,
    effect.RAISE_TRAVEL_DIE,
    effect.FREE_SHORTCUT,
    effect.GAIN_STEED,
)
"""What means nothing to the Private Concern."""


LACKS: Final = {
    effect.GAIN_GOOD: "crate",
    effect.CRAFT: "crate",
    effect.ROLL_ORACLE: "crate",
    effect.ROLL_RUINS: "crate",
    **human.CARDS,
}
"""What is missing when nothing is gained."""


def _lack(table: "Table", one: Effect) -> str:
    """What is missing now: for a card it may be the slot."""
    if one.op is effect.GAIN_HERO and len(measures.heroes(table)) == HERO_SLOTS:
        return "hero_slot"
    if one.op is effect.GAIN_COMMISSION and len(measures.commissions(table)) == COMMISSION_SLOTS:
        return "commission_slot"
    return LACKS[one.op]


def _anything(table: "Table", number: int) -> bool:
    return any(can(table, one) for one in table.content.lists[number])


def _first_option(table: "Table", choice: Effect) -> int:
    """The first option of which at least something happens; 0 for none."""
    for number in choice.options:
        if _anything(table, number):
            return number
    return 0


def _gain_goods(table: "Table", count: int, side: int) -> None:
    """A crate for each good, and a prestige for each upgraded one."""
    board.gain_crates(table, count)
    if side == UPGRADED:
        gains.gain_prestige(table, table.setting.concern_seat, count)


# --- what it takes --------------------------------------------------------------------------------


def take_hero(table: "Table", place: int, with_bonus: bool) -> None:
    """The hero at this place of the Inn comes aboard."""
    hero = table.inn[place]
    table.inn[place] = NOTHING
    gains.board(table, table.setting.concern_seat, hero, with_bonus=False)
    if with_bonus:
        board.hero_bonus(table, hero)


def take_commission(table: "Table", town: int) -> None:
    """The top of the named town's stack, or by DR-17.7.7 (no town)."""
    if town < 0:
        town = measures.commission_to_take(table)
    gains.gain_commission(table, table.setting.concern_seat, town)


def take_deed(table: "Table", place: int) -> None:
    """A courtyard deed with its slot's bonus, or the deck's top; unread (DR-17.7.8)."""
    seat = table.setting.concern_seat
    if place == FROM_DECK:
        human.draw_deed(table, seat)
        return
    deed = cards.take_deed(table, seat, place)
    board.of(table).seen_deeds |= 1 << deed
    run_list(table, table.content.deed_slot_list[place])


def take_fortune(table: "Table") -> None:
    """Coins if they are not above prestige or no deed is left, else a deed (DR-17.14.1)."""
    seat = table.setting.concern_seat
    tell_caravan.windfall(table, seat, "fortune")
    deed = measures.deed_to_take(table)
    if deed >= 0 and not board.coins_are_lower(table):
        take_deed(table, deed)
    elif not event.first_coins(table, seat):
        run_list(table, table.content.fortune_list[FORTUNE_C])


# --- the dark market ------------------------------------------------------------------------------


def at_ring(table: "Table", paid: bool) -> None:
    """North, east, west: up to two crates. South: a deed, or a commission (DR-17.9.5)."""
    if table.ring != SOUTH:
        buy_crates(table, table.content.concern.bought, paid)
        return
    deed = measures.deed_to_take(table)
    if deed >= 0:
        take_deed(table, deed)
    elif measures.commission_to_take(table) >= 0:
        take_commission(table, NOTHING)


def buy_crates(table: "Table", count: int, paid: bool) -> None:
    """Crates one by one, never beyond the track, a coin for each as far as it has coins."""
    limits = table.content.concern
    room = limits.crate_track - board.of(table).crates
    if not room:
        tell.nothing_gained(table, table.setting.concern_seat, "crate")
    for _ in range(min(count, room)):
        board.gain_crates(table, 1)
        if paid:
            gains.lose_coins(table, table.setting.concern_seat, limits.crate_price)
