"""Questions of effects about cards: heroes, commissions, deeds, upgrades, steeds (DR-5.2, DR-8.1, DR-10.1,
DR-11.6, DR-16)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame
from lanternway.games.dark_road import actions, agenda, tell
from lanternway.games.dark_road.content_words import LANTERN
from lanternway.games.dark_road.frames import Counted, Escort, GainHero
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import able, decks, deliveries, effects, gains, reach
from lanternway.games.dark_road.sets import members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

# --- heroes ---------------------------------------------------------------------------------------


def legal_lose_hero(table: "Table", seat: int, frame: Counted) -> list[Action]:
    return [actions.LEAVE.actions[hero] for hero in table.heroes[seat]]


def do_lose_hero(table: "Table", seat: int, frame: Counted, action: Action) -> None:
    if frame.count > 1:
        table.agenda[-1] = Counted(agenda.LOSE_HERO, seat, frame.count - 1)
    else:
        table.agenda.pop()
    gains.dismiss(table, seat, action.args[0])


def legal_gain_hero(table: "Table", seat: int, frame: GainHero) -> list[Action]:
    found = [actions.HERO.actions[hero] for hero in able.heroes_at_inn(table)]
    if frame.from_deck and decks.heroes_left(table):
        found.append(actions.FROM_HERO_DECK)
    return found


def do_gain_hero(table: "Table", seat: int, frame: GainHero, action: Action) -> None:
    table.agenda.pop()
    if action.family is actions.HERO_DECK:
        hero = decks.draw_hero(table)
    else:
        hero = action.args[0]
        gains.leave_inn(table, hero)
    gains.board(table, seat, hero, frame.with_bonus)


def legal_escort(table: "Table", seat: int, frame: Escort) -> list[Action]:
    return [actions.ESCORT.actions[hero] for hero in able.escorts(table, seat, frame.from_inn)]


def do_escort(table: "Table", seat: int, frame: Escort, action: Action) -> None:
    hero = action.args[0]
    table.agenda.pop()
    if frame.from_inn:
        gains.leave_inn(table, hero)
    else:
        gains.hero_leaves(table, seat, hero)
    deliveries.log_hero(table, seat, hero)


# --- commissions and deeds ------------------------------------------------------------------------


def legal_gain_commission(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return actions.COMMISSIONS_OF[decks.open_towns(table)]


def do_gain_commission(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    gains.gain_commission(table, seat, action.args[0])


def legal_deed(table: "Table", seat: int, frame: Frame) -> list[Action]:
    found = [actions.DEED.actions[place] for place, deed in enumerate(table.courtyard) if deed >= 0]
    if decks.deeds_left(table):
        found.append(actions.DEED_FROM_DECK)
    return found


def do_deed(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    if action is actions.DEED_FROM_DECK:
        effects.draw_deed(table, seat)
        return
    place = action.args[0]
    take_deed(table, seat, place)
    table.add_effects(seat, table.content.deed_slot_list[place])


def take_deed(table: "Table", seat: int, place: int) -> int:
    """A courtyard deed goes to the seat; which one it was."""
    deed = table.courtyard[place]
    table.courtyard[place] = NOTHING
    table.deeds[seat] |= 1 << deed
    tell.deed_taken(table, seat, deed)
    return deed


# --- upgrades and steeds --------------------------------------------------------------------------


def legal_upgrade(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return [actions.UPGRADE.actions[upgrade] for upgrade in members(table.upgrades_left)]


def do_upgrade(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    """The upgrade takes its place for good; a steed that rewards upgrades does so (DR-11.5, 11.6)."""
    content = table.content
    upgrade = action.args[0]
    table.agenda.pop()
    table.upgrades_left &= ~(1 << upgrade)
    table.upgrades[seat] |= 1 << upgrade
    table.unchecked_goods |= 1 << seat
    table.unchecked_tokens |= 1 << seat
    tell.upgraded(table, seat, upgrade)
    spare = table.lanterns[seat] - content.lantern_limit[table.upgrades[seat]]
    if spare > 0:
        gains.lose(table, seat, LANTERN, spare)
    if content.upgrade_at_once[upgrade]:
        table.add_effects(seat, content.upgrade_at_once[upgrade])
    gains.by_steeds(table, seat, content.on_upgrade)


def legal_steed(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return [actions.STEED.actions[steed] for steed in members(table.steeds_left)]


def do_steed(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    steed = action.args[0]
    table.agenda.pop()
    before = reach.places(table, seat)
    table.steeds_left &= ~(1 << steed)
    table.steeds[seat] |= 1 << steed
    tell.steed(table, seat, steed)
    reach.widen(table, seat, before)
