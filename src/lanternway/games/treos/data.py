"""The whole table as plain data: the documented paths of positions (docs/games/treos-positions.md)."""

from typing import TYPE_CHECKING, Any, Final

from lanternway.core import Frame
from lanternway.games.treos import agenda
from lanternway.games.treos.board import ALL_LAKES, members
from lanternway.games.treos.cards import UNSEEN
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.content import (
    CONTENT,
    EVENT_WORDS,
    NO_EVENT_TODAY,
    NO_TILE,
    QUEST_WORDS,
    TASK_WORDS,
    TILE_WORDS,
    WEAPONS,
)
from lanternway.games.treos.layouts import FRONT, QUADRANTS
from lanternway.games.treos.plan import NO_PHASE, PHASE_WORDS, PLAN_WORDS
from lanternway.games.treos.quests import NO_QUEST, towns_of
from lanternway.games.treos.regions import (
    DIRECTIONS,
    PATH_KINDS,
    REGIONS,
    SPACE_WORDS,
)
from lanternway.games.treos.setting import SIDES

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

SEAT_WORDS: Final = ("0", "1", "2", "3")
FATES: Final = ("keep", "drop")
OPTION_WORDS: Final = (*DIRECTIONS, *PATH_KINDS)
COMMON_WORD: Final = "common"
"""A common card that nobody has seen."""


def to_data(table: "Table") -> dict[str, Any]:
    """Everything, hidden things too. What follows from the rest (unseen cards, decks) is left out."""
    data = public_data(table)
    data["seats"] = [seat_data(table, seat) for seat in range(table.seats)]
    data["side_deck"] = [
        {"side": TASK_WORDS[card.task], "known": words_of(card.knowers, SEAT_WORDS)}
        for card in table.side_bottom
    ]
    data["begin"] = None
    return data


def to_snapshot(table: "Table") -> dict[str, Any]:
    """No two pieces are alike: the data is all there is."""
    return to_data(table)


def words_of(mask: int, words: tuple[str, ...] | list[str]) -> list[str]:
    """The words of the set bits, in order."""
    return [words[number] for number in members(mask)]


def public_data(table: "Table") -> dict[str, Any]:
    """What lies open on the table for everybody."""
    return {
        "day": table.day,
        "phase": PHASE_WORDS[table.phase],
        "event": EVENT_WORDS[table.event] if table.event != NO_EVENT_TODAY else None,
        "event_deck": [EVENT_WORDS[event] for event in table.event_bottom],
        "order": list(table.order),
        "winner": table.winner if table.winner != agenda.NOBODY else None,
        "layout": layout_data(table),
        "map": table.setting.map_data,
        "highwaymen": [SPACE_WORDS[space] for space in table.highwaymen],
        "inns": words_of(table.visited_inns, REGIONS),
        "secrets": {
            SPACE_WORDS[space]: TILE_WORDS[table.secrets[slot] - NO_TILE]
            for slot, space in enumerate(table.board.secrets)
            if space >= 0
        },
        "quest_piles": {
            region: {
                "up": quest_data(table.upturned[pile]),
                "under": [QUEST_WORDS[quest] for quest in table.quest_bottoms[pile]],
            }
            for pile, region in enumerate(REGIONS)
        },
        "agenda": [frame_data(frame) for frame in table.agenda],
    }


def quest_data(quest: int) -> str | None:
    return QUEST_WORDS[quest] if quest != NO_QUEST else None


def frame_data(frame: Frame) -> list[Any]:
    """A frame as its word, its seat, and what else it holds."""
    found: list[Any] = [frame.kind.word, frame.seat]
    if isinstance(frame, agenda.Landing):
        found.append(frame.exit)
    elif isinstance(frame, agenda.Trading):
        found += [int(frame.delivering), frame.takes]
    elif isinstance(frame, agenda.Choosing):
        found += [frame.count, frame.driven]
    elif isinstance(frame, agenda.Driving):
        found.append(frame.highwayman)
    elif isinstance(frame, agenda.Pushing):
        found.append(frame.victim)
    elif isinstance(frame, agenda.Next):
        found += [frame.phase, frame.place]
    return found


def layout_data(table: "Table") -> dict[str, Any]:
    """Region, turns and, on the reverse side, pile and town spaces of each quadrant."""
    layout = table.setting.layout
    data: dict[str, Any] = {}
    for quadrant, word in enumerate(QUADRANTS):
        region = layout.quadrants.index(quadrant)
        data[word] = {"region": REGIONS[region], "turns": layout.turns[region]}
        if layout.side != FRONT:
            pile = layout.piles[region]
            data[word]["pile"] = REGIONS[pile]
            data[word]["towns"] = {
                CONTENT.town_ids[town]: SPACE_WORDS[layout.towns[town]] for town in towns_of(pile)
            }
    return data


def open_seat_data(table: "Table", seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    return {
        "character": CHARACTERS[table.setting.characters[seat]],
        "side": SIDES[table.setting.sides[seat]],
        "gold": table.gold[seat],
        "space": SPACE_WORDS[table.spaces[seat]],
        "weapons": words_of(table.weapons[seat], WEAPONS),
        "personal": table.personal >> seat & 1 == 1,
        "quests": [QUEST_WORDS[quest] for quest in table.quests[seat]],
        "ready": table.ready >> seat & 1 == 1,
        "facts": facts_data(table, seat),
    }


def seat_data(table: "Table", seat: int) -> dict[str, Any]:
    """A seat, with all that only its owner may know."""
    data = open_seat_data(table, seat)
    data["side_quests"] = [TASK_WORDS[task] for task in table.side_quests[seat]]
    data["fresh"] = words_of(table.fresh[seat], TASK_WORDS)
    data["hand"] = list(table.hands[seat])
    data["top"] = [card if card != UNSEEN else COMMON_WORD for card in table.tops[seat]]
    data["rest"] = list(table.rests[seat])
    data["discard"] = list(table.discards[seat])
    data["plan"] = plan_data(table, seat)
    return data


def plan_data(table: "Table", seat: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        word: card or None for word, card in zip(PLAN_WORDS, table.plans[seat], strict=True)
    }
    data["left"] = [
        {"card": leftover.card, "fate": "keep" if leftover.kept else "drop"}
        for leftover in table.leftovers[seat]
    ]
    symbol = table.symbols[seat]
    data["symbol"] = PHASE_WORDS[symbol] if symbol != NO_PHASE else None
    return data


def facts_data(table: "Table", seat: int) -> dict[str, Any]:
    """What happened to a seat today and this turn: the facts of TR-11.1 and the moves left."""
    today, turn = table.today[seat], table.turns[seat]
    return {
        "trail_moves": today.trail_moves,
        "road_moves": today.road_moves,
        "water_moves": today.water_moves,
        "lakes": words_of(today.lakes, ALL_LAKES),
        "regions": words_of(today.regions, REGIONS),
        "turns_moved": today.turns_moved,
        "dawn": SPACE_WORDS[today.dawn],
        "end_towns": words_of(today.end_towns, CONTENT.town_ids),
        "gold": today.gold,
        "phase": PHASE_WORDS[today.phase],
        "start": SPACE_WORDS[turn.start],
        "end": SPACE_WORDS[turn.end],
        "barred": words_of(turn.barred, SPACE_WORDS),
        "moves": turn.moves,
        "left": turn.left,
        "extra": words_of(turn.extra >> len(DIRECTIONS), PATH_KINDS),
        "either": turn.either,
        "hopped": turn.hopped,
        "options": words_of(turn.options, OPTION_WORDS),
        "wrap": turn.wrap == 1,
        "bearings": turn.bearings[:],
        "borders": turn.borders,
        "side_gold": turn.side_gold,
        "driven": [number + 1 for number in members(turn.driven)],
        "owned": words_of(turn.owned, WEAPONS),
        "seen": [
            SPACE_WORDS[space]
            for slot, space in enumerate(table.board.secrets)
            if turn.seen >> slot & 1 and space >= 0
        ],
        "gates_used": today.gates_used,
    }
