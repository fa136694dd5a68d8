"""A census: many games by one bot, counted by seat, trait, source of points and actions taken."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from lanternway.arena.checked import CheckFailed, failure_of, play_checked
from lanternway.arena.play import by_bots, play
from lanternway.bots import get_bot
from lanternway.core.action import Action
from lanternway.core.processes import process_pool
from lanternway.core.registry import get_game


@dataclass
class Group:
    """Seats that have something in common: how many there were, their victories and points."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0

    def add(self, other: "Group") -> None:
        self.seats += other.seats
        self.wins += other.wins
        self.points += other.points

    @property
    def share(self) -> float:
        return self.wins / self.seats if self.seats else 0.0


@dataclass
class Census:
    """Everything that was counted, for one number of seats."""

    seats: int
    games: int = 0
    groups: dict[tuple[str, str], Group] = field(default_factory=dict)
    """By (trait, word): ("seat", "0"), ("steed", "ox")."""
    parts: Counter[str] = field(default_factory=Counter)
    """Points by source, of all seats."""
    winners_parts: Counter[str] = field(default_factory=Counter)
    winners: int = 0
    used: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often something was done, by (verb, argument)."""
    winners_used: Counter[tuple[str, str]] = field(default_factory=Counter)
    measures: dict[str, list[float]] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)

    def add(self, other: "Census") -> None:
        self.games += other.games
        for key, group in other.groups.items():
            self.groups.setdefault(key, Group()).add(group)
        self.parts.update(other.parts)
        self.winners_parts.update(other.winners_parts)
        self.winners += other.winners
        self.used.update(other.used)
        self.winners_used.update(other.winners_used)
        for name, numbers in other.measures.items():
            self.measures.setdefault(name, []).extend(numbers)
        self.scores.extend(other.scores)

    def mean_part(self, part: str) -> tuple[float, float]:
        """Points of this source: what a seat has, and what a winner has."""
        everyone = max(1, self.games * self.seats)
        return self.parts[part] / everyone, self.winners_parts[part] / max(1, self.winners)

    def mean_used(self, verb: str, word: str) -> tuple[float, float]:
        """How often this is done in a game: by a seat, and by a winner."""
        everyone = max(1, self.games * self.seats)
        used = self.used[verb, word] / everyone
        return used, self.winners_used[verb, word] / max(1, self.winners)

    def traits(self) -> list[str]:
        """What seats are compared by, in the order it was met."""
        return list(dict.fromkeys(trait for trait, _ in self.groups))


@dataclass(frozen=True)
class Sample:
    """What is counted: so many games of a bot, from a seed on."""

    game: str
    options: dict[str, Any]
    seats: int
    bot: str
    seed: int
    games: int
    check: bool = False
    """With every invariant on; a game that breaks raises `CheckFailed`."""


def count(sample: Sample) -> Census:
    """Play and count. Needs nothing but its argument, so it runs anywhere."""
    census = Census(sample.seats)
    for seed in range(sample.seed, sample.seed + sample.games):
        _count_game(sample, seed, census)
    return census


def _count_game(sample: Sample, seed: int, census: Census) -> None:
    game = get_game(sample.game)
    state = game.start(sample.options, sample.seats, f"balance:{seed}")
    bots = [get_bot(sample.bot, f"{seed}:{seat}") for seat in range(sample.seats)]
    done: list[Counter[tuple[str, str]]] = [Counter() for _ in range(sample.seats)]

    trace: list[Action] = []

    def note(seat: int, action: Action) -> None:
        trace.append(action)
        used = done[seat]
        used[action.family.verb, ""] += 1
        for word in action.words().values():
            used[action.family.verb, word] += 1

    try:
        if sample.check:
            play_checked(game, state, bots, seed, note)
        else:
            play(state, by_bots(state, bots), note)
    except Exception as error:
        if not sample.check:
            raise
        failure = failure_of(game, sample.options, state, seed, trace, error)
        raise CheckFailed(failure) from error
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.winners()
    census.games += 1
    census.winners += len(winners)
    for name, number in {"actions": float(len(trace)), **game.measures(state)}.items():
        census.measures.setdefault(name, []).append(number)
    census.scores.extend(outcome.scores)
    for seat in range(sample.seats):
        won = 1 / len(winners) if seat in winners else 0.0
        one = Group(1, won, outcome.scores[seat])
        for trait, word in {"seat": str(seat), **game.traits(state, seat)}.items():
            census.groups.setdefault((trait, word), Group()).add(one)
        parts = outcome.parts[seat] if outcome.parts else {}
        census.parts.update(parts)
        census.used.update(done[seat])
        if won:
            census.winners_parts.update(parts)
            census.winners_used.update(done[seat])


def take(
    sample: Sample,
    processes: int | None = None,
    prepare: Callable[[], Any] | None = None,
    tick: Callable[[int], None] | None = None,
) -> Census:
    """Count in several processes; the same result as in one."""
    whole = Census(sample.seats)
    for portion in _counted(sample, processes or os.cpu_count() or 1, prepare):
        whole.add(portion)
        if tick is not None:
            tick(whole.games)
    return whole


def _counted(sample: Sample, processes: int, prepare: Callable[[], Any] | None) -> Iterator[Census]:
    size = max(1, min(50, sample.games // (processes * 4) or 1))
    portions = [
        replace(sample, seed=sample.seed + start, games=min(size, sample.games - start))
        for start in range(0, sample.games, size)
    ]
    if processes == 1:
        yield from map(count, portions)
        return
    with process_pool(processes, prepare) as pool:
        yield from pool.map(count, portions)  # in order: sums do not depend on who was first
