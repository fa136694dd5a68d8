"""The content as plain data for pages: what everybody could look up in the box."""

from typing import Any

from tests.smallgame.content import CARDS, COPIES


def public_content() -> dict[str, Any]:
    return {"cards": {card: {"copies": COPIES[n]} for n, card in enumerate(CARDS)}}
