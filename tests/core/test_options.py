"""Options: what people write is read, what cannot be is refused with a hint."""

from typing import Any

import pytest

from lanternway.core import Option, OptionError, Schema

SCHEMA = Schema(
    [
        Option("rounds", 4, low=1, high=6),
        Option("side", "day", choices=("day", "night"), aliases={"dark": "night"}),
        Option("tiles", "random", choices=("a", "b", "c", "d"), many=2),
        Option("open", False),
        Option("length", 3, choices=("3", "5")),
    ]
)


def test_what_is_left_out_is_the_default() -> None:
    assert SCHEMA.read({}) == {
        "rounds": 4,
        "side": "day",
        "tiles": "random",
        "open": False,
        "length": 3,
    }


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("rounds", "6", 6),
        ("side", "night", "night"),
        ("side", "dark", "night"),
        ("tiles", "a,c", ["a", "c"]),
        ("tiles", ["d", "b"], ["d", "b"]),
        ("open", "yes", True),
        ("open", "off", False),
        ("open", True, True),
        ("length", "5", 5),
    ],
)
def test_texts_and_json_are_read(name: str, given: Any, value: Any) -> None:
    assert SCHEMA.read({name: given})[name] == value


@pytest.mark.parametrize(
    ("given", "hint"),
    [
        ({"rounds": 7}, "1 to 6"),
        ({"rounds": "many"}, "1 to 6"),
        ({"side": "nigt"}, "night"),
        ({"tiles": "a,a"}, "2 different"),
        ({"tiles": "a,x"}, "a, b, c, d"),
        ({"open": "perhaps"}, "yes or no"),
        ({"length": 4}, "3, 5"),
        ({"round": 4}, "did you mean 'rounds'"),
    ],
)
def test_what_cannot_be_is_refused_with_a_hint(given: dict[str, Any], hint: str) -> None:
    with pytest.raises(OptionError, match=hint):
        SCHEMA.read(given)


def test_the_schema_is_plain_data() -> None:
    assert SCHEMA.options[1].to_data()["choices"] == ["day", "night"]
    assert [option.to_data()["kind"] for option in SCHEMA.options] == [
        "int",
        "word",
        "word",
        "bool",
        "int",
    ]
