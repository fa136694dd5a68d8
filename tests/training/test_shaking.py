"""Shaken prices: which way a price should go is seen from how those fare who pay more, and less, for it."""

from pathlib import Path

import numpy as np
import pytest

from lanternway.bots.greedy import GreedyBot
from lanternway.core import get_game
from lanternway.training.shaking import RATE, Leads, Shaken, plain, sizes_of, ways_of

GAME = get_game("lantern_fair")
COUNT = len(GAME.features.names)


def shaken(prices: list[float], seats: int = 2) -> Shaken:
    sizes = tuple(sizes_of(GAME, {}, seats))
    return Shaken(GAME.id, {}, seats, 1, 8, tuple(prices), sizes)


def made_up(deals: int) -> Leads:
    """Who pays more for the first thing is three points ahead; the others say nothing."""
    chance = np.random.default_rng(1)
    ways = np.array([ways_of(number, 5) for number in range(deals)], dtype=np.float64)
    return Leads(ways, 3.0 * ways[:, 0] + chance.normal(0.0, 8.0, deals))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_same_deals_give_the_same_leads(seats: int) -> None:
    one, again = (
        shaken(GAME.features.advised, seats).play(),
        shaken(GAME.features.advised, seats).play(),
    )
    assert np.array_equal(one.ahead, again.ahead)
    assert np.any(one.ahead)
    assert set(np.unique(one.ways)) == {-1.0, 1.0}


def test_who_shakes_nothing_leads_nobody() -> None:
    """Both halves pay the same, and each deal is played from both sides."""
    still = Shaken(GAME.id, {}, 2, 1, 8, tuple(GAME.features.advised), (0.0,) * COUNT)
    assert not np.any(still.play().ahead)


def test_a_price_goes_where_it_led_and_the_others_hardly() -> None:
    leads = made_up(2000)
    slopes, error = leads.slopes()
    assert slopes[0] == pytest.approx(3.0, abs=3 * error)
    moved = leads.moved([1.0] * 5, [0.5] * 5)
    assert moved[0] == pytest.approx(1.0 + RATE * 3.0 * 0.5, abs=0.08)
    assert max(abs(price - 1.0) for price in moved[1:]) < 0.05


def test_what_chance_explains_moves_nothing() -> None:
    ways = np.array([[1.0], [-1.0], [1.0], [-1.0]])
    assert Leads(ways, np.array([5.0, 5.0, -5.0, -5.0])).moved([2.0], [1.0]) == [2.0]


def test_leads_are_kept_in_files_and_gathered(tmp_path: Path) -> None:
    leads = made_up(10)
    for name in ("b.npz", "a.npz"):
        leads.save(tmp_path / name)
    both = Leads.gather(list(tmp_path.glob("*.npz")))
    assert len(both.ahead) == 20
    assert np.array_equal(both.ways[10:], leads.ways)


def test_a_bot_may_be_given_its_values() -> None:
    """Prices as the advice has them play as the advice does."""
    values = plain(GAME, GAME.features.advised, 2)
    state = GAME.start({}, 2, 3)
    seat = state.to_move()[0]
    view, legal = state.view(seat), state.legal(seat)
    assert GreedyBot(1, learned=values).values(GAME) is values
    assert GreedyBot(1, learned=values).choose(view, legal) == GreedyBot(1).choose(view, legal)


def test_a_feature_that_is_the_whole_advice_keeps_its_price() -> None:
    game = get_game("dark_road")
    sizes = dict(zip(game.features.names, sizes_of(game, {}, 2), strict=True))
    assert sizes["advice"] == 0.0
    assert sizes["seats"] == 0.0, "it never changes"
    assert sizes["coins"] > 0.0
