"""A hint is the same for the same view, sees nothing hidden, and a record says where one was asked for."""

import itertools
import json

import pytest

from lanternway.core import record as records
from lanternway.core.errors import DataError
from lanternway.core.match import Match
from lanternway.core.record import RecordError
from lanternway.core.registry import get_game
from lanternway.review.hinting import Hint, hint
from lanternway.review.judging import EQUAL
from tests.conformance.tables import GAMES
from tests.review.records import as_bytes, decisions, record_text

SMALL = "lantern_fair"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_hint_is_the_same_when_what_is_hidden_is_dealt_anew(game_id: str) -> None:
    game = get_game(game_id)
    looked = other = 0
    for step in decisions(game_id, 3, every={SMALL: 5, "skye": 40}.get(game_id, 60)):
        seat = step.seat
        worlds = game.worlds(step.before.view(seat))
        tables = [step.before, worlds.sample(1), worlds.sample(2)]
        said = {as_bytes(hint(s.view(seat), s.legal(seat), 16, "5").to_data()) for s in tables}
        assert len(said) == 1
        other += len({as_bytes(table.to_data()) for table in tables}) > 1
        looked += 1
    assert looked >= 3
    assert other > 0, "nothing was hidden: this shows nothing"


def test_three_ideas_best_first_each_of_them_legal() -> None:
    for step in decisions(SMALL, 3, every=5):
        legal = step.before.legal(step.seat)
        found = hint(step.before.view(step.seat), legal, 48, "0")
        chances = [idea.chance for idea in found.ideas]
        assert len(found.ideas) == min(3, found.choices)
        assert chances == sorted(chances, reverse=True)
        assert {idea.action for idea in found.ideas} <= {action.text for action in legal}
        assert found.lead == pytest.approx(chances[0] - chances[1])


def test_a_hint_is_not_sure_of_ideas_that_it_calls_about_equal() -> None:
    def found(lead: float, error: float) -> Hint:
        return Hint([], lead, error, 2)

    assert found(EQUAL, EQUAL / 2).sure
    assert not found(EQUAL - 0.001, 0.001).sure, "it knows that there is hardly a difference"
    assert not found(2 * EQUAL, 3 * EQUAL).sure


def test_what_a_seat_does_at_once_is_told_with_what_it_is_about() -> None:
    """Skye's prices: each of them names its tile, not only the first answer."""
    table = Match.deal(get_game("skye"), {}, 2, 3).state
    named = 0
    for idea in hint(table.view(0), table.legal(0), 16, "0").ideas:
        for step in itertools.takewhile(lambda one: one.seat == 0, idea.said):
            if step.message == "skye-act-price":
                assert step.facts["tile"]
                named += 1
    assert named > 1


def hinted() -> Match:
    match = Match.deal(get_game("skye"), {}, 2, 3)
    for _ in range(2):
        match.note_hint(0)
        match.act(0, "axe 1")
        assert match.undo(0) == 1
    return match


def test_a_record_notes_each_hint_once_and_keeps_it_when_the_move_is_taken_back() -> None:
    match = hinted()
    text = records.dump(match)
    assert records.parse(text).hints == [(0, 0)]
    again = records.load(text)
    again.note_hint(0)
    assert records.dump(again) == text
    again.act(0, again.state.legal(0)[0])
    mover = again.state.to_move()[0]
    again.note_hint(mover)
    records.verify(records.parse(records.dump(again)))
    assert records.parse(records.dump(again)).hints == [(0, 0), (mover, 1)]


def test_without_hints_a_record_is_written_as_ever() -> None:
    assert "hints" not in json.loads(record_text(SMALL, 2).split("\n")[0])


@pytest.mark.parametrize(
    "hints", [5, [[0]], [[2, 0]], [[0, -1]], [[True, 0]], ["00"], [[0, 0], None]]
)
def test_hints_that_cannot_be_are_refused(hints: object) -> None:
    head, rest = records.dump(hinted()).split("\n", 1)
    bent = json.dumps({**json.loads(head), "hints": hints}) + "\n" + rest
    with pytest.raises(DataError, match="hints"):
        records.parse(bent)


def test_a_hint_cannot_be_left_out_of_a_record_unnoticed() -> None:
    head, rest = records.dump(hinted()).split("\n", 1)
    told = json.loads(head)
    del told["hints"]
    with pytest.raises(RecordError, match="seal"):
        records.parse(json.dumps(told, ensure_ascii=False) + "\n" + rest)
