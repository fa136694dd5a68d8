"""The Dark Road in words and small drawings, from a seat's view: what a decision needs, and the table."""

from typing import Final

from lanternway.core.action import Action
from lanternway.games.dark_road.limits import ROUNDS
from lanternway.games.dark_road.text_choices import is_short, question
from lanternway.games.dark_road.text_concern import concern, intent
from lanternway.games.dark_road.text_explain import explain_action, explain_name
from lanternway.games.dark_road.text_parts import (
    caravan,
    city,
    commissions,
    companions,
    courtyard,
    fortunes,
    inn,
    oracle,
    ring,
    roads,
    ruins,
    under,
    upgrades,
    wheel,
)
from lanternway.games.dark_road.text_wagon import (
    deeds,
    final,
    merchant,
    players,
    score,
    storage,
    wagon,
)
from lanternway.games.dark_road.text_words import asked
from lanternway.text import Screen, Section, Sight

PARTS: Final = {
    "plan": city, "move": city, "horseshoe": city, "activate": city, "ready": city,
    "inn": inn, "sale": inn, "ring": ring, "delve": ruins, "light": ruins, "yurgs": ruins,
}  # fmt: skip
"""The part of the table that a question is about; else the goods and their prices are enough."""


def screen(sight: Sight) -> Screen:
    """What the question is about first, then one's own things, then the others."""
    if sight.seat < 0 or sight.prompt is None:
        return Screen(head(sight), (players(sight),), question(sight), sight.news)
    about = PARTS.get(asked(sight))
    plan = asked(sight) == "plan" and is_short(sight)
    sections = [
        players(sight, 5),
        *([about(sight, 4 if plan else 1)] if about else []),
        *caravan(sight, 2),
        wheel(sight, 3),
        storage(sight, sight.seat, 3, beside=True),
        score(sight, 3, beside=True),
        *(intent(sight) if plan else []),
        wagon(sight, 0),
        *([] if plan else intent(sight, 4)),
    ]
    return Screen(head(sight), tuple(sections), question(sight), sight.news)


def table(sight: Sight) -> list[Section]:
    """Everything, the reader's own things first."""
    humans = sight.data["setting"]["humans"]
    own = [sight.seat] if 0 <= sight.seat < humans else []
    order = [*own, *(seat for seat in range(humans) if seat not in own)]
    found = [players(sight), *final(sight)]
    for seat in order:
        found += [merchant(sight, seat), storage(sight, seat, beside=False)]
        if seat == sight.seat:
            found.append(deeds(sight))
            if "final" not in sight.aids:
                found.append(score(sight))
    found += [*concern(sight), *caravan(sight), city(sight), wheel(sight), inn(sight)]
    found += [commissions(sight), ring(sight), ruins(sight), oracle(sight), companions(sight)]
    found += [courtyard(sight), upgrades(sight), fortunes(sight), roads(sight)]
    return [*found, *under(sight)]


def explain(sight: Sight, what: Action | str) -> list[str]:
    if isinstance(what, Action):
        return explain_action(sight, what)
    return explain_name(sight, what)


def head(sight: Sight) -> tuple[str, ...]:
    """Game, round, step of the turn, and whose turn it is."""
    data = sight.data
    step = data["turn"]["step"]
    if asked(sight) == "slot":  # the pawn has not moved yet
        step = "plan"
    elif step == "other" and asked(sight) not in ("keep", "draft"):
        step = "final" if data["round"] >= ROUNDS else "rest"
    found = [
        sight.say("dark_road-name"),
        sight.say("dark_road-board-round", n=min(data["round"], ROUNDS), all=ROUNDS),
        sight.say(f"dark_road-text-step-{step}"),
    ]
    seat = data["turn"]["seat"]
    if seat >= 0 and step != "over":
        found.append(sight.player(seat))
    return tuple(found)
