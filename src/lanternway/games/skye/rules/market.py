"""Phase 4: buy one tile of another player, or pass; keep what nobody bought (SK-4)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.skye import stages, tell
from lanternway.games.skye.actions import BUY, PASS, TOKEN
from lanternway.games.skye.agenda import SALE, SYMBOL, Advance
from lanternway.games.skye.rules import bonus, tokens
from lanternway.games.skye.tables import FACES

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def next_buyer(table: "Table") -> None:
    """The next seat's turn to buy; after all first purchases the second ones (SK-4.6)."""
    if table.turn == table.seats:
        table.turn = 0
        again = table.stage is stages.BUY and table.setting.journeyman
        table.stage = stages.BUY_AGAIN if again else stages.KEEP
        return
    seat = table.seat_of_turn(table.turn)
    if table.stage is stages.BUY_AGAIN and not may_buy_again(table, seat):
        table.turn += 1
        return
    # Whether the seat can pay is its secret, so it is asked even if it can't.
    first = seat * 3
    for slot in range(table.seats * 3):
        if table.drawn[slot] and not first <= slot < first + 3:
            table.waiting = 1 << seat
            return
    table.turn += 1


def may_buy_again(table: "Table", seat: int) -> bool:
    """Whether a second purchase is the seat's: it has the bonus tile and made a first one (SK-4.6)."""
    bought = table.hands[seat]  # what is kept joins the hand only after all purchases
    return table.perks[seat] & bonus.TWO_PURCHASES != 0 and len(bought) > 0


def bank_pays(table: "Table", seat: int) -> bool:
    """Whether the supply pays for the seat's purchases (SK-4.6)."""
    return table.setting.journeyman and table.perks[seat] & bonus.BANK_PAYS != 0


def offered(table: "Table", seat: int) -> list[Action]:
    """Every tile of others, whether or not the seat can pay for it (SK-4.2)."""
    first = seat * 3
    return [
        BUY.actions[tile - 1]
        for slot, tile in enumerate(table.drawn)
        if tile and not first <= slot < first + 3
    ]


def legal_buy(table: "Table", seat: int) -> list[Action]:
    """Every tile of others that the seat's unassigned gold pays for (SK-4.3), and passing."""
    first = seat * 3
    purse = table.gold[seat]
    if bank_pays(table, seat):
        purse = table.bank + 1
    drawn, price = table.drawn, table.price
    found = []
    for slot in range(table.seats * 3):
        tile = drawn[slot]
        if tile and price[slot] <= purse and not first <= slot < first + 3:
            found.append(BUY.actions[tile - 1])
    found += PASS.actions
    return tokens.and_tokens(table, seat, found)


def do_buy(table: "Table", seat: int, action: Action) -> None:
    """Buy or pass; the turn goes on."""
    if action.family is TOKEN:
        tokens.lay(table, seat, action)
        return
    table.waiting = 0
    table.turn += 1
    if action.family is BUY:
        buy(table, seat, table.drawn.index(action.args[0] + 1))
    else:
        tell.passed(table, seat)


def why_buy(table: "Table", seat: int, action: Action) -> Refusal | None:
    if action.family is not BUY:
        return None
    tile = action.args[0] + 1
    name = {"tile": tell.tile_name(tile)}
    if tile not in table.drawn:
        return Refusal("SK-4.4", "skye-why-not-for-sale", dict(name))
    slot = table.drawn.index(tile)
    if slot // 3 == seat:
        return Refusal("SK-4.2", "skye-why-own-tile", dict(name))
    return Refusal(
        "SK-4.3", "skye-why-buy-gold", {"gold": table.price[slot], "has": table.gold[seat]}
    )


def buy(table: "Table", seat: int, slot: int) -> None:
    """The seller takes the price and the gold that lies on the tile, at once (SK-4.3)."""
    tile = table.drawn[slot]
    gold = table.price[slot]
    seller = slot // 3
    paid = 0 if bank_pays(table, seat) else gold
    table.gold[seat] -= paid
    table.bank += gold - paid
    table.gold[seller] += 2 * gold
    table.drawn[slot] = 0
    table.price[slot] = 0
    table.hands[seat] += (tile,)
    tell.bought(table, seat, seller, tile, gold, paid)
    if table.setting.journeyman:  # SK-4.5: the seller is asked first, then the buyer
        if FACES[tile].journeyman:
            table.agenda.append(Advance(seat, SYMBOL, tile))
        table.agenda.append(Advance(seller, SALE, tile))


def keep_unsold(table: "Table") -> None:
    """Everyone keeps the unsold tiles; the gold on them goes to the supply (SK-4.4)."""
    symbols = []
    for turn in range(table.seats):
        seat = table.seat_of_turn(turn)
        for slot in range(seat * 3, seat * 3 + 3):
            tile = table.drawn[slot]
            if not tile:
                continue
            gold = table.price[slot]
            table.bank -= gold
            table.drawn[slot] = 0
            table.price[slot] = 0
            table.hands[seat] += (tile,)
            tell.kept(table, seat, tile, gold)
            if FACES[tile].journeyman:
                symbols.append(Advance(seat, SYMBOL, tile))
    symbols.reverse()
    table.agenda.extend(symbols)
    table.stage = stages.TRADE_END
