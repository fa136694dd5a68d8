"""What a seat is asked, and why something else is not legal: each with its clause."""

from typing import TYPE_CHECKING, Any, Final

from lanternway.core import Action, Prompt, Refusal
from lanternway.games.skye import stages
from lanternway.games.skye.actions import (
    CELL_OF,
    DONE,
    K_ADVANCE,
    K_AT,
    K_AXE,
    K_BOOST,
    K_BUY,
    K_COLLECT,
    K_PRICE,
    K_REVISE,
    K_SPARE,
    K_TAKE,
    K_TOKEN,
    K_TURN,
    K_WAYPOINT,
)
from lanternway.games.skye.rules import bonus, build, plan, pricing, tracks
from lanternway.games.skye.tables import TILE_WORDS, cell_x, cell_y

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

CLAUSE_OF_STAGE: Final = (
    "SK-9.12", "SK-2.1", "SK-3.1", "SK-4.2", "SK-4.6", "SK-4.4", "SK-9.11", "SK-5.1",
    "SK-9.2", "SK-9.4", "SK-9.11", "SK-9.12", "SK-6.1", "SK-8.3",
)  # fmt: skip
CLAUSE_OF_CAUSE: Final = ("SK-4.5", "SK-4.5", "SK-9.11", "SK-9.4")


def clause(table: "Table") -> str:
    """The clause of the present question."""
    if table.agenda:
        return CLAUSE_OF_CAUSE[table.agenda[-1][2]]
    return CLAUSE_OF_STAGE[table.stage]


def tile_name(tile: int) -> str:
    """A tile as a reference to its name."""
    return f"@skye-tile-{TILE_WORDS[tile]}"


def prompt(table: "Table", seat: int) -> Prompt:
    """The question of the seat, or whom it waits for."""
    asked = clause(table)
    if table.stage == stages.OVER:
        return Prompt(asked, "skye-prompt-over")
    if not (0 <= seat < table.seats and table.waiting >> seat & 1):
        waiting = table.to_move()
        if len(waiting) == 1:
            return Prompt(asked, "skye-prompt-wait", {"seat": waiting[0]})
        return Prompt(asked, "skye-prompt-wait-all", {"n": len(waiting)})
    if table.agenda:
        frame = table.agenda[-1]
        cause = stages.CAUSES[frame[2]]
        return Prompt(asked, f"skye-prompt-advance-{cause}", {"tile": tile_name(frame[3])})
    if table.stage == stages.PRICE:
        return _price_prompt(table, seat)
    if table.stage == stages.BUILD:
        return _build_prompt(table, seat)
    if table.stage == stages.PLAN:
        left = bonus.waypoint_count(table, seat) - len(table.waypoints[seat])
        args: dict[str, Any] = {"n": left, "steps": plan.reach(table, seat)}
        return Prompt(asked, "skye-prompt-plan", args)
    if table.stage == stages.JOURNEY:
        return Prompt(asked, "skye-prompt-journey", {"steps": table.steps[seat]})
    return Prompt(asked, f"skye-prompt-{stages.STAGES[table.stage]}")


def _price_prompt(table: "Table", seat: int) -> Prompt:
    legal = pricing.legal(table, seat)
    if legal[0] is DONE:
        return Prompt("SK-3.3", "skye-prompt-confirm")
    if legal[0].kind == K_AXE:
        return Prompt("SK-3.1", "skye-prompt-axe")
    slot = pricing.next_slot(table, seat)
    args: dict[str, Any] = {"tile": tile_name(table.drawn[slot]), "most": len(legal)}
    return Prompt("SK-3.1", "skye-prompt-price", args)


def _build_prompt(table: "Table", seat: int) -> Prompt:
    tile = table.pick_tile[seat]
    if not tile and not build.can_build(table, seat):
        return Prompt("SK-5.3", "skye-prompt-confirm")
    if not tile:
        return Prompt("SK-5.1", "skye-prompt-take")
    cell = table.pick_cell[seat]
    if not cell:
        return Prompt("SK-5.2", "skye-prompt-at", {"tile": tile_name(tile)})
    args: dict[str, Any] = {"tile": tile_name(tile), "x": cell_x(cell), "y": cell_y(cell)}
    return Prompt("SK-5.1", "skye-prompt-turn", args)


def why_not(table: "Table", seat: int, action: Action) -> Refusal:
    """The reason, as narrow as it can be told."""
    asked = clause(table)
    if table.stage == stages.OVER:
        return Refusal(asked, "skye-why-over")
    if not 0 <= seat < table.seats:
        return Refusal(asked, "skye-why-no-seat")
    if not table.waiting >> seat & 1:
        waiting = table.to_move()
        if len(waiting) == 1:
            return Refusal(asked, "skye-why-not-you", {"seat": waiting[0]})
        return Refusal(asked, "skye-why-committed")
    if action.kind == K_REVISE:
        return Refusal("SK-3.3", "skye-why-nothing-to-revise")
    if action.kind == K_TOKEN:
        return _why_no_token(table, seat, action)
    if table.agenda:
        return _why_no_advance(table, seat, action)
    if table.stage == stages.PRICE:
        return _why_no_price(table, seat, action)
    if table.stage in (stages.BUY, stages.BUY_AGAIN):
        return _why_no_purchase(table, seat, action)
    if table.stage == stages.BUILD:
        return _why_no_building(table, seat, action)
    if table.stage == stages.PLAN:
        return _why_no_plan(table, seat, action)
    if table.stage == stages.JOURNEY and action.kind == K_COLLECT:
        if action.args[0] in table.waypoints[seat]:
            return Refusal("SK-9.4", "skye-why-order", {"tile": tile_name(action.args[0])})
        return Refusal("SK-9.4", "skye-why-no-waypoint", {"tile": tile_name(action.args[0])})
    return Refusal(asked, "skye-why-not-now")


def _why_no_token(table: "Table", seat: int, action: Action) -> Refusal:
    if not table.config.journeyman or not table.tokens[seat]:
        return Refusal("SK-9.12", "skye-why-no-tokens")
    land = table.lands[seat]
    number = land.tile_number(action.args[0])
    side = action.args[1] + 1
    if number < 0 or land.neighbour(number, side) < 0:
        return Refusal("SK-9.12", "skye-why-no-edge")
    if land.tokens[number] >> side & 1:
        return Refusal("SK-9.12", "skye-why-token-there")
    return Refusal("SK-9.8", "skye-why-token-later")


def _why_no_advance(table: "Table", seat: int, action: Action) -> Refusal:
    frame = table.agenda[-1]
    if action.kind != K_ADVANCE:
        return Refusal(clause(table), "skye-why-not-now")
    track = action.args[0]
    gold = tracks.cost(table, seat, track, frame[2], frame[3])
    if gold >= 0:
        rule = "SK-9.7" if tracks.toll_of(table, seat, track) else "SK-9.6"
        return Refusal(rule, "skye-why-advance-gold", {"gold": gold, "has": table.gold[seat]})
    if frame[2] == stages.SALE:
        return Refusal("SK-4.5", "skye-why-warrior-only")
    return Refusal("SK-9.4", "skye-why-requirement", {"tile": tile_name(frame[3])})


def _why_no_price(table: "Table", seat: int, action: Action) -> Refusal:
    legal = pricing.legal(table, seat)
    if action.kind == K_PRICE and legal[0].kind == K_PRICE:
        return Refusal("SK-3.1", "skye-why-price-gold", {"most": len(legal)})
    if action.kind == K_AXE and legal[0].kind == K_PRICE:
        return Refusal("SK-3.1", "skye-why-one-axe")
    if action.kind == K_PRICE:
        return Refusal("SK-3.1", "skye-why-axe-first")
    if action.kind == K_SPARE:
        return Refusal("SK-3.4", "skye-why-no-spare")
    if action is DONE:
        return Refusal("SK-3.1", "skye-why-unpriced")
    return Refusal("SK-3.1", "skye-why-not-now")


def _why_no_purchase(table: "Table", seat: int, action: Action) -> Refusal:
    if action.kind != K_BUY:
        return Refusal(clause(table), "skye-why-not-now")
    tile = action.args[0] + 1
    if tile not in table.drawn:
        return Refusal("SK-4.4", "skye-why-not-for-sale", {"tile": tile_name(tile)})
    slot = table.drawn.index(tile)
    if slot // 3 == seat:
        return Refusal("SK-4.2", "skye-why-own-tile", {"tile": tile_name(tile)})
    args: dict[str, object] = {"gold": table.price[slot], "has": table.gold[seat]}
    return Refusal("SK-4.3", "skye-why-buy-gold", args)


def _why_no_building(table: "Table", seat: int, action: Action) -> Refusal:
    picked = table.pick_tile[seat]
    if action.kind == K_TAKE and not picked:
        tile = action.args[0] + 1
        if tile in table.hands[seat]:
            return Refusal("SK-5.3", "skye-why-fits-nowhere", {"tile": tile_name(tile)})
        return Refusal("SK-5.1", "skye-why-not-in-hand", {"tile": tile_name(tile)})
    if action.kind == K_AT and picked and not table.pick_cell[seat]:
        land = table.lands[seat]
        cell = CELL_OF[action.args[0]]
        if land.grid[cell]:
            return Refusal("SK-5.1", "skye-why-cell-taken")
        if cell not in land.frontier:
            return Refusal("SK-5.1", "skye-why-no-edge-shared")
        return Refusal("SK-5.2", "skye-why-terrain", {"tile": tile_name(picked)})
    if action.kind == K_TURN and table.pick_cell[seat]:
        return Refusal("SK-5.2", "skye-why-terrain", {"tile": tile_name(picked)})
    if action is DONE:
        return Refusal("SK-5.3", "skye-why-unplaced")
    return Refusal("SK-5.1", "skye-why-not-now")


def _why_no_plan(table: "Table", seat: int, action: Action) -> Refusal:
    if action.kind == K_WAYPOINT:
        tile = action.args[0]
        if tile in table.waypoints[seat]:
            return Refusal("SK-9.2", "skye-why-waypoint-there", {"tile": tile_name(tile)})
        if tile not in table.lands[seat].tiles:
            return Refusal("SK-9.2", "skye-why-not-your-tile", {"tile": tile_name(tile)})
        if len(table.waypoints[seat]) >= bonus.waypoint_count(table, seat):
            return Refusal("SK-9.1", "skye-why-no-more-waypoints")
        return Refusal("SK-9.3", "skye-why-too-far", {"steps": plan.reach(table, seat)})
    if action.kind == K_BOOST:
        return Refusal("SK-9.11", "skye-why-no-boost")
    return Refusal("SK-9.2", "skye-why-not-now")
