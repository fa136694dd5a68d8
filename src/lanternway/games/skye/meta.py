"""Isle of Skye with Journeyman, 2 to 5 clans: the Game object ties the rooms together."""

from typing import Final

from lanternway.core import DataError, Game, GameRooms
from lanternway.games.skye import (
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
from lanternway.games.skye.content import SCORING_IDS

ROOMS: Final = GameRooms(
    actions, advice, clauses, content, features, invariants, observe, options, public, queries,
    reasons, report, restore, setup, story, streams, tell, worlds,
)  # fmt: skip


def outcome_number(stream: str, word: str) -> int:
    """Scoring tiles by name. What is drawn from the bag is a place among the tiles left in it, in order,
    so it can only be given as a number."""
    if stream == "scoring" and word in SCORING_IDS:
        return SCORING_IDS.index(word)
    raise DataError(stream, f"'{word}' is no outcome; give its place as a number")


GAME: Final = Game(
    id_="skye",
    seats=range(2, 6),
    bound=4000,
    rules=3,
    outcome_number=outcome_number,
    rooms=ROOMS,
)
