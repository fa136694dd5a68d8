"""An event between the tables that it is compared with, and the checks by kind of event."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from lanternway.core import Action, Event
from lanternway.games.dark_road.state import Table
from tests.games.dark_road.test_told import Data, all_holdings, told_changes


class Watcher(list[Event]):
    """A sink that keeps how the table is when something is told."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.seen: list[Table] = []

    def append(self, event: Event) -> None:
        super().append(event)
        copy = self.table.clone()
        copy.unshare()  # the table is played on without asking: this is the middle of an action
        self.seen.append(copy)


@dataclass(frozen=True)
class Told:
    """An event between the tables that it is compared with."""

    event: Event
    action: Action
    actor: int
    """Who acted."""
    was: Table
    """At the event before, or before the action."""
    now: Table
    """At the telling."""
    then: Table
    """At the event after, or after the action."""
    last: Table
    """At the last event of this kind, or before the action."""
    start: Table
    """Before the action."""
    events: list[Event]
    """All of this action until now."""
    drawn: list[tuple[int, int]]
    """What chance gave in this action, by stream."""

    @property
    def facts(self) -> Data:
        return {**self.event.facts, **(self.event.secret or {})}

    @property
    def seat(self) -> int:
        seat: int = self.event.facts["seat"]
        return seat

    @cached_property
    def before(self) -> Data:
        return self.was.to_data()

    @cached_property
    def data(self) -> Data:
        return self.now.to_data()

    @cached_property
    def after(self) -> Data:
        return self.then.to_data()

    @property
    def mine_before(self) -> Data:
        found: Data = self.before["seats"][self.seat]
        return found

    @property
    def mine(self) -> Data:
        found: Data = self.data["seats"][self.seat]
        return found

    @property
    def mine_after(self) -> Data:
        found: Data = self.after["seats"][self.seat]
        return found

    def by_actor(self) -> None:
        """Of nobody but who acted, who travels, whose last die may be taken at once, and the Private
        Concern, which acts whenever it is its turn."""
        caravan = self.data["caravan"] or {}
        travelers = caravan.get("travellers", [])
        assert self.seat in (self.actor, self.now.setting.concern_seat, *travelers)

    def changed(self) -> dict[tuple[int, str], int]:
        """What anybody has more or less of than at the event before."""
        found = all_holdings(self.data)
        found.subtract(all_holdings(self.before))
        return {key: count for key, count in found.items() if count}

    def only(self, name: str, by: int) -> None:
        """So much of this thing was told until now in this action, and so much has changed."""
        self.all_told({(self.seat, name): by})

    def all_told(self, by: dict[tuple[int, str], int]) -> None:
        """All that this event says, and with what was told before it in this action all that changed."""
        assert {key: n for key, n in told_changes([self.event]).items() if n} == by
        found = all_holdings(self.data)
        found.subtract(all_holdings(self.start.to_data()))
        so_far = told_changes(self.events)
        for key in by:
            assert found[key] == so_far[key], key


Check = Callable[[Told], None]
CHECKS: dict[str, Check] = {}


def of(*kinds: str) -> Callable[[Check], Check]:
    def keep(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(kinds, check))
        return check

    return keep


def wrong(told: Told, name: str) -> Told:
    """The same event with one fact that is not true: another seat, one more, another thing."""
    event = told.event
    value = event.facts.get(name, (event.secret or {}).get(name))
    other: object = f"{value} 9"
    if isinstance(value, int):
        other = (value + 1) % told.now.seats if name in ("seat", "to_seat") else value + 1
    elif isinstance(value, list):
        other = value[1:]
    elif str(value).startswith("@"):
        other = f"{str(value).rsplit('-', 1)[0]}-nothing"
    facts = {**event.facts, name: other} if name in event.facts else event.facts
    secret = {**(event.secret or {}), name: other} if name not in event.facts else event.secret
    lie = Event(event.kind, facts, secret, event.audience)
    return replace(told, event=lie, events=[*told.events[:-1], lie])


def nothing_changed(told: Told) -> None:
    assert told.changed() == {}
