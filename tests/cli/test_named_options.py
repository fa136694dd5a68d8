"""Options of a game by their own name on the command line."""

import pytest
import typer

from lanternway.cli.app import app
from lanternway.cli.run import name_options


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (
            "simulate skye --journeyman --games 3",
            "simulate skye --option journeyman=true --games 3",
        ),
        ("play dark_road --edition pl", "play dark_road --option edition=pl"),
        ("play dark_road --open-coins", "play dark_road --option open_coins=true"),
        ("balance treos --goal=25 -n 5", "balance treos --option goal=25 -n 5"),
        ("simulate skye --option journeyman=true", "simulate skye --option journeyman=true"),
        ("arena treos --seats 2 --goal 25", "arena treos --seats 2 --option goal=25"),
        ("simulate skye --seats 3 --foo", "simulate skye --seats 3 --foo"),
        ("simulate nothing --journeyman", "simulate nothing --journeyman"),
        ("verify skye --journeyman", "verify skye --journeyman"),
    ],
)
def test_an_option_of_the_game_is_short_for_option(given: str, told: str) -> None:
    assert name_options(given.split(), typer.main.get_command(app)) == told.split()
