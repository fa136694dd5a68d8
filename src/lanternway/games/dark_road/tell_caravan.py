"""Caravans as events (DR-7): likewise a function each."""

from typing import TYPE_CHECKING

from lanternway.games.dark_road import content_words, event_kinds, names

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def caravan_led(table: "Table", seat: int, road: int, town: int) -> None:
    if table.sink is not None:
        facts = {
            "seat": seat,
            "road": f"@dark_road-road-{content_words.ROADS[road]}",
            "town": names.town_name(town),
        }
        table.tell(event_kinds.CARAVAN_LED, facts)


def joined(table: "Table", seat: int) -> None:
    if table.sink is not None:
        table.tell(event_kinds.JOINED, {"seat": seat})


def stayed(table: "Table", seat: int) -> None:
    if table.sink is not None:
        table.tell(event_kinds.STAYED, {"seat": seat})


def event(table: "Table", card: int) -> None:
    if table.sink is not None:
        table.tell(
            event_kinds.EVENT, {"event": f"@dark_road-event_card-{table.content.event_ids[card]}"}
        )


def travel_dice(table: "Table") -> None:
    """What was rolled, rising."""
    if table.sink is not None:
        dice = ", ".join([str(value) for value in table.caravan.dice])
        table.tell(event_kinds.TRAVEL_DICE, {"dice": dice, "n": len(table.caravan.dice)})


def die_taken(table: "Table", seat: int, value: int) -> None:
    if table.sink is not None:
        table.tell(event_kinds.DIE_TAKEN, {"seat": seat, "value": value})


def die_raised(table: "Table", seat: int, added: int, value: int) -> None:
    """By so much, to this value."""
    if table.sink is not None:
        table.tell(event_kinds.DIE_RAISED, {"seat": seat, "n": added, "value": value})


def windfall(table: "Table", seat: int, source: str) -> None:
    """Where the things come from that a seat gains next: good `fortune`; what the Bazaar gives `free`; for
    the Private Concern also a `lamp` or its `allowance`."""
    if table.sink is not None:
        table.tell(event_kinds.WINDFALL, {"seat": seat, "source": f"@dark_road-source-{source}"})


def steed_gives(table: "Table", seat: int, steed: int) -> None:
    """Likewise what a steed brings."""
    if table.sink is not None:
        source = f"@dark_road-steed-{content_words.STEEDS[steed]}"
        table.tell(event_kinds.WINDFALL, {"seat": seat, "source": source})
