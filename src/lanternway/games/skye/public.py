"""The content as plain data for pages: what everybody could look up in the box."""

from typing import Any

from lanternway.games.skye.board import NUMERALS, REQUIREMENTS, TRACKS, Board, Space
from lanternway.games.skye.content import CASTLE, CONTENT, COUNTS
from lanternway.games.skye.rules.income import CASTLE_INCOME
from lanternway.games.skye.rules.score import schedule_of
from lanternway.games.skye.scoring import SCROLL_DIVISOR
from lanternway.games.skye.tile import SIDES, SYMBOLS, TERRAINS, Tile


def public_content() -> dict[str, Any]:
    """Tiles as they are drawn, scoring tiles and when they score, both sides of the progress board."""
    return {
        "tiles": {
            "castle" if number == CASTLE else str(number): _tile(tile, number == CASTLE)
            for number, tile in enumerate(CONTENT.tiles)
        },
        "scoring": {
            tile.id: {
                "counts": COUNTS[tile.counts],
                "points": tile.points,
                "steps": list(tile.steps),
                "majority": list(tile.majority),
            }
            for tile in CONTENT.scoring
        },
        "schedule": {str(seats): _schedule(seats) for seats in range(2, 6)},
        "castle_income": CASTLE_INCOME,
        "boards": [_board(board) for board in CONTENT.boards],
    }


def _tile(tile: Tile, castle: bool) -> dict[str, Any]:
    symbols = []
    scroll = None
    for number, area in enumerate(tile.areas):
        for symbol, amount in enumerate(area.symbols):
            symbols += [{"kind": SYMBOLS[symbol], "area": number}] * amount
        if area.scroll >= 0:
            kind, per = SYMBOLS[area.scroll], SCROLL_DIVISOR[area.scroll]
            scroll = {"kind": kind, "per": per, "area": number}
    if tile.journeyman:
        symbols.append({"kind": "journeyman", "area": 0})
    return {
        "areas": [
            {
                "terrain": TERRAINS[area.terrain],
                "edges": "".join(SIDES[side] for side in area.sides),
            }
            for area in tile.areas
        ],
        "roads": ["".join(SIDES[side] for side in road) for road in tile.roads],
        "symbols": symbols,
        "scroll": scroll,
        "castle": castle,
        "house": tile.provenance == "house",
        "disputed": tile.disputed != "",
    }


def _schedule(seats: int) -> list[str]:
    """By round: the letters of the places whose scoring tile scores."""
    return ["".join("ABCD"[place] for place in places) for places in schedule_of(seats)]


def _board(board: Board) -> dict[str, Any]:
    return {
        "players": list(board.players),
        "castle_cost": list(board.castle_cost),
        "tracks": {
            TRACKS[number]: {
                "spaces": [_space(space) for space in track.spaces],
                "loop_points": track.loop_points,
            }
            for number, track in enumerate(board.tracks)
        },
    }


def _space(space: Space) -> dict[str, Any]:
    return {
        "requires": REQUIREMENTS[space.requires],
        "section": space.section,
        "bridge": space.bridge,
        "points": space.points,
        "toll": space.toll,
        "bonus": NUMERALS[space.bonus] if space.bonus >= 0 else None,
        "round_points": space.round_points,
        "income": space.income,
        "movement": space.movement,
    }
