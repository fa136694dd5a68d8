"""What a seat would like to reach: spaces with a worth, and how much of it a space promises.

A `Scene` is what all seats see alike (highwaymen, open places, face-up quests); it remembers the goals
of each seat and where each card leads. The outlook of a space is the best goal's worth, fading with
the moves to it, and parts of the next best.
"""

from typing import Final

from lanternway.games.treos.board import BIT, members
from lanternway.games.treos.content import (
    CAROLIJN,
    CONTENT,
    MILEPOST,
    SETTLEMENT,
    URS,
)
from lanternway.games.treos.regions import MOST_SPACES, SPACES
from lanternway.games.treos.rules.rewards import has_room
from lanternway.games.treos.rules.towns import in_either_town
from lanternway.games.treos.state import HIDDEN, TreosState
from lanternway.games.treos.tasks import FACTS

FADE: Final = 0.84
"""How much of a goal's worth is left for each move to it."""
SHARES: Final[tuple[float, ...]] = (1.0, 0.45, 0.25, 0.12)
"""How much the best goal counts, the next best, and so on. All in full would make the middle of
everything the best place, and nobody would ever arrive."""
_FADED: Final = [FADE**moves for moves in range(30)] + [0.0] * 70
CARD_WORTH: Final = 0.9
"""A common card on the first day; less and less, as there are fewer days left to walk with it."""
CARD_LEAST: Final = 0.1
TASK_CHANCE: Final = 0.35
"""How much a side quest in hand is worth of a completed one."""
UNCOVERING: Final = 1.5
"""Beyond its gold, the personal quest opens the slots."""
TAKING: Final = 0.35
"""Part of a quest's worth that taking it is worth before the way to its town."""
GUARDED: Final = 0.35
"""What a goal under a highwayman keeps of its worth."""
MEMORY: Final = 400
UNKNOWN: Final = -1.0

END_ON: Final = FACTS.index("end_on")
HIGHWAYMEN_NEAR: Final = FACTS.index("highwaymen_near")

PERSONAL_GROUP, QUEST_GROUP, FORT_GROUP, INN_GROUP, SECRET_GROUP, TAKING_GROUP, TASK_GROUP = (
    0, 1, 4, 8, 12, 20, 24,
)  # fmt: skip
GROUPS: Final = 48
"""Groups of goals. Of a group only one can be had: a quest that can be delivered in two
towns counts once. Quests are numbered by their place among those held."""


class Prospect:
    """What spaces are worth once the goals of some groups are taken; filled when asked."""

    __slots__ = ("arrivals", "outlooks")

    def __init__(self) -> None:
        self.outlooks: list[float] = [UNKNOWN] * SPACES
        """What standing on a space promises."""
        self.arrivals: list[float] = [UNKNOWN] * SPACES
        """What ending a move there gains at once, and what it promises then."""


class Goals:
    """The goals of a seat: (space, worth, group)."""

    __slots__ = ("apart", "at", "list", "prospects", "tops")

    def __init__(self, found: list[tuple[int, float, int]], apart: list[bytes]) -> None:
        self.list: list[tuple[int, float, int]] = found
        self.apart: list[bytes] = apart
        self.at: dict[int, list[tuple[float, int]]] = {}
        for space, worth, group in found:
            self.at.setdefault(space, []).append((worth, group))
        self.tops: dict[int, list[tuple[float, int]]] = {}
        self.prospects: dict[int, Prospect] = {}

    def prospect(self, taken: int) -> Prospect:
        found = self.prospects.get(taken)
        if found is None:
            found = self.prospects[taken] = Prospect()
        return found

    def outlook(self, space: int, taken: int) -> float:
        """What a space promises when the groups in `taken` no longer count."""
        prospect = self.prospect(taken)
        total = prospect.outlooks[space]
        if total == UNKNOWN:
            total = 0.0
            rank = 0
            for amount, group in self._best_from(space):
                if not taken >> group & 1:
                    total += amount * SHARES[rank]
                    rank += 1
                    if rank == len(SHARES):
                        break
            prospect.outlooks[space] = total
        return total

    def _best_from(self, space: int) -> list[tuple[float, int]]:
        """The groups that count most from a space, each by its nearest and best goal."""
        top = self.tops.get(space)
        if top is None:
            row = self.apart[space]
            best = [0.0] * GROUPS
            for goal, worth, group in self.list:
                amount = worth * _FADED[row[goal]]
                if amount > best[group]:
                    best[group] = amount
            top = [(amount, group) for group, amount in enumerate(best) if amount > 0.0]
            top.sort(reverse=True)
            del top[8:]
            self.tops[space] = top
        return top

    def worth(self, space: int, taken: int) -> float:
        """What ending on a space gains at once."""
        total = 0.0
        for amount, group in self.at.get(space, _NO_GOALS):
            if not taken >> group & 1:
                total += amount
        return total

    def after(self, space: int, taken: int) -> int:
        """The groups that are taken once a move has ended there."""
        for _, group in self.at.get(space, _NO_GOALS):
            taken |= BIT[group]
        return taken

    def best(self, ends: int, here: int, taken: int) -> tuple[int, float]:
        """The best ending, staying included: what it is worth and what it promises then."""
        goal, most = here, self.outlook(here, taken)
        arrivals = self.prospect(taken).arrivals
        ends &= ~BIT[here]
        while ends:
            low = ends & -ends
            space = low.bit_length() - 1
            ends ^= low
            found = arrivals[space]
            if found == UNKNOWN:
                found = self.worth(space, taken) + self.outlook(space, self.after(space, taken))
                arrivals[space] = found
            if found > most:
                goal, most = space, found
        return goal, most


_NO_GOALS: Final[list[tuple[float, int]]] = []
GoalsByHolder = dict[tuple[int, int, tuple[int, ...], tuple[int, ...], int], Goals]
"""By character, personal quest and number of side quests, quests, side quests, weapons."""


class Scene:
    """What all seats see alike, and what was worked out about it."""

    __slots__ = ("card", "ends", "goals", "robbers", "usual_goals")

    def __init__(self, state: TreosState, usual_goals: "GoalsByHolder") -> None:
        days = state.setting.goal / 2
        self.card: float = max(CARD_LEAST, CARD_WORTH * (1.0 - state.day / days))
        """What a common card is worth today."""
        if state.deck == 0:
            self.card = 0.0
        self.robbers: int = state.robber_mask()
        self.usual_goals: GoalsByHolder = usual_goals
        """Goals without side quests: shared by all scenes where the same places are guarded."""
        self.goals: GoalsByHolder = {}
        self.ends: dict[int, int] = {}
        """Where a card leads, see `advice`."""

    def completed(self, character: int) -> float:
        """What completing a side quest is worth (TR-7.5, TR-9.1)."""
        return self.card + 1.0 if character == CAROLIJN else self.card

    def task(self, character: int) -> float:
        """What a side quest in hand is worth."""
        return TASK_CHANCE * self.completed(character)

    def quest(self, quest: int, character: int) -> float:
        """What completing a common quest is worth."""
        reward = CONTENT.quests[quest].reward
        worth = float(reward.gold)
        if reward.card:
            worth += self.card
        if reward.side_quest:
            worth += self.task(character)
        return worth


def scene_of(state: TreosState) -> Scene:
    """The scene; remembered by all that it depends on."""
    remembered = state.board.ahead
    table = (
        state.day, state.event, state.inns, state.deck == 0, state.setting.goal,
        tuple(state.secrets), tuple(state.upturned),
    )  # fmt: skip
    key = (table, tuple(state.robbers))
    found = remembered.get(key)
    if isinstance(found, Scene):
        return found
    if len(remembered) > MEMORY:
        remembered.clear()
    guarded = (table, state.robber_mask() & state.board.robber_haunts)
    usual = remembered.get(guarded)
    if not isinstance(usual, dict):
        usual = {}
        remembered[guarded] = usual
    made = Scene(state, usual)
    remembered[key] = made
    return made


def goals_of(state: TreosState, scene: Scene, seat: int, tasks: bool) -> Goals:
    """The seat's goals; those of its side quests only if asked for."""
    character = state.setting.characters[seat]
    side = state.side[seat]
    key = (
        character, state.personal >> seat & 1 | len(side) << 1, state.quests[seat],
        side if tasks else (), state.weapons[seat],
    )  # fmt: skip
    known = scene.goals if tasks and side else scene.usual_goals
    found = known.get(key)
    if found is None:
        board = state.board
        wanted = _town_goals(state, scene, seat) + _place_goals(state, scene, seat)
        if tasks and side:
            wanted += _task_goals(state, scene, seat)
        wanted = [
            (space, worth * GUARDED if scene.robbers >> space & 1 else worth, group)
            for space, worth, group in wanted
            if space >= 0 and worth > 0.0
        ]
        wrap = 1 if character == URS else 0
        found = Goals(wanted, board.distances(wrap, state.open_portals()))
        known[key] = found
    return found


def _town_goals(state: TreosState, scene: Scene, seat: int) -> list[tuple[int, float, int]]:
    found: list[tuple[int, float, int]] = []
    board = state.board
    who = state.setting.characters[seat]
    home = CONTENT.characters[who].home
    personal = state.personal >> seat & 1
    room = has_room(state, seat, 1, -len(state.side[seat]))
    either = in_either_town(who, CONTENT.events[state.event])
    for town, space in enumerate(board.towns):
        foreign = town >> 1 != home >> 1
        if personal and foreign:
            found.append((space, 1.0 + UNCOVERING, PERSONAL_GROUP))
        pile = board.piles[space // MOST_SPACES]
        if state.upturned[pile] >= 0 and (room or (personal and foreign)):
            worth = TAKING * scene.quest(state.upturned[pile], who)
            found.append((space, worth, TAKING_GROUP + pile))
        for place, quest in enumerate(state.quests[seat]):
            for target in CONTENT.quests[quest].towns:
                if target == town or (either and target >> 1 == town >> 1):
                    worth = (1.0 - TAKING) * scene.quest(quest, who)
                    found.append((space, worth, QUEST_GROUP + place))
    return found


def _place_goals(state: TreosState, scene: Scene, seat: int) -> list[tuple[int, float, int]]:
    found: list[tuple[int, float, int]] = []
    board = state.board
    who = state.setting.characters[seat]
    character = CONTENT.characters[who]
    task = scene.task(who)
    owned = state.weapons[seat].bit_count()
    if owned < 4:
        gold = 0.5 * character.gold[owned] + 0.5 * sum(character.gold[owned:]) / (4 - owned)
        room = has_room(state, seat, 1, -len(state.side[seat]))
        for region, space in enumerate(board.forts):
            if state.weapons[seat] >> region & 1:
                continue
            gain = gold
            for bonus in character.bonus[owned]:
                quest = state.upturned[board.piles[region]]
                if bonus == "side_quest":
                    gain += task
                elif bonus == "card":
                    gain += scene.card
                elif room and quest >= 0:
                    gain += TAKING * scene.quest(quest, who)
            found.append((space, gain, FORT_GROUP + region))
    for region, space in enumerate(board.inns):
        gain = 0.6 * task + (0.0 if state.inns >> region & 1 else 1.0)
        found.append((space, gain, INN_GROUP + region))
    for slot, space in enumerate(board.secrets):
        tile = state.secrets[slot]
        if tile == HIDDEN:
            found.append((space, 1.1 + 0.5 * scene.card, SECRET_GROUP + slot))
        elif tile == MILEPOST + 1:
            found.append((space, scene.card, SECRET_GROUP + slot))
        elif tile == SETTLEMENT + 1:
            found.append((space, 0.6 * task, SECRET_GROUP + slot))
    return found


def _task_goals(state: TreosState, scene: Scene, seat: int) -> list[tuple[int, float, int]]:
    """Spaces that complete a side quest when a move ends there."""
    found: list[tuple[int, float, int]] = []
    who = state.setting.characters[seat]
    worth = (1.0 - TASK_CHANCE) * scene.completed(who)
    for task in state.side[seat]:
        need = CONTENT.tasks[task].need
        if len(need) > 1:
            continue
        fact, wanted = need[0]
        spaces: list[int] = []
        if fact == END_ON:
            spaces = _ends_wanted(state, seat, wanted)
        elif fact == HIGHWAYMEN_NEAR:
            near = state.board.adjacent
            for space in members(state.board.spaces & ~scene.robbers):
                if sum([near[space] >> robber & 1 for robber in state.robbers]) >= wanted:
                    spaces.append(space)
        for space in spaces:
            found.append((space, worth, TASK_GROUP + task))
    return found


def _ends_wanted(state: TreosState, seat: int, wanted: int) -> list[int]:
    """The spaces of a task's `end_on`, by the number in `tasks.END_ON`."""
    board = state.board
    if wanted == 0:
        return board.inns
    if wanted == 1:
        return [board.forts[r] for r in range(4) if state.weapons[seat] >> r & 1]
    if wanted == 2:
        return [board.secrets[slot] for slot, tile in enumerate(state.secrets) if tile > HIDDEN]
    if wanted == 3:
        return members(board.centre_shore)
    if wanted == 4:
        return members(board.corner_shore)
    return [board.towns[CONTENT.characters[state.setting.characters[seat]].home]]
