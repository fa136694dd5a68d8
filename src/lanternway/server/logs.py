"""Logs: one JSON object per line. Tokens, passwords, keys and addresses of people never get in."""

import logging
import sys
from typing import Any, Final

import structlog

SECRETS: Final = {"token", "password", "secret", "key", "cookie", "authorization", "seed", "invite"}


def hide_secrets(logger: Any, method: str, event: dict[str, Any]) -> dict[str, Any]:
    """The last line of defense: what has such a name is not written."""
    for name in event:
        if name.lower() in SECRETS:
            event[name] = "…"
    return event


def one_line(logger: Any, method: str, event: dict[str, Any]) -> dict[str, Any]:
    """What somebody sent can neither begin a line of its own nor command the terminal that it is read at."""
    for name, value in event.items():
        if isinstance(value, str) and not value.isprintable():
            event[name] = "".join(c if c.isprintable() else repr(c)[1:-1] for c in value)
    return event


def configure(as_json: bool) -> None:
    """Structured for machines, or readable for a terminal; tracebacks without local variables."""
    renderer: Any = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(
            exception_formatter=structlog.dev.plain_traceback, colors=sys.stderr.isatty()
        )
    )
    processors: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        hide_secrets,
    ]
    processors.append(structlog.processors.format_exc_info if as_json else one_line)
    structlog.configure(
        processors=[*processors, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
