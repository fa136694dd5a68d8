"""Records: a game as text that replays and verifies.

The first line is a header in JSON. Then one line per action: seat, notation, outcomes of chance and the
hash of the state afterward, separated by tabs. The last line is a footer in JSON with the number of
actions, the result, and a seal over all text before it. Replay takes the outcomes from the lines, so it
never depends on how they were drawn; `verify` draws them again from the key.
"""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, Final

from lanternway import __version__
from lanternway.core import oneline
from lanternway.core.chance import commitment
from lanternway.core.encoding import to_text
from lanternway.core.errors import LanternwayError
from lanternway.core.event import Event
from lanternway.core.game import Game
from lanternway.core.hints import Hints, noted, read_hints
from lanternway.core.match import Entry, Match, by_stream
from lanternway.core.registry import get_game

FORMAT: Final = 1

Outcomes = list[tuple[int, int]]


class RecordError(LanternwayError):
    """A record that can't be read, replayed or verified; `line` is where (1 is the header)."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}", "error-record", {"line": line, "what": text})
        self.line: int = line


class OtherRules(RecordError):
    """A game that was played by rules that this version does not know (any more)."""

    def __init__(self, game: Game, rules: int, engine: str) -> None:
        super().__init__(
            1,
            f"was played by rules {rules} of {game.id}, with Lanternway {engine};"
            f" this version plays by rules {game.rules}",
        )
        self.message = "error-other-rules"
        self.arguments = {
            "game": f"@{game.id}-name",
            "rules": rules,
            "engine": engine,
            "present": game.rules,
        }


@dataclass(frozen=True)
class Line:
    """One action of a record."""

    seat: int
    notation: str
    outcomes: Outcomes
    hash: str


@dataclass
class Record:
    """A record, read but not yet replayed."""

    game: str
    options: dict[str, Any]
    seats: int
    rules: int
    content: str
    engine: str
    commitment: str
    secret: str | None
    seeds: list[str]
    players: list[str]
    deal: Outcomes
    start: str
    position: str = ""
    """The line of the table that the game began with (`core/oneline.py`); empty: it was set up."""
    lines: list[Line] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    hints: Hints = field(default_factory=list)


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


def to_record_text(record: Record) -> str:
    """The text of a record."""
    game = get_game(record.game)
    header = {
        "lanternway-record": FORMAT,
        "game": record.game,
        "options": record.options,
        "seats": record.seats,
        "rules": record.rules,
        "content": record.content,
        "engine": record.engine,
        "commitment": record.commitment,
        "secret": record.secret,
        "seeds": record.seeds,
        "players": record.players,
        "deal": write_outcomes(game, record.deal),
        "start": record.start,
        **({"hints": record.hints} if record.hints else {}),
    }
    if record.position:
        header["position"] = record.position
    body = [json.dumps(header, ensure_ascii=False)]
    for line in record.lines:
        outcomes = write_outcomes(game, line.outcomes) or "-"
        body.append(f"{line.seat}\t{line.notation}\t{outcomes}\t{line.hash}")
    text = "\n".join(body) + "\n"
    footer = {"actions": len(record.lines), "outcome": record.outcome, "seal": _seal(text)}
    return text + json.dumps(footer, ensure_ascii=False) + "\n"


def write_outcomes(game: Game, outcomes: Outcomes) -> str:
    """Outcomes as text: `market=3 night=1`."""
    return " ".join(f"{game.streams[stream]}={value}" for stream, value in outcomes)


def read_outcomes(game: Game, text: str, line: int) -> Outcomes:
    """Outcomes from text."""
    outcomes: Outcomes = []
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in game.streams or not value.isdecimal():
            raise RecordError(line, f"'{word}' is no outcome of {game.id}")
        outcomes.append((game.streams.index(name), int(value)))
    return outcomes


def parse(text: str) -> Record:
    """Read a record; RecordError says what is wrong with it and in which line."""
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    header = _read_json(lines[0] if lines else "", 1, "the header")
    version = header.get("lanternway-record")
    if not isinstance(version, int):
        raise RecordError(1, "this is no Lanternway record")
    if version > FORMAT:
        raise RecordError(
            1, f"format {version} was written by a newer version; this one reads {FORMAT}"
        )
    if len(lines) < 2 or not lines[-1].startswith("{"):
        raise RecordError(len(lines), "the footer is missing: the record is cut off")
    footer = _read_json(lines[-1], len(lines), "the footer")
    record = _read_header(header)
    game = get_game(record.game)
    for number, line in enumerate(lines[1:-1], 2):
        record.lines.append(_read_line(game, line, number))
    if footer.get("actions") != len(record.lines):
        raise RecordError(
            len(lines),
            f"the footer counts {footer.get('actions')} actions, there are {len(record.lines)}",
        )
    record.outcome = footer.get("outcome")
    record.hints = read_hints(header.get("hints", []), record.seats, len(record.lines))
    if footer.get("seal") != _seal("\n".join(lines[:-1]) + "\n"):
        replay(record)  # says which line is wrong, if replaying can tell
        raise RecordError(len(lines), "the seal is broken: something in this record was changed")
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


def _read_json(text: str, line: int, what: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # half a letter (\\ud800) can't be stored
    except (ValueError, RecursionError):
        raise RecordError(line, f"{what} can't be read") from None
    if not isinstance(data, dict):
        raise RecordError(line, f"{what} can't be read")
    return data


def _read_header(header: dict[str, Any]) -> Record:
    def text(name: str) -> str:
        value = header.get(name)
        if not isinstance(value, str):
            raise RecordError(1, f"the header has no '{name}'")
        return value

    def words(name: str) -> list[str]:
        value = header.get(name, [])
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise RecordError(1, f"'{name}' of the header is no list of texts")
        return value

    secret = header.get("secret")
    seats = header.get("seats")
    options = header.get("options")
    rules = header.get("rules", 1)  # the first versions did not say
    if not isinstance(rules, int):
        raise RecordError(1, "'rules' of the header is not a number")
    if not isinstance(seats, int) or not isinstance(options, dict):
        raise RecordError(1, "the header has no 'seats' or no 'options'")
    if secret is not None and (not isinstance(secret, str) or not _is_key(secret)):
        raise RecordError(1, "the secret is no key of 64 hex digits")
    game = text("game")
    try:
        deal = read_outcomes(get_game(game), text("deal"), 1)
    except RecordError:
        raise
    except LanternwayError as error:
        raise RecordError(1, error.text) from error
    return Record(
        game=game,
        options=options,
        seats=seats,
        rules=rules,
        content=text("content"),
        engine=text("engine"),
        commitment=text("commitment"),
        secret=secret,
        seeds=words("seeds"),
        players=words("players"),
        deal=deal,
        start=text("start"),
        position=text("position") if "position" in header else "",
    )


def _is_key(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def _read_line(game: Game, text: str, number: int) -> Line:
    parts = text.split("\t")
    if len(parts) != 4 or not parts[0].isdecimal():
        raise RecordError(number, "not 'seat, notation, outcomes, hash' separated by tabs")
    outcomes = [] if parts[2] == "-" else read_outcomes(game, parts[2], number)
    return Line(int(parts[0]), parts[1], outcomes, parts[3])


def seal_of(text: str) -> str:
    """The seal of a record that was parsed before: what it is known by."""
    return str(json.loads(text.rstrip("\n").rsplit("\n", 1)[-1])["seal"])


def _seal(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=16, person=b"lanternway-seal").hexdigest()
