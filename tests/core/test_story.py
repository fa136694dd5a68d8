"""The log as told: events that belong together are one sentence, and nothing is lost or given away."""

from typing import Any

import pytest

from lanternway.core.event import NUMBER, SEAT, EventKinds, optional, thing
from lanternway.core.story import LINE, ROUND, Groups, Story, phrase

EVENTS = EventKinds("fair")
EVENTS.add("sold", {"seat": SEAT, "good": thing("good")})
EVENTS.add("coins", {"seat": SEAT, "n": NUMBER})
EVENTS.add("sighed", {"seat": SEAT})
EVENTS.add("round", {"n": NUMBER})
EVENTS.add("drew", {"seat": SEAT}, {"card": thing("card")})
EVENTS.add("blew", {"seat": SEAT, "far": optional(NUMBER)})


def sale(groups: Groups) -> dict[str, Any] | None:
    goods, coins = groups
    if coins[0]["n"] == 0:
        return None
    return {"goods": [one["good"] for one in goods], "n": coins[0]["n"]}


@pytest.fixture
def story() -> Story:
    made = Story(EVENTS)
    made.heading("round", ROUND)
    made.silent("sighed")
    made.merge("sale", "sold+ coins", sale)
    return made


BOOK = {"kind": "sold", "seat": 0, "good": "@book"}
STAFF = {"kind": "sold", "seat": 0, "good": "@staff"}
COINS = {"kind": "coins", "seat": 0, "n": 9}


def test_events_in_a_row_are_one_sentence(story: Story) -> None:
    (line,) = story.tell([BOOK, STAFF, COINS])
    assert line.message == "fair-story-sale"
    assert line.args == {"seat": 0, "goods": ["@book", "@staff"], "n": 9}
    assert (line.level, line.seat, line.events) == (LINE, 0, [0, 1, 2])


def test_where_a_fact_changes_a_new_sentence_begins() -> None:
    story = Story(EVENTS)
    story.merge("goods", "sold+", _by_seat, of_one_seat=False, least=1, same="good")
    lines = story.tell([BOOK, {**BOOK, "seat": 1}, STAFF, {**STAFF, "seat": 1}])
    assert [line.args for line in lines] == [
        {"good": "@book", "seats": [0, 1]},
        {"good": "@staff", "seats": [0, 1]},
    ]
    assert [line.events for line in lines] == [[0, 1], [2, 3]]


def _by_seat(groups: Groups) -> dict[str, Any]:
    return {"good": groups[0][0]["good"], "seats": [one["seat"] for one in groups[0]]}


def test_what_no_rule_takes_is_told_by_itself(story: Story) -> None:
    lines = story.tell([BOOK, {**COINS, "seat": 1}])
    assert [line.message for line in lines] == ["fair-event-sold", "fair-event-coins"]
    assert [line.seat for line in lines] == [0, 1]
    (first, second) = story.tell([BOOK, {**COINS, "n": 0}])
    assert (first.message, second.message) == ("fair-event-sold", "fair-event-coins")


def test_headings_and_silence(story: Story) -> None:
    lines = story.tell([{"kind": "sighed", "seat": 0}, {"kind": "round", "n": 2}, BOOK])
    assert [(line.level, line.message) for line in lines] == [
        (ROUND, "fair-story-round"),
        (LINE, "fair-event-sold"),
    ]
    assert [line.events for line in lines] == [[1], [2]]


def test_what_is_told_only_sometimes_has_its_own_text(story: Story) -> None:
    told = [
        {"kind": "drew", "seat": 0, "secret": {"card": "@ace"}},
        {"kind": "drew", "seat": 1},
        {"kind": "blew", "seat": 1, "far": 3},
        {"kind": "blew", "seat": 1},
    ]
    lines = story.tell(told)
    assert [line.message.removeprefix("fair-event-") for line in lines] == [
        "drew-secret", "drew", "blew-far", "blew"
    ]  # fmt: skip
    assert lines[0].args == {"seat": 0, "card": "@ace"}


def test_a_rule_names_known_kinds(story: Story) -> None:
    with pytest.raises(ValueError, match="fair has no kind of event 'sang'"):
        story.merge("song", "sang+", sale)


def test_a_phrase_is_data() -> None:
    assert phrase("fair-n-coins", n=3) == {"say": "fair-n-coins", "n": 3}
