"""The numbers of all clauses; their texts are in the locales (`skye-clause-4-2`)."""

from typing import Final

_CHAPTERS: Final = ((1, 3), (2, 2), (3, 4), (4, 6), (5, 3), (6, 4), (7, 2), (8, 3), (9, 15))
"""Each chapter and how many clauses it has; chapter 7 also has a clause of its own: the tiles."""

CLAUSES: Final = (
    *(f"SK-{c}.{n}" for c, last in _CHAPTERS[:6] for n in range(1, last + 1)),
    "SK-7",
    *(f"SK-{c}.{n}" for c, last in _CHAPTERS[6:] for n in range(1, last + 1)),
)
