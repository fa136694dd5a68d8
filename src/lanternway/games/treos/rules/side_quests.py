"""Side quests: whether a task is done, and completing it at the end of a turn (TR-7.5, TR-11.1)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from lanternway.core import Action, Refusal
from lanternway.games.treos.actions import DONE, FULFIL
from lanternway.games.treos.agenda import NOT_BEGUN, Fulfilling
from lanternway.games.treos.board import BIT, FORT, INN, SECRET
from lanternway.games.treos.content import CONTENT, NO_TILE
from lanternway.games.treos.plan import EVENING
from lanternway.games.treos.rules.rewards import complete_side_quest
from lanternway.games.treos.tasks import Need
from lanternway.games.treos.tell import side_quest_name

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def legal_fulfil(table: "Table", seat: int, frame: Fulfilling) -> list[Action]:
    """The side quests whose task is done; empty when there are none."""
    found: list[Action] = []
    if not table.side_quests[seat]:
        return found
    gold = gold_before(table, frame)
    for task in table.side_quests[seat]:
        if not table.fresh[seat] >> task & 1 and is_done(table, seat, task, gold):
            found.append(FULFIL.actions[task])
    if found:
        found += DONE.actions
    return found


def do_fulfil(table: "Table", seat: int, frame: Fulfilling, action: Action) -> None:
    table.agenda.pop()
    if action.family is DONE:
        return
    table.agenda.append(Fulfilling(seat, gold_before(table, frame)))
    complete_side_quest(table, seat, action.args[0])


def why_fulfil(table: "Table", seat: int, frame: Fulfilling, action: Action) -> Refusal | None:
    if action.family is not FULFIL:
        return None
    task = action.args[0]
    if task not in table.side_quests[seat]:
        return Refusal("TR-7.5", "treos-why-not-your-side")
    side: dict[str, Any] = {"side": side_quest_name(task)}
    if table.fresh[seat] >> task & 1:
        return Refusal("TR-7.5", "treos-why-fresh", side)
    return Refusal("TR-7.5", "treos-why-not-done", side)


def gold_before(table: "Table", frame: Fulfilling) -> int:
    """What the seat gained today before it began to complete side quests."""
    return table.today[frame.seat].gold if frame.gold == NOT_BEGUN else frame.gold


def is_done(table: "Table", seat: int, task: int, gold: int) -> bool:
    """Whether all facts that a task needs hold; `gold` is what the seat gained today."""
    for need in CONTENT.tasks[task].need:  # noqa: SIM110  a loop is faster than all()
        if not holds(table, seat, need, gold):
            return False
    return True


def holds(table: "Table", seat: int, need: Need, gold: int) -> bool:
    """One fact of the table in TR-11.1."""
    if need.fact == "gold_max":
        return gold <= need.wanted
    count = COUNTS.get(need.fact)
    if count is not None:
        return count(table, seat) >= need.wanted
    return CONDITIONS[need.fact](table, seat)


# --- facts that are counted --------------------------------------------------------------------------


def moves(table: "Table", seat: int) -> int:
    return table.today[seat].moves()


def trail_moves(table: "Table", seat: int) -> int:
    return table.today[seat].trail_moves


def road_moves(table: "Table", seat: int) -> int:
    return table.today[seat].road_moves


def water_moves(table: "Table", seat: int) -> int:
    return table.today[seat].water_moves


def kinds(table: "Table", seat: int) -> int:
    """Kinds of paths walked today."""
    today = table.today[seat]
    found = 1 if today.trail_moves else 0
    if today.road_moves:
        found += 1
    return found + 1 if today.water_moves else found


def lakes(table: "Table", seat: int) -> int:
    return table.today[seat].lakes.bit_count()


def regions(table: "Table", seat: int) -> int:
    return table.today[seat].regions.bit_count()


def turns_moved(table: "Table", seat: int) -> int:
    return table.today[seat].turns_moved


def end_towns(table: "Table", seat: int) -> int:
    return table.today[seat].end_towns.bit_count()


def same_direction(table: "Table", seat: int) -> int:
    return max(table.turns[seat].bearings)


def border_roads(table: "Table", seat: int) -> int:
    return table.turns[seat].borders


def shared_with(table: "Table", seat: int) -> int:
    return table.spaces.count(table.spaces[seat]) - 1


def highwaymen_near(table: "Table", seat: int) -> int:
    return highwaymen_beside(table, table.spaces[seat])


def highwaymen_beside(table: "Table", space: int) -> int:
    """How many highwaymen stand next to a space."""
    near = table.board.adjacent[space]
    return sum([near >> other & 1 for other in table.highwaymen])


Count = Callable[["Table", int], int]
COUNTS: Final[dict[str, Count]] = {
    "moves": moves,
    "trail_moves": trail_moves,
    "road_moves": road_moves,
    "water_moves": water_moves,
    "kinds": kinds,
    "lakes": lakes,
    "regions": regions,
    "turns_moved": turns_moved,
    "end_towns": end_towns,
    "same_direction": same_direction,
    "border_roads": border_roads,
    "shared_with": shared_with,
    "highwaymen_near": highwaymen_near,
}
"""By the words of the content: what is counted for a seat. A task wants so many at least."""


# --- facts that are true or not ----------------------------------------------------------------------


def is_back_at_dawn(table: "Table", seat: int) -> bool:
    today = table.today[seat]
    return today.phase == EVENING and table.spaces[seat] == today.dawn


def has_stayed(table: "Table", seat: int) -> bool:
    return table.turns[seat].moves == 0


def has_moved(table: "Table", seat: int) -> bool:
    return table.turns[seat].moves > 0


def ended_on_inn(table: "Table", seat: int) -> bool:
    return has_moved(table, seat) and table.board.place[table.spaces[seat]] == INN


def ended_on_visited_fort(table: "Table", seat: int) -> bool:
    """A fort whose weapon one owned before the turn."""
    board, here = table.board, table.spaces[seat]
    if not has_moved(table, seat) or board.place[here] != FORT:
        return False
    return table.turns[seat].owned >> board.what[here] & 1 == 1


def ended_on_revealed_secret(table: "Table", seat: int) -> bool:
    """A secret place that was revealed before the turn."""
    board, here = table.board, table.spaces[seat]
    if not has_moved(table, seat) or board.place[here] != SECRET:
        return False
    return table.turns[seat].seen >> board.what[here] & 1 == 1


def ended_on_centre_shore(table: "Table", seat: int) -> bool:
    return has_moved(table, seat) and table.board.centre_shore & BIT[table.spaces[seat]] != 0


def ended_on_corner_shore(table: "Table", seat: int) -> bool:
    return has_moved(table, seat) and table.board.corner_shore & BIT[table.spaces[seat]] != 0


def ended_at_home(table: "Table", seat: int) -> bool:
    home = CONTENT.characters[table.setting.characters[seat]].home
    return has_moved(table, seat) and table.board.towns[home] == table.spaces[seat]


def driven_to(table: "Table", seat: int) -> list[int]:
    """The spaces of the highwaymen that were moved this turn."""
    driven = table.turns[seat].driven
    return [space for number, space in enumerate(table.highwaymen) if driven >> number & 1]


def drove_to_highwayman(table: "Table", seat: int) -> bool:
    return any(table.highwaymen.count(space) > 1 for space in driven_to(table, seat))


def drove_to_inn_or_secret(table: "Table", seat: int) -> bool:
    board = table.board
    for space in driven_to(table, seat):
        if board.place[space] == INN:
            return True
        if board.place[space] == SECRET and table.secrets[board.what[space]] != NO_TILE:
            return True
    return False


def drove_next_to_character(table: "Table", seat: int) -> bool:
    for space in driven_to(table, seat):
        near = table.board.adjacent[space]
        for other in range(table.seats):
            if other != seat and near & BIT[table.spaces[other]]:
                return True
    return False


Condition = Callable[["Table", int], bool]
CONDITIONS: Final[dict[str, Condition]] = {
    "back_to_dawn": is_back_at_dawn,
    "stayed": has_stayed,
    "end_on inn": ended_on_inn,
    "end_on visited_fort": ended_on_visited_fort,
    "end_on revealed_secret": ended_on_revealed_secret,
    "end_on centre_shore": ended_on_centre_shore,
    "end_on corner_shore": ended_on_corner_shore,
    "end_on home": ended_at_home,
    "highwayman_to highwayman": drove_to_highwayman,
    "highwayman_to inn_or_secret": drove_to_inn_or_secret,
    "highwayman_to next_to_character": drove_next_to_character,
}
"""By the words of the content: what is true of a seat or not."""
