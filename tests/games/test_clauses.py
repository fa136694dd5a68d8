"""Every clause of every game is shown by a position or a test, and every citation exists.

A position cites clauses in its `clause`, a test by a marker: `@pytest.mark.clause("LF-3.2")`. What else
mentions a clause shows nothing of it.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from lanternway.core import Game, get_game
from tests.conformance.tables import GAMES
from tests.games.positions import FILES, read

TESTS = Path(__file__).parents[1]
CLAUSE = re.compile(r"[A-Z]{2}-\d+(?:\.\d+)*[a-z]?")


@cache
def citations() -> dict[str, list[str]]:
    """Where each clause is cited."""
    found: dict[str, list[str]] = {}
    for path in FILES:
        for clause in read(path).clauses:
            found.setdefault(clause, []).append(str(path.relative_to(TESTS)))
    for path in sorted(TESTS.rglob("test_*.py")):
        for clause, test in marked(path.read_text(encoding="utf-8")):
            found.setdefault(clause, []).append(f"{path.relative_to(TESTS)}::{test}")
    return found


def marked(source: str) -> Iterator[tuple[str, str]]:
    """Clauses and the tests that bear their marker."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
            continue
        decorators = ast.unparse(ast.Tuple(node.decorator_list, ast.Load()))
        if "mark.skip" in decorators or "mark.xfail" in decorators:
            continue  # what is not run shows nothing
        for marker in node.decorator_list:
            if isinstance(marker, ast.Call) and ast.unparse(marker.func) == "pytest.mark.clause":
                for clause in marker.args:
                    yield ast.literal_eval(clause), node.name


def test_only_a_marker_on_a_test_cites() -> None:
    source = '''
"""LF-1.1"""
import pytest

@pytest.mark.clause("LF-2.1", "LF-2.2")
@pytest.mark.parametrize("word", ["LF-2.3"])
def test_this(word):
    """LF-3.1: so it is."""
    assert word == "LF-3.2"

@pytest.mark.clause("LF-3.3")
def helper():
    pass

@pytest.mark.skip
@pytest.mark.clause("LF-3.4")
def test_that():
    pass
'''
    assert list(marked(source)) == [("LF-2.1", "test_this"), ("LF-2.2", "test_this")]


def prefix(game: Game) -> str:
    return game.clauses[0].split("-")[0] + "-"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_is_shown(game_id: str) -> None:
    missing = [clause for clause in get_game(game_id).clauses if clause not in citations()]
    assert not missing, f"no position or test cites {', '.join(missing)}"


def test_every_citation_is_a_clause() -> None:
    clauses = {clause for game_id in GAMES for clause in get_game(game_id).clauses}
    wrong = {clause: places for clause, places in citations().items() if clause not in clauses}
    assert not wrong, f"no game has such clauses: {wrong}"


def test_prefixes_tell_the_games_apart() -> None:
    prefixes = [prefix(get_game(game_id)) for game_id in GAMES]
    assert len(set(prefixes)) == len(prefixes)
    for game_id in GAMES:
        game = get_game(game_id)
        assert all(CLAUSE.fullmatch(clause) for clause in game.clauses), game_id
