"""Tables that follow from the content of an edition, worked out once so that rules only look them up."""

from functools import cache
from typing import Final

from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road.content import FACE_VALUE, GOODS, Tables, tables
from lanternway.games.dark_road.storage import Storage

HERO_SLOTS: Final = 3
COMMISSION_SLOTS: Final = 3
LANTERN_SLOTS: Final = 4
INVENTORY_SLOTS: Final = 3
LIT_LIMIT: Final = 2
ROUNDS: Final = 13
REROLL_ROUNDS: Final = (4, 7, 9, 10)
SHORTCUT_LANTERNS: Final = 3
SHOW_PRICE: Final = 1
"""Prestige for more heroes at the Inn (DR-5.4.4)."""
COMMISSION_PRESTIGE: Final = (0, 1, 3, 6)
VALUE: Final = FACE_VALUE
BITS: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def members(mask: int) -> list[int]:
    """The numbers in a bit mask, rising."""
    found: list[int] = []
    base = 0
    while mask:
        byte = mask & 255
        if byte:
            for bit in BITS[byte]:
                found.append(base + bit)
        mask >>= 8
        base += 8
    return found


def mask_of(asks: tuple[int, ...]) -> int:
    """The bit mask of some numbers."""
    mask = 0
    for good in asks:
        mask |= 1 << good
    return mask


class Lookup:
    """Content of one edition with everything that rules ask of it often."""

    def __init__(self, c: Tables) -> None:
        self.c: Tables = c
        self.lists = c.lists
        self.storage: Storage = c.storage
        self._prices(c)
        self.hero_mask: list[int] = [mask_of(asks) for asks in c.hero_asks]
        self.commission_mask: list[int] = [mask_of(asks) for asks in c.commission_asks]
        self.rewards: list[list[bool]] = [
            [not self._hurts(number) for number in faces] for faces in c.event_faces
        ]
        """For each event, which faces are rewards: nothing is lost there (DR-10.6)."""
        self.reward_points: list[float] = [self._points(number) for number in range(len(c.lists))]
        """What a list is worth in points when it gives coins, prestige or victory points at the end."""
        self._steeds(c)
        self._upgrades(c)

    def _prices(self, c: Tables) -> None:
        self.price: list[list[int]] = []
        """By turn of the wheel, the price of each good."""
        self.worth: list[list[int]] = []
        """By turn of the wheel and price, the mask of the goods worth that; 0 means all."""
        self.from_top: list[list[int]] = []
        """By turn of the wheel, the goods in order of their position, the dearest first."""
        for wheel in range(6):
            price = [0] * 6
            order = [0] * 6
            for section, good in enumerate(c.wheel_order):
                place = (section + wheel) % 6
                price[good] = c.wheel_values[place]
                order[place] = good
            self.price.append(price)
            self.from_top.append(order)
            worth = [0] * 10
            worth[0] = 63
            for good in range(6):
                worth[price[good]] |= 1 << good
            self.worth.append(worth)

    def _points(self, number: int) -> float:
        total = 0.0
        for effect in self.c.lists[number]:
            if effect[0] == op.GAIN_VP:
                total += effect[1]
            elif effect[0] in (op.GAIN_COINS, op.GAIN_PRESTIGE):
                total += 0.5 * effect[1]
            elif effect[0] == op.CHOOSE:
                total += self._points(effect[2])
        return total

    def _hurts(self, number: int) -> bool:
        for effect in self.c.lists[number]:
            if op.LOSE_COINS <= effect[0] <= op.LOSE_HERO:
                return True
            if effect[0] == op.FLIP_GOOD and effect[2] == 0:
                return True
            if effect[0] == op.CHOOSE and self._hurts(effect[2]):
                return True
        return False

    def _steeds(self, c: Tables) -> None:
        self.discount: list[int] = []
        """By mask of steeds, like everything of this part."""
        self.any_building: list[int] = []
        """0 no, 1 only where a building is connected, 2 on space 0 too."""
        self.move_exactly: list[int] = []
        self.saddle_bag: list[int] = []
        self.unlimited: list[int] = []
        self.raise_die: list[int] = []
        self.at_yurgs: list[list[int]] = []
        self.at_caravan: list[list[int]] = []
        self.on_upgrade: list[list[int]] = []
        self.on_delivery: list[list[int]] = []
        for mask in range(128):
            own = members(mask)
            self.discount.append(sum(c.steed_discount[i] for i in own))
            self.any_building.append(
                max([0] + [c.steed_any_building[i] + c.steed_any_building_space_0[i] for i in own])
            )
            self.move_exactly.append(max([0] + [c.steed_move_exactly[i] for i in own]))
            self.saddle_bag.append(max([0] + [c.steed_extra_storage[i] for i in own]))
            self.unlimited.append(max([0] + [c.steed_unlimited_upgrades[i] for i in own]))
            self.raise_die.append(sum(c.steed_raise[i] for i in own))
            yurgs = [i for i in own if c.steed_yurgs_list[i]]
            self.at_yurgs.append(
                [c.steed_yurgs_list[i] for i in yurgs if not c.steed_yurgs_only_caravan[i]]
            )
            self.at_caravan.append(
                [c.steed_yurgs_list[i] for i in yurgs if c.steed_yurgs_only_caravan[i]]
            )
            self.on_upgrade.append(
                [c.steed_upgrade_list[i] for i in own if c.steed_upgrade_list[i]]
            )
            self.on_delivery.append(
                [c.steed_delivery_list[i] for i in own if c.steed_delivery_list[i]]
            )

    def _upgrades(self, c: Tables) -> None:
        self.slot_lists: list[list[int]] = []
        """By mask of upgrades, like everything of this part: the action lists of the three slots."""
        self.storage_piece: list[int] = []
        self.lantern_limit: list[int] = []
        self.inventory_limit: list[int] = []
        self.ruins_free: list[int] = []
        self.upgrade_vp: list[int] = []
        for mask in range(64):
            own = members(mask)
            slots = list(c.slot_list)
            for i in own:
                if c.upgrade_slot[i]:
                    slots[c.upgrade_slot[i] - 1] = c.upgrade_slot_list[i]
            places = [c.upgrade_place[i] for i in own]
            self.slot_lists.append(slots)
            self.storage_piece.append(min(1, places.count(1)))
            self.lantern_limit.append(LANTERN_SLOTS - places.count(2))
            self.inventory_limit.append(INVENTORY_SLOTS - places.count(3))
            self.ruins_free.append(max([0] + [c.upgrade_ruins_free[i] for i in own]))
            self.upgrade_vp.append(sum(c.upgrade_vp[i] for i in own))


@cache
def lookup(edition: str) -> Lookup:
    """The look-up tables of the game's own content."""
    return Lookup(tables(edition))


def tile_word(tile: int) -> str:
    """A tile as positions write it: `armor`, `armor+` for the upgraded side."""
    return GOODS[tile] if tile < 6 else GOODS[tile - 6] + "+"
