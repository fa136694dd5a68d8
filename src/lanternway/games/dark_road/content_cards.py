"""Heroes, commissions, deeds, events and companions, read and checked."""

from dataclasses import dataclass
from typing import Any, Final

from lanternway.games.dark_road.content_effects import Effects
from lanternway.games.dark_road.content_source import Entry, Source
from lanternway.games.dark_road.content_words import (
    BONUSES,
    CLASSES,
    COMPANIONS,
    EDITIONS,
    GOODS,
    LOYAL,
    REGIONS,
    ROADS,
    TOWN_COMMISSIONS,
    TOWNS,
)
from lanternway.games.dark_road.effect import CHOOSE, GAIN_COINS, GAIN_PRESTIGE, GAIN_VP

SETS: Final = "sets"
"""The smallest count among the parts; plain heroes or commissions are one part."""
MEASURES: Final = (
    SETS,
    "deliveries",
    "hero_classes",
    "commission_towns",
    "largest_town",
    "towns_with_both",
    "upgraded_delivered",
    "caravans_led",
    "lanterns",
    "gifts",
    "good_types",
    "coins_over_prestige",
    "nothing_left",
)
"""What a deed can count (DR-8.2)."""


@dataclass(frozen=True)
class DeedPart:
    """Heroes or commissions in the log, narrowed by a set of towns and by the goods delivered at least."""

    heroes: bool
    towns: int
    goods: int


class Deed:
    """What a deed counts and gives: its reward for every `need` beyond `beyond`, up to `limit` times."""

    __slots__ = ("beyond", "limit", "measure", "need", "parts", "reward")

    def __init__(
        self,
        measure: str,
        parts: tuple[DeedPart, ...],
        need: int,
        beyond: int,
        limit: int,
        reward: int,
    ) -> None:
        self.measure: str = measure
        self.parts: tuple[DeedPart, ...] = parts
        self.need: int = need
        self.beyond: int = beyond
        self.limit: int = limit
        self.reward: int = reward
        """A list of effects."""


class Heroes:
    """48 heroes: 42 of the deck, then the six starting ones, each in order of class."""

    def __init__(self, source: Source) -> None:
        rows = source.entries("heroes", "hero", 42)
        starting = source.entries("heroes", "starting_hero", 6)
        seven = sorted(rows, key=_class_of)
        one = sorted(starting, key=_class_of)
        for town, word in enumerate(CLASSES):
            _count(
                source, "heroes.toml", "hero", word, [_class_of(e) for e in seven].count(town), 7
            )
            have = [_class_of(e) for e in one].count(town)
            _count(source, "heroes.toml", "starting_hero", word, have, 1)
        both = [*seven, *one]
        _check_ids(source, "heroes.toml", both)
        for entry in both:
            entry.check_fields(("class", "asks", "bonus"))
        self.ids: tuple[str, ...] = tuple(entry.id for entry in both)
        self.town: tuple[int, ...] = tuple(entry.word("class", CLASSES) for entry in both)
        self.asks: tuple[tuple[int, ...], ...] = tuple(
            entry.different("asks", GOODS, 2, 3) for entry in both
        )
        self.bonus: tuple[int, ...] = tuple(entry.word("bonus", BONUSES) for entry in both)


class Commissions:
    """30 commissions, five a town, in order of town."""

    def __init__(self, source: Source) -> None:
        rows = sorted(source.entries("commissions", "commission", 30), key=_town_of)
        for town, word in enumerate(TOWNS):
            have = [_town_of(entry) for entry in rows].count(town)
            _count(source, "commissions.toml", "commission", word, have, TOWN_COMMISSIONS)
        for entry in rows:
            entry.check_fields(("town", "asks"))
            entry.word("town", TOWNS)
        self.ids: tuple[str, ...] = tuple(entry.id for entry in rows)
        self.town: tuple[int, ...] = tuple(_town_of(entry) for entry in rows)
        self.asks: tuple[tuple[int, ...], ...] = tuple(
            entry.different("asks", GOODS, 3, 3) for entry in rows
        )


def _class_of(entry: Entry) -> int:
    word = entry.data.get("class")
    return CLASSES.index(word) if word in CLASSES else len(CLASSES)


def _town_of(entry: Entry) -> int:
    word = entry.data.get("town")
    return TOWNS.index(word) if word in TOWNS else len(TOWNS)


def _count(source: Source, file: str, kind: str, word: str, have: int, need: int) -> None:
    if have != need:
        source.note(file, kind, word, f"has {have}, {need} are needed")


def _check_ids(source: Source, file: str, entries: list[Entry]) -> None:
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            source.note(file, entry.id, "", "is there twice")
        seen.add(entry.id)


class Deeds:
    """19 deeds with what they measure and give."""

    def __init__(self, source: Source, effects: Effects) -> None:
        rows = source.entries("deeds", "deed", 19)
        self.ids: tuple[str, ...] = tuple(entry.id for entry in rows)
        self.deeds: tuple[Deed, ...] = tuple(_deed(entry, effects) for entry in rows)


def _deed(entry: Entry, effects: Effects) -> Deed:
    entry.check_fields(("count", "need", "beyond", "limit", "reward"))
    measure, parts = _measure(entry, entry.data.get("count"))
    need = entry.number("need", 1, 30, 1)
    beyond = entry.number("beyond", 0, 30, 0)
    limit = entry.number("limit", 1, 20)
    return Deed(measure, parts, need, beyond, limit, _reward(entry, effects))


def _reward(entry: Entry, effects: Effects) -> int:
    reward = effects.field(entry, "reward")
    for one in effects.lists[reward]:
        if one.op not in (GAIN_COINS, GAIN_PRESTIGE, GAIN_VP, CHOOSE):
            entry.wrong("reward", "must be coins, prestige or victory points, or a choice of them")
    return reward


def _measure(entry: Entry, count: Any) -> tuple[str, tuple[DeedPart, ...]]:
    if isinstance(count, str) and count in MEASURES and count != SETS:
        return count, ()
    if isinstance(count, dict) and len(count) == 1:
        if SETS in count and isinstance(count[SETS], list) and count[SETS]:
            return SETS, tuple(_part(entry, part) for part in count[SETS])
        if "heroes" in count or "commissions" in count:
            return SETS, (_part(entry, count),)
    known = ", ".join(["heroes", "commissions", *MEASURES])
    entry.wrong("count", f"unknown measure {count!r}: one of {known}")
    return "deliveries", ()


def _part(entry: Entry, given: Any) -> DeedPart:
    for word in ("heroes", "commissions"):
        narrow = given.get(word) if isinstance(given, dict) and len(given) == 1 else None
        if isinstance(narrow, dict):
            heroes = word == "heroes"
            goods = narrow.get("goods", 1)
            if (heroes and "goods" in narrow) or goods not in (1, 2, 3):
                entry.wrong("count", f"goods is 1 to 3 and of commissions only, not {goods!r}")
                goods = 1
            return DeedPart(heroes, _towns(entry, heroes, narrow), goods)
    entry.wrong("count", f"must be heroes or commissions with their filter, not {given!r}")
    return DeedPart(heroes=True, towns=0, goods=1)


def _towns(entry: Entry, heroes: bool, narrow: dict[str, Any]) -> int:
    """The set of the towns that a filter leaves."""
    mask = 63
    for key, value in narrow.items():
        if key == "town" and value in TOWNS:
            mask &= 1 << TOWNS.index(value)
        elif key == "class" and heroes and value in CLASSES:
            mask &= 1 << CLASSES.index(value)
        elif key == "region" and value in REGIONS:
            mask &= 3 << 2 * REGIONS.index(value)
        elif key != "goods":
            entry.wrong("count", f"unknown filter {key} = {value!r}")
    return mask


class Events:
    """26 events: 13 of the dark road, 13 of the shortcut, and the decks of one edition."""

    def __init__(self, source: Source, effects: Effects, edition: str) -> None:
        rows = source.entries("events", "event", 26)
        roads = [entry.word("road", ROADS) for entry in rows]
        for road, word in enumerate(ROADS):
            _count(source, "events.toml", "event", word, roads.count(road), 13)
        order = sorted(range(len(rows)), key=lambda i: roads[i])
        self.ids: tuple[str, ...] = tuple(rows[i].id for i in order)
        self.faces: tuple[tuple[int, ...], ...] = tuple(
            _faces(rows[i].in_edition(edition), effects) for i in order
        )
        left_out = [_left_out(rows[i], edition) for i in order]
        self.decks: tuple[tuple[int, ...], tuple[int, ...]] = (
            tuple(n for n, i in enumerate(order) if roads[i] == 0 and not left_out[n]),
            tuple(n for n, i in enumerate(order) if roads[i] == 1 and not left_out[n]),
        )
        for road in (0, 1):
            need = 10 if edition == "pl" else 13
            _count(source, "events.toml", edition, ROADS[road], len(self.decks[road]), need)


def _faces(entry: Entry, effects: Effects) -> tuple[int, ...]:
    entry.check_fields(("road", "not_in", "1", "2", "3", "4", "5", "6"))
    return tuple(effects.field(entry, face) for face in ("1", "2", "3", "4", "5", "6"))


def _left_out(entry: Entry, edition: str) -> bool:
    if "not_in" not in entry.data:
        return False
    return EDITIONS.index(edition) in entry.different("not_in", EDITIONS, 0, 3)


class Companions:
    """22 companion cards of ten kinds: loyal kinds first, then strays."""

    def __init__(self, source: Source, effects: Effects, edition: str) -> None:
        rows = [
            entry.in_edition(edition)
            for entry in source.named("companions", "companion", COMPANIONS)
        ]
        cards: list[int] = []
        gifts: list[int] = []
        abilities: list[tuple[int, ...]] = []
        for kind, entry in enumerate(rows):
            entry.check_fields(("kind", "copies", "abilities", "gift"))
            loyal = kind < LOYAL
            if entry.word("kind", ("loyal", "stray")) != (0 if loyal else 1):
                entry.wrong("kind", f"must be {'loyal' if loyal else 'stray'}")
            cards.extend([kind] * entry.number("copies", 0, 22))
            given = entry.data.get("abilities")
            count = 2 if loyal else 1
            if not isinstance(given, list) or len(given) != count:
                entry.wrong("abilities", f"must be {count} lists of effects")
                given = [[]] * count
            abilities.append(tuple(effects.read(entry, "abilities", one) for one in given))
            if loyal:
                gifts.append(effects.read(entry, "gift", [{"lose": "quartz"}]))
            else:
                gifts.append(effects.field(entry, "gift"))
        if len(cards) != 22:
            source.note("companions.toml", "companion", "copies", f"{len(cards)} cards, 22 needed")
        self.cards: tuple[int, ...] = tuple(cards)
        self.gifts: tuple[int, ...] = tuple(gifts)
        self.abilities: tuple[tuple[int, ...], ...] = tuple(abilities)
