"""Derived facts that positions can expect: the forms are listed in docs/games/treos-positions.md."""

from typing import Any

from lanternway.core import DataError
from lanternway.games.treos.board import FORT, INN, PLACE_WORDS, SECRET, TOWN
from lanternway.games.treos.content import (
    CARD_MOVES,
    CARDS,
    CONTENT,
    LEONARDO,
    TILES,
    WEAPONS,
)
from lanternway.games.treos.movement import Walk, endings, way_to
from lanternway.games.treos.regions import DIRECTIONS, KINDS, MOST_SPACES, REGIONS, SPACE_WORDS
from lanternway.games.treos.rules import highwaymen, side_quests, turn
from lanternway.games.treos.state import GOLD, HIDDEN, NO_TILE, STRIDE, TreosState
from lanternway.games.treos.words import ALL_LAKES, TASK_WORDS, space, spaces

FORMS = (
    "endings.<seat>.<card>[.<space>][.symbol], highwayman.<seat>.<card>.<space>, special.<space>[.<fact>],"
    " way.<seat>.<card>.<from>.<to>, exits.<space>, place.<town>, fort.<region>, inn.<region>,"
    " common_deck, done.<seat>.<side quest>"
)


def query(state: TreosState, path: str) -> Any:
    parts = path.split(".")
    kind = parts[0]
    if kind == "endings" and len(parts) in (3, 4, 5):
        return _endings(state, path, parts)
    if kind == "highwayman" and len(parts) == 4:
        seat, card = _seat(state, path, parts[1]), _card(path, parts[2])
        origin = space(path, parts[3], state.board.towns)
        options = turn.options_of(state, seat, card)
        push = CONTENT.events[state.event].push
        return spaces(highwaymen.endings_by(state, seat, origin, CARD_MOVES[card], options, push))
    if kind == "way" and len(parts) == 5:
        return _way(state, path, parts)
    if kind == "special" and len(parts) in (2, 3):
        facts = special(state, space(path, parts[1], state.board.towns))
        if len(parts) == 2:
            return facts
        if parts[2] in facts:
            return facts[parts[2]]
    if kind == "exits" and len(parts) == 2:
        return _exits(state, space(path, parts[1], state.board.towns))
    if kind == "place" and len(parts) == 2:
        return SPACE_WORDS[space(path, parts[1], state.board.towns)]
    if kind in ("fort", "inn") and len(parts) == 2 and parts[1] in REGIONS:
        found = state.board.forts if kind == "fort" else state.board.inns
        at = found[REGIONS.index(parts[1])]
        return SPACE_WORDS[at] if at >= 0 else None
    if path == "common_deck":
        return state.deck
    if kind == "done" and len(parts) == 3 and parts[2] in TASK_WORDS:
        seat = _seat(state, path, parts[1])
        gold = state.facts[seat * STRIDE + GOLD]
        return side_quests.is_done(state, seat, TASK_WORDS.index(parts[2]), gold)
    raise DataError(path, f"no such query; there are {FORMS}")


def _seat(state: TreosState, path: str, word: str) -> int:
    if not word.isdecimal() or int(word) >= state.seats:
        raise DataError(path, f"'{word}' is no seat")
    return int(word)


def _card(path: str, word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= CARDS:
        raise DataError(path, f"'{word}' is no movement card")
    return int(word)


def walk_from(state: TreosState, seat: int, card: int, origin: int, symbol: bool) -> Walk:
    """A turn that begins on a space with a card; with the symbol, events and Leonardo give more."""
    event = CONTENT.events[state.event]
    active = symbol or not event.symbol
    character = state.setting.characters[seat]
    robbers, passable = state.robber_mask(), 0
    if active and event.passable:
        robbers, passable = 0, robbers
    portals = state.open_portals()
    barred = state.portals if state.portals >> origin & 1 else 1 << origin
    moves = CARD_MOVES[card] + (event.card_moves if active else 0)
    if symbol and character == LEONARDO:
        moves += 1
    extra = 256 << event.extra_kind if active and event.extra_kind >= 0 else 0
    wrap = turn.may_wrap(character, event.wrap_but if active else -2)
    hops = portals & ~robbers & ~(1 << origin) if portals >> origin & 1 else 0
    return Walk(
        origin, turn.options_of(state, seat, card), moves, robbers | barred, portals,
        1 if wrap else 0, extra, False, hops, passable,
    )  # fmt: skip


def _endings(state: TreosState, path: str, parts: list[str]) -> list[str]:
    """All spaces other than the first where the turn can end."""
    seat, card = _seat(state, path, parts[1]), _card(path, parts[2])
    symbol = parts[-1] == "symbol"
    origin = state.pos[seat]
    if len(parts) > 3 and parts[3] != "symbol":
        origin = space(path, parts[3], state.board.towns)
    walk = walk_from(state, seat, card, origin, symbol)
    return spaces((endings(state.board, walk) | walk.hops & ~walk.passable) & ~(1 << origin))


def _way(state: TreosState, path: str, parts: list[str]) -> list[str]:
    seat, card = _seat(state, path, parts[1]), _card(path, parts[2])
    start = space(path, parts[3], state.board.towns)
    goal = space(path, parts[4], state.board.towns)
    walk = walk_from(state, seat, card, start, False)
    if not (endings(state.board, walk) | walk.hops) >> goal & 1:
        raise DataError(path, "no way")
    return [SPACE_WORDS[start]] + [SPACE_WORDS[at] for at, _ in way_to(state.board, walk, goal)]


def _exits(state: TreosState, at: int) -> dict[str, Any]:
    """By direction: the kind of path, the lake, where it leads."""
    return {
        DIRECTIONS[out.direction]: {
            "kind": KINDS[out.kind],
            "lake": ALL_LAKES[out.lake] if out.lake >= 0 else None,
            "to": spaces(out.targets),
            "wrap": spaces(out.wrapped & ~out.targets),
        }
        for out in sorted(state.board.exits[at], key=lambda out: out.direction)
    }


def special(state: TreosState, at: int) -> dict[str, Any]:
    """What stands on a space and what ending a move there would do."""
    board = state.board
    place, what = board.place[at], board.what[at]
    data: dict[str, Any] = {
        "place": PLACE_WORDS[place],
        "region": REGIONS[at // MOST_SPACES],
        "highwaymen": state.robbers.count(at),
        "characters": [seat for seat in range(state.seats) if state.pos[seat] == at],
    }
    if place == TOWN:
        pile = board.piles[at // MOST_SPACES]
        up = state.upturned[pile]
        data["town"] = CONTENT.town_ids[what]
        data["quest"] = CONTENT.quests[up].id if up >= 0 else None
    elif place == FORT:
        data["weapon"] = WEAPONS[what]
        data["gives"] = [
            CONTENT.characters[state.setting.characters[seat]].gold[state.weapons[seat].bit_count()]
            if not state.weapons[seat] >> what & 1
            else None
            for seat in range(state.seats)
        ]
    elif place == INN:
        data["discovered"] = state.inns >> what & 1 == 1
        data["gold"] = 0 if data["discovered"] else 1
    elif place == SECRET:
        tile = state.secrets[what]
        if tile == NO_TILE:
            data["place"] = "plain"
        else:
            data["discovered"] = tile != HIDDEN
            data["gold"] = 1 if tile == HIDDEN else 0
            data["tile"] = None if tile == HIDDEN else TILES[tile - 1]
    return data
