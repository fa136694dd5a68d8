"""Sums that a page shows to people, using only what the viewer may know."""

from typing import TYPE_CHECKING, Any

from lanternway.games.skye import counted, prospects, stages
from lanternway.games.skye.agenda import Advance
from lanternway.games.skye.board import TRACKS
from lanternway.games.skye.content import CONTENT, COUNTS, SCORING_IDS
from lanternway.games.skye.rules import tracks
from lanternway.games.skye.rules.score import places_of_round
from lanternway.games.skye.scoring import points_of, scroll_points
from lanternway.games.skye.territory import Territory
from lanternway.games.skye.tile import SYMBOLS
from lanternway.games.skye.totals import SYMBOL_0

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

_GOLD = COUNTS.index("gold")


def aids(table: "Table", viewer: int) -> dict[str, Any]:
    """Live values of the scoring tiles, symbols, areas and movement of every seat."""
    seen = table.clone()
    if table.stage is stages.BUILD:  # what others build now is theirs alone
        seen.lands = [
            land if seat == viewer else table.before[seat] for seat, land in enumerate(table.lands)
        ]
    open_gold = table.setting.open_gold or table.stage is stages.OVER
    values = {
        SCORING_IDS[tile]: None
        if CONTENT.scoring[tile].counts == _GOLD and not open_gold
        else points_of(seen, tile)
        for tile in table.setting.scoring
    }
    found: dict[str, Any] = {
        "values": values,
        "scored_now": [
            "ABCD"[place] for place in places_of_round(table.seats, min(table.round, _last(table)))
        ],
        "seats": [_seat(seen, seat) for seat in range(table.seats)],
    }
    if table.stage in (stages.PRICE, stages.OVER):
        found["counted"] = counted.last_scored(seen, table.stage is stages.OVER)
    if viewer >= 0 and table.waiting >> viewer & 1:
        found["mine"] = prospects.prospects(seen, viewer)
    if table.agenda and (frame := table.agenda[-1]).seat == viewer and isinstance(frame, Advance):
        found["advance"] = {
            name: tracks.cost(seen, viewer, track, frame.cause, frame.tile)
            for track, name in enumerate(TRACKS)
        }
    return found


def _last(table: "Table") -> int:
    return table.setting.rounds


def _seat(seen: "Table", seat: int) -> dict[str, Any]:
    land = seen.lands[seat]
    found: dict[str, Any] = {
        "symbols": {name: land.totals[SYMBOL_0 + n] for n, name in enumerate(SYMBOLS)},
        "whisky_income": land.income(),
        "scrolls": scroll_points(land),
        "areas": areas_by_tile(land),
    }
    if seen.setting.journeyman:
        found["movement"] = tracks.movement(seen, seat)
        found["next"] = {name: tracks.next_space(seen, seat, n) for n, name in enumerate(TRACKS)}
    return found


def areas_by_tile(land: Territory) -> list[list[list[int]]]:
    """For every tile of the territory its areas in printed order, each as [which area of the
    territory, 1 when it is completed]."""
    found = []
    for number, tile in enumerate(land.tiles):
        first = land.first_area[number]
        roots = [land.area_root(first + n) for n in range(len(CONTENT.tiles[tile].areas))]
        found.append([[root, int(land.open[root] == 0)] for root in roots])
    return found
