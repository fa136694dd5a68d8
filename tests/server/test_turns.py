"""Turns: bots think by who made their tables, and what they are given to think counts from its start."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from lanternway.core.registry import Chooser, get_game, make_bot
from lanternway.server import bot_pool
from lanternway.server.bot_pool import BotPool
from lanternway.server.turns import Turns
from tests.server import inside
from tests.server.serving import run


def test_the_makers_of_tables_take_turns_at_thinking() -> None:
    async def main() -> None:
        turns = Turns(1)
        order: list[str] = []

        async def think(owner: str) -> None:
            place = await turns.enter(owner)
            order.append(owner)
            await asyncio.sleep(0)
            turns.leave(place)

        await asyncio.gather(*(think("greedy") for _ in range(20)), think("ada"), think("bo"))
        assert order.index("ada") <= 2
        assert order.index("bo") <= 3
        assert order.count("greedy") == 20

    run(main())


def test_where_there_are_several_places_nobody_has_all_of_them() -> None:
    async def main() -> None:
        turns = Turns(2)
        held = await turns.enter("greedy")
        waiting = asyncio.create_task(turns.enter("greedy"))
        await asyncio.sleep(0)
        assert not waiting.done()
        place = await turns.enter("ada")  # at once
        turns.leave(place)
        await asyncio.sleep(0)
        assert not waiting.done(), "the last place is for somebody else"
        turns.leave(held)
        assert await waiting == held

    run(main())


def test_that_a_process_comes_up_does_not_count_as_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    came_up = threading.Event()
    limited: list[tuple[float, bool]] = []
    timeout = asyncio.timeout

    def looked_at(seconds: float) -> asyncio.Timeout:
        limited.append((seconds, came_up.is_set()))
        return timeout(seconds)

    async def main() -> None:
        begun = threading.Event()

        def come_up() -> None:
            begun.wait()
            came_up.set()

        monkeypatch.setattr(
            bot_pool, "process_pool", lambda places, begin: ThreadPoolExecutor(places, "", come_up)
        )
        monkeypatch.setattr(asyncio, "timeout", looked_at)
        async with inside.services() as server:
            room = await inside.table(server, [await inside.person(server, "Ada")], bots=1)
            assert room.table.match is not None
            state = room.table.match.state
            bots = BotPool(1, 12.5)
            asyncio.get_running_loop().call_soon(begun.set)
            await bots.choose(
                "ada", "lantern_fair", "level:2", 0, state.view(0).data, state.legal(0)
            )
        assert [up for seconds, up in limited if seconds == 12.5] == [True]

    run(main())


def test_a_place_that_is_given_to_who_has_gone_is_given_on() -> None:
    async def main() -> None:
        turns = Turns(1)
        place = await turns.enter("a")
        waiting = asyncio.create_task(turns.enter("b"))
        await asyncio.sleep(0)
        turns.leave(place)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await turns.enter("c") == place

    run(main())


def test_a_bot_that_thinks_too_long_is_played_for_by_a_quick_one_and_never_by_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def main() -> None:
        async with inside.services() as server:
            room = await inside.table(server, [await inside.person(server, "Ada")], bots=1)
            state = room.table.match.state  # type: ignore[union-attr]
            legal = state.legal(0)
            bots = BotPool(1, 30.0)

            async def too_long(*work: Any) -> int:
                raise TimeoutError

            def hurried(game: str, level: str, *work: Any) -> int:
                asked.append(level)
                return legal[-1].index

            monkeypatch.setattr(bots, "_think", too_long)
            monkeypatch.setattr(bot_pool, "choose_by_index", hurried)
            view = state.view(0).data
            chosen = await bots.choose("ada", "lantern_fair", "level:5", 0, view, legal)
            assert (chosen, asked) == (legal[-1], [bot_pool.HURRIED])
            bots.close()

    run(main())


def test_the_bot_of_a_seat_is_kept_for_its_next_steps_and_no_bot_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    def make(level: str, seed: int | str) -> Chooser:
        made.append(level)
        return make_bot(level, seed)

    monkeypatch.setattr(bot_pool, "make_bot", make)
    monkeypatch.setattr(bot_pool, "_kept", {})
    state = get_game("lantern_fair").start({}, 2, 1)
    seat = state.to_move()[0]
    legal = [action.index for action in state.legal(seat)]

    def ask(table: str) -> None:
        view = state.view(seat).data
        bot_pool.choose_by_index("lantern_fair", "level:2", seat, view, legal, 1, table)

    for table in ("a", "a", "b", "a", "", ""):
        ask(table)
    assert len(made) == 4, "one for a, one for b, and two for no table"
    for number in range(bot_pool.KEPT):
        ask(f"another {number}")
    made.clear()
    ask("a")
    assert made == ["level:2"]
