"""`lanternway games`: what can be played, with seats, options and editions."""

from typing import Any

from lanternway.cli.terminal import Terminal
from lanternway.core.game import Game
from lanternway.core.options import Option
from lanternway.core.registry import game_ids, get_game
from lanternway.locales import Translator


def list_games(terminal: Terminal, as_json: bool) -> None:
    """Print all games."""
    games = [get_game(game_id) for game_id in game_ids()]
    if as_json:
        terminal.json([describe(game, terminal.translator) for game in games])
        return
    if not games:
        terminal.say("cli-games-none")
        return
    for game in games:
        _show(terminal, game)
    terminal.say("cli-games-how")


def describe(game: Game, translator: Translator) -> dict[str, Any]:
    """A game as data: what a lobby or a script needs to know."""
    return {
        "id": game.id,
        "name": translator.text(f"{game.id}-name"),
        "about": translator.text(f"{game.id}-about") if translator.has(f"{game.id}-about") else "",
        "seats": [game.seats.start, game.seats.stop - 1],
        "options": [_describe_option(game, option, translator) for option in game.options.options],
        "actions": len(game.catalogue.actions),
        "clauses": len(game.clauses),
        "content": game.content_hash,
    }


def _describe_option(game: Game, option: Option, translator: Translator) -> dict[str, Any]:
    prefix = f"{game.id}-option-{option.name}"
    data = option.to_data()
    data["title"] = translator.text(prefix)
    data["help"] = translator.text(f"{prefix}-help")
    data["choice_titles"] = {
        choice: _choice_title(game, option, choice, translator) for choice in option.choices
    }
    return data


def _choice_title(game: Game, option: Option, choice: str, translator: Translator) -> str:
    """A choice has its own text, or is called like the thing of the game that it is."""
    message = f"{game.id}-option-{option.name}-{choice}"
    if translator.has(message):
        return translator.text(message)
    return translator.thing(game.id, choice)


def _show(terminal: Terminal, game: Game) -> None:
    from rich.table import Table
    from rich.text import Text

    translator = terminal.translator
    low, high = game.seats.start, game.seats.stop - 1
    title = Text(translator.text(f"{game.id}-name"), style="bold")
    title.append(f"  {game.id}", style="cyan not bold")
    title.append(f"  {terminal.text('cli-games-seats', low=low, high=high)}", style="not bold")
    terminal.show(title)
    if translator.has(f"{game.id}-about"):
        terminal.line(translator.text(f"{game.id}-about"))
    table = Table(box=None, padding=(0, 2), show_header=False)
    for width in (None, 30, None):
        table.add_column(max_width=width, overflow="fold")
    for option in game.options.options:
        prefix = f"{game.id}-option-{option.name}"
        table.add_row(
            Text(f"{option.name}={_shown(option.default)}", style="green"),
            Text(_values(option, terminal)),
            Text(f"{translator.text(prefix)}: {translator.text(f'{prefix}-help')}"),
        )
    terminal.show(table)
    terminal.line()


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, list) else str(value)


def _values(option: Option, terminal: Terminal) -> str:
    if isinstance(option.default, bool):
        return "yes | no"
    if option.choices:
        return " | ".join(option.choices)
    return terminal.text("cli-games-range", low=option.low, high=option.high)
