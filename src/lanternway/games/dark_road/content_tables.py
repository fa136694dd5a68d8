"""Everything that is printed on boards, cards and dice of one edition, as frozen tables of ints."""

from lanternway.games.dark_road.content_board import (
    Board,
    Buildings,
    Edition,
    Shape,
    Steeds,
    Upgrades,
)
from lanternway.games.dark_road.content_cards import (
    Commissions,
    Companions,
    Deed,
    Deeds,
    Events,
    Heroes,
)
from lanternway.games.dark_road.content_concern import Concern
from lanternway.games.dark_road.content_effects import Effects
from lanternway.games.dark_road.content_source import Source
from lanternway.games.dark_road.content_words import (
    BUILDINGS,
    COMPANIONS,
    FACE_VALUE,
    LOYAL,
    RING,
    RING_START,
    RUINS,
    RUINS_START,
    STEEDS,
    TOWNS,
    UPGRADES,
    region_of,
)
from lanternway.games.dark_road.effect import EffectList
from lanternway.games.dark_road.storage import Storage, storage_of


class Tables:
    """All that is printed in one edition. What is called a list below is a number in `lists`."""

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
        self.lit_limit_with_pool: int = facts.lit_limit_with_pool
        """1 if illuminated dice in the action pool count against the limit."""
        self.tie_by_total: int = facts.tie_by_total
        self.lists: tuple[EffectList, ...] = tuple(effects.lists)

    def _read_board(self, board: Board, buildings: Buildings) -> None:
        self.face_value: tuple[int, ...] = FACE_VALUE
        self.shapes: tuple[Shape, ...] = board.shapes
        self.storage: Storage = storage_of(board.width, board.height, board.shapes)
        self.wheel_order: tuple[int, ...] = board.wheel_order
        """Goods from the section of the highest price down, as the wheel is built."""
        self.wheel_values: tuple[int, ...] = board.wheel_prices
        self.craft: tuple[int, ...] = board.craft
        """The good that each die face crafts."""
        self.locked_at_start: tuple[int, ...] = board.locked_at_start
        self.ring_list: tuple[int, ...] = board.ring
        self.ring_ids: tuple[str, ...] = RING
        self.ring_start: int = RING_START
        self.ruins_list: tuple[int, ...] = board.ruins
        self.ruins_ids: tuple[str, ...] = RUINS
        self.ruins_start: int = RUINS_START
        self.oracle_ids: tuple[str, ...] = board.oracle_ids
        self.oracle_list: tuple[int, ...] = board.oracle
        self.ruins_die_ids: tuple[str, ...] = board.ruins_die_ids
        self.ruins_die_list: tuple[int, ...] = board.ruins_die
        self.hero_reward: tuple[int, ...] = tuple(
            board.region_reward[region_of(town)] for town in range(len(TOWNS))
        )
        """What a delivered hero gives, a list by town."""
        self.slot_list: tuple[int, ...] = board.slots
        self.fortune_list: tuple[int, ...] = board.fortunes
        self.fortune_first_coins: int = board.first_coins
        self.deed_slot_list: tuple[int, ...] = board.courtyard
        self.supply_goods: int = board.goods_each
        self.supply: tuple[int, ...] = (
            board.lanterns,
            board.quartz,
            board.horseshoes,
            board.lit_dice,
        )
        """How many there are of each thing (`THINGS`)."""
        self.supply_travel: int = board.travel_dice
        self.market_dice: int = board.market_dice
        self.building_ids: tuple[str, ...] = BUILDINGS
        self.building_list: tuple[int, ...] = buildings.effects
        self.building_tile: tuple[int, ...] = buildings.tile
        self.first_game: tuple[int, ...] = buildings.first_game

    def _read_cards(self, source: Source, effects: Effects) -> None:
        heroes = Heroes(source)
        self.hero_ids: tuple[str, ...] = heroes.ids
        """0 to 41 are the deck, 42 + class the starting heroes."""
        self.hero_town: tuple[int, ...] = heroes.town
        self.hero_asks: tuple[tuple[int, ...], ...] = heroes.asks
        self.hero_bonus: tuple[int, ...] = heroes.bonus
        commissions = Commissions(source)
        self.commission_ids: tuple[str, ...] = commissions.ids
        self.commission_town: tuple[int, ...] = commissions.town
        self.commission_asks: tuple[tuple[int, ...], ...] = commissions.asks
        deeds = Deeds(source, effects)
        self.deed_ids: tuple[str, ...] = deeds.ids
        self.deeds: tuple[Deed, ...] = deeds.deeds
        events = Events(source, effects, self.edition)
        self.event_ids: tuple[str, ...] = events.ids
        self.event_faces: tuple[tuple[int, ...], ...] = events.faces
        self.event_decks: tuple[tuple[int, ...], tuple[int, ...]] = events.decks
        companions = Companions(source, effects, self.edition)
        self.companion_ids: tuple[str, ...] = COMPANIONS
        self.companion_loyal: tuple[bool, ...] = tuple(
            kind < LOYAL for kind in range(len(COMPANIONS))
        )
        self.card_kind: tuple[int, ...] = companions.cards
        """The kind of each of the 22 cards."""
        self.companion_gift: tuple[int, ...] = companions.gifts
        self.companion_abilities: tuple[tuple[int, ...], ...] = companions.abilities

    def _read_wagon(self, steeds: Steeds, upgrades: Upgrades) -> None:
        self.steed_ids: tuple[str, ...] = STEEDS
        self.steed_discount: tuple[int, ...] = steeds.discount
        self.steed_any_building: tuple[int, ...] = steeds.any_building
        self.steed_any_building_space_0: tuple[int, ...] = steeds.any_building_space_0
        self.steed_yurgs_list: tuple[int, ...] = steeds.yurgs
        self.steed_yurgs_only_caravan: tuple[int, ...] = steeds.yurgs_only_caravan
        self.steed_move_exactly: tuple[int, ...] = steeds.move_exactly
        self.steed_extra_storage: tuple[int, ...] = steeds.extra_storage
        self.steed_unlimited_upgrades: tuple[int, ...] = steeds.unlimited_upgrades
        self.steed_upgrade_list: tuple[int, ...] = steeds.upgrade
        self.steed_raise: tuple[int, ...] = steeds.raise_die
        self.steed_delivery_list: tuple[int, ...] = steeds.delivery
        self.upgrade_ids: tuple[str, ...] = UPGRADES
        self.upgrade_slot: tuple[int, ...] = upgrades.slot
        """The slot whose action an upgrade replaces, 1 to 3; 0 for none."""
        self.upgrade_slot_list: tuple[int, ...] = upgrades.slot_effects
        self.upgrade_place: tuple[int, ...] = upgrades.place
        """Where its piece lies: 1 storage, 2 lantern slot, 3 inventory slot, 0 nowhere."""
        self.upgrade_vp: tuple[int, ...] = upgrades.vp
        self.upgrade_ruins_free: tuple[int, ...] = upgrades.ruins_free
        self.upgrade_at_once: tuple[int, ...] = upgrades.at_once
