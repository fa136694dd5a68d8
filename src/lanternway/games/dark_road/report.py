"""What is said about a finished game: for balance reports."""

from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road import scoring
from lanternway.games.dark_road.content import LEVELS, STEEDS
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.state import DarkRoadState


def traits(s: DarkRoadState, seat: int) -> dict[str, str]:
    """What a seat began with and got that might have won the game."""
    t = s.t
    base = seat * at.STRIDE
    c = s.k.c
    if seat == s.concern:
        return {"private_concern": LEVELS[s.level]}
    found: dict[str, str] = {}
    if t[base + at.FIRST_STEED] >= 0:
        found["steed"] = STEEDS[t[base + at.FIRST_STEED]]
        found["starting_hero"] = c.hero_ids[t[base + at.FIRST_HERO]]
    for i in members(t[base + at.UPGRADES]):
        found["upgrade_" + c.upgrade_ids[i]] = "yes"
    for card in members(t[base + at.COMPANIONS]):
        found["companion_" + c.companion_ids[c.card_kind[card]]] = "yes"
    for deed in members(t[base + at.DEEDS]):
        found["deed_" + c.deed_ids[deed]] = "done" if scoring.times(s, seat, deed) else "missed"
    return found


def measures(s: DarkRoadState) -> dict[str, float]:
    """Means over the human seats of a finished game."""
    t = s.t
    bases = [seat * at.STRIDE for seat in range(s.humans)]
    return {
        "coins": sum([t[base + at.COINS] for base in bases]) / s.humans,
        "prestige": sum([t[base + at.PRESTIGE] for base in bases]) / s.humans,
        "heroes_delivered": sum([t[base + at.LOG_HEROES].bit_count() for base in bases]) / s.humans,
        "commissions_delivered": sum([t[base + at.LOG_COMMISSIONS].bit_count() for base in bases])
        / s.humans,
        "caravans": float(sum([t[base + at.LED] + t[base + at.LED + 1] for base in bases])),
        "shortcuts": float(sum([t[base + at.LED + 1] for base in bases])),
    }
