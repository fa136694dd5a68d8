"""What bots think of a position: gold, and how near the next gold lies.

Goals and their outlook are in `worth.py` and `goals.py`. `value` looks along the cards that are planned (or
the best of the hand) to where the day can end, with what the seat's character and the event add in the
phase of its symbol.
"""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Advice, Frame
from lanternway.games.treos.actions import (
    CATALOGUE,
    DISCARD,
    DONE,
    DRIVE,
    DROP,
    GO,
    HOP,
    KEEP,
    PLAN_FAMILIES,
    STEP,
    STOP,
    SYMBOL,
)
from lanternway.games.treos.agenda import DRIVING, LANDING, MOVING, NOBODY, PLANNING
from lanternway.games.treos.board import BIT
from lanternway.games.treos.cards import CARDS, NO_CARD, UNSEEN
from lanternway.games.treos.characters import LEONARDO
from lanternway.games.treos.content import CARD_MOVES, CONTENT, PERSONAL_DECKS
from lanternway.games.treos.goals import PRICES, Goals
from lanternway.games.treos.happenings import Happening
from lanternway.games.treos.movement import Walk, endings
from lanternway.games.treos.plan import (
    BID,
    EVENING,
    MORNING,
    NO_PHASE,
    NO_SLOT,
    SLOTS,
    SUNRISE,
    open_slot,
)
from lanternway.games.treos.regions import REGION_OF, SPACES
from lanternway.games.treos.rules import walking
from lanternway.games.treos.rules.side_quests import COUNTS
from lanternway.games.treos.tasks import DAY_FACTS
from lanternway.games.treos.worth import TAKING, UNCOVERING, Scene, goals_of, scene_of

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

WON: Final = PRICES.number("won")
LOST: Final = PRICES.number("lost")
RIVALS: Final = PRICES.number("rivals")
LATER: Final = PRICES.number("later")
HIGHEST_BID: Final = PRICES.number("highest_bid")
KEPT_MOVE: Final = PRICES.number("kept_move")
USUAL_MOVES: Final = PRICES.number("usual_moves")
PROGRESS: Final = PRICES.number("progress")
LOOK_AT_ENDING: Final = PRICES.number("look_at_ending")
ENDING_DOUBLINGS: Final = PRICES.number("ending_doublings")
MOST_DOUBLINGS: Final = PRICES.number("most_doublings")
_WORST: Final = -1000.0


def value(table: "Table", seat: int) -> float:
    """About the gold the seat can count on soon, less a part of what the best rival can."""
    if table.winner != NOBODY:
        return WON if table.winner == seat else table.gold[seat] + LOST
    scene = scene_of(table)
    best_rival = _WORST
    for other in range(table.seats):
        if other != seat:
            goals = goals_of(table, scene, other, False)
            found = holdings(table, scene, other) + goals.outlook(table.spaces[other], 0)
            if found > best_rival:
                best_rival = found
    own = holdings(table, scene, seat) + look_ahead(table, scene, seat) + planned(table, seat)
    if table.side_quests[seat]:
        own += progress(table, scene, seat)
    return own - RIVALS * best_rival


def holdings(table: "Table", scene: Scene, seat: int) -> float:
    """Gold, and what common cards, side quests and an open board are worth."""
    cards = len(table.tops[seat]) + len(table.rests[seat]) + len(table.discards[seat])
    cards += len(table.hands[seat]) + len(table.leftovers[seat])
    cards += SLOTS - table.plans[seat].count(NO_CARD)
    character = table.setting.characters[seat]
    commons = cards - len(PERSONAL_DECKS[character])
    worth = table.gold[seat] + scene.card * commons
    if table.side_quests[seat]:
        worth += scene.side_quest(character) * len(table.side_quests[seat])
    if not table.personal >> seat & 1:
        worth += UNCOVERING
    for quest in table.quests[seat]:
        worth += TAKING * scene.quest(quest, character)
    return worth


def planned(table: "Table", seat: int) -> float:
    """What a plan is worth beside its walks: the bid, and the cards kept for tomorrow. They count while it
    is made and afterward alike, so that the last to plan sees what the others see."""
    worth = HIGHEST_BID * table.plans[seat][BID] / CARDS
    for leftover in table.leftovers[seat]:
        if leftover.kept:
            worth += KEPT_MOVE * (CARD_MOVES[leftover.card] - USUAL_MOVES)
    for card in table.tops[seat]:
        if card != UNSEEN:
            worth += KEPT_MOVE * (CARD_MOVES[card] - USUAL_MOVES)
    return worth


def progress(table: "Table", scene: Scene, seat: int) -> float:
    """What the day has brought for tasks that ask for several moves, while it can go on."""
    phase = table.today[seat].phase
    if phase in (SUNRISE, EVENING):
        return 0.0
    total = 0.0
    for task in table.side_quests[seat]:
        part = 0.0
        for need in CONTENT.tasks[task].need:
            if need.fact in _COUNTED_BY_DAY and need.wanted:
                have = COUNTS[need.fact](table, seat)
                part = max(part, min(have, need.wanted) / need.wanted)
        total += part * part
    return PROGRESS * total * scene.completed(table.setting.characters[seat])


_COUNTED_BY_DAY: Final = frozenset(COUNTS) & frozenset(DAY_FACTS)


# --- looking along the plan --------------------------------------------------------------------------


def look_ahead(table: "Table", scene: Scene, seat: int) -> float:
    """What the rest of the day can bring and where it can end."""
    event = CONTENT.events[table.event]
    goals = goals_of(table, scene, seat, True)
    symbol = table.symbols[seat]
    helps = table.setting.characters[seat] == LEONARDO or (
        event.symbol and (event.card_moves > 0 or event.extra_option != 0 or event.passable)
    )
    if symbol != NO_PHASE or not helps:
        return _walk_on(table, scene, seat, goals, event, symbol)
    best = _WORST
    for phase in range(MORNING, EVENING + 1):
        best = max(best, _walk_on(table, scene, seat, goals, event, phase))
    return best


def _walk_on(
    table: "Table", scene: Scene, seat: int, goals: Goals, event: Happening, symbol: int
) -> float:
    """The cards still to be walked, one best ending after another."""
    here = table.spaces[seat]
    plan = table.plans[seat]
    begun = table.today[seat].phase
    frame = table.agenda[-1]
    hand: list[int] = []
    taken = 0
    gained = 0.0
    if frame.kind is PLANNING:
        begun = SUNRISE
        hand = list(table.hands[seat])
    if frame.seat == seat and (frame.kind is MOVING or frame.kind is LANDING):
        ends = endings(table.board, walking.walk_of(table, seat)) | BIT[here]
        goal, _ = goals.best(ends, here, taken)
        if goal != here:
            gained += goals.worth(goal, taken)
            taken = goals.after(goal, taken)
            here = goal
    fading = 1.0
    for phase in range(begun + 1, EVENING + 1):
        fading *= LATER
        card = plan[phase]
        if card != NO_CARD:
            ends = card_ends(table, scene, seat, card, here, event, phase == symbol)
            goal, _ = goals.best(ends, here, taken)
        else:
            goal, most = here, _WORST
            for choice in hand:
                ends = card_ends(table, scene, seat, choice, here, event, phase == symbol)
                space, found = goals.best(ends, here, taken)
                if found > most:
                    goal, most, card = space, found, choice
            if card != NO_CARD:
                hand.remove(card)
        if goal != here:
            gained += fading * goals.worth(goal, taken)
            taken = goals.after(goal, taken)
            here = goal
    return gained + fading * goals.outlook(here, taken)


def card_ends(
    table: "Table",
    scene: Scene,
    seat: int,
    card: int,
    origin: int,
    event: Happening,
    symbol: bool,
) -> int:
    """Where a card leads from a space; with what the phase of the symbol adds (TR-9.2, TR-9.6)."""
    character = table.setting.characters[seat]
    wrap = walking.may_wrap(table, seat, event)
    moves = CARD_MOVES[card]
    acts = symbol and event.symbol
    if symbol and character == LEONARDO:
        moves += 1
    if acts:
        moves += event.card_moves
    key = (card * SPACES + origin) * 128 + moves * 16 + table.setting.sides[seat] * 4
    key += wrap * 2 + (1 if acts else 0)
    found = scene.ends.get(key)
    if found is not None:
        return found
    shut = scene.guarded
    passable = 0
    extra = 0
    if acts:
        if event.passable:
            passable, shut = shut, 0
        extra = event.extra_option
    portals = table.open_portals()
    barred = BIT[origin]
    hops = 0
    if portals & barred:
        hops = portals & ~shut & ~barred
        barred = portals
    walk = Walk(
        origin, walking.options_of(table, seat, card), moves, shut | barred, portals, wrap, extra,
        False, hops, passable,
    )  # fmt: skip
    made = endings(table.board, walk)
    scene.ends[key] = made
    return made


# --- what deserves a look ----------------------------------------------------------------------------


def priors(table: "Table", seat: int, legal: list[Action]) -> list[float]:
    """Endings by their outlook; using before declining; discarding and single steps last. Nothing for what
    leads back to where one was: a plan is laid in one order only, and nothing chosen is let go."""
    weights: list[float] = []
    goals: Goals | None = None
    frame = table.agenda[-1]
    if frame.kind is PLANNING:
        return _plan_priors(table, seat, legal)
    for action in legal:
        if _leads_back(table, seat, frame, action):
            weights.append(0.0)
        elif action.family is GO:
            if goals is None:
                goals = goals_of(table, scene_of(table), seat, True)
            space = action.args[0]
            promise = goals.outlook(space, 0) + goals.worth(space, 0)
            doublings = min(MOST_DOUBLINGS, ENDING_DOUBLINGS * promise)
            weights.append(LOOK_AT_ENDING + 2.0**doublings)
        else:
            weights.append(_LOOK[action.kind])
    total = sum(weights)
    return [weight / total for weight in weights]


def worth_a_look(table: "Table", seat: int, legal: list[Action]) -> list[Action]:
    """Without what leads back to where one was."""
    frame = table.agenda[-1]
    if frame.kind is PLANNING:
        slot = open_slot(table.plans[seat])
        ready = table.ready >> seat & 1 == 1
        return [action for action in legal if ready or _is_next(table, seat, slot, action)]
    return [action for action in legal if not _leads_back(table, seat, frame, action)]


def _leads_back(table: "Table", seat: int, frame: Frame, action: Action) -> bool:
    """Whether one lets a highwayman go, or hops on after a hop and stands in no new region for it."""
    if action.family is DONE:
        return frame.kind is DRIVING
    if action.family is not HOP or frame.kind is not MOVING or not table.turns[seat].hopped:
        return False
    return table.today[seat].regions >> REGION_OF[action.args[0]] & 1 == 1


def _is_next(table: "Table", seat: int, slot: int, action: Action) -> bool:
    """Whether it lays the part of a plan that is next: the slots in order, then what is left over, then the
    symbol."""
    family = action.family
    if slot != NO_SLOT:
        return family is PLAN_FAMILIES[slot]
    hand = table.hands[seat]
    if hand:
        return (family is KEEP or family is DROP) and action.args[0] + 1 in hand
    return family is SYMBOL


def _plan_priors(table: "Table", seat: int, legal: list[Action]) -> list[float]:
    """The next part of a plan; of one that is ready, everything alike."""
    weights = [1.0] * len(legal)
    if not table.ready >> seat & 1:
        slot = open_slot(table.plans[seat])
        weights = [
            _LOOK[action.kind] if _is_next(table, seat, slot, action) else 0.0 for action in legal
        ]
    total = sum(weights)
    return [weight / total for weight in weights]


def _looks() -> list[float]:
    """How much an action of each family deserves a look, whatever the position."""
    step, stopping = PRICES.number("look_at_step"), PRICES.number("look_at_stopping")
    plan, keeping = PRICES.number("look_at_plan"), PRICES.number("look_at_keeping")
    found = [PRICES.number("look_at_gain")] * len(CATALOGUE.families)
    for family in (*PLAN_FAMILIES, DROP, SYMBOL, DRIVE):
        found[family.kind] = plan
    found[KEEP.kind] = keeping
    for family in (STEP, HOP, DISCARD):
        found[family.kind] = step
    for family in (STOP, DONE):
        found[family.kind] = stopping
    return found


_LOOK: Final = _looks()

ADVICE: Final = Advice(value, priors, worth_a_look=worth_a_look)
