"""The page's types of events are what a game declares."""

from lanternway.core import EventKind
from lanternway.core.event import NUMBER, SEAT, TEXT, optional, thing, thing_or_text, things
from tools.wire_types import event_interface, name_of


def test_an_event_is_an_interface_of_its_facts() -> None:
    facts = {
        "seat": SEAT,
        "n": optional(NUMBER),
        "dice": TEXT,
        "card": thing("card", "tile"),
        "space": thing_or_text("town"),
    }
    kind = EventKind("taken-back", facts, {"cards": things("card")})
    assert name_of("dark_road") == "DarkRoadEvent"
    made = event_interface("fair", name_of("fair", kind.word), kind)
    assert made == (
        "export interface FairEventTakenBack {\n"
        "  kind: 'taken-back';\n"
        "  seat: number;\n"
        "  n?: number;\n"
        "  dice: string;\n"
        "  card: `@fair-card-${string}` | `@fair-tile-${string}`;\n"
        "  space: string;\n"
        "  secret?: {\n"
        "    cards: (`@fair-card-${string}`)[];\n"
        "  };\n"
        "}\n"
    )
