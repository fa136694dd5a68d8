"""Everything that can be done at the fair, with its notation."""

from typing import Final

from lanternway.core import Catalogue
from lanternway.core.event import NUMBER
from tests.smallgame.content import CARDS

HIGHEST_BID: Final = 9
NO_BID: Final = -1

CATALOGUE: Final = Catalogue("lantern_fair")

BID: Final = CATALOGUE.add(
    "bid", "LF-2.1", domains={"coins": [str(n) for n in range(HIGHEST_BID + 1)]}, targets=[]
)
REVISE: Final = CATALOGUE.add("revise", "LF-2.2")
POUR: Final = CATALOGUE.add("pour", "LF-3.2")
LIGHT: Final = CATALOGUE.add("light", "LF-3.3", domains={"card": CARDS})
DONE: Final = CATALOGUE.add("done", "LF-3.1")
KEEP: Final = CATALOGUE.add("keep", "LF-3.5", domains={"card": CARDS})
PAY: Final = CATALOGUE.add("pay", "LF-3.6", facts={"coins": NUMBER})
DISCARD: Final = CATALOGUE.add("discard", "LF-3.6", domains={"card": CARDS})
