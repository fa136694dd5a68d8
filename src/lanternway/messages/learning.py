"""Lessons, first games, tips, and rules to read."""

from typing import Any

from lanternway.messages.server import Choice, Locked, Prompt, StoryLine, Value


class LessonInfo(Value, frozen=True):
    """A lesson and how far one is. Its texts: `lesson-<game>-<number>-title`, `-goal`, `-passed`."""

    game: str
    name: str
    number: str
    minutes: int
    steps: list[str]
    """What its steps are called: words of `lesson-<game>-<number>-<step>-title`."""
    clauses: list[str]
    names: dict[int, str]
    """The others at the table, by seat: words of `lesson-name-<word>`."""
    next: str
    answers: list[str]
    """The right answers so far, if it was begun."""
    passed: bool


class FirstGameInfo(Value, frozen=True):
    """A table for a first game: `first-game-<game>-<name>`, and why so: `…-why`."""

    name: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    after: str
    """The lesson after which to play it."""
    playing: str | None
    """My table where it is being played."""
    played: str | None
    """My newest table where it was played."""


class GameGuide(Value, frozen=True):
    """All that teaches one game. `advice`: for the second game, words of `advice-<game>-<word>`."""

    game: str
    lessons: list[LessonInfo]
    first_games: list[FirstGameInfo]
    advice: list[str]


class Learning(Value, frozen=True):
    games: list[GameGuide]


class CoachLine(Value, frozen=True):
    """Something that the coach or the rules say."""

    message: str
    args: dict[str, int]


class CoachCase(Value, frozen=True):
    """One of the things that can come of an answer: what it happens to (in the words of targets), an icon of
    what is gained or lost, and how much."""

    title: CoachLine
    then: CoachLine
    show: str
    icon: str
    gain: int | None


class CoachStep(Value, frozen=True):
    """What the coach asks for now. Without `task` it is only read."""

    id: str
    say: CoachLine | None
    why: CoachLine | None
    """The reason, in a line."""
    task: CoachLine | None
    cases: list[CoachCase]
    point: list[str]
    """What is pointed at, in the words of targets."""
    accepted: list[str]
    """The legal answers that count."""
    best: str
    """The one that "show me" plays."""


class LessonMove(Value, frozen=True):
    """Something that somebody did at the lesson's table, as the learner may know it."""

    seat: int
    notation: str | None
    events: list[dict[str, Any]]
    story: list[StoryLine]


class LessonPicture(Value, frozen=True):
    """The lesson's table, as the learner sees it."""

    seats: int
    view: dict[str, Any]
    prompt: Prompt
    legal: list[Choice]
    locked: list[Locked]
    ready: list[int]
    to_move: list[int]


class LessonTurn(Value, frozen=True):
    """Where the learner is, and what came of the answer. All follows from `answers`."""

    answers: list[str]
    right: bool
    """The answer counted. If not, nothing was done."""
    said: CoachLine | None
    """What the coach says to the answer."""
    moves: list[LessonMove]
    """What happened at the table: the learner's move and the others'."""
    left: LessonPicture | None
    """The table that was left, when the next step is at another one."""
    step: CoachStep | None
    """None: the lesson is passed."""
    picture: LessonPicture


class SignInfo(Value, frozen=True):
    """An icon of a board, what it is called (a term by language, or else a message), and the clause that
    tells of it; empty: none."""

    icon: str
    terms: dict[str, str]
    message: str
    clause: str


class RulesPicture(Value, frozen=True):
    """A part of a board (`stage`, `dock` or `world`) at the rules' table of this name."""

    table: str
    part: str
    mark: list[str]
    """What it is about, in the words of targets."""


class RulesPassage(Value, frozen=True):
    """A paragraph of the rules, and perhaps a picture."""

    line: CoachLine
    picture: RulesPicture | None


class RulesStep(Value, frozen=True):
    """One of the things that a turn is made of."""

    line: CoachLine
    icon: str
    clause: str


class RulesChapter(Value, frozen=True):
    """`clauses`: what it tells of; `SK-5` is all of section 5."""

    id: str
    title: str
    clauses: list[str]
    passages: list[RulesPassage]


class Rules(Value, frozen=True):
    """A game's rules to read: the goal in a picture, a turn, then chapters. The clauses are in `GameInfo`."""

    game: str
    goal: RulesPassage | None
    """None: the game has only its clauses."""
    turn: list[RulesStep]
    chapters: list[RulesChapter]


class RulesTable(Value, frozen=True):
    """A table of the rules, as somebody in seat 0 sees it."""

    seats: int
    view: dict[str, Any]
    legal: list[Choice]
    to_move: list[int]


class Tip(Value, frozen=True):
    """Something that a newcomer should hear: its word, message, and the rule behind it."""

    id: str
    message: str
    clause: str


class Tips(Value, frozen=True):
    """What should be said before the choice: one tip at the most."""

    tips: list[Tip]
