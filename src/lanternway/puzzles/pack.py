"""Packs: the puzzles of one game in one file, as they come with the package or from somebody else.

A pack is JSON, one puzzle a line. Its hash covers the puzzles; it names the rules and the content that they
were made with. A puzzle that does not fit what is here now is left out and named; a file that was changed or
makes no sense is refused with the puzzle and the field.
"""

import functools
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from lanternway.core.encoding import text_hash, to_text
from lanternway.core.errors import DataError, LanternwayError, OptionError
from lanternway.core.game import Game
from lanternway.core.registry import game_ids, get_game
from lanternway.puzzles.puzzle import Puzzle, check

FORMAT: Final = 1
FOLDER: Final = Path(__file__).with_name("packs")


class PuzzleError(LanternwayError):
    """A pack that is not as it must be: the file, the puzzle and the field, and what is wrong there."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}", "error-puzzle", {"where": where, "what": what})
        self.where: str = where


class Confirmed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a much longer look at some of the puzzles said, before those it did not confirm were dropped."""

    iterations: int
    looked: int
    confirmed: int


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack says about itself."""

    format: int
    game: str
    rules: int
    content: str
    seed: str
    games: int
    """How many games were looked through."""
    hash: str
    confirmed: Confirmed | None = None


class File(Head, frozen=True, forbid_unknown_fields=True, kw_only=True):
    puzzles: list[msgspec.Raw]


@dataclass
class Pack:
    game: Game
    head: Head
    puzzles: list[Puzzle]
    left_out: list[str] = field(default_factory=list)
    """A line for each puzzle that does not fit the present rules or content."""


def write(game: Game, puzzles: list[Puzzle], seed: str, games: int, told: Confirmed | None) -> str:
    """The text of a pack."""
    lines = [to_text(msgspec.to_builtins(puzzle)) for puzzle in puzzles]
    head = Head(
        FORMAT,
        game.id,
        game.rules,
        game.content_hash,
        seed,
        games,
        text_hash("\n".join(lines)),
        told,
    )
    first = json.dumps(msgspec.to_builtins(head), ensure_ascii=False)[:-1]
    return f'{first}, "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def load(path: Path) -> Pack:
    """Read a pack and try every puzzle on its table."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PuzzleError(str(path), f"can't be read ({error.__class__.__name__})") from error
    return parse(text, path.name)


def parse(text: str, name: str) -> Pack:
    """Read a pack from text; `name` is what errors call it."""
    try:
        file = msgspec.json.decode(text, type=File)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise PuzzleError(name, _said(error)) from error
    if file.format != FORMAT:
        raise PuzzleError(f"{name}: format", f"is {file.format}; this version reads {FORMAT}")
    try:
        game = get_game(file.game)
    except LanternwayError as error:
        raise PuzzleError(f"{name}: game", error.text) from error
    puzzles = [_puzzle(raw, f"{name}: puzzle {n}") for n, raw in enumerate(file.puzzles, 1)]
    if file.hash != text_hash("\n".join(to_text(msgspec.to_builtins(one)) for one in puzzles)):
        raise PuzzleError(f"{name}: hash", "is not that of these puzzles: the file was changed")
    head = Head(**{one: getattr(file, one) for one in Head.__struct_fields__})
    return _fitting(game, head, puzzles, name)


def _puzzle(raw: msgspec.Raw, where: str) -> Puzzle:
    try:
        return msgspec.json.decode(raw, type=Puzzle)
    except msgspec.MsgspecError as error:
        raise PuzzleError(where, _said(error)) from error


def _said(error: Exception) -> str:
    """What msgspec complains about, the field first."""
    what, _, place = str(error).partition(" - at `$")
    place = place.rstrip("`").lstrip(".")
    return f"{place}: {what}" if place else what


def _fitting(game: Game, head: Head, puzzles: list[Puzzle], name: str) -> Pack:
    pack = Pack(game, head, [])
    same = (head.rules, head.content) == (game.rules, game.content_hash)
    seen: set[str] = set()
    for number, puzzle in enumerate(puzzles, 1):
        where = f"{name}: puzzle {number} ({puzzle.id})"
        if puzzle.id in seen:
            raise PuzzleError(f"{where}: id", "is there twice")
        seen.add(puzzle.id)
        try:
            check(puzzle, game)
        except DataError as error:
            if same:
                raise PuzzleError(
                    f"{where}: {error.where}", str(error.arguments["what"])
                ) from error
            pack.left_out.append(f"{where} is left out: {error.text}")
            continue
        pack.puzzles.append(puzzle)
    return pack


@functools.cache
def pack_of(game_id: str) -> Pack | None:
    """The pack of a game that comes with the package; None: there is none."""
    path = FOLDER / f"{game_id}.json"
    return load(path) if path.is_file() else None


def puzzles_of(game_id: str) -> list[Puzzle]:
    """The puzzles of a game, easiest first."""
    pack = pack_of(game_id)
    return sorted(pack.puzzles, key=lambda one: (one.rating, one.id)) if pack else []


def get_puzzle(game_id: str, id_: str) -> Puzzle:
    """A puzzle by name; OptionError says that there is none."""
    # a name that no game has is never looked for in the folder, nor remembered
    for puzzle in puzzles_of(game_id) if game_id in game_ids() else ():
        if puzzle.id == id_:
            return puzzle
    raise OptionError(
        f"there is no puzzle '{game_id}/{id_}'", "error-no-puzzle", {"given": f"{game_id}/{id_}"}
    )


def as_data(puzzle: Puzzle) -> dict[str, Any]:
    """What a listing says: nothing that gives the answer away."""
    return {
        "game": puzzle.game,
        "id": puzzle.id,
        "seats": puzzle.seats,
        "kind": puzzle.kind,
        "stage": puzzle.stage,
        "choices": puzzle.choices,
        "rating": puzzle.rating,
    }
