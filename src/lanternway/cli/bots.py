"""`lanternway bots`: who there is to play against."""

from dataclasses import asdict
from typing import Any

from lanternway.bots import LEVELS, bot_names, bot_of_level
from lanternway.bots.levels import kind_name, level_help, level_name
from lanternway.bots.strength import worth_of_level
from lanternway.cli.terminal import Terminal
from lanternway.core.registry import get_game


def list_bots(terminal: Terminal, game_id: str | None, as_json: bool) -> None:
    """The levels (of a game, if one is named) and the bots they are made of."""
    if game_id is not None:
        get_game(game_id)
    levels = [_level(terminal, game_id or "", level) for level in range(1, LEVELS + 1)]
    kinds = [{"bot": kind, "name": terminal.text(kind_name(kind))} for kind in bot_names()]
    if as_json:
        terminal.json({"levels": levels, "bots": kinds})
        return
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for level in levels:
        worth = "" if game_id is None else _worth(terminal, level)
        words = " ".join(part for part in (level["help"], worth) if part)
        table.add_row(level["bot"], level["name"], level["made_of"], words)
    for kind in kinds:
        table.add_row(kind["bot"], kind["name"])
    terminal.show(table)


def _worth(terminal: Terminal, level: dict[str, Any]) -> str:
    """What a level of a game is worth against the one below, or that nobody has measured it."""
    number = int(level["bot"].removeprefix("level:"))
    below = f"@{level_name(number - 1)}"
    if worth := level["worth"]:
        return terminal.text("bots-worth", **{**worth, "below": below})
    return terminal.text("bots-unmeasured", below=below) if number > 1 else ""


def _level(terminal: Terminal, game_id: str, level: int) -> dict[str, Any]:
    worth = worth_of_level(game_id, level)
    return {
        "bot": f"level:{level}",
        "name": terminal.text(level_name(level)),
        "help": terminal.text(level_help(level)),
        "made_of": bot_of_level(game_id, level),
        "worth": None if worth is None else asdict(worth),
    }
