"""What is told is what happened: every event beside the tables before, at and after its telling."""

import random
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pytest

from lanternway.core import Action, Event, get_game, position, state
from lanternway.games.treos import tell
from lanternway.games.treos.advice import priors
from lanternway.games.treos.board import TOWN
from lanternway.games.treos.content import CONTENT, TASK_WORDS, TILES, WEAPONS
from lanternway.games.treos.plan import PHASE_WORDS
from lanternway.games.treos.regions import REGIONS, SPACE_WORDS
from lanternway.games.treos.state import Table
from tests.games.positions import FILES, read

GAME = get_game("treos")
INTERPRETED = pytest.mark.skipif(
    not str(state.__file__).endswith(".py"), reason="compiled code tells past a watcher's append"
)


class Watcher(list[Event]):
    """A sink that keeps how the table is when something is told."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.seen: list[Table] = []

    def append(self, event: Event) -> None:
        super().append(event)
        self.seen.append(self.table.clone())


@dataclass(frozen=True)
class Told:
    """An event between three tables."""

    event: Event
    was: Table
    """At the event before, or before the action."""
    now: Table
    """At the telling."""
    then: Table
    """At the event after, or after the action."""

    @property
    def facts(self) -> dict[str, Any]:
        return {**self.event.facts, **(self.event.secret or {})}

    def word(self, fact: str) -> str:
        """The last part of a reference: `@treos-town-hollin`."""
        return str(self.facts[fact]).split("-", 2)[2]


def bits(set_: int) -> list[int]:
    return [number for number in range(set_.bit_length()) if set_ >> number & 1]


def called(table: Table, space: int) -> str:
    """What a space is called, by the map and not by `tell`."""
    if table.board.place[space] == TOWN:
        return f"@treos-town-{CONTENT.towns[table.board.towns.index(space)].id}"
    return f"@treos-space-{SPACE_WORDS[space]}"


def compare(told: Told) -> None:
    """Fails where an event tells another number or name than the tables show."""
    was, now, then, facts = told.was, told.now, told.then, told.facts
    seat: int = facts.get("seat", -1)
    match told.event.kind:
        case "day":
            assert facts["n"] == now.day == was.day + 1
            assert told.word("happening") == CONTENT.events[now.event].id
        case "drew":
            assert facts["n"] == len(now.hands[seat])
            assert facts["cards"] == ", ".join(map(str, now.hands[seat]))
            assert not was.hands[seat]
        case "ready":
            assert now.ready == was.ready | 1 << seat != was.ready
        case "revised":
            assert was.ready == now.ready | 1 << seat != now.ready
        case "bid":
            assert facts["card"] == now.plans[seat][0]
            assert seat in now.order
        case "turn" | "turn-symbol":
            phase = PHASE_WORDS.index(told.word("phase"))
            assert phase == now.phase
            assert facts["card"] == now.plans[seat][phase]
            assert (told.event.kind == "turn-symbol") == (now.symbols[seat] == phase)
        case "moved":
            compare_way(told, seat)
        case "hopped":
            here, there = was.spaces[seat], now.spaces[seat]
            assert here != there
            assert facts["space"] == called(now, there)
            assert {here, there} <= set(bits(was.portals))
            assert now.turns[seat].moves == was.turns[seat].moves, "a hop is no move"
        case "stayed":
            assert facts["space"] == called(now, now.spaces[seat])
            assert now.turns[seat].moves == 0
        case "gates":
            assert now.today[seat].gates_used == was.today[seat].gates_used + 1
            assert now.spaces == was.spaces
        case "armed":
            assert bits(now.weapons[seat] & ~was.weapons[seat]) == [
                WEAPONS.index(told.word("weapon"))
            ]
        case "drove":
            number = int(told.word("highwayman")) - 1
            assert number in bits(now.turns[seat].driven)
            assert facts["start"] == called(was, was.highwaymen[number])
            assert facts["space"] == called(now, now.highwaymen[number])
            assert [at for other, at in enumerate(now.highwaymen) if other != number] == [
                at for other, at in enumerate(was.highwaymen) if other != number
            ]
        case "pushed":
            victim = facts["pushed_seat"]
            assert victim != seat
            assert was.spaces[victim] != now.spaces[victim]
            assert facts["space"] == called(now, now.spaces[victim])
        case "delivered":
            if told.word("quest") == "personal":
                assert bits(was.personal & ~now.personal) == [seat]
            else:
                (quest,) = set(was.quests[seat]) - set(now.quests[seat])
                assert told.word("quest") == CONTENT.quests[quest].id
        case "took":
            (quest,) = set(now.quests[seat]) - set(was.quests[seat])
            pile = REGIONS.index(told.word("pile"))
            assert told.word("quest") == CONTENT.quests[quest].id
            assert CONTENT.quests[quest].pile == pile
            assert was.upturned[pile] == quest != then.upturned[pile]
        case "discovered":
            (slot,) = [slot for slot, tile in enumerate(now.secrets) if tile != was.secrets[slot]]
            assert told.word("tile") == TILES[now.secrets[slot] - 1]
            assert facts["space"] == called(now, now.board.secrets[slot])
            assert now.spaces[seat] == now.board.secrets[slot]
        case "side_quest":
            (task,) = set(now.side_quests[seat]) - set(was.side_quests[seat])
            assert told.word("side") == TASK_WORDS[task]
        case "discarded" | "fulfilled":
            (task,) = set(was.side_quests[seat]) - set(now.side_quests[seat])
            assert told.word("side") == TASK_WORDS[task]
        case "card":
            assert facts["left"] == now.common_deck == was.common_deck - 1
            assert len(now.tops[seat]) == len(was.tops[seat]) + 1
        case "no_card":
            assert now.common_deck == 0
            assert now.tops == was.tops
        case "gold":
            gained = [more - less for more, less in zip(now.gold, was.gold, strict=True)]
            assert gained == [facts["n"] if one == seat else 0 for one in range(now.seats)]
            assert facts["n"] > 0
        case "won":
            assert now.winner == seat
            assert facts["n"] == now.gold[seat] >= now.setting.goal
        case other:
            raise AssertionError(f"nobody compares {other}")


def compare_way(told: Told, seat: int) -> None:
    """From where one stood, by spaces that touch or by portals, to where one stands; hops are not moves."""
    was, now, facts = told.was, told.now, told.facts
    way = [SPACE_WORDS.index(one) for one in facts["way"].split()]
    assert way[0] == was.spaces[seat]
    assert way[-1] == now.spaces[seat]
    assert facts["space"] == called(now, way[-1])
    assert facts["n"] == now.turns[seat].moves - was.turns[seat].moves > 0, (
        "a way of hops alone is a hop"
    )
    portals = bits(was.portals)
    hops = sum(here in portals and there in portals for here, there in pairwise(way))
    assert len(way) - 1 - hops <= facts["n"] <= len(way) - 1


Fact = tuple[str, str]
SOURCES = {"inn", "secret", "quest", "fort", "event", "side"}


def compare_sources(events: list[Event]) -> None:
    """Gold comes from what was told just before it, and so does a card that is not there."""
    causes = {
        "quest": ("delivered",),
        "fort": ("armed",),
        "secret": ("discovered",),
        "side": ("card", "no_card"),
    }
    for place, event in enumerate(events):
        if event.kind == "gold":
            source = event.facts["source"].removeprefix("@treos-source-")
            assert source in SOURCES
            if source in causes:
                assert events[place - 1].kind in causes[source], source
        if event.kind == "no_card" and "seat" in events[place - 1].facts:
            assert event.facts["seat"] == events[place - 1].facts["seat"]


def wrong(event: Event, name: str, seats: int) -> Event:
    """The same event with one fact that is not true: another seat, one more, another thing."""
    value = {**event.facts, **(event.secret or {})}[name]
    other: object = f"{value} 9"
    if isinstance(value, int):
        other = (value + 1) % seats if name in ("seat", "pushed_seat") else value + 1
    elif str(value).startswith("@"):
        other = f"{str(value).rsplit('-', 1)[0]}-nothing"
    facts = {**event.facts, name: other} if name in event.facts else event.facts
    secret = {**(event.secret or {}), name: other} if name not in event.facts else event.secret
    return Event(event.kind, facts, secret, event.audience)


def lies_noticed(told: Told, events: list[Event], place: int, caught: set[Fact]) -> list[str]:
    """The facts of an event that would not pass if they were not true."""
    event = told.event
    found: list[str] = []
    for name in {**event.facts, **(event.secret or {})}:
        if (event.kind, name) not in caught:
            lie = wrong(event, name, told.now.seats)
            try:
                compare(replace(told, event=lie))
                compare_sources([*events[:place], lie, *events[place + 1 :]])
            except (AssertionError, LookupError, ValueError):
                found.append(name)
    return found


def play(options: dict[str, Any], seed: str, seen: set[str], caught: set[Fact]) -> None:
    """A game by weighted chance, with plans taken back now and then, every event compared."""
    choose = random.Random(seed)
    table = GAME.start(options, 3, seed)
    assert isinstance(table, Table)
    for _ in range(4000):
        if not table.to_move():
            return
        idle = [seat for seat in range(3) if table.ready >> seat & 1 and not table.order]
        seat = choose.choice(idle) if idle and choose.random() < 0.03 else table.to_move()[0]
        legal = table.legal(seat)
        act(table, seat, choose.choices(legal, priors(table, seat, legal))[0], seen, caught)


def act(table: Table, seat: int, action: Action, seen: set[str], caught: set[Fact]) -> None:
    """Carry out an action, every event compared."""
    before = table.clone()
    sink = Watcher(table)
    table.apply(seat, action, sink)
    tables = [before, *sink.seen, table.clone()]
    for place, event in enumerate(sink):
        told = Told(event, *tables[place : place + 3])
        try:
            compare(told)
        except AssertionError as error:
            error.add_note(f"after {seat} {action}: {event.to_data()}")
            raise
        noticed = lies_noticed(told, list(sink), place, caught)
        caught |= {(event.kind, name) for name in noticed}
    compare_sources(list(sink))
    seen |= {event.kind for event in sink}


def play_position(name: str, seen: set[str], caught: set[Fact]) -> None:
    """What is too rare for chance."""
    given = read(next(path for path in FILES if path.name == name))
    table = position.table(given)
    assert isinstance(table, Table)
    for step in given.script:
        if "do" in step:
            seat, _, text = step["do"].partition(" ")
            act(table, int(seat), GAME.catalogue.parse(text), seen, caught)


@INTERPRETED
def test_every_event_tells_what_happened() -> None:
    """Until every kind has occurred, and every fact of it was once told wrongly and that was noticed: no
    check is blind."""
    kinds = GAME.events.all
    facts = {(kind.word, name) for kind in kinds.values() for name in (*kind.facts, *kind.secret)}
    seen: set[str] = set()
    caught: set[Fact] = set()
    play_position("6.6-empty-deck.yaml", seen, caught)
    for number in range(40):
        play({"variable_setup": number % 2 == 1}, f"log/{number}", seen, caught)
        if seen == set(kinds) and caught == facts:
            break
    assert seen == set(kinds), set(kinds) - seen
    assert caught == facts, facts - caught


def test_no_raw_id_of_a_space_is_told() -> None:
    """A space has one name: in actions, questions and the log."""
    for kind in GAME.events.all.values():
        for name, fact in kind.facts.items():
            if name in ("space", "start"):
                assert fact.families == ("town", "space"), kind
    board = GAME.start({}, 2, 1)
    assert isinstance(board, Table)
    for space in range(72):
        if board.board.place[space] >= 0:
            assert tell.space_name(board, space) == called(board, space)
