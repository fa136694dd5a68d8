"""The content of Treos as checked, frozen tables: towns, characters, cards, events (TR-10)."""

import hashlib
from pathlib import Path
from typing import Final

from lanternway.core.errors import DataError
from lanternway.core.packs import content_folder
from lanternway.games.treos.happenings import NO_EVENT, Happening, read_event
from lanternway.games.treos.reader import Entry, load
from lanternway.games.treos.regions import DIRECTIONS, KINDS, REGIONS, Region, load_regions
from lanternway.games.treos.tasks import Task, read_task

FOLDER: Final = content_folder("treos", Path(__file__).parent / "content")
CHARACTERS: Final = ("carolijn", "leonardo", "sophie", "urs")
CAROLIJN, LEONARDO, SOPHIE, URS = 0, 1, 2, 3
HOME_COLORS: Final = ("red", "yellow", "purple", "green")
COMMON: Final = 4
"""The owner of a common movement card."""
CARDS: Final = 84
TOWNS: Final = 8
QUESTS: Final = 48
PERSONAL: Final = QUESTS
"""The number of one's personal quest among one's quests."""
PERSONAL_GOLD: Final = 1
"""What a personal quest brings (TR-6.1)."""
TASKS: Final = 24
EVENTS: Final = 20
TILES: Final = ("milepost", "settlement", "portal")
MILEPOST, SETTLEMENT, PORTAL = 0, 1, 2
TILE_COUNTS: Final = (4, 2, 3)
WEAPONS: Final = ("sword", "bow", "axe", "spear")
"""The weapon types, by the region whose fort gives them."""
BONUSES: Final = ("side_quest", "card", "take_quest")
PROVENANCE: Final = ("rulebook", "reference", "house")


class Town:
    __slots__ = ("color", "hex", "id", "mark", "provenance", "region")

    def __init__(self, entry: Entry) -> None:
        entry.only(("id", "color", "hex", "mark", "region", "provenance"))
        self.id: str = entry.text("id")
        self.color: str = entry.text("color")
        self.hex: str = entry.text("hex")
        self.mark: str = entry.text("mark")
        self.region: int = REGIONS.index(entry.text("region", REGIONS))
        self.provenance: str = entry.text("provenance", PROVENANCE)


class Character:
    """Home town and weapon track (TR-7.1): gold and bonus of each weapon space."""

    __slots__ = ("bonus", "gold", "home", "id")

    def __init__(self, id_: str, entry: Entry, towns: tuple[str, ...]) -> None:
        entry.only(("home", "weapons"))
        self.id: str = id_
        self.home: int = towns.index(entry.text("home", towns))
        track = entry.entries("weapons")
        if len(track) != 4:
            raise DataError(entry.place("weapons"), f"four weapon spaces, not {len(track)}")
        self.gold: list[int] = [space.whole("gold", 0, 9) for space in track]
        self.bonus: list[list[str]] = [space.words("bonus", BONUSES) for space in track]


class Card:
    """A movement card; its bid is its name (TR-2.5)."""

    __slots__ = ("arrows", "bid", "moves", "options", "owner", "paths")

    def __init__(self, entry: Entry, owner: int) -> None:
        entry.only(("bid", "moves", "paths", "arrows"))
        self.owner: int = owner
        self.bid: int = entry.whole("bid", 1, CARDS)
        low, high = (3, 4) if owner == COMMON else (1, 2)
        self.moves: int = entry.whole("moves", low, high)  # TR-3.6
        self.paths: list[str] = entry.words("paths", KINDS)
        self.arrows: list[str] = entry.words("arrows", DIRECTIONS)
        if not self.paths and not self.arrows:
            raise DataError(entry.place("paths"), "a card needs a path or an arrow")
        self.options: int = 0
        """Bits 0-7: arrows N to NW as on the upright card; bits 8-10: trail, road, water."""
        for arrow in self.arrows:
            self.options |= 1 << DIRECTIONS.index(arrow)
        for path in self.paths:
            self.options |= 256 << KINDS.index(path)


class Reward:
    __slots__ = ("card", "gold", "side_quest")

    def __init__(self, entry: Entry) -> None:
        entry.only(("gold", "card", "side_quest"))
        self.gold: int = entry.whole("gold", 0, 9)
        self.card: int = entry.whole("card", 0, 1) if entry.has("card") else 0
        self.side_quest: int = entry.whole("side_quest", 0, 1) if entry.has("side_quest") else 0


class Quest:
    """A common quest: the pile (by region) it belongs to, the towns it names, its reward."""

    __slots__ = ("distance", "id", "pile", "reward", "towns")

    def __init__(self, entry: Entry, pile: int, towns: tuple[str, ...]) -> None:
        entry.only(("id", "towns", "reward", "distance"))
        self.id: str = entry.text("id")
        self.pile: int = pile
        self.towns: list[int] = [towns.index(town) for town in entry.words("towns", towns)]
        self.reward: Reward = Reward(entry.entry("reward"))
        self.distance: float = float(entry.raw("distance"))
        if not 1 <= len(self.towns) <= 2:
            raise DataError(entry.place("towns"), "a quest names one town or two (TR-6.3)")


class Content:
    """All tables of a content folder."""

    def __init__(self, folder: Path) -> None:
        file = Entry("towns.toml", load(folder, "towns.toml"))
        self.towns: list[Town] = [Town(entry) for entry in file.entries("towns")]
        self.town_ids: tuple[str, ...] = tuple(town.id for town in self.towns)
        self._check_towns()
        self.regions: list[Region] = load_regions(folder, self.town_ids)
        file = Entry("characters.toml", load(folder, "characters.toml"))
        self.characters: list[Character] = [
            Character(id_, file.entry(id_), self.town_ids) for id_ in CHARACTERS
        ]
        self._check_characters()
        self.cards: list[Card] = self._read_cards(folder)
        self.quests: list[Quest] = self._read_quests(folder)
        file = Entry("side_quests.toml", load(folder, "side_quests.toml"))
        self.tasks: list[Task] = [read_task(entry) for entry in file.entries("side_quests")]
        _check_ids("side_quests.toml", [task.id for task in self.tasks], TASKS)
        file = Entry("events.toml", load(folder, "events.toml"))
        self.events: list[Happening] = [read_event(entry) for entry in file.entries("events")]
        _check_ids("events.toml", [event.id for event in self.events], EVENTS)
        self.events.append(NO_EVENT)  # number -1: no event today
        self.hash: str = content_hash(folder)

    def _check_towns(self) -> None:
        _check_ids("towns.toml", list(self.town_ids), TOWNS)
        for field in ("color", "mark"):
            values = [town.color if field == "color" else town.mark for town in self.towns]
            for value in values:
                if values.count(value) > 1:
                    raise DataError(f"towns.toml {field}", f"'{value}' is there twice")
        for i, town in enumerate(self.towns):
            if town.region != i // 2:
                raise DataError(
                    f"towns.toml towns[{town.id}] region",
                    f"towns stand two by two in the order of the regions; {REGIONS[i // 2]} expected",
                )
        if "treos" not in self.town_ids or "virrat" not in self.town_ids:
            raise DataError("towns.toml towns", "Treos and Virrat are missing (TR-1.3)")
        if self.town_ids.index("treos") // 2 != self.town_ids.index("virrat") // 2:
            raise DataError("towns.toml towns", "Treos and Virrat share a region (TR-1.3)")

    def _check_characters(self) -> None:
        for character, color in zip(self.characters, HOME_COLORS, strict=True):
            if self.towns[character.home].color != color:
                raise DataError(
                    f"characters.toml {character.id} home", f"should be the {color} town (TR-1.8)"
                )
        if len({character.home // 2 for character in self.characters}) != 4:
            raise DataError("characters.toml", "home towns lie in four different regions (TR-10.1)")
        urs = self.characters[URS]
        most = max(sum(other.gold) for other in self.characters[:URS])
        if urs.gold[0] != 0 or sum(urs.gold) != 9 or most >= 9:
            raise DataError(
                "characters.toml urs weapons", "0 first, 9 in all, more than anyone (TR-7.1)"
            )

    def _read_cards(self, folder: Path) -> list[Card]:
        """All cards by bid; place 0 is empty."""
        file = Entry("movement.toml", load(folder, "movement.toml"))
        found: dict[int, tuple[Card, Entry]] = {}
        decks = [file.entry("personal").entry(id_) for id_ in CHARACTERS] + [file.entry("common")]
        for owner, deck in enumerate(decks):
            entries = deck.entries("cards", "bid")
            size = 36 if owner == COMMON else 12
            if len(entries) != size:
                raise DataError(deck.place("cards"), f"{size} cards expected, not {len(entries)}")
            for entry in entries:
                card = Card(entry, owner)
                if card.bid in found:
                    raise DataError(
                        entry.place("bid"),
                        f"number {card.bid} is on another card too: {found[card.bid][1].where} (TR-2.5)",
                    )
                found[card.bid] = (card, entry)
        return [found[bid][0] for bid in range(1, CARDS + 1)]

    def _read_quests(self, folder: Path) -> list[Quest]:
        file = Entry("quests.toml", load(folder, "quests.toml"))
        quests: list[Quest] = []
        for pile, region in enumerate(REGIONS):
            entry = file.entry("common").entry(region)
            cards = entry.entries("cards")
            if len(cards) != 12:
                raise DataError(entry.place("cards"), f"12 quests expected, not {len(cards)}")
            for card in cards:
                quest = Quest(card, pile, self.town_ids)
                for town in quest.towns:
                    if town // 2 == pile:
                        raise DataError(
                            card.place("towns"),
                            f"{self.town_ids[town]} is in the pile's own region",
                        )
                quests.append(quest)
        _check_ids("quests.toml", [quest.id for quest in quests], QUESTS)
        personal = file.entries("personal")
        whose = sorted(entry.text("character", CHARACTERS) for entry in personal)
        if whose != sorted(CHARACTERS):
            raise DataError(
                "quests.toml personal", "one personal quest for each character (TR-6.1)"
            )
        for entry in personal:
            entry.text("target", ("foreign_town",))
            if entry.entry("reward").whole("gold", 1, 1) != PERSONAL_GOLD:
                raise DataError(entry.place("reward"), "1 gold (TR-6.1)")
        return quests


def _check_ids(where: str, ids: list[str], number: int) -> None:
    if len(ids) != number:
        raise DataError(where, f"{number} entries expected, not {len(ids)}")
    for id_ in ids:
        if ids.count(id_) > 1:
            raise DataError(where, f"'{id_}' is there twice")


def content_hash(folder: Path) -> str:
    """Sixteen hex digits over all content files by name."""
    digest = hashlib.blake2b(digest_size=8)
    for path in sorted(folder.rglob("*.toml")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


CONTENT: Final = Content(FOLDER)
CARD_MOVES: Final = [0] + [card.moves for card in CONTENT.cards]
"""The printed moves, by bid."""
CARD_OPTIONS: Final = [
    [0] + [
        (((card.options & 255) << (2 * turns)) | ((card.options & 255) >> (8 - 2 * turns))) & 255
        | (card.options & 0x700)
        for card in CONTENT.cards
    ]
    for turns in range(4)
]  # fmt: skip
"""The options in absolute directions, by the owner's seat turns, then by bid (TR-3.4)."""
