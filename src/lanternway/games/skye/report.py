"""What balance reports say about a finished game."""

from typing import TYPE_CHECKING

from lanternway.games.skye.board import BONUSES, TRACKS
from lanternway.games.skye.content import CONTENT

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def traits(table: "Table", seat: int) -> dict[str, str]:
    """With Journeyman: the track gone furthest, by its share, and where the third waypoint lay."""
    if not table.setting.journeyman:
        return {}
    shares = [
        table.best[seat * 3 + track] / len(table.setting.board.tracks[track].spaces)
        for track in range(3)
    ]
    best = max(shares)
    third = table.layout[seat].index(BONUSES.index("third_waypoint"))
    return {
        "track": TRACKS[shares.index(best)] if best > 0 else "none",
        "third_waypoint": TRACKS[third % 3],
    }


def measures(table: "Table") -> dict[str, float]:
    """Mean points a seat of each scoring tile in play, mean tiles, mean spaces on each track."""
    seats = table.seats
    parts = len(table.earned) // seats
    found = {"tiles": sum(len(land.tiles) for land in table.lands) / seats}
    for place, tile in enumerate(table.setting.scoring):
        points = sum(table.earned[seat * parts + place] for seat in range(seats))
        found[f"points-{CONTENT.scoring[tile].id}"] = points / seats
    if table.setting.journeyman:
        for track, name in enumerate(TRACKS):
            spaces = sum(table.best[seat * 3 + track] for seat in range(seats))
            found[f"spaces-{name}"] = spaces / seats
    return found
