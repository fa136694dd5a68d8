"""Import cycles are found, and permissions for them run out."""

from tools.check_cycles import cycles, judge


def test_a_circle_is_found_and_what_only_leads_to_it_is_not() -> None:
    imports = {"a": ["b"], "b": ["c"], "c": ["b", "d"], "d": [], "e": ["a", "d"]}
    assert cycles(imports) == [["b", "c"]]
    assert cycles({"a": ["b", "c"], "b": ["c"], "c": []}) == []


def test_a_cycle_needs_a_permission_and_may_not_grow() -> None:
    found = [["p.a", "p.b", "p.c"]]
    assert judge(found, {"p": 3}) == []
    assert "has grown from 2 to 3" in judge(found, {"p": 2})[0]
    assert "in a circle: p.a, p.b, p.c" in judge(found, {})[0]
    assert "in a circle" in judge([["p.a", "q.b"]], {"p": 9, "q": 9})[0]


def test_a_permission_that_nobody_needs_is_told() -> None:
    assert judge([], {"p": 2}) == [
        "p has no cycle any more: take it off the list in tools/check_cycles.py"
    ]
