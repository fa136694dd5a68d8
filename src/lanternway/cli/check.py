"""`lanternway check`: runs positions and shows where the game differs from them."""

from pathlib import Path
from typing import Any

from lanternway.cli.terminal import BAD_INPUT, FAULT, Terminal
from lanternway.core import position
from lanternway.core.errors import LanternwayError
from lanternway.core.position import Difference, Position


def check_positions(terminal: Terminal, paths: list[Path], as_json: bool) -> int:
    """Run all position files (folders: all below); the exit code: 0 if everything holds, 1 if
    something differs, 2 if a file can't be used."""
    files = _files(terminal, paths)
    results: list[dict[str, Any]] = []
    code = 0
    for file in files:
        try:
            read = position.load(file)
            differences = position.run(read)
        except LanternwayError as error:
            code = BAD_INPUT
            results.append({"file": str(file), "ok": False, "error": error.text})
            terminal.complain(terminal.translator.error(error))
            continue
        if differences:
            code = code or FAULT
        results.append(_result(file, read, differences))
        if not as_json:
            _show(terminal, file, read, differences)
    if as_json:
        terminal.json(results)
    else:
        passed = sum(1 for result in results if result["ok"])
        terminal.say("cli-check-done", passed=passed, files=len(results))
    return code


def _files(terminal: Terminal, paths: list[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        if not found:
            terminal.fail("cli-check-empty", folder=str(path))
        files += found
    return files


def _result(file: Path, read: Position, differences: list[Difference]) -> dict[str, Any]:
    return {
        "file": str(file),
        "ok": not differences,
        "game": read.game.id,
        "title": read.title,
        "clauses": read.clauses,
        "differences": [
            {"where": one.where, "expected": one.expected, "found": one.found}
            for one in differences
        ],
    }


def _show(terminal: Terminal, file: Path, read: Position, differences: list[Difference]) -> None:
    mark = "✗" if differences else "✓"
    clauses = ", ".join(read.clauses)
    terminal.line(
        f"{mark} {file}  {clauses}  {read.title}".rstrip(), "red" if differences else None
    )
    for one in differences:
        where = one.where.removeprefix(f"{read.name}: ")
        terminal.line(f"    {where}")
        terminal.line(f"      {terminal.text('cli-check-expected')}: {one.expected}", "green")
        terminal.line(f"      {terminal.text('cli-check-found')}: {one.found}", "red")
    for clause in read.clauses if differences else []:
        text = terminal.translator.clause(read.game.id, clause)
        if text:
            terminal.line(f"    {clause}  {text}", "dim")
