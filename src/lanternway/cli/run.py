"""From words on the command line to an exit code. Bad input is one readable line, never a traceback."""

import os
import sys
from typing import Any, Final

import typer
from typer.exceptions import TyperException

from lanternway.cli.terminal import BAD_INPUT, STOPPED, Terminal
from lanternway.core.errors import LanternwayError
from lanternway.core.registry import game_ids, get_game
from lanternway.locales import choose

GAME_COMMANDS: Final = ("play", "simulate", "arena", "balance")
"""Commands whose first argument is a game."""


def run(words: list[str]) -> int:
    """Run a command; its exit code."""
    terminal = Terminal(choose())
    try:
        language, words = take_language(words)
        if language is not None:
            terminal = Terminal(choose(language))
        return _run(terminal, words)
    except LanternwayError as error:
        terminal.complain(terminal.translator.error(error))
        return BAD_INPUT
    except TyperException as error:
        terminal.complain(_usage(terminal, error))
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        if sys.stderr.isatty():
            sys.stderr.write("\n")  # after the ^C that the terminal shows
        terminal.complain(terminal.text("cli-stopped"))
        return STOPPED
    except BrokenPipeError:  # whoever read the output has enough of it
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def take_language(words: list[str]) -> tuple[str | None, list[str]]:
    """`--lang pl` may stand anywhere: it must be known before anything is said."""
    rest: list[str] = []
    language: str | None = None
    left = iter(words)
    for word in left:
        if word == "--":
            return language, [*rest, word, *left]
        if word == "--lang":
            language = next(left, "")
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return language, rest


def name_options(words: list[str], group: Any) -> list[str]:
    """`--journeyman` and `--goal 25` where the game has such options: short for `--option goal=25`.

    An option of the command itself goes first: `--seats` is the number of seats, also in Treos, which has
    an option of that name.
    """
    if len(words) < 2 or words[0] not in GAME_COMMANDS or words[1] not in game_ids():
        return words
    own = {name for parameter in group.commands[words[0]].params for name in parameter.opts}
    known = {
        option.name: option
        for option in get_game(words[1]).options.options
        if f"--{option.name}" not in own
    }
    told = words[:2]
    left = iter(words[2:])
    for word in left:
        name, equals, value = word.removeprefix("--").partition("=")
        option = known.get(name.replace("-", "_"))
        if option is None or not word.startswith("--"):
            told.append(word)
            continue
        if not equals:
            value = "true" if isinstance(option.default, bool) else next(left, "")
        told += ["--option", f"{option.name}={value}"]
    return told


def _run(terminal: Terminal, words: list[str]) -> int:
    from lanternway.cli.app import app
    from lanternway.cli.extra_games import load_extra_games

    load_extra_games()
    command = typer.main.get_command(app)
    words = name_options(words, command)
    if not words or "--help" in words or words in (["pack"], ["lessons"]):
        _translate_help(command, terminal)
    result = command.main(
        args=words or ["--help"], prog_name="lanternway", standalone_mode=False, obj=terminal
    )
    if result == STOPPED:  # Typer catches Ctrl-C itself
        raise KeyboardInterrupt
    return result if isinstance(result, int) else 0


def _translate_help(command: Any, terminal: Terminal) -> None:
    """Help texts are message ids until somebody wants to read them."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = terminal.text("cli-help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = terminal.text("cli-help-options")
    rich_utils.COMMANDS_PANEL_TITLE = terminal.text("cli-help-commands")
    rich_utils.DEFAULT_STRING = terminal.text("cli-help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = terminal.text("cli-help-required")
    pending = [command]
    while pending:
        one = pending.pop()
        if one.help:
            one.help = terminal.text(one.help)
        one.get_help_option(typer.Context(one)).help = "cli-help-help"
        for param in [*one.params, one.get_help_option(typer.Context(one))]:
            if getattr(param, "help", None):
                param.help = terminal.text(param.help)
        pending += list(getattr(one, "commands", {}).values())


def _named(param: Any) -> str:
    """How an option or an argument is called: `--games / -n`."""
    return str(param.get_error_hint()).replace("'", "")


def _usage(terminal: Terminal, error: TyperException) -> str:
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = ", ".join(sorted(getattr(error, "possibilities", None) or []))
        said = terminal.text("cli-no-such-option", option=getattr(error, "option_name", ""))
        return f"{said} {terminal.text('error-near', near=near)}" if near else said
    param = getattr(error, "param", None)
    if kind == "MissingParameter" and param is not None:
        return terminal.text("cli-missing", what=_named(param))
    if param is not None:
        return terminal.text("cli-bad-value", what=_named(param), detail=error.message)
    return terminal.text("cli-usage", detail=error.format_message())
