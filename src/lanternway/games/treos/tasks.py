"""Side-quest tasks: the vocabulary of facts, and which facts a scope can ask for (TR-7.5, TR-11.1)."""

from typing import Final

from lanternway.core.errors import DataError
from lanternway.games.treos.reader import Entry

END_ON: Final = ("inn", "visited_fort", "revealed_secret", "centre_shore", "corner_shore", "home")
HIGHWAYMAN_TO: Final = ("highwayman", "inn_or_secret", "next_to_character")
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


class Task:
    """A side quest: facts that must all hold, as (number of the fact, wanted value)."""

    __slots__ = ("id", "need", "scope")

    def __init__(self, id_: str, scope: str, need: list[tuple[int, int]]) -> None:
        self.id: str = id_
        self.scope: str = scope
        self.need: list[tuple[int, int]] = need


def read_task(entry: Entry) -> Task:
    entry.only(("id", "scope", "need"))
    scope = entry.text("scope", ("turn", "day"))
    allowed = DAY_FACTS if scope == "day" else TURN_FACTS
    facts = entry.entry("need")
    if not facts.data:
        raise DataError(facts.where, "a task asks for one fact at least")
    need: list[tuple[int, int]] = []
    for name in facts.data:
        if name not in FACTS:
            raise DataError(facts.place(name), f"no such fact; there are {', '.join(FACTS)}")
        if name not in allowed:
            raise DataError(
                facts.place(name), f"not known for a {scope}; there are {', '.join(allowed)}"
            )
        if name == "end_on":
            value = END_ON.index(facts.text(name, END_ON))
        elif name == "highwayman_to":
            value = HIGHWAYMAN_TO.index(facts.text(name, HIGHWAYMAN_TO))
        elif name in FLAGS:
            if not facts.flag(name):
                raise DataError(facts.place(name), "can only be true")
            value = 1
        else:
            value = facts.whole(name, 0 if name == "gold_max" else 1, 20)
        need.append((FACTS.index(name), value))
    return Task(entry.text("id"), scope, need)
