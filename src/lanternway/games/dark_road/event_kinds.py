"""The kinds of events, each with the facts that are told of it; `tell.py` tells them."""

from typing import Final

from lanternway.core.event import NUMBER, SEAT, TEXT, EventKinds, optional, thing, things

EVENTS: Final = EventKinds("dark_road")

_GOOD: Final = {"seat": SEAT, "good": thing("good"), "side": thing("side")}
_COUNT: Final = {"seat": SEAT, "n": NUMBER}
_HERO: Final = {"seat": SEAT, "hero": thing("hero")}
_THING: Final = {"seat": SEAT, "thing": thing("thing"), "n": NUMBER}

ROUND: Final = EVENTS.add("round", {"round": NUMBER})
TURN: Final = EVENTS.add("turn", {"seat": SEAT, "round": NUMBER})
RESTED: Final = EVENTS.add("rested", {"seat": SEAT})
FINAL_VISITS: Final = EVENTS.add("final_visits", {})
GAME_OVER: Final = EVENTS.add("game_over", {})
COINS_SHOWN: Final = EVENTS.add("coins_shown", _COUNT)
DEED_COINS: Final = EVENTS.add("deed_coins", {**_COUNT, "deed": thing("deed")})
DEED_PRESTIGE: Final = EVENTS.add("deed_prestige", {**_COUNT, "deed": thing("deed")})
DEED_POINTS: Final = EVENTS.add("deed_points", {**_COUNT, "deed": thing("deed")})
DEED_UNPAID: Final = EVENTS.add("deed_unpaid", {"seat": SEAT, "deed": thing("deed")})
DEED_KEPT: Final = EVENTS.add("deed_kept", {"seat": SEAT}, {"deed": thing("deed")})
STEED: Final = EVENTS.add("steed", {"seat": SEAT, "steed": thing("steed")})
RESET: Final = EVENTS.add("reset", {"seat": SEAT})
BUMPED: Final = EVENTS.add(
    "bumped",
    {"seat": SEAT, "slot": NUMBER, "face": thing("face"), "locked": optional(thing("face"))},
)
MOVED: Final = EVENTS.add(
    "moved",
    {
        "seat": SEAT,
        "n": NUMBER,
        "space": NUMBER,
        "left": thing("place"),
        "right": thing("place"),
        "back": optional(NUMBER),
    },
)
ACTIVATED: Final = EVENTS.add("activated", {"seat": SEAT, "place": thing("place")})
READIED: Final = EVENTS.add("readied", {"seat": SEAT, "face": thing("face")})
RESERVE_ROLLED: Final = EVENTS.add("reserve_rolled", {"seat": SEAT, "faces": things("face")})
LAST_DIE_LEFT: Final = EVENTS.add("last_die_left", {"seat": SEAT})
LIT_DIE_GAINED: Final = EVENTS.add("lit_die_gained", {"seat": SEAT, "face": thing("face")})
COINS: Final = EVENTS.add("coins", _COUNT)
COINS_LOST: Final = EVENTS.add("coins_lost", _COUNT)
PRESTIGE: Final = EVENTS.add("prestige", _COUNT)
PRESTIGE_LOST: Final = EVENTS.add("prestige_lost", _COUNT)
GAINED: Final = EVENTS.add("gained", _THING)
GAIN_LOST: Final = EVENTS.add("gain_lost", _THING)
LOST: Final = EVENTS.add("lost", _THING)
RETURNED: Final = EVENTS.add("returned", _THING)
"""What the inventory had no room for (DR-3.4)."""
SPARED: Final = EVENTS.add("spared", {"seat": SEAT})
NOTHING_GAINED: Final = EVENTS.add("nothing_gained", {"seat": SEAT, "lack": thing("lack")})
GOOD_GAINED: Final = EVENTS.add("good_gained", _GOOD)
GOOD_GAIN_LOST: Final = EVENTS.add("good_gain_lost", _GOOD)
GOOD_LOST: Final = EVENTS.add("good_lost", _GOOD)
GOOD_DISCARDED: Final = EVENTS.add("good_discarded", _GOOD)
GOOD_SOLD: Final = EVENTS.add("good_sold", {**_GOOD, "hero": optional(thing("hero"))})
GOOD_DELIVERED: Final = EVENTS.add("good_delivered", _GOOD)
FLIPPED: Final = EVENTS.add("flipped", _GOOD)
WHEEL_TURNED: Final = EVENTS.add("wheel_turned", {"n": NUMBER, "good": thing("good")})
DIE_TURNED: Final = EVENTS.add(
    "die_turned", {"seat": SEAT, "good": thing("good"), "to": thing("good")}
)
MARKET_DIE: Final = EVENTS.add("market_die", {"good": thing("good")})
RING_MOVED: Final = EVENTS.add("ring_moved", {"seat": SEAT, "space": thing("ring")})
RUINS_MOVED: Final = EVENTS.add("ruins_moved", {"seat": SEAT, "space": thing("ruins")})
ROLLED: Final = EVENTS.add("rolled", {"seat": SEAT, "face": thing("oracle", "ruins_die")})
HERO_SHOWN: Final = EVENTS.add("hero_shown", _HERO)
BOARDED: Final = EVENTS.add("boarded", _HERO)
DISMISSED: Final = EVENTS.add("dismissed", _HERO)
HERO_DELIVERED: Final = EVENTS.add("hero_delivered", {**_HERO, "town": thing("town")})
COMMISSION_GAINED: Final = EVENTS.add(
    "commission_gained", {"seat": SEAT, "commission": thing("commission"), "town": thing("town")}
)
COMMISSION_DROPPED: Final = EVENTS.add(
    "commission_dropped", {"seat": SEAT, "commission": thing("commission")}
)
COMMISSION_DELIVERED: Final = EVENTS.add(
    "commission_delivered",
    {"seat": SEAT, "commission": thing("commission"), "town": thing("town"), "goods": NUMBER},
)
DEED_TAKEN: Final = EVENTS.add("deed_taken", {"seat": SEAT, "deed": thing("deed")})
DEED_DRAWN: Final = EVENTS.add("deed_drawn", {"seat": SEAT}, {"deed": thing("deed")})
UPGRADED: Final = EVENTS.add("upgraded", {"seat": SEAT, "upgrade": thing("upgrade")})
COMPANION_JOINED: Final = EVENTS.add(
    "companion_joined", {"seat": SEAT, "companion": thing("companion")}
)
COMPANION_USED: Final = EVENTS.add(
    "companion_used",
    {
        "seat": SEAT,
        "companion": thing("companion"),
        "does": thing("ability"),
        "quartz": optional(NUMBER),
    },
)
STRAY_PASSED: Final = EVENTS.add(
    "stray_passed", {"seat": SEAT, "to_seat": SEAT, "companion": thing("companion")}
)
CARAVAN_LED: Final = EVENTS.add(
    "caravan_led", {"seat": SEAT, "road": thing("road"), "town": thing("town")}
)
JOINED: Final = EVENTS.add("joined", {"seat": SEAT})
STAYED: Final = EVENTS.add("stayed", {"seat": SEAT})
EVENT: Final = EVENTS.add("event", {"event": thing("event_card")})
TRAVEL_DICE: Final = EVENTS.add("travel_dice", {"dice": TEXT, "n": NUMBER})
DIE_TAKEN: Final = EVENTS.add("die_taken", {"seat": SEAT, "value": NUMBER})
DIE_RAISED: Final = EVENTS.add("die_raised", {"seat": SEAT, "n": NUMBER, "value": NUMBER})
WINDFALL: Final = EVENTS.add("windfall", {"seat": SEAT, "source": thing("source", "steed")})
CONCERN_CARD: Final = EVENTS.add("concern_card", {"seat": SEAT, "card": thing("action")})
CONCERN_WORKS: Final = EVENTS.add(
    "concern_works",
    {"seat": SEAT, "work": thing("work"), "dice": optional(things("good"))},
)
CONCERN_IDLE: Final = EVENTS.add("concern_idle", {"seat": SEAT})
CRATES: Final = EVENTS.add("crates", _COUNT)
NOTICE_MET: Final = EVENTS.add("notice_met", {"seat": SEAT, "notice": thing("notice")})
NOTICE_UNMET: Final = EVENTS.add("notice_unmet", {"notice": thing("notice")})
