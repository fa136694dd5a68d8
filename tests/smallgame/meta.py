"""The Game object of Lantern Fair: it ties the rooms together."""

from typing import Final

from lanternway.core import DataError, Game
from tests.smallgame import content, invariants, public, queries, report, restore, setup
from tests.smallgame.actions import CATALOGUE
from tests.smallgame.advice import ADVICE
from tests.smallgame.clauses import CLAUSES
from tests.smallgame.options import OPTIONS, VARIANTS
from tests.smallgame.streams import STREAMS
from tests.smallgame.tell import EVENTS
from tests.smallgame.worlds import TableWorlds

FACES: Final = ("one", "two", "three", "four", "five", "six")


def outcome_number(stream: str, word: str) -> int:
    if stream == "die" and word in FACES:
        return FACES.index(word)
    raise DataError(stream, f"'{word}' is no outcome; the die has {', '.join(FACES)}")


GAME: Final = Game(
    id_="lantern_fair",
    seats=range(2, 5),
    bound=200,
    streams=STREAMS,
    clauses=CLAUSES,
    catalogue=CATALOGUE,
    options=OPTIONS,
    variants=VARIANTS,
    events=EVENTS,
    content_hash=content.CONTENT_HASH,
    advice=ADVICE,
    new=setup.new_table,
    from_data=restore.from_data,
    worlds=TableWorlds,
    query=queries.query,
    outcome_number=outcome_number,
    check=invariants.check,
    check_pack=content.check_pack,
    public_content=public.public_content,
    traits=report.traits,
    measures=report.measures,
)
