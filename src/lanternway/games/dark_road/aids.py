"""What a page adds up for people, from nothing but what the viewer may know."""

from typing import Any

from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road import scoring
from lanternway.games.dark_road.content import FACE_VALUE, GOODS, SPACES
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.rules import concern_table
from lanternway.games.dark_road.state import DarkRoadState


def aids(s: DarkRoadState, viewer: int) -> dict[str, Any]:
    """The supply; for a seat also what heroes would pay, where dice lead, and how its deeds stand."""
    t = s.t
    found: dict[str, Any] = {
        "supply": {
            **{good: t[at.GOOD_SUPPLY + i] for i, good in enumerate(GOODS)},
            "lit_dice": t[at.LIT_SUPPLY],
        },
        "prices": {good: s.k.price[t[at.WHEEL]][i] for i, good in enumerate(GOODS)},
    }
    if 0 <= viewer < s.humans:
        found["pays"] = _pays(s, viewer)
        found["leads"] = _leads(s, viewer)
        found["deeds"] = _deeds(s, viewer)
        found["score"] = scoring.parts(s, viewer)
    if s.level >= 0:
        found["sarcophagus"] = s.k.c.concern.sarcophagus_ids[concern_table.sarcophagus(s)]
    if s.is_over():
        found["final"] = [_final(s, seat) for seat in range(s.seats)]
    return found


def _pays(s: DarkRoadState, seat: int) -> dict[str, int]:
    """What each hero in sight would pay for all that the wagon has of its wishes (DR-5.4.1)."""
    t = s.t
    goods = seat * at.STRIDE + at.GOODS
    price = s.k.price[t[at.WHEEL]]
    found = {}
    heroes = [t[at.INN + i] for i in range(4)] + [t[at.SHOWN + i] for i in range(6)]
    for hero in heroes:
        if hero >= 0:
            total = 0
            for good in s.k.c.hero_asks[hero]:
                if t[goods + 6 + good]:
                    total += price[good] + 1
                elif t[goods + good]:
                    total += price[good]
            found[s.k.c.hero_ids[hero]] = total
    return found


def _leads(s: DarkRoadState, seat: int) -> dict[str, int]:
    """The space that each die of the action pool leads to (DR-4.4.1)."""
    base = seat * at.STRIDE
    here = s.t[base + at.SPACE]
    pool = {"night": s.t[base + at.POOL_NIGHT], "lit": s.t[base + at.POOL_LIT]}
    return {
        kind: (here + FACE_VALUE[face]) % len(SPACES) for kind, face in pool.items() if face >= 0
    }


def _deeds(s: DarkRoadState, seat: int) -> dict[str, list[int]]:
    """By deed: how much of what it counts there is, what one time needs, how often it may count."""
    found = {}
    for deed in members(s.t[seat * at.STRIDE + at.DEEDS]):
        _, need, beyond, limit, _, _ = s.k.c.deeds[deed]
        have = max(0, scoring.measure(s, seat, deed) - beyond)
        found[s.k.c.deed_ids[deed]] = [have, need, limit]
    return found


def _final(s: DarkRoadState, seat: int) -> dict[str, int]:
    """How a seat's score came about, of the Private Concern too."""
    base = seat * at.STRIDE
    both = {"coins": s.t[base + at.COINS], "prestige": s.t[base + at.PRESTIGE]}
    return {**both, **scoring.parts(s, seat)}
