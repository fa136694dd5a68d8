"""A state in one line, to be pasted into a bug report and opened again: `lanternway show LINE`.

    lanternway:1:GAME:SEATS:HASH:REST

REST is compressed: options, the whole table and where chance stands, hidden things and the future included.
A game can begin with such a table (`begin`): then its record holds the line, without the future.
"""

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

from lanternway.core.chance import KEY_BYTES, Chance, fresh, mixed_key
from lanternway.core.encoding import state_hash, to_text
from lanternway.core.errors import DataError, LanternwayError
from lanternway.core.game import Game
from lanternway.core.match import Match, Origin
from lanternway.core.registry import get_game
from lanternway.core.state import State

FORMAT: Final = 1
NAME: Final = "lanternway"
WHERE: Final = "line"
SIZE_LIMIT: Final = 60_000
"""Bytes of a table as text; the largest of ours have 5,000. A little line may unpack to an enormous one."""
UNPLAYABLE: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError
)  # fmt: skip
"""What comes of a table that no game leads to, where no reader foresaw it."""


def write(game: Game, options: Mapping[str, Any], seats: int, state: State) -> str:
    """The line of a state."""
    chance = state.chance
    data = {
        "rules": game.rules,
        "content": game.content_hash,
        "options": game.options.read(options),
        "table": state.to_snapshot(),
        "key": chance.key.hex(),
        "counters": chance.counters,
        "count": chance.count,
        "reveals": state.reveals,
    }
    packed = zlib.compress(to_text(data).encode(), 9)
    rest = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    return f"{NAME}:{FORMAT}:{game.id}:{seats}:{state_hash(state)}:{rest}"


def of(match: Match) -> str:
    """The line of where a match stands."""
    return write(match.game, match.origin.options, match.seats, match.state)


def without_future(match: Match) -> str:
    """The line of where a match stands, with chance before its first draw and no key: what a game begins
    with that goes on from here."""
    state = match.state.clone()
    state.chance = fresh(bytes(KEY_BYTES), len(match.game.streams))
    return write(match.game, match.origin.options, match.seats, state)


def begin(
    line: str, secret: bytes | None, committed: str, seeds: list[str], players: list[str]
) -> Match:
    """A match that begins with the table of a line; its chance is that of a new game with this secret."""
    found = read(line)
    old = found.origin
    key = bytes(KEY_BYTES) if secret is None else mixed_key(secret, seeds)
    found.state.chance = fresh(key, len(found.game.streams))
    origin = Origin(
        old.options, old.seats, key, secret, committed, seeds, players, [], old.start_hash, line
    )
    return Match.resume(found.game, origin, found.state)


def is_line(text: str) -> bool:
    """Whether a text is meant to be one."""
    return text.lstrip().startswith(f"{NAME}:")


def read(line: str) -> Match:
    """A match that goes on from where a line stands; DataError or OptionError says what is wrong with it."""
    parts = line.strip().split(":")
    if parts[0] != NAME or len(parts) != 6:
        raise DataError(WHERE, f"is not {NAME}:{FORMAT}:GAME:SEATS:HASH:REST")
    _, version, game_id, seats, hash_, rest = parts
    if version != str(FORMAT):
        raise DataError(WHERE, f"is of format {version}; this version reads {FORMAT}")
    game = get_game(game_id)
    if not seats.isdecimal() or len(seats) > 2:
        raise DataError(WHERE, f"'{seats}' is not a number of seats")
    game.check_seats(int(seats))
    data = _unpacked(rest)
    if data.get("rules") != game.rules:
        raise DataError(
            WHERE, f"is of rules {data.get('rules')} of {game_id}; here are {game.rules}"
        )
    other = data.get("content") != game.content_hash
    hint = f" (made with content {data.get('content')}, here is {game.content_hash})"
    try:
        options = game.options.read(data["options"])
        state = game.from_data(data["table"], options, int(seats))
        state.chance = _chance(game, data)
        state.reveals = int(data["reveals"])
        game.check(state)
    except LanternwayError as error:
        raise DataError(WHERE, error.text + (hint if other else "")) from error
    except UNPLAYABLE as error:
        raise DataError(WHERE, f"holds no table of {game_id} ({error!r})") from error
    if state_hash(state) != hash_:
        raise DataError(
            WHERE, "was changed: the table is not that of its hash" + (hint if other else "")
        )
    key = state.chance.key
    origin = Origin(options, int(seats), key, None, "", [], [], [], hash_)
    return Match.resume(game, origin, state)


def _unpacked(rest: str) -> dict[str, Any]:
    try:
        packed = base64.b64decode(rest + "=" * (-len(rest) % 4), b"-_", validate=True)
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(packed, SIZE_LIMIT)
        if not unpacking.eof:
            raise DataError(WHERE, "is cut off")
        if unpacking.unused_data:
            raise DataError(WHERE, "goes on after its end")
        data = json.loads(text)
    except (binascii.Error, zlib.error, ValueError, RecursionError) as error:
        raise DataError(WHERE, "is cut off or was changed: its last part can't be read") from error
    if not isinstance(data, dict):
        raise DataError(WHERE, "holds no table")
    return data


def _chance(game: Game, data: dict[str, Any]) -> Chance:
    key = bytes.fromhex(data["key"])
    counters = [int(counter) for counter in data["counters"]]
    if len(key) != KEY_BYTES or len(counters) != len(game.streams):
        raise DataError(WHERE, "its chance is not that of the game")
    return Chance(key, counters, int(data["count"]))
