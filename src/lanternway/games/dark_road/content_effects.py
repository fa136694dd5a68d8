"""Reads effects out of content files: words become `Effect`s.

In a file an effect is a table with one verb, `{ gain = "good", side = "upgraded" }`; a card holds a list
of them, done in order. Lists are numbered (0 is the empty list), so that an effect can name another list
(`otherwise`, options) and an agenda frame can name its place.
"""

from typing import Any, Final

from lanternway.games.dark_road import effect
from lanternway.games.dark_road.content_source import Entry
from lanternway.games.dark_road.content_words import GOODS, SIDES, TOWNS
from lanternway.games.dark_road.effect import ANY_GOOD, BOTH_SIDES, Effect, EffectList, Op

NOTHING: Final = Effect(effect.GAIN_COINS, 0)
"""Stands where an effect could not be read; that was noted."""

_Words = dict[str, tuple[Op, tuple[str, ...]]]
_GAIN: Final[_Words] = {
    "coins": (effect.GAIN_COINS, ("n",)),
    "prestige": (effect.GAIN_PRESTIGE, ("n",)),
    "vp": (effect.GAIN_VP, ("n",)),
    "lantern": (effect.GAIN_LANTERN, ("n",)),
    "horseshoe": (effect.GAIN_HORSESHOE, ("n",)),
    "quartz": (effect.GAIN_QUARTZ, ("n",)),
    "lit_die": (effect.GAIN_LIT_DIE, ()),
    "good": (effect.GAIN_GOOD, ("n", "side", "type", "worth", "off_wheel")),
    "hero": (effect.GAIN_HERO, ("from", "bonus")),
    "commission": (effect.GAIN_COMMISSION, ("town",)),
    "deed": (effect.GAIN_DEED, ("from",)),
    "wagon_upgrade": (effect.GAIN_UPGRADE, ()),
    "good_fortune": (effect.GAIN_FORTUNE, ()),
    "steed": (effect.GAIN_STEED, ()),
}
_LOSE: Final[_Words] = {
    "coins": (effect.LOSE_COINS, ("n", "otherwise")),
    "prestige": (effect.LOSE_PRESTIGE, ("n", "otherwise")),
    "lantern": (effect.LOSE_LANTERN, ("n", "otherwise")),
    "horseshoe": (effect.LOSE_HORSESHOE, ("n", "otherwise")),
    "quartz": (effect.LOSE_QUARTZ, ("n", "otherwise")),
    "good": (effect.LOSE_GOOD, ("n", "otherwise", "side", "type", "worth", "pick")),
    "hero": (effect.LOSE_HERO, ("n", "otherwise")),
}
_VERBS: Final[dict[str, _Words]] = {
    "gain": _GAIN,
    "lose": _LOSE,
    "flip": {"good": (effect.FLIP_GOOD, ("to", "otherwise"))},
    "craft": {"good": (effect.CRAFT, ("side",))},
    "move": {"ruins": (effect.MOVE_RUINS, ("n",)), "dark_market": (effect.MOVE_MARKET, ("n",))},
    "act": {"ruins": (effect.ACT_RUINS, ())},
    "roll": {"oracle": (effect.ROLL_ORACLE, ()), "ruins": (effect.ROLL_RUINS, ())},
    "rotate": {"wheel": (effect.ROTATE, ("n",))},
    "ready": {"lit_die": (effect.READY, ())},
    "deliver": {"hero": (effect.DELIVER_HERO, ("from", "otherwise"))},
    "again": {"die": (effect.AGAIN, ("same",))},
    "ability": {
        "copy_travel_die": (effect.COPY_TRAVEL_DIE, ()),
        "raise_travel_die": (effect.RAISE_TRAVEL_DIE, ("by",)),
        "free_shortcut": (effect.FREE_SHORTCUT, ()),
    },
}
_NESTED: Final = ("choose", "pay", "may", "swap")
_BUNDLES: Final = ("lantern", "quartz", "coins")


class Effects:
    """All effect lists of one set of content; the number of a list is its place."""

    def __init__(self) -> None:
        self.lists: list[EffectList] = [()]
        self.numbers: dict[EffectList, int] = {(): 0}
        """By what its effects are: like lists have one number."""

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
        for one in given:
            if isinstance(one, dict):
                compiled.append(self._effect(entry, field, one))
            else:
                entry.wrong(field, f"must be a list of effects, not {one!r}")
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
        op, modifiers = _VERBS[verb][noun]
        for key in data:
            if key != verb and key not in modifiers:
                entry.wrong(field, f"unknown effect: {verb} {noun} takes no '{key}'")
        known_ones = {key: data[key] for key in modifiers if key in data}
        return self._detailed(Part(entry, field, known_ones), op)

    def _detailed(self, part: "Part", what: Op) -> Effect:
        """The effect with what its modifiers say, as `effect.py` has it beside its op."""
        if what is effect.AGAIN:
            return Effect(what, then=self.read(part.entry, part.field, part.data.get("same", [])))
        source = {
            effect.GAIN_HERO: ("row", "row_or_deck"),
            effect.GAIN_DEED: ("available", "deck"),
            effect.DELIVER_HERO: ("wagon", "row"),
        }.get(what, ("",))
        elsewhere = len(source) > 1 and part.one_of("from", source) == 1
        facing = "to" if what is effect.FLIP_GOOD else "side"
        losing = what is effect.LOSE_GOOD
        amount = part.number("n", 1, 9, 1)
        return Effect(
            what,
            part.number("by", 1, 5, 1) if what is effect.RAISE_TRAVEL_DIE else amount,
            side=part.one_of(facing, SIDES) if not losing else effect.BASIC,
            sides=1 << part.one_of("side", SIDES) if losing and part.has("side") else BOTH_SIDES,
            types=part.types(),
            worth=part.number("worth", 1, 5, 0),
            off_wheel=part.flag("off_wheel", False),
            most_valuable=part.one_of("pick", ("owner", "most_valuable")) == 1,
            from_deck=elsewhere and what is not effect.DELIVER_HERO,
            from_inn=elsewhere and what is effect.DELIVER_HERO,
            with_bonus=what is effect.GAIN_HERO and part.flag("bonus", True),
            town=part.one_of("town", ("any", *TOWNS)) - 1,
            otherwise=self.read(part.entry, part.field, part.data.get("otherwise", [])),
        )

    def _nested(self, entry: Entry, field: str, verb: str, data: dict[str, Any]) -> Effect:
        given = data[verb]
        extra = [key for key in data if key != verb and not (verb == "pay" and key == "then")]
        if extra:
            entry.wrong(field, f"unknown effect: {verb} takes no '{extra[0]}'")
        if not isinstance(given, list) or not given:
            entry.wrong(field, f"{verb} needs a list")
            return NOTHING
        if verb == "may":
            return Effect(effect.MAY, then=self.read(entry, field, given))
        if verb == "swap":
            return Effect(effect.SWAP, bundles=_bundles(entry, field, given))
        options = [self._compiled(entry, field, option) for option in given]
        heads = {option[0].op for option in options if option}
        if len(heads) != len(options):
            entry.wrong(field, f"the options of {verb} must begin with different effects")
        then = self.read(entry, field, data.get("then", [])) if verb == "pay" else 0
        numbers = tuple([self._appended(option) for option in options])
        return Effect(effect.PAY if verb == "pay" else effect.CHOOSE, options=numbers, then=then)


def _bundles(entry: Entry, field: str, given: list[Any]) -> tuple[int, ...]:
    numbers = dict.fromkeys(_BUNDLES, 0)
    for bundle in given:
        for noun, n in bundle.items() if isinstance(bundle, dict) else [("?", 0)]:
            if noun not in numbers or type(n) is not int or n < 1:
                entry.wrong(field, f"swap is of lantern, quartz and coins, not {bundle!r}")
            else:
                numbers[noun] = n
    return tuple(numbers.values())


class Part:
    """The modifiers of one effect; mistakes are noted under the field that holds the effect."""

    def __init__(self, entry: Entry, field: str, data: dict[str, Any]) -> None:
        self.entry: Entry = entry
        self.field: str = field
        self.data: dict[str, Any] = data

    def has(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, low: int, high: int, default: int) -> int:
        if key not in self.data:
            return default
        value = self.data[key]
        if type(value) is not int or not low <= value <= high:
            self.entry.wrong(self.field, f"{key} must be {low} to {high}, not {value!r}")
            return default
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.data.get(key, default)
        if not isinstance(value, bool):
            self.entry.wrong(self.field, f"{key} must be true or false, not {value!r}")
            return default
        return value

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
