"""What the page draws of the rules comes from the games' public content, never from its own code."""

import re
from pathlib import Path
from typing import Any

import pytest

from lanternway.core import get_game
from lanternway.games.dark_road.limits import COMMISSION_PRESTIGE, ROUNDS
from lanternway.games.skye.rules.income import CASTLE_INCOME
from lanternway.games.skye.rules.score import places_of_round
from lanternway.messages.server import PROTOCOL

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"

OWN_RULES = {
    "rounds of a game": r"\bROUNDS\b|rounds === \d|rounds: \d",
    "when scoring tiles count": r"'ACD'|'BCD'",
    "coins of a good fortune": r"fortune_taken \? \d",
    "prices on the wheel": r"5, 4, 3, 2, 1, 1",
    "prestige of a commission": r"1 · 3 · 6",
    "seats and slots of a wagon": r"\b3 - me\.|length: 3 - ",
    "cells of a wagon": r"^games/dark_road.*\b(WIDTH|HEIGHT) = \d",
    "pips of a face": r"'1a': 1",
    "parts of a score": r"'base', 'deeds', 'upgrades', 'lit_dice'\]",
    "goods of a space": r"\['staff', 'armor'\]|\['armor', 'weapon'\]",
    "a card that turns the ruins round": r"turned_stair",
    "income of a castle": r"\b5 \+ \(view",
    "a region by its first letter": r"region\[0\]",
}
"""Rules that the page once knew by heart, and what their code looks like, after its file and line."""


def edition() -> dict[str, Any]:
    content: dict[str, Any] = get_game("dark_road").public_content()["editions"]
    return next(iter(content.values()))


@pytest.mark.parametrize("rule", OWN_RULES)
def test_the_page_knows_no_rule_by_heart(rule: str) -> None:
    pages = [path for kind in ("ts", "svelte") for path in SOURCES.rglob(f"*.{kind}")]
    assert pages
    pattern = re.compile(OWN_RULES[rule])
    lines = [
        f"{path.relative_to(SOURCES)}:{number}: {line.strip()}"
        for path in pages
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if path.name != "wire.ts"
    ]
    assert [line for line in lines if pattern.search(line)] == []


def test_the_page_is_built_for_the_protocol_of_the_server() -> None:
    socket = (SOURCES / "store" / "socket.svelte.ts").read_text(encoding="utf-8")
    assert f"export const PROTOCOL = {PROTOCOL};" in socket


def test_skye_tells_which_scoring_tiles_count_when() -> None:
    content = get_game("skye").public_content()
    assert sorted(content["schedule"]) == ["2", "3", "4", "5"]
    for seats, rounds in content["schedule"].items():
        for number, letters in enumerate(rounds, 1):
            places = places_of_round(int(seats), number)
            assert letters == "".join("ABCD"[place] for place in places)
    assert content["castle_income"] == CASTLE_INCOME


def test_treos_tells_the_spaces_of_a_region() -> None:
    content = get_game("treos").public_content()
    spaces = [space for region in content["regions"].values() for space in region["spaces"]]
    assert len(set(spaces)) == len(spaces)
    assert {town["region"] for town in content["towns"].values()} == set(content["regions"])
    assert content["personal"] == {"gold": 1}


def test_dark_road_tells_what_its_board_prints() -> None:
    content = edition()
    assert content["rounds"] == ROUNDS
    assert content["commission_prestige"] == list(COMMISSION_PRESTIGE[1:])
    assert {"heroes", "commissions", "lanterns"} <= set(content["limits"])
    assert len(content["slots"]) == 3
    assert set(content["courtyard"]) == {"upper", "lower"}
    assert [one for one, what in content["fortunes"].items() if what["first_coins"]] == ["C"]
    assert [town for region in content["regions"].values() for town in region["towns"]] == list(
        content["towns"]
    )
    assert content["faces"].keys() == content["crafting"].keys()
    assert any(card["reversed"] for card in content["concern"]["sarcophagi"].values())


def test_theme_js_knows_every_game_by_its_own_light() -> None:
    kept = re.search(r"LIGHTS = \{(.*?)\}", (SOURCES.parent / "public" / "theme.js").read_text())
    assert kept is not None
    lights = {
        file.parent.name: re.search(r"'(\w+)'", file.read_text()).group(1)  # type: ignore[union-attr]
        for file in SOURCES.glob("games/*/theme.ts")
    }
    assert dict(re.findall(r"(\w+): '(\w+)'", kept.group(1))) == lights


@pytest.mark.parametrize("game", ["dark_road", "skye", "treos"])
def test_rules_that_a_board_names_are_rules_of_its_game(game: str) -> None:
    files = [path for path in (SOURCES / "games" / game).glob("*.*") if path.is_file()]
    texts = [path.read_text(encoding="utf-8") for path in files]
    named = {one for text in texts for one in re.findall(r"""['"]([A-Z]{2}-\d[\d.]*)['"]""", text)}
    assert named <= set(get_game(game).clauses)
