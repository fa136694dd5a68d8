"""What a coach can point at besides the targets of legal actions: things that the page names in any case."""

import re
from typing import Final

_ANYWHERE: Final = r"seat:\d|answer:[a-z-]+|round"
_OF_GAME: Final = {
    "skye": r"tile:(\d+|castle)|cell:-?\d+,-?\d+|slot:[123]|track:(warrior|merchant|herald)|turns:[0-3]"
    r"|scoring:[A-D]|gold|bonus:[a-z_]+",
    "dark_road": r"die:[0-4][ab]?|slot:[123]|by:(night|lit|steed)|place:[a-z_]+|space:[0-4]|spaces:\d"
    r"|(good|hero|aboard|town|road-to|ring|own-steed):[a-z]+|commission:[a-z]+_\d|(companion|deck|ruins):[a-z_]+"
    r"|own-companion:\d|fortune:[A-D]|from:(upper|lower|deck)|upgrade:U[1-6]|token:(quartz|horseshoe)"
    r"|to:(ruins|towns)|value:\d|coins|prestige|lanterns|wheel|event|intent|notice",
    "treos": r"space:[acho]\d+|card:\d+|phase:(morning|midday|evening)|pile:[a-z_]+|(quest|side):[a-z_0-9]+"
    r"|number:[1-5]|gold|symbol|plan:(bid|morning|midday|evening)",
}


def is_target(game: str, target: str) -> bool:
    """Whether the page has a thing of this name, asked about or not."""
    return re.fullmatch(f"{_ANYWHERE}|{_OF_GAME.get(game, 'seat')}", target) is not None
