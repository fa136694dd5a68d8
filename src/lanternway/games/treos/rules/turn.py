"""A turn: reveal, move, use the space, move a highwayman, side quests; and whose turn is next (TR-2.6).

Frames of the agenda that ask something have a menu; when a menu leaves no choice it is answered
silently. `settle` runs until somebody has a real question or the game is over.
"""

from lanternway.core import Action
from lanternway.games.treos.actions import PHASES
from lanternway.games.treos.board import BIT
from lanternway.games.treos.content import CARD_MOVES, CARD_OPTIONS, LEONARDO, URS
from lanternway.games.treos.regions import MOST_SPACES
from lanternway.games.treos.rules import highwaymen, move, places, side_quests, sunrise, towns
from lanternway.games.treos.state import (
    ARRIVING,
    BARRED,
    BEARINGS,
    BORDERS,
    CAMPING,
    CHOOSING,
    DAWN,
    DRIVEN,
    DRIVING,
    EITHER,
    EXTRA,
    FULFILLING,
    GATES,
    HOPPED,
    HOPPING,
    KEEPING,
    LANDING,
    LEFT,
    MOVES,
    MOVING,
    NEXT,
    NOBODY,
    OPTIONS,
    OWNED,
    PHASE,
    PLAN,
    PUSHING,
    REGIONS_SEEN,
    SEEN,
    START,
    STRIDE,
    SYMBOL_AT,
    TRADING,
    WRAP,
    TreosState,
)


def menu(state: TreosState) -> list[Action]:
    """The answers to the question on top of the agenda; an empty list when it asks nothing."""
    frame = state.agenda[-1]
    kind = frame[0]
    if kind == MOVING:
        found = move.menu(state, frame[1])
    elif kind == LANDING:
        found = move.landing_menu(state, frame[1], frame[2])
    elif kind == CHOOSING:
        found = highwaymen.menu(state, frame[1], frame[2], frame[3])
    elif kind == DRIVING:
        found = highwaymen.driving_menu(state, frame[1], frame[2])
    elif kind == PUSHING:
        found = highwaymen.pushing_menu(state, frame[2])
    elif kind == TRADING:
        found = towns.menu(state, frame[1], frame[2], frame[3])
    elif kind == FULFILLING:
        found = side_quests.menu(state, frame[1], frame[2])
    elif kind == KEEPING:
        found = places.keeping_menu(state, frame[1])
    elif kind == GATES:
        found = places.gates_menu(state, frame[1])
    elif kind == HOPPING:
        found = places.hopping_menu(state, frame[1])
    else:
        found = places.using_menu(state, frame[1])
    state.menu = found
    return found


def answer(state: TreosState, seat: int, action: Action) -> None:
    """Carry out the answer to the question on top of the agenda, then go on."""
    state.menu = None
    _carry_out(state, action)
    settle(state)


def _carry_out(state: TreosState, action: Action) -> None:
    frame = state.agenda[-1]
    kind = frame[0]
    if kind == MOVING:
        move.answer(state, frame[1], action)
    elif kind == LANDING:
        move.land(state, frame[1], frame[2], action.args[0])
    elif kind == CHOOSING:
        highwaymen.choose(state, frame, action)
    elif kind == DRIVING:
        highwaymen.drive(state, frame, action.args[0])
    elif kind == PUSHING:
        highwaymen.push(state, frame, action.args[0])
    elif kind == TRADING:
        towns.answer(state, frame, action)
    elif kind == FULFILLING:
        side_quests.answer(state, frame, action)
    elif kind == KEEPING:
        places.keep(state, frame[1], action.args[0])
    elif kind == GATES:
        places.open_gates(state, frame[1], action)
    elif kind == HOPPING:
        places.final_hop(state, frame[1], action)
    else:
        places.use(state, frame[1], action)


def settle(state: TreosState) -> None:
    """Run what goes on by itself until a question with a choice lies on top."""
    agenda = state.agenda
    while agenda:
        frame = agenda[-1]
        kind = frame[0]
        if kind < ARRIVING:
            if kind == 0:
                return
            found = menu(state)
            if len(found) > 1:
                return
            state.menu = None
            if found:
                _carry_out(state, found[0])
            else:
                agenda.pop()
            continue
        agenda.pop()
        if kind == ARRIVING:
            move.arrive(state, frame[1])
        elif kind == CAMPING:
            places.camp(state, frame[1])
        else:
            _next(state, frame[2], frame[3])


def _next(state: TreosState, phase: int, place: int) -> None:
    """The next turn of the phase, its late highwaymen, the next phase, or sundown."""
    seats = state.seats
    state.reveal()  # that the one before completes no (more) side quest
    if place == 0:
        state.phase = phase
        for seat in range(seats):
            state.fresh[seat] = 0
    if place < seats:
        state.agenda.append((NEXT, NOBODY, phase, place + 1))
        begin(state, state.order[place])
    elif state.setting.at_phase_end and place < 2 * seats:
        state.agenda.append((NEXT, NOBODY, phase, place + 1))
        seat = state.order[place - seats]
        if state.has_symbol(seat):
            state.agenda.append((FULFILLING, seat, -1))
            state.agenda.append((CHOOSING, seat, state.happening(seat).highwaymen, 0))
    elif phase < 3:
        state.agenda.append((NEXT, NOBODY, phase + 1, 0))
    else:
        sunrise.sundown(state)
        sunrise.sunrise(state)


def begin(state: TreosState, seat: int) -> None:
    """Reveal the card and whether it carries the symbol; then the parts of the turn wait in order."""
    phase = state.phase
    facts = state.facts
    base = seat * STRIDE
    here = state.pos[seat]
    symbol = state.plan[seat * PLAN + SYMBOL_AT] == phase
    event = state.happening(seat)
    card = state.plan[seat * PLAN + phase]
    state.reveal()
    if phase == 1:
        facts[base + DAWN] = here
    facts[base + PHASE] = phase
    facts[base + REGIONS_SEEN] |= 1 << (here // MOST_SPACES)
    facts[base + START] = here
    facts[base + BARRED] = state.portals if state.portals & BIT[here] else BIT[here]  # TR-3.7, 3.9
    facts[base + MOVES] = 0
    facts[base + LEFT] = CARD_MOVES[card] + event.card_moves
    character = state.setting.characters[seat]
    if symbol and character == LEONARDO:  # TR-9.2
        facts[base + LEFT] += 1
    facts[base + EXTRA] = 256 << event.extra_kind if event.extra_kind >= 0 else 0
    facts[base + EITHER] = 0
    facts[base + HOPPED] = 0
    facts[base + OPTIONS] = options_of(state, seat, card)
    facts[base + WRAP] = 1 if may_wrap(character, event.wrap_but) else 0
    facts[base + BEARINGS] = 0
    facts[base + BORDERS] = 0
    facts[base + DRIVEN] = 0
    facts[base + OWNED] = state.weapons[seat]
    facts[base + SEEN] = seen_secrets(state)
    if state.sink is not None:
        state.emit(
            "turn-symbol" if symbol else "turn",
            {"seat": seat, "card": card, "phase": f"@treos-phase-{PHASES[phase - 1]}"},
        )
    agenda = state.agenda
    agenda.append((FULFILLING, seat, -1))
    if symbol and not state.setting.at_phase_end:
        agenda.append((CHOOSING, seat, event.highwaymen, 0))
    agenda.append((CAMPING, seat))
    agenda.append((ARRIVING, seat))
    agenda.append((MOVING, seat))


def options_of(state: TreosState, seat: int, card: int) -> int:
    """The options of a card in absolute directions, from the owner's seat, with the event (TR-3.4)."""
    options = CARD_OPTIONS[state.setting.turns[seat]][card]
    if state.event >= 0:
        event = state.happening(seat)
        if event.opposite:
            arrows = options & 255
            options |= (arrows << 4 | arrows >> 4) & 255
        if event.from_kind >= 0 and options & 256 << event.from_kind:
            options |= 256 << event.to_kind
    return options


def may_wrap(character: int, wrap_but: int) -> bool:
    """Urs goes round the map; on a day of *Borderwalker* everybody else does too (TR-9.4, TR-9.5)."""
    return character == URS or (wrap_but != -2 and wrap_but != character)


def seen_secrets(state: TreosState) -> int:
    """The revealed secret places (bits by slot)."""
    seen = 0
    for slot, tile in enumerate(state.secrets):
        if tile > 0:
            seen |= 1 << slot
    return seen
