"""Obligations 1 to 5 and 11, 12 of `core.state`: who moves, what is legal, what is refused."""

import copy
import json
import random

import pytest

from lanternway.core import Action, Game, NotationError, Refusal, State, state_hash, to_text
from tests.conformance.tables import (
    Case,
    choose_move,
    for_every_game,
    for_every_table,
    play_out,
    playthrough,
    seeds,
)


@for_every_table
@seeds
def test_somebody_can_move_until_it_is_over(case: Case, seed: int) -> None:
    game = playthrough(case, seed)
    for moment in game.moments:
        state = moment.state
        movers = state.to_move()
        assert movers, game.where(moment)
        assert len(set(movers)) == len(movers), f"{movers}: {game.where(moment)}"
        assert set(movers) <= set(range(case.seats)), f"{movers}: {game.where(moment)}"
        assert state.outcome() is None, f"has a result and goes on: {game.where(moment)}"
        for seat in movers:
            assert state.legal(seat), f"seat {seat} has nothing to do: {game.where(moment)}"


@for_every_table
def test_when_it_is_over_nobody_can_do_anything(case: Case) -> None:
    end = playthrough(case, 0).end
    assert end.is_over()
    assert end.outcome() is not None
    for seat in range(case.seats):
        assert end.legal(seat) == []
        end.prompt(seat)


@for_every_table
def test_a_seat_not_asked_can_only_change_its_commitment_or_take_it_back(case: Case) -> None:
    game = playthrough(case, 0)
    for moment in game.moments:
        for seat in set(range(case.seats)) - set(moment.state.to_move()):
            for action in moment.state.legal(seat):
                world = moment.state.clone()
                barrier = world.barrier()
                world.apply(seat, action)
                others = [one for one in world.to_move() if one != seat]
                assert others == moment.state.to_move(), f"{seat} {action}: {game.where(moment)}"
                assert world.barrier() == barrier, f"{seat} {action}: {game.where(moment)}"


@for_every_table
def test_legal_lists_each_action_once_and_changes_nothing(case: Case) -> None:
    game = playthrough(case, 0)
    actions = case.game.catalogue.actions
    for moment in game.moments:
        state = moment.state
        drawn = state.chance.count
        for seat in range(case.seats):
            legal = list(state.legal(seat))
            assert len({action.index for action in legal}) == len(legal), game.where(moment)
            assert all(actions[action.index] is action for action in legal), game.where(moment)
            assert state.legal(seat) == legal, f"differs when asked twice: {game.where(moment)}"
            state.prompt(seat)
            state.considered(seat)
            state.view(seat)
        assert state.chance.count == drawn, f"asking drew something: {game.where(moment)}"
        assert state_hash(state) == moment.hash, f"asking changed it: {game.where(moment)}"


@for_every_table
@seeds
def test_every_legal_action_applies(case: Case, seed: int) -> None:
    game = playthrough(case, seed)
    for moment in game.some(25):
        for seat in range(case.seats):
            for action in moment.state.legal(seat):
                world = moment.state.clone()
                try:
                    world.apply(seat, action, [])
                    for other in world.to_move():
                        assert world.legal(other)
                except Exception as error:
                    error.add_note(f"after {seat} {action}: {game.where(moment)}")
                    raise


@for_every_table
def test_perform_and_apply_do_the_same_with_and_without_a_listener(case: Case) -> None:
    game = playthrough(case, 0)
    for moment in game.some(60):
        checked, unchecked = moment.state.clone(), moment.state.clone()
        checked.apply(moment.seat, moment.action, [])
        unchecked.perform(moment.seat, moment.action)
        assert state_hash(checked) == state_hash(unchecked), game.where(moment)
        assert checked.sink is None, game.where(moment)
        assert checked.barrier() == unchecked.barrier(), game.where(moment)


def refusal_of(state: State, seat: int, action: Action, tried: str) -> Refusal:
    """The refusal that an illegal action must bring."""
    try:
        state.apply(seat, action)
    except Refusal as refusal:
        return refusal
    except Exception as error:
        error.add_note(f"instead of a refusal of {tried}")
        raise
    pytest.fail(f"not refused: {tried}")


@for_every_table
@seeds
def test_whatever_is_not_legal_is_refused_with_a_clause_and_changes_nothing(
    case: Case, seed: int
) -> None:
    game = playthrough(case, seed)
    choose = random.Random(seed)
    for moment in [*game.some(12), None]:
        state = game.end if moment is None else moment.state
        where = f"{case}: at the end" if moment is None else game.where(moment)
        before = state_hash(state)
        for seat in [*range(case.seats), -1, case.seats, 99]:
            legal = state.legal(seat) if 0 <= seat < case.seats else []
            others = [action for action in case.game.catalogue.actions if action not in legal]
            for action in choose.sample(others, min(30, len(others))):
                tried = f"{seat} {action}: {where}"
                refusal = refusal_of(state, seat, action, tried)
                assert refusal.clause in case.game.clauses, f"{refusal.clause}: {tried}"
                assert refusal.message.startswith(case.game.id + "-why-"), tried
                assert refusal.legal == [option.text for option in legal], tried
                json.dumps(refusal.arguments)
        assert state_hash(state) == before, f"a refusal changed something: {where}"


@for_every_game
def test_garbage_is_no_notation(game: Game) -> None:
    for text in ("", " ", "\x00", "xyzzy", "-1", "0", "[]", "{}", "ż", "x" * 5000):
        with pytest.raises(NotationError):
            game.catalogue.parse(text)


@for_every_table
@seeds
def test_earlier_states_keep_their_hash_while_the_game_goes_on(case: Case, seed: int) -> None:
    game = playthrough(case, seed)
    for moment in game.moments:
        assert state_hash(moment.state) == moment.hash, game.where(moment)


@for_every_table
def test_a_clone_does_not_see_what_happens_to_the_other(case: Case) -> None:
    game = playthrough(case, 0)
    choose = random.Random(1)
    for moment in game.some(10):
        drawn = list(moment.state.chance.counters)
        world = moment.state.clone()
        for _ in range(20):
            if world.to_move():
                world.apply(*choose_move(world, choose), [])
        assert state_hash(moment.state) == moment.hash, game.where(moment)
        assert moment.state.chance.counters == drawn, game.where(moment)
        again = moment.state.clone()
        again.apply(moment.seat, moment.action)
        following = copy.copy(moment.state.clone())
        following.apply(moment.seat, moment.action)
        assert to_text(again.to_data()) == to_text(following.to_data()), game.where(moment)


@for_every_table
def test_events_are_plain_data(case: Case) -> None:
    game = playthrough(case, 0)
    for moment in game.moments:
        for event in moment.events:
            for seat in range(-1, case.seats):
                json.dumps(event.project(seat))
            assert event.kind.replace("-", "_").isidentifier(), (
                f"{event.kind}: {game.where(moment)}"
            )


@for_every_table
def test_prompts_name_a_clause(case: Case) -> None:
    game = playthrough(case, 0)
    for moment in game.moments:
        for seat in range(case.seats):
            prompt = moment.state.prompt(seat)
            assert prompt.clause in case.game.clauses, f"{prompt.clause}: {game.where(moment)}"
            assert prompt.message.startswith(case.game.id + "-"), game.where(moment)
            json.dumps(prompt.args)


@for_every_table
@seeds
def test_the_game_ends_within_its_bound(case: Case, seed: int) -> None:
    for number in range(2):
        choose = random.Random(f"bound/{seed}/{number}")
        play_out(case.start(f"bound/{seed}/{number}"), choose, case.game.bound)


@for_every_table
@seeds
def test_result_and_scores_agree(case: Case, seed: int) -> None:
    for number in range(2):
        choose = random.Random(f"end/{seed}/{number}")
        state = case.start(f"end/{seed}/{number}")
        play_out(state, choose, case.game.bound)
        outcome = state.outcome()
        assert outcome is not None
        assert len(outcome.scores) == len(outcome.ranks) == state.seats
        for seat, rank in enumerate(outcome.ranks):
            better = sum(other < rank for other in outcome.ranks)
            assert rank == better + 1, f"ranks {outcome.ranks} leave gaps"
            for other in range(state.seats):
                if outcome.scores[seat] > outcome.scores[other]:
                    assert rank < outcome.ranks[other], f"{outcome.scores} but {outcome.ranks}"
        assert [outcome.ranks[seat] for seat in outcome.winners()] == [1] * len(outcome.winners())
        if outcome.parts:
            assert [sum(parts.values()) for parts in outcome.parts] == outcome.scores
        json.dumps(outcome.to_data())
