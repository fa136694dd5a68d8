"""At the terminal with the Private Concern, whose seat nobody at the table holds."""

from pathlib import Path

import pytest

from lanternway.cli import session
from lanternway.core import record
from tests.cli.conftest import Cli

WITH = ("--option", "private_concern=apprentice", "--seed", "5")
TABLES = {
    "alone": (("--seats", "1", "--players", "Ann"), "1\n" * 2000),
    "a bot alone": (("--seats", "1", "--bots", "greedy"), ""),
    "two bots": (("--bots", "greedy,greedy"), ""),
}
NAMES = {"en": "Private Concern", "pl": "Spółka Prywatna", "hu": "Magányos vállalkozó"}


@pytest.mark.parametrize(("words", "typed"), TABLES.values(), ids=TABLES)
def test_a_game_is_played_to_its_end_saved_replayed_and_verified(
    words: tuple[str, ...], typed: str, cli: Cli, tmp_path: Path
) -> None:
    path = tmp_path / "r"
    answer = cli("play", "dark_road", *words, *WITH, "--save", path, typed=typed)
    assert answer.code == 0, answer.err
    saved = record.parse(path.read_text())
    assert saved.outcome is not None
    scores = saved.outcome["scores"]
    assert len(scores) == saved.seats + 1
    for shown in (answer, cli("replay", path)):
        assert shown.code == 0, shown.err
        end = shown.out[shown.out.rindex("Base score: the lower") :]
        total = next(line for line in end.split("\n") if line.startswith("Total"))
        assert sorted(map(int, total.split()[1:])) == sorted(scores)
    assert cli("verify", path).code == 0
    assert cli("replay", path, "--json").json()["outcome"]["scores"] == scores


@pytest.fixture
def finished(cli: Cli, tmp_path: Path) -> Path:
    path = tmp_path / "r"
    words = ("--seats", "1", "--bots", "random")
    assert cli("play", "dark_road", *words, *WITH, "--save", path).code == 0
    return path


@pytest.mark.parametrize("language", NAMES)
def test_its_row_has_a_name_in_every_language(language: str, finished: Path, cli: Cli) -> None:
    answer = cli("replay", finished, "--lang", language)
    assert answer.code == 0, answer.err
    result = answer.out.rstrip().split("\n")[-12:]
    assert any(NAMES[language] in line for line in result), result
    told = [line for line in answer.out.split("\n") if line.strip().startswith("·")]
    assert any(NAMES[language] in line for line in told), "the log tells what it does"


def test_it_is_named_when_it_wins(finished: Path, cli: Cli) -> None:
    outcome = record.parse(finished.read_text()).outcome
    assert outcome is not None
    assert outcome["ranks"] == [2, 1], "the seed was chosen for this"
    assert cli("replay", finished).out.rstrip().endswith("Private Concern wins.")


def test_a_fault_while_the_result_is_shown_does_not_lose_the_record(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("nothing can be shown")

    monkeypatch.setattr(session, "show_result", fail)
    path = tmp_path / "r"
    words = ("play", "lantern_fair", "--bots", "random,random", "--save", path)
    with pytest.raises(RuntimeError):
        cli(*words)
    assert record.parse(path.read_text()).outcome is not None


def test_simulate_counts_the_seats_that_are_played(cli: Cli) -> None:
    facts = cli("simulate", "dark_road", "--seats", "2", *WITH, "--games", "2", "--json").json()
    assert [row["name"] for row in facts["by_seat"]] == [0, 1]
    assert [row["games"] for row in facts["by_seat"]] == [2, 2]
    (concern,) = facts["by_extra"]
    assert concern["games"] == 2
    wins = sum(row["wins"] for row in [*facts["by_seat"], concern])
    assert wins == 2, "every game has its winner, the Concern among them"


def test_simulate_shows_the_row_of_the_concern(cli: Cli) -> None:
    answer = cli("simulate", "dark_road", "--seats", "1", *WITH, "--games", "2")
    assert answer.code == 0, answer.err
    assert sum(line.startswith("The Private Concern") for line in answer.out.split("\n")) == 1
    assert "Concern" not in cli("simulate", "dark_road", "--games", "1").out
