"""Golden playthroughs and node counts: what every game does from fixed seeds, as text to be diffed."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lanternway.core import Game, Match, State, record, state_hash, to_text
from lanternway.locales import Translator, sources
from lanternway.text import told_lines
from tests.conformance.tables import CASES, Case

HERE = Path(__file__).parent
NODES_FILE = HERE / "nodes.json"
NODES_LIMIT = 3000
sources.add_folder(HERE.parent / "smallgame" / "locales")
SPEAK = Translator("en")
SHOWN = 250
"""So many actions of a playthrough are shown; of the rest only where it led."""


def golden_cases() -> list[Case]:
    """One table a variant, with other numbers of seats in turn."""
    chosen: list[Case] = []
    for case in CASES:
        same = [c for c in CASES if (c.game_id, c.variant) == (case.game_id, case.variant)]
        if case is same[case.variant % len(same)]:
            chosen.append(case)
    return chosen


def path_of(case: Case) -> Path:
    return HERE / case.game_id / f"{case.seats}-seats-variant-{case.variant}.txt"


def playthrough_text(case: Case) -> str:
    """A random game: each action in notation and in words, how many there were, chance, hash; its events as
    facts, and the log as who acted reads it."""
    choose = random.Random(f"golden/{case}")
    match = Match.deal(case.game, case.options, case.seats, f"golden/{case}")
    players = [SPEAK.player(seat) for seat in range(case.seats)]
    players.append(SPEAK.text(f"{case.game_id}-seat-extra"))  # the Private Concern, where it plays
    lines = [
        f"game {case.game_id}, {case.seats} seats, options {to_text(match.origin.options)}",
        f"set-up {record.write_outcomes(case.game, match.origin.deal) or '-'} -> {match.origin.start_hash}",
    ]
    while match.state.to_move() and len(match.entries) < SHOWN:
        seat = choose.choice(match.state.to_move())
        legal = match.state.legal(seat)
        action = choose.choice(legal)
        said = SPEAK.action(action, players, match.state.facts(seat, action))
        events = match.act(seat, action)
        entry = match.entries[-1]
        drawn = record.write_outcomes(case.game, entry.outcomes)
        lines.append(
            f"{len(match.entries)}. seat {seat}: {entry.action} (1 of {len(legal)})"
            + (f" [{drawn}]" if drawn else "")
            + f" -> {entry.hash}"
        )
        lines.append(f"    {players[seat]}: {said}")
        lines += [f"    {_event(event.to_data())}" for event in events]
        told = [event.project(seat) for event in events]
        lines += [f"    · {line}" for line in told_lines(case.game, told, SPEAK, players)]
    state = match.state
    more = 0
    while state.to_move():
        seat = choose.choice(state.to_move())
        state.perform(seat, choose.choice(state.legal(seat)))
        more += 1
    if more:
        lines.append(f"after {more} more actions -> {state_hash(state)}")
    outcome = state.outcome()
    assert outcome is not None
    lines.append(f"scores {outcome.scores}, ranks {outcome.ranks}")
    lines += [f"    seat {seat}: {to_text(parts)}" for seat, parts in enumerate(outcome.parts)]
    return "\n".join(lines) + "\n"


def _event(data: dict[str, Any]) -> str:
    facts = " ".join(f"{name}={to_text(value)}" for name, value in data["facts"].items())
    secret = f" | {data['audience']} {to_text(data['secret'])}" if data["secret"] else ""
    return f"{data['kind']} {facts}{secret}"


def node_counts(game: Game, options: dict[str, Any], seats: int) -> list[int]:
    """How many sequences of actions there are, by length, in serial order from a fixed seed."""
    level: list[State] = [game.start(options, seats, "nodes")]
    counts: list[int] = []
    while level and len(level) < NODES_LIMIT and len(counts) < 12:
        level = [world for state in level for world in _children(state)][: NODES_LIMIT * 4]
        counts.append(len(level))
    return counts


def _children(state: State) -> Iterator[State]:
    if state.to_move():
        seat = state.to_move()[0]
        for action in state.legal(seat):
            child = state.clone()
            child.perform(seat, action)
            yield child


def nodes_text() -> str:
    """The node counts of every game at its smallest and largest table."""
    counts: dict[str, list[int]] = {}
    usual = [case for case in CASES if case.variant == 0]
    for case in usual:
        tables = [other.seats for other in usual if other.game_id == case.game_id]
        if case.seats in (min(tables), max(tables)):
            counts[f"{case.game_id}, {case.seats} seats"] = node_counts(case.game, {}, case.seats)
    lines = [f"  {json.dumps(name)}: {numbers}" for name, numbers in sorted(counts.items())]
    return "{\n" + ",\n".join(lines) + "\n}\n"
