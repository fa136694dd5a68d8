"""What a game promises by its own lists: its name, options, clauses, actions, events."""

import re
from collections.abc import Iterator
from pathlib import Path

from lanternway.core import EventKind, Fact, Family, Game
from lanternway.core.reasons import RESULT
from lanternway.lessons import lessons_of
from lanternway.lessons.guide import guide_of
from lanternway.lessons.rulebook import rulebook_of
from lanternway.locales.signs import signs_of
from lanternway.locales.translator import SENTENCES
from tools.locales.sources import WILD, Usage, fits
from tools.locales.texts import Problem, Texts, listed, shown

Given = dict[str, Fact | None]
"""The arguments of a text by name; what a fact is, None for what is not a fact of an event."""


def needs(game: Game) -> dict[str, Given]:
    """The ids that a game must have, with what each gets."""
    found: dict[str, Given] = {f"{game.id}-name": {}}
    for family in game.catalogue.families:
        found |= action_texts(f"{game.id}-act-{family.verb}", family)
    for option in game.options.options:
        found[f"{game.id}-option-{option.name}"] = {}
        found[f"{game.id}-option-{option.name}-help"] = {}
    for name in (RESULT, *game.reasons.names):
        found[f"{game.id}-reason-{name}"] = {"n": None}
    for clause in game.clauses:
        found[f"{game.id}-clause-{clause.split('-', 1)[-1].replace('.', '-')}"] = {}
    for kind in game.events.all.values():
        found |= event_texts(f"{game.id}-event-{kind.word}", kind)
    return found


def taught(game: Game) -> dict[str, Given]:
    """The ids that the lessons, the guide and the rules of a game must have, with what each gets."""
    found: dict[str, Given] = {}
    for lesson in lessons_of(game.id):
        found |= {id_: dict.fromkeys(names) for id_, names in lesson.messages().items()}
    rules = rulebook_of(game.id)
    if rules is not None:
        found |= {id_: dict.fromkeys(names) for id_, names in rules.messages().items()}
    guide = guide_of(game.id)
    return found | ({id_: {} for id_ in guide.messages()} if guide else {})


def signs(game: Game) -> set[str]:
    """The messages that name icons of a game's board."""
    return {sign.message for sign in signs_of(game.id)} - {""}


def action_texts(message: str, family: Family) -> dict[str, Given]:
    """The text of an action, and that for each fact that may be told of it. An optional one comes beside
    another, whose text says both."""
    always: Given = dict.fromkeys(family.names)
    texts = {message: always}
    for name, fact in family.facts.items():
        if fact.is_optional:
            continue
        texts[f"{message}-{name}"] = {**always, **family.facts}
    return texts


def event_texts(message: str, kind: EventKind) -> dict[str, Given]:
    """The text of an event, that for who is told its secret, and that for each fact that it does not
    always have."""
    always: Given = {name: fact for name, fact in kind.facts.items() if not fact.is_optional}
    texts = {message: always}
    for name in kind.facts.keys() - always.keys():
        texts[f"{message}-{name}"] = {**always, name: kind.facts[name]}
    if kind.secret:
        texts[f"{message}-secret"] = {**always, **kind.secret}
    return texts


def check_need(id_: str, given: Given, texts: Texts, folder: Path) -> Iterator[Problem]:
    """The text is there, uses what it gets, and asks only for the form of what has a name."""
    english = texts["en"]
    if id_ not in english:
        yield Problem(shown(folder), "en", id_, "is missing")
    elif not english[id_].variables <= given.keys():
        extra = listed(english[id_].variables - given.keys())
        yield Problem(english[id_].file, "en", id_, f"uses {extra}; it gets {listed(set(given))}")
    for language, found in texts.items():
        for call in found[id_].calls if id_ in found else []:
            for name in call.variables if call.function == "NAME" else []:
                fact = given.get(name)
                if fact is not None and not fact.families:
                    what = f"NAME of a {fact.type}, which has no name"
                    yield Problem(found[id_].file, language, id_, what)


def option_choices(game: Game) -> dict[str, str]:
    """The ids that choices of options may have, with the choice."""
    return {
        f"{game.id}-option-{option.name}-{choice}": choice
        for option in game.options.options
        for choice in option.choices
    }


def check_choices(game: Game, texts: Texts, folder: Path) -> Iterator[Problem]:
    """A choice of an option has its own text, or is the name of a thing of the game."""
    ours = [id_.split("-", 2) for id_ in texts["en"] if id_.startswith(f"{game.id}-")]
    things = {parts[2] for parts in ours if len(parts) == 3 and parts[1] not in SENTENCES}
    for id_, choice in option_choices(game).items():
        if id_ not in texts["en"] and choice not in things and not choice.isdecimal():
            yield Problem(shown(folder), "en", id_, "is missing")


def is_thing_used(game: Game, message: str, usage: Usage) -> bool:
    """Whether a name of a thing, a score part, a prompt … of a game is used by its sources."""
    kind, _, word = message.removeprefix(f"{game.id}-").partition("-")
    if not word:
        return kind in ("name", "about")
    if kind in ("act", "clause", "event", "option"):
        return False
    if kind in ("prompt", "why"):
        own = {pattern.split(WILD, 1)[1] for pattern in usage.patterns if pattern[:1] == WILD}
        return any(fits(game.id + WILD + rest, message) for rest in own)
    plain = re.sub(r"-\d+$", "", word)  # the second of several texts of one thing: raven-2
    domains = [domain for family in game.catalogue.families for domain in family.domains]
    return plain in usage.words or any(plain in domain for domain in domains)
