"""Content of the game as frozen tables of ints, one `Content` an edition.

Files lie in `content/`; a pack is a folder with some of the same files, which replace the game's own.
`content_for` gives the own content, `load_pack` that of a pack, `check_pack` what is wrong with one.
"""

from functools import cache
from pathlib import Path

from lanternway.core.errors import DataError
from lanternway.games.dark_road.content_board import (
    Board,
    Buildings,
    Edition,
    Shape,
    Steeds,
    Upgrades,
)
from lanternway.games.dark_road.content_cards import (
    COMMISSIONS,
    HEROES,
    M_CARAVANS,
    M_COINS_OVER_PRESTIGE,
    M_COMMISSION_TOWNS,
    M_DELIVERIES,
    M_GIFTS,
    M_GOOD_TYPES,
    M_HERO_CLASSES,
    M_LANTERNS,
    M_LARGEST_TOWN,
    M_NOTHING_LEFT,
    M_SETS,
    M_TOWNS_WITH_BOTH,
    M_UPGRADED,
    Commissions,
    Companions,
    DeedPart,
    Deeds,
    Events,
    Heroes,
)
from lanternway.games.dark_road.content_concern import Concern
from lanternway.games.dark_road.content_effects import Effects
from lanternway.games.dark_road.content_source import Source
from lanternway.games.dark_road.content_words import (
    AIMS,
    BONUSES,
    BUILDINGS,
    CLASSES,
    COMPANIONS,
    COURTYARD,
    DISTRICTS,
    EDITIONS,
    FACE_VALUE,
    FACES,
    FORTUNES,
    GOODS,
    LEVELS,
    LOYAL,
    REGIONS,
    RING,
    RING_START,
    ROADS,
    RUINS,
    RUINS_START,
    SIDES,
    SPACES,
    STEEDS,
    TOWNS,
    UPGRADES,
    WORKS,
)
from lanternway.games.dark_road.effect import EffectList

__all__ = [
    "AIMS",
    "BONUSES",
    "BUILDINGS",
    "CLASSES",
    "COMMISSIONS",
    "COMPANIONS",
    "COURTYARD",
    "DISTRICTS",
    "EDITIONS",
    "FACES",
    "FACE_VALUE",
    "FORTUNES",
    "GOODS",
    "HEROES",
    "LEVELS",
    "LOYAL",
    "M_CARAVANS",
    "M_COINS_OVER_PRESTIGE",
    "M_COMMISSION_TOWNS",
    "M_DELIVERIES",
    "M_GIFTS",
    "M_GOOD_TYPES",
    "M_HERO_CLASSES",
    "M_LANTERNS",
    "M_LARGEST_TOWN",
    "M_NOTHING_LEFT",
    "M_SETS",
    "M_TOWNS_WITH_BOTH",
    "M_UPGRADED",
    "REGIONS",
    "RING",
    "RING_START",
    "ROADS",
    "RUINS",
    "RUINS_START",
    "SIDES",
    "SPACES",
    "STEEDS",
    "TOWNS",
    "UPGRADES",
    "WORKS",
    "Content",
    "check_pack",
    "content_for",
    "load_pack",
]


class Content:
    """All content of one edition. What is called a list below is a number in `effects`."""

    def __init__(self, source: Source, edition: str) -> None:
        effects = Effects()
        self.edition: str = edition
        self.content_hash: str = source.hash
        self._read_board(Board(source, effects), Buildings(source, effects))
        self._read_cards(source, effects)
        self._read_wagon(Steeds(source, effects, edition), Upgrades(source, effects))
        self.concern: Concern = Concern(source, effects)
        facts = Edition(source, edition)
        self.start_prestige: int = facts.start_prestige
        self.inn_reveal: int = facts.inn_reveal
        """How many heroes 1 prestige shows at the Inn; 0 where that is no rule."""
        self.lit_limit_pool: int = facts.lit_limit_pool
        """1 if illuminated dice in the action pool count against the limit."""
        self.tie_break_sum: int = facts.tie_break_sum
        self.effects: tuple[EffectList, ...] = tuple(effects.lists)

    def _read_board(self, board: Board, buildings: Buildings) -> None:
        self.shapes: tuple[Shape, ...] = board.shapes
        self.storage_width: int = board.width
        self.storage_height: int = board.height
        self.wheel_order: tuple[int, ...] = board.wheel_order
        """Goods from the section of the highest price down, as the wheel is built."""
        self.wheel_values: tuple[int, ...] = board.wheel_prices
        self.craft: tuple[int, ...] = board.craft
        """The good that each die face crafts."""
        self.locked_at_start: tuple[int, ...] = board.locked_at_start
        self.ring: tuple[int, ...] = board.ring
        self.ring_start: int = RING_START
        self.ruins: tuple[int, ...] = board.ruins
        self.ruins_start: int = RUINS_START
        self.oracle_ids: tuple[str, ...] = board.oracle_ids
        self.oracle: tuple[int, ...] = board.oracle
        self.ruins_die_ids: tuple[str, ...] = board.ruins_die_ids
        self.ruins_die: tuple[int, ...] = board.ruins_die
        self.region_reward: tuple[int, ...] = board.region_reward
        """What a delivered hero gives, a list by region."""
        self.slot: tuple[int, ...] = board.slots
        self.fortune: tuple[int, ...] = board.fortunes
        self.first_fortune_c: int = board.first_coins
        self.deed_slot: tuple[int, ...] = board.courtyard
        self.goods_each: int = board.goods_each
        self.lit_dice: int = board.lit_dice
        self.lanterns: int = board.lanterns
        self.quartz: int = board.quartz
        self.horseshoes: int = board.horseshoes
        self.travel_dice: int = board.travel_dice
        self.market_dice: int = board.market_dice
        self.building_effects: tuple[int, ...] = buildings.effects
        self.building_pair: tuple[int, ...] = buildings.pair
        self.first_game: tuple[int, ...] = buildings.first_game

    def _read_cards(self, source: Source, effects: Effects) -> None:
        heroes = Heroes(source)
        self.hero_ids: tuple[str, ...] = heroes.ids
        """0 to 41 are the deck, 42 + class the starting heroes."""
        self.hero_class: tuple[int, ...] = heroes.town
        self.hero_town: tuple[int, ...] = heroes.town
        self.hero_asks: tuple[tuple[int, ...], ...] = heroes.asks
        self.hero_mask: tuple[int, ...] = tuple(_mask(asks) for asks in heroes.asks)
        self.hero_bonus: tuple[int, ...] = heroes.bonus
        commissions = Commissions(source)
        self.commission_ids: tuple[str, ...] = commissions.ids
        self.commission_town: tuple[int, ...] = tuple(
            number // 5 for number in range(len(commissions.ids))
        )
        self.commission_asks: tuple[tuple[int, ...], ...] = commissions.asks
        self.commission_mask: tuple[int, ...] = tuple(_mask(asks) for asks in commissions.asks)
        deeds = Deeds(source, effects)
        self.deed_ids: tuple[str, ...] = deeds.ids
        self.deed_count: tuple[int, ...] = deeds.count
        """What each deed measures, one of M_SETS …"""
        self.deed_parts: tuple[tuple[DeedPart, ...], ...] = deeds.parts
        self.deed_need: tuple[int, ...] = deeds.need
        self.deed_beyond: tuple[int, ...] = deeds.beyond
        self.deed_limit: tuple[int, ...] = deeds.limit
        self.deed_reward: tuple[int, ...] = deeds.reward
        events = Events(source, effects, self.edition)
        self.event_ids: tuple[str, ...] = events.ids
        self.event_faces: tuple[tuple[int, ...], ...] = events.faces
        self.event_deck: tuple[tuple[int, ...], tuple[int, ...]] = events.deck
        companions = Companions(source, effects, self.edition)
        self.companion_cards: tuple[int, ...] = companions.cards
        """The kind of each of the 22 cards."""
        self.companion_gift: tuple[int, ...] = companions.gifts
        self.companion_ability: tuple[tuple[int, ...], ...] = companions.abilities

    def _read_wagon(self, steeds: Steeds, upgrades: Upgrades) -> None:
        self.steed_discount: tuple[int, ...] = steeds.discount
        self.steed_any_building: tuple[int, ...] = steeds.any_building
        """0 no, 1 only instead of a connected one, 2 also on space 0."""
        self.steed_yurgs: tuple[int, ...] = steeds.yurgs
        self.steed_yurgs_caravan_only: tuple[int, ...] = steeds.yurgs_only_caravan
        self.steed_move: tuple[int, ...] = steeds.move_exactly
        self.steed_storage: tuple[int, ...] = steeds.extra_storage
        self.steed_unlimited: tuple[int, ...] = steeds.unlimited_upgrades
        self.steed_upgrade_gained: tuple[int, ...] = steeds.upgrade
        self.steed_raise: tuple[int, ...] = steeds.raise_die
        self.steed_upgraded_delivered: tuple[int, ...] = steeds.delivery
        self.upgrade_slot: tuple[int, ...] = upgrades.slot
        """The slot whose action an upgrade replaces, 0 to 2; -1 for none."""
        self.upgrade_effects: tuple[int, ...] = upgrades.slot_effects
        self.upgrade_storage: tuple[int, ...] = upgrades.storage
        self.upgrade_lantern_slots: tuple[int, ...] = upgrades.lantern_slots
        self.upgrade_inventory_slots: tuple[int, ...] = upgrades.inventory_slots
        self.upgrade_vp: tuple[int, ...] = upgrades.vp
        self.upgrade_ruins_free: tuple[int, ...] = upgrades.ruins_free
        self.upgrade_at_once: tuple[int, ...] = upgrades.at_once


def _mask(goods: tuple[int, ...]) -> int:
    return sum(1 << good for good in goods)


@cache
def content_for(edition: str) -> Content:
    """The game's own content in this edition."""
    return load(Source(), edition)


def load(source: Source, edition: str) -> Content:
    """The content of a source in one edition. Raises the first thing that is wrong."""
    result = None if source.problems else Content(source, edition)
    if result is None or source.problems:
        raise source.problems[0]
    return result


def load_pack(folder: Path) -> dict[str, Content]:
    """The content of a pack by edition. Raises DataError for the first thing that is wrong."""
    if not folder.is_dir():
        raise DataError(str(folder), "is no folder")
    source = Source(folder)
    return {edition: load(source, edition) for edition in EDITIONS}


def check_pack(folder: Path) -> list[str]:
    """What is wrong with a pack: file, entry, field and what would be right, each mistake once."""
    if not folder.is_dir():
        return [f"{folder}: is no folder"]
    source = Source(folder)
    if not source.problems:
        for edition in EDITIONS:
            Content(source, edition)
    return list(dict.fromkeys(problem.text for problem in source.problems))
