"""The keyboard that people share: lines typed, or piped in by a script."""

import contextlib
import importlib
import sys


class EndOfInput(Exception):
    """There is nothing more to read: Ctrl-D, or the end of a script."""


class Keyboard:
    """Reads lines. With a terminal it can edit the line; a piped one is shown as if typed."""

    def __init__(self) -> None:
        self.is_terminal: bool = sys.stdin.isatty()
        if self.is_terminal:
            with contextlib.suppress(ImportError):  # line editing and history for input()
                importlib.import_module("readline")

    def ask(self, prompt: str) -> str:
        """One line, without blanks around it."""
        if self.is_terminal:
            try:
                return input(prompt).strip()
            except EOFError:
                sys.stdout.write("\n")
                raise EndOfInput from None
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EndOfInput
        sys.stdout.write(line if line.endswith("\n") else line + "\n")
        return line.strip()
