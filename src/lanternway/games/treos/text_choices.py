"""The question of a seat in Treos: where each choice leads and what it gives."""

from typing import Any, Final

from lanternway.core.action import Action
from lanternway.games.treos.actions import (
    DELIVER,
    DISCARD,
    DONE,
    DRIVE,
    DROP,
    FULFIL,
    GO,
    HIGHWAYMAN,
    HOP,
    KEEP,
    LAND,
    PLAN_FAMILIES,
    PUSH,
    REVISE,
    STEP,
    STOP,
    SYMBOL,
    TAKE,
    USE,
)
from lanternway.games.treos.content import CONTENT, QUEST_WORDS
from lanternway.games.treos.plan import PLAN_WORDS
from lanternway.games.treos.text_names import (
    fulfil_words,
    kind_of,
    mine_of,
    offer_of,
    offer_words,
    quest_towns,
    space_name,
    space_words,
    task_progress,
)
from lanternway.games.treos.text_parts import neighbors, titles
from lanternway.text import Choice, Question, Sight

COLUMNS: Final = {
    "planning": ("",),
    "moving": ("", "gold", "by", "gives"),
    "landing": ("", "gold", "gives"),
    "trading": ("", "gold", "gives"),
    "driving": ("", "near"),
    "pushing": ("", "near"),
    "choosing": ("", "near"),
    "hopping": ("", "gold", "gives"),
}
"""Headings by the kind of question; each is the message `treos-text-column-…`."""
OTHER_COLUMNS: Final = ("", "gold", "gives")
SPACES: Final = (GO, LAND, HOP, PUSH, DRIVE)
"""Families whose argument is a space."""


def question(sight: Sight) -> Question | None:
    if sight.prompt is None:
        return None
    asked = asked_kind(sight)
    columns = titles(sight, *COLUMNS.get(asked, OTHER_COLUMNS))
    choices = [Choice(action, cells(sight, action, asked)) for action in sight.legal]
    places = {action.index: place for place, action in enumerate(sight.legal)}
    choices.sort(key=lambda one: (*rank(sight, one.action), places[one.action.index]))
    notes = (plan_note(sight),) if asked == "planning" and sight.legal else ()
    return Question(sight.asked(), sight.prompt.clause, columns, tuple(choices), notes)


def plan_note(sight: Sight) -> str:
    """Which parts of the plan are open."""
    mine = mine_of(sight)
    plan = mine["plan"]
    parts = [f"treos-board-slot-{slot}" for slot in PLAN_WORDS if not plan[slot]]
    if len(mine["hand"]) > len(parts):
        parts.append("treos-board-slot-fifth")
    if not plan["symbol"]:
        parts.append("treos-board-symbol")
    return sight.say("treos-text-note-plan", parts=", ".join(map(sight.say, parts)) or "–")


def asked_kind(sight: Sight) -> str:
    agenda = sight.data["agenda"]
    return str(agenda[-1][0]) if agenda else "over"


def choice_marks(sight: Sight) -> dict[str, str]:
    """The spaces of the map that can be chosen, each with its number."""
    found: dict[str, str] = {}
    for number, action in enumerate(sight.legal, 1):
        family, words = action.family, action.words()
        if family in SPACES and (family is not HOP or words["space"] not in found):
            found[words["space"]] = str(number)
        elif family is HIGHWAYMAN:
            found[sight.data["highwaymen"][int(words["highwayman"]) - 1]] = str(number)
    return found


def rank(sight: Sight, action: Action) -> tuple[int, int]:
    """Best first: by gold, then by what else there is, steps and discards after the endings."""
    family, words = action.family, action.words()
    plan = mine_of(sight)["plan"]
    if family in PLAN_FAMILIES:
        slot = PLAN_FAMILIES.index(family)
        return (1 if plan[PLAN_WORDS[slot]] else 0, slot)
    if family in (KEEP, DROP):
        return (1 if plan["left"] else 0, 5)
    if family is SYMBOL:
        return (1 if plan["symbol"] else 0, 6)
    if family is REVISE:
        return (2, 0)
    if family in (GO, LAND):
        return _rank_of_space(sight, words["space"])
    order = {DELIVER: 0, FULFIL: 0, USE: 0, TAKE: 1, HOP: 4, STEP: 5, DISCARD: 6, DONE: 7}
    return (order.get(family, 2), 0)


def _rank_of_space(sight: Sight, space: str) -> tuple[int, int]:
    """Gold first, then what else a place gives, then places that give nothing."""
    gold = int(offer_of(sight, space).get("gold", 0))
    if gold or space in sight.aids.get("fulfils", {}):
        return 0, -gold
    offer = {key for key, what in offer_of(sight, space).items() if what}
    return (1, 0) if offer - {"owned", "empty"} else (3, 0)


# --- cells ----------------------------------------------------------------------------------------------


def cells(sight: Sight, action: Action, asked: str) -> tuple[str, ...]:
    family, words = action.family, action.words()
    if asked == "planning":
        return (plan_words(sight, action),)
    said = sight.action(action)
    if family in (DRIVE, PUSH, HIGHWAYMAN):
        return (said, near_words(sight, action))
    if asked in ("driving", "choosing", "pushing"):
        more = side_gain(sight, words["side"])[1] if family is FULFIL else ""
        return (said, more)
    if family is GO:
        gold, given = _arrival(sight, words["space"])
        return (said, gold, way_words(sight, words["space"]), given)
    if family is LAND or family is HOP:
        return _set_in(asked, said, *_arrival(sight, words["space"]))
    if family is STEP:
        return (said, *_step(sight, words["direction"]))
    if family is STOP:
        stay = sight.say("treos-text-stay", space=space_words(sight, _here(sight)))
        return _set_in(asked, said, "", ", ".join([stay, *fulfil_words(sight, "here")]))
    if family is DELIVER:
        return (said, *deliver_cells(sight, words["quest"], sight.facts[action.index]))
    if family is TAKE:
        quest = sight.data["quest_piles"][words["pile"]]["up"]
        return (
            said,
            "",
            sight.say(
                "treos-text-take-to",
                towns=quest_towns(sight, quest),
                more=_more(sight, quest) or "none",
            ),
        )
    if family is USE:
        return (said, *_use(sight))
    if family is FULFIL:
        return (said, *side_gain(sight, words["side"]))
    if family is DISCARD:
        progress = task_progress(sight, words["side"])
        text = sight.say(f"treos-side-{words['side']}-text")
        return _set_in(asked, said, "", f"{text} [{progress}]" if progress else text)
    return (said,)


def _set_in(asked: str, said: str, gold: str, given: str) -> tuple[str, ...]:
    """Under the headings of the question: while moving there is one for the way."""
    return (said, gold, "", given) if asked == "moving" else (said, gold, given)


def plan_words(sight: Sight, action: Action) -> str:
    """A part of the plan, as short as can be: many stand next to each other."""
    family, words = action.family, action.words()
    if family in PLAN_FAMILIES:
        slot = sight.say(f"treos-board-slot-{PLAN_WORDS[PLAN_FAMILIES.index(family)]}")
        return f"{slot}: {words['card']}"
    if family is KEEP:
        return sight.say("treos-text-keep", card=words["card"])
    if family is DROP:
        return sight.say("treos-text-drop", card=words["card"])
    if family is SYMBOL:
        return sight.say("treos-text-symbol", phase=sight.name("phase", words["phase"]))
    return sight.action(action)


def change(sight: Sight, more: int) -> str:
    """`3 → 5`: the reader's gold now and then."""
    gold = mine_of(sight)["gold"]
    return f"{gold} → {gold + more}" if more else ""


def _here(sight: Sight) -> str:
    return str(mine_of(sight)["space"])


def _arrival(sight: Sight, space: str) -> tuple[str, str]:
    gold = int(offer_of(sight, space).get("gold", 0))
    parts = [offer_words(sight, space), *fulfil_words(sight, space)]
    return change(sight, gold), ", ".join(filter(None, parts)) or "–"


def way_words(sight: Sight, space: str) -> str:
    """`road trail`: the kinds of path of the way that will be taken."""
    way = sight.aids.get("ways", {}).get(space, [])
    return " ".join(path_name(sight, kind) for kind, _ in way)


def path_name(sight: Sight, kind: str) -> str:
    return sight.name("place", "portal") if kind == "portal" else sight.name("path", kind)


def _step(sight: Sight, direction: str) -> tuple[str, str, str]:
    """Where a step leads, and by what."""
    known = sight.aids.get("steps", {}).get(direction, {"kind": "road", "to": []})
    between = f" {sight.say('treos-board-or')} "
    names = between.join(space_words(sight, space) for space in known["to"])
    return "", sight.name("path", known["kind"]), sight.say("treos-text-step-to", spaces=names)


def deliver_cells(sight: Sight, quest: str, facts: dict[str, Any]) -> tuple[str, str]:
    return change(sight, int(facts["gold"])), _more(sight, quest)


def _more(sight: Sight, quest: str) -> str:
    """What a quest gives besides its gold."""
    if quest == "personal":
        return ""
    reward = CONTENT.quests[QUEST_WORDS.index(quest)].reward
    parts = [sight.say("treos-board-reward-card")] * reward.card
    parts += [sight.say("treos-board-reward-side")] * reward.side_quest
    return ", ".join(parts)


def _use(sight: Sight) -> tuple[str, str]:
    """What using this place gives. What was discovered on arriving is paid already."""
    offer = offer_of(sight, _here(sight))
    return change(sight, int(offer.get("gold", 0))), offer_words(sight, _here(sight))


def side_gain(sight: Sight, task: str) -> tuple[str, str]:
    """A side quest gives a card, Carolijn 1 gold too."""
    gold = 1 if mine_of(sight)["character"] == "carolijn" else 0
    return change(sight, gold), sight.say("treos-board-reward-card")


def near_words(sight: Sight, action: Action) -> str:
    """Who and what is on a space or next to it."""
    words = action.words()
    space = words.get("space") or sight.data["highwaymen"][int(words["highwayman"]) - 1]
    seats = sight.data["seats"]
    near = neighbors(sight, space)
    people = [sight.player(seat) for seat, place in enumerate(seats) if place["space"] in near]
    robbers = sum(one in near for one in sight.data["highwaymen"])
    if robbers:
        people.append(sight.say("treos-text-highwaymen", n=robbers))
    special = [
        space_name(sight, one)
        if kind_of(sight, one) == "town"
        else sight.name("place", kind_of(sight, one))
        for one in sorted(near)
        if kind_of(sight, one) != "plain"
    ]
    return ", ".join([*people, *special]) or "–"
