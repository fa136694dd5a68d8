"""Data back to a State: what positions set is read, checked and completed."""

from collections.abc import Mapping
from typing import Any

from lanternway.core.chance import fresh
from lanternway.core.errors import DataError
from lanternway.core.options import Value
from lanternway.core.state import Frame
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import (
    BUILDINGS,
    DISTRICTS,
    FACES,
    GOODS,
    ROADS,
    STEEDS,
    TOWNS,
    UPGRADES,
)
from lanternway.games.dark_road.data import STEPS
from lanternway.games.dark_road.lookup import ROUNDS, mask_of, tile_word
from lanternway.games.dark_road.reader import Reader, word_in
from lanternway.games.dark_road.rules import activate, concern, flow
from lanternway.games.dark_road.setup import empty
from lanternway.games.dark_road.table import Table

TILES = tuple(tile_word(tile) for tile in range(12))


def from_data(
    data: Mapping[str, Any], options: Mapping[str, Value], humans: int, settle: bool = True
) -> Table:
    """The State of a table given as data; DataError names the path that cannot be. Without `settle`
    it stays as given, and what has only one outcome is not carried out yet."""
    chance = fresh(0, len(at.STREAMS))
    s = empty(options, humans, chance)
    r = Reader(s, data)
    _table(r)
    seats = r.sequence("seats", s.seats, s.seats)
    for seat in range(len(seats)):
        _seat(r, seat)
    if s.level >= 0:
        concern.read(s, r.mapping("concern"))
    _cards(r)
    _caravan(r)
    _supplies(r)
    s.agenda[:] = _agenda(r)
    s.t[at.DIRTY] = (257 << s.seats) - 257
    if settle:
        flow.go_on(s)
    return s


def _table(r: Reader) -> None:
    t = r.s.t
    c = r.s.k.c
    t[at.ROUND] = r.number("round", 1, ROUNDS)
    t[at.TURN] = r.number("turn.seat", -1, r.s.seats - 1)
    t[at.FREE_SHORTCUT] = r.flag("turn.free_shortcut")
    t[at.CLOSED] = r.flag("turn.companions_closed")
    top = r.word("wheel.top", GOODS)
    t[at.WHEEL] = -c.wheel_order.index(top) % 6
    for good, word in enumerate(GOODS):
        t[at.MARKET + good] = r.number(f"wheel.dice.{word}", 0, 2)
    t[at.ASIDE] = c.market_dice - sum(t[at.MARKET : at.MARKET + 6])
    if t[at.ASIDE] < 0:
        raise DataError("wheel.dice", f"there are only {c.market_dice} market dice")
    t[at.RING] = r.word("ring", c.ring_ids)
    t[at.RUINS] = r.word("ruins", c.ruins_ids)
    t[at.FORTUNE_TAKEN] = r.flag("fortune_taken")
    t[at.UPGRADES_LEFT] = mask_of(r.words("upgrades", UPGRADES, 6))
    buildings = r.words("buildings", BUILDINGS, 4)
    if len(buildings) != 4 or len({c.building_tile[b] for b in buildings}) != 4:
        raise DataError("buildings", "must be four buildings of different tiles (DR-1.5)")
    t[at.BUILDINGS : at.BUILDINGS + 4] = buildings


def _seat(r: Reader, seat: int) -> None:
    s = r.s
    t = s.t
    c = s.k.c
    base = seat * at.STRIDE
    path = f"seats.{seat}"
    t[base + at.COINS] = r.number(f"{path}.coins", 0, 999)
    t[base + at.PRESTIGE] = r.number(f"{path}.prestige", 0, 999)
    t[base + at.SPACE] = r.number(f"{path}.space", 0, 4)
    for i, hero in enumerate(r.words(f"{path}.heroes", c.hero_ids, 3)):
        t[base + at.HEROES + i] = hero
    for i, card in enumerate(r.words(f"{path}.commissions", c.commission_ids, 3)):
        t[base + at.COMMISSIONS + i] = card
    t[base + at.DEEDS] = mask_of(r.words(f"{path}.deeds", c.deed_ids, 19))
    t[base + at.LOG_HEROES] = mask_of(r.words(f"{path}.log.heroes", c.hero_ids, 48))
    for road, word in enumerate(ROADS):
        t[base + at.LED + road] = r.number(f"{path}.log.led.{word}", 0, 99)
    _log(r, base, f"{path}.log.commissions")
    _companions(r, base, f"{path}.companions")
    if seat != s.concern:
        _wagon(r, base, path)
        _dice(r, base, path)
        for i, deed in enumerate(r.words(f"{path}.drawn", c.deed_ids, 2)):
            t[base + at.DRAWN + i] = deed
        t[base + at.PUT_UNDER] = r.word_or_none(f"{path}.put_under", c.deed_ids)


def _log(r: Reader, base: int, path: str) -> None:
    """Delivered commissions, each with its goods."""
    t = r.s.t
    c = r.s.k.c
    for i in range(len(r.sequence(path, 0, 30))):
        card = r.word(f"{path}.{i}.commission", c.commission_ids)
        code = 0
        for tile in r.words(f"{path}.{i}.goods", TILES, 3):
            asks = c.commission_asks[card]
            if tile % 6 not in asks:
                raise DataError(f"{path}.{i}.goods", f"it does not ask for {GOODS[tile % 6]}")
            code |= 1 + tile // 6 << 2 * asks.index(tile % 6)
        if not code:
            raise DataError(f"{path}.{i}.goods", "needs at least one good (DR-7.3.2)")
        t[base + at.LOG_COMMISSIONS] |= 1 << card
        t[at.LOADED + card] = code


def _companions(r: Reader, base: int, path: str) -> None:
    c = r.s.k.c
    for i, given in enumerate(r.sequence(path, 0, 22)):
        kind = word_in(given.get("name") if isinstance(given, dict) else given, c.companion_ids)
        if kind < 0:
            raise DataError(f"{path}.{i}", f"'{given}' is no companion")
        card = r.companion(kind, f"{path}.{i}")
        r.s.t[base + at.COMPANIONS] |= 1 << card
        gifts = given.get("gifts", []) if isinstance(given, dict) else []
        if not isinstance(gifts, list) or any(gift not in (1, 2) for gift in gifts):
            raise DataError(f"{path}.{i}.gifts", "must be a list of 1 and 2")
        r.s.t[at.GIFTS + card] = sum({1 << gift - 1 for gift in gifts})


def _wagon(r: Reader, base: int, path: str) -> None:
    t = r.s.t
    for tile in r.words(f"{path}.goods", TILES, 84, repeat=True):
        t[base + at.GOODS + tile] += 1
    t[base + at.LANTERNS] = r.number(f"{path}.lanterns", 0, 16)
    t[base + at.QUARTZ] = r.number(f"{path}.quartz", 0, 24)
    t[base + at.SHOES] = r.number(f"{path}.horseshoes", 0, 12)
    t[base + at.STEEDS] = mask_of(r.words(f"{path}.steeds", STEEDS, 7))
    t[base + at.UPGRADES] = mask_of(r.words(f"{path}.upgrades", UPGRADES, 6))
    t[base + at.FIRST_STEED] = r.word_or_none(f"{path}.began_with.steed", STEEDS)
    t[base + at.FIRST_HERO] = r.word_or_none(f"{path}.began_with.hero", r.s.k.c.hero_ids)
    t[at.UPGRADES_LEFT] &= ~t[base + at.UPGRADES]
    t[at.STEEDS_LEFT] &= ~t[base + at.STEEDS]


def _dice(r: Reader, base: int, path: str) -> None:
    """The night dice that lie nowhere are out of the game."""
    t = r.s.t
    for slot in range(len(r.sequence(f"{path}.locked", 3, 3))):
        t[base + at.LOCKED + slot] = r.word_or_none(f"{path}.locked.{slot}", FACES)
    for face in r.words(f"{path}.reserve", FACES, 4, repeat=True):
        t[base + at.RESERVE + face] += 1
    t[base + at.SPENT] = r.number(f"{path}.spent", 0, 7)
    t[base + at.POOL_NIGHT] = r.word_or_none(f"{path}.pool.night", FACES)
    t[base + at.POOL_LIT] = r.word_or_none(f"{path}.pool.lit", FACES)
    for i, face in enumerate(r.words(f"{path}.lit", FACES, 2, repeat=True)):
        t[base + at.LIT + i] = face
    out = 7 - t[base + at.SPENT] - sum(t[base + at.RESERVE : base + at.RESERVE + 6])
    out -= sum([1 for slot in range(3) if t[base + at.LOCKED + slot] >= 0])
    out -= t[base + at.POOL_NIGHT] >= 0
    if out < 0:
        raise DataError(path, "has more than 7 night dice")
    t[base + at.REMOVED] = out


def _cards(r: Reader) -> None:
    """Rows and decks. Where a face-up card is also on a wagon or in a log, its place is empty."""
    s = r.s
    t = s.t
    c = s.k.c
    r.gather()
    for i in range(len(r.sequence("inn", 4, 4))):
        t[at.INN + i] = r.row_card(f"inn.{i}", c.hero_ids, r.heroes)
    for i, hero in enumerate(r.words("shown", c.hero_ids, 6)):
        t[at.SHOWN + i] = r.once("shown", r.heroes, hero, c.hero_ids)
    for i in range(len(r.sequence("courtyard", 2, 2))):
        t[at.COURTYARD + i] = r.row_card(f"courtyard.{i}", c.deed_ids, r.deeds)
    _row(r)
    s.piles[at.OVER_HEROES] = r.pile("decks.heroes.top", c.hero_ids, r.heroes)
    s.piles[at.UNDER_HEROES] = r.pile("decks.heroes.under", c.hero_ids, r.heroes)
    s.piles[at.OVER_DEEDS] = r.pile("decks.deeds.top", c.deed_ids, r.deeds)
    s.piles[at.UNDER_DEEDS] = r.pile("decks.deeds.under", c.deed_ids, r.deeds)
    s.piles[at.OVER_COMPANIONS] = tuple(
        r.companion(kind, "decks.companions.top")
        for kind in r.words("decks.companions.top", c.companion_ids, 22, repeat=True)
    )
    if r.companion_cards is not None and len(r.companion_cards) > len(r.companions):
        raise DataError("companion_cards", "are more than there are companions")
    t[at.COMPANION_POOL] = (1 << 22) - 1 & ~mask_of(tuple(r.companions))
    for town, word in enumerate(TOWNS):
        path = f"decks.commissions.{word}"
        top = r.row_card(f"commissions.{word}", c.commission_ids, r.commissions)
        s.piles[at.OVER_COMMISSIONS + town] = r.pile(f"{path}.top", c.commission_ids, r.commissions)
        s.piles[at.UNDER_COMMISSIONS + town] = r.pile(
            f"{path}.under", c.commission_ids, r.commissions
        )
        rest = [card for card in range(5 * town, 5 * town + 5) if card not in r.commissions]
        if top < 0 and rest:
            top = rest.pop(0)
        t[at.TOPS + town] = top
        r.commission_pool |= mask_of(tuple(rest))
    t[at.COMMISSION_POOL] = r.commission_pool
    t[at.DEED_POOL] = (1 << 19) - 1 & ~mask_of(tuple(r.deeds))
    t[at.HERO_POOL] = (1 << 42) - 1 & ~mask_of(tuple(r.heroes))
    t[at.STARTERS_LEFT] = 63 << 42 & ~mask_of(tuple(r.heroes))
    for word in r.mapping("draft"):
        steed = word_in(word, STEEDS)
        if steed < 0:
            raise DataError("draft", f"'{word}' is no steed")
        t[at.DRAFT + steed] = r.word(f"draft.{word}", c.hero_ids)
    used = r.words("turn.strays_used", c.companion_ids, 4)
    t[at.STRAYS_USED] = mask_of(tuple(c.card_kind.index(kind) for kind in used))


def _row(r: Reader) -> None:
    t = r.s.t
    c = r.s.k.c
    for i, given in enumerate(r.sequence("companions", 3, 3)):
        if given is not None:
            name = given.get("name") if isinstance(given, dict) else given
            kind = word_in(name, c.companion_ids)
            if kind < 0:
                raise DataError(f"companions.{i}", f"'{given}' is no companion")
            card = r.companion(kind, f"companions.{i}", missing=True)
            t[at.ROW + i] = card
            if card >= 0 and (given.get("die") if isinstance(given, dict) else i == 2):
                t[at.ROW_DICE] |= 1 << i


def _caravan(r: Reader) -> None:
    t = r.s.t
    c = r.s.k.c
    for road, word in enumerate(ROADS):
        t[at.EVENTS_SEEN + road] = mask_of(r.words(f"events_seen.{word}", c.event_ids, 13))
        r.s.piles[at.OVER_EVENTS + road] = tuple(r.words(f"decks.{word}.top", c.event_ids, 13))
        gone = t[at.EVENTS_SEEN + road] | mask_of(r.s.piles[at.OVER_EVENTS + road])
        t[at.EVENT_POOL + road] = mask_of(c.event_decks[road]) & ~gone
    if r.get("caravan") is None:
        return
    t[at.EXTRA_DIE] = r.flag("caravan.extra_die")
    if len(r.mapping("caravan")) == 1:
        return
    t[at.LEADER] = r.number("caravan.leader", 0, r.s.seats - 1)
    t[at.ROUTE] = r.word("caravan.road", ROADS)
    t[at.TOWN] = r.word("caravan.town", TOWNS)
    t[at.TRAVELLERS] = mask_of(r.numbers("caravan.travellers", 0, r.s.seats - 1, 4))
    t[at.EVENT] = r.word_or_none("caravan.event", c.event_ids)
    if t[at.EVENT] >= 0:
        for road in range(2):
            t[at.EVENT_POOL + road] &= ~(1 << t[at.EVENT])
            t[at.EVENTS_SEEN + road] &= ~(1 << t[at.EVENT])
    for value in r.numbers("caravan.dice", 1, 6, 5):
        t[at.DICE + value - 1] += 1
    for value in r.numbers("caravan.taken", 1, 6, 5):
        t[at.TAKEN + value - 1] += 1


def _supplies(r: Reader) -> None:
    """What nobody has is in the supply."""
    s = r.s
    t = s.t
    c = s.k.c
    for seat in range(s.humans):
        base = seat * at.STRIDE
        for tile in range(12):
            t[at.GOOD_SUPPLY + tile % 6] -= t[base + at.GOODS + tile]
        t[at.LANTERN_SUPPLY] -= t[base + at.LANTERNS]
        t[at.QUARTZ_SUPPLY] -= t[base + at.QUARTZ]
        t[at.SHOE_SUPPLY] -= t[base + at.SHOES]
        for place in (at.LIT, at.LIT + 1, at.POOL_LIT):
            t[at.LIT_SUPPLY] -= t[base + place] >= 0
    t[at.QUARTZ_SUPPLY] -= sum([gift.bit_count() for gift in t[at.GIFTS : at.GIFTS + 22]])
    for good in range(6):
        r.enough(t[at.GOOD_SUPPLY + good], GOODS[good], c.supply_goods)
    r.enough(t[at.LANTERN_SUPPLY], "lanterns", c.supply_lanterns)
    r.enough(t[at.QUARTZ_SUPPLY], "quartz", c.supply_quartz)
    r.enough(t[at.SHOE_SUPPLY], "horseshoes", c.supply_horseshoes)
    r.enough(t[at.LIT_SUPPLY], "lit", c.supply_lit)


def _agenda(r: Reader) -> list[Frame]:
    """The step of the turn, then the unfinished business above it."""
    s = r.s
    step = str(r.get("turn.step"))
    seat = s.t[at.TURN]
    frames: list[Frame] = []
    kinds = {word: kind for kind, word in STEPS.items()}
    if step in kinds and not 0 <= seat < s.humans:
        raise DataError("turn.seat", "must be a human seat in this step")
    if step == "activate":
        frames.append(_activation(r, seat))
    elif step == "final":
        frames.append((f.F_FINAL, seat))
        s.t[at.TURN] = -1  # no companion can be used any more, DR-12.1
    elif step in kinds:
        frames.append((kinds[step], seat))
    elif step not in ("other", "over"):
        raise DataError("turn.step", f"must be one of {', '.join([*kinds, 'other', 'over'])}")
    if step == "move" and s.t[seat * at.STRIDE + at.POOL_NIGHT] < 0:
        raise DataError(f"seats.{seat}.pool.night", "is needed to move")
    frames.extend(r.frames("agenda", f.WORDS))
    return frames


def _activation(r: Reader, seat: int) -> Frame:
    """What can still be activated; left out, it follows from the pawn's space and the pool."""
    s = r.s
    first = activate.first_frame(s, seat)
    if r.get("turn.places") is None:
        return first
    mask = 0
    built = s.t[at.BUILDINGS : at.BUILDINGS + 4]
    for place in r.words("turn.places", (*DISTRICTS, *BUILDINGS), 9):
        if place < 5:
            mask |= 1 << place
        elif place - 5 in built:
            mask |= 32 << built.index(place - 5)
        else:
            raise DataError("turn.places", f"{BUILDINGS[place - 5]} is not in play")
    given = r.get("turn.districts")
    districts = min(first[2], (mask & 31).bit_count()) if given is None else 0
    if given is not None:
        districts = r.number("turn.districts", 0, 2)
    return (f.F_ACTIVATE, seat, districts, mask)
