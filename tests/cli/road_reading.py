"""What a merchant reads on a screen of the Dark Road: its wagon, the choices, and what the log tells."""

import re
from collections import Counter
from typing import Final

from tests.cli.reading import ME, Reader

Amounts = Counter[str]

KEPT: Final = ("coins", "prestige", "lantern", "quartz", "horseshoe")
NUMBERS: Final = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3}
GOODS: Final = r"(?:suits? of )?(armor|weapon|potion|staff|staves|book|instrument)s?"
THINGS: Final = (
    rf"(?:coin|lantern|horseshoe|illuminated die|illuminated dice|{GOODS})s?|prestige|quartz"
)
TOLD: Final = re.compile(
    r"\b(?P<more>gains|buys|cannot take)\b"
    r"|\b(?P<less>pays|loses|gives up|gives|puts back|spends|sells|discards|delivers)\b"
    r"|(?P<turn> for (?=\d))"
    rf"|\b(?P<n>an?|one|two|three|\d+) (?:upgraded )?(?P<thing>{THINGS})\b|(?P<suit>armor)\b"
)
"""Verbs, the price of what was bought or sold, and things with how many there were."""
TOLD_CARDS: Final = (
    (r"takes [\w’ ]+ aboard", "hero", 1), (r"brings [\w’]+ home", "hero", -1),
    (r"takes the commission", "commission", 1), (r"delivers \d goods? to", "commission", -1),
    (r"(takes|draws|keeps) the deed", "deed", 1), (r"takes the wagon upgrade", "upgrade", 1),
    (r"moves the illuminated", "lit", -1),
)  # fmt: skip


class Merchant(Reader):
    """Reads the wagon of its own, the rows of a question, and the news."""

    before: list[str] = []  # noqa: RUF012
    """The heroes that were aboard on the last screen."""
    rest = ""
    """Effects that come after the question that is asked now."""
    upgraded: dict[int, str]
    """What a slot gives since an upgrade was taken."""

    def question(self) -> str:
        return next(line for line in self.lines if re.search(r"\[DR-[\d.]+\]$", line))

    def after(self) -> list[str]:
        """The lines of the question, its notes and rows."""
        return self.lines[self.lines.index(self.question()) + 1 :]

    def notes(self) -> str:
        found: list[str] = []
        for line in self.after():
            if re.match(r"\s*\d+  ", line) or line.startswith(" " * 8):
                break
            found.append(line.strip())
        return " ".join(found)

    def choices(self) -> list[list[str]]:
        """The rows, each as its cells; what goes on below belongs to the last one, and rows may stand next to
        each other."""
        lines = [line for line in self.after() if re.match(r" +(\d+  \S|\S)", line)]
        first = next(n for n, line in enumerate(lines) if re.match(r" +\d+  \S", line))
        numbered = [line for line in lines[first:] if re.match(r" {1,3}\d+  \S", line)]
        blocks = _blocks(lines[first - 1] if first else "", numbered)
        rows: list[list[str]] = []
        for line in lines[first:]:
            if line in numbered:
                parts = [line[at:end] for at, end in zip(blocks, [*blocks[1:], None], strict=True)]
                rows += [re.split(r"\s{2,}", part.strip()) for part in parts if part.strip()]
            else:
                rows[-1][-1] += f" {line.strip()}"
        return rows

    def held(self, title: str) -> str:
        """A row of the reader's wagon, as long as it is."""
        start = next((n for n, line in enumerate(self.lines) if line.startswith(title)), None)
        if start is None:
            return ""
        found = [self.lines[start][len(title) :].strip()]
        for line in self.lines[start + 1 :]:
            if not line.startswith("  "):
                break
            found.append(line.strip())
        return " ".join(found)

    def cards(self, title: str, between: str = "; ") -> list[str]:
        held = self.held(title)
        return held.split(between) if held and held != "none" else []

    def dice(self, title: str) -> list[str]:
        found = re.search(rf"{title} ([\d– ]+?)(;|$)", self.held("Dice"))
        assert found, self.lines
        return [die for die in found[1].split() if die != "–" or title == "Locked"]

    def standing(self) -> Amounts:
        """How much the reader has of everything that a choice can change."""
        found: Amounts = Counter()
        words = self.held("Kept").split(", ")
        for thing, said in zip(KEPT, words, strict=True):
            found[thing] = int(said.split()[0])
        found["hero"] = len(self.cards("Heroes aboard"))
        found["commission"] = len(self.cards("Commissions"))
        found["deed"] = len(self.cards("My deeds"))
        found["upgrade"] = len(self.cards("Wagon upgrades", ", "))
        found["lit"] = len(self.dice("illuminated"))
        return found

    def aboard(self) -> list[str] | None:
        """The goods aboard by their letters, by the table of players or the drawing of the wagon."""
        for n, line in enumerate(self.lines):
            if line.startswith("── Players"):
                row = next(m for m in range(n, len(self.lines)) if self.lines[m].startswith(ME))
                letters = re.split(r"\s{2,}", self.lines[row])[-1]
                if self.lines[row + 1].startswith(" " * 40):  # it goes on below
                    letters += f" {self.lines[row + 1].strip()}"
                counted = re.findall(r"(\d*)([A-Z]\*?)", letters)
                return [good for count, good in counted for _ in range(int(count or 1))]
        for n, line in enumerate(self.lines):
            if "── Storage" in line:
                start, end = line.index("── Storage"), line.find("── If the game")
                below = self.lines[n + 1 :]
                high = next(m for m, one in enumerate(below) if one.startswith("──"))
                cells = " ".join(one[start : end if end > 0 else None] for one in below[:high])
                return re.findall(r"(?<!\S)[A-Z]\*?(?!\S)", cells)
        return None

    def goods(self) -> int | None:
        aboard = self.aboard()
        return None if aboard is None else len(aboard)

    def told(self) -> list[Amounts] | None:
        """What the log says of the reader, line by line; None if not all of it is on the screen."""
        start = next((n for n, line in enumerate(self.lines) if "Since your last" in line), None)
        lines: list[str] = []
        for line in [] if start is None else self.lines[start + 1 :]:
            if line.startswith("──"):
                break
            if line.startswith("…"):
                return None
            if line.startswith("  "):
                lines[-1] += f" {line.strip()}"
            else:
                lines.append(line)
        return [
            added(told_amounts(line), self._sent_away(line))
            for line in lines
            if re.match("· Ann[ :]", line)
        ]

    def _sent_away(self, line: str) -> Amounts:
        """A hero that went without having been aboard changes nothing, nor does a commission that waits for a
        slot; what goes then goes for it."""
        card = re.search(r"lets ([\w’]+) go", line)
        if card and any(one.startswith(card[1]) for one in self.before):
            return Counter(hero=-1)
        waits = "takes the commission" in line and "commission slots" in self.question()
        return Counter(commission=-1 if waits else 0)

    def prices(self) -> dict[str, tuple[int, int]] | None:
        """By good: its price, and that after a turn of the wheel; None if the wheel is not on the screen."""
        if not any("── Market wheel" in line for line in self.lines):
            return None
        rows = [re.match(rf"[A-Z]  {GOODS} +(\d) +(\d)", line) for line in self.lines]
        return {row[1]: (int(row[2]), int(row[3])) for row in rows if row}

    def market_dice(self) -> dict[str, int]:
        """How many dice of the market show a good; nothing if the wheel is not on the screen."""
        rows = [re.match(rf"[A-Z]  {GOODS} +\d +\d +(▪*|–) ", line) for line in self.lines]
        return {row[1]: row[2].count("▪") for row in rows if row}

    def faces(self) -> dict[str, str]:
        """What the event of the caravan has for each die."""
        start = next(n for n, line in enumerate(self.lines) if re.match("die  gives", line))
        rows = [re.match(r"  ([1-6])  (.*?)(?:  .*)?$", line) for line in self.lines[start:]]
        return {row[1]: row[2] for row in rows[:7] if row}

    def cells_free(self) -> int | None:
        found = re.search(r"(\d+) cells? free", "\n".join(self.lines))
        return int(found[1]) if found else None

    def points(self, part: str) -> int | None:
        """A part of the score, if the game ended now; None if that is not on the screen."""
        if not any("── If the game ended now" in line for line in self.lines):
            return None
        found = re.search(rf"  {part} +(\d+)", "\n".join(self.lines))
        return int(found[1]) if found else 0

    def space(self) -> str | None:
        """Where the reader's pawn stands, if the Ringway is on the screen."""
        rows = [re.split(r"\s{2,}", line.strip()) for line in self.lines if ME in line]
        return next((row[0] for row in rows if row[0] in ("0", "1", "2", "3", "4")), None)


def _blocks(heading: str, lines: list[str]) -> list[int]:
    """Where rows begin that stand next to each other: as often as the headings are repeated, in columns of
    numbers that are no row's yet."""
    titles = re.split(r"\s{2,}", heading.strip())
    times = next(n for n in range(len(titles), 0, -1) if titles == titles[: len(titles) // n] * n)
    found, taken = [0], [line.split()[0] for line in lines]
    for number in re.finditer(r"(?<=  )(\d+)  (?=\S)", lines[0]):
        start = number.end(1) - 2
        rows = [line for line in lines if len(line) > number.end(1)]
        cells = [line[start : number.end(1)].strip() for line in rows]
        fresh = len({*cells, *taken}) == len(cells) + len(taken)
        if len(found) < times and fresh and all(cell.isdecimal() for cell in cells):
            found.append(start)
            taken += cells
    return found


def added(*many: Amounts) -> Amounts:
    """Together, without what comes to nothing."""
    total: Amounts = Counter()
    for one in many:
        total.update(one)
    return Counter({thing: n for thing, n in total.items() if n})


def told_amounts(line: str) -> Amounts:
    """What a sentence says the reader gained and gave. `lost` are gains that could not be taken."""
    found: Amounts = Counter()
    words = re.sub("“.*?”", "“”", line)
    for pattern, thing, n in TOLD_CARDS:
        found[thing] += n * len(re.findall(pattern, words))
    sign, missed = 0, False
    for part in TOLD.finditer(words):
        if part["more"] or part["less"]:
            sign = 1 if part["more"] else -1
            missed = part["more"] == "cannot take"
        elif part["turn"]:
            sign = -sign
        else:
            thing = thing_of(part["thing"] or part["suit"])
            n = sign * (1 if part["suit"] else NUMBERS.get(part["n"], 0) or int(part["n"]))
            found[thing] += n
            if missed:
                found[f"lost {thing}"] += n
    return found


def thing_of(words: str) -> str:
    """`horseshoes` are of the kind `horseshoe`; weapons and books are goods."""
    if re.fullmatch(GOODS, words):
        return "good"
    if words.startswith("illuminated"):
        return "lit"
    return "coins" if words.startswith("coin") else words.removesuffix("s")
