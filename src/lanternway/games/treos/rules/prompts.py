"""What a seat is asked now, or what it waits for: each with its clause."""

from typing import TYPE_CHECKING, Any

from lanternway.core import Action, Prompt
from lanternway.games.treos import tell
from lanternway.games.treos.actions import (
    DELIVER,
    DONE,
    DRIVE,
    GO,
    HIGHWAYMAN,
    LAND,
    PUSH,
    TAKE,
    USE,
)
from lanternway.games.treos.agenda import MOVING, NOBODY, PLANNING, Driving, Pushing
from lanternway.games.treos.board import FORT, PLACE_WORDS, PLAIN, SECRET, TOWN
from lanternway.games.treos.content import CONTENT, HIDDEN, NO_TILE, TILE_WORDS
from lanternway.games.treos.quests import PERSONAL, PERSONAL_GOLD
from lanternway.games.treos.rules.planning import open_parts

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def prompt(table: "Table", seat: int) -> Prompt:
    if table.winner != NOBODY:
        return Prompt("TR-8.1", "treos-prompt-over", {"seat": table.winner})
    frame = table.agenda[-1]
    if frame.kind is PLANNING:
        return _planning(table, seat)
    if frame.seat != seat:
        return Prompt("TR-2.6", "treos-prompt-wait", {"seat": frame.seat})
    clause = frame.kind.clause
    message = f"treos-prompt-{frame.kind.word}"
    if isinstance(frame, Pushing):
        return Prompt(clause, message, {"pushed_seat": frame.victim})
    if frame.kind is MOVING:
        turn = table.turns[seat]
        if turn.moves:
            message = "treos-prompt-moving-on"
        left = turn.left + (1 if turn.extra else 0)
        return Prompt(clause, message, {"card": table.card(seat), "n": left})
    return Prompt(clause, message)


def _planning(table: "Table", seat: int) -> Prompt:
    if not 0 <= seat < table.seats:
        return Prompt("TR-2.4", "treos-prompt-planning-watch")
    if table.ready >> seat & 1:
        return Prompt("TR-2.4", "treos-prompt-planned")
    return Prompt("TR-2.4", "treos-prompt-plan", {"n": open_parts(table, seat)})


# --- what a choice says besides its arguments --------------------------------------------------------


def facts(table: "Table", seat: int, action: Action) -> dict[str, Any]:
    """What stands on the space that an action names, and what an action gives now."""
    family = action.family
    if family is GO or family is LAND or family is PUSH or family is DRIVE:
        return _place(table, action.args[0])
    if family is HIGHWAYMAN:
        return {"start": tell.space_name(table, table.highwaymen[action.args[0]])}
    if family is DELIVER:
        return {"gold": _gold_of(table, seat, action.args[0])}
    if family is TAKE:
        quest = table.upturned[action.args[0]]
        return {"quest": tell.quest_name(quest), "gold": CONTENT.quests[quest].reward.gold}
    if family is USE:
        return _use(table, seat)
    frame = table.agenda[-1]
    if family is DONE and isinstance(frame, Driving):
        return {"highwayman": tell.highwayman_name(frame.highwayman)}
    return {}


def _place(table: "Table", space: int) -> dict[str, Any]:
    """A town by its name, a special space by what it is."""
    place = table.board.place[space]
    if place == TOWN:
        return {"town": tell.space_name(table, space)}
    word = PLACE_WORDS[place]
    if place == SECRET:
        tile = table.secrets[table.board.what[space]]
        if tile == NO_TILE:
            return {}
        word = word if tile == HIDDEN else TILE_WORDS[tile - NO_TILE]
    return {} if place == PLAIN else {"place": tell.place_name(word)}


def _gold_of(table: "Table", seat: int, quest: int) -> int:
    """What completing a quest brings, the event of the day included."""
    if quest == PERSONAL:
        return PERSONAL_GOLD
    return CONTENT.quests[quest].reward.gold + table.happening(seat).quest_gold


def _use(table: "Table", seat: int) -> dict[str, Any]:
    """The weapon of a fort and its gold."""
    here = table.spaces[seat]
    if table.board.place[here] != FORT:
        return {}
    weapon = table.board.what[here]
    character = CONTENT.characters[table.setting.characters[seat]]
    owned = table.weapons[seat].bit_count()
    return {"weapon": tell.weapon_name(weapon), "gold": character.gold[owned]}
