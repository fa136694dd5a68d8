"""What bots think of a position: gold, and how near the next gold lies.

A seat's goals are spaces with a worth (quests to deliver, forts, undiscovered places, towns with a
quest to take). The outlook of a space is the best goal's worth, fading with the moves to it, and parts
of the next best. `value` looks along the cards that are planned (or the best of the hand) to where the
day can end.
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
from lanternway.games.treos.board import BIT, members
from lanternway.games.treos.content import (
    CARD_MOVES,
    CAROLIJN,
    CONTENT,
    MILEPOST,
    SETTLEMENT,
    URS,
)
from lanternway.games.treos.movement import Walk, endings
from lanternway.games.treos.regions import MOST_SPACES
from lanternway.games.treos.rules import move, turn
from lanternway.games.treos.rules.rewards import has_room
from lanternway.games.treos.rules.towns import in_either_town
from lanternway.games.treos.state import (
    HIDDEN,
    LANDING,
    MOVING,
    PHASE,
    PLAN,
    PLANNING,
    STRIDE,
    TreosState,
)

FADE: Final = 0.84
"""How much of a goal's worth is left for each move to it."""
SHARES: Final[tuple[float, ...]] = (1.0, 0.45, 0.25, 0.12)
"""How much the best goal counts, the next best, and so on. All in full would make the middle of
everything the best place, and nobody would ever arrive."""
LATER: Final = 0.96
"""What is gained a turn later counts so much."""
_FADED: Final = [FADE**moves for moves in range(30)] + [0.0] * 70
CARD_WORTH: Final = 0.3
TASK_WORTH: Final = 0.4
CAROLIJN_TASK_WORTH: Final = 1.1
UNCOVERING: Final = 1.5
"""Beyond its gold, the personal quest opens the slots."""
TAKING: Final = 0.35
"""Part of a quest's worth that taking it is worth before the way to its town."""
GUARDED: Final = 0.35
"""What a goal under a highwayman keeps of its worth."""
RIVALS: Final = 0.2
BID_WORTH: Final = 0.25
MEMORY: Final = 4000


def value(state: TreosState, seat: int) -> float:
    """About the gold the seat can count on soon, less a part of what the best rival can."""
    if state.winner >= 0:
        return 60.0 if state.winner == seat else state.gold[seat] - 40.0
    best_rival = max([standing(state, other) for other in range(state.seats) if other != seat])
    return standing(state, seat) + look_ahead(state, seat) - RIVALS * best_rival


class Goals:
    """The goals of a seat: (space, worth, group). Of a group only one can be had: a quest that can be
    delivered in two towns counts once."""

    __slots__ = ("apart", "at", "list", "tops")

    def __init__(self, found: list[tuple[int, float, int]], apart: list[bytes]) -> None:
        self.list: list[tuple[int, float, int]] = found
        self.apart: list[bytes] = apart
        self.at: dict[int, list[tuple[float, int]]] = {}
        for space, worth, group in found:
            self.at.setdefault(space, []).append((worth, group))
        self.tops: list[list[tuple[float, int]] | None] = [None] * len(apart)

    def outlook(self, space: int, taken: list[int]) -> float:
        """What a space promises when the groups in `taken` no longer count."""
        top = self.tops[space]
        if top is None:
            row = self.apart[space]
            best: dict[int, float] = {}
            for goal, worth, group in self.list:
                amount = worth * _FADED[row[goal]]
                if amount > best.get(group, 0.0):
                    best[group] = amount
            top = sorted([(amount, group) for group, amount in best.items()], reverse=True)
            del top[8:]
            self.tops[space] = top
        total = 0.0
        rank = 0
        for amount, group in top:
            if group not in taken:
                total += amount * SHARES[rank]
                rank += 1
                if rank == len(SHARES):
                    break
        return total

    def worth(self, space: int, taken: list[int]) -> float:
        """What ending on a space gains at once."""
        total = 0.0
        for amount, group in self.at.get(space, _NO_GOALS):
            if group not in taken:
                total += amount
        return total


_NO_GOALS: Final[list[tuple[float, int]]] = []
PERSONAL_GROUP, QUEST_GROUP, FORT_GROUP, INN_GROUP, SECRET_GROUP, TAKING_GROUP = (
    0, 1, 60, 70, 80, 90,
)  # fmt: skip


def standing(state: TreosState, seat: int) -> float:
    """Gold, cards, side quests and the outlook from where the seat stands."""
    outlook = goals(state, seat).outlook(state.pos[seat], [])
    return state.gold[seat] + holdings(state, seat) + outlook


def holdings(state: TreosState, seat: int) -> float:
    """What common cards, side quests and an open board are worth."""
    cards = sum([len(pile) for pile in (
        state.tops[seat], state.bodies[seat], state.discards[seat], state.hands[seat]
    )])  # fmt: skip
    base = seat * PLAN
    cards += sum([1 for i in (0, 1, 2, 3, 4, 6) if state.plan[base + i]])
    tasks = len(state.side[seat])
    character = state.setting.characters[seat]
    worth = CARD_WORTH * (cards - 12)
    worth += tasks * (CAROLIJN_TASK_WORTH if character == CAROLIJN else TASK_WORTH)
    if not state.personal >> seat & 1:
        worth += UNCOVERING
    for quest in state.quests[seat]:
        worth += TAKING * quest_worth(quest)
    return worth


def quest_worth(quest: int) -> float:
    reward = CONTENT.quests[quest].reward
    return reward.gold + CARD_WORTH * reward.card + TASK_WORTH * reward.side_quest


def goals(state: TreosState, seat: int) -> Goals:
    """The seat's goals; remembered by all that they depend on."""
    board = state.board
    key = (
        seat, state.setting.characters[seat], state.personal >> seat & 1, state.quests[seat],
        len(state.side[seat]), state.weapons[seat], tuple(state.secrets), state.inns,
        tuple(state.robbers), tuple(state.upturned), state.event, state.deck == 0,
    )  # fmt: skip
    found = board.ahead.get(key)
    if isinstance(found, Goals):
        return found
    if len(board.ahead) > MEMORY:
        board.ahead.clear()
    wrap = 1 if state.setting.characters[seat] == URS else 0
    made = Goals(find_goals(state, seat), board.distances(wrap))
    board.ahead[key] = made
    return made


def find_goals(state: TreosState, seat: int) -> list[tuple[int, float, int]]:
    """Every space where the seat would gain something, and what."""
    found = _town_goals(state, seat) + _place_goals(state, seat)
    robbers = state.robbers
    return [
        (space, worth * GUARDED if space in robbers else worth, group)
        for space, worth, group in found
        if space >= 0 and worth > 0.0
    ]


def _town_goals(state: TreosState, seat: int) -> list[tuple[int, float, int]]:
    found: list[tuple[int, float, int]] = []
    board = state.board
    home = CONTENT.characters[state.setting.characters[seat]].home
    personal = state.personal >> seat & 1
    room = has_room(state, seat, 1, -len(state.side[seat]))
    either = in_either_town(state.setting.characters[seat], CONTENT.events[state.event])
    for town, space in enumerate(board.towns):
        foreign = town >> 1 != home >> 1
        if personal and foreign:
            found.append((space, 1.0 + UNCOVERING, PERSONAL_GROUP))
        pile = board.piles[space // MOST_SPACES]
        if state.upturned[pile] >= 0 and (room or (personal and foreign)):
            worth = TAKING * quest_worth(state.upturned[pile])
            found.append((space, worth, TAKING_GROUP + pile))
        for quest in state.quests[seat]:
            for target in CONTENT.quests[quest].towns:
                if target == town or (either and target >> 1 == town >> 1):
                    worth = (1.0 - TAKING) * quest_worth(quest)
                    found.append((space, worth, QUEST_GROUP + quest))
    return found


def _place_goals(state: TreosState, seat: int) -> list[tuple[int, float, int]]:
    found: list[tuple[int, float, int]] = []
    board = state.board
    who = state.setting.characters[seat]
    character = CONTENT.characters[who]
    task = CAROLIJN_TASK_WORTH if who == CAROLIJN else TASK_WORTH
    owned = state.weapons[seat].bit_count()
    if owned < 4:
        gain = 0.5 * character.gold[owned] + 0.5 * sum(character.gold[owned:]) / (4 - owned)
        for bonus in character.bonus[owned]:
            gain += task if bonus == "side_quest" else CARD_WORTH
        for region, space in enumerate(board.forts):
            if not state.weapons[seat] >> region & 1:
                found.append((space, gain, FORT_GROUP + region))
    for region, space in enumerate(board.inns):
        gain = 0.6 * task + (0.0 if state.inns >> region & 1 else 1.0)
        found.append((space, gain, INN_GROUP + region))
    for slot, space in enumerate(board.secrets):
        tile = state.secrets[slot]
        if tile == HIDDEN:
            found.append((space, 1.3, SECRET_GROUP + slot))
        elif tile == MILEPOST + 1 and state.deck:
            found.append((space, CARD_WORTH, SECRET_GROUP + slot))
        elif tile == SETTLEMENT + 1:
            found.append((space, 0.6 * task, SECRET_GROUP + slot))
    return found


def look_ahead(state: TreosState, seat: int) -> float:
    """What the rest of the day adds: the cards still to be walked, one best ending after another."""
    aims = goals(state, seat)
    here = state.pos[seat]
    base = seat * PLAN
    begun = state.facts[seat * STRIDE + PHASE]
    frame = state.agenda[-1]
    hand: list[int] = []
    taken: list[int] = []
    gained = 0.0
    if frame[0] == PLANNING:
        begun = 0
        hand = list(state.hands[seat])
        gained += BID_WORTH * state.plan[base] / 84.0
    if frame[1] == seat and frame[0] in (MOVING, LANDING):
        ends = endings(state.board, move.walk_of(state, seat)) | BIT[here]
        goal, _ = _best(ends, here, aims, taken)
        gained += _arrive(goal, here, aims, taken)
        here = goal
    fading = 1.0
    for phase in range(begun + 1, 4):
        fading *= LATER
        card = state.plan[base + phase]
        if card:
            goal, _ = _best(_ends(state, seat, card, here), here, aims, taken)
        else:
            goal, best = here, -1000.0
            for choice in hand:
                at, found = _best(_ends(state, seat, choice, here), here, aims, taken)
                if found > best:
                    goal, best, card = at, found, choice
            if card:
                hand.remove(card)
        gained += fading * _arrive(goal, here, aims, taken)
        here = goal
    return gained + fading * aims.outlook(here, taken) - aims.outlook(state.pos[seat], [])


def _arrive(goal: int, here: int, aims: Goals, taken: list[int]) -> float:
    """The worth of ending there; each group of goals counts once."""
    if goal == here:
        return 0.0
    worth = aims.worth(goal, taken)
    for _, group in aims.at.get(goal, _NO_GOALS):
        taken.append(group)
    return worth


def _best(ends: int, here: int, aims: Goals, taken: list[int]) -> tuple[int, float]:
    """The best ending, staying included: what it is worth and what it promises then."""
    goal, best = here, aims.outlook(here, taken)
    for space in members(ends & ~BIT[here]):
        found = aims.worth(space, taken)
        if found > 0.0:
            found += aims.outlook(space, taken + [group for _, group in aims.at[space]])
        else:
            found = aims.outlook(space, taken)
        if found > best:
            goal, best = space, found
    return goal, best


def _ends(state: TreosState, seat: int, card: int, origin: int) -> int:
    robbers = state.robber_mask()
    wrap = 1 if state.setting.characters[seat] == URS else 0
    walk = Walk(
        origin, turn.options_of(state, seat, card), CARD_MOVES[card], robbers | BIT[origin],
        state.open_portals(), wrap,
    )  # fmt: skip
    return endings(state.board, walk)


def priors(state: TreosState, seat: int, legal: list[Action]) -> list[float]:
    """Endings by their outlook; using before declining; discarding and single steps last."""
    weights: list[float] = []
    aims = goals(state, seat)
    for action in legal:
        kind = action.kind
        if kind == K_GO:
            space = action.args[0]
            promise = aims.outlook(space, []) + aims.worth(space, [])
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
