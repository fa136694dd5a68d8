"""What the table shows of the Private Concern: all that is public, and its intent (DR-17.19)."""

from typing import Any

from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import AIMS, ROADS, TOWNS, WORKS
from lanternway.games.dark_road.rules import concern_effects as own
from lanternway.games.dark_road.rules import concern_measures as measures
from lanternway.games.dark_road.rules import concern_notices as notices
from lanternway.games.dark_road.rules import concern_table as table
from lanternway.games.dark_road.rules import concern_works as works
from lanternway.games.dark_road.state import DarkRoadState


def view(s: DarkRoadState) -> dict[str, Any]:
    """Everything of it is public but the deeds that it drew face down (DR-17.20.3)."""
    shown = table.to_data(s)
    shown["intent"] = intent(s)
    return shown


def intent(s: DarkRoadState) -> dict[str, Any]:
    """What it will do on its next turn if nothing changes, worked out on a copy (DR-17.19.1)."""
    c = s.k.c.concern
    card = s.pc[table.CARD]
    if card < 0:
        return {"card": None, "joins": _joins(s), "notice": _notice(s)}
    ahead = s.clone()
    aim = works.prepare(ahead)
    work = works.first_work(ahead, aim)
    shown = [_shown_work(ahead, work, aim)]
    if works.lamp_lit(s):
        other = works.other_district(ahead, work)
        if work not in (works.JOURNEY, works.COMMISSIONS):  # these would draw or ask somebody
            works.do_work(ahead, work, aim)
        shown.append(_shown_work(ahead, works.other_work(ahead, aim, other), aim))
    return {
        "card": c.action_ids[card],
        "wheel_turn": bool(c.wheel[card]),
        "space": ahead.t[s.concern * at.STRIDE + at.SPACE],
        "crates": c.crates[card],
        "lamp": works.lamp_lit(s),
        "aim": AIMS[aim],
        "aim_certain": c.aim[card] != works.SCALES,
        "works": shown,
        "joins": _joins(s),
        "notice": _notice(s),
    }


def _shown_work(s: DarkRoadState, work: int, aim: int) -> dict[str, Any]:
    """A work and what it would take."""
    if work < 0:
        return {"work": None}
    shown: dict[str, Any] = {"work": WORKS[work]}
    if work == works.INN:
        hero = s.t[at.INN + measures.hero_to_take(s, aim, True)]
        shown["hero"] = s.k.c.hero_ids[hero]
    elif work == works.COMMISSIONS:
        shown["commission_town"] = TOWNS[measures.commission_to_take(s)]
    elif work == works.JOURNEY:
        shown["town"] = TOWNS[measures.destination(s)]
        shown["route"] = ROADS[works.route(s)]
    elif work == works.BAZAAR:
        shown["dice"] = len(works.dice_to_buy(s))
    elif work == works.DARK_MARKET and (s.t[at.RING] + 1) % 4 == own.SOUTH:
        deed = measures.deed_to_take(s)
        if deed >= 0:
            shown["deed"] = ("upper", "lower", "deck")[deed]
        else:
            shown["commission_town"] = TOWNS[measures.commission_to_take(s)]
    return shown


def _joins(s: DarkRoadState) -> list[str]:
    return [TOWNS[town] for town in range(6) if measures.would_join(s, town)]


def _notice(s: DarkRoadState) -> dict[str, Any] | None:
    """The next notice: when it is due, what it needs, who meets it now."""
    c = s.k.c.concern
    for turn, due in enumerate(c.notice_rounds):
        if s.t[at.ROUND] <= due:
            notice = s.pc[table.NOTICES + turn]
            return {
                "notice": c.notice_ids[notice],
                "due": due,
                "need": c.notice_need[notice][turn],
                "met_by": notices.met_by(s, turn),
            }
    return None
