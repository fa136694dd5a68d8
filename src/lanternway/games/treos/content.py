"""The content of Treos as checked, frozen tables: towns, characters, cards, events (TR-10)."""

import hashlib
from pathlib import Path
from typing import Final

from lanternway.core.errors import DataError
from lanternway.core.packs import content_folder
from lanternway.core.reading import Entry, read_toml
from lanternway.games.treos.cards import COMMON, NO_CARD, Card, read_cards
from lanternway.games.treos.characters import CHARACTERS, HOME_COLORS, URS, Character
from lanternway.games.treos.happenings import NO_EVENT, Happening, read_event
from lanternway.games.treos.layout_checks import check_layouts
from lanternway.games.treos.quests import QUESTS, Quest, read_quests, region_of_town
from lanternway.games.treos.regions import REGIONS, Region, load_regions
from lanternway.games.treos.tasks import Task, read_task

FOLDER: Final = content_folder("treos", Path(__file__).parent / "content")
TOWNS: Final = 8
TASKS: Final = 24
EVENTS: Final = 20
NO_EVENT_TODAY: Final = -1
TILES: Final = ("milepost", "settlement", "portal")
MILEPOST, SETTLEMENT, PORTAL = 0, 1, 2
TILE_COUNTS: Final = (4, 2, 3)
NO_TILE, HIDDEN, SHOWN_MILEPOST, SHOWN_SETTLEMENT, SHOWN_PORTAL = -1, 0, 1, 2, 3
"""What lies on a secret space: no tile, one face down, or a revealed one: its type + 1."""
TILE_WORDS: Final = ("none", "hidden", *TILES)
"""Words for them, from NO_TILE on."""
WEAPONS: Final = ("sword", "bow", "axe", "spear")
"""The weapon types, by the region whose fort gives them."""


class Town:
    __slots__ = ("color", "hex", "id", "mark", "provenance", "region")

    def __init__(self, entry: Entry) -> None:
        entry.only(("id", "color", "hex", "mark", "region", "provenance"))
        self.id: str = entry.text("id")
        self.color: str = entry.text("color")
        self.hex: str = entry.text("hex")
        self.mark: str = entry.text("mark")
        self.region: int = entry.word("region", REGIONS)
        self.provenance: str = entry.provenance()


class Content:
    """All tables of a content folder."""

    def __init__(self, folder: Path) -> None:
        file = read_toml(folder, "towns.toml")
        self.towns: list[Town] = [Town(entry) for entry in file.entries("towns")]
        self.town_ids: tuple[str, ...] = tuple(town.id for town in self.towns)
        self._check_towns()
        self.regions: list[Region] = load_regions(folder, self.town_ids)
        file = read_toml(folder, "characters.toml")
        self.characters: list[Character] = [
            Character(id_, file.entry(id_), self.town_ids) for id_ in CHARACTERS
        ]
        self._check_characters()
        self.cards: list[Card] = read_cards(read_toml(folder, "movement.toml"))
        self.quests: list[Quest] = read_quests(read_toml(folder, "quests.toml"), self.town_ids)
        _check_ids("quests.toml", [quest.id for quest in self.quests], QUESTS)
        file = read_toml(folder, "side_quests.toml")
        self.tasks: list[Task] = [read_task(entry) for entry in file.entries("side_quests")]
        _check_ids("side_quests.toml", [task.id for task in self.tasks], TASKS)
        file = read_toml(folder, "events.toml")
        self.events: list[Happening] = [read_event(entry) for entry in file.entries("events")]
        _check_ids("events.toml", [event.id for event in self.events], EVENTS)
        self.events.append(NO_EVENT)  # the last, which number NO_EVENT_TODAY finds
        self.hash: str = content_hash(folder)

    def _check_towns(self) -> None:
        _check_ids("towns.toml", list(self.town_ids), TOWNS)
        for field in ("color", "mark"):
            values = [town.color if field == "color" else town.mark for town in self.towns]
            for value in values:
                if values.count(value) > 1:
                    raise DataError(f"towns.toml {field}", f"'{value}' is there twice")
        for number, town in enumerate(self.towns):
            region = region_of_town(number)
            if town.region != region:
                raise DataError(
                    f"towns.toml towns[{town.id}] region",
                    f"towns stand two by two in the order of the regions; {REGIONS[region]} expected",
                )
        if "treos" not in self.town_ids or "virrat" not in self.town_ids:
            raise DataError("towns.toml towns", "Treos and Virrat are missing (TR-1.3)")
        treos, virrat = self.town_ids.index("treos"), self.town_ids.index("virrat")
        if region_of_town(treos) != region_of_town(virrat):
            raise DataError("towns.toml towns", "Treos and Virrat share a region (TR-1.3)")

    def _check_characters(self) -> None:
        for character, color in zip(self.characters, HOME_COLORS, strict=True):
            if self.towns[character.home].color != color:
                raise DataError(
                    f"characters.toml {character.id} home", f"should be the {color} town (TR-1.8)"
                )
        homes = {region_of_town(character.home) for character in self.characters}
        if len(homes) != len(REGIONS):
            raise DataError("characters.toml", "home towns lie in four different regions (TR-10.1)")
        urs = self.characters[URS]
        most = max(sum(other.gold) for other in self.characters[:URS])
        if urs.gold[0] != 0 or sum(urs.gold) != 9 or most >= 9:
            raise DataError(
                "characters.toml urs weapons", "0 first, 9 in all, more than anyone (TR-7.1)"
            )


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


def check_pack(folder: str) -> list[str]:
    """What is wrong with a whole content folder: tables, references, all layouts."""
    try:
        content = Content(Path(folder))
    except DataError as error:
        return [str(error)]
    return check_layouts(content.regions)


CONTENT: Final = Content(FOLDER)
CONTENT_HASH: Final = CONTENT.hash
CARD_MOVES: Final = [NO_CARD] + [card.moves for card in CONTENT.cards]
"""The printed moves, by bid."""
CARD_OPTIONS: Final = [
    [0] + [card.options_at(turns) for card in CONTENT.cards] for turns in range(4)
]
"""The options in absolute directions, by the owner's seat turns, then by bid (TR-3.4)."""
PERSONAL_DECKS: Final = [
    tuple([card.bid for card in CONTENT.cards if card.owner == owner]) for owner in range(COMMON)
]
COMMON_CARDS: Final = [card.bid for card in CONTENT.cards if card.owner == COMMON]
ALL_TILES: Final = [tile for tile, count in enumerate(TILE_COUNTS) for _ in range(count)]
"""The types of the nine secret tiles (TR-1.4)."""
QUEST_WORDS: Final = tuple([quest.id for quest in CONTENT.quests])
TASK_WORDS: Final = tuple([task.id for task in CONTENT.tasks])
EVENT_WORDS: Final = tuple([event.id for event in CONTENT.events if event is not NO_EVENT])
