"""What a wagon can still bring: the estimates behind `advice.py`."""

from typing import TYPE_CHECKING, Final

from lanternway.games.dark_road import scoring
from lanternway.games.dark_road.content_words import (
    AT_BAZAAR,
    AT_COMMISSIONS,
    AT_DARK_MARKET,
    AT_YURGS,
    DISTRICTS,
    FACE_VALUE,
    GOODS,
    SPACES,
    TOWNS,
    neighbor_of,
    tile,
)
from lanternway.games.dark_road.effect import ANY_GOOD, UPGRADED
from lanternway.games.dark_road.limits import (
    COMMISSION_PRESTIGE,
    COMMISSION_SLOTS,
    HERO_SLOTS,
    LIT_LIMIT,
    ROUNDS,
)
from lanternway.games.dark_road.rules.activate import ALL_BUILDINGS, BUILDINGS_FROM
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

COMMISSION: Final = 1.7
"""A commission aboard, before any of its goods is there."""
HERO_COINS: Final[tuple[float, ...]] = (2.0, 2.0, 0.0, 0.0, 1.0, 1.0)
HERO_PRESTIGE: Final[tuple[float, ...]] = (0.0, 0.0, 2.0, 2.0, 1.0, 1.0)
BUILDING: Final = 1.6
ANY_BUILDING: Final = 2.1
"""The best of the four buildings, for Longshadow."""
RUINS: Final = 2.0
SURE: Final = 0.95
"""The share of what can be delivered at the best town that counts: the final visit will bring it."""
PROMISE: Final = 0.8
"""How much of what a place promises is counted before it is done."""
NEW_COMMISSION: Final = 2.4
"""A visit where commissions are, with a free slot."""
LIT_DIE: Final = 0.7
"""An illuminated die, besides the point that it is worth at the end."""
LIT_ANYWHERE: Final = 0.4
"""And what it is worth besides to Longshadow, who may go to any building with it."""
UPGRADE: Final[tuple[float, ...]] = (5.6, 1.0, 1.2, -0.9, 2.0, 0.7)
"""What an upgrade that is there from the first turn on adds to the score, besides its victory points: by
trial (docs/games/dark_road.md), the same for everybody."""
ON_THE_ROAD: Final = 1.0
"""By how much less a caravan brings to its leader than its parts promise."""
NEXT_DEED: Final = 0.33
TURN: Final = 2.5
"""What a turn promises before its die is known."""
SALES: Final = 0.7
"""How much of a price is counted as long as nothing is sold."""
FINE: Final = 1.7
"""What the upgraded side of a good adds."""
SPARE_GOODS: Final = 6
"""Goods beyond so many are worth little."""


def to_come(left: int) -> float:
    """What the turns not yet begun bring; the last ones only bring in what is hoped for already."""
    return 3.05 * max(0.0, left - 4.0)


def final(table: "Table", seat: int) -> float:
    """The score when nothing more comes."""
    return float(scoring.total(scoring.parts(table, seat)))


def deeds(
    table: "Table", seat: int, coins: float, prestige: float, left: int, worth: float
) -> float:
    """Deeds: what they would give now, and some hope for what is missing."""
    total = 0.0
    for deed in members(table.deeds[seat]):
        counted = table.content.deeds[deed]
        have = scoring.counted_units(table, seat, deed)
        done = min(counted.limit, have // counted.need)
        points = table.content.reward_points[counted.reward]
        total += done * points
        if done < counted.limit:
            begun = 0.4 * points * (have % counted.need) / counted.need
            total += min(1.0, left / 6) * (begun + 0.25 * worth)
    return total


def upgrade(table: "Table", which: int, left: int) -> float:
    """A wagon upgrade: the victory points, and what it does in the turns that are left."""
    return table.content.upgrade_points[1 << which] + UPGRADE[which] * left / ROUNDS


class Worth:
    """One seat's wagon, looked over once; `coins` and `prestige` are what it can be expected to bring."""

    def __init__(self, table: "Table", seat: int, left: int) -> None:
        self.table: Table = table
        self.seat: int = seat
        self.left: int = left
        """Turns that are left."""
        self.use: float = 1.0 if left > 2 else 0.3 * left
        """How much of a thing that must be used up still counts."""
        self.coin: float = 0.5
        """What one more coin is worth."""
        self.seal: float = 0.5
        """What one more prestige is worth."""
        self.steeds: int = table.steeds[seat]
        self.anywhere: int = table.content.any_building[self.steeds]
        self.building: float = ANY_BUILDING if self.anywhere else BUILDING
        goods = list(table.goods[seat])
        self.towns: list[float] = [0.0] * len(TOWNS)
        """What can be delivered at each town now, in coins and prestige together."""
        self.waiting: list[float] = [0.0] * len(TOWNS)
        """What commissions aboard promise each town besides the goods that are there."""
        coins = [0.0] * len(TOWNS)
        prestige = [0.0] * len(TOWNS)
        for hero in table.heroes[seat]:
            town = table.content.hero_town[hero]
            coins[town] += HERO_COINS[town]
            prestige[town] += HERO_PRESTIGE[town]
        for commission in table.commissions[seat]:
            town = table.content.commission_town[commission]
            prestige[town] += self._load(goods, commission)
            if left > 1:
                self.waiting[town] += COMMISSION * min(1.0, left / 4)
        self.town_coins: list[float] = coins
        self.town_prestige: list[float] = prestige
        self._sum_up()
        self.spare: list[int] = goods
        """Goods that no commission aboard needs."""
        self._sales(left)

    def _load(self, goods: list[int], commission: int) -> float:
        """The prestige of a commission with the goods aboard, which are then spoken for."""
        count = fine = 0
        for good in self.table.content.commission_asks[commission]:
            upgraded = tile(good, UPGRADED)
            if goods[upgraded]:
                goods[upgraded] -= 1
                fine += 1
                count += 1
            elif goods[good]:
                goods[good] -= 1
                count += 1
        return float(COMMISSION_PRESTIGE[count] + fine)

    def _sum_up(self) -> None:
        """The best town is sure (the final visit); the others the likelier the more time is left."""
        coins, prestige = self.town_coins, self.town_prestige
        towns = [coins[town] + prestige[town] for town in range(len(TOWNS))]
        self.towns = towns
        best = max(towns)
        other = min(0.85, 0.13 * self.left)
        self.reach: float = other
        self.best: int = towns.index(best)
        self.coins: float = 0.0
        self.prestige: float = sum(self.waiting)
        for town in range(len(TOWNS)):
            sure = SURE if town == self.best else other
            self.coins += sure * coins[town]
            self.prestige += sure * prestige[town]

    def stay_at(self, towns: list[int]) -> None:
        """The last visit has begun: what is not delivered there is lost."""
        if towns:
            self.coins = self.town_coins[towns[0]]
            self.prestige = self.town_prestige[towns[0]]

    def _sales(self, left: int) -> None:
        """Spare goods can be sold or used later, if there is time."""
        price = self.table.content.price[self.table.wheel]
        hope = min(1.0, left / 3)
        total = 0.0
        count = 0
        for good in range(len(GOODS)):
            fine = self.spare[tile(good, UPGRADED)]
            held = self.spare[good] + fine
            if held:
                each = 0.7 + 0.3 * price[good]
                count += held
                total += each * (held if held == 1 else 1 + 0.7 * (held - 1)) + FINE * fine
        if count > SPARE_GOODS:
            total *= SPARE_GOODS / count
        self.good_worth: float = hope
        self.coins += SALES * hope * total

    # --- places -----------------------------------------------------------------------------------------

    def lead(self, town: int) -> float:
        """What a visit adds for the leader of the caravan."""
        return self.gain(town) - ON_THE_ROAD

    def join(self, town: int) -> float:
        """What it adds for another traveler, who may go to the other town of the road."""
        return max(self.gain(town), self.gain(neighbor_of(town)))

    def gain(self, town: int) -> float:
        """What delivering at a town brings, above what it was hoped to bring some day. After the best
        town the second best one becomes sure."""
        sure = self.reach
        coins = 0.0
        prestige = -self.waiting[town]
        if town == self.best:
            sure = SURE
            others = [self.towns[other] if other != town else -1.0 for other in range(len(TOWNS))]
            second = others.index(max(others))
            coins += (SURE - self.reach) * self.town_coins[second]
            prestige += (SURE - self.reach) * self.town_prestige[second]
        coins += (1.0 - sure) * self.town_coins[town]
        prestige += (1.0 - sure) * self.town_prestige[town]
        return max(0.0, self.coin * coins + self.seal * prestige)

    def inn(self) -> float:
        """The best sale: what it pays above what the goods were worth, and the hero."""
        best = 0.0
        for hero in self.table.inn:
            if hero >= 0:
                best = max(best, self.sale(hero, ANY_GOOD))
        return best

    def sale(self, hero: int, asked: int) -> float:
        """Selling a hero those goods of a set that are aboard, and taking it along."""
        table = self.table
        price = table.content.price[table.wheel]
        goods = table.goods[self.seat]
        gain = 0.0
        for good in table.content.hero_asks[hero]:
            if asked >> good & 1 and (goods[good] or goods[tile(good, UPGRADED)]):
                gain += max(0.0, price[good] - self.good_worth * (0.7 + 0.3 * price[good]))
        if gain == 0.0 and asked == ANY_GOOD:
            return 0.0
        full = len(table.heroes[self.seat]) == HERO_SLOTS
        return 0.5 * gain + (0.2 if full else 0.9)

    def bazaar(self) -> float:
        """Cheap goods that can be paid."""
        table = self.table
        purse = table.coins[self.seat] + table.content.discount[self.steeds]
        price = table.content.price[table.wheel]
        gain = 0.0
        for good, dice in enumerate(table.market):
            if dice and price[good] <= purse:
                worth = self.good_worth * (1.2 + 0.3 * price[good]) * dice
                gain += max(0.0, worth - price[good])
        return 0.25 * min(gain, 4.0) + 0.1 * self.good_worth

    def weigh(self, coin: float, seal: float) -> None:
        """What one more coin and one more prestige are worth to this seat."""
        self.coin = coin
        self.seal = seal

    def fortunes(self, count: int) -> float:
        """One or two good fortunes (DR-7.4), the best there are."""
        table = self.table
        found = [3.0 * self.coin]
        if len(table.dice[self.seat].lit) < LIT_LIMIT:
            found.append(self.lit_die())
        if table.courtyard[0] >= 0:
            found.append(2.0 * self.seal + min(1.0, self.left / 6) * NEXT_DEED)
        if not table.upgrades[self.seat] or table.content.unlimited_upgrades[self.steeds]:
            there = members(table.upgrades_left)
            found.append(max([upgrade(table, which, self.left) for which in there], default=0.0))
        found.sort()
        return sum(found[-count:]) if count else 0.0

    def lit_die(self) -> float:
        """An illuminated die in the special reserve: it can be used, or kept for a point."""
        return 1.0 + self.use * (LIT_DIE + LIT_ANYWHERE if self.anywhere else LIT_DIE)

    def trip(self) -> float:
        """Leading a caravan to the town where most is gained."""
        return max([self.lead(town) for town in range(len(TOWNS))]) + self.fortunes(1)

    def yurgs(self) -> float:
        """The better one of a caravan and the ruins."""
        return max(self.trip(), RUINS * self.good_worth)

    def district(self, district: int) -> float:
        """What activating a district promises."""
        if district == AT_BAZAAR:
            return self.bazaar()
        if district == AT_COMMISSIONS:
            free = len(self.table.commissions[self.seat]) < COMMISSION_SLOTS
            return (NEW_COMMISSION if free else 0.15) * min(1.0, self.left / 4)
        if district == AT_YURGS:
            return self.yurgs()
        if district == AT_DARK_MARKET:
            return 1.0 * self.good_worth if self.table.coins[self.seat] else 0.0
        return self.inn()

    def places(self, places: int, districts: int) -> float:
        """What the places of a set promise together, with so many districts still to be activated."""
        built = places >> BUILDINGS_FROM
        if not districts:
            return PROMISE * self.building if built else 0.0
        gains = [self.district(one) for one in range(len(DISTRICTS)) if places >> one & 1]
        total = max(gains, default=0.0) if districts == 1 else sum(gains)
        if built:
            total += self.building
        return PROMISE * total

    def best_move(self, moved: bool) -> float:
        """What the best space that the pawn can reach promises."""
        dice = self.table.dice[self.seat]
        lit = dice.pool_lit
        steps = [0]
        if not moved:
            steps = [FACE_VALUE[dice.pool_night]]
            if lit >= 0:
                steps.append(FACE_VALUE[lit])
            exactly = self.table.content.move_exactly[self.steeds]
            if exactly:
                steps.append(exactly)
        best = 0.0
        for step in steps:
            here = (self.table.space[self.seat] + step) % len(SPACES)
            one, two = SPACES[here]
            places = 1 << one | 1 << two
            if lit >= 0 and (here or self.anywhere == 2):
                places |= ALL_BUILDINGS
            best = max(best, self.places(places, 2 if lit >= 0 else 1))
        return 0.95 * best
