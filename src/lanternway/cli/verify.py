"""`lanternway verify`: proves that records replay, and that their chance was fair."""

from pathlib import Path
from typing import Any

from lanternway.cli.settings import read_text
from lanternway.cli.terminal import BAD_INPUT, Terminal
from lanternway.core import record
from lanternway.core.errors import LanternwayError


def verify_records(terminal: Terminal, files: list[Path], as_json: bool) -> int:
    """Verify all files; 0 if all hold, 2 if one does not."""
    results: list[dict[str, Any]] = []
    for file in files:
        try:
            result = _verify(file)
        except LanternwayError as error:
            said = terminal.translator.error(error)
            terminal.complain(said if said.startswith(str(file)) else f"{file}: {said}")
            results.append({"file": str(file), "ok": False, "error": error.text})
            continue
        results.append(result)
        if not as_json:
            message = "cli-verify-fair" if result["fair"] else "cli-verify-replays"
            terminal.say(message, file=str(file), n=result["actions"])
    if as_json:
        terminal.json(results)
    return 0 if all(result["ok"] for result in results) else BAD_INPUT


def _verify(file: Path) -> dict[str, Any]:
    read = record.parse(read_text(file))
    record.replay(read)
    if read.secret is not None:
        record.verify(read)
    return {
        "file": str(file),
        "ok": True,
        "game": read.game,
        "actions": len(read.lines),
        "finished": read.outcome is not None,
        "fair": read.secret is not None,
    }
