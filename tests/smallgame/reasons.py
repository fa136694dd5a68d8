"""What a player of Lantern Fair would say about how two futures differ."""

from typing import Final

from lanternway.core.reasons import Reasons
from tests.smallgame.features import FEATURES

REASONS: Final = Reasons(
    FEATURES,
    {
        "points": 1.0,
        "oil": 0.5,
        "coins": 0.5,
        "hand": 0.3,
    },
)
