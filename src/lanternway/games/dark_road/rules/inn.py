"""The Ringway Inn (DR-5.4)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.dark_road import actions, tell
from lanternway.games.dark_road.content_words import GOOD_OF, QUARTZ
from lanternway.games.dark_road.frames import Inn, Sale
from lanternway.games.dark_road.limits import SHOW_PRICE
from lanternway.games.dark_road.rules import decks, gains

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def can_show(table: "Table", seat: int) -> bool:
    """Whether prestige can show more heroes (DR-5.4.4)."""
    return (
        table.content.inn_reveal > 0
        and table.prestige[seat] >= SHOW_PRICE
        and decks.heroes_left(table)
    )


def buyers(table: "Table", seat: int) -> list[int]:
    """The face-up heroes that ask for something the seat has."""
    own = gains.owned(table, seat)
    asks = table.content.hero_mask
    found: list[int] = []
    if own:
        for hero in table.inn:
            if hero >= 0 and asks[hero] & own:
                found.append(hero)
        for hero in table.shown:
            if asks[hero] & own:
                found.append(hero)
    return found


def usable(table: "Table", seat: int) -> bool:
    """DR-5.4.3."""
    return len(buyers(table, seat)) > 0 or can_show(table, seat)


def legal_inn(table: "Table", seat: int, frame: Inn) -> list[Action]:
    """Who buys and what it costs to see more is asked, never done unasked (DR-5.4.4, DR-4.5.2)."""
    found = [actions.RECRUIT.actions[hero] for hero in buyers(table, seat)]
    if not frame.more_shown and can_show(table, seat):
        found.append(actions.DO_SHOW)
    found.append(actions.DO_FINISH)
    return found


def do_inn(table: "Table", seat: int, frame: Inn, action: Action) -> None:
    if action.family is actions.DONE:
        table.agenda.pop()
        hide(table)
    elif action.family is actions.SHOW:
        gains.gain_prestige(table, seat, -SHOW_PRICE)
        for _ in range(table.content.inn_reveal):
            hero = decks.draw_hero(table)
            if hero >= 0:
                table.shown += (hero,)
                tell.hero_shown(table, seat, hero)
        table.agenda[-1] = Inn(seat, more_shown=True)
    else:
        hero = action.args[0]
        table.agenda[-1] = Sale(seat, hero, table.content.hero_mask[hero], 0, 0)


def why_inn(table: "Table", seat: int, frame: Inn, action: Action) -> Refusal | None:
    if action.family is actions.RECRUIT:
        if action.args[0] in table.inn:
            return Refusal("DR-5.4.1", "dark_road-why-nothing-asked")
        return Refusal("DR-5.4.1", "dark_road-why-not-at-inn")
    if action.family is actions.SHOW:
        return Refusal("DR-5.4.4", "dark_road-why-no-more-heroes")
    return None


def hide(table: "Table") -> None:
    """Heroes shown in addition and not chosen go under the deck (DR-5.4.4)."""
    for hero in table.shown:
        decks.put_hero_under(table, hero)
    table.shown = ()


def legal_sale(table: "Table", seat: int, frame: Sale) -> list[Action]:
    """One of each good that the hero asks for, at least one in all (DR-5.4.1)."""
    found = [
        actions.SELL_TILE[number]
        for number, count in enumerate(table.goods[seat])
        if count and frame.asked >> GOOD_OF[number] & 1
    ]
    if frame.sold:
        found.append(actions.DO_FINISH)
    return found


def do_sale(table: "Table", seat: int, frame: Sale, action: Action) -> None:
    if action.family is not actions.DONE:
        good, side = action.args
        gains.return_good(table, seat, good, side)
        tell.good_sold(table, seat, good, side, frame.hero)
        gains.gain_coins(table, seat, table.price_of(good) + side)
        asked = frame.asked & ~(1 << good)
        table.agenda[-1] = Sale(seat, frame.hero, asked, frame.sold + 1, frame.upgraded + side)
        return
    table.agenda.pop()
    gains.leave_inn(table, frame.hero)
    hide(table)
    if frame.upgraded:
        gains.gain_tokens(table, seat, QUARTZ, frame.upgraded)
    gains.board(table, seat, frame.hero, with_bonus=True)


def why_sale(table: "Table", seat: int, frame: Sale, action: Action) -> Refusal | None:
    if action.family is actions.DONE:
        return Refusal("DR-5.4.1", "dark_road-why-sell-one")
    if action.family is not actions.SELL:
        return None
    if not frame.asked >> action.args[0] & 1:
        return Refusal("DR-5.4.1", "dark_road-why-not-requested")
    return Refusal("DR-5.4.1", "dark_road-why-good-missing")
