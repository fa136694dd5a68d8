"""`lanternway lessons check`: plays lessons in every way they allow and says what is wrong with them."""

from pathlib import Path

from lanternway.cli.terminal import BAD_INPUT, Terminal
from lanternway.core.errors import LanternwayError
from lanternway.lessons.checking import check
from lanternway.lessons.reading import DATA, load


def check_lessons(terminal: Terminal, paths: list[Path], as_json: bool) -> int:
    """Check lesson files (folders: all below; none: the package's own); the exit code."""
    results: list[dict[str, object]] = []
    code = 0
    for file in _files(terminal, paths or [DATA]):
        try:
            played = check(load(file), str(file))
        except LanternwayError as error:
            code = BAD_INPUT
            results.append({"file": str(file), "ok": False, "error": error.text})
            terminal.complain(terminal.translator.error(error))
            continue
        results.append(
            {
                "file": str(file),
                "ok": True,
                "steps": played.steps,
                "acts": played.acts,
                "ways": played.ways,
            }
        )
        if not as_json:
            name = f"{file.parent.name}/{file.stem}"
            terminal.say(
                "cli-lessons-good",
                name=name,
                steps=played.steps,
                acts=played.acts,
                ways=played.ways,
            )
    if as_json:
        terminal.json(results)
    else:
        passed = sum(1 for result in results if result["ok"])
        terminal.say("cli-lessons-done", passed=passed, files=len(results))
    return code


def _files(terminal: Terminal, paths: list[Path]) -> list[Path]:
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("[0-9]*.yaml")) if path.is_dir() else [path]
        if not found:
            terminal.fail("cli-check-empty", folder=str(path))
        files += found
    return files
