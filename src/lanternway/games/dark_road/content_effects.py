"""Reads effects out of content files: words become the numbers of `effect.py`.

In a file an effect is a table with one verb, `{ gain = "good", side = "upgraded" }`; a card holds a list
of them, done in order. Lists are numbered (0 is the empty list), so that an effect can name another list
(`otherwise`, options) and an agenda frame can name its place.
"""

from typing import Any, Final

from lanternway.games.dark_road import effect as op
from lanternway.games.dark_road.content_source import Entry
from lanternway.games.dark_road.content_words import GOODS, SIDES, TOWNS
from lanternway.games.dark_road.effect import Effect, EffectList

ANY_GOOD: Final = 63
NOTHING: Final[Effect] = (op.GAIN_COINS, 0, 0, 0, 0, 0, 0)
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
    "flip": {"good": (op.FLIP_GOOD, ("to", "otherwise"))},
    "craft": {"good": (op.CRAFT, ("side",))},
    "move": {"ruins": (op.MOVE_RUINS, ("n",)), "dark_market": (op.MOVE_MARKET, ("n",))},
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
        effects = self._compiled(entry, field, given)
        number = self.numbers.get(effects)
        return self._appended(effects) if number is None else number

    def _compiled(self, entry: Entry, field: str, given: Any) -> EffectList:
        if not isinstance(given, list):
            entry.wrong(field, f"must be a list of effects, not {given!r}")
            return ()
        compiled: list[Effect] = []
        for effect in given:
            if isinstance(effect, dict):
                compiled.append(self._effect(entry, field, effect))
            else:
                entry.wrong(field, f"must be a list of effects, not {effect!r}")
        return tuple(compiled)

    def _appended(self, effects: EffectList) -> int:
        number = len(self.lists)
        self.lists.append(effects)
        self.numbers.setdefault(effects, number)
        return number

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
        part = Part(entry, field, data)
        a, b, c, d = self._details(part, code)
        otherwise = self.read(entry, field, data.get("otherwise", []))
        return code, part.number("n", 1, 9, 1), a, b, c, d, otherwise

    def _details(self, part: "Part", code: int) -> tuple[int, int, int, int]:
        """The numbers a to d of an effect, as `effect.py` says beside its op."""
        if code == op.GAIN_GOOD:
            worth = part.number("worth", 1, 5, 0)
            return part.one_of("side", SIDES), part.types(), worth, part.flag("off_wheel", False)
        if code == op.GAIN_HERO:
            return part.one_of("from", ("row", "row_or_deck")), part.flag("bonus", True), 0, 0
        if code == op.GAIN_COMMISSION:
            return part.one_of("town", ("any", *TOWNS)), 0, 0, 0
        if code == op.GAIN_DEED:
            return part.one_of("from", ("available", "deck")), 0, 0, 0
        if code == op.LOSE_GOOD:
            sides = 1 << part.one_of("side", SIDES) if "side" in part.data else 3
            most_valuable = part.one_of("pick", ("owner", "most_valuable"))
            return sides, part.types(), part.number("worth", 1, 5, 0), most_valuable
        if code == op.FLIP_GOOD:
            return part.one_of("to", SIDES), 0, 0, 0
        if code == op.CRAFT:
            return part.one_of("side", SIDES), 0, 0, 0
        if code == op.DELIVER_HERO:
            return part.one_of("from", ("wagon", "row")), 0, 0, 0
        if code == op.AGAIN:
            return self.read(part.entry, part.field, part.data.get("same", [])), 0, 0, 0
        if code == op.RAISE_TRAVEL_DIE:
            return part.number("by", 1, 5, 1), 0, 0, 0
        return 0, 0, 0, 0

    def _nested(self, entry: Entry, field: str, verb: str, data: dict[str, Any]) -> Effect:
        given = data[verb]
        extra = [key for key in data if key != verb and not (verb == "pay" and key == "then")]
        if extra:
            entry.wrong(field, f"unknown effect: {verb} takes no '{extra[0]}'")
        if not isinstance(given, list) or not given:
            entry.wrong(field, f"{verb} needs a list")
            return NOTHING
        if verb == "may":
            return op.MAY, 1, self.read(entry, field, given), 0, 0, 0, 0
        if verb == "swap":
            lanterns, quartz, coins = _bundles(entry, field, given)
            return op.SWAP, 1, lanterns, quartz, coins, 0, 0
        options = [self._compiled(entry, field, option) for option in given]
        heads = {option[0][0] for option in options if option}
        if len(heads) != len(options):
            entry.wrong(field, f"the options of {verb} must begin with different effects")
        then = self.read(entry, field, data.get("then", [])) if verb == "pay" else 0
        first = len(self.lists)
        for option in options:  # the options of one effect lie one after the other
            self._appended(option)
        return op.PAY if verb == "pay" else op.CHOOSE, 1, first, len(options), then, 0, 0


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
