"""The server's commands, for the command line. What they do is loaded when they run."""

from pathlib import Path
from typing import Annotated, Any

import typer


def add_commands(app: typer.Typer) -> None:
    """`serve`, `backup`, `export` and `import`."""
    app.command(help="server-help-serve")(serve)
    app.command(help="server-help-backup")(backup)
    app.command(help="server-help-export")(export)
    app.command("import", help="server-help-import")(bring)


Store = Annotated[
    str | None, typer.Option("--store", metavar="URL", help="server-help-store", show_default=False)
]


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", help="server-help-host")] = None,
    port: Annotated[int | None, typer.Option("--port", "-p", help="server-help-port")] = None,
    store: Store = None,
    bus: Annotated[str | None, typer.Option("--bus", metavar="URL", help="server-help-bus")] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="server-help-workers")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="server-help-origin")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="server-help-public-url")
    ] = None,
    secure: Annotated[
        bool | None, typer.Option("--secure", help="server-help-secure", show_default=False)
    ] = None,
    webhooks: Annotated[
        bool | None, typer.Option("--webhooks", help="server-help-webhooks", show_default=False)
    ] = None,
    readable: Annotated[bool, typer.Option("--readable", help="server-help-readable")] = False,
) -> None:
    from lanternway.server import cli

    settings = cli.settings_of(
        {
            "host": host,
            "port": port,
            "store": store,
            "bus": bus,
            "workers": workers,
            "origins": tuple(origin) if origin else None,
            "public_url": public_url,
            "secure": secure,
            "webhooks": webhooks,
            "log_json": False if readable else None,
        }
    )
    address = settings.public_url or f"http://{settings.host}:{settings.port}"
    cli.serve(settings, _text(context, "server-serving", {"address": address}))


def backup(
    context: typer.Context,
    target: Annotated[Path, typer.Argument(metavar="FILE", help="server-help-target")],
    store: Store = None,
) -> None:
    from lanternway.server import cli

    cli.backup(cli.settings_of({"store": store}).store, target)
    typer.echo(_text(context, "server-backed-up", {"file": str(target)}))


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="server-help-table")],
    store: Store = None,
) -> None:
    from lanternway.server import cli

    typer.echo(cli.export(cli.settings_of({"store": store}).store, table), nl=False)


def bring(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="server-help-import-file")],
    store: Store = None,
) -> None:
    from lanternway.server import cli

    table = cli.bring(cli.settings_of({"store": store}).store, file)
    typer.echo(_text(context, "server-brought", {"table": table}))


def _text(context: typer.Context, message: str, args: dict[str, Any]) -> str:
    """In the language that the command line speaks."""
    return str(context.obj.translator.text(message, args))
