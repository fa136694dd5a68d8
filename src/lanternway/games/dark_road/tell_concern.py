"""What the Private Concern does, as events (DR-17): likewise a function each."""

from typing import TYPE_CHECKING, Any

from lanternway.games.dark_road import content_words, event_kinds

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def concern_card(table: "Table", seat: int, card: int) -> None:
    if table.sink is not None:
        name = f"@dark_road-action-{table.content.concern.action_ids[card]}"
        table.tell(event_kinds.CONCERN_CARD, {"seat": seat, "card": name})


def concern_works(table: "Table", seat: int, work: int, dice: list[int]) -> None:
    """With nothing to do it is idle. At the Bazaar: whose dice it takes."""
    if work < 0:
        if table.sink is not None:
            table.tell(event_kinds.CONCERN_IDLE, {"seat": seat})
    elif table.sink is not None:
        name = f"@dark_road-work-{content_words.WORKS[work]}"
        facts: dict[str, Any] = {"seat": seat, "work": name}
        if dice:
            facts["dice"] = [f"@dark_road-good-{content_words.GOODS[good]}" for good in dice]
        table.tell(event_kinds.CONCERN_WORKS, facts)


def crates(table: "Table", seat: int, held: int) -> None:
    if table.sink is not None:
        table.tell(event_kinds.CRATES, {"seat": seat, "n": held})


def notice_met(table: "Table", seat: int, notice: int) -> None:
    if table.sink is not None:
        name = f"@dark_road-notice-{table.content.concern.notice_ids[notice]}"
        table.tell(event_kinds.NOTICE_MET, {"seat": seat, "notice": name})


def notice_unmet(table: "Table", notice: int) -> None:
    if table.sink is not None:
        name = f"@dark_road-notice-{table.content.concern.notice_ids[notice]}"
        table.tell(event_kinds.NOTICE_UNMET, {"notice": name})
