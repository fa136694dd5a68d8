"""What a choice costs or gives now, for its text: from what the seat may know."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from lanternway.core import Action, Family
from lanternway.games.dark_road import actions, effect, names
from lanternway.games.dark_road.content_words import (
    FACE_VALUE,
    FORTUNE_C,
    GOOD_OF,
    SHORTCUT,
    SIDE_OF,
)
from lanternway.games.dark_road.effect import UPGRADED, Effect
from lanternway.games.dark_road.frames import AtEffect, Bazaar, Counted, Raise, Slot, Swap
from lanternway.games.dark_road.limits import SHORTCUT_LANTERNS
from lanternway.games.dark_road.rules import able, bazaar, choices

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

Facts = dict[str, Any]


def facts(table: "Table", seat: int, action: Action) -> Facts:
    """The facts of a legal action; none where its arguments say everything."""
    tells = _TELLS.get(action.family)
    return tells(table, seat, action) if tells is not None else {}


# --- before the first turn, and the plan ----------------------------------------------------------


def _keep(table: "Table", seat: int, action: Action) -> Facts:
    drawn = table.opening.drawn[seat][action.args[0]]
    return {"deed": names.deed_name(table, drawn)}


def _draft(table: "Table", seat: int, action: Action) -> Facts:
    hero = table.opening.draft[action.args[0]]
    return {"hero": names.hero_name(table, hero)}


def _bump(table: "Table", seat: int, action: Action) -> Facts:
    """In slot 1 the new die says which good can be crafted (DR-4.3.3)."""
    face, slot = action.args
    return {} if slot else {"crafts": names.good_name(table.content.craft[face])}


def _move(table: "Table", seat: int, action: Action) -> Facts:
    dice = table.dice[seat]
    if action is actions.BY_STEED:
        return {"n": table.content.move_exactly[table.steeds[seat]]}
    return {"n": FACE_VALUE[dice.pool_lit if action is actions.BY_LIT_DIE else dice.pool_night]}


# --- districts ------------------------------------------------------------------------------------


def _buy(table: "Table", seat: int, action: Action) -> Facts:
    frame = table.agenda[-1]
    assert isinstance(frame, Bazaar)
    price = bazaar.price_with(table, frame, action.args[0])
    return {"price": bazaar.due(table, seat, frame, price)}


def _recruit(table: "Table", seat: int, action: Action) -> Facts:
    """What the hero would pay for all that the wagon has of its wishes, the dearer side of each."""
    best: dict[int, int] = {}
    for number, count in enumerate(table.goods[seat]):
        good = GOOD_OF[number]
        if count and table.content.hero_mask[action.args[0]] >> good & 1:
            best[good] = max(best.get(good, 0), table.price_of(good) + SIDE_OF[number])
    return {"most": sum(best.values())}


def _sell(table: "Table", seat: int, action: Action) -> Facts:
    good, side = action.args
    coins = table.price_of(good) + side
    return {"quartz": 1, "coins": coins} if side == UPGRADED else {"coins": coins}


def _commission(table: "Table", seat: int, action: Action) -> Facts:
    top = table.commission_tops[action.args[0]]
    return {"commission": names.commission_name(table, top)}


def _deed(table: "Table", seat: int, action: Action) -> Facts:
    if action is actions.DEED_FROM_DECK:
        return {}
    deed = table.courtyard[action.args[0]]
    return {"deed": names.deed_name(table, deed)}


# --- caravans -------------------------------------------------------------------------------------


def _declare(table: "Table", seat: int, action: Action) -> Facts:
    """A shortcut has its price (DR-7.1.2)."""
    if action.args[0] != SHORTCUT:
        return {}
    return {"lanterns": 0 if table.free_shortcut else SHORTCUT_LANTERNS}


def _raise(table: "Table", seat: int, action: Action) -> Facts:
    frame = table.agenda[-1]
    if isinstance(frame, Counted):
        frame = table.agenda[-2]
    assert isinstance(frame, Raise)
    return {"value": frame.value + action.args[0] + 1}


def _escort(table: "Table", seat: int, action: Action) -> Facts:
    coins = prestige = 0
    town = table.content.hero_town[action.args[0]]
    for one in table.content.lists[table.content.hero_reward[town]]:
        coins += one.amount if one.op is effect.GAIN_COINS else 0
        prestige += one.amount if one.op is effect.GAIN_PRESTIGE else 0
    if coins and prestige:
        return {"both": coins, "prestige": prestige}
    return {"coins": coins} if coins else {"prestige": prestige}


def _fortune(table: "Table", seat: int, action: Action) -> Facts:
    if action.args[0] != FORTUNE_C:
        return {}
    if not table.fortune_taken:
        return {"coins": table.content.fortune_first_coins}
    return _amount(table, seat, table.content.lists[table.content.fortune_list[FORTUNE_C]][0])


# --- effects --------------------------------------------------------------------------------------


def _option(table: "Table", seat: int, action: Action) -> tuple[Effect, ...]:
    """The effects of an answer of a choice or a payment; it is named by the first one."""
    frame = table.agenda[-1]
    lists = table.content.lists
    if isinstance(frame, Slot):
        number = table.content.slot_lists[table.upgrades[seat]][frame.slot]
        head = lists[number][0]
    else:
        assert isinstance(frame, AtEffect)
        head = lists[frame.number][frame.place]
    if not head.options:
        return (head,)
    return lists[able.chosen(table, head.options, action.args[0])]


def _choose(table: "Table", seat: int, action: Action) -> Facts:
    one, *more = _option(table, seat, action)
    facts: Facts = {_AND[other.op]: other.amount for other in more if other.op in _AND}
    if one.op is not effect.CRAFT:
        return {**facts, **_amount(table, seat, one)}
    face = table.dice[seat].locked[0]
    if face >= 0:
        name = "crafted_upgraded" if one.side == UPGRADED else "crafted"
        facts[name] = names.good_name(table.content.craft[face])
    return facts


def _amount(table: "Table", seat: int, one: Effect) -> Facts:
    """How much is got or lost: of a loss no more than there is (DR-7.2.4)."""
    name = _AMOUNTS.get(one.op)
    if name is None:
        return {}
    if one.op.loses:
        return {name: min(one.amount, able.have(table, seat, one))}
    return {name: one.amount}


def _pay(table: "Table", seat: int, action: Action) -> Facts:
    one = _option(table, seat, action)[0]
    if one.op is effect.LOSE_COINS:
        return {"coins": one.amount}
    return {"worth": one.worth} if one.op is effect.LOSE_GOOD and one.worth else {}


def _swap(table: "Table", seat: int, action: Action) -> Facts:
    frame = table.agenda[-1]
    assert isinstance(frame, Swap)
    coins = table.content.lists[frame.number][frame.place].bundles[choices.COINS]
    give, get = action.args
    if give == choices.COINS:
        return {"coins_given": coins}
    return {"coins": coins} if get == choices.COINS else {}


def _use(table: "Table", seat: int, action: Action) -> Facts:
    kind, ability = action.args
    return {"does": names.ability_name(kind, ability)}


_AMOUNTS: Final = {
    effect.GAIN_COINS: "coins",
    effect.GAIN_PRESTIGE: "prestige",
    effect.GAIN_LANTERN: "lanterns",
    effect.LOSE_COINS: "coins_given",
    effect.LOSE_PRESTIGE: "prestige_given",
    effect.LOSE_LANTERN: "lanterns_given",
}
_AND: Final = {effect.GAIN_COINS: "and_coins", effect.GAIN_PRESTIGE: "and_prestige"}
"""What an option may give besides what it is named by."""
_TELLS: Final[dict[Family, Callable[["Table", int, Action], Facts]]] = {
    actions.KEEP: _keep,
    actions.DRAFT: _draft,
    actions.BUMP: _bump,
    actions.MOVE: _move,
    actions.BUY: _buy,
    actions.RECRUIT: _recruit,
    actions.SELL: _sell,
    actions.COMMISSION: _commission,
    actions.DEED: _deed,
    actions.DECLARE: _declare,
    actions.RAISE: _raise,
    actions.ESCORT: _escort,
    actions.FORTUNE: _fortune,
    actions.CHOOSE: _choose,
    actions.PAY: _pay,
    actions.SWAP: _swap,
    actions.USE: _use,
}
"""By family."""
