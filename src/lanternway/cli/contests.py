"""The commands that let bots play: their options. What each does is in its own file, loaded when it runs."""

from pathlib import Path
from typing import Annotated

import typer

from lanternway.cli.parameters import Bots, GameId, Jobs, Json, OneGame, Options, Seats
from lanternway.cli.terminal import terminal

FirstSeed = Annotated[int, typer.Option("--seed", help="cli-help-first-seed")]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="arena-help-cluster")
]


def simulate(
    context: typer.Context,
    game: GameId,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="cli-help-number")] = 100,
    seats: Seats = None,
    bots: Bots = None,
    option: Options = None,
    seed: FirstSeed = 0,
    jobs: Jobs = None,
    check: Annotated[bool, typer.Option("--check", help="cli-help-check-rules")] = False,
    json: Json = False,
) -> None:
    from lanternway.arena.simulation import Job
    from lanternway.cli.settings import read_options
    from lanternway.cli.simulate import simulate_games

    names = tuple(name.strip() for name in (bots or "random").split(","))
    job = Job(game, read_options(option or []), seats or 0, names, seed, number, check)
    raise typer.Exit(simulate_games(terminal(context), job, jobs, json))


def bots(
    context: typer.Context,
    game: OneGame = None,
    json: Json = False,
) -> None:
    from lanternway.cli.bots import list_bots

    list_bots(terminal(context), game, json)


def arena(
    context: typer.Context,
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,…", help="arena-help-bots")],
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="arena-help-games")] = 400,
    option: Options = None,
    seed: FirstSeed = 0,
    jobs: Jobs = None,
    journal: Annotated[
        Path | None, typer.Option("--journal", metavar="FILE", help="arena-help-journal")
    ] = None,
    sequential: Annotated[bool, typer.Option("--sequential", help="arena-help-sequential")] = False,
    mirror: Annotated[bool, typer.Option("--mirror", help="arena-help-mirror")] = False,
    cluster: Cluster = None,
    picture: Annotated[
        Path | None, typer.Option("--picture", metavar="FILE", help="arena-help-picture")
    ] = None,
    json: Json = False,
) -> None:
    from lanternway.cli.arena import ArenaArguments, hold_arena
    from lanternway.cli.settings import read_options

    names = [name.strip() for name in bots.split(",")]
    arguments = ArenaArguments(
        game=game,
        bots=names,
        seats=seats,
        games=number,
        options=read_options(option or []),
        seed=seed,
        jobs=jobs,
        journal=journal,
        sequential=sequential,
        mirror=mirror,
        cluster=cluster,
        picture=picture,
        as_json=json,
    )
    raise typer.Exit(hold_arena(terminal(context), arguments))


def train(
    context: typer.Context,
    game: GameId,
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="train-help-into")],
    seats: Annotated[str, typer.Option("--seats", metavar="N,…", help="train-help-seats")] = "2",
    number: Annotated[
        int, typer.Option("--games", "-n", min=1, max=1_000_000, help="train-help-games")
    ] = 3000,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="train-help-rounds")] = 2,
    units: Annotated[int, typer.Option("--units", min=0, max=256, help="train-help-units")] = 16,
    gate: Annotated[int, typer.Option("--gate", min=8, help="train-help-gate")] = 400,
    astray: Annotated[
        float, typer.Option("--astray", min=0.0, max=1.0, help="train-help-astray")
    ] = 0.06,
    shaken: Annotated[
        int,
        typer.Option("--shaken", metavar="DEALS", min=0, max=1_000_000, help="train-help-shaken"),
    ] = 0,
    option: Options = None,
    seed: FirstSeed = 10_000_000,
    jobs: Jobs = None,
    cluster: Cluster = None,
    ship: Annotated[bool, typer.Option("--ship", help="train-help-ship")] = False,
) -> None:
    from lanternway.cli.settings import read_options, read_seats
    from lanternway.cli.train import TrainArguments, train_values

    arguments = TrainArguments(
        game=game,
        into=into,
        options=read_options(option or []),
        seats=tuple(read_seats(seats)) or (2,),
        games=number,
        rounds=rounds,
        units=units,
        gate=gate,
        seed=seed,
        astray=astray,
        shaken=shaken,
        jobs=jobs,
        cluster=cluster,
        ship=ship,
    )
    raise typer.Exit(train_values(terminal(context), arguments))


def balance(
    context: typer.Context,
    game: GameId,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="N,…", help="arena-help-balance-seats")
    ] = None,
    number: Annotated[int, typer.Option("--games", "-n", min=1, help="cli-help-number")] = 1000,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="arena-help-balance-bot")] = (
        "greedy"
    ),
    option: Options = None,
    seed: FirstSeed = 0,
    check: Annotated[bool, typer.Option("--check", help="cli-help-check-rules")] = False,
    jobs: Jobs = None,
    into: Annotated[
        Path, typer.Option("--into", metavar="DIR", help="arena-help-balance-into")
    ] = Path("docs/balance"),
    json: Json = False,
) -> None:
    from lanternway.cli.balance import BalanceArguments, report_balance
    from lanternway.cli.settings import read_options, read_seats

    arguments = BalanceArguments(
        game=game,
        seats=read_seats(seats or ""),
        games=number,
        bot=bot,
        options=read_options(option or []),
        seed=seed,
        check=check,
        jobs=jobs,
        folder=into,
        as_json=json,
    )
    raise typer.Exit(report_balance(terminal(context), arguments))
