"""What things of Treos are called in text: spaces, cards, rewards, tasks."""

from collections.abc import Sequence
from typing import Any, Final

from lanternway.games.treos.cards import COMMON, Card
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.content import CONTENT, QUEST_WORDS
from lanternway.games.treos.quests import PERSONAL_GOLD, Reward
from lanternway.games.treos.regions import DIRECTIONS, LETTERS, REGIONS
from lanternway.games.treos.setting import SIDES
from lanternway.text import Sight

ARROWS: Final = "↑↗→↘↓↙←↖"
"""By direction, as on a map with the north on top."""
BONUS_MESSAGES: Final = {
    "card": "treos-board-reward-card",
    "side_quest": "treos-board-reward-side",
    "take_quest": "treos-text-bonus-take",
}


def mine_of(sight: Sight) -> dict[str, Any]:
    """The reader's seat; the first one's for a spectator."""
    found: dict[str, Any] = sight.data["seats"][max(0, sight.seat)]
    return found


# --- spaces --------------------------------------------------------------------------------------


def region_of(space: str) -> str:
    return REGIONS[LETTERS.index(space[0])]


def space_name(sight: Sight, space: str) -> str:
    """A space by the town that lies there, or its own name."""
    town = sight.data["board"]["spaces"][space]["town"]
    return sight.name("town", town) if town else sight.name("space", space)


def kind_of(sight: Sight, space: str) -> str:
    """town, fort, inn, secret, milepost, settlement, portal or plain."""
    place: str = sight.data["board"]["spaces"][space]["place"]
    if place == "secret":
        tile = sight.data["secrets"].get(space, "none")
        return str({"none": "plain", "hidden": "secret"}.get(tile, tile))
    return place


def space_words(sight: Sight, space: str) -> str:
    """A space with what it is: `Virrat`, `Wolf Stone (fort)`."""
    name, kind = space_name(sight, space), kind_of(sight, space)
    return name if kind in ("town", "plain") else f"{name} ({sight.name('place', kind)})"


def who_is_at(sight: Sight, space: str) -> list[str]:
    """Players and highwaymen on a space."""
    found = [
        sight.player(seat)
        for seat, place in enumerate(sight.data["seats"])
        if place["space"] == space
    ]
    count = sight.data["highwaymen"].count(space)
    return [*found, sight.say("treos-text-highwaymen", n=count)] if count else found


def lake_name(sight: Sight, lake: str) -> str:
    if lake.startswith("inland"):
        return sight.say("treos-text-lake-inland")
    if lake == "centre":
        return sight.say("treos-text-lake-centre")
    return sight.say("treos-text-lake", direction=sight.name("direction", lake))


# --- cards ---------------------------------------------------------------------------------------


def card_of(number: int) -> Card:
    return CONTENT.cards[number - 1]


def arrows_of(sight: Sight, number: int) -> list[int]:
    """The directions of a card's arrows on the map, as the reader sits."""
    options = card_of(number).options_at(SIDES.index(mine_of(sight)["side"]))
    return [direction for direction in range(len(DIRECTIONS)) if options >> direction & 1]


def card_ways(sight: Sight, number: int) -> str:
    """`road, trail ↑ ↗`: the kinds of path and the arrows of a card."""
    paths = ", ".join(sight.name("path", path) for path in card_of(number).paths)
    arrows = " ".join(ARROWS[direction] for direction in arrows_of(sight, number))
    return f"{paths} {arrows}".strip()


def card_short(sight: Sight, number: int) -> str:
    return sight.say(
        "treos-board-card", bid=number, moves=card_of(number).moves, ways=card_ways(sight, number)
    )


def card_lines(sight: Sight, number: int) -> list[str]:
    """A card in full, with directions in words."""
    card = card_of(number)
    arrows = ", ".join(sight.name("direction", DIRECTIONS[one]) for one in arrows_of(sight, number))
    owner = "" if card.owner == COMMON else sight.name("character", CHARACTERS[card.owner])
    lines = [card_short(sight, number)]
    if arrows:
        lines.append(sight.say("treos-text-card-arrows", directions=arrows))
    kind = sight.say("treos-text-card-personal", character=owner) if owner else ""
    return [*lines, kind or sight.say("treos-text-card-common")]


# --- quests and side quests ----------------------------------------------------------------------


def amount(sight: Sight, gold: int) -> str:
    return sight.say("treos-text-gold", n=gold)


def reward_words(sight: Sight, reward: Reward) -> str:
    parts = [amount(sight, reward.gold)] if reward.gold else []
    parts += [sight.say("treos-board-reward-card")] * reward.card
    parts += [sight.say("treos-board-reward-side")] * reward.side_quest
    return ", ".join(parts)


def quest_towns(sight: Sight, quest: str) -> str:
    if quest == "personal":
        return sight.say("treos-board-personal")
    towns = CONTENT.quests[QUEST_WORDS.index(quest)].towns
    between = f" {sight.say('treos-board-or')} "
    return between.join(sight.name("town", CONTENT.town_ids[town]) for town in towns)


def quest_reward(sight: Sight, quest: str) -> str:
    if quest == "personal":
        return amount(sight, PERSONAL_GOLD)
    return reward_words(sight, CONTENT.quests[QUEST_WORDS.index(quest)].reward)


def quest_words(sight: Sight, quest: str) -> str:
    """`A sack of rye: to Virrat or Hollin, 2 gold`."""
    return sight.say(
        "treos-text-quest",
        quest=sight.name("quest", quest),
        towns=quest_towns(sight, quest),
        reward=quest_reward(sight, quest),
    )


def quests_of(place: dict[str, Any]) -> list[str]:
    """What a seat holds, the personal quest first."""
    return [*(["personal"] if place["personal"] else []), *place["quests"]]


def task_progress(sight: Sight, task: str) -> str:
    """`2 of 3`, `done`, or nothing to count."""
    known = sight.aids.get("tasks", {}).get(task)
    if known is None:
        return ""
    if known["done"]:
        word = "treos-text-task-fresh" if known["fresh"] else "treos-text-task-done"
        return sight.say(word)
    return ", ".join(
        sight.say("treos-text-of", n=have, most=most) for have, most in known["counts"]
    )


def task_words(sight: Sight, task: str) -> str:
    """A side quest with its text and how far it is."""
    progress = task_progress(sight, task)
    words = f"{sight.name('side', task)}: {sight.say(f'treos-side-{task}-text')}"
    return f"{words} [{progress}]" if progress else words


# --- what a place gives --------------------------------------------------------------------------


def bonus_words(sight: Sight, bonuses: Sequence[str]) -> list[str]:
    return [sight.say(BONUS_MESSAGES[bonus]) for bonus in bonuses]


def offer_of(sight: Sight, space: str) -> dict[str, Any]:
    found: dict[str, Any] = sight.aids.get("gives", {}).get(space, {})
    return found


def offer_words(sight: Sight, space: str) -> str:
    """What ending a move on a space offers the reader."""
    offer = offer_of(sight, space)
    parts = [
        sight.say("treos-text-give-quest", quest=sight.name("quest", quest), gold=gold)
        for quest, gold in offer.get("quests", {}).items()
    ]
    if "weapon" in offer:
        weapon = sight.name("weapon", offer["weapon"])
        parts.append(sight.say("treos-text-give-weapon", weapon=weapon, gold=offer["gold"]))
        parts += bonus_words(sight, offer["bonus"])
    if "owned" in offer:
        parts.append(
            sight.say("treos-text-give-owned", weapon=sight.name("weapon", offer["owned"]))
        )
    if offer.get("found"):
        parts.append(sight.say("treos-text-give-found"))
    tile = offer.get("tile")
    if "side_quest" in offer or tile == "settlement":
        parts.append(sight.say("treos-board-reward-side"))
    if tile == "milepost":
        parts.append(
            sight.say("treos-text-give-empty" if "empty" in offer else "treos-board-reward-card")
        )
    if tile == "portal":
        parts.append(sight.say("treos-text-give-portal"))
    if "take" in offer:
        parts.append(sight.say("treos-text-give-take", quest=sight.name("quest", offer["take"])))
    return ", ".join([*parts, *_camp_words(sight, offer.get("camp", (0, 0, 0)))])


def _camp_words(sight: Sight, camp: Sequence[int]) -> list[str]:
    """What the event gives for ending a move there."""
    gold, cards, tasks = camp
    parts = [amount(sight, gold)] if gold else []
    parts += [sight.say("treos-board-reward-card")] * cards
    return parts + [sight.say("treos-board-reward-side")] * tasks


def fulfil_words(sight: Sight, goal: str) -> list[str]:
    """The side quests that ending a move there would do; `here` for ending it where one stands."""
    tasks = sight.aids.get("fulfils", {}).get(goal, [])
    return [sight.say("treos-text-give-task", side=sight.name("side", task)) for task in tasks]


def short_offer(sight: Sight, space: str) -> str:
    """A goal with its gold, for lists: `Virrat +1`, `fort +2`."""
    kind, name = kind_of(sight, space), space_name(sight, space)
    if kind not in ("town", "plain"):
        name = sight.name("place", kind)
    gold = offer_of(sight, space).get("gold", 0)
    return f"{name} +{gold}" if gold else name
