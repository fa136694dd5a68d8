"""Puzzles over the network: the list, tries, what is kept, the puzzle of the day."""

import datetime
from typing import Any

from lanternway.puzzles import days
from lanternway.puzzles.puzzle import Puzzle
from tests.puzzles.packs import first
from tests.server.people import Person
from tests.server.serving import run, served


async def listed(person: Person, puzzle: Puzzle) -> dict[str, Any]:
    found = (await person.get("puzzles"))["puzzles"]
    one: dict[str, Any] = next(info for info in found if info["id"] == puzzle.id)
    return one


def test_tries_are_told_kept_and_explained(store: str) -> None:
    async def main() -> None:
        puzzle = first("skye")
        path = f"puzzles/skye/{puzzle.id}"
        wrong = puzzle.judged[-1]
        async with served(store) as (_, url), Person(url, "Ada") as ada, Person(url, "Bo") as bo:
            assert (await listed(ada, puzzle))["state"] == "new"
            asked = (await ada.post(path)).json()
            assert (asked["left"], asked["explained"], asked["hint"], asked["fails"]) == (
                3,
                None,
                [],
                [],
            )
            assert (await ada.post(path, hint=True)).json()["hint"]
            turn = (await ada.post(path, answer=wrong.action)).json()
            assert (turn["left"], turn["chances"], turn["explained"]) == (2, [wrong.chance], None)
            assert (await listed(ada, puzzle))["tries"] == [wrong.action]
            await ada.post(path, 409, tries=[wrong.action], answer="axe 3")
            assert (await listed(ada, puzzle))["state"] == "begun"
            turn = (await ada.post(path, tries=[wrong.action], answer=puzzle.best.action)).json()
            assert (turn["left"], turn["puzzle"]["state"]) == (0, "solved")
            explained = turn["explained"]
            assert explained["played"] == wrong.action
            assert explained["ideas"][0]["action"] == puzzle.best.action
            assert explained["ideas"][0]["reasons"]
            assert turn["next"] not in ("", puzzle.id)
            await ada.post(path, answer="")  # looked at again
            mine = await listed(ada, puzzle)
            assert (mine["state"], mine["tries"]) == ("solved", [wrong.action, puzzle.best.action])
            assert (await listed(bo, puzzle))["state"] == "new"

    run(main())


def test_the_puzzle_of_the_day_counts_days_in_a_row(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            daily = (await ada.get("puzzles"))["daily"]
            day = datetime.date.fromisoformat(daily["day"])
            week = days.week_until(day)
            assert (daily["puzzle"]["id"], daily["row"]) == (week[-1].id, 0)
            for puzzle in week[-3:-1]:
                path = f"puzzles/{puzzle.game}/{puzzle.id}"
                await ada.post(path, answer=puzzle.best.action)
            daily = (await ada.get("puzzles"))["daily"]
            assert daily["week"] == [False, False, False, False, True, True, False]
            assert daily["row"] == 2

    run(main())


def test_nonsense_is_answered_in_a_sentence(sqlite_store: str) -> None:
    async def main() -> None:
        id_ = first("skye").id
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            await ada.post("puzzles/skye/nothing", 400)
            await ada.post(f"puzzles/chess/{id_}", 400)
            await ada.post(f"puzzles/..%2f/{id_}", 400)
            await ada.post(f"puzzles/skye/{id_}", 400, answer="sing")
            await ada.post(f"puzzles/skye/{id_}", 400, tries=["sing"])
            await ada.post(f"puzzles/skye/{id_}", 400, tries=["", ""])
            await ada.post(f"puzzles/skye/{id_}", 400, tries=["pass"] * 5)
            await ada.post(f"puzzles/skye/{id_}/preview", 400, notation="sing")
            said = (await ada.post(f"puzzles/skye/{id_}/text", lang="pl")).json()
            assert said["question"]["choices"]

    run(main())
