"""A screen as lines: what must be there always is, and the rest as far as it fits."""

from collections.abc import Sequence
from typing import Final

from lanternway.core.action import Action
from lanternway.locales import Translator
from lanternway.text.drawing import beside, grid, rule, wrap
from lanternway.text.screen import Choice, Question, Screen, Section

WIDTH: Final = 100
HEIGHT: Final = 40
NEWS: Final = 8
"""At most so many lines of what happened; fewer when there is no room."""
FEW_NEWS: Final = 3
LEAST_NEWS: Final = 1
"""So many before anything is cut that must be there."""
FEW_CHOICES: Final = 8
"""So many choices stand on the screen before a section is left out for more of them."""
GAP: Final = 2
PLAYING: Final = ("log", "undo", "help")
"""Commands that are named below a question of a game."""


def fit(
    screen: Screen,
    translator: Translator,
    legal: Sequence[Action],
    width: int = WIDTH,
    height: int = HEIGHT,
    commands: Sequence[str] = PLAYING,
) -> list[str]:
    """The lines of a decision, one left for the answer. A choice has the number of its place in `legal`; the
    last line says what else can be typed, these commands too.

    First the news become few, then sections are left out, those of the highest `spare` first. What there
    is room for after that comes back. If what must be there is too high, the news become fewer still; then
    its end goes, not the question, and the last line says where the whole of it is."""
    numbers = {action.index: n for n, action in enumerate(legal, 1)}
    page = _Page(screen, translator, numbers, commands, width, height - 1)
    sections = list(screen.sections)
    if page.fits(sections, NEWS):
        return page.lines(sections, NEWS)
    while not page.fits(sections, FEW_NEWS):
        spare = max((one.spare for one in sections), default=0)
        if spare == 0:
            return page.tight(sections)
        sections = [one for one in sections if one.spare < spare]
    asked = page.asked(sections, FEW_NEWS)
    for spare in sorted({one.spare for one in screen.sections if one not in sections}):
        more = [one for one in screen.sections if one in sections or one.spare == spare]
        if page.fits(more, FEW_NEWS) and page.asked(more, FEW_NEWS) == asked:
            sections = more
    news = NEWS
    while not (page.fits(sections, news) and page.asked(sections, news) == asked):
        news -= 1
    return page.lines(sections, news)


class _Page:
    """One decision with so many of its sections, and at most so many lines of news."""

    def __init__(
        self,
        screen: Screen,
        translator: Translator,
        numbers: dict[int, int],
        commands: Sequence[str],
        width: int,
        room: int,
    ) -> None:
        self.screen = screen
        self.translator = translator
        self.numbers = numbers
        self.commands = commands
        self.width = width
        self.room = room

    def lines(self, sections: Sequence[Section], news: int) -> list[str]:
        return [
            *self._top(sections, news),
            *self.asked(sections, news),
            *self._hint(sections),
        ]

    def tight(self, sections: Sequence[Section]) -> list[str]:
        """With as few news as it takes; what still does not fit goes from the end of what stands above the
        question."""
        for news in range(FEW_NEWS, LEAST_NEWS - 1, -1):
            if self.fits(sections, news):
                return self.lines(sections, news)
        rows = _side_by_side(sections, self.width)
        top = self._top(sections, LEAST_NEWS)
        whole = list(sections)
        while True:
            asked = [*self.asked(sections, LEAST_NEWS), *self._hint(whole)]
            room = max(1, self.room - len(asked))
            kept = _whole(rows, room - (len(top) - sum(len(lines) for _, lines in rows)))
            if kept == whole:
                return [*top[:room], *asked][: self.room]
            whole = kept

    def fits(self, sections: Sequence[Section], news: int) -> bool:
        return len(self.lines(sections, news)) <= self.room

    def asked(self, sections: Sequence[Section], news: int) -> list[str]:
        """The question, with as many choices as the rest leaves room for."""
        room = self.room - len(self._top(sections, news)) - len(self._hint(sections))
        return _question(self.screen.question, self.numbers, self.translator, self.width, room)

    def _top(self, sections: Sequence[Section], news: int) -> list[str]:
        top = [
            *wrap(" · ".join(self.screen.head), self.width),
            *_news(self.screen.news, news, self.translator, self.width),
        ]
        return top + [line for _, row in _side_by_side(sections, self.width) for line in row]

    def _hint(self, sections: Sequence[Section]) -> list[str]:
        """The last line, for a screen on which these sections are whole."""
        if self.screen.question is None:
            return []
        left_out = [f"table {one.key}" for one in self.screen.sections if one not in sections]
        given = {"commands": " · ".join(self.commands)}
        if left_out:
            given["parts"] = ", ".join(left_out)
            return wrap(self.translator.text("core-text-hint-more", given), self.width)
        return wrap(self.translator.text("core-text-hint", given), self.width)


def section_lines(section: Section, width: int = WIDTH) -> list[str]:
    """A section under its title."""
    lines = [rule(section.title, width)]
    lines += [line[:width] for line in section.drawing]
    lines += grid(section.columns, section.rows, width)
    for line in section.lines:
        lines += wrap(line, width, 2)
    return lines


def _news(news: Sequence[str], most: int, translator: Translator, width: int) -> list[str]:
    lines: list[str] = []
    shown = list(news)
    while shown and shown[-1].startswith("—"):
        shown.pop()  # a heading with nothing below it: the head says where we are
    news = tuple(shown)
    while shown:
        marked = [one if one.startswith("—") else f"· {one}" for one in shown]
        lines = [line for one in marked for line in wrap(one, width, 2)]
        if len(shown) < len(news):
            lines.insert(0, translator.text("core-text-earlier", {"n": len(news) - len(shown)}))
        if len(lines) <= most:
            break
        shown.pop(0)
    title = translator.text("core-text-news")
    return [rule(title, width), *lines] if lines else []


_Row = tuple[list[Section], list[str]]


def _side_by_side(sections: Sequence[Section], width: int) -> list[_Row]:
    """Sections below each other, those that may stand beside the one before them if they fit."""
    rows: list[list[Section]] = []
    for section in sections:
        if section.beside and rows and _least(rows[-1]) + GAP + _least([section]) <= width:
            rows[-1].append(section)
        else:
            rows.append([section])
    return [(row, _row(row, width)) for row in rows]


def _whole(rows: Sequence[_Row], room: int) -> list[Section]:
    """Those of which every line is within the room."""
    found: list[Section] = []
    for sections, lines in rows:
        for one in sections:
            high = len(lines) if len(sections) == 1 else len(section_lines(one, _natural(one)))
            if high <= room:
                found.append(one)
        room -= len(lines)
    return found


def _least(sections: Sequence[Section]) -> int:
    """How wide sections are that stand beside each other, if nothing is wrapped."""
    return sum(_natural(one) for one in sections) + GAP * (len(sections) - 1)


def _natural(section: Section) -> int:
    lines = [*section.drawing, *section.lines, *grid(section.columns, section.rows, WIDTH)]
    return max([len(section.title) + 4, *(len(line) for line in lines)])


def _row(sections: Sequence[Section], width: int) -> list[str]:
    if len(sections) == 1:
        return section_lines(sections[0], width)
    widths = [_natural(one) for one in sections]
    widths[-1] = width - sum(widths[:-1]) - GAP * (len(sections) - 1)
    return beside(
        [section_lines(one, size) for one, size in zip(sections, widths, strict=True)], GAP
    )


def _question(
    question: Question | None,
    numbers: dict[int, int],
    translator: Translator,
    width: int,
    room: int,
) -> list[str]:
    if question is None:
        return []
    title = f"{question.title}  [{question.clause}]"
    lines = ["─" * width, *wrap(title, width)]
    for note in question.notes:
        lines += wrap(note, width, 2)
    if not question.choices:
        return lines
    table = choice_lines(question, question.choices, numbers, width)
    if len(lines) + len(table) <= room:
        return lines + table
    for count in (2, 3, 4, 5):
        blocks = _in_blocks(question, numbers, width, count)
        if blocks and len(lines) + len(blocks) <= room:
            return lines + blocks
    fewest, most = min(FEW_CHOICES, len(question.choices)), len(question.choices)
    while fewest < most:  # the most rows that leave a line to say how many are missing
        count = (fewest + most + 1) // 2
        table = choice_lines(question, question.choices[:count], numbers, width)
        if len(lines) + len(table) < room:
            fewest = count
        else:
            most = count - 1
    table = choice_lines(question, question.choices[:fewest], numbers, width)
    left = len(question.choices) - fewest
    more = [translator.text("core-text-more-choices", {"n": left})] if left else []
    return [*lines, *table, *more]


def question_lines(question: Question, legal: Sequence[Action], width: int = WIDTH) -> list[str]:
    """The question with every choice, however many."""
    lines = [*wrap(f"{question.title}  [{question.clause}]", width)]
    for note in question.notes:
        lines += wrap(note, width, 2)
    numbers = {action.index: n for n, action in enumerate(legal, 1)}
    return lines + choice_lines(question, question.choices, numbers, width)


def choice_lines(
    question: Question, choices: Sequence[Choice], numbers: dict[int, int], width: int
) -> list[str]:
    """Choices as rows under their headings, each with the number that chooses it."""
    rows = [[str(numbers[one.action.index]), *one.cells] for one in choices]
    columns = ["", *question.columns] if any(question.columns) else []
    return [" " + line for line in grid(columns, rows, width - 1, fold=False)]


def _in_blocks(question: Question, numbers: dict[int, int], width: int, count: int) -> list[str]:
    """The choices in so many columns next to each other; nothing if they are too wide for it."""
    size = -(-len(question.choices) // count)
    parts = [question.choices[at : at + size] for at in range(0, len(question.choices), size)]
    blocks = [choice_lines(question, part, numbers, WIDTH) for part in parts]
    widest = sum(max(len(line) for line in block) for block in blocks) + GAP * (len(blocks) - 1)
    return beside(blocks, GAP) if widest <= width else []
