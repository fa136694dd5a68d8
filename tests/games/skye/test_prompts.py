"""What a seat is told before it decides holds afterwards."""

import random
from collections.abc import Iterator

from lanternway.core import Match
from lanternway.core.event import foreseen
from lanternway.games.skye import GAME, aids, stages
from lanternway.games.skye.actions import REVISE, TOKEN
from lanternway.games.skye.agenda import WAYPOINT
from lanternway.games.skye.board import TRACKS
from lanternway.games.skye.rules import tracks
from lanternway.games.skye.state import Table
from lanternway.games.skye.tables import TILE_WORDS


def tables(journeyman: bool, seeds: int) -> Iterator[tuple[Match, Table, int]]:
    """Games at random; each moment before a seat decides."""
    choose = random.Random(7)
    for seed in range(seeds):
        match = Match.deal(GAME, {"journeyman": journeyman}, 3, f"prompts/{seed}")
        while match.state.to_move():
            table = match.state
            assert isinstance(table, Table)
            seat = choose.choice(table.to_move())
            yield match, table, seat
            match.act(seat, choose.choice(table.legal(seat)))


def test_only_who_can_take_it_back_is_told_so() -> None:
    """SK-3.3, SK-5.3: the last one to be done ends the phase, and there is no way back."""
    told = {"skye-prompt-confirm": 0, "skye-prompt-confirm-last": 0}
    for match, table, seat in tables(journeyman=False, seeds=2):
        message = table.prompt(seat).message
        if message not in told:
            continue
        told[message] += 1
        after = match.fork()
        after.act(seat, "done")
        can_revise = "revise" in [action.text for action in after.state.legal(seat)]
        assert can_revise == (message == "skye-prompt-confirm"), table.stage
    assert min(told.values()) > 5, told


def test_who_is_done_is_told_while_it_can_be_taken_back() -> None:
    """SK-3.3, SK-5.3: as long as it can, also when others have acted since."""
    told = {True: 0, False: 0}
    for _, table, _ in tables(journeyman=True, seeds=2):
        for seat in set(range(table.seats)) - set(table.to_move()):
            can_revise = bool(table.legal(seat))
            told[can_revise] += 1
            assert (table.prompt(seat).message == "skye-prompt-done") == can_revise, table.stage
    assert min(told.values()) > 20, told


def test_a_track_is_promised_for_a_waypoint_only_if_the_seat_can_pay() -> None:
    """SK-9.6, SK-9.7: at the castle any track can be advanced, for gold."""
    poor = 0
    for _, table, seat in tables(journeyman=True, seeds=3):
        if table.stage is not stages.PLAN or table.agenda:
            continue
        promised = aids.aids(table, seat)["mine"]["useful"]
        for tile in table.lands[seat].tiles:
            for track, name in enumerate(TRACKS):
                cost = tracks.cost(table, seat, track, WAYPOINT, tile)
                poor += cost > table.gold[seat]
                if name in promised.get(TILE_WORDS[tile], ()):
                    assert 0 <= cost <= table.gold[seat]
    assert poor > 20


def test_while_prices_are_set_it_is_told_what_every_tile_would_bring() -> None:
    """SK-3.1, SK-4.1: what is not laid on prices buys rivals' tiles, which lie open."""
    table = Match.deal(GAME, {}, 3, "prompts").state
    assert isinstance(table, Table)
    told = aids.aids(table, 1)["mine"]
    drawn = [str(tile) for seat in table.view(1).data["seats"] for tile in seat["drawn"]]
    assert sorted(told["fits"]) == sorted(drawn)
    assert sorted(told["places"]) == sorted(drawn[3:6]), "places are shown for my own"


def test_who_lays_a_road_token_foresees_it() -> None:
    """SK-9.12: others see it at once, so it stays; that is no secret to who lays it."""
    laid = 0
    for match, table, seat in tables(journeyman=True, seeds=10):
        for action in table.legal(seat):
            if action.family is TOKEN and table.stage is not stages.BUILD:
                after = match.fork()
                barrier, decided = table.barrier(), after.state.decided()
                events = after.act(seat, action)
                assert [event.kind for event in foreseen(events, barrier)] == ["token"]
                assert after.can_undo(seat) == 0
                if table.tokens[seat] > 1 or table.stage in stages.TRADING:
                    assert after.state.decided() == decided, "nothing hidden decides"
                laid += 1
    assert laid > 5


def test_who_is_still_building_or_planning_is_told_when_it_can_be_taken_back() -> None:
    """SK-5.1, SK-9.2: once one is done, until everybody is; there is something to take back already."""
    told = {stages.BUILD: 0, stages.PLAN: 0}
    for _, table, seat in tables(journeyman=True, seeds=1):
        if table.stage not in told or table.agenda:
            continue
        refusal = table.why_not(seat, REVISE.actions[0])
        assert (refusal.clause, refusal.message) == (
            table.stage.clause,
            "skye-why-revise-when-done",
        )
        told[table.stage] += 1
    assert min(told.values()) > 5, told
