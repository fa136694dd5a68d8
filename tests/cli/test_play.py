"""`lanternway play`: people and bots at one keyboard."""

import re
from pathlib import Path

import pytest

from lanternway.cli.session import Session
from lanternway.core import record
from tests.cli.conftest import Cli

ONE = ("play", "lantern_fair", "--bots", "random", "--players", "Ann")


def test_a_whole_game_by_numbers(cli: Cli) -> None:
    answer = cli(*ONE, "--seed", "3", typed="1\n" * 60)
    assert answer.code == 0
    assert answer.err == ""
    assert "How much do you bid for the turn?  [LF-2.1]" in answer.out
    assert "Total" in answer.out
    assert answer.out.rstrip().endswith(("wins.", "share the victory."))


def test_notation_and_numbers_mean_the_same(cli: Cli, tmp_path: Path) -> None:
    by_number, by_notation = tmp_path / "a", tmp_path / "b"
    cli(*ONE, "--seed", "3", typed=f"3\nsave {by_number}\nquit\n")
    cli(*ONE, "--seed", "3", typed=f"BID   2\nsave {by_notation}\nquit\n")
    assert by_number.read_text() == by_notation.read_text()


def test_without_a_game_it_asks(cli: Cli) -> None:
    answer = cli("play", typed="nothing\nlantern_fair\nquit\n")
    assert "Lantern Fair" in answer.out
    assert "There is no game “nothing”" in answer.out
    assert "How much do you bid" in answer.out
    assert answer.code == 0


def test_a_question_mark_explains_with_the_clause(cli: Cli) -> None:
    answer = cli(*ONE, typed="? 1\n? light candle\n?\n? ligth candle\nquit\n")
    assert "LF-2.1  A round begins with a secret bid" in answer.out
    assert "LF-3.3  Once a turn, for one oil" in answer.out
    assert "undo 2" in answer.out
    assert "Did you mean light candle" in answer.out


def test_a_question_mark_and_a_name_that_nothing_has_is_not_answered_as_an_action(cli: Cli) -> None:
    answer = cli(*ONE, typed="? Zanzibar\n? 3000000\nquit\n")
    assert "Nothing here is called “Zanzibar”" in answer.out
    assert "not an action" not in answer.out


def test_a_question_mark_shows_the_tile_that_is_priced_placed_and_turned(cli: Cli) -> None:
    """Seed 3: the harbor gets a price; later the herds are placed."""
    typed = "1\n? 1\n? price 150\n1\n1\n1\n1\n1\n? 1\n1\n? 2\nquit\n"
    words = ("play", "skye", "--seats", "2", "--bots", "random", "--players", "Ann", "--seed", "3")
    told = cli(*words, typed=typed).out.split("\n> ? ")[1:]
    priced, absurd, placed, turned = (part.split("\n> ")[0] for part in told)
    assert "^^^~V~V~~~\n" in priced, "the harbor"
    assert "\nSK-3.1  " in priced
    assert "~V~" not in absurd, "nothing of what is not asked"
    assert '======S"""\n' in placed, "the herds as printed"
    assert "\nSK-5.2  " in placed
    assert '""""S"C"""\n' in turned, "the herds as they would lie"
    assert "mountain north (1 whisky)" in turned


def test_a_refusal_says_why_and_asks_again(cli: Cli) -> None:
    answer = cli(*ONE, typed="bid 9\npour\nbit 2\n99\n\nquit\n")
    assert "You have only 4 coins." in answer.out
    assert "This is not what is asked now." in answer.out
    assert "Did you mean bid 2" in answer.out
    assert "Choose a number from 1 to 5" in answer.out
    assert answer.code == 0


ABSURD = (
    "9" * 5000,
    "-1",
    "0",
    "٣٣٣",
    "x" * 3000,
    "láda",
    "undo x",
    "undo 99",
    "undo 0",
    "undo -1",
)


@pytest.mark.parametrize("said", ABSURD, ids=lambda said: said[:9])
def test_an_absurd_answer_gets_one_short_line_and_changes_nothing(
    cli: Cli, tmp_path: Path, said: str
) -> None:
    path = tmp_path / "r"
    alone = ("play", "lantern_fair", "--seats", "2", "--players", "Ann,Bo", "--seed", "5")
    before = "\nbid 4\n\nbid 0\n\npour\n"
    plain = cli(*alone, typed=f"{before}save {path}\nquit\n")
    saved = path.read_text()
    answer = cli(*alone, typed=f"{before}{said}\nsave {path}\nquit\n")
    assert answer.code == 0, answer.err
    assert path.read_text() == saved
    lines = [line for line in answer.out.split("\n") if line not in plain.out.split("\n")]
    assert len([line for line in lines if not line.startswith(f"> {said[:9]}")]) == 1, lines
    told = [line for line in lines if not line.startswith("> ")]
    assert all(len(line) <= 100 for line in told), told


@pytest.mark.parametrize(
    "option", [("--seed", "9" * 5000), ("--seats", "9" * 5000), ("--seed=--5",)]
)
def test_an_absurd_number_on_the_command_line_is_no_fault(
    cli: Cli, option: tuple[str, ...]
) -> None:
    answer = cli("play", "lantern_fair", "--bots", "random", *option, typed="quit\n")
    assert answer.code in (0, 2)
    assert "Traceback" not in answer.err


def test_what_was_not_saved_is_said_on_leaving(cli: Cli) -> None:
    assert "not saved" not in cli(*ONE, typed="quit\n").out
    assert "not saved" in cli(*ONE, typed="1\nquit\n").out


def test_the_curtain_hides_one_hand_from_the_next(cli: Cli, tmp_path: Path) -> None:
    two = ("play", "lantern_fair", "--seats", "2", "--players", "Ann,Bo", "--seed", "1")
    path = tmp_path / "r"
    answer = cli(*two, typed=f"\nbid 3\n\nsave {path}\nquit\n")
    before, after = answer.out.split("The keyboard goes to Bo.")
    assert "The keyboard goes to Ann." in before
    assert "Ann has secretly bid 3." not in after
    assert "Ann has made a bid." in after
    state = record.start(record.parse(path.read_text())).state
    hands = [state.view(seat).data["seats"][seat]["hand"] for seat in range(2)]
    assert hands[0] != hands[1], "the seed was chosen for this"
    assert [_hand(part) for part in (before, after)] == hands


def test_undo_takes_back_a_step_and_stops_at_a_barrier(cli: Cli, tmp_path: Path) -> None:
    """Seed 5: Ann wins the first bid, so her turn follows with steps that can be taken back."""
    path = tmp_path / "r"
    alone = ("play", "lantern_fair", "--seats", "2", "--players", "Ann,Bo", "--seed", "5")
    typed = f"\nbid 4\n\nbid 0\n\nundo\npour\nundo\nsave {path}\nquit\n"
    answer = cli(*alone, typed=typed)
    assert "There is nothing you can take back." in answer.out, answer.out
    assert "1 step undone." in answer.out
    notations = [line.notation for line in record.parse(path.read_text()).lines]
    assert notations == ["bid 4", "bid 0"]


def test_log_and_table_show_again(cli: Cli) -> None:
    answer = cli(*ONE, "--seed", "3", typed="1\nlog\ntable\nquit\n")
    assert answer.out.count("Ann has secretly bid 0.") == 2
    assert answer.out.count("How much do you bid for the turn?") == 3


def test_bots_alone_play_to_the_end(cli: Cli) -> None:
    answer = cli("play", "lantern_fair", "--bots", "random,random", "--seed", "2")
    assert answer.code == 0
    assert "Total" in answer.out


def test_everybody_who_is_named_has_a_seat(cli: Cli) -> None:
    three = ("--players", "Ann", "--bots", "random,random", "--seed", "2")
    answer = cli("play", "lantern_fair", *three, typed="quit\n")
    assert "Ann (you)" in answer.out
    assert "Random 3" in answer.out
    refused = cli("play", "lantern_fair", "--seats", "2", *three)
    assert refused.code == 2
    assert refused.err.strip().endswith("You named 3 players and bots, but the table has 2 seats.")


def test_the_whole_game_can_be_saved(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "r"
    assert cli(*ONE, "--save", path, typed="1\n" * 60).code == 0
    assert record.parse(path.read_text()).outcome is not None
    path.unlink()
    assert cli(*ONE, "--save", path, typed="1\n").code == 2
    assert not path.exists(), "input that ended too early leaves nothing behind"


def test_a_game_that_cannot_be_saved_says_so_last(cli: Cli, tmp_path: Path) -> None:
    answer = cli(*ONE, "--save", tmp_path, typed="1\n" * 60)
    assert answer.code == 2
    assert "can’t be written" in answer.out.splitlines()[-1]


def test_who_leaves_a_game_that_is_saved_is_told_one_thing(cli: Cli, tmp_path: Path) -> None:
    answer = cli(*ONE, "--save", tmp_path / "r", typed="1\nquit\n")
    assert "not saved" not in answer.out
    assert (tmp_path / "r").exists()


def test_a_saved_game_goes_on_as_if_never_left(cli: Cli, tmp_path: Path) -> None:
    """Ann bids nothing throughout; leaving and coming back changes neither cards nor dice."""
    two = ("play", "lantern_fair", "--seats", "2", "--players", "Ann,Bo", "--seed", "11")
    whole, half, resumed = (tmp_path / name for name in ("whole", "half", "resumed"))
    script = "\n1\n\n2\n" + "\n1\n" * 3
    cli(*two, typed=f"{script}save {whole}\nquit\n")
    cli(*two, typed=f"\n1\n\n2\n\nsave {half}\nquit\n")
    rest = script.removeprefix("\n1\n\n2\n")
    answer = cli("play", "--resume", half, typed=f"{rest}save {resumed}\nquit\n")
    assert answer.code == 0
    assert whole.read_text() == resumed.read_text()
    assert cli("verify", resumed).code == 0


def test_a_resumed_game_keeps_its_bots(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "r"
    cli(*ONE, typed=f"save {path}\nquit\n")
    assert record.parse(path.read_text()).players == ["Ann", "bot:random"]
    answer = cli("play", "--resume", path, typed="1\n" * 60)
    assert answer.code == 0
    assert "Random 2" in answer.out


def test_a_replay_calls_bots_as_the_table_did(cli: Cli, tmp_path: Path) -> None:
    """Two bots of a kind are two players; a bot that is not known here keeps the name it was given."""
    path = tmp_path / "r"
    cli("play", "lantern_fair", "--bots", "random,random", "--seed", "3", "--save", path)
    out = cli("replay", path).out
    assert "Random 1: " in out
    assert "Random 2: " in out
    assert "bot:" not in out
    match = record.load(path.read_text())
    match.name_players(["bot:elsewhere", "Ann"])
    path.write_text(record.dump(match))
    assert "bot:elsewhere: " in cli("replay", path).out


@pytest.mark.parametrize(
    ("language", "asked", "card"),
    [("pl", "Ile dajesz za turę?", "świeca"), ("hu", "[LF-2.1]", "gyertya")],
)
def test_it_speaks_the_persons_language(cli: Cli, language: str, asked: str, card: str) -> None:
    answer = cli(*ONE, "--seed", "3", "--lang", language, typed="quit\n")
    assert asked in answer.out
    assert card in answer.out


def test_ctrl_c_is_no_fault(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(self: Session, seat: int) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "_turn", stop)
    answer = cli(*ONE)
    assert answer.code == 130
    assert answer.err == "Stopped.\n"


def test_the_end_of_typed_input_leaves_the_table(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("lanternway.cli.keyboard.Keyboard.__init__", _at_terminal)
    monkeypatch.setattr("builtins.input", nothing)
    answer = cli(*ONE)
    assert answer.code == 0
    assert "You left the table." in answer.out


def _at_terminal(self: object) -> None:
    self.is_terminal = True  # type: ignore[attr-defined]


def _hand(shown: str) -> list[str]:
    """The cards that a screen lists under the reader's hand."""
    lines = shown[shown.index("Your hand") :].split("\n")[1:]
    cards: list[str] = []
    for line in lines:
        if " × " not in line:
            return cards
        number, card = line.split(" × ")
        cards += [card.split(":")[0]] * int(number)
    return cards


def test_a_hint_says_three_ideas_and_the_saved_record_notes_it(cli: Cli, tmp_path: Path) -> None:
    saved = tmp_path / "game.record"
    answer = cli(*ONE, "--seed", "3", typed=f"hint\nsave {saved}\nquit\n")
    assert "What would a good player do?" in answer.out
    assert "Idea 1 of 3: " in answer.out
    assert "Idea 3 of 3: " in answer.out
    assert "% to win, give or take" in answer.out
    assert record.parse(saved.read_text()).hints == [(0, 0)]
    ideas = re.findall(r"Idea \d of 3: (.+?) \(choice (\d+)\)", answer.out)
    assert len(ideas) == 3
    for said, number in ideas:
        assert re.search(rf"^ *{number}  {re.escape(said)}", answer.out, re.MULTILINE), "as asked"


def test_where_several_people_play_there_is_no_hint(cli: Cli, tmp_path: Path) -> None:
    saved = tmp_path / "game.record"
    both = ("play", "lantern_fair", "--seats", "2", "--players", "Ann,Bob")
    answer = cli(*both, "--seed", "3", typed=f"\nhint\nsave {saved}\nquit\n")
    assert "No hints while people play" in answer.out
    assert "Idea 1" not in answer.out
    assert record.parse(saved.read_text()).hints == []
