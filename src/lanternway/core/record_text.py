"""The text of a record: its lines as values, written and read.

The first line is a header in JSON. Then one line per action: seat, notation, outcomes of chance and the
hash of the state afterward, separated by tabs. The last line is a footer in JSON with the number of
actions, the result, and a seal over all text before it.
"""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any, Final

from lanternway.core.errors import LanternwayError
from lanternway.core.game import Game
from lanternway.core.hints import Hints, read_hints
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
    footer = {"actions": len(record.lines), "outcome": record.outcome, "seal": seal(text)}
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


def read(text: str) -> tuple[Record, bool]:
    """A record, and whether its seal is whole; RecordError says what else is wrong, and in which line."""
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
    return record, footer.get("seal") == seal("\n".join(lines[:-1]) + "\n")


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


def seal(text: str) -> str:
    """Over all text before the footer."""
    return hashlib.blake2b(text.encode(), digest_size=16, person=b"lanternway-seal").hexdigest()
