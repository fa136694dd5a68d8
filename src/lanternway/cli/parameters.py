"""Arguments and options that several commands take."""

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
OneGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="cli-help-game")]
Files = Annotated[list[Path], typer.Argument(metavar="FILE…", help="cli-help-positions")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-record")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
Seats = Annotated[int | None, typer.Option("--seats", help="cli-help-seats")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-help-option")
]
Seed = Annotated[str | None, typer.Option("--seed", help="cli-help-seed")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="NAME,…", help="cli-help-bots")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="cli-help-jobs")]
