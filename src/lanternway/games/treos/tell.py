"""What happens in Treos, as events: one function each, which says who is told what."""

from typing import TYPE_CHECKING, Final

from lanternway.core.event import NUMBER, SEAT, TEXT, EventKind, EventKinds, thing
from lanternway.games.treos.board import TOWN
from lanternway.games.treos.content import CONTENT, QUEST_WORDS, TASK_WORDS, TILES, WEAPONS
from lanternway.games.treos.plan import PHASE_WORDS
from lanternway.games.treos.quests import PERSONAL
from lanternway.games.treos.regions import REGIONS, SPACE_WORDS

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

EVENTS: Final = EventKinds("treos")

_SPACE: Final = thing("town", "space")
"""A town or any other space by its name: as actions and questions call it."""
_DAY: Final = EVENTS.add("day", {"n": NUMBER, "happening": thing("happening")})
_DREW: Final = EVENTS.add("drew", {"seat": SEAT, "n": NUMBER}, {"cards": TEXT})
_READY: Final = EVENTS.add("ready", {"seat": SEAT})
_REVISED: Final = EVENTS.add("revised", {"seat": SEAT})
_BID: Final = EVENTS.add("bid", {"seat": SEAT, "card": NUMBER})
_TURN: Final = EVENTS.add("turn", {"seat": SEAT, "card": NUMBER, "phase": thing("phase")})
_TURN_SYMBOL: Final = EVENTS.add(
    "turn-symbol", {"seat": SEAT, "card": NUMBER, "phase": thing("phase")}
)
_MOVED: Final = EVENTS.add("moved", {"seat": SEAT, "space": _SPACE, "way": TEXT, "n": NUMBER})
_HOPPED: Final = EVENTS.add("hopped", {"seat": SEAT, "space": _SPACE})
_STAYED: Final = EVENTS.add("stayed", {"seat": SEAT, "space": _SPACE})
_DISCOVERED: Final = EVENTS.add(
    "discovered", {"seat": SEAT, "space": _SPACE, "tile": thing("tile")}
)
_GATES: Final = EVENTS.add("gates", {"seat": SEAT})
_ARMED: Final = EVENTS.add("armed", {"seat": SEAT, "weapon": thing("weapon")})
_DROVE: Final = EVENTS.add(
    "drove", {"seat": SEAT, "highwayman": thing("highwayman"), "start": _SPACE, "space": _SPACE}
)
_PUSHED: Final = EVENTS.add("pushed", {"seat": SEAT, "pushed_seat": SEAT, "space": _SPACE})
_DELIVERED: Final = EVENTS.add("delivered", {"seat": SEAT, "quest": thing("quest")})
_TOOK: Final = EVENTS.add("took", {"seat": SEAT, "quest": thing("quest"), "pile": thing("region")})
_SIDE_QUEST: Final = EVENTS.add("side_quest", {"seat": SEAT}, {"side": thing("side")})
_DISCARDED: Final = EVENTS.add("discarded", {"seat": SEAT}, {"side": thing("side")})
_FULFILLED: Final = EVENTS.add("fulfilled", {"seat": SEAT, "side": thing("side")})
_CARD: Final = EVENTS.add("card", {"seat": SEAT, "left": NUMBER})
_NO_CARD: Final = EVENTS.add("no_card", {"seat": SEAT})
_GOLD: Final = EVENTS.add("gold", {"seat": SEAT, "n": NUMBER, "source": thing("source")})
_WON: Final = EVENTS.add("won", {"seat": SEAT, "n": NUMBER})


def space_name(table: "Table", space: int) -> str:
    """What a space is called: by the town that lies there, or its own name."""
    if table.board.place[space] == TOWN:
        return f"@treos-town-{CONTENT.town_ids[table.board.what[space]]}"
    return f"@treos-space-{SPACE_WORDS[space]}"


def place_name(word: str) -> str:
    return f"@treos-place-{word}"


def highwayman_name(highwayman: int) -> str:
    return f"@treos-highwayman-{highwayman + 1}"


def weapon_name(weapon: int) -> str:
    return f"@treos-weapon-{WEAPONS[weapon]}"


def side_quest_name(task: int) -> str:
    return f"@treos-side-{TASK_WORDS[task]}"


def quest_name(quest: int) -> str:
    return "@treos-quest-personal" if quest == PERSONAL else f"@treos-quest-{QUEST_WORDS[quest]}"


def _of_seat(table: "Table", kind: EventKind, seat: int) -> None:
    if table.sink is not None:
        table.tell(kind, {"seat": seat})


def _at_space(table: "Table", kind: EventKind, seat: int, space: int) -> None:
    if table.sink is not None:
        table.tell(kind, {"seat": seat, "space": space_name(table, space)})


# --- the day -----------------------------------------------------------------------------------------


def day_began(table: "Table") -> None:
    if table.sink is not None:
        event = CONTENT.events[table.event]
        table.tell(_DAY, {"n": table.day, "happening": f"@treos-happening-{event.id}"})


def drew(table: "Table", seat: int, count: int, hand: list[int]) -> None:
    """Which cards is this seat's secret."""
    if table.sink is not None:
        words = ", ".join([str(card) for card in hand])
        table.tell(_DREW, {"seat": seat, "n": count}, {"cards": words}, (seat,))


def ready(table: "Table", seat: int) -> None:
    """The plan stays the seat's secret."""
    _of_seat(table, _READY, seat)


def revised(table: "Table", seat: int) -> None:
    _of_seat(table, _REVISED, seat)


def bid(table: "Table", seat: int, card: int) -> None:
    if table.sink is not None:
        table.tell(_BID, {"seat": seat, "card": card})


def turn_began(table: "Table", seat: int, card: int, symbol: bool) -> None:
    if table.sink is not None:
        phase = f"@treos-phase-{PHASE_WORDS[table.phase]}"
        table.tell(_TURN_SYMBOL if symbol else _TURN, {"seat": seat, "card": card, "phase": phase})


# --- on the map --------------------------------------------------------------------------------------


def moved(table: "Table", seat: int, way: list[int], moves: int) -> None:
    """The spaces of the way, the first one and those of free hops too."""
    if table.sink is not None:
        words = " ".join([SPACE_WORDS[space] for space in way])
        facts = {"seat": seat, "space": space_name(table, way[-1]), "way": words}
        table.tell(_MOVED, {**facts, "n": moves})


def hopped(table: "Table", seat: int, space: int) -> None:
    _at_space(table, _HOPPED, seat, space)


def stayed(table: "Table", seat: int, space: int) -> None:
    _at_space(table, _STAYED, seat, space)


def discovered(table: "Table", seat: int, space: int, tile: int) -> None:
    if table.sink is not None:
        facts = {"seat": seat, "space": space_name(table, space)}
        table.tell(_DISCOVERED, {**facts, "tile": f"@treos-tile-{TILES[tile]}"})


def gates_opened(table: "Table", seat: int) -> None:
    _of_seat(table, _GATES, seat)


def armed(table: "Table", seat: int, weapon: int) -> None:
    if table.sink is not None:
        table.tell(_ARMED, {"seat": seat, "weapon": f"@treos-weapon-{WEAPONS[weapon]}"})


def drove(table: "Table", seat: int, highwayman: int, start: int, space: int) -> None:
    if table.sink is not None:
        facts = {"seat": seat, "highwayman": highwayman_name(highwayman)}
        way = {"start": space_name(table, start), "space": space_name(table, space)}
        table.tell(_DROVE, {**facts, **way})


def pushed(table: "Table", seat: int, victim: int, space: int) -> None:
    if table.sink is not None:
        facts = {"seat": seat, "pushed_seat": victim, "space": space_name(table, space)}
        table.tell(_PUSHED, facts)


# --- quests, side quests, rewards --------------------------------------------------------------------


def delivered(table: "Table", seat: int, quest: int) -> None:
    if table.sink is not None:
        table.tell(_DELIVERED, {"seat": seat, "quest": quest_name(quest)})


def took(table: "Table", seat: int, quest: int, pile: int) -> None:
    if table.sink is not None:
        facts = {"seat": seat, "quest": quest_name(quest)}
        table.tell(_TOOK, {**facts, "pile": f"@treos-region-{REGIONS[pile]}"})


def drew_side_quest(table: "Table", seat: int, task: int) -> None:
    """Which one is this seat's secret."""
    if table.sink is not None:
        table.tell(_SIDE_QUEST, {"seat": seat}, {"side": side_quest_name(task)}, (seat,))


def discarded(table: "Table", seat: int, task: int) -> None:
    """Which one is this seat's secret."""
    if table.sink is not None:
        table.tell(_DISCARDED, {"seat": seat}, {"side": side_quest_name(task)}, (seat,))


def fulfilled(table: "Table", seat: int, task: int) -> None:
    if table.sink is not None:
        table.tell(_FULFILLED, {"seat": seat, "side": side_quest_name(task)})


def gained_card(table: "Table", seat: int) -> None:
    if table.sink is not None:
        table.tell(_CARD, {"seat": seat, "left": table.common_deck})


def no_card_left(table: "Table", seat: int) -> None:
    """A common movement card was due, but there is none."""
    _of_seat(table, _NO_CARD, seat)


def gained_gold(table: "Table", seat: int, amount: int, source: str) -> None:
    if table.sink is not None:
        table.tell(_GOLD, {"seat": seat, "n": amount, "source": f"@treos-source-{source}"})


def won(table: "Table", seat: int) -> None:
    if table.sink is not None:
        table.tell(_WON, {"seat": seat, "n": table.gold[seat]})
