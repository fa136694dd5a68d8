"""Obligation 11: every event is told as its kind is declared, and every kind is told somewhere."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from lanternway.core import SPECTATOR, Event, Fact, Game, position
from lanternway.core.event import EVERYONE, optional
from lanternway.locales import Translator, sources
from tests.conformance.tables import LONG, Case, choose_move, for_every_game, for_every_table, seeds
from tests.games.positions import FILES, read

TOLD_ELSEWHERE = {
    # with the game's own content nothing crafts a good and does something else besides, and an effect
    # that can do nothing is not offered; a pack may have such effects
    ("dark_road", "good_gain_lost"): "tests/games/dark_road/test_log.py",
}
"""Kinds of events that no position tells, and the test that does."""


@cache
def english() -> Translator:
    sources.add_folder(Path(__file__).parents[1] / "smallgame" / "locales")
    return Translator("en")


def faults(game: Game, people: int, event: Event) -> Iterator[str]:
    """What is not as the event's kind is declared."""
    # a game may have a seat that nobody holds (the Private Concern)
    seats = range(people + english().has(f"{game.id}-seat-extra"))
    kind = game.events.all.get(event.kind)
    if kind is None:
        yield "no such kind"
        return
    yield from wrong_facts(game, seats, event.facts, kind.facts)
    if kind.secret:
        yield from wrong_facts(game, seats, event.secret or {}, kind.secret)
        if not event.audience or not set(event.audience) <= set(seats):
            yield f"its secret is for {event.audience}"
    elif event.secret is not None or event.audience != EVERYONE:
        yield "has a secret"
    if "secret" in event.project(SPECTATOR):
        yield "its secret is told to who watches"


def wrong_facts(
    game: Game, seats: range, told: dict[str, Any], declared: dict[str, Fact]
) -> Iterator[str]:
    for name in told.keys() - declared.keys():
        yield f"{name} is not declared"
    for name, fact in declared.items():
        if name not in told:
            if not fact.is_optional:
                yield f"{name} is missing"
        elif not is_of_type(game, seats, told[name], fact):
            yield f"{name} is {told[name]!r}, no {fact}"


def is_of_type(game: Game, seats: range, value: Any, fact: Fact) -> bool:
    if fact.type == "seat":
        return type(value) is int and value in seats
    if fact.type == "number":
        return type(value) is int
    if fact.type == "things":
        return type(value) is list and all(is_thing(game, one, fact) for one in value)
    if fact.type == "thing":
        return is_thing(game, value, fact)
    is_text = type(value) is str and not value.startswith("@")
    return is_text or (fact.type == "thing_or_text" and is_thing(game, value, fact))


def is_thing(game: Game, value: Any, fact: Fact) -> bool:
    """Whether it refers to a text that there is, of one of the families."""
    beginnings = tuple(f"@{game.id}-{family}-" for family in fact.families)
    return type(value) is str and value.startswith(beginnings) and english().has(value[1:])


@for_every_table
@seeds
def test_events_are_as_declared(case: Case, seed: int) -> None:
    choose = random.Random(f"events/{case}/{seed}")
    state = case.start(seed)
    actions = 0
    while state.to_move() and actions < LONG:
        idle = [seat for seat in range(case.seats) if seat not in state.to_move()]
        back = [(seat, action) for seat in idle for action in state.legal(seat)]
        is_taken_back = back and choose.random() < 0.1
        seat, action = choose.choice(back) if is_taken_back else choose_move(state, choose)
        told: list[Event] = []
        state.apply(seat, action, told)
        actions += 1
        for event in told:
            found = list(faults(case.game, case.seats, event))
            assert not found, f"{seat} {action}: {event.to_data()}: {'; '.join(found)}"


@for_every_table
@seeds
def test_the_facts_of_choices_are_as_declared(case: Case, seed: int) -> None:
    choose = random.Random(f"facts/{case}/{seed}")
    state = case.start(seed)
    actions = 0
    while state.to_move() and actions < LONG:
        for seat in range(case.seats):
            for action in state.legal(seat):
                declared = {name: optional(fact) for name, fact in action.family.facts.items()}
                facts = state.facts(seat, action)
                found = list(wrong_facts(case.game, range(case.seats), facts, declared))
                assert not found, f"{seat} {action}: {facts}: {'; '.join(found)}"
        state.apply(*choose_move(state, choose))
        actions += 1


@for_every_game
def test_positions_tell_every_kind_as_declared(game: Game) -> None:
    told: set[str] = set()
    for path in FILES:
        given = read(path)
        if given.game is not game:
            continue
        events: list[Event] = []
        position.run(given, events)
        told |= {event.kind for event in events}
        for event in events:
            found = list(faults(game, given.seats, event))
            assert not found, f"{path.name}: {event.to_data()}: {'; '.join(found)}"
    elsewhere = {kind for id_, kind in TOLD_ELSEWHERE if id_ == game.id}
    assert set(game.events.all) - told == elsewhere


@for_every_game
def test_a_seat_is_always_called_seat(game: Game) -> None:
    """The page puts a line of the log to the seat that the fact `seat` names."""
    for kind in game.events.all.values():
        for name, fact in (kind.facts | kind.secret).items():
            assert (fact.type == "seat") == (name == "seat" or name.endswith("_seat")), kind
