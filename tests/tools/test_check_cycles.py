"""Import cycles are found."""

from tools.check_cycles import cycles


def test_a_circle_is_found_and_what_only_leads_to_it_is_not() -> None:
    imports = {"a": ["b"], "b": ["c"], "c": ["b", "d"], "d": [], "e": ["a", "d"]}
    assert cycles(imports) == [["b", "c"]]
    assert cycles({"a": ["b", "c"], "b": ["c"], "c": []}) == []
