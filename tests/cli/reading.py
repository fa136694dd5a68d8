"""A player at the terminal that reads only what is printed, and what it holds the printed rows to."""

import re
from collections.abc import Callable

import pytest

from lanternway.text import HEIGHT, WIDTH

ME = "Ann (you)"
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

    def read(self) -> str:
        """Read the screen, which has its bounds."""
        out = self.capsys.readouterr().out
        self.shown.append(out)
        self.lines = [line for line in out.split("\n") if line and line != "> "]
        self.decisions += 1
        assert len(self.lines) + 1 <= HEIGHT, out
        assert max(map(len, self.lines)) <= WIDTH, out
        return out

    def answer(self, prompt: str) -> str:
        """Read the screen, check what the last choice promised, and choose."""
        out = self.read()
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
