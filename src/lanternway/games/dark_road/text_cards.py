"""Cards of the Dark Road in a reader's words: heroes, commissions, companions, steeds, upgrades."""

from lanternway.games.dark_road.content_words import (
    BONUSES,
    BUILDINGS,
    CLASSES,
    COMPANIONS,
    GOODS,
    LOYAL,
    TOWNS,
)
from lanternway.games.dark_road.limits import COMMISSION_PRESTIGE
from lanternway.games.dark_road.names import steed_message
from lanternway.games.dark_road.text_words import (
    aboard,
    asked_letters,
    effects_words,
    letters,
    mine_of,
    printed,
    quoted,
)
from lanternway.text import Sight


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


def hero_reward(sight: Sight, hero: str) -> str:
    """`Agatha (+2 coins)`: what bringing a hero home pays."""
    content = printed(sight)
    reward = content.hero_reward[content.hero_town[hero_number(sight, hero)]]
    return f"{sight.name('hero', hero)} ({effects_words(sight, reward)})"


def deliveries(sight: Sight, town: str) -> str:
    """What the reader could deliver in a town now."""
    mine = mine_of(sight)
    found = []
    for hero in mine["heroes"]:
        if TOWNS[printed(sight).hero_town[hero_number(sight, hero)]] == town:
            found.append(hero_reward(sight, hero))
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
