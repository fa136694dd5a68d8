"""The flow of the game: who is asked, what can be answered, and what follows. By table: beside every kind
of business stand the functions of the file that owns it. What leaves no choice is answered silently."""

from typing import TYPE_CHECKING

from lanternway.core import Action
from lanternway.games.treos.agenda import (
    ARRIVING,
    CAMPING,
    CHOOSING,
    DRIVING,
    FULFILLING,
    GATES,
    HOPPING,
    KEEPING,
    LANDING,
    MOVING,
    NEXT,
    NOBODY,
    PLANNING,
    PUSHING,
    TRADING,
    USING,
)
from lanternway.games.treos.rules import (
    highwaymen,
    move,
    places,
    planning,
    rewards,
    side_quests,
    towns,
    turn,
)

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

PLANNING.question(planning.legal_plan, planning.do_plan, planning.why_plan)
MOVING.question(move.legal_move, move.do_move, move.why_move)
LANDING.question(move.legal_land, move.do_land)
GATES.question(*side_quests.or_fulfil(places.legal_gates, places.do_gates))
USING.question(*side_quests.or_fulfil(places.legal_use, places.do_use))
HOPPING.question(places.legal_hop, places.do_hop, places.why_hop)
TRADING.question(*side_quests.or_fulfil(towns.legal_trade, towns.do_trade), towns.why_trade)
KEEPING.question(*side_quests.or_fulfil(rewards.legal_keep, rewards.do_keep, instead=True))
CHOOSING.question(
    *side_quests.or_fulfil(highwaymen.legal_choose, highwaymen.do_choose), highwaymen.why_choose
)
DRIVING.question(highwaymen.legal_drive, highwaymen.do_drive, highwaymen.why_drive)
PUSHING.question(highwaymen.legal_push, highwaymen.do_push, highwaymen.why_push)
FULFILLING.question(side_quests.legal_fulfil, side_quests.do_fulfil)
ARRIVING.step(places.go_on_arrive)
CAMPING.step(places.go_on_camp)
NEXT.step(turn.go_on_next)


def legal(table: "Table", seat: int) -> list[Action]:
    if table.winner != NOBODY:
        return []
    frame = table.agenda[-1]
    if frame.seat == NOBODY:
        return frame.kind.legal(table, seat, frame) if seat >= 0 else []
    if frame.seat != seat:
        return []
    if table.answers is None:
        table.answers = frame.kind.legal(table, seat, frame)
    return table.answers


def perform(table: "Table", seat: int, action: Action) -> None:
    """Carry out the answer to the question on top of the agenda, then go on."""
    table.answers = None
    frame = table.agenda[-1]
    frame.kind.do(table, seat, frame, action)
    if frame.kind is not PLANNING or table.order:  # until the bids are revealed, all plan on
        go_on(table)


def go_on(table: "Table") -> None:
    """Run what goes on by itself until a question with a choice lies on top, or the game is over."""
    agenda = table.agenda
    while agenda:
        frame = agenda[-1]
        kind = frame.kind
        if not kind.asks:
            agenda.pop()
            kind.go_on(table, frame)
            continue
        if kind is PLANNING:
            return
        answers = kind.legal(table, frame.seat, frame)
        if len(answers) > 1:
            table.answers = answers
            return
        if answers:
            kind.do(table, frame.seat, frame, answers[0])
        else:
            agenda.pop()
