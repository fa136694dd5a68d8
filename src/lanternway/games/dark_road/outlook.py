"""What a wagon can still bring: the estimates behind `advice.py`."""

from typing import Final

from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road import scoring
from lanternway.games.dark_road.content import SPACES
from lanternway.games.dark_road.lookup import COMMISSION_PRESTIGE, ROUNDS, VALUE, members
from lanternway.games.dark_road.state import DarkRoadState

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
ANY_GOOD: Final = 63
SALES: Final = 0.7
"""How much of a price is counted as long as nothing is sold."""
FINE: Final = 1.7
"""What the upgraded side of a good adds."""
SPARE_GOODS: Final = 6
"""Goods beyond so many are worth little."""


def to_come(left: int) -> float:
    """What the turns not yet begun bring; the last ones only bring in what is hoped for already."""
    return 3.05 * max(0.0, left - 4.0)


def final(s: DarkRoadState, seat: int) -> float:
    """The score when nothing more comes."""
    return float(scoring.total(scoring.parts(s, seat)))


def deeds(
    s: DarkRoadState, seat: int, coins: float, prestige: float, left: int, worth: float
) -> float:
    """Deeds: what they would give now, and some hope for what is missing."""
    mask = s.t[seat * at.STRIDE + at.DEEDS]
    total = 0.0
    for deed in members(mask):
        _, need, beyond, limit, reward, _ = s.k.c.deeds[deed]
        have = max(0, scoring.measure(s, seat, deed) - beyond)
        done = min(limit, have // need)
        points = s.k.reward_points[reward]
        total += done * points
        if done < limit:
            total += min(1.0, left / 6) * (0.4 * points * (have % need) / need + 0.25 * worth)
    return total


def upgrade(s: DarkRoadState, which: int, left: int) -> float:
    """A wagon upgrade: the victory points, and what it does in the turns that are left."""
    return s.k.upgrade_vp[1 << which] + UPGRADE[which] * left / ROUNDS


class Outlook:
    """One seat's wagon, looked over once; `coins` and `prestige` are what it can be expected to bring."""

    def __init__(self, s: DarkRoadState, seat: int, left: int) -> None:
        self.s: DarkRoadState = s
        self.seat: int = seat
        self.left: int = left
        self.use: float = 1.0 if left > 2 else 0.3 * left
        """How much of a thing that must be used up still counts."""
        self.coin: float = 0.5
        self.seal: float = 0.5
        t = s.t
        base = seat * at.STRIDE
        self.base: int = base
        self.steeds: int = t[base + at.STEEDS]
        self.anywhere: int = s.k.any_building[self.steeds]
        self.building: float = ANY_BUILDING if self.anywhere else BUILDING
        goods = t[base + at.GOODS : base + at.GOODS + 12]
        self.towns: list[float] = [0.0] * 6
        """What can be delivered at each town now, in coins and prestige together."""
        self.waiting: list[float] = [0.0] * 6
        """What commissions aboard promise each town besides the goods that are there."""
        coins = [0.0] * 6
        prestige = [0.0] * 6
        for place in range(base + at.HEROES, base + at.HEROES + 3):
            hero = t[place]
            if hero < 0:
                break
            town = s.k.c.hero_town[hero]
            coins[town] += HERO_COINS[town]
            prestige[town] += HERO_PRESTIGE[town]
        self.commissions: int = 0
        for place in range(base + at.COMMISSIONS, base + at.COMMISSIONS + 3):
            card = t[place]
            if card < 0:
                break
            self.commissions += 1
            prestige[card // 5] += self._load(goods, card)
            if left > 1:
                self.waiting[card // 5] += COMMISSION * min(1.0, left / 4)
        self.town_coins: list[float] = coins
        self.town_prestige: list[float] = prestige
        self._sum_up()
        self.spare: list[int] = goods
        """Goods that no commission aboard needs."""
        self._sales(left)

    def _load(self, goods: list[int], card: int) -> float:
        """The prestige of a commission with the goods aboard, which are then spoken for."""
        count = fine = 0
        for good in self.s.k.c.commission_asks[card]:
            if goods[good + 6]:
                goods[good + 6] -= 1
                fine += 1
                count += 1
            elif goods[good]:
                goods[good] -= 1
                count += 1
        return float(COMMISSION_PRESTIGE[count] + fine)

    def _sum_up(self) -> None:
        """The best town is sure (the final visit); the others the likelier the more time is left."""
        coins, prestige = self.town_coins, self.town_prestige
        towns = [coins[i] + prestige[i] for i in range(6)]
        self.towns = towns
        best = max(towns)
        other = min(0.85, 0.13 * self.left)
        self.reach: float = other
        self.best: int = towns.index(best)
        self.coins: float = 0.0
        self.prestige: float = sum(self.waiting)
        for town in range(6):
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
        s = self.s
        price = s.k.price[s.t[at.WHEEL]]
        hope = min(1.0, left / 3)
        total = 0.0
        count = 0
        for good in range(6):
            n = self.spare[good] + self.spare[good + 6]
            if n:
                each = 0.7 + 0.3 * price[good]
                count += n
                total += each * (n if n == 1 else 1 + 0.7 * (n - 1)) + FINE * self.spare[good + 6]
        if count > SPARE_GOODS:
            total *= SPARE_GOODS / count
        self.good_worth: float = hope
        self.coins += SALES * hope * total

    # --- places -----------------------------------------------------------------------------------------
    def lead(self, town: int) -> float:
        """What a visit adds for the leader of the caravan."""
        return self.gain(town) - ON_THE_ROAD

    def join(self, town: int) -> float:
        """What it adds for another traveller, who may go to the other town of the road."""
        return max(self.gain(town), self.gain(town ^ 1))

    def gain(self, town: int) -> float:
        """What delivering at a town brings, above what it was hoped to bring some day. After the best
        town the second best one becomes sure."""
        sure = self.reach
        coins = 0.0
        prestige = -self.waiting[town]
        if town == self.best:
            sure = SURE
            others = [self.towns[other] if other != town else -1.0 for other in range(6)]
            second = others.index(max(others))
            coins += (SURE - self.reach) * self.town_coins[second]
            prestige += (SURE - self.reach) * self.town_prestige[second]
        coins += (1.0 - sure) * self.town_coins[town]
        prestige += (1.0 - sure) * self.town_prestige[town]
        return max(0.0, self.coin * coins + self.seal * prestige)

    def inn(self) -> float:
        """The best sale: what it pays above what the goods were worth, and the hero."""
        t = self.s.t
        best = 0.0
        for place in range(at.INN, at.INN + 4):
            if t[place] >= 0:
                best = max(best, self.sale(t[place], ANY_GOOD))
        return best

    def sale(self, hero: int, mask: int) -> float:
        """Selling a hero those goods of a mask that are aboard, and taking it along."""
        s = self.s
        t = s.t
        price = s.k.price[t[at.WHEEL]]
        first = self.base + at.GOODS
        gain = 0.0
        for good in s.k.c.hero_asks[hero]:
            if mask >> good & 1 and (t[first + good] or t[first + good + 6]):
                gain += max(0.0, price[good] - self.good_worth * (0.7 + 0.3 * price[good]))
        if gain == 0.0 and mask == ANY_GOOD:
            return 0.0
        return 0.5 * gain + (0.2 if t[self.base + at.HEROES + 2] >= 0 else 0.9)

    def bazaar(self) -> float:
        """Cheap goods that can be paid."""
        s = self.s
        t = s.t
        discount = s.k.discount[self.steeds]
        purse = t[self.base + at.COINS] + discount
        price = s.k.price[t[at.WHEEL]]
        gain = 0.0
        for good in range(6):
            if t[at.MARKET + good] and price[good] <= purse:
                worth = self.good_worth * (1.2 + 0.3 * price[good]) * t[at.MARKET + good]
                gain += max(0.0, worth - price[good])
        return 0.25 * min(gain, 4.0) + 0.1 * self.good_worth

    def weigh(self, coin: float, seal: float) -> None:
        """What one more coin and one more prestige are worth to this seat."""
        self.coin = coin
        self.seal = seal

    def fortunes(self, count: int) -> float:
        """One or two good fortunes (DR-7.4), the best there are."""
        t = self.s.t
        base = self.base
        found = [3.0 * self.coin]
        if t[base + at.LIT] < 0 or t[base + at.LIT + 1] < 0:
            found.append(self.lit_die())
        if t[at.COURTYARD] >= 0:
            found.append(2.0 * self.seal + min(1.0, self.left / 6) * NEXT_DEED)
        if not t[base + at.UPGRADES] or self.s.k.unlimited[self.steeds]:
            there = members(t[at.UPGRADES_LEFT])
            found.append(max([upgrade(self.s, which, self.left) for which in there], default=0.0))
        found.sort()
        return sum(found[-count:]) if count else 0.0

    def lit_die(self) -> float:
        """An illuminated die in the special reserve: it can be used, or kept for a point."""
        return 1.0 + self.use * (LIT_DIE + LIT_ANYWHERE if self.anywhere else LIT_DIE)

    def trip(self) -> float:
        """Leading a caravan to the town where most is gained."""
        return max([self.lead(town) for town in range(6)]) + self.fortunes(1)

    def yurgs(self) -> float:
        """The better one of a caravan and the ruins."""
        return max(self.trip(), RUINS * self.good_worth)

    def district(self, district: int) -> float:
        """What activating a district promises."""
        t = self.s.t
        if district == 0:
            return self.bazaar()
        if district == 1:
            return (NEW_COMMISSION if self.commissions < 3 else 0.15) * min(1.0, self.left / 4)
        if district == 2:
            return self.yurgs()
        if district == 3:
            return 1.0 * self.good_worth if t[self.base + at.COINS] else 0.0
        return self.inn()

    def places(self, mask: int, districts: int) -> float:
        """What the places of a mask promise together."""
        if not districts:
            return PROMISE * self.building if mask >> 5 else 0.0
        gains = [self.district(i) for i in range(5) if mask >> i & 1]
        total = max(gains, default=0.0) if districts == 1 else sum(gains)
        if mask >> 5:
            total += self.building
        return PROMISE * total

    def best_move(self, moved: bool) -> float:
        """What the best space that the pawn can reach promises."""
        t = self.s.t
        base = self.base
        space = t[base + at.SPACE]
        lit = t[base + at.POOL_LIT]
        steps = [0]
        if not moved:
            steps = [VALUE[t[base + at.POOL_NIGHT]]]
            if lit >= 0:
                steps.append(VALUE[lit])
            exactly = self.s.k.move_exactly[self.steeds]
            if exactly:
                steps.append(exactly)
        best = 0.0
        for step in steps:
            here = (space + step) % 5
            one, two = SPACES[here]
            mask = 1 << one | 1 << two
            if lit >= 0 and (here or self.anywhere == 2):
                mask |= 32
            best = max(best, self.places(mask, 2 if lit >= 0 else 1))
        return 0.95 * best
