"""The numbers of all clauses; the README has their words."""

from typing import Final

CLAUSES: Final = (
    "LF-1.1", "LF-2.1", "LF-2.2", "LF-2.3", "LF-2.4", "LF-3.1", "LF-3.2", "LF-3.3", "LF-3.4",
    "LF-3.5", "LF-3.6", "LF-3.7", "LF-4.1", "LF-4.2",
)  # fmt: skip
