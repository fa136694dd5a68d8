"""Records: a game as text that replays and verifies.

Replay takes the outcomes of chance from the lines of the text (`core/record_text.py`), so it never
depends on how they were drawn; `verify` draws them again from the key.
"""

from lanternway import __version__
from lanternway.core import oneline
from lanternway.core.chance import commitment
from lanternway.core.encoding import to_text
from lanternway.core.errors import LanternwayError
from lanternway.core.event import Event
from lanternway.core.game import Game
from lanternway.core.hints import noted
from lanternway.core.match import Entry, Match, by_stream
from lanternway.core.record_text import (
    Line,
    OtherRules,
    Outcomes,
    Record,
    RecordError,
    read,
    read_outcomes,
    seal_of,
    to_record_text,
    write_outcomes,
)
from lanternway.core.registry import get_game

__all__ = [
    "Line",
    "OtherRules",
    "Outcomes",
    "Record",
    "RecordError",
    "check_outcome",
    "check_rules",
    "check_secret",
    "dump",
    "line_of",
    "load",
    "of",
    "parse",
    "read_outcomes",
    "replay",
    "seal_of",
    "start",
    "step",
    "to_record_text",
    "verify",
    "write_outcomes",
]


def of(match: Match, reveal: bool = True) -> Record:
    """The record of a match. Without `reveal` the secret stays out: the rest of the game is unknown."""
    outcome = match.state.outcome()
    origin = match.origin
    secret = origin.secret
    return Record(
        game=match.game.id,
        options=dict(origin.options),
        seats=origin.seats,
        rules=match.game.rules,
        content=match.game.content_hash,
        engine=__version__,
        commitment=origin.commitment,
        secret=secret.hex() if reveal and secret is not None else None,
        seeds=origin.seeds,
        players=origin.players,
        deal=origin.deal,
        start=origin.start_hash,
        position=origin.position,
        lines=[line_of(entry) for entry in match.entries],
        outcome=None if outcome is None else outcome.to_data(),
        hints=noted(match.hints, len(match.entries)),
    )


def line_of(entry: Entry) -> Line:
    """The record line of an entry."""
    return Line(entry.seat, entry.action.text, entry.outcomes, entry.hash)


def dump(match: Match, reveal: bool = True) -> str:
    """A match as record text."""
    return to_record_text(of(match, reveal))


def parse(text: str) -> Record:
    """Read a record; RecordError says what is wrong with it and in which line."""
    record, sealed = read(text)
    if not sealed:
        replay(record)  # says which line is wrong, if replaying can tell
        last = len(record.lines) + 2
        raise RecordError(last, "the seal is broken: something in this record was changed")
    return record


def load(text: str) -> Match:
    """Read a record and replay it to its last action."""
    return replay(parse(text))


def replay(record: Record, upto: int | None = None) -> Match:
    """Play a record again, up to so many actions; every hash must agree."""
    match = start(record)
    match.hints = list(record.hints)
    for line in record.lines if upto is None else record.lines[:upto]:
        step(match, line, len(match.entries) + 2, record.content)
    if upto is None:
        check_outcome(record, match)
    return match


def check_outcome(record: Record, match: Match) -> None:
    """The result that the record states must be that of its last action."""
    if record.outcome is None:
        return
    outcome = match.state.outcome()
    if outcome is None or to_text(outcome.to_data()) != to_text(record.outcome):
        raise RecordError(len(record.lines) + 2, "the recorded result is not the result")


def start(record: Record) -> Match:
    """The match of a record before its first action."""
    game = get_game(record.game)
    check_rules(game, record.rules, record.engine)
    secret = None if record.secret is None else bytes.fromhex(record.secret)
    seeds, players = list(record.seeds), list(record.players)
    try:
        if record.position:
            match = _begin(record, secret, seeds, players)
        else:
            match = Match.redeal(
                game, record.options, record.seats, record.deal, secret, record.commitment, seeds,
                players,
            )  # fmt: skip
    except LanternwayError as error:
        raise RecordError(1, error.text) from error
    if match.origin.start_hash != record.start or match.origin.deal != record.deal:
        raise RecordError(1, f"the set-up differs{_other_content(record.content, game)}")
    return match


def _begin(record: Record, secret: bytes | None, seeds: list[str], players: list[str]) -> Match:
    """The match of a record that begins in the middle of a game."""
    match = oneline.begin(record.position, secret, record.commitment, seeds, players)
    said = (record.game, record.seats, match.game.options.read(record.options))
    if said != (match.game.id, match.seats, match.origin.options):
        raise RecordError(1, "the game began with a table of other options, seats or another game")
    return match


def check_rules(game: Game, rules: int, engine: str) -> None:
    """Refuse to play again what was played by other rules."""
    if rules != game.rules:
        raise OtherRules(game, rules, engine)


def step(match: Match, line: Line, number: int, content: str = "") -> list[Event]:
    """Play one line of a record; it must have just the outcomes and the hash that stand there."""
    game = match.game
    match.state.chance.known = by_stream(line.outcomes)
    try:
        events = match.act(line.seat, line.notation)
    except LanternwayError as error:
        raise RecordError(
            number,
            f"'{line.notation}' by seat {line.seat}: {error.text}{_other_content(content, game)}",
        ) from error
    finally:
        match.state.chance.known = None
    entry = match.entries[-1]
    if entry.outcomes != line.outcomes or entry.hash != line.hash:
        raise RecordError(
            number,
            f"'{line.notation}' leads to {entry.hash}, recorded is {line.hash}"
            + _other_content(content, game),
        )
    return events


def check_secret(record: Record) -> None:
    """A secret that the record reveals must be the one that was committed to."""
    secret = record.secret
    if secret is not None and commitment(bytes.fromhex(secret)) != record.commitment:
        raise RecordError(1, "the secret does not fit the commitment")


def verify(record: Record) -> None:
    """Prove a finished record fair: the secret fits the commitment, and drawing everything again
    from the key gives the recorded outcomes. RecordError says what does not hold."""
    if record.secret is None:
        raise RecordError(1, "the secret is not revealed yet: only replaying can be checked")
    check_secret(record)
    game = get_game(record.game)
    check_rules(game, record.rules, record.engine)
    secret = bytes.fromhex(record.secret)
    if record.position:
        match = _begin(record, secret, record.seeds, record.players)
    else:
        match = Match.deal(game, record.options, record.seats, secret, record.seeds)
    if match.origin.deal != record.deal:
        raise RecordError(1, "the set-up was not drawn from the key")
    for number, line in enumerate(record.lines, 2):
        match.act(line.seat, line.notation)
        if match.entries[-1].outcomes != line.outcomes:
            raise RecordError(
                number, f"the outcomes of '{line.notation}' were not drawn from the key"
            )
    replay(record)


def _other_content(content: str, game: Game) -> str:
    if not content or content == game.content_hash:
        return ""
    return f" (recorded with content {content}, here is {game.content_hash})"
