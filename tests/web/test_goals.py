"""The pictures of the games' goals are true: what they show is so at a table."""

import json
import re
from pathlib import Path

from lanternway.core import get_game
from lanternway.core.position import Position, look, table
from lanternway.lessons.rulebook import rulebook_of

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def shown(game: str) -> str:
    return (GAMES / game / "Goal.svelte").read_text(encoding="utf-8")


def test_the_territory_of_skye_fits_and_is_worth_what_stands_beside_it() -> None:
    text = shown("skye")
    found = re.search(r"LAND: Placed\[\] = (\[.*?\n {2}\]);", text, re.DOTALL)
    assert found
    land = json.loads(re.sub(r",\s*\]$", "]", found[1].replace("'", '"')))
    scoring = ["S1", "S8", "S6", "S5"]
    given = Position(
        name="goal",
        game=get_game("skye"),
        clauses=[],
        title="",
        options={},
        seats=2,
        seed=0,
        facts={"scoring": scoring, "seats.0.territory": land},
        outcomes={},
        script=[],
    )
    state = table(given)
    worth = [look(given.game, state, f"query:value.0.{tile}") for tile in scoring]
    assert [int(n) for n in re.findall(r"points: (\d+)", text)] == worth


def test_the_heaps_of_the_dark_road_are_those_that_its_rules_speak_of() -> None:
    book = rulebook_of("dark_road")
    assert book is not None
    coins, prestige = (int(n) for n in re.findall(r"\{ n: (\d+),", shown("dark_road")))
    assert list(book.line(book.goal).args.values())[1:] == [coins, prestige, min(coins, prestige)]


def test_the_quests_of_treos_exist_and_pay_gold() -> None:
    quests = get_game("treos").public_content()["quests"]
    named = re.findall(r"quest: '(\w+)'", shown("treos"))
    assert named
    for name in named:
        assert len(quests[name]["towns"]) == 1
        assert quests[name]["reward"]["gold"] > 0
