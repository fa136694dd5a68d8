"""What a player of the Dark Road would say about how two futures differ."""

from typing import Final

from lanternway.core.reasons import Reasons
from lanternway.games.dark_road.features import FEATURES

REASONS: Final = Reasons(
    FEATURES,
    {
        "prestige": 1.0,
        "coins": 0.6,
        "heroes_delivered": 2.0,
        "heroes": 1.5,
        "commissions": 1.5,
        "deeds": 2.0,
        "goods": 0.7,
        "lanterns": 0.7,
        "quartz": 0.7,
        "horseshoes": 0.7,
    },
)
