"""A game's `text.py`: what it must provide, and how it is found."""

import importlib
from typing import Protocol, cast

from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.text.screen import Screen, Section
from lanternway.text.sight import Sight


class TextRoom(Protocol):
    """`text.py`"""

    def screen(self, sight: Sight, /) -> Screen:
        """For one decision: what it needs, and the question with what each choice costs and gives."""
        ...

    def table(self, sight: Sight, /) -> list[Section]:
        """The whole table, every part in full."""
        ...

    def explain(self, sight: Sight, what: Action | str, /) -> list[str]:
        """The things that an action (legal or not) is about, or the thing of that name: what it is, asks
        and gives. Nothing: there is no such thing."""
        ...


def text_room(game: Game) -> TextRoom:
    """The game's room, loaded when it is first asked for: whoever only simulates has no use for it."""
    name = game.new.__module__.removesuffix(".setup") + ".text"
    return cast(TextRoom, importlib.import_module(name))
