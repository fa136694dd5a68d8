"""All games have the same rooms under the same names, so that who knows one finds the way in any."""

import ast
import importlib
import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

from lanternway.core import State, Worlds, get_game
from tests.conformance.tables import GAMES

ROOMS = {
    "actions": {"CATALOGUE"},
    "advice": {"ADVICE", "PRICES", "value"},
    "agenda": {"KINDS"},
    "aids": {"aids"},
    "clauses": {"CLAUSES"},
    "content": {"CONTENT_HASH", "check_pack"},
    "data": {"to_data", "to_snapshot"},
    "features": {"FEATURES"},
    "invariants": {"check"},
    "meta": {"GAME", "outcome_number"},
    "observe": {"NAMES", "observe"},
    "options": {"OPTIONS", "VARIANTS", "check_options"},
    "public": {"public_content"},
    "queries": {"query"},
    "reasons": {"REASONS"},
    "report": {"measures", "traits"},
    "restore": {"from_data"},
    "rules.flow": {"legal", "perform"},
    "rules.prompts": {"prompt"},
    "rules.refusals": {"considered", "why_not"},
    "scoring": {"outcome"},
    "setting": {"Setting"},
    "setup": {"new_table"},
    "state": {"Table"},
    "story": {"STORY"},
    "streams": {"STREAMS"},
    "tell": {"EVENTS"},
    "text": {"explain", "screen", "table"},
    "view": {"view"},
    "worlds": {"TableWorlds"},
}
"""Every room, and what it is asked for. A game may have rooms of its own besides."""

SHORT = {"do", "x", "y"}
"""The only parameters of one or two letters."""


def package(game_id: str) -> str:
    return get_game(game_id).new.__module__.removesuffix(".setup")


def folder(game_id: str) -> Path:
    found = importlib.import_module(package(game_id)).__file__
    assert found is not None
    return Path(found).parent


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_the_room(game_id: str, room: str) -> None:
    module = importlib.import_module(f"{package(game_id)}.{room}")
    missing = [name for name in ROOMS[room] if not hasattr(module, name)]
    assert not missing, f"{module.__name__} has no {', '.join(missing)}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_says_where_a_rule_lives(game_id: str) -> None:
    assert (folder(game_id) / "README.md").is_file()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_price_says_its_unit_and_where_it_comes_from(game_id: str) -> None:
    prices = tomllib.loads((folder(game_id) / "advice.toml").read_text(encoding="utf-8"))
    assert prices
    for name, price in prices.items():
        assert set(price) == {"value", "unit", "source"}, name
        assert price["unit"].strip(), name
        assert price["source"].strip(), name


@pytest.mark.parametrize("game_id", GAMES)
def test_every_price_is_read(game_id: str) -> None:
    assert importlib.import_module(f"{package(game_id)}.advice").PRICES.unread() == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_table_and_its_worlds_are_called_so(game_id: str) -> None:
    table = importlib.import_module(f"{package(game_id)}.state").Table
    worlds = importlib.import_module(f"{package(game_id)}.worlds").TableWorlds
    assert issubclass(table, State)
    assert issubclass(worlds, Worlds)


@pytest.mark.parametrize("game_id", GAMES)
def test_names_are_words(game_id: str) -> None:
    """No alias of a module and no parameter of one or two letters; the table is called `table`."""
    wrong = []
    for path in sorted(folder(game_id).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                names = [one.asname for one in node.names if one.asname]
            elif isinstance(node, ast.FunctionDef):
                given = node.args.posonlyargs + node.args.args + node.args.kwonlyargs
                names = [one.arg for one in given]
                tables = [one.arg for one in given if _annotation(one) == "Table"]
                wrong += [
                    f"{path.name}: {node.name}({name}: Table)"
                    for name in tables
                    if name not in ("table", "seen", "world")
                ]
            else:
                continue
            wrong += [
                f"{path.name}: {name}" for name in names if len(name) < 3 and name not in SHORT
            ]
    assert not wrong


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_is_made_of_its_own_rooms(game_id: str) -> None:
    """What a table and its game are asked is answered by the room of that name, and by no other."""
    table = importlib.import_module(f"{package(game_id)}.state").Table
    game = get_game(game_id)
    answers = {
        "rules.refusals": [table.rooms.why_not, table.rooms.considered],
        "rules.prompts": [table.rooms.prompt],
        "scoring": [table.rooms.outcome],
        "data": [table.rooms.to_data, table.rooms.to_snapshot],
        "view": [table.rooms.view],
        "aids": [table.rooms.aids],
        "setup": [game.new],
        "restore": [game.from_data],
        "worlds": [game.worlds],
        "queries": [game.query],
        "observe": [game.observe],
        "options": [game.check_options],
        "invariants": [game.check],
        "content": [game.check_pack],
        "public": [game.public_content],
        "report": [game.traits, game.measures],
        "meta": [game.outcome_number],
    }
    for room, functions in answers.items():
        assert {one.__module__ for one in functions} == {f"{package(game_id)}.{room}"}


@pytest.mark.parametrize("game_id", GAMES)
def test_the_answers_to_a_question_stand_side_by_side(game_id: str) -> None:
    """`legal_…`, `do_…` and, where there is more to say than "not now", `why_…`: in this order, in the
    file that owns the rule, with nothing between them."""
    wrong = []
    for path in rules(game_id):
        names = functions_of(path)
        for at, name in enumerate(names):
            question = name.removeprefix("legal_")
            if question == name:
                continue
            expected = [name, f"do_{question}"]
            if f"why_{question}" in names:
                expected.append(f"why_{question}")
            if names[at : at + len(expected)] != expected:
                wrong.append(f"{path.name}: {', '.join(expected)}")
    assert not wrong


@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_is_in_the_table_of_the_flow(game_id: str) -> None:
    """`rules/flow.py` names the functions of every question, and no chain of `if` by kind does."""
    flow = (folder(game_id) / "rules" / "flow.py").read_text(encoding="utf-8")
    wired = set(re.findall(r"\w+\.((?:legal|do|why)_\w+)", flow))
    written = {name for path in rules(game_id) for name in functions_of(path)}
    asked = {name for name in written if name.startswith("legal_")}
    assert asked == {name for name in wired if name.startswith("legal_")}
    assert {name.replace("legal_", "do_") for name in asked} <= wired <= written


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_leave_the_telling_to_one_room(game_id: str) -> None:
    """No rule asks for the sink or writes a reference to a text."""
    for path in rules(game_id):
        text = path.read_text(encoding="utf-8")
        assert ".sink" not in text, path.name
        assert '"@' not in text, path.name


def rules(game_id: str) -> list[Path]:
    return sorted((folder(game_id) / "rules").rglob("*.py"))


def functions_of(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


def _annotation(given: ast.arg) -> str:
    if isinstance(given.annotation, ast.Constant):
        return str(given.annotation.value)
    return ast.unparse(given.annotation) if given.annotation is not None else ""
