"""The translator: plurals, cases, articles, references, players, and what it does with what it lacks."""

from pathlib import Path

import pytest

from lanternway.core import Event, NotationError
from lanternway.core.errors import LanternwayError
from lanternway.locales import Translator, choose, sources
from tests.smallgame import GAME

TEXTS = {
    "en": """
gained =
    { $n ->
        [one] { $seat } gains { $n } piece of { $good }.
       *[other] { $seat } gains { $n } pieces of { $good }.
    }
sold = { $seat } sells { NAME($good, form: "acc") }.
number = No. { THE($n) } of { THE($good) }.
listed = In the wagon: { $goods }.
both = { $seat } pays { $to_seat }.
plain = Just a text,
    over two lines.
pl-only = English
good-armor = armor
good-apple = apple
-brand = Lanternway
welcome = Welcome to { -brand }, { good-apple }!
""",
    "pl": """
gained =
    { $n ->
        [one] { $seat } zyskuje { $n } sztukę { NAME($good, form: "gen") }.
        [few] { $seat } zyskuje { $n } sztuki { NAME($good, form: "gen") }.
       *[many] { $seat } zyskuje { $n } sztuk { NAME($good, form: "gen") }.
    }
sold = { $seat } sprzedaje { NAME($good, form: "acc") }.
number = Nr { THE($n) }: { THE($good) }.
listed = Na wozie: { $goods }.
both = { $seat } płaci graczowi { $to_seat }.
good-armor = zbroja
    .acc = zbroję
    .gen = zbroi
good-apple = jabłko
    .gen = jabłka
""",
    "hu": """
gained = { $seat } { $n } darab { NAME($good, form: "acc") } kap.
sold = { $seat } eladja { THE(NAME($good, form: "acc")) }.
number = Ez { THE($n) }. darab: { THE($good) }.
listed = A szekéren: { $goods }.
both = { $seat } fizet neki: { $to_seat }.
good-armor = páncél
    .acc = páncélt
good-apple = alma
    .acc = almát
""",
}
PLAYERS = ["Ágnes", "Bo"]


@pytest.fixture
def speak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Translator]:
    """Translators that know the small texts above and nothing else."""
    for language, text in TEXTS.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "test.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(sources, "_folders", [tmp_path])
    return {language: Translator(language) for language in TEXTS}


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (1, "Bo zyskuje 1 sztukę zbroi."),
        (2, "Bo zyskuje 2 sztuki zbroi."),
        (4, "Bo zyskuje 4 sztuki zbroi."),
        (5, "Bo zyskuje 5 sztuk zbroi."),
        (12, "Bo zyskuje 12 sztuk zbroi."),
        (22, "Bo zyskuje 22 sztuki zbroi."),
        (0, "Bo zyskuje 0 sztuk zbroi."),
    ],
)
def test_polish_plural_and_case(speak: dict[str, Translator], n: int, expected: str) -> None:
    args = {"seat": 1, "n": n, "good": "@good-armor"}
    assert speak["pl"].text("gained", args, PLAYERS) == expected


def test_a_case_that_a_name_lacks_is_its_plain_form(speak: dict[str, Translator]) -> None:
    sold = speak["pl"].text("sold", {"seat": 0, "good": "@good-apple"}, PLAYERS)
    assert sold == "Ágnes sprzedaje jabłko."


@pytest.mark.parametrize(
    ("good", "expected"),
    [("armor", "Bo eladja a páncélt."), ("apple", "Bo eladja az almát.")],
)
def test_hungarian_article_before_a_case(
    speak: dict[str, Translator], good: str, expected: str
) -> None:
    assert speak["hu"].text("sold", {"seat": 1, "good": f"@good-{good}"}, PLAYERS) == expected


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (1, "Ez az 1. darab: az alma."),
        (4, "Ez a 4. darab: az alma."),
        (5, "Ez az 5. darab: az alma."),
        (1000, "Ez az 1\u00a0000. darab: az alma."),
        (10_000, "Ez a 10\u00a0000. darab: az alma."),
    ],
)
def test_hungarian_article_before_numbers(
    speak: dict[str, Translator], n: int, expected: str
) -> None:
    assert speak["hu"].text("number", {"n": n, "good": "@good-apple"}) == expected


def test_the_article_is_hungarian_only(speak: dict[str, Translator]) -> None:
    args = {"n": 5, "good": "@good-apple"}
    assert speak["en"].text("number", args) == "No. 5 of apple."
    assert speak["pl"].text("number", args) == "Nr 5: jabłko."


def test_lists_are_joined_as_the_language_does(speak: dict[str, Translator]) -> None:
    args = {"goods": ["@good-armor", "@good-apple", "@good-armor"]}
    assert speak["en"].text("listed", args) == "In the wagon: armor, apple, and armor."
    assert speak["pl"].text("listed", args) == "Na wozie: zbroja, jabłko i zbroja."
    assert speak["hu"].text("listed", args) == "A szekéren: páncél, alma és páncél."


def test_every_kind_of_seat_is_a_player(speak: dict[str, Translator]) -> None:
    assert speak["en"].text("both", {"seat": 0, "to_seat": 1}, PLAYERS) == "Ágnes pays Bo."


def test_terms_and_messages_inside_a_message(speak: dict[str, Translator]) -> None:
    assert speak["en"].text("welcome") == "Welcome to Lanternway, apple!"


def test_a_text_over_several_lines(speak: dict[str, Translator]) -> None:
    assert speak["en"].text("plain") == "Just a text,\nover two lines."


def test_what_a_language_lacks_is_said_in_english(speak: dict[str, Translator]) -> None:
    assert speak["hu"].text("pl-only") == "English"
    assert speak["hu"].text("nowhere-at-all") == "nowhere-at-all"


def test_the_quick_way_says_what_fluent_says(
    speak: dict[str, Translator], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = [speak[language].text("both", {"seat": 0, "to_seat": 1}, PLAYERS) for language in TEXTS]
    quick += [speak["en"].text("plain"), speak["en"].text("pl-only")]
    monkeypatch.setattr(sources, "simple_text", lambda source: None)
    slow = [speak[language].text("both", {"seat": 0, "to_seat": 1}, PLAYERS) for language in TEXTS]
    slow += [speak["en"].text("plain"), speak["en"].text("pl-only")]
    assert quick == slow


# --- with the small game's texts -------------------------------------------------------------------


@pytest.fixture
def hungarian() -> Translator:
    sources.add_folder(Path("tests/smallgame/locales").resolve())
    return Translator("hu")


def test_actions_are_said_with_the_names_of_things(hungarian: Translator) -> None:
    english = Translator("en")
    action = GAME.catalogue.parse("light candle")
    assert "candle" in english.action(action).lower()
    assert "gyertya" in hungarian.action(action).lower()


def test_a_choice_says_what_it_costs_now() -> None:
    sources.add_folder(Path("tests/smallgame/locales").resolve())
    english, pay = Translator("en"), GAME.catalogue.parse("pay")
    assert english.action(pay) == "Pay a coin"
    assert english.action(pay, facts={"coins": 3}) == "Pay one of your 3 coins"


def test_an_event_says_its_secret_only_to_its_audience() -> None:
    sources.add_folder(Path("tests/smallgame/locales").resolve())
    event = Event("committed", {"seat": 0}, {"coins": 3}, (0,))
    english = Translator("en")
    assert "3" in english.event("lantern_fair", event.project(0), PLAYERS)
    assert "3" not in english.event("lantern_fair", event.project(1), PLAYERS)


def test_clauses_have_texts(hungarian: Translator) -> None:
    assert hungarian.clause("lantern_fair", "LF-2.1")
    assert hungarian.clause("lantern_fair", "LF-" + "99.9") == ""


def test_errors_guess_what_was_meant() -> None:
    said = Translator("pl").error(NotationError("bit 3", ["bid 3"]))
    assert "bit 3" in said
    assert said.endswith("Czy chodziło o bid 3?")
    assert Translator("pl").error(LanternwayError("plain words")) == "plain words"


# --- which language --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "hu_HU", "LANG": "pl_PL"}, "hu"),
        ({"LANTERNWAY_LANG": "pl", "LC_ALL": "hu_HU"}, "pl"),
    ],
)
def test_the_system_says_which_language(environment: dict[str, str], expected: str) -> None:
    assert choose(None, environment) == expected


def test_a_language_that_was_asked_for_must_exist() -> None:
    assert choose("hu-HU", {}) == "hu"
    with pytest.raises(LanternwayError, match="there is no language 'de'"):
        choose("de", {})
