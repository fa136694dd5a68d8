"""Lessons: each is played as the coach asks, and by somebody who answers wrongly first."""

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from lanternway.core import state_hash
from lanternway.core.errors import LanternwayError, Refusal
from lanternway.core.languages import LANGUAGES
from lanternway.lessons import LEARNER, Lesson, LessonError, LessonPlay, get_lesson, lessons_of
from lanternway.lessons.checking import check
from lanternway.lessons.counting import counts
from lanternway.lessons.reading import DATA, load
from lanternway.locales import Translator

FILES = sorted(DATA.glob("*/[0-9]*.yaml"))
FIRST = DATA / "skye" / "01-what-wins.yaml"
PRICED = DATA / "skye" / "02-price-and-axe.yaml"


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_lesson_can_be_taken_in_every_way_it_allows(path: Path) -> None:
    check(load(path), path.name)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_wrong_answer_is_told_why_and_changes_nothing(path: Path) -> None:
    play = LessonPlay(load(path))
    told = 0
    while (step := play.step) is not None:
        before = state_hash(play.state)
        for action in play.legal() if step.accept else []:
            if step.accepts(action.text):
                continue
            reply = play.answer(action.text)
            assert not reply.right
            assert reply.said is not None
            assert not reply.moved
            told += 1
        assert state_hash(play.state) == before
        assert play.step is step
        play.answer(play.shown())
    assert told > 0


def test_there_are_lessons_of_every_game_in_their_order() -> None:
    counts = {game: len(lessons_of(game)) for game in ("dark_road", "skye", "treos")}
    assert counts == {"dark_road": 7, "skye": 8, "treos": 5}
    for game in counts:
        names = [lesson.name for lesson in lessons_of(game)]
        following = [lesson.next for lesson in lessons_of(game)]
        assert all(name in names for name in following if name)
    assert get_lesson("skye", "2") is lessons_of("skye")[1]


def test_what_the_game_forbids_is_refused_by_its_clause_and_changes_nothing() -> None:
    lesson = get_lesson("skye", "3")
    play = LessonPlay(lesson)
    while play.step is not None and not play.step.refuse:
        play.answer(play.shown())
    assert play.step is not None
    assert play.step.refuse
    notation, clause = next(iter(play.step.refuse.items()))
    before = state_hash(play.state)
    with pytest.raises(Refusal) as refused:
        play.answer(notation)
    assert refused.value.clause == clause
    assert state_hash(play.state) == before


def test_who_comes_back_goes_on_where_the_lesson_was_left() -> None:
    for lesson in lessons_of("treos"):
        play = LessonPlay(lesson)
        while play.step is not None:
            again = LessonPlay(lesson, play.answers)
            assert again.step is play.step
            assert state_hash(again.state) == state_hash(play.state)
            play.answer(play.shown())


def test_answers_that_do_not_belong_to_the_lesson_are_refused() -> None:
    lesson = get_lesson("skye", "1")
    for answers in (["", "take 30"], ["", "no such thing"], ["x"] * 3, [""] * 40):
        with pytest.raises(LanternwayError):
            LessonPlay(lesson, answers)


def test_show_me_is_always_there() -> None:
    for path in FILES:
        play = LessonPlay(load(path))
        while (step := play.step) is not None:
            shown = play.shown()
            assert not step.accept or step.accepts(shown)
            assert play.answer(shown).right


def broken(folder: Path, change: dict[str, object]) -> Path:
    """The first lesson of Skye with a field of its second step changed."""
    path = folder / FIRST.name
    shutil.copy(FIRST, path)
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    step = data["scenes"][0]["steps"][1]
    for field, value in change.items():
        if value is None:
            del step[field]
        else:
            step[field] = value
    path.write_text(yaml.safe_dump(data), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"accept": ["take 31"]}, "step sheep: accept: 'take 31' is not legal"),
        ({"accept": ["fly"]}, "step sheep: accept: 'fly' is not legal"),
        ({"point": ["scoring:Z"]}, "step sheep: point: nothing on the table is called scoring:Z"),
        ({"id": "lost"}, "step lost: title: there is no text lesson-skye-01-lost-title in en"),
        ({"facts": {"round": 2}}, "step sheep: facts: round is 1, not 2"),
        ({"facts": {"rounds": 2}}, "step sheep: facts: rounds: there is no such path"),
        ({"say": ["round"]}, "step sheep: say: lesson-skye-01-sheep-say (en) says"),
        ({"say": ["round", "9 by SK-1.1"]}, "step sheep: say: SK-1.1 does not say 9"),
        (
            {"words": {"say": ["2"]}},
            "step sheep: words.say: lesson-skye-01-sheep-say does not count 2",
        ),
        ({"words": {"shout": ["2"]}}, "step sheep.words.shout: no such path"),
        ({"wrong": None}, "step sheep: wrong: is missing"),
        ({"task": None}, "step sheep: task: a step that is answered has a task"),
        ({"then": ["1 take 3"]}, ": step sheep.then: '1 take 3': "),
        ({"then": ["0 at 0,-1"]}, "is no move of another seat"),
        ({"shout": []}, "step sheep.shout: no such path"),
        ({"say": "loud"}, "'loud' is not a list"),
    ],
)
def test_a_faulty_lesson_is_refused_by_file_step_and_field(
    tmp_path: Path, change: dict[str, object], said: str
) -> None:
    path = broken(tmp_path, change)
    with pytest.raises(LessonError) as refused:
        check(load(path), str(path))
    assert str(refused.value).startswith(str(path))
    assert said in str(refused.value)
    assert str(refused.value).count(path.name) == 1
    assert str(refused.value).count("step sheep") <= 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"icon": "cake"}, "step price-good: cases: there is no icon cake"),
        ({"show": "tile:x"}, "step price-good: cases: nothing on the table is called tile:x"),
        ({"gain": "rounds"}, "step price-good: cases: rounds: there is no such path"),
        ({"gain": "9 by SK-1.1"}, "step price-good: cases: SK-1.1 does not say 9"),
        ({"then": []}, "step price-good: case-sold-then: lesson-skye-02-price-good-case-sold-then"),
        ({"id": "lost"}, "there is no text lesson-skye-02-price-good-case-lost in en"),
        ({"shout": 1}, "cases.0.shout: no such path"),
    ],
)
def test_a_faulty_case_is_refused_by_file_step_and_field(
    tmp_path: Path, change: dict[str, object], said: str
) -> None:
    path = tmp_path / PRICED.name
    data = yaml.safe_load(PRICED.read_text(encoding="utf-8"))
    data["scenes"][0]["steps"][2]["cases"][0] |= change
    path.write_text(yaml.safe_dump(data), encoding="utf-8")
    with pytest.raises(LessonError) as refused:
        check(load(path), str(path))
    assert str(refused.value).startswith(str(path))
    assert said in str(refused.value)


def test_a_case_says_what_is_so_at_the_table() -> None:
    """What the cards promise at a price of 2, and what then comes of it."""
    play = LessonPlay(load(PRICED))
    while play.step is not None and not play.step.cases:
        play.answer(play.shown())
    sold, kept = play.cases()
    price = int(play.shown().split()[1])
    assert (sold.gain, sold.then.args, kept.gain, kept.then.args) == (
        price, {"n1": price}, None, {"n1": price},
    )  # fmt: skip


def test_a_faulty_table_of_a_lesson_is_refused_by_file_and_scene(tmp_path: Path) -> None:
    path = tmp_path / FIRST.name
    text = FIRST.read_text(encoding="utf-8")
    path.write_text(text.replace("hand: [16, 30]", "hand: [16, 300]"), encoding="utf-8")
    said = f"{path}: scenes.0.table: seats.0.hand.1: '300' is no tile of this game (1 to 73)"
    with pytest.raises(LessonError, match=re.escape(said)):
        check(load(path), str(path))


@pytest.mark.parametrize(
    ("name", "said"),
    [("99-nothing", "there is no lesson 99-nothing"), (FIRST.stem, "does not come after itself")],
)
def test_a_next_lesson_that_there_is_not_is_refused(tmp_path: Path, name: str, said: str) -> None:
    path = tmp_path / FIRST.name
    data = yaml.safe_load(FIRST.read_text(encoding="utf-8"))
    path.write_text(yaml.safe_dump(data | {"next": name}), encoding="utf-8")
    with pytest.raises(LessonError, match=re.escape(f"{path}: next: ") + f".*{said}"):
        check(load(path), str(path))
    path.write_text(yaml.safe_dump(data | {"next": "99-beside"}), encoding="utf-8")
    (tmp_path / "99-beside.yaml").touch()
    check(load(path), str(path))


def test_a_table_that_no_game_leads_to_is_refused(tmp_path: Path) -> None:
    plan = DATA / "dark_road" / "02-plan.yaml"
    path = tmp_path / plan.name
    text = plan.read_text(encoding="utf-8").replace("[lovebug]", "[woolsworth]")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError, match=r"02-plan\.yaml: step idea: table: steeds"):
        check(load(path), str(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_one_language_leaves_out_or_types_is_refused(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    source = Translator.source

    def changed(how: str) -> None:
        monkeypatch.setattr(
            Translator,
            "source",
            lambda self, id_: (
                source(self, id_).replace("{ $n1 }", how)
                if self.language == language
                else source(self, id_)
            ),
        )

    changed("")
    with pytest.raises(
        LessonError, match=rf"step goal: say: .* \({language}\) says \[\], not \['n1'\]"
    ):
        check(load(FIRST), FIRST.name)
    changed("{ $n1 } 6")
    with pytest.raises(LessonError, match=rf"step goal: say: .* \({language}\) has a typed number"):
        check(load(FIRST), FIRST.name)


@pytest.mark.parametrize(
    ("language", "word", "other"),
    [("en", "four", "five"), ("pl", "cztery", "pięć"), ("hu", "négy", "öt")],
)
def test_a_number_in_words_that_is_not_so_at_the_table_is_refused(
    monkeypatch: pytest.MonkeyPatch, language: str, word: str, other: str
) -> None:
    text = Translator.text

    def changed(self: Translator, id_: str, *args: Any) -> str:
        said = text(self, id_, *args)
        return said.replace(word, other) if self.language == language else said

    monkeypatch.setattr(Translator, "text", changed)
    with pytest.raises(LessonError, match=rf"words\.\w+: .* \({language}\) counts 5, not 4"):
        check(load(FIRST), FIRST.name)


def test_numbers_in_words_are_found_in_their_forms_and_nowhere_else() -> None:
    assert counts("en", "Two of the Three scroll twice; often one, tent, network") == [2, 3]
    assert counts("pl", "Dwóch z trzech, czterema; trzeba, dwukropek") == [2, 3, 4]
    assert counts("hu", "Mindhárom négyszer; hatás, ötlet, hetes") == [3, 4]


def test_the_learner_always_sits_in_the_first_seat_and_is_asked() -> None:
    lesson: Lesson
    for lesson in lessons_of("dark_road"):
        play = LessonPlay(lesson)
        while (step := play.step) is not None:
            if step.accept:
                assert play.state.legal(LEARNER)
            play.answer(play.shown())
