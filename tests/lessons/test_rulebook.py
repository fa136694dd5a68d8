"""The rules to read: every word, number, table and clause of them stands."""

import re

import pytest

from lanternway.core import DataError, game_ids
from lanternway.core.languages import LANGUAGES
from lanternway.lessons.lesson import BY_CLAUSE
from lanternway.lessons.rulebook import READER, rulebook_of
from lanternway.locales import Translator
from lanternway.text import sight_of, text_room
from tests.cli.conftest import ROOT

GAMES = [game for game in game_ids() if rulebook_of(game)]
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


def test_every_game_has_them() -> None:
    assert GAMES == ["dark_road", "skye", "treos"]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_its_chapter(game: str) -> None:
    book = rulebook_of(game)
    assert book is not None
    assert [one for one in book.game.clauses if book.chapter_of(one) is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_passage_is_said_and_no_number_is_typed(game: str) -> None:
    book = rulebook_of(game)
    assert book is not None
    for language in LANGUAGES:
        translator = Translator(language)
        for passage in book.passages:
            line = book.line(passage)
            source = translator.source(line.message).split("=", 1)[1]
            used = re.findall(r"\$(\w+)", source)
            assert set(used) == set(line.args), (language, line.message)
            assert not re.search(r"\d", re.sub(r"\$\w+", "", source)), (language, line.message)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_by_a_clause_is_one_that_the_clause_says(game: str) -> None:
    book = rulebook_of(game)
    assert book is not None
    english = Translator("en")
    for passage in book.passages:
        for source in passage.numbers:
            found = BY_CLAUSE.fullmatch(source)
            if found is None:
                continue
            text = english.clause(game, found[2]).lower()
            said = {int(n) for n in re.findall(r"\d+", text)}
            said |= {n for n, word in enumerate(WORDS) if re.search(rf"\b{word}\b", text)}
            assert int(found[1]) in said, (passage.message, source, text)


@pytest.mark.parametrize("game", GAMES)
def test_every_table_can_be_seen_and_has_the_part_it_names(game: str) -> None:
    book = rulebook_of(game)
    assert book is not None
    used = {one.picture.table for one in book.passages if one.picture}
    assert used == set(book.tables), "a table that no picture shows"
    speak = Translator("en")
    for passage in book.passages:
        if passage.picture is None:
            continue
        state = book.state(passage.picture.table)
        names = [speak.player(seat) for seat in range(state.seats)]
        sections = text_room(book.game).table(sight_of(state, READER, speak, names))
        assert passage.picture.section in {one.key for one in sections}, passage.message


def test_icons_of_a_turn_are_in_the_sprite() -> None:
    sprite = (ROOT / "web" / "src" / "art" / "icons.svg").read_text(encoding="utf-8")
    for game in GAMES:
        book = rulebook_of(game)
        assert book is not None
        for step in book.turn:
            assert f'id="i-{step.icon}"' in sprite


def test_an_unknown_table_is_named() -> None:
    book = rulebook_of("skye")
    assert book is not None
    with pytest.raises(DataError, match="nowhere"):
        book.state("nowhere")
