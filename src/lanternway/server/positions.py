"""Positions that clients give as text. A text holds all of its table: whoever has it may see it all."""

import asyncio

from lanternway.core import Match
from lanternway.core.opening import open_table


async def opened(text: str) -> Match:
    """The match of a text; says what is wrong with it. Not in the event loop: it may be a long one."""
    return await asyncio.to_thread(open_table, text)
