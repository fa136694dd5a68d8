"""Derived facts that positions can expect: the forms are listed in docs/games/treos-positions.md."""

from typing import TYPE_CHECKING, Any, Final

from lanternway.core import DataError
from lanternway.core.reading import Node, seat_number
from lanternway.games.treos.board import (
    ALL_LAKES,
    BIT,
    FORT,
    INN,
    NO_LAKE,
    PLACE_WORDS,
    PLAIN,
    SECRET,
    TOWN,
)
from lanternway.games.treos.cards import CARDS
from lanternway.games.treos.content import (
    CARD_MOVES,
    CONTENT,
    HIDDEN,
    NO_TILE,
    TASK_WORDS,
    TILE_WORDS,
    WEAPONS,
)
from lanternway.games.treos.data import quest_data, words_of
from lanternway.games.treos.movement import endings, way_to
from lanternway.games.treos.quests import region_of_town
from lanternway.games.treos.regions import (
    DIRECTIONS,
    PATH_KINDS,
    REGION_OF,
    REGIONS,
    SPACE_WORDS,
)
from lanternway.games.treos.restore_seat import read_space
from lanternway.games.treos.rules import highwaymen, side_quests
from lanternway.games.treos.rules.walking import options_of, walk_from

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

FORMS: Final = (
    "endings.<seat>.<card>[.<space>][.symbol], highwayman.<seat>.<card>.<space>, special.<space>[.<fact>],"
    " way.<seat>.<card>.<from>.<to>, exits.<space>, place.<town>, fort.<region>, inn.<region>,"
    " home.<seat>, common_deck, done.<seat>.<side quest>"
)


def query(table: "Table", path: str) -> Any:
    match path.split("."):
        case ["endings", seat, card, *more] if len(more) <= 2:
            return _endings(
                table, path, seat_number(seat, table.seats, path), _card(path, card), more
            )
        case ["highwayman", seat, card, origin]:
            return _highwayman(
                table, path, seat_number(seat, table.seats, path), _card(path, card), origin
            )
        case ["way", seat, card, start, goal]:
            return _way(
                table, path, seat_number(seat, table.seats, path), _card(path, card), start, goal
            )
        case ["special", space]:
            return special(table, _space(table, path, space))
        case ["special", space, fact]:
            facts = special(table, _space(table, path, space))
            if fact in facts:
                return facts[fact]
        case ["exits", space]:
            return _exits(table, _space(table, path, space))
        case ["place", town]:
            return SPACE_WORDS[_space(table, path, town)]
        case ["fort" | "inn" as kind, region] if region in REGIONS:
            found = table.board.forts if kind == "fort" else table.board.inns
            at = found[REGIONS.index(region)]
            return SPACE_WORDS[at] if at >= 0 else None
        case ["home", word]:
            home = CONTENT.characters[
                table.setting.characters[seat_number(word, table.seats, path)]
            ].home
            return REGIONS[region_of_town(home)]
        case ["common_deck"]:
            return table.common_deck
        case ["done", word, task] if task in TASK_WORDS:
            seat_ = seat_number(word, table.seats, path)
            return side_quests.is_done(table, seat_, TASK_WORDS.index(task))
    raise DataError(path, f"no such query; there are {FORMS}")


def _card(path: str, word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= CARDS:
        raise DataError(path, f"'{word}' is no movement card")
    return int(word)


def _space(table: "Table", path: str, word: str) -> int:
    return read_space(Node(word, path), table.board)


def _endings(table: "Table", path: str, seat: int, card: int, more: list[str]) -> list[str]:
    """All spaces other than the first where the turn can end."""
    symbol = more[-1:] == ["symbol"]
    origin = table.spaces[seat]
    if more and more[0] != "symbol":
        origin = _space(table, path, more[0])
    walk = walk_from(table, seat, card, origin, symbol)
    ends = endings(table.board, walk) | walk.hops & ~walk.passable
    return words_of(ends & ~BIT[origin], SPACE_WORDS)


def _highwayman(table: "Table", path: str, seat: int, card: int, word: str) -> list[str]:
    """Where a highwayman could be driven."""
    origin = _space(table, path, word)
    options = options_of(table, seat, card)
    push = CONTENT.events[table.event].push
    ends = highwaymen.endings_by(table, seat, origin, CARD_MOVES[card], options, push)
    return words_of(ends, SPACE_WORDS)


def _way(
    table: "Table", path: str, seat: int, card: int, start_word: str, goal_word: str
) -> list[str]:
    start, goal = _space(table, path, start_word), _space(table, path, goal_word)
    walk = walk_from(table, seat, card, start, False)
    if not (endings(table.board, walk) | walk.hops) & BIT[goal]:
        raise DataError(path, "no way")
    return [SPACE_WORDS[start]] + [SPACE_WORDS[at] for at, _ in way_to(table.board, walk, goal)]


def _exits(table: "Table", space: int) -> dict[str, Any]:
    """By direction: the kind of path, the lake, where it leads."""
    return {
        DIRECTIONS[out.direction]: {
            "kind": PATH_KINDS[out.kind],
            "lake": ALL_LAKES[out.lake] if out.lake != NO_LAKE else None,
            "to": words_of(out.targets, SPACE_WORDS),
            "wrap": words_of(out.wrapped & ~out.targets, SPACE_WORDS),
        }
        for out in sorted(table.board.exits[space], key=lambda out: out.direction)
    }


def special(table: "Table", space: int) -> dict[str, Any]:
    """What stands on a space and what ending a move there would do."""
    board = table.board
    place, what = board.place[space], board.what[space]
    region = REGION_OF[space]
    data: dict[str, Any] = {
        "place": PLACE_WORDS[place],
        "region": REGIONS[region],
        "highwaymen": table.highwaymen.count(space),
        "characters": [seat for seat in range(table.seats) if table.spaces[seat] == space],
    }
    if place == TOWN:
        data["town"] = CONTENT.town_ids[what]
        data["quest"] = quest_data(table.upturned[board.piles[region]])
    elif place == FORT:
        data["weapon"] = WEAPONS[what]
        data["gives"] = [_fort_gold(table, seat, what) for seat in range(table.seats)]
    elif place == INN:
        data["discovered"] = table.visited_inns >> what & 1 == 1
        data["gold"] = 0 if data["discovered"] else 1
    elif place == SECRET:
        tile = table.secrets[what]
        if tile == NO_TILE:
            data["place"] = PLACE_WORDS[PLAIN]
        else:
            data["discovered"] = tile != HIDDEN
            data["gold"] = 1 if tile == HIDDEN else 0
            data["tile"] = None if tile == HIDDEN else TILE_WORDS[tile - NO_TILE]
    return data


def _fort_gold(table: "Table", seat: int, weapon: int) -> int | None:
    """What the fort's weapon would bring a seat; None for who has it."""
    weapons = table.weapons[seat]
    if weapons >> weapon & 1:
        return None
    return CONTENT.characters[table.setting.characters[seat]].gold[weapons.bit_count()]
