"""The progress board of Journeyman in words: what the next space asks, costs and gives."""

from typing import Any

from lanternway.games.skye.board import REQUIREMENTS, TRACKS, Board, Space
from lanternway.games.skye.content import CONTENT
from lanternway.text import WIDTH, Section, Sight, wrap


def mine_of(sight: Sight) -> dict[str, Any]:
    """The reader's seat; the first one's for a spectator."""
    found: dict[str, Any] = sight.data["seats"][max(0, sight.seat)]
    return found


def _board(sight: Sight) -> Board:
    return CONTENT.boards[CONTENT.side(len(sight.data["seats"]))]


def next_space(sight: Sight, track: str) -> Space:
    number: int = sight.aids["seats"][max(0, sight.seat)]["next"][track]
    return _board(sight).tracks[TRACKS.index(track)].spaces[number - 1]


def points_of_step(sight: Sight, track: str) -> int:
    """What the next step scores at once; on the way back in a loop, the loop's points (SK-9.9)."""
    number = sight.aids["seats"][max(0, sight.seat)]["next"][track]
    if number > mine_of(sight)["tracks"][track]:
        return next_space(sight, track).points
    return _board(sight).tracks[TRACKS.index(track)].loop_points


def progress(sight: Sight, full: bool = False) -> Section:
    """The reader's tracks: where they stand, and what the next space asks, costs and gives; in full also
    which bonus tiles lie on them."""
    names = ("track", "at", "needs", "toll", "points", "gives")
    columns = tuple(sight.say(f"skye-text-column-{one}") for one in names)
    rows = []
    for track in TRACKS:
        space = next_space(sight, track)
        row = [sight.name("track", track), str(mine_of(sight)["tracks"][track])]
        row.append(sight.say(f"skye-board-req-{REQUIREMENTS[space.requires]}"))
        row += [str(space.toll) if space.toll else "–", f"+{points_of_step(sight, track)}"]
        rows.append((*row, gives(sight, track, space)))
    costs = ", ".join(map(str, _board(sight).castle_cost[1:]))
    lines = [sight.say("skye-text-castle-pays", costs=costs)]
    for track, tiles in mine_of(sight)["bonus"].items() if full else ():
        named = [f"@skye-bonus-{tile}" for tile in tiles]
        lines.append(sight.say("skye-text-bonuses", track=f"@skye-track-{track}", tiles=named))
    title = sight.say("skye-text-progress")
    shown = tuple(part for line in lines for part in wrap(line, WIDTH, 2))
    return Section("progress", title, shown, columns, tuple(rows))


def next_line(sight: Sight, track: str) -> str:
    space = next_space(sight, track)
    return sight.say(
        "skye-text-next",
        track=sight.thing("track", track),
        needs=sight.say(f"skye-board-req-{REQUIREMENTS[space.requires]}"),
        toll=space.toll,
        points=points_of_step(sight, track),
        gives=gives(sight, track, space),
    )


def gives(sight: Sight, track: str, space: Space) -> str:
    """What a space gives besides the points that are scored once."""
    parts = []
    if space.round_points:
        parts.append(sight.say("skye-board-space-round", n=space.round_points))
    if space.income:
        parts.append(sight.say("skye-board-space-income", n=space.income))
    if space.movement:
        parts.append(sight.say("skye-board-space-movement", n=space.movement))
    if space.bonus >= 0:
        bonus = mine_of(sight)["bonus"][track][space.bonus]
        parts.append(sight.say("skye-board-space-bonus", bonus=sight.name("bonus", bonus)))
    return ", ".join(parts) or "–"
