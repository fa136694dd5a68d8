"""A game of ours, by the engine that PYTHONPATH leads to: `python ours.py GAME SEATS`."""

import random
import sys

from answer import serve

from lanternway.bots import get_bot
from lanternway.bots.greedy import GreedyBot
from lanternway.bots.search import Effort, Search
from lanternway.bots.tree import Node
from lanternway.bots.values import OWN, Values, values_of
from lanternway.core.registry import get_game
from lanternway.core.state import State

GAME = get_game(sys.argv[1])
SEATS = int(sys.argv[2])
CHANCE = random.Random(1)
random.seed(1)


def playouts() -> int:
    """A random game; its real decisions. The loop is written out: nothing but the engine is measured."""
    state = GAME.start({}, SEATS, CHANCE.getrandbits(40))
    choose = CHANCE.random
    real = 0
    while True:
        movers = state.to_move()
        if not movers:
            return real
        seat = movers[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            real += 1
            state.perform(seat, legal[int(choose() * len(legal))])
        else:
            state.perform(seat, legal[0])


def middle(actions: int, seats: int = SEATS) -> State:
    state = GAME.start({}, seats, 1)
    choose = random.Random(2)
    for _ in range(actions):
        if movers := state.to_move():
            state.perform(movers[0], choose.choice(state.legal(movers[0])))
    return state


MIDDLE = middle(60)


def clones() -> int:
    for _ in range(100):
        MIDDLE.clone()
    return 100


def worlds() -> int:
    """Determinized worlds of the middle of a game."""
    for _ in range(20):
        MAKER.sample(CHANCE.getrandbits(40))
    return 20


def advice() -> int:
    """Values of all seats."""
    for _ in range(20):
        VALUES.of_all(MIDDLE)
    return 20 * SEATS


class Greedy:
    """Greedy decisions, game after game; a real one counts."""

    def __init__(self) -> None:
        self.fresh()

    def fresh(self) -> None:
        self.state = GAME.start({}, SEATS, CHANCE.getrandbits(40))
        self.bots = [get_bot("greedy", seat) for seat in range(SEATS)]

    def __call__(self) -> int:
        while True:
            movers = self.state.to_move()
            if not movers:
                self.fresh()
                continue
            seat = movers[0]
            legal = self.state.legal(seat)
            if len(legal) == 1:
                self.state.perform(seat, legal[0])
                continue
            self.state.perform(seat, self.bots[seat].choose(self.state.view(seat), legal))
            return 1


def learned() -> int:
    """Learned values of all seats, at a table that something was learned for if there is one."""
    for _ in range(20):
        LEARNED.of_all(TAUGHT)
    return 20 * TAUGHT.seats


def iterations() -> int:
    """Search iterations at the middle of a game."""
    return searched(MIDDLE, VALUES, ADVISER)


def learned_iterations() -> int:
    """The same by learned values."""
    return searched(TAUGHT, LEARNED, LEARNER)


def searched(table: State, values: Values, adviser: GreedyBot) -> int:
    seat = table.to_move()[0]
    maker = MAKER if table is MIDDLE else TAUGHT_MAKER
    search = Search(values, maker, seat, Node(), 5.0, Effort(iterations=50), CHANCE, adviser)
    return search.run()


MAKER = GAME.worlds(MIDDLE.view(MIDDLE.to_move()[0]))
ADVISER = GreedyBot(1)
LEARNER = GreedyBot(1, learned=OWN)
VALUES = values_of(GAME, None)
LEARNED = values_of(GAME, OWN)
TAUGHT = next(
    (one for seats in GAME.seats if seats > 1 and LEARNED.knows(one := middle(60, seats))), MIDDLE
)
TAUGHT_MAKER = GAME.worlds(TAUGHT.view(TAUGHT.to_move()[0]))
serve(
    {
        "playouts": playouts,
        "clones": clones,
        "worlds": worlds,
        "advice": advice,
        "greedy": Greedy(),
        "iterations": iterations,
        "learned": learned,
        "learned-iterations": learned_iterations,
    }
)
