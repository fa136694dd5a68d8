"""The actions of Treos and their notation."""

from typing import Final

from lanternway.core import Catalogue
from lanternway.games.treos.content import CARDS, CONTENT
from lanternway.games.treos.regions import DIRECTIONS, REGIONS, SPACE_WORDS

CATALOGUE: Final = Catalogue("treos")
PHASES: Final = ("morning", "midday", "evening")
_CARDS: Final = [str(bid) for bid in range(1, CARDS + 1)]
_TASKS: Final = [task.id for task in CONTENT.tasks]
_QUESTS: Final = [quest.id for quest in CONTENT.quests]

BID: Final = CATALOGUE.family("bid", "TR-2.4", domains={"card": _CARDS})
MORNING: Final = CATALOGUE.family("morning", "TR-2.4", domains={"card": _CARDS})
MIDDAY: Final = CATALOGUE.family("midday", "TR-2.4", domains={"card": _CARDS})
EVENING: Final = CATALOGUE.family("evening", "TR-2.4", domains={"card": _CARDS})
KEEP: Final = CATALOGUE.family("keep", "TR-2.4", domains={"card": _CARDS})
DROP: Final = CATALOGUE.family("drop", "TR-2.4", domains={"card": _CARDS})
SYMBOL: Final = CATALOGUE.family("symbol", "TR-2.4", domains={"phase": list(PHASES)})
REVISE: Final = CATALOGUE.family("revise", "TR-2.4")[0]
GO: Final = CATALOGUE.family("go", "TR-3.2", domains={"space": SPACE_WORDS})
STEP: Final = CATALOGUE.family("step", "TR-3.3", domains={"direction": list(DIRECTIONS)})
LAND: Final = CATALOGUE.family("land", "TR-3.5", domains={"space": SPACE_WORDS})
HOP: Final = CATALOGUE.family("hop", "TR-3.9", domains={"space": SPACE_WORDS})
STOP: Final = CATALOGUE.family("stop", "TR-3.6")[0]
USE: Final = CATALOGUE.family("use", "TR-5.1")[0]
DELIVER: Final = CATALOGUE.family("deliver", "TR-6.3", domains={"quest": [*_QUESTS, "personal"]})
TAKE: Final = CATALOGUE.family("take", "TR-6.4", domains={"pile": list(REGIONS)})
DISCARD: Final = CATALOGUE.family("discard", "TR-7.2", domains={"side": _TASKS})
HIGHWAYMAN: Final = CATALOGUE.family(
    "highwayman", "TR-4.1", domains={"number": ["1", "2", "3", "4", "5"]}
)
DRIVE: Final = CATALOGUE.family("drive", "TR-4.1", domains={"space": SPACE_WORDS})
PUSH: Final = CATALOGUE.family("push", "TR-4.3", domains={"space": SPACE_WORDS})
FULFIL: Final = CATALOGUE.family("fulfil", "TR-7.5", domains={"side": _TASKS})
DONE: Final = CATALOGUE.family("done", "TR-5.1")[0]

K_BID: Final = BID[0].kind
K_EVENING: Final = EVENING[0].kind
K_KEEP: Final = KEEP[0].kind
K_DROP: Final = DROP[0].kind
K_SYMBOL: Final = SYMBOL[0].kind
K_REVISE: Final = REVISE.kind
K_GO: Final = GO[0].kind
K_STEP: Final = STEP[0].kind
K_LAND: Final = LAND[0].kind
K_HOP: Final = HOP[0].kind
K_STOP: Final = STOP.kind
K_USE: Final = USE.kind
K_DELIVER: Final = DELIVER[0].kind
K_TAKE: Final = TAKE[0].kind
K_DISCARD: Final = DISCARD[0].kind
K_HIGHWAYMAN: Final = HIGHWAYMAN[0].kind
K_DRIVE: Final = DRIVE[0].kind
K_PUSH: Final = PUSH[0].kind
K_FULFIL: Final = FULFIL[0].kind
K_DONE: Final = DONE.kind

PLAN_SLOTS: Final = (BID, MORNING, MIDDAY, EVENING)
