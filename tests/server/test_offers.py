"""Whatever a question is about and cannot be chosen says why, however many such things there are."""

import random

import pytest

from lanternway.core import get_game
from lanternway.core.state import LARGE_FAMILY
from lanternway.locales import Translator
from lanternway.server import offers


@pytest.mark.parametrize(
    ("game", "options"), [("dark_road", {}), ("skye", {"journeyman": True}), ("treos", {})]
)
def test_a_thing_of_a_large_family_says_why_it_cannot_be_chosen(
    game: str, options: dict[str, bool]
) -> None:
    chance = random.Random(game)
    speak = Translator("en")
    told: dict[str, set[str]] = {}
    table = get_game(game).start(options, 3, 1)
    for _ in range(900):
        if not table.to_move():
            break
        seat = table.to_move()[0]
        legal = table.legal(seat)
        lit = {target for action in legal for target in action.targets()}
        large = {action.family for action in legal if len(action.family.actions) > LARGE_FAMILY}
        for family in large:
            for action in chance.sample(family.actions, 3):
                for target in action.targets():
                    why = offers.why(table, seat, target)
                    assert (why is None) == (target in lit), target
                    if why is not None:
                        assert target in why.targets
                        assert why.clause
                        assert speak.has(why.why)
                        told.setdefault(why.verb, set()).add(why.why)
        for other in range(table.seats):
            if other not in table.to_move():
                assert offers.why(table, other, "space:a1") is None
        table.perform(seat, chance.choice(legal))
    assert told
