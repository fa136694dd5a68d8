"""The Private Concern: its turn, its caravans and its end (DR-17.8, DR-17.10 to DR-17.17).

It never chooses: every step follows from its open card and from public state. The intent that the table
shows is worked out by the same functions that will do it (DR-17.19.1). The rest of the game calls what
stands here; the parts lie in the other `concern_*` files.
"""

from typing import Any, Final

from lanternway.core.state import Frame
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.rules import concern_effects as own
from lanternway.games.dark_road.rules import concern_intent, concern_notices, gains, rest
from lanternway.games.dark_road.rules import concern_measures as measures
from lanternway.games.dark_road.rules import concern_table as table
from lanternway.games.dark_road.rules import concern_works as works
from lanternway.games.dark_road.rules import visit as towns
from lanternway.games.dark_road.state import DarkRoadState

TURN: Final = 0
SECOND: Final = 1
"""aim, district: the lamp's second work is to come."""
END: Final = 2


def set_up(s: DarkRoadState) -> None:
    table.set_up(s)


def starting_hero(s: DarkRoadState) -> None:
    table.starting_hero(s)


def effects(s: DarkRoadState, number: int) -> None:
    own.run_list(s, number)


def fortune(s: DarkRoadState) -> None:
    own.fortune(s)


def joins(s: DarkRoadState, town: int) -> bool:
    return measures.would_join(s, town)


def end_of_round(s: DarkRoadState, round_: int) -> None:
    concern_notices.end_of_round(s, round_)


def data(s: DarkRoadState) -> dict[str, Any]:
    return table.to_data(s)


def read(s: DarkRoadState, given: dict[str, Any]) -> None:
    table.from_data(s, given)


def view(s: DarkRoadState) -> dict[str, Any]:
    return concern_intent.view(s)


def intent(s: DarkRoadState) -> dict[str, Any]:
    return concern_intent.intent(s)


def resume(s: DarkRoadState, frame: Frame) -> None:
    """The next step of its turn (DR-17.8)."""
    step = frame[2]
    if step == TURN:
        _begin(s)
    elif step == SECOND:
        _second_work(s, frame[3], frame[4])
    else:
        _end(s)


def _begin(s: DarkRoadState) -> None:
    """Plan, move, aim, and the first work (DR-17.8.1 to DR-17.8.4)."""
    aim = works.prepare(s)
    work = works.first_work(s, aim)
    s.agenda.append((f.F_CONCERN, s.concern, END))
    if works.lamp_lit(s):
        other = works.other_district(s, work)
        s.agenda.append((f.F_CONCERN, s.concern, SECOND, aim, other))
    works.do_work(s, work, aim)


def _second_work(s: DarkRoadState, aim: int, district: int) -> None:
    """The other district, then a little for the building (DR-17.8.5)."""
    works.do_work(s, works.other_work(s, aim, district), aim)
    if s.t[s.concern * at.STRIDE + at.SPACE] > 0:
        table.lower_total(s, 1)


def _end(s: DarkRoadState) -> None:
    """Stipend, the next card, and Rest (DR-17.8.6, DR-17.8.7)."""
    c = s.k.c.concern
    if s.t[at.ROUND] in c.stipend_rounds:
        gains.coins(s, s.concern, c.stipend[s.level])
        gains.prestige(s, s.concern, c.stipend[s.level])
    table.next_card(s)
    rest.rest(s)


def take_die(s: DarkRoadState) -> int:
    """The highest value left (DR-17.2a)."""
    for value in (6, 5, 4, 3, 2):
        if s.t[at.DICE + value - 1]:
            return value
    return 1


def visit(s: DarkRoadState, declared: int) -> None:
    """The declared town when it leads; else where its yield is highest now (DR-17.10.4, 17.11.2)."""
    town = declared
    needed = s.k.c.concern.needed
    if s.t[at.LEADER] != s.concern:
        here = measures.yield_of(s, declared, needed)
        there = measures.yield_of(s, declared ^ 1, needed)
        if there > here:
            town = declared ^ 1
    deliver(s, town, needed)


def deliver(s: DarkRoadState, town: int, needed: int) -> None:
    """Commissions in the order gained, then heroes; the tile turns and goes last (DR-17.13)."""
    filled = measures.crates_for(s, town, needed)
    guests = [hero for hero in measures.heroes(s) if s.k.c.hero_town[hero] == town]
    for card, takes in filled:
        table.crates(s, -takes)
        towns.log_commission(s, s.concern, card, (1, 5, 21)[takes - 1])
    for hero in guests:
        gains.hero_leaves(s, s.concern, hero)
        gains.log_hero(s, s.concern, hero)
    if filled or guests:
        s.pc[table.EAGER] ^= 1 << town
        row = [other for other in s.pc[table.ROW : table.ROW + 6] if other != town]
        s.pc[table.ROW : table.ROW + 6] = [*row, town]


def stair_turned(s: DarkRoadState) -> bool:
    """Whether the ruins marker goes the other way (DR-17.16.1)."""
    return bool(s.k.c.concern.reversed[table.sarcophagus(s)])


def lid_reward(s: DarkRoadState, space: int) -> int:
    """What a human gains who ends a ruins move here, as a list; 0 for nothing."""
    card = table.sarcophagus(s)
    return s.k.c.concern.bonus[card] if s.k.c.concern.bonus_space[card] == space else 0


def lamp_below(s: DarkRoadState) -> bool:
    """Whether a coin pays for the ruins die as well as a lantern."""
    return s.k.c.concern.ruins_die_coins[table.sarcophagus(s)] > 0


def final_visit(s: DarkRoadState) -> None:
    """The town with the highest yield, commissions from one crate up (DR-17.17.1)."""
    best = -1
    best_yield = 0
    for town in s.pc[table.ROW : table.ROW + 6]:
        brings = measures.yield_of(s, town, 1)
        if brings > best_yield:
            best, best_yield = town, brings
    if best >= 0:
        deliver(s, best, 1)


def points(s: DarkRoadState) -> dict[str, int]:
    """The lower of coins and prestige, and its deeds, unread (DR-17.17.2)."""
    base = s.concern * at.STRIDE
    deeds = s.t[base + at.DEEDS].bit_count()
    return {
        "base": min(s.t[base + at.COINS], s.t[base + at.PRESTIGE]),
        "deeds": deeds * s.k.c.concern.deed_points[s.level],
    }
