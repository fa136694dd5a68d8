"""The whole table as plain data: the documented paths of positions (docs/games/treos-positions.md)."""

from typing import Any

from lanternway.games.treos.content import CHARACTERS, CONTENT, WEAPONS
from lanternway.games.treos.layouts import FRONT, QUADRANTS
from lanternway.games.treos.regions import DIRECTIONS, KINDS, REGIONS, SPACE_WORDS
from lanternway.games.treos.rules.rewards import KNOWN
from lanternway.games.treos.state import (
    BARRED,
    BEARINGS,
    BORDERS,
    DAWN,
    DRIVEN,
    EITHER,
    END_TOWNS,
    EXTRA,
    FACT_WORDS,
    FRAME_WORDS,
    HOPPED,
    LAKES,
    LEFTOVER,
    OPTIONS,
    OWNED,
    PHASE,
    PLAN,
    REGIONS_SEEN,
    SEEN,
    START,
    STRIDE,
    SYMBOL_AT,
    UNSEEN,
    WRAP,
    TreosState,
)
from lanternway.games.treos.words import (
    ALL_LAKES,
    COMMON_WORD,
    EVENT_WORDS,
    FATES,
    OPTION_WORDS,
    PHASE_WORDS,
    PLAN_WORDS,
    QUEST_WORDS,
    TASK_WORDS,
    TILE_WORDS,
    bits,
    spaces,
)

SIDE_WORDS = ("S", "W", "N", "E")


def to_data(state: TreosState) -> dict[str, Any]:
    """Everything, hidden things too. What follows from the rest (unseen cards, decks) is left out."""
    data = public_data(state)
    data["seats"] = [seat_data(state, seat) for seat in range(state.seats)]
    data["side_deck"] = [
        {"side": TASK_WORDS[card % KNOWN], "known": bits(card // KNOWN, ("0", "1", "2", "3"))}
        for card in state.side_bottom
    ]
    data["begin"] = None
    return data


def public_data(state: TreosState) -> dict[str, Any]:
    """What lies open on the table for everybody."""
    setting = state.setting
    board = state.board
    return {
        "day": state.day,
        "phase": PHASE_WORDS[state.phase],
        "event": EVENT_WORDS[state.event] if state.event >= 0 else None,
        "event_deck": [EVENT_WORDS[event] for event in state.event_bottom],
        "order": list(state.order),
        "winner": state.winner if state.winner >= 0 else None,
        "layout": layout_data(state),
        "map": setting.map_data,
        "highwaymen": [SPACE_WORDS[space] for space in state.robbers],
        "inns": [REGIONS[region] for region in range(4) if state.inns >> region & 1],
        "secrets": {
            SPACE_WORDS[space]: TILE_WORDS[state.secrets[slot] + 1]
            for slot, space in enumerate(board.secrets)
            if space >= 0
        },
        "quest_piles": {
            REGIONS[pile]: {
                "up": QUEST_WORDS[state.upturned[pile]] if state.upturned[pile] >= 0 else None,
                "under": [QUEST_WORDS[quest] for quest in state.piles[4 + pile]],
            }
            for pile in range(4)
        },
        "agenda": [[FRAME_WORDS[frame[0]], *frame[1:]] for frame in state.agenda],
    }


def layout_data(state: TreosState) -> dict[str, Any]:
    """Region, turns and, on the reverse side, pile and town spaces of each quadrant."""
    layout = state.setting.layout
    data: dict[str, Any] = {}
    for quadrant, word in enumerate(QUADRANTS):
        region = layout.quadrants.index(quadrant)
        data[word] = {"region": REGIONS[region], "turns": layout.turns[region]}
        if layout.side != FRONT:
            pile = layout.piles[region]
            data[word]["pile"] = REGIONS[pile]
            data[word]["towns"] = {
                CONTENT.town_ids[town]: SPACE_WORDS[layout.towns[town]]
                for town in (2 * pile, 2 * pile + 1)
            }
    return data


def open_seat_data(state: TreosState, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat."""
    setting = state.setting
    return {
        "character": CHARACTERS[setting.characters[seat]],
        "side": SIDE_WORDS[setting.turns[seat]],
        "gold": state.gold[seat],
        "space": SPACE_WORDS[state.pos[seat]],
        "weapons": bits(state.weapons[seat], WEAPONS),
        "personal": state.personal >> seat & 1 == 1,
        "quests": [QUEST_WORDS[quest] for quest in state.quests[seat]],
        "ready": state.ready >> seat & 1 == 1,
        "facts": facts_data(state, seat),
    }


def seat_data(state: TreosState, seat: int) -> dict[str, Any]:
    """A seat, with all that only its owner may know."""
    data = open_seat_data(state, seat)
    data["side_quests"] = [TASK_WORDS[task] for task in state.side[seat]]
    data["fresh"] = bits(state.fresh[seat], TASK_WORDS)
    data["hand"] = list(state.hands[seat])
    data["top"] = [card if card != UNSEEN else COMMON_WORD for card in state.tops[seat]]
    data["rest"] = list(state.bodies[seat])
    data["discard"] = list(state.discards[seat])
    data["plan"] = plan_data(state, seat)
    return data


def plan_data(state: TreosState, seat: int) -> dict[str, Any]:
    base = seat * PLAN
    data: dict[str, Any] = {
        word: state.plan[base + slot] or None for slot, word in enumerate(PLAN_WORDS)
    }
    data["left"] = [
        {"card": state.plan[place], "fate": FATES[state.plan[place + 1]]}
        for place in (base + LEFTOVER, base + LEFTOVER + 2)
        if state.plan[place]
    ]
    symbol = state.plan[base + SYMBOL_AT]
    data["symbol"] = PHASE_WORDS[symbol] if symbol else None
    return data


def facts_data(state: TreosState, seat: int) -> dict[str, Any]:
    """What happened to a seat today and this turn: the facts of TR-11.1 and the moves left."""
    values = state.facts[seat * STRIDE : seat * STRIDE + STRIDE]
    data: dict[str, Any] = dict(zip(FACT_WORDS, values, strict=True))
    data["lakes"] = bits(values[LAKES], ALL_LAKES)
    data["regions"] = bits(values[REGIONS_SEEN], REGIONS)
    data["dawn"] = SPACE_WORDS[values[DAWN]]
    data["end_towns"] = bits(values[END_TOWNS], CONTENT.town_ids)
    data["phase"] = PHASE_WORDS[values[PHASE]]
    data["start"] = SPACE_WORDS[values[START]]
    data["barred"] = spaces(values[BARRED])
    data["extra"] = bits(values[EXTRA] >> 8, KINDS)
    data["either"] = values[EITHER] == 1
    data["hopped"] = values[HOPPED] == 1
    data["options"] = bits(values[OPTIONS], OPTION_WORDS)
    data["wrap"] = values[WRAP] == 1
    data["bearings"] = [values[BEARINGS] >> 4 * d & 15 for d in range(len(DIRECTIONS))]
    data["borders"] = values[BORDERS]
    data["driven"] = [n + 1 for n in range(5) if values[DRIVEN] >> n & 1]
    data["owned"] = bits(values[OWNED], WEAPONS)
    data["seen"] = [
        SPACE_WORDS[space]
        for slot, space in enumerate(state.board.secrets)
        if values[SEEN] >> slot & 1 and space >= 0
    ]
    return data
