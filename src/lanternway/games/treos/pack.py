"""Checking a content folder: every table, and every layout of its regions (TR-1.2, TR-10.1)."""

from pathlib import Path
from typing import Final

from lanternway.core.errors import DataError
from lanternway.games.treos.board import BIT, PLAIN, Board, mask_of, members
from lanternway.games.treos.content import Content
from lanternway.games.treos.layouts import (
    FRONT,
    REVERSE,
    RIM_MARGIN,
    Layout,
    all_layouts,
    merge,
    to_rim,
)
from lanternway.games.treos.regions import MOST_SPACES, SIDES, Region

MOST_PROBLEMS: Final = 20


def check_pack(folder: Path) -> list[str]:
    """What is wrong with a content folder, at most so many problems; empty if nothing is."""
    try:
        content = Content(folder)
    except DataError as error:
        return [str(error)]
    problems: list[str] = []
    for side in (FRONT, REVERSE):
        for layout in all_layouts(side):
            problems += check_layout(layout, content.regions)
            if len(problems) >= MOST_PROBLEMS:
                return problems[:MOST_PROBLEMS]
    return problems


def check_layout(layout: Layout, regions: list[Region]) -> list[str]:
    """What is wrong with one layout: exits, roads that meet, lakes, ways past the highwaymen."""
    plan = merge(layout, regions)
    board = Board(plan)
    where = f"layout {SIDES[layout.side]} {layout.quadrants} turned {layout.turns}"
    problems: list[str] = []
    for space in members(board.spaces):
        directions = [out.direction for out in board.exits[space]]
        if len(set(directions)) != len(directions):
            problems.append(f"{where}: two exits in one direction at space {space} (TR-3.1)")
    if len(plan.rim) != 4 or any(a[1] != (a[3] + 4) % 8 for a in plan.rim):
        problems.append(f"{where}: the rim roads do not match (TR-9.4)")
    seams = [p for p in plan.paths if p[1] // MOST_SPACES != p[3] // MOST_SPACES]
    if len(seams) != 4 or any((p[2] - p[4]) % 8 != 4 for p in seams):
        problems.append(f"{where}: the roads of two regions do not meet (TR-1.2)")
    for lake in (1, 3, 4, 5, 7):
        if len(plan.lakes[lake]) < 2:
            problems.append(f"{where}: lake {lake} has one shore (TR-3.5)")
    if len(plan.lakes) < 11:
        problems.append(f"{where}: fewer than two inland lakes (TR-10.1)")
    for region in range(4):
        fort, inn = board.forts[region], board.inns[region]
        if to_rim(board.at[inn]) - to_rim(board.at[fort]) < RIM_MARGIN - 1e-9:
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
            continue
        closed = mask_of(board.inns) | BIT[centre]
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
