"""Playing with content packs: LANTERNWAY_PACKS names their folders, separated like those of PATH.

A pack is a folder with `pack.toml` (`game = "skye"`) and files named like those of the game's `content/`;
what it leaves out stays as it is. A game asks here where its content lies. Records name the content they
were played with by its hash, so a game of a pack never opens as one of another.
"""

import os
import shutil
import tempfile
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from lanternway.core.errors import DataError

MANIFEST: Final = "pack.toml"
_merged: Final[list["tempfile.TemporaryDirectory[str]"]] = []
"""Kept until the program ends."""


@cache
def content_folder(game_id: str, own: Path) -> Path:
    """The game's own content folder, or a copy with the files of the packs for this game in it."""
    packs = [pack for pack in chosen_packs() if game_of(pack) == game_id]
    if not packs:
        return own
    place: tempfile.TemporaryDirectory[str] = tempfile.TemporaryDirectory()
    _merged.append(place)
    whole = Path(place.name) / "content"
    shutil.copytree(own, whole)
    for pack in packs:
        put_into(pack, whole)
    return whole


def chosen_packs() -> list[Path]:
    """The folders that LANTERNWAY_PACKS names."""
    named = os.environ.get("LANTERNWAY_PACKS", "").split(os.pathsep)
    return [Path(name) for name in named if name]


def game_of(pack: Path) -> str:
    """The game that a pack is for."""
    manifest = pack / MANIFEST
    try:
        told = tomllib.loads(manifest.read_text("utf-8")).get("game")
    except OSError:
        raise DataError(str(manifest), "no such file; a pack needs it") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(str(manifest), f"is no TOML: {error}") from None
    if not isinstance(told, str):
        raise DataError(str(manifest), 'there is no game = "…"')
    return told


def files_of(folder: Path) -> list[str]:
    """The content files of a folder, by their path in it."""
    names = [path.relative_to(folder).as_posix() for path in folder.rglob("*.toml")]
    return sorted(name for name in names if name != MANIFEST)


def put_into(pack: Path, whole: Path) -> None:
    """Copy a pack's files over a whole content folder; they must be files that are there."""
    for name in files_of(pack):
        if not (whole / name).is_file():
            raise DataError(str(pack / name), "the game has no such file")
        shutil.copyfile(pack / name, whole / name)
