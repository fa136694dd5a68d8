"""Whole games of Treos through the terminal by a player that reads only what is printed, plans by where
its cards lead, goes where the most gold is, and finds true what the rows said."""

import re

import pytest

from lanternway.cli.keyboard import Keyboard
from tests.cli.conftest import Cli
from tests.cli.reading import Promise, Reader

MOST_DECISIONS = 3000
SLOTS = ("Morning", "Midday", "Evening")


class Rider(Reader):
    """Reads cards, gold and rows of Treos."""

    def choices(self) -> list[list[str]]:
        """The rows of the question; parts of a plan stand next to each other."""
        rows: list[list[str]] = []
        for row in super().choices():
            cells: list[list[str]] = []
            for cell in row:
                if cell.isdecimal():
                    cells.append([])
                cells[-1].append(cell)
            rows += cells
        return rows

    def gold(self) -> int:
        found = re.search(r"Ann \(you\)\s+(\d+)/\d+", "\n".join(self.lines))
        assert found, self.lines
        return int(found[1])

    def cards(self) -> dict[str, tuple[str, str]]:
        """By card: where it lies, and where it leads."""
        start = next((n for n, line in enumerate(self.lines) if "Your cards" in line), None)
        found: dict[str, tuple[str, str]] = {}
        for line in [] if start is None else self.lines[start + 2 :]:
            cells = re.split(r"\s{2,}", line.strip())
            if line.startswith("──"):
                break
            if cells[0].isdecimal() and len(cells) >= 5:  # others go on from the line above
                found[cells[0]] = (cells[3], cells[4])
        return found

    def pick(self, rows: list[list[str]]) -> list[str]:
        """The part of the plan that leads to the most gold; else the row with the most gold."""
        assert self.decisions < MOST_DECISIONS
        cards = self.cards()
        if cards:
            return self.plan(rows, cards)
        best = max(rows, key=gain)
        if gain(best) or best[1].startswith(("Take", "Complete", "Use")):
            return best
        useful = [row for row in rows if row[1].startswith(("Take", "Complete", "Use"))]
        goals = [row for row in rows if row[1].startswith("Go") and "–" not in row]
        calm = [row for row in rows if not row[1].startswith(("Move ", "Hop", "Discard"))]
        some = useful or goals or calm or rows
        return some[self.decisions * 7 % len(some)]

    def plan(self, rows: list[list[str]], cards: dict[str, tuple[str, str]]) -> list[str]:
        by_words = {row[1]: row for row in rows}
        laid = {place.split(" (")[0] for place, _ in cards.values()}
        hand = [card for card, (place, _) in cards.items() if place == "In hand"]
        hand.sort(key=lambda card: -promised(cards[card][1]))
        for slot in (*SLOTS, "Bid"):
            wanted = [f"{slot}: {card}" for card in hand if slot not in laid]
            for words in wanted:  # with six cards not every row has room
                if words in by_words:
                    return by_words[words]
        if hand:
            return by_words[f"Keep: {hand[0]}"]
        return by_words[f"Marker: {SLOTS[self.decisions % 3].lower()}"]


def promised(leads: str) -> int:
    return sum(map(int, re.findall(r"\+(\d+)", leads)))


def gain(row: list[str]) -> int:
    change = next((re.fullmatch(r"(\d+) → (\d+)", cell) for cell in row if "→" in cell), None)
    return int(change[2]) - int(change[1]) if change else 0


def treos_promise(reader: Reader, chosen: list[str]) -> Promise | None:
    assert isinstance(reader, Rider)
    said, gold, won = chosen[1], reader.gold(), gain(chosen)
    slot, _, card = said.partition(": ")
    if slot in (*SLOTS, "Bid") and card in reader.cards():
        return _laid(card, slot)
    if said.startswith("Take the quest"):
        quest = re.sub(r" \(\d+ gold\)$", "", said.split(": ", 1)[1])
        return _shown(quest)
    if said.startswith(("Complete", "Take the ", "Use this place")):
        named = re.search(r"\((\d+) gold\)", said)
        assert not named or int(named[1]) == won, chosen
        return _gold(gold + won, " ".join(said.split()[:2]))
    if said.startswith("Go to"):
        return _arrival(reader, chosen)
    return None


def _laid(card: str, slot: str) -> Promise:
    def check(reader: Reader) -> None:
        assert isinstance(reader, Rider)
        if card in reader.cards():
            assert reader.cards()[card][0].startswith(slot), reader.lines
            reader.count("laid")

    return check


def _gold(expected: int, what: str) -> Promise:
    def check(reader: Reader) -> None:
        assert isinstance(reader, Rider)
        assert reader.gold() == expected, reader.lines
        reader.count(what)

    return check


def _shown(quest: str) -> Promise:
    def check(reader: Reader) -> None:
        text = re.sub(r"\s+", " ", " ".join(line[60:] for line in reader.lines))
        assert f"· {quest} →" in text, reader.lines
        reader.count("quest")

    return check


def _arrival(reader: Rider, chosen: list[str]) -> Promise:
    """Gold for what is discovered comes at once; quests and weapons are offered then; the way is as long
    as was said."""
    row = "  ".join(chosen)
    found = reader.gold() + (1 if "discovered: +1" in row else 0)
    place = re.sub(r" \(.*\)$", "", chosen[1].removeprefix("Go to "))
    moves = len([kind for kind in chosen[-2].split() if kind != "portal"])
    weapon = re.search(r"\b(sword|bow|axe|spear) \+(\d+)", row)

    def check(reader: Reader) -> None:
        assert isinstance(reader, Rider)
        assert reader.gold() == found, reader.lines
        told = [line for line in reader.lines if f"Ann goes to {place} in " in line]
        for line in told[:1]:
            words = "in one move." if moves == 1 else f"in {moves} moves."
            assert words in line, (chosen, line)
            reader.count("way")
        rows = [one[1] for one in reader.choices()]
        if weapon:
            gold = f" ({weapon[2]} gold)" if weapon[2] != "0" else ""
            assert f"Take the {weapon[1]}{gold}" in rows, reader.lines
            reader.count("offer")
        for quest, gold in re.findall(r"([^,+]+?) \+(\d+)", chosen[-1]):
            if not weapon and quest != "discovered:":
                name = quest.strip().replace("personal quest", "the personal one")
                row = f"Complete the quest: {name} ({gold} gold)"
                assert row in rows, (chosen, reader.lines)
                reader.count("offer")

    return check


@pytest.fixture
def rider(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Rider:
    one = Rider(capsys)
    one.prove = treos_promise
    monkeypatch.setattr(Keyboard, "ask", lambda _, prompt: one.answer(prompt))
    return one


@pytest.mark.parametrize(("seats", "options"), [(2, ()), (4, ("-o", "variable_setup=yes"))])
def test_treos_is_played_by_what_is_printed(
    cli: Cli, rider: Rider, seats: int, options: tuple[str, ...]
) -> None:
    bots = ",".join(["random"] * (seats - 1))
    words = ("play", "treos", "--seats", str(seats), "--bots", bots, "--players", "Ann")
    answer = cli(*words, *options, "--seed", "5")
    assert answer.code == 0, answer.err
    assert re.search(r"has \d+ gold and wins|has won", answer.out)
    wanted = {"laid", "way", "offer", "Complete the", "Take the", "quest"}
    assert wanted <= set(rider.proved), rider.proved


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_a_screen_of_treos_is_no_larger_in_other_languages(
    cli: Cli, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    reader = Reader(capsys)
    answers = 150

    def answer(_: Keyboard, prompt: str) -> str:
        said = reader.answer(prompt)
        return said if reader.decisions < answers else "quit"

    monkeypatch.setattr(Keyboard, "ask", answer)
    words = ("play", "treos", "--seats", "3", "--bots", "random,random", "--players", "Ann")
    assert cli(*words, "--seed", "8", "--lang", language).code == 0
    assert not re.search(r"treos-text|core-text", "".join(reader.shown))
