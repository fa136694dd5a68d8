"""The locale check refuses what would show a person a wrong or missing text."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lanternway.core import EventKind, Fact
from lanternway.core.event import NUMBER, SEAT, optional, thing
from lanternway.core.languages import LANGUAGES
from tests.smallgame import GAME
from tools.check_locales import ROOT, check
from tools.locales.sources import Usage, scan, scan_python

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
    change(folder, "hu", "meggyújtja: { $card }", 'meggyújtja: { NAME($card, case: "acc") }')
    assert "wrong arguments of NAME" in only(problems(folder))


@pytest.fixture
def declare(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Gives the small game a kind of event more, `blew`, with texts by the end of their ids."""

    def add(facts: dict[str, Fact], secret: dict[str, Fact], **texts: str) -> None:
        monkeypatch.setitem(GAME.events.all, "blew", EventKind("blew", facts, secret))
        for language in LANGUAGES:
            with (folder / language / "lantern_fair.ftl").open("a", encoding="utf-8") as file:
                for end, text in texts.items():
                    file.write(f"\nlantern_fair-event-{end.replace('_', '-')} = {text}\n")

    return add


BLEW = {"seat": SEAT, "far": optional(NUMBER)}


def test_a_fact_that_is_told_only_sometimes_has_a_text_of_its_own(
    folder: Path, declare: Callable[..., None]
) -> None:
    declare(BLEW, {}, blew="{ $seat }", blew_far="{ $seat }, { $far }")
    assert problems(folder) == []
    for language in LANGUAGES:
        change(folder, language, "event-blew = { $seat }", "event-blew = { $far }")
    assert "uses $far; it gets $seat" in only(problems(folder))
    for language in LANGUAGES:
        change(folder, language, "event-blew = { $far }", "event-blew = { $seat }")
        change(folder, language, "event-blew-far", "event-blew-wide")
    found = problems(folder)
    assert any("event-blew-far (en): is missing" in one for one in found)
    assert any("event-blew-wide (en): is used nowhere" in one for one in found)


def test_a_secret_has_a_text_of_its_own(folder: Path, declare: Callable[..., None]) -> None:
    declare(
        {"seat": SEAT}, {"coins": NUMBER}, blew="{ $seat }: { $coins }", blew_secret="{ $coins }"
    )
    assert "event-blew (en): uses $coins; it gets $seat" in only(problems(folder))
    for language in LANGUAGES:
        change(folder, language, "event-blew = { $seat }: { $coins }", "event-blew = { $seat }")
    assert problems(folder) == []
    for language in LANGUAGES:
        change(folder, language, "lantern_fair-event-blew-secret", "# ")
    assert "event-blew-secret (en): is missing" in only(problems(folder))


def test_only_what_has_a_name_has_forms(folder: Path, declare: Callable[..., None]) -> None:
    declare({"seat": SEAT, "card": thing("card")}, {}, blew="{ NAME($card) }: { $seat }")
    assert problems(folder) == []
    change(folder, "pl", "{ NAME($card) }: { $seat }", "{ $card }: { NAME($seat) }")
    said = only(problems(folder))
    assert "event-blew (pl): NAME of a seat, which has no name" in said


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
        'a = f"cli-simulate-{name}"\nb = "@skye-tile-" + word\nterminal.say("cli-x", n=1)\n',
        "x.py",
    )
    assert usage.mentions("cli-simulate-real")
    assert usage.mentions("skye-tile-castle")
    assert not usage.mentions("skye-tile")
    assert not usage.mentions("cli-other")
    assert usage.calls == [("x.py:3", "cli-x", {"n"})]
