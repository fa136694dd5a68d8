"""What happens at the fair, as events: one function each, which says who is told what."""

from typing import TYPE_CHECKING, Final

from lanternway.core.event import NUMBER, SEAT, EventKinds, thing, things
from tests.smallgame.content import CARDS

if TYPE_CHECKING:
    from tests.smallgame.state import Table

EVENTS: Final = EventKinds("lantern_fair")

_COMMITTED: Final = EVENTS.add("committed", {"seat": SEAT}, {"coins": NUMBER})
_REVISED: Final = EVENTS.add("revised", {"seat": SEAT})
_BID: Final = EVENTS.add("bid", {"seat": SEAT, "coins": NUMBER})
_ROLLED: Final = EVENTS.add("rolled", {"seat": SEAT, "n": NUMBER})
_POURED: Final = EVENTS.add("poured", {"seat": SEAT})
_LIT: Final = EVENTS.add("lit", {"seat": SEAT, "card": thing("card")})
_DREW: Final = EVENTS.add("drew", {"seat": SEAT, "n": NUMBER}, {"cards": things("card")})
_DISCARDED: Final = EVENTS.add("discarded", {"seat": SEAT, "card": thing("card")})
_PAID: Final = EVENTS.add("paid", {"seat": SEAT, "to_seat": SEAT})
_ROUND: Final = EVENTS.add("round", {"n": NUMBER})


def _card(card: int) -> str:
    return f"@lantern_fair-card-{CARDS[card]}"


def committed(table: "Table", seat: int, coins: int) -> None:
    """How much is this seat's secret."""
    if table.sink is not None:
        table.tell(_COMMITTED, {"seat": seat}, {"coins": coins}, (seat,))


def revised(table: "Table", seat: int) -> None:
    if table.sink is not None:
        table.tell(_REVISED, {"seat": seat})


def bid(table: "Table", seat: int, coins: int) -> None:
    if table.sink is not None:
        table.tell(_BID, {"seat": seat, "coins": coins})


def rolled(table: "Table", seat: int, oil: int) -> None:
    if table.sink is not None:
        table.tell(_ROLLED, {"seat": seat, "n": oil})


def poured(table: "Table", seat: int) -> None:
    if table.sink is not None:
        table.tell(_POURED, {"seat": seat})


def lit(table: "Table", seat: int, card: int) -> None:
    if table.sink is not None:
        table.tell(_LIT, {"seat": seat, "card": _card(card)})


def drew(table: "Table", seat: int, cards: list[int]) -> None:
    """Which cards is this seat's secret."""
    if table.sink is not None:
        facts = {"seat": seat, "n": len(cards)}
        table.tell(_DREW, facts, {"cards": [_card(card) for card in cards]}, (seat,))


def discarded(table: "Table", seat: int, card: int) -> None:
    if table.sink is not None:
        table.tell(_DISCARDED, {"seat": seat, "card": _card(card)})


def paid(table: "Table", seat: int, to_seat: int) -> None:
    if table.sink is not None:
        table.tell(_PAID, {"seat": seat, "to_seat": to_seat})


def round_ended(table: "Table") -> None:
    if table.sink is not None:
        table.tell(_ROUND, {"n": table.round})
