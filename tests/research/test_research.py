"""The doors for researchers: the suites of PettingZoo and Gymnasium, and what they do not ask for."""

import random
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from lanternway.core import Refusal
from lanternway.research.gymnasium_env import LearnerEnv
from lanternway.research.pettingzoo_env import TableEnv
from lanternway.research.table import LearningTable
from lanternway.research.vector import Tables

GAMES = ("dark_road", "skye", "treos")
both_ways = pytest.mark.parametrize("take_back", [False, True])


def choose(mask: np.ndarray, rng: random.Random) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@both_ways
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_s_own_suite(
    game: str, take_back: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the suite warns of what it does not know
        api_test(TableEnv(game, 2, take_back=take_back), num_cycles=150)
        seed_test(lambda: TableEnv(game, 2, take_back=take_back), num_cycles=30)


@both_ways
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_s_own_suite(game: str, take_back: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(LearnerEnv(game, ["random"], take_back=take_back), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_played_to_its_end_and_rewards_add_up(game: str, seats: int) -> None:
    env = TableEnv(game, seats)
    env.reset(seed=seats)
    rng = random.Random(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(100_000):
        seen, reward, ended, _, _ = env.last()
        total[agent] += reward
        env.step(None if ended else choose(seen["action_mask"], rng))
    assert not env.agents
    assert sum(total.values()) == pytest.approx(0.0)
    assert max(total.values()) > 0 or len(set(total.values())) == 1


def test_while_another_decides_nothing_is_legal() -> None:
    env = TableEnv("skye", 2)
    env.reset(seed=3)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert env.observe(env.agent_selection)["action_mask"].any()
    assert not env.observe(waiting)["action_mask"].any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = LearningTable("skye", 2)
    table.reset(1)
    before = table.observe(0)
    illegal = int(np.flatnonzero(table.mask(table.seat) == 0)[0])
    with pytest.raises(Refusal):
        table.act(illegal)
    assert (table.observe(0) == before).all()
    env = LearnerEnv("skye", ["random"])
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(np.int64(illegal))
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


def test_vectorised_tables_play_the_same_games_as_one_by_one() -> None:
    tables = Tables("dark_road", 4, 2)
    batch = tables.reset(100)
    single = LearningTable("dark_road", 2)
    seed = 100
    single.reset(seed)
    rng = random.Random(5)
    ended = 0
    for _ in range(400):
        assert (batch.observations[0] == single.observe(single.seat)).all()
        assert (batch.masks[0] == single.mask(single.seat)).all()
        actions = np.array([choose(mask, rng) for mask in batch.masks])
        single.act(int(actions[0]))
        batch = tables.step(actions)
        if batch.ended[0]:
            assert batch.rewards[0].tolist() == pytest.approx(single.rewards())
            seed += 4
            single.reset(seed)
        ended += int(batch.ended.sum())
    assert ended > 0


def test_the_margin_is_points_ahead() -> None:
    table = LearningTable("skye", 2, reward="margin")
    table.reset(2)
    rng = random.Random(2)
    while table.seat >= 0:
        table.act(choose(table.mask(table.seat), rng))
    outcome = table.state.outcome()
    assert outcome is not None
    ahead = outcome.scores[0] - outcome.scores[1]
    assert table.rewards() == pytest.approx([ahead / 100, -ahead / 100])
