"""What stands on the screen of a decision, in every language."""

import random

import pytest

from lanternway.core.registry import get_game
from lanternway.games.dark_road.text_concern import intent
from lanternway.games.dark_road.text_words import asked
from lanternway.locales import LANGUAGES, Translator
from lanternway.text import HEIGHT, fit, section_lines, sight_of, text_room

PLAYERS = ["Ann", "Bartholomew", "The Private Concern"]
NEWS = ("Something happened that takes a line of its own.",) * 9


@pytest.mark.clause("DR-17.3")
@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_made_with_the_intent_of_the_concern_in_sight(language: str, humans: int) -> None:
    """All of it, with every choice, also late in the game, when a wagon is full and much has happened."""
    game = get_game("dark_road")
    room, translator = text_room(game), Translator(language)
    names = [*PLAYERS[:humans], PLAYERS[-1]]
    options = game.options.read({"private_concern": "merchant"})
    plans = 0
    for seed in range(4):
        chance = random.Random(seed)
        state = game.start(options, humans, bytes([seed] * 32), None, [])
        while movers := state.to_move():
            seat = movers[0]
            sight = sight_of(state, seat, translator, names, NEWS)
            if asked(sight) == "plan":
                plans += 1
                lines = fit(room.screen(sight), translator, sight.legal)
                assert len(lines) < HEIGHT
                [told] = intent(sight)
                assert not set(section_lines(told)) - set(lines), lines
                numbers = {word for line in lines for word in line.split() if word.isdecimal()}
                assert {str(n) for n in range(1, len(sight.legal) + 1)} <= numbers
                deeds = translator.text("dark_road-board-my-deeds")
                assert any(line.startswith(deeds) for line in lines), "the wagon to its end"
            state.perform(seat, chance.choice(state.legal(seat)))
    assert plans > 40 * humans
