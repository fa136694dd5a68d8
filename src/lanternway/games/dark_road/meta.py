"""Merchants of the Dark Road with the Private Concern, 1 to 4 merchants: the Game object ties the rooms
together."""

from typing import Final

from lanternway.core import Advice, DataError, EventKinds, Game
from lanternway.games.dark_road import (
    advice,
    content,
    invariants,
    options,
    public,
    queries,
    report,
    restore,
    setup,
)
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.actions import CATALOGUE
from lanternway.games.dark_road.clauses import CLAUSES
from lanternway.games.dark_road.content import FACES, GOODS, STEEDS, tables
from lanternway.games.dark_road.worlds import TableWorlds


def outcome_number(stream: str, word: str) -> int:
    """Faces by name; a face `1a` of a night or illuminated die, a good, the face of another die."""
    c = tables("en2022")
    words: tuple[str, ...] = ()
    if stream in ("night", "lit"):
        words = FACES
    elif stream == "market":
        words = GOODS
    elif stream == "travel":
        words = ("1", "2", "3", "4", "5", "6")
    elif stream == "oracle":
        words = c.oracle_ids
    elif stream == "ruins":
        words = c.ruins_die_ids
    elif stream == "steeds":
        words = STEEDS
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
    streams=at.STREAMS,
    clauses=CLAUSES,
    catalogue=CATALOGUE,
    options=options.OPTIONS,
    variants=options.VARIANTS,
    events=EventKinds("dark_road"),
    content_hash=tables("en2022").content_hash,
    advice=Advice(advice.value, advice.priors, follow_up=8, settle=10),
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
