"""Every icon that a board uses has a name, by the words of the glossary, in three languages."""

import re

import pytest

from lanternway.core import game_ids, get_game
from lanternway.core.languages import LANGUAGES
from lanternway.locales import Translator
from lanternway.locales.signs import signs_of
from tests.cli.conftest import ROOT

WEB = ROOT / "web" / "src"
GAMES = [game for game in game_ids() if (WEB / "games" / game).is_dir()]
SPRITE = set(
    re.findall(r'symbol id="i-([\w-]+)"', (WEB / "art" / "icons.svg").read_text(encoding="utf-8"))
)
USED = re.compile(r"""(?:name|sign|icon)=["\']([\w-]+)["\']|(?:icon|sign): ["\']([\w-]+)["\']""")
LISTED = re.compile(r"\w*(?:ICONS|SIGNS)\b[^=]*= \{([^}]*)\}")
"""Tables from words to icons."""


def used(game: str) -> set[str]:
    found: set[str] = set()
    for path in (WEB / "games" / game).rglob("*"):
        if path.suffix not in (".svelte", ".ts"):
            continue
        text = path.read_text(encoding="utf-8")
        found |= {one or other for one, other in USED.findall(text)}
        for table in LISTED.findall(text):
            found |= set(re.findall(r"[\'\"]([\w-]+)[\'\"]", table))
    return found & SPRITE


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_of_a_board_has_a_name(game: str) -> None:
    assert len(used(game)) > 10, "the boards write their icons in another way"
    assert used(game) - {sign.icon for sign in signs_of(game)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_names_are_there_in_every_language_and_clauses_exist(game: str) -> None:
    for sign in signs_of(game):
        assert sign.icon in SPRITE, sign
        assert bool(sign.terms) != bool(sign.message), sign
        for language in LANGUAGES:
            name = sign.terms.get(language) or Translator(language).text(sign.message)
            assert name, (sign, language)
        assert not sign.clause or sign.clause in get_game(game).clauses, sign
