"""Ratings: how strong a person is at a game, and how sure that is, by the Plackett-Luce model of openskill.

Counted are games that people finished among themselves. Results are read off the log after a table is over,
and rated in the order in which they end; what a process did not get to is done at the next start."""

import asyncio
import contextlib
import functools
from typing import TYPE_CHECKING, Final

import structlog

from lanternway.messages.people import Unrated
from lanternway.server import loading
from lanternway.server.errors import Denied
from lanternway.server.hub import Hub
from lanternway.server.log.changes import Ended
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table
from lanternway.server.rooms import Room
from lanternway.server.store import Conflict, Unavailable
from lanternway.server.store.profiles import NEVER, RatingRow, ResultRow

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

log = structlog.get_logger()

MIDDLE: Final = 1500.0
POINTS: Final = 30.0
"""Points of a rating for one of the model's: about 400 of them are ten games won for one lost, as chess
players count."""
NINETEEN_OF_TWENTY: Final = 1.96
AT_ONCE: Final = 50


@functools.cache
def model() -> "PlackettLuce":
    from openskill.models import PlackettLuce

    return PlackettLuce()


def points(rating: RatingRow) -> int:
    """A rating as it is shown."""
    return round(MIDDLE + POINTS * (rating.mu - model().mu))


def band(rating: RatingRow) -> int:
    """Half of what holds the true strength in 19 of 20 cases."""
    return round(POINTS * NINETEEN_OF_TWENTY * rating.sigma)


def why_unrated(table: Table) -> Unrated:
    """Why a table that is over does not count for ratings; empty: it does."""
    if table.setting.position:
        return "position"
    persons = [seat.person for seat in table.seats if seat.kind == "person"]
    if len(persons) < len(table.seats):
        return "bots"
    if len(set(persons)) < len(persons) or len(persons) < 2:
        return "alone"
    if table.hints.helped:
        return "hints"
    if table.result is None or table.result.ended != "finished":
        return "early"
    if all(seat.stood_in for seat in table.seats):
        return "left"
    return ""


def results(table: Table, at: float) -> list[ResultRow]:
    """How every seat of a table ended that is over since `at`."""
    ended = table.result
    assert ended is not None
    setting = table.setting
    held = [seat.person for seat in table.seats if seat.person is not None]
    finished = ended.ended == "finished"
    return [
        ResultRow(
            table=table.id,
            seat=place,
            person=seat.person or "",
            name=seat.name,
            place=ended.ranks[place] if finished else 0,
            score=ended.scores[place] if finished else 0,
            game=setting.game,
            ended=at,
            shown=at + setting.delay if setting.watch else NEVER,
            bots=sum(other.kind == "bot" for other in table.seats),
            own=held.count(seat.person) if seat.person is not None else 0,
            unrated=why_unrated(table),
        )
        for place, seat in enumerate(table.seats)
    ]


def rating_places(table: Table) -> list[float]:
    """The places as they count for ratings: whoever let a bot move comes after all who did not, so that
    nobody gains by leaving, and nobody by a bot that is stronger than they are."""
    assert table.result is not None
    last = len(table.seats) + 1
    return [
        float(last if seat.stood_in else place)
        for seat, place in zip(table.seats, table.result.ranks, strict=True)
    ]


def rate(before: list[RatingRow], places: list[float]) -> list[tuple[float, float]]:
    """The ratings of all who sat at a table after its game."""
    rated = model().rate(
        [[model().rating(mu=rating.mu, sigma=rating.sigma)] for rating in before], ranks=places
    )
    return [(team[0].mu, team[0].sigma) for team in rated]


def newcomer(person: str, game: str) -> RatingRow:
    return RatingRow(person, game, 0, "", 0.0, 0.0, model().mu, model().sigma)


class Ratings:
    """Writes results and ratings of tables that are over: one table at a time."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._turn = asyncio.Lock()
        hub.on_rows.append(self._hear)

    def _hear(self, room: Room, rows: list[Row]) -> None:
        for row in rows:
            if isinstance(row.change, Ended):
                self._begin(room.table, row.at)

    def _begin(self, table: Table, at: float) -> None:
        """As the table stands now: it may change while others are counted."""
        if any(seat.person for seat in table.seats):
            places = rating_places(table) if not why_unrated(table) else []
            self.hub.spawn(self._count(results(table, at), places, table.setting.delay))

    async def catch_up(self) -> None:
        """What was not done when the processes before this one ended."""
        store, seen = self.hub.store, set[str]()
        for missing in (store.uncounted, store.unrated):
            while tables := [id_ for id_ in await missing(AT_ONCE) if id_ not in seen]:
                seen.update(tables)
                for id_ in tables:
                    await self._count_stored(id_)

    async def _count_stored(self, id_: str) -> None:
        try:
            table, _ = await loading.load(self.hub.store, id_)
        except Denied as error:
            log.warning("not-counted", table=id_, error=error.text)
            return
        if table.result is not None:
            places = rating_places(table) if not why_unrated(table) else []
            found = results(table, await self.hub.store.ended(id_))
            await self._count(found, places, table.setting.delay)

    async def _count(self, found: list[ResultRow], places: list[float], delay: int) -> None:
        """What is there already is left as it is."""
        async with self._turn:
            try:
                with contextlib.suppress(Conflict):
                    await self.hub.store.add_results(found)
                if places:
                    await self._rate(found, places, delay)
            except Unavailable as error:  # done at the next start
                log.warning("not-counted", table=found[0].table, error=str(error))

    async def _rate(self, found: list[ResultRow], places: list[float], delay: int) -> None:
        """Another process may rate a game of the same people just now: then once more, after it."""
        store, (first, *_) = self.hub.store, found
        while not await store.is_rated(first.table):
            before: list[RatingRow] = []
            for result in found:
                last = await store.last_rating(result.person, result.game)
                before.append(last or newcomer(result.person, result.game))
            after = [
                RatingRow(
                    old.person, old.game, old.number + 1, first.table, first.ended,
                    first.ended + delay, mu, sigma,
                )
                for old, (mu, sigma) in zip(before, rate(before, places), strict=True)
            ]  # fmt: skip
            with contextlib.suppress(Conflict):
                await store.add_ratings(after)
