"""The table in words (`text.py`) is what the generic board and the text views show: it tells every fact of a
view, in every language, and never a word of the data as the data has it."""

import copy
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import pytest

from lanternway.core import SPECTATOR, View
from lanternway.core.languages import LANGUAGES
from lanternway.locales import Translator, add_folder, sources
from lanternway.text import Sight, TextRoom, sight_of, text_room
from tests.conformance.tables import GAMES, Case
from tests.golden.playthroughs import HERE, golden_cases

add_folder(HERE.parent / "smallgame" / "locales")

PLAYERS = ["Ada", "Bence", "Celina", "Dorota", "Ewa", "Ferenc"]
EVERY = 29
THINNING = 4
"""Of so many decisions of a game one is looked at; in long games, the later the fewer."""
TRIES = 20
"""So often at most a fact is changed to see whether the words change with it."""
WORD = re.compile(r"[^\W\d][\w+]*\w")
"""Single letters are marks of drawings and of cards; their legend explains them."""

_SETTING = "what was agreed before the game; the table's own page and `lanternway show` say it"
_PROGRAM = "how the game is to go on, for programs; the question says it"
UNTOLD: dict[str, dict[str, str]] = {
    "dark_road": {
        "agenda": _PROGRAM,
        "asked": _PROGRAM,
        "caravan.extra_die": "the dice lie in the caravan once they are rolled",
        "concern.card": "the log tells the card of this turn; then it is among those played",
        "concern.intent.aim_certain": "how sure a forecast is; the forecast is told",
        "concern.intent.lamp": "what a forecast comes from; the forecast is told",
        "seats.*.began_with": "the past: the log tells it",
        "seats.*.put_under_place": "how deep a card lies; that it lies there is told",
        "setting": _SETTING,
        "turn.companions_closed": "the question offers what is open",
        "turn.places": "the question offers what is open",
    },
    "lantern_fair": {"options": _SETTING, "to_move": _PROGRAM},
    "skye": {
        "agenda": _PROGRAM,
        "options": _SETTING,
        "seats.*.cell": "where a tile is being placed: the question says it",
        "seats.*.fifties": "follows from the points",
        "seats.*.furthest": "decides what the next space gives, and that is told",
        "seats.*.placed": "the question says what is left to build",
        "seats.*.steps": "the question says what is left to walk",
        "to_move": _PROGRAM,
        "turn": _PROGRAM,
    },
    "treos": {
        "agenda": _PROGRAM,
        "board": "where things are drawn; what leads where is told",
        "inns": "the places say what they still give",
        "layout": "where regions are drawn; what leads where is told",
        "options": _SETTING,
        "seats.*.facts": "what a side quest counts; each says how far it is",
        "seats.*.fresh": "the question offers the side quests that can be completed",
        "side_deck.*.open": "who knows a card reads its name",
        "to_move": _PROGRAM,
        "winner": "the question says who has won",
    },
}
"""Facts, by the beginning of their path, that the words leave out, each with the reason."""


@dataclass(frozen=True)
class Moment:
    """A table as somebody sees it at one moment of a random game."""

    sight: Sight
    room: TextRoom

    def said(self, view: dict[str, Any] | None = None) -> list[str]:
        """Everything that is said of it; with another view, of that."""
        sight = self.sight
        if view is not None:
            sight = replace(sight, view=View(sight.view.game, sight.seat, view))
        screen = self.room.screen(sight)
        lines = [*screen.head]
        for part in (*screen.sections, *self.room.table(sight)):
            cells = [cell for row in part.rows for cell in row]
            lines += [part.title, *part.lines, *part.columns, *cells, *part.drawing, *part.words]
        if screen.question is not None:
            lines += [screen.question.title, *screen.question.columns, *screen.question.notes]
            lines += [cell for choice in screen.question.choices for cell in choice.cells]
        return lines

    def speaking(self, translator: Translator) -> "Moment":
        return Moment(replace(self.sight, translator=translator), self.room)


@lru_cache(maxsize=1)
def moments(game_id: str) -> list[Moment]:
    """Moments of random games of every variant, for seats and for spectators."""
    found: list[Moment] = []
    for case in (one for one in golden_cases() if one.game_id == game_id):
        found += _played(case)
    return found


def _played(case: Case) -> Iterator[Moment]:
    chance = random.Random(f"told/{case}")
    room, translator = text_room(case.game), Translator(LANGUAGES[0])
    state = case.start("told")
    step, next_look = 0, EVERY
    while movers := state.to_move():
        seat = chance.choice(movers)
        step += 1
        if step == next_look:
            next_look += EVERY + step // THINNING
            viewer = chance.choice((seat, seat, SPECTATOR))
            yield Moment(sight_of(state, viewer, translator, PLAYERS), room)
        state.perform(seat, chance.choice(state.legal(seat)))
    yield Moment(sight_of(state, 0, translator, PLAYERS), room)


# --- no word of the data ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_no_word_of_the_data_is_shown(game_id: str, language: str) -> None:
    translator = Translator(language)
    spoken = {word for id_ in _ids(game_id, language) for word in WORD.findall(id_)}
    spoken.update(*(WORD.findall(name) for name in PLAYERS))
    data = {word for one in moments(game_id) for word in _words(one.sight.view.data)}
    data |= {word for action in _catalogue(game_id) for word in action.words().values()}
    raw = {word for word in data if WORD.fullmatch(word)} - spoken
    assert raw, "some words of the data are no words of the language"
    shown: dict[str, str] = {}
    for one in moments(game_id):
        for line in one.speaking(translator).said():
            shown.update((word, line) for word in WORD.findall(line) if word in raw)
    assert not shown, f"{len(shown)} words of the data: {shown}"


def _ids(game_id: str, language: str) -> Iterator[str]:
    """The texts that the game's words are made of, as they stand in their files."""
    for id_, source in sources.read(language).items():
        if id_.startswith((f"{game_id}-", "core-")):
            yield re.sub(r"\{[^{}]*?\}", " ", source.partition("=")[2])


def _catalogue(game_id: str) -> list[Any]:
    return next(one for one in golden_cases() if one.game_id == game_id).game.catalogue.actions


def _words(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _words(value)
    elif isinstance(data, list):
        for value in data:
            yield from _words(value)
    elif isinstance(data, str):
        yield data


# --- every fact ---------------------------------------------------------------------------------------

Path = tuple[str | int, ...]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_fact_of_a_view_is_told(game_id: str) -> None:
    """A fact is told if the words are others, or can no longer be said, when it alone is changed to a value
    that it has at another moment."""
    chance = random.Random(game_id)
    values: dict[str, list[Any]] = {}
    for one in moments(game_id):
        for path, value in _facts(one.sight.view.data):
            known = values.setdefault(_named(path), [])
            if value not in known:
                known.append(value)
    excused = UNTOLD[game_id]
    open_ = {name for name, known in values.items() if len(known) > 1}
    untold = {name for name in open_ if not any(_is_under(name, one) for one in excused)}
    useless = {one for one in excused if not any(_is_under(name, one) for name in values)}
    assert not useless, f"there is no such fact: {useless}"
    tries = dict.fromkeys(untold, TRIES)
    some = moments(game_id)[:]
    chance.shuffle(some)
    for one in some:
        if not untold:
            break
        _tell(one, values, untold, tries, chance)
    assert not untold, "\n".join(sorted(untold))


def _tell(
    one: Moment,
    values: dict[str, list[Any]],
    untold: set[str],
    tries: dict[str, int],
    chance: random.Random,
) -> None:
    """Change each fact that was not told yet; take those away that are told."""
    data = one.sight.view.data
    before: list[str] | None = None
    facts = list(_facts(data))
    chance.shuffle(facts)
    for path, value in facts:
        name = _named(path)
        others = [other for other in values[name] if other != value]
        if name not in untold or not tries[name] or not others:
            continue
        tries[name] -= 1
        before = before or one.said()
        if _changed(one, data, path, chance.choice(others), before):
            untold.discard(name)


def _changed(one: Moment, data: dict[str, Any], path: Path, value: Any, before: list[str]) -> bool:
    other = copy.deepcopy(data)
    at: Any = other
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    try:
        return one.said(other) != before
    except (KeyError, IndexError, ValueError, TypeError, AttributeError, StopIteration):
        return True  # it is read, and the rest of the view does not go with it


def _facts(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every single fact. A list of single ones is one fact: what is in it, not what comes first."""
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from _facts(value, (*path, key))
    elif isinstance(data, list) and any(isinstance(one, (dict, list)) for one in data):
        for place, value in enumerate(data):
            yield from _facts(value, (*path, place))
    else:
        yield path, data


def _named(path: Path) -> str:
    """The path with what only tells equal things apart left open."""
    return ".".join("*" if isinstance(step, int) else step for step in path)


def _is_under(name: str, beginning: str) -> bool:
    return name == beginning or name.startswith(beginning + ".")
