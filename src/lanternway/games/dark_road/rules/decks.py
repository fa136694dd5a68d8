"""Face-down decks: drawn when needed, so that their future order is nowhere (DR-1.5, DR-4.6.4)."""

from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.state import DarkRoadState


def _draw(s: DarkRoadState, stream: int, pool: int, over: int, under: int) -> int:
    """The next card of a deck: what a position laid on top, then the shuffled part, then what was
    put under it; -1 when it is empty."""
    known = s.piles[over]
    if known:
        s.piles[over] = known[1:]
        s.reveals += 1
        return known[0]
    cards = s.t[pool]
    if cards:
        found = members(cards)
        card = found[s.chance.draw(stream, len(found))]
        s.t[pool] = cards & ~(1 << card)
        s.reveals += 1
        return card
    if under >= 0:
        known = s.piles[under]
        if known:
            s.piles[under] = known[1:]
            s.reveals += 1
            return known[0]
    return -1


def draw_hero(s: DarkRoadState) -> int:
    return _draw(s, at.S_HEROES, at.HERO_POOL, at.OVER_HEROES, at.UNDER_HEROES)


def draw_deed(s: DarkRoadState) -> int:
    return _draw(s, at.S_DEEDS, at.DEED_POOL, at.OVER_DEEDS, at.UNDER_DEEDS)


def draw_companion(s: DarkRoadState) -> int:
    return _draw(s, at.S_COMPANIONS, at.COMPANION_POOL, at.OVER_COMPANIONS, -1)


def draw_event(s: DarkRoadState, route: int) -> int:
    """The next event; an empty deck is its discard pile shuffled again (DR-7.2.6)."""
    t = s.t
    if not t[at.EVENT_POOL + route] and not s.piles[at.OVER_EVENTS + route]:
        t[at.EVENT_POOL + route] = t[at.EVENTS_SEEN + route]
        t[at.EVENTS_SEEN + route] = 0
    return _draw(s, at.S_EVENTS + route, at.EVENT_POOL + route, at.OVER_EVENTS + route, -1)


def heroes_left(s: DarkRoadState) -> bool:
    return bool(s.t[at.HERO_POOL] or s.piles[at.UNDER_HEROES] or s.piles[at.OVER_HEROES])


def deeds_left(s: DarkRoadState) -> bool:
    return bool(s.t[at.DEED_POOL] or s.piles[at.UNDER_DEEDS] or s.piles[at.OVER_DEEDS])


def companions_left(s: DarkRoadState) -> bool:
    return bool(s.t[at.COMPANION_POOL] or s.piles[at.OVER_COMPANIONS])


def under_heroes(s: DarkRoadState, hero: int) -> None:
    s.piles[at.UNDER_HEROES] += (hero,)


def take_commission(s: DarkRoadState, town: int) -> int:
    """The visible commission of a town, whose stack then shows the next one; -1 from an empty stack."""
    t = s.t
    card = t[at.TOPS + town]
    if card >= 0:
        t[at.TOPS + town] = -1
        show_commission(s, town)
    return card


def show_commission(s: DarkRoadState, town: int) -> None:
    """Turn the stack's next commission up."""
    t = s.t
    known = s.piles[at.OVER_COMMISSIONS + town]
    if known:
        s.piles[at.OVER_COMMISSIONS + town] = known[1:]
        t[at.TOPS + town] = known[0]
        s.reveals += 1
        return
    mine = t[at.COMMISSION_POOL] >> 5 * town & 31
    if mine:
        found = members(mine)
        card = 5 * town + found[s.chance.draw(at.S_COMMISSIONS, len(found))]
        t[at.COMMISSION_POOL] &= ~(1 << card)
        t[at.TOPS + town] = card
        s.reveals += 1
        return
    known = s.piles[at.UNDER_COMMISSIONS + town]
    if known:
        s.piles[at.UNDER_COMMISSIONS + town] = known[1:]
        t[at.TOPS + town] = known[0]


def under_commissions(s: DarkRoadState, card: int) -> None:
    """A commission goes under its town's stack; in an empty one it is the top again."""
    town = card // 5
    if s.t[at.TOPS + town] < 0:
        s.t[at.TOPS + town] = card
    else:
        s.piles[at.UNDER_COMMISSIONS + town] += (card,)


def open_towns(t: list[int]) -> int:
    """Mask of the towns whose stack has a commission."""
    mask = 0
    for town in range(6):
        if t[at.TOPS + town] >= 0:
            mask |= 1 << town
    return mask
