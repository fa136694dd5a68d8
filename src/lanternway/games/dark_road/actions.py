"""Every action of the game, its notation and the rule that offers it.

Rules compare `action.kind` with the `K_*` numbers and read `action.args`; legal lists are put together
from the lists of actions here. Cards are named by the game's own content.
"""

from typing import Final

from lanternway.core.action import Action, Catalogue
from lanternway.games.dark_road.content import (
    BUILDINGS,
    COMPANIONS,
    DISTRICTS,
    FACES,
    GOODS,
    ROADS,
    SIDES,
    STEEDS,
    TOWNS,
    UPGRADES,
    tables,
)
from lanternway.games.dark_road.effect import OP_WORDS

CATALOGUE: Final = Catalogue("dark_road")
_own = tables("en2022")
_family = CATALOGUE.family

# --- 2 setup --------------------------------------------------------------------------------------
KEEP: Final = _family("keep", "DR-2.8", domains={"drawn": ["first", "second"]})
DRAFT: Final = _family("draft", "DR-2.10", domains={"steed": list(STEEDS)})
# --- 4 plan, move, activate -------------------------------------------------------------------------
RESET: Final = _family("reset", "DR-4.3.1")
BUMP: Final = _family(
    "bump", "DR-4.3.2", "bump {die}>{slot}", {"die": list(FACES), "slot": ["1", "2", "3"]}
)
UNLOCK: Final = _family("unlock", "DR-4.3.4", domains={"slot": ["1", "2", "3"]})
MOVE: Final = _family("move", "DR-4.4.1", domains={"by": ["night", "lit", "steed"]})
SHOE: Final = _family("horseshoe", "DR-4.4.2", domains={"way": ["ahead", "back"]})
ACTIVATE: Final = _family("activate", "DR-4.5.2", domains={"place": [*DISTRICTS, *BUILDINGS]})
# --- 5, 6 the city and the ruins --------------------------------------------------------------------
ROTATE: Final = _family("rotate", "DR-5.1.1")
TURN: Final = _family(
    "turn", "DR-5.1.1", "turn {die}>{good}", {"die": list(GOODS), "good": list(GOODS)}
)
BUY: Final = _family("buy", "DR-5.1.2", domains={"good": list(GOODS)})
RING: Final = _family("ring", "DR-5.3.1", domains={"spaces": ["1", "2", "3", "4"]})
RECRUIT: Final = _family("recruit", "DR-5.4.1", domains={"hero": list(_own.hero_ids)})
SELL: Final = _family("sell", "DR-5.4.1", domains={"good": list(GOODS), "side": list(SIDES)})
SHOW: Final = _family("show", "DR-5.4.4")
EXCURSION: Final = _family("travel", "DR-5.5.1", domains={"to": ["ruins", "towns"]})
DELVE: Final = _family("delve", "DR-6.1", domains={"spaces": ["1", "2", "3", "4"]})
LIGHT: Final = _family("light", "DR-6.3", domains={"with": ["lantern", "coin", "nothing"]})
# --- 7 caravans -------------------------------------------------------------------------------------
INVITE: Final = _family(
    "invite",
    "DR-7.1.1",
    domains={"companion": list(COMPANIONS), "die": ["plain", "die"]},
    targets=["companion"],
)
INVITE_DECK: Final = _family("invite-deck", "DR-7.1.1")
DECLARE: Final = _family("declare", "DR-7.1.2", domains={"road": list(ROADS), "town": list(TOWNS)})
JOIN: Final = _family("join", "DR-7.1.3")
STAY: Final = _family("stay", "DR-7.1.3")
DIE: Final = _family("die", "DR-7.2.2", domains={"value": ["1", "2", "3", "4", "5", "6"]})
REROLL: Final = _family("reroll", "DR-7.2.3")
RAISE: Final = _family("raise", "DR-7.2.4", domains={"by": ["1", "2", "3", "4", "5"]})
VISIT: Final = _family("visit", "DR-7.3.1", domains={"town": list(TOWNS)})
PASS: Final = _family("pass", "DR-7.3.1")
DELIVER: Final = _family("deliver", "DR-7.3.2", domains={"commission": list(_own.commission_ids)})
LOAD: Final = _family("load", "DR-7.3.2", domains={"good": list(GOODS), "side": list(SIDES)})
ESCORT: Final = _family("escort", "DR-7.3.3", domains={"hero": list(_own.hero_ids)})
FORTUNE: Final = _family("fortune", "DR-7.4.1", domains={"fortune": ["A", "B", "C", "D"]})
# --- effects ------------------------------------------------------------------------------------------
CHOOSE: Final = _family("choose", "DR-16", domains={"what": list(OP_WORDS)}, targets=[])
PAY: Final = _family("pay", "DR-9.11", domains={"what": list(OP_WORDS)}, targets=[])
SWAP: Final = _family(
    "swap",
    "DR-9.8",
    "swap {give}>{get}",
    {"give": ["lantern", "quartz", "coins"], "get": ["lantern", "quartz", "coins"]},
)
ACCEPT: Final = _family("accept", "DR-16")
DECLINE: Final = _family("decline", "DR-4.5.2")
DONE: Final = _family("done", "DR-4.5.2")
READY: Final = _family("ready", "DR-4.3.3", domains={"die": list(FACES)})
TAKE: Final = _family("take", "DR-16", domains={"good": list(GOODS), "side": list(SIDES)})
GIVE: Final = _family("give", "DR-16", domains={"good": list(GOODS), "side": list(SIDES)})
FLIP: Final = _family("flip", "DR-16", domains={"good": list(GOODS)})
COMMISSION: Final = _family("commission", "DR-5.2.1", domains={"town": list(TOWNS)})
HERO: Final = _family("hero", "DR-6.4", domains={"hero": list(_own.hero_ids)})
HERO_DECK: Final = _family("hero-deck", "DR-6.3")
DEED: Final = _family("deed", "DR-8.1", domains={"from": ["upper", "lower", "deck"]})
UPGRADE: Final = _family("upgrade", "DR-11.6", domains={"upgrade": list(UPGRADES)})
STEED: Final = _family("steed", "DR-11.6", domains={"steed": list(STEEDS)})
LEAVE: Final = _family("leave", "DR-16", domains={"hero": list(_own.hero_ids)})
# --- 3 overflow -----------------------------------------------------------------------------------------
DISCARD: Final = _family("discard", "DR-3.2", domains={"good": list(GOODS), "side": list(SIDES)})
RETURN: Final = _family("return", "DR-3.4", domains={"token": ["quartz", "horseshoe"]})
DISMISS: Final = _family("dismiss", "DR-3.4", domains={"hero": list(_own.hero_ids)})
DROP: Final = _family("drop", "DR-3.4", domains={"commission": list(_own.commission_ids)})
# --- 10 companions ----------------------------------------------------------------------------------------
COMPANION: Final = _family("companion", "DR-4.2")
USE: Final = _family(
    "use",
    "DR-4.2",
    domains={"companion": list(COMPANIONS), "ability": ["1", "2"]},
    targets=["companion"],
)
COPY: Final = _family("copy", "DR-10.6", domains={"value": ["1", "2", "3", "4", "5", "6"]})
BACK: Final = _family("back", "DR-4.2")


def _kind(actions: list[Action]) -> int:
    return actions[0].kind


K_RESET: Final = _kind(RESET)
K_ROTATE: Final = _kind(ROTATE)
K_TURN: Final = _kind(TURN)
K_SHOW: Final = _kind(SHOW)
K_INVITE: Final = _kind(INVITE)
K_JOIN: Final = _kind(JOIN)
K_REROLL: Final = _kind(REROLL)
K_DELIVER: Final = _kind(DELIVER)
K_ACCEPT: Final = _kind(ACCEPT)
K_PASS: Final = _kind(PASS)
K_DONE: Final = _kind(DONE)
K_DECLINE: Final = _kind(DECLINE)
K_COMPANION: Final = _kind(COMPANION)
K_BACK: Final = _kind(BACK)
K_HERO_DECK: Final = _kind(HERO_DECK)
K_SHOE: Final = _kind(SHOE)
K_BUMP: Final = _kind(BUMP)
K_ACTIVATE: Final = _kind(ACTIVATE)

A_RESET: Final = RESET[0]
A_ROTATE: Final = ROTATE[0]
A_SHOW: Final = SHOW[0]
A_REROLL: Final = REROLL[0]
A_PASS: Final = PASS[0]
A_DONE: Final = DONE[0]
A_DECLINE: Final = DECLINE[0]
A_COMPANION: Final = COMPANION[0]
A_BACK: Final = BACK[0]
A_HERO_DECK: Final = HERO_DECK[0]
A_INVITE_DECK: Final = INVITE_DECK[0]

JOIN_OR_STAY: Final = [JOIN[0], STAY[0]]
MAY: Final = [ACCEPT[0], A_DECLINE]


def _tiles(actions: list[Action]) -> list[Action]:
    """By tile (good + 6 * side), as goods are counted; a family of good and side is the other way."""
    return [actions[2 * (tile % 6) + tile // 6] for tile in range(12)]


TAKE_TILE: Final = _tiles(TAKE)
GIVE_TILE: Final = _tiles(GIVE)
SELL_TILE: Final = _tiles(SELL)
LOAD_TILE: Final = _tiles(LOAD)
DISCARD_TILE: Final = _tiles(DISCARD)


def _bumps(faces: int) -> list[Action]:
    return [BUMP[3 * face + slot] for face in range(6) if faces >> face & 1 for slot in range(3)]


BUMPS: Final = [_bumps(faces) for faces in range(64)]
"""All bumps with a reserve of these faces (a mask)."""
TAKES: Final = [
    [[TAKE_TILE[6 * side + good] for good in range(6) if types >> good & 1] for types in range(64)]
    for side in range(2)
]
"""By side and mask of types."""
COMMISSIONS_OF: Final = [
    [COMMISSION[town] for town in range(6) if towns >> town & 1] for towns in range(64)
]
DECLARES: Final = [DECLARE[:6], DECLARE[:]]
RINGS: Final = [[A_DONE], *[RING[:n] for n in range(1, 5)]]
"""By coins; without any nothing happens (DR-5.3.1)."""
DELVES: Final = [DELVE[:n] for n in range(5)]
