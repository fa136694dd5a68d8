"""The search bot: information-set Monte Carlo tree search.

Every iteration deals a new world that agrees with what the seat knows, walks down the common tree, adds
a node, finishes what was begun there if the game wants that, plays on a little by the game's advice, and
values where it came to. Others who decide at the same time do not see the choice: they are guessed, not
searched.
"""

import math
import random
import time
from dataclasses import dataclass

from lanternway.bots.bot import Candidate
from lanternway.bots.greedy import GreedyBot
from lanternway.bots.policy import guess, is_waiting, worth_a_look
from lanternway.bots.results import shares_of_outcome, shares_of_values, values
from lanternway.bots.tree import Edge, Node, pick
from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.core.view import View
from lanternway.core.worlds import Worlds


@dataclass(frozen=True)
class Effort:
    """How hard a search tries. It stops at whichever budget is reached first; 0 is no limit."""

    iterations: int = 400
    seconds: float = 0.0
    playout: int = 0
    """How many actions are guessed beyond the tree before a position is valued."""
    depth: int = 40
    """How many actions deep the tree may grow."""
    exploration: float = 0.7
    narrow: float = 6.0
    advised: bool = True
    """Whether a greedy look comes first."""


class SearchBot:
    """Anytime, reproducible for a seed and a number of iterations, and says what it thought."""

    blind: bool = False

    def __init__(self, seed: int | str, effort: Effort | None = None) -> None:
        self.thoughts: list[Candidate] = []
        self.effort: Effort = effort if effort is not None else Effort()
        self.iterations: int = 0
        """How many iterations the last choice took."""
        self._random = random.Random(seed)
        self._greedy = GreedyBot(f"advice:{seed}")
        self._expected: tuple[Worlds, int, Action, Node, float] | None = None

    def choose(self, view: View, legal: list[Action]) -> Action:
        self.thoughts = []
        self.iterations = 0
        if len(legal) == 1:
            return legal[0]
        started = time.perf_counter()
        game = get_game(view.game)
        worlds = game.worlds(view)
        if game.advice.passes_over:
            legal = worth_a_look(game, worlds.sample(0), view.seat, legal)
            if len(legal) == 1:
                return legal[0]
        root, scale = self._root(game, worlds, view)
        if self.effort.advised:
            self._advise(game, worlds, view.seat, legal, root)
        search = Search(
            game, worlds, view.seat, root, scale, self.effort, self._random, self._greedy
        )
        self.iterations = search.run(started)
        edges = [edge for action in legal if (edge := root.known(view.seat, action)) is not None]
        edges.sort(key=lambda edge: (-edge.visits, -edge.total))
        self.thoughts = [
            Candidate(
                edge.action,
                edge.visits,
                edge.total / edge.visits if edge.visits else 0.0,
                _line(edge),
            )
            for edge in edges
        ]
        best = edges[0]
        after = best.child if best.child is not None else Node()
        self._expected = (worlds, self._random.getrandbits(48), best.action, after, scale)
        return best.action

    def _advise(
        self, game: Game, worlds: Worlds, seat: int, legal: list[Action], root: Node
    ) -> None:
        """Begin with what a greedy look says: half of each prior of the root comes from there."""
        rated = self._greedy.rate(game, worlds, seat, legal)
        best = max(rated)
        apart = sum(best - value for value in rated) / len(rated)
        weights = [math.exp((value - best) / max(0.25, 0.5 * apart)) for value in rated]
        total = sum(weights)
        world = worlds.sample(self._random.getrandbits(48))
        priors = game.advice.priors(world, seat, legal)
        for place, action in enumerate(legal):
            edge = root.known(seat, action)
            if edge is None:
                edge = root.add(seat, action, 0.0)
            edge.prior = 0.5 * priors[place] + 0.5 * weights[place] / total

    def _root(self, game: Game, worlds: Worlds, view: View) -> tuple[Node, float]:
        """The tree of the last choice, if the game stands where it was expected to; else a new one."""
        expected, self._expected = self._expected, None
        if expected is not None:
            old_worlds, seed, action, node, scale = expected
            world = old_worlds.sample(seed)
            world.perform(view.seat, action)
            if node.edges and world.view(view.seat).data == view.data:
                return node, scale
        return Node(), typical_difference(game, worlds, view.seat, self._random)


def typical_difference(game: Game, worlds: Worlds, seat: int, chance: random.Random) -> float:
    """How far apart the seats' values come to lie within a few actions: what counts as a lead."""
    total = 0.0
    count = 0
    for _ in range(6):
        world = worlds.sample(chance.getrandbits(48))
        luck = random.Random(chance.getrandbits(48))
        play_on(game, world, 20, luck)
        found = values(game, world)
        for other, value in enumerate(found):
            if other != seat:
                total += (found[seat] - value) ** 2
                count += 1
    return max(1.0, (total / count) ** 0.5 if count else 1.0)


def play_on(game: Game, world: State, steps: int, chance: random.Random) -> None:
    """So many guessed decisions."""
    left = steps
    while left > 0:
        movers = world.to_move()
        if not movers:
            return
        seat = movers[0]
        legal = world.legal(seat)
        if len(legal) > 1:
            left -= 1
        world.perform(seat, guess(game, world, seat, legal, chance))


class Search:
    """One decision of one seat."""

    def __init__(
        self,
        game: Game,
        worlds: Worlds,
        seat: int,
        root: Node,
        scale: float,
        effort: Effort,
        chance: random.Random,
        greedy: GreedyBot,
    ) -> None:
        self.game: Game = game
        self.worlds: Worlds = worlds
        self.seat: int = seat
        self.root: Node = root
        self.scale: float = scale
        self.effort: Effort = effort
        self.chance: random.Random = chance
        self.greedy: GreedyBot = greedy

    def run(self, started: float = 0.0) -> int:
        """Search until a budget is spent; how many iterations that took. Time counts from `started`. What
        a reused tree already knows counts for three quarters of the budget at most."""
        effort = self.effort
        known = sum(edge.visits for edge in self.root.edges.values())
        wanted = effort.iterations - min(known, effort.iterations * 3 // 4)
        end = (started or time.perf_counter()) + effort.seconds if effort.seconds else 0.0
        done = 0
        while (not effort.iterations or done < wanted) and (
            not end or done < 8 or time.perf_counter() < end
        ):
            self.iterate()
            done += 1
        return done

    def iterate(self) -> None:
        """One world, from the root to a new leaf and back."""
        world = self.worlds.sample(self.chance.getrandbits(48))
        seats: list[int] = []
        edges: list[Edge] = []
        self.descend(world, seats, edges)
        if self.game.advice.settle and seats:
            self.greedy.finish(self.game, world, seats[-1], self.chance, self.game.advice.settle)
        play_on(self.game, world, self.effort.playout, self.chance)
        outcome = world.outcome()
        if outcome is None:
            shares = shares_of_values(values(self.game, world), self.scale)
        else:
            shares = shares_of_outcome(outcome, self.scale)
        for seat, edge in zip(seats, edges, strict=True):
            edge.visits += 1
            edge.total += shares[seat]

    def descend(self, world: State, seats: list[int], edges: list[Edge]) -> None:
        """Walk down the tree to an action that is new, and do it."""
        node = self.root
        me = self.seat
        together = False
        while len(edges) < self.effort.depth:
            movers = world.to_move()
            if not movers:
                return
            seat = me if me in movers else movers[0]
            legal = world.legal(seat)
            if len(movers) > 1:
                together = True
            if together and seat != me:
                if len(movers) > 1 or is_waiting(world, me, movers):
                    world.perform(seat, guess(self.game, world, seat, legal, self.chance))
                    continue
                together = False
            if len(legal) == 1:
                world.perform(seat, legal[0])
                continue
            edge = pick(
                self.open(world, node, seat, legal), self.effort.exploration, self.effort.narrow
            )
            world.perform(seat, edge.action)
            seats.append(seat)
            edges.append(edge)
            if edge.child is None:
                edge.child = Node()
                return
            node = edge.child

    def open(self, world: State, node: Node, seat: int, legal: list[Action]) -> list[Edge]:
        """The edges of what is legal in this world; new ones get their prior from the advice."""
        edges: list[Edge] = []
        passes_over = self.game.advice.passes_over
        priors: list[float] | None = None
        for place, action in enumerate(legal):
            edge = node.known(seat, action)
            if edge is None:
                if priors is None:
                    priors = self.priors(world, seat, legal)
                edge = node.add(seat, action, priors[place])
            if edge.prior > 0.0 or not passes_over:
                edges.append(edge)
        return edges

    def priors(self, world: State, seat: int, legal: list[Action]) -> list[float]:
        return self.game.advice.priors(world, seat, legal)


def _line(edge: Edge) -> list[str]:
    """How the search thinks the game goes on after this action: always the most visited."""
    line = [f"{edge.seat} {edge.action.text}"]
    node = edge.child
    while node is not None and node.edges and len(line) < 12:
        best = max(node.edges.values(), key=lambda one: one.visits)
        if best.visits < 2:
            break
        line.append(f"{best.seat} {best.action.text}")
        node = best.child
    return line
