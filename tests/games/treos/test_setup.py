"""Setup and content that no single table can show."""

from collections import Counter

import pytest

from lanternway.core import get_game
from lanternway.games.treos import layouts
from lanternway.games.treos.board import members
from lanternway.games.treos.cards import COMMON
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.state import Table

GAME = get_game("treos")


@pytest.mark.clause("TR-8.2")
def test_on_the_reverse_side_the_fifth_highwayman_stands_on_any_shore_of_the_centre_lake() -> None:
    places: Counter[int] = Counter()
    marked = 0
    for seed in range(200):
        table = GAME.start({"variable_setup": True}, 2, seed)
        assert isinstance(table, Table)
        shores = members(table.board.centre_shore)
        fifth = table.highwaymen[4]
        assert fifth in shores
        places[shores.index(fifth)] += 1
        marked += fifth in table.board.centre
    assert marked < 200, "not only on the spaces marked for the front"
    assert len(places) >= 5


@pytest.mark.clause("TR-1.6")
def test_on_the_front_it_stands_beside_treos_and_virrat() -> None:
    for seed in range(30):
        table = GAME.start({}, 2, seed)
        assert isinstance(table, Table)
        assert table.highwaymen[4] == table.board.centre[0]


@pytest.mark.clause("TR-10.3")
def test_a_common_card_is_that_of_the_rulebooks_example() -> None:
    assert any(
        card.owner == COMMON
        and card.moves == 3
        and card.paths == ["water"]
        and card.arrows == ["S"]
        for card in CONTENT.cards
    )


@pytest.mark.clause("TR-7.1")
def test_leonardos_track_is_as_deduced() -> None:
    leonardo = CONTENT.characters[1]
    assert leonardo.gold == [2, 1, 1, 3]
    assert leonardo.bonus == [[], ["card"], ["card"], []]
    assert leonardo.provenance == "rulebook"


def test_only_the_boards_of_the_last_games_are_remembered() -> None:
    """A board remembers what bots worked out on it: those of all games of a server would fill its memory."""
    for number in range(layouts.BOARDS_KEPT + 5):
        GAME.start({}, 4, f"boards {number}")
    assert len(layouts._BOARDS) == layouts.BOARDS_KEPT
