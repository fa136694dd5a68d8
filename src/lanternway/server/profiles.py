"""Profiles: how a person plays, as messages. Others are shown no more than they could have watched."""

from collections import defaultdict
from typing import Any, Final

from lanternway.messages.people import (
    Companion,
    GameRating,
    GameResults,
    Played,
    PlayedGame,
    PlayedSeat,
    Profile,
    RatingPoint,
)
from lanternway.server.ratings import band, newcomer, points
from lanternway.server.store import PersonRow, Store
from lanternway.server.store.profiles import NEVER, RatingRow, ResultRow

PAGE: Final = 20
POINTS_SHOWN: Final = 24
"""Of a rating's history."""
COMPANIONS: Final = 100


async def profile(store: Store, person: PersonRow, asks: str | None, now: float) -> Profile:
    mine = asks == person.id
    until = NEVER if mine else now
    companions = await store.companions(person.id, COMPANIONS) if mine else []
    return Profile(
        id=person.id,
        name=person.name,
        since=person.created,
        mine=mine,
        ratings=game_ratings(await store.ratings(person.id, until)),
        results=await game_results(store, person.id, until),
        companions=[
            Companion(id=row.person, name=row.name, games=row.games, ahead=row.ahead, behind=row.behind)
            for row in companions
        ],
    )  # fmt: skip


def game_ratings(rows: list[RatingRow]) -> list[GameRating]:
    """Of rows with the newest first."""
    games: dict[str, list[RatingRow]] = defaultdict(list)
    for row in rows:
        games[row.game].append(row)
    return [
        GameRating(
            game=game,
            games=of_game[0].number,
            history=[
                RatingPoint(at=row.at, rating=points(row), band=band(row))
                for row in reversed(of_game[:POINTS_SHOWN])
            ],
        )
        for game, of_game in games.items()
    ]


async def game_results(store: Store, person: str, until: float) -> list[GameResults]:
    found: dict[tuple[str, bool], dict[str, Any]] = {}
    for row in await store.sums(person, until):
        sums = found.setdefault(
            (row.game, bool(row.with_bots)), {"places": [], "points": 0, "best": row.best}
        )
        sums["places"] += [0] * (row.place - len(sums["places"]))
        sums["places"][row.place - 1] = row.played
        sums["points"] += row.points
        sums["best"] = max(sums["best"], row.best)
    return [GameResults(game=game, bots=bots, **sums) for (game, bots), sums in found.items()]


async def played(
    store: Store, person: str, asks: str | None, now: float, game: str, kind: str, before: float
) -> Played:
    """A page of finished games."""
    until = NEVER if asks == person else now
    tables = await store.games_of(person, before, until, game, kind, PAGE + 1)
    changes = rating_changes(await store.ratings(person, until))
    return Played(
        games=await _games(store, person, tables[:PAGE], changes), more=len(tables) > PAGE
    )


async def all_played(store: Store, person: str) -> list[PlayedGame]:
    tables = await store.games_of(person, NEVER, NEVER, "", "", 1_000_000)
    changes = rating_changes(await store.ratings(person, NEVER))
    found: list[PlayedGame] = []
    for start in range(0, len(tables), PAGE):
        found += await _games(store, person, tables[start : start + PAGE], changes)
    return found


def rating_changes(rows: list[RatingRow]) -> dict[str, int]:
    """By table: how much the rating changed by it."""
    changes: dict[str, int] = {}
    for place, row in enumerate(rows):
        earlier = rows[place + 1] if place + 1 < len(rows) else None
        if earlier is None or earlier.game != row.game:
            earlier = newcomer(row.person, row.game)
        changes[row.table] = points(row) - points(earlier)
    return changes


async def _games(
    store: Store, person: str, tables: list[str], changes: dict[str, int]
) -> list[PlayedGame]:
    rows: dict[str, list[ResultRow]] = defaultdict(list)
    for row in await store.results_of(tables):
        rows[row.table].append(row)
    there = await store.still_there(tables)
    return [
        PlayedGame(
            table=table,
            game=rows[table][0].game,
            ended=rows[table][0].ended,
            seats=[
                PlayedSeat(
                    name=row.name, person=row.person or None, bot=row.own == 0, place=row.place,
                    score=row.score,
                )
                for row in rows[table]
            ],
            own=[row.seat for row in rows[table] if row.person == person],
            change=changes.get(table),
            unrated=rows[table][0].unrated,
            there=table in there,
        )
        for table in tables
    ]  # fmt: skip
