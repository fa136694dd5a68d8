"""What bots are told: how a seat stands, and which actions are worth a look first.

`value` is about the points that the seat will have at the end. Of coins and prestige the lower one
counts, and so much of the higher one as there is time to even out. What is aboard counts as what it
can still bring; in the middle of a turn the places that can be activated count too, so that looking
one step ahead sees where a move leads.
"""

from typing import Final

from lanternway.core.action import Action
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road import outlook
from lanternway.games.dark_road.content import LOYAL
from lanternway.games.dark_road.lookup import ROUNDS, members
from lanternway.games.dark_road.state import DarkRoadState

LANTERN: Final = 0.3
QUARTZ: Final = 1.3
SHOE: Final = 0.2
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


def turns_left(s: DarkRoadState, seat: int) -> int:
    """Turns that the seat has not begun, without the final visit."""
    t = s.t
    if t[at.TURN] < 0 and s.agenda and s.agenda[0][0] not in (f.F_KEEP, f.F_DRAFT):
        return 0
    left = ROUNDS - t[at.ROUND]
    turn = t[at.TURN]
    return left + 1 if turn < 0 or s.place(turn) < s.place(seat) else left


def value(s: DarkRoadState, seat: int) -> float:
    """About the points that the seat ends with."""
    t = s.t
    base = seat * at.STRIDE
    if not s.agenda or seat == s.concern:
        return outlook.final(s, seat)
    lowest = s.agenda[0]
    last = lowest[0] in (f.F_FINAL, f.F_DELIVERED)
    if last and s.place(seat) < s.place(lowest[1]):
        return outlook.final(s, seat)  # its last visit is over
    left = turns_left(s, seat)
    now = outlook.Outlook(s, seat, left)
    if last and seat == lowest[1]:
        now.stay_at([frame[2] for frame in s.agenda if frame[0] == f.F_VISIT])
    coins = t[base + at.COINS] + now.coins
    prestige = t[base + at.PRESTIGE] + now.prestige
    low, high = (coins, prestige) if coins < prestige else (prestige, coins)
    apart = high - low
    near = min(apart, CLOSING * left)
    total = low + WITHIN * near + BEYOND * (apart - near)
    more = WITHIN if near == apart else BEYOND
    now.weigh(1.0 - more if coins < prestige else more, more if coins < prestige else 1.0 - more)
    total += SCARCE * prestige * min(1.0, left / 4)
    use = now.use
    total += use * (
        LANTERN * t[base + at.LANTERNS] + QUARTZ * t[base + at.QUARTZ] + SHOE * t[base + at.SHOES]
    )
    lit = (t[base + at.LIT] >= 0) + (t[base + at.LIT + 1] >= 0)
    total += lit * now.lit_die()
    total += outlook.deeds(s, seat, coins, prestige, left, DEED)
    for which in members(t[base + at.UPGRADES]):
        total += outlook.upgrade(s, which, left)
    companions = t[base + at.COMPANIONS]
    if companions:
        unused = 0
        for card in members(companions):
            if s.k.c.card_kind[card] < LOYAL:
                unused += 2 - t[at.GIFTS + card].bit_count()
            else:
                unused += 1
        total += use * COMPANION_ABILITY * unused
    return total + _ahead(s, seat, now) + outlook.to_come(left)


def _ahead(s: DarkRoadState, seat: int, now: "outlook.Outlook") -> float:
    """What the rest of this turn and a caravan under way still promise."""
    t = s.t
    total = 0.0
    lowest = s.agenda[0]
    if lowest[1] == seat:
        if lowest[0] in (f.F_MOVE, f.F_SHOE):
            total += now.best_move(lowest[0] == f.F_SHOE)
        elif lowest[0] == f.F_ACTIVATE:
            total += now.places(lowest[3], lowest[2])
        elif lowest[0] == f.F_PLAN:
            total += outlook.TURN
    if t[at.TURN] == seat:
        total += IN_TURN + _at_yurgs(s, now)
    top = s.agenda[-1]
    if top[1] == seat:
        total += OPEN[top[0]]
        if top[0] == f.F_INN:
            total += now.inn()
        elif top[0] == f.F_SALE:
            total += now.sale(top[2], top[3])
    if t[at.TOWN] >= 0 and t[at.TRAVELLERS] >> seat & 1:
        total += _caravan(s, seat, now)
    return total


def _at_yurgs(s: DarkRoadState, now: "outlook.Outlook") -> float:
    """The trip or the ruins, as long as the choice is not carried out."""
    for frame in s.agenda:
        if frame[0] in (f.F_AT_YURGS, f.F_YURGS):
            return now.yurgs()
        if frame[0] in (f.F_INVITE, f.F_DECLARE):
            return now.trip()
    return 0.0


def _event(s: DarkRoadState, seat: int) -> float:
    """The better dice are taken first; a companion's die leaves the worst one over."""
    t = s.t
    if t[at.ROUTE]:
        return SHORTCUT
    leader = t[at.LEADER]
    before = 0
    for offset in range((seat - leader) % s.seats):
        before += t[at.TRAVELLERS] >> (leader + offset) % s.seats & 1
    if before and t[at.EXTRA_DIE]:
        before -= 1
    return EVENT[before]


def _caravan(s: DarkRoadState, seat: int, now: "outlook.Outlook") -> float:
    t = s.t
    leads = t[at.LEADER] == seat
    visit = now.lead(t[at.TOWN]) if leads else now.join(t[at.TOWN])
    total = 0.0
    for frame in s.agenda:
        kind = frame[0]
        if kind in (f.F_JOINING, f.F_JOIN, f.F_EVENT):
            if t[at.TAKEN : at.TAKEN + 6] == NO_DICE:
                total += _event(s, seat)
            total += visit
            if leads:
                total += now.fortunes(1 + t[at.ROUTE])
        elif kind == f.F_VISITS:
            if frame[2] <= (seat - t[at.LEADER]) % s.seats:
                total += visit
            if leads:
                total += now.fortunes(1 + t[at.ROUTE])
        elif kind == f.F_VISIT and frame[1] == seat:
            total += visit if leads else now.gain(frame[2])
        elif kind == f.F_WHERE and frame[1] == seat:
            total += visit
        elif kind == f.F_FORTUNES and leads:
            total += now.fortunes(frame[2])
    return total


def _weights_of(count: int, usual: float, special: tuple[tuple[int, float], ...]) -> list[float]:
    """A number for each kind: the usual one, or its own."""
    found = [usual] * count
    for kind, weight in special:
        found[kind] = weight
    return found


OPEN: Final = _weights_of(
    f.KINDS,
    0.0,
    (
        (f.F_SLOT, 0.6),
        (f.F_FORTUNE, 0.8),
        (f.F_DEED, 0.8),
        (f.F_UPGRADE, 0.8),
        (f.F_GOOD, 0.8),
        (f.F_GAIN_COMMISSION, 0.9),
        (f.F_GAIN_HERO, 0.8),
        (f.F_LOAD, 1.2),
        (f.F_RING, 0.6),
        (f.F_LOSE_GOOD, -1.5),
    ),
)
"""What a question that is open promises (or threatens) when it will be answered."""
NO_DICE: Final = [0, 0, 0, 0, 0, 0]


WEIGHTS: Final = _weights_of(
    len(a.CATALOGUE.families),
    1.0,
    (
        (a.RESET[0].kind, 0.7),
        (a.TURN[0].kind, 0.06),
        (a.ROTATE[0].kind, 0.4),
        (a.DONE[0].kind, 0.35),
        (a.DECLINE[0].kind, 0.3),
        (a.PASS[0].kind, 0.1),
        (a.COMPANION[0].kind, 0.4),
        (a.BACK[0].kind, 0.2),
        (a.REROLL[0].kind, 0.3),
        (a.SELL[0].kind, 2.0),
        (a.LOAD[0].kind, 3.0),
        (a.DELIVER[0].kind, 3.0),
        (a.ESCORT[0].kind, 3.0),
        (a.SHOE[0].kind, 0.5),
        (a.STAY[0].kind, 0.7),
        (a.INVITE[0].kind, 1.5),
    ),
)
"""How much each family of actions is worth a look, against 1 for an ordinary one."""
DECLARE_KIND: Final = a.DECLARE[0].kind
VISIT_KIND: Final = a.VISIT[0].kind
DIE_KIND: Final = a.DIE[0].kind
JOIN_KIND: Final = a.JOIN[0].kind
ACTIVATE_KIND: Final = a.ACTIVATE[0].kind


def priors(s: DarkRoadState, seat: int, legal: list[Action]) -> list[float]:
    """Rules of thumb: deliver, sell, use what was activated; towns by what can be delivered there."""
    first = legal[0].kind
    weights = [WEIGHTS[action.kind] for action in legal]
    if first in (DECLARE_KIND, VISIT_KIND, JOIN_KIND):
        now = outlook.Outlook(s, seat, turns_left(s, seat))
        for i, action in enumerate(legal):
            if action.kind == JOIN_KIND:
                weights[i] = 0.5 + now.join(s.t[at.TOWN])
            elif action.kind in (DECLARE_KIND, VISIT_KIND):
                weights[i] = 0.1 + now.towns[action.args[-1]]
    elif first == DIE_KIND:
        for i, action in enumerate(legal):
            if action.kind == DIE_KIND:
                weights[i] = (0.15, 0.2, 0.6, 0.8, 1.5, 2.0)[action.args[0]]
    elif first == ACTIVATE_KIND:
        now = outlook.Outlook(s, seat, turns_left(s, seat))
        for i, action in enumerate(legal):
            if action.kind == ACTIVATE_KIND:
                weights[i] = 0.3 + (now.district(action.args[0]) if action.args[0] < 5 else 1.0)
    total = sum(weights)
    return [weight / total for weight in weights]
