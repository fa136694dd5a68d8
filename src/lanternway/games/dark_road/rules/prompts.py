"""What a seat is asked, or who it is waiting for, each with its clause."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Prompt
from lanternway.games.dark_road.rules.offers import facts

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

__all__: Final = ["facts", "prompt"]


def prompt(table: "Table", seat: int) -> Prompt:
    """The question of the top frame; others wait for the seat that is asked."""
    if not table.agenda:
        return Prompt("DR-12.3", "dark_road-prompt-over")
    frame = table.agenda[-1]
    kind = frame.kind
    if frame.seat != seat:
        return Prompt(kind.clause, "dark_road-prompt-wait", {"seat": frame.seat})
    return Prompt(kind.clause, f"dark_road-prompt-{kind.word}", {"round": table.round})
