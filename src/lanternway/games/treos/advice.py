"""What bots think of a position: gold, and how near the next gold lies.

Goals and their outlook are in `aims.py`. `value` looks along the cards that are planned (or the best
of the hand) to where the day can end, with what the seat's character and the event add in the phase of
its symbol.
"""

from typing import Final

from lanternway.core import Action
from lanternway.games.treos.actions import (
    K_DISCARD,
    K_DONE,
    K_DRIVE,
    K_GO,
    K_HOP,
    K_KEEP,
    K_STEP,
    K_STOP,
    K_SYMBOL,
)
from lanternway.games.treos.aims import (
    TAKING,
    UNCOVERING,
    Goals,
    Scene,
    goals_of,
    scene_of,
)
from lanternway.games.treos.board import BIT
from lanternway.games.treos.content import CARD_MOVES, CONTENT, LEONARDO
from lanternway.games.treos.happenings import Happening
from lanternway.games.treos.movement import Walk, endings
from lanternway.games.treos.regions import SPACES
from lanternway.games.treos.rules import move, turn
from lanternway.games.treos.state import (
    END_TOWNS,
    KEPT,
    LAKES,
    LANDING,
    LEFTOVER,
    MOVING,
    PHASE,
    PLAN,
    PLANNING,
    REGIONS_SEEN,
    ROAD_MOVES,
    STRIDE,
    SYMBOL_AT,
    TRAIL_MOVES,
    TURNS_MOVED,
    WATER_MOVES,
    TreosState,
)

LATER: Final = 0.96
"""What is gained a turn later counts so much."""
RIVALS: Final = 0.2
BID_WORTH: Final = 0.25
KEEPING_WORTH: Final = 0.1
"""For each move of a card that is kept for tomorrow, beyond the usual ones."""
USUAL_MOVES: Final = 1.6
PROGRESS: Final = 0.4
"""How much a day's task that is nearly done counts of one that is done."""


def value(state: TreosState, seat: int) -> float:
    """About the gold the seat can count on soon, less a part of what the best rival can."""
    if state.winner >= 0:
        return 60.0 if state.winner == seat else state.gold[seat] - 40.0
    scene = scene_of(state)
    best_rival = -100.0
    for other in range(state.seats):
        if other != seat:
            aims = goals_of(state, scene, other, False)
            found = holdings(state, scene, other) + aims.outlook(state.pos[other], 0)
            if found > best_rival:
                best_rival = found
    own = holdings(state, scene, seat) + look_ahead(state, scene, seat)
    if state.side[seat]:
        own += progress(state, scene, seat)
    return own - RIVALS * best_rival


def holdings(state: TreosState, scene: Scene, seat: int) -> float:
    """Gold, and what common cards, side quests and an open board are worth."""
    cards = len(state.tops[seat]) + len(state.bodies[seat]) + len(state.discards[seat])
    cards += len(state.hands[seat]) - 12
    plan = state.plan
    base = seat * PLAN
    for i in _CARD_PLACES:
        if plan[base + i]:
            cards += 1
    character = state.setting.characters[seat]
    worth = state.gold[seat] + scene.card * cards
    if state.side[seat]:
        worth += scene.task(character) * len(state.side[seat])
    if not state.personal >> seat & 1:
        worth += UNCOVERING
    for quest in state.quests[seat]:
        worth += TAKING * scene.quest(quest, character)
    return worth


_CARD_PLACES: Final = [0, 1, 2, 3, LEFTOVER, LEFTOVER + 2]


def progress(state: TreosState, scene: Scene, seat: int) -> float:
    """What the day has brought for tasks that ask for several moves, while it can go on."""
    facts = state.facts
    base = seat * STRIDE
    phase = facts[base + PHASE]
    if phase == 0 or phase == 3:
        return 0.0
    total = 0.0
    for task in state.side[seat]:
        part = 0.0
        for fact, wanted in CONTENT.tasks[task].need:
            have = 0
            if fact == 0:
                have = facts[base + TRAIL_MOVES] + facts[base + ROAD_MOVES]
                have += facts[base + WATER_MOVES]
            elif fact <= 3:
                have = facts[base + TRAIL_MOVES + fact - 1]
            elif fact == 4:
                for kind in range(TRAIL_MOVES, WATER_MOVES + 1):
                    have += 1 if facts[base + kind] else 0
            elif fact == 5:
                have = facts[base + LAKES].bit_count()
            elif fact == 6:
                have = facts[base + REGIONS_SEEN].bit_count()
            elif fact == 9:
                have = facts[base + END_TOWNS].bit_count()
            elif fact == 7:
                have = facts[base + TURNS_MOVED]
            part = max(part, min(have, wanted) / wanted) if wanted else part
        total += part * part
    return PROGRESS * total * scene.completed(state.setting.characters[seat])


def look_ahead(state: TreosState, scene: Scene, seat: int) -> float:
    """What the rest of the day can bring and where it can end."""
    event = CONTENT.events[state.event]
    character = state.setting.characters[seat]
    aims = goals_of(state, scene, seat, True)
    symbol = state.plan[seat * PLAN + SYMBOL_AT]
    helps = character == LEONARDO or (
        event.symbol and (event.card_moves > 0 or event.extra_kind >= 0 or event.passable)
    )
    if symbol or not helps:
        return _walk_on(state, scene, seat, aims, event, symbol)
    best = -1000.0
    for symbol in range(1, 4):
        best = max(best, _walk_on(state, scene, seat, aims, event, symbol))
    return best


def _walk_on(
    state: TreosState, scene: Scene, seat: int, aims: Goals, event: Happening, symbol: int
) -> float:
    """The cards still to be walked, one best ending after another."""
    here = state.pos[seat]
    plan = state.plan
    base = seat * PLAN
    begun = state.facts[seat * STRIDE + PHASE]
    frame = state.agenda[-1]
    hand: list[int] = []
    taken = 0
    gained = 0.0
    if frame[0] == PLANNING:
        begun = 0
        hand = list(state.hands[seat])
        gained += BID_WORTH * plan[base] / 84.0
        if plan[base + LEFTOVER + 1] == KEPT:
            gained += KEEPING_WORTH * (CARD_MOVES[plan[base + LEFTOVER]] - USUAL_MOVES)
    if frame[1] == seat and frame[0] in (MOVING, LANDING):
        ends = endings(state.board, move.walk_of(state, seat)) | BIT[here]
        goal, _ = aims.best(ends, here, taken)
        if goal != here:
            gained += aims.worth(goal, taken)
            taken = aims.after(goal, taken)
            here = goal
    fading = 1.0
    for phase in range(begun + 1, 4):
        fading *= LATER
        card = plan[base + phase]
        if card:
            ends = card_ends(state, scene, seat, card, here, event, phase == symbol)
            goal, _ = aims.best(ends, here, taken)
        else:
            goal, most = here, -1000.0
            for choice in hand:
                ends = card_ends(state, scene, seat, choice, here, event, phase == symbol)
                at, found = aims.best(ends, here, taken)
                if found > most:
                    goal, most, card = at, found, choice
            if card:
                hand.remove(card)
        if goal != here:
            gained += fading * aims.worth(goal, taken)
            taken = aims.after(goal, taken)
            here = goal
    return gained + fading * aims.outlook(here, taken)


def card_ends(
    state: TreosState,
    scene: Scene,
    seat: int,
    card: int,
    origin: int,
    event: Happening,
    symbol: bool,
) -> int:
    """Where a card leads from a space; with what the phase of the symbol adds (TR-9.2, TR-9.6)."""
    character = state.setting.characters[seat]
    wrap = 1 if turn.may_wrap(character, event.wrap_but) else 0
    moves = CARD_MOVES[card]
    acts = symbol and event.symbol
    if symbol and character == LEONARDO:
        moves += 1
    if acts:
        moves += event.card_moves
    key = (card * SPACES + origin) * 128 + moves * 16 + state.setting.turns[seat] * 4
    key += wrap * 2 + (1 if acts else 0)
    found = scene.ends.get(key)
    if found is not None:
        return found
    robbers = scene.robbers
    passable = 0
    extra = 0
    if acts:
        if event.passable:
            passable, robbers = robbers, 0
        if event.extra_kind >= 0:
            extra = 256 << event.extra_kind
    portals = state.open_portals()
    barred = BIT[origin]
    hops = 0
    if portals & barred:
        hops = portals & ~robbers & ~barred
        barred = portals
    walk = Walk(
        origin, turn.options_of(state, seat, card), moves, robbers | barred, portals, wrap, extra,
        False, hops, passable,
    )  # fmt: skip
    made = endings(state.board, walk)
    scene.ends[key] = made
    return made


def priors(state: TreosState, seat: int, legal: list[Action]) -> list[float]:
    """Endings by their outlook; using before declining; discarding and single steps last."""
    weights: list[float] = []
    aims: Goals | None = None
    for action in legal:
        kind = action.kind
        if kind == K_GO:
            if aims is None:
                aims = goals_of(state, scene_of(state), seat, True)
            space = action.args[0]
            promise = aims.outlook(space, 0) + aims.worth(space, 0)
            weights.append(0.2 + 2.0 ** min(8.0, 2.0 * promise))
        elif kind in (K_STEP, K_HOP, K_DISCARD):
            weights.append(0.15)
        elif kind in (K_STOP, K_DONE):
            weights.append(0.3)
        elif kind == K_DRIVE or kind <= K_SYMBOL:
            weights.append(1.0 if kind != K_KEEP else 0.8)
        else:
            weights.append(4.0)
    total = sum(weights)
    return [weight / total for weight in weights]
