"""Every kind of event for itself: each number and name against the table at the event before, at the
telling, and at the event after (`test_told.py` compares the sums of whole actions)."""

import random
from collections import Counter

import pytest

from lanternway.core import Event, state
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road.content_words import GOODS
from lanternway.games.dark_road.state import Table
from tests.games.dark_road import told_cards, told_turns
from tests.games.dark_road.tables import choose, settings, start
from tests.games.dark_road.test_told import word
from tests.games.dark_road.told import CHECKS, Told, Watcher, wrong

FILES = (told_cards, told_turns)
"""Their checks are in CHECKS once they are loaded."""

INTERPRETED = pytest.mark.skipif(
    not str(state.__file__).endswith(".py"), reason="compiled code tells past a watcher's append"
)


def count(table: Table, events: list[Event]) -> None:
    """At the end every deed of everybody is named, and what deeds are told to pay makes up the score."""
    outcome = table.outcome()
    assert outcome is not None
    for seat, parts in enumerate(outcome.parts):
        paid = [one for one in events if one.kind in PAYS and one.facts["seat"] == seat]
        named = {word(one.facts["deed"]) for one in paid}
        assert named == set(table.to_data()["seats"][seat]["deeds"])
        sums: Counter[str] = Counter()
        for one in paid:
            sums[one.kind] += one.facts.get("n", 0)
        base = min(
            table.coins[seat] + sums["deed_coins"], table.prestige[seat] + sums["deed_prestige"]
        )
        assert base == parts["base"]
        assert sums["deed_points"] == parts["deeds"]


PAYS = ("deed_coins", "deed_prestige", "deed_points", "deed_unpaid")
UNSEEN = {("gain_lost", "n"), ("good_gain_lost", "seat")}
"""What no table shows: how much more there would have been, and for which of the travelers."""
Fact = tuple[str, str]


def play_and_compare(table: Table, seed: str, done: Counter[str], caught: set[Fact]) -> set[str]:
    """A game with every event compared; the kinds that occurred. Now and then what was done least
    so far is done, so that what is rare occurs too."""
    chance = random.Random(seed)
    seen: set[str] = set()
    while table.to_move():
        seat, action = choose(table, chance)
        if chance.random() < 0.1:
            action = min(table.legal(seat), key=lambda one: done[one.family.verb])
        done[action.family.verb] += 1
        before = table.clone()
        sink = Watcher(table)
        drawn: list[tuple[int, int]] = []
        table.chance.drawn = drawn
        table.apply(seat, action, sink)
        tables = [before, *sink.seen, table]
        last: dict[str, Table] = {}
        for place, one in enumerate(sink):
            told = Told(
                event=one,
                action=action,
                actor=seat,
                was=tables[place],
                now=tables[place + 1],
                then=tables[place + 2],
                last=last.get(one.kind, before),
                start=before,
                events=sink[: place + 1],
                drawn=drawn,
            )
            last[one.kind] = told.now
            try:
                CHECKS[one.kind](told)
            except AssertionError as error:
                error.add_note(f"after {seat} {action}: {one.to_data()}")
                raise
            seen.add(one.kind)
            others = [*sink[:place], *sink[place + 1 :]]
            caught |= {(one.kind, name) for name in lies_noticed(told, others, caught)}
        if not table.to_move():
            count(table, list(sink))
    return seen


def lies_noticed(told: Told, others: list[Event], caught: set[Fact]) -> list[str]:
    """The facts of an event that its check would not let pass if they were not true."""
    event = told.event
    found: list[str] = []
    for name in {**event.facts, **(event.secret or {})}:
        if (event.kind, name) not in caught:
            lie = wrong(told, name)
            try:
                CHECKS[event.kind](lie)
                if event.kind in PAYS:
                    count(told.now, [*others, lie.event])
            except (AssertionError, LookupError, ValueError):
                found.append(name)
    return found


def test_every_kind_is_compared() -> None:
    assert set(CHECKS) == set(GAME.events.all)


@INTERPRETED
@pytest.mark.clause("DR-7.2.4", "DR-12.2")
def test_every_event_tells_what_happened() -> None:
    """Until every kind has occurred, and every fact of it was once told wrongly and that was noticed: no
    check is blind."""
    facts = {
        (kind.word, name)
        for kind in GAME.events.all.values()
        for name in (*kind.facts, *kind.secret)
    }
    caught = set(UNSEEN)
    seen: set[str] = set()
    done: Counter[str] = Counter()
    chosen = settings()
    random.Random("settings").shuffle(chosen)
    for number, (options, seats) in enumerate(chosen * 2):
        table = start(options, seats, f"one by one/{number}")
        if number % 4 == 1:
            table.good_supply = [0] * len(GOODS)  # so that goods are lacking
        seen |= play_and_compare(table, f"one by one/{number}", done, caught)
        if seen == set(CHECKS) and caught == facts:
            break
    assert seen == set(CHECKS), set(CHECKS) - seen
    assert caught == facts, facts - caught
