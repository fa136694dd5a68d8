"""Phase 2: draw three tiles and price them in secret (SK-3); phase 3: discard (SK-4.1).

A seat answers small questions: which tile gets the axe (or, with "no discard", none), then the price
of each other tile in turn, then that it is done. The last to be done reveals everything; until then
everybody may take their pricing back, done or not.
"""

from bisect import insort
from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Refusal
from lanternway.games.skye import stages, tell
from lanternway.games.skye.actions import AXE, DONE, HIGHEST_PRICE, PRICE, REVISE, SPARE, TOKEN
from lanternway.games.skye.rules import bonus, tokens
from lanternway.games.skye.streams import BAG

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

AXED: Final = -1


def begin(table: "Table") -> None:
    """Everyone draws three tiles, in turn order, for all to see (SK-3.1)."""
    tell.phase_begins(table, "price")
    chance = table.chance
    bag = table.bag
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        first = seat * 3
        for slot in range(first, first + 3):
            table.drawn[slot] = chance.take(BAG, bag) if bag else 0
            table.price[slot] = 0
        tell.drew(table, seat, table.drawn[first : first + 3])
    table.spared = 0
    table.stage = stages.PRICE
    table.waiting = (1 << table.seats) - 1
    for seat in range(table.seats):
        answer_forced(table, seat)


def legal_price(table: "Table", seat: int) -> list[Action]:
    """The answers, a road token at any time, and taking back what was answered (SK-3.3)."""
    found = tokens.and_tokens(table, seat, answers(table, seat))
    return found + REVISE.actions if has_answered(table, seat) else found


def do_price(table: "Table", seat: int, action: Action) -> None:
    """One answer; then whatever has only one possible answer."""
    if action.family is TOKEN:
        tokens.lay(table, seat, action)
    elif action.family is DONE:
        table.waiting &= ~(1 << seat)
        tell.committed(table, seat)
    else:
        _answer(table, seat, action)
        answer_forced(table, seat)


def why_price(table: "Table", seat: int, action: Action) -> Refusal | None:
    possible = answers(table, seat)
    asked = possible[0].family
    if action.family is PRICE and asked is PRICE:
        return Refusal("SK-3.1", "skye-why-price-gold", {"most": len(possible)})
    if action.family is AXE and asked is PRICE:
        return Refusal("SK-3.1", "skye-why-one-axe")
    if action.family is PRICE:
        return Refusal("SK-3.1", "skye-why-axe-first")
    if action.family is SPARE:
        return Refusal("SK-3.4", "skye-why-no-spare")
    if action.family is DONE:
        return Refusal("SK-3.1", "skye-why-unpriced")
    return None


def answers(table: "Table", seat: int) -> list[Action]:
    """The answers to the seat's present question."""
    first = seat * 3
    drawn, price = table.drawn, table.price
    gold = table.gold[seat]
    tiles = unpriced = axed = 0
    for slot in range(first, first + 3):
        if drawn[slot]:
            tiles += 1
            if price[slot] == 0:
                unpriced += 1
            elif price[slot] > 0:
                gold -= price[slot]
            else:
                axed += 1
    if not unpriced:
        return DONE.actions
    needed = 0 if table.spared >> seat & 1 else axes(tiles, table.gold[seat]) - axed
    if needed > 0:
        if needed == unpriced:  # no gold at all: every tile goes
            return [AXE.actions[next_slot(table, seat) - first]]
        found = [AXE.actions[n] for n in range(3) if drawn[first + n] and price[first + n] == 0]
        if not axed and may_spare(table, seat, tiles):
            found += SPARE.actions
        return found
    return PRICE.actions[: min(gold - unpriced + 1, HIGHEST_PRICE)]


def axes(tiles: int, gold: int) -> int:
    """How many of so many tiles are axed: one, and those that there is no gold for (SK-3.3)."""
    return tiles - min(tiles - 1, gold)


def may_spare(table: "Table", seat: int, tiles: int) -> bool:
    """Whether "no discard" lets the seat price all its tiles (SK-3.4)."""
    if not table.setting.journeyman or not table.perks[seat] & bonus.NO_DISCARD:
        return False
    return table.gold[seat] >= tiles


def next_slot(table: "Table", seat: int) -> int:
    """The slot that is priced next, or -1."""
    for slot in range(seat * 3, seat * 3 + 3):
        if table.drawn[slot] and table.price[slot] == 0:
            return slot
    return -1


def _answer(table: "Table", seat: int, action: Action) -> None:
    family = action.family
    if family is PRICE:
        table.price[next_slot(table, seat)] = action.args[0] + 1
    elif family is AXE:
        table.price[seat * 3 + action.args[0]] = AXED
    elif family is SPARE:
        table.spared |= 1 << seat


def answer_forced(table: "Table", seat: int) -> None:
    """Answer what has only one answer; that all is done the seat says itself."""
    options = answers(table, seat)
    while len(options) == 1 and options[0].family is not DONE:
        _answer(table, seat, options[0])
        options = answers(table, seat)


def has_answered(table: "Table", seat: int) -> bool:
    """Whether the seat has chosen anything itself: tiles that all go for want of gold are no choice."""
    first = seat * 3
    tiles = priced = 0
    for slot in range(first, first + 3):
        if table.drawn[slot]:
            tiles += 1
            if table.price[slot]:
                priced += 1
    if not priced:
        return bool(table.spared >> seat & 1)
    return axes(tiles, table.gold[seat]) < tiles


def revise_prices(table: "Table", seat: int) -> None:
    """Take the whole pricing back (SK-3.3). Others are told only if they knew that it was done."""
    was_done = not table.waiting >> seat & 1
    for slot in range(seat * 3, seat * 3 + 3):
        table.price[slot] = 0
    table.spared &= ~(1 << seat)
    table.waiting |= 1 << seat
    answer_forced(table, seat)
    if was_done:
        tell.revised(table, seat)


def reveal_and_discard(table: "Table") -> None:
    """All screens are lifted (SK-3.3); axed tiles go back to the bag (SK-4.1)."""
    table.reveal()
    drawn, price = table.drawn, table.price
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        for slot in range(seat * 3, seat * 3 + 3):
            tile = drawn[slot]
            if not tile:
                continue
            gold = price[slot]
            if gold > 0:
                table.gold[seat] -= gold
                tell.priced(table, seat, tile, gold)
            else:
                insort(table.bag, tile)
                drawn[slot] = 0
                price[slot] = 0
                tell.axed(table, seat, tile)
    tell.phase_begins(table, "trade")
    table.stage = stages.BUY
    table.turn = 0
