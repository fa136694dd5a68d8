"""Where hints were asked for, as a record notes it."""

from typing import Any

from lanternway.core.errors import DataError

Hints = list[tuple[int, int]]
"""The seat, and the action that was to come next (0 is the first)."""


def noted(hints: Hints, actions: int) -> Hints:
    """As a record of so many actions notes them: in order, each once. What was taken back after a hint does
    not make it unasked."""
    return sorted({(seat, min(line, actions)) for seat, line in hints}, key=lambda one: one[::-1])


def read_hints(given: Any, seats: int, actions: int) -> Hints:
    """From a record's header; DataError if they cannot be."""
    pairs = given if isinstance(given, list) else [given]
    found: Hints = []
    for one in pairs:
        match one:
            case [seat, line] if (
                type(seat) is type(line) is int and -1 < seat < seats and line > -1
            ):
                found.append((seat, line))
            case _:
                raise DataError("hints", f"{one} is no seat and action")
    return noted(found, actions)
