"""The languages that Lanternway speaks; the first is the one that every other falls back to."""

from typing import Final, Literal, get_args

Language = Literal["en", "pl", "hu"]

LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
