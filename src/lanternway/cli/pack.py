"""`lanternway pack check`: whether a folder of content can replace a game's own.

A pack is a folder with `pack.toml` (`game = "dark_road"`) and files named like those of the game's
`content/`. Here is checked that these files are such; what stands in them is the game's business:
`Game.check_pack(folder)` gets a whole content folder, the game's own with the pack's files in it, and
lists what is wrong.
"""

import difflib
import importlib
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from lanternway.cli.settings import read_text
from lanternway.cli.terminal import BAD_INPUT, Terminal
from lanternway.core.errors import DataError
from lanternway.core.game import Game
from lanternway.core.packs import files_of, game_of, put_into
from lanternway.core.registry import get_game


def check_pack(terminal: Terminal, folder: Path, game_id: str | None, as_json: bool) -> int:
    """Check a pack and print every problem; 0 if there is none, else 2."""
    if not folder.is_dir():
        terminal.fail("cli-no-folder", folder=str(folder))
    game = get_game(game_id or game_of(folder))
    own = _content_folder(game)
    names = files_of(folder)
    problems: list[DataError] = []
    if not names:
        listed = ", ".join(files_of(own))
        problems.append(DataError(str(folder), f"there is no file (of: {listed})"))
    for name in names:
        try:
            problems += _check_file(folder, name, own)
        except DataError as error:
            problems.append(error)
    if not problems:
        problems += _ask_game(game, folder, own)
    return _report(terminal, game, folder, names, problems, as_json)


def _report(
    terminal: Terminal,
    game: Game,
    folder: Path,
    names: list[str],
    problems: list[DataError],
    as_json: bool,
) -> int:
    for problem in problems:
        terminal.complain(terminal.translator.error(problem))
    if as_json:
        terminal.json(
            {
                "game": game.id,
                "folder": str(folder),
                "files": names,
                "ok": not problems,
                "problems": [problem.text for problem in problems],
            }
        )
    elif not problems:
        terminal.say("cli-pack-good", folder=str(folder), game=game.id, n=len(names))
    return BAD_INPUT if problems else 0


def _content_folder(game: Game) -> Path:
    """The folder of the game's own content."""
    package = game.new.__module__.rpartition(".")[0]
    module = sys.modules.get(package) or importlib.import_module(package)
    return Path(module.__file__ or "").parent / "content"


def _ask_game(game: Game, folder: Path, own: Path) -> list[DataError]:
    """What the game itself finds wrong with its content when the pack's files are in it."""
    with tempfile.TemporaryDirectory() as place:
        whole = Path(place) / "content"
        shutil.copytree(own, whole)
        put_into(folder, whole)
        told = [problem.replace(str(whole), str(folder)) for problem in game.check_pack(str(whole))]
    return [DataError(str(folder), problem) for problem in told]


def _toml(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(where, f"is no TOML: {error}") from None


def _check_file(folder: Path, name: str, own: Path) -> list[DataError]:
    path = folder / name
    known = files_of(own)
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        hint = f"; did you mean '{near[0]}'?" if near else ""
        return [DataError(str(path), f"the game has no such file{hint} ({', '.join(known)})")]
    _toml(read_text(path), str(path))
    return []
