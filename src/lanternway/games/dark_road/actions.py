"""Every action of the game, its notation and the rule that offers it.

Rules compare `action.family` and read `action.args`; legal lists are put together from the actions of
the families. Cards are named by the game's own content.
"""

from typing import Final

from lanternway.core import Action, Catalogue, Family
from lanternway.core.event import NUMBER, thing
from lanternway.games.dark_road.content import content_of
from lanternway.games.dark_road.content_words import (
    BUILDINGS,
    COMPANIONS,
    DISTRICTS,
    FACES,
    GOOD_OF,
    GOODS,
    ROADS,
    SIDE_OF,
    SIDES,
    STEEDS,
    TILES,
    TOWNS,
    UPGRADES,
    tile,
)
from lanternway.games.dark_road.effect import OP_WORDS

CATALOGUE: Final = Catalogue("dark_road")
_OWN: Final = content_of("en2022")

# --- 2 setup --------------------------------------------------------------------------------------
KEEP: Final[Family] = CATALOGUE.add(
    "keep", "DR-2.8", domains={"drawn": ["first", "second"]}, facts={"deed": thing("deed")}
)
DRAFT: Final[Family] = CATALOGUE.add(
    "draft", "DR-2.10", domains={"steed": list(STEEDS)}, facts={"hero": thing("hero")}
)
# --- 4 plan, move, activate -----------------------------------------------------------------------
RESET: Final[Family] = CATALOGUE.add("reset", "DR-4.3.1")
BUMP: Final[Family] = CATALOGUE.add(
    "bump",
    "DR-4.3.2",
    "bump {die}>{slot}",
    {"die": list(FACES), "slot": ["1", "2", "3"]},
    facts={"crafts": thing("good")},
)
UNLOCK: Final[Family] = CATALOGUE.add("unlock", "DR-4.3.4", domains={"slot": ["1", "2", "3"]})
MOVE: Final[Family] = CATALOGUE.add(
    "move", "DR-4.4.1", domains={"by": ["night", "lit", "steed"]}, facts={"n": NUMBER}
)
HORSESHOE: Final[Family] = CATALOGUE.add(
    "horseshoe", "DR-4.4.2", domains={"way": ["ahead", "back"]}
)
ACTIVATE: Final[Family] = CATALOGUE.add(
    "activate", "DR-4.5.2", domains={"place": [*DISTRICTS, *BUILDINGS]}
)
# --- 5, 6 the city and the ruins ------------------------------------------------------------------
ROTATE: Final[Family] = CATALOGUE.add("rotate", "DR-5.1.1")
TURN: Final[Family] = CATALOGUE.add(
    "turn", "DR-5.1.1", "turn {die}>{good}", {"die": list(GOODS), "good": list(GOODS)}
)
BUY: Final[Family] = CATALOGUE.add(
    "buy", "DR-5.1.2", domains={"good": list(GOODS)}, facts={"price": NUMBER}
)
RING: Final[Family] = CATALOGUE.add("ring", "DR-5.3.1", domains={"spaces": ["1", "2", "3", "4"]})
RECRUIT: Final[Family] = CATALOGUE.add(
    "recruit", "DR-5.4.1", domains={"hero": list(_OWN.hero_ids)}, facts={"most": NUMBER}
)
SELL: Final[Family] = CATALOGUE.add(
    "sell",
    "DR-5.4.1",
    domains={"good": list(GOODS), "side": list(SIDES)},
    facts={"quartz": NUMBER, "coins": NUMBER},
)
SHOW: Final[Family] = CATALOGUE.add("show", "DR-5.4.4")
TRAVEL: Final[Family] = CATALOGUE.add("travel", "DR-5.5.1", domains={"to": ["ruins", "towns"]})
DELVE: Final[Family] = CATALOGUE.add("delve", "DR-6.1", domains={"spaces": ["1", "2", "3", "4"]})
LIGHT: Final[Family] = CATALOGUE.add(
    "light", "DR-6.3", domains={"with": ["lantern", "coin", "nothing"]}
)
# --- 7 caravans -----------------------------------------------------------------------------------
INVITE: Final[Family] = CATALOGUE.add(
    "invite",
    "DR-7.1.1",
    domains={"companion": list(COMPANIONS), "die": ["plain", "die"]},
    targets=["companion"],
)
INVITE_DECK: Final[Family] = CATALOGUE.add("invite-deck", "DR-7.1.1")
DECLARE: Final[Family] = CATALOGUE.add(
    "declare",
    "DR-7.1.2",
    domains={"road": list(ROADS), "town": list(TOWNS)},
    facts={"lanterns": NUMBER},
)
JOIN: Final[Family] = CATALOGUE.add("join", "DR-7.1.3")
STAY: Final[Family] = CATALOGUE.add("stay", "DR-7.1.3")
DIE: Final[Family] = CATALOGUE.add(
    "die", "DR-7.2.2", domains={"value": ["1", "2", "3", "4", "5", "6"]}
)
REROLL: Final[Family] = CATALOGUE.add("reroll", "DR-7.2.3")
RAISE: Final[Family] = CATALOGUE.add(
    "raise", "DR-7.2.4", domains={"by": ["1", "2", "3", "4", "5"]}, facts={"value": NUMBER}
)
VISIT: Final[Family] = CATALOGUE.add("visit", "", domains={"town": list(TOWNS)})
PASS: Final[Family] = CATALOGUE.add("pass", "")
DELIVER: Final[Family] = CATALOGUE.add(
    "deliver", "DR-7.3.2", domains={"commission": list(_OWN.commission_ids)}
)
LOAD: Final[Family] = CATALOGUE.add(
    "load", "DR-7.3.2", domains={"good": list(GOODS), "side": list(SIDES)}
)
ESCORT: Final[Family] = CATALOGUE.add(
    "escort",
    "DR-7.3.3",
    domains={"hero": list(_OWN.hero_ids)},
    facts={"both": NUMBER, "coins": NUMBER, "prestige": NUMBER},
)
FORTUNE: Final[Family] = CATALOGUE.add(
    "fortune", "DR-7.4.1", domains={"fortune": ["A", "B", "C", "D"]}, facts={"coins": NUMBER}
)
# --- effects --------------------------------------------------------------------------------------
AMOUNTS: Final = (
    "coins",
    "prestige",
    "lanterns",
    "coins_given",
    "prestige_given",
    "lanterns_given",
    "and_coins",
    "and_prestige",
)
"""What an option gives or takes, as facts."""
CHOOSE: Final[Family] = CATALOGUE.add(
    "choose",
    "",
    domains={"what": list(OP_WORDS)},
    targets=[],
    facts={
        **dict.fromkeys(AMOUNTS, NUMBER),
        "crafted": thing("good"),
        "crafted_upgraded": thing("good"),
    },
)
PAY: Final[Family] = CATALOGUE.add(
    "pay",
    "DR-9.11",
    domains={"what": list(OP_WORDS)},
    targets=[],
    facts={"coins": NUMBER, "worth": NUMBER},
)
SWAP: Final[Family] = CATALOGUE.add(
    "swap",
    "DR-9.8",
    "swap {give}>{get}",
    {"give": ["lantern", "quartz", "coins"], "get": ["lantern", "quartz", "coins"]},
    facts={"coins_given": NUMBER, "coins": NUMBER},
)
ACCEPT: Final[Family] = CATALOGUE.add("accept", "DR-16")
DECLINE: Final[Family] = CATALOGUE.add("decline", "")
DONE: Final[Family] = CATALOGUE.add("done", "")
READY: Final[Family] = CATALOGUE.add("ready", "DR-4.3.3", domains={"die": list(FACES)})
TAKE: Final[Family] = CATALOGUE.add(
    "take", "DR-16", domains={"good": list(GOODS), "side": list(SIDES)}
)
GIVE: Final[Family] = CATALOGUE.add(
    "give", "DR-16", domains={"good": list(GOODS), "side": list(SIDES)}
)
FLIP: Final[Family] = CATALOGUE.add("flip", "DR-16", domains={"good": list(GOODS)})
COMMISSION: Final[Family] = CATALOGUE.add(
    "commission",
    "DR-5.2.1",
    domains={"town": list(TOWNS)},
    facts={"commission": thing("commission")},
)
HERO: Final[Family] = CATALOGUE.add("hero", "DR-6.4", domains={"hero": list(_OWN.hero_ids)})
HERO_DECK: Final[Family] = CATALOGUE.add("hero-deck", "DR-6.3")
DEED: Final[Family] = CATALOGUE.add(
    "deed", "DR-8.1", domains={"from": ["upper", "lower", "deck"]}, facts={"deed": thing("deed")}
)
UPGRADE: Final[Family] = CATALOGUE.add("upgrade", "DR-11.6", domains={"upgrade": list(UPGRADES)})
STEED: Final[Family] = CATALOGUE.add("steed", "DR-11.6", domains={"steed": list(STEEDS)})
LEAVE: Final[Family] = CATALOGUE.add("leave", "DR-16", domains={"hero": list(_OWN.hero_ids)})
# --- 3 overflow -----------------------------------------------------------------------------------
DISCARD: Final[Family] = CATALOGUE.add(
    "discard", "DR-3.2", domains={"good": list(GOODS), "side": list(SIDES)}
)
RETURN: Final[Family] = CATALOGUE.add(
    "return", "DR-3.4", domains={"token": ["quartz", "horseshoe"]}
)
DISMISS: Final[Family] = CATALOGUE.add("dismiss", "DR-3.4", domains={"hero": list(_OWN.hero_ids)})
DROP: Final[Family] = CATALOGUE.add(
    "drop", "DR-3.4", domains={"commission": list(_OWN.commission_ids)}
)
# --- 10 companions --------------------------------------------------------------------------------
COMPANION: Final[Family] = CATALOGUE.add("companion", "DR-4.2")
USE: Final[Family] = CATALOGUE.add(
    "use",
    "DR-4.2",
    domains={"companion": list(COMPANIONS), "ability": ["1", "2"]},
    targets=["companion"],
    facts={"does": thing("ability")},
)
COPY: Final[Family] = CATALOGUE.add(
    "copy", "DR-10.6", domains={"value": ["1", "2", "3", "4", "5", "6"]}
)
BACK: Final[Family] = CATALOGUE.add("back", "DR-4.2")


# --- single actions -------------------------------------------------------------------------------
BY_NIGHT_DIE: Final[Action] = MOVE.actions[0]
BY_LIT_DIE: Final[Action] = MOVE.actions[1]
BY_STEED: Final[Action] = MOVE.actions[2]
STEP_BACK: Final[Action] = HORSESHOE.actions[1]
TO_RUINS: Final[Action] = TRAVEL.actions[0]
LIGHT_LANTERN: Final[Action] = LIGHT.actions[0]
LIGHT_COIN: Final[Action] = LIGHT.actions[1]
LIGHT_FREE: Final[Action] = LIGHT.actions[2]
DEED_FROM_DECK: Final[Action] = DEED.actions[2]
RETURN_QUARTZ: Final[Action] = RETURN.actions[0]
RETURN_HORSESHOE: Final[Action] = RETURN.actions[1]
DO_RESET: Final[Action] = RESET.actions[0]
DO_ROTATE: Final[Action] = ROTATE.actions[0]
DO_SHOW: Final[Action] = SHOW.actions[0]
DO_REROLL: Final[Action] = REROLL.actions[0]
DO_PASS: Final[Action] = PASS.actions[0]
DO_FINISH: Final[Action] = DONE.actions[0]
DO_DECLINE: Final[Action] = DECLINE.actions[0]
OPEN_COMPANIONS: Final[Action] = COMPANION.actions[0]
CLOSE_COMPANIONS: Final[Action] = BACK.actions[0]
FROM_HERO_DECK: Final[Action] = HERO_DECK.actions[0]
FROM_COMPANION_DECK: Final[Action] = INVITE_DECK.actions[0]

# --- lists that are legal again and again ---------------------------------------------------------
JOIN_OR_STAY: Final[list[Action]] = [*JOIN.actions, *STAY.actions]
ACCEPT_OR_DECLINE: Final[list[Action]] = [*ACCEPT.actions, DO_DECLINE]
SHOE_OR_DECLINE: Final[list[Action]] = [*HORSESHOE.actions, DO_DECLINE]
FREE_LIGHT_OR_DECLINE: Final[list[Action]] = [LIGHT_FREE, DO_DECLINE]


def _by_tile(family: Family) -> list[Action]:
    """By tile, as goods are counted."""
    return [
        family.actions[len(SIDES) * GOOD_OF[number] + SIDE_OF[number]]
        for number in range(len(TILES))
    ]


TAKE_TILE: Final = _by_tile(TAKE)
GIVE_TILE: Final = _by_tile(GIVE)
SELL_TILE: Final = _by_tile(SELL)
LOAD_TILE: Final = _by_tile(LOAD)
DISCARD_TILE: Final = _by_tile(DISCARD)


def _bumps(faces: int) -> list[Action]:
    return [action for action in BUMP.actions if faces >> action.args[0] & 1]


BUMPS: Final = [_bumps(faces) for faces in range(1 << len(FACES))]
"""By the set of faces in a reserve."""
TAKES: Final = [
    [
        [TAKE_TILE[tile(good, side)] for good in range(len(GOODS)) if types >> good & 1]
        for types in range(1 << len(GOODS))
    ]
    for side in range(len(SIDES))
]
"""By side and set of types."""
COMMISSIONS_OF: Final = [
    [action for action in COMMISSION.actions if towns >> action.args[0] & 1]
    for towns in range(1 << len(TOWNS))
]
"""By the set of towns that have one."""
BY_DARK_ROAD: Final[list[Action]] = DECLARE.actions[: len(TOWNS)]
RINGS: Final = [[DO_FINISH], *[RING.actions[:count] for count in range(1, 5)]]
"""By coins; without any nothing happens (DR-5.3.1)."""
DELVES: Final = [DELVE.actions[:count] for count in range(5)]
"""By the spaces that can be gone."""
