"""Gold, common movement cards, side quests (TR-6.5, TR-6.6, TR-7.2, TR-8.1)."""

from typing import Final

from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.state import GOLD, KEEPING, STRIDE, UNSEEN, TreosState

STREAM_SIDE: Final = 4
KNOWN: Final = 32
"""A card under the side-quest deck is its number + KNOWN · the seats that know it."""


def gain_gold(state: TreosState, seat: int, amount: int, source: str) -> bool:
    """Give gold; True if that ends the game at once (TR-8.1): then nothing else happens."""
    if amount == 0:
        return False
    state.gold[seat] += amount
    state.facts[seat * STRIDE + GOLD] += amount
    if state.sink is not None:
        state.emit("gold", {"seat": seat, "n": amount, "source": f"@treos-source-{source}"})
    if state.gold[seat] < state.setting.goal:
        return False
    state.winner = seat
    state.agenda.clear()
    state.menu = None
    if state.sink is not None:
        state.emit("won", {"seat": seat, "n": state.gold[seat]})
    return True


def gain_card(state: TreosState, seat: int, count: int = 1) -> None:
    """Common movement cards from the top of the deck, unseen, onto one's draw pile (TR-6.5)."""
    for _ in range(count):
        if state.deck == 0:
            return
        state.deck -= 1
        state.tops[seat] += (UNSEEN,)
        if state.sink is not None:
            state.emit("card", {"seat": seat, "left": state.deck})


def draw_side_quest(state: TreosState, seat: int) -> None:
    """A side quest, face down; without room for it one must be discarded (TR-7.2)."""
    if state.side_pool:
        task = state.chance.take(STREAM_SIDE, state.side_pool)
    elif state.side_bottom:
        task = state.side_bottom.pop(0) % KNOWN
    else:
        return
    state.reveal()
    state.side[seat] = tuple(sorted((*state.side[seat], task)))
    state.fresh[seat] |= 1 << task
    if state.sink is not None:
        state.emit(
            "side_quest", {"seat": seat}, {"side": f"@treos-side-{CONTENT.tasks[task].id}"}, (seat,)
        )
    if not has_room(state, seat, 0, 0):
        state.agenda.append((KEEPING, seat))


def has_room(state: TreosState, seat: int, quests: int, tasks: int) -> bool:
    """Whether one may hold so many quests and side quests more (TR-6.2)."""
    quests += len(state.quests[seat])
    tasks += len(state.side[seat])
    sophie = state.setting.characters[seat] == 2
    if state.personal >> seat & 1:
        return quests <= (1 if sophie else 0) and tasks <= 2 and quests + tasks <= 2
    return quests <= (3 if sophie else 2) and tasks <= 3 and quests + tasks <= 4


def discard_side_quest(state: TreosState, seat: int, task: int) -> None:
    """Put a side quest under the deck, face down (TR-7.2)."""
    _put_under(state, seat, task, 1 << seat)
    if state.sink is not None:
        state.emit(
            "discarded", {"seat": seat}, {"side": f"@treos-side-{CONTENT.tasks[task].id}"}, (seat,)
        )


def complete_side_quest(state: TreosState, seat: int, task: int) -> None:
    """A task done: a common movement card, for Carolijn 1 gold too; the card goes under the deck."""
    _put_under(state, seat, task, (1 << state.seats) - 1)
    state.reveal()
    if state.sink is not None:
        state.emit("fulfilled", {"seat": seat, "side": f"@treos-side-{CONTENT.tasks[task].id}"})
    gain_card(state, seat)
    if state.setting.characters[seat] == 0:  # TR-9.1
        gain_gold(state, seat, 1, "side")


def _put_under(state: TreosState, seat: int, task: int, knowers: int) -> None:
    state.side[seat] = tuple(t for t in state.side[seat] if t != task)
    state.fresh[seat] &= ~(1 << task)
    state.side_bottom.append(task + KNOWN * knowers)
