"""The example of learning at speed: in a few seconds a net that knew nothing beats greedy at Lantern Fair."""

import numpy as np
import pytest

from docs.examples.masked_ppo import Learner


def test_a_net_learns_lantern_fair_until_it_beats_greedy() -> None:
    learner = Learner("lantern_fair")
    before = learner.contest("greedy", 30)
    learner.train(20)
    after = learner.contest("greedy", 60)
    assert after.low > 0.5
    assert after.mean > before.mean


def test_nothing_illegal_is_ever_likely() -> None:
    learner = Learner("lantern_fair")
    batch = learner.batch
    likely = learner.net.likely(
        learner.net.hidden(batch.observations.astype(np.float64)), batch.masks
    )
    assert likely.sum(axis=1) == pytest.approx(1.0)
    assert not likely[batch.masks == 0].any()


def test_the_slopes_are_those_of_what_is_made_small() -> None:
    """Held against differences: the loss is written out here once more, without a clip in sight of it."""
    learner = Learner("lantern_fair", hidden=8)
    experience = learner.play()
    rows = np.arange(40)
    gain = experience.rewards - experience.rewards.mean()
    found = learner.slopes(experience, gain, rows)

    def loss() -> float:
        hidden = learner.net.hidden(experience.seen[rows])
        likely = learner.net.likely(hidden, experience.masks[rows])
        chosen = likely[rows, experience.actions[rows]]
        openness = -(likely * np.log(np.maximum(likely, 1e-12))).sum(axis=1)
        wrong = learner.net.expected(hidden) - experience.rewards[rows]
        ratio = chosen / experience.likely[rows]
        return float((-ratio * gain[rows] - 0.01 * openness + 0.5 * wrong**2).mean())

    for place, weights in enumerate(learner.net.weights):
        at = np.unravel_index(int(np.abs(found[place]).argmax()), weights.shape)
        before = weights[at]
        weights[at] = before + 1e-5
        high = loss()
        weights[at] = before - 1e-5
        low = loss()
        weights[at] = before
        assert found[place][at] == pytest.approx((high - low) / 2e-5, rel=1e-3, abs=1e-7)
