"""Too much for the wagon: what is given up (DR-3.2, DR-3.4, DR-3.5)."""

from lanternway.core.action import Action
from lanternway.core.state import Frame
from lanternway.games.dark_road import actions as a
from lanternway.games.dark_road import frames as f
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import COMMISSION_SLOTS
from lanternway.games.dark_road.rules import able, decks, gains
from lanternway.games.dark_road.state import DarkRoadState


def settle_tokens(s: DarkRoadState) -> None:
    """Whoever has more tokens than room is asked what to give back."""
    t = s.t
    dirty = t[at.DIRTY]
    t[at.DIRTY] = dirty & 255
    for seat in range(s.seats):
        if dirty >> 8 + seat & 1 and not gains.tokens_fit(s, seat):
            s.agenda.append((f.F_TOKENS, seat))


def settle_goods(s: DarkRoadState) -> None:
    """Whoever has more goods than room is asked what to discard."""
    t = s.t
    dirty = t[at.DIRTY]
    t[at.DIRTY] = dirty & ~255
    for seat in range(s.seats):
        if dirty >> seat & 1 and not gains.stored(s, seat):
            s.agenda.append((f.F_STORE, seat))


def legal_store(s: DarkRoadState, frame: Frame) -> list[Action]:
    """Any stored good, until the rest fits."""
    if gains.stored(s, frame[1]):
        return []
    first = frame[1] * at.STRIDE + at.GOODS
    return [a.DISCARD_TILE[tile] for tile in range(12) if s.t[first + tile]]


def do_store(s: DarkRoadState, frame: Frame, action: Action) -> None:
    good, side = action.args
    gains.lose_tile(s, frame[1], good + 6 * side, "good_discarded")


def legal_tokens(s: DarkRoadState, frame: Frame) -> list[Action]:
    if gains.tokens_fit(s, frame[1]):
        return []
    base = frame[1] * at.STRIDE
    found: list[Action] = []
    if s.t[base + at.QUARTZ]:
        found.append(a.RETURN[0])
    if s.t[base + at.SHOES]:
        found.append(a.RETURN[1])
    return found


def do_tokens(s: DarkRoadState, frame: Frame, action: Action) -> None:
    if action.args[0] == 0:
        gains.lose_quartz(s, frame[1], 1)
    else:
        gains.lose_shoes(s, frame[1], 1)


def legal_hero_full(s: DarkRoadState, frame: Frame) -> list[Action]:
    """The new hero or one aboard goes under the deck."""
    return [a.DISMISS[frame[2]], *[a.DISMISS[hero] for hero in able.escorts(s, frame[1], 0)]]


def do_hero_full(s: DarkRoadState, frame: Frame, action: Action) -> None:
    seat, new = frame[1], frame[2]
    hero = action.args[0]
    s.agenda.pop()
    if hero == new:  # no bonus, DR-3.5
        decks.under_heroes(s, hero)
        if s.sink is not None:
            s.emit("dismissed", {"seat": seat, "hero": "@dark_road-hero-" + s.k.c.hero_ids[hero]})
        return
    gains.dismiss(s, seat, hero)
    gains.board(s, seat, new, frame[3])


def legal_commission_full(s: DarkRoadState, frame: Frame) -> list[Action]:
    first = frame[1] * at.STRIDE + at.COMMISSIONS
    return [a.DROP[frame[2]], *[a.DROP[s.t[first + i]] for i in range(COMMISSION_SLOTS)]]


def do_commission_full(s: DarkRoadState, frame: Frame, action: Action) -> None:
    t = s.t
    seat, new = frame[1], frame[2]
    card = action.args[0]
    s.agenda.pop()
    if card != new:
        first = seat * at.STRIDE + at.COMMISSIONS
        gains.remove_slot(t, first, COMMISSION_SLOTS, card)
        t[first + COMMISSION_SLOTS - 1] = new
    decks.under_commissions(s, card)
    if s.sink is not None:
        name = "@dark_road-commission-" + s.k.c.commission_ids[card]
        s.emit("commission_dropped", {"seat": seat, "commission": name})
