"""What is open by tokens at this process, sockets and streams: it ends when its token does."""

from collections.abc import Callable

from lanternway.server.store import Store

End = Callable[[], None]


class Sessions:
    def __init__(self, store: Store, is_banned: Callable[[str], bool]) -> None:
        self.store = store
        self._is_banned = is_banned
        self._open: dict[str, dict[End, str]] = {}
        """By person: how to end it, and the hash of its token."""

    def add(self, person: str, token: str, end: End) -> None:
        self._open.setdefault(person, {})[end] = token

    def remove(self, person: str, end: End) -> None:
        opened = self._open.get(person, {})
        opened.pop(end, None)
        if not opened:
            self._open.pop(person, None)

    async def check(self, person: str) -> None:
        """End what is open by tokens of a person that are no more, or of somebody who is banned."""
        if person not in self._open:
            return
        hashes = await self.store.token_hashes(person)
        valid = set() if self._is_banned(person) else set(hashes)
        for end, token in list(self._open.get(person, {}).items()):
            if token not in valid:
                end()

    async def check_all(self) -> None:
        for person in list(self._open):
            await self.check(person)
