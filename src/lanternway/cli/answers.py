"""What somebody types at the keyboard: an action by its number, its notation, or Enter."""

import difflib
from collections.abc import Sequence

from lanternway.core.action import Action
from lanternway.core.errors import NotationError, OptionError
from lanternway.core.game import Game
from lanternway.core.reading import number_in


def numbered(legal: Sequence[Action], line: str) -> Action | None:
    """The action with this number; None if the line is no number."""
    if not line.isdecimal():
        return None
    number = number_in(line)
    if number is not None and 1 <= number <= len(legal):
        return legal[number - 1]
    raise OptionError("choose one", "cli-play-choose", {"n": len(legal)})


def read_action(
    game: Game, legal: Sequence[Action], line: str, commands: Sequence[str]
) -> Action | None:
    """The action that a line means: its number, its notation, or Enter if there is one only.
    None if the line is a command."""
    if not line:
        if len(legal) == 1:
            return legal[0]
        raise OptionError("choose one", "cli-play-choose", {"n": len(legal)})
    if action := numbered(legal, line):
        return action
    try:
        return game.catalogue.parse(line)
    except NotationError as error:
        if line.split(maxsplit=1)[0] in commands:
            return None
        texts = [action.text for action in legal]
        near = difflib.get_close_matches(line.lower(), texts, 3, 0.5)
        raise NotationError(line, near or error.near) from None
