"""Towns: completing quests, then taking a new one (TR-6)."""

from lanternway.core import Action, Frame
from lanternway.games.treos.actions import DELIVER, DISCARD, DONE, K_DELIVER, K_DISCARD, TAKE
from lanternway.games.treos.board import TOWN
from lanternway.games.treos.content import CONTENT, PERSONAL, PERSONAL_GOLD, SOPHIE
from lanternway.games.treos.happenings import Happening
from lanternway.games.treos.regions import MOST_SPACES, REGIONS
from lanternway.games.treos.rules.rewards import (
    discard_side_quest,
    draw_side_quest,
    gain_card,
    gain_gold,
    has_room,
)
from lanternway.games.treos.state import TRADING, TreosState

STREAM_QUEST = 11
"""The first of four: one stream for each quest pile."""


def menu(state: TreosState, seat: int, delivering: int, takes: int) -> list[Action]:
    """Complete quests one after another, then take; side quests may make room (TR-6.3, TR-6.4)."""
    found = deliverable(state, seat) if delivering else []
    piles = open_piles(state, seat) if takes else []
    if piles and has_room(state, seat, 1, 0):
        for pile in piles:
            found.append(TAKE[pile])
    elif not piles or not could_make_room(state, seat):
        if found:
            found.append(DONE)
        return found
    for task in state.side[seat]:
        found.append(DISCARD[task])
    found.append(DONE)
    return found


def deliverable(state: TreosState, seat: int) -> list[Action]:
    """The quests that can be completed in the town where the seat stands."""
    town = state.board.what[state.pos[seat]]
    found: list[Action] = []
    character = state.setting.characters[seat]
    if state.personal >> seat & 1 and town >> 1 != CONTENT.characters[character].home >> 1:
        found.append(DELIVER[PERSONAL])
    if state.quests[seat]:
        either = in_either_town(character, state.happening(seat))
        for quest in state.quests[seat]:
            if serves(quest, town, either):
                found.append(DELIVER[quest])
    return found


def in_either_town(character: int, event: Happening) -> bool:
    """Sophie's ability, and everybody else's on a day of *Trading Office* (TR-9.3, TR-9.5)."""
    return character == SOPHIE or (
        event.either_town_but != -2 and event.either_town_but != character
    )


def serves(quest: int, town: int, either: bool) -> bool:
    """Whether a quest can be completed in a town."""
    for target in CONTENT.quests[quest].towns:
        if target == town or (either and target >> 1 == town >> 1):
            return True
    return False


def open_piles(state: TreosState, seat: int) -> list[int]:
    """The piles whose face-up quest may be taken here: the region's, or any with *Town Criers*."""
    here = state.pos[seat]
    if state.board.place[here] == TOWN and state.happening(seat).any_pile:
        return [pile for pile in range(4) if state.upturned[pile] >= 0]
    pile = state.board.piles[here // MOST_SPACES]
    return [pile] if state.upturned[pile] >= 0 else []


def could_make_room(state: TreosState, seat: int) -> bool:
    """Whether discarding side quests would free a quest slot."""
    return bool(state.side[seat]) and has_room(state, seat, 1, -len(state.side[seat]))


def has_business(state: TreosState, seat: int) -> bool:
    return len(menu(state, seat, 1, 1)) > 1


def answer(state: TreosState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    kind = action.kind
    if kind == K_DELIVER:
        complete(state, seat, action.args[0])
    elif kind == K_DISCARD:
        discard_side_quest(state, seat, action.args[0])
    elif action is DONE:
        state.agenda.pop()
    else:
        state.agenda.pop()
        take(state, seat, action.args[0])
        if frame[3] > 1:
            state.agenda.append((TRADING, seat, 0, frame[3] - 1))


def complete(state: TreosState, seat: int, quest: int) -> None:
    """A quest done: its reward; a common one goes under its pile, a personal one leaves the game."""
    if quest == PERSONAL:
        state.personal &= ~(1 << seat)
        if state.sink is not None:
            state.emit("delivered", {"seat": seat, "quest": "@treos-quest-personal"})
        gain_gold(state, seat, PERSONAL_GOLD, "quest")
        return
    card = CONTENT.quests[quest]
    state.quests[seat] = tuple(q for q in state.quests[seat] if q != quest)
    state.piles[4 + card.pile] += (quest,)
    if state.upturned[card.pile] < 0:
        turn_up(state, card.pile)
    if state.sink is not None:
        state.emit("delivered", {"seat": seat, "quest": f"@treos-quest-{card.id}"})
    event = state.happening(seat)
    if gain_gold(state, seat, card.reward.gold, "quest"):
        return
    if gain_gold(state, seat, event.quest_gold, "event"):
        return
    gain_card(state, seat, card.reward.card + event.quest_cards)
    for _ in range(card.reward.side_quest + event.quest_tasks):
        draw_side_quest(state, seat)


def take(state: TreosState, seat: int, pile: int) -> None:
    """Take the face-up quest of a pile; the next is turned up (TR-6.4)."""
    quest = state.upturned[pile]
    state.quests[seat] = tuple(sorted((*state.quests[seat], quest)))
    if state.sink is not None:
        state.emit("took", {
            "seat": seat, "quest": f"@treos-quest-{CONTENT.quests[quest].id}",
            "pile": f"@treos-region-{REGIONS[pile]}",
        })  # fmt: skip
    turn_up(state, pile)


def turn_up(state: TreosState, pile: int) -> None:
    """Turn the next card of a quest pile up."""
    state.upturned[pile] = -1
    if state.piles[pile]:
        pool = list(state.piles[pile])
        state.upturned[pile] = state.chance.take(STREAM_QUEST + pile, pool)
        state.piles[pile] = tuple(pool)
        state.reveal()
    elif state.piles[4 + pile]:
        state.upturned[pile] = state.piles[4 + pile][0]
        state.piles[4 + pile] = state.piles[4 + pile][1:]
