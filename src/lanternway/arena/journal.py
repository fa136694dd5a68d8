"""The journal of a contest: a file with one line per block, so that an interrupted contest can resume."""

import json
from pathlib import Path
from typing import Any, Final

from lanternway.arena.contest import Block, Contest
from lanternway.core.errors import DataError

FORMAT: Final = 1


class Journal:
    """Blocks played so far. The first line says which contest; every other is a block, as it came."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.path: Path | None = path
        self.blocks: dict[int, Block] = {}
        if path is None:
            return
        header = {"lanternway-arena": FORMAT, **contest.to_data()}
        if path.exists() and path.stat().st_size > 0:  # a kill may leave it empty
            self._read(path, header)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(header) + "\n", encoding="utf-8")

    def _read(self, path: Path, header: dict[str, Any]) -> None:
        text = path.read_text(encoding="utf-8")
        lines = text.split("\n")
        if _read_line(lines[0]) != header:
            raise DataError(str(path), "is the journal of another contest")
        whole = lines[1:-1]  # what follows the last line end was cut off while writing
        for number, line in enumerate(whole, 2):
            data = _read_line(line)
            if data is None:
                raise DataError(f"{path}: line {number}", "can't be read")
            block = Block.from_data(data)
            self.blocks[block.number] = block
        if lines[-1]:
            path.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")

    def add(self, block: Block) -> None:
        self.blocks[block.number] = block
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(block.to_data()) + "\n")

    def in_order(self) -> list[Block]:
        """The blocks from the first on without a gap: what statistics may use."""
        found: list[Block] = []
        while len(found) in self.blocks:
            found.append(self.blocks[len(found)])
        return found


def _read_line(line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None
