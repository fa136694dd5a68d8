"""Reasons: what a person would say about how two futures differ. `reasons.py` of a game writes them.

They are features that one can point at on the table. A difference is told by the message
`<game>-reason-<feature>`, the name of what there is more or less of.
"""

from typing import Final

from lanternway.core.features import Features

RESULT: Final = "result"
"""The reason of games that end at once: the points at their end."""


class Reasons:
    """Which features are told, and how much each weighs."""

    __slots__ = ("features", "names", "places", "prices")

    def __init__(self, features: Features, prices: dict[str, float]) -> None:
        self.features: Features = features
        self.names: tuple[str, ...] = tuple(prices)
        self.places: list[int] = [features.names.index(name) for name in prices]
        self.prices: list[float] = list(prices.values())
        """By name: about how many points one of it is worth, so that what matters is told first."""
