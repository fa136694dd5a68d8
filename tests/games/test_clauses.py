"""Every clause of every game is shown by a position or by a test marked with it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lanternway.core import Game, get_game, position
from tests.conformance.tables import GAMES

TESTS = Path(__file__).parents[1]
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)*[a-z]?\b")


@cache
def shown() -> dict[str, list[str]]:
    """Which positions and tests show each clause: positions by their `clause`, tests by their mark."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("games/*/positions/**/*.yaml")):
        for clause in position.load(path).clauses:
            found.setdefault(clause, []).append(str(path.relative_to(TESTS)))
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for clause in marked(node):
                    found.setdefault(clause, []).append(f"{path.relative_to(TESTS)}::{node.name}")
    return found


def marked(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """What `@pytest.mark.clause("DR-4.3.1", ...)` at a test names."""
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            assert test.name.startswith("test_"), f"{test.name} is not run"
            assert decorator.args, f"{test.name} names no clause"
            yield from (ast.literal_eval(number) for number in decorator.args)


@cache
def mentioned() -> dict[str, list[str]]:
    """Where each clause number stands, in whatever words."""
    found = {clause: list(places) for clause, places in shown().items()}
    for path in sorted(TESTS.rglob("test_*.py")):
        for clause in set(CLAUSE.findall(path.read_text(encoding="utf-8"))):
            found.setdefault(clause, []).append(str(path.relative_to(TESTS)))
    return found


def prefix(game: Game) -> str:
    return game.clauses[0].split("-")[0] + "-"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_is_shown(game_id: str) -> None:
    missing = [clause for clause in get_game(game_id).clauses if clause not in shown()]
    assert not missing, f"no position or test shows {', '.join(missing)}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_mentioned_exists(game_id: str) -> None:
    game = get_game(game_id)
    wrong = {
        clause: places
        for clause, places in mentioned().items()
        if clause.startswith(prefix(game)) and clause not in game.clauses
    }
    assert not wrong, f"{game_id} has no such clauses: {wrong}"


def test_prefixes_tell_the_games_apart() -> None:
    prefixes = [prefix(get_game(game_id)) for game_id in GAMES]
    assert len(set(prefixes)) == len(prefixes)
    for game_id in GAMES:
        game = get_game(game_id)
        assert all(CLAUSE.fullmatch(clause) for clause in game.clauses), game_id
