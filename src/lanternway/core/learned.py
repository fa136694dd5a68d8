"""Learned values: nets read from the files `values-*.json` of a game, with what they were learned from.

A file is for one number of seats or for several. It says for which game and content it was learned, from
which features and in which format; its hash covers everything else in it. A file that is cut, altered, or
meant for something else is not used: `read` says why in one line, and the hand-made advice goes on.
"""

import hashlib
import json
import math
import reprlib
from pathlib import Path
from typing import Any, Final

from lanternway.core.errors import DataError
from lanternway.core.files import write_text
from lanternway.core.net import Net

Weights = tuple[list[float], list[list[float]], list[float], list[float]]
"""Of a net: skip, hidden rows, starts and output."""
FORMAT: Final = 1
FILES: Final = "values-*.json"
LARGEST: Final = 1_000_000
"""Bytes: a larger file is not read."""
STEEPEST: Final = 1e9
"""No weight is larger, nor any scale smaller than 1 of so many: sums of them stay finite."""
FIELDS: Final = (
    "format", "game", "content", "seats", "features", "scales", "skip", "hidden", "starts", "output",
    "record", "hash",
)  # fmt: skip


def file_name(seats: list[int]) -> str:
    """How a file of values learned with these numbers of seats is called."""
    return f"values-{'-'.join(str(one) for one in sorted(seats))}.json"


def files_in(folder: Path) -> list[Path]:
    """The files of a game's folder."""
    return sorted(folder.glob(FILES))


class Learned:
    """A net, and how sure a lead is by how much of the game is left."""

    __slots__ = ("net", "record", "scales", "seats")

    def __init__(
        self, net: Net, seats: list[int], scales: list[float], record: dict[str, Any]
    ) -> None:
        self.net: Net = net
        self.seats: list[int] = seats
        """The numbers of seats that it was learned with."""
        self.scales: list[float] = scales
        """At 0, 1/n, 2/n … 1 of the game left: with a lead of so many points one wins in 73 %."""
        self.record: dict[str, Any] = record
        """How it was learned: the plan, the games, the version, the day, what the fit explains."""

    def scale(self, left: float) -> float:
        """What counts as a lead when so much of the game is left."""
        last = len(self.scales) - 1
        place = min(max(left, 0.0), 1.0) * last
        low = min(int(place), last - 1)
        part = place - low
        return self.scales[low] * (1.0 - part) + self.scales[low + 1] * part


def digest(data: dict[str, Any]) -> str:
    """The hash over everything in a file but the hash itself."""
    rest = {name: value for name, value in data.items() if name != "hash"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def read(path: Path, game: str, content: str, names: tuple[str, ...]) -> Learned:
    """The learned values in a file; DataError says what is wrong with it."""
    where = f"{game}: {path.name}"
    try:
        with path.open("rb") as file:
            text = file.read(LARGEST + 1)
        if len(text) > LARGEST:
            raise DataError(where, f"is larger than {LARGEST} bytes")
        data = json.loads(text.decode())
        found = digest(data) if isinstance(data, dict) else ""
    except (OSError, ValueError, RecursionError) as error:
        raise DataError(where, f"can't be read ({error.__class__.__name__})") from error
    if not isinstance(data, dict) or set(data) != set(FIELDS):
        raise DataError(where, f"must have the fields {', '.join(FIELDS)}")
    if type(data["format"]) is not int or data["format"] != FORMAT:
        raise DataError(where, f"is of format {reprlib.repr(data['format'])}, not {FORMAT}")
    if data["game"] != game:
        raise DataError(where, f"was learned for {reprlib.repr(data['game'])}")
    if data["hash"] != found:
        raise DataError(where, "does not agree with its hash: it was altered")
    if data["content"] != content:
        raise DataError(
            where, f"was learned with content {reprlib.repr(data['content'])}, not {content!r}"
        )
    if data["features"] != list(names):
        raise DataError(where, "was learned from other features")
    hidden = data["hidden"]
    count = len(hidden) if isinstance(hidden, list) else -1
    shapes_fit = (
        count >= 0
        and _numbers(data["skip"], len(names))
        and all(_numbers(row, len(names)) for row in hidden)
        and _numbers(data["starts"], count)
        and _numbers(data["output"], count)
        and isinstance(data["record"], dict)
    )
    scales = data["scales"]
    seats = data["seats"]
    if (
        not isinstance(seats, list)
        or not seats
        or any(type(one) is not int or one < 1 for one in seats)
    ):
        raise DataError(where, "does not say for how many seats it was learned")
    if not shapes_fit or not _numbers(scales) or len(scales) < 2 or min(scales) < 1 / STEEPEST:
        raise DataError(where, "has weights of a wrong shape")
    net = Net(data["skip"], hidden, data["starts"], data["output"])
    return Learned(net, seats, scales, data["record"])


def _numbers(value: Any, count: int = -1) -> bool:
    """Whether it is a row of so many floats that can be added up."""
    return (
        isinstance(value, list)
        and (count < 0 or len(value) == count)
        and all(type(one) is float and math.isfinite(one) and abs(one) <= STEEPEST for one in value)
    )


def write(
    path: Path,
    game: str,
    content: str,
    names: tuple[str, ...],
    seats: list[int],
    scales: list[float],
    weights: Weights,
    record: dict[str, Any],
) -> None:
    """Write such a file."""
    skip, hidden, starts, output = weights
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": game,
        "content": content,
        "seats": seats,
        "features": list(names),
        "scales": scales,
        "skip": skip,
        "hidden": hidden,
        "starts": starts,
        "output": output,
        "record": record,
    }
    data["hash"] = digest(data)
    write_text(path, json.dumps(data, ensure_ascii=False) + "\n")
