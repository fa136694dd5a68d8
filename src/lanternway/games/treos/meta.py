"""The Game object of Treos: it ties the rooms together."""

from typing import Final

from lanternway.core import DataError, Game, GameRooms
from lanternway.games.treos import (
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
from lanternway.games.treos.cards import CARDS
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.content import (
    COMMON_CARDS,
    EVENT_WORDS,
    QUEST_WORDS,
    TASK_WORDS,
    TILE_COUNTS,
    TILES,
)
from lanternway.games.treos.quests import quests_of
from lanternway.games.treos.regions import REGIONS

ROOMS: Final = GameRooms(
    actions, advice, clauses, content, features, invariants, observe, options, public, queries,
    reasons, report, restore, setup, story, streams, tell, worlds,
)  # fmt: skip


def outcome_number(stream: str, word: str) -> int:
    """A word's place in the full, sorted deck: right for the first draw from it. Later draws are
    given by number, the place among what is left."""
    if stream == "secret" and word in TILES:
        return sum(TILE_COUNTS[: TILES.index(word)])
    words: tuple[str, ...] = ()
    if stream == "side":
        words = TASK_WORDS
    elif stream == "event":
        words = EVENT_WORDS
    elif stream == "characters":
        words = CHARACTERS
    elif stream == "common":
        words = tuple([str(card) for card in COMMON_CARDS])
    elif stream.startswith("quest_"):
        pile = REGIONS.index(stream.removeprefix("quest_"))
        words = tuple([QUEST_WORDS[quest] for quest in quests_of(pile)])
    elif stream in ("layout", "towns"):
        words = REGIONS
    if word not in words:
        raise DataError(stream, f"'{word}' is no outcome; there are {', '.join(words) or CARDS}")
    return words.index(word)


GAME: Final = Game(
    id_="treos",
    seats=range(2, 5),
    # The rules set no limit to the days of a game: a table where nobody ever moves plays on for ever.
    # This is a limit for programs, far above the longest random games measured (README).
    bound=100_000,
    rules=2,
    outcome_number=outcome_number,
    rooms=ROOMS,
)
