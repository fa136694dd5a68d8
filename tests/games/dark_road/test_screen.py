"""What stands on the screen of a decision, in every language."""

import random
from dataclasses import replace

import pytest

from lanternway.core import position
from lanternway.core.registry import get_game
from lanternway.games.dark_road import effect, text_words
from lanternway.games.dark_road.text_concern import intent
from lanternway.games.dark_road.text_words import asked
from lanternway.locales import LANGUAGES, Translator
from lanternway.text import HEIGHT, fit, section_lines, sight_of, text_room
from tests.games.positions import FILES, read

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


@pytest.mark.clause("DR-10.1")
def test_a_companion_is_said_to_deliver_those_heroes_that_it_can() -> None:
    """In the Polish edition those of the Inn's row, not those who are shown for a prestige (DR-5.4.4)."""
    inn = read(next(path for path in FILES if path.name == "polish-reveal.yaml"))
    dragon = {"seats.0.companions": ["cave_dragon"], "seats.0.quartz": 1}
    state = position.table(replace(inn, facts={**inn.facts, **dragon}))
    catalogue = inn.game.catalogue
    for text in ("activate inn", "show", "companion"):
        state.apply(0, catalogue.parse(text))
    seen = {*state.to_data()["inn"], *state.to_data()["shown"]}
    assert len(seen) == 7
    sight = sight_of(state, 0, Translator("en"), PLAYERS[:2])
    question = text_room(inn.game).screen(sight).question
    assert question is not None
    [gives] = [one.cells[-1] for one in question.choices if one.action.text == "use cave_dragon 1"]
    state.apply(0, catalogue.parse("use cave_dragon 1"))
    can = {action.words()["hero"] for action in state.legal(0)}
    assert {hero for hero in seen if sight.name("hero", hero) in gives} == can


@pytest.mark.parametrize("op", [effect.MOVE_RUINS, effect.MOVE_MARKET])
def test_where_a_marker_leads_is_said_also_if_it_goes_round(op: effect.Op) -> None:
    """A content pack may move it up to nine spaces; there are four."""
    state = get_game("dark_road").start({}, 2, 1)
    sight = sight_of(state, 0, Translator("en"), PLAYERS[:2])
    said = [text_words._effect(sight, effect.Effect(op, n), "") for n in range(1, 10)]
    there = [one.partition("(")[2] for one in said]
    assert len(set(there)) == 4
    assert there == (there[:4] * 3)[:9]
