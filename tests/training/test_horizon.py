"""Learning where search looks no further than a horizon: from the positions there, and judged by search."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from lanternway.arena.play import by_bots, play
from lanternway.arena.runner import Alone
from lanternway.bots import get_bot
from lanternway.core import get_game
from lanternway.core.action import Action
from lanternway.review.chances import learned_for
from lanternway.training import loop
from lanternway.training.selfplay import Portion, density_of

SEED = 3


def positions_asked(game_id: str) -> tuple[int, int]:
    """How often the game of a portion comes to the horizon, and how many decisions it has."""
    game = get_game(game_id)
    state = game.start({}, 2, f"learning:{SEED}")
    think = by_bots(state, [get_bot("random", f"{SEED}:{seat}") for seat in range(2)])
    there: list[bool] = []

    def decide(seat: int, legal: list[Action]) -> Action:
        there.append(game.advice.is_horizon(state))
        return think(seat, legal)

    play(state, decide)
    reached = [now and not before for before, now in pairwise([False, *there])]
    return sum(reached), len(there)


@pytest.mark.parametrize("game_id", ["dark_road", "lantern_fair"])
def test_only_what_search_values_is_learned_from(game_id: str) -> None:
    at_horizon, everywhere = positions_asked(game_id)
    made = Portion(game_id, {}, 2, "random", SEED, 1, density=1.0, astray=0.0).play()
    if get_game(game_id).advice.has_horizon:
        assert 12 < at_horizon < everywhere / 3
        assert len(made.left) == at_horizon
    else:
        assert at_horizon == 0
        assert len(made.left) == everywhere


def test_of_few_positions_all_are_kept() -> None:
    assert density_of("dark_road", {}, 2) == 1.0


@pytest.mark.parametrize(
    ("game_id", "bots"),
    [
        ("dark_road", ("learned-search@new.json:100", "search:100")),
        ("lantern_fair", ("learned@new.json:1", "greedy:1")),
    ],
)
def test_values_of_a_horizon_are_judged_by_search(
    game_id: str, bots: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Seen(Exception):
        pass

    def look(contest: Any, *_: Any) -> Any:
        raise Seen(*contest.bots)

    monkeypatch.setattr(loop, "run", look)
    plan = loop.Plan(game_id, {}, (2,), 30, 1, 0, 12, 7)
    run = loop.Learning(plan, tmp_path, Alone(), 1, lambda *_: None)
    with pytest.raises(Seen) as seen:
        run._contest(0, "learned@new.json", run.reigning())
    assert seen.value.args == bots


def test_a_review_takes_no_values_of_a_horizon() -> None:
    """It values positions in the middle of a turn too."""
    assert learned_for(get_game("dark_road")) is None
    assert learned_for(get_game("skye")) is not None
