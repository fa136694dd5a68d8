"""The actions of Treos and their notation."""

from typing import Final

from lanternway.core import Catalogue
from lanternway.core.event import NUMBER, thing
from lanternway.games.treos.cards import CARDS
from lanternway.games.treos.content import QUEST_WORDS, TASK_WORDS
from lanternway.games.treos.plan import PHASE_WORDS
from lanternway.games.treos.regions import DIRECTIONS, REGIONS, SPACE_WORDS

CATALOGUE: Final = Catalogue("treos")
_CARDS: Final = [str(bid) for bid in range(1, CARDS + 1)]
_SPACE_FACTS: Final = {"town": thing("town"), "place": thing("place")}
_TASKS: Final = list(TASK_WORDS)

BID: Final = CATALOGUE.add("bid", "TR-2.4", domains={"card": _CARDS})
MORNING: Final = CATALOGUE.add("morning", "TR-2.4", domains={"card": _CARDS})
MIDDAY: Final = CATALOGUE.add("midday", "TR-2.4", domains={"card": _CARDS})
EVENING: Final = CATALOGUE.add("evening", "TR-2.4", domains={"card": _CARDS})
KEEP: Final = CATALOGUE.add("keep", "TR-2.4", domains={"card": _CARDS})
DROP: Final = CATALOGUE.add("drop", "TR-2.4", domains={"card": _CARDS})
SYMBOL: Final = CATALOGUE.add("symbol", "TR-2.4", domains={"phase": list(PHASE_WORDS[1:])})
REVISE: Final = CATALOGUE.add("revise", "TR-2.4")
GO: Final = CATALOGUE.add("go", "TR-3.2", domains={"space": SPACE_WORDS}, facts=_SPACE_FACTS)
STEP: Final = CATALOGUE.add("step", "TR-3.3", domains={"direction": list(DIRECTIONS)})
LAND: Final = CATALOGUE.add("land", "TR-3.5", domains={"space": SPACE_WORDS}, facts=_SPACE_FACTS)
HOP: Final = CATALOGUE.add("hop", "TR-3.9", domains={"space": SPACE_WORDS})
STOP: Final = CATALOGUE.add("stop", "TR-3.6")
USE: Final = CATALOGUE.add("use", "TR-5.1", facts={"weapon": thing("weapon"), "gold": NUMBER})
DELIVER: Final = CATALOGUE.add(
    "deliver", "TR-6.3", domains={"quest": [*QUEST_WORDS, "personal"]}, facts={"gold": NUMBER}
)
TAKE: Final = CATALOGUE.add(
    "take",
    "TR-6.4",
    domains={"pile": list(REGIONS)},
    facts={"quest": thing("quest"), "gold": NUMBER},
)
DISCARD: Final = CATALOGUE.add("discard", "TR-7.2", domains={"side": _TASKS})
HIGHWAYMAN: Final = CATALOGUE.add(
    "highwayman",
    "TR-4.1",
    domains={"highwayman": ["1", "2", "3", "4", "5"]},
    facts={"start": thing("space")},
)
DRIVE: Final = CATALOGUE.add(
    "drive", "TR-4.1", domains={"space": SPACE_WORDS}, facts={"place": thing("place")}
)
PUSH: Final = CATALOGUE.add("push", "TR-4.3", domains={"space": SPACE_WORDS}, facts=_SPACE_FACTS)
FULFIL: Final = CATALOGUE.add("fulfil", "TR-7.5", domains={"side": _TASKS})
DONE: Final = CATALOGUE.add("done", "", facts={"highwayman": thing("highwayman")})

PLAN_FAMILIES: Final = (BID, MORNING, MIDDAY, EVENING)
"""The family that fills each slot of a plan."""
