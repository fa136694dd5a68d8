"""Guild notices: what the humans are asked to reach (DR-17.15)."""

from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content_words import NOTICE_FACTS
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.rules import concern_table as table
from lanternway.games.dark_road.rules import gains
from lanternway.games.dark_road.state import DarkRoadState


def end_of_round(s: DarkRoadState, round_: int) -> None:
    """Judge the notice that is due (DR-17.15)."""
    c = s.k.c.concern
    if round_ not in c.notice_rounds:
        return
    turn = c.notice_rounds.index(round_)
    notice = s.pc[table.NOTICES + turn]
    name = "@dark_road-notice-" + c.notice_ids[notice]
    met = met_by(s, turn)
    for seat in reversed(met):
        s.agenda.append((f.F_LIST, seat, c.notice_reward[notice], 0))
        if s.sink is not None:
            s.emit("notice_met", {"seat": seat, "notice": name})
    if not met:
        if s.sink is not None:
            s.emit("notice_unmet", {"notice": name})
        gains.coins(s, s.concern, c.stake[s.level])
        gains.prestige(s, s.concern, c.stake[s.level])


def met_by(s: DarkRoadState, turn: int) -> list[int]:
    """The human seats that meet a notice now."""
    c = s.k.c.concern
    notice = s.pc[table.NOTICES + turn]
    need = c.notice_need[notice][turn]
    return [seat for seat in range(s.humans) if fact(s, seat, c.notice_fact[notice]) >= need]


def fact(s: DarkRoadState, seat: int, which: int) -> int:
    """What a notice counts (DR-17.15.3)."""
    t = s.t
    base = seat * at.STRIDE
    word = NOTICE_FACTS[which]
    if word == "heroes_in_log":
        return t[base + at.LOG_HEROES].bit_count()
    if word == "commissions_in_log":
        return t[base + at.LOG_COMMISSIONS].bit_count()
    if word == "towns_in_log":
        visited = {s.k.c.hero_town[hero] for hero in members(t[base + at.LOG_HEROES])}
        return len(visited | {card // 5 for card in members(t[base + at.LOG_COMMISSIONS])})
    if word == "companions_and_gifts":
        held = members(t[base + at.COMPANIONS])
        return len(held) + sum([t[at.GIFTS + card].bit_count() for card in held])
    if word == "prestige":
        return t[base + at.PRESTIGE]
    goods = base + at.GOODS
    return sum([1 for good in range(6) if t[goods + good] or t[goods + good + 6]])
