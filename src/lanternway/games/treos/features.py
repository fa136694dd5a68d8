"""What a value of Treos is learned from: the parts of the advice, one by one, and what it leaves out."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from lanternway.core.features import Features, always
from lanternway.core.observation import Fields
from lanternway.games.treos import advice
from lanternway.games.treos.agenda import PLANNING
from lanternway.games.treos.cards import CARDS, NO_CARD, UNSEEN
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.content import CARD_MOVES, PERSONAL_DECKS
from lanternway.games.treos.goals import KIND_OF_GROUP, KINDS
from lanternway.games.treos.plan import BID, EVENING, NO_PHASE, SLOTS, SUNRISE
from lanternway.games.treos.rules.rewards import has_room
from lanternway.games.treos.worth import TAKING, UNCOVERING, goals_of, scene_of

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table

NEAR: Final = 5
"""Gold: who lacks so little may win within a day."""
LONG: Final = 3
"""Moves of a card that leads far."""

_ALL: Final = Fields()
GOLD: Final = _ALL.one("gold")
GOAL_NEAR: Final = _ALL.one("goal_near")
GOAL_AT_HAND: Final = _ALL.one("goal_at_hand")
COMMONS: Final = _ALL.one("common_cards")
COMMONS_LATER: Final = _ALL.one("common_cards_later")
COMMONS_WORTH: Final = _ALL.one("common_cards_worth")
SIDE_QUESTS: Final = _ALL.one("side_quests")
SIDE_QUESTS_LATER: Final = _ALL.one("side_quests_later")
SIDE_QUESTS_WORTH: Final = _ALL.one("side_quests_worth")
PERSONAL: Final = _ALL.one("personal_quest_open")
PERSONAL_LATER: Final = _ALL.one("personal_quest_open_later")
QUESTS: Final = _ALL.one("quests")
QUESTS_WORTH: Final = _ALL.one("quests_worth")
QUESTS_LATER: Final = _ALL.one("quests_worth_later")
WEAPONS: Final = _ALL.one("weapons")
WEAPONS_LATER: Final = _ALL.one("weapons_later")
AHEAD: Final = _ALL.one("ahead")
AHEAD_NEAR: Final = _ALL.one("ahead_near_the_goal")
OUTLOOK: Final = _ALL.one("outlook")
OUTLOOK_LATER: Final = _ALL.one("outlook_later")
PROMISE: Final = _ALL.each("promise", KINDS)
PLANNED: Final = _ALL.one("planned")
PROGRESS: Final = _ALL.one("progress")
LONG_CARDS: Final = _ALL.one("long_cards")
DECK_MOVES: Final = _ALL.one("deck_moves")
ROOM: Final = _ALL.one("room_for_a_quest")
MOVES: Final = _ALL.one("moves_to_come")
CARDS_TO_COME: Final = _ALL.one("cards_to_come")
BID_NOW: Final = _ALL.one("bid")
PLACE: Final = _ALL.one("place_in_order")
SYMBOL_TO_COME: Final = _ALL.one("symbol_to_come")
ON_TURN: Final = _ALL.one("on_turn")
PLANS: Final = _ALL.one("planning")
PHASES_LEFT: Final = _ALL.one("phases_left")
LEFT: Final = _ALL.one("left")
GUARDED: Final = _ALL.one("guarded")
SEATS: Final = _ALL.one("seats")
CHARACTER: Final = _ALL.each("character", CHARACTERS)
CHARACTER_LATER: Final = _ALL.each("character_later", CHARACTERS)
NAMES: Final = tuple(_ALL.names)


def features(table: "Table", seat: int) -> list[float]:
    """The numbers by NAMES."""
    found = [0.0] * len(NAMES)
    scene = scene_of(table)
    rest = left(table)
    gold = table.gold[seat]
    missing = table.setting.goal - gold
    character = table.setting.characters[seat]
    found[GOLD] = float(gold)
    found[GOAL_NEAR] = float(max(0, NEAR - missing))
    found[GOAL_AT_HAND] = float(missing <= 2)
    _add_holdings(table, seat, rest, found)
    ahead = advice.look_ahead(table, scene, seat)
    found[AHEAD] = ahead
    found[AHEAD_NEAR] = ahead * found[GOAL_NEAR]
    found[OUTLOOK] = goals_of(table, scene, seat, False).outlook(table.spaces[seat], 0)
    found[OUTLOOK_LATER] = found[OUTLOOK] * rest
    for amount, group in goals_of(table, scene, seat, True).best_from(table.spaces[seat]):
        place = PROMISE + KIND_OF_GROUP[group]
        if amount > found[place]:
            found[place] = amount
    found[PLANNED] = advice.planned(table, seat)
    if table.side_quests[seat]:
        found[PROGRESS] = advice.progress(table, scene, seat)
    _add_plan(table, seat, found)
    found[LEFT] = rest
    found[GUARDED] = float(scene.guarded >> table.spaces[seat] & 1)
    found[SEATS] = float(table.seats)
    found[CHARACTER + character] = 1.0
    found[CHARACTER_LATER + character] = rest
    return found


def _add_holdings(table: "Table", seat: int, rest: float, found: list[float]) -> None:
    """Cards, quests and weapons."""
    scene = scene_of(table)
    character = table.setting.characters[seat]
    cards = len(table.tops[seat]) + len(table.rests[seat]) + len(table.discards[seat])
    cards += len(table.hands[seat]) + len(table.leftovers[seat])
    cards += SLOTS - table.plans[seat].count(NO_CARD)
    commons = cards - len(PERSONAL_DECKS[character])
    found[COMMONS] = float(commons)
    found[COMMONS_LATER] = commons * rest
    found[COMMONS_WORTH] = scene.card * commons
    tasks = len(table.side_quests[seat])
    found[SIDE_QUESTS] = float(tasks)
    found[SIDE_QUESTS_LATER] = tasks * rest
    found[SIDE_QUESTS_WORTH] = scene.side_quest(character) * tasks
    found[PERSONAL] = float(table.personal >> seat & 1)
    found[PERSONAL_LATER] = found[PERSONAL] * rest
    found[QUESTS] = float(len(table.quests[seat]))
    for quest in table.quests[seat]:
        found[QUESTS_WORTH] += scene.quest(quest, character)
    found[QUESTS_LATER] = found[QUESTS_WORTH] * rest
    found[ROOM] = float(has_room(table, seat, 1, 0))
    found[WEAPONS] = float(table.weapons[seat].bit_count())
    found[WEAPONS_LATER] = found[WEAPONS] * rest


def _add_plan(table: "Table", seat: int, found: list[float]) -> None:
    """The cards of the day that are still to be walked, and whose turn comes when."""
    planning = table.agenda[-1].kind is PLANNING
    begun = SUNRISE if planning else table.today[seat].phase
    plan = table.plans[seat]
    for phase in range(begun + 1, EVENING + 1):
        card = plan[phase]
        if card != NO_CARD:
            found[CARDS_TO_COME] += 1.0
            found[MOVES] += CARD_MOVES[card]
    moves = 0
    for card in table.hands[seat]:
        moves += CARD_MOVES[card]
        if CARD_MOVES[card] >= LONG:
            found[LONG_CARDS] += 1.0
    for card in table.rests[seat]:
        moves += CARD_MOVES[card]
    for card in table.discards[seat]:
        moves += CARD_MOVES[card]
    for card in table.tops[seat]:
        if card != UNSEEN:
            moves += CARD_MOVES[card]
    found[DECK_MOVES] = float(moves)
    found[BID_NOW] = plan[BID] / CARDS
    if table.order:
        found[PLACE] = float(table.order.index(seat))
    symbol = table.symbols[seat]
    found[SYMBOL_TO_COME] = float(symbol == NO_PHASE or symbol > begun)
    found[ON_TURN] = float(table.agenda[-1].seat == seat)
    found[PLANS] = float(planning)
    found[PHASES_LEFT] = float(EVENING - begun)


def left(table: "Table") -> float:
    """What the richest seat lacks, as a share of the goal."""
    most = 0
    for gold in table.gold:
        if gold > most:
            most = gold
    goal = table.setting.goal
    return max(0, goal - most) / goal


ADVISED: Final = {
    "gold": 1.0, "common_cards_worth": 1.0, "side_quests_worth": 1.0, "personal_quest_open": -UNCOVERING,
    "quests_worth": TAKING, "ahead": 1.0, "planned": 1.0, "progress": 1.0,
}  # fmt: skip
FEATURES: Final = Features(NAMES, features, left, always, Path(__file__).parent, ADVISED)
