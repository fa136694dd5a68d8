"""Guild notices: what the humans are asked to reach (DR-17.15)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road import tell_concern
from lanternway.games.dark_road.content_words import NOTICE_FACTS
from lanternway.games.dark_road.rules import gains
from lanternway.games.dark_road.rules.concern import board
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def end_of_round(table: "Table") -> None:
    """Judge the notice that is due (DR-17.15)."""
    cards = table.content.concern
    if table.round not in cards.notice_rounds:
        return
    turn = cards.notice_rounds.index(table.round)
    notice = board.of(table).notices[turn]
    met = met_by(table, turn)
    for seat in met:
        tell_concern.notice_met(table, seat, notice)
    for seat in reversed(met):  # the first seat's on top
        table.add_effects(seat, cards.notice_reward[notice])
    if not met:
        tell_concern.notice_unmet(table, notice)
        stake = cards.stake[table.setting.level]
        gains.gain_coins(table, table.setting.concern_seat, stake)
        gains.gain_prestige(table, table.setting.concern_seat, stake)


def met_by(table: "Table", turn: int) -> list[int]:
    """The human seats that meet a notice now."""
    cards = table.content.concern
    notice = board.of(table).notices[turn]
    need = cards.notice_need[notice][turn]
    count = FACTS[NOTICE_FACTS[cards.notice_fact[notice]]]
    return [seat for seat in range(table.setting.humans) if count(table, seat) >= need]


# --- what a notice counts (DR-17.15.3) ------------------------------------------------------------


def _heroes_in_log(table: "Table", seat: int) -> int:
    return table.log[seat].heroes.bit_count()


def _commissions_in_log(table: "Table", seat: int) -> int:
    return table.log[seat].commissions.bit_count()


def _towns_in_log(table: "Table", seat: int) -> int:
    log = table.log[seat]
    content = table.content
    visited = {content.hero_town[hero] for hero in members(log.heroes)}
    return len(visited | {content.commission_town[card] for card in members(log.commissions)})


def _companions_and_gifts(table: "Table", seat: int) -> int:
    held = members(table.companions[seat])
    return len(held) + sum([table.gifts[card].bit_count() for card in held])


def _prestige(table: "Table", seat: int) -> int:
    return table.prestige[seat]


def _good_types_aboard(table: "Table", seat: int) -> int:
    return gains.owned(table, seat).bit_count()


FACTS: Final[dict[str, Callable[["Table", int], int]]] = {
    "heroes_in_log": _heroes_in_log,
    "commissions_in_log": _commissions_in_log,
    "towns_in_log": _towns_in_log,
    "companions_and_gifts": _companions_and_gifts,
    "prestige": _prestige,
    "good_types_aboard": _good_types_aboard,
}
