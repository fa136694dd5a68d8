"""What comes after what in a round, and which rule answers which question. By table: beside every stage
stand the functions of the file that owns it.

A stage either asks somebody (`table.waiting`) or moves on. Nested questions lie on the agenda and come
first. `go_on` runs until somebody is asked or the game is over.
"""

from typing import TYPE_CHECKING

from lanternway.core import Action
from lanternway.games.skye import stages
from lanternway.games.skye.actions import REVISE
from lanternway.games.skye.agenda import ADVANCE
from lanternway.games.skye.rules import (
    bonus,
    build,
    income,
    journey,
    market,
    plan,
    pricing,
    score,
    tokens,
    tracks,
)

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def _after_income(table: "Table") -> None:
    income.collect_income(table)
    pricing.begin(table)


def _after_trade(table: "Table") -> None:
    if table.unlocked:
        bonus.act_next(table)
    else:
        build.begin(table)


def _after_build(table: "Table") -> None:
    build.finish(table)
    if table.setting.journeyman:
        plan.begin(table)
    else:
        table.stage = stages.SCORE


def _after_journey(table: "Table") -> None:
    if table.unlocked:
        bonus.act_next(table)
    else:
        table.stage = stages.TOKENS_BEFORE_SCORE


ADVANCE.step(tracks.ask_to_advance)
ADVANCE.question(tracks.legal_advance, tracks.do_advance, tracks.why_advance)

for _window in (stages.TOKENS_BEFORE_INCOME, stages.TOKENS_BEFORE_SCORE):
    _window.question(tokens.legal_tokens, tokens.do_tokens)
    _window.go_on = tokens.next_owner
stages.INCOME.go_on = _after_income
stages.PRICE.question(
    pricing.legal_price, pricing.do_price, pricing.why_price, pricing.revise_prices
)
stages.PRICE.go_on = pricing.reveal_and_discard
for _trade in stages.TRADING:
    _trade.question(market.legal_buy, market.do_buy, market.why_buy)
    _trade.go_on = market.next_buyer
stages.KEEP.go_on = market.keep_unsold
for _end in stages.BONUS_TIME:
    _end.question(bonus.legal_order, bonus.do_order, bonus.why_order)
stages.TRADE_END.go_on = _after_trade
stages.BUILD.question(build.legal_build, build.do_build, build.why_build, build.revise_buildings)
stages.BUILD.go_on = _after_build
stages.PLAN.question(plan.legal_plan, plan.do_plan, plan.why_plan, plan.revise_plan)
stages.PLAN.go_on = plan.finish
stages.JOURNEY.question(journey.legal_journey, journey.do_journey, journey.why_journey)
stages.JOURNEY.go_on = journey.next_walker
stages.JOURNEY_END.go_on = _after_journey
stages.SCORE.go_on = score.score_round


def go_on(table: "Table") -> None:
    """Until somebody is asked something, or the game is over."""
    while not table.waiting and table.stage is not stages.OVER:
        step(table)


def step(table: "Table") -> None:
    """The next piece of business that nobody is asked about yet."""
    if table.agenda:
        frame = table.agenda[-1]
        frame.kind.go_on(table, frame)
    else:
        table.stage.go_on(table)


def legal(table: "Table", seat: int) -> list[Action]:
    """All legal actions of a seat, whatever it is asked."""
    if not table.waiting >> seat & 1:
        return REVISE.actions if may_revise(table, seat) else []
    if table.agenda:
        frame = table.agenda[-1]
        return frame.kind.legal(table, seat, frame)
    return table.stage.legal(table, seat)


def may_revise(table: "Table", seat: int) -> bool:
    """A commitment can be taken back until the last one is made."""
    if not table.waiting or table.agenda:
        return False
    if table.stage is stages.BUILD:
        return build.may_revise(table, seat)
    return table.stage.at_once


def perform(table: "Table", seat: int, action: Action) -> None:
    """Carry out an action of `legal`, then go on."""
    if action.family is REVISE:
        table.stage.revise(table, seat)
        return
    if table.agenda:
        frame = table.agenda[-1]
        frame.kind.do(table, seat, frame, action)
    else:
        table.stage.do(table, seat, action)
    if not table.waiting:
        go_on(table)
