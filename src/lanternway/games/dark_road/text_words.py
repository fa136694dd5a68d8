"""Cards, effects and goods of the Dark Road in a reader's words, from a seat's view and what is printed."""

from typing import Any

from lanternway.games.dark_road import effect
from lanternway.games.dark_road.content import Content, content_of
from lanternway.games.dark_road.content_words import (
    BONUSES,
    BUILDINGS,
    CLASSES,
    COMPANIONS,
    DISTRICTS,
    FACE_VALUE,
    FACES,
    GOODS,
    LOYAL,
    SPACES,
    TOWNS,
    UPGRADES,
)
from lanternway.games.dark_road.effect import ANY_GOOD, UPGRADED, Effect
from lanternway.games.dark_road.limits import COMMISSION_PRESTIGE
from lanternway.games.dark_road.names import steed_message
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


# --- cards ----------------------------------------------------------------------------------------


def hero_number(sight: Sight, hero: str) -> int:
    return printed(sight).hero_ids.index(hero)


def hero_home(sight: Sight, hero: str) -> str:
    """`Agatha (knight, Northbreak)`."""
    town = printed(sight).hero_town[hero_number(sight, hero)]
    return sight.say(
        "dark_road-text-hero-home",
        hero=sight.name("hero", hero),
        kind=sight.name("class", CLASSES[town]),
        town=sight.name("town", TOWNS[town]),
    )


def hero_line(sight: Sight, hero: str) -> str:
    """All that is on a hero's card, and what the region pays for bringing it home."""
    content = printed(sight)
    number = hero_number(sight, hero)
    town = content.hero_town[number]
    goods = ", ".join(sight.name("good", GOODS[good]) for good in content.hero_asks[number])
    return sight.say(
        "dark_road-text-hero",
        home=hero_home(sight, hero),
        goods=goods,
        bonus=sight.name("bonus", BONUSES[content.hero_bonus[number]]),
        reward=effects_words(sight, content.hero_reward[town]),
    )


def commission_town(sight: Sight, card: str) -> str:
    content = printed(sight)
    return TOWNS[content.commission_town[content.commission_ids.index(card)]]


def commission_asks(sight: Sight, card: str) -> tuple[int, ...]:
    content = printed(sight)
    return content.commission_asks[content.commission_ids.index(card)]


def commission_line(sight: Sight, card: str) -> str:
    goods = ", ".join(sight.name("good", GOODS[good]) for good in commission_asks(sight, card))
    return sight.say(
        "dark_road-text-commission",
        name=sight.name("commission", card),
        town=sight.thing("town", commission_town(sight, card)),
        goods=goods,
    )


def commission_short(sight: Sight, card: str, goods: list[str]) -> str:
    """`“Winter Garrison” (Northbreak) A✓ W· B·`."""
    return sight.say(
        "dark_road-text-commission-short",
        name=sight.name("commission", card),
        town=sight.name("town", commission_town(sight, card)),
        goods=asked_letters(sight, commission_asks(sight, card), goods),
    )


def commission_prestige(goods: list[str]) -> int:
    """What these goods bring on one commission."""
    return COMMISSION_PRESTIGE[len(goods)] + sum(good.endswith("+") for good in goods)


def deliveries(sight: Sight, town: str) -> str:
    """What the reader could deliver in a town now."""
    mine = mine_of(sight)
    found = []
    for hero in mine["heroes"]:
        content = printed(sight)
        home = content.hero_town[hero_number(sight, hero)]
        if TOWNS[home] == town:
            reward = effects_words(sight, content.hero_reward[home])
            found.append(f"{sight.name('hero', hero)} ({reward})")
    for card in mine["commissions"]:
        goods = aboard(commission_asks(sight, card), mine["goods"])
        if commission_town(sight, card) == town and goods:
            prestige = sight.say("dark_road-board-n-prestige", n=commission_prestige(goods))
            name = quoted(sight, "commission", card)
            found.append(f"{name} ({letters(sight, goods)}: +{prestige})")
    return ", ".join(found) or "–"


def deed_line(sight: Sight, deed: str) -> str:
    return f"{quoted(sight, 'deed', deed)}: {sight.say(f'dark_road-deed_text-{deed}')}"


def companion_line(sight: Sight, companion: str) -> str:
    """What a companion can do, and for which gift."""
    kind = COMPANIONS.index(companion)
    message = "dark_road-text-loyal" if kind < LOYAL else "dark_road-text-stray"
    does = companion_abilities(sight, companion)
    return sight.say(message, name=sight.name("companion", companion), does=does)


def companion_abilities(sight: Sight, companion: str) -> str:
    count = len(printed(sight).companion_abilities[COMPANIONS.index(companion)])
    return "; ".join(
        sight.say(f"dark_road-ability-{companion}-{number + 1}") for number in range(count)
    )


def building_line(sight: Sight, place: str) -> str:
    name = sight.name("place", place)
    if place in BUILDINGS:
        return f"{name}: {sight.say(f'dark_road-building_text-{place}')}"
    return f"{name}: {sight.say(f'dark_road-text-place-{place}')}"


def steed_line(sight: Sight, steed: str) -> str:
    return f"{sight.name('steed', steed)}: {steed_text(sight, steed)}"


def steed_text(sight: Sight, steed: str) -> str:
    """What a steed does in the edition that is played (DR-15)."""
    return sight.say(steed_message(steed, sight.data["setting"]["edition"]))


def upgrade_line(sight: Sight, upgrade: str) -> str:
    return f"{sight.name('upgrade', upgrade)}: {sight.say(f'dark_road-upgrade_text-{upgrade}')}"


# --- effects --------------------------------------------------------------------------------------


def slot_number(sight: Sight, slot: int) -> int:
    """The list of a slot of the reader's wagon; 0 is the first slot."""
    own = sum(1 << UPGRADES.index(upgrade) for upgrade in mine_of(sight)["upgrades"])
    return printed(sight).slot_lists[own][slot]


def slot_words(sight: Sight, slot: int, face: str = "") -> str:
    """What a slot gives; crafted is what the die shows."""
    return effects_words(sight, slot_number(sight, slot), face)


def effects_words(sight: Sight, number: int, face: str = "") -> str:
    """A list of effects. With the face of a die, that is what is crafted with."""
    parts = [_effect(sight, one, face) for one in printed(sight).lists[number]]
    return ", ".join(part for part in parts if part) or "–"


def _effect(sight: Sight, one: Effect, face: str) -> str:
    either = f" {sight.say('dark_road-board-or')} "
    if one.op is effect.CHOOSE:
        return either.join(effects_words(sight, option, face) for option in one.options)
    if one.op is effect.PAY:
        paid = either.join(effects_words(sight, option, face) for option in one.options)
        return f"{paid} → {effects_words(sight, one.then, face)}"
    if one.op is effect.MAY:
        return effects_words(sight, one.then, face)
    verb, _, noun = one.op.word.partition("-")
    if verb in ("gain", "lose"):
        said = _counted(sight, one, verb, noun)
    elif one.op is effect.CRAFT and face:
        good = GOODS[printed(sight).craft[FACES.index(face)]]
        side = "+" if one.side == UPGRADED else ""
        said = sight.say("dark_road-board-gain", thing=good_name(sight, good + side))
    elif one.op is effect.FLIP_GOOD:
        side = "upgraded" if one.side == UPGRADED else "basic"
        said = sight.say(f"dark_road-board-effect-flip-{side}")
    elif one.op is effect.AGAIN:
        said = sight.say("dark_road-board-effect-again-die")
    elif noun:
        said = sight.say(f"dark_road-board-effect-{one.op.word}", n=one.amount)
    else:
        said = sight.name("what", one.op.word)
    if one.otherwise:
        other = effects_words(sight, one.otherwise, face)
        return sight.say("dark_road-board-else", first=said, other=other)
    return said


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
