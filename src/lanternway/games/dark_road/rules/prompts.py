"""What a seat is asked, or whom it waits for: each with its clause."""

from typing import TYPE_CHECKING, Any

from lanternway.core import Action, Prompt

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def prompt(table: "Table", seat: int) -> Prompt:
    """The question of the top frame; others wait for the seat that is asked."""
    if not table.agenda:
        return Prompt("DR-12.3", "dark_road-prompt-over")
    frame = table.agenda[-1]
    kind = frame.kind
    if frame.seat != seat:
        return Prompt(kind.clause, "dark_road-prompt-wait", {"seat": frame.seat})
    return Prompt(kind.clause, f"dark_road-prompt-{kind.word}", {"round": table.round})


def facts(table: "Table", seat: int, action: Action) -> dict[str, Any]:
    """Nothing is told of a choice besides its arguments."""
    return {}
