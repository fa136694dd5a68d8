"""The documents of the game say what is so."""

import re
from pathlib import Path

from lanternway.core import get_game, position

DOCS = Path(__file__).parents[3] / "docs" / "games"
PATHS = (DOCS / "dark_road-positions.md").read_text("utf-8")


def test_every_path_of_the_table_is_documented() -> None:
    game = get_game("dark_road")
    for options in ({"private_concern": "merchant"}, {"draft": True}, {"deed_choice": True}):
        data = game.start(options, 2, 1).to_data()
        named = set(re.findall(r"`([a-z_.<>0-9]+)", PATHS))
        words = {word for name in named for word in name.strip(".").split(".")}
        for part in (data, data["turn"], data["seats"][0], data.get("concern", {})):
            missing = [key for key in part if key not in words and key != "seats"]
            assert not missing, missing


def test_the_example_of_a_position_holds() -> None:
    found = re.search(r"```yaml\n(.*?)```", PATHS, re.DOTALL)
    assert found is not None
    assert not position.run(position.parse(found[1], "documents"))


def test_the_rules_page_cites_clauses_that_exist() -> None:
    clauses = get_game("dark_road").clauses
    for number in re.findall(r"\((\d+(?:\.\d+)*)\)", (DOCS / "dark_road.md").read_text("utf-8")):
        assert any(c == f"DR-{number}" or c.startswith(f"DR-{number}.") for c in clauses), number
