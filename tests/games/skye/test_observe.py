"""What a seat observes of Journeyman's tracks."""

from typing import Any

from lanternway.core import get_game


def test_bonus_tiles_are_observed_until_they_are_reached() -> None:
    """SK-9.11: everybody sees which bonus tiles lie on whose tracks."""
    game = get_game("skye")
    state: Any = game.start({"journeyman": True}, 3, seed=4)
    state.best[1 * 3 + 2] = len(state.setting.board.tracks[2].spaces)
    seats = state.view(0).data["seats"]
    named = dict(zip(game.observed, game.observe(state, 0), strict=True))
    for seat, name in enumerate(("me", "next1", "next2")):
        for track, words in seats[seat]["bonus"].items():
            found = [
                field.rpartition(".")[2]
                for field, number in named.items()
                if field.startswith(f"{name}.bonus.{track}.") and number == 1.0
            ]
            reached = seat == 1 and track == "herald"
            assert sorted(found) == ([] if reached else sorted(words))
