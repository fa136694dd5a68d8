"""Bad input of every kind: one readable line on stderr, exit code 2, no traceback, nothing written."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Cli

POSITION = """
game: lantern_fair
clause: LF-2.1
seats: 2
set: {seats.0.coins: 6}
script:
  - do: "0 bid 6"
"""


def refused(answer: Answer, *parts: str) -> None:
    """One readable line that says these things."""
    assert answer.code == 2, answer
    assert "Traceback" not in answer.out + answer.err
    lines = answer.err.strip().split("\n")
    assert len(lines) == 1, answer.err
    for part in parts:
        assert part in lines[0], lines[0]


def test_an_unknown_game(cli: Cli) -> None:
    refused(cli("play", "lantern_fare"), "lantern_fare", "Did you mean lantern_fair?")
    refused(cli("simulate", "chess"), "There is no game “chess”", "lantern_fair")


def test_an_unknown_game_in_polish(cli: Cli) -> None:
    refused(
        cli("--lang", "pl", "play", "lantern_fare"), "Nie ma gry", "Czy chodziło o lantern_fair?"
    )


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_wrong_options(cli: Cli, command: str) -> None:
    def given(option: str) -> Answer:
        return cli(command, "lantern_fair", "--option", option)

    refused(given("rounds=9"), "rounds", "“9” is not a number from 1 to 6")
    refused(given("rounds=many"), "rounds", "“many”")
    refused(given("rols=pair"), "There is no option “rols”", "Did you mean rolls?")
    refused(given("rolls=pairs"), "“pairs” is not one of die, pair", "Did you mean pair?")
    refused(given("beacons=perhaps"), "neither yes nor no")
    refused(given("rounds"), "name=value")


def test_wrong_seats_and_bots(cli: Cli) -> None:
    refused(cli("play", "lantern_fair", "--seats", "7"), "2 to 4 players, not 7")
    refused(cli("play", "lantern_fair", "--bots", "randon"), "randon", "Did you mean random?")
    refused(cli("simulate", "lantern_fair", "--bots", "gredy"), "gredy", "Did you mean greedy?")
    refused(cli("simulate", "lantern_fair", "--bots", "random,random,random"), "3 bots", "2 seats")


def test_numbers_that_nobody_could_mean(cli: Cli) -> None:
    """Python itself refuses to read them."""
    bot = cli("play", "lantern_fair", "--bots", f"greedy:{'9' * 5000}")
    refused(bot, "“greedy:999", "…” is not a bot")
    seats = cli("balance", "lantern_fair", "--seats", "9" * 5000)
    refused(seats, "999…” is not a number of seats")
    for answer in (bot, seats):
        assert len(answer.err) < 250


def test_wrong_words_on_the_command_line(cli: Cli) -> None:
    refused(cli("plya"), "There is no command “plya”", "Did you mean play?")
    refused(cli("simulate", "lantern_fair", "--chekc"), "--chekc", "--check")
    refused(cli("simulate", "lantern_fair", "-n", "many"), "--games")
    refused(cli("simulate", "lantern_fair", "-n", "0"), "--games / -n: Input should be")
    refused(cli("simulate"), "Missing: GAME")
    refused(cli("games", "--lang", "de"), "There is no language “de”", "en, pl, hu")
    refused(cli("pack", "chekc", "."), "There is no command “chekc”")


def test_an_extra_game_that_cannot_be_loaded(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWAY_GAMES", "tests.nosuchgame")
    refused(cli("games"), "LANTERNWAY_GAMES", "tests.nosuchgame")


# --- records ---------------------------------------------------------------------------------------

READERS = (["verify"], ["replay"], ["play", "--resume"])


def broken(cli: Cli, path: Path, text: str, *parts: str) -> None:
    """Every command that reads a record refuses this one, and leaves it alone."""
    path.write_text(text, encoding="utf-8")
    for words in READERS:
        refused(cli(*words, path), *parts)
        assert path.read_text(encoding="utf-8") == text
    assert [other.name for other in path.parent.iterdir() if other.suffix == ".new"] == []


def test_a_truncated_record(cli: Cli, saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines(keepends=True)
    broken(cli, saved, "".join(lines[:-1]), "cut off")
    broken(cli, saved, "".join(lines[:3]), "cut off")
    broken(cli, saved, "".join(lines[:1]), "cut off")
    broken(cli, saved, "".join(lines)[:-30], f"Line {len(lines)}")
    broken(cli, saved, "", "Line 1")


def test_a_record_that_lost_a_line(cli: Cli, saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines(keepends=True)
    del lines[2]
    broken(cli, saved, "".join(lines), "counts")


def test_a_reordered_record(cli: Cli, saved: Path) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[2], lines[3] = lines[3], lines[2]
    broken(cli, saved, "".join(lines), "Line 3")


def test_a_hand_edited_record(cli: Cli, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    seat, notation, *rest = lines[1].split("\t")
    assert notation == "bid 0"
    other = "\t".join([seat, "bid 1", *rest])
    broken(cli, saved, "".join([lines[0], other, *lines[2:]]), "Line 2", "bid 1")
    typo = "\t".join([seat, "bif 1", *rest])
    broken(cli, saved, "".join([lines[0], typo, *lines[2:]]), "Line 2", "did you mean 'bid 1'")
    broken(cli, saved, text.replace('"Ann"', '"Eve"'), "seal is broken")


def test_a_record_of_a_newer_version(cli: Cli, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    newer = text.replace('"lanternway-record": 1', '"lanternway-record": 99')
    assert newer != text
    broken(cli, saved, newer, "Line 1", "newer version")


def test_a_record_of_something_else(cli: Cli, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    broken(cli, saved, "Dear diary,\n", "Line 1")
    broken(cli, saved, "[1, 2]\n{}\n", "Line 1")
    broken(cli, saved, '{"lanternway-record": 1}\n{}\n', "Line 1")
    broken(cli, saved, text.replace("lantern_fair", "lantern_fare"), "lantern_fare")


def test_a_record_whose_chance_was_not_drawn_from_its_key(cli: Cli, saved: Path) -> None:
    """Replaying can't tell a false key; verifying can, and so can the seal."""
    lines = saved.read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.loads(lines[0])
    header["secret"] = "0" * 64
    text = "".join([json.dumps(header) + "\n", *lines[1:]])
    saved.write_text(text, encoding="utf-8")
    refused(cli("verify", saved), "seal is broken")


def test_files_that_are_none(cli: Cli, tmp_path: Path) -> None:
    for words in READERS:
        refused(cli(*words, tmp_path / "nothing"), "there is no such file")
        refused(cli(*words, tmp_path), "this is a folder")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    for words in READERS:
        refused(cli(*words, tmp_path / "picture"), "this is not UTF-8 text")


# --- positions -------------------------------------------------------------------------------------


def position(cli: Cli, path: Path, text: str) -> Answer:
    path.write_text(text, encoding="utf-8")
    answer = cli("check", path)
    assert path.read_text(encoding="utf-8") == text
    return answer


def test_positions_that_make_no_sense(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "p.yaml"

    def changed(old: str, new: str) -> Answer:
        assert old in POSITION
        return position(cli, file, POSITION.replace(old, new))

    assert position(cli, file, POSITION).code == 0
    refused(changed("seats.0.coins", "seats.0.coin"), "seats.0.coin", "did you mean 'coins'?")
    refused(changed("seats.0.coins", "seats.5.coins"), "seats.5", "no such path")
    refused(changed("lantern_fair", "lantern_fare"), "did you mean 'lantern_fair'?")
    unknown = "LF-" + "9.9"  # in two parts, so that it counts as no citation
    refused(changed("LF-2.1", unknown), f"no clause {unknown}")
    refused(changed("0 bid 6", "0 bidd 6"), "step 1", "did you mean 'bid 6'")
    refused(changed("0 bid 6", "bid 6"), "'bid 6' is not 'seat notation'")
    refused(changed("script:", "scirpt:"), "unknown field 'scirpt'", "did you mean 'script'?")
    refused(changed("seats: 2", "seats: 9"), "2 to 4 seats")
    refused(changed("seats: 2", "seats: 2\noptions: {rolls: six}"), "rolls", "six")
    refused(changed("seats: 2", "seats: 2\noutcomes: {dice: [1]}"), "dice")
    refused(position(cli, file, "a: [1"), "no YAML")
    refused(position(cli, file, "just words"), "no mapping")
    refused(cli("check", tmp_path / "none.yaml"), "none.yaml")
    (tmp_path / "empty").mkdir()
    refused(cli("check", tmp_path / "empty"), "no position")


# --- packs -----------------------------------------------------------------------------------------


def test_packs_that_do_not_fit(cli: Cli, tmp_path: Path) -> None:
    refused(cli("pack", "check", tmp_path / "none"), "no such folder")
    refused(cli("pack", "check", tmp_path), "pack.toml", "no such file")
    (tmp_path / "pack.toml").write_text('game = "lantern_fare"\n')
    refused(cli("pack", "check", tmp_path), "Did you mean lantern_fair?")
    (tmp_path / "pack.toml").write_text('game = "lantern_fair"\n')
    refused(cli("pack", "check", tmp_path), "there is no file", "cards.toml")
    cards = tmp_path / "card.toml"
    cards.write_text("")
    refused(cli("pack", "check", tmp_path), "card.toml", "did you mean 'cards.toml'?")
    cards.unlink()
    cards = tmp_path / "cards.toml"
    cards.write_text("[[card]\n")
    refused(cli("pack", "check", tmp_path), "cards.toml", "no TOML")
    cards.write_text('[[card]]\nid = "candle"\nprovenance = "house"\ncopies = "many"\n')
    refused(cli("pack", "check", tmp_path), "card[candle] copies", "not a whole number")
    cards.write_text('[[card]]\nid = "candel"\nprovenance = "house"\ncopies = 3\n')
    refused(cli("pack", "check", tmp_path), "cards.toml", "'candel'")


# --- the keyboard ----------------------------------------------------------------------------------


def test_input_that_ends_too_early(cli: Cli) -> None:
    refused(cli("play", typed=""), "lanternway play GAME", "lantern_fair")
    refused(cli("play", "lantern_fair", "--bots", "random"), "input ended")


def test_a_folder_to_save_in_must_exist(cli: Cli, tmp_path: Path) -> None:
    words = ("play", "lantern_fair", "--save", tmp_path / "none" / "x.record")
    refused(cli(*words), "there is no such folder")


def test_a_save_that_cannot_be_written(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "no" / "such" / "folder.record"
    answer = cli("play", "lantern_fair", typed=f"save {target}\nsave\nquit\n")
    assert answer.code == 0
    assert "can’t be written" in answer.out
    assert "Save where?" in answer.out
    assert not target.parent.exists()


def test_a_run_of_learning_that_cannot_be(cli: Cli, tmp_path: Path) -> None:
    def given(*words: str) -> Answer:
        return cli("train", "lantern_fair", "--into", tmp_path / "run", *words)

    refused(given("--seats", "2,x"), "“x” is not a number of seats.")
    refused(given("--seats", "9"), "2 to 4 players, not 9")
    refused(given("--games", "5"), "at least 6 games")
    refused(given("--units", "257"), "--units", "256")
    assert not (tmp_path / "run").exists()
    (tmp_path / "run").touch()
    refused(given(), "File exists")
