"""The story: what one act did, told as a person would tell it.

Events are facts, one each: "Ada sells a book", "Ada gains 4 coins". A game's room `story.py` says which
of them make one sentence, and which of them are headings (a round, a turn). From the events of one act,
as a seat was told them, `Story.tell` makes `Line`s: the id of a text and its arguments. Whoever shows a
log (terminal, replay, text view, page) shows lines; the reader's language is the translator's business.

A line's arguments are those of any text: seats, numbers, references, lists. What needs words of its own
inside of a sentence is a phrase: `{"say": "skye-story-n-gold", "n": 3}` is that text with those arguments.
"""

from collections.abc import Callable
from typing import Any, Final

from lanternway.core.event import EventKinds

LINE: Final = "line"
TURN: Final = "turn"
ROUND: Final = "round"

Told = dict[str, Any]
"""An event as a seat is told it (`Event.project`)."""
Groups = list[list[Told]]
"""The events that a rule found, by step of its pattern."""


class Line:
    """One line of the log: a text and its arguments."""

    __slots__ = ("args", "events", "level", "message", "seat")

    def __init__(
        self, level: str, message: str, args: dict[str, Any], seat: int, events: list[int]
    ) -> None:
        self.level: str = level
        """`line`, or a heading: `round` (a day), `turn` (a phase)."""
        self.message: str = message
        self.args: dict[str, Any] = args
        self.seat: int = seat
        """Whom it is about; -1: nobody."""
        self.events: list[int] = events
        """Which of the act's events it tells, by their place: what a page lights up."""

    def __repr__(self) -> str:
        return f"<{self.level} {self.message} {self.args}>"


class Rule:
    """Events that make one sentence."""

    __slots__ = ("args", "least", "message", "of_one_seat", "same", "steps")

    def __init__(
        self,
        message: str,
        steps: list[tuple[frozenset[str], str]],
        args: Callable[[Groups], dict[str, Any] | None],
        of_one_seat: bool,
        least: int,
        same: str,
    ) -> None:
        self.least: int = least
        """So many events, or it is no rule for them."""
        self.message: str = message
        self.steps: list[tuple[frozenset[str], str]] = steps
        """Kinds of events, and how many of them: one, or as many as follow: `+`, `?`, `*`."""
        self.args: Callable[[Groups], dict[str, Any] | None] = args
        self.of_one_seat: bool = of_one_seat
        self.same: str = same
        """A fact in which all of them agree; empty: none."""


class Story:
    """How a game tells what happened. Rules are tried in the order in which they were added."""

    def __init__(self, events: EventKinds) -> None:
        self.game: str = events.game
        self._events: EventKinds = events
        self._headings: dict[str, str] = {}
        self._silent: set[str] = set()
        self._rules: list[Rule] = []

    def heading(self, kind: str, level: str) -> None:
        """Events of this kind begin a round or a turn. The text: `<game>-story-<kind>`."""
        self._known(kind)
        self._headings[kind] = level

    def silent(self, *kinds: str) -> None:
        """Nobody would say these: what comes before or after tells as much."""
        for kind in kinds:
            self._known(kind)
            self._silent.add(kind)

    def merge(
        self,
        word: str,
        pattern: str,
        args: Callable[[Groups], dict[str, Any] | None],
        of_one_seat: bool = True,
        least: int = 2,
        same: str = "",
    ) -> None:
        """Events in a row make the sentence `<game>-story-<word>`.

        The pattern names their kinds: `good_sold+ coins?`, alternatives as `coins|prestige+`. `args`
        makes the arguments from the events of each step, or None: these do not make a sentence. It is
        also given `seat`, unless the events are of several seats (`of_one_seat=False`). Fewer events
        than `least` are told one by one. Where events differ in the fact `same`, a new sentence begins.
        """
        steps = []
        for step in pattern.split():
            kinds = step.rstrip("+?*").split("|")
            for kind in kinds:
                self._known(kind)
            steps.append((frozenset(kinds), step[len(step.rstrip("+?*")) :]))
        message = f"{self.game}-story-{word}"
        self._rules.append(Rule(message, steps, args, of_one_seat, least, same))

    @property
    def kinds(self) -> dict[str, str]:
        """The kinds of events that are headings, with their level."""
        return dict(self._headings)

    def tell(self, told: list[Told]) -> list[Line]:
        """The lines for the events of one act, as a seat was told them."""
        lines: list[Line] = []
        heard = [at for at in range(len(told)) if told[at]["kind"] not in self._silent]
        start = 0
        while start < len(heard):
            line, length = self._sentence(told, heard, start)
            lines.append(line)
            start += length
        return lines

    def _sentence(self, told: list[Told], heard: list[int], start: int) -> tuple[Line, int]:
        first = told[heard[start]]
        kind: str = first["kind"]
        seat: int = first.get("seat", -1)
        if kind in self._headings:
            args = {name: value for name, value in first.items() if name != "kind"}
            message = f"{self.game}-story-{kind}"
            return Line(self._headings[kind], message, args, seat, [heard[start]]), 1
        for rule in self._rules:
            groups, length = self._match(rule, told, heard, start)
            if length < rule.least:
                continue
            made = rule.args(groups)
            if made is not None:
                about = seat if rule.of_one_seat else -1
                args = {"seat": seat, **made} if rule.of_one_seat and seat >= 0 else made
                events = heard[start : start + length]
                return Line(LINE, rule.message, args, about, events), length
        return self.plain(first, heard[start]), 1

    def _match(
        self, rule: Rule, told: list[Told], heard: list[int], start: int
    ) -> tuple[Groups, int]:
        """The events of each step from here, and how many they are; none if a step finds none."""
        first = told[heard[start]]
        seat = first.get("seat", -1)
        groups: Groups = []
        at = start
        for kinds, many in rule.steps:
            group: list[Told] = []
            while at < len(heard):
                event = told[heard[at]]
                stranger = rule.of_one_seat and event.get("seat", seat) != seat
                other = rule.same and event.get(rule.same) != first.get(rule.same)
                if event["kind"] not in kinds or "secret" in event or stranger or other:
                    break
                group.append(event)
                at += 1
                if many in ("", "?"):
                    break
            if not group and many in ("", "+"):
                return [], 0
            groups.append(group)
        return groups, at - start

    def plain(self, told: Told, at: int = 0) -> Line:
        """An event as a sentence of its own. What is told only sometimes has its own text."""
        kind = self._events.all[told["kind"]]
        message = f"{self.game}-event-{kind.word}"
        args = {name: value for name, value in told.items() if name not in ("kind", "secret")}
        for name in told:
            if name == "secret" or (name in kind.facts and kind.facts[name].is_optional):
                message += f"-{name}"
                break
        args.update(told.get("secret", {}))
        return Line(LINE, message, args, told.get("seat", -1), [at])

    def _known(self, kind: str) -> None:
        if kind not in self._events.all:
            raise ValueError(f"{self.game} has no kind of event '{kind}'")


def phrase(message: str, **args: Any) -> dict[str, Any]:
    """An argument that is a text with arguments of its own."""
    return {"say": message, **args}
