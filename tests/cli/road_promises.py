"""By the words of a choice: what its row promises, computed from what is printed before it is made."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.cli.road_effects import ORACLE, RUINS, Way, changed, had, ways
from tests.cli.road_reading import Amounts, Merchant

Look = Callable[[Merchant], bool | None]
"""Something to look at on the next screen; None if it does not show there."""
Row = list[str]


@dataclass
class Word:
    """What was promised: one of these ways, and what must be seen then."""

    ways: list[Way] = field(default_factory=list)
    looks: list[Look] = field(default_factory=list)


def amounts(**things: int) -> list[Way]:
    return [Way(Counter(things))]


def cell_of(row: Row) -> str:
    return next((cell for cell in row[2:] if "→" in cell), "")


def change(reader: Merchant, row: Row) -> Word:
    """`coins 4 → 1` in the row, which begins with what there is; then what the note says is paid for."""
    cell = cell_of(row)
    for thing, n in had(cell):
        assert reader.standing()[thing] == n, reader.lines
    found = [Way(changed(cell))]
    for thing in ("quartz", "horseshoe"):
        if changed(cell)[thing] > 0:
            found.append(Way(changed(cell), "Your inventory is too full"))
    if changed(cell)["good"] > 0:
        found.append(Way(changed(cell), "Your goods do not fit"))
    if changed(cell)["lantern"] > 0:  # with the lamp rack there is more in that slot
        found.append(Way(changed(cell), "Which illuminated die"))
    return Word(found)


def have(reader: Merchant) -> Amounts:
    """What there is; of goods that are not on the screen there may be any."""
    found, aboard = reader.standing(), reader.aboard()
    found["good"] = 9 if aboard is None else len(aboard)
    found["upgraded"] = len([good for good in aboard or () if good.endswith("*")])
    return found


def news(pattern: str) -> Look:
    """The log says so, if it shows all of it."""

    def look(then: Merchant) -> bool | None:
        if then.told() is None:
            return None
        return any(re.match(pattern, line) for line in then.lines)

    return look


def turn(reader: Merchant) -> str:
    return reader.lines[0].split(" · ")[1]


def rolled(reader: Merchant, words: str) -> list[Way]:
    """Effects; the faces of a die that is rolled are printed below the question."""
    for die, faces in (("oracle", ORACLE), ("ruins", RUINS)):
        if f"roll the {die} die" in words:
            assert all(face in reader.notes() for face in faces), reader.lines
    return ways(words, have(reader))
