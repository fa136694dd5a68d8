"""Forts, inns, secret places, and the bonuses of a camp (TR-5.1, TR-7)."""

from typing import Final

from lanternway.core import Action
from lanternway.games.treos.actions import DISCARD, DONE, HOP, K_DONE, USE
from lanternway.games.treos.board import BIT, FORT, INN, PLAIN, SECRET, TOWN, members
from lanternway.games.treos.content import CONTENT, MILEPOST, PORTAL, SETTLEMENT, TILES, WEAPONS
from lanternway.games.treos.regions import MOST_SPACES
from lanternway.games.treos.rules import move
from lanternway.games.treos.rules.rewards import (
    discard_side_quest,
    draw_side_quest,
    gain_card,
    gain_gold,
)
from lanternway.games.treos.state import (
    BARRED,
    GATES,
    GATES_USED,
    HIDDEN,
    HOPPING,
    MOVES,
    NO_TILE,
    REGIONS_SEEN,
    STRIDE,
    TRADING,
    USING,
    TreosState,
)

STREAM_SECRET: Final = 1
_USE_OR_NOT: Final = [USE, DONE]
_NOTHING: Final[list[Action]] = []


def open_space(state: TreosState, seat: int) -> None:
    """What ending on a special space offers; the first visitor discovers it (TR-7.3)."""
    here = state.pos[seat]
    place = state.board.place[here]
    if place == PLAIN:
        return
    what = state.board.what[here]
    if place == TOWN:
        state.agenda.append((TRADING, seat, 1, state.happening(seat).quests))
    elif place == FORT:
        state.agenda.append((USING, seat))
    elif place == INN:
        if not state.inns >> what & 1:
            state.inns |= 1 << what
            if gain_gold(state, seat, 1, "inn"):
                return
        state.agenda.append((USING, seat))
    elif state.secrets[what] != NO_TILE:
        if state.secrets[what] == HIDDEN:
            if _discover(state, seat, what):
                return
            if state.secrets[what] == PORTAL + 1:
                state.agenda.append((HOPPING, seat))
                return
        if state.secrets[what] != PORTAL + 1:
            state.agenda.append((USING, seat))


def _discover(state: TreosState, seat: int, slot: int) -> bool:
    """Turn a secret place over; True if its gold ends the game."""
    tile = state.chance.take(STREAM_SECRET, state.tiles)
    state.reveal()
    state.secrets[slot] = tile + 1
    here = state.pos[seat]
    if tile == PORTAL:
        state.portals |= BIT[here]
    if state.sink is not None:
        state.emit("discovered", {
            "seat": seat, "space": move.name(state, here), "tile": f"@treos-tile-{TILES[tile]}",
        })  # fmt: skip
    return gain_gold(state, seat, 1, "secret")


def is_usable(state: TreosState, seat: int) -> bool:
    """Whether ending here would offer anything: for *Open Gates*, which does without a move."""
    here = state.pos[seat]
    place = state.board.place[here]
    what = state.board.what[here]
    if place == TOWN:
        return towns.has_business(state, seat)
    if place == FORT:
        return not state.weapons[seat] >> what & 1
    if place == INN:
        return True
    if place == SECRET:
        tile = state.secrets[what]
        if tile == PORTAL + 1 or tile == NO_TILE:
            return False
        return tile == HIDDEN or tile == SETTLEMENT + 1 or state.deck > 0
    return False


def offer_gates(state: TreosState, seat: int) -> None:
    """*Open Gates*: the space one stands on without a move."""
    event = state.happening(seat)
    if event.gates > state.facts[seat * STRIDE + GATES_USED] and is_usable(state, seat):
        state.agenda.append((GATES, seat))


def gates_menu(state: TreosState, seat: int) -> list[Action]:
    return _USE_OR_NOT


def open_gates(state: TreosState, seat: int, action: Action) -> None:
    state.agenda.pop()
    if action.kind == K_DONE:
        return
    state.facts[seat * STRIDE + GATES_USED] += 1
    if state.sink is not None:
        state.emit("gates", {"seat": seat})
    hidden = state.reveals
    open_space(state, seat)
    if state.agenda and state.agenda[-1] == (USING, seat) and state.reveals == hidden:
        use(state, seat, USE)  # asked and answered already


def using_menu(state: TreosState, seat: int) -> list[Action]:
    """Fort, inn, milepost or settlement: use it or not; empty when there is nothing to get."""
    here = state.pos[seat]
    what = state.board.what[here]
    place = state.board.place[here]
    if place == FORT and state.weapons[seat] >> what & 1:
        return _NOTHING
    if place == SECRET and state.secrets[what] == MILEPOST + 1 and state.deck == 0:
        return _NOTHING
    return _USE_OR_NOT


def use(state: TreosState, seat: int, action: Action) -> None:
    state.agenda.pop()
    if action.kind == K_DONE:
        return
    here = state.pos[seat]
    place = state.board.place[here]
    if place == FORT:
        _arm(state, seat, state.board.what[here])
    elif place == INN or state.secrets[state.board.what[here]] == SETTLEMENT + 1:
        draw_side_quest(state, seat)
    else:
        gain_card(state, seat)


def _arm(state: TreosState, seat: int, weapon: int) -> None:
    """Take the fort's weapon: the gold and the bonus of the next weapon space (TR-7.1)."""
    character = CONTENT.characters[state.setting.characters[seat]]
    owned = state.weapons[seat].bit_count()
    if state.weapons[seat] >> weapon & 1:
        return
    state.weapons[seat] |= 1 << weapon
    if state.sink is not None:
        state.emit("armed", {"seat": seat, "weapon": f"@treos-weapon-{WEAPONS[weapon]}"})
    if gain_gold(state, seat, character.gold[owned], "fort"):
        return
    for bonus in character.bonus[owned]:
        if bonus == "side_quest":
            draw_side_quest(state, seat)
        elif bonus == "card":
            gain_card(state, seat)
        else:
            state.agenda.append((TRADING, seat, 0, 1))


def hopping_menu(state: TreosState, seat: int) -> list[Action]:
    """The final hop from a portal just discovered; the start space stays barred (TR-3.9)."""
    here = state.pos[seat]
    targets = state.open_portals() & ~state.robber_mask() & ~BIT[here]
    targets &= ~state.facts[seat * STRIDE + BARRED]
    if not targets:
        return _NOTHING
    return [HOP[space] for space in members(targets)] + [DONE]


def final_hop(state: TreosState, seat: int, action: Action) -> None:
    state.agenda.pop()
    if action.kind == K_DONE:
        return
    space = action.args[0]
    state.pos[seat] = space
    state.facts[seat * STRIDE + REGIONS_SEEN] |= 1 << (space // MOST_SPACES)
    if state.sink is not None:
        state.emit("hopped", {"seat": seat, "space": move.name(state, space)})


def is_special(state: TreosState, space: int) -> bool:
    """Towns, forts, inns and secret places, revealed or not."""
    place = state.board.place[space]
    if place == SECRET:
        return state.secrets[state.board.what[space]] != NO_TILE
    return place != PLAIN


def camp(state: TreosState, seat: int) -> None:
    """Bonuses of the event for where a move ended."""
    if state.event < 0 or state.facts[seat * STRIDE + MOVES] == 0:
        return
    event = state.happening(seat)
    here = state.pos[seat]
    if not is_special(state, here):
        if gain_gold(state, seat, event.plain_gold, "event"):
            return
        gain_card(state, seat, event.plain_cards)
        for _ in range(event.plain_tasks):
            draw_side_quest(state, seat)
    if state.pos.count(here) > 1:
        if gain_gold(state, seat, event.shared_gold, "event"):
            return
        gain_card(state, seat, event.shared_cards)
        for _ in range(event.shared_tasks):
            draw_side_quest(state, seat)


def keeping_menu(state: TreosState, seat: int) -> list[Action]:
    """One side quest too many: which one goes (TR-7.2)."""
    return [DISCARD[task] for task in state.side[seat]]


def keep(state: TreosState, seat: int, task: int) -> None:
    state.agenda.pop()
    discard_side_quest(state, seat, task)


from lanternway.games.treos.rules import towns  # noqa: E402
