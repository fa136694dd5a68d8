"""The flow of the game: carry out an answer, go on by itself, ask the next question. By table: beside every
kind of business stand the functions of the file that owns it.

A question with one possible answer is not asked. Where the Private Concern has a way of its own, its door
answers.
"""

from typing import TYPE_CHECKING, Final

from lanternway.core import Action, Frame
from lanternway.games.dark_road import actions, agenda
from lanternway.games.dark_road.agenda import RoadKind
from lanternway.games.dark_road.frames import ConcernTurn
from lanternway.games.dark_road.rules import (
    activate,
    bazaar,
    caravan,
    cards,
    choices,
    companions,
    draft,
    effects,
    event,
    goods,
    inn,
    overflow,
    plan,
    rest,
    ruins,
    turns,
    visit,
)
from lanternway.games.dark_road.rules.concern import door

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def _go_on_concern(table: "Table", frame: ConcernTurn) -> None:
    if door.go_on_turn(table, frame):
        rest.rest(table)


agenda.EFFECTS.step(effects.go_on_effects)
agenda.CONCERN.step(_go_on_concern)
agenda.JOINING.step(caravan.go_on_joining)
agenda.EVENT.step(event.go_on_event)
agenda.VISITS.step(visit.go_on_visits)
agenda.FORTUNES.step(event.go_on_fortunes)
agenda.AT_YURGS.step(ruins.go_on_at_yurgs)
agenda.DELIVERED.step(turns.go_on_delivered)
agenda.ROUND_END.step(turns.go_on_round_end)

agenda.KEEP.question(draft.legal_keep, draft.do_keep)
agenda.DRAFT.question(draft.legal_draft, draft.do_draft)
agenda.PLAN.question(plan.legal_plan, plan.do_plan, plan.why_plan)
agenda.SLOT.question(plan.legal_slot, plan.do_slot, choices.why_choose)
agenda.MOVE.question(plan.legal_move, plan.do_move)
agenda.HORSESHOE.question(plan.legal_horseshoe, plan.do_horseshoe)
agenda.ACTIVATE.question(activate.legal_activate, activate.do_activate, activate.why_activate)
agenda.BAZAAR.question(bazaar.legal_bazaar, bazaar.do_bazaar, bazaar.why_bazaar)
agenda.RING.question(bazaar.legal_ring, bazaar.do_ring, bazaar.why_ring)
agenda.INN.question(inn.legal_inn, inn.do_inn, inn.why_inn)
agenda.SALE.question(inn.legal_sale, inn.do_sale, inn.why_sale)
agenda.YURGS.question(ruins.legal_yurgs, ruins.do_yurgs)
agenda.DELVE.question(ruins.legal_delve, ruins.do_delve, ruins.why_delve)
agenda.LIGHT.question(ruins.legal_light, ruins.do_light, ruins.why_light)
agenda.INVITE.question(caravan.legal_invite, caravan.do_invite)
agenda.DECLARE.question(caravan.legal_declare, caravan.do_declare, caravan.why_declare)
agenda.JOIN.question(caravan.legal_join, caravan.do_join)
agenda.DIE.question(event.legal_die, event.do_die, event.why_die)
agenda.RAISE.question(event.legal_raise, event.do_raise, event.why_raise)
agenda.COPY_LAST.question(event.legal_copy_last, event.do_copy_last)
agenda.FORTUNE.question(event.legal_fortune, event.do_fortune, event.why_fortune)
agenda.WHERE.question(visit.legal_where, visit.do_where, visit.why_where)
agenda.VISIT.question(visit.legal_visit, visit.do_visit, visit.why_visit)
agenda.LOAD.question(visit.legal_load, visit.do_load, visit.why_load)
agenda.FINAL.question(visit.legal_final, visit.do_final, visit.why_final)
agenda.CHOOSE.question(choices.legal_choose, choices.do_choose, choices.why_choose)
agenda.PAY.question(choices.legal_pay, choices.do_pay, choices.why_pay)
agenda.MAY.question(choices.legal_may, choices.do_may)
agenda.SWAP.question(choices.legal_swap, choices.do_swap)
agenda.READY.question(choices.legal_ready, choices.do_ready)
agenda.GOOD.question(goods.legal_good, goods.do_good, goods.why_good)
agenda.LOSE_GOOD.question(goods.legal_lose_good, goods.do_lose_good)
agenda.FLIP.question(goods.legal_flip, goods.do_flip)
agenda.LOSE_HERO.question(cards.legal_lose_hero, cards.do_lose_hero)
agenda.GAIN_HERO.question(cards.legal_gain_hero, cards.do_gain_hero)
agenda.GAIN_COMMISSION.question(cards.legal_gain_commission, cards.do_gain_commission)
agenda.DEED.question(cards.legal_deed, cards.do_deed)
agenda.UPGRADE.question(cards.legal_upgrade, cards.do_upgrade)
agenda.STEED.question(cards.legal_steed, cards.do_steed)
agenda.ESCORT.question(cards.legal_escort, cards.do_escort)
agenda.STORE.question(overflow.legal_store, overflow.do_store)
agenda.TOKENS.question(overflow.legal_tokens, overflow.do_tokens)
agenda.HERO_FULL.question(overflow.legal_hero_full, overflow.do_hero_full)
agenda.COMMISSION_FULL.question(overflow.legal_commission_full, overflow.do_commission_full)
agenda.COMPANION.question(companions.legal_companion, companions.do_companion)
agenda.COPY.question(companions.legal_copy, companions.do_copy)
agenda.RAISE_BY.question(companions.legal_raise_by, companions.do_raise_by)

agenda.EFFECTS.concern(door.go_on_effects)
agenda.JOIN.concern(door.join_or_stay)
agenda.DIE.concern(door.take_die)
agenda.WHERE.concern(door.visit_town)
agenda.VISIT.concern(door.visit_town)
agenda.FORTUNE.concern(door.take_fortune)
agenda.FINAL.concern(door.make_final_visit)


NO_ANSWER: Final[list[Action]] = []


def legal(table: "Table", seat: int) -> list[Action]:
    """All legal actions of the seat: found when its question came up."""
    if table.agenda and table.agenda[-1].seat == seat:
        return table.options
    return NO_ANSWER


def perform(table: "Table", seat: int, action: Action) -> None:
    """Carry out a legal answer, then go on to the next question."""
    if action is actions.OPEN_COMPANIONS:
        table.agenda.append(agenda.COMPANION.of[seat])
    else:
        frame = table.agenda[-1]
        table.companions_closed = False
        frame.kind.do(table, seat, frame, action)
    go_on(table)


def go_on(table: "Table") -> None:
    """Do everything that asks nobody, until somebody has a choice or the game is over."""
    business = table.agenda
    concern_seat = table.setting.concern_seat
    while business:
        frame = business[-1]
        kind = frame.kind
        assert isinstance(kind, RoadKind)
        if table.unchecked_tokens and not kind.tokens_wait:
            overflow.check_tokens(table)
        elif table.unchecked_goods and not kind.goods_wait:
            overflow.check_goods(table)
        elif frame.seat == concern_seat and kind.concern_answers:
            kind.for_concern(table, frame)
        elif not kind.asks:
            kind.go_on(table, frame)
        else:
            answers = answers_to(table, frame)
            if len(answers) > 1:
                table.options = answers
                return
            if kind.by_coins and not table.setting.open_coins:
                table.reveal()
            if answers:
                table.companions_closed = False  # it was for this question
                kind.do(table, frame.seat, frame, answers[0])
            else:
                business.pop()
    table.options = []


def answers_to(table: "Table", frame: Frame) -> list[Action]:
    """The legal answers to a question, with the companion entry where one can help (DR-4.2)."""
    seat = frame.seat
    kind = frame.kind
    assert isinstance(kind, RoadKind)
    answers = kind.legal(table, seat, frame)
    if kind.beside and table.companions[seat] and companions.on_turn(table, seat):
        single = len(answers) == 1
        if len(answers) > 1 or (single and kind.for_companion):
            only = kind.only if single else ()
            if not table.companions_closed and companions.usable(table, seat, only):
                return [*answers, actions.OPEN_COMPANIONS]
    return answers
