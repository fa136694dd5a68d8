"""What must hold in every State: each card in exactly one place, each piece where it may be."""

from lanternway.core import DataError
from lanternway.games.treos.board import BIT
from lanternway.games.treos.content import CARDS, COMMON, CONTENT, EVENTS, QUESTS, TASKS
from lanternway.games.treos.rules.rewards import KNOWN, has_room
from lanternway.games.treos.setup import PERSONAL_DECKS
from lanternway.games.treos.state import KEEPING, LEFTOVER, PLAN, UNSEEN, TreosState


def check(state: TreosState) -> None:
    """DataError names the promise that is broken."""
    _movement_cards(state)
    _other_cards(state)
    _pieces(state)
    for seat in range(state.seats):
        over = sum(frame == (KEEPING, seat) for frame in state.agenda)
        if not has_room(state, seat, 0, -over):
            raise DataError(f"seats.{seat}", "more quests and side quests than slots (TR-6.2)")
        if state.gold[seat] >= state.setting.goal and state.winner != seat:
            raise DataError(
                f"seats.{seat}.gold", "the goal is reached and the game goes on (TR-8.1)"
            )


def _movement_cards(state: TreosState) -> None:
    """84 movement cards: one's own with oneself, common ones with anybody or unseen."""
    seen: list[int] = list(state.commons)
    unseen = 0
    for seat in range(state.seats):
        base = seat * PLAN
        planned = [state.plan[base + i] for i in (0, 1, 2, 3, LEFTOVER, LEFTOVER + 2)]
        top = state.tops[seat]
        unseen += top.count(UNSEEN)
        held = [card for card in [*planned, *top] if card]
        held += [*state.hands[seat], *state.bodies[seat], *state.discards[seat]]
        for card in held:
            owner = CONTENT.cards[card - 1].owner
            if owner not in (state.setting.characters[seat], COMMON):
                raise DataError(f"seats.{seat}", f"holds the card {card} of another character")
        seen += held
    for character in range(4):
        if character not in state.setting.characters:
            seen += PERSONAL_DECKS[character]  # in the box
    if sorted(seen) != list(range(1, CARDS + 1)):
        raise DataError("seats", "a movement card is missing or in two places")
    if state.deck + unseen != len(state.commons) or state.deck < 0:
        raise DataError("common_deck", "does not agree with the unseen common cards")


def _other_cards(state: TreosState) -> None:
    quests = [quest for pile in state.piles for quest in pile]
    quests += [quest for quest in state.upturned if quest >= 0]
    quests += [quest for held in state.quests for quest in held]
    if sorted(quests) != list(range(QUESTS)):
        raise DataError("quest_piles", "a quest is missing or in two places")
    tasks = list(state.side_pool) + [card % KNOWN for card in state.side_bottom]
    tasks += [task for held in state.side for task in held]
    if sorted(tasks) != list(range(TASKS)):
        raise DataError("side_deck", "a side quest is missing or in two places")
    events = state.event_pool + state.event_bottom + ([state.event] if state.event >= 0 else [])
    if sorted(events) != list(range(EVENTS)):
        raise DataError("event_deck", "an event is missing or in two places")


def _pieces(state: TreosState) -> None:
    board = state.board
    for i, space in enumerate(state.robbers):
        if not board.spaces & BIT[space]:
            raise DataError(f"highwaymen.{i}", "off the map")
        if board.robber_closed & BIT[space]:
            raise DataError(f"highwaymen.{i}", "in a town or a fort (TR-4.2)")
    for seat, space in enumerate(state.pos):
        if not board.spaces & BIT[space]:
            raise DataError(f"seats.{seat}.space", "off the map")
    portals = 0
    for slot, tile in enumerate(state.secrets):
        if tile == 3:
            portals |= BIT[board.secrets[slot]]
    if portals != state.portals:
        raise DataError("secrets", "the portals do not agree with the tiles")
    shown = sum(tile > 0 for tile in state.secrets)
    if shown + len(state.tiles) != 9:
        raise DataError("secrets", "nine tiles in all (TR-1.4)")
