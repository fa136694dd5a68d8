"""A fresh game (DR-2)."""

from collections.abc import Mapping

from lanternway.core.chance import Chance
from lanternway.core.options import Value
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import BUILDINGS, LEVELS, PLACES
from lanternway.games.dark_road.lookup import lookup
from lanternway.games.dark_road.rules import concern, decks, flow, gains, rest
from lanternway.games.dark_road.table import Table

START_COINS = 5
NIGHT_DICE_ROLLED = 4
HEROES = 42
SOLO_UPGRADES_REMOVED = 2


def empty(options: Mapping[str, Value], humans: int, chance: Chance) -> Table:
    """A table with nothing dealt: every card in its deck, every supply full."""
    k = lookup(str(options["edition"]))
    level = level_of(options)
    seats = humans + (1 if level >= 0 else 0)
    first = first_of(options, humans)
    open_coins = options["open_coins"] is True
    t = [0] * at.SIZE
    for seat in range(4):
        base = seat * at.STRIDE
        for place in (
            *range(at.HEROES, at.RESERVE),
            at.POOL_NIGHT,
            at.POOL_LIT,
            at.LIT,
            at.LIT + 1,
        ):
            t[base + place] = -1
        for place in (at.DRAWN, at.DRAWN + 1, at.PUT_UNDER, at.FIRST_STEED, at.FIRST_HERO):
            t[base + place] = -1
    for place in (
        *range(at.INN, at.ROW + 3),
        *range(at.TOPS, at.TOPS + 6),
        at.EVENT,
        at.TOWN,
        at.LEADER,
    ):
        t[place] = -1
    for place in (*range(at.BUILDINGS, at.BUILDINGS + 4), *range(at.DRAFT, at.DRAFT + 7)):
        t[place] = -1
    c = k.c
    t[at.HERO_POOL] = (1 << HEROES) - 1
    t[at.STARTERS_LEFT] = 63 << HEROES
    t[at.DEED_POOL] = (1 << len(c.deed_ids)) - 1
    t[at.COMPANION_POOL] = (1 << len(c.card_kind)) - 1
    t[at.COMMISSION_POOL] = (1 << len(c.commission_ids)) - 1
    for road in range(2):
        for event in c.event_decks[road]:
            t[at.EVENT_POOL + road] |= 1 << event
    t[at.UPGRADES_LEFT] = 63
    t[at.STEEDS_LEFT] = 127
    for good in range(6):
        t[at.GOOD_SUPPLY + good] = c.supply_goods
    t[at.LIT_SUPPLY] = c.supply_lit
    t[at.LANTERN_SUPPLY] = c.supply_lanterns
    t[at.QUARTZ_SUPPLY] = c.supply_quartz
    t[at.SHOE_SUPPLY] = c.supply_horseshoes
    t[at.RING] = c.ring_start
    t[at.RUINS] = c.ruins_start
    t[at.ROUND] = 1
    piles: list[tuple[int, ...]] = [()] * at.PILES
    return Table(seats, chance, [], 0, humans, level, first, open_coins, k, t, piles, [], [])


def level_of(options: Mapping[str, Value]) -> int:
    """The Private Concern's level, -1 for off."""
    word = str(options["private_concern"])
    return LEVELS.index(word) if word in LEVELS else -1


def first_of(options: Mapping[str, Value], humans: int) -> int:
    """The seat that begins every round: such that the Private Concern, whose seat follows the humans',
    has its place (DR-17.6.1)."""
    word = str(options["concern_place"])
    return (humans - PLACES.index(word)) % (humans + 1) if word in PLACES else 0


def new_table(options: Mapping[str, Value], humans: int, chance: Chance) -> Table:
    """Everything of DR-2, drawn from `chance`."""
    s = empty(options, humans, chance)
    _buildings(s, options["buildings"])
    _market(s)
    for town in range(6):
        decks.show_commission(s, town)
    for place in range(3):
        s.t[at.ROW + 2 - place] = decks.draw_companion(s)
    s.t[at.ROW_DICE] = 4
    for place in range(at.INN, at.INN + 4):
        s.t[place] = decks.draw_hero(s)
    for place in range(at.COURTYARD, at.COURTYARD + 2):
        s.t[place] = decks.draw_deed(s)
    two_deeds = options["deed_choice"] is True
    for seat in range(humans):
        _seat(s, seat, two_deeds)
    if s.level >= 0:
        if humans == 1:
            _remove_upgrades(s)
        concern.set_up(s)
    s.t[at.TURN] = -1
    if options["draft"] is True:
        _lay_out_draft(s)
        _ask_all(s, f.F_DRAFT)
    else:
        for seat in range(humans):
            _mount(s, seat)
        if s.level >= 0:
            concern.starting_hero(s)
    if two_deeds:
        # deeds are looked at before the draft
        _ask_all(s, f.F_KEEP)
    if not s.agenda:
        rest.start_turn(s, s.first)
    s.reveals = 0
    flow.go_on(s)
    return s


def _ask_all(s: Table, kind: int) -> None:
    """A question to every human, from the start player clockwise."""
    for place in range(s.seats - 1, -1, -1):
        seat = (s.first + place) % s.seats
        if seat != s.concern:
            s.agenda.append((kind, seat))


def _buildings(s: Table, wanted: Value) -> None:
    """Four of ten, no two of one tile, on random spaces (DR-2.1)."""
    if wanted == "first-game":
        chosen = list(s.k.c.first_game)
    elif isinstance(wanted, list):
        chosen = [BUILDINGS.index(word) for word in wanted]
    else:
        chosen = []
        tiles = [0, 1, 2, 3, 4]
        for _ in range(4):
            tile = s.chance.take(at.S_BUILDINGS, tiles)
            sides = [b for b in range(10) if s.k.c.building_tile[b] == tile]
            chosen.append(sides[s.chance.draw(at.S_BUILDINGS, 2)])
    chosen.sort()
    for place in range(4):
        s.t[at.BUILDINGS + place] = s.chance.take(at.S_BUILDINGS, chosen)


def _market(s: Table) -> None:
    """The rolled good is worth most; a die on each section but the last (DR-2.2)."""
    good = s.chance.draw(at.S_MARKET, 6)
    order = s.k.c.wheel_order
    s.t[at.WHEEL] = -order.index(good) % 6
    for other in s.k.from_top[s.t[at.WHEEL]][: s.k.c.market_dice]:
        s.t[at.MARKET + other] = 1


def _seat(s: Table, seat: int, two_deeds: bool) -> None:
    """DR-2.8, DR-2.9."""
    t = s.t
    base = seat * at.STRIDE
    t[base + at.PRESTIGE] = s.k.c.start_prestige
    t[base + at.COINS] = START_COINS + s.place(seat)
    t[base + at.LOCKED : base + at.LOCKED + 3] = s.k.c.locked_at_start
    for _ in range(NIGHT_DICE_ROLLED):
        t[base + at.RESERVE + s.chance.draw(at.S_NIGHT, 6)] += 1
    gains.lit_die(s, seat)
    gains.shoes(s, seat, 1)
    gains.tile(s, seat, s.k.from_top[t[at.WHEEL]][s.place(seat)])
    if two_deeds:
        t[base + at.DRAWN] = decks.draw_deed(s)
        t[base + at.DRAWN + 1] = decks.draw_deed(s)
    else:
        t[base + at.DEEDS] |= 1 << decks.draw_deed(s)


def random_starter(s: Table) -> int:
    """One of the starting heroes that nobody has."""
    left = [hero for hero in range(HEROES, HEROES + 6) if s.t[at.STARTERS_LEFT] >> hero & 1]
    return left[s.chance.draw(at.S_STARTERS, len(left))]


def _mount(s: Table, seat: int) -> None:
    """A random starting hero, whose bonus is gained, and a random steed (DR-2.10)."""
    t = s.t
    hero = random_starter(s)
    t[at.STARTERS_LEFT] &= ~(1 << hero)
    left = [steed for steed in range(7) if t[at.STEEDS_LEFT] >> steed & 1]
    steed = s.chance.take(at.S_STEEDS, left)
    t[at.STEEDS_LEFT] &= ~(1 << steed)
    t[seat * at.STRIDE + at.STEEDS] = 1 << steed
    t[seat * at.STRIDE + at.FIRST_STEED] = steed
    t[seat * at.STRIDE + at.FIRST_HERO] = hero
    gains.board(s, seat, hero, 1)


def _lay_out_draft(s: Table) -> None:
    """One pair of steed and starting hero more than there are humans (DR-2.10)."""
    steeds = [0, 1, 2, 3, 4, 5, 6]
    heroes = [HEROES + i for i in range(6)]
    for _ in range(s.humans + 1):
        hero = s.chance.take(at.S_STARTERS, heroes)
        s.t[at.DRAFT + s.chance.take(at.S_STEEDS, steeds)] = hero


def _remove_upgrades(s: Table) -> None:
    """Solo: two random wagon upgrades are out of the game (DR-17.1)."""
    left = [0, 1, 2, 3, 4, 5]
    for _ in range(SOLO_UPGRADES_REMOVED):
        s.t[at.UPGRADES_LEFT] &= ~(1 << s.chance.take(at.S_UPGRADES, left))
