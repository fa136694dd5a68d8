"""Taking back is left out unless it is asked for: nothing else is, and nobody is left without an action."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from lanternway.core import OptionError
from lanternway.research import openspiel_game
from lanternway.research.gymnasium_env import LearnerEnv
from lanternway.research.pettingzoo_env import TableEnv
from lanternway.research.table import LearningTable
from lanternway.research.vector import Tables


def started(game: str, seats: int, options: Any, take_back: bool, seed: int) -> LearningTable:
    table = LearningTable(game, seats, options, take_back=take_back)
    table.reset(seed)
    return table


def texts(table: LearningTable) -> set[str]:
    return {action.text for action in table.legal}


def do(table: LearningTable, text: str) -> None:
    table.act(table.game.catalogue.parse(text).index)


def priced(take_back: bool) -> LearningTable:
    """Skye, when somebody has begun to price."""
    table = started("skye", 2, {}, take_back, 5)
    do(table, "axe 1")
    return table


def all_ways(take_back: bool, game: str = "treos") -> dict[str, list[int]]:
    """What every environment says is legal at first, at the same deal as far as they let one choose it."""
    zoo = TableEnv(game, 2, take_back=take_back)
    zoo.reset(seed=4)
    tables = Tables(game, 1, 2, take_back=take_back)
    spiel = pyspiel.load_game(
        openspiel_game.NAME, {"game": game, "players": 2, "seed": 4, "take_back": take_back}
    )
    return {
        "PettingZoo": np.flatnonzero(zoo.last()[0]["action_mask"]).tolist(),
        "many tables": np.flatnonzero(tables.reset(4).masks[0]).tolist(),
        "OpenSpiel": spiel.new_initial_state().legal_actions(),
    }


@pytest.mark.parametrize("take_back", [False, True])
def test_every_environment_leaves_out_the_same(take_back: bool) -> None:
    table = started("treos", 2, {}, take_back, 4)
    for found in all_ways(take_back).values():
        assert found == np.flatnonzero(table.mask(0)).tolist()


@pytest.mark.parametrize(("take_back", "families"), [(False, {"bid"}), (True, {"bid", "symbol"})])
def test_the_learner_among_bots_too(take_back: bool, families: set[str]) -> None:
    env = LearnerEnv("treos", ["random"], take_back=take_back)
    _, info = env.reset(seed=4)
    actions = env.table.game.catalogue.actions
    found = {
        actions[index].text.split()[0] for index in np.flatnonzero(info["action_mask"]).tolist()
    }
    assert families <= found
    assert take_back == ("symbol" in found)


def test_a_plan_is_laid_in_one_order_and_every_plan_can_be_laid() -> None:
    table = started("treos", 2, {}, False, 4)
    hand = set(table.state.to_data()["seats"][0]["hand"])
    for part in ("bid", "morning", "midday", "evening"):
        assert texts(table) == {f"{part} {card}" for card in hand}
        card = min(hand)
        hand.remove(card)
        do(table, f"{part} {card}")
    assert texts(table) == {f"{fate} {card}" for fate in ("keep", "drop") for card in hand}


def test_prices_are_not_taken_back() -> None:
    assert "revise" in texts(priced(True))
    assert texts(priced(True)) - texts(priced(False)) == {"revise"}


def test_what_is_left_out_says_so_and_changes_nothing() -> None:
    table = priced(False)
    before = table.observe(0)
    with pytest.raises(OptionError, match=r"'revise' only takes back .* take_back=True"):
        do(table, "revise")
    assert (table.observe(0) == before).all()


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("treos", 2, {"meaner_highwaymen": True}),
        ("treos", 4, {}),
        ("skye", 3, {"journeyman": True}),
        ("dark_road", 2, {}),
    ],
)
def test_the_same_decisions_lead_to_the_same_table(game: str, seats: int, options: Any) -> None:
    """Everything that is legal without taking back is legal with it, and does and shows the same."""
    less = started(game, seats, options, False, 8)
    more = started(game, seats, options, True, 8)
    rng = random.Random(8)
    for _ in range(400):
        while more.seat >= 0 and more.state.to_data() != less.state.to_data():
            do(more, only_one(more))
        if less.seat < 0:
            break
        assert less.seat == more.seat
        assert less.legal
        assert texts(less) <= texts(more)
        assert (less.observe(less.seat) == more.observe(more.seat)).all()
        action = rng.choice(less.legal).text
        do(less, action)
        do(more, action)
    assert less.state.to_data() == more.state.to_data()


def only_one(table: LearningTable) -> str:
    """What a table without taking back would do at once."""
    (action,) = table.game.advice.worth_a_look(table.state, table.seat, table.legal)
    return action.text


@pytest.mark.parametrize("seed", range(3))
def test_no_turn_of_treos_goes_round_in_circles(seed: int) -> None:
    """Whoever always takes the first or the last of what is legal comes to the next day."""
    for place in (0, -1):
        table = started("treos", 2, {}, False, seed)
        for _ in range(300):
            if table.seat >= 0:
                table.act(table.legal[place].index)
        assert table.seat < 0 or table.state.progress()[0] > 5
