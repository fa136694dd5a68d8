"""Goods and effects of the Dark Road in a reader's words, from a seat's view and what is printed."""

from typing import Any

from lanternway.games.dark_road import effect
from lanternway.games.dark_road.content import Content, content_of
from lanternway.games.dark_road.content_words import (
    DISTRICTS,
    FACE_VALUE,
    FACES,
    GOODS,
    RING,
    RUINS,
    SPACES,
    TOWNS,
    UPGRADES,
)
from lanternway.games.dark_road.effect import ANY_GOOD, UPGRADED, Effect
from lanternway.games.dark_road.sets import members
from lanternway.text import WIDTH, Sight

LEAST = 24
"""A last column is given at least so much."""
STAR = "*"
"""Marks an upgraded good."""


def printed(sight: Sight) -> Content:
    """What is printed in the edition that is played."""
    return content_of(sight.data["setting"]["edition"])


def quoted(sight: Sight, thing: str, word: str) -> str:
    """The name of a card, between the marks of the language."""
    return sight.say("dark_road-text-quoted", name=sight.name(thing, word))


def mine_of(sight: Sight) -> dict[str, Any]:
    """The reader's own place at the table."""
    found: dict[str, Any] = sight.data["seats"][sight.seat]
    return found


def listed(sight: Sight, parts: list[str], between: str = ", ") -> str:
    """Things one after another; `none` if there are none."""
    return between.join(parts) or sight.say("dark_road-board-none")


def asked(sight: Sight) -> str:
    """The kind of the question: `inn`, `bazaar`."""
    return sight.prompt.message.removeprefix("dark_road-prompt-") if sight.prompt else ""


def numbers(sight: Sight, kind: str) -> list[int]:
    """What the newest unfinished business of a kind holds."""
    for word, _, *held in reversed(sight.data["agenda"]):
        if word == kind:
            return [int(number) for number in held]
    return []


Rows = list[tuple[str, ...]]


def narrow(
    columns: tuple[str, ...], rows: Rows, width: int = WIDTH
) -> tuple[tuple[str, ...], Rows]:
    """A table whose last column, the one that is wrapped, has room: else the last two become one."""
    count = max([len(columns), *(len(row) for row in rows)])
    whole = [row + ("",) * (count - len(row)) for row in [columns, *rows]]
    while count > 2 and _before(whole) + LEAST > width:
        whole = [
            (*row[:-2], "; ".join(cell.rstrip(".") for cell in row[-2:] if cell and cell != "–"))
            for row in whole
        ]
        count -= 1
    return whole[0] if any(columns) else (), whole[1:]


def _before(rows: Rows) -> int:
    """How much the columns before the last one take."""
    return sum(2 + max(len(row[n]) for row in rows) for n in range(len(rows[0]) - 1))


# --- amounts --------------------------------------------------------------------------------------


def change(sight: Sight, thing: str, more: int) -> str:
    """`coins 12 → 25`: what the reader has, and will have."""
    mine = mine_of(sight)
    had = mine[{"lantern": "lanterns", "horseshoe": "horseshoes"}.get(thing, thing)]
    return sight.say(
        "dark_road-text-change", thing=sight.name("thing", thing), had=had, then=had + more
    )


def lit_change(sight: Sight, more: int) -> str:
    """The same of the illuminated dice that are ready for later."""
    had = len(mine_of(sight)["lit"])
    return sight.say(
        "dark_road-text-change", thing=sight.say("dark_road-text-lit"), had=had, then=had + more
    )


def space_words(sight: Sight, space: int, building: bool) -> str:
    """The places beside a space of the Ringway."""
    places = [DISTRICTS[district] for district in SPACES[space]]
    if building and space:
        places.insert(1, sight.data["buildings"][space - 1])
    return ", ".join(sight.name("place", place) for place in places)


def space_after(sight: Sight, steps: int) -> int:
    return (int(mine_of(sight)["space"]) + steps) % len(SPACES)


def value(face: str) -> int:
    return FACE_VALUE[FACES.index(face)]


# --- goods ----------------------------------------------------------------------------------------


def letter(sight: Sight, good: str) -> str:
    """A good as one letter, upgraded with a star: `A`, `A*`. It is the first of its name that no good
    before it has."""
    taken: dict[str, str] = {}
    for word in GOODS:
        name = sight.name("good", word).upper()
        taken[word] = next((one for one in name if one not in taken.values()), name[0])
    return taken[good.removesuffix("+")] + (STAR if good.endswith("+") else "")


def letters(sight: Sight, goods: list[str]) -> str:
    return " ".join(letter(sight, good) for good in goods) or "–"


def counted(sight: Sight, goods: list[str]) -> str:
    """Many goods in little room: `4A A* W`."""
    found = []
    for good in dict.fromkeys(goods):
        count = goods.count(good)
        found.append(f"{count if count > 1 else ''}{letter(sight, good)}")
    return " ".join(found) or "–"


def good_name(sight: Sight, good: str) -> str:
    plain = good.removesuffix("+")
    if plain == good:
        return sight.name("good", good)
    return sight.say("dark_road-text-upgraded", good=sight.thing("good", plain))


def asked_letters(sight: Sight, asks: tuple[int, ...], goods: list[str]) -> str:
    """The goods of a wish, those that are aboard with a tick: `A*✓ W✓ B·`."""
    found = []
    for number in asks:
        good = GOODS[number]
        best = f"{good}+" if f"{good}+" in goods else good
        found.append(f"{letter(sight, best)}✓" if best in goods else f"{letter(sight, good)}·")
    return " ".join(found)


def aboard(asks: tuple[int, ...], goods: list[str]) -> list[str]:
    """What of a wish is aboard, upgraded where it can be."""
    found = []
    for number in asks:
        good = GOODS[number]
        if f"{good}+" in goods:
            found.append(f"{good}+")
        elif good in goods:
            found.append(good)
    return found


# --- effects --------------------------------------------------------------------------------------


def slot_number(sight: Sight, slot: int) -> int:
    """The list of a slot of the reader's wagon; 0 is the first slot."""
    own = sum(1 << UPGRADES.index(upgrade) for upgrade in mine_of(sight)["upgrades"])
    return printed(sight).slot_lists[own][slot]


NO_DIE = "–"
"""The face of a slot whose die was taken: any good is crafted there (DR-4.3.4)."""


def slot_words(sight: Sight, slot: int, face: str = "") -> str:
    """What a slot gives; crafted is what the die shows."""
    return effects_words(sight, slot_number(sight, slot), face)


def effects_now(sight: Sight, number: int) -> str:
    """A list of effects for the reader now: crafted is by the die in the first slot."""
    return effects_words(sight, number, mine_of(sight)["locked"][0] or NO_DIE)


def effects_words(sight: Sight, number: int, face: str = "") -> str:
    """A list of effects. With the face of a die, that is what is crafted with."""
    parts = [_effect(sight, one, face) for one in printed(sight).lists[number]]
    return ", ".join(part for part in parts if part) or "–"


def _effect(sight: Sight, one: Effect, face: str) -> str:
    either = f" {sight.say('dark_road-board-or')} "
    if one.op is effect.CHOOSE:
        options = [effects_words(sight, option, face) for option in one.options]
        long = any(len(printed(sight).lists[option]) > 1 for option in one.options)
        return (f";{either}" if long else either).join(options)
    if one.op is effect.PAY:
        paid = either.join(effects_words(sight, option, face) for option in one.options)
        return f"{paid} → {effects_words(sight, one.then, face)}"
    if one.op is effect.MAY:
        return effects_words(sight, one.then, face)
    verb, _, noun = one.op.word.partition("-")
    if verb in ("gain", "lose"):
        said = _counted(sight, one, verb, noun)
    elif one.op is effect.CRAFT and face == NO_DIE:
        noun = "good-upgraded" if one.side == UPGRADED else "good"
        thing = sight.say(f"dark_road-board-n-{noun}", n=1)
        said = sight.say("dark_road-board-gain", thing=thing)
    elif one.op is effect.CRAFT and face:
        good = GOODS[printed(sight).craft[FACES.index(face)]]
        side = "+" if one.side == UPGRADED else ""
        said = sight.say("dark_road-board-gain", thing=good_name(sight, good + side))
    elif one.op is effect.FLIP_GOOD:
        side = "upgraded" if one.side == UPGRADED else "basic"
        said = sight.say(f"dark_road-board-effect-flip-{side}")
    elif one.op is effect.CRAFT and one.side == UPGRADED:
        said = sight.say("dark_road-board-effect-craft-good-upgraded")
    elif one.op is effect.AGAIN:
        said = sight.say("dark_road-board-effect-again-die")
    elif noun:
        said = sight.say(f"dark_road-board-effect-{one.op.word}", n=one.amount)
        said += _there(sight, one)
    else:
        said = sight.name("what", one.op.word)
    if one.otherwise:
        other = effects_words(sight, one.otherwise, face)
        return sight.say("dark_road-board-else", first=said, other=other)
    return said


def _there(sight: Sight, one: Effect) -> str:
    """What a marker gives where it would lead from where it stands now; it may go round."""
    if one.op is effect.MOVE_RUINS:
        word = sight.aids["ruins_leads"][(one.amount - 1) % len(RUINS)]
        return f" ({chamber_words(sight, word)})"
    if one.op is effect.MOVE_MARKET:
        space = RING.index(sight.aids["ring_leads"][(one.amount - 1) % len(RING)])
        return f" ({effects_words(sight, printed(sight).ring_list[space])})"
    return ""


def chamber_words(sight: Sight, word: str) -> str:
    """What a chamber of the ruins gives, and what a sarcophagus adds there."""
    content = printed(sight)
    space = RUINS.index(word)
    gives = effects_words(sight, content.ruins_list[space])
    if "sarcophagus" in sight.aids:
        card = content.concern.sarcophagus_ids.index(sight.aids["sarcophagus"])
        if content.concern.bonus_space[card] == space:
            return f"{gives}, {effects_words(sight, content.concern.bonus[card])}"
    return gives


def _counted(sight: Sight, one: Effect, verb: str, noun: str) -> str:
    """`+2 coins`, `−1 good`."""
    either = f" {sight.say('dark_road-board-or')} "
    side = "-upgraded" if one.side == UPGRADED else ""
    goods = ""
    if noun == "good" and one.types != ANY_GOOD:
        goods = either.join(sight.name("good", GOODS[good]) for good in members(one.types))
        noun = f"good-type{side}"
    elif noun == "good" and one.worth:
        noun = f"good-worth{side}"
    elif noun == "good" and verb == "lose":
        noun = "own-best" if one.most_valuable else "own"
    elif noun == "good":
        noun = "good-off_wheel" if one.off_wheel else f"good{side}"
    elif noun == "commission" and one.town >= 0:
        noun = "commission-town"
    elif noun == "deed" and one.from_deck:
        noun = "deed-deck"
    town = sight.name("town", TOWNS[one.town]) if one.town >= 0 else ""
    thing = sight.say(
        f"dark_road-board-n-{noun}", n=one.amount, good=goods, worth=one.worth, town=town
    )
    return sight.say(f"dark_road-board-{verb}", thing=thing)
