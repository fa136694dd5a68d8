"""`lanternway host`: what the operator does about tables and people of a running server."""

import datetime
import os
import urllib.error
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from lanternway.cli.serve import settings_of
from lanternway.cli.terminal import BAD_INPUT, terminal
from lanternway.core.errors import DataError

if TYPE_CHECKING:
    from lanternway.client.operator import Operator

Url = Annotated[
    str | None,
    typer.Option("--url", metavar="URL", help="server-help-host-url", show_default=False),
]
Person = Annotated[str, typer.Argument(metavar="PERSON", help="server-help-host-person")]
Days = Annotated[float, typer.Option("--days", min=0.01, max=36_500, help="server-help-host-days")]
Reason = Annotated[str, typer.Option("--reason", help="server-help-host-reason")]


@contextmanager
def operator(context: typer.Context, url: str | None) -> Iterator["Operator"]:
    """The running server, with the operator's word: from the environment, since everybody on the machine can
    read a command line."""
    from lanternway.client.http import Problem
    from lanternway.client.operator import Operator

    word = os.environ.get("LANTERNWAY_OPERATOR", "")
    if not word:
        raise DataError("LANTERNWAY_OPERATOR", "is not set; say there what the server was given")
    settings = settings_of({})
    address = url or f"http://{settings.host}:{settings.port}"
    try:
        yield Operator(address, word)
    except Problem as problem:
        said = problem.problem
        text = terminal(context).text(said.message, **said.args) if said.message else said.text
        terminal(context).complain(text)
        raise typer.Exit(BAD_INPUT) from None
    except urllib.error.URLError as error:
        raise DataError(address, f"cannot be reached ({error.reason})") from None


def day(at: float) -> str:
    return datetime.datetime.fromtimestamp(at, datetime.UTC).date().isoformat()


def overview(context: typer.Context, url: Url = None) -> None:
    with operator(context, url) as server:
        found = server.overview()
    for table in found.tables:
        names = ", ".join(seat.name or seat.level or "-" for seat in table.seats)
        typer.echo(f"{table.id}  {table.game}  {table.status}  {day(table.created)}  {names}")
    for one in found.sanctions:
        typer.echo(f"{one.person}  {one.kind}  {day(one.until)}  {one.name}  {one.reason}")


def find(
    context: typer.Context,
    who: Annotated[str, typer.Argument(metavar="WHO", help="server-help-host-who")],
    url: Url = None,
) -> None:
    with operator(context, url) as server:
        for one in server.find(who):
            typer.echo(f"{one.id}  {one.login or '-'}  {day(one.created)}  {one.name}")


def close(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="server-help-table")],
    url: Url = None,
) -> None:
    with operator(context, url) as server:
        server.close(table)
    typer.echo(terminal(context).text("server-host-closed", table=table))


def silence(
    context: typer.Context, person: Person, days: Days = 7, reason: Reason = "", url: Url = None
) -> None:
    with operator(context, url) as server:
        server.sanction(person, "silence", days, reason)
    typer.echo(terminal(context).text("server-host-silenced", person=person))


def ban(
    context: typer.Context, person: Person, days: Days = 7, reason: Reason = "", url: Url = None
) -> None:
    with operator(context, url) as server:
        server.sanction(person, "ban", days, reason)
    typer.echo(terminal(context).text("server-host-banned", person=person))


def pardon(context: typer.Context, person: Person, url: Url = None) -> None:
    with operator(context, url) as server:
        for kind in ("silence", "ban"):
            server.sanction(person, kind, 0)
    typer.echo(terminal(context).text("server-host-pardoned", person=person))
