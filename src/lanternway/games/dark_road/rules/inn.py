"""The Ringway Inn (DR-5.4)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import SHOW_PRICE
from lanternway.games.dark_road.rules import decks, gains
from lanternway.games.dark_road.state import DarkRoadState

SHOWN_PLACES = 6


def owned(t: list[int], seat: int) -> int:
    """Mask of the types of goods on a wagon."""
    first = seat * at.STRIDE + at.GOODS
    mask = 0
    for good in range(6):
        if t[first + good] or t[first + good + 6]:
            mask |= 1 << good
    return mask


def can_show(s: DarkRoadState, seat: int) -> bool:
    """Whether prestige can show more heroes (DR-5.4.4)."""
    prestige = s.t[seat * at.STRIDE + at.PRESTIGE]
    return s.k.c.inn_reveal > 0 and prestige >= SHOW_PRICE and decks.heroes_left(s)


def buyers(s: DarkRoadState, seat: int) -> list[int]:
    """The face-up heroes that ask for something the seat has."""
    t = s.t
    own = owned(t, seat)
    found: list[int] = []
    if own:
        masks = s.k.hero_mask
        for place in range(at.INN, at.INN + 4):
            if t[place] >= 0 and masks[t[place]] & own:
                found.append(t[place])
        if s.k.c.inn_reveal:
            for place in range(at.SHOWN, at.SHOWN + SHOWN_PLACES):
                if t[place] >= 0 and masks[t[place]] & own:
                    found.append(t[place])
    return found


def usable(s: DarkRoadState, seat: int) -> bool:
    """DR-5.4.3."""
    return len(buyers(s, seat)) > 0 or can_show(s, seat)


def legal_inn(s: DarkRoadState, frame: Frame) -> list[Action]:
    found = [a.RECRUIT[hero] for hero in buyers(s, frame[1])]
    if not frame[2] and can_show(s, frame[1]):
        found.append(a.A_SHOW)
    return found if found else ONLY_DONE


ONLY_DONE = [a.A_DONE]


def do_inn(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    seat = frame[1]
    if action.kind == a.K_DONE:
        s.agenda.pop()
        hide(s)
    elif action.kind == a.K_SHOW:
        gains.prestige(s, seat, -SHOW_PRICE)
        for i in range(s.k.c.inn_reveal):
            t[at.SHOWN + i] = decks.draw_hero(s)
            if s.sink is not None and t[at.SHOWN + i] >= 0:
                name = "@dark_road-hero-" + s.k.c.hero_ids[t[at.SHOWN + i]]
                s.emit("hero_shown", {"seat": seat, "hero": name})
        s.agenda[-1] = (f.F_INN, seat, 1)
    else:
        hero = action.args[0]
        s.agenda[-1] = (f.F_SALE, seat, hero, s.k.hero_mask[hero], 0, 0)


def hide(s: DarkRoadState) -> None:
    """Heroes shown in addition and not chosen go under the deck (DR-5.4.4)."""
    t = s.t
    for place in range(at.SHOWN, at.SHOWN + SHOWN_PLACES):
        if t[place] >= 0:
            decks.under_heroes(s, t[place])
            t[place] = -1


def legal_sale(s: DarkRoadState, frame: Frame) -> list[Action]:
    t = s.t
    first = frame[1] * at.STRIDE + at.GOODS
    found = [
        a.SELL_TILE[tile] for tile in range(12) if frame[3] >> tile % 6 & 1 and t[first + tile]
    ]
    if frame[4]:
        found.append(a.A_DONE)
    return found


def do_sale(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    kind, seat, hero, mask, sold, fine = frame
    if action.kind != a.K_DONE:
        good, side = action.args
        gains.lose_tile(s, seat, good + 6 * side, "good_sold")
        gains.coins(s, seat, s.k.price[t[at.WHEEL]][good] + side)
        s.agenda[-1] = (kind, seat, hero, mask & ~(1 << good), sold + 1, fine + side)
        return
    s.agenda.pop()
    for place in range(at.INN, at.SHOWN + SHOWN_PLACES):
        if t[place] == hero:
            t[place] = -1
    hide(s)
    if fine:
        gains.quartz(s, seat, fine)
    gains.board(s, seat, hero, 1)
