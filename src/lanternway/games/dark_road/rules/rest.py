"""Rest: the table is put in order at the end of a turn (DR-4.6)."""

from typing import TYPE_CHECKING

from lanternway.games.dark_road import streams, tell
from lanternway.games.dark_road.content_words import FACES, GOODS, LIT_DIE
from lanternway.games.dark_road.limits import COMPANION_PLACES, REROLL_ROUNDS, SECTION_LIMIT
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import decks, turns

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def rest(table: "Table") -> None:
    """End the turn of the seat whose turn it is, and begin the next one."""
    seat = table.turn
    human = seat != table.setting.concern_seat
    if human:
        _use_dice(table, seat)
    _reroll_market(table)
    _refill_companions(table)
    _refill(table)
    if human and table.round in REROLL_ROUNDS:
        _roll_reserve(table, seat)
    tell.rested(table, seat)
    turns.next_turn(table)


def _use_dice(table: "Table", seat: int) -> None:
    """The dice of the pool are spent, the illuminated one goes back (DR-4.6.1)."""
    dice = table.dice[seat]
    if dice.pool_lit >= 0:
        table.supply[LIT_DIE] += 1
    table.dice[seat] = dice.rested()


def _reroll_market(table: "Table") -> None:
    """Dice set aside are rolled until each finds a section with room (DR-4.6.2)."""
    while table.dice_aside:
        good = table.chance.draw(streams.MARKET, len(GOODS))
        if table.market[good] < SECTION_LIMIT:
            table.market[good] += 1
            table.dice_aside -= 1
            tell.market_die(table, good)


def _refill_companions(table: "Table") -> None:
    """Slide away from the deck, refill to three, a travel die on the farthest (DR-4.6.3)."""
    row = [(card, die) for card, die in table.companion_row if card >= 0]
    if len(row) == COMPANION_PLACES and row[-1][1]:
        return
    while len(row) < COMPANION_PLACES:
        card = decks.draw_companion(table)
        if card < 0:
            break
        row.insert(0, (card, False))
    if row:
        row[-1] = row[-1][0], True
    gap = COMPANION_PLACES - len(row)
    table.companion_row = tuple([(NOTHING, False)] * gap + row)


def _refill(table: "Table") -> None:
    """Empty places of the Inn and the courtyard (DR-4.6.4)."""
    for place, hero in enumerate(table.inn):
        if hero < 0:
            table.inn[place] = decks.draw_hero(table)
    for place, deed in enumerate(table.courtyard):
        if deed < 0:
            table.courtyard[place] = decks.draw_deed(table)


def _roll_reserve(table: "Table", seat: int) -> None:
    """With the main reserve empty, one spent die leaves and the others are rolled (DR-4.6.5)."""
    dice = table.dice[seat]
    if dice.reserve or not dice.spent:
        return
    faces = [table.chance.draw(streams.NIGHT, len(FACES)) for _ in range(dice.spent - 1)]
    table.dice[seat] = dice.rolled_anew(faces)
    tell.reserve_rolled(table, seat, faces)
