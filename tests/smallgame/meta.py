"""The Game object of Lantern Fair: it ties the rooms together."""

from typing import Final

from lanternway.core import DataError, Game, GameRooms
from tests.smallgame import (
    actions,
    advice,
    clauses,
    content,
    features,
    invariants,
    observe,
    options,
    public,
    queries,
    reasons,
    report,
    restore,
    setup,
    story,
    streams,
    tell,
    worlds,
)

FACES: Final = ("one", "two", "three", "four", "five", "six")

ROOMS: Final = GameRooms(
    actions, advice, clauses, content, features, invariants, observe, options, public, queries,
    reasons, report, restore, setup, story, streams, tell, worlds,
)  # fmt: skip


def outcome_number(stream: str, word: str) -> int:
    if stream == "die" and word in FACES:
        return FACES.index(word)
    raise DataError(stream, f"'{word}' is no outcome; the die has {', '.join(FACES)}")


GAME: Final = Game(
    id_="lantern_fair",
    seats=range(2, 5),
    bound=200,
    rules=1,
    outcome_number=outcome_number,
    rooms=ROOMS,
)
