"""What stands on the screen of a decision about road tokens and bonus tiles, in every language."""

import random
from pathlib import Path

import pytest

from lanternway.cli.table import NARROWEST
from lanternway.core import position
from lanternway.games.skye import GAME
from lanternway.games.skye.actions import DONE, TOKEN
from lanternway.games.skye.board import BONUSES
from lanternway.games.skye.content import CONTENT
from lanternway.games.skye.state import Table
from lanternway.games.skye.text import screen, table
from lanternway.games.skye.text_tiles import legend
from lanternway.locales import LANGUAGES, Translator
from lanternway.text import HEIGHT, WIDTH, fit, sight_of, text_room, wrap
from tests.games.positions import FILES, read

PLAYERS = ["Ann", "Bartholomew", "Cleo"]
NEWS = ("Something happened that takes a line of its own.",) * 9


def at(name: str) -> Table:
    path: Path = next(path for path in FILES if path.name == name)
    state = position.table(read(path))
    assert isinstance(state, Table)
    return state


@pytest.mark.clause("SK-9.12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_road_token_is_laid_with_the_land_in_sight(language: str) -> None:
    """Also with many edges to choose from; being done is never the choice that finds no room."""
    translator = Translator(language)
    windows = 0
    for seed in range(4):
        chance = random.Random(seed)
        state = GAME.start(GAME.options.read({"journeyman": True}), 3, bytes([seed] * 32), None, [])
        assert isinstance(state, Table)
        while movers := state.to_move():
            seat = movers[0]
            legal = state.legal(seat)
            if state.stage.word.startswith("tokens"):
                windows += 1
                sight = sight_of(state, seat, translator, PLAYERS, NEWS)
                made = screen(sight)
                lines = fit(made, translator, sight.legal)
                assert len(lines) < HEIGHT
                [land] = [one for one in made.sections if one.key == "land"]
                assert set(land.drawing) <= set(lines), lines
                assert made.question is not None
                assert made.question.choices[0].action.family is DONE
            keeping = [action for action in legal if action.family is not TOKEN]
            state.perform(seat, chance.choice(keeping))
    assert windows > 3


@pytest.mark.clause("SK-9.12")
def test_a_road_token_says_what_it_joins_and_gives() -> None:
    """Tile 74 has two whisky; joined, it is one tile more for S6 and 2 gold more each round."""
    state = at("9-12-windows.yaml")
    for seat in (0, 1):
        state.perform(seat, DONE.actions[0])
    sight = sight_of(state, 0, Translator("en"), PLAYERS)
    question = screen(sight).question
    assert question is not None
    assert [one.cells for one in question.choices if one.action.family is TOKEN] == [
        ("Castle, east: hidden still", "+1", "+2", "+1")
    ]
    explained = text_room(GAME).explain
    assert "joined to the castle by road: +1. " in explained(sight, TOKEN.actions[0])[0]
    nowhere = GAME.catalogue.parse("token 40 east")
    assert explained(sight, nowhere) == explained(sight, "40"), "of a tile elsewhere only the tile"
    before = state.lands[0].income()
    state.perform(0, TOKEN.actions[0])
    assert state.lands[0].income() == before + 2


@pytest.mark.clause("SK-9.12")
def test_wherever_a_road_token_can_be_laid_it_says_what_it_gives() -> None:
    """Also while a track is asked for, in every stage in which a seat has a choice of its own."""
    translator = Translator("en")
    asked: set[str] = set()
    for seed in range(3):
        chance = random.Random(seed)
        state = GAME.start(GAME.options.read({"journeyman": True}), 3, bytes([seed] * 32), None, [])
        assert isinstance(state, Table)
        while movers := state.to_move():
            legal = state.legal(movers[0])
            laid = [action for action in legal if action.family is TOKEN]
            asking = state.agenda[-1].kind.word if state.agenda else state.stage.word
            if laid and asking not in asked:
                asked.add(asking)
                sight = sight_of(state, movers[0], translator, PLAYERS)
                assert len(fit(screen(sight), translator, sight.legal)) < HEIGHT
                said = text_room(GAME).explain(sight, laid[0])[0]
                assert said.startswith("Tiles joined to the castle by road: +"), asking
            keeping = [action for action in legal if action.family is not TOKEN]
            state.perform(movers[0], chance.choice(keeping))
    windows = {"tokens-before-income", "tokens-before-score"}
    assert asked >= {"price", "buy", "build", "plan", "journey", "advance", *windows}


@pytest.mark.clause("SK-9.11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_tile_is_explained(language: str) -> None:
    translator = Translator(language)
    state = at("9-11-order.yaml")
    sight = sight_of(state, 0, translator, PLAYERS)
    for bonus in BONUSES:
        for word in (bonus, translator.name("skye", "bonus", bonus)):
            assert text_room(GAME).explain(sight, word) == [
                translator.text(f"skye-text-bonus-{bonus}")
            ]


def test_every_letter_of_a_drawing_is_in_the_legend() -> None:
    """The symbols of tiles, the castle's tower and the journeyman's sign among them."""
    state = GAME.start(GAME.options.read({"journeyman": True}), 2, bytes(32), None, [])
    sight = sight_of(state, 0, Translator("en"), PLAYERS)
    [market] = [one for one in table(sight) if one.key == "market"]
    [signs] = market.lines
    assert any(tile.journeyman for tile in CONTENT.tiles)
    for sign in ("J journeyman symbol", "♜ castle", "§ scroll", "W whisky", "= road"):
        assert sign.replace(" ", "\u00a0") in signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_whose_picture_can_be_read_in_two_ways_says_so(language: str) -> None:
    """Both readings, as in the note that the page shows; other tiles have no such note."""
    translator = Translator(language)
    state = GAME.start(GAME.options.read({}), 2, bytes(32), None, [])
    sight = sight_of(state, 0, translator, PLAYERS)
    notes = {
        translator.text(f"skye-disputed-{n}") for n, one in enumerate(CONTENT.tiles) if one.disputed
    }
    for number, tile in enumerate(CONTENT.tiles):
        told = text_room(GAME).explain(sight, "castle" if number == 0 else str(number))
        said = [line for line in told if line in notes]
        assert said == ([translator.text(f"skye-disputed-{number}")] if tile.disputed else [])
    assert notes


@pytest.mark.parametrize("width", [NARROWEST, 80, WIDTH])
def test_no_drawing_is_wider_than_where_it_is_shown(width: int) -> None:
    """The tiles for sale among five, and lands as they grow, also in full."""
    chance = random.Random("narrow")
    state = GAME.start(GAME.options.read({"journeyman": True}), 5, bytes(32), None, [])
    while movers := state.to_move():
        state.perform(movers[0], chance.choice(state.legal(movers[0])))
        if chance.random() < 0.1:
            sight = sight_of(state, movers[0], Translator("en"), PLAYERS * 2, width=width)
            for part in (*screen(sight).sections, *table(sight)):
                assert all(len(line) <= width for line in part.drawing), part


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sign_stays_with_what_it_means(language: str) -> None:
    """However narrow a screen is, no line of the legend ends with a sign."""
    translator = Translator(language)
    state = GAME.start(GAME.options.read({"journeyman": True}), 2, bytes(32), None, [])
    signs = legend(sight_of(state, 0, translator, PLAYERS))
    for width in range(NARROWEST, WIDTH + 1):
        assert all(len(line.split()[-1]) > 1 for line in wrap(signs, width))
