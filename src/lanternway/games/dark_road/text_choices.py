"""The question of a seat on the Dark Road, and what each choice costs, gives and leads to."""

from typing import Final

from lanternway.core.action import Action
from lanternway.games.dark_road import actions, effect
from lanternway.games.dark_road.content_words import (
    BUILDINGS,
    COMPANIONS,
    GOODS,
)
from lanternway.games.dark_road.text_cards import (
    commission_short,
    hero_line,
)
from lanternway.games.dark_road.text_cells import cells
from lanternway.games.dark_road.text_parts import titles
from lanternway.games.dark_road.text_words import (
    NO_DIE,
    asked,
    effects_words,
    mine_of,
    narrow,
    numbers,
    printed,
    slot_words,
    space_after,
    space_words,
    value,
)
from lanternway.text import WIDTH, Choice, Question, Sight

COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "keep": ("", "condition"),
    "draft": ("", "steed", "hero"),
    "plan": ("", "crafts", "moves", "to", "beside"),
    "plan_short": ("", "crafts", "to"),
    "move": ("", "to", "beside"),
    "horseshoe": ("", "to", "beside"),
    "slot": ("", "you-have"),
    "activate": ("", "does"),
    "bazaar": ("", "you-have"),
    "ring": ("", "you-have", "to", "gives"),
    "inn": ("", "sells", "you-have", "bonus", "home"),
    "sale": ("", "you-have"),
    "yurgs": ("", "does"),
    "delve": ("", "to", "gives"),
    "light": ("", "you-have"),
    "invite": ("", "does"),
    "declare": ("", "you-have", "delivers"),
    "join": ("", "delivers"),
    "die": ("", "gives"),
    "raise": ("", "gives"),
    "raise_by": ("", "gives"),
    "copy": ("", "gives"),
    "copy_last": ("", "does"),
    "where": ("", "delivers"),
    "final": ("", "delivers"),
    "visit": ("", "you-have", "hands-over"),
    "load": ("", "prestige-now"),
    "fortune": ("", "gives"),
    "choose": ("", "you-have"),
    "pay": ("", "you-have"),
    "may": ("", "does"),
    "swap": ("", "you-have"),
    "ready": ("", "moves", "to", "beside"),
    "good": ("", "price", "aboard", "room"),
    "lose_good": ("", "price", "aboard"),
    "store": ("", "price", "aboard"),
    "flip": ("", "price", "aboard"),
    "gain_hero": ("", "hero"),
    "lose_hero": ("", "hero"),
    "hero_full": ("", "hero"),
    "escort": ("", "hero"),
    "gain_commission": ("", "asks", "goods"),
    "commission_full": ("", "asks"),
    "deed": ("", "also", "condition"),
    "upgrade": ("", "does"),
    "steed": ("", "does"),
    "tokens": ("", "you-have"),
    "companion": ("", "gift", "gives"),
}
"""Headings by the kind of the question; each is the message `dark_road-text-column-…`."""
MANY: Final = 9
"""Three dice to choose from, for three slots."""
NUMBERS: Final = 5
"""The columns that the number of a choice takes."""


def question(sight: Sight) -> Question | None:
    if sight.prompt is None:
        return None
    kind = asked(sight)
    if kind == "plan" and is_short(sight):
        kind = "plan_short"
    headings = titles(sight, *COLUMNS.get(kind, ("",)))
    legal = sorted(sight.legal, key=_late)
    cells_ = [(_name(sight, kind, action), *_cells(sight, kind, action)) for action in legal]
    columns, rows = narrow(headings, cells_, WIDTH - NUMBERS)
    choices = tuple(Choice(action, row) for action, row in zip(legal, rows, strict=True))
    return Question(sight.asked(), sight.prompt.clause, columns, choices, _notes(sight, kind))


def _late(action: Action) -> int:
    """Market dice are many and seldom turned; they come last."""
    return 1 if action.family is actions.TURN else 0


def is_short(sight: Sight) -> bool:
    """Where there are many dice to choose from, and where the Private Concern's intent belongs to a plan, the
    plan takes less room: where a die leads is said once a slot, not in every row."""
    return "concern" in sight.data or len(sight.legal) > MANY


def _name(sight: Sight, kind: str, action: Action) -> str:
    """What it does; shorter where the columns say the rest."""
    words = action.words()
    if action.family is actions.TURN:
        old, new = sight.name("good", words["die"]), sight.name("good", words["good"])
        return sight.say("dark_road-text-turn", old=old, new=new)
    if action.family is actions.BUMP:
        if kind == "plan_short":
            die = sight.name("die", words["die"])
            return sight.say("dark_road-text-lock", die=die, n=int(words["slot"]))
        return sight.translator.action(action, sight.players)
    return sight.action(action)


def _notes(sight: Sight, kind: str) -> tuple[str, ...]:
    """What is true of every choice of a question, and the faces of dice that a choice would roll."""
    return (*_notes_of(sight, kind), *_faces(sight))


def _faces(sight: Sight) -> list[str]:
    content = printed(sight)
    numbers_ = [number for action in sight.legal for number in _comes_to(sight, action)]
    effects = [one for number in numbers_ for one in content.lists[number]]
    found = []
    for op, die, faces in (
        (effect.ROLL_ORACLE, "oracle", content.oracle_ids),
        (effect.ROLL_RUINS, "ruins_die", content.ruins_die_ids),
    ):
        if any(one.op is op for one in effects):
            names = "; ".join(sight.name(die, face) for face in faces)
            found.append(sight.say(f"dark_road-text-faces-{die}", faces=names))
    return found


def _comes_to(sight: Sight, action: Action) -> tuple[int, ...]:
    """The lists of effects that a choice names, where dice may be rolled by it."""
    content, words = printed(sight), action.words()
    if action.family is actions.USE:
        kind = COMPANIONS.index(words["companion"])
        return (content.companion_abilities[kind][int(words["ability"]) - 1],)
    if action.family is actions.ACTIVATE and words["place"] in BUILDINGS:
        return (content.building_list[BUILDINGS.index(words["place"])],)
    if action.family in (actions.DIE, actions.COPY, actions.RAISE):
        event = content.event_ids.index(sight.data["caravan"]["event"])
        face = int(sight.facts[action.index].get("value") or words["value"])
        return (content.event_faces[event][face - 1],)
    return ()


def _notes_of(sight: Sight, kind: str) -> tuple[str, ...]:
    data = sight.data
    if kind == "bazaar":
        turned = sight.aids["prices_turned"]
        prices = ", ".join(f"{sight.name('good', good)} {turned[good]}" for good in GOODS)
        return (
            sight.say("dark_road-text-note-bazaar"),
            sight.say("dark_road-text-note-turned", prices=prices),
        )
    if kind == "sale":
        hero = printed(sight).hero_ids[numbers(sight, "sale")[0]]
        return (hero_line(sight, hero),)
    if kind == "load":
        card = printed(sight).commission_ids[numbers(sight, "load")[0]]
        return (
            commission_short(sight, card, mine_of(sight)["goods"]),
            sight.say("dark_road-text-commission-note"),
        )
    if kind == "light":
        faces = "; ".join(sight.name("ruins_die", face) for face in printed(sight).ruins_die_ids)
        return (sight.say("dark_road-text-ruins-die", faces=faces),)
    if kind in ("choose", "pay", "may"):
        held = numbers(sight, kind)
        return (sight.say("dark_road-text-note-effect", what=effects_words(sight, held[0])),)
    if kind == "inn":
        return (sight.say("dark_road-text-note-inn"),)
    if kind in ("declare", "invite"):
        left = {road: data["decks"][road] for road in ("dark_road", "shortcut")}
        roads = sight.say(
            "dark_road-text-note-roads", dark=left["dark_road"], short=left["shortcut"]
        )
        return (roads, sight.say("dark_road-text-note-loyal")) if kind == "invite" else (roads,)
    if kind == "plan":
        slots = [
            sight.say("dark_road-text-slot", n=slot + 1, gives=_slot_gives(sight, slot))
            for slot in range(3)
        ]
        return (f"{'. '.join(slots)}.", sight.say("dark_road-text-note-plan"))
    if kind == "plan_short":
        return (sight.say("dark_road-text-note-plan"), *_slots(sight))
    if kind == "activate":
        return (sight.say("dark_road-text-note-activate", n=data["turn"]["districts"] or 0),)
    return ()


def _slot_gives(sight: Sight, slot: int) -> str:
    """Where dice are only taken out, any good is crafted (DR-4.3.4)."""
    taken_out = any(action.family is actions.UNLOCK for action in sight.legal)
    return slot_words(sight, slot, NO_DIE if taken_out else "")


def _slots(sight: Sight) -> list[str]:
    """What each slot gives, and where the die in it leads."""
    found = []
    for slot, face in enumerate(mine_of(sight)["locked"]):
        if face is not None:
            space = space_after(sight, value(face))
            line = sight.say(
                "dark_road-text-slot-leads",
                n=slot + 1,
                gives=_slot_gives(sight, slot),
                die=value(face),
                space=space,
                places=space_words(sight, space, building=True),
            )
            found.append(line)
    return found


def _cells(sight: Sight, kind: str, action: Action) -> tuple[str, ...]:
    """The cells of a choice, as many as the question has headings for."""
    count = len(COLUMNS.get(kind, ("",))) - 1
    if action.family is actions.COMPANION and count:
        own = [sight.name("companion", one["name"]) for one in mine_of(sight)["companions"]]
        return ("",) * (count - 1) + (", ".join(own),)
    found = cells(sight, action)
    if kind == "plan_short":
        found = (found[0], found[2]) if len(found) > 2 else ()
    return found[:count]
