"""Isle of Skye with Journeyman, 2 to 5 clans: the Game object ties the rooms together."""

from typing import Final

from lanternway.core import DataError, Game
from lanternway.games.skye import (
    content,
    invariants,
    options,
    public,
    queries,
    report,
    restore,
    setup,
)
from lanternway.games.skye.actions import CATALOGUE
from lanternway.games.skye.advice import ADVICE
from lanternway.games.skye.clauses import CLAUSES
from lanternway.games.skye.content import CONTENT, SCORING_IDS
from lanternway.games.skye.streams import STREAMS
from lanternway.games.skye.tell import EVENTS
from lanternway.games.skye.worlds import TableWorlds


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
    streams=STREAMS,
    clauses=CLAUSES,
    catalogue=CATALOGUE,
    options=options.OPTIONS,
    variants=options.VARIANTS,
    events=EVENTS,
    content_hash=CONTENT.hash,
    advice=ADVICE,
    new=setup.new_table,
    from_data=restore.from_data,
    worlds=TableWorlds,
    query=queries.query,
    outcome_number=outcome_number,
    check_options=options.check_options,
    check=invariants.check,
    check_pack=content.check_pack,
    public_content=public.public_content,
    traits=report.traits,
    measures=report.measures,
)
