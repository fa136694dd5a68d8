"""What the store keeps about how games ended, for profiles and ratings."""

from collections.abc import Sequence
from typing import Final

import msgspec

from lanternway.messages.people import Unrated
from lanternway.server.store.database import Part, Statement, read_row

COLUMNS: Final = "seat, person, name, place, score, game, ended, shown, bots, own, unrated"
ADD_RESULT: Final = (
    f"INSERT INTO results (table_id, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
RESULTS_OF: Final = (
    f"SELECT table_id, {COLUMNS} FROM results WHERE table_id IN ({{marks}}) ORDER BY table_id, seat"
)
UNCOUNTED: Final = (
    "SELECT id FROM tables WHERE status = 'over' AND id IN (SELECT table_id FROM places)"
    " AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = id) ORDER BY updated LIMIT ?"
)
UNRATED: Final = (
    "SELECT table_id FROM results WHERE seat = 0 AND unrated = '' AND NOT EXISTS"
    " (SELECT 1 FROM ratings WHERE ratings.table_id = results.table_id) ORDER BY ended LIMIT ?"
)
ENDED: Final = "SELECT at FROM log WHERE table_id = ? AND kind = 'ended'"
LAST_RATING: Final = (
    "SELECT person, game, number, table_id, at, shown, mu, sigma FROM ratings"
    " WHERE person = ? AND game = ? ORDER BY number DESC LIMIT 1"
)
RATINGS: Final = (
    "SELECT person, game, number, table_id, at, shown, mu, sigma FROM ratings"
    " WHERE person = ? AND shown <= ? ORDER BY game, number DESC"
)
ADD_RATING: Final = (
    "INSERT INTO ratings (person, game, number, table_id, at, shown, mu, sigma)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
IS_RATED: Final = "SELECT 1 FROM ratings WHERE table_id = ?"
SUMS: Final = (
    "SELECT game, CASE WHEN bots > 0 THEN 1 ELSE 0 END, place, count(*), sum(score), max(score)"
    " FROM results WHERE person = ? AND own = 1 AND place > 0 AND shown <= ?"
    " AND unrated <> 'position'"
    " GROUP BY game, CASE WHEN bots > 0 THEN 1 ELSE 0 END, place ORDER BY game, place"
)
COMPANIONS: Final = (
    "SELECT theirs.person, persons.name, count(*),"
    " sum(CASE WHEN mine.place < theirs.place THEN 1 ELSE 0 END),"
    " sum(CASE WHEN mine.place > theirs.place THEN 1 ELSE 0 END)"
    " FROM results mine JOIN results theirs ON theirs.table_id = mine.table_id"
    " JOIN persons ON persons.id = theirs.person"
    " WHERE mine.person = ? AND theirs.person <> mine.person AND mine.own = 1 AND theirs.own = 1"
    " GROUP BY theirs.person, persons.name ORDER BY count(*) DESC, theirs.person LIMIT ?"
)
GAMES: Final = (
    "SELECT DISTINCT ended, table_id FROM results WHERE person = ? AND ended < ? AND shown <= ?"
    " AND (game = ? OR ? = '') AND (? = '' OR (bots > 0) = (? = 'bots'))"
    " ORDER BY ended DESC, table_id LIMIT ?"
)
THERE: Final = "SELECT id FROM tables WHERE id IN ({marks})"
BLOCKS: Final = (
    "SELECT persons.id, persons.name FROM blocks JOIN persons ON persons.id = blocks.blocked"
    " WHERE blocks.person = ? ORDER BY persons.name, persons.id"
)
IS_BLOCKED: Final = "SELECT 1 FROM blocks WHERE person = ? AND blocked = ?"
BLOCK: Final = "INSERT INTO blocks (person, blocked) VALUES (?, ?) ON CONFLICT DO NOTHING"
UNBLOCK: Final = "DELETE FROM blocks WHERE person = ? AND blocked = ?"
NEVER: Final = 1e18
"""A result that others may not see is shown then."""


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat of a finished table ended."""

    table: str
    seat: int
    person: str
    """Empty: a bot, or somebody who is no more."""
    name: str
    place: int
    """0: the game was ended before its end, so that there is none."""
    score: int
    game: str
    ended: float
    shown: float
    """From when on everybody may see it."""
    bots: int
    """How many bots sat at the table."""
    own: int
    """How many seats the same person had."""
    unrated: Unrated
    """Why it does not count for ratings; empty: it does."""


class RatingRow(msgspec.Struct, frozen=True):
    """The rating of a person at a game after so many rated games."""

    person: str
    game: str
    number: int
    table: str
    at: float
    shown: float
    mu: float
    sigma: float


class SumRow(msgspec.Struct, frozen=True):
    """How often a person came to a place, with or without bots at the table."""

    game: str
    with_bots: int
    place: int
    played: int
    points: int
    best: int


class CompanionRow(msgspec.Struct, frozen=True):
    person: str
    name: str
    games: int
    ahead: int
    behind: int


class ProfilePart(Part):
    async def add_results(self, results: Sequence[ResultRow]) -> None:
        """Raises Conflict if they are there."""
        await self.database.execute([_new_result(result) for result in results])

    async def results_of(self, tables: Sequence[str]) -> list[ResultRow]:
        if not tables:
            return []
        marks = ", ".join("?" for _ in tables)
        rows = await self.database.fetch(RESULTS_OF.format(marks=marks), *tables)
        return [read_row(ResultRow, row) for row in rows]

    async def uncounted(self, limit: int) -> list[str]:
        """Tables that people have finished and that have no results yet."""
        return [row[0] for row in await self.database.fetch(UNCOUNTED, limit)]

    async def unrated(self, limit: int) -> list[str]:
        """Tables that count for ratings and have not yet, in the order in which they ended."""
        return [row[0] for row in await self.database.fetch(UNRATED, limit)]

    async def ended(self, table: str) -> float:
        """When a table that is over was."""
        ((at,),) = await self.database.fetch(ENDED, table)
        return float(at)

    async def last_rating(self, person: str, game: str) -> RatingRow | None:
        rows = await self.database.fetch(LAST_RATING, person, game)
        return RatingRow(*rows[0]) if rows else None

    async def ratings(self, person: str, until: float) -> list[RatingRow]:
        """All that are shown by then; for each game the newest first."""
        return [RatingRow(*row) for row in await self.database.fetch(RATINGS, person, until)]

    async def is_rated(self, table: str) -> bool:
        return bool(await self.database.fetch(IS_RATED, table))

    async def add_ratings(self, ratings: Sequence[RatingRow]) -> None:
        """Raises Conflict if one of them has been rated meanwhile, or the table has."""
        await self.database.execute(
            [(ADD_RATING, msgspec.structs.astuple(rating)) for rating in ratings]
        )

    async def sums(self, person: str, until: float) -> list[SumRow]:
        return [SumRow(*row) for row in await self.database.fetch(SUMS, person, until)]

    async def companions(self, person: str, limit: int) -> list[CompanionRow]:
        """Whom a person played with, those first with whom most."""
        return [CompanionRow(*row) for row in await self.database.fetch(COMPANIONS, person, limit)]

    async def games_of(
        self, person: str, before: float, until: float, game: str, kind: str, limit: int
    ) -> list[str]:
        """Finished tables, newest first. `kind`: people, bots or any."""
        args = (person, before, until, game, game, kind, kind, limit)
        return [row[1] for row in await self.database.fetch(GAMES, *args)]

    async def still_there(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that were not pruned."""
        if not tables:
            return set()
        marks = ", ".join("?" for _ in tables)
        return {row[0] for row in await self.database.fetch(THERE.format(marks=marks), *tables)}

    async def blocks(self, person: str) -> list[tuple[str, str]]:
        """Id and name of all whom a person blocks."""
        return [(row[0], row[1]) for row in await self.database.fetch(BLOCKS, person)]

    async def is_blocked(self, person: str, blocked: str) -> bool:
        return bool(await self.database.fetch(IS_BLOCKED, person, blocked))

    async def block(self, person: str, blocked: str, on: bool) -> None:
        await self.database.execute([(BLOCK if on else UNBLOCK, (person, blocked))])


def _new_result(result: ResultRow) -> Statement:
    return (ADD_RESULT, msgspec.structs.astuple(result))
