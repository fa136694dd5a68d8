"""What things are worth to a seat, and so which spaces are its goals.

A `Scene` is what all seats see alike (highwaymen, open places, face-up quests); it remembers the goals
of each seat and where each card leads.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lanternway.games.treos.board import Board, members
from lanternway.games.treos.characters import CAROLIJN, URS, WEAPON_SPACES
from lanternway.games.treos.content import (
    CONTENT,
    HIDDEN,
    SHOWN_MILEPOST,
    SHOWN_SETTLEMENT,
)
from lanternway.games.treos.goals import (
    FORT_GROUP,
    INN_GROUP,
    PERSONAL_GROUP,
    PRICES,
    QUEST_GROUP,
    SECRET_GROUP,
    TAKING_GROUP,
    TASK_GROUP,
    Goal,
    Goals,
)
from lanternway.games.treos.quests import NO_QUEST, PERSONAL_GOLD
from lanternway.games.treos.regions import REGION_OF
from lanternway.games.treos.rules.rewards import has_room
from lanternway.games.treos.rules.side_quests import highwaymen_beside
from lanternway.games.treos.rules.towns import in_either_town, is_foreign, serves
from lanternway.games.treos.tasks import Need

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

CARD: Final = PRICES.number("card")
CARD_LEAST: Final = PRICES.number("card_least")
DAYS: Final = PRICES.number("days")
SIDE_QUEST: Final = PRICES.number("side_quest")
UNCOVERING: Final = PRICES.number("uncovering")
TAKING: Final = PRICES.number("taking")
GUARDED: Final = PRICES.number("guarded")
NEXT_WEAPON: Final = PRICES.number("next_weapon")
INN_SIDE_QUEST: Final = PRICES.number("inn_side_quest")
HIDDEN_SECRET: Final = PRICES.number("hidden_secret")
HIDDEN_SECRET_CARD: Final = PRICES.number("hidden_secret_card")
SCENES: Final = 400
"""So many scenes of a board are remembered."""
BOARDS: Final = 8
"""Scenes of so many boards are remembered, some 10 MB each: those that a process plays on at a time."""

GoalsByHolder = dict[tuple[int, int, tuple[int, ...], tuple[int, ...], int], Goals]
"""By character, personal quest and number of side quests, quests, side quests, weapons."""


class Scene:
    """What all seats see alike, and what was worked out about it."""

    __slots__ = ("card", "ends", "goals", "guarded", "usual_goals")

    def __init__(self, table: "Table", usual_goals: GoalsByHolder) -> None:
        days = table.setting.goal * DAYS
        self.card: float = max(CARD_LEAST, CARD * (1.0 - table.day / days))
        """What a common card is worth today."""
        if table.common_deck == 0:
            self.card = 0.0
        self.guarded: int = table.guarded()
        self.usual_goals: GoalsByHolder = usual_goals
        """Goals without side quests: shared by all scenes where the same places are guarded."""
        self.goals: GoalsByHolder = {}
        self.ends: dict[int, int] = {}
        """Where a card leads, see `advice`."""

    def completed(self, character: int) -> float:
        """What completing a side quest is worth (TR-7.5, TR-9.1)."""
        return self.card + 1.0 if character == CAROLIJN else self.card

    def side_quest(self, character: int) -> float:
        """What a side quest in hand is worth."""
        return SIDE_QUEST * self.completed(character)

    def quest(self, quest: int, character: int) -> float:
        """What completing a common quest is worth."""
        reward = CONTENT.quests[quest].reward
        worth = float(reward.gold)
        if reward.card:
            worth += self.card
        if reward.side_quest:
            worth += self.side_quest(character)
        return worth


Memory = dict[tuple[object, ...], object]
"""What was worked out on a board, by what it depends on."""
_MEMORIES: Final[dict[Board, Memory]] = {}


def _memory_of(board: Board) -> Memory:
    """What is remembered of a board; the board that came first is forgotten for a new one."""
    found = _MEMORIES.get(board)
    if found is None:
        if len(_MEMORIES) >= BOARDS:
            del _MEMORIES[next(iter(_MEMORIES))]
        found = {}
        _MEMORIES[board] = found
    return found


def scene_of(table: "Table") -> Scene:
    """The scene; remembered by all that it depends on."""
    remembered = _memory_of(table.board)
    places = (
        table.day, table.event, table.visited_inns, table.common_deck == 0, table.setting.goal,
        tuple(table.secrets), tuple(table.upturned),
    )  # fmt: skip
    key = (places, tuple(table.highwaymen))
    found = remembered.get(key)
    if isinstance(found, Scene):
        return found
    if len(remembered) > SCENES:
        remembered.clear()
    guarded = (places, table.guarded() & table.board.haunts)
    usual = remembered.get(guarded)
    if not isinstance(usual, dict):
        usual = {}
        remembered[guarded] = usual
    made = Scene(table, usual)
    remembered[key] = made
    return made


def goals_of(table: "Table", scene: Scene, seat: int, tasks: bool) -> Goals:
    """The seat's goals; those of its side quests only if asked for."""
    character = table.setting.characters[seat]
    held = table.side_quests[seat]
    key = (
        character, table.personal >> seat & 1 | len(held) << 1, table.quests[seat],
        held if tasks else (), table.weapons[seat],
    )  # fmt: skip
    known = scene.goals if tasks and held else scene.usual_goals
    found = known.get(key)
    if found is None:
        wanted = _town_goals(table, scene, seat) + _place_goals(table, scene, seat)
        if tasks and held:
            wanted += _task_goals(table, scene, seat)
        wanted = [goal for goal in wanted if goal.space >= 0 and goal.worth > 0.0]
        for goal in wanted:
            if scene.guarded >> goal.space & 1:
                goal.worth *= GUARDED
        wrap = 1 if character == URS else 0
        found = Goals(wanted, table.board.distances(wrap, table.open_portals()))
        known[key] = found
    return found


def _town_goals(table: "Table", scene: Scene, seat: int) -> list[Goal]:
    found: list[Goal] = []
    board = table.board
    character = table.setting.characters[seat]
    personal = table.personal >> seat & 1
    room = has_room(table, seat, 1, -len(table.side_quests[seat]))
    either = in_either_town(character, CONTENT.events[table.event])
    for town, space in enumerate(board.towns):
        first = personal and is_foreign(town, character)
        if first:
            found.append(Goal(space, PERSONAL_GOLD + UNCOVERING, PERSONAL_GROUP))
        pile = board.piles[REGION_OF[space]]
        if table.upturned[pile] != NO_QUEST and (room or first):
            worth = TAKING * scene.quest(table.upturned[pile], character)
            found.append(Goal(space, worth, TAKING_GROUP + pile))
        for place, quest in enumerate(table.quests[seat]):
            if serves(quest, town, either):
                worth = (1.0 - TAKING) * scene.quest(quest, character)
                found.append(Goal(space, worth, QUEST_GROUP + place))
    return found


def _place_goals(table: "Table", scene: Scene, seat: int) -> list[Goal]:
    found = _fort_goals(table, scene, seat)
    side_quest = INN_SIDE_QUEST * scene.side_quest(table.setting.characters[seat])
    for region, space in enumerate(table.board.inns):
        gold = 0.0 if table.visited_inns >> region & 1 else 1.0
        found.append(Goal(space, side_quest + gold, INN_GROUP + region))
    for slot, space in enumerate(table.board.secrets):
        tile = table.secrets[slot]
        if tile == HIDDEN:
            worth = HIDDEN_SECRET + HIDDEN_SECRET_CARD * scene.card
            found.append(Goal(space, worth, SECRET_GROUP + slot))
        elif tile == SHOWN_MILEPOST:
            found.append(Goal(space, scene.card, SECRET_GROUP + slot))
        elif tile == SHOWN_SETTLEMENT:
            found.append(Goal(space, side_quest, SECRET_GROUP + slot))
    return found


def _fort_goals(table: "Table", scene: Scene, seat: int) -> list[Goal]:
    """The forts whose weapons one has not got: the next weapon space, and what lies beyond it."""
    found: list[Goal] = []
    who = table.setting.characters[seat]
    character = CONTENT.characters[who]
    owned = table.weapons[seat].bit_count()
    if owned == WEAPON_SPACES:
        return found
    mean = sum(character.gold[owned:]) / (WEAPON_SPACES - owned)
    gold = NEXT_WEAPON * character.gold[owned] + (1.0 - NEXT_WEAPON) * mean
    room = has_room(table, seat, 1, -len(table.side_quests[seat]))
    for region, space in enumerate(table.board.forts):
        if table.weapons[seat] >> region & 1:
            continue
        worth = gold
        for bonus in character.bonus[owned]:
            quest = table.upturned[table.board.piles[region]]
            if bonus == "side_quest":
                worth += scene.side_quest(who)
            elif bonus == "card":
                worth += scene.card
            elif room and quest != NO_QUEST:
                worth += TAKING * scene.quest(quest, who)
        found.append(Goal(space, worth, FORT_GROUP + region))
    return found


# --- the spaces that side quests ask for -------------------------------------------------------------


def _task_goals(table: "Table", scene: Scene, seat: int) -> list[Goal]:
    """Spaces that complete a side quest when a move ends there."""
    found: list[Goal] = []
    worth = (1.0 - SIDE_QUEST) * scene.completed(table.setting.characters[seat])
    for task in table.side_quests[seat]:
        need = CONTENT.tasks[task].need
        if len(need) == 1:
            for space in _spaces_wanted(table, scene, seat, need[0]):
                found.append(Goal(space, worth, TASK_GROUP + task))
    return found


def _spaces_wanted(table: "Table", scene: Scene, seat: int, need: Need) -> list[int]:
    if need.fact == "highwaymen_near":
        return [
            space for space in members(table.board.spaces & ~scene.guarded)
            if highwaymen_beside(table, space) >= need.wanted
        ]  # fmt: skip
    spaces = SPACES_TO_END_ON.get(need.fact)
    return spaces(table, seat) if spaces is not None else []


def _inns(table: "Table", seat: int) -> list[int]:
    return table.board.inns


def _visited_forts(table: "Table", seat: int) -> list[int]:
    return [table.board.forts[region] for region in members(table.weapons[seat])]


def _revealed_secrets(table: "Table", seat: int) -> list[int]:
    return [table.board.secrets[slot] for slot, tile in enumerate(table.secrets) if tile > HIDDEN]


def _centre_shore(table: "Table", seat: int) -> list[int]:
    return members(table.board.centre_shore)


def _corner_shore(table: "Table", seat: int) -> list[int]:
    return members(table.board.corner_shore)


def _home(table: "Table", seat: int) -> list[int]:
    return [table.board.towns[CONTENT.characters[table.setting.characters[seat]].home]]


Spaces = Callable[["Table", int], list[int]]
SPACES_TO_END_ON: Final[dict[str, Spaces]] = {
    "end_on inn": _inns,
    "end_on visited_fort": _visited_forts,
    "end_on revealed_secret": _revealed_secrets,
    "end_on centre_shore": _centre_shore,
    "end_on corner_shore": _corner_shore,
    "end_on home": _home,
}
"""By the words of the content: where a move must end."""
