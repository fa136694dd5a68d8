"""The door to OpenSpiel: its own random simulation, and observations that are those of the seat."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment

from lanternway.core import OptionError
from lanternway.research import openspiel_game

GAMES = ("lantern_fair", "skye", "dark_road")
"""Not Treos: its random games take some 3,000 actions, and the simulation deals new tables at each."""


@pytest.mark.parametrize("take_back", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_s_random_simulation(
    game: str, take_back: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    loaded = pyspiel.load_game(
        f"{openspiel_game.NAME}(game={game},players=2,seed=3,take_back={take_back})"
    )
    assert loaded.take_back is take_back
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def test_a_clone_goes_on_by_itself() -> None:
    state = pyspiel.load_game(
        openspiel_game.NAME, {"game": "skye", "players": 2}
    ).new_initial_state()
    other = state.clone()
    before = state.observation_tensor(state.current_player())
    other.apply_action(other.legal_actions()[0])
    assert state.observation_tensor(state.current_player()) == before
    state.apply_action(state.legal_actions()[0])
    assert str(state) == str(other)
    assert str(state).startswith("skye: ")
    assert state.action_to_string(state.history()[0]) in str(state)


def test_a_table_is_as_agreed_and_pays_as_asked() -> None:
    game = pyspiel.load_game(
        "lanternway(game=lantern_fair,players=3,seed=2,options=rounds:2;rolls:pair,reward=margin,recall=500)"
    )
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert state.table.state.view(0).data["options"]["rounds"] == 2
    scores = state.table.state.outcome().scores
    margins = [(3 * score - sum(scores)) / 2 / 100 for score in scores]
    assert state.returns() == pytest.approx(margins)
    assert any(margins)
    assert max(map(abs, margins)) <= game.max_utility() == -game.min_utility()
    own = state.information_state_string(0)
    assert own == pickle.loads(pickle.dumps(state)).information_state_string(0)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("options=rounds", "'rounds' is not name:value"),
        ("options=round:2", "did you mean 'rounds'"),
        ("reward=glory", "there is no reward 'glory'"),
        ("players=9", "9"),
    ],
)
def test_a_wrong_parameter_costs_one_clear_line(wrong: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        pyspiel.load_game(f"lanternway(game=lantern_fair,{wrong})")


def test_a_copy_takes_no_deal_from_the_states_to_come() -> None:
    game = pyspiel.load_game("lanternway(game=skye,players=2,seed=4)")
    first = game.new_initial_state()
    assert first.clone().seed == first.seed == 4
    assert first.clone().clone().table.state.to_data() == first.table.state.to_data()
    assert game.new_initial_state().seed == 5


@pytest.mark.parametrize("game", ["skye", "dark_road", "treos"])
def test_players_get_what_their_seat_may_know(game: str) -> None:
    loaded = pyspiel.load_game(openspiel_game.NAME, {"game": game, "players": 3, "seed": 5})
    state = loaded.new_initial_state()
    for _ in range(20):
        player = state.current_player()
        table = state.table
        assert np.allclose(state.observation_tensor(player), table.observe(player))
        assert state.legal_actions() == np.flatnonzero(table.mask(player)).tolist()
        state.apply_action(state.legal_actions()[-1])


def test_their_environment_plays_a_game() -> None:
    environment = rl_environment.Environment(
        pyspiel.load_game(openspiel_game.NAME, {"game": "lantern_fair", "players": 2})
    )
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0.0)


def bidden(*bids: int) -> Any:
    """Lantern Fair after these first bids of both, in the order in which they are asked."""
    game = pyspiel.load_game("lanternway(game=lantern_fair,players=2,seed=3)")
    state = game.new_initial_state()
    for bid in bids:
        wanted = next(
            one for one in state.legal_actions() if f"bid {bid}" == state.action_to_string(one)
        )
        state.apply_action(wanted)
    return state


def test_the_information_state_recalls_what_one_saw_and_did() -> None:
    before, after = bidden(1), bidden(1, 3)
    assert after.information_state_string(0).startswith(before.information_state_string(0))
    assert "> bid 1" in after.information_state_string(0)
    assert "> bid 1" not in after.information_state_string(1)
    assert "> bid 3" in after.information_state_string(1)


def test_the_information_state_tells_nothing_hidden() -> None:
    """What another has bid in secret is not in it."""
    assert bidden(1).information_state_string(1) == bidden(2).information_state_string(1)
    assert bidden(1).information_state_string(0) != bidden(2).information_state_string(0)
