"""Names that a player must be able to tell apart."""

import pytest

from lanternway.core.languages import LANGUAGES
from lanternway.games.skye.tables import TILE_WORDS
from lanternway.games.treos.regions import SPACE_WORDS
from lanternway.locales.translator import Translator

NAMED = {
    "skye-tile": TILE_WORDS,
    "treos-space": SPACE_WORDS,
    "treos-highwayman": ["1", "2", "3", "4", "5"],
}
FORMS = {
    ("skye-tile", "pl"): ("gen", "acc", "loc"),
    ("skye-tile", "hu"): ("acc", "at", "from"),
    ("treos-space", "pl"): ("to", "at", "from"),
    ("treos-space", "hu"): ("to", "at", "from"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", list(NAMED))
def test_no_two_things_have_one_name_and_none_is_a_number(thing: str, language: str) -> None:
    say = Translator(language)
    words = NAMED[thing]
    for form in ("", *FORMS.get((thing, language), ())):
        names = [say.text(f"{thing}-{word}", form=form) for word in words]
        assert len({name.casefold() for name in names}) == len(words)
        assert not [name for name in names if any(char.isdecimal() for char in name)]


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_a_place_is_said_in_its_case(language: str) -> None:
    """Where one goes, stays and comes from: each form is another text than the plain name."""
    say = Translator(language)
    for word in SPACE_WORDS:
        plain = say.text(f"treos-space-{word}")
        forms = [say.text(f"treos-space-{word}", form=form) for form in ("to", "at", "from")]
        assert plain not in forms
        assert len(set(forms)) == 3
