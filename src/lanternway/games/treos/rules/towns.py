"""Towns: completing quests, then taking a new one (TR-6)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.games.treos import tell
from lanternway.games.treos.actions import DELIVER, DISCARD, DONE, TAKE
from lanternway.games.treos.agenda import Trading
from lanternway.games.treos.board import TOWN
from lanternway.games.treos.characters import SOPHIE
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.happenings import NOT_GRANTED, Happening
from lanternway.games.treos.quests import NO_QUEST, PERSONAL, PERSONAL_GOLD, region_of_town
from lanternway.games.treos.regions import REGION_OF
from lanternway.games.treos.rules import rewards
from lanternway.games.treos.streams import QUEST

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def legal_trade(table: "Table", seat: int, frame: Trading) -> list[Action]:
    return business(table, seat, frame.delivering, frame.takes)


def do_trade(table: "Table", seat: int, frame: Trading, action: Action) -> None:
    family = action.family
    if family is DELIVER:
        complete(table, seat, action.args[0])
    elif family is DISCARD:
        rewards.discard_side_quest(table, seat, action.args[0])
    elif family is DONE:
        table.agenda.pop()
    else:
        table.agenda.pop()
        take(table, seat, action.args[0])
        if frame.takes > 1:
            table.agenda.append(Trading(seat, False, frame.takes - 1))


def why_trade(table: "Table", seat: int, frame: Trading, action: Action) -> Refusal | None:
    if action.family is DELIVER:
        return why_no_delivery(table, seat, frame, action.args[0])
    if action.family is not TAKE:
        return None
    if not frame.takes:
        return Refusal("TR-6.4", "treos-why-took-already")
    if action.args[0] not in open_piles(table, seat):
        return Refusal("TR-6.4", "treos-why-other-pile")
    if not rewards.has_room(table, seat, 1, 0):
        return Refusal("TR-6.2", "treos-why-no-slot")
    return Refusal("TR-6.4", "treos-why-not-asked")


def business(table: "Table", seat: int, delivering: bool, takes: int) -> list[Action]:
    """Complete quests one after another, then take; side quests may make room (TR-6.3, TR-6.4)."""
    found = deliverable(table, seat) if delivering else []
    piles = open_piles(table, seat) if takes else []
    if piles and rewards.has_room(table, seat, 1, 0):
        for pile in piles:
            found.append(TAKE.actions[pile])
    elif not piles or not could_make_room(table, seat):
        if found:
            found += DONE.actions
        return found
    for task in table.side_quests[seat]:
        found.append(DISCARD.actions[task])
    found += DONE.actions
    return found


def has_business(table: "Table", seat: int) -> bool:
    return len(business(table, seat, True, 1)) > 1


def deliverable(table: "Table", seat: int) -> list[Action]:
    """The quests that can be completed in the town where the seat stands."""
    town = table.board.what[table.spaces[seat]]
    found: list[Action] = []
    character = table.setting.characters[seat]
    if table.personal >> seat & 1 and is_foreign(town, character):
        found.append(DELIVER.actions[PERSONAL])
    if table.quests[seat]:
        either = in_either_town(character, table.happening(seat))
        for quest in table.quests[seat]:
            if serves(quest, town, either):
                found.append(DELIVER.actions[quest])
    return found


def is_foreign(town: int, character: int) -> bool:
    """Whether a town lies outside the character's home region: there the personal quest ends (TR-6.1)."""
    return region_of_town(town) != region_of_town(CONTENT.characters[character].home)


def in_either_town(character: int, event: Happening) -> bool:
    """Sophie's ability, and everybody else's on a day of *Trading Office* (TR-9.3, TR-9.5)."""
    return character == SOPHIE or (
        event.either_town_but != NOT_GRANTED and event.either_town_but != character
    )


def serves(quest: int, town: int, either: bool) -> bool:
    """Whether a quest can be completed in a town."""
    for target in CONTENT.quests[quest].towns:
        if target == town or (either and region_of_town(target) == region_of_town(town)):
            return True
    return False


def open_piles(table: "Table", seat: int) -> list[int]:
    """The piles whose face-up quest may be taken here: the region's, or any with *Town Criers*."""
    here = table.spaces[seat]
    if table.board.place[here] == TOWN and table.happening(seat).any_pile:
        return [pile for pile, quest in enumerate(table.upturned) if quest != NO_QUEST]
    pile = table.board.piles[REGION_OF[here]]
    return [pile] if table.upturned[pile] != NO_QUEST else []


def could_make_room(table: "Table", seat: int) -> bool:
    """Whether discarding side quests would free a quest slot."""
    held = len(table.side_quests[seat])
    return held > 0 and rewards.has_room(table, seat, 1, -held)


def complete(table: "Table", seat: int, quest: int) -> None:
    """A quest done: its reward; a common one goes under its pile, a personal one leaves the game."""
    if quest == PERSONAL:
        table.personal &= ~(1 << seat)
        tell.delivered(table, seat, quest)
        rewards.gain_gold(table, seat, PERSONAL_GOLD, "quest")
        return
    card = CONTENT.quests[quest]
    table.quests[seat] = tuple([held for held in table.quests[seat] if held != quest])
    table.quest_bottoms[card.pile] += (quest,)
    if table.upturned[card.pile] == NO_QUEST:
        turn_up(table, card.pile)
    tell.delivered(table, seat, quest)
    event = table.happening(seat)
    if rewards.gain_gold(table, seat, card.reward.gold, "quest"):
        return
    if rewards.gain_gold(table, seat, event.quest_gold, "event"):
        return
    rewards.gain_cards(table, seat, card.reward.card + event.quest_cards)
    rewards.draw_side_quests(table, seat, card.reward.side_quest + event.quest_tasks)


def take(table: "Table", seat: int, pile: int) -> None:
    """Take the face-up quest of a pile; the next is turned up (TR-6.4)."""
    quest = table.upturned[pile]
    table.quests[seat] = tuple(sorted((*table.quests[seat], quest)))
    tell.took(table, seat, quest, pile)
    turn_up(table, pile)


def turn_up(table: "Table", pile: int) -> None:
    """Turn the next card of a quest pile up."""
    table.upturned[pile] = NO_QUEST
    if table.quest_pools[pile]:
        pool = list(table.quest_pools[pile])
        table.upturned[pile] = table.chance.take(QUEST + pile, pool)
        table.quest_pools[pile] = tuple(pool)
        table.reveal()
    elif table.quest_bottoms[pile]:
        table.upturned[pile] = table.quest_bottoms[pile][0]
        table.quest_bottoms[pile] = table.quest_bottoms[pile][1:]


def why_no_delivery(table: "Table", seat: int, frame: Trading, quest: int) -> Refusal:
    if not frame.delivering:
        return Refusal("TR-6.4", "treos-why-took-already")
    if quest == PERSONAL:
        if table.personal >> seat & 1:
            return Refusal("TR-6.1", "treos-why-home-region")
        return Refusal("TR-6.1", "treos-why-personal-done")
    if quest not in table.quests[seat]:
        return Refusal("TR-6.3", "treos-why-not-your-quest")
    return Refusal("TR-6.3", "treos-why-wrong-town")
