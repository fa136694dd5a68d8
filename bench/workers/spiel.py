"""OpenSpiel: random games, real decisions; the rules are C++, driven from Python."""

import random
import sys
from typing import Any

import pyspiel
from answer import serve

GAME = pyspiel.load_game(sys.argv[1])


def playouts() -> int:
    state = GAME.new_initial_state()
    real = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, shares)[0])
            continue
        legal = state.legal_actions()
        real += len(legal) > 1
        state.apply_action(random.choice(legal))
    return real


def middle() -> Any:
    state = GAME.new_initial_state()
    for _ in range(40):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    return state


def clones() -> int:
    for _ in range(200):
        MIDDLE.clone()
    return 200


random.seed(1)
MIDDLE = middle()
serve({"playouts": playouts, "clones": clones})
