"""Side quests: whether a task is done, and completing it at the end of a turn (TR-7.5, TR-11.1)."""

from lanternway.core import Action, Frame
from lanternway.games.treos.actions import DONE, FULFIL, K_DONE
from lanternway.games.treos.board import BIT, FORT, INN, SECRET
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.rules.rewards import complete_side_quest
from lanternway.games.treos.state import (
    BEARINGS,
    BORDERS,
    DAWN,
    DRIVEN,
    END_TOWNS,
    FULFILLING,
    GOLD,
    LAKES,
    MOVES,
    NO_TILE,
    OWNED,
    PHASE,
    REGIONS_SEEN,
    ROAD_MOVES,
    SEEN,
    STRIDE,
    TRAIL_MOVES,
    TURNS_MOVED,
    WATER_MOVES,
    TreosState,
)


def menu(state: TreosState, seat: int, gold: int) -> list[Action]:
    """The side quests whose task is done; empty when there are none. `gold` is what the seat gained
    today before it began to complete side quests, -1 before the first."""
    found: list[Action] = []
    if not state.side[seat]:
        return found
    if gold < 0:
        gold = state.facts[seat * STRIDE + GOLD]
    for task in state.side[seat]:
        if not state.fresh[seat] >> task & 1 and is_done(state, seat, task, gold):
            found.append(FULFIL[task])
    if found:
        found.append(DONE)
    return found


def answer(state: TreosState, frame: Frame, action: Action) -> None:
    seat, gold = frame[1], frame[2]
    state.agenda.pop()
    if action.kind == K_DONE:
        return
    if gold < 0:
        gold = state.facts[seat * STRIDE + GOLD]
    state.agenda.append((FULFILLING, seat, gold))
    complete_side_quest(state, seat, action.args[0])


def is_done(state: TreosState, seat: int, task: int, gold: int) -> bool:
    """Whether all facts that a task needs hold."""
    need = CONTENT.tasks[task].need
    return all(holds(state, seat, fact, wanted, gold) for fact, wanted in need)


def holds(state: TreosState, seat: int, fact: int, wanted: int, gold: int) -> bool:
    """One fact of the table in TR-11.1, by its number in `tasks.FACTS`."""
    facts = state.facts
    base = seat * STRIDE
    if fact == 0:
        moves = facts[base + TRAIL_MOVES] + facts[base + ROAD_MOVES] + facts[base + WATER_MOVES]
        return moves >= wanted
    if fact <= 3:
        return facts[base + TRAIL_MOVES + fact - 1] >= wanted
    if fact == 4:
        kinds = 0
        for kind in (TRAIL_MOVES, ROAD_MOVES, WATER_MOVES):
            if facts[base + kind]:
                kinds += 1
        return kinds >= wanted
    if fact == 5:
        return facts[base + LAKES].bit_count() >= wanted
    if fact == 6:
        return facts[base + REGIONS_SEEN].bit_count() >= wanted
    if fact == 7:
        return facts[base + TURNS_MOVED] >= wanted
    if fact == 8:
        return facts[base + PHASE] == 3 and state.pos[seat] == facts[base + DAWN]
    if fact == 9:
        return facts[base + END_TOWNS].bit_count() >= wanted
    if fact == 10:
        return gold <= wanted
    if fact == 11:
        return _most_in_one_direction(facts[base + BEARINGS]) >= wanted
    if fact == 12:
        return facts[base + BORDERS] >= wanted
    if fact == 13:
        return facts[base + MOVES] == 0
    if fact == 14:
        return facts[base + MOVES] > 0 and ended_on(state, seat, wanted)
    if fact == 15:
        return state.pos.count(state.pos[seat]) - 1 >= wanted
    if fact == 16:
        near = state.board.adjacent[state.pos[seat]]
        return sum([near >> robber & 1 for robber in state.robbers]) >= wanted
    return drove_to(state, seat, wanted)


def _most_in_one_direction(bearings: int) -> int:
    most = 0
    while bearings:
        most = max(most, bearings & 15)
        bearings >>= 4
    return most


def ended_on(state: TreosState, seat: int, wanted: int) -> bool:
    """Where a move ended, by the number in `tasks.END_ON`."""
    board = state.board
    here = state.pos[seat]
    base = seat * STRIDE
    place, what = board.place[here], board.what[here]
    if wanted == 0:
        return place == INN
    if wanted == 1:
        return place == FORT and state.facts[base + OWNED] >> what & 1 == 1
    if wanted == 2:
        return place == SECRET and state.facts[base + SEEN] >> what & 1 == 1
    if wanted == 3:
        return board.centre_shore & BIT[here] != 0
    if wanted == 4:
        return board.corner_shore & BIT[here] != 0
    return board.towns[CONTENT.characters[state.setting.characters[seat]].home] == here


def drove_to(state: TreosState, seat: int, wanted: int) -> bool:
    """Where a highwayman moved this turn ended, by the number in `tasks.HIGHWAYMAN_TO`."""
    board = state.board
    driven = state.facts[seat * STRIDE + DRIVEN]
    for number, space in enumerate(state.robbers):
        if not driven >> number & 1:
            continue
        if wanted == 0:
            if state.robbers.count(space) > 1:
                return True
        elif wanted == 1:
            place = board.place[space]
            if place == INN:
                return True
            if place == SECRET and state.secrets[board.what[space]] != NO_TILE:
                return True
        else:
            for who in range(state.seats):
                if who != seat and board.adjacent[space] >> state.pos[who] & 1:
                    return True
    return False
