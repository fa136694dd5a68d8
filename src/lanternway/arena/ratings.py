"""Ratings by the Plackett-Luce model of openskill: who would finish ahead of whom."""

from dataclasses import dataclass
from typing import Any

from lanternway.arena.contest import Block, Contest


@dataclass(frozen=True)
class Rating:
    """`mu` is the strength, `sigma` how unsure it is; everybody starts at 25 ± 8.33."""

    name: str
    mu: float
    sigma: float

    def to_data(self) -> dict[str, Any]:
        return {"name": self.name, "mu": round(self.mu, 3), "sigma": round(self.sigma, 3)}


def ratings(contest: Contest, blocks: list[Block]) -> list[Rating]:
    """The ratings after all games, in order. One line a bot: entrants of the same bot share it."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in dict.fromkeys(contest.bots)}
    alone = len(known) < len(contest.bots)
    for block in blocks:
        for game in block.games:
            teams = [[known[name]] for name in contest.bots]
            if alone:  # the same bot twice: its games against itself say nothing
                first = {name: contest.bots.index(name) for name in known}
                teams = [[known[name]] for name in first]
                ranks = [float(game.ranks[place]) for place in first.values()]
            else:
                ranks = [float(rank) for rank in game.ranks]
            if len(teams) < 2:
                continue
            for team in model.rate(teams, ranks=ranks):
                known[team[0].name or ""] = team[0]
    return [Rating(name, rating.mu, rating.sigma) for name, rating in known.items()]
