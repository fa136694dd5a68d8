"""What effects as they are printed (`−1 lantern; otherwise −1 coin`) may do to what a merchant has."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tests.cli.road_reading import KEPT, Amounts, added, thing_of


@dataclass(frozen=True)
class Way:
    """How it may come: what has changed, and the question that is asked before the rest of it, if any."""

    change: Amounts = field(default_factory=Counter)
    asks: str = ""
    rest: str = ""
    """The effects that come after that question."""

    def then(self, more: "Way") -> "Way":
        return Way(added(self.change, more.change), more.asks, more.rest)

    def before(self, rest: str, have: Amounts) -> list["Way"]:
        """With what is still to come after the question that this answers."""
        if not rest:
            return [self]
        if self.asks:
            return [Way(self.change, self.asks, _list(self.rest, rest))]
        return [self.then(more) for more in ways(rest, have)]


def _list(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


NAMES: Final = "(armor|weapon|potion|staff|book|instrument)"
TAKE: Final = "Which good do you take"
GIVE: Final = "Which good do you give"
ASKED: Final[tuple[tuple[str, dict[str, int], str], ...]] = (
    (r"\+\d (basic |upgraded )?hero", {"hero": 1}, "Which hero comes aboard"),
    (r"−\d hero", {"hero": -1}, "Which hero leaves"),
    (r"\+\d commission.*", {"commission": 1}, "Which commission"),
    (r"\+\d deed.*", {"deed": 1}, "Which deed"),
    (r"\+\d wagon upgrade", {"upgrade": 1}, "Which wagon upgrade"),
    (r"\+\d good fortune", {}, "Which good fortune"),
    (r"\+1 (basic|upgraded) good( that no market die shows| worth \d)?", {"good": 1}, TAKE),
    (rf"\+\d? ?upgraded \w+( or \w+)*|\+\d {NAMES}", {"good": 1}, TAKE),
    (rf"−\d? ?{NAMES}", {"good": -1}, GIVE),
    (r"upgrade a good|an upgraded good becomes basic", {}, "Which good do you turn"),
    (r"deliver a hero", {"hero": -1}, "Which hero do you deliver"),
    (rf"\+(upgraded )?{NAMES}", {"good": 1}, ""),
    (r"take a ruins action", {"good": 1}, "How far does the ruins marker"),
)  # fmt: skip
"""Effects that come at once or ask a question first."""
FULL: Final = {
    "good": "Your goods do not fit",
    "hero": "hero slots",
    "commission": "commission slots",
}
MARKER: Final = r"the (?:Dark Market|ruins) marker moves 1 space \((.*)\)"
ORACLE: Final = {
    "the purse: 3 coins": "+3 coins", "the crown: 2 prestige": "+2 prestige",
    "the road: a lantern and a horseshoe": "+1 lantern, +1 horseshoe",
    "the ember: a quartz and a coin": "+1 quartz, +1 coin", "the crate: a basic good": "+1 basic good",
    "the guest: a face-up hero": "+1 hero",
}  # fmt: skip
RUINS: Final = {
    "a way deeper: another ruins action": "take a ruins action", "a glimmer: roll again": "",
    "a bargain: a basic good worth 1": "+1 basic good worth 1", "a quartz": "+1 quartz",
    "2 coins": "+2 coins",
    "a lost traveler: a hero": "+1 hero",
}  # fmt: skip
"""Faces as they are printed, and what they come to."""


def ways(words: str, have: Amounts) -> list[Way]:
    """How a list of effects may come for one who has so much."""
    outside = r"(?![^(]*\))"  # what stands in brackets is where a marker leads
    options = re.split(rf"; or {outside}", words)
    if len(options) == 1:
        options = re.split(rf" or {outside}(?=[+−]|the |move )", words)
    if len(options) > 1:
        found = [way for option in options for way in ways(option, have)]
        return [Way(asks="Which (do you choose|special action)"), *found]
    first, _, other = words.partition("; otherwise ")
    if other:
        return _ways(first, have) if possible(first, have) else ways(other, have)
    return _ways(words, have)


def possible(words: str, have: Amounts) -> bool:
    """Whether there is what would be given up."""
    found = re.match(r"−(\d) (\w+)", words)
    if found:
        return have[_thing(found[2])] >= int(found[1])
    if words == "an upgraded good becomes basic":
        return have["upgraded"] > 0
    return words != "deliver a hero" or have["hero"] > 0


def _ways(words: str, have: Amounts) -> list[Way]:
    """Effects one after the other."""
    parts = re.split(r", (?!the most)(?![^(]*\))", words)
    done = [Way()]
    open_: list[Way] = []
    for n, part in enumerate(parts, 1):
        further = [way.then(more) for way in done for more in _one(part, have)]
        open_ += [
            Way(way.change, way.asks, _list(way.rest, *parts[n:])) for way in further if way.asks
        ]
        done = [way for way in further if not way.asks]
    return [*open_, *done]


def _one(words: str, have: Amounts) -> list[Way]:
    words = words.removesuffix(", the most valuable")
    amount = re.fullmatch(
        r"([+−])(\d+) (coins?|prestige|lanterns?|quartz|horseshoes?|goods?)", words
    )
    if amount:
        thing = _thing(amount[3])
        if amount[1] == "+":
            return gained(thing, int(amount[2]))
        n = min(int(amount[2]), have[thing])
        more = f"−{n - 1} good" if n > 1 else ""
        asks = [Way(asks=GIVE, rest=more)] if thing == "good" and n else []
        return [*asks, Way(Counter({thing: -n}))]
    if words == "+2 basic goods":
        return [Way(asks=TAKE, rest="+1 basic good")]
    if re.fullmatch(r"\+\d illuminated (die|dice)", words):
        return [Way(Counter(lit=1))]
    leads = re.fullmatch(MARKER, words)
    if leads:
        return ways(leads[1], have)
    for die, faces in (("oracle", ORACLE), ("ruins", RUINS)):
        if words == f"roll the {die} die":
            return [way for face in faces.values() if face for way in ways(face, have)]
    if "the wheel turns" in words:
        return [Way()]
    if words.startswith("move an illuminated die"):
        return [Way(asks="Which illuminated die"), Way(Counter(lit=-1))]
    for pattern, change, question in ASKED:
        if re.fullmatch(pattern, words):
            found = [Way(asks=question)] if question else []
            for thing, n in change.items():
                found += gained(thing, n) if n > 0 else [Way(Counter({thing: n}))]
            return [*found, *([] if change else [Way()])]
    raise AssertionError(f"nobody can compute this: {words!r}")


def gained(thing: str, n: int) -> list[Way]:
    """There may be more than fits, and then something else goes."""
    full = "Your inventory is too full" if thing in ("quartz", "horseshoe") else FULL.get(thing, "")
    come = Way(Counter({thing: n}))
    kept_back = thing in ("hero", "commission")  # a card waits until there is room
    return [come, *([Way(Counter() if kept_back else come.change, full)] if full else [])]


def _thing(words: str) -> str:
    return "good" if words.startswith("good") else thing_of(words)


def changed(cell: str) -> Amounts:
    """`coins 4 → 1, quartz 0 → 1` as amounts; a good by its name."""
    found: Amounts = Counter()
    for words, had, then in re.findall(r"([\w ]+?) (\d+) → (\d+)", cell):
        name = words.strip().removeprefix("upgraded ")
        thing = name if name in KEPT else "lit" if "illuminated" in words else "good"
        found[thing] += int(then) - int(had)
    return found


def had(cell: str) -> Iterable[tuple[str, int]]:
    """What a cell says the reader has now."""
    for words, now in re.findall(r"([\w ]+?) (\d+) → ", cell):
        if words.strip() in KEPT:
            yield words.strip(), int(now)
