"""Side-quest tasks: the words for what a task can ask of a turn or of a day (TR-7.5, TR-11.1).

Whether such a fact holds, `rules/side_quests.py` says; the tables there have these very words.
"""

from typing import Final

from lanternway.core.errors import DataError
from lanternway.core.reading import Entry

DAY_FACTS: Final = (
    "moves", "trail_moves", "road_moves", "water_moves", "kinds", "lakes", "regions",
    "turns_moved", "back_to_dawn", "end_towns", "gold_max",
)  # fmt: skip
TURN_FACTS: Final = (
    "same_direction", "border_roads", "stayed", "end_on", "shared_with", "highwaymen_near",
    "highwayman_to",
)  # fmt: skip
FACTS: Final = DAY_FACTS + TURN_FACTS
FLAGS: Final = ("back_to_dawn", "stayed")
END_ON: Final = ("inn", "visited_fort", "revealed_secret", "centre_shore", "corner_shore", "home")
HIGHWAYMAN_TO: Final = ("highwayman", "inn_or_secret", "next_to_character")
MOST_WANTED: Final = 20


class Need:
    """One fact that a task asks for."""

    __slots__ = ("fact", "wanted")

    def __init__(self, fact: str, wanted: int = 1) -> None:
        self.fact: str = fact
        """A word of FACTS; where it names a place, `end_on inn`, `highwayman_to highwayman`."""
        self.wanted: int = wanted
        """How many at least; of `gold_max`, at most."""


class Task:
    """A side quest: facts that must all hold."""

    __slots__ = ("id", "need", "scope")

    def __init__(self, id_: str, scope: str, need: list[Need]) -> None:
        self.id: str = id_
        self.scope: str = scope
        self.need: list[Need] = need


class SeenTask:
    """A side quest under its deck, and the seats that know it (bits)."""

    __slots__ = ("knowers", "task")

    def __init__(self, task: int, knowers: int) -> None:
        self.task: int = task
        self.knowers: int = knowers


def read_task(entry: Entry) -> Task:
    entry.only(("id", "scope", "need"))
    scope = entry.text("scope", ("turn", "day"))
    facts = entry.entry("need")
    if not facts.data:
        raise DataError(facts.where, "a task asks for one fact at least")
    return Task(entry.text("id"), scope, [_read_need(facts, fact, scope) for fact in facts.data])


def _read_need(facts: Entry, fact: str, scope: str) -> Need:
    if fact not in FACTS:
        raise facts.wrong(fact, f"no such fact; there are {', '.join(FACTS)}")
    allowed = DAY_FACTS if scope == "day" else TURN_FACTS
    if fact not in allowed:
        raise facts.wrong(fact, f"not known for a {scope}; there are {', '.join(allowed)}")
    if fact == "end_on":
        return Need(f"end_on {facts.text(fact, END_ON)}")
    if fact == "highwayman_to":
        return Need(f"highwayman_to {facts.text(fact, HIGHWAYMAN_TO)}")
    if fact in FLAGS:
        if not facts.flag(fact):
            raise facts.wrong(fact, "can only be true")
        return Need(fact)
    return Need(fact, facts.number(fact, 0 if fact == "gold_max" else 1, MOST_WANTED))
