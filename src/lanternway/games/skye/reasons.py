"""What a player of Skye would say about how two futures differ."""

from typing import Final

from lanternway.core.reasons import Reasons
from lanternway.games.skye.features import FEATURES

REASONS: Final = Reasons(
    FEATURES,
    {
        "score": 1.0,
        "to_score": 0.8,
        "scroll_points": 0.8,
        "flag_points": 0.8,
        "income": 2.0,
        "gold": 0.4,
        "tiles": 0.5,
    },
)
