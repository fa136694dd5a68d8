"""The progress tracks of Journeyman: requirements, advancing, flags (SK-9.4 to SK-9.10)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.skye import tell
from lanternway.games.skye.actions import ADVANCE, DECLINE, TOKEN
from lanternway.games.skye.agenda import BONUS, SALE, WAYPOINT, Advance, Cause
from lanternway.games.skye.board import REQUIREMENTS, WARRIOR, Space
from lanternway.games.skye.content import CASTLE
from lanternway.games.skye.parts import PART_WARRIOR
from lanternway.games.skye.rules import tokens
from lanternway.games.skye.tables import FACES, STRIDE, distance
from lanternway.games.skye.territory import Territory
from lanternway.games.skye.tile import MOUNTAIN, PASTURE, SYMBOLS, WATER
from lanternway.games.skye.totals import COMPLETED_0

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

_CASTLE = REQUIREMENTS.index("castle")
_DISTANCE_2 = REQUIREMENTS.index("distance_2")
_PASTURE = REQUIREMENTS.index("completed_pasture")
_MOUNTAIN_AND_WATER = REQUIREMENTS.index("completed_mountain_and_water")
_SCROLL = REQUIREMENTS.index("scroll")
_UPPERMOST = REQUIREMENTS.index("uppermost")
_LOWERMOST = REQUIREMENTS.index("lowermost")
_RIGHTMOST = REQUIREMENTS.index("rightmost")


def meets(land: Territory, number: int, requirement: int) -> bool:
    """Whether a tile of a territory meets a requirement (SK-9.5)."""
    tile = land.tiles[number]
    cell = land.cells[number]
    if requirement < len(SYMBOLS):
        return FACES[tile].symbols[requirement] > 0
    if requirement == _CASTLE:
        return tile == CASTLE
    if requirement < _PASTURE:
        return distance(cell) >= requirement - _DISTANCE_2 + 2
    if requirement < _MOUNTAIN_AND_WATER:
        terrain = PASTURE + requirement - _PASTURE
        return land.totals[COMPLETED_0 + terrain] >> number & 1 == 1
    if requirement == _MOUNTAIN_AND_WATER:
        both = land.totals[COMPLETED_0 + MOUNTAIN] & land.totals[COMPLETED_0 + WATER]
        return both >> number & 1 == 1
    if requirement == _SCROLL:
        return FACES[tile].scroll >= 0
    if requirement == _UPPERMOST:
        return cell // STRIDE == min(land.cells) // STRIDE
    if requirement == _LOWERMOST:
        return cell // STRIDE == max(land.cells) // STRIDE
    columns = [other % STRIDE for other in land.cells]
    return cell % STRIDE == (max(columns) if requirement == _RIGHTMOST else min(columns))


def next_space(table: "Table", seat: int, track: int) -> int:
    """The number of the space that the next advance leads to; at the end it loops back (SK-9.9)."""
    at = table.marks[seat * 3 + track]
    spaces = len(table.setting.board.tracks[track].spaces)
    return at + 1 if at < spaces else spaces - 1


def in_loop(table: "Table", seat: int, track: int) -> bool:
    """Whether the marker stands on one of the last two spaces, between which it goes to and fro."""
    return table.marks[seat * 3 + track] >= len(table.setting.board.tracks[track].spaces) - 1


def space_of(table: "Table", track: int, number: int) -> Space:
    """A space by its number, from 1."""
    return table.setting.board.tracks[track].spaces[number - 1]


def toll_of(table: "Table", seat: int, track: int) -> int:
    """What the next step costs whatever causes it (SK-9.7); no toll on the way back in a loop."""
    number = next_space(table, seat, track)
    return space_of(table, track, number).toll if number > table.marks[seat * 3 + track] else 0


def step_points(table: "Table", seat: int, track: int) -> int:
    """One-time points of the next step (SK-9.9); on the way back in a loop, those of the loop."""
    number = next_space(table, seat, track)
    if number > table.marks[seat * 3 + track]:
        return space_of(table, track, number).points
    return table.setting.board.tracks[track].loop_points


def cost(table: "Table", seat: int, track: int, cause: Cause, tile: int) -> int:
    """Gold that an advance costs the seat, or -1 if the cause does not allow it."""
    toll = toll_of(table, seat, track)
    loop = in_loop(table, seat, track)
    if cause is SALE and track != WARRIOR:
        return -1
    if cause is not WAYPOINT:
        return -1 if loop else toll
    land = table.lands[seat]
    space = space_of(table, track, next_space(table, seat, track))
    if meets(land, land.tile_number(tile), space.requires):
        return toll
    if tile == CASTLE and not loop:  # SK-9.6: any requirement may be bought off at the castle
        return toll + table.setting.board.castle_cost[space.section]
    return -1


def ask_to_advance(table: "Table", frame: Advance) -> None:
    """Ask the question on top of the agenda, unless no track could be advanced anyway."""
    for track in range(3):
        # Whether the seat can pay is its secret, so it is asked even if it can't.
        if cost(table, frame.seat, track, frame.cause, frame.tile) >= 0:
            table.waiting = 1 << frame.seat
            return
    table.agenda.pop()


def legal_advance(table: "Table", seat: int, frame: Advance) -> list[Action]:
    """The tracks that may be advanced now; it is never a duty."""
    found: list[Action] = []
    for track in range(3):
        gold = cost(table, seat, track, frame.cause, frame.tile)
        if 0 <= gold <= table.gold[seat]:
            found.append(ADVANCE.actions[track])
    found += DECLINE.actions
    return found if frame.cause is BONUS else tokens.and_tokens(table, seat, found)


def do_advance(table: "Table", seat: int, frame: Advance, action: Action) -> None:
    """Advance, or decline."""
    if action.family is TOKEN:
        tokens.lay(table, seat, action)
        return
    table.agenda.pop()
    table.waiting = 0
    if action.family is ADVANCE:
        track = action.args[0]
        advance(table, seat, track, cost(table, seat, track, frame.cause, frame.tile))
    else:
        tell.declined(table, seat)


def why_advance(table: "Table", seat: int, frame: Advance, action: Action) -> Refusal | None:
    if action.family is not ADVANCE:
        return None
    track = action.args[0]
    gold = cost(table, seat, track, frame.cause, frame.tile)
    if gold >= 0:
        rule = "SK-9.7" if toll_of(table, seat, track) else "SK-9.6"
        return Refusal(rule, "skye-why-advance-gold", {"gold": gold, "has": table.gold[seat]})
    if frame.cause is SALE and track != WARRIOR:
        return Refusal("SK-4.5", "skye-why-warrior-only")
    if in_loop(table, seat, track):
        return Refusal("SK-9.9", "skye-why-loop")
    return Refusal("SK-9.4", "skye-why-requirement", {"tile": tell.tile_name(frame.tile)})


def advance(table: "Table", seat: int, track: int, gold: int) -> None:
    """One space on: pay, score what stands between the spaces (SK-9.9), unlock a bonus tile."""
    place = seat * 3 + track
    number = next_space(table, seat, track)
    space = space_of(table, track, number)
    points = step_points(table, seat, track)
    table.pay_to_supply(seat, gold)
    table.marks[place] = number
    table.add_points(seat, PART_WARRIOR + track, points)
    tell.advanced(table, seat, track, number, points, gold)
    if number > table.best[place]:
        table.best[place] = number
        if space.bonus >= 0:
            table.unlocked.append((seat, table.layout[seat][space.bonus * 3 + track]))


def flag_income(table: "Table", seat: int, track: int) -> int:
    """Income of the rightmost flag reached (SK-9.10)."""
    value = 0
    for space in table.setting.board.tracks[track].spaces[: table.best[seat * 3 + track]]:
        value = space.income or value
    return value


def flag_points(table: "Table", seat: int, track: int) -> int:
    """Points each round of the rightmost flag reached (SK-9.10)."""
    value = 0
    for space in table.setting.board.tracks[track].spaces[: table.best[seat * 3 + track]]:
        value = space.round_points or value
    return value


def movement(table: "Table", seat: int) -> int:
    """Movement points a round (SK-9.3, SK-9.10)."""
    value = table.setting.board.start_movement
    for track in range(3):
        for space in table.setting.board.tracks[track].spaces[: table.best[seat * 3 + track]]:
            value = space.movement or value
    return value


def bridges(table: "Table", seat: int) -> int:
    """Bridges crossed by progress markers (SK-7.2 J4)."""
    crossed = 0
    for track in range(3):
        for space in table.setting.board.tracks[track].spaces[: table.best[seat * 3 + track]]:
            crossed += 1 if space.bridge else 0
    return crossed
