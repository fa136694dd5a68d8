"""Every game's room `text.py`: each decision on one screen, every choice on it or named, in every language,
for every seat and for spectators; names, never ids."""

import os
import random
import re
from pathlib import Path
from typing import Any

import pytest

from lanternway.core import SPECTATOR, Game, State, get_game
from lanternway.core.errors import OptionError
from lanternway.core.languages import LANGUAGES
from lanternway.locales import Translator, sources
from lanternway.locales.translator import Name, Names
from lanternway.text import HEIGHT, WIDTH, Sight, TextRoom, fit, section_lines, sight_of, text_room
from tests.conformance.tables import GAMES

PLAYERS = ["Ann", "Bo", "Cyd", "Dee", "Eve", "Concern"]
EVERY = 17
"""Of so many decisions one is looked at; in long games, the later the fewer."""
THINNING = 20
"""The distance grows by one for every so many decisions."""


def tables(game: Game) -> list[tuple[int, int]]:
    """Numbers of variants, each with a number of seats, so that all of both occur."""
    seats = list(game.seats)
    count = max(len(game.variants), len(seats))
    return [(n % len(game.variants), seats[n % len(seats)]) for n in range(count)]


def spoken(number: int, language: str) -> bool:
    """Whether a table is looked at in this language: the first in all, others in one, in turn. With
    LANTERNWAY_DEEP=1 every table is looked at in every language."""
    in_turn = LANGUAGES[number % len(LANGUAGES)] == language
    return number == 0 or in_turn or "LANTERNWAY_DEEP" in os.environ


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_decision_fits_a_screen_and_says_all(game_id: str, language: str) -> None:
    game = get_game(game_id)
    room = text_room(game)
    sources.add_folder(Path(__file__).parents[1] / "smallgame" / "locales")
    translator = Formal(language)
    for number, (variant, seats) in enumerate(tables(game)):
        if not spoken(number, language):
            continue
        try:
            state = game.start(game.variants[variant], seats, number)
        except OptionError:  # this variant is for other numbers of players
            continue
        play(game, room, state, translator, random.Random(number))
    assert not translator.formless, (
        "a text asks for a form of what is only a word: give it the thing"
    )


class Formal(Translator):
    """Writes down what was asked for a form (`NAME($x, form: "acc")`) and knows none, because a room said
    it as a word and not as a thing."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.formless: set[str] = set()

    def _name_function(self, thing: Any, form: Any = "") -> Any:
        if form and isinstance(thing, str) and not isinstance(thing, (Name, Names)):
            self.formless.add(thing)
        return super()._name_function(thing, form)


def play(
    game: Game, room: TextRoom, state: State, translator: Translator, chance: random.Random
) -> None:
    step = 0
    next_look = EVERY
    while movers := state.to_move():
        seat = chance.choice(movers)
        legal = state.legal(seat)
        step += 1
        if step == next_look:
            next_look += EVERY + step // THINNING
            look(game, room, sight_of(state, seat, translator, PLAYERS, ("News.",) * 30))
            walk_round(game, room, sight_of(state, SPECTATOR, translator, PLAYERS))
        state.perform(seat, chance.choice(legal))
    for seat in range(SPECTATOR, state.seats):
        walk_round(game, room, sight_of(state, seat, translator, PLAYERS))


def look(game: Game, room: TextRoom, sight: Sight) -> None:
    screen = room.screen(sight)
    lines = fit(screen, sight.translator, sight.legal)
    assert len(lines) < HEIGHT
    assert max(map(len, lines)) <= WIDTH
    assert screen.question is not None
    asked = [one.action.index for one in screen.question.choices]
    assert sorted(asked) == sorted(action.index for action in sight.legal), "each choice once"
    check_words(game, lines)
    for section in screen.sections:
        last = [*section.drawing, *(cell for row in section.rows[-1:] for cell in row[:1])][-1:]
        is_whole = all(line.strip() in "\n".join(lines) for line in last)
        assert is_whole or f"table {section.key}" in " ".join(lines[-2:]), "what is cut is named"
    others = [family.actions[-1] for family in game.catalogue.families]  # whoever likes may ask
    for action in (*sight.legal[:3], *others):
        check_words(game, room.explain(sight, action))
    walk_round(game, room, sight)


def walk_round(game: Game, room: TextRoom, sight: Sight) -> None:
    sections = room.table(sight)
    assert len({one.key for one in sections}) == len(sections)
    for section in sections:
        lines = section_lines(section)
        assert max(map(len, lines)) <= WIDTH
        check_words(game, [*lines, *section.words])
        assert section.words or section.rows or not section.drawing, "a drawing is also said"
        assert not set(section.words) & set(section.lines), "who listens hears nothing twice"


def check_words(game: Game, lines: list[str]) -> None:
    """No message id, no word of the data with an underscore."""
    for line in lines:
        found = re.search(rf"\b(?:{game.id}|core)-[a-z]+-|\b[a-z]+_[a-z]+\b", line)
        assert found is None, line
