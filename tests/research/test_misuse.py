"""What a researcher may do wrong costs one clear error and changes nothing; tables can be copied."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded

from lanternway.core import OptionError, Refusal
from lanternway.research import openspiel_game
from lanternway.research.gymnasium_env import LearnerEnv
from lanternway.research.pettingzoo_env import TableEnv
from lanternway.research.table import LearningTable
from lanternway.research.vector import Tables

BAD: dict[str, tuple[Callable[[], Any], str]] = {
    "another game": (lambda: LearningTable("chess", 2), "there is no game 'chess'"),
    "too many seats": (lambda: TableEnv("skye", 9), "2 to 5 seats, not 9"),
    "nobody to play with": (lambda: LearnerEnv("skye", []), "2 to 5 seats, not 1"),
    "an unknown option": (lambda: Tables("skye", 2, 2, {"luck": 1}), "there is no option 'luck'"),
    "options that don't agree": (lambda: TableEnv("dark_road", 1), "Private Concern"),
    "an unknown reward": (
        lambda: LearningTable("skye", 2, reward="coins"),  # type: ignore[arg-type]
        "no reward 'coins'",
    ),
    "an unknown bot": (lambda: LearnerEnv("skye", ["deepblue"]), "there is no bot 'deepblue'"),
    "a bot that is no list": (lambda: LearnerEnv("skye", "greedy"), r"as in \['greedy'\]"),
    "no table": (lambda: Tables("skye", 0), "at least, not 0"),
    "no game yet": (lambda: LearningTable("skye", 2).observe(0), "reset comes first"),
    "no batch yet": (lambda: Tables("skye", 1).step(np.array([0])), "reset comes first"),
    "another seat": (lambda: begun().observe(-1), "no seat -1"),
    "an action below 0": (lambda: begun().act(-1), "no action -1"),
    "an action above all": (lambda: begun().act(99_999), "no action 99999"),
    "OpenSpiel's seats": (
        lambda: pyspiel.load_game(openspiel_game.NAME, {"game": "treos", "players": 5}),
        "2 to 4 seats, not 5",
    ),
}


def begun(game: str = "skye", seats: int = 2, seed: int = 1) -> LearningTable:
    table = LearningTable(game, seats)
    table.reset(seed)
    return table


@pytest.mark.parametrize("what", BAD)
def test_bad_input_costs_one_clear_error(what: str) -> None:
    do, told = BAD[what]
    with pytest.raises(OptionError, match=told):
        do()


@pytest.mark.parametrize("action", [1.0, "1", None])
def test_an_action_is_a_whole_number(action: Any) -> None:
    table, learner = TableEnv("skye"), LearnerEnv("skye", ["random"])
    table.reset(seed=1)
    learner.reset(seed=1)
    for env in (table, learner):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            env.step(action)


def test_no_step_before_the_start_or_after_the_end() -> None:
    env = TableEnv("lantern_fair", 2)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    for _ in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        env.step(None if ended else int(seen["action_mask"].argmax()))
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))


def test_no_step_once_an_episode_has_ended() -> None:
    env = LearnerEnv("lantern_fair", ["random"])
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    env.reset(seed=1)
    illegal = np.flatnonzero(env.action_masks() == 0)[0]
    assert env.step(illegal)[2]
    with pytest.raises(ResetNeeded):
        env.step(np.flatnonzero(env.action_masks())[0])
    env.reset(seed=1)
    ended = False
    while not ended:
        ended = env.step(np.flatnonzero(env.action_masks())[0])[2]
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))


def test_an_illegal_action_at_one_table_changes_none() -> None:
    tables = Tables("skye", 3)
    batch = tables.reset(5)
    actions = batch.masks.argmax(axis=1)
    for wrong in ([*actions[:2], int(batch.masks[2].argmin())], [*actions[:2], -1]):
        with pytest.raises((Refusal, OptionError)):
            tables.step(np.array(wrong))
    for shape in (actions[:2], np.append(actions, 0), actions.astype(np.float64)):
        with pytest.raises(OptionError, match="3 whole numbers"):
            tables.step(shape)
    with pytest.raises(OptionError, match="3 whole numbers"):
        tables.step(["1", "2", "3"])
    again = Tables("skye", 3)
    again.reset(5)
    assert np.array_equal(
        tables.step(actions).observations, again.step(actions.tolist()).observations
    )


def moved(table: LearningTable, count: int) -> list[float]:
    """Where a table stands after some actions that hang on nothing but the table."""
    rng = random.Random(2)
    for _ in range(count):
        if table.seat >= 0:
            table.act(rng.choice(table.legal).index)
    return [*table.observe(0).tolist(), *table.rewards()]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("skye", 3, {"journeyman": True}),
        ("dark_road", 2, {}),
        ("dark_road", 1, {"private_concern": "merchant"}),
        ("treos", 4, {}),
        ("lantern_fair", 2, {}),
    ],
)
def test_a_copy_and_a_pickle_go_on_alike(game: str, seats: int, options: Any) -> None:
    for before in (0, 25):
        table = LearningTable(game, seats, options, "margin")
        table.reset(4)
        moved(table, before)
        copied, kept = copy.deepcopy(table), pickle.dumps(table)
        there = moved(table, 200)
        assert moved(copied, 200) == there
        assert moved(pickle.loads(kept), 200) == there


def test_environments_can_be_copied_and_pickled() -> None:
    env, tables = TableEnv("skye", 2), Tables("skye", 2)
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        again.reset(seed=3)
        env.reset(seed=3)
        one, other = env.last()[0]["observation"], again.last()[0]["observation"]
        assert np.array_equal(one, other)
    batch = tables.reset(1)
    actions = batch.masks.argmax(axis=1)
    other_tables = pickle.loads(pickle.dumps(tables))
    assert np.array_equal(tables.step(actions).masks, other_tables.step(actions).masks)


def test_bots_are_not_copied() -> None:
    env = LearnerEnv("skye", ["greedy"])
    assert copy.deepcopy(env).bot_names == pickle.loads(pickle.dumps(env)).bot_names
    env.reset(seed=1)
    for do in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="bots cannot be copied"):
            do(env)


def test_openspiel_s_states_can_be_copied_and_kept() -> None:
    game = pyspiel.load_game("lanternway(game=skye,players=2,seed=4,recall=100)")
    game.new_initial_state().legal_actions()
    state = game.new_initial_state()
    for _ in range(10):
        state.apply_action(state.legal_actions()[0])
    state.information_state_tensor(0)
    for again in (
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
    ):
        assert again.history() == state.history()
        assert again.observation_tensor(1) == state.observation_tensor(1)
        assert again.information_state_tensor(0) == state.information_state_tensor(0)
        who = again.current_player()
        again.apply_action(again.legal_actions()[0])
        assert again.information_state_tensor(who) != state.information_state_tensor(who)
    next_one = pickle.loads(pickle.dumps(game)).new_initial_state()
    assert next_one.observation_tensor(0) == game.new_initial_state().observation_tensor(0)


def test_two_environments_do_not_meet() -> None:
    """Played in turns or one after the other, each gives the same game."""
    alone = [moved(begun("treos", 2, seed), 60) for seed in (1, 2)]
    both = [begun("treos", 2, seed) for seed in (1, 2)]
    rngs = [random.Random(2), random.Random(2)]
    for _ in range(60):
        for table, rng in zip(both, rngs, strict=True):
            table.act(rng.choice(table.legal).index)
    assert [[*one.observe(0).tolist(), *one.rewards()] for one in both] == alone


def test_a_game_can_be_left_in_the_middle() -> None:
    table = begun("dark_road")
    fresh = moved(begun("dark_road", seed=9), 30)
    moved(table, 40)
    table.reset(9)
    assert moved(table, 30) == fresh
