"""What a seat is asked now, or what it waits for."""

from typing import Final

from lanternway.core import Prompt
from lanternway.games.treos.state import (
    FRAME_WORDS,
    LEFT,
    LEFTOVER,
    MOVES,
    PLAN,
    PLANNING,
    PUSHING,
    STRIDE,
    TreosState,
)

SLOTS: Final = ("bid", "morning", "midday", "evening")
CLAUSES: Final = (
    "TR-2.4", "TR-3.2", "TR-3.5", "TR-5.1", "TR-5.1", "TR-3.9", "TR-6.4", "TR-7.2", "TR-4.1", "TR-4.1",
    "TR-4.3", "TR-7.5",
)  # fmt: skip
"""The clause behind each question, by the frame's kind."""


def prompt(state: TreosState, seat: int) -> Prompt:
    if state.winner >= 0:
        return Prompt("TR-8.1", "treos-prompt-over", {"seat": state.winner})
    frame = state.agenda[-1]
    if frame[0] == PLANNING:
        return _planning(state, seat)
    if frame[1] != seat:
        return Prompt("TR-2.6", "treos-prompt-wait", {"seat": frame[1]})
    clause = CLAUSES[frame[0]]
    message = f"treos-prompt-{FRAME_WORDS[frame[0]]}"
    if frame[0] == PUSHING:
        return Prompt(clause, message, {"pushed_seat": frame[2]})
    if frame[0] == 1:
        card = state.card(seat)
        base = seat * STRIDE
        left = state.facts[base + LEFT] + (1 if state.facts[base + LEFT + 1] else 0)
        if state.facts[base + MOVES]:
            message = "treos-prompt-moving-on"
        return Prompt(clause, message, {"card": card, "n": left})
    return Prompt(clause, message)


def _planning(state: TreosState, seat: int) -> Prompt:
    if not 0 <= seat < state.seats:
        return Prompt("TR-2.4", "treos-prompt-planning-watch")
    if state.ready >> seat & 1:
        return Prompt("TR-2.4", "treos-prompt-planned")
    for slot in range(4):
        if state.plan[seat * PLAN + slot] == 0:
            return Prompt("TR-2.4", f"treos-prompt-plan-{SLOTS[slot]}")
    if state.hands[seat]:
        first = state.plan[seat * PLAN + LEFTOVER] == 0
        return Prompt("TR-2.4", "treos-prompt-plan-rest", {"first": 1 if first else 0})
    return Prompt("TR-2.4", "treos-prompt-plan-symbol")
