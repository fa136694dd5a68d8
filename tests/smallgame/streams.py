"""Where chance comes in; a stream's number is its place."""

from typing import Final

STREAMS: Final = ("deck", "die")
DECK: Final = 0
DIE: Final = 1
