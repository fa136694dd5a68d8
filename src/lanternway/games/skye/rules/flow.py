"""What comes after what in a round, and which rule answers which question.

A stage either asks somebody (`table.waiting`) or moves on. Nested questions lie on the agenda and come
first. `proceed` runs until somebody is asked or the game is over.
"""

from typing import TYPE_CHECKING

from lanternway.core import Action
from lanternway.games.skye import stages
from lanternway.games.skye.actions import K_REVISE, K_TOKEN, REVISE
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


def proceed(table: "Table") -> None:
    """Go on until somebody is asked something."""
    while not table.waiting and table.stage != stages.OVER:
        step(table)


def step(table: "Table") -> None:
    """The next piece of business that nobody is asked about yet."""
    if table.agenda:
        tracks.step(table)
        return
    stage = table.stage
    if stage == stages.PRICE:
        pricing.reveal_and_discard(table)
    elif stage in (stages.BUY, stages.BUY_AGAIN):
        market.step(table)
    elif stage == stages.KEEP:
        market.keep_unsold(table)
    elif stage in (stages.TRADE_END, stages.JOURNEY_END):
        bonus.step(table)
        if table.stage == stages.BUILD:
            build.begin(table)
    elif stage == stages.BUILD:
        build.finish(table)
        if table.config.journeyman:
            plan.begin(table)
        else:
            table.stage = stages.SCORE
    elif stage == stages.SCORE:
        score.score_round(table)
    elif stage == stages.INCOME:
        income.collect_income(table)
        pricing.begin(table)
    elif stage == stages.PLAN:
        plan.finish(table)
    elif stage == stages.JOURNEY:
        journey.step(table)
    else:
        tokens.window_step(table)


def legal(table: "Table", seat: int) -> list[Action]:
    """All legal actions of a seat, whatever it is asked."""
    stage = table.stage
    if not table.waiting >> seat & 1:
        return [REVISE] if may_revise(table, seat) else []
    if table.agenda:
        return tracks.legal(table, seat)
    if stage == stages.BUILD:
        return build.legal(table, seat)
    if stage == stages.PRICE:
        found = pricing.legal(table, seat)
        if table.config.journeyman and table.tokens[seat]:
            return found + tokens.legal(table, seat)
        return found
    if stage in (stages.BUY, stages.BUY_AGAIN):
        found = market.legal(table, seat)
        if table.config.journeyman and table.tokens[seat]:
            return found + tokens.legal(table, seat)
        return found
    if stage == stages.PLAN:
        return plan.legal(table, seat)
    if stage == stages.JOURNEY:
        return journey.legal(table, seat)
    return tokens.window_legal(table, seat)


def may_revise(table: "Table", seat: int) -> bool:
    """A commitment can be taken back until the last one is made."""
    if not table.waiting or table.agenda:
        return False
    if table.stage == stages.BUILD:
        return build.may_revise(table, seat)
    return table.stage in (stages.PRICE, stages.PLAN)


def perform(table: "Table", seat: int, action: Action) -> None:
    """Carry out an action of `legal`, then go on."""
    stage = table.stage
    if action.kind == K_REVISE:
        if stage == stages.PRICE:
            pricing.revise(table, seat)
        elif stage == stages.BUILD:
            build.revise(table, seat)
        else:
            plan.revise(table, seat)
        return
    if table.agenda:
        if action.kind == K_TOKEN:
            tokens.lay(table, seat, action)
            return
        tracks.perform(table, seat, action)
    elif stage == stages.BUILD:
        build.perform(table, seat, action)
    elif stage == stages.PRICE:
        if action.kind == K_TOKEN:
            tokens.lay(table, seat, action)
            return
        pricing.perform(table, seat, action)
    elif stage in (stages.BUY, stages.BUY_AGAIN):
        if action.kind == K_TOKEN:
            tokens.lay(table, seat, action)
            return
        market.perform(table, seat, action)
    elif stage == stages.PLAN:
        plan.perform(table, seat, action)
    elif stage == stages.JOURNEY:
        journey.perform(table, seat, action)
    else:
        tokens.window_perform(table, seat, action)
    if not table.waiting:
        proceed(table)
