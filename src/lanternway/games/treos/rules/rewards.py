"""Gold, common movement cards, side quests (TR-6.2, TR-6.5, TR-6.6, TR-7.2, TR-8.1)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame
from lanternway.games.treos import tell
from lanternway.games.treos.actions import DISCARD
from lanternway.games.treos.agenda import KEEPING
from lanternway.games.treos.cards import UNSEEN
from lanternway.games.treos.characters import CAROLIJN, SOPHIE
from lanternway.games.treos.streams import SIDE_QUEST
from lanternway.games.treos.tasks import SeenTask

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def gain_gold(table: "Table", seat: int, amount: int, source: str) -> bool:
    """Give gold; True if that ends the game at once (TR-8.1): then nothing else happens."""
    if amount == 0:
        return False
    table.gold[seat] += amount
    table.today_to_change(seat).gold += amount
    tell.gained_gold(table, seat, amount, source)
    if table.gold[seat] < table.setting.goal:
        return False
    table.winner = seat
    table.agenda.clear()
    table.answers = None
    tell.won(table, seat)
    return True


def gain_cards(table: "Table", seat: int, count: int = 1) -> None:
    """Common movement cards from the top of the deck, unseen, onto one's draw pile (TR-6.5); of an empty
    deck nothing (TR-6.6)."""
    for _ in range(count):
        if table.common_deck == 0:
            tell.no_card_left(table, seat)
            return
        table.common_deck -= 1
        table.tops[seat] += (UNSEEN,)
        tell.gained_card(table, seat)


# --- side quests -------------------------------------------------------------------------------------


def draw_side_quests(table: "Table", seat: int, count: int = 1) -> None:
    """Side quests, face down; without room for one, one must be discarded (TR-7.2)."""
    for _ in range(count):
        if table.side_pool:
            task = table.chance.take(SIDE_QUEST, table.side_pool)
        elif table.side_bottom:
            task = table.side_bottom.pop(0).task
        else:
            return
        table.reveal()
        table.side_quests[seat] = tuple(sorted((*table.side_quests[seat], task)))
        table.fresh[seat] |= 1 << task
        tell.drew_side_quest(table, seat, task)
        if not has_room(table, seat, 0, 0):
            table.agenda.append(Frame(KEEPING, seat))


def has_room(table: "Table", seat: int, quests: int, side_quests: int) -> bool:
    """Whether one may hold so many quests and side quests more (TR-6.2)."""
    quests += len(table.quests[seat])
    side_quests += len(table.side_quests[seat])
    more = 1 if table.setting.characters[seat] == SOPHIE else 0
    if table.personal >> seat & 1:
        return quests <= more and side_quests <= 2 and quests + side_quests <= 2
    return quests <= 2 + more and side_quests <= 3 and quests + side_quests <= 4


def legal_keep(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """One side quest too many: which one goes (TR-7.2)."""
    return [DISCARD.actions[task] for task in table.side_quests[seat]]


def do_keep(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    table.agenda.pop()
    discard_side_quest(table, seat, action.args[0])


def discard_side_quest(table: "Table", seat: int, task: int) -> None:
    """Put a side quest under the deck, face down: only its owner knows it (TR-7.2)."""
    _put_under(table, seat, task, 1 << seat)
    tell.discarded(table, seat, task)


def complete_side_quest(table: "Table", seat: int, task: int) -> None:
    """A task done: a common movement card, for Carolijn 1 gold too; the card goes under the deck."""
    _put_under(table, seat, task, (1 << table.seats) - 1)
    tell.fulfilled(table, seat, task)
    gain_cards(table, seat)
    if table.setting.characters[seat] == CAROLIJN:  # TR-9.1
        table.turn_to_change(seat).side_gold += 1
        gain_gold(table, seat, 1, "side")
    table.reveal()  # after what who completes it foresees


def _put_under(table: "Table", seat: int, task: int, knowers: int) -> None:
    table.side_quests[seat] = tuple([held for held in table.side_quests[seat] if held != task])
    table.fresh[seat] &= ~(1 << task)
    table.side_bottom.append(SeenTask(task, knowers))
