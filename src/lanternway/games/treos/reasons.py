"""What a player of Treos would say about how two futures differ."""

from typing import Final

from lanternway.core.reasons import Reasons
from lanternway.games.treos.features import FEATURES

REASONS: Final = Reasons(
    FEATURES,
    {
        "gold": 1.0,
        "ahead": 0.8,
        "quests": 1.0,
        "side_quests": 0.8,
        "common_cards": 0.6,
        "weapons": 0.6,
        "moves_to_come": 0.15,
    },
)
