"""Records of games that bots played, for reviews."""

import functools
import json
from collections.abc import Iterator
from typing import Any

from lanternway.bots import get_bot
from lanternway.core import record as records
from lanternway.core.match import Match
from lanternway.core.record import Record
from lanternway.core.registry import get_game
from lanternway.review.walk import Step, choices, steps


@functools.cache
def record_text(game_id: str, seats: int, seed: int = 3, bot: str = "greedy:1") -> str:
    """A whole game, the same every time."""
    match = Match.deal(get_game(game_id), {}, seats, seed)
    bots = [get_bot(bot, f"{seed}:{seat}") for seat in range(seats)]
    while movers := match.state.to_move():
        seat = movers[0]
        match.act(seat, bots[seat].choose(match.state.view(seat), match.state.legal(seat)))
    return records.dump(match)


def record_of(game_id: str, seats: int, seed: int = 3) -> Record:
    return records.parse(record_text(game_id, seats, seed))


def decisions(game_id: str, seats: int, every: int, seed: int = 3) -> Iterator[Step]:
    """Some of the steps at which somebody really had a choice."""
    game = get_game(game_id)
    real = (
        step
        for step in steps(record_of(game_id, seats, seed))
        if len(choices(game, step.before, step.seat, step.action)) > 1
    )
    return (step for number, step in enumerate(real) if number % every == every // 2)


def as_bytes(data: Any) -> bytes:
    return json.dumps(data, sort_keys=True).encode()
