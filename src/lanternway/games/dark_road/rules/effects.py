"""One function carries out every effect of every card, space, die and building (DR-16).

A list of effects is done in order. An effect that asks somebody something puts the rest of its list on
the agenda, and the question on top of it.
"""

from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road import agenda, effect, frames, streams, tell
from lanternway.games.dark_road.content_words import (
    GOODS,
    HORSESHOE,
    LANTERN,
    QUARTZ,
    RING,
    RUINS,
)
from lanternway.games.dark_road.effect import UPGRADED, Effect
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import able, decks, gains, sarcophagus
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


CARDS: Final = {
    effect.GAIN_HERO: "hero",
    effect.GAIN_COMMISSION: "commission",
    effect.GAIN_DEED: "deed",
}
"""Cards to take, as it is told when there is none."""


def go_on_effects(table: "Table", frame: frames.EffectsLeft) -> None:
    """Do the effects of a list from a place on, until one of them asks something."""
    table.agenda.pop()
    seat = frame.seat
    effects = table.content.lists[frame.number]
    for place in range(frame.place, len(effects)):
        one = effects[place]
        op = one.op
        if op is effect.GAIN_COINS:
            gains.gain_coins(table, seat, one.amount)
        elif op is effect.GAIN_PRESTIGE:
            gains.gain_prestige(table, seat, one.amount)
        elif op is effect.GAIN_LANTERN:
            gains.gain_lanterns(table, seat, one.amount)
        elif op is effect.GAIN_HORSESHOE:
            gains.gain_tokens(table, seat, HORSESHOE, one.amount)
        elif op is effect.GAIN_QUARTZ:
            gains.gain_tokens(table, seat, QUARTZ, one.amount)
        elif op is effect.ROTATE:
            rotate(table, one.amount)
        else:
            if place + 1 < len(effects):
                table.agenda.append(frames.EffectsLeft(seat, frame.number, place + 1))
            _resolve(table, seat, one, frame.number, place)
            return


def _resolve(table: "Table", seat: int, one: Effect, number: int, place: int) -> None:
    """Carry out one effect that may ask something; `number` and `place` say where it stands."""
    op = one.op
    if op is effect.GAIN_GOOD:
        types = able.good_types(table, one)
        if types:
            table.agenda.append(frames.Good(seat, one.side, types, one.amount))
        else:
            for good in members(able.wanted_types(table, one)):
                tell.good_gain_lost(table, seat, good, one.side)  # DR-1.2
    elif op.loses:
        _lose(table, seat, one, number, place)
    elif op is effect.CHOOSE:
        if not able.options(table, seat, one):
            nothing_to_choose(table, seat, one)
        table.agenda.append(frames.AtEffect(agenda.CHOOSE, seat, number, place))
    elif op is effect.PAY:
        table.agenda.append(frames.AtEffect(agenda.PAY, seat, number, place))
    elif op is effect.MAY:
        if able.can_list(table, seat, one.then):
            table.agenda.append(frames.May(seat, one.then))
    elif op is effect.SWAP:
        table.agenda.append(frames.Swap(seat, number, place, 0, 0))
    elif op is effect.GAIN_LIT_DIE:
        gains.gain_lit_die(table, seat)
    elif op is effect.READY:
        table.agenda.append(agenda.READY.of[seat])
    elif op is effect.MOVE_RUINS:
        move_ruins(table, seat, one.amount)
    elif op is effect.MOVE_MARKET:
        move_ring(table, seat, one.amount)
    elif op is effect.ACT_RUINS:
        table.agenda.append(agenda.DELVE.of[seat])
    elif op is effect.ROLL_ORACLE:
        roll_oracle(table, seat)
    elif op is effect.ROLL_RUINS:
        roll_ruins_die(table, seat)
    elif op is effect.COPY_TRAVEL_DIE:
        table.agenda.append(agenda.COPY.of[seat])
    elif op is effect.RAISE_TRAVEL_DIE:
        table.agenda.append(frames.Counted(agenda.RAISE_BY, seat, one.amount))
    elif op is effect.FREE_SHORTCUT:
        table.free_shortcut = True
    elif op is effect.FLIP_GOOD or op is effect.CRAFT:
        _work_on_good(table, seat, one)
    else:
        _gain_card(table, seat, one)


def nothing_to_choose(table: "Table", seat: int, choice: Effect) -> None:
    """No option would do anything: there is nothing to lose, or none of the cards to take."""
    heads = [table.content.lists[number][0].op for number in choice.options]
    if all(op.loses for op in heads):
        tell.spared(table, seat)
    for op in heads:
        if op in CARDS:
            tell.nothing_gained(table, seat, CARDS[op])


def _gain_card(table: "Table", seat: int, one: Effect) -> None:
    """Heroes, commissions, deeds, upgrades, steeds, good fortune."""
    op = one.op
    if op in CARDS and not able.can(table, seat, one):
        tell.nothing_gained(table, seat, CARDS[op])
    elif op is effect.GAIN_HERO:
        table.agenda.append(frames.GainHero(seat, one.from_deck, one.with_bonus))
    elif op is effect.DELIVER_HERO:
        if able.escorts(table, seat, one.from_inn):
            table.agenda.append(frames.Escort(seat, one.from_inn))
        else:
            _otherwise(table, seat, one)
    elif op is effect.GAIN_COMMISSION:
        if one.town >= 0:
            gains.gain_commission(table, seat, one.town)
        else:
            table.agenda.append(agenda.GAIN_COMMISSION.of[seat])
    elif op is effect.GAIN_DEED:
        if one.from_deck:
            draw_deed(table, seat)
        else:
            table.agenda.append(agenda.DEED.of[seat])
    elif op is effect.GAIN_UPGRADE:
        if able.upgrade_allowed(table, seat):
            table.agenda.append(agenda.UPGRADE.of[seat])
    elif op is effect.GAIN_FORTUNE:
        table.agenda.append(agenda.FORTUNE.of[seat])
    elif op is effect.GAIN_STEED:
        table.agenda.append(agenda.STEED.of[seat])


def _work_on_good(table: "Table", seat: int, one: Effect) -> None:
    """Turn a good over, or craft one: the good of the first locked die, any good without that die."""
    if one.op is effect.FLIP_GOOD:
        if able.flippable(table, seat, one.side):
            table.agenda.append(frames.Flip(seat, one.side))
        elif one.otherwise:
            _otherwise(table, seat, one)
        elif one.side == UPGRADED:
            tell.nothing_gained(table, seat, "good")
        else:
            tell.spared(table, seat)
        return
    face = table.dice[seat].locked[0]
    if face >= 0:
        gains.gain_good(table, seat, table.content.craft[face], one.side)
        return
    types = able.supply_types(table)
    if types:
        table.agenda.append(frames.Good(seat, one.side, types, 1))


def _otherwise(table: "Table", seat: int, one: Effect) -> None:
    if one.otherwise:
        table.add_effects(seat, one.otherwise)


def _lose(table: "Table", seat: int, loss: Effect, number: int, place: int) -> None:
    """A loss: as much as there is; what follows `otherwise` only if there is nothing (DR-7.2.4-5)."""
    op = loss.op
    if not able.can(table, seat, loss):
        if op is effect.LOSE_COINS:
            table.reveal()  # the purse is seen to be empty
        if not loss.otherwise:
            tell.spared(table, seat)
        _otherwise(table, seat, loss)
    elif op is effect.LOSE_COINS:
        gains.lose_coins(table, seat, loss.amount)
    elif op is effect.LOSE_PRESTIGE:
        gains.gain_prestige(table, seat, -loss.amount)
    elif op is effect.LOSE_LANTERN:
        gains.lose(table, seat, LANTERN, loss.amount)
    elif op is effect.LOSE_HORSESHOE:
        gains.lose(table, seat, HORSESHOE, loss.amount)
    elif op is effect.LOSE_QUARTZ:
        gains.lose(table, seat, QUARTZ, loss.amount)
    elif op is effect.LOSE_GOOD:
        table.agenda.append(frames.LoseGood(seat, number, place, loss.amount))
    else:
        table.agenda.append(frames.Counted(agenda.LOSE_HERO, seat, loss.amount))


# --- the wheel, the markers, the dice -------------------------------------------------------------


def rotate(table: "Table", steps: int) -> None:
    """Turn the wheel clockwise: every good one price position lower a step (DR-4.3.5)."""
    table.wheel = (table.wheel + steps) % len(GOODS)
    tell.wheel_turned(table, steps)


def advance_ring(table: "Table", seat: int, steps: int) -> None:
    """The dark market's marker moves."""
    table.ring = (table.ring + steps) % len(RING)
    tell.ring_moved(table, seat)


def move_ring(table: "Table", seat: int, steps: int) -> None:
    """Move the dark market's marker and gain what its space shows (DR-5.3.2)."""
    advance_ring(table, seat, steps)
    table.add_effects(seat, table.content.ring_list[table.ring])


def advance_ruins(table: "Table", seat: int, steps: int) -> None:
    """The ruins marker moves."""
    table.ruins = (table.ruins + sarcophagus.way_down(table, steps)) % len(RUINS)
    tell.ruins_moved(table, seat)


def move_ruins(table: "Table", seat: int, steps: int) -> None:
    """Move the ruins marker and gain what its space shows (DR-6.1, DR-6.2)."""
    advance_ruins(table, seat, steps)
    bonus = sarcophagus.reward(table, table.ruins)
    if bonus:
        table.add_effects(seat, bonus)
    table.add_effects(seat, table.content.ruins_list[table.ruins])


def roll_oracle(table: "Table", seat: int, before: int = NOTHING) -> None:
    """Roll the oracle die and gain its face (DR-9.5)."""
    face = table.chance.draw(streams.ORACLE, len(table.content.oracle_list))
    tell.oracle_rolled(table, seat, face)
    if _says_again(table, seat, table.content.oracle_list[face], face, before):
        roll_oracle(table, seat, face)


def roll_ruins_die(table: "Table", seat: int, before: int = NOTHING) -> None:
    """Roll the ruins die and gain its face (DR-6.3)."""
    face = table.chance.draw(streams.RUINS, len(table.content.ruins_die_list))
    tell.ruins_die_rolled(table, seat, face)
    if _says_again(table, seat, table.content.ruins_die_list[face], face, before):
        roll_ruins_die(table, seat, face)


def _says_again(table: "Table", seat: int, number: int, face: int, before: int) -> bool:
    """Carry out the face of a die, or say that it is rolled again; the same face twice gives what it
    shows, and there is no third roll. `before` is the face that said so already."""
    effects = table.content.lists[number]
    if not effects or effects[0].op is not effect.AGAIN:
        table.add_effects(seat, number)
        return False
    if before == face:
        table.add_effects(seat, effects[0].then)
    return before < 0


def draw_deed(table: "Table", seat: int) -> None:
    """The deck's top deed, with no bonus (DR-8.1)."""
    deed = decks.draw_deed(table)
    if deed >= 0:
        table.deeds[seat] |= 1 << deed
        tell.deed_drawn(table, seat, deed)
