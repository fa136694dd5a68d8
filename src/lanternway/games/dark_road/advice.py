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
from lanternway.games.dark_road.limits import ROUNDS
from lanternway.games.dark_road.rules.companions import ABILITIES
from lanternway.games.dark_road.sets import members
from lanternway.games.dark_road.worth import Worth

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

LANTERN: Final = 0.3
QUARTZ: Final = 1.3
HORSESHOE: Final = 0.2
DEED: Final = 1.3
COMPANION_ABILITY: Final = 0.2
EVENT: Final[tuple[float, ...]] = (0.3, 0.4, 0.1, -0.5)
"""What an event of the dark road is worth to the first, second … who takes a die."""
SCARCE: Final = 0.12
"""Prestige is harder to come by than coins: so much more each one is worth until the last turns."""
IN_TURN: Final = 1.1
"""What one's own turn brings besides what is counted place by place."""
SHORTCUT: Final = 0.2
CLOSING: Final = 0.8
"""By how much a turn can bring coins and prestige closer together."""
WITHIN: Final = 0.45
"""What one more of the higher one is worth as long as the other can still catch up."""
BEYOND: Final = 0.06
"""And what it is worth beyond that: it breaks ties."""


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
    if not table.agenda or seat == table.setting.concern_seat:
        return worth.final(table, seat)
    lowest = table.agenda[0]
    last = lowest.kind is agenda.FINAL or lowest.kind is agenda.DELIVERED
    order = table.setting
    if last and order.turn_order(seat) < order.turn_order(lowest.seat):
        return worth.final(table, seat)  # its last visit is over
    left = turns_left(table, seat)
    now = Worth(table, seat, left)
    if last and seat == lowest.seat:
        now.stay_at([frame.town for frame in table.agenda if isinstance(frame, Visit)])
    coins = table.coins[seat] + now.coins
    prestige = table.prestige[seat] + now.prestige
    low, high = (coins, prestige) if coins < prestige else (prestige, coins)
    apart = high - low
    near = min(apart, CLOSING * left)
    total = low + WITHIN * near + BEYOND * (apart - near)
    more = WITHIN if near == apart else BEYOND
    now.weigh(1.0 - more if coins < prestige else more, more if coins < prestige else 1.0 - more)
    total += SCARCE * prestige * min(1.0, left / 4)
    use = now.use
    total += use * (
        LANTERN * table.lanterns[seat]
        + QUARTZ * table.quartz[seat]
        + HORSESHOE * table.horseshoes[seat]
    )
    total += len(table.dice[seat].lit) * now.lit_die()
    total += worth.deeds(table, seat, coins, prestige, left, DEED)
    for which in members(table.upgrades[seat]):
        total += worth.upgrade(table, which, left)
    if table.companions[seat]:
        total += use * COMPANION_ABILITY * _unused_abilities(table, seat)
    return total + _ahead(table, seat, now) + worth.to_come(left)


def _unused_abilities(table: "Table", seat: int) -> int:
    content = table.content
    unused = 0
    for card in members(table.companions[seat]):
        if content.companion_loyal[content.card_kind[card]]:
            unused += ABILITIES - table.gifts[card].bit_count()
        else:
            unused += 1
    return unused


def _ahead(table: "Table", seat: int, now: Worth) -> float:
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


OPEN: Final[dict[str, float]] = {
    "slot": 0.6,
    "fortune": 0.8,
    "deed": 0.8,
    "upgrade": 0.8,
    "good": 0.8,
    "gain_commission": 0.9,
    "gain_hero": 0.8,
    "load": 1.2,
    "ring": 0.6,
    "lose_good": -1.5,
}
"""What a question that is open promises (or threatens) when it will be answered, by its word."""

_SPECIAL: Final[dict[str, float]] = {
    "reset": 0.7,
    "turn": 0.06,
    "rotate": 0.4,
    "done": 0.35,
    "decline": 0.3,
    "pass": 0.1,
    "companion": 0.4,
    "back": 0.2,
    "reroll": 0.3,
    "sell": 2.0,
    "load": 3.0,
    "deliver": 3.0,
    "escort": 3.0,
    "horseshoe": 0.5,
    "stay": 0.7,
    "invite": 1.5,
}
WEIGHTS: Final = [_SPECIAL.get(family.verb, 1.0) for family in actions.CATALOGUE.families]
"""By family: how much an action is worth a look, against 1 for an ordinary one."""
DIE_WEIGHTS: Final[tuple[float, ...]] = (0.15, 0.2, 0.6, 0.8, 1.5, 2.0)


def priors(table: "Table", seat: int, legal: list[Action]) -> list[float]:
    """Rules of thumb: deliver, sell, use what was activated; towns by what can be delivered there."""
    first = legal[0].family
    weights = [WEIGHTS[action.kind] for action in legal]
    if first is actions.DECLARE or first is actions.VISIT or first is actions.JOIN:
        now = Worth(table, seat, turns_left(table, seat))
        for place, action in enumerate(legal):
            if action.family is actions.JOIN:
                weights[place] = 0.5 + now.join(table.caravan.town)
            elif action.family is actions.DECLARE or action.family is actions.VISIT:
                weights[place] = 0.1 + now.towns[action.args[-1]]
    elif first is actions.DIE:
        for place, action in enumerate(legal):
            if action.family is actions.DIE:
                weights[place] = DIE_WEIGHTS[action.args[0]]
    elif first is actions.ACTIVATE:
        now = Worth(table, seat, turns_left(table, seat))
        for place, action in enumerate(legal):
            if action.family is actions.ACTIVATE:
                where = action.args[0]
                weights[place] = 0.3 + (now.district(where) if where < len(DISTRICTS) else 1.0)
    total = sum(weights)
    return [weight / total for weight in weights]


ADVICE: Final = Advice(value, priors, follow_up=8, settle=10)
