"""Whole games through the terminal by a player that reads only what is printed: it finds there what each
choice costs and gives, and what it reads comes true."""

import re
from pathlib import Path
from typing import Any

import pytest

from lanternway.cli.keyboard import Keyboard
from tests.cli.conftest import Cli
from tests.cli.reading import ME, Promise, Reader


@pytest.fixture
def reader(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Reader:
    one = Reader(capsys)
    monkeypatch.setattr(Keyboard, "ask", lambda _, prompt: one.answer(prompt))
    return one


def fair_promise(reader: Reader, chosen: list[str]) -> Promise | None:
    """`coins 4 → 3` of the chosen row is what the next screen shows."""
    for cell in chosen[2:]:
        found = re.fullmatch(r"(coins|oil|points) (\d+) → (\d+)", cell)
        if found:
            column, had, then = found[1], int(found[2]), int(found[3])
            assert reader.number(ME, column) == had
            reader.count(column)
            return _is_number(column, then)
    return None


def _is_number(column: str, expected: int) -> Promise:
    def check(reader: Reader) -> None:
        if any("Round" in line or "rolls" in line or "bid" in line for line in reader.lines[:12]):
            return  # more happened than this choice
        found = reader.number(ME, column)
        assert found in (None, expected), reader.lines

    return check


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_fair_is_played_by_what_is_printed(cli: Cli, reader: Reader, seed: str) -> None:
    reader.prove = fair_promise
    words = ("play", "lantern_fair", "--bots", "random", "--players", "Ann", "--seed", seed)
    answer = cli(*words, "-o", "rounds=6")
    assert answer.code == 0, answer.err
    assert "Total" in answer.out
    assert reader.decisions > 5
    if seed == "1":
        assert reader.proved, "points and oil were promised, and came"


def skye_promise(reader: Reader, chosen: list[str]) -> Promise | None:
    """Prices, purchases, buildings and advances: what the row says is what then stands there."""
    said = chosen[1]
    gold = next((re.fullmatch(r"(\d+) → (\d+)", cell) for cell in chosen[2:] if "→" in cell), None)
    if said.startswith("Ask "):
        price = int(said.split()[1])
        note = next(line for line in reader.lines if line.startswith("You have"))
        mine = int(note.split()[2])
        assert gold is not None
        left = int(chosen[2])
        assert left + price <= mine
        assert (int(gold[1]), int(gold[2])) == (left, left + 2 * price)
        reader.count("price")
    elif said.startswith("Buy the "):
        assert gold is not None
        price = int(chosen[3])
        tile = said.removeprefix("Buy the ")
        offers = [re.split(r"\s{2,}", line) for line in reader.lines]
        offer = next((row for row in offers if row[:2] == [chosen[2], tile]), None)
        assert offer is None or price == int(offer[2])
        assert offer or reader.crowded, "where few play, among the tiles for sale too"
        assert int(gold[1]) - int(gold[2]) in (price, 0)
        reader.count("buy")
        return _told(f"buys the {tile}", f"for {price} gold")
    elif re.match("Place it .* of the ", said):
        assert re.fullmatch(r"[+−]\d+", chosen[2])
        assert any(f"[{chosen[0]}]" in line for line in reader.lines), "marked on the land"
        reader.count("place")
    elif said.startswith(("Turn it", "Place it as printed")):
        before = reader.scores_now()
        if before is not None:
            return _scores(before + int(chosen[2]))
    elif said.startswith("Advance on the"):
        assert gold is not None
        points = int(chosen[3])
        track = said.removeprefix("Advance on the ").removesuffix(" track")
        reader.count("advance")
        scored = {0: "", 1: "1 point"}.get(points, f"{points} points")
        return _told(f"advances on the {track} track", scored)
    return None


def _scores(expected: int) -> Promise:
    def check(reader: Reader) -> None:
        if reader.scores_now() is not None:
            assert reader.scores_now() == expected, reader.lines
            reader.count("built")

    return check


def _told(*parts: str) -> Promise:
    def check(reader: Reader) -> None:
        told = [line for line in reader.lines if line.startswith("· Ann") and parts[0] in line]
        for line in told[:1]:  # it may stand further up, in the log
            assert all(part in line for part in parts), line
            reader.count("told")

    return check


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, ("-o", "journeyman=yes")), (3, ()), (5, ("-o", "journeyman=yes"))],
)
def test_skye_is_played_by_what_is_printed(
    cli: Cli, reader: Reader, seats: int, options: tuple[str, ...]
) -> None:
    reader.prove, reader.crowded = skye_promise, seats > 3
    bots = ",".join(["random"] * (seats - 1))
    words: Any = ("play", "skye", "--seats", str(seats), "--bots", bots, "--players", "Ann")
    answer = cli(*words, *options, "--seed", "5")
    assert answer.code == 0, answer.err
    assert "Total" in answer.out
    wanted = {"price", "buy", "place", "built"} | ({"advance", "told"} if options else set())
    assert wanted <= set(reader.proved), reader.proved


def test_the_turn_in_the_documents_is_what_is_printed(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (Path(__file__).parents[2] / "docs/games/dark_road.md").read_text("utf-8")
    shown = page.split("```text\n")[1].split("\n```")[0]
    answers = [*re.findall(r"^> (.+)$", shown, re.MULTILINE), "quit"]
    monkeypatch.setattr(Keyboard, "ask", lambda _, prompt: answers.pop(0))
    words = ("play", "dark_road", "--seats", "2", "--bots", "random", "--players", "Ann")
    printed = [line for line in cli(*words, "--seed", "3").out.split("\n") if line]
    told = [line for line in shown.split("\n") if line and not line.startswith(">")]
    assert printed[: len(told)] == told


@pytest.mark.parametrize("language", ["pl", "hu"])
@pytest.mark.parametrize(
    ("game", "options"),
    [("skye", ("-o", "journeyman=yes")), ("dark_road", ("-o", "private_concern=guildmaster"))],
)
def test_a_screen_is_no_larger_in_other_languages(
    cli: Cli, reader: Reader, language: str, game: str, options: tuple[str, ...]
) -> None:
    words = ("play", game, "--seats", "2", "--bots", "random", "--players", "Ann")
    answer = cli(*words, *options, "--seed", "8", "--lang", language)
    assert answer.code == 0, answer.err
    assert not re.search(r"(skye|dark_road|core)-text", "".join(reader.shown))
