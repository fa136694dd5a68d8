"""Tips about prices: the page gathers axe, prices and done, and asks about all of them before they go."""

import pytest

from lanternway.core import get_game
from lanternway.core.position import Position, table
from lanternway.server import classroom, looking
from tests.server import inside
from tests.server.serving import run

SKYE = get_game("skye")
FEW = {"seats.0.gold": 5, "seats.0.drawn": [16, 60, 31]}
MANY = {"round": 3, "seats.0.gold": 9, "seats.0.drawn": [16, 60, 31]}
LATER = {**FEW, "round": 2}


@pytest.mark.parametrize(
    ("facts", "answers", "told"),
    [
        (FEW, ["axe 2", "price 2", "price 3", "done"], "spend-all"),
        (FEW, ["axe 2", "price 2", "price 2", "done"], None),
        (FEW, ["axe 2", "price 4", "price 1", "done"], "nobody-can-pay"),
        (FEW, ["axe 2", "price 1", "price 3", "done"], None),
        (LATER, ["axe 2", "price 1", "price 1", "done"], None),
        (MANY, ["axe 2", "price 4", "price 1", "done"], "sold-for-one"),
        (MANY, ["axe 2", "price 4", "price 2", "done"], None),
        (FEW, ["axe 2", "price 9", "price 1", "done"], None),  # is not to be had: nothing is said
    ],
)
def test_what_is_gathered_is_asked_about_answer_by_answer(
    facts: dict[str, object], answers: list[str], told: str | None
) -> None:
    async def main() -> None:
        async with inside.services() as server:
            persons = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, persons, "skye")
            assert room.table.match is not None
            match = room.table.match.fork()
            match.state = table(
                Position("prices", SKYE, [], "", {}, 2, 0, dict(facts), {}, script=[])
            )
            room.table.match = match
            sight = looking.from_own_seat(room.table, persons[0].id, 0)
            tips = classroom.tips(sight, answers, ()).tips
            assert [tip.id for tip in tips] == ([] if told is None else [told])
            assert classroom.tips(sight, answers[:2], ()).tips == (
                tips if told == "nobody-can-pay" else []
            )
            if told is not None:
                assert classroom.tips(sight, answers, [told]).tips == []

    run(main())
