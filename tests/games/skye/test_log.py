"""What is told is what happened: whoever knows a table and reads the log knows the table after it."""

import random

import pytest

from lanternway.core import SPECTATOR, Event, position
from lanternway.games.skye import GAME
from lanternway.games.skye.actions import REVISE
from lanternway.games.skye.state import Table
from lanternway.locales import LANGUAGES, Translator
from tests.games.positions import FILES, read
from tests.games.skye.ledger import Ledger

POSITIONS = [path for path in FILES if path.parts[-4] == "skye"]
NEVER_AT_RANDOM = {"taken-back", "returned"}
"""A plan that cannot be walked is not accepted, so only a position shows what then happens; and a tile
that fits nowhere is rare."""


def is_done(table: Table, seat: int) -> bool:
    return not table.waiting >> seat & 1


def check_done(table: Table, stage: str, told: list[Event]) -> None:
    """Who is told to be done is done, and who takes it back is not, while the stage lasts."""
    if table.stage.word != stage:
        return
    for event in told:
        if event.kind in ("committed", "revised"):
            assert is_done(table, event.facts["seat"]) == (event.kind == "committed")


@pytest.mark.parametrize("journeyman", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_and_name_of_an_event_is_the_difference_of_two_states(
    seats: int, journeyman: bool
) -> None:
    choose = random.Random(f"log/{seats}/{journeyman}")
    kinds: set[str] = set()
    for seed in range(3):
        table = GAME.start({"journeyman": journeyman}, seats, seed)
        assert isinstance(table, Table)
        ledger = Ledger(table)
        while table.to_move():
            back = [seat for seat in range(seats) if is_done(table, seat) and table.legal(seat)]
            stage = table.stage.word
            told: list[Event] = []
            if back and choose.random() < 0.1:
                table.apply(choose.choice(back), REVISE.actions[0], told)
            else:
                seat = choose.choice(table.to_move())
                table.apply(seat, choose.choice(table.legal(seat)), told)
            for event in told:
                ledger.read(event)
                kinds.add(event.kind)
            ledger.compare(table)
            check_done(table, stage, told)
    if journeyman and seats == 5:
        assert set(GAME.events.all) - kinds <= NEVER_AT_RANDOM


def test_positions_tell_what_happens_and_every_kind_of_event_is_compared() -> None:
    kinds: set[str] = set()
    for path in POSITIONS:
        given = read(path)
        table = position.table(given)
        assert isinstance(table, Table)
        ledger = Ledger(table)
        for step in given.script:
            if "do" not in step:
                continue
            seat, _, text = step["do"].partition(" ")
            told: list[Event] = []
            table.apply(int(seat), GAME.catalogue.parse(text), told)
            for event in told:
                ledger.read(event)
                kinds.add(event.kind)
            ledger.compare(table)
    assert kinds == set(GAME.events.all)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_reads_every_number_of_an_event(language: str) -> None:
    """What an event tells stands in its sentence: every amount above zero, every name."""
    say = Translator(language)
    players = ["Anna", "Ben", "Cleo", "Dora"]
    unsaid = {("bought", "paid"), ("planned", "n"), ("bonus", "points")}
    unsaid |= {("placed", "x"), ("placed", "y"), ("placed", "turns")}
    choose = random.Random(7)
    table = GAME.start({"journeyman": True}, 4, 3)
    while table.to_move():
        seat = choose.choice(table.to_move())
        told: list[Event] = []
        table.apply(seat, choose.choice(table.legal(seat)), told)
        for event in told:
            text = say.event("skye", event.project(SPECTATOR), players)
            for name, value in event.facts.items():
                if type(value) is int and value > 0 and "seat" not in name:
                    if (event.kind, name) not in unsaid:
                        assert str(value) in text, f"{name} of {event.kind}: {text}"
                elif isinstance(value, str) and value.startswith("@skye-tile-"):
                    forms = ("", "gen", "acc", "loc", "at", "from")
                    assert any(say.text(value[1:], form=form) in text for form in forms), text
            for name in ("seat", "from_seat"):
                if name in event.facts:
                    assert players[event.facts[name]] in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_says_what_it_costs_and_gives(language: str) -> None:
    """The amounts in the text of a choice are those that its carrying out moves."""
    say = Translator(language)
    choose = random.Random(language)
    said: set[str] = set()
    for seed in range(4):
        table = GAME.start({"journeyman": True}, 3, seed)
        assert isinstance(table, Table)
        while table.to_move():
            seat = choose.choice(table.to_move())
            action = choose.choice(table.legal(seat))
            facts = table.facts(seat, action)
            text = say.action(action, None, facts)
            told: list[Event] = []
            table.apply(seat, action, told)
            event = told[0].facts if told else {}
            verb = action.family.verb
            said |= {f"{verb}-{name}" for name in facts}
            for name, value in facts.items():
                if type(value) is int and value > 1:
                    assert str(value) in text, f"{name}: {text}"
            if verb == "buy":
                assert facts == {("price" if event["paid"] else "bank"): event["gold"]}
            elif verb == "collect":
                assert facts["steps"] == event["steps"]
            elif verb == "advance":
                assert facts["space"] == event["space"]
                assert facts.get("gold", 0) == event["gold"]
                assert facts.get("points", 0) == event["points"]
    assert {"buy-price", "collect-steps", "advance-gold", "advance-space", "axe-tile"} <= said
