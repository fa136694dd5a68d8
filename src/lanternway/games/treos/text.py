"""Treos in words and drawings, from a seat's view: the map, the day, cards, quests, players."""

from typing import Final

from lanternway.core.action import Action
from lanternway.games.treos.actions import USE
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.content import CONTENT, EVENT_WORDS, QUEST_WORDS, TASK_WORDS, WEAPONS
from lanternway.games.treos.text_choices import asked_kind, choice_marks, path_name, question
from lanternway.games.treos.text_map import PAWNS, draw_map, legend
from lanternway.games.treos.text_names import (
    card_lines,
    card_short,
    mine_of,
    offer_words,
    quest_words,
    space_name,
    space_words,
    task_words,
    who_is_at,
)
from lanternway.games.treos.text_parts import (
    bid_words,
    cards,
    day,
    event_words,
    exits_words,
    full_map,
    goal_words,
    my_quests,
    order_of,
    places,
    players,
    quests,
    side_quests,
    track_words,
    ways,
    weapons,
)
from lanternway.games.treos.text_piles import piles
from lanternway.text import HEIGHT, WIDTH, Question, Screen, Section, Sight, choice_lines, wrap

MAP_WIDE: Final = 58
PANEL_WIDE: Final = WIDTH - MAP_WIDE - 2
MAP_LEAST: Final = 12
MAP_MOST: Final = 22
"""The map on the screen of a decision is so high."""
ROWS_SHOWN: Final = 12
"""So many choices have room below the map; with more of them the map is no smaller."""
PLAN_BLOCKS: Final = 4
"""Parts of a plan stand in so many columns."""
FRAME: Final = 10
"""Lines for the head, the news, titles, the question and the hint."""


def screen(sight: Sight) -> Screen:
    asked = question(sight)
    return Screen(head(sight), _sections(sight, asked), asked, sight.news)


def _sections(sight: Sight, asked: Question | None) -> tuple[Section, ...]:
    if asked is None:
        return (players(sight), day(sight))
    planning = asked_kind(sight) == "planning"
    below: tuple[Section, ...] = (cards(sight),) if planning else ()
    rows = -(-len(sight.legal) // PLAN_BLOCKS) + 2 if planning else _rows(sight, asked)
    taken = rows + sum(len(one.rows) + len(one.lines) + 2 for one in below)
    high = max(MAP_LEAST, min(MAP_MOST, HEIGHT - 1 - FRAME - taken))
    drawing = tuple(draw_map(sight, MAP_WIDE, high, choice_marks(sight), False))
    drawing = (drawing[0].ljust(MAP_WIDE), *drawing[1:])
    here = Section("map", sight.say("treos-board-map"), (), (), (), drawing, ("",))
    return (here, _panel(sight, high), *below)


def _rows(sight: Sight, asked: Question) -> int:
    """How many lines the first choices take; some do not fit into one."""
    numbers = {action.index: n for n, action in enumerate(sight.legal, 1)}
    first = asked.choices[:ROWS_SHOWN]
    more = 1 if len(asked.choices) > len(first) else 0
    return len(choice_lines(asked, first, numbers, WIDTH)) + more


def _panel(sight: Sight, high: int) -> Section:
    """Beside the map: the race, the event, what is mine."""
    parts = [event_words(sight), *_rest_of_day(sight), *my_quests(sight)]
    parts += [task_words(sight, task) for task in mine_of(sight)["side_quests"]]
    lines = race(sight) + [line for part in parts for line in wrap(f"· {part}", PANEL_WIDE)]
    signs = wrap(legend(sight), PANEL_WIDE)
    if len(lines) + len(signs) < high:
        lines += ["", *signs]
    if len(lines) > high:
        lines = [*lines[: high - 1], sight.say("treos-text-panel-more")[:PANEL_WIDE]]
    title = sight.say("treos-board-race", goal=sight.data["goal"])
    return Section("players", title, tuple(lines), beside=True)


def race(sight: Sight) -> list[str]:
    """A line a player, in turn order: gold of the goal and bid."""
    names = [f"{PAWNS[seat]} {sight.player(seat)}" for seat in order_of(sight)]
    size = min(max(map(len, names)), PANEL_WIDE - 20)
    lines = []
    for seat, name in zip(order_of(sight), names, strict=True):
        gold = f"{sight.data['seats'][seat]['gold']}/{sight.data['goal']}"
        bid = bid_words(sight, seat)
        if sight.data["order"]:
            bid = f"{sight.say('treos-board-bid')} {bid}"
        lines.append(f"{name[:size].ljust(size)} {gold.rjust(5)} {bid}"[:PANEL_WIDE])
    return lines


def _rest_of_day(sight: Sight) -> list[str]:
    """The reader's own cards of the phases that are to come."""
    plan = mine_of(sight)["plan"]
    if not sight.data["order"]:
        return []
    phases = ("morning", "midday", "evening")
    now = sight.data["phase"]
    rest = phases[phases.index(now) :] if now in phases else phases
    return [
        sight.say(
            "treos-text-planned-card",
            phase=sight.name("phase", phase),
            card=card_short(sight, plan[phase]),
            symbol="yes" if plan["symbol"] == phase else "no",
        )
        for phase in rest
        if plan[phase]
    ]


def head(sight: Sight) -> tuple[str, ...]:
    data = sight.data
    phase = "plan" if asked_kind(sight) == "planning" else data["phase"]
    return (
        sight.say("treos-name"),
        sight.say("treos-board-status", n=data["day"], goal=data["goal"]),
        sight.say(f"treos-board-phase-{phase}"),
    )


def table(sight: Sight) -> list[Section]:
    found = [players(sight), day(sight), full_map(sight)]
    if sight.seat >= 0:
        found += [cards(sight), side_quests(sight)]
    found += [quests(sight), weapons(sight), piles(sight)]
    return [*found, places(sight), ways(sight)]


# --- explaining -------------------------------------------------------------------------------------------


def explain(sight: Sight, what: Action | str) -> list[str]:
    """A card, a quest, a side quest, a place, a character, a weapon or an event."""
    if isinstance(what, Action):
        return _explain_action(sight, what)
    return _explain_name(sight, what.casefold().strip())


def _explain_action(sight: Sight, action: Action) -> list[str]:
    words = action.words()
    lines: list[str] = []
    if "card" in words:
        lines += card_lines(sight, int(words["card"]))
        reach = sight.aids.get("reach", {}).get(words["card"])
        if reach is not None:
            lines.append(sight.say("treos-text-from-here", goals=goal_words(sight, reach, 12)))
    if "space" in words:
        lines += _way_lines(sight, words["space"]) if action.family.verb == "go" else []
        lines += place_lines(sight, words["space"])
    if "direction" in words:
        for space in sight.aids.get("steps", {}).get(words["direction"], {"to": []})["to"]:
            lines += place_lines(sight, space)
    if "quest" in words:
        lines.append(quest_words(sight, words["quest"]))
    if "pile" in words:
        lines.append(quest_words(sight, sight.data["quest_piles"][words["pile"]]["up"]))
    if "side" in words:
        lines += [task_words(sight, words["side"]), sight.say("treos-text-side-reward")]
    if "highwayman" in words:
        lines += place_lines(sight, sight.data["highwaymen"][int(words["highwayman"]) - 1])
    if "phase" in words:
        lines += [sight.say("treos-text-symbol-help"), event_words(sight)]
    if action.family is USE:
        lines += place_lines(sight, mine_of(sight)["space"])
    return lines


def _way_lines(sight: Sight, space: str) -> list[str]:
    """The way that will be taken, space by space."""
    parts = [
        f"{path_name(sight, kind)} → {space_words(sight, at)}"
        for kind, at in sight.aids.get("ways", {}).get(space, [])
    ]
    return [sight.say("treos-text-way", way=", ".join(parts))] if parts else []


def place_lines(sight: Sight, space: str) -> list[str]:
    """A space: what it is and gives, who stands there, where its exits lead."""
    lines = [space_words(sight, space)]
    here = who_is_at(sight, space)
    if here:
        lines[0] += f": {', '.join(here)}"
    offer = offer_words(sight, space)
    if offer:
        lines.append(sight.say("treos-text-gives", offer=offer))
    return [*lines, *exits_words(sight, space)]


def _explain_name(sight: Sight, called: str) -> list[str]:
    def is_called(thing: str, word: str) -> bool:
        return called in (word, sight.name(thing, word).casefold())

    if called.isdecimal() and 1 <= int(called) <= len(CONTENT.cards):
        return card_lines(sight, int(called))
    for space in sight.data["board"]["spaces"]:
        if called in (space, space_name(sight, space).casefold()):
            return place_lines(sight, space)
    for quest in ("personal", *QUEST_WORDS):
        if is_called("quest", quest):
            return [quest_words(sight, quest)]
    for task in TASK_WORDS:
        if is_called("side", task):
            return [task_words(sight, task), sight.say("treos-text-side-reward")]
    for event in EVENT_WORDS:
        if is_called("happening", event):
            return [sight.say(f"treos-happening-{event}-text")]
    for weapon, name in enumerate(WEAPONS):
        if is_called("weapon", name):
            return _weapon_lines(sight, weapon)
    return _character_lines(sight, called)


def _weapon_lines(sight: Sight, weapon: int) -> list[str]:
    """The forts that have it."""
    word = WEAPONS[weapon]
    found: list[str] = []
    for space, offer in sight.aids.get("gives", {}).items():
        if word in (offer.get("weapon"), offer.get("owned")):
            found += place_lines(sight, space)
    return found


def _character_lines(sight: Sight, called: str) -> list[str]:
    for number, word in enumerate(CHARACTERS):
        name = sight.name("character", word)
        if called in (word, name.casefold(), name.casefold().split()[0]):
            one = CONTENT.characters[number]
            track = [track_words(sight, *pair) for pair in zip(one.gold, one.bonus, strict=True)]
            home = sight.name("town", CONTENT.town_ids[one.home])
            return [
                f"{name}: {sight.say(f'treos-character-{word}-text')}",
                sight.say("treos-text-home", town=home),
                sight.say("treos-text-track", track="; ".join(track)),
            ]
    return []
