"""Why an action is not legal now: a clause and a message (`treos-why-…`)."""

from typing import Any

from lanternway.core import Action, Refusal
from lanternway.games.treos.actions import (
    K_BID,
    K_DELIVER,
    K_DISCARD,
    K_DRIVE,
    K_DROP,
    K_FULFIL,
    K_GO,
    K_HIGHWAYMAN,
    K_HOP,
    K_LAND,
    K_PUSH,
    K_STEP,
    K_STOP,
    K_SYMBOL,
    K_TAKE,
)
from lanternway.games.treos.board import BIT
from lanternway.games.treos.content import CONTENT, PERSONAL
from lanternway.games.treos.movement import endings
from lanternway.games.treos.prompts import CLAUSES
from lanternway.games.treos.regions import SPACE_WORDS
from lanternway.games.treos.rules import move, towns
from lanternway.games.treos.rules.rewards import has_room
from lanternway.games.treos.state import (
    BARRED,
    CHOOSING,
    DRIVING,
    FULFILLING,
    HOPPING,
    MOVES,
    MOVING,
    PLANNING,
    PUSHING,
    STRIDE,
    TRADING,
    TreosState,
)


def why_not(state: TreosState, seat: int, action: Action) -> Refusal:
    if not 0 <= seat < state.seats:
        return Refusal("TR-1.1", "treos-why-no-seat")
    if state.winner >= 0:
        return Refusal("TR-8.1", "treos-why-over")
    frame = state.agenda[-1]
    if frame[0] == PLANNING:
        return _planning(state, seat, action)
    if frame[1] != seat:
        return Refusal("TR-2.6", "treos-why-not-you", {"seat": frame[1]})
    kind = action.kind
    if frame[0] == MOVING:
        if kind in (K_GO, K_STEP, K_HOP, K_STOP, K_LAND):
            return _moving(state, seat, action)
        if kind == K_DISCARD and action.args[0] in state.side[seat]:
            return Refusal("TR-7.2", "treos-why-discard-moving")
    if kind == K_DISCARD and action.args[0] not in state.side[seat]:
        return Refusal("TR-7.2", "treos-why-not-your-side")
    if frame[0] == HOPPING and kind == K_HOP:
        return Refusal("TR-3.9", "treos-why-no-hop", _space(action))
    if frame[0] == TRADING and kind in (K_DELIVER, K_TAKE):
        return _trading(state, seat, action, frame[2], frame[3])
    if frame[0] == CHOOSING and kind == K_HIGHWAYMAN:
        return Refusal("TR-4.1", "treos-why-highwayman-stuck", {"number": action.args[0] + 1})
    if frame[0] == DRIVING and kind == K_DRIVE:
        return _driving(state, seat, action)
    if frame[0] == PUSHING and kind == K_PUSH:
        return Refusal("TR-4.3", "treos-why-not-adjacent", _space(action))
    if frame[0] == FULFILLING and kind == K_FULFIL:
        return _fulfilling(state, seat, action.args[0])
    return Refusal(CLAUSES[frame[0]], "treos-why-not-asked")


def _space(action: Action) -> dict[str, Any]:
    return {"space": SPACE_WORDS[action.args[0]]}


def _planning(state: TreosState, seat: int, action: Action) -> Refusal:
    if state.ready >> seat & 1:
        return Refusal("TR-2.4", "treos-why-planned")
    if K_BID <= action.kind <= K_DROP:
        card = action.args[0] + 1
        if card not in state.hands[seat]:
            return Refusal("TR-2.4", "treos-why-not-in-hand", {"card": card})
    if action.kind <= K_SYMBOL:
        return Refusal("TR-2.4", "treos-why-plan-order")
    return Refusal("TR-2.4", "treos-why-still-planning")


def _moving(state: TreosState, seat: int, action: Action) -> Refusal:
    facts = state.facts
    base = seat * STRIDE
    kind = action.kind
    if kind == K_STOP:
        if facts[base + MOVES] == 0:
            return Refusal("TR-8.3", "treos-why-must-move")
        return Refusal("TR-3.8", "treos-why-passing")
    if kind == K_LAND:
        return Refusal("TR-3.5", "treos-why-no-lake")
    if kind == K_STEP:
        return _step(state, seat, action.args[0])
    space = action.args[0]
    if not state.board.spaces & BIT[space]:
        return Refusal("TR-3.1", "treos-why-no-space", _space(action))
    if state.robber_mask() & BIT[space]:
        return Refusal("TR-3.8", "treos-why-highwayman", _space(action))
    if kind == K_HOP:
        return Refusal("TR-3.9", "treos-why-no-hop", _space(action))
    if space == state.pos[seat]:
        return Refusal("TR-3.6", "treos-why-here")
    if facts[base + BARRED] & BIT[space]:
        return Refusal("TR-3.7", "treos-why-start", _space(action))
    if state.setting.meaner and facts[base + MOVES] == 0 and state.portals & BIT[space]:
        return Refusal("TR-8.3", "treos-why-must-move")
    return Refusal("TR-3.2", "treos-why-out-of-reach", _space(action))


def _step(state: TreosState, seat: int, direction: int) -> Refusal:
    walk = move.walk_of(state, seat)
    for out in state.board.exits[walk.origin]:
        if out.direction != direction:
            continue
        if not out.options & (walk.options | walk.extra):
            return Refusal("TR-3.3", "treos-why-not-on-card")
        targets = out.wrapped if walk.wrap else out.targets
        if not targets:
            return Refusal("TR-9.4", "treos-why-rim")
        if not targets & ~state.facts[seat * STRIDE + BARRED]:
            return Refusal("TR-3.7", "treos-why-start", {"space": SPACE_WORDS[walk.origin]})
        if walk.left or walk.extra:
            if endings(state.board, walk):
                return Refusal("TR-3.2", "treos-why-just-go")
            return Refusal("TR-3.8", "treos-why-blocked")
        return Refusal("TR-3.2", "treos-why-no-moves")
    return Refusal("TR-3.1", "treos-why-no-exit")


def _trading(state: TreosState, seat: int, action: Action, delivering: int, takes: int) -> Refusal:
    if action.kind == K_DELIVER:
        quest = action.args[0]
        if not delivering:
            return Refusal("TR-6.4", "treos-why-took-already")
        if quest == PERSONAL:
            if state.personal >> seat & 1:
                return Refusal("TR-6.1", "treos-why-home-region")
            return Refusal("TR-6.1", "treos-why-personal-done")
        if quest not in state.quests[seat]:
            return Refusal("TR-6.3", "treos-why-not-your-quest")
        return Refusal("TR-6.3", "treos-why-wrong-town")
    if not takes:
        return Refusal("TR-6.4", "treos-why-took-already")
    if action.args[0] not in towns.open_piles(state, seat):
        return Refusal("TR-6.4", "treos-why-other-pile")
    if not has_room(state, seat, 1, 0):
        return Refusal("TR-6.2", "treos-why-no-slot")
    return Refusal("TR-6.4", "treos-why-not-asked")


def _driving(state: TreosState, seat: int, action: Action) -> Refusal:
    space = action.args[0]
    if not state.board.spaces & BIT[space]:
        return Refusal("TR-3.1", "treos-why-no-space", _space(action))
    if state.board.robber_closed & BIT[space]:
        return Refusal("TR-4.2", "treos-why-robber-closed", _space(action))
    if space in state.pos:
        return Refusal("TR-4.2", "treos-why-robber-character", _space(action))
    return Refusal("TR-4.1", "treos-why-out-of-reach", _space(action))


def _fulfilling(state: TreosState, seat: int, task: int) -> Refusal:
    if task not in state.side[seat]:
        return Refusal("TR-7.5", "treos-why-not-your-side")
    side: dict[str, Any] = {"side": f"@treos-side-{CONTENT.tasks[task].id}"}
    if state.fresh[seat] >> task & 1:
        return Refusal("TR-7.5", "treos-why-fresh", side)
    return Refusal("TR-7.5", "treos-why-not-done", side)
