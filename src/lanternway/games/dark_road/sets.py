"""Sets of cards as bit masks: card n is in the set if bit n is."""

from collections.abc import Iterable
from typing import Final

BITS: Final = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


def members(mask: int) -> list[int]:
    """The numbers in a set, rising."""
    found: list[int] = []
    base = 0
    while mask:
        byte = mask & 255
        if byte:
            for bit in BITS[byte]:
                found.append(base + bit)
        mask >>= 8
        base += 8
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """The set of some numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values but for one place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
