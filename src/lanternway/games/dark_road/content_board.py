"""Goods, dice, wheel, ring, ruins, towns, buildings, steeds, upgrades and editions, read and checked."""

from lanternway.games.dark_road.content_effects import Effects
from lanternway.games.dark_road.content_source import Entry, Source
from lanternway.games.dark_road.content_words import (
    BUILDINGS,
    CLASSES,
    COURTYARD,
    EDITIONS,
    FACE_VALUE,
    FACES,
    FORTUNES,
    GOODS,
    REGIONS,
    RING,
    RUINS,
    STEEDS,
    TOWNS,
    UPGRADES,
    region_of,
)

Shape = tuple[tuple[int, int], ...]


class Board:
    """What lies on the table from the start, and what its spaces and dice do."""

    def __init__(self, source: Source, effects: Effects) -> None:
        storage = source.table("board", "storage")
        self.width: int = storage.number("width", 1, 8)
        self.height: int = storage.number("height", 1, 8)
        goods = source.named("goods", "good", GOODS)
        self.shapes: tuple[Shape, ...] = tuple(
            entry.shape("shape", self.width, self.height) for entry in goods
        )
        each = source.files["goods"].get("supply")
        if type(each) is not int or not 1 <= each <= 14:
            source.note("goods.toml", "supply", "", f"must be a number from 1 to 14, not {each!r}")
            each = 14
        self.goods_each: int = each
        supply = source.table("board", "supply")
        self.lit_dice: int = supply.number("lit_dice", 0, 30)
        self.lanterns: int = supply.number("lanterns", 0, 60)
        self.quartz: int = supply.number("quartz", 0, 60)
        self.horseshoes: int = supply.number("horseshoes", 0, 60)
        self.travel_dice: int = supply.number("travel_dice", 5, 5)
        self.market_dice: int = supply.number("market_dice", 5, 5)
        self._wheel(source)
        self._dice(source, effects)
        self.ring: tuple[int, ...] = _effect_lists(source, effects, "board", "ring", RING)
        self.ruins: tuple[int, ...] = _effect_lists(source, effects, "board", "ruins", RUINS)
        self.slots: tuple[int, ...] = _effect_lists(
            source, effects, "board", "slot", ("1", "2", "3")
        )
        self.fortunes: tuple[int, ...] = _effect_lists(
            source, effects, "board", "fortune", FORTUNES
        )
        fortune_c = source.named("board", "fortune", FORTUNES)[2]
        self.first_coins: int = fortune_c.number("first_coins", 0, 20)
        self.courtyard: tuple[int, ...] = _effect_lists(
            source, effects, "board", "courtyard", COURTYARD
        )
        self._towns(source, effects)

    def _wheel(self, source: Source) -> None:
        wheel = source.table("board", "wheel")
        self.wheel_order: tuple[int, ...] = wheel.different("order", GOODS, 6, 6)
        self.wheel_prices: tuple[int, ...] = wheel.numbers("prices", 6, 0, 9)
        if sorted(self.wheel_prices, reverse=True) != list(self.wheel_prices):
            wheel.wrong("prices", "must fall along the wheel")
        crafting = source.table("board", "crafting")
        chart = crafting.data.get("chart")
        if not isinstance(chart, dict) or set(chart) != set(FACES):
            crafting.wrong("chart", f"must give a good for each face of {', '.join(FACES)}")
            chart = dict.fromkeys(FACES, GOODS[0])
        part = Entry(source, crafting.file, "crafting.chart", chart)
        self.craft: tuple[int, ...] = tuple(part.word(face, GOODS) for face in FACES)
        self.locked_at_start: tuple[int, ...] = crafting.different("locked_at_start", FACES, 3, 3)

    def _dice(self, source: Source, effects: Effects) -> None:
        night = source.table("dice", "night")
        if night.data.get("faces") != list(FACES) or night.data.get("values") != list(FACE_VALUE):
            night.wrong("faces", "night dice have the faces 0, 1a, 1b, 2, 3, 4")
        oracle = source.entries("dice", "oracle", 6)
        ruins = source.entries("dice", "ruins", 6)
        self.oracle_ids: tuple[str, ...] = tuple(entry.id for entry in oracle)
        self.oracle: tuple[int, ...] = tuple(effects.field(entry, "effects") for entry in oracle)
        self.ruins_die_ids: tuple[str, ...] = tuple(entry.id for entry in ruins)
        self.ruins_die: tuple[int, ...] = tuple(effects.field(entry, "effects") for entry in ruins)

    def _towns(self, source: Source, effects: Effects) -> None:
        self.region_reward: tuple[int, ...] = _effect_lists(
            source, effects, "towns", "region", REGIONS, "hero_reward"
        )
        for town, entry in enumerate(source.named("towns", "town", TOWNS)):
            if entry.word("class", CLASSES) != town:
                entry.wrong("class", f"must be {CLASSES[town]}")
            if entry.word("region", REGIONS) != region_of(town):
                entry.wrong("region", f"must be {REGIONS[region_of(town)]}")


def _effect_lists(
    source: Source,
    effects: Effects,
    file: str,
    name: str,
    words: tuple[str, ...],
    field: str = "effects",
) -> tuple[int, ...]:
    return tuple(effects.field(entry, field) for entry in source.named(file, name, words))


class Buildings:
    """Ten buildings on five tiles."""

    def __init__(self, source: Source, effects: Effects) -> None:
        rows = source.named("buildings", "building", BUILDINGS)
        self.effects: tuple[int, ...] = tuple(effects.field(entry, "effects") for entry in rows)
        backs = [entry.word("back", BUILDINGS) for entry in rows]
        for number, back in enumerate(backs):
            rows[number].check_fields(("back", "effects"))
            if back == number or backs[back] != number:
                rows[number].wrong("back", "two buildings share a tile: each is the other's back")
        fronts = sorted({min(number, back) for number, back in enumerate(backs)})
        self.tile: tuple[int, ...] = tuple(
            fronts.index(min(number, back)) for number, back in enumerate(backs)
        )
        top = Entry(source, "buildings.toml", "first_game", source.files["buildings"])
        self.first_game: tuple[int, ...] = top.different("first_game", BUILDINGS, 4, 4)
        if any(backs[number] in self.first_game for number in self.first_game):
            top.wrong("first_game", "two of them share a tile")


class Steeds:
    """Seven steeds: the numbers and effects of their abilities, 0 where a steed has none."""

    def __init__(self, source: Source, effects: Effects, edition: str) -> None:
        rows = [entry.in_edition(edition) for entry in source.named("wagon", "steed", STEEDS)]
        for entry in rows:
            entry.check_fields(
                (
                    "bazaar_discount",
                    "any_building",
                    "on_yurgs",
                    "on_caravan",
                    "move_exactly",
                    "extra_storage",
                    "unlimited_upgrades",
                    "on_upgrade",
                    "raise_travel_die",
                    "on_upgraded_good_delivered",
                )
            )
        where = ("nowhere", "instead_of_connected", "anywhere")
        reach = [entry.word("any_building", where, "nowhere") for entry in rows]
        at_yurgs = [effects.field(entry, "on_yurgs", True) for entry in rows]
        on_caravan = [effects.field(entry, "on_caravan", True) for entry in rows]
        self.discount: tuple[int, ...] = _numbers(rows, "bazaar_discount")
        self.any_building: tuple[int, ...] = tuple(int(place > 0) for place in reach)
        self.any_building_space_0: tuple[int, ...] = tuple(int(place == 2) for place in reach)
        self.yurgs: tuple[int, ...] = tuple(
            always or caravan for always, caravan in zip(at_yurgs, on_caravan, strict=True)
        )
        self.yurgs_only_caravan: tuple[int, ...] = tuple(int(number > 0) for number in on_caravan)
        self.move_exactly: tuple[int, ...] = _numbers(rows, "move_exactly")
        self.extra_storage: tuple[int, ...] = tuple(_saddle_bag(entry) for entry in rows)
        self.unlimited_upgrades: tuple[int, ...] = tuple(
            int(entry.flag("unlimited_upgrades")) for entry in rows
        )
        self.upgrade: tuple[int, ...] = tuple(
            effects.field(entry, "on_upgrade", True) for entry in rows
        )
        self.raise_die: tuple[int, ...] = _numbers(rows, "raise_travel_die")
        self.delivery: tuple[int, ...] = tuple(
            effects.field(entry, "on_upgraded_good_delivered", True) for entry in rows
        )


def _numbers(rows: list[Entry], field: str) -> tuple[int, ...]:
    return tuple(entry.number(field, 0, 5, 0) for entry in rows)


def _saddle_bag(entry: Entry) -> int:
    if not entry.has("extra_storage"):
        return 0
    if entry.data["extra_storage"] != ["XX", "XX"]:
        entry.wrong("extra_storage", "the saddle bag is 2 by 2")
    return 1


class Upgrades:
    """Six wagon upgrades."""

    def __init__(self, source: Source, effects: Effects) -> None:
        rows = source.named("wagon", "upgrade", UPGRADES)
        self.slot: tuple[int, ...] = tuple(entry.number("slot", 0, 3, 0) for entry in rows)
        self.slot_effects: tuple[int, ...] = tuple(
            effects.field(entry, "slot_effects", not entry.has("slot")) for entry in rows
        )
        for entry in rows:
            _check_upgrade(entry)
        self.place: tuple[int, ...] = tuple(_place(entry) for entry in rows)
        self.vp: tuple[int, ...] = tuple(entry.number("victory_points", 0, 9, 0) for entry in rows)
        self.ruins_free: tuple[int, ...] = tuple(
            int(entry.flag("ruins_die_free")) for entry in rows
        )
        self.at_once: tuple[int, ...] = tuple(
            effects.field(entry, "at_once", True) for entry in rows
        )


def _check_upgrade(entry: Entry) -> None:
    entry.check_fields(
        (
            "slot",
            "slot_effects",
            "storage_piece",
            "victory_points",
            "lantern_slots",
            "ruins_die_free",
            "inventory_slots",
            "at_once",
        )
    )
    if entry.data.get("storage_piece", ["XX"]) != ["XX"]:
        entry.wrong("storage_piece", "the storage piece is 1 by 2")


def _place(entry: Entry) -> int:
    """Where the piece of an upgrade lies: 1 storage, 2 lantern slot, 3 inventory slot, 0 nowhere."""
    if entry.has("storage_piece"):
        return 1
    if entry.has("lantern_slots"):
        return 2 * entry.number("lantern_slots", 1, 1)
    if entry.has("inventory_slots"):
        return 3 * entry.number("inventory_slots", 1, 1)
    return 0


class Edition:
    """What differs between editions besides single cards."""

    def __init__(self, source: Source, edition: str) -> None:
        rows = source.named("editions", "edition", EDITIONS)
        entry = rows[EDITIONS.index(edition)]
        entry.check_fields(("start_prestige", "inn_reveals", "lit_limit_counts_pool", "tie_break"))
        self.start_prestige: int = entry.number("start_prestige", 0, 20)
        self.inn_reveal: int = entry.number("inn_reveals", 0, 6)
        self.lit_limit_with_pool: int = int(entry.flag("lit_limit_counts_pool"))
        self.tie_by_total: int = entry.word("tie_break", ("discarded", "sum"))
