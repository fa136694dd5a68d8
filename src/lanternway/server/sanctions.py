"""Sanctions: what the operator keeps people from doing. Held in memory, so that checking costs nothing."""

from datetime import UTC, datetime
from typing import Final

from lanternway.messages.client import SanctionKind
from lanternway.server.errors import forbidden
from lanternway.server.store import SanctionRow, Store

WHYS: Final = {"silence": "server-why-silenced", "ban": "server-why-banned"}
TEXTS: Final = {
    "silence": "the operator of this server has silenced you",
    "ban": "the operator of this server has banned you",
}


class Sanctions:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[str, SanctionKind], SanctionRow] = {}

    async def load(self) -> None:
        """As the store has them now: at the start, and when one has changed at any process."""
        self._known = {(row.person, row.kind): row for row in await self._store.sanctions()}

    def holds(self, person: str, kind: SanctionKind, now: float) -> bool:
        found = self._known.get((person, kind))
        return found is not None and found.until > now

    def check(self, person: str, kind: SanctionKind, now: float) -> None:
        """Raises why somebody may not, and until when."""
        if self.holds(person, kind, now):
            found = self._known[person, kind]
            args: dict[str, object] = {"until": day(found.until), "reason": found.reason}
            raise forbidden(WHYS[kind], f"{TEXTS[kind]}: {found.reason}", args)

    def all(self, now: float) -> list[SanctionRow]:
        """Those that hold."""
        return [row for row in self._known.values() if row.until > now]


def day(at: float) -> str:
    """A date that everybody reads alike (UTC)."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()
