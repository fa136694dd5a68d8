"""No text changes unnoticed, in any language. After a change that is meant:
`python -m tests.golden.regenerate`, and a person reads the diff."""

import difflib
import re

import pytest

from lanternway.core import get_game
from lanternway.core.languages import LANGUAGES
from lanternway.locales import Translator, sources
from tests.golden.texts import PLAYERS, forms_of, path_of, text_games, texts_of

HINT = "if this is meant: python -m tests.golden.regenerate, and read the diff"
RAW = re.compile(r"\{ ?\$|\b[a-z]+_[a-z_]+\b|@[a-z]+[-_]|\b(None|True|False)\b")
"""What only a program would say: a variable, a word of the data, a reference, a value."""
BUTTON = 72
"""So long at most is what a button says; about 60 is meant."""
SAID = ("act", "event", "prompt", "story", "why")
"""Kinds of messages that a game says by itself while it is played."""
_NEVER_ALONE = "one of several facts that are always told together; another one's text says it"
_MERGED = "in every game played, other events of the same act made a fuller sentence"
_UNSEEN = "no random game and no position comes there"
UNREACHED = {
    "dark_road-event-good_gain_lost": _UNSEEN,
    "dark_road-event-good_sold": _MERGED,
    "dark_road-why-no-more-heroes": "the choice is not offered by then; a program may still ask",
    "dark_road-story-sold": _MERGED,
    "dark_road-story-ruins": "what a chamber gives is always a choice, and so an act of its own",
    "dark_road-story-sells": _MERGED,
    "dark_road-story-n-lit_die": "dice are gained one by one, each with its roll",
    "dark_road-story-n-crate": "the Private Concern tells its crates by themselves",
    "dark_road-story-n-hero": "heroes are gained by name",
    "dark_road-story-n-commission": "commissions are gained by name",
    "dark_road-story-n-deed": "deeds are gained by name",
    "dark_road-story-deed_gives": _UNSEEN,
    "lantern_fair-why-oil-light": _UNSEEN,
    "skye-why-order": "needs two waypoints of which only one order can be walked: " + _UNSEEN,
    "treos-why-discard-moving": _UNSEEN,
    "treos-why-blocked": _UNSEEN,
    "treos-why-no-moves": _UNSEEN,
    "treos-why-took-already": _UNSEEN,
    "treos-why-home-region": _UNSEEN,
    "treos-act-use-gold": _NEVER_ALONE,
    "treos-act-take-gold": _NEVER_ALONE,
}
"""Messages that are in no golden text, each with the reason."""


@pytest.mark.parametrize("game", text_games())
def test_texts_are_as_they_were(game: str) -> None:
    for language in LANGUAGES:
        path = path_of(game, language)
        assert path.exists(), f"{path.name} is missing; {HINT}"
        before = path.read_text(encoding="utf-8")
        now = texts_of(game, language)
        if now != before:
            names = ("before", "now")
            diff = difflib.unified_diff(before.splitlines(), now.splitlines(), *names, n=0)
            pytest.fail("\n".join([*list(diff)[:40], HINT]))


@pytest.mark.parametrize("game", text_games())
def test_no_text_shows_what_only_a_program_would_say(game: str) -> None:
    for language in LANGUAGES:
        for line in texts_of(game, language).splitlines():
            said = line.split(": ", 1)[1]
            assert not RAW.search(said), f"{language}: {line}"


@pytest.mark.parametrize("game", text_games())
def test_every_message_of_a_game_is_in_its_golden_texts(game: str) -> None:
    reached = {message for form in forms_of(game) for message in form.messages}
    kinds = tuple(f"{game}-{kind}-" for kind in SAID)
    messages = {id_ for id_ in sources.read("en") if id_.startswith(kinds)}
    listed = {id_ for id_ in UNREACHED if id_.startswith(kinds)}
    assert messages - reached == listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", text_games())
def test_a_button_is_brief(game: str, language: str) -> None:
    translator = Translator(language)
    said = {form.say(translator) for form in forms_of(game) if form.action is not None}
    said |= {translator.action(action, PLAYERS) for action in get_game(game).catalogue.actions}
    assert not [one for one in said if len(one) > BUTTON]
