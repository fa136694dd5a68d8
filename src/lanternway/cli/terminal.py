"""The terminal: in which language to speak, and where to."""

import json
import sys
from typing import TYPE_CHECKING, Any, NoReturn

import typer

from lanternway.locales import Translator

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

FAULT = 1
"""Exit code: something that was checked is not as it should be."""
BAD_INPUT = 2
"""Exit code: what was given can't be used. Nothing was changed."""
LONG = 1000
"""Characters: no line of a table of results is longer."""
STOPPED = 130
"""Exit code: stopped by Ctrl-C."""


class Terminal:
    """Says things to the person: results on stdout, errors and progress on stderr."""

    def __init__(self, language: str) -> None:
        self.translator: Translator = Translator(language)
        self._out: Console | None = None
        self._err: Console | None = None

    @property
    def out(self) -> "Console":
        """Rich output; made when first used, as Rich takes its time to load."""
        if self._out is None:
            from rich.console import Console

            self._out = Console(highlight=False, emoji=False)
        return self._out

    @property
    def err(self) -> "Console":
        """Rich output to stderr."""
        if self._err is None:
            from rich.console import Console

            self._err = Console(stderr=True, highlight=False, emoji=False)
        return self._err

    def text(self, message_id: str, **args: Any) -> str:
        """A message of the command line."""
        return self.translator.text(message_id, args)

    def say(self, message_id: str, **args: Any) -> None:
        """A message on its own line."""
        self.line(self.text(message_id, **args))

    def line(self, text: str = "", style: str | None = None) -> None:
        """A line as it is (no markup)."""
        wrap = self.out.is_terminal  # a pipe gets every line whole
        self.out.print(text, style=style, markup=False, soft_wrap=not wrap)

    def plain(self, text: str) -> None:
        """A line that is never wrapped, so that it can be copied."""
        sys.stdout.write(text + "\n")

    def show(self, thing: "RenderableType") -> None:
        """Something that Rich can draw."""
        self.out.print(thing)

    def table(self, table: "Table") -> None:
        """A table of results: a pipe gets its lines whole, however long they are."""
        if self.out.is_terminal:
            self.out.print(table)
            return
        from rich.console import Console

        Console(highlight=False, emoji=False, width=LONG).print(table)

    def json(self, data: Any) -> None:
        """Data for programs."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def complain(self, text: str) -> None:
        """An error: one line on stderr."""
        sys.stderr.write(" ".join(text.split()) + "\n")

    def fail(self, message_id: str, **args: Any) -> NoReturn:
        """Complain and give up: what was given can't be used."""
        self.complain(self.text(message_id, **args))
        raise typer.Exit(BAD_INPUT)


def terminal(context: typer.Context) -> Terminal:
    """The terminal of this run."""
    found = context.find_root().obj
    assert isinstance(found, Terminal)
    return found
