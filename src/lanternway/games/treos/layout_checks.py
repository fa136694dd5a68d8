"""Checking every layout of a content folder's regions (TR-1.2, TR-10.1)."""

from typing import Final

from lanternway.games.treos.board import (
    BIT,
    CENTRE_LAKE,
    OPPOSITE_LAKE,
    PLAIN,
    Board,
    mask_of,
    members,
)
from lanternway.games.treos.layouts import (
    FRONT,
    REVERSE,
    RIM_MARGIN,
    Layout,
    all_layouts,
    merge,
    to_rim,
)
from lanternway.games.treos.regions import (
    DIRECTIONS,
    MOST_SPACES,
    REGION_OF,
    SIDES,
    Connection,
    Region,
)

MOST_PROBLEMS: Final = 20


def check_layouts(regions: list[Region]) -> list[str]:
    """What is wrong with the layouts of these regions, so many problems at most."""
    problems: list[str] = []
    for side in (FRONT, REVERSE):
        for layout in all_layouts(side):
            problems += check_layout(layout, regions)
            if len(problems) >= MOST_PROBLEMS:
                return problems[:MOST_PROBLEMS]
    return problems


def check_layout(layout: Layout, regions: list[Region]) -> list[str]:
    """What is wrong with one layout: exits, roads that meet, lakes, ways past the highwaymen."""
    blueprint = merge(layout, regions)
    board = Board(blueprint)
    where = f"layout {SIDES[layout.side]} {layout.quadrants} turned {layout.turns}"
    problems: list[str] = []
    for space in members(board.spaces):
        directions = [out.direction for out in board.exits[space]]
        if len(set(directions)) != len(directions):
            problems.append(f"{where}: two exits in one direction at space {space} (TR-3.1)")
    if len(blueprint.rim) != 4 or not all(are_opposite(road) for road in blueprint.rim):
        problems.append(f"{where}: the rim roads do not match (TR-9.4)")
    seams = [path for path in blueprint.paths if REGION_OF[path.start] != REGION_OF[path.end]]
    if len(seams) != 4 or not all(are_opposite(road) for road in seams):
        problems.append(f"{where}: the roads of two regions do not meet (TR-1.2)")
    for lake in sorted((*OPPOSITE_LAKE, CENTRE_LAKE)):
        if len(blueprint.lakes[lake]) < 2:
            problems.append(f"{where}: lake {lake} has one shore (TR-3.5)")
    if len(blueprint.lakes) < 11:
        problems.append(f"{where}: fewer than two inland lakes (TR-10.1)")
    for region in range(4):
        fort, inn = board.forts[region], board.inns[region]
        if to_rim(board.points[inn]) - to_rim(board.points[fort]) < RIM_MARGIN - 1e-9:
            problems.append(
                f"{where}: fort and inn of region {region} are as near the rim (TR-1.5)"
            )
    goals = mask_of(board.forts)
    for number, piece in enumerate(regions):
        for local, kind in enumerate(piece.sides[layout.side].kinds):
            if kind in ("town", "secret", "open"):
                goals |= BIT[number * MOST_SPACES + local]
    problems += [f"{where}: {text}" for text in _ways(board, layout, goals)]
    return problems


def are_opposite(road: Connection) -> bool:
    """Whether a road leaves its two ends in opposite directions, as one that meets at a seam does."""
    return (road.start_exit - road.end_exit) % len(DIRECTIONS) == len(DIRECTIONS) // 2


def _ways(board: Board, layout: Layout, special: int) -> list[str]:
    """Everything is connected, also past the highwaymen where they start."""
    problems: list[str] = []
    start = members(board.spaces)[0]
    if flood(board, start, 0) != board.spaces:
        return ["the map falls apart (TR-10.1)"]
    centres = [board.centre[0]] if layout.side == FRONT else board.centre
    for centre in centres:
        if centre < 0 or board.place[centre] != PLAIN:
            problems.append("a centre space is missing or special (TR-1.6)")
    if problems:
        return problems
    # on the reverse side the fifth highwayman may start on any shore of the centre lake (TR-8.2)
    fifths = centres if layout.side == FRONT else members(board.centre_shore)
    for fifth in fifths:
        closed = mask_of(board.inns) | BIT[fifth]
        reached = flood(board, members(special)[0], closed)
        if special & ~reached:
            problems.append("a special space is cut off by the first highwaymen (TR-10.1)")
        for inn in board.inns:
            if not board.adjacent[inn] & reached:
                problems.append("an inn is cut off (TR-10.1)")
    return problems


def flood(board: Board, start: int, closed: int) -> int:
    """All spaces that can be reached without entering closed ones."""
    seen = edge = BIT[start]
    while edge:
        new = 0
        for space in members(edge):
            new |= board.adjacent[space]
        edge = new & ~seen & ~closed
        seen |= edge
    return seen
