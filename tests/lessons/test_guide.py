"""The first games and the tips: each tip is due at its example, and not elsewhere."""

from collections.abc import Mapping
from typing import Any

import pytest

from lanternway.core import Action, State, get_game
from lanternway.core.languages import LANGUAGES
from lanternway.core.position import Position, table
from lanternway.lessons.guide import Guide, Tip, due, guide_of
from lanternway.locales import Translator

GAMES = ("dark_road", "skye", "treos")
SEAT = 0
LONGEST = 160
LONGEST_ELSEWHERE = 220


def guide(game: str) -> Guide:
    found = guide_of(game)
    assert found is not None
    return found


TIPS = [tip for game in GAMES for tip in guide(game).tips]


def at(tip: Tip, given: Mapping[str, Any]) -> tuple[State, list[Action]]:
    """The table of an example, and what is about to be chosen there."""
    game = get_game(tip.game)
    position = Position(
        name=tip.id,
        game=game,
        clauses=[],
        title="",
        options=dict(given.get("options", {})),
        seats=given["seats"],
        seed=given.get("seed", 0),
        facts=dict(given.get("set", {})),
        outcomes={},
        script=[],
    )
    state = table(position)
    for move in given.get("do", []):
        seat, _, notation = move.partition(" ")
        state.apply(int(seat), game.catalogue.parse(notation))
    chosen = given.get("chosen")
    return state, [] if chosen is None else [game.catalogue.parse(chosen)]


def told(tip: Tip, given: Mapping[str, Any]) -> Tip | None:
    state, chosen = at(tip, given)
    assert set(chosen) <= set(state.legal(SEAT))
    others = [one.id for one in guide(tip.game).tips if one is not tip]
    return due(guide(tip.game), state.view(SEAT), chosen, others)


@pytest.mark.parametrize("tip", TIPS, ids=[tip.message for tip in TIPS])
def test_a_tip_comes_when_it_is_needed_and_only_then(tip: Tip) -> None:
    assert told(tip, tip.example) is tip
    if tip.counterexample is not None:
        assert told(tip, tip.counterexample) is None


def test_a_tip_is_told_once() -> None:
    tip = TIPS[0]
    state, chosen = at(tip, tip.example)
    known = [one.id for one in guide(tip.game).tips]
    assert due(guide(tip.game), state.view(SEAT), chosen, known) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_can_be_started(game: str) -> None:
    for first in guide(game).first_games:
        state = get_game(game).start(first.options, first.seats, 1)
        assert not state.is_over()
        assert len(first.bots) == first.seats - 1
    assert len(guide(game).tips) >= 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tip_is_said_in_two_lines(language: str) -> None:
    translator = Translator(language)
    for game in GAMES:
        found = guide(game)
        for message in found.messages():
            assert translator.has(message)
            limit = LONGEST if language == "en" else LONGEST_ELSEWHERE
            assert len(translator.text(message)) <= limit
