"""Where a round stands: its stages in order, and the nested questions of the agenda."""

from typing import Final

TOKENS_BEFORE_INCOME: Final = 0
INCOME: Final = 1
PRICE: Final = 2
BUY: Final = 3
BUY_AGAIN: Final = 4
KEEP: Final = 5
TRADE_END: Final = 6
BUILD: Final = 7
PLAN: Final = 8
JOURNEY: Final = 9
JOURNEY_END: Final = 10
TOKENS_BEFORE_SCORE: Final = 11
SCORE: Final = 12
OVER: Final = 13

STAGES: Final = (
    "tokens-before-income", "income", "price", "buy", "buy-again", "keep", "trade-end", "build",
    "plan", "journey", "journey-end", "tokens-before-score", "score", "over",
)  # fmt: skip

ASKED: Final = (
    TOKENS_BEFORE_INCOME,
    PRICE,
    BUY,
    BUY_AGAIN,
    BUILD,
    PLAN,
    JOURNEY,
    TOKENS_BEFORE_SCORE,
)
"""Stages in which somebody is asked something by the stage itself."""
SERIAL: Final = (TOKENS_BEFORE_INCOME, BUY, BUY_AGAIN, JOURNEY, TOKENS_BEFORE_SCORE)
"""Stages in which one seat after the other is asked, in turn order."""

AT_ONCE: Final = (PRICE, BUILD, PLAN)
"""Stages in which everybody decides at once, in secret."""

# Frames of the agenda: (ADVANCE, seat, cause, tile). A track may be advanced because of
ADVANCE: Final = 0
SALE: Final = 0
"""a tile sold: the warrior only (SK-4.5);"""
SYMBOL: Final = 1
"""a tile with the journeyman symbol received: any track (SK-4.5);"""
BONUS: Final = 2
"""the bonus tile (SK-9.11): any track;"""
WAYPOINT: Final = 3
"""a waypoint collected on a tile: what the tile meets (SK-9.4)."""
CAUSES: Final = ("sale", "symbol", "bonus", "waypoint")
