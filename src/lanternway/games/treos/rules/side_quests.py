"""Side quests: whether a task is done, and completing it at the end of a turn (TR-7.5, TR-11.1)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from lanternway.core import Action, Frame, Refusal
from lanternway.games.treos.actions import DONE, FULFIL
from lanternway.games.treos.agenda import CHOOSING
from lanternway.games.treos.board import BIT, FORT, INN, SECRET
from lanternway.games.treos.content import CONTENT, NO_TILE
from lanternway.games.treos.plan import EVENING
from lanternway.games.treos.rules.rewards import complete_side_quest
from lanternway.games.treos.tasks import Need
from lanternway.games.treos.tell import side_quest_name

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


Legal = Callable[["Table", int, Any], list[Action]]
Do = Callable[["Table", int, Any, Action], None]


def legal_fulfil(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """The side quests whose task is done at the end of the turn; empty when there are none."""
    found = fulfillable(table, seat, True)
    if found:
        found += DONE.actions
    return found


def do_fulfil(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    if action.family is DONE:
        table.agenda.pop()
    else:
        complete_side_quest(table, seat, action.args[0])


def why_fulfil(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal:
    task = action.args[0]
    if task not in table.side_quests[seat]:
        return Refusal("TR-7.5", "treos-why-not-your-side")
    side: dict[str, Any] = {"side": side_quest_name(task)}
    if table.fresh[seat] >> task & 1:
        return Refusal("TR-7.5", "treos-why-fresh", side)
    return Refusal("TR-7.5", "treos-why-not-done", side)


# --- before the turn is over (TR-2.6) -----------------------------------------------------------------


def or_fulfil(legal: Legal, do: Do, instead: bool = False) -> tuple[Legal, Do]:
    """A question after the movement, with the side quests that are done as further answers. Then it is
    asked again, unless completing one is an answer to it (`instead`: a side quest too many)."""

    def legal_or_fulfil(table: "Table", seat: int, frame: Any) -> list[Action]:
        found = legal(table, seat, frame)
        if found and table.side_quests[seat] and is_own_turn(table, frame):
            return found + fulfillable(table, seat, False)
        return found

    def do_or_fulfil(table: "Table", seat: int, frame: Any, action: Action) -> None:
        if action.family is not FULFIL:
            do(table, seat, frame, action)
            return
        if instead:
            table.agenda.pop()
        complete_side_quest(table, seat, action.args[0])

    return legal_or_fulfil, do_or_fulfil


def is_own_turn(table: "Table", frame: Frame) -> bool:
    """All these questions belong to one's own turn, but for the highwayman at the end of a phase."""
    return frame.kind is not CHOOSING or not table.setting.at_phase_end


def fulfillable(table: "Table", seat: int, at_end: bool) -> list[Action]:
    """The side quests whose task is done, also before the turn is over (TR-2.6): every question after
    the movement offers them. What a day has not brought is certain at the end of a turn only."""
    found: list[Action] = []
    for task in table.side_quests[seat]:
        if table.fresh[seat] >> task & 1 or not is_done(table, seat, task):
            continue
        if at_end or not asks_for_no_gold(task):
            found.append(FULFIL.actions[task])
    return found


def asks_for_no_gold(task: int) -> bool:
    return any(need.fact == "gold_max" for need in CONTENT.tasks[task].need)


def is_done(table: "Table", seat: int, task: int) -> bool:
    """Whether all facts that a task needs hold."""
    for need in CONTENT.tasks[task].need:  # noqa: SIM110  a loop is faster than all()
        if not holds(table, seat, need):
            return False
    return True


def holds(table: "Table", seat: int, need: Need) -> bool:
    """One fact of the table in TR-11.1."""
    if need.fact == "gold_max":  # the gold of side quests completed in this turn does not count
        return table.today[seat].gold - table.turns[seat].side_gold <= need.wanted
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
    return table.spaces.count(table.spaces[seat]) - 1 if is_where_it_went(table, seat) else 0


def highwaymen_near(table: "Table", seat: int) -> int:
    return highwaymen_beside(table, table.spaces[seat]) if is_where_it_went(table, seat) else 0


def is_where_it_went(table: "Table", seat: int) -> bool:
    """Whether nobody has pushed the character away since its turn: that fulfils no task (TR-4.3)."""
    return table.spaces[seat] == table.turns[seat].end


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
    return today.phase == EVENING and table.turns[seat].end == today.dawn


def has_stayed(table: "Table", seat: int) -> bool:
    return table.turns[seat].moves == 0


def has_moved(table: "Table", seat: int) -> bool:
    return table.turns[seat].moves > 0


def ended_on_inn(table: "Table", seat: int) -> bool:
    return has_moved(table, seat) and table.board.place[table.turns[seat].end] == INN


def ended_on_visited_fort(table: "Table", seat: int) -> bool:
    """A fort whose weapon one owned before the turn."""
    board, here = table.board, table.turns[seat].end
    if not has_moved(table, seat) or board.place[here] != FORT:
        return False
    return table.turns[seat].owned >> board.what[here] & 1 == 1


def ended_on_revealed_secret(table: "Table", seat: int) -> bool:
    """A secret place that was revealed before the turn."""
    board, here = table.board, table.turns[seat].end
    if not has_moved(table, seat) or board.place[here] != SECRET:
        return False
    return table.turns[seat].seen >> board.what[here] & 1 == 1


def ended_on_centre_shore(table: "Table", seat: int) -> bool:
    return has_moved(table, seat) and table.board.centre_shore & BIT[table.turns[seat].end] != 0


def ended_on_corner_shore(table: "Table", seat: int) -> bool:
    return has_moved(table, seat) and table.board.corner_shore & BIT[table.turns[seat].end] != 0


def ended_at_home(table: "Table", seat: int) -> bool:
    home = CONTENT.characters[table.setting.characters[seat]].home
    return has_moved(table, seat) and table.board.towns[home] == table.turns[seat].end


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
