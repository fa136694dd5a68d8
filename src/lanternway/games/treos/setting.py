"""What is agreed and laid out before a game and never changes: clones share it."""

from collections.abc import Mapping
from typing import Any, Final

from lanternway.games.treos.layouts import Layout

SIDES: Final = ("S", "W", "N", "E")
"""The sides of the map, in the order of seat turns (TR-1.1)."""
DEFAULT_SIDES: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


class Setting:
    __slots__ = (
        "at_phase_end", "characters", "events", "goal", "layout", "map_data", "meaner", "options",
        "seats", "secrets_a_region", "sides",
    )  # fmt: skip

    def __init__(
        self,
        options: Mapping[str, Any],
        seats: int,
        characters: tuple[int, ...],
        sides: tuple[int, ...],
        layout: Layout,
        map_data: dict[str, Any] | None = None,
    ) -> None:
        self.options: dict[str, Any] = dict(options)
        self.seats: int = seats
        self.characters: tuple[int, ...] = characters
        self.sides: tuple[int, ...] = sides
        """The side of the map each seat sits at, as quarter turns from the south."""
        self.layout: Layout = layout
        self.map_data: dict[str, Any] | None = map_data
        """A position's own map, as it was given."""
        self.goal: int = int(options["goal"])
        self.events: bool = not options["no_events"]
        self.meaner: bool = bool(options["meaner_highwaymen"])
        """Whether one must move if one can (TR-8.3)."""
        self.at_phase_end: bool = bool(options["highwaymen_at_phase_end"])
        """Whether highwaymen are moved after the last turn of the phase."""
        self.secrets_a_region: int = int(options["secret_per_region"])
