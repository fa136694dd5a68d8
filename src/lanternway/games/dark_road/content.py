"""The content of the game, one `Content` an edition: what is printed, and what follows from it.

Files lie in `content/`; a pack is a folder with some of the same files, which replace the game's own.
`content_of` gives the own content, `load_pack` that of a pack, `check_pack` what is wrong with one.
"""

from pathlib import Path
from typing import Final

from lanternway.core.errors import DataError
from lanternway.games.dark_road.content_source import Source, own_texts, pack_texts
from lanternway.games.dark_road.content_tables import Tables
from lanternway.games.dark_road.content_words import EDITIONS, GOODS, STEEDS, UPGRADES
from lanternway.games.dark_road.effect import (
    ANY_GOOD,
    BASIC,
    CHOOSE,
    FLIP_GOOD,
    GAIN_COINS,
    GAIN_PRESTIGE,
    GAIN_VP,
)
from lanternway.games.dark_road.frames import EffectsLeft
from lanternway.games.dark_road.limits import INVENTORY_SLOTS, LANTERN_SLOTS, MAX_SEATS
from lanternway.games.dark_road.sets import mask_of, members

HIGHEST_PRICE = 9


class Content(Tables):
    """All content of one edition, with everything that rules ask of it often."""

    def __init__(self, source: Source, edition: str) -> None:
        super().__init__(source, edition)
        if source.problems:
            raise source.problems[0]
        self._prices()
        self.hero_mask: list[int] = [mask_of(asks) for asks in self.hero_asks]
        self.commission_mask: list[int] = [mask_of(asks) for asks in self.commission_asks]
        self.rewards: list[list[bool]] = [
            [not self._hurts(number) for number in faces] for faces in self.event_faces
        ]
        """For each event, which faces are rewards: nothing is lost there (DR-10.6)."""
        self.reward_points: list[float] = [self._points(n) for n in range(len(self.lists))]
        """What a list is worth in points when it gives coins, prestige or victory points at the end."""
        self.first_effects: list[list[EffectsLeft]] = [
            [EffectsLeft(seat, number, 0) for number in range(len(self.lists))]
            for seat in range(MAX_SEATS)
        ]
        """By seat and list: the frame that carries out all of it."""
        self._steeds()
        self._upgrades()

    def _prices(self) -> None:
        self.price: list[list[int]] = []
        """By turn of the wheel, the price of each good."""
        self.worth: list[list[int]] = []
        """By turn of the wheel and price, the set of the goods worth that; 0 means all."""
        self.from_top: list[list[int]] = []
        """By turn of the wheel, the goods in order of their position, the dearest first."""
        sections = len(GOODS)
        for wheel in range(sections):
            price = [0] * sections
            order = [0] * sections
            for section, good in enumerate(self.wheel_order):
                place = (section + wheel) % sections
                price[good] = self.wheel_values[place]
                order[place] = good
            self.price.append(price)
            self.from_top.append(order)
            worth = [0] * (HIGHEST_PRICE + 1)
            worth[0] = ANY_GOOD
            for good in range(sections):
                worth[price[good]] |= 1 << good
            self.worth.append(worth)

    def _points(self, number: int) -> float:
        total = 0.0
        for effect in self.lists[number]:
            if effect.op is GAIN_VP:
                total += effect.amount
            elif effect.op in (GAIN_COINS, GAIN_PRESTIGE):
                total += 0.5 * effect.amount
            elif effect.op is CHOOSE:
                total += self._points(effect.options[0])
        return total

    def _hurts(self, number: int) -> bool:
        for effect in self.lists[number]:
            if effect.op.loses:
                return True
            if effect.op is FLIP_GOOD and effect.side == BASIC:
                return True
            if effect.op is CHOOSE and self._hurts(effect.options[0]):
                return True
        return False

    def _steeds(self) -> None:
        self.discount: list[int] = []
        """By set of steeds, like everything of this part."""
        self.any_building: list[int] = []
        """0 no, 1 only where a building is connected, 2 on space 0 too."""
        self.move_exactly: list[int] = []
        self.saddle_bag: list[int] = []
        self.unlimited_upgrades: list[bool] = []
        self.raise_die: list[int] = []
        self.at_yurgs: list[list[int]] = []
        """Lists of effects, like the following."""
        self.at_caravan: list[list[int]] = []
        self.on_upgrade: list[list[int]] = []
        self.on_delivery: list[list[int]] = []
        reach = [
            self.steed_any_building[steed] + self.steed_any_building_space_0[steed]
            for steed in range(len(STEEDS))
        ]
        for mask in range(1 << len(STEEDS)):
            own = members(mask)
            self.discount.append(sum(self.steed_discount[steed] for steed in own))
            self.any_building.append(max([0] + [reach[steed] for steed in own]))
            self.move_exactly.append(max([0] + [self.steed_move_exactly[steed] for steed in own]))
            self.saddle_bag.append(max([0] + [self.steed_extra_storage[steed] for steed in own]))
            self.unlimited_upgrades.append(
                any(self.steed_unlimited_upgrades[steed] for steed in own)
            )
            self.raise_die.append(sum(self.steed_raise[steed] for steed in own))
            always = [steed for steed in own if not self.steed_yurgs_only_caravan[steed]]
            caravan = [steed for steed in own if self.steed_yurgs_only_caravan[steed]]
            self.at_yurgs.append(_lists(self.steed_yurgs_list, always))
            self.at_caravan.append(_lists(self.steed_yurgs_list, caravan))
            self.on_upgrade.append(_lists(self.steed_upgrade_list, own))
            self.on_delivery.append(_lists(self.steed_delivery_list, own))

    def _upgrades(self) -> None:
        self.slot_lists: list[list[int]] = []
        """By set of upgrades, like everything of this part: the action lists of the three slots."""
        self.storage_piece: list[int] = []
        self.lantern_limit: list[int] = []
        self.inventory_limit: list[int] = []
        self.ruins_free: list[bool] = []
        self.upgrade_points: list[int] = []
        for mask in range(1 << len(UPGRADES)):
            own = members(mask)
            slots = list(self.slot_list)
            for upgrade in own:
                if self.upgrade_slot[upgrade]:
                    slots[self.upgrade_slot[upgrade] - 1] = self.upgrade_slot_list[upgrade]
            places = [self.upgrade_place[upgrade] for upgrade in own]
            self.slot_lists.append(slots)
            self.storage_piece.append(min(1, places.count(1)))
            self.lantern_limit.append(LANTERN_SLOTS - places.count(2))
            self.inventory_limit.append(INVENTORY_SLOTS - places.count(3))
            self.ruins_free.append(any(self.upgrade_ruins_free[upgrade] for upgrade in own))
            self.upgrade_points.append(sum(self.upgrade_vp[upgrade] for upgrade in own))


def _lists(numbers: tuple[int, ...], own: list[int]) -> list[int]:
    """The lists that some steeds have."""
    return [numbers[steed] for steed in own if numbers[steed]]


_LOADED: Final[dict[str, Content]] = {}


def content_of(edition: str) -> Content:
    """The game's own content in this edition."""
    if edition not in _LOADED:
        _LOADED[edition] = load(Source(own_texts()), edition)
    return _LOADED[edition]


def load(source: Source, edition: str) -> Content:
    """The content of a source in one edition. Raises the first thing that is wrong."""
    if source.problems:
        raise source.problems[0]
    return Content(source, edition)


def load_pack(folder: Path) -> dict[str, Content]:
    """The content of a pack by edition. Raises DataError for the first thing that is wrong."""
    source = Source(pack_texts(folder))
    return {edition: load(source, edition) for edition in EDITIONS}


def check_pack(folder: str) -> list[str]:
    """What is wrong with a pack: file, entry, field and what would be right, each mistake once."""
    try:
        texts = pack_texts(Path(folder))
    except DataError as error:
        return [error.text]
    return list(dict.fromkeys(problem.text for problem in problems(texts)))


def problems(texts: dict[str, str]) -> list[DataError]:
    """What is wrong with content files given by name and text, in any edition."""
    source = Source(texts)
    if not source.problems:
        for edition in EDITIONS:
            Tables(source, edition)
    return source.problems


CONTENT_HASH: Final = content_of("en2022").content_hash
"""Over all files, and so the same in every edition."""
