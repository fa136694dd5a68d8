"""Positions: a table situation, a script of actions and what must be true, as a YAML file.

A position names a game and its options, sets facts on top of a fresh State by the documented paths of
`State.to_data`, gives known outcomes for the next draws, then plays a script. Rule tests are mostly
positions, named by clause; players use them to share puzzles. The format stands in docs/formats.md.
"""

import difflib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from lanternway.core.action import Action
from lanternway.core.chance import fresh
from lanternway.core.errors import DataError, LanternwayError, Refusal
from lanternway.core.event import Event
from lanternway.core.game import Game
from lanternway.core.registry import get_game
from lanternway.core.state import State

FIELDS: Final = ("game", "clause", "title", "options", "seats", "seed", "set", "outcomes", "script")
STEPS: Final = ("do", "refuse", "clause", "expect", "legal", "legal+", "legal-", "to_move", "note")
QUERY: Final = "query:"


class PositionError(LanternwayError):
    """A position that can't be read: what is wrong, and where."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}", "error-position", {"where": where, "what": what})
        self.where: str = where


@dataclass(frozen=True)
class Difference:
    """Something that is not as a position says."""

    where: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, found {self.found}"


@dataclass
class Position:
    """A position, read but not yet played."""

    name: str
    game: Game
    clauses: list[str]
    title: str
    options: dict[str, Any]
    seats: int
    seed: int | str
    facts: dict[str, Any]
    outcomes: dict[str, list[Any]]
    script: list[dict[str, Any]]


LETTERS: Final = 8000
"""In the position of a stranger, at most; the longest of ours has 2,500. YAML is read slowly."""
BRACKETS: Final = 500
"""In the same; the longest of ours has fewer than 150."""


class _WithoutAliases(yaml.SafeLoader):
    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError("it has an alias")
        return super().compose_node(parent, index)


def load(path: Path) -> Position:
    """Read a position file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PositionError(str(path), f"can't be read ({error.__class__.__name__})") from error
    return parse(text, str(path))


def parse(text: str, name: str, stranger: bool = False) -> Position:
    """Read a position from text; `name` is what errors call it. A stranger's has no aliases, with which a
    little text may be an enormous table, and is short; its brackets are counted, because in brackets within
    brackets YAML is read in the square of their number."""
    if stranger and len(text) > LETTERS:
        raise PositionError(name, f"has more than {LETTERS} letters")
    if stranger and text.count("[") + text.count("{") > BRACKETS:
        raise PositionError(name, f"has more than {BRACKETS} brackets")
    try:
        data = yaml.load(text, _WithoutAliases if stranger else yaml.SafeLoader)
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise PositionError(name, f"is no YAML: {' '.join(str(error).split())}") from error
    if not isinstance(data, dict):
        raise PositionError(name, "is no mapping of fields")
    _check_fields(data, FIELDS, name)
    for needed in ("game", "seats", "script"):
        if needed not in data:
            raise PositionError(name, f"has no '{needed}'")
    try:
        game = get_game(str(data["game"]))
    except LanternwayError as error:
        raise PositionError(f"{name}: game", error.text) from error
    clause = data.get("clause", [])
    clauses = [str(one) for one in (clause if isinstance(clause, list) else [clause])]
    for one in clauses:
        if one not in game.clauses:
            raise PositionError(f"{name}: clause", f"{game.id} has no clause {one}")
    if not isinstance(data.get("seed", 0), int | str):
        raise PositionError(f"{name}: seed", "is neither a number nor a text")
    script = data["script"]
    if not isinstance(script, list) or not all(isinstance(step, dict) for step in script):
        raise PositionError(f"{name}: script", "is no list of steps")
    return Position(
        name=name,
        game=game,
        clauses=clauses,
        title=str(data.get("title", "")),
        options=_mapping(data, "options", name),
        seats=data["seats"],
        seed=data.get("seed", 0),
        facts=_mapping(data, "set", name),
        outcomes={
            stream: values if isinstance(values, list) else [values]
            for stream, values in _mapping(data, "outcomes", name).items()
        },
        script=script,
    )


def run(position: Position, sink: list[Event] | None = None) -> list[Difference]:
    """Play a position; what is not as it says. PositionError when it makes no sense. The sink is told
    what happens."""
    state = table(position)
    differences: list[Difference] = []
    for number, step in enumerate(position.script, 1):
        where = f"{position.name}: step {number}"
        _check_fields(step, STEPS, where)
        found = _play(position.game, state, step, where, sink)
        differences += found
        if found and ("do" in step or "refuse" in step):
            break  # what follows stands on a step that went wrong
    return differences


def table(position: Position) -> State:
    """The State that a position describes, before its script."""
    game = position.game
    try:
        state = game.start(position.options, position.seats, position.seed)
        if position.facts:
            data = state.to_data()
            for path, value in position.facts.items():
                set_path(data, str(path), value)
            state = game.from_data(data, game.options.read(position.options), position.seats)
    except LanternwayError as error:
        raise PositionError(position.name, error.text) from error
    chance = fresh(position.seed, len(game.streams))
    chance.known = {
        game.stream(stream): [_outcome(game, stream, value) for value in values]
        for stream, values in position.outcomes.items()
    }
    state.chance = chance
    return state


def _outcome(game: Game, stream: str, value: Any) -> int:
    return value if isinstance(value, int) else game.outcome_number(stream, str(value))


def set_path(data: Any, path: str, value: Any) -> None:
    """Set what lies at a path (`seats.0.coins`); the path must exist."""
    parent, _, last = path.rpartition(".")
    place = get_path(data, parent) if parent else data
    if isinstance(place, list) and last.isdecimal() and int(last) < len(place):
        place[int(last)] = value
    elif isinstance(place, dict) and (last in place or not place):
        place[last] = value
    else:
        raise _unknown(path, place, last)


def get_path(data: Any, path: str) -> Any:
    """What lies at a path."""
    place = data
    done = ""
    for part in path.split("."):
        done = f"{done}.{part}" if done else part
        if isinstance(place, list) and part.isdecimal() and int(part) < len(place):
            place = place[int(part)]
        elif isinstance(place, dict) and part in place:
            place = place[part]
        else:
            raise _unknown(done, place, part)
    return place


def _unknown(path: str, place: Any, part: str) -> DataError:
    if isinstance(place, dict):
        near = difflib.get_close_matches(part, place, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        return DataError(path, f"there is no such path{hint} (here: {', '.join(place)})")
    if isinstance(place, list):
        return DataError(path, f"there is no such path (a list of {len(place)})")
    return DataError(path, "there is no such path (nothing lies below this)")


def _play(
    game: Game, state: State, step: dict[str, Any], where: str, sink: list[Event] | None
) -> list[Difference]:
    found: list[Difference] = []
    try:
        if "do" in step:
            found += _do(game, state, step, where, sink)
        if "refuse" in step:
            found += _refuse(game, state, step, where)
        for path, expected in _mapping(step, "expect", where).items():
            actual = look(game, state, str(path))
            if actual != expected:
                found.append(Difference(f"{where}: {path}", repr(expected), repr(actual)))
        for key in ("legal", "legal+", "legal-"):
            for seat, texts in _mapping(step, key, where).items():
                found += _legal(game, state, key, int(seat), texts, where)
        if "to_move" in step and state.to_move() != step["to_move"]:
            found.append(
                Difference(f"{where}: to_move", str(step["to_move"]), str(state.to_move()))
            )
    except Refusal:
        raise
    except LanternwayError as error:
        raise PositionError(where, error.text) from error
    return found


def look(game: Game, state: State, path: str) -> Any:
    """What a position's `expect` compares: a path of the table, or a question to the game."""
    if path.startswith(QUERY):
        return game.query(state, path.removeprefix(QUERY))
    return get_path(state.to_data(), path)


def _do(
    game: Game, state: State, step: dict[str, Any], where: str, sink: list[Event] | None
) -> list[Difference]:
    seat, action = act(game, step["do"], where)
    try:
        state.apply(seat, action, sink)
    except Refusal as refusal:
        legal = ", ".join(refusal.legal[:12])
        return [
            Difference(f"{where}: {step['do']}", "done", f"refused by {refusal} (legal: {legal})")
        ]
    return []


def _refuse(game: Game, state: State, step: dict[str, Any], where: str) -> list[Difference]:
    seat, action = act(game, step["refuse"], where)
    try:
        state.apply(seat, action)
    except Refusal as refusal:
        clause = step.get("clause", refusal.clause)
        if clause != refusal.clause:
            return [Difference(f"{where}: {step['refuse']}", f"refused by {clause}", str(refusal))]
        return []
    return [Difference(f"{where}: {step['refuse']}", "refused", "done")]


def act(game: Game, text: Any, where: str) -> tuple[int, Action]:
    """The seat and the action that a step names."""
    seat, _, notation = str(text).partition(" ")
    if not seat.isdecimal():
        raise PositionError(where, f"'{text}' is not 'seat notation'")
    return int(seat), game.catalogue.parse(notation)


def _legal(
    game: Game, state: State, key: str, seat: int, texts: Any, where: str
) -> list[Difference]:
    wanted = [game.catalogue.parse(str(text)).text for text in texts]
    actual = [action.text for action in state.legal(seat)]
    good = {
        "legal": sorted(wanted) == sorted(actual),
        "legal+": set(wanted) <= set(actual),
        "legal-": not set(wanted) & set(actual),
    }[key]
    if good:
        return []
    return [Difference(f"{where}: {key} of seat {seat}", ", ".join(wanted), ", ".join(actual))]


def _check_fields(data: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for name in data:
        if name not in known:
            near = difflib.get_close_matches(str(name), known, 1)
            hint = f"; did you mean '{near[0]}'?" if near else ""
            raise PositionError(where, f"unknown field '{name}'{hint} (fields: {', '.join(known)})")


def _mapping(data: dict[str, Any], name: str, where: str) -> dict[Any, Any]:
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise PositionError(f"{where}: {name}", "is no mapping")
    return value
