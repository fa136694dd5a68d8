"""What holds throughout a game: conservation, the gold ledger, secrecy, schedule, shortcuts."""

import random
from typing import Any

import pytest

from lanternway.core import SPECTATOR, DataError, Event, OptionError
from lanternway.games.skye import GAME, agenda
from lanternway.games.skye.actions import CATALOGUE
from lanternway.games.skye.rules import score
from lanternway.games.skye.state import Table

TABLES = [(seats, journeyman) for seats in (2, 3, 4, 5) for journeyman in (False, True)]
for_every_table = pytest.mark.parametrize(("seats", "journeyman"), TABLES)


def start(seats: int, journeyman: bool, seed: int = 0, **options: Any) -> Table:
    table = GAME.start({"journeyman": journeyman, **options}, seats, seed)
    assert isinstance(table, Table)
    return table


def act(table: Table, seat: int, text: str) -> list[Event]:
    events: list[Event] = []
    table.apply(seat, CATALOGUE.parse(text), events)
    return events


@pytest.mark.clause("SK-1.1", "SK-1.3", "SK-9.1")
@for_every_table
def test_setup(seats: int, journeyman: bool) -> None:
    table = start(seats, journeyman)
    assert table.setting.rounds == (5 if seats == 5 else 6)
    assert len(table.bag) == (81 if journeyman else 73) - 3 * seats
    assert len(set(table.setting.scoring)) == 4
    assert {start(seats, journeyman, seed).start for seed in range(60)} == set(range(seats))
    if journeyman:
        for layout in table.layout:
            assert [sorted(layout[n : n + 3]) for n in (0, 3, 6)] == [
                [0, 1, 2],
                [3, 4, 5],
                [6, 7, 8],
            ]


@pytest.mark.clause("SK-9.1")
def test_the_same_bonus_layout_for_all() -> None:
    assert len(set(start(4, True, 1).layout)) > 1
    assert len(set(start(4, True, 1, same_bonus_layout=True).layout)) == 1


@pytest.mark.clause("SK-6.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 6), (5, 5)])
def test_each_scoring_tile_scores_three_times(seats: int, rounds: int) -> None:
    places = [p for r in range(1, rounds + 1) for p in score.places_of_round(seats, r)]
    assert [places.count(place) for place in range(4)] == [3, 3, 3, 3]


def gold_moved(table: Table, event: Event) -> dict[int, int]:
    """How an event changes the gold of seats, if it is one of the named transfers."""
    facts = event.facts
    seat = facts.get("seat", -1)
    if event.kind == "income":
        return {seat: facts["gold"]}
    if event.kind == "priced":
        return {seat: -facts["gold"]}
    if event.kind == "bought":
        free = table.setting.journeyman and table.perks[seat] & 4
        paid = {} if free else {seat: -facts["gold"]}
        return paid | {facts["from_seat"]: 2 * facts["gold"]}
    if event.kind == "advanced":
        return {seat: -facts["gold"]}
    if event.kind == "bonus" and facts["bonus"] == "@skye-bonus-gold":
        return {seat: 5}
    if event.kind == "end":
        return {seat: -5 * facts["gold"]}
    return {}


@for_every_table
def test_gold_changes_only_by_named_transfers_and_nothing_is_lost(
    seats: int, journeyman: bool
) -> None:
    """Every change of gold is told; tiles and gold are conserved; terrain always matches."""
    choose = random.Random(seats)
    for seed in range(4):
        table = start(seats, journeyman, seed)
        while table.to_move():
            seat = choose.choice(table.to_move())
            before = table.gold[:]
            events: list[Event] = []
            table.apply(seat, choose.choice(table.legal(seat)), events)
            for event in events:
                for who, change in gold_moved(table, event).items():
                    before[who] += change
            assert table.gold == before
            GAME.check(table)


def test_check_finds_what_is_wrong() -> None:
    """The watchman itself: every broken promise is named."""
    for spoil, named in (
        (lambda t: t.bag.pop(), "tiles"),
        (lambda t: t.gold.__setitem__(0, t.gold[0] + 1), "gold"),
        (lambda t: t.gold.__setitem__(0, -1), "gold"),
        (lambda t: t.score.__setitem__(1, 5), "seats.1.score"),
        (lambda t: t.lands[0].turns.__setitem__(0, 1), "seats.0.territory.0"),
        (lambda t: t.best.__setitem__(0, 99), "seats.0.tracks"),
        (lambda t: t.tokens.__setitem__(0, 4), "seats.0.tokens"),
        (lambda t: setattr(t, "waiting", 0), "stage"),
    ):
        table = start(2, True)
        table.lands[0].place(31, 32 * 64 + 32 - 64, 0)
        table.bag = [tile for tile in table.bag if tile != 31]
        for slot, tile in enumerate(table.drawn):
            if tile == 31:
                table.drawn[slot] = 0
        GAME.check(table)
        spoil(table)
        with pytest.raises(DataError) as error:
            GAME.check(table)
        assert error.value.where == named


@pytest.mark.clause("SK-3.2")
def test_gold_of_others_is_hidden_unless_it_is_open() -> None:
    table = start(3, False)
    assert [seat["gold"] for seat in table.view(1).data["seats"]] == [None, 5, None]
    assert [seat["gold"] for seat in table.view(SPECTATOR).data["seats"]] == [None, None, None]
    table = start(3, False, open_gold=True)
    assert [seat["gold"] for seat in table.view(1).data["seats"]] == [5, 5, 5]


@pytest.mark.clause("SK-3.1", "SK-3.3")
def test_prices_are_hidden_until_all_are_revealed_at_once() -> None:
    table = start(2, False)
    for text in ("axe 1", "price 2", "price 1", "done"):
        events = act(table, 0, text)
        assert all("gold" not in event.project(1) for event in events)
        assert table.view(1).data["seats"][0]["prices"] == [None, None, None]
    assert table.view(1).data["seats"][0]["ready"]
    assert table.view(0).data["seats"][0]["prices"] == ["axe", 2, 1]
    before = table.barrier()
    for text in ("axe 3", "price 1", "price 1", "done"):
        act(table, 1, text)
    assert table.barrier() != before
    assert table.view(1).data["seats"][0]["prices"] == [None, 2, 1]


@pytest.mark.clause("SK-3.3")
def test_prices_taken_back_before_they_were_done_are_nobody_elses_business() -> None:
    """Others see the same table, and are told nothing, whatever was priced and taken back."""
    table = start(3, False)
    seen = [table.view(other).data for other in (1, 2, SPECTATOR)]
    for texts in (("axe 1", "price 2"), ("axe 3", "price 1", "price 3")):
        for text in texts:
            assert act(table, 0, text) == []
        before = table.barrier()
        assert act(table, 0, "revise") == []
        assert table.barrier() == before
        assert [table.view(other).data for other in (1, 2, SPECTATOR)] == seen
        assert table.view(0).data["seats"][0]["prices"] == [None, None, None]
    for text in ("axe 1", "price 2", "price 1", "done"):
        act(table, 0, text)
    told = act(table, 0, "revise")
    assert [event.project(1) for event in told] == [{"kind": "revised", "seat": 0}]
    assert [table.view(other).data for other in (1, 2, SPECTATOR)] == seen


@pytest.mark.clause("SK-5.1")
def test_building_is_shown_when_all_are_done_and_can_be_begun_anew() -> None:
    """Players build at the same time."""
    data = start(2, False).to_data()
    data["stage"] = "build"
    data["seats"][0]["hand"] = [31, 24]
    data["seats"][1]["hand"] = [12]
    table = GAME.from_data(data, GAME.options.read({}), 2)
    assert isinstance(table, Table)
    for text in ("take 31", "at 0,-1", "turn 0", "at 0,-2", "turn 0", "done"):
        act(table, 0, text)
    assert len(table.view(1).data["seats"][0]["territory"]) == 1
    assert table.view(1).data["seats"][0]["hand"] == [24, 31]
    assert len(table.view(0).data["seats"][0]["territory"]) == 3
    act(table, 0, "revise")
    assert len(table.lands[0].tiles) == 1
    assert table.hands[0] == (24, 31)
    GAME.check(table)
    for text in ("take 24", "at 0,1", "turn 2", "at 0,2", "turn 0", "done"):
        act(table, 0, text)
    for text in ("at 0,1", "turn 0"):
        act(table, 1, text)
    told = [event.kind for event in act(table, 1, "done")]
    assert told.count("placed") == 3
    assert list(table.lands[0].tiles) == [0, 24, 31]


@pytest.mark.clause("SK-9.14")
def test_points_beyond_fifty_and_a_hundred_are_shown() -> None:
    table = start(2, True)
    table.score = [49, 120]
    assert [seat["fifties"] for seat in table.view(0).data["seats"]] == [0, 2]
    table.score = [50, 99]
    assert [seat["fifties"] for seat in table.view(0).data["seats"]] == [1, 1]


def test_no_cell_that_fits_is_out_of_the_notation() -> None:
    """A territory of the base game cannot leave the cells that have a name."""
    most = 3 * 6
    from lanternway.games.skye.tables import IN_REACH, REACH, cell_at

    assert most <= REACH
    assert IN_REACH[cell_at(0, -most)]
    assert IN_REACH[cell_at(7, most - 7)]


def test_scoring_tiles_can_be_named() -> None:
    named = ["S1", "S12", "S3", "S0"]
    table = start(2, False, scoring_tiles=named)
    assert table.to_data()["scoring"] == named
    with pytest.raises(OptionError):
        start(2, False, scoring_tiles=["J1", "S1", "S2", "S3"])
    with pytest.raises(OptionError):
        start(2, False, scoring_tiles="S1")
    assert start(2, True, scoring_tiles=["J1", "S1", "S2", "S3"]).setting.scoring[0] == 16


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("round", 7, "round"),
        ("stage", "lunch", "stage"),
        ("stage", "income", "stage"),
        ("scoring", ["S0", "S0", "S1", "S2"], "scoring"),
        ("scoring", ["S0", "J1", "S1", "S2"], "scoring.1"),
        ("seats.0.gold", -1, "seats.0.gold"),
        ("seats.0.hand", [99], "seats.0.hand.0"),
        ("seats.1.territory", [["castle", 1, 0, 0]], "seats.1.territory.0"),
        ("seats.1.territory", [["castle", 0, 0, 0], [31, 5, 5, 0]], "seats.1.territory.1"),
        ("seats.1.territory", [["castle", 0, 0, 0], [31, 0, -1, 1]], "seats.1.territory.1"),
        ("seats.1.territory", [["castle", 0, 0, 0], [74, 1, 0, 1]], "seats.1.territory.1.0"),
        ("seats.0.prices", [9, None, None], "seats.0.prices"),
        ("seats.0.ready", True, "seats.0.ready"),
    ],
)
def test_data_that_cannot_be_is_refused_by_its_path(path: str, value: Any, where: str) -> None:
    from lanternway.core.position import set_path

    data = start(2, False).to_data()
    set_path(data, path, value)
    with pytest.raises(DataError) as error:
        GAME.from_data(data, GAME.options.read({}), 2)
    assert error.value.where == where


def test_a_territory_may_be_given_in_any_order_and_without_its_castle() -> None:
    data = start(2, False).to_data()
    data["seats"][0]["territory"] = [[24, 0, -2, 0], ["31", 0, -1, 0]]
    table = GAME.from_data(data, GAME.options.read({}), 2)
    assert table.to_data()["seats"][0]["territory"] == [
        ["castle", 0, 0, 0], [31, 0, -1, 0], [24, 0, -2, 0],
    ]  # fmt: skip


@pytest.mark.parametrize(
    "path",
    ["nothing", "value.0.S99", "value.7.S1", "areas", "placements.0.x", "journey.0.castle.5"],
)
def test_questions_that_do_not_exist_are_refused(path: str) -> None:
    with pytest.raises(DataError):
        GAME.query(start(2, False), path)


def test_every_stage_and_cause_has_a_question() -> None:
    """Each stage that asks somebody has its prompt in every game with Journeyman."""
    seen: set[str] = set()
    choose = random.Random(3)
    for seed in range(12):
        table = start(3, True, seed)
        while table.to_move():
            seat = choose.choice(table.to_move())
            seen.add(table.prompt(seat).message)
            table.perform(seat, choose.choice(table.legal(seat)))
    asked = {f"skye-prompt-advance-{cause}" for cause in agenda.CAUSE_WORDS}
    asked |= {
        f"skye-prompt-{word}" for word in ("axe", "price", "buy", "take", "at", "turn", "plan")
    }
    assert asked <= seen
