"""The Private Concern: forced, public, within its limits, and as strong as its designers measured."""

import random
import tomllib
from itertools import pairwise
from typing import Any

import pytest

from lanternway.core import get_game
from lanternway.core.errors import DataError, OptionError
from lanternway.core.event import Event
from lanternway.core.state import State
from lanternway.games.dark_road import effect
from lanternway.games.dark_road.content_source import OWN
from lanternway.games.dark_road.rules.concern import effects
from tests.games.dark_road.tables import start

GAME = get_game("dark_road")
LEVELS = ("apprentice", "merchant", "guildmaster")
NUMBERS = ("coins", "prestige", "crates", "eager_tiles", "deed_points", "stake", "stipend")


def table(level: str, seats: int = 1, seed: int = 1, **options: Any) -> State:
    return GAME.start({"private_concern": level, **options}, seats, seed)


def at_random(state: State, rng: random.Random) -> list[Event]:
    """One random action; what it made happen."""
    sink: list[Event] = []
    seat = state.to_move()[0]
    state.apply(seat, rng.choice(state.legal(seat)), sink)
    return sink


@pytest.mark.clause("DR-17.3", "DR-17.5.1", "DR-17.5.2", "DR-17.20.4")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_it_never_chooses_and_keeps_its_limits(level: str, seats: int) -> None:
    rng = random.Random(7)
    state = table(level, seats, seed=seats)
    turns = 0
    while state.to_move():
        assert seats not in state.to_move()
        turns += sum(e.kind == "turn" and e.facts["seat"] == seats for e in at_random(state, rng))
        GAME.check(state)
        data = state.to_data()
        assert 0 <= data["concern"]["crates"] <= 5
        own = data["seats"][seats]
        assert len(own["heroes"]) <= 3
        assert len(own["commissions"]) <= 3
        assert not any(companion["gifts"] for companion in own["companions"])
    assert turns == 13


@pytest.mark.clause("DR-17.19.1", "DR-17.19.2")
@pytest.mark.parametrize("level", LEVELS)
def test_what_its_intent_calls_certain_comes_true(level: str) -> None:
    rng = random.Random(3)
    state = table(level, seed=5)
    seen = 0
    while state.to_move():
        before = GAME.query(state, "intent")
        events = at_random(state, rng)
        starts = [i for i, e in enumerate(events) if e.kind == "turn" and e.facts["seat"] == 1]
        if not starts:
            continue
        turn = events[starts[0] :]
        seen += 1
        moved = next(e for e in turn if e.kind == "moved" and e.facts["seat"] == 1)
        assert moved.facts["space"] == before["space"]
        assert any(e.kind == "wheel_turned" for e in turn) >= before["wheel_turn"]
    assert seen == 13


@pytest.mark.clause("DR-17.8.7")
def test_thirteen_turns_use_every_card_once_and_three_twice() -> None:
    rng = random.Random(11)
    state = table("merchant", seed=2)
    shown = [state.to_data()["concern"]["card"]]
    while state.to_move():
        shown += [
            e.facts["card"].removeprefix("@dark_road-action-")
            for e in at_random(state, rng)
            if e.kind == "concern_card"
        ]
    assert len(shown) == 13
    assert len(set(shown[:10])) == 10
    assert len(set(shown[10:])) == 3
    assert state.to_data()["concern"]["card"] is None


@pytest.mark.clause("DR-17.19.3", "DR-17.20.3")
def test_everybody_sees_the_same_of_it_and_no_unseen_deed() -> None:
    rng = random.Random(5)
    state = table("guildmaster", 2, seed=9)
    for _ in range(120):
        if not state.to_move():
            break
        at_random(state, rng)
        shown = [state.view(seat).data["concern"] for seat in (-1, 0, 1)]
        assert shown[0] == shown[1] == shown[2]
        hidden = set(state.to_data()["seats"][2]["deeds"]) - set(shown[0]["seen_deeds"])
        assert not any(f"'{deed}'" in str(shown[0]) for deed in hidden)


@pytest.mark.clause("DR-17.19.3")
def test_its_intent_is_the_same_whatever_is_hidden_from_a_seat() -> None:
    rng = random.Random(13)
    state = table("merchant", seed=4)
    for number in range(60):
        if not state.to_move():
            break
        at_random(state, rng)
        if number % 6 == 0:
            world = GAME.worlds(state.view(0)).sample(number)
            assert GAME.query(world, "intent") == GAME.query(state, "intent")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("crates", 6),
        ("card", "dragon"),
        ("row", ["northbreak"] * 6),
        ("eager", ["nowhere"]),
        ("notices", ["seats_taken"]),
        ("sarcophagi", ["cracked_lid", "cracked_lid", "lamp_below"]),
        ("used", "all"),
    ],
)
def test_nonsense_about_it_is_refused_by_path(path: str, value: Any) -> None:
    data = table("merchant").to_data()
    data["concern"][path] = value
    options = GAME.options.read({"private_concern": "merchant"})
    with pytest.raises(DataError, match=f"concern.{path}"):
        GAME.from_data(data, options, 1)


@pytest.mark.clause("DR-17.4", "DR-17.18")
@pytest.mark.parametrize(("easier", "harder"), list(pairwise(LEVELS)))
def test_its_levels_are_graded(easier: str, harder: str) -> None:
    """Each is at least as well equipped as the one below in everything, and better in something."""
    levels = tomllib.loads((OWN / "concern.toml").read_text("utf-8"))["level"]
    low, high = levels[easier], levels[harder]
    assert {*low} == {*high} == {*NUMBERS, "expected_score", "provenance"}
    assert all(low[number] <= high[number] for number in NUMBERS)
    assert any(low[number] < high[number] for number in NUMBERS)
    assert low["expected_score"] < high["expected_score"]


@pytest.mark.clause("DR-17.4", "DR-17.8.5", "DR-17.10.2")
def test_a_higher_level_lights_what_a_lower_one_does() -> None:
    """Lamps and shortcuts are lit from a level on; each level lights more than the one below."""
    content = tomllib.loads((OWN / "concern.toml").read_text("utf-8"))
    lit = [
        sum(
            LEVELS.index(card[mark]) <= level
            for card in content["action"].values()
            for mark in ("lamp", "shortcut")
            if mark in card
        )
        for level in range(len(LEVELS))
    ]
    assert lit[0] < lit[1] < lit[2]


@pytest.mark.clause("DR-17.4", "DR-17.18")
@pytest.mark.parametrize(
    ("level", "low", "high"),
    [("apprentice", 37, 44), ("merchant", 46, 54), ("guildmaster", 52, 62)],
)
def test_it_earns_what_its_design_says(level: str, low: int, high: int) -> None:
    """39, 47 and 54, and some more at the higher levels where notices go unmet, as by random play."""
    rng = random.Random(1)
    total = 0
    games = 40
    for seed in range(games):
        state = table(level, seed=seed)
        while state.to_move():
            seat = state.to_move()[0]
            state.perform(seat, rng.choice(state.legal(seat)))
        outcome = state.outcome()
        assert outcome is not None
        total += outcome.scores[1]
    assert low <= total / games <= high


@pytest.mark.clause("DR-17.6.1", "DR-2.9", "DR-4.1", "DR-12.1")
@pytest.mark.parametrize(
    ("seats", "place", "order"),
    [
        (2, "first", [2, 0, 1]),
        (2, "second", [1, 2, 0]),
        (2, "third", [0, 1, 2]),
        (3, "first", [3, 0, 1, 2]),
        (3, "second", [2, 3, 0, 1]),
        (3, "third", [1, 2, 3, 0]),
        (3, "last", [0, 1, 2, 3]),
    ],
)
def test_its_turn_may_have_any_place_of_the_round(seats: int, place: str, order: list[int]) -> None:
    """Starting goods and last visits keep to the order of turns."""
    rng = random.Random(11)
    state = table("merchant", seats, concern_place=place)
    coins = [state.to_data()["seats"][seat]["coins"] for seat in order if seat != seats]
    assert coins == [5 + after for after, seat in enumerate(order) if seat != seats]
    turns = order[: order.index(state.to_move()[0]) + 1]
    last_visits: list[int] = []
    while state.to_move():
        if state.prompt(state.to_move()[0]).clause == "DR-12.1":
            last_visits.append(state.to_move()[0])
        happened = at_random(state, rng)
        turns += [int(e.facts["seat"]) for e in happened if e.kind == "turn"]
        GAME.check(state)
    assert turns == order * 13
    assert list(dict.fromkeys(last_visits)) == [seat for seat in order if seat != seats]


@pytest.mark.clause("DR-2.10", "DR-17.6.1")
def test_a_draft_begins_with_the_start_player() -> None:
    state = table("merchant", 3, concern_place="second", draft=True)
    asked = []
    while state.prompt(state.to_move()[0]).clause == "DR-2.10":
        asked.append(state.to_move()[0])
        at_random(state, random.Random(1))
    assert asked == [2, 0, 1]


@pytest.mark.clause("DR-17.6.1")
@pytest.mark.parametrize("options", [{"private_concern": "merchant"}, {}])
def test_its_place_needs_two_humans_and_the_concern(options: dict[str, Any]) -> None:
    seats = 1 if options else 2
    with pytest.raises(OptionError, match="two or three seats beside it"):
        GAME.start({**options, "concern_place": "first"}, seats, 1)


@pytest.mark.clause("DR-17.7.5", "DR-17.7.7")
@pytest.mark.parametrize(
    ("op", "full", "lack"),
    [
        (effect.GAIN_HERO, True, "hero_slot"),
        (effect.GAIN_HERO, False, "hero"),
        (effect.GAIN_COMMISSION, True, "commission_slot"),
        (effect.GAIN_COMMISSION, False, "commission"),
    ],
)
def test_why_it_takes_no_card_is_the_reason_that_holds(
    op: effect.Op, full: bool, lack: str
) -> None:
    state = start({"private_concern": "merchant"}, 1, "no card")
    seat = state.setting.concern_seat
    if full:
        state.heroes[seat] = (0, 1, 2)
        state.commissions[seat] = (0, 1, 2)
    else:
        state.inn[:] = [-1] * len(state.inn)
        state.commission_tops[:] = [-1] * len(state.commission_tops)
    sink: list[Event] = []
    state.sink = sink
    effects.run(state, effect.Effect(op))
    assert [one.facts["lack"] for one in sink] == [f"@dark_road-lack-{lack}"]
