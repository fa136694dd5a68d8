"""`lanternway play`: who plays what; the game itself is played in `session`."""

from dataclasses import dataclass
from pathlib import Path

from lanternway.bots import get_bot
from lanternway.cli.keyboard import EndOfInput, Keyboard
from lanternway.cli.seats import BOT, seat_names
from lanternway.cli.session import Session
from lanternway.cli.settings import read_options, read_seed, read_text, usual_seats
from lanternway.cli.terminal import BAD_INPUT, Terminal
from lanternway.core import record
from lanternway.core.errors import LanternwayError
from lanternway.core.match import Match
from lanternway.core.reading import number_in
from lanternway.core.registry import game_ids, get_game

USUAL_BOT = "level:3"
"""Who sits down when nobody says who."""


@dataclass(frozen=True)
class PlayArguments:
    """What was asked for on the command line."""

    game: str | None
    seats: int | None
    bots: str | None
    players: str | None
    options: list[str]
    seed: str | None
    resume: Path | None
    save: Path | None


def play_game(terminal: Terminal, arguments: PlayArguments) -> int:
    """Set a table up or take one up again, and play; the exit code."""
    keyboard = Keyboard()
    if arguments.save is not None and not arguments.save.absolute().parent.is_dir():
        terminal.fail("cli-no-folder", folder=str(arguments.save.parent))
    try:
        match = (
            _resumed(arguments)
            if arguments.resume is not None
            else _new(terminal, keyboard, arguments)
        )
    except EndOfInput:
        terminal.complain(terminal.text("cli-play-needs", games=", ".join(game_ids())))
        return BAD_INPUT
    bots = {
        seat: get_bot(
            name.removeprefix(BOT), f"{match.origin.key.hex()}:{seat}:{len(match.entries)}"
        )
        for seat, name in enumerate(match.origin.players)
        if name.startswith(BOT)
    }
    names = seat_names(terminal, match, match.origin.players)
    return Session(terminal, keyboard, match, bots, names, arguments.save).play()


def _resumed(arguments: PlayArguments) -> Match:
    assert arguments.resume is not None
    match = record.load(read_text(arguments.resume))
    players = match.origin.players
    named = (players + [""] * match.seats)[: match.seats]
    if arguments.bots is not None or not players:
        people = [name for name in named if name and not name.startswith(BOT)]
        match.name_players(_players(match.seats, arguments, people))
    else:
        match.name_players(named)
    return match


def _new(terminal: Terminal, keyboard: Keyboard, arguments: PlayArguments) -> Match:
    game = get_game(arguments.game) if arguments.game else get_game(_choose(terminal, keyboard))
    named = len(_words(arguments.players)) + len(_words(arguments.bots))
    seats = max(usual_seats(game), named) if arguments.seats is None else arguments.seats
    if named > seats:
        terminal.fail("cli-play-too-many", named=named, seats=seats)
    options, seed = read_options(arguments.options), read_seed(arguments.seed)
    players = _players(seats, arguments, _words(arguments.players))
    return Match.deal(game, options, seats, seed, players=players)


def _choose(terminal: Terminal, keyboard: Keyboard) -> str:
    """Ask which game."""
    ids = game_ids()
    for number, game_id in enumerate(ids, 1):
        terminal.line(f"{number:3}  {terminal.translator.text(f'{game_id}-name')}  ({game_id})")
    while True:
        answer = keyboard.ask(terminal.text("cli-play-which") + " ")
        chosen = number_in(answer)
        if chosen is not None and 1 <= chosen <= len(ids):
            return ids[chosen - 1]
        try:
            return get_game(answer).id
        except LanternwayError as error:
            terminal.line(terminal.translator.error(error))


def _players(seats: int, arguments: PlayArguments, people: list[str]) -> list[str]:
    """The players by seat: people first, then bots. Without a word about it, one person plays against
    bots; with `--seats` and no `--bots`, only people play."""
    bots = _words(arguments.bots)
    if arguments.bots is None:
        count = max(1, len(people))
        bots = [] if arguments.seats is not None else [USUAL_BOT] * (seats - min(seats, count))
    bots = bots[:seats]
    for name in bots:
        get_bot(name, 0)
    named = (people + [""] * seats)[: seats - len(bots)]
    return named + [BOT + name for name in bots]


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in (text or "").split(",") if word.strip()]
