"""Profiles: results and ratings are those of the games that were played, others see what they may, and what
is a person's can be taken along and deleted."""

from typing import Any

import pytest

from lanternway.messages.client import Autopilot, NewSeat, NewTable, Talk
from lanternway.server import profiles, ratings
from lanternway.server.accounts import clean
from lanternway.server.errors import Denied
from lanternway.server.log.changes import Ended
from lanternway.server.ratings import newcomer
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import PersonRow
from lanternway.server.store.profiles import NEVER, RatingRow
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import run, served


async def play_out(server: Services, room: Room) -> Ended:
    """To the end, each with their first choice."""
    while room.table.status == "playing":
        assert room.table.match is not None
        state = room.table.match.state
        seat = state.to_move()[0]
        await inside.act(server, room, seat, state.legal(seat)[0].text)
    await server.hub.quiet()
    assert room.table.result is not None
    return room.table.result


async def rating(server: Services, person: PersonRow) -> RatingRow:
    found = await server.store.last_rating(person.id, "lantern_fair")
    return found or newcomer(person.id, "lantern_fair")


def test_a_game_between_people_is_rated_and_shown(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            result = await play_out(server, room)
            profile = await profiles.profile(server.store, ada, ada.id, server.now())
            (mine,) = profile.results
            places = [0] * result.ranks[0]
            places[-1] = 1
            assert (mine.game, mine.bots, mine.places) == ("lantern_fair", False, places)
            assert mine.points == mine.best == result.scores[0]
            (companion,) = profile.companions
            assert (companion.id, companion.name, companion.games) == (bo.id, "Bo", 1)
            assert companion.ahead == (result.ranks[0] < result.ranks[1])
            assert companion.behind == (result.ranks[0] > result.ranks[1])
            (rated,) = profile.ratings
            assert rated.games == 1
            first, second = [await rating(server, person) for person in (ada, bo)]
            expected = ratings.rate(
                [newcomer(ada.id, ""), newcomer(bo.id, "")], [float(r) for r in result.ranks]
            )
            assert [(r.mu, r.sigma) for r in (first, second)] == expected
            assert first.sigma < newcomer("", "").sigma, "one knows more than before"
            (game,) = (
                await profiles.played(server.store, ada.id, ada.id, server.now(), "", "", NEVER)
            ).games
            assert game.change == ratings.points(first) - 1500
            assert [(seat.name, seat.bot) for seat in game.seats] == [("Ada", False), ("Bo", False)]
            assert (game.own, game.unrated, game.there) == ([0], "", True)

    run(main())


@pytest.mark.parametrize(("people", "bots", "why"), [(1, 1, "bots"), (2, 1, "bots"), (2, 0, "")])
def test_games_with_a_bot_are_shown_and_not_rated(people: int, bots: int, why: str) -> None:
    async def main() -> None:
        async with inside.services() as server:
            persons = [await inside.person(server, f"P{n}") for n in range(people)]
            room = await inside.table(server, persons, bots=bots)
            if bots:
                while room.table.status == "playing":
                    assert room.table.match is not None
                    state = room.table.match.state
                    mine = [seat for seat in state.to_move() if seat < people]
                    if mine:
                        await inside.act(server, room, mine[0], state.legal(mine[0])[0].text)
                    else:
                        await inside.until_quiet(server)
                await server.hub.quiet()
            else:
                await play_out(server, room)
            found = await server.store.results_of([room.table.id])
            assert {row.unrated for row in found} == {why}
            assert await server.store.is_rated(room.table.id) == (not why)
            games = (
                await profiles.played(
                    server.store, persons[0].id, persons[0].id, 0.0, "", "bots", NEVER
                )
            ).games
            assert len(games) == (1 if bots else 0)

    run(main())


def test_one_person_on_both_seats_is_not_rated() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada = await inside.person(server, "Ada")
            seats = [NewSeat(kind="me"), NewSeat(kind="me")]
            room = await server.lobby.create(
                ada, NewTable(game="lantern_fair", seats=seats, start=True)
            )
            await play_out(server, room)
            assert {r.unrated for r in await server.store.results_of([room.table.id])} == {"alone"}
            profile = await profiles.profile(server.store, ada, ada.id, server.now())
            assert (profile.results, profile.ratings, profile.companions) == ([], [], [])

    run(main())


def test_nobody_gains_by_letting_a_bot_play() -> None:
    """Who lets a bot move comes last for the rating, however the game ends."""

    async def main() -> None:
        async with inside.services() as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            pilot = Autopilot(table=room.table.id, id="p", seat=0, level="random")
            await server.hub.run(pilot, ada)
            while not room.table.seats[0].stood_in:
                assert room.table.match is not None
                if 1 in room.table.match.state.to_move():
                    state = room.table.match.state
                    await inside.act(server, room, 1, state.legal(1)[0].text)
                await inside.until_quiet(server)
            back = Autopilot(table=room.table.id, id="b", seat=0, level=None)
            await server.hub.run(back, ada)
            await play_out(server, room)
            mine, theirs = [await rating(server, person) for person in (ada, bo)]
            assert mine.mu < newcomer("", "").mu < theirs.mu

    run(main())


def test_results_are_made_up_for_at_the_next_start(sqlite_store: str) -> None:
    async def main() -> None:
        async with inside.services(sqlite_store) as server:
            server.hub.on_rows.remove(server.ratings._hear)  # as if it ended just then
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            await play_out(server, room)
            talk = Talk(table=room.table.id, id="t", seat=0, text="well played")
            ended = await server.store.ended(room.table.id)
            await server.hub.run(talk, ada)
            assert not await server.store.results_of([room.table.id])
        async with inside.services(sqlite_store) as server:
            await server.hub.quiet()
            found = await server.store.results_of([room.table.id])
            assert [row.ended for row in found] == [ended, ended]
            assert await server.store.is_rated(room.table.id)
            await server.ratings.catch_up()
            assert (await rating(server, ada)).number == 1, "not twice"

    run(main())


def test_two_games_that_end_at_once_are_both_rated(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            found: list[Any] = []
            for _ in range(3):
                room = await inside.table(server, [ada, bo])
                server.hub.on_rows.remove(server.ratings._hear)
                await play_out(server, room)
                server.hub.on_rows.append(server.ratings._hear)
                found.append(room.table)
            others = [ratings.Ratings(server.hub) for _ in found]  # as three processes
            for other, table in zip(others, found, strict=True):
                other._begin(table, table.at)
            await server.hub.quiet()
            assert (await rating(server, ada)).number == 3

    run(main())


def test_others_see_no_game_that_they_could_not_watch() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, bo, eve = [await inside.person(server, name) for name in ("Ada", "Bo", "Eve")]
            await play_out(server, await inside.table(server, [ada, bo], watch=False))
            await play_out(server, await inside.table(server, [ada, bo], delay=3600))
            for asks in (eve.id, None):
                profile = await profiles.profile(server.store, ada, asks, server.now())
                assert (profile.mine, profile.companions, profile.results) == (False, [], [])
                assert [found.games for found in profile.ratings] == [1]
                games = await profiles.played(
                    server.store, ada.id, asks, server.now(), "", "", NEVER
                )
                assert games.games == []
            later = server.now() + 3601
            games = await profiles.played(server.store, ada.id, eve.id, later, "", "", NEVER)
            assert len(games.games) == 1
            mine = await profiles.played(server.store, ada.id, ada.id, 0.0, "", "", NEVER)
            assert len(mine.games) == 2

    run(main())


def test_whom_one_blocks_neither_joins_nor_invites(store: str) -> None:
    async def main() -> None:
        async with served(store) as (_, url), Person(url, "Ada") as ada, Person(url, "Eve") as eve:
            await ada.post("account", login="ada", password="a good password")
            found = await eve.get("people/named/Ada")
            assert found == {"id": ada.id, "name": "Ada"}
            kept = [{"kind": "me"}, {"kind": "open", "person": ada.id}]
            table = (await eve.post("tables", game="lantern_fair", seats=kept)).json()
            assert (await ada.get("tables/mine"))["turn"] == [table["id"]], "she is told"
            await ada.post(f"tables/{table['id']}/join")
            await ada.post("me/blocks", person=eve.id, on=True)
            assert await ada.get("me/blocks") == [{"id": eve.id, "name": "Eve"}]
            await eve.get("people/named/ada", expect=404)
            await eve.post("tables", expect=404, game="lantern_fair", seats=kept)
            mine = await ada.create("me", "open", listed=True)
            answer = await eve.post(f"tables/{mine['id']}/join", expect=403)
            assert answer.json()["message"] == "server-why-blocked"
            await ada.post("me/blocks", person=eve.id, on=False)
            await eve.post(f"tables/{mine['id']}/join")

    run(main())


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("\uff21\uff44\uff41", "Ada"),
        ("Zo\u0065\u0301", "Zo\u00e9"),
        ("A\u202eB\x1b[31m\nC", "AB[31mC"),
        ("A\u3164\u2800da", "Ada"),
    ],
)
def test_a_name_is_written_in_one_way(given: str, shown: str) -> None:
    assert clean(given) == shown


@pytest.mark.parametrize("given", ["\u3164\u2800", "\u202e", " \n", "\ufdfa" * 10])
def test_a_name_that_cannot_be_shown_is_refused(given: str) -> None:
    with pytest.raises(Denied, match="shown"):
        clean(given)


def test_a_block_needs_somebody(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            await ada.post("me/blocks", expect=404, person="nobody", on=True)

    run(main())
