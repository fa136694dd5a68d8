"""Proximal policy optimization with a mask over illegal actions, in numpy: a net learns a game by playing all
its seats, and is held against a bot.

    python docs/examples/masked_ppo.py GAME [--updates 150] [--against greedy]

LANTERNWAY_GAMES=tests.smallgame (a module that registers more games) brings in Lantern Fair.
"""

import argparse
from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from lanternway.arena.statistics import Estimate, share_of_blocks
from lanternway.bots import get_bot
from lanternway.cli.extra_games import load_extra_games
from lanternway.research.table import LearningTable
from lanternway.research.vector import Tables

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]
TABLES: Final = 64
DECISIONS: Final = 2048
"""Of an update, at least."""
EPOCHS: Final = 4
BATCH: Final = 256
CLIP: Final = 0.2
"""An update changes how likely an action is by this part at most."""
ENTROPY: Final = 0.01
"""What keeping several actions open is worth."""
RATE: Final = 0.003
NEVER: Final = -1e9


class Net:
    """One hidden layer; out come a number for each action, and the reward that is expected."""

    def __init__(self, inputs: int, actions: int, hidden: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            chance.normal(0.0, inputs**-0.5, (inputs, hidden)),
            np.zeros(hidden),
            chance.normal(0.0, 0.01, (hidden, actions)),
            np.zeros(actions),
            chance.normal(0.0, 0.1, (hidden, 1)),
            np.zeros(1),
        ]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.steps = 0

    def hidden(self, seen: Floats) -> Floats:
        return np.asarray(np.tanh(seen @ self.weights[0] + self.weights[1]))

    def likely(self, hidden: Floats, masks: npt.NDArray[np.int8]) -> Floats:
        """How likely each action is; an illegal one never."""
        logits = np.where(masks == 1, hidden @ self.weights[2] + self.weights[3], NEVER)
        found = np.exp(logits - logits.max(axis=1, keepdims=True))
        return np.asarray(found / found.sum(axis=1, keepdims=True))

    def expected(self, hidden: Floats) -> Floats:
        return np.asarray((hidden @ self.weights[4] + self.weights[5])[:, 0])

    def step(self, slopes: list[Floats], rate: float) -> None:
        """Adam."""
        self.steps += 1
        for place, slope in enumerate(slopes):
            mean, square = self.moments[place]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.weights[place] -= rate * (mean / (1 - 0.9**self.steps)) / size


@dataclass
class Experience:
    """Decisions of games that are over, a row each."""

    seen: Floats
    masks: npt.NDArray[np.int8]
    actions: Whole
    likely: Floats
    """How likely the action was when it was chosen."""
    rewards: Floats


@dataclass
class Going:
    """A game that goes on."""

    rows: list[tuple[Floats, npt.NDArray[np.int8], int, float, int]] = field(default_factory=list)


class Learner:
    def __init__(self, game: str, seats: int = 2, hidden: int = 64, seed: int = 1) -> None:
        self.tables = Tables(game, TABLES, seats)
        self.net = Net(self.tables.length, self.tables.actions, hidden, seed)
        self.chance = np.random.default_rng(seed)
        self.batch = self.tables.reset(seed)
        self.going = [Going() for _ in range(TABLES)]

    def play(self) -> Experience:
        """Games of the net with itself, until enough decisions have their reward."""
        done: list[tuple[Floats, npt.NDArray[np.int8], int, float, float]] = []
        while len(done) < DECISIONS:
            batch = self.batch
            seen = batch.observations.astype(np.float64)
            likely = self.net.likely(self.net.hidden(seen), batch.masks)
            drawn = likely.cumsum(axis=1) > self.chance.random((TABLES, 1))
            actions = drawn.argmax(axis=1)
            for n, going in enumerate(self.going):
                action = int(actions[n])
                going.rows.append(
                    (seen[n], batch.masks[n], action, float(likely[n, action]), int(batch.seats[n]))
                )
            self.batch = self.tables.step(actions)
            for n in np.flatnonzero(self.batch.ended).tolist():
                rewards = self.batch.rewards[n]
                done += [(*row[:4], float(rewards[row[4]])) for row in self.going[n].rows]
                self.going[n] = Going()
        columns = list(zip(*done, strict=True))
        return Experience(*(np.array(column) for column in columns))

    def learn(self, experience: Experience, rate: float) -> None:
        """Some rounds over what was played."""
        before = self.net.expected(self.net.hidden(experience.seen))
        gain = experience.rewards - before
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        order = np.arange(len(gain))
        for _ in range(EPOCHS):
            self.chance.shuffle(order)
            for start in range(0, len(order), BATCH):
                self.net.step(self.slopes(experience, gain, order[start : start + BATCH]), rate)

    def slopes(self, experience: Experience, gain: Floats, rows: Whole) -> list[Floats]:
        """Of what is made small: lost gain, lost openness, wrong expectation."""
        net, count = self.net, len(rows)
        seen, actions = experience.seen[rows], experience.actions[rows]
        hidden = net.hidden(seen)
        likely = net.likely(hidden, experience.masks[rows])
        chosen = likely[np.arange(count), actions]
        ratio = chosen / experience.likely[rows]
        gained = gain[rows]
        moves = np.where(gained > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        back = np.zeros_like(likely)
        back[np.arange(count), actions] = 1.0
        back = (likely - back) * (moves * ratio * gained)[:, None]
        logs = np.log(np.maximum(likely, 1e-12))
        openness = -(likely * logs).sum(axis=1, keepdims=True)
        back += ENTROPY * likely * (logs + openness)
        wrong = (net.expected(hidden) - experience.rewards[rows])[:, None]
        inner = (back @ net.weights[2].T + wrong @ net.weights[4].T) * (1.0 - hidden**2)
        found = [
            seen.T @ inner, inner.sum(axis=0), hidden.T @ back, back.sum(axis=0), hidden.T @ wrong,
            wrong.sum(axis=0),
        ]  # fmt: skip
        return [one / count for one in found]

    def train(self, updates: int) -> None:
        for update in range(updates):
            self.learn(self.play(), RATE * (1.0 - update / updates))

    def contest(self, bot: str, deals: int, first: int = 1_000_000) -> Estimate:
        """Its share of the victories against a bot at all other seats, every deal from every seat."""
        shares = []
        for deal in range(first, first + deals):
            shares.append(
                sum(self.won(bot, deal, seat) for seat in range(self.tables.seats))
                / self.tables.seats
            )
        return share_of_blocks(shares, deals * self.tables.seats)

    def won(self, bot: str, deal: int, seat: int) -> float:
        table = LearningTable(self.tables.tables[0].game.id, self.tables.seats)
        table.reset(deal)
        rivals = [get_bot(bot, f"{deal}:{seat}:{other}") for other in range(table.seats)]
        while table.seat >= 0:
            now = table.seat
            if now == seat:
                hidden = self.net.hidden(table.observe(now)[None].astype(np.float64))
                table.act(int(self.net.likely(hidden, table.mask(now)[None]).argmax()))
            else:
                table.act(rivals[now].choose(table.state.view(now), table.legal).index)
        outcome = table.state.outcome()
        assert outcome is not None
        winners = outcome.winners()
        return 1 / len(winners) if seat in winners else 0.0


def main() -> None:
    load_extra_games()
    parser = argparse.ArgumentParser(description="Learn a game and hold it against a bot.")
    parser.add_argument("game")
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--deals", type=int, default=200)
    arguments = parser.parse_args()
    learner = Learner(arguments.game)
    learner.train(arguments.updates)
    share = learner.contest(arguments.against, arguments.deals)
    print(
        f"{arguments.updates} updates: wins {share.mean:.1%} ({share.low:.1%} – {share.high:.1%})"
        f" of {2 * arguments.deals} games against {arguments.against}"
    )


if __name__ == "__main__":
    main()
