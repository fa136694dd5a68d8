"""What is always true of a table: nothing is lost, nothing comes from nowhere (DR-1.2, DR-3.3)."""

from lanternway.core.errors import DataError
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import (
    COMMISSION_SLOTS,
    HERO_SLOTS,
    LIT_LIMIT,
    ROUNDS,
    members,
)
from lanternway.games.dark_road.rules import gains
from lanternway.games.dark_road.state import DarkRoadState

NIGHT_DICE = 7


def check(s: DarkRoadState) -> None:
    """Raise DataError for the first law that is broken."""
    _dice(s)
    _supplies(s)
    _cards(s)
    for seat in range(s.humans):
        _limits(s, seat)
    _flow(s)


def _must(law: bool, where: str, what: str) -> None:
    if not law:
        raise DataError(where, what)


def _equal(have: int, want: int, where: str) -> None:
    _must(have == want, where, f"there are {have}, not {want}")


def _dice(s: DarkRoadState) -> None:
    t = s.t
    for seat in range(s.humans):
        base = seat * at.STRIDE
        dice = t[base + at.SPENT] + t[base + at.REMOVED]
        dice += sum(t[base + at.RESERVE : base + at.RESERVE + 6])
        dice += sum([1 for i in range(3) if t[base + at.LOCKED + i] >= 0])
        dice += t[base + at.POOL_NIGHT] >= 0
        _equal(dice, NIGHT_DICE, f"night dice of seat {seat}")
    lit = t[at.LIT_SUPPLY]
    for seat in range(s.humans):
        for place in (at.LIT, at.LIT + 1, at.POOL_LIT):
            lit += t[seat * at.STRIDE + place] >= 0
    _equal(lit, s.k.c.supply_lit, "illuminated dice")
    market = t[at.MARKET : at.MARKET + 6]
    _equal(sum(market) + t[at.ASIDE], s.k.c.market_dice, "market dice")
    _must(max(market) <= 2, "market dice", "more than two on a section")
    travel = sum(t[at.DICE : at.TAKEN + 6]) + t[at.ROW_DICE].bit_count()
    _must(travel <= s.k.c.supply_travel, "travel dice", f"{travel} are out")


def _supplies(s: DarkRoadState) -> None:
    t = s.t
    c = s.k.c
    for good in range(6):
        tiles = t[at.GOOD_SUPPLY + good]
        _must(tiles >= 0, "goods", "a supply is below nothing")
        for seat in range(s.humans):
            first = seat * at.STRIDE + at.GOODS + good
            tiles += t[first] + t[first + 6]
        _equal(tiles, c.supply_goods, f"tiles of good {good}")
    seats = range(s.humans)
    lanterns = sum([t[seat * at.STRIDE + at.LANTERNS] for seat in seats])
    _equal(lanterns + t[at.LANTERN_SUPPLY], c.supply_lanterns, "lanterns")
    quartz = sum([t[seat * at.STRIDE + at.QUARTZ] for seat in seats])
    quartz += sum([gift.bit_count() for gift in t[at.GIFTS : at.GIFTS + 22]])
    _equal(quartz + t[at.QUARTZ_SUPPLY], c.supply_quartz, "quartz")
    shoes = sum([t[seat * at.STRIDE + at.SHOES] for seat in seats])
    _equal(shoes + t[at.SHOE_SUPPLY], c.supply_horseshoes, "horseshoes")


def _cards(s: DarkRoadState) -> None:
    """Every card is in exactly one place."""
    t = s.t
    c = s.k.c
    heroes = members(t[at.HERO_POOL] | t[at.STARTERS_LEFT])
    heroes += [card for card in t[at.INN : at.SHOWN + 6] if card >= 0]
    heroes += [*s.piles[at.OVER_HEROES], *s.piles[at.UNDER_HEROES]]
    deeds = members(t[at.DEED_POOL]) + [
        card for card in t[at.COURTYARD : at.COURTYARD + 2] if card >= 0
    ]
    deeds += [*s.piles[at.OVER_DEEDS], *s.piles[at.UNDER_DEEDS]]
    companions = members(t[at.COMPANION_POOL]) + [
        card for card in t[at.ROW : at.ROW + 3] if card >= 0
    ]
    companions += [*s.piles[at.OVER_COMPANIONS]]
    commissions = members(t[at.COMMISSION_POOL]) + [
        card for card in t[at.TOPS : at.TOPS + 6] if card >= 0
    ]
    for town in range(6):
        commissions += s.piles[at.OVER_COMMISSIONS + town]
        commissions += s.piles[at.UNDER_COMMISSIONS + town]
    upgrades = members(t[at.UPGRADES_LEFT])
    steeds = members(t[at.STEEDS_LEFT])
    for seat in range(s.seats):
        base = seat * at.STRIDE
        heroes += [card for card in t[base + at.HEROES : base + at.HEROES + 3] if card >= 0]
        heroes += members(t[base + at.LOG_HEROES])
        first = base + at.COMMISSIONS
        commissions += [card for card in t[first : first + 3] if card >= 0]
        commissions += members(t[base + at.LOG_COMMISSIONS])
        deeds += members(t[base + at.DEEDS])
        deeds += [card for card in t[base + at.DRAWN : base + at.DRAWN + 2] if card >= 0]
        companions += members(t[base + at.COMPANIONS])
        upgrades += members(t[base + at.UPGRADES])
        steeds += members(t[base + at.STEEDS])
    for frame in s.agenda:
        if frame[0] == f.F_HERO_FULL:
            heroes.append(frame[2])
        elif frame[0] == f.F_COMMISSION_FULL:
            commissions.append(frame[2])
    _must(sorted(heroes) == list(range(len(c.hero_ids))), "heroes", f"lie wrong: {sorted(heroes)}")
    _must(sorted(deeds) == list(range(len(c.deed_ids))), "deeds", f"lie wrong: {sorted(deeds)}")
    want = list(range(len(c.card_kind)))
    _must(sorted(companions) == want, "companions", f"lie wrong: {sorted(companions)}")
    want = list(range(len(c.commission_ids)))
    _must(sorted(commissions) == want, "commissions", f"lie wrong: {sorted(commissions)}")
    _must(len(set(upgrades)) == len(upgrades), "upgrades", "one is in two places")
    _must(sorted(steeds) == list(range(7)), "steeds", f"lie wrong: {sorted(steeds)}")
    for road in range(2):
        events = members(t[at.EVENT_POOL + road]) + members(t[at.EVENTS_SEEN + road])
        events += s.piles[at.OVER_EVENTS + road]
        if t[at.EVENT] in c.event_decks[road]:
            events.append(t[at.EVENT])
        _must(sorted(events) == list(c.event_decks[road]), "events", f"lie wrong: {sorted(events)}")


def _limits(s: DarkRoadState, seat: int) -> None:
    """DR-3: never exceeded when somebody is asked, except by what the question is about."""
    t = s.t
    base = seat * at.STRIDE
    where = f"seat {seat}"
    for place in (at.COINS, at.PRESTIGE, at.LANTERNS, at.QUARTZ, at.SHOES, at.SPENT):
        _must(t[base + place] >= 0, where, "has less than nothing of something")
    _must(min(t[base + at.GOODS : base + at.GOODS + 12]) >= 0, where, "has goods below nothing")
    upgrades = t[base + at.UPGRADES]
    _must(t[base + at.LANTERNS] <= s.k.lantern_limit[upgrades], where, "has too many lanterns")
    asked = [frame[0] for frame in s.agenda if frame[1] == seat]
    if f.F_TOKENS not in asked:
        _must(gains.tokens_fit(s, seat), where, "has too many tokens")
    if not t[at.DIRTY] >> seat & 1 and f.F_STORE not in asked:
        _must(gains.stored(s, seat), where, "has goods that do not fit")
    lit = gains.lit_dice(t, base)
    if s.k.c.lit_limit_with_pool:
        lit += t[base + at.POOL_LIT] >= 0
    _must(lit <= LIT_LIMIT, where, "has too many illuminated dice")
    for first, slots in ((at.HEROES, HERO_SLOTS), (at.COMMISSIONS, COMMISSION_SLOTS)):
        n = gains.held(t, base, first, slots)
        rest = t[base + first + n : base + first + slots]
        _must(all(card < 0 for card in rest), where, "has a gap in its slots")
    many = upgrades.bit_count() > 1
    _must(not many or s.k.unlimited[t[base + at.STEEDS]] > 0, where, "has too many upgrades")


def _flow(s: DarkRoadState) -> None:
    _must(1 <= s.t[at.ROUND] <= ROUNDS, "round", f"is {s.t[at.ROUND]}")
    if s.agenda:
        frame = s.agenda[-1]
        _must(frame[0] >= f.FIRST_QUESTION, "agenda", f"stops at {frame}")
        _must(len(s.options) > 1, "agenda", f"asks {frame} with {len(s.options)} answers")
        _must(0 <= frame[1] < s.humans, "agenda", f"asks seat {frame[1]}")
