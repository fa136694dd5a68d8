"""Every clause of every game is shown by a position or a test, and every citation exists."""

import re
from functools import cache
from pathlib import Path

import pytest

from lanternway.core import Game, get_game, position
from tests.conformance.tables import GAMES

TESTS = Path(__file__).parents[1]
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)*[a-z]?\b")


@cache
def citations() -> dict[str, list[str]]:
    """Where each clause number stands: in a position's `clause`, or in the text of a test."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.glob("games/*/positions/**/*.yaml")):
        for clause in position.load(path).clauses:
            found.setdefault(clause, []).append(str(path.relative_to(TESTS)))
    for path in sorted(TESTS.rglob("test_*.py")):
        for clause in set(CLAUSE.findall(path.read_text(encoding="utf-8"))):
            found.setdefault(clause, []).append(str(path.relative_to(TESTS)))
    return found


def prefix(game: Game) -> str:
    return game.clauses[0].split("-")[0] + "-"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_is_shown(game_id: str) -> None:
    missing = [clause for clause in get_game(game_id).clauses if clause not in citations()]
    assert not missing, f"no position or test cites {', '.join(missing)}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_citation_is_a_clause(game_id: str) -> None:
    game = get_game(game_id)
    wrong = {
        clause: places
        for clause, places in citations().items()
        if clause.startswith(prefix(game)) and clause not in game.clauses
    }
    assert not wrong, f"{game_id} has no such clauses: {wrong}"


def test_prefixes_tell_the_games_apart() -> None:
    prefixes = [prefix(get_game(game_id)) for game_id in GAMES]
    assert len(set(prefixes)) == len(prefixes)
    for game_id in GAMES:
        game = get_game(game_id)
        assert all(CLAUSE.fullmatch(clause) for clause in game.clauses), game_id
