"""Offers: what a State shows to a seat and asks it, as messages. They look at a state only; whether somebody
may sit there is asked before (`projection`, `classroom`)."""

import functools
from typing import Any, Final

import msgspec

from lanternway.core import Action, State
from lanternway.core.action import Family
from lanternway.messages import server

LOCKED_LIMIT: Final = 60


def shown(state: State, seat: int) -> dict[str, Any]:
    """The view with the game's aids for people beside it, under `aids`."""
    view = state.view(seat).data
    aids = state.aids(seat)
    return {**view, "aids": aids} if aids else view


def prompt(state: State, seat: int) -> server.Prompt:
    given = state.prompt(seat)
    return server.Prompt(message=given.message, args=given.args, clause=given.clause)


def offered(state: State, seat: int, action: Action) -> server.Choice:
    """A choice with what it costs or gives now."""
    facts = state.facts(seat, action)
    return msgspec.structs.replace(choice(action), facts=facts) if facts else choice(action)


@functools.cache
def choice(action: Action) -> server.Choice:
    """The same for every table and viewer: made once."""
    family = action.family
    return server.Choice(
        notation=action.text,
        index=action.index,
        verb=family.verb,
        message=f"{action.game}-act-{family.verb}",
        args=action.words(),
        facts={},
        targets=action.targets(),
        clause=family.clause,
    )


def locked(state: State, seat: int, legal: list[Action]) -> list[server.Locked]:
    """What belongs to the prompt and is not legal, with the reason; while it is the viewer's turn."""
    if seat not in state.to_move():
        return []
    found: list[server.Locked] = []
    offered = {action.index for action in legal}
    for action in state.considered(seat):
        if action.index in offered:
            continue
        if len(found) == LOCKED_LIMIT:
            return found
        found.append(locked_choice(state, seat, action))
    return found


def why(state: State, seat: int, target: str) -> server.Locked | None:
    """Why nothing can be done with a thing, if the question is about such things: `locked` names only those
    of small families, this one any that is asked for."""
    if seat not in state.to_move():
        return None
    legal = state.legal(seat)
    if any(target in action.targets() for action in legal):
        return None
    asked = dict.fromkeys(action.family for action in [*legal, *state.considered(seat)])
    found = next((action for family in asked for action in _about(family).get(target, ())), None)
    return None if found is None else locked_choice(state, seat, found)


@functools.cache
def _about(family: Family) -> dict[str, list[Action]]:
    """The actions of a family by what they are about."""
    found: dict[str, list[Action]] = {}
    for action in family.actions:
        for target in action.targets():
            found.setdefault(target, []).append(action)
    return found


def locked_choice(state: State, seat: int, action: Action) -> server.Locked:
    why, known = state.why_not(seat, action), choice(action)
    return server.Locked(
        notation=known.notation,
        index=known.index,
        verb=known.verb,
        message=known.message,
        args=known.args,
        facts={},
        targets=known.targets,
        clause=why.clause,
        why=why.message,
        why_args=why.arguments,
    )


def ready(state: State) -> list[int]:
    """The seats that have decided while others still may, and can revise."""
    moving = state.to_move()
    return [
        seat for seat in range(state.seats) if seat not in moving and state.legal(seat)
    ]  # obligation 2 of State: who is not named can only take back a commitment
