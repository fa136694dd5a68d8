"""Opening: a table from whatever text holds one, a line (`oneline`) or a position (`position`).

What is opened can be played: its pieces are conserved, and every seat can be asked. DataError says what is
wrong and where."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.core import oneline, position
from lanternway.core.encoding import state_hash
from lanternway.core.errors import DataError, LanternwayError
from lanternway.core.event import Event
from lanternway.core.game import Game
from lanternway.core.match import Match, Origin
from lanternway.core.oneline import UNPLAYABLE
from lanternway.core.options import Value
from lanternway.core.state import State
from lanternway.core.view import SPECTATOR

WHERE: Final = "position"


def open_table(text: str) -> Match:
    """The match that stands where the text says. A position stands before its script."""
    if oneline.is_line(text):
        match = oneline.read(text)
    else:
        match = _from_position(position.parse(text, WHERE, stranger=True))
    check_playable(match)
    return match


def changed(match: Match, facts: Mapping[str, Any]) -> Match:
    """The match with other facts on its table, by the documented paths; chance goes on as it was."""
    game, old = match.game, match.origin
    data = match.state.to_data()
    for path, value in facts.items():
        position.set_path(data, path, value)
    try:
        state = game.from_data(data, old.options, old.seats)
    except UNPLAYABLE as error:
        raise DataError(WHERE, f"holds no table of {game.id} ({error!r})") from error
    state.chance, state.reveals = match.state.chance.clone(), match.state.reveals
    found = _match(game, old.options, old.seats, state)
    check_playable(found)
    return found


def act(match: Match, seat: int, notation: str) -> list[Event]:
    """A move of this seat and what came of it, at a table that was not reached by playing: Refusal if it is
    against the rules, DataError if the rules cannot go on from there. Then the match is as before."""
    try:
        events = match.act(seat, notation)
    except LanternwayError:
        raise
    except UNPLAYABLE as error:
        raise DataError(WHERE, f"is no table of {match.game.id} ({error!r})") from error
    check_playable(match)
    return events


def check_playable(match: Match) -> None:
    """DataError where the table breaks a rule that every table keeps, or a seat can't be asked."""
    state = match.state
    try:
        match.game.check(state)
        for seat in range(SPECTATOR, match.seats):
            state.view(seat)
        for seat in state.to_move():
            state.prompt(seat)
            if not state.legal(seat):
                raise DataError(f"seats.{seat}", "is asked and has nothing to answer")
        if not state.to_move() and not state.is_over():
            raise DataError("agenda", "nobody is asked anything and the game is not over")
    except LanternwayError:
        raise
    except UNPLAYABLE as error:
        raise DataError(WHERE, f"is no table of {match.game.id} ({error!r})") from error


def _from_position(found: position.Position) -> Match:
    try:
        state = position.table(found)
        options = found.game.options.read(found.options)
    except UNPLAYABLE as error:
        raise DataError(WHERE, f"holds no table of {found.game.id} ({error!r})") from error
    return _match(found.game, options, found.seats, state)


def _match(game: Game, options: dict[str, Value], seats: int, state: State) -> Match:
    origin = Origin(options, seats, state.chance.key, None, "", [], [], [], state_hash(state))
    return Match.resume(game, origin, state)
