"""The check of the wording finds what a player would stumble over, and nothing else."""

from pathlib import Path

import pytest

from lanternway.core.languages import LANGUAGES
from tools.check_locales import GLOSSARY, check_wording
from tools.locales import copied
from tools.locales.glossary import Glossary, GlossaryError, read_glossary

DIE = """
[illuminated_die]
en = { term = "illuminated die", stems = ["illuminated di"] }
pl = { term = "kość blasku", stems = ["koś blasku"], not = ["rozświetlon"], source = "p. 4" }
hu = { term = "világító kocka", stems = ["világító kock"], not = ["fénykock"], source = "p. 5" }
names = ["road-thing-die"]
except = { road-clause-1 = "speaks of another die" }
"""
COINS = "{ $n ->\n    [one] monetę\n    [few] monety\n   *[other] monet\n}"


@pytest.fixture
def glossary(tmp_path: Path) -> Glossary:
    (tmp_path / "road.toml").write_text(DIE, encoding="utf-8")
    return read_glossary(tmp_path, ["road"])


def faults(folder: Path, glossary: Glossary, **texts: str) -> list[str]:
    """What is found in texts, given as `pl="road-act-x = …"`; other languages say what is right."""
    usual = {
        "en": "road-thing-die = illuminated die\nroad-clause-1 = An illuminated die.",
        "pl": "road-thing-die = kość blasku\nroad-clause-1 = Kość.",
        "hu": "road-thing-die = világító kocka\nroad-clause-1 = Kocka.",
    }
    for language in LANGUAGES:
        (folder / language).mkdir(exist_ok=True)
        text = usual[language] + "\n" + texts.get(language, "") + "\n"
        (folder / language / "road.ftl").write_text(text, encoding="utf-8")
    return [
        str(one) for found in check_wording(folder, glossary, ["road"]).values() for one in found
    ]


def only(found: list[str]) -> str:
    assert len(found) == 1, found
    return found[0]


def test_right_words_pass(tmp_path: Path, glossary: Glossary) -> None:
    found = faults(
        tmp_path,
        glossary,
        en="road-act-gain = Gain { $n } illuminated dice",
        pl="road-act-gain = Zyskaj kości blasku: { $n }",
        hu="road-act-gain = Szerezz { $n } világító kockát",
    )
    assert found == []


def test_another_word_for_a_thing(tmp_path: Path, glossary: Glossary) -> None:
    said = only(faults(tmp_path, glossary, pl="road-act-gain = Weź rozświetloną kość"))
    assert "says 'rozświetloną'; the word is 'kość blasku'" in said


def test_a_term_that_only_english_uses(tmp_path: Path, glossary: Glossary) -> None:
    english = "road-act-gain = Gain an illuminated die"
    said = only(faults(tmp_path, glossary, en=english, pl="road-act-gain = Weź kość"))
    assert "road-act-gain (pl): lacks 'kość blasku'" in said


def test_a_name_says_the_term_and_nothing_else(tmp_path: Path) -> None:
    wrong = DIE.replace('term = "kość blasku"', 'term = "kość światła"')
    (tmp_path / "road.toml").write_text(wrong, encoding="utf-8")
    said = only(faults(tmp_path, read_glossary(tmp_path, ["road"])))
    assert "is the name of 'kość światła', and says otherwise" in said


@pytest.mark.parametrize(
    ("language", "text", "what"),
    [
        ("en", "road-event-x = { $tile } has a broch.", "UP(…) begins a sentence"),
        ("en", "road-event-x = gains a coin.", "begins in lower case"),
        ("pl", "road-event-x = Zyskaj { $n } monety.", "one, few, many"),
        ("pl", "road-x = { $n ->\n    [one] moneta\n   *[other] monet\n}", "without few"),
        ("hu", "road-event-x = Vedd el a { $good } lapkát.", "THE(…) chooses the article"),
        ("hu", "road-event-x = Vedd el a almát.", "the article is az"),
        ("hu", "road-event-x = Dobj { $n }-t.", "an ending after what is filled in"),
    ],
)
def test_what_is_wrong_in_a_language(
    tmp_path: Path, glossary: Glossary, language: str, text: str, what: str
) -> None:
    assert what in only(faults(tmp_path, glossary, **{language: text}))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "road-event-x = { $seat } gains a coin."),
        ("en", "road-event-x = { UP($tile) } has a broch."),
        (
            "pl",
            "road-event-x = Masz { $n } { $n ->\n    [one] monetę\n    [few] monety\n   *[other] monet\n}.",
        ),
        ("hu", "road-event-x = Vedd el { THE($good) }, az almát és a körtét."),
    ],
)
def test_what_is_right_in_a_language(
    tmp_path: Path, glossary: Glossary, language: str, text: str
) -> None:
    assert faults(tmp_path, glossary, **{language: text}) == []


def test_eight_words_of_a_book_are_found_by_their_hashes_alone() -> None:
    book = "On a cold night the lantern keeper counts the coins of the day"
    runs = frozenset(copied.runs_of(book))
    assert list(copied.copied("On a cold night, the lantern keeper counts nothing.", runs)) == [
        "on a cold night the lantern keeper counts"
    ]
    assert list(copied.copied("On a cold night the lantern-keeper sleeps.", runs)) == []
    assert len(copied.known_runs()) > 30000


def test_an_entry_that_cannot_be_meant(tmp_path: Path) -> None:
    (tmp_path / "road.toml").write_text('[die]\nen = { trem = "die" }\n', encoding="utf-8")
    with pytest.raises(GlossaryError, match=r"road\.toml: die\.en: unknown trem"):
        read_glossary(tmp_path, ["road"])
    (tmp_path / "road.toml").write_text('[die]\nexcept = { a = " " }\n', encoding="utf-8")
    with pytest.raises(GlossaryError, match="except a has no reason"):
        read_glossary(tmp_path, ["road"])


def test_every_game_is_held_to_its_glossary() -> None:
    known = read_glossary(GLOSSARY, ["dark_road", "skye", "treos"])
    for game, least in (("dark_road", 100), ("skye", 40), ("treos", 30)):
        assert sum(one.area.split("-")[0] == game for one in known.concepts) >= least, game
