"""A screen of text: a head line, what happened, sections, and the question with its choices."""

from dataclasses import dataclass, field

from lanternway.core.action import Action


@dataclass(frozen=True)
class Section:
    """A part of the table under a title. It may have sentences, a table and a drawing."""

    key: str
    """The word after `table` that shows it in full."""
    title: str
    lines: tuple[str, ...] = ()
    """Sentences or short facts; the page makes a list of them."""
    columns: tuple[str, ...] = ()
    """Headings of the table; the first is that of the rows' names and may be empty."""
    rows: tuple[tuple[str, ...], ...] = ()
    drawing: tuple[str, ...] = ()
    """Lines of equal meaning by place: monospaced, never wrapped."""
    words: tuple[str, ...] = ()
    """What the drawing shows, in sentences: for people who cannot see it. Terminals leave it out."""
    beside: bool = False
    """Stands to the right of the section before it, where the screen is wide enough."""
    spare: int = 0
    """0: always on the screen of a decision. Else left out, the highest first, when there is no room."""


@dataclass(frozen=True)
class Choice:
    """A row of the question: an action, and what it costs and gives, under the question's headings."""

    action: Action
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Question:
    """What is asked, and the choices: all of them, in the order in which a person would look at them."""

    title: str
    clause: str
    columns: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    notes: tuple[str, ...] = ()
    """What is true of every choice: what it will be paid from, what comes after."""


@dataclass(frozen=True)
class Screen:
    """Everything for one decision."""

    head: tuple[str, ...]
    """Game, round, phase."""
    sections: tuple[Section, ...]
    question: Question | None = None
    news: tuple[str, ...] = field(default=())
    """What happened since this seat decided last, oldest first."""
