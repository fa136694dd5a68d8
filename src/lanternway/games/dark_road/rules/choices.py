"""Questions of effects about what to do: options, payments, swaps, the illuminated die (DR-16, DR-9.8,
DR-9.11, DR-4.3.3)."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Frame, Refusal
from lanternway.games.dark_road import actions, effect, tell
from lanternway.games.dark_road.content_words import LANTERN, QUARTZ
from lanternway.games.dark_road.frames import AtEffect, May, Swap
from lanternway.games.dark_road.limits import LIT_LIMIT
from lanternway.games.dark_road.rules import able, gains

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

COINS: Final = 2
"""After lanterns and quartz the third thing that can be swapped."""
SWAPPABLE: Final = 3

# --- options --------------------------------------------------------------------------------------


def named_by_op(table: "Table", numbers: list[int]) -> list[Action]:
    """Lists as options of a choice: each is named by its first effect."""
    lists = table.content.lists
    return [actions.CHOOSE.actions[lists[number][0].op.number] for number in numbers]


def legal_choose(table: "Table", seat: int, frame: AtEffect) -> list[Action]:
    choice = table.content.lists[frame.number][frame.place]
    return named_by_op(table, able.options(table, seat, choice))


def do_choose(table: "Table", seat: int, frame: AtEffect, action: Action) -> None:
    choice = table.content.lists[frame.number][frame.place]
    table.agenda.pop()
    table.add_effects(seat, able.chosen(table, choice.options, action.args[0]))


def why_choose(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is not actions.CHOOSE:
        return None
    if action.args[0] == effect.GAIN_LIT_DIE.number and not gains.can_gain_lit(table, seat):
        return Refusal("DR-3.4", "dark_road-why-lit-limit", {"limit": LIT_LIMIT})
    return Refusal(frame.kind.clause, "dark_road-why-no-effect")


def legal_may(table: "Table", seat: int, frame: May) -> list[Action]:
    return actions.ACCEPT_OR_DECLINE if able.can_list(table, seat, frame.number) else []


def do_may(table: "Table", seat: int, frame: May, action: Action) -> None:
    table.agenda.pop()
    if action.family is actions.ACCEPT:
        table.add_effects(seat, frame.number)


# --- payments and swaps ---------------------------------------------------------------------------


def legal_pay(table: "Table", seat: int, frame: AtEffect) -> list[Action]:
    lists = table.content.lists
    payment = lists[frame.number][frame.place]
    numbers = able.payments(table, seat, payment)
    return [
        *[actions.PAY.actions[lists[number][0].op.number] for number in numbers],
        actions.DO_DECLINE,
    ]


def do_pay(table: "Table", seat: int, frame: AtEffect, action: Action) -> None:
    table.agenda.pop()
    if action.family is actions.DECLINE:
        return
    payment = table.content.lists[frame.number][frame.place]
    table.add_effects(seat, payment.then)
    table.add_effects(seat, able.chosen(table, payment.options, action.args[0]))


def why_pay(table: "Table", seat: int, frame: AtEffect, action: Action) -> Refusal | None:
    if action.family is actions.PAY:
        return Refusal("DR-9.11", "dark_road-why-cannot-pay")
    return None


def legal_swap(table: "Table", seat: int, frame: Swap) -> list[Action]:
    """Give one bundle for another (DR-9.8). What was given is not taken back and the other way round:
    every result can be reached so, and the swapping ends."""
    bundles = table.content.lists[frame.number][frame.place].bundles
    have = (table.lanterns[seat], table.quartz[seat], table.coins[seat])
    found: list[Action] = []
    for give in range(SWAPPABLE):
        if bundles[give] and have[give] >= bundles[give] and not frame.got >> give & 1:
            for get in range(SWAPPABLE):
                if (
                    get != give
                    and bundles[get]
                    and not frame.given >> get & 1
                    and _room_for(table, seat, get) >= bundles[get]
                ):
                    found.append(actions.SWAP.actions[SWAPPABLE * give + get])
    found.append(actions.DO_FINISH)
    return found


def do_swap(table: "Table", seat: int, frame: Swap, action: Action) -> None:
    if action.family is actions.DONE:
        table.agenda.pop()
        return
    bundles = table.content.lists[frame.number][frame.place].bundles
    give, get = action.args
    if give == COINS:
        gains.lose_coins(table, seat, bundles[give])
    else:
        gains.lose(table, seat, give, bundles[give])
    if get == LANTERN:
        gains.gain_lanterns(table, seat, bundles[get])
    elif get == QUARTZ:
        gains.gain_tokens(table, seat, QUARTZ, bundles[get])
    else:
        gains.gain_coins(table, seat, bundles[get])
    given, got = frame.given | 1 << give, frame.got | 1 << get
    table.agenda[-1] = Swap(seat, frame.number, frame.place, given, got)


def _room_for(table: "Table", seat: int, what: int) -> int:
    """How many more of what can be swapped there is room and supply for."""
    if what == COINS:
        return 99
    if what == LANTERN:
        room = table.content.lantern_limit[table.upgrades[seat]] - table.lanterns[seat]
        return min(room, table.supply[LANTERN])
    return table.supply[QUARTZ]  # something is discarded for it, DR-3.4


# --- the illuminated die --------------------------------------------------------------------------


def legal_ready(table: "Table", seat: int, frame: Frame) -> list[Action]:
    dice = table.dice[seat]
    if dice.pool_lit >= 0:
        return []
    found: list[Action] = []
    for face in dice.lit:
        if actions.READY.actions[face] not in found:
            found.append(actions.READY.actions[face])
    return found


def do_ready(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    """An illuminated die goes from the special reserve to the action pool (DR-4.3.3)."""
    face = action.args[0]
    table.agenda.pop()
    table.dice[seat] = table.dice[seat].readied(face)
    tell.readied(table, seat, face)
