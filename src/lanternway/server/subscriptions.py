"""The tables that one connection follows, and which of them have news."""

import asyncio
from typing import Final

from lanternway.messages import server
from lanternway.server.errors import Denied
from lanternway.server.hub import Hub
from lanternway.server.looking import Eyes
from lanternway.server.rooms import Room

SUBSCRIPTIONS: Final = 64


class Subscription:
    """A follower of a room on behalf of a connection."""

    def __init__(
        self, owner: "Subscriptions", room: Room, eyes: Eyes, since: int | None, epoch: str
    ) -> None:
        self.owner = owner
        self.room = room
        self.eyes = eyes
        self.since: int | None = since
        self.seq = since or 0
        self.epoch = epoch
        """In which the client has counted so far; empty: in the present one."""
        self.fresh = True
        """Has been told nothing yet."""
        self.presence: server.Presence | None = None

    def wake(self) -> None:
        self.owner.behind[self] = None
        self.owner.something.set()

    def wake_presence(self) -> None:
        self.owner.presence_changed[self] = None
        self.owner.something.set()

    def is_up_to_date(self) -> bool:
        viewer = self.eyes.seat
        return not self.fresh and self.room.table_for(viewer).count(viewer) == self.seq

    async def update(self, hub: Hub, muted: list[str]) -> bytes:
        """The message that brings the client up to the present; Denied if it may not look any more."""
        since = self.since if self.fresh else self.seq
        self.seq, text = await hub.rooms.update(self.room, self.eyes, since, muted, self.epoch)
        self.fresh, self.epoch = False, ""
        return text


class Subscriptions:
    def __init__(self, hub: Hub, something: asyncio.Event) -> None:
        self.hub = hub
        self.something = something
        """Set when there is something to send."""
        self.behind: dict[Subscription, None] = {}
        self.presence_changed: dict[Subscription, None] = {}
        self._followed: dict[tuple[str, int], Subscription] = {}

    def find(self, table: str, seat: int) -> Subscription | None:
        return self._followed.get((table, seat))

    def holds(self, subscription: Subscription) -> bool:
        return self.find(subscription.room.table.id, subscription.eyes.seat) is subscription

    def check_room_for(self, table: str, seat: int) -> None:
        if (table, seat) not in self._followed and len(self._followed) >= SUBSCRIPTIONS:
            raise Denied(429, "server-why-many", "too many tables at once")

    def follow(self, room: Room, eyes: Eyes, since: int | None, epoch: str = "") -> None:
        """Begin, or begin again, to follow a table."""
        before = self.find(room.table.id, eyes.seat)
        if before is not None:
            self._forget(before)
        subscription = Subscription(self, room, eyes, since, epoch)
        self._followed[room.table.id, eyes.seat] = subscription
        room.followers.add(subscription)
        subscription.wake()
        subscription.wake_presence()
        self.hub.announce_presence(room)

    def drop(self, subscription: Subscription) -> None:
        self._forget(subscription)
        self.hub.announce_presence(subscription.room)

    def drop_all(self) -> None:
        for subscription in list(self._followed.values()):
            self.drop(subscription)

    def _forget(self, subscription: Subscription) -> None:
        room = subscription.room
        self._followed.pop((room.table.id, subscription.eyes.seat), None)
        self.behind.pop(subscription, None)
        self.presence_changed.pop(subscription, None)
        room.followers.discard(subscription)
        room.touch()
