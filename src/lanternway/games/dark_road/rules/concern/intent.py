"""What the table shows of the Private Concern's intent (DR-17.19), worked out by what will do it."""

from typing import TYPE_CHECKING, Any

from lanternway.games.dark_road.actions import DEED
from lanternway.games.dark_road.content_words import AIMS, ROADS, SCALES, TOWNS, WORKS
from lanternway.games.dark_road.rules.concern import board, measures, notices, works

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def intent(table: "Table") -> dict[str, Any]:
    """What it will do on its next turn if nothing changes, worked out on a copy (DR-17.19.1)."""
    cards = table.content.concern
    card = board.of(table).card
    if card < 0:
        return {"card": None, "joins": _joins(table), "notice": _notice(table)}
    ahead = table.clone()
    ahead.unshare()
    aim = works.prepare(ahead)
    work = works.first_work(ahead, aim)
    shown = [_shown_work(ahead, work, aim)]
    if works.lamp_lit(table):
        other = works.other_district(ahead, work)
        _foresee(ahead, work, aim)
        shown.append(_shown_work(ahead, works.other_work(ahead, aim, other), aim))
    return {
        "card": cards.action_ids[card],
        "wheel_turn": bool(cards.wheel[card]),
        "space": ahead.space[table.setting.concern_seat],
        "crates": cards.crates[card],
        "lamp": works.lamp_lit(table),
        "aim": AIMS[aim],
        "aim_certain": cards.aim[card] != SCALES,
        "works": shown,
        "joins": _joins(table),
        "notice": _notice(table),
    }


def _foresee(table: "Table", work: int, aim: int) -> None:
    """Do a work on the copy as far as nothing is drawn and nobody is asked: of a commission the stack's next
    card is not known, of a journey nothing is."""
    if work == works.COMMISSIONS:
        taken = table.commission_tops[measures.commission_to_take(table)]
        table.commissions[table.setting.concern_seat] += (taken,)
    elif work != works.JOURNEY:
        works.do_work(table, work, aim)


def _shown_work(table: "Table", work: int, aim: int) -> dict[str, Any]:
    """A work and what it would take."""
    if work < 0:
        return {"work": None}
    shown: dict[str, Any] = {"work": WORKS[work]}
    if work == works.INN:
        hero = table.inn[measures.hero_to_take(table, aim, True)]
        shown["hero"] = table.content.hero_ids[hero]
    elif work == works.COMMISSIONS:
        shown["commission_town"] = TOWNS[measures.commission_to_take(table)]
    elif work == works.JOURNEY:
        shown["town"] = TOWNS[measures.destination(table)]
        shown["route"] = ROADS[works.road(table)]
    elif work == works.BAZAAR:
        shown["dice"] = len(works.dice_to_buy(table))
    elif work == works.DARK_MARKET and works.south_is_next(table):
        deed = measures.deed_to_take(table)
        if deed >= 0:
            shown["deed"] = DEED.domains[0][deed]
        else:
            shown["commission_town"] = TOWNS[measures.commission_to_take(table)]
    return shown


def _joins(table: "Table") -> list[str]:
    return [word for town, word in enumerate(TOWNS) if measures.would_join(table, town)]


def _notice(table: "Table") -> dict[str, Any] | None:
    """The next notice: when it is due, what it needs, who meets it now."""
    cards = table.content.concern
    for turn, due in enumerate(cards.notice_rounds):
        if table.round <= due:
            notice = board.of(table).notices[turn]
            return {
                "notice": cards.notice_ids[notice],
                "due": due,
                "need": cards.notice_need[notice][turn],
                "met_by": notices.met_by(table, turn),
            }
    return None
