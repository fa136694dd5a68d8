"""A table from its data (`data.to_data`), perhaps edited by a position: read, checked and completed."""

from collections.abc import Mapping
from typing import Any

from lanternway.core import DataError, Frame, Value, fresh
from lanternway.core.reading import Node
from lanternway.games.dark_road import agenda
from lanternway.games.dark_road.agenda import KINDS, RoadKind, Task
from lanternway.games.dark_road.concern_board import ConcernBoard
from lanternway.games.dark_road.content import Content, content_of
from lanternway.games.dark_road.content_words import (
    BUILDINGS,
    COMPANIONS,
    DISTRICTS,
    FACES,
    GOOD_OF,
    GOODS,
    HORSESHOE,
    LANTERN,
    LIT_DIE,
    QUARTZ,
    RING,
    ROADS,
    RUINS,
    SIDE_OF,
    STEEDS,
    TILES,
    TOWNS,
    UPGRADES,
)
from lanternway.games.dark_road.frames import Activate, read_frame
from lanternway.games.dark_road.limits import (
    COMMISSION_SLOTS,
    HERO_SLOTS,
    HIGHEST_DIE,
    LIT_LIMIT,
    NIGHT_DICE,
    ROUNDS,
    SECTION_LIMIT,
)
from lanternway.games.dark_road.pieces import NOTHING, Caravan, Dice, Log
from lanternway.games.dark_road.restore_cards import Cards
from lanternway.games.dark_road.rules import deliveries, flow, reach
from lanternway.games.dark_road.sets import mask_of, replaced
from lanternway.games.dark_road.setting import Setting
from lanternway.games.dark_road.setup import empty_table
from lanternway.games.dark_road.state import Table
from lanternway.games.dark_road.streams import STREAMS

MOST = 999
MOST_FRAMES = 40
TRAVEL_DICE = 5


def from_data(
    data: Mapping[str, Any], options: Mapping[str, Value], humans: int, settle: bool = True
) -> Table:
    """DataError names the path that cannot be. Without `settle` the table stays as given, and what has
    only one outcome is not carried out yet."""
    root = Node(data)
    content = content_of(str(options["edition"]))
    setting = Setting(options, humans, _buildings(content, root.get("buildings")))
    table = empty_table(setting, content, fresh(0, len(STREAMS)))
    cards = Cards(table, root)
    _middle(table, root)
    for seat, node in enumerate(root.get("seats").items(table.seats, table.seats)):
        _seat(table, seat, node, cards)
    if setting.level >= 0:
        table.concern = _concern(content, root.get("concern"))
    table.caravan = _caravan(table, root.get("caravan"))
    table.agenda[:] = _agenda(table, root)
    cards.gather()
    cards.rows()
    cards.companion_row()
    cards.companion_deck()
    cards.hero_and_deed_decks()
    cards.commission_stacks()
    cards.event_decks(table.caravan.event)
    cards.draft()
    _supplies(table)
    everybody = (1 << table.seats) - 1
    table.unchecked_goods = everybody
    table.unchecked_tokens = everybody
    if settle:
        flow.go_on(table)
    return table


# --- the middle of the table ----------------------------------------------------------------------


def _buildings(content: Content, node: Node) -> tuple[int, ...]:
    buildings = node.words(BUILDINGS, most=4)
    if len(buildings) != 4 or len({content.building_tile[one] for one in buildings}) != 4:
        raise node.wrong("must be four buildings of different tiles (DR-1.5)")
    return tuple(buildings)


def _middle(table: Table, root: Node) -> None:
    content = table.content
    table.round = root.get("round").number(1, ROUNDS)
    turn = root.get("turn")
    table.turn = turn.get("seat").number(NOTHING, table.seats - 1)
    table.free_shortcut = turn.get("free_shortcut").flag()
    table.companions_closed = turn.get("companions_closed").flag()
    strays = turn.get("strays_used").words(COMPANIONS, repeat=False, most=4)
    table.strays_used = mask_of([content.card_kind.index(kind) for kind in strays])
    wheel = root.get("wheel")
    top = wheel.get("top").word(GOODS)
    table.wheel = -content.wheel_order.index(top) % len(GOODS)
    dice = wheel.get("dice")
    table.market = [dice.get(word).number(0, SECTION_LIMIT) for word in GOODS]
    table.dice_aside = content.market_dice - sum(table.market)
    if table.dice_aside < 0:
        raise dice.wrong(f"there are only {content.market_dice} market dice")
    table.ring = root.get("ring").word(RING)
    table.ruins = root.get("ruins").word(RUINS)
    table.fortune_taken = root.get("fortune_taken").flag()
    table.upgrades_left = mask_of(root.get("upgrades").words(UPGRADES, repeat=False))


def _caravan(table: Table, node: Node) -> Caravan:
    if node.is_none():
        return table.caravan
    extra_die = node.get("extra_die").flag()
    if len(node.fields()) == 1:
        return Caravan(extra_die=extra_die)
    seats = table.seats
    travelers = [one.number(0, seats - 1) for one in node.get("travellers").items(0, seats)]
    return Caravan(
        node.get("leader").number(0, seats - 1),
        node.get("road").word(ROADS),
        node.get("town").word(TOWNS),
        mask_of(travelers),
        extra_die,
        node.get("event").word_or_none(table.content.event_ids),
        _travel_dice(node.get("dice")),
        _travel_dice(node.get("taken")),
    )


def _travel_dice(node: Node) -> tuple[int, ...]:
    return tuple(sorted([die.number(1, HIGHEST_DIE) for die in node.items(0, TRAVEL_DICE)]))


def _supplies(table: Table) -> None:
    """What nobody has is in the supply."""
    for seat in range(table.setting.humans):
        for number, count in enumerate(table.goods[seat]):
            table.good_supply[GOOD_OF[number]] -= count
        table.supply[LANTERN] -= table.lanterns[seat]
        table.supply[QUARTZ] -= table.quartz[seat]
        table.supply[HORSESHOE] -= table.horseshoes[seat]
        dice = table.dice[seat]
        table.supply[LIT_DIE] -= len(dice.lit) + (dice.pool_lit >= 0)
    table.supply[QUARTZ] -= sum([gift.bit_count() for gift in table.gifts])
    for good, word in enumerate(GOODS):
        _enough(table.good_supply[good], word, table.content.supply_goods)
    for thing, word in enumerate(("lanterns", "quartz", "horseshoes", "lit")):
        _enough(table.supply[thing], word, table.content.supply[thing])


def _enough(left: int, what: str, there: int) -> None:
    if left < 0:
        raise DataError("seats", f"hold more {what} than the {there} there are")


# --- a seat ---------------------------------------------------------------------------------------


def _seat(table: Table, seat: int, node: Node, cards: Cards) -> None:
    content = table.content
    table.coins[seat] = node.get("coins").number(0, MOST)
    table.prestige[seat] = node.get("prestige").number(0, MOST)
    table.space[seat] = node.get("space").number(0, 4)
    heroes = node.get("heroes").words(content.hero_ids, repeat=False, most=HERO_SLOTS)
    table.heroes[seat] = tuple(heroes)
    commissions = node.get("commissions")
    held = commissions.words(content.commission_ids, repeat=False, most=COMMISSION_SLOTS)
    table.commissions[seat] = tuple(held)
    table.deeds[seat] = mask_of(node.get("deeds").words(content.deed_ids, repeat=False))
    table.log[seat] = _log(table, node.get("log"))
    cards.held_companions(seat, node.get("companions"))
    if seat != table.setting.concern_seat:
        _wagon(table, seat, node)
        table.dice[seat] = _dice(node)
        opening = table.opening
        opening.drawn[seat] = tuple(node.get("drawn").words(content.deed_ids, False, 2))
        opening.put_under[seat] = node.find("put_under").word_or_none(content.deed_ids)
        began = node.get("began_with")
        opening.first_steed[seat] = began.get("steed").word_or_none(STEEDS)
        opening.first_hero[seat] = began.get("hero").word_or_none(content.hero_ids)


def _log(table: Table, node: Node) -> Log:
    """Delivered commissions, each with its goods."""
    content = table.content
    heroes = mask_of(node.get("heroes").words(content.hero_ids, repeat=False))
    led = tuple([node.get("led").get(word).number(0, 99) for word in ROADS])
    commissions = 0
    for given in node.get("commissions").items(0, len(content.commission_ids)):
        commission = given.get("commission").word(content.commission_ids)
        asks = content.commission_asks[commission]
        load = 0
        goods = given.get("goods")
        for number in goods.words(TILES, repeat=False, most=3):
            good = GOOD_OF[number]
            if good not in asks:
                raise goods.wrong(f"it does not ask for {GOODS[good]}")
            load = deliveries.with_good(load, asks.index(good), SIDE_OF[number])
        if not load:
            raise goods.wrong("needs at least one good (DR-7.3.2)")
        commissions |= 1 << commission
        table.loads = replaced(table.loads, commission, load)
    return Log(heroes, commissions, led)


def _wagon(table: Table, seat: int, node: Node) -> None:
    goods = [0] * len(TILES)
    for number in node.get("goods").words(TILES, most=84):
        goods[number] += 1
    table.goods[seat] = tuple(goods)
    table.lanterns[seat] = node.get("lanterns").number(0, 16)
    table.quartz[seat] = node.get("quartz").number(0, 24)
    table.horseshoes[seat] = node.get("horseshoes").number(0, 12)
    table.steeds[seat] = mask_of(node.get("steeds").words(STEEDS, repeat=False))
    table.upgrades[seat] = mask_of(node.get("upgrades").words(UPGRADES, repeat=False))
    table.upgrades_left &= ~table.upgrades[seat]
    table.steeds_left &= ~table.steeds[seat]


def _dice(node: Node) -> Dice:
    """The night dice that lie nowhere are out of the game."""
    locked = tuple([slot.word_or_none(FACES) for slot in node.get("locked").items(3, 3)])
    reserve = tuple(sorted(node.get("reserve").words(FACES, most=4)))
    spent = node.get("spent").number(0, NIGHT_DICE)
    night = node.get("pool").get("night").word_or_none(FACES)
    lit = node.get("lit").words(FACES, most=LIT_LIMIT)
    there = spent + len(reserve) + len([face for face in locked if face >= 0]) + (night >= 0)
    if there > NIGHT_DICE:
        raise node.wrong(f"has more than {NIGHT_DICE} night dice")
    return Dice(
        locked,
        reserve,
        tuple(lit),
        night,
        node.get("pool").get("lit").word_or_none(FACES),
        spent,
        NIGHT_DICE - there,
    )


# --- the Private Concern --------------------------------------------------------------------------


def _concern(content: Content, node: Node) -> ConcernBoard:
    cards = content.concern
    card = node.get("card").word_or_none(cards.action_ids)
    used = node.get("used").mask(cards.action_ids)
    if card >= 0 and used >> card & 1:
        raise node.get("used").wrong(f"holds the open card {cards.action_ids[card]!r}")
    return ConcernBoard(
        crates=node.get("crates").number(0, cards.crate_track),
        card=card,
        used=used,
        row=_different(node.get("row"), TOWNS, len(TOWNS)),
        eager=node.get("eager").mask(TOWNS),
        notices=_different(node.get("notices"), cards.notice_ids, len(cards.notice_rounds)),
        sarcophagi=_different(
            node.get("sarcophagi"), cards.sarcophagus_ids, len(cards.sarcophagus_ids)
        ),
        seen_deeds=node.get("seen_deeds").mask(content.deed_ids),
    )


def _different(node: Node, words: tuple[str, ...], count: int) -> tuple[int, ...]:
    found = node.words(words, repeat=False)
    if len(found) != count:
        raise node.wrong(f"must be {count} different of {', '.join(words)}")
    return tuple(found)


# --- the agenda -----------------------------------------------------------------------------------


def _agenda(table: Table, root: Node) -> list[Frame]:
    """The step of the turn, then the unfinished business above it."""
    turn = root.get("turn")
    step = turn.get("step")
    seat = table.turn
    frames: list[Frame] = []
    steps = {kind.word: kind for kind in agenda.STEPS}
    if step.value not in steps:
        if step.value not in ("other", "over"):
            raise step.wrong(f"must be one of {', '.join([*steps, 'other', 'over'])}")
    elif not 0 <= seat < table.setting.humans:
        raise turn.get("seat").wrong("must be a human seat in this step")
    elif step.value == agenda.ACTIVATE.word:
        frames.append(_activation(table, seat, turn))
    else:
        frames.append(steps[step.value].of[seat])
    if step.value == agenda.FINAL.word:
        table.turn = NOTHING  # no companion can be used any more, DR-12.1
    if step.value == agenda.MOVE.word and table.dice[seat].pool_night < 0:
        raise DataError(f"seats.{seat}.pool.night", "is needed to move")
    frames += [_frame(node, table.seats) for node in root.get("agenda").items(0, MOST_FRAMES)]
    return frames


def _frame(node: Node, seats: int) -> Task:
    """A frame from its data: a kind, a seat and numbers."""
    given = node.value
    if isinstance(given, (list, tuple)) and len(given) > 1:
        kind = KINDS.find(given[0], node.path)
        numbers = list(given[1:])
        assert isinstance(kind, RoadKind)
        if all(type(number) is int for number in numbers) and 0 <= numbers[0] < seats:
            frame = read_frame(kind, numbers[0], numbers[1:])
            if frame is not None:
                return frame
    raise node.wrong(f"must be a kind, a seat and numbers, not {given!r}")


def _activation(table: Table, seat: int, turn: Node) -> Activate:
    """What can still be activated; left out, it follows from the pawn's space and the pool."""
    first = reach.first_frame(table, seat)
    given = turn.find("places")
    if given.is_none():
        return first
    places = 0
    known = [*DISTRICTS, *BUILDINGS]
    in_play = [*DISTRICTS, *[BUILDINGS[building] for building in table.setting.buildings]]
    for place in given.words(known, repeat=False, most=9):
        if known[place] not in in_play:
            raise given.wrong(f"{known[place]} is not in play")
        places |= 1 << in_play.index(known[place])
    districts = turn.find("districts")
    if districts.is_none():
        count = (places & reach.ALL_DISTRICTS).bit_count()
        return Activate(seat, min(first.districts, count), places)
    return Activate(seat, districts.number(0, 2), places)
