"""The commands and their options. What a command does is in its own file, loaded when it runs.

Help texts are message ids; `run` says them in the reader's language when help is asked for.
"""

import difflib
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from lanternway.cli import contests, host
from lanternway.cli.parameters import (
    Bots,
    Files,
    GameId,
    Jobs,
    Json,
    OneGame,
    Options,
    RecordFile,
    Seats,
    Seed,
)
from lanternway.cli.puzzles import puzzles
from lanternway.cli.serve import serve
from lanternway.cli.store import backup, export, import_, prune, restore
from lanternway.cli.terminal import terminal
from lanternway.core.errors import OptionError


class Commands(TyperGroup):
    """Knows what was probably meant by a command that does not exist."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands:
            near = difflib.get_close_matches(args[0], self.commands, 1)
            names = ", ".join(self.commands)
            raise OptionError(
                f"there is no command '{args[0]}' (commands: {names})", "cli-no-command",
                {"given": args[0], "near": near[0] if near else "", "names": names},
            )  # fmt: skip
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=Commands,
    help="cli-help",
    add_completion=False,
    rich_markup_mode="rich",
    no_args_is_help=True,
)
packs = typer.Typer(cls=Commands, help="cli-help-pack", no_args_is_help=True)
app.add_typer(packs, name="pack")
lessons = typer.Typer(cls=Commands, help="cli-help-lessons", no_args_is_help=True)
app.add_typer(lessons, name="lessons")
app.add_typer(puzzles, name="puzzles")


def _version(wanted: bool) -> None:
    if wanted:
        from lanternway.core.engine import version_line

        typer.echo(version_line())
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", help="cli-help-version", callback=_version, is_eager=True)
    ] = False,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="en|pl|hu", help="cli-help-lang")
    ] = None,
) -> None:
    """The options that stand before a command; `--lang` is taken out of the words before this."""


@app.command(help="cli-help-games")
def games(context: typer.Context, json: Json = False) -> None:
    from lanternway.cli.games import list_games

    list_games(terminal(context), json)


@app.command(help="cli-help-play")
def play(
    context: typer.Context,
    game: OneGame = None,
    seats: Seats = None,
    bots: Bots = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="NAME,…", help="cli-help-players")
    ] = None,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-help-resume")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli-help-save")
    ] = None,
) -> None:
    from lanternway.cli.play import PlayArguments, play_game

    arguments = PlayArguments(game, seats, bots, players, option or [], seed, resume, save)
    raise typer.Exit(play_game(terminal(context), arguments))


@app.command(help="cli-help-learn")
def learn(
    context: typer.Context,
    game: OneGame = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="cli-help-lesson")
    ] = None,
    json: Json = False,
) -> None:
    from lanternway.cli.learn import learn as take_lesson

    raise typer.Exit(take_lesson(terminal(context), game, lesson, json))


@lessons.command("check", help="cli-help-lessons-check")
def lessons_check(
    context: typer.Context,
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE…]", help="cli-help-lesson-files")
    ] = None,
    json: Json = False,
) -> None:
    from lanternway.cli.lessons import check_lessons

    raise typer.Exit(check_lessons(terminal(context), files or [], json))


@app.command(help="cli-help-check")
def check(context: typer.Context, files: Files, json: Json = False) -> None:
    from lanternway.cli.check import check_positions

    raise typer.Exit(check_positions(terminal(context), files, json))


@app.command(help="cli-help-replay")
def replay(
    context: typer.Context,
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help="cli-help-replay-seat")] = None,
    to: Annotated[int | None, typer.Option("--to", min=0, help="cli-help-to")] = None,
    step: Annotated[bool, typer.Option("--step", help="cli-help-step")] = False,
    line: Annotated[bool, typer.Option("--line", help="cli-help-as-line")] = False,
    json: Json = False,
) -> None:
    from lanternway.cli.replay import print_line, replay_record

    if line:
        print_line(terminal(context), file, to)
    else:
        replay_record(terminal(context), file, seat, to, step, json)


@app.command(help="review-help")
def review(
    context: typer.Context,
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", help="review-help-seat")] = None,
    seed: Annotated[str, typer.Option("--seed", help="review-help-seed")] = "0",
    iterations: Annotated[
        int, typer.Option("--iterations", min=8, max=100_000, help="review-help-iterations")
    ] = 160,
    jobs: Jobs = None,
    json: Json = False,
) -> None:
    from lanternway.cli.review import review_record

    review_record(terminal(context), file, seat, seed, iterations, jobs, json)


@app.command(help="cli-help-show")
def show(
    context: typer.Context,
    line: Annotated[str, typer.Argument(metavar="LINE|FILE", help="cli-help-line")],
    seat: Annotated[int | None, typer.Option("--seat", help="cli-help-seat")] = None,
    search: Annotated[int, typer.Option("--search", min=0, help="cli-help-show-search")] = 0,
    json: Json = False,
) -> None:
    from lanternway.cli.show import show_position

    show_position(terminal(context), line, seat, search, json)


@app.command(help="cli-help-verify")
def verify(
    context: typer.Context,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="cli-help-record")],
    json: Json = False,
) -> None:
    from lanternway.cli.verify import verify_records

    raise typer.Exit(verify_records(terminal(context), files, json))


@app.command(help="cli-help-rules")
def rules(
    context: typer.Context,
    game: GameId,
    what: Annotated[
        str | None, typer.Argument(metavar="[CHAPTER|CLAUSE]", help="cli-help-rules-what")
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", metavar="WORD", help="cli-help-rules-search")
    ] = None,
    json: Json = False,
) -> None:
    from lanternway.cli.rules import show_rules

    show_rules(terminal(context), game, what, search, json)


@packs.command("check", help="cli-help-pack-check")
def pack_check(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="cli-help-folder")],
    game: Annotated[str | None, typer.Option("--game", help="cli-help-pack-game")] = None,
    json: Json = False,
) -> None:
    from lanternway.cli.pack import check_pack

    raise typer.Exit(check_pack(terminal(context), folder, game, json))


app.command(help="cli-help-simulate")(contests.simulate)
app.command(help="arena-help-listing")(contests.bots)
app.command(help="arena-help")(contests.arena)
app.command(help="train-help")(contests.train)
app.command(help="arena-help-balance")(contests.balance)
hosts = typer.Typer(cls=Commands, help="server-help-host-tools", no_args_is_help=True)
app.add_typer(hosts, name="host")
hosts.command("list", help="server-help-host-list")(host.overview)
hosts.command("find", help="server-help-host-find")(host.find)
hosts.command("close", help="server-help-host-close")(host.close)
hosts.command("silence", help="server-help-host-silence")(host.silence)
hosts.command("ban", help="server-help-host-ban")(host.ban)
hosts.command("pardon", help="server-help-host-pardon")(host.pardon)
app.command(help="server-help-serve")(serve)
app.command(help="server-help-backup")(backup)
app.command(help="server-help-restore")(restore)
app.command(help="server-help-prune")(prune)
app.command(help="server-help-export")(export)
app.command("import", help="server-help-import")(import_)
