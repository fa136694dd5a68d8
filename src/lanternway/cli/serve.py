"""`lanternway serve`: the game table on this machine. What serves is loaded when it runs."""

import os
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lanternway.cli.extra_games import load_extra_games
from lanternway.cli.terminal import terminal
from lanternway.core.errors import OptionError

if TYPE_CHECKING:
    from lanternway.server.settings import Settings

StoreUrl = Annotated[
    str | None, typer.Option("--store", metavar="URL", help="server-help-store", show_default=False)
]


def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option("--host", help="server-help-host")] = None,
    port: Annotated[int | None, typer.Option("--port", "-p", help="server-help-port")] = None,
    store: StoreUrl = None,
    bus: Annotated[str | None, typer.Option("--bus", metavar="URL", help="server-help-bus")] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="server-help-workers")
    ] = None,
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", min=1, help="server-help-thinkers")
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
    settings = settings_of(
        {
            "host": host,
            "port": port,
            "store": store,
            "bus": bus,
            "workers": workers,
            "thinkers": thinkers,
            "origins": tuple(origin) if origin else None,
            "public_url": public_url,
            "secure": secure,
            "webhooks": webhooks,
            "log_json": False if readable else None,
        }
    )
    address = settings.public_url or f"http://{settings.host}:{settings.port}"
    run_server(settings, terminal(context).text("server-serving", address=address))


def from_environment() -> dict[str, Any]:
    """Settings by LANTERNWAY_PORT, LANTERNWAY_STORE, …; lists are separated by commas."""
    import msgspec

    from lanternway.server.settings import Settings

    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = os.environ.get(f"LANTERNWAY_{field.name.upper()}")
        if text is None:
            continue
        if field.type == tuple[str, ...]:
            found[field.name] = tuple(filter(None, (part.strip() for part in text.split(","))))
        elif field.type is bool:
            found[field.name] = text.lower() in ("1", "true", "yes", "on")
        else:
            found[field.name] = msgspec.convert(text, field.type, strict=False)
    return found


def settings_of(given: dict[str, Any]) -> "Settings":
    """Flags before the environment before the defaults."""
    from lanternway.server.settings import Settings

    values = from_environment()
    values.update({name: value for name, value in given.items() if value is not None})
    return Settings(**values)


def run_server(settings: "Settings", announce: str) -> None:
    """Serve until SIGINT or SIGTERM, then stop in order."""
    from lanternway.server.running import run_one, run_several

    if settings.workers > 1 and not settings.store.startswith("postgres"):
        raise OptionError(
            "several processes need PostgreSQL", "server-why-several", {"n": settings.workers}
        )
    typer.echo(announce)
    if settings.workers > 1:
        run_several(settings, load_extra_games)
    else:
        run_one(settings)
