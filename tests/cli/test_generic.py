"""Any game's view becomes readable tables: the drawer knows shapes, not games."""

import io
from typing import Any

from rich.console import Console

from lanternway.cli.generic import Drawer
from lanternway.locales import Translator


def drawn(data: dict[str, Any], players: list[str], language: str = "en") -> list[str]:
    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False)
    console.print(Drawer("no_game", Translator(language), players).draw(data))
    return [" ".join(line.split()) for line in out.getvalue().rstrip().split("\n")]


def test_facts_stand_first_one_a_line() -> None:
    lines = drawn(
        {"wagon": {"armor": 2, "book": 0}, "round": 3, "lead": 1, "rain": True}, ["A", "B"]
    )
    assert lines == ["wagon armor 2", "round 3", "lead B", "rain ✓"]


def test_seats_are_rows_under_the_players_names() -> None:
    lines = drawn({"seats": [{"coins": 4, "hand": ["x", "y"]}, {"coins": 0}]}, ["Ann", "Bo"])
    assert lines == ["players", "coins hand", "Ann 4 x, y", "Bo 0 –"]


def test_many_facts_of_few_things_stand_below_each_other() -> None:
    facts = {name: n for n, name in enumerate("abcdef")}
    lines = drawn({"seats": [facts, facts]}, ["Ann", "Bo"])
    assert lines[:3] == ["players", "Ann Bo", "a 0 0"]


def test_things_inside_things_are_indented_not_lost() -> None:
    data = {
        "town": {"ring": {"north": {"open": False}, "south": {"open": True}}, "rows": [[1], [2, 3]]}
    }
    lines = drawn(data, [])
    assert "north –" in lines
    assert "south ✓" in lines
    assert "1 2, 3" in lines


def test_what_only_programs_need_is_left_out() -> None:
    assert drawn({"agenda": [{"ask": "x"}], "options": {"a": 1}, "deck": 9}, []) == ["deck 9"]


def test_labels_in_the_readers_language() -> None:
    assert drawn({"round": 2}, [], "pl") == ["runda 2"]
    assert drawn({"round": 2}, [], "hu") == ["forduló 2"]


def test_long_parts_are_left_out_and_named() -> None:
    long = {f"space{n}": {"x": n, "y": n} for n in range(100)}
    drawer = Drawer("no_game", Translator("en"), [])
    out = io.StringIO()
    shown, left_out = drawer.sketch({"board": long, "round": 1})
    Console(file=out, width=100).print(shown)
    assert left_out == ["board"]
    assert "space99" not in out.getvalue()
    assert "round" in out.getvalue()
    assert any("space99" in line for line in drawn({"board": long}, []))
