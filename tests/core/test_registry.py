"""The registry finds games by name and says which was meant."""

import pytest

from lanternway.core import OptionError, game_ids, get_game
from tests.smallgame import GAME


def test_a_game_is_found_by_its_id() -> None:
    assert get_game("lantern_fair") is GAME
    assert "lantern_fair" in game_ids()


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(OptionError, match="did you mean 'lantern_fair'"):
        get_game("lantern_fare")
