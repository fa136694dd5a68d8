"""Whole games through the terminal by a player that reads only what is printed: it finds there what each
choice costs and gives, and what it reads comes true."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lanternway.cli.keyboard import Keyboard
from lanternway.text import HEIGHT, WIDTH
from tests.cli.conftest import Cli

Promise = Callable[["Reader"], None]


OFTEN = 6
"""Who is asked the same so often takes the first row: prices can be taken back for ever."""


class Reader:
    """What stands on the screen since the last answer, and nothing else."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.lines: list[str] = []
        self.shown: list[str] = []
        """All that was printed."""
        self.decisions = 0
        self.kept: list[Promise] = []
        """What must be true on the next screen."""
        self.proved: dict[str, int] = {}
        self.asked: dict[tuple[str, str], int] = {}
        """How often a question came in the same part of a round."""
        self.crowded = False
        """Whether so many play that a screen says nothing twice."""
        self.prove: Callable[[Reader, list[str]], Promise | None] = lambda _, __: None
        self.lively: tuple[str, ...] = ("Buy the ", "Advance")
        """How choices begin that are taken before others: something comes of them."""

    def answer(self, prompt: str) -> str:
        """Read the screen, check what the last choice promised, and choose."""
        out = self.capsys.readouterr().out
        self.shown.append(out)
        self.lines = [line for line in out.split("\n") if line and line != "> "]
        self.decisions += 1
        assert len(self.lines) + 1 <= HEIGHT, out
        assert max(map(len, self.lines)) <= WIDTH, out
        kept, self.kept = self.kept, []
        for promise in kept:
            promise(self)
        choices = self.choices()
        assert choices, out
        chosen = self.pick(choices)
        promise_ = self.prove(self, chosen)
        if promise_ is not None:
            self.kept.append(promise_)
        return chosen[0]

    def pick(self, choices: list[list[str]]) -> list[str]:
        """One row after the other, but rather one by which much happens."""
        lively = [row for row in choices if row[1].startswith(self.lively)]
        if choices[0][1].startswith("Ask "):
            lively = choices[:2]  # so that there is gold left to buy with
        asked = self.lines[0], choices[0][1]
        self.asked[asked] = self.asked.get(asked, 0) + 1
        if self.asked[asked] > OFTEN:
            return choices[0]
        return (lively or choices)[self.decisions * 7 % len(lively or choices)]

    def choices(self) -> list[list[str]]:
        """The rows of the question, each as its cells: first the number that chooses it."""
        start = next(n for n, line in enumerate(self.lines) if re.search(r"\[\w\w-[\d.]+\]$", line))
        rows = [re.split(r"\s{2,}", line.strip()) for line in self.lines[start + 1 :]]
        return [row for row in rows if row[0].isdecimal() and len(row) > 1]

    def row(self, key: str) -> list[str]:
        """The cells of the first line that begins so."""
        line = next(line for line in self.lines if line.startswith(key))
        return re.split(r"\s{2,}", line.strip())

    def number(self, who: str, column: str) -> int | None:
        """A number of the players' table by its heading; None if the table is not on this screen."""
        for n, line in enumerate(self.lines):
            heads = re.split(r"\s{2,}", line.strip())
            if column in heads and self.lines[n - 1].startswith("── Players"):
                place = next(one for one in self.lines[n:] if one.startswith(who))
                return int(re.split(r"\s{2,}", place.strip())[1 + heads.index(column)])
        return None

    def scores_now(self) -> int | None:
        """What the scoring tiles of this round (marked *) give the reader now; None if that is not known,
        or if it is not this player's building that changes it."""
        if not any(line.endswith("· build") for line in self.lines):
            return None
        rows = [re.split(r"\s{2,}", line) for line in self.lines if re.match(r"[A-D]\*", line)]
        return (
            sum(int(row[2]) for row in rows)
            if rows and all(row[2] != "?" for row in rows)
            else None
        )

    def count(self, what: str) -> None:
        self.proved[what] = self.proved.get(what, 0) + 1


@pytest.fixture
def reader(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Reader:
    one = Reader(capsys)
    monkeypatch.setattr(Keyboard, "ask", lambda _, prompt: one.answer(prompt))
    return one


ME = "Ann (you)"


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


# --- the Dark Road --------------------------------------------------------------------------------

KEPT = ("coins", "prestige", "lantern", "quartz", "horseshoe")
CHANGE = re.compile(r"(coins|prestige|lantern|quartz|horseshoe) (\d+) → (\d+)")


def kept(reader: Reader) -> dict[str, int]:
    """What the reader's wagon holds, by the line that says so on every screen."""
    held = reader.row("Kept")[1].split(", ")
    return {thing: int(words.split()[0]) for thing, words in zip(KEPT, held, strict=True)}


def space_of(reader: Reader) -> str | None:
    """Where the reader's pawn stands, if the Ringway is on the screen."""
    rows = [re.split(r"\s{2,}", line.strip()) for line in reader.lines if ME in line]
    return next((row[0] for row in rows if row[0] in ("0", "1", "2", "3", "4")), None)


def price_of(reader: Reader, good: str) -> int | None:
    """The price of a good by the market wheel, if it is on the screen."""
    rows = [re.split(r"\s{2,}", line) for line in reader.lines]
    return next((int(row[2]) for row in rows if len(row) > 3 and row[1] == good), None)


def road_promise(reader: Reader, chosen: list[str]) -> Promise | None:
    """Purchases, sales, payments, deliveries and moves: what the row says is what then stands there."""
    said, cell = chosen[1], chosen[2] if len(chosen) > 2 else ""
    change = CHANGE.fullmatch(cell)
    if said.startswith("Lock"):
        space = next(cell for cell in reversed(chosen) if cell.isdecimal())
        return _stands(space, reader.lines[0])
    if said.startswith("Sell to"):
        hero = said.split()[2]
        if any(line.startswith(hero) for line in reader.lines):
            assert reader.row(hero)[4] == said.split()[-2], "as the Inn says"
            reader.count("hero")
        coins = CHANGE.fullmatch(chosen[3])
        assert coins is not None
        return _sold(int(coins[3]), reader.lines[0])
    if change is None or said.startswith("Deliver on"):
        return None
    thing, had, then = change[1], int(change[2]), int(change[3])
    assert kept(reader)[thing] == had
    asked_price = re.search(r" for (\d+) coins?", said)
    if said.startswith(("Buy", "Sell")):
        assert asked_price is not None
        assert abs(then - had) == int(asked_price[1])
        price = price_of(reader, said.split(" for ")[0].split()[-1])
        if price is not None:
            upgraded = " upgraded " in said
            assert abs(then - had) in ((price + upgraded,) if "Sell" in said else (price, 0))
            reader.count("price")
    reader.count(said.split()[0])
    return _holds(thing, then, reader.lines[0])


def _stands(space: str, head: str) -> Promise:
    """True once the pawn has moved; a choice of dice or a horseshoe may lead it elsewhere."""

    def check(reader: Reader) -> None:
        if reader.lines[0].split(" · ")[1] != head.split(" · ")[1]:
            return
        moved = any("Do you spend a horseshoe" in line for line in reader.lines)
        if moved or "Activate" in reader.lines[0]:
            assert space_of(reader) in (None, space), reader.lines
            reader.count("moved")
        elif not any("Move: which die" in line for line in reader.lines):
            reader.kept.append(check)

    return check


def _sold(coins: int, head: str) -> Promise:
    """Where there is nothing to choose, all that the hero asks for is sold at once."""

    def check(reader: Reader) -> None:
        asked = any("What do you sell?" in line for line in reader.lines)
        if reader.lines[0] == head and not asked:
            assert kept(reader)["coins"] == coins, reader.lines
            reader.count("sold")

    return check


def _holds(thing: str, then: int, head: str) -> Promise:
    def check(reader: Reader) -> None:
        if reader.lines[0] == head:  # else more happened than this choice
            assert kept(reader)[thing] == then, reader.lines
            reader.count("held")

    return check


ROAD = ("Buy ", "Sell ", "Deliver ", "Go to the outlying", "Activate the Ringway Inn")


def test_dark_road_is_played_by_what_is_printed(cli: Cli, reader: Reader) -> None:
    reader.prove, reader.lively = road_promise, ROAD
    words = ("play", "dark_road", "--seats", "2", "--bots", "random", "--players", "Ann")
    for seed in ("4", "9"):
        answer = cli(*words, "--seed", seed)
        assert answer.code == 0, answer.err
        assert "Total" in answer.out
    wanted = {"Buy", "Sell", "price", "hero", "held", "moved", "Deliver"}
    assert wanted <= set(reader.proved), reader.proved
    everything = "".join(reader.shown)
    assert re.search(r"^Random.* {2,}\d+ {2,}\? ", everything, re.MULTILINE), "hidden coins"


def test_the_private_concern_is_met_by_what_is_printed(cli: Cli, reader: Reader) -> None:
    """Its next card is said before it is played."""
    reader.prove, reader.lively = road_promise, ROAD
    words = ("play", "dark_road", "--seats", "1", "--players", "Ann", "--seed", "11")
    answer = cli(*words, "-o", "private_concern=merchant")
    assert answer.code == 0, answer.err
    assert {"Buy", "Sell", "held"} <= set(reader.proved), reader.proved
    everything = "".join(reader.shown)
    assert "What the Private Concern will do" in everything
    assert "Private Concern" in answer.out


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
