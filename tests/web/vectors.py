"""What Python says and draws, for the browser to agree with."""

import json
from typing import Any

from lanternway.core import get_game
from lanternway.core.chance import commitment, key_from_seed, mixed_key, number
from lanternway.locales import LANGUAGES, Translator
from lanternway.locales.hungarian import article
from tests.golden import texts as golden

TEXTS: list[tuple[str, dict[str, Any]]] = [
    ("core-seat", {"n": 3}),
    ("core-seat", {"n": 5}),
    ("web-levels", {"n": 1}),
    ("web-levels", {"n": 3}),
    ("web-levels", {"n": 5}),
    ("web-levels", {"n": 22}),
    ("web-name-of-seat", {"n": 1}),
    ("web-name-of-seat", {"n": 2}),
    ("web-awaits", {"names": ["Ada", "Bence", "Celina"]}),
    ("web-awaits", {"names": []}),
    ("web-consent-undo", {"seat": 1, "n": 2}),
    ("web-consent-end", {"seat": 7}),
    ("web-won-by", {"names": ["Ada", "Bence"], "n": 2}),
    ("web-new-table-of", {"game": "@dark_road-name"}),
    ("web-no-such-message", {}),
]
EVENTS: list[tuple[str, dict[str, Any]]] = [
    ("dark_road", {"kind": "turn", "round": 2, "seat": 1}),
    ("dark_road", {"kind": "bumped", "seat": 0, "slot": 1, "face": "@dark_road-face-1a"}),
    (
        "dark_road",
        {
            "kind": "bumped",
            "seat": 1,
            "slot": 2,
            "face": "@dark_road-face-1a",
            "locked": "@dark_road-face-3",
        },
    ),
    ("dark_road", {"kind": "deed_drawn", "seat": 0}),
    ("dark_road", {"kind": "deed_drawn", "seat": 0, "secret": {"deed": "@dark_road-name"}}),
]
PLAYERS = ["Ada", "Örs"]
ARTICLES = [
    "alma",
    "körte",
    "5",
    "4",
    "1",
    "10",
    "1000",
    "FBI",
    "NATO",
    "II. kör",
    "+3",
    "Yeti",
    "y",
]
ACTIONS = 12
"""So many actions of each game, spread over its catalogue."""


def vectors() -> dict[str, Any]:
    texts = []
    actions = []
    events = []
    for language in LANGUAGES:
        translator = Translator(language)
        for message, args in TEXTS:
            texts.append([language, message, args, translator.text(message, args, PLAYERS)])
        for game, told in EVENTS:
            events.append([language, game, told, translator.event(game, told, PLAYERS)])
        for game in ("dark_road", "skye", "treos"):
            catalogue = get_game(game).catalogue.actions
            for action in catalogue[:: len(catalogue) // ACTIONS]:
                choice = {"message": f"{game}-act-{action.family.verb}", "args": action.words()}
                actions.append([language, game, choice, translator.action(action, PLAYERS)])
    key = key_from_seed("lantern")
    draws = []
    counter = 0
    for n in (2, 6, 52, 1000, 3):
        value, following = number(key, 4, counter, n)
        draws.append([4, counter, n, value, following])
        counter = following
    return {
        "players": PLAYERS,
        "texts": texts,
        "told": told_forms(),
        "actions": actions,
        "events": events,
        "articles": [[word, article(word)] for word in ARTICLES],
        "key": key.hex(),
        "commitment": commitment(key),
        "mixed": [
            [seeds, mixed_key(key, seeds).hex()] for seeds in ([], ["ada"], ["ada", "żółw", "őr"])
        ],
        "draws": draws,
    }


def told_forms() -> dict[str, Any]:
    """Everything that random games of every variant say."""
    texts: list[Any] = []
    actions: list[Any] = []
    for language in LANGUAGES:
        translator = Translator(language)
        for game in ("dark_road", "skye", "treos"):
            for form in golden.forms_of(game):
                said = form.say(translator)
                if form.action is None:
                    texts.append([language, form.message, form.args, said])
                else:
                    choice = {"message": form.message, "args": form.action.words()}
                    actions.append([language, game, {**choice, "facts": form.args}, said])
    return {"players": golden.PLAYERS, "texts": texts, "actions": actions}


def text() -> str:
    return json.dumps(vectors(), ensure_ascii=False, indent=1) + "\n"
