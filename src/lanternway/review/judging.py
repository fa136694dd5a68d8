"""Judging a decision: what could have been done, how likely it was to win, and what the choice cost.

A search looks for ideas; then the best three and what was played are followed equally often, in the same
worlds and with the same luck, so that what differs between them is the choice. What is said comes from this
second part alone: nothing looks good because it was lucky to be found.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from lanternway.bots.search import Effort, Search, SearchBot
from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.core.reasons import RESULT
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.core.view import View
from lanternway.review.chances import Chances, learned_for

IDEAS: Final = 3
SURE: Final = 1.96
"""Standard errors: 95 %."""
COSTLY: Final = 0.05
"""Chance to win that a costly decision gives away, at least."""
FIND: Final = 0.04
"""How much better than anything else a great find is, at least; and it is not what one sees first."""
EQUAL: Final = 0.03
"""Ideas whose chances are closer are called about equal."""
DIGITS: Final = 4


TOLD: Final = 0.4
"""Points that a reason weighs at least."""
REASONS: Final = 3


Reason = tuple[str, float]
"""What there is more (or less) of, and how much."""


@dataclass(frozen=True)
class Budget:
    """How long a decision is thought about, in iterations."""

    iterations: int
    longer: int = 1
    """If what was played may be costly, it and its rivals are followed so many times as often."""

    @property
    def search(self) -> int:
        return max(1, self.iterations // 2)

    @property
    def follow(self) -> int:
        """How often each of the ideas is followed."""
        return max(4, self.iterations // (2 * (IDEAS + 1)))


LONGER: Final = 4
"""How much longer a review follows what may be costly."""
MAYBE: Final = 0.6 * COSTLY
"""What seems to give so much away may be costly."""
STANDARD: Final = Budget(160, LONGER)


@dataclass(frozen=True)
class Said:
    """An action as a person would say it: a message with arguments, what it costs or gives (`facts`), and
    what it is about on the table."""

    seat: int
    message: str
    args: dict[str, str]
    facts: dict[str, Any]
    targets: list[str]


@dataclass(frozen=True)
class Idea:
    """Something that could be done."""

    action: str
    chance: float
    """To win, for who decides."""
    error: float
    """Half of the interval of 95 %."""
    line: list[str]
    """How the game is expected to go on: `seat notation`, this action first."""
    chances: list[float] = field(default_factory=list)
    """By seat."""
    reasons: list[Reason] = field(default_factory=list)
    """What it brings more or less of than the best idea; the best: than the second."""
    said: list[Said] = field(default_factory=list)
    """The line, as a person would say it."""
    visits: int = 0
    """How often it was looked at."""

    def to_data(self) -> dict[str, Any]:
        return {
            "action": self.action,
            "chance": round(self.chance, DIGITS),
            "error": round(self.error, DIGITS),
            "line": self.line,
            "chances": [round(chance, DIGITS) for chance in self.chances],
            "reasons": [{"name": name, "n": n} for name, n in self.reasons],
            "said": [vars(said) for said in self.said],
            "visits": self.visits,
        }


@dataclass(frozen=True)
class Judgment:
    """What is thought of one decision."""

    line: int
    seat: int
    played: str
    ideas: list[Idea]
    """Best first; what was played is among them."""
    cost: float
    """What the best idea was better by."""
    error: float
    """Half of the interval of 95 % of the cost."""
    choices: int
    """How many answers there were."""
    mark: str
    """`costly`, `find` or nothing."""

    @property
    def sure(self) -> bool:
        """Whether the cost is more than the doubt about it."""
        return self.cost > self.error

    def to_data(self) -> dict[str, Any]:
        return {
            "line": self.line,
            "seat": self.seat,
            "played": self.played,
            "ideas": [idea.to_data() for idea in self.ideas],
            "cost": round(self.cost, DIGITS),
            "error": round(self.error, DIGITS),
            "sure": self.sure,
            "choices": self.choices,
            "mark": self.mark,
        }


def judge(
    view: View,
    choices: list[Action],
    played: Action,
    line: int,
    budget: Budget,
    seed: int | str,
    also: Sequence[Action] = (),
) -> Judgment:
    """Judge a decision from what the seat knew. `choices` are what it had, more than one; those of `also` are
    followed too, whatever the search thinks of them."""
    weighed = weigh(view, choices, budget, f"review:{seed}:{line}", also, played)
    order, found = weighed.order, weighed.found
    cost, error = difference(found[order[0]], found[played], view.seat)
    return Judgment(
        line, view.seat, played.text, weighed.ideas, cost, error, len(choices),
        _mark(order, found, played, view.seat, weighed.glance, (cost, error)),
    )  # fmt: skip


@dataclass(frozen=True)
class Weighed:
    """What came of weighing a choice."""

    order: list[Action]
    """What was followed, best first."""
    found: dict[Action, "Followed"]
    ideas: list[Idea]
    """The same, to be told."""
    glance: Action
    """What one sees first."""


def weigh(
    view: View,
    choices: list[Action],
    budget: Budget,
    seed: str,
    also: Sequence[Action] = (),
    played: Action | None = None,
) -> Weighed:
    """The best ideas by what the seat knows, of more than one; what was played and those of `also` are always
    among them."""
    game = get_game(view.game)
    worlds = game.worlds(view)
    # chances are learned from positions as they stand, so these are what is valued
    effort = Effort(iterations=budget.search, calm=False)
    bot = SearchBot(seed, effort, learned=learned_for(game))
    search = bot.begin(worlds, view, choices)
    glance = _glance(search, choices)
    search.run()
    best = [candidate.action for candidate in search.thoughts(choices)[:IDEAS]]
    followed = list(dict.fromkeys([*best, *([] if played is None else [played]), *also]))
    found = {action: Followed() for action in followed}
    _follow(game, search, found, range(budget.follow), seed)
    if played is not None and _lost(found, played, view.seat) >= MAYBE:
        _follow(game, search, found, range(budget.follow, budget.longer * budget.follow), seed)
    thoughts = {candidate.action: candidate for candidate in search.thoughts(choices)}
    order = sorted(followed, key=lambda action: -found[action].mean(view.seat))
    first, second = order[0], order[1]
    ideas = [
        _idea(
            game, action, found[action], found[first if action != first else second], worlds.sample(0),
            view.seat, thoughts[action].line, thoughts[action].visits,
        )
        for action in order
    ]  # fmt: skip
    return Weighed(order, found, ideas, glance)


class Followed:
    """Where an action led to, by world: the chances of all seats, and what can be told of its own seat."""

    __slots__ = ("chances", "facts", "results")

    def __init__(self) -> None:
        self.chances: list[list[float]] = []
        self.facts: list[list[float]] = []
        """By world that was not over: the numbers of the game's reasons."""
        self.results: list[float | None] = []
        """By world: the points, if it was over."""

    def mean(self, seat: int) -> float:
        return math.fsum(chances[seat] for chances in self.chances) / len(self.chances)

    def fact(self, place: int) -> float | None:
        """The mean of one number."""
        if not self.facts:
            return None
        return math.fsum(facts[place] for facts in self.facts) / len(self.facts)


def _glance(search: Search, choices: list[Action]) -> Action:
    """What one sees first: the likeliest before anything is searched."""

    def prior(action: Action) -> float:
        edge = search.root.known(search.seat, action)
        return edge.prior if edge is not None else 0.0

    return max(choices, key=prior)


def _follow(
    game: Game, search: Search, found: dict[Action, Followed], rounds: range, seed: str
) -> None:
    """Each action once a round, in the same world, with the same luck."""
    chances = Chances(game, search.worlds.sample(0).seats)
    reasons = game.reasons
    for number in rounds:
        for action, followed in found.items():
            search.chance = random.Random(f"{seed}:{number}")
            world = search.iterate(action)
            followed.chances.append(chances.of(world))
            outcome = None if world.to_move() else world.outcome()
            followed.results.append(None if outcome is None else outcome.scores[search.seat])
            if outcome is None and reasons.features.covers(world):
                numbers = reasons.features.of(world, search.seat)
                followed.facts.append([numbers[place] for place in reasons.places])


def _lost(found: dict[Action, Followed], played: Action, seat: int) -> float:
    """How far what was played lies below the best."""
    return max(followed.mean(seat) for followed in found.values()) - found[played].mean(seat)


def _error(numbers: list[float]) -> float:
    """Half of the interval of 95 % of their mean."""
    count = len(numbers)
    mean = math.fsum(numbers) / count
    spread = math.fsum((number - mean) ** 2 for number in numbers) / (count - 1)
    return SURE * math.sqrt(spread / count)


def _idea(
    game: Game,
    action: Action,
    found: Followed,
    other: Followed,
    world: State,
    seat: int,
    line: list[str],
    visits: int,
) -> Idea:
    chances = [found.mean(one) for one in range(len(found.chances[0]))]
    error = _error([one[seat] for one in found.chances])
    said = _told(game, world, seat, line)
    return Idea(
        action.text, chances[seat], error, line, chances, _reasons(game, found, other), said, visits
    )


def _told(game: Game, world: State, seat: int, line: list[str]) -> list[Said]:
    """The steps of a line. What the seat does at once, before chance, a reveal or another seat, is told with
    what it costs or gives then; what comes later without."""
    said = [_said(game, step) for step in line]
    after = world.clone()
    barrier = after.barrier()
    for place, step in enumerate(line):
        action = game.catalogue.parse(step.split(" ", 1)[1])
        if (
            said[place].seat != seat
            or after.barrier() != barrier
            or action not in after.legal(seat)
        ):
            break
        said[place] = replace(said[place], facts=after.facts(seat, action))
        after.apply(seat, action)
    return said


def _said(game: Game, step: str) -> Said:
    """A step of a line (`seat notation`), without what it will cost when it comes to it."""
    seat, notation = step.split(" ", 1)
    action = game.catalogue.parse(notation)
    message = f"{game.id}-act-{action.family.verb}"
    return Said(int(seat), message, action.words(), {}, action.targets())


def _reasons(game: Game, found: Followed, other: Followed) -> list[Reason]:
    """What one future has more or less of than the other, what weighs most first."""
    weighed: list[tuple[float, Reason]] = []
    told = [(RESULT, 1.0, _more_points(found, other))]
    for place, name in enumerate(game.reasons.names):
        here, there = found.fact(place), other.fact(place)
        if here is not None and there is not None:
            told.append((name, game.reasons.prices[place], here - there))
    for name, price, apart in told:
        difference = round(apart, 1)
        weight = abs(difference * price)
        if weight >= TOLD:
            weighed.append((weight, (name, difference)))
    weighed.sort(key=lambda one: -one[0])
    return [reason for _, reason in weighed[:REASONS]]


def _more_points(found: Followed, other: Followed) -> float:
    """What the game ends with more on average, if both futures are over in most worlds."""
    both = zip(found.results, other.results, strict=True)
    apart = [here - there for here, there in both if here is not None and there is not None]
    return math.fsum(apart) / len(apart) if 2 * len(apart) > len(found.results) else 0.0


def difference(better: Followed, other: Followed, seat: int) -> tuple[float, float]:
    """What one future is better by, and half of the interval of 95 % of it."""
    both = zip(better.chances, other.chances, strict=True)
    apart = [one[seat] - two[seat] for one, two in both]
    return math.fsum(apart) / len(apart), _error(apart)


def _mark(
    order: list[Action],
    found: dict[Action, Followed],
    played: Action,
    seat: int,
    glance: Action,
    cost: tuple[float, float],
) -> str:
    if cost[0] >= COSTLY and cost[0] > cost[1]:
        return "costly"
    if order[0] == played != glance:
        ahead, error = difference(found[played], found[order[1]], seat)
        if ahead >= FIND and ahead > error:
            return "find"
    return ""
