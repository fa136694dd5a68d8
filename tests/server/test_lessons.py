"""Lessons over the network: a whole one is taken, progress is kept, and nothing else can be had by it."""

from typing import Any

import pytest

from lanternway.core import game_ids
from lanternway.lessons import Lesson, LessonPlay, lessons_of
from lanternway.server import classroom
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import run, served


async def take(person: Person, lesson: dict[str, Any], answers: list[str]) -> list[str]:
    """Take a lesson by doing what the coach would show, to its end."""
    path = f"lessons/{lesson['game']}/{lesson['name']}"
    turn = (await person.post(path, answers=answers)).json()
    while turn["step"] is not None:
        assert turn["step"]["task"] is None or turn["step"]["best"] in turn["step"]["accepted"]
        turn = (
            await person.post(path, answers=turn["answers"], answer=turn["step"]["best"])
        ).json()
        assert turn["right"]
    return list(turn["answers"])


def test_a_lesson_is_taken_and_progress_is_kept(store: str) -> None:
    async def main() -> None:
        async with served(store) as (_, url), Person(url, "Ada") as ada, Person(url, "Bo") as bo:
            games = (await ada.get("lessons"))["games"]
            assert {one["game"]: len(one["lessons"]) for one in games} == {
                "dark_road": 7, "skye": 8, "treos": 5,
            }  # fmt: skip
            first = next(one for one in games if one["game"] == "skye")["lessons"][0]
            assert first["steps"] == [step.id for step in lessons_of("skye")[0].steps]
            path = f"lessons/skye/{first['name']}"
            begun = (await ada.post(path, answers=[], answer="")).json()
            assert begun["right"]
            found = await lesson_of(ada, first["name"])
            assert found["answers"] == [""]
            assert not found["passed"]
            await take(ada, first, begun["answers"])
            assert (await lesson_of(ada, first["name"]))["passed"]
            assert not (await lesson_of(bo, first["name"]))["passed"]
            await ada.post(path, answers=[], answer="")
            assert (await lesson_of(ada, first["name"]))["passed"]  # once passed, for good

    run(main())


def test_a_first_game_is_gone_on_with_and_reviewed(store: str) -> None:
    async def main() -> None:
        async with served(store) as (_, url), Person(url, "Ada") as ada, Person(url, "Bo") as bo:
            duel = await first_game(ada, "treos", "duel")
            assert (duel["playing"], duel["played"]) == (None, None)
            seats = [{"kind": "me"}, *({"kind": "bot", "level": one} for one in duel["bots"])]
            made: dict[str, Any] = {}
            for options, is_one in (({}, False), (duel["options"], True)):
                made = (await ada.post("tables", game="treos", options=options, seats=seats)).json()
                assert (await first_game(ada, "treos", "duel"))["playing"] is None  # not yet begun
                await ada.post(f"tables/{made['id']}/start")
                now = await first_game(ada, "treos", "duel")
                assert (now["playing"], now["played"]) == (made["id"] if is_one else None, None)
            await ada.post(f"tables/{made['id']}/end", id="end", seat=0)
            after = await first_game(ada, "treos", "duel")
            assert (after["playing"], after["played"]) == (None, made["id"])
            assert await first_game(bo, "treos", "duel") == duel

    run(main())


async def first_game(person: Person, game: str, name: str) -> dict[str, Any]:
    games = (await person.get("lessons"))["games"]
    guide = next(one for one in games if one["game"] == game)
    found: dict[str, Any] = next(one for one in guide["first_games"] if one["name"] == name)
    return found


async def lesson_of(person: Person, name: str) -> dict[str, Any]:
    games = (await person.get("lessons"))["games"]
    lessons = [one for game in games for one in game["lessons"] if one["name"] == name]
    found: dict[str, Any] = next(one for one in lessons if one["game"] == "skye")
    return found


def test_the_list_of_lessons_plays_none_that_was_played_for_it_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All of them together take as long as twenty other requests."""
    played: list[str] = []

    class Counted(LessonPlay):
        def __init__(self, lesson: Lesson, answers: list[str]) -> None:
            played.append(lesson.id)
            super().__init__(lesson, answers)

    monkeypatch.setattr(classroom, "LessonPlay", Counted)

    async def main() -> None:
        async with inside.services() as services:
            ada = await inside.person(services, "Ada")
            lesson = lessons_of("skye")[0]
            await services.store.keep_progress(ada.id, lesson.id, [""], False)
            first = await services.classroom.learning(ada.id)
            assert len(played) <= 1
            played.clear()
            assert await services.classroom.learning(ada.id) == first
            assert played == []

    run(main())


def test_a_wrong_answer_is_told_and_not_done_and_a_forbidden_one_is_refused(
    sqlite_store: str,
) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            path = "lessons/skye/01-what-wins"
            turn = (await ada.post(path, answers=[""], answer="take 30")).json()
            assert not turn["right"]
            assert turn["said"]["message"] == "lesson-skye-01-sheep-wrong"
            assert turn["moves"] == []
            assert turn["answers"] == [""]
            refused = (await ada.post(path, 409, answers=[""], answer="take 45")).json()
            assert refused["clause"].startswith("SK-")
            shown = (await ada.post(f"{path}/preview", answers=[""], notation="take 16")).json()
            assert not shown["uncertain"]
            said = (await ada.post(f"{path}/text", answers=[""], lang="hu")).json()
            assert said["sections"]
            assert {one["notation"] for one in said["question"]["choices"]} == {
                one["notation"] for one in turn["picture"]["legal"]
            }

    run(main())


def test_nonsense_is_answered_in_a_sentence(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            await ada.post("lessons/skye/99-nothing", 400)
            await ada.post("lessons/chess/01", 400)
            await ada.post("lessons/skye/1", 400, answers=["take 30"])
            await ada.post("lessons/skye/1", 400, answers=["", "sing"])
            await ada.post("lessons/skye/1", 400, answers=[""] * 41)
            await ada.post("lessons/skye/1", 400, answers=[3])
            await ada.post("lessons/skye/1/preview", 400, notation="sing")
            await ada.post("lessons/skye/1/text", 400, answers=["sing"])
            await ada.post("lessons/skye/1/text", 400, lang="tlh")

    run(main())


def test_a_tip_is_for_who_sits_there_and_comes_before_the_mistake(sqlite_store: str) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store) as (_, url),
            Person(url, "Ada") as ada,
            Person(url, "Bo") as bo,
        ):
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            table = (await ada.post("tables", game="skye", seats=seats)).json()["id"]
            await ada.post(f"tables/{table}/start")
            picture = await ada.picture(table, 0)
            axe = next(one["notation"] for one in picture["legal"] if one["verb"] == "axe")
            await ada.post(f"tables/{table}/act", id="a1", seat=0, seq=picture["seq"], notation=axe)
            tip = await ada.get(f"tables/{table}/tip", seat=0, chosen="price 4")
            assert [one["message"] for one in tip["tips"]] == ["tip-skye-nobody-can-pay"]
            for chosen, known in (("price 4", "nobody-can-pay,spend-all"), ("price 1", "")):
                told = await ada.get(f"tables/{table}/tip", seat=0, chosen=chosen, known=known)
                assert told["tips"] == []
            prices = ["price 1", "price 4", "done"]  # one after the other, as the page sends them
            told = await ada.get(f"tables/{table}/tip", seat=0, chosen=prices, known="spend-all")
            assert [one["id"] for one in told["tips"]] == ["nobody-can-pay"]
            await ada.get(f"tables/{table}/tip", 400, seat=0, chosen=["price 1", "sing"])
            await ada.get(f"tables/{table}/tip", 400, seat=0, chosen=["price 1"] * 13)
            await bo.get(f"tables/{table}/tip", 403, seat=0, chosen="price 4")

    run(main())


@pytest.mark.parametrize("lesson", [one for game in game_ids() for one in lessons_of(game)])
def test_every_lesson_that_does_not_end_its_game_can_be_played_on(lesson: Lesson) -> None:
    play = LessonPlay(lesson)
    while play.step is not None:
        play.answer(play.shown())
    match = classroom.standing(lesson.game.id, lesson.name, play.answers)
    assert match.state.is_over() == play.state.is_over()
    assert match.state.view(0).data == play.state.view(0).data
    assert match.state.to_move() == play.state.to_move()


def test_a_lesson_is_played_on_against_bots(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            path = "lessons/treos/02-arrows"
            lesson = next(one for one in lessons_of("treos") if one.name == "02-arrows")
            answers = await take(ada, {"game": "treos", "name": lesson.name}, [])
            made = (await ada.post(f"{path}/play", 201, answers=answers, level="level:1")).json()
            assert [seat["kind"] for seat in made["seats"]] == ["person", "bot"]
            assert (await ada.picture(made["id"], 0))["table"]["status"] == "playing"
            await ada.post(f"{path}/play", 400, answers=answers, level="nobody")
            over = await take(ada, {"game": "skye", "name": "01-what-wins"}, [])
            await ada.post("lessons/skye/1/play", 409, answers=over, level="level:1")

    run(main())


def test_a_game_that_there_is_not_is_no_folder(sqlite_store: str) -> None:
    """However it is called: it is not looked for, and not remembered."""

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            before = lessons_of.cache_info().currsize
            for game in ("x" * 300, "%2e%2e", "..%2F..%2Fgames", "%00", "nothing"):
                for path in (f"lessons/{game}/1", f"lessons/{game}/1/preview"):
                    answer = await ada.http.post(path, json={"notation": "x"})
                    assert answer.status_code in (400, 404), answer.text
            assert lessons_of.cache_info().currsize <= before + len(game_ids())

    run(main())
