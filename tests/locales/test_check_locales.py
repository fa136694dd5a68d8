"""The locale check refuses what would show a person a wrong or missing text."""

import subprocess
import sys
from pathlib import Path

import pytest

from lanternway.core.languages import LANGUAGES
from tests.smallgame import GAME
from tools.check_locales import ROOT, Usage, check, scan, scan_python

SMALL = ROOT / "tests" / "smallgame"


def test_all_texts_of_the_project_pass() -> None:
    done = subprocess.run(
        [sys.executable, "tools/check_locales.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all used and complete" in done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the small game's texts, to break."""
    for language in ("en", "pl", "hu"):
        (tmp_path / language).mkdir()
        for path in (SMALL / "locales" / language).glob("*.ftl"):
            (tmp_path / language / path.name).write_text(
                path.read_text(encoding="utf-8"), encoding="utf-8"
            )
    return tmp_path


def problems(folder: Path) -> list[str]:
    found, _ = check(folder, {GAME.id: (GAME, scan(SMALL))}, Usage())
    return [str(problem) for problem in found]


def change(folder: Path, language: str, old: str, new: str) -> None:
    path = folder / language / "lantern_fair.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def only(found: list[str]) -> str:
    assert len(found) == 1, found
    return found[0]


def test_unbroken_texts_have_no_problem(folder: Path) -> None:
    assert problems(folder) == []


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_a_message_missing_in_one_language(folder: Path, language: str) -> None:
    change(folder, language, "lantern_fair-why-over =", "# lantern_fair-why-over =")
    said = only(problems(folder))
    assert "lantern_fair-why-over" in said
    assert f"({language})" in said
    assert "missing" in said


def test_a_message_that_no_english_has(folder: Path) -> None:
    change(folder, "pl", "lantern_fair-why-over =", "lantern_fair-why-ovr =")
    said = problems(folder)
    assert any("lantern_fair-why-ovr (pl): is not in English" in one for one in said)
    assert any("lantern_fair-why-over (pl): is missing" in one for one in said)


def test_a_message_that_nothing_uses(folder: Path) -> None:
    for language in ("en", "pl", "hu"):
        path = folder / language / "lantern_fair.ftl"
        with path.open("a", encoding="utf-8") as file:
            file.write("\nlantern_fair-why-rain = It rains.\n")
    assert "lantern_fair-why-rain (en): is used nowhere" in only(problems(folder))


def test_a_variable_that_english_does_not_have(folder: Path) -> None:
    change(folder, "pl", "lantern_fair-event-bid = { $seat }", "lantern_fair-event-bid = { $who }")
    said = only(problems(folder))
    assert "$who" in said
    assert "lantern_fair-event-bid (pl)" in said


def test_an_argument_that_an_action_does_not_have(folder: Path) -> None:
    for language in ("en", "pl", "hu"):
        path = folder / language / "lantern_fair.ftl"
        text = path.read_text(encoding="utf-8")
        start = text.index("lantern_fair-act-done =")
        end = text.index("\n", start)
        text = text[:start] + "lantern_fair-act-done = Done { $card }" + text[end:]
        path.write_text(text, encoding="utf-8")
    assert "uses $card; it gets nothing" in only(problems(folder))


def test_a_fact_that_an_event_does_not_have(folder: Path) -> None:
    for language in ("en", "pl", "hu"):
        change(
            folder, language, "lantern_fair-event-poured = ", "lantern_fair-event-poured = { $n } "
        )
    assert "lantern_fair-event-poured (en): uses $n" in only(problems(folder))


def test_an_action_without_a_text(folder: Path) -> None:
    for language in ("en", "pl", "hu"):
        change(folder, language, "lantern_fair-act-pour =", "# lantern_fair-act-pour =")
    assert "lantern_fair-act-pour (en): is missing" in only(problems(folder))


def test_an_unknown_function(folder: Path) -> None:
    change(
        folder, "hu", "lantern_fair-event-bid = { $seat }", "lantern_fair-event-bid = { AZ($seat) }"
    )
    assert "unknown function AZ" in only(problems(folder))


def test_a_function_called_wrongly(folder: Path) -> None:
    change(
        folder,
        "hu",
        "lantern_fair-event-bid = { $seat }",
        'lantern_fair-event-bid = { NAME($seat, case: "acc") }',
    )
    assert "wrong arguments of NAME" in only(problems(folder))


def test_a_fact_that_is_told_only_sometimes_may_have_a_text_of_its_own(folder: Path) -> None:
    usage = scan(SMALL)
    usage.add(
        scan_python('s.emit("blew", {"seat": 0})\ns.emit("blew", {"seat": 0, "far": 1})\n', "x.py")
    )
    for language in LANGUAGES:
        with (folder / language / "lantern_fair.ftl").open("a", encoding="utf-8") as file:
            file.write("\nlantern_fair-event-blew = { $seat }\n")
            file.write("lantern_fair-event-blew-far = { $seat }, { $far }\n")

    def found() -> list[str]:
        return [str(problem) for problem in check(folder, {GAME.id: (GAME, usage)}, Usage())[0]]

    assert found() == []
    for language in LANGUAGES:
        change(folder, language, "event-blew = { $seat }", "event-blew = { $far }")
    assert "uses $far; it gets $seat" in only(found())
    for language in LANGUAGES:
        change(folder, language, "event-blew = { $far }", "event-blew = { $seat }")
        change(folder, language, "event-blew-far", "event-blew-wide")
    assert "is used nowhere" in only(found())


def test_a_syntax_error_names_its_line(folder: Path) -> None:
    path = folder / "en" / "lantern_fair.ftl"
    with path.open("a", encoding="utf-8") as file:
        file.write("\nlantern_fair-broken = { $x \n")
    line = path.read_text(encoding="utf-8").count("\n")
    said = problems(folder)
    assert any("syntax" in one and f"lantern_fair.ftl:{line}" in one for one in said), said


def test_the_same_id_twice(folder: Path) -> None:
    with (folder / "hu" / "lantern_fair.ftl").open("a", encoding="utf-8") as file:
        file.write("\nlantern_fair-why-over = Vége.\n")
    assert "is also in" in only(problems(folder))


def test_sources_are_read_for_patterns_and_beginnings() -> None:
    usage = scan_python(
        'a = f"cli-simulate-{name}"\nb = "@skye-tile-" + word\n'
        'terminal.say("cli-x", n=1)\ns.emit("rolled", {"seat": 0}, None)\n',
        "x.py",
    )
    assert usage.mentions("cli-simulate-real")
    assert usage.mentions("skye-tile-castle")
    assert not usage.mentions("skye-tile")
    assert not usage.mentions("cli-other")
    assert usage.calls == [("x.py:3", "cli-x", {"n"})]
    assert usage.events == {"rolled": [({"seat"}, set())]}
