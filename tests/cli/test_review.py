"""`lanternway review`: what it says of a record, for people and as JSON."""

from pathlib import Path

import pytest

from lanternway.cli.hints import differences
from lanternway.locales import Translator
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
        ("en", "+1 coin, −1.5 horseshoes, and +5 goods"),
        ("pl", "+1 moneta, −1,5 podkowy i +5 towarów"),
        ("hu", "+1 pénz, −1,5 patkó és +5 áru"),
    ],
)
def test_a_reason_has_the_form_that_its_number_asks_for(language: str, said: str) -> None:
    reasons = [("coins", 1.0), ("horseshoes", -1.5), ("goods", 5.0)]
    told = {"differences": differences("dark_road", reasons)}
    assert said in Translator(language).text("review-because", told)
