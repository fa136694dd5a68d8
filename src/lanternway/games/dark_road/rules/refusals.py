"""What a seat is asked, and why something is not legal now: always with a clause."""

from lanternway.core.action import Action, Family
from lanternway.core.errors import Refusal
from lanternway.core.state import Prompt
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import DISTRICTS, GOODS
from lanternway.games.dark_road.lookup import LIT_LIMIT, SHORTCUT_LANTERNS
from lanternway.games.dark_road.rules import activate, bazaar, gains, inn
from lanternway.games.dark_road.state import DarkRoadState


def prompt(s: DarkRoadState, seat: int) -> Prompt:
    """The question of the top frame; others wait for the seat that is asked."""
    if not s.agenda:
        return Prompt("DR-12.3", "dark_road-prompt-over")
    frame = s.agenda[-1]
    clause = f.CLAUSES[frame[0]]
    if frame[1] != seat:
        return Prompt(clause, "dark_road-prompt-wait", {"seat": frame[1]})
    return Prompt(clause, "dark_road-prompt-" + f.WORDS[frame[0]], {"round": s.t[at.ROUND]})


def considered(s: DarkRoadState, seat: int) -> list[Family]:
    """Besides what is legal: what the question is about even if none of it is possible now."""
    families: list[Family] = []
    for action in s.legal(seat):
        if action.family not in families:
            families.append(action.family)
    if families and s.agenda[-1][0] == f.F_BAZAAR and a.BUY[0].family not in families:
        families.append(a.BUY[0].family)
    return families


def why_not(s: DarkRoadState, seat: int, action: Action) -> Refusal:
    """The reason, as precise as the usual cases allow."""
    if not s.agenda:
        return Refusal("DR-12.1", "dark_road-why-over")
    frame = s.agenda[-1]
    kind = frame[0]
    if action.game != "dark_road":
        return Refusal(f.CLAUSES[kind], "dark_road-why-other-game")
    if frame[1] != seat:
        clause = "DR-4.1" if 0 <= seat < s.seats else "DR-1.1"
        return Refusal(clause, "dark_road-why-not-your-turn", {"seat": frame[1]})
    reason = _special(s, seat, action)
    if reason is not None:
        return reason
    families = [option.kind for option in s.options]
    if action.kind in families:
        return Refusal(action.family.clause, "dark_road-why-not-available")
    return Refusal(f.CLAUSES[kind], "dark_road-why-not-asked")


def _special(s: DarkRoadState, seat: int, action: Action) -> Refusal | None:
    t = s.t
    base = seat * at.STRIDE
    frame = s.agenda[-1]
    kind = frame[0]
    if action is a.A_COMPANION or action.family is a.USE[0].family:
        return _no_companion(s, seat)
    if kind == f.F_PLAN:
        return _plan(s, base, action)
    if kind == f.F_ACTIVATE and action.kind == a.K_ACTIVATE:
        return _place(s, seat, action)
    if kind == f.F_BAZAAR:
        return _bazaar(s, seat, action)
    if kind == f.F_RING and action.family is a.RING[0].family:
        return Refusal("DR-5.3.1", "dark_road-why-coins", {"need": action.args[0] + 1})
    if kind == f.F_INN and action.family is a.RECRUIT[0].family:
        if action.args[0] in t[at.INN : at.INN + 4]:
            return Refusal("DR-5.4.1", "dark_road-why-nothing-asked")
        return Refusal("DR-5.4.1", "dark_road-why-not-at-inn")
    if kind == f.F_INN and action.kind == a.K_SHOW:
        return Refusal("DR-5.4.4", "dark_road-why-no-more-heroes")
    if kind == f.F_SALE:
        if action.kind == a.K_DONE:
            return Refusal("DR-5.4.1", "dark_road-why-sell-one")
        if action.family is a.SELL[0].family and not frame[3] >> action.args[0] & 1:
            return Refusal("DR-5.4.1", "dark_road-why-not-requested")
        if action.family is a.SELL[0].family:
            return Refusal("DR-5.4.1", "dark_road-why-good-missing")
    if kind == f.F_DELVE and action.family is a.DELVE[0].family:
        return Refusal("DR-6.1", "dark_road-why-too-far")
    if kind == f.F_DECLARE and action.family is a.DECLARE[0].family:
        return Refusal("DR-7.1.2", "dark_road-why-lanterns", {"need": SHORTCUT_LANTERNS})
    if kind == f.F_DIE:
        if action.kind == a.K_REROLL:
            return Refusal("DR-7.2.3", "dark_road-why-lanterns", {"need": 1})
        if action.family is a.DIE[0].family:
            return Refusal("DR-7.2.2", "dark_road-why-no-such-die")
    if kind == f.F_RAISE and action.family is a.RAISE[0].family:
        return Refusal("DR-7.2.4", "dark_road-why-no-raise")
    if kind in (f.F_WHERE, f.F_FINAL) and action.family is a.VISIT[0].family:
        if kind == f.F_WHERE and action.args[0] // 2 != t[at.TOWN] // 2:
            return Refusal("DR-7.3.1", "dark_road-why-other-region")
        return Refusal("DR-7.3.1", "dark_road-why-nothing-to-deliver")
    if kind == f.F_VISIT:
        if action.kind == a.K_DELIVER:
            return _delivery(s, base, frame[2], action.args[0])
        if action.family is a.ESCORT[0].family:
            return Refusal("DR-7.3.3", "dark_road-why-hero-not-here")
    if kind == f.F_LOAD:
        if action.kind == a.K_DONE:
            return Refusal("DR-7.3.2", "dark_road-why-load-one")
        if action.family is a.LOAD[0].family:
            asked = action.args[0] in s.k.c.commission_asks[frame[2]]
            why = "dark_road-why-good-missing" if asked else "dark_road-why-not-requested"
            return Refusal("DR-7.3.2", why)
    if kind == f.F_FORTUNE and action.family is a.FORTUNE[0].family:
        return _fortune(action.args[0])
    if kind == f.F_LIGHT and action.family is a.LIGHT[0].family:
        return Refusal("DR-6.3", "dark_road-why-lanterns", {"need": 1})
    if kind == f.F_PAY and action.family is a.PAY[0].family:
        return Refusal("DR-9.11", "dark_road-why-cannot-pay")
    if kind in (f.F_CHOOSE, f.F_SLOT) and action.family is a.CHOOSE[0].family:
        if action.args[0] == op.GAIN_LIT_DIE and not gains.can_gain_lit(s, seat):
            return Refusal("DR-3.4", "dark_road-why-lit-limit", {"limit": LIT_LIMIT})
        return Refusal(f.CLAUSES[kind], "dark_road-why-no-effect")
    if kind == f.F_GOOD and action.family is a.TAKE[0].family:
        if not t[at.GOOD_SUPPLY + action.args[0]]:
            good = "@dark_road-good-" + GOODS[action.args[0]]
            return Refusal("DR-1.2", "dark_road-why-no-supply", {"good": good})
        return Refusal("DR-16", "dark_road-why-not-offered")
    return None


def _no_companion(s: DarkRoadState, seat: int) -> Refusal:
    t = s.t
    if t[at.TURN] < 0:
        return Refusal("DR-12.1", "dark_road-why-no-companion-now")
    if t[at.TURN] != seat:
        return Refusal("DR-4.2", "dark_road-why-own-turn")
    if not t[seat * at.STRIDE + at.COMPANIONS]:
        return Refusal("DR-3.6", "dark_road-why-no-companion")
    return Refusal("DR-10.8", "dark_road-why-no-companion-now")


def _plan(s: DarkRoadState, base: int, action: Action) -> Refusal | None:
    t = s.t
    if action.kind == a.K_RESET:
        return Refusal("DR-4.3.1", "dark_road-why-not-same")
    if action.kind == a.K_BUMP:
        if not any(t[base + at.RESERVE : base + at.RESERVE + 6]):
            return Refusal("DR-4.3.4", "dark_road-why-reserve-empty")
        return Refusal("DR-4.3.2", "dark_road-why-no-such-die")
    if action.family is a.UNLOCK[0].family:
        if any(t[base + at.RESERVE : base + at.RESERVE + 6]):
            return Refusal("DR-4.3.4", "dark_road-why-reserve-not-empty")
        return Refusal("DR-4.3.4", "dark_road-why-slot-empty")
    return None


def _place(s: DarkRoadState, seat: int, action: Action) -> Refusal:
    place = action.args[0]
    frame = s.agenda[-1]
    if place == activate.INN and frame[3] >> place & 1 and frame[2] and not inn.usable(s, seat):
        return Refusal("DR-5.4.3", "dark_road-why-nothing-asked")
    if place < len(DISTRICTS):
        beside = activate.places(s, seat) >> place & 1
        if not beside:
            return Refusal("DR-4.5.1", "dark_road-why-not-beside")
        return Refusal("DR-4.5.2", "dark_road-why-used")
    if s.t[seat * at.STRIDE + at.POOL_LIT] < 0:
        return Refusal("DR-4.5.2", "dark_road-why-needs-lit-die")
    return Refusal("DR-4.5.2", "dark_road-why-not-connected")


def _bazaar(s: DarkRoadState, seat: int, action: Action) -> Refusal | None:
    t = s.t
    frame = s.agenda[-1]
    if action.kind == a.K_ROTATE or action.kind == a.K_TURN:
        if frame[2] & bazaar.BOUGHT:
            return Refusal("DR-5.1.1", "dark_road-why-bought-already")
        once = bazaar.ROTATED if action.kind == a.K_ROTATE else bazaar.TURNED
        if frame[2] & once:
            return Refusal("DR-5.1.1", "dark_road-why-once")
        if not t[at.MARKET + action.args[0]]:
            return Refusal("DR-5.1.1", "dark_road-why-no-such-die")
        return Refusal("DR-5.1.1", "dark_road-why-section-full")
    if action.family is a.BUY[0].family:
        good = action.args[0]
        if not t[at.MARKET + good]:
            return Refusal("DR-5.1.2", "dark_road-why-no-such-die")
        if not t[at.GOOD_SUPPLY + good]:
            name = "@dark_road-good-" + GOODS[good]
            return Refusal("DR-4.6.4", "dark_road-why-no-supply", {"good": name})
        need = bazaar.due(s, seat, frame, good)[1]
        return Refusal("DR-5.1.2", "dark_road-why-coins", {"need": need})
    return None


def _delivery(s: DarkRoadState, base: int, town: int, card: int) -> Refusal:
    held = s.t[base + at.COMMISSIONS : base + at.COMMISSIONS + 3]
    if card not in held:
        return Refusal("DR-7.3.2", "dark_road-why-not-held")
    if card // 5 != town:
        return Refusal("DR-7.3.2", "dark_road-why-other-town")
    return Refusal("DR-7.3.2", "dark_road-why-good-missing")


def _fortune(which: int) -> Refusal:
    if which == 0:
        return Refusal("DR-3.4", "dark_road-why-lit-limit", {"limit": LIT_LIMIT})
    if which == 3:
        return Refusal("DR-7.4.1", "dark_road-why-upgrade-limit")
    return Refusal("DR-7.4.1", "dark_road-why-no-effect")
