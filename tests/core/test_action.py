"""Actions: one notation, one index, one object."""

import pytest

from lanternway.core import Catalogue, NotationError


@pytest.fixture
def catalogue() -> Catalogue:
    made = Catalogue("test-of-notation")
    made.add("pass", "TT-1")
    made.add("bump", "TT-2", "bump {die}>{slot}", {"die": ["1", "2"], "slot": ["a", "b", "c"]})
    made.add(
        "buy", "TT-3", domains={"good": ["armor", "weapon"], "n": ["1", "2"]}, targets=["good"]
    )
    return made


def test_indices_follow_the_order_of_families_and_domains(catalogue: Catalogue) -> None:
    assert [str(action) for action in catalogue.actions] == [
        "pass",
        "bump 1>a",
        "bump 1>b",
        "bump 1>c",
        "bump 2>a",
        "bump 2>b",
        "bump 2>c",
        "buy armor 1",
        "buy armor 2",
        "buy weapon 1",
        "buy weapon 2",
    ]
    assert [action.index for action in catalogue.actions] == list(range(11))


def test_blanks_and_case_do_not_matter(catalogue: Catalogue) -> None:
    assert catalogue.parse("  BUY   Armor 2 ").text == "buy armor 2"


def test_a_typo_is_answered_with_what_was_meant(catalogue: Catalogue) -> None:
    with pytest.raises(NotationError) as caught:
        catalogue.parse("buy amor 2")
    assert caught.value.near[0] == "buy armor 2"
    assert "did you mean" in str(caught.value)


def test_an_action_knows_its_words_and_its_targets(catalogue: Catalogue) -> None:
    action = catalogue.parse("buy weapon 2")
    assert action.words() == {"good": "weapon", "n": "2"}
    assert action.targets() == ["good:weapon"]
    assert action.args == (1, 1)
    assert action.kind == action.family.kind == 2


def test_two_actions_are_never_written_the_same(catalogue: Catalogue) -> None:
    with pytest.raises(ValueError, match="pass"):
        catalogue.add("pass", "TT-4")


def test_a_game_has_fewer_than_two_thousand_indices(catalogue: Catalogue) -> None:
    with pytest.raises(ValueError, match="limit"):
        catalogue.add("many", "TT-5", domains={"n": [str(n) for n in range(2000)]})
