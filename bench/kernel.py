"""The kernel: chance, clones and rules of the small game that lives in tests; observations of the games."""

import random
from functools import partial

from bench.measure import Measure, per_second
from lanternway.core import Game, State, fresh, get_game
from tests.smallgame import GAME

CLONES = 200
GAMES = ("dark_road", "skye", "treos")


def draws(seconds: float) -> float:
    chance = fresh(0, 1)

    def work() -> int:
        for _ in range(CLONES):
            chance.draw(0, 6)
        return CLONES

    return per_second(work, seconds)


def middle() -> State:
    """The small game with four seats, in its second round."""
    state = GAME.start({}, 4, 1)
    choose = random.Random(1)
    for _ in range(12):
        seat = state.to_move()[0]
        state.perform(seat, choose.choice(state.legal(seat)))
    return state


def clones(seconds: float) -> float:
    state = middle()

    def work() -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return per_second(work, seconds)


def steps(seconds: float) -> float:
    choose = random.Random(1)
    seed = 0

    def work() -> int:
        nonlocal seed
        seed += 1
        state = GAME.start({}, 4, seed)
        done = 0
        while movers := state.to_move():
            legal = state.legal(movers[0])
            state.apply(movers[0], legal[int(choose.random() * len(legal))])
            done += 1
        return done

    return per_second(work, seconds)


def observations(game: Game, seconds: float) -> float:
    """Four seats, some way into a random game, each seat in turn."""
    state = game.start({}, 4, 1)
    choose = random.Random(1)
    for _ in range(game.bound // 40):
        movers = state.to_move()
        if not movers:
            break
        state.perform(movers[0], choose.choice(state.legal(movers[0])))

    def work() -> int:
        for number in range(CLONES):
            game.observe(state, number % 4)
        return CLONES

    return per_second(work, seconds)


def measures() -> list[Measure]:
    observing = [
        Measure(f"{name}: observations", partial(observations, get_game(name))) for name in GAMES
    ]
    return [
        *observing,
        Measure("chance: draws", draws),
        Measure("small game: clones", clones),
        Measure("small game: legal + apply", steps),
    ]
