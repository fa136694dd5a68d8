"""`lanternway puzzles`: make packs of puzzles, check them, list them, solve them. The options stand here."""

from pathlib import Path
from typing import Annotated

import typer

from lanternway.cli.parameters import GameId, Jobs, Json, OneGame
from lanternway.cli.terminal import terminal

puzzles = typer.Typer(help="puzzles-help", no_args_is_help=True)

Seed = Annotated[str, typer.Option("--seed", help="puzzles-help-seed")]


@puzzles.command("make", help="puzzles-help-make")
def make(
    context: typer.Context,
    game: GameId,
    into: Annotated[Path, typer.Option("--into", metavar="FILE", help="puzzles-help-into")],
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="puzzles-help-count")] = 60,
    games: Annotated[int, typer.Option("--games", min=1, help="puzzles-help-games")] = 2000,
    record: Annotated[
        list[Path] | None, typer.Option("--record", metavar="FILE", help="puzzles-help-record")
    ] = None,
    again: Annotated[
        list[Path] | None, typer.Option("--again", metavar="FILE", help="puzzles-help-again")
    ] = None,
    seed: Seed = "0",
    jobs: Jobs = None,
) -> None:
    from lanternway.cli.puzzle_packs import MakeArguments, make_pack

    arguments = MakeArguments(game, into, count, games, record or [], again or [], seed, jobs)
    raise typer.Exit(make_pack(terminal(context), arguments))


@puzzles.command("check", help="puzzles-help-check")
def check(
    context: typer.Context,
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE…]", help="puzzles-help-files")
    ] = None,
    confirm: Annotated[int, typer.Option("--confirm", min=0, help="puzzles-help-confirm")] = 0,
    into: Annotated[
        Path | None, typer.Option("--into", metavar="FOLDER", help="puzzles-help-kept")
    ] = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    from lanternway.cli.puzzle_packs import CheckArguments, check_packs

    arguments = CheckArguments(files or [], confirm, into, seed, jobs, json)
    raise typer.Exit(check_packs(terminal(context), arguments))


@puzzles.command("list", help="puzzles-help-list")
def list_(context: typer.Context, game: OneGame = None, json: Json = False) -> None:
    from lanternway.cli.puzzle_session import list_puzzles

    list_puzzles(terminal(context), game, json)


@puzzles.command("play", help="puzzles-help-play")
def play(
    context: typer.Context,
    game: OneGame = None,
    puzzle: Annotated[
        str | None, typer.Argument(metavar="[PUZZLE]", help="puzzles-help-puzzle")
    ] = None,
) -> None:
    from lanternway.cli.puzzle_session import solve

    raise typer.Exit(solve(terminal(context), game, puzzle))
