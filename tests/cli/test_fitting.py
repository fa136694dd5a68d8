"""A decision's screen: nothing that there is room for is left out."""

from collections import Counter
from dataclasses import replace

import pytest

from lanternway.core.action import Catalogue
from lanternway.locales import Translator
from lanternway.text import HEIGHT, Choice, Question, Screen, Section, fit, grid

CATALOGUE = Catalogue("fitting")
CATALOGUE.add("take", "", domains={"what": [str(n) for n in range(60)]})


def section(key: str, lines: int, spare: int) -> Section:
    return Section(key, f"Part {key}", tuple(f"{key} {n}" for n in range(lines)), spare=spare)


def shown(sections: list[Section], news: int = 0, choices: int = 2) -> list[str]:
    actions = CATALOGUE.actions[:choices]
    question = Question("What now?", "TS-1", ("",), tuple(Choice(a, (a.text,)) for a in actions))
    told = tuple(f"Thing {n} happened." for n in range(news))
    screen = Screen(("Test",), tuple(sections), question, told)
    return fit(screen, Translator("en"), actions)


def test_a_head_that_is_too_long_is_not_cut() -> None:
    head = ("A game with a long name", "Round 1 of 13", "A phase", "Ann")
    lines = fit(Screen(head, ()), Translator("en"), (), width=30)
    assert " ".join(lines) == " · ".join(head)
    assert all(len(line) <= 30 for line in lines)


def titles(lines: list[str]) -> list[str]:
    return [line.split()[2] for line in lines if line.startswith("── Part")]


def test_a_smaller_part_comes_back_when_a_larger_one_had_to_go() -> None:
    parts = [section("a", 12, 0), section("b", 14, 1), section("c", 6, 2), section("d", 3, 3)]
    lines = shown(parts)
    assert titles(lines) == ["a", "b", "d"]
    assert "table c" in lines[-1]
    assert len(lines) < HEIGHT


def test_the_news_fill_what_a_part_left_free() -> None:
    parts = [section("a", 12, 0), section("b", 20, 1)]
    lines = shown(parts, news=12)
    assert titles(lines) == ["a"]
    assert sum("happened" in line for line in lines) == 7, "and a line for those before"


def test_no_choice_goes_for_a_part_that_comes_back() -> None:
    parts = [section("a", 20, 0), section("b", 20, 1), section("c", 2, 2)]
    lines = shown(parts, choices=14)
    assert titles(lines) == ["a"]
    assert sum("take" in line for line in lines) == 14


def test_a_heading_with_nothing_below_it_is_no_news() -> None:
    actions = CATALOGUE.actions[:1]
    question = Question("What now?", "TS-1", ("",), (Choice(actions[0], ("x",)),))
    news = ("— Round 1 —", "Ann waits.", "— Round 2 —", "— Ann’s turn —")
    lines = fit(Screen(("Test",), (), question, news), Translator("en"), actions)
    assert [line for line in lines if line.startswith(("—", "·"))] == [
        "— Round 1 —",
        "· Ann waits.",
    ]


def test_a_part_that_must_be_there_is_cut_before_the_question_is() -> None:
    lines = shown([section("a", 60, 0)], choices=6)
    assert sum("take" in line for line in lines) == 6
    assert len(lines) < HEIGHT


def test_what_was_cut_is_named_and_what_is_whole_is_not() -> None:
    lines = shown([section("a", 9, 0), section("b", 60, 0), section("c", 2, 1)], choices=6)
    assert "a 8" in lines
    assert "b 59" not in lines
    assert "table b, table c" in lines[-1]
    assert "table a" not in lines[-1]


def test_of_two_beside_each_other_the_one_that_is_cut_is_named() -> None:
    low = replace(section("b", 3, 0), beside=True)
    lines = shown([section("a", 60, 0), low], choices=6)
    assert "table a ·" in lines[-1]


def test_news_go_before_anything_is_cut_that_must_be_there() -> None:
    told = [
        sum("happened" in line for line in shown([section("a", high, 0)], news=9))
        for high in (29, 30, 31)
    ]
    assert told == [2, 1, 1]
    assert "a 29" in shown([section("a", 30, 0)], news=9)
    assert "table a" in shown([section("a", 31, 0)], news=9)[-1]


WIDE = (
    ("", "prestige", "side quests", "weapons", "who stands there", "bid"),
    (
        ("Ann", "12", "3", "sword, bow and spear", "Bartholomew, Greedy 2", "70"),
        ("Bartholomew", "9", "0", "–", "nobody", "8"),
    ),
)
"""A table that is 84 wide."""


@pytest.mark.parametrize("width", range(25, 85))
def test_a_table_that_is_too_wide_loses_nothing(width: int) -> None:
    lines = grid(*WIDE, width)
    assert all(len(line) <= width for line in lines)
    words = Counter(" ".join(lines).split())
    for cell in (*WIDE[0], *(cell for row in WIDE[1] for cell in row)):
        for word in cell.split():
            assert words[word], f"{word} is whole"


def test_columns_without_room_follow_below_after_the_names() -> None:
    assert grid(("", "gold", "stands at"), (("Ann", "7", "Whitewater"),), 15) == [
        "     gold",
        "Ann     7",
        "     stands at",
        "Ann  Whitewater",
    ]


def test_a_choice_is_one_row_however_narrow() -> None:
    lines = grid(("", "", "gives"), (("1", "Take", "an extraordinary reward"),), 16, fold=False)
    assert all(len(line) <= 16 for line in lines)
    assert sum(line.startswith("1") for line in lines) == 1
    assert "".join(line[9:].strip() for line in lines[1:]) == "anextraordinaryreward"
