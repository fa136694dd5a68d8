"""Events of the day: eleven operations, read into one flat record that the rules ask (TR-2.2, TR-10.4)."""

from typing import Final

from lanternway.core.reading import Entry
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.regions import PATH_KINDS, PATH_OPTIONS

NOT_GRANTED: Final = -2
TO_EVERYBODY: Final = -1
NO_PATH: Final = -1
BY_CARD: Final = "card"
OPERATIONS: Final = {
    "extra_move": ("path",),
    "highwayman": ("push", "passable", "count"),
    "grant": ("ability", "but"),
    "bonus": ("on", "gold", "card", "side_quest"),
    "take": ("quests", "pile"),
    "draw": ("cards",),
    "order": ("lowest_first",),
    "paths": ("option", "also"),
    "arrows": ("also",),
    "use": ("without_moving", "times"),
    "gift": ("to", "card"),
}


class Happening:
    """An event. Every field has a value that changes nothing; an event sets one or two of them."""

    __slots__ = (
        "any_pile",
        "card_moves",
        "draws",
        "either_town_but",
        "extra_option",
        "from_kind",
        "gates",
        "gift",
        "highwaymen",
        "id",
        "lowest_first",
        "opposite",
        "passable",
        "plain_cards",
        "plain_gold",
        "plain_tasks",
        "provenance",
        "push",
        "quest_cards",
        "quest_gold",
        "quest_tasks",
        "quests",
        "shared_cards",
        "shared_gold",
        "shared_tasks",
        "symbol",
        "to_kind",
        "wrap_but",
    )  # fmt: skip

    def __init__(self, id_: str, symbol: bool, provenance: str) -> None:
        self.id: str = id_
        self.symbol: bool = symbol
        self.provenance: str = provenance
        self.card_moves: int = 0
        """More moves by the card."""
        self.extra_option: int = 0
        """The option of one more move by a kind of path (TR-9.6); 0 when there is none."""
        self.push: bool = False
        """Whether highwaymen push characters away (TR-4.3)."""
        self.passable: bool = False
        """Whether highwaymen can be passed."""
        self.highwaymen: int = 1
        """How many may be moved."""
        self.either_town_but: int = NOT_GRANTED
        """The character who has no use of *Trading Office*; or TO_EVERYBODY, or NOT_GRANTED."""
        self.wrap_but: int = NOT_GRANTED
        """Likewise of *Borderwalker*."""
        # What is added to a common quest, to a move that ends on a plain space, on a shared one.
        self.quest_gold: int = 0
        self.quest_cards: int = 0
        self.quest_tasks: int = 0
        self.plain_gold: int = 0
        self.plain_cards: int = 0
        self.plain_tasks: int = 0
        self.shared_gold: int = 0
        self.shared_cards: int = 0
        self.shared_tasks: int = 0
        self.quests: int = 1
        """How many quests may be taken in a town."""
        self.any_pile: bool = False
        self.draws: int = 5
        """How many movement cards are drawn."""
        self.lowest_first: bool = False
        self.from_kind: int = NO_PATH
        self.to_kind: int = NO_PATH
        """Cards with the one kind of path can also use the other."""
        self.opposite: bool = False
        """Whether arrows can be used backwards too."""
        self.gates: int = 0
        """How often the space one stays on may be used."""
        self.gift: int = 0
        """Common cards for those with the least gold."""


def read_event(entry: Entry) -> Happening:
    entry.only(("id", "symbol", "effect", "provenance"))
    event = Happening(entry.text("id"), entry.flag("symbol"), entry.text("provenance"))
    effect = entry.entry("effect")
    operation = effect.text("op", tuple(OPERATIONS))
    effect.only(("op", *OPERATIONS[operation]))
    if operation == "extra_move":
        path = effect.text("path", (*PATH_KINDS, BY_CARD))
        if path == BY_CARD:
            event.card_moves = 1
        else:
            event.extra_option = PATH_OPTIONS[PATH_KINDS.index(path)]
    elif operation == "highwayman":
        event.push = effect.has("push") and effect.flag("push")
        event.passable = effect.has("passable") and effect.flag("passable")
        event.highwaymen = effect.number("count", 1, 5) if effect.has("count") else 1
    elif operation == "grant":
        but = effect.word("but", CHARACTERS) if effect.has("but") else TO_EVERYBODY
        if effect.text("ability", ("either_town", "wrap")) == "wrap":
            event.wrap_but = but
        else:
            event.either_town_but = but
    elif operation == "bonus":
        _read_bonus(event, effect)
    elif operation == "take":
        event.quests = effect.number("quests", 1, 3) if effect.has("quests") else 1
        event.any_pile = effect.has("pile") and effect.text("pile", ("any",)) == "any"
    elif operation == "draw":
        event.draws = effect.number("cards", 5, 6)
    elif operation == "order":
        event.lowest_first = effect.flag("lowest_first")
    elif operation == "paths":
        event.from_kind = effect.word("option", PATH_KINDS)
        event.to_kind = effect.word("also", PATH_KINDS)
    elif operation == "arrows":
        event.opposite = effect.text("also", ("opposite",)) == "opposite"
    elif operation == "use":
        if not effect.flag("without_moving"):
            raise effect.wrong("without_moving", "can only be true")
        event.gates = effect.number("times", 1, 3)
    else:
        effect.text("to", ("least_gold",))
        event.gift = effect.number("card", 1, 3)
    if event.symbol and operation in ("draw", "order", "gift"):
        raise entry.wrong("symbol", f"'{operation}' acts before any symbol is revealed")
    return event


def _read_bonus(event: Happening, effect: Entry) -> None:
    gold, cards, tasks = (
        effect.number(field, 0, 3) if effect.has(field) else 0
        for field in ("gold", "card", "side_quest")
    )
    on = effect.text("on", ("common_quest", "end_plain", "end_shared"))
    if on == "common_quest":
        event.quest_gold, event.quest_cards, event.quest_tasks = gold, cards, tasks
    elif on == "end_plain":
        event.plain_gold, event.plain_cards, event.plain_tasks = gold, cards, tasks
    else:
        event.shared_gold, event.shared_cards, event.shared_tasks = gold, cards, tasks


NO_EVENT: Final = Happening("none", False, "house")
