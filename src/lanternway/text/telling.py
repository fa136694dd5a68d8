"""The log in words: the lines of a story (`core/story.py`), said in the reader's language."""

from collections.abc import Sequence

from lanternway.core.game import Game
from lanternway.core.story import LINE, Line, Told
from lanternway.locales import Translator


def told_lines(
    game: Game, told: list[Told], translator: Translator, players: Sequence[str]
) -> list[str]:
    """The events of one act, as a seat (or a spectator) was told them: a sentence or heading each."""
    return [said(line, translator, players) for line in game.story.tell(told)]


def said(line: Line, translator: Translator, players: Sequence[str]) -> str:
    """A line in words; a heading stands out."""
    text = translator.text(line.message, line.args, players)
    return text if line.level == LINE else f"— {text} —"
