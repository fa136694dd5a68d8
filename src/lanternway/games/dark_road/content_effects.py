"""Effects: the small vocabulary of all cards, spaces and dice, compiled to tuples of ints.

In a file an effect is a table with one verb, `{ gain = "good", side = "upgraded" }`; a card holds a list
of them, done in order. Compiled an effect is `(op, …)` with the numbers that stand beside its op in
`effect.py`. Lists are numbered (0 is the empty list), so that an effect can name another list
(`otherwise`, options) and an agenda frame can name its place.
"""

from typing import Any, Final

from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road.content_source import Entry
from lanternway.games.dark_road.content_words import GOODS, SIDES, TOWNS
from lanternway.games.dark_road.effect import Effect, EffectList

ANY_GOOD: Final = 63
NOTHING: Final[Effect] = (op.GAIN_COINS, 0)
"""Stands where an effect could not be read; that was noted."""

_Words = dict[str, tuple[int, tuple[str, ...]]]
_GAIN: Final[_Words] = {
    "coins": (op.GAIN_COINS, ("n",)),
    "prestige": (op.GAIN_PRESTIGE, ("n",)),
    "vp": (op.GAIN_VP, ("n",)),
    "lantern": (op.GAIN_LANTERN, ("n",)),
    "horseshoe": (op.GAIN_HORSESHOE, ("n",)),
    "quartz": (op.GAIN_QUARTZ, ("n",)),
    "lit_die": (op.GAIN_LIT_DIE, ()),
    "good": (op.GAIN_GOOD, ("n", "side", "type", "worth", "off_wheel")),
    "hero": (op.GAIN_HERO, ("from", "bonus")),
    "commission": (op.GAIN_COMMISSION, ("town",)),
    "deed": (op.GAIN_DEED, ("from",)),
    "wagon_upgrade": (op.GAIN_UPGRADE, ()),
    "good_fortune": (op.GAIN_FORTUNE, ()),
    "steed": (op.GAIN_STEED, ()),
}
_LOSE: Final[_Words] = {
    "coins": (op.LOSE_COINS, ("n", "otherwise")),
    "prestige": (op.LOSE_PRESTIGE, ("n", "otherwise")),
    "lantern": (op.LOSE_LANTERN, ("n", "otherwise")),
    "horseshoe": (op.LOSE_HORSESHOE, ("n", "otherwise")),
    "quartz": (op.LOSE_QUARTZ, ("n", "otherwise")),
    "good": (op.LOSE_GOOD, ("n", "otherwise", "side", "type", "worth", "pick")),
    "hero": (op.LOSE_HERO, ("n", "otherwise")),
}
_VERBS: Final[dict[str, _Words]] = {
    "gain": _GAIN,
    "lose": _LOSE,
    "flip": {"good": (op.FLIP, ("to", "otherwise"))},
    "craft": {"good": (op.CRAFT, ("side",))},
    "move": {"ruins": (op.MOVE_RUINS, ("n",)), "dark_market": (op.MOVE_DARK_MARKET, ("n",))},
    "act": {"ruins": (op.ACT_RUINS, ())},
    "roll": {"oracle": (op.ROLL_ORACLE, ()), "ruins": (op.ROLL_RUINS, ())},
    "rotate": {"wheel": (op.ROTATE, ("n",))},
    "ready": {"lit_die": (op.READY, ())},
    "deliver": {"hero": (op.DELIVER_HERO, ("from", "otherwise"))},
    "again": {"die": (op.AGAIN, ("same",))},
    "ability": {
        "copy_travel_die": (op.COPY_TRAVEL_DIE, ()),
        "raise_travel_die": (op.RAISE_TRAVEL_DIE, ("by",)),
        "free_shortcut": (op.FREE_SHORTCUT, ()),
    },
}
_BARE: Final = (
    op.GAIN_LIT_DIE,
    op.GAIN_UPGRADE,
    op.GAIN_FORTUNE,
    op.GAIN_STEED,
    op.ACT_RUINS,
    op.ROLL_ORACLE,
    op.ROLL_RUINS,
    op.READY,
    op.COPY_TRAVEL_DIE,
    op.FREE_SHORTCUT,
)
_NESTED: Final = ("choose", "pay", "may", "swap")


class Effects:
    """All effect lists of one set of content; the number of a list is its place."""

    def __init__(self) -> None:
        self.lists: list[EffectList] = [()]
        self.numbers: dict[EffectList, int] = {(): 0}

    def field(self, entry: Entry, field: str, may_be_empty: bool = False) -> int:
        """The number of the list in this field of an entry."""
        given = entry.data.get(field, [])
        if not given and not may_be_empty:
            entry.wrong(field, "needs a list of effects")
            return 0
        return self.read(entry, field, given)

    def read(self, entry: Entry, field: str, given: Any) -> int:
        """The number of a list of effects as it stands in a file."""
        if not isinstance(given, list):
            entry.wrong(field, f"must be a list of effects, not {given!r}")
            return 0
        compiled: list[Effect] = []
        for effect in given:
            if isinstance(effect, dict):
                compiled.append(self._effect(entry, field, effect))
            else:
                entry.wrong(field, f"must be a list of effects, not {effect!r}")
        effects = tuple(compiled)
        if effects not in self.numbers:
            self.numbers[effects] = len(self.lists)
            self.lists.append(effects)
        return self.numbers[effects]

    def _effect(self, entry: Entry, field: str, data: dict[str, Any]) -> Effect:
        verbs = [key for key in data if key in _VERBS or key in _NESTED]
        if len(verbs) != 1:
            known = ", ".join([*_VERBS, *_NESTED])
            entry.wrong(field, f"unknown effect {data!r}: it needs one verb of {known}")
            return NOTHING
        verb = verbs[0]
        if verb in _NESTED:
            return self._nested(entry, field, verb, data)
        noun = data[verb]
        if noun not in _VERBS[verb]:
            known = ", ".join(_VERBS[verb])
            entry.wrong(field, f"unknown effect: {verb} knows {known}, not {noun!r}")
            return NOTHING
        code, modifiers = _VERBS[verb][noun]
        for key in data:
            if key != verb and key not in modifiers:
                entry.wrong(field, f"unknown effect: {verb} {noun} takes no '{key}'")
        return self._plain(entry, field, code, Part(entry, field, data))

    def _plain(self, entry: Entry, field: str, code: int, part: "Part") -> Effect:
        """An effect without options: its op and the numbers that `effect.py` says beside it."""
        n = part.number("n", 1, 9, 1)
        otherwise = self.read(entry, field, part.data.get("otherwise", []))
        if code in _BARE:
            return (code,)
        if code == op.GAIN_GOOD:
            worth = part.number("worth", 1, 5, 0)
            off_wheel = part.flag("off_wheel", False)
            return code, part.one_of("side", SIDES), n, part.types(), worth, off_wheel
        if code == op.GAIN_HERO:
            return code, part.one_of("from", ("row", "row_or_deck")), part.flag("bonus", True)
        if code == op.GAIN_COMMISSION:
            return code, part.one_of("town", ("any", *TOWNS)) - 1
        if code == op.GAIN_DEED:
            return code, part.one_of("from", ("available", "deck"))
        if code == op.LOSE_GOOD:
            sides = 1 << part.one_of("side", SIDES) if "side" in part.data else 3
            valuable = part.one_of("pick", ("owner", "most_valuable"))
            worth = part.number("worth", 1, 5, 0)
            return code, n, otherwise, sides, part.types(), worth, valuable
        if code == op.FLIP:
            return code, part.one_of("to", SIDES), otherwise
        if code == op.CRAFT:
            return code, part.one_of("side", SIDES)
        if code == op.DELIVER_HERO:
            return code, part.one_of("from", ("wagon", "row")), otherwise
        if code == op.AGAIN:
            return code, self.read(entry, field, part.data.get("same", []))
        if code == op.RAISE_TRAVEL_DIE:
            return (code, *range(1, part.number("by", 1, 5, 1) + 1))
        if op.LOSE_COINS <= code <= op.LOSE_HERO:
            return code, n, otherwise
        return code, n

    def _nested(self, entry: Entry, field: str, verb: str, data: dict[str, Any]) -> Effect:
        given = data[verb]
        extra = [key for key in data if key != verb and not (verb == "pay" and key == "then")]
        if extra:
            entry.wrong(field, f"unknown effect: {verb} takes no '{extra[0]}'")
        if not isinstance(given, list) or not given:
            entry.wrong(field, f"{verb} needs a list")
            return NOTHING
        if verb == "may":
            return op.MAY, self.read(entry, field, given)
        if verb == "swap":
            return (op.SWAP, *_bundles(entry, field, given))
        options = tuple(self.read(entry, field, option) for option in given)
        heads = {self.lists[option][0][0] for option in options if option}
        if len(heads) != len(options):
            entry.wrong(field, f"the options of {verb} must begin with different effects")
        if verb == "choose":
            return (op.CHOOSE, *options)
        return (op.PAY, self.read(entry, field, data.get("then", [])), *options)


def _bundles(entry: Entry, field: str, given: list[Any]) -> tuple[int, int, int]:
    numbers = {"lantern": 0, "quartz": 0, "coins": 0}
    for bundle in given:
        for noun, n in bundle.items() if isinstance(bundle, dict) else [("?", 0)]:
            if noun not in numbers or type(n) is not int or n < 1:
                entry.wrong(field, f"swap is of lantern, quartz and coins, not {bundle!r}")
            else:
                numbers[noun] = n
    return numbers["lantern"], numbers["quartz"], numbers["coins"]


class Part:
    """The modifiers of one effect; mistakes are noted under the field that holds the effect."""

    def __init__(self, entry: Entry, field: str, data: dict[str, Any]) -> None:
        self.entry: Entry = entry
        self.field: str = field
        self.data: dict[str, Any] = data

    def number(self, key: str, low: int, high: int, default: int) -> int:
        if key not in self.data:
            return default
        value = self.data[key]
        if type(value) is not int or not low <= value <= high:
            self.entry.wrong(self.field, f"{key} must be {low} to {high}, not {value!r}")
            return default
        return value

    def flag(self, key: str, default: bool) -> int:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            self.entry.wrong(self.field, f"{key} must be true or false, not {value!r}")
            return int(default)
        return int(value)

    def one_of(self, key: str, words: tuple[str, ...]) -> int:
        value = self.data.get(key, words[0])
        if value not in words:
            self.entry.wrong(self.field, f"{key} must be one of {', '.join(words)}, not {value!r}")
            return 0
        return words.index(value)

    def types(self) -> int:
        """The mask of the goods meant."""
        value = self.data.get("type", "any")
        if value == "any":
            return ANY_GOOD
        mask = 0
        for word in value if isinstance(value, list) else [value]:
            if word in GOODS:
                mask |= 1 << GOODS.index(word)
            else:
                self.entry.wrong(
                    self.field, f"type must be any or of {', '.join(GOODS)}, not {word!r}"
                )
        return mask if mask else ANY_GOOD
