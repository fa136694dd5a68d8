"""Obligation 10: nobody learns what they may not know, not even by the size of a message."""

import json
import random

from lanternway.core import SPECTATOR, Action, Event, State, View, state_hash, to_text
from lanternway.core.event import foreseen
from tests.conformance.tables import Case, for_every_table, play_out, playthrough, seeds


def told(events: list[Event], seat: int) -> list[str]:
    """The events as the seat is told them, encoded."""
    return [to_text(event.project(seat)) for event in events]


def worlds(case: Case, state: State, seat: int, count: int) -> list[State]:
    """Re-dealings of what is hidden from the seat."""
    maker = case.game.worlds(state.view(seat))
    return [maker.sample(number) for number in range(count)]


@for_every_table
@seeds
def test_a_view_is_unchanged_when_the_hidden_part_is_dealt_anew(case: Case, seed: int) -> None:
    game = playthrough(case, seed)
    for moment in [*game.some(15), None]:
        state = game.end if moment is None else moment.state
        where = f"{case}: the end" if moment is None else game.where(moment)
        for seat in range(case.seats):
            before = to_text(state.view(seat).data)
            for world in worlds(case, state, seat, 2):
                assert to_text(world.view(seat).data) == before, f"view of {seat}: {where}"
                assert world.legal(seat) == state.legal(seat), f"legal of {seat}: {where}"
                for action in state.legal(seat):
                    there = world.facts(seat, action)
                    assert there == state.facts(seat, action), f"{seat} {action}: {where}"
                assert world.to_move() == state.to_move(), f"to move: {where}"
                assert to_text(world.view(SPECTATOR).data) == to_text(state.view(SPECTATOR).data), (
                    f"a spectator knows what seat {seat} does not: {where}"
                )
                asked, asked_there = state.prompt(seat), world.prompt(seat)
                assert (asked.message, asked.args) == (asked_there.message, asked_there.args), where


@for_every_table
@seeds
def test_what_others_do_tells_nothing_before_it_is_revealed(case: Case, seed: int) -> None:
    """The same act of another seat, in another world: the same messages of the same size."""
    game = playthrough(case, seed)
    for moment in game.some(15):
        for seat in range(-1, case.seats):
            watcher = seat if seat >= 0 else (moment.seat + 1) % case.seats
            if moment.seat == watcher:
                continue
            for world in worlds(case, moment.state, watcher, 2):
                if moment.action not in world.legal(moment.seat):
                    continue
                barrier, barrier_there = moment.state.barrier(), world.barrier()
                here = moment.state.clone()
                events: list[Event] = []
                events_there: list[Event] = []
                here.apply(moment.seat, moment.action, events)
                world.apply(moment.seat, moment.action, events_there)
                if here.barrier() != barrier or world.barrier() != barrier_there:
                    continue  # something was drawn or shown: it may differ
                if (moment.seat in here.to_move()) != (moment.seat in world.to_move()):
                    continue  # with this the seat has decided, but only in one of the two
                where = f"{moment.seat} {moment.action} seen by {seat}: {game.where(moment)}"
                assert told(events, seat) == told(events_there, seat), where
                assert to_text(here.view(seat).data) == to_text(world.view(seat).data), where


@for_every_table
@seeds
def test_what_is_foreseen_of_an_action_tells_nothing_hidden(case: Case, seed: int) -> None:
    """A preview tells what comes before chance or a reveal: the same in every world the seat may be in."""
    game = playthrough(case, seed)
    choose = random.Random(seed)
    for moment in game.some(15):
        legal = moment.state.legal(moment.seat)
        for action in choose.sample(legal, min(4, len(legal))):
            here, certain = tried(moment.state.clone(), moment.seat, action)
            for world in worlds(case, moment.state, moment.seat, 2):
                there, certain_there = tried(world, moment.seat, action)
                where = f"{moment.seat} {action}: {game.where(moment)}"
                if certain == certain_there:
                    assert here == there, where
                else:  # nothing in between in one of them: what is certain in the other is its beginning
                    short = min(len(here), len(there))
                    assert here[:short] == there[:short], where


def tried(state: State, seat: int, action: Action) -> tuple[list[str], bool]:
    """What a seat foresees of an action, and whether that is all of it."""
    barrier, decided = state.barrier(), state.decided()
    events: list[Event] = []
    state.apply(seat, action, events)
    certain = state.decided() == decided
    return told(events if certain else foreseen(events, barrier), seat), certain


@for_every_table
@seeds
def test_a_secret_choice_looks_the_same_whatever_it_is(case: Case, seed: int) -> None:
    """While several seats decide at once, no other seat can tell one choice from another."""
    game = playthrough(case, seed)
    planning = [m for m in game.moments if len(m.state.to_move()) > 1]
    choose = random.Random(seed)
    for moment in choose.sample(planning, min(25, len(planning))):
        seen: dict[tuple[int, bool], tuple[str, str]] = {}
        for action in moment.state.legal(moment.seat):
            world = moment.state.clone()
            events: list[Event] = []
            world.apply(moment.seat, action, events)
            if world.barrier() != moment.state.barrier():
                continue  # the last commit: all is revealed
            done = moment.seat not in world.to_move()
            for seat in range(-1, case.seats):
                if seat == moment.seat:
                    continue
                look = to_text(told(events, seat)), to_text(world.view(seat).data)
                first = seen.setdefault((seat, done), look)
                where = f"{moment.seat} {action} seen by {seat}: {game.where(moment)}"
                assert look[0] == first[0], f"events differ: {where}"
                assert look[1] == first[1], f"views differ: {where}"


@for_every_table
def test_determinizing_needs_nothing_but_the_view_as_plain_data(case: Case) -> None:
    game = playthrough(case, 0)
    for moment in game.some(10):
        for seat in range(case.seats):
            view = moment.state.view(seat)
            assert (view.game, view.seat) == (case.game.id, seat)
            copied = View(view.game, view.seat, json.loads(json.dumps(view.data)))
            world = case.game.worlds(view).sample(5)
            again = case.game.worlds(copied).sample(5)
            assert state_hash(world) == state_hash(again), game.where(moment)
            assert world.chance.key != moment.state.chance.key, game.where(moment)
            assert state_hash(moment.state) == moment.hash, game.where(moment)


@for_every_table
def test_a_world_can_be_played_to_its_end(case: Case) -> None:
    game = playthrough(case, 0)
    for number, moment in enumerate(game.some(4)):
        maker = case.game.worlds(moment.state.view(number % case.seats))
        world = maker.sample(number)
        untouched = state_hash(maker.sample(number))
        assert state_hash(world) == untouched, game.where(moment)
        play_out(world, random.Random(number), case.game.bound)
        assert state_hash(maker.sample(number)) == untouched, game.where(moment)


@for_every_table
def test_where_few_worlds_are_possible_the_true_one_comes(case: Case) -> None:
    game = playthrough(case, 0)
    for moment in game.some(6):
        for seat in range(case.seats):
            found = {state_hash(world) for world in worlds(case, moment.state, seat, 20)}
            if len(found) > 3:
                continue
            if moment.hash not in found:
                found = {state_hash(world) for world in worlds(case, moment.state, seat, 400)}
            assert moment.hash in found, (
                f"only {len(found)} worlds for seat {seat}, none is the true one: "
                + game.where(moment)
            )


@for_every_table
def test_what_bots_think_is_a_number_and_depends_on_the_world_only(case: Case) -> None:
    game = playthrough(case, 0)
    for moment in game.some(15):
        for seat in range(case.seats):
            value = case.game.advice.value(moment.state, seat)
            assert -1e6 < value < 1e6, f"{value}: {game.where(moment)}"
            legal = moment.state.legal(seat)
            if legal:
                priors = case.game.advice.priors(moment.state, seat, legal)
                assert len(priors) == len(legal), game.where(moment)
                assert min(priors) >= 0, game.where(moment)
                assert abs(sum(priors) - 1) < 1e-6, game.where(moment)
        assert state_hash(moment.state) == moment.hash, game.where(moment)


@for_every_table
def test_what_bots_pass_over_has_no_prior_and_is_the_same_in_all_worlds(case: Case) -> None:
    game = playthrough(case, 0)
    advice = case.game.advice
    for moment in game.some(15):
        for seat in moment.state.to_move():
            legal = moment.state.legal(seat)
            kept = advice.worth_a_look(moment.state, seat, legal)
            assert kept, game.where(moment)
            priors = advice.priors(moment.state, seat, legal)
            likely = [action for action, prior in zip(legal, priors, strict=True) if prior > 0]
            assert kept == likely, game.where(moment)
            for world in worlds(case, moment.state, seat, 3):
                assert kept == advice.worth_a_look(world, seat, legal), game.where(moment)
