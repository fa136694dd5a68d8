"""The flow of the game: carry out an answer, go on by itself, ask the next question.

Every kind of frame that goes on by itself has a function in `GO_ON`; every question has one that lists
its legal answers and one that carries an answer out. A question with one possible answer is not asked.
"""

from collections.abc import Callable
from typing import Final

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.rules import (
    activate,
    answers,
    bazaar,
    caravan,
    companions,
    concern,
    effects,
    inn,
    overflow,
    plan,
    rest,
    ruins,
    visit,
)
from lanternway.games.dark_road.state import DarkRoadState

Legal = Callable[[DarkRoadState, Frame], list[Action]]
Do = Callable[[DarkRoadState, Frame, Action], None]
GoOn = Callable[[DarkRoadState, Frame], None]


def perform(s: DarkRoadState, seat: int, action: Action) -> None:
    """Carry out a legal answer, then go on to the next question."""
    t = s.t
    if action is a.A_COMPANION:
        s.agenda.append((f.F_COMPANION, seat))
    else:
        frame = s.agenda[-1]
        t[at.CLOSED] = 0
        DO[frame[0]](s, frame, action)
    go_on(s)


def go_on(s: DarkRoadState) -> None:
    """Do everything that asks nobody, until somebody has a choice or the game is over."""
    t = s.t
    agenda = s.agenda
    while agenda:
        frame = agenda[-1]
        kind = frame[0]
        if t[at.DIRTY]:
            if t[at.DIRTY] >> 8 and not f.TOKENS_WAIT[kind]:
                overflow.settle_tokens(s)
                continue
            if t[at.DIRTY] & 255 and not f.GOODS_WAIT[kind]:
                overflow.settle_goods(s)
                continue
        if kind == f.F_LIST:
            agenda.pop()
            effects.run_list(s, frame[1], frame[2], frame[3])
            continue
        if kind < f.FIRST_QUESTION:
            GO_ON[kind](s, frame)
            continue
        options = answers_to(s, frame)
        count = len(options)
        if count > 1:
            s.options = options
            return
        if f.COINS_DECIDE[kind] and not s.open_coins:
            s.reveals += 1
        if count == 0:
            agenda.pop()
        else:
            DO[kind](s, frame, options[0])
    s.options = []


def answers_to(s: DarkRoadState, frame: Frame) -> list[Action]:
    """The legal answers to a question, with the companion entry where one can help (DR-4.2)."""
    kind = frame[0]
    options = LEGAL[kind](s, frame)
    t = s.t
    seat = frame[1]
    if f.COMPANIONS_AT[kind] and seat == t[at.TURN] and t[seat * at.STRIDE + at.COMPANIONS]:
        count = len(options)
        if count > 1 or (count == 1 and f.ASK_FOR_COMPANION[kind]):
            only_event = count == 1 and f.ONLY_EVENT[kind]
            if not t[at.CLOSED] and companions.usable(s, seat, only_event):
                return [*options, a.A_COMPANION]
    return options


def _concern(s: DarkRoadState, frame: Frame) -> None:
    s.agenda.pop()
    concern.resume(s, frame)


def _no_legal(s: DarkRoadState, frame: Frame) -> list[Action]:
    raise AssertionError(f"frame {frame} asks nothing")


def _no_do(s: DarkRoadState, frame: Frame, action: Action) -> None:
    raise AssertionError(f"frame {frame} has no answer")


def _no_go_on(s: DarkRoadState, frame: Frame) -> None:
    raise AssertionError(f"frame {frame} does not go on")


GO_ON: Final[list[GoOn]] = [_no_go_on] * f.FIRST_QUESTION
LEGAL: Final[list[Legal]] = [_no_legal] * f.KINDS
DO: Final[list[Do]] = [_no_do] * f.KINDS


def _question(kind: int, legal: Legal, do: Do) -> None:
    LEGAL[kind] = legal
    DO[kind] = do


GO_ON[f.F_CONCERN] = _concern
GO_ON[f.F_JOINING] = caravan.joining
GO_ON[f.F_EVENT] = caravan.event
GO_ON[f.F_VISITS] = visit.visits
GO_ON[f.F_FORTUNES] = caravan.fortunes
GO_ON[f.F_AT_YURGS] = ruins.at_yurgs
GO_ON[f.F_DELIVERED] = visit.delivered
GO_ON[f.F_ROUND_END] = rest.round_end

_question(f.F_KEEP, rest.legal_keep, rest.do_keep)
_question(f.F_DRAFT, rest.legal_draft, rest.do_draft)
_question(f.F_PLAN, plan.legal_plan, plan.do_plan)
_question(f.F_SLOT, plan.legal_slot, plan.do_slot)
_question(f.F_MOVE, plan.legal_move, plan.do_move)
_question(f.F_SHOE, plan.legal_shoe, plan.do_shoe)
_question(f.F_ACTIVATE, activate.legal_activate, activate.do_activate)
_question(f.F_BAZAAR, bazaar.legal_bazaar, bazaar.do_bazaar)
_question(f.F_RING, bazaar.legal_ring, bazaar.do_ring)
_question(f.F_INN, inn.legal_inn, inn.do_inn)
_question(f.F_SALE, inn.legal_sale, inn.do_sale)
_question(f.F_YURGS, ruins.legal_yurgs, ruins.do_yurgs)
_question(f.F_DELVE, ruins.legal_delve, ruins.do_delve)
_question(f.F_LIGHT, ruins.legal_light, ruins.do_light)
_question(f.F_INVITE, caravan.legal_invite, caravan.do_invite)
_question(f.F_DECLARE, caravan.legal_declare, caravan.do_declare)
_question(f.F_JOIN, caravan.legal_join, caravan.do_join)
_question(f.F_DIE, caravan.legal_die, caravan.do_die)
_question(f.F_RAISE, caravan.legal_raise, caravan.do_raise)
_question(f.F_COPY_LAST, caravan.legal_copy_last, caravan.do_copy_last)
_question(f.F_FORTUNE, caravan.legal_fortune, caravan.do_fortune)
_question(f.F_WHERE, visit.legal_where, visit.do_where)
_question(f.F_VISIT, visit.legal_visit, visit.do_visit)
_question(f.F_LOAD, visit.legal_load, visit.do_load)
_question(f.F_FINAL, visit.legal_final, visit.do_final)
_question(f.F_CHOOSE, answers.legal_choose, answers.do_choose)
_question(f.F_PAY, answers.legal_pay, answers.do_pay)
_question(f.F_MAY, answers.legal_may, answers.do_may)
_question(f.F_SWAP, answers.legal_swap, answers.do_swap)
_question(f.F_READY, answers.legal_ready, answers.do_ready)
_question(f.F_GOOD, answers.legal_good, answers.do_good)
_question(f.F_LOSE_GOOD, answers.legal_lose_good, answers.do_lose_good)
_question(f.F_LOSE_HERO, answers.legal_lose_hero, answers.do_lose_hero)
_question(f.F_FLIP, answers.legal_flip, answers.do_flip)
_question(f.F_GAIN_HERO, answers.legal_gain_hero, answers.do_gain_hero)
_question(f.F_GAIN_COMMISSION, answers.legal_gain_commission, answers.do_gain_commission)
_question(f.F_DEED, answers.legal_deed, answers.do_deed)
_question(f.F_UPGRADE, answers.legal_upgrade, answers.do_upgrade)
_question(f.F_STEED, answers.legal_steed, answers.do_steed)
_question(f.F_ESCORT, answers.legal_escort, answers.do_escort)
_question(f.F_STORE, overflow.legal_store, overflow.do_store)
_question(f.F_TOKENS, overflow.legal_tokens, overflow.do_tokens)
_question(f.F_HERO_FULL, overflow.legal_hero_full, overflow.do_hero_full)
_question(f.F_COMMISSION_FULL, overflow.legal_commission_full, overflow.do_commission_full)
_question(f.F_COMPANION, companions.legal_companion, companions.do_companion)
_question(f.F_COPY, companions.legal_copy, companions.do_copy)
_question(f.F_RAISE_BY, companions.legal_raise_by, companions.do_raise_by)
