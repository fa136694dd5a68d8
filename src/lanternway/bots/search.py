"""The search bot: information-set Monte Carlo tree search.

Every iteration deals a new world that agrees with what the seat knows, walks down the common tree to a new
node or to the horizon, finishes what was begun there if the game wants that, lets a trade under way come to
its end, plays on a little by the game's advice, and values where it came to. Others who decide at the same
time do not see the choice: they are guessed, not searched.
"""

import math
import random
import time
from dataclasses import dataclass
from typing import Final

from lanternway.bots.bot import Candidate
from lanternway.bots.greedy import GreedyBot
from lanternway.bots.policy import guess, is_waiting, to_think_about
from lanternway.bots.results import shares_of_outcome, shares_of_values
from lanternway.bots.tree import Edge, Node, pick
from lanternway.bots.values import Values
from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.core.view import View
from lanternway.core.worlds import Worlds

PATIENCE: Final = 32
"""Iterations between two looks at whether the choice can still change."""


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
    calm: bool = True
    """Whether only quiet positions are valued (`Advice.is_quiet`), and none beyond the horizon
    (`Advice.is_horizon`)."""


class SearchBot:
    """Anytime, reproducible for a seed and a number of iterations, and says what it thought."""

    blind: bool = False

    def __init__(
        self, seed: int | str, effort: Effort | None = None, learned: str | None = None
    ) -> None:
        self.thoughts: list[Candidate] = []
        self.effort: Effort = effort if effort is not None else Effort()
        self.iterations: int = 0
        """How many iterations the last choice took."""
        self._random = random.Random(seed)
        self._greedy = GreedyBot(f"advice:{seed}", learned=learned)
        self._expected: tuple[Worlds, int, Action, Node, float] | None = None

    def choose(self, view: View, legal: list[Action]) -> Action:
        self.thoughts = []
        self.iterations = 0
        started = time.perf_counter()
        legal, worlds = to_think_about(view, legal)
        if worlds is None:
            return legal[0]
        search = self.begin(worlds, view, legal)
        self.iterations = search.run(started)
        self.thoughts = search.thoughts(legal)
        best = search.root.known(view.seat, self.thoughts[0].action)
        assert best is not None
        after = best.child if best.child is not None else Node()
        self._expected = (worlds, self._random.getrandbits(48), best.action, after, search.scale)
        return best.action

    def begin(self, worlds: Worlds, view: View, legal: list[Action]) -> "Search":
        """A search that has not looked yet, beyond what a greedy look says."""
        values = self._greedy.values(get_game(view.game))
        root, scale = self._root(values, worlds, view)
        if self.effort.advised:
            self._advise(values, worlds, view.seat, legal, root)
        return Search(
            values, worlds, view.seat, root, scale, self.effort, self._random, self._greedy
        )

    def _advise(
        self, values: Values, worlds: Worlds, seat: int, legal: list[Action], root: Node
    ) -> None:
        """Begin with what a greedy look says: half of each prior of the root comes from there."""
        rated = self._greedy.rate(values, worlds, seat, legal)
        best = max(rated)
        apart = sum(best - value for value in rated) / len(rated)
        weights = [math.exp((value - best) / max(0.25, 0.5 * apart)) for value in rated]
        total = sum(weights)
        world = worlds.sample(self._random.getrandbits(48))
        priors = values.game.advice.priors(world, seat, legal)
        for place, action in enumerate(legal):
            edge = root.known(seat, action)
            if edge is None:
                edge = root.add(seat, action, 0.0)
            edge.prior = 0.5 * priors[place] + 0.5 * weights[place] / total

    def _root(self, values: Values, worlds: Worlds, view: View) -> tuple[Node, float]:
        """The tree of the last choice, if the game stands where it was expected to; else a new one."""
        expected, self._expected = self._expected, None
        if expected is not None:
            old_worlds, seed, action, node, scale = expected
            world = old_worlds.sample(seed)
            world.perform(view.seat, action)
            if node.edges and world.view(view.seat).data == view.data:
                return node, scale
        if values.knows(worlds.sample(0)):
            return Node(), 1.0  # not asked for: what was learned has a scale of its own
        return Node(), typical_difference(values, worlds, view.seat, self._random)


def typical_difference(values: Values, worlds: Worlds, seat: int, chance: random.Random) -> float:
    """How far apart the seats' values come to lie within a few actions: what counts as a lead."""
    total = 0.0
    count = 0
    for _ in range(6):
        world = worlds.sample(chance.getrandbits(48))
        luck = random.Random(chance.getrandbits(48))
        play_on(values.game, world, 20, luck)
        found = values.of_all(world)
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
        values: Values,
        worlds: Worlds,
        seat: int,
        root: Node,
        scale: float,
        effort: Effort,
        chance: random.Random,
        greedy: GreedyBot,
    ) -> None:
        self.values: Values = values
        self.game: Game = values.game
        self.worlds: Worlds = worlds
        self.seat: int = seat
        self.root: Node = root
        self.scale: float = scale
        self.effort: Effort = effort
        self.chance: random.Random = chance
        self.greedy: GreedyBot = greedy
        self.began: float = 0.0
        """When the first iteration began."""

    def run(self, started: float = 0.0) -> int:
        """Search until a budget is spent; how many iterations that took. Time counts from `started`. What
        a reused tree already knows counts for three quarters of the budget at most."""
        effort = self.effort
        known = sum(edge.visits for edge in self.root.edges.values())
        wanted = effort.iterations - min(known, effort.iterations * 3 // 4)
        self.began = time.perf_counter()
        end = (started or self.began) + effort.seconds if effort.seconds else 0.0
        done = 0
        while (not effort.iterations or done < wanted) and (
            not end or done < 8 or time.perf_counter() < end
        ):
            self.iterate()
            done += 1
            if done % PATIENCE == 0 and self.is_settled(wanted - done, done, end):
                break
        return done

    def thoughts(self, legal: list[Action]) -> list[Candidate]:
        """What is thought of these actions so far, the most visited first."""
        root = self.root
        edges = [edge for action in legal if (edge := root.known(self.seat, action)) is not None]
        edges.sort(key=lambda edge: (-edge.visits, -edge.total))
        return [
            Candidate(
                edge.action,
                edge.visits,
                edge.total / edge.visits if edge.visits else 0.0,
                _line(edge),
            )
            for edge in edges
        ]

    def is_settled(self, left: int, done: int, end: float) -> bool:
        """Whether what is left of the budget cannot change which action has most visits."""
        if end:
            now = time.perf_counter()
            in_time = int((end - now) * done / max(1e-6, now - self.began)) + 1
            left = min(left, in_time) if self.effort.iterations else in_time
        first = second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def iterate(self, first: Action | None = None) -> State:
        """One world, from the root to a new leaf and back; where it came to. It begins with `first`, whatever
        is thought of it, if that is given."""
        world = self.worlds.sample(self.chance.getrandbits(48))
        seats: list[int] = []
        edges: list[Edge] = []
        self.descend(world, seats, edges, first)
        if self.game.advice.settle and seats:
            self.greedy.finish(self.values, world, seats[-1], self.chance, self.game.advice.settle)
        if self.effort.calm:
            self.greedy.calm_down(self.values, world)
        play_on(self.game, world, self.effort.playout, self.chance)
        outcome = world.outcome()
        scale = self.values.scale(world, self.scale)
        if outcome is None:
            shares = shares_of_values(self.values.of_all(world), scale)
        else:
            shares = shares_of_outcome(outcome, scale)
        for seat, edge in zip(seats, edges, strict=True):
            edge.visits += 1
            edge.total += shares[seat]
        return world

    def descend(
        self, world: State, seats: list[int], edges: list[Edge], first: Action | None = None
    ) -> None:
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
            options = self.open(world, node, seat, legal)
            begun = node.known(seat, first) if first is not None and not edges else None
            edge = begun or pick(options, self.effort.exploration, self.effort.narrow)
            world.perform(seat, edge.action)
            seats.append(seat)
            edges.append(edge)
            if edge.child is None:
                edge.child = Node()
                return
            if self.effort.calm and self.game.advice.is_horizon(world):
                return
            node = edge.child

    def open(self, world: State, node: Node, seat: int, legal: list[Action]) -> list[Edge]:
        """The edges of what is worth a look in this world; new ones get their prior from the advice."""
        edges: list[Edge] = []
        advice = self.game.advice
        priors: list[float] | None = None
        legal = advice.worth_a_look(world, seat, legal)
        for place, action in enumerate(legal):
            edge = node.known(seat, action)
            if edge is None:
                if priors is None:
                    priors = advice.priors(world, seat, legal)
                edge = node.add(seat, action, priors[place])
            edges.append(edge)
        return edges


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
