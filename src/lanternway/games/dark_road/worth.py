"""What a wagon can still bring: the estimates behind `advice.py`, by the prices in `advice.toml`."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from lanternway.core.prices import Prices
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
    UPGRADES,
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
from lanternway.games.dark_road.rules.reach import ALL_BUILDINGS, BUILDINGS_FROM
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

PRICES: Final = Prices(Path(__file__).parent)
TURN_TO_COME: Final = PRICES.number("turn_to_come")
LAST_TURNS: Final = PRICES.number("last_turns")
DEED: Final = PRICES.number("deed")
DEED_BEGUN: Final = PRICES.number("deed_begun")
DEED_TURNS: Final = PRICES.number("deed_turns")
NEXT_DEED: Final = PRICES.number("next_deed")
USE_TURNS: Final = PRICES.whole("use_turns")
USE_A_TURN: Final = PRICES.number("use_a_turn")
EVEN: Final = PRICES.number("even")
COMMISSION: Final = PRICES.number("commission")
COMMISSION_TURNS: Final = PRICES.number("commission_turns")
SURE: Final = PRICES.number("sure")
REACH_A_TURN: Final = PRICES.number("reach_a_turn")
REACH_MOST: Final = PRICES.number("reach_most")
GOOD: Final = PRICES.number("good")
GOOD_BY_PRICE: Final = PRICES.number("good_by_price")
FURTHER_GOOD: Final = PRICES.number("further_good")
FINE: Final = PRICES.number("fine")
SPARE_GOODS: Final = PRICES.whole("spare_goods")
SALES: Final = PRICES.number("sales")
GOODS_TURNS: Final = PRICES.number("goods_turns")
PROMISE: Final = PRICES.number("promise")
MOVE: Final = PRICES.number("move")
TURN: Final = PRICES.number("turn")
BUILDING: Final = PRICES.number("building")
ANY_BUILDING: Final = PRICES.number("any_building")
RUINS: Final = PRICES.number("ruins")
DARK_MARKET: Final = PRICES.number("dark_market")
NEW_COMMISSION: Final = PRICES.number("new_commission")
COMMISSION_WITHOUT_SLOT: Final = PRICES.number("commission_without_slot")
BAZAAR: Final = PRICES.number("bazaar")
BOUGHT_GOOD: Final = PRICES.number("bought_good")
BARGAIN: Final = PRICES.number("bargain")
BARGAIN_MOST: Final = PRICES.number("bargain_most")
SALE: Final = PRICES.number("sale")
NEW_HERO: Final = PRICES.number("new_hero")
HERO_WITHOUT_SLOT: Final = PRICES.number("hero_without_slot")
ON_THE_ROAD: Final = PRICES.number("on_the_road")
FORTUNE_COINS: Final = PRICES.number("fortune_coins")
DEED_PRESTIGE: Final = PRICES.number("deed_prestige")
KEPT_DIE: Final = PRICES.number("kept_die")
LIT_DIE: Final = PRICES.number("lit_die")
LIT_ANYWHERE: Final = PRICES.number("lit_anywhere")
_UPGRADE: Final = PRICES.by_word("upgrade", UPGRADES)
_HERO_COINS: Final = PRICES.by_word("hero_coins", TOWNS)
_HERO_PRESTIGE: Final = PRICES.by_word("hero_prestige", TOWNS)
UPGRADE: Final = [_UPGRADE[word] for word in UPGRADES]
HERO_COINS: Final = [_HERO_COINS.get(word, 0.0) for word in TOWNS]
HERO_PRESTIGE: Final = [_HERO_PRESTIGE.get(word, 0.0) for word in TOWNS]


def to_come(left: int) -> float:
    """What the turns not yet begun bring; the last ones only bring in what is hoped for already."""
    return TURN_TO_COME * max(0.0, left - LAST_TURNS)


def final(table: "Table", seat: int) -> float:
    """The score when nothing more comes."""
    return float(scoring.total(scoring.parts(table, seat)))


def deeds(table: "Table", seat: int, left: int) -> float:
    """Deeds: what they would give now, and some hope for what is missing."""
    total = 0.0
    for deed in members(table.deeds[seat]):
        counted = table.content.deeds[deed]
        have = scoring.counted_units(table, seat, deed)
        done = min(counted.limit, have // counted.need)
        points = table.content.reward_points[counted.reward]
        total += done * points
        if done < counted.limit:
            begun = DEED_BEGUN * points * (have % counted.need) / counted.need
            total += min(1.0, left / DEED_TURNS) * (begun + DEED)
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
        self.use: float = 1.0 if left > USE_TURNS else USE_A_TURN * left
        """How much of a thing that must be used up still counts."""
        self.coin: float = EVEN
        """What one more coin is worth."""
        self.seal: float = EVEN
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
                self.waiting[town] += COMMISSION * min(1.0, left / COMMISSION_TURNS)
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
        other = min(REACH_MOST, REACH_A_TURN * self.left)
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
        hope = min(1.0, left / GOODS_TURNS)
        total = 0.0
        count = 0
        for good in range(len(GOODS)):
            fine = self.spare[tile(good, UPGRADED)]
            held = self.spare[good] + fine
            if held:
                each = GOOD + GOOD_BY_PRICE * price[good]
                count += held
                alike = held if held == 1 else 1 + FURTHER_GOOD * (held - 1)
                total += each * alike + FINE * fine
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
                kept = self.good_worth * (GOOD + GOOD_BY_PRICE * price[good])
                gain += max(0.0, price[good] - kept)
        if gain == 0.0 and asked == ANY_GOOD:
            return 0.0
        full = len(table.heroes[self.seat]) == HERO_SLOTS
        return SALE * gain + (HERO_WITHOUT_SLOT if full else NEW_HERO)

    def bazaar(self) -> float:
        """Cheap goods that can be paid."""
        table = self.table
        purse = table.coins[self.seat] + table.content.discount[self.steeds]
        price = table.content.price[table.wheel]
        gain = 0.0
        for good, dice in enumerate(table.market):
            if dice and price[good] <= purse:
                worth = self.good_worth * (BOUGHT_GOOD + GOOD_BY_PRICE * price[good]) * dice
                gain += max(0.0, worth - price[good])
        return BARGAIN * min(gain, BARGAIN_MOST) + BAZAAR * self.good_worth

    def weigh(self, coin: float, seal: float) -> None:
        """What one more coin and one more prestige are worth to this seat."""
        self.coin = coin
        self.seal = seal

    def fortunes(self, count: int) -> float:
        """One or two good fortunes (DR-7.4), the best there are."""
        table = self.table
        found = [FORTUNE_COINS * self.coin]
        if len(table.dice[self.seat].lit) < LIT_LIMIT:
            found.append(self.lit_die())
        if table.courtyard[0] >= 0:
            hope = min(1.0, self.left / DEED_TURNS)
            found.append(DEED_PRESTIGE * self.seal + hope * NEXT_DEED)
        if not table.upgrades[self.seat] or table.content.unlimited_upgrades[self.steeds]:
            there = members(table.upgrades_left)
            found.append(max([upgrade(table, which, self.left) for which in there], default=0.0))
        found.sort()
        return sum(found[-count:]) if count else 0.0

    def lit_die(self) -> float:
        """An illuminated die in the special reserve: it can be used, or kept for a point."""
        return KEPT_DIE + self.use * (LIT_DIE + LIT_ANYWHERE if self.anywhere else LIT_DIE)

    def trip(self) -> float:
        """Leading a caravan to the town where most is gained."""
        return self.best_visit() + self.fortunes(1)

    def best_visit(self) -> float:
        """What leading to the best town adds, without good fortune."""
        best = self.lead(0)
        for town in range(1, len(TOWNS)):
            found = self.lead(town)
            if found > best:
                best = found
        return best

    def yurgs(self) -> float:
        """The better one of a caravan and the ruins."""
        return max(self.trip(), RUINS * self.good_worth)

    def district(self, district: int) -> float:
        """What activating a district promises."""
        if district == AT_BAZAAR:
            return self.bazaar()
        if district == AT_COMMISSIONS:
            free = len(self.table.commissions[self.seat]) < COMMISSION_SLOTS
            visit = NEW_COMMISSION if free else COMMISSION_WITHOUT_SLOT
            return visit * min(1.0, self.left / COMMISSION_TURNS)
        if district == AT_YURGS:
            return self.yurgs()
        if district == AT_DARK_MARKET:
            return DARK_MARKET * self.good_worth if self.table.coins[self.seat] else 0.0
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
        return MOVE * best
