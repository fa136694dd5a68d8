"""`lanternway review`: what it says of a record, for people and as JSON."""

import dataclasses
from pathlib import Path

import pytest

from lanternway.cli import review as command
from lanternway.cli.hints import differences
from lanternway.core import record as records
from lanternway.locales import Translator
from lanternway.review.report import Part, Review
from lanternway.review.reviewing import judge_lines, outline_of
from tests.cli.conftest import Cli
from tests.review.records import record_text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(record_text("lantern_fair", 2), encoding="utf-8")
    return path


def test_review_prints_accuracy_and_turning_points(cli: Cli, file: Path) -> None:
    answer = cli("review", file, "--iterations", "24", "--jobs", "1")
    assert answer.code == 0, answer.err
    assert "Player 1" in answer.out
    assert "accuracy" in answer.out
    assert "Lantern Fair: " in answer.out


def test_review_as_json_says_what_it_was_made_from(cli: Cli, file: Path) -> None:
    words = ("review", file, "--seat", "1", "--iterations", "24", "--jobs", "1", "--json")
    made = cli(*words).json()
    assert (made["game"], made["iterations"], made["seed"]) == ("lantern_fair", 24, "0")
    assert made["record"] in file.read_text(encoding="utf-8")
    assert [part["seat"] for part in made["parts"]] == [1]
    assert made["done"] == len(made["parts"][0]["decisions"]) > 0
    assert made == cli(*words).json()


def test_review_refuses_a_seat_that_is_not_there_in_one_line(cli: Cli, file: Path) -> None:
    answer = cli("review", file, "--seat", "5")
    assert answer.code == 2
    assert answer.err.strip().endswith("There is no seat 5; the last is 1.")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "+1 coin and +5 goods, but −1.5 horseshoes"),
        ("pl", "+1 moneta i +5 towarów, ale −1,5 podkowy"),
        ("hu", "+1 pénz és +5 áru, de −1,5 patkó"),
    ],
)
def test_a_reason_has_the_form_that_its_number_asks_for(language: str, said: str) -> None:
    reasons = [("coins", 1.0), ("horseshoes", -1.5), ("goods", 5.0)]
    told = differences("dark_road", reasons)
    assert said in Translator(language).text("review-because", told)


def test_who_is_behind_in_what_can_be_counted_is_not_said_to_bring_it() -> None:
    said = Translator("en").text("review-because", differences("skye", [("gold", -2.0)]))
    assert said.startswith("Behind the second best")
    said = Translator("en").text("review-because-not", differences("skye", [("gold", 2.0)]))
    assert said.startswith("Ahead of the best")


def test_what_was_played_and_what_was_better_are_told_apart(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A place is told by what lies beside it."""
    text = record_text("skye", 2)
    file = tmp_path / "game.record"
    file.write_text(text, encoding="utf-8")
    lines = records.parse(text).lines
    outline = outline_of(text, 0, "0")
    placed = next(line for line in outline.decisions if lines[line].notation.startswith("at "))
    (judged,) = judge_lines(text, 0, [placed], 8, "0")
    costly = dataclasses.replace(judged, cost=0.9, mark="costly")
    made = Review(records.seal_of(text), "skye", "", 8, "0", [Part(outline, [costly])], 1, 1)
    monkeypatch.setattr(command, "review", lambda *_: iter([made]))
    answer = cli("review", file)
    assert answer.code == 0, answer.err
    assert "cost 90 percentage points" in answer.out
    assert "Place the tile" not in answer.out
