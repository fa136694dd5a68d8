"""Merchants of the Dark Road with the Private Concern, 1 to 4 merchants: the Game object ties the rooms
together."""

from typing import Final

from lanternway.core import DataError, Game, GameRooms
from lanternway.games.dark_road import (
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
from lanternway.games.dark_road.content_words import FACES, GOODS, STEEDS

_OWN: Final = content.content_of("en2022")
_OUTCOMES: Final[dict[str, tuple[str, ...]]] = {
    "night": FACES,
    "lit": FACES,
    "market": GOODS,
    "travel": ("1", "2", "3", "4", "5", "6"),
    "oracle": _OWN.oracle_ids,
    "ruins": _OWN.ruins_die_ids,
    "steeds": STEEDS,
}

ROOMS: Final = GameRooms(
    actions, advice, clauses, content, features, invariants, observe, options, public, queries,
    reasons, report, restore, setup, story, streams, tell, worlds,
)  # fmt: skip


def outcome_number(stream: str, word: str) -> int:
    """Faces by name; a face `1a` of a night or illuminated die, a good, the face of another die."""
    words = _OUTCOMES.get(stream, ())
    if word not in words:
        raise DataError(f"outcomes.{stream}", f"'{word}' is none of {', '.join(words)}")
    return words.index(word)


# `seats` are those that people or bots play. With `private_concern` on, the Private Concern has one seat
# more (index = seats), wherever its turn is in the round: it never has to choose anything, but scores. One
# seat needs it; four leave no room for it.
GAME: Final = Game(
    id_="dark_road",
    seats=range(1, 5),
    bound=4000,
    rules=5,
    outcome_number=outcome_number,
    rooms=ROOMS,
)
