"""Too much for the wagon: what is given up (DR-3.2, DR-3.4, DR-3.5)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame
from lanternway.games.dark_road import actions, agenda, tell
from lanternway.games.dark_road.content_words import HORSESHOE, QUARTZ
from lanternway.games.dark_road.frames import CommissionFull, HeroFull
from lanternway.games.dark_road.limits import HERO_SLOTS
from lanternway.games.dark_road.rules import decks, gains

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def check_tokens(table: "Table") -> None:
    """Whoever has more tokens than room is asked what to give back, once: a companion may be at work in the
    middle of that question (DR-4.2)."""
    unchecked = table.unchecked_tokens
    table.unchecked_tokens = 0
    marked = [seat for seat in range(table.seats) if unchecked >> seat & 1]
    for seat in marked:
        if not gains.tokens_fit(table, seat) and agenda.TOKENS.of[seat] not in table.agenda:
            table.agenda.append(agenda.TOKENS.of[seat])


def check_goods(table: "Table") -> None:
    """Whoever has more goods than room is asked what to discard, likewise once."""
    unchecked = table.unchecked_goods
    table.unchecked_goods = 0
    marked = [seat for seat in range(table.seats) if unchecked >> seat & 1]
    for seat in marked:
        if not gains.stored(table, seat) and agenda.STORE.of[seat] not in table.agenda:
            table.agenda.append(agenda.STORE.of[seat])


def legal_store(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """Any stored good, until the rest fits."""
    if gains.stored(table, seat):
        return []
    return [actions.DISCARD_TILE[number] for number, count in enumerate(table.goods[seat]) if count]


def do_store(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    good, side = action.args
    gains.return_good(table, seat, good, side)
    tell.good_discarded(table, seat, good, side)


def legal_tokens(table: "Table", seat: int, frame: Frame) -> list[Action]:
    if gains.tokens_fit(table, seat):
        return []
    found: list[Action] = []
    if table.quartz[seat]:
        found.append(actions.RETURN_QUARTZ)
    if table.horseshoes[seat]:
        found.append(actions.RETURN_HORSESHOE)
    return found


def do_tokens(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    thing = QUARTZ if action is actions.RETURN_QUARTZ else HORSESHOE
    gains.put_back(table, seat, thing, 1)
    tell.returned(table, seat, thing)


def legal_hero_full(table: "Table", seat: int, frame: HeroFull) -> list[Action]:
    """The new hero or one aboard goes under the deck; if a companion has made room, the new one boards."""
    if len(table.heroes[seat]) < HERO_SLOTS:
        return [actions.HERO.actions[frame.hero]]
    return [actions.DISMISS.actions[hero] for hero in (frame.hero, *table.heroes[seat])]


def do_hero_full(table: "Table", seat: int, frame: HeroFull, action: Action) -> None:
    hero = action.args[0]
    table.agenda.pop()
    if action.family is actions.HERO:
        gains.board(table, seat, hero, frame.with_bonus)
    elif hero == frame.hero:  # no bonus, DR-3.5
        decks.put_hero_under(table, hero)
        tell.dismissed(table, seat, hero)
    else:
        gains.dismiss(table, seat, hero)
        gains.board(table, seat, frame.hero, frame.with_bonus)


def legal_commission_full(table: "Table", seat: int, frame: CommissionFull) -> list[Action]:
    """Likewise the new commission or one that is held."""
    held = (frame.commission, *table.commissions[seat])
    return [actions.DROP.actions[commission] for commission in held]


def do_commission_full(table: "Table", seat: int, frame: CommissionFull, action: Action) -> None:
    commission = action.args[0]
    table.agenda.pop()
    if commission != frame.commission:
        gains.commission_leaves(table, seat, commission)
        table.commissions[seat] += (frame.commission,)
    decks.put_commission_under(table, commission)
    tell.commission_dropped(table, seat, commission)
