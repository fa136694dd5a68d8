"""What a seat is asked, or who it is waiting for, each with its clause."""

from typing import TYPE_CHECKING, Any

from lanternway.core import Action, Prompt
from lanternway.games.skye import stages
from lanternway.games.skye.actions import (
    ADVANCE,
    AT,
    AXE,
    BUY,
    CELL_OF,
    COLLECT,
    DONE,
    PRICE,
    REVISE,
    WAYPOINT,
)
from lanternway.games.skye.agenda import Advance
from lanternway.games.skye.rules import bonus, build, flow, journey, market, plan, pricing, tracks
from lanternway.games.skye.tell import tile_name, whereabouts

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def clause(table: "Table") -> str:
    """The clause of the present question."""
    if not table.agenda:
        return table.stage.clause
    frame = table.agenda[-1]
    assert isinstance(frame, Advance)
    return frame.cause.clause


def prompt(table: "Table", seat: int) -> Prompt:
    """The question of the seat, that it can take its answers back, or whom it waits for."""
    asked = clause(table)
    stage = table.stage
    if stage is stages.OVER:
        return Prompt(asked, "skye-prompt-over")
    if not (0 <= seat < table.seats and table.waiting >> seat & 1):
        if 0 <= seat < table.seats and flow.may_revise(table, seat):
            return Prompt(asked, "skye-prompt-done")
        waiting = table.to_move()
        if len(waiting) == 1:
            return Prompt(asked, "skye-prompt-wait", {"seat": waiting[0]})
        return Prompt(asked, "skye-prompt-wait-all", {"n": len(waiting)})
    if table.agenda:
        frame = table.agenda[-1]
        assert isinstance(frame, Advance)
        asks: dict[str, Any] = {"tile": tile_name(frame.tile), "gold": table.gold[seat]}
        return Prompt(asked, f"skye-prompt-advance-{frame.cause.word}", asks)
    if stage is stages.PRICE:
        return _price_prompt(table, seat)
    if stage in stages.TRADING:
        purse = {"gold": table.gold[seat], "bank": int(market.bank_pays(table, seat))}
        return Prompt(asked, f"skye-prompt-{stage.word}", purse)
    if stage is stages.BUILD:
        return _build_prompt(table, seat)
    if stage is stages.PLAN:
        left = bonus.waypoint_count(table, seat) - len(table.waypoints[seat])
        args: dict[str, Any] = {"n": left, "steps": plan.reach(table, seat)}
        return Prompt(asked, "skye-prompt-plan", args)
    if stage in stages.BONUS_TIME:
        return Prompt(asked, "skye-prompt-bonus", {"n": len(bonus.unlocked_of(table, seat))})
    if stage is stages.JOURNEY:
        return Prompt(asked, "skye-prompt-journey", {"steps": table.steps[seat]})
    return Prompt(asked, f"skye-prompt-{stage.word}")


def _price_prompt(table: "Table", seat: int) -> Prompt:
    answers = pricing.answers(table, seat)
    if answers[0].family is DONE:
        return _confirm(table, seat, "SK-3.3")
    if answers[0].family is AXE:
        return Prompt("SK-3.1", "skye-prompt-axe")
    slot = pricing.next_slot(table, seat)
    args: dict[str, Any] = {"tile": tile_name(table.drawn[slot]), "most": len(answers)}
    return Prompt("SK-3.1", "skye-prompt-price", args)


def _build_prompt(table: "Table", seat: int) -> Prompt:
    tile = table.pick_tile[seat]
    if not tile and not build.can_build(table, seat):
        return _confirm(table, seat, "SK-5.3")
    if not tile:
        return Prompt("SK-5.1", "skye-prompt-take")
    cell = table.pick_cell[seat]
    if not cell:
        return Prompt("SK-5.2", "skye-prompt-at", {"tile": tile_name(tile)})
    args: dict[str, Any] = {"tile": tile_name(tile), **whereabouts(table.lands[seat], cell)}
    return Prompt("SK-5.1", "skye-prompt-turn", args)


def _confirm(table: "Table", seat: int, asked: str) -> Prompt:
    """Who is done can take it back, but for the last one."""
    last = table.waiting == 1 << seat
    return Prompt(asked, "skye-prompt-confirm-last" if last else "skye-prompt-confirm")


def facts(table: "Table", seat: int, action: Action) -> dict[str, Any]:
    """What a choice means now: which tile, what it costs, what it gives."""
    family = action.family
    if family is AXE:
        return {"tile": tile_name(table.drawn[seat * 3 + action.args[0]])}
    if family is PRICE:
        return {"tile": tile_name(table.drawn[pricing.next_slot(table, seat)])}
    if family is REVISE and table.stage is stages.PRICE:
        return {"tiles": sum(1 for slot in range(3) if table.price[seat * 3 + slot])}
    if family is BUY:
        price = table.price[table.drawn.index(action.args[0] + 1)]
        return {"bank" if market.bank_pays(table, seat) else "price": price}
    if family is AT:
        return whereabouts(table.lands[seat], CELL_OF[action.args[0]])
    if family is WAYPOINT:
        return {"route": plan.route_with(table, seat, action.args[0])}
    if family is COLLECT:
        return {"steps": journey.steps_to(table, seat, action.args[0])}
    if family is ADVANCE:
        return _advance_facts(table, seat, action.args[0])
    return {}


def _advance_facts(table: "Table", seat: int, track: int) -> dict[str, Any]:
    """The space, and what the step costs and scores if it does; what is told first has the text."""
    frame = table.agenda[-1]
    assert isinstance(frame, Advance)
    gold = tracks.cost(table, seat, track, frame.cause, frame.tile)
    points = tracks.step_points(table, seat, track)
    found: dict[str, Any] = {}
    if gold:
        found = {"gold": gold, "points": points}
    elif points:
        found = {"points": points}
    return {**found, "space": tracks.next_space(table, seat, track)}
