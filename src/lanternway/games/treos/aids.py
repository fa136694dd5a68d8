"""What a page works out for people, using only what the viewer may know."""

from typing import TYPE_CHECKING, Any

from lanternway.games.treos.agenda import LANDING, MOVING
from lanternway.games.treos.board import BIT, FORT, INN, SECRET, TOWN, members
from lanternway.games.treos.cards import NO_CARD
from lanternway.games.treos.content import (
    CONTENT,
    HIDDEN,
    NO_TILE,
    QUEST_WORDS,
    SHOWN_MILEPOST,
    TASK_WORDS,
    TILE_WORDS,
    WEAPONS,
)
from lanternway.games.treos.data import words_of
from lanternway.games.treos.movement import BY_PORTAL, Walk, endings, way_to
from lanternway.games.treos.plan import MORNING, NO_PHASE, PHASE_WORDS, SLOTS
from lanternway.games.treos.quests import PERSONAL_GOLD
from lanternway.games.treos.regions import DIRECTIONS, PATH_KINDS, REGION_OF, SPACE_WORDS
from lanternway.games.treos.rules import move, places, rewards, side_quests, towns
from lanternway.games.treos.rules.walking import walk_from, walk_of

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def aids(table: "Table", viewer: int) -> dict[str, Any]:
    """Where the viewer's cards could lead, what places give, how far tasks are; spectators have none."""
    if viewer < 0:
        return {}
    found: dict[str, Any] = {
        "reach": reach(table, viewer),
        "gives": gives(table, viewer),
        "tasks": tasks(table, viewer),
    }
    if not table.order and table.agenda:
        found["ahead"] = ahead(table, viewer)
    frame = table.agenda[-1] if table.agenda else None
    if frame is not None and frame.seat == viewer and frame.kind in (MOVING, LANDING):
        walk = walk_of(table, viewer)
        found["ways"] = ways(table, walk)
        found["steps"] = steps(table, walk)
    if frame is not None and frame.seat == viewer and frame.kind is MOVING:
        found["fulfils"] = fulfils(table, viewer, list(found["ways"]))
    return found


def reach(table: "Table", seat: int) -> dict[str, list[str]]:
    """Where each card in hand or planned ahead could take one from here: what a page lights up. The
    event of the day counts, the symbol does not."""
    cards = list(table.hands[seat])
    for slot in range(table.today[seat].phase + 1, SLOTS):
        if table.plans[seat][slot] != NO_CARD:
            cards.append(table.plans[seat][slot])
    found: dict[str, list[str]] = {}
    for card in sorted(cards):
        walk = walk_from(table, seat, card, table.spaces[seat], symbol=False)
        found[str(card)] = words_of(endings(table.board, walk) | walk.hops, SPACE_WORDS)
    return found


# --- planning: where the cards lead one after another ---------------------------------------------------


def ahead(table: "Table", seat: int) -> dict[str, Any]:
    """Where the cards laid for the first phases can lead, and from there each card of the hand in the
    first phase that is open. A phase in which one stays counts too."""
    reached = BIT[table.spaces[seat]]
    laid: dict[str, list[str]] = {}
    for phase in range(MORNING, SLOTS):
        symbol = table.symbols[seat] == phase
        card = table.plans[seat][phase]
        if card == NO_CARD:
            cards = {
                str(one): words_of(after(table, seat, one, reached, symbol) & ~reached, SPACE_WORDS)
                for one in table.hands[seat]
            }
            return {"laid": laid, "phase": PHASE_WORDS[phase], "cards": cards}
        reached |= after(table, seat, card, reached, symbol)
        laid[PHASE_WORDS[phase]] = words_of(reached, SPACE_WORDS)
    return {"laid": laid, "phase": None, "cards": {}}


def after(table: "Table", seat: int, card: int, origins: int, symbol: bool) -> int:
    """Where a card can lead from any of these spaces."""
    found = 0
    for origin in members(origins):
        walk = walk_from(table, seat, card, origin, symbol)
        found |= endings(table.board, walk) | walk.hops & ~walk.passable
    return found


# --- moving: the ways and steps that are open now ---------------------------------------------------------


def ways(table: "Table", walk: Walk) -> dict[str, list[list[str]]]:
    """By ending: the way that `go` takes, as kinds of path (or a portal) and spaces."""
    ends = endings(table.board, walk) if walk.left or walk.extra else 0
    ends = (ends | walk.hops & ~walk.passable) & ~BIT[walk.origin]
    found: dict[str, list[list[str]]] = {}
    for goal in members(ends):
        here, parts = walk.origin, []
        for space, exit_ in way_to(table.board, walk, goal):
            kind = "portal"
            if exit_ != BY_PORTAL:
                kind = PATH_KINDS[table.board.exits[here][exit_].kind]
            parts.append([kind, SPACE_WORDS[space]])
            here = space
        found[SPACE_WORDS[goal]] = parts
    return found


def steps(table: "Table", walk: Walk) -> dict[str, dict[str, Any]]:
    """By direction: the kind of path and where one step leads."""
    found: dict[str, dict[str, Any]] = {}
    for out in table.board.exits[walk.origin]:
        targets = move.step_targets(table, walk, out)
        if targets:
            to = words_of(targets, SPACE_WORDS)
            found[DIRECTIONS[out.direction]] = {"kind": PATH_KINDS[out.kind], "to": to}
    return found


def fulfils(table: "Table", seat: int, goals: list[str]) -> dict[str, list[str]]:
    """By ending, and for ending here: the side quests whose task the move would do. What a turn brings
    after the movement is not looked at."""
    held = [
        task
        for task in table.side_quests[seat]
        if not table.fresh[seat] >> task & 1 and not side_quests.asks_for_no_gold(task)
    ]
    found: dict[str, list[str]] = {}
    for goal in ["here", *goals] if held else []:
        then = table.clone()
        if goal != "here":
            move.go(then, seat, SPACE_WORDS.index(goal))
        if then.turns[seat].moves:
            places.note_arrival(then, seat)
        done = [TASK_WORDS[task] for task in held if side_quests.is_done(then, seat, task)]
        if done:
            found[goal] = done
    return found


# --- what places and tasks give ---------------------------------------------------------------------------


def gives(table: "Table", seat: int) -> dict[str, dict[str, Any]]:
    """By space: what ending a move there would offer the seat now. `gold` is all that can be had there,
    `found` the part of it that comes unasked, for what is discovered."""
    found: dict[str, dict[str, Any]] = {}
    for space in members(table.board.spaces):
        offer = {**_offer(table, seat, space), **_camp(table, seat, space)}
        if offer:
            found[SPACE_WORDS[space]] = offer
    return found


def _camp(table: "Table", seat: int, space: int) -> dict[str, Any]:
    """What the event of the day adds for where a move ends (TR-10.4)."""
    event = table.happening(seat)
    gold = cards = tasks_ = 0
    if not places.is_special(table, space):
        gold, cards, tasks_ = event.plain_gold, event.plain_cards, event.plain_tasks
    if any(at == space for who, at in enumerate(table.spaces) if who != seat):
        gold, cards = gold + event.shared_gold, cards + event.shared_cards
        tasks_ += event.shared_tasks
    return {"camp": [gold, cards, tasks_]} if gold or cards or tasks_ else {}


def _offer(table: "Table", seat: int, space: int) -> dict[str, Any]:
    board = table.board
    place, what = board.place[space], board.what[space]
    if place == TOWN:
        return _town(table, seat, space)
    if place == FORT:
        return _fort(table, seat, what)
    if place == INN:
        new = not table.visited_inns >> what & 1
        return {"gold": int(new), "found": int(new), "side_quest": 1}
    if place == SECRET and table.secrets[what] != NO_TILE:
        tile = table.secrets[what]
        if tile == HIDDEN:
            return {"gold": 1, "found": 1, "tile": "hidden"}
        offer: dict[str, Any] = {"gold": 0, "tile": TILE_WORDS[tile - NO_TILE]}
        if tile == SHOWN_MILEPOST and table.common_deck == 0:
            offer["empty"] = 1
        return offer
    return {}


def _town(table: "Table", seat: int, space: int) -> dict[str, Any]:
    """The quests one could complete there, with their gold; the one that lies open there."""
    town = table.board.what[space]
    character = table.setting.characters[seat]
    event = table.happening(seat)
    quests: dict[str, int] = {}
    if table.personal >> seat & 1 and towns.is_foreign(town, character):
        quests["personal"] = PERSONAL_GOLD
    either = towns.in_either_town(character, event)
    for quest in table.quests[seat]:
        if towns.serves(quest, town, either):
            quests[QUEST_WORDS[quest]] = CONTENT.quests[quest].reward.gold + event.quest_gold
    offer: dict[str, Any] = {"gold": sum(quests.values()), "quests": quests}
    pile = table.board.piles[REGION_OF[space]]
    room = "personal" in quests or rewards.has_room(table, seat, 1 - len(quests), 0)  # TR-6.2
    if table.upturned[pile] >= 0 and room:
        offer["take"] = QUEST_WORDS[table.upturned[pile]]
    return offer


def _fort(table: "Table", seat: int, weapon: int) -> dict[str, Any]:
    """The weapon with the gold and the bonus of the next weapon space."""
    if table.weapons[seat] >> weapon & 1:
        return {"gold": 0, "owned": WEAPONS[weapon]}
    character = CONTENT.characters[table.setting.characters[seat]]
    owned = table.weapons[seat].bit_count()
    bonus = list(character.bonus[owned])
    return {"gold": character.gold[owned], "weapon": WEAPONS[weapon], "bonus": bonus}


def tasks(table: "Table", seat: int) -> dict[str, dict[str, Any]]:
    """How far the seat's side quests are: what is counted, of how many; and whether all of it is done."""
    found: dict[str, dict[str, Any]] = {}
    for task in table.side_quests[seat]:
        counts = []
        for need in CONTENT.tasks[task].need:
            count = side_quests.COUNTS.get(need.fact)
            if count is not None:
                counts.append([min(need.wanted, count(table, seat)), need.wanted])
        begun = table.phase != NO_PHASE and table.today[seat].phase == table.phase
        done = begun and side_quests.is_done(table, seat, task)
        fresh = table.fresh[seat] >> task & 1 == 1
        found[TASK_WORDS[task]] = {"counts": counts, "done": done, "fresh": fresh}
    return found
