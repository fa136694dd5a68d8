"""What bots are told: how a seat stands, and which actions are worth a look first.

`value` is about the points that the seat will have at the end. Of coins and prestige the lower one
counts, and so much of the higher one as there is time to even out. What is aboard counts as what it
can still bring; in the middle of a turn the places that can be activated count too, so that looking
one step ahead sees where a move leads.
"""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Advice, Frame
from lanternway.games.dark_road import actions, agenda, worth
from lanternway.games.dark_road.content_words import DISTRICTS
from lanternway.games.dark_road.content_words import SHORTCUT as BY_SHORTCUT
from lanternway.games.dark_road.frames import Activate, Clockwise, Counted, Sale, Visit
from lanternway.games.dark_road.limits import HIGHEST_DIE, MAX_SEATS, ROUNDS
from lanternway.games.dark_road.rules.companions import ABILITIES
from lanternway.games.dark_road.sets import members
from lanternway.games.dark_road.worth import PRICES, Worth

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

CLOSING: Final = PRICES.number("closing")
WITHIN: Final = PRICES.number("within")
BEYOND: Final = PRICES.number("beyond")
SCARCE: Final = PRICES.number("scarce")
SCARCE_TURNS: Final = PRICES.number("scarce_turns")
LANTERN: Final = PRICES.number("lantern")
QUARTZ: Final = PRICES.number("quartz")
HORSESHOE: Final = PRICES.number("horseshoe")
COMPANION_ABILITY: Final = PRICES.number("companion_ability")
IN_TURN: Final = PRICES.number("in_turn")
SHORTCUT: Final = PRICES.number("shortcut")
LOOK_AT_ANY: Final = PRICES.number("look_at_any")
LOOK_AT_JOINING: Final = PRICES.number("look_at_joining")
LOOK_AT_TOWN: Final = PRICES.number("look_at_town")
LOOK_AT_PLACE: Final = PRICES.number("look_at_place")
LOOK_AT_BUILDING: Final = PRICES.number("look_at_building")
EVENT: Final = PRICES.numbers("event", MAX_SEATS)
OPEN: Final = PRICES.by_word("open", [kind.word for kind in agenda.KINDS.all])
_LOOK: Final = PRICES.by_word("look_at", [family.verb for family in actions.CATALOGUE.families])
LOOK: Final = [_LOOK.get(family.verb, LOOK_AT_ANY) for family in actions.CATALOGUE.families]
"""By family."""
BETWEEN_TURNS: Final = (agenda.KEEP, agenda.DRAFT, agenda.PLAN, agenda.FINAL, agenda.DELIVERED)
"""What is asked first in a turn, before all turns, and after them."""
LOOK_AT_DIE: Final = PRICES.numbers("look_at_die", HIGHEST_DIE)


def turns_left(table: "Table", seat: int) -> int:
    """Turns that the seat has not begun, without the final visit."""
    left = ROUNDS - table.round
    if table.turn < 0:
        drafting = not table.agenda or table.agenda[0].kind in (agenda.KEEP, agenda.DRAFT)
        return left + 1 if drafting else 0
    order = table.setting
    return left + 1 if order.turn_order(table.turn) < order.turn_order(seat) else left


def value(table: "Table", seat: int) -> float:
    """About the points that the seat ends with."""
    if seat == table.setting.concern_seat or is_over(table, seat):
        return worth.final(table, seat)
    left = turns_left(table, seat)
    return points(table, seat, left, wagon(table, seat, left))


def is_last_visit(table: "Table") -> bool:
    """Whether the seats make their last visits, one after the other."""
    kind = table.agenda[0].kind
    return kind is agenda.FINAL or kind is agenda.DELIVERED


def is_over(table: "Table", seat: int) -> bool:
    """Whether the seat has made its last visit."""
    if not table.agenda:
        return True
    if not is_last_visit(table):
        return False
    order = table.setting
    return order.turn_order(seat) < order.turn_order(table.agenda[0].seat)


def wagon(table: "Table", seat: int, left: int) -> Worth:
    """What is aboard, and what it can be expected to bring."""
    now = Worth(table, seat, left)
    if is_last_visit(table) and seat == table.agenda[0].seat:
        now.stay_at([frame.town for frame in table.agenda if isinstance(frame, Visit)])
    return now


def points(table: "Table", seat: int, left: int, now: Worth) -> float:
    """About the points that a seat with this wagon ends with."""
    total = holdings(table, seat, left, now, worth.deeds(table, seat, left))
    return total + ahead(table, seat, now) + worth.to_come(left)


def holdings(table: "Table", seat: int, left: int, now: Worth, deeds: float) -> float:
    """What the seat has and hopes for, deeds included; `now` knows then what coins and prestige are worth
    to it."""
    coins = table.coins[seat] + now.coins
    prestige = table.prestige[seat] + now.prestige
    low, high = (coins, prestige) if coins < prestige else (prestige, coins)
    apart = high - low
    near = min(apart, CLOSING * left)
    total = low + WITHIN * near + BEYOND * (apart - near)
    more = WITHIN if near == apart else BEYOND
    now.weigh(1.0 - more if coins < prestige else more, more if coins < prestige else 1.0 - more)
    total += SCARCE * prestige * min(1.0, left / SCARCE_TURNS)
    use = now.use
    total += use * (
        LANTERN * table.lanterns[seat]
        + QUARTZ * table.quartz[seat]
        + HORSESHOE * table.horseshoes[seat]
    )
    total += len(table.dice[seat].lit) * now.lit_die()
    total += deeds
    for which in members(table.upgrades[seat]):
        total += worth.upgrade(table, which, left)
    if table.companions[seat]:
        total += use * COMPANION_ABILITY * unused_abilities(table, seat)
    return total


def unused_abilities(table: "Table", seat: int) -> int:
    content = table.content
    unused = 0
    for card in members(table.companions[seat]):
        if content.companion_loyal[content.card_kind[card]]:
            unused += ABILITIES - table.gifts[card].bit_count()
        else:
            unused += 1
    return unused


def ahead(table: "Table", seat: int, now: Worth) -> float:
    """What the rest of this turn and a caravan under way still promise."""
    total = 0.0
    lowest = table.agenda[0]
    if lowest.seat == seat:
        if lowest.kind is agenda.MOVE or lowest.kind is agenda.HORSESHOE:
            total += now.best_move(lowest.kind is agenda.HORSESHOE)
        elif isinstance(lowest, Activate):
            total += now.places(lowest.places, lowest.districts)
        elif lowest.kind is agenda.PLAN:
            total += worth.TURN
    if table.turn == seat:
        total += IN_TURN + _at_yurgs(table, now)
    top = table.agenda[-1]
    if top.seat == seat:
        total += OPEN.get(top.kind.word, 0.0)
        if top.kind is agenda.INN:
            total += now.inn()
        elif isinstance(top, Sale):
            total += now.sale(top.hero, top.asked)
    if table.caravan.is_under_way() and table.caravan.travels(seat):
        total += _caravan(table, seat, now)
    return total


def _at_yurgs(table: "Table", now: Worth) -> float:
    """The trip or the ruins, as long as the choice is not carried out."""
    for frame in table.agenda:
        kind = frame.kind
        if kind is agenda.AT_YURGS or kind is agenda.YURGS:
            return now.yurgs()
        if kind is agenda.INVITE or kind is agenda.DECLARE:
            return now.trip()
    return 0.0


def _event(table: "Table", seat: int) -> float:
    """The better dice are taken first; a companion's die leaves the worst one over."""
    caravan = table.caravan
    if caravan.road == BY_SHORTCUT:
        return SHORTCUT
    before = 0
    for offset in range((seat - caravan.leader) % table.seats):
        before += caravan.travels((caravan.leader + offset) % table.seats)
    if before and caravan.extra_die:
        before -= 1
    return EVENT[before]


def _caravan(table: "Table", seat: int, now: Worth) -> float:
    """What is still to come of a caravan: the event, the visit, good fortune."""
    caravan = table.caravan
    leads = caravan.leader == seat
    visit = now.lead(caravan.town) if leads else now.join(caravan.town)
    total = 0.0
    for frame in table.agenda:
        kind = frame.kind
        if kind is agenda.JOINING or kind is agenda.JOIN or kind is agenda.EVENT:
            if not caravan.taken:
                total += _event(table, seat)
            total += visit
            if leads:
                total += now.fortunes(1 + caravan.road)
        elif kind is agenda.VISITS:
            total += _visits(table, seat, frame, visit)
            if leads:
                total += now.fortunes(1 + caravan.road)
        elif isinstance(frame, Visit) and frame.seat == seat:
            total += visit if leads else now.gain(frame.town)
        elif kind is agenda.WHERE and frame.seat == seat:
            total += visit
        elif leads and kind is agenda.FORTUNES:
            assert isinstance(frame, Counted)
            total += now.fortunes(frame.count)
    return total


def _visits(table: "Table", seat: int, frame: Frame, visit: float) -> float:
    """The visit, if the seat's turn to make it is still to come."""
    assert isinstance(frame, Clockwise)
    return visit if frame.offset <= (seat - table.caravan.leader) % table.seats else 0.0


def priors(table: "Table", seat: int, legal: list[Action]) -> list[float]:
    """Rules of thumb: deliver, sell, use what was activated; towns by what can be delivered there."""
    first = legal[0].family
    weights = [LOOK[action.kind] for action in legal]
    if first is actions.DECLARE or first is actions.VISIT or first is actions.JOIN:
        now = Worth(table, seat, turns_left(table, seat))
        for place, action in enumerate(legal):
            if action.family is actions.JOIN:
                weights[place] = LOOK_AT_JOINING + now.join(table.caravan.town)
            elif action.family is actions.DECLARE or action.family is actions.VISIT:
                weights[place] = LOOK_AT_TOWN + now.towns[action.args[-1]]
    elif first is actions.DIE:
        for place, action in enumerate(legal):
            if action.family is actions.DIE:
                weights[place] = LOOK_AT_DIE[action.args[0]]
    elif first is actions.ACTIVATE:
        now = Worth(table, seat, turns_left(table, seat))
        for place, action in enumerate(legal):
            if action.family is actions.ACTIVATE:
                where = action.args[0]
                district = where < len(DISTRICTS)
                promise = now.district(where) if district else LOOK_AT_BUILDING
                weights[place] = LOOK_AT_PLACE + promise
    total = sum(weights)
    return [weight / total for weight in weights]


def is_quiet(table: "Table") -> bool:
    """Between turns: in the middle of one much is begun and little done."""
    return not table.agenda or table.agenda[0].kind in BETWEEN_TURNS


ADVICE: Final = Advice(
    value,
    priors,
    follow_up=PRICES.whole("follow_up"),
    settle=PRICES.whole("settle"),
    is_quiet=is_quiet,
    is_horizon=is_quiet,
)
