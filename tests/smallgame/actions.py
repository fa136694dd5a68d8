"""Everything that can be done at the fair, with its notation. Rules switch on the kinds."""

from typing import Final

from lanternway.core import Catalogue
from tests.smallgame.content import CARDS

HIGHEST_BID: Final = 9

CATALOGUE: Final = Catalogue("lantern_fair")

BIDS: Final = CATALOGUE.family(
    "bid", "LF-2.1", domains={"coins": [str(n) for n in range(HIGHEST_BID + 1)]}, targets=[]
)
REVISE: Final = CATALOGUE.family("revise", "LF-2.2")[0]
POUR: Final = CATALOGUE.family("pour", "LF-3.2")[0]
LIGHT: Final = CATALOGUE.family("light", "LF-3.3", domains={"card": CARDS})
DONE: Final = CATALOGUE.family("done", "LF-3.1")[0]
KEEP: Final = CATALOGUE.family("keep", "LF-3.5", domains={"card": CARDS})
PAY: Final = CATALOGUE.family("pay", "LF-3.6")[0]
DISCARD: Final = CATALOGUE.family("discard", "LF-3.6", domains={"card": CARDS})

K_BID: Final = 0
K_REVISE: Final = 1
K_POUR: Final = 2
K_LIGHT: Final = 3
K_DONE: Final = 4
K_KEEP: Final = 5
K_PAY: Final = 6
K_DISCARD: Final = 7
