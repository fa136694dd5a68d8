"""A fresh game (DR-2)."""

from collections.abc import Mapping
from typing import Final

from lanternway.core import Chance, Value
from lanternway.games.dark_road import agenda, streams
from lanternway.games.dark_road.agenda import RoadKind
from lanternway.games.dark_road.content import Content, content_of
from lanternway.games.dark_road.content_words import (
    BUILDINGS,
    DECK_HEROES,
    FACES,
    GOODS,
    HORSESHOE,
    STEEDS,
    TILES,
    TOWNS,
    UPGRADES,
)
from lanternway.games.dark_road.effect import BASIC
from lanternway.games.dark_road.limits import COMPANION_PLACES, COURTYARD_PLACES, INN_PLACES
from lanternway.games.dark_road.pieces import (
    NO_CARAVAN,
    NO_DICE,
    NO_LOG,
    NOTHING,
    Deck,
    Dice,
    fresh_opening,
)
from lanternway.games.dark_road.rules import decks, draft, flow, gains, turns
from lanternway.games.dark_road.rules.concern import door
from lanternway.games.dark_road.sets import mask_of, members
from lanternway.games.dark_road.setting import Setting
from lanternway.games.dark_road.state import Table

START_COINS: Final = 5
NIGHT_DICE_ROLLED: Final = 4
BUILDINGS_IN_PLAY: Final = 4
SOLO_UPGRADES_REMOVED: Final = 2


def empty_table(setting: Setting, content: Content, chance: Chance) -> Table:
    """A table with nothing dealt: every card in its deck, every supply full."""
    seats = setting.seats
    return Table(
        seats,
        chance,
        agenda=[],
        reveals=0,
        setting=setting,
        content=content,
        options=[],
        shared=False,
        round_=1,
        turn=0,
        wheel=0,
        market=[0] * len(GOODS),
        dice_aside=0,
        ring=content.ring_start,
        ruins=content.ruins_start,
        fortune_taken=False,
        inn=[NOTHING] * INN_PLACES,
        shown=(),
        courtyard=[NOTHING] * COURTYARD_PLACES,
        companion_row=((NOTHING, False),) * COMPANION_PLACES,
        commission_tops=[NOTHING] * len(TOWNS),
        decks=full_decks(content),
        upgrades_left=mask_of(range(len(UPGRADES))),
        steeds_left=mask_of(range(len(STEEDS))),
        good_supply=[content.supply_goods] * len(GOODS),
        supply=list(content.supply),
        companions_closed=False,
        free_shortcut=False,
        strays_used=0,
        unchecked_goods=0,
        unchecked_tokens=0,
        caravan=NO_CARAVAN,
        opening=fresh_opening(seats, mask_of(range(DECK_HEROES, len(content.hero_ids)))),
        gifts=(0,) * len(content.card_kind),
        loads=(0,) * len(content.commission_ids),
        concern=None,
        coins=[0] * seats,
        prestige=[0] * seats,
        space=[0] * seats,
        goods=[(0,) * len(TILES)] * seats,
        lanterns=[0] * seats,
        quartz=[0] * seats,
        horseshoes=[0] * seats,
        heroes=[()] * seats,
        commissions=[()] * seats,
        dice=[NO_DICE] * seats,
        steeds=[0] * seats,
        upgrades=[0] * seats,
        companions=[0] * seats,
        deeds=[0] * seats,
        log=[NO_LOG] * seats,
    )


def full_decks(content: Content) -> list[Deck]:
    """Every card in its deck, by the numbers of `rules.decks`."""
    found = [Deck(0)] * decks.NUMBER_OF_DECKS
    found[decks.HEROES] = Deck(mask_of(range(DECK_HEROES)))
    found[decks.DEEDS] = Deck(mask_of(range(len(content.deed_ids))))
    found[decks.COMPANIONS] = Deck(mask_of(range(len(content.card_kind))))
    for road, which in enumerate(decks.EVENTS):
        found[which] = Deck(mask_of(content.event_decks[road]))
    for town, which in enumerate(decks.COMMISSIONS):
        towns = content.commission_town
        found[which] = Deck(mask_of([card for card in range(len(towns)) if towns[card] == town]))
    return found


def new_table(options: Mapping[str, Value], humans: int, chance: Chance) -> Table:
    """Everything of DR-2, drawn from `chance`."""
    content = content_of(str(options["edition"]))
    buildings = _choose_buildings(content, options["buildings"], chance)
    table = empty_table(Setting(options, humans, buildings), content, chance)
    _lay_out_board(table)
    two_deeds = options["deed_choice"] is True
    for seat in range(humans):
        _equip(table, seat, two_deeds)
    with_concern = table.setting.level >= 0
    if with_concern:
        if humans == 1:
            _remove_upgrades(table)
        door.set_up(table)
    table.turn = NOTHING
    if options["draft"] is True:
        _lay_out_draft(table)
        _ask_all(table, agenda.DRAFT)
    else:
        for seat in range(humans):
            _mount_at_random(table, seat)
        if with_concern:
            door.starting_hero(table)
    if two_deeds:
        # deeds are looked at before the draft
        _ask_all(table, agenda.KEEP)
    if not table.agenda:
        turns.first_turn(table)
    table.reveals = 0
    flow.go_on(table)
    return table


def _ask_all(table: Table, kind: RoadKind) -> None:
    """A question to every human, from the start player clockwise."""
    setting = table.setting
    for place in range(table.seats - 1, -1, -1):
        seat = (setting.first + place) % table.seats
        if seat != setting.concern_seat:
            table.agenda.append(kind.of[seat])


def _choose_buildings(content: Content, wanted: Value, chance: Chance) -> tuple[int, ...]:
    """Four of ten, no two of one tile, on random spaces (DR-2.1)."""
    if wanted == "first-game":
        chosen = list(content.first_game)
    elif isinstance(wanted, list):
        chosen = [BUILDINGS.index(word) for word in wanted]
    else:
        chosen = []
        tiles = sorted(set(content.building_tile))
        for _ in range(BUILDINGS_IN_PLAY):
            tile = chance.take(streams.BUILDINGS, tiles)
            sides = [one for one, other in enumerate(content.building_tile) if other == tile]
            chosen.append(sides[chance.draw(streams.BUILDINGS, len(sides))])
    chosen.sort()
    return tuple([chance.take(streams.BUILDINGS, chosen) for _ in range(BUILDINGS_IN_PLAY)])


def _lay_out_board(table: Table) -> None:
    """The market, the open cards (DR-2.2 to DR-2.7)."""
    _roll_market(table)
    for town in range(len(TOWNS)):
        decks.show_commission(table, town)
    row = [(decks.draw_companion(table), False) for _ in range(COMPANION_PLACES)]
    row[0] = row[0][0], True
    table.companion_row = tuple(reversed(row))
    for place in range(INN_PLACES):
        table.inn[place] = decks.draw_hero(table)
    for place in range(COURTYARD_PLACES):
        table.courtyard[place] = decks.draw_deed(table)


def _roll_market(table: Table) -> None:
    """The rolled good is worth most; a die on each section but the last (DR-2.2)."""
    good = table.chance.draw(streams.MARKET, len(GOODS))
    content = table.content
    table.wheel = -content.wheel_order.index(good) % len(GOODS)
    for other in content.from_top[table.wheel][: content.market_dice]:
        table.market[other] = 1


def _equip(table: Table, seat: int, two_deeds: bool) -> None:
    """DR-2.8, DR-2.9."""
    place = table.setting.turn_order(seat)
    table.prestige[seat] = table.content.start_prestige
    table.coins[seat] = START_COINS + place
    faces = [table.chance.draw(streams.NIGHT, len(FACES)) for _ in range(NIGHT_DICE_ROLLED)]
    locked = table.content.locked_at_start
    table.dice[seat] = Dice(locked, tuple(sorted(faces)), (), NOTHING, NOTHING, 0, 0)
    gains.gain_lit_die(table, seat)
    gains.gain_tokens(table, seat, HORSESHOE, 1)
    gains.gain_good(table, seat, table.content.from_top[table.wheel][place], BASIC)
    if two_deeds:
        table.opening.drawn[seat] = (decks.draw_deed(table), decks.draw_deed(table))
    else:
        table.deeds[seat] |= 1 << decks.draw_deed(table)


def _mount_at_random(table: Table, seat: int) -> None:
    """A random starting hero, whose bonus is gained, and a random steed (DR-2.10)."""
    hero = table.chance.take(streams.STARTING_HEROES, members(table.opening.starters_left))
    steed = table.chance.take(streams.STEEDS, members(table.steeds_left))
    draft.mount(table, seat, steed, hero)
    gains.board(table, seat, hero, with_bonus=True)


def _lay_out_draft(table: Table) -> None:
    """One pair of steed and starting hero more than there are seats (DR-2.10)."""
    steeds = members(table.steeds_left)
    heroes = members(table.opening.starters_left)
    for _ in range(table.seats + 1):
        hero = table.chance.take(streams.STARTING_HEROES, heroes)
        table.opening.draft[table.chance.take(streams.STEEDS, steeds)] = hero


def _remove_upgrades(table: Table) -> None:
    """Solo: two random wagon upgrades are out of the game (DR-17.1)."""
    left = members(table.upgrades_left)
    for _ in range(SOLO_UPGRADES_REMOVED):
        table.upgrades_left &= ~(1 << table.chance.take(streams.UPGRADES, left))
