"""Searches in positions: what a good player would do there, thought out behind all that is played. Look
by look, each longer than the last; one at a time, and one for each person. Between two looks it is another
address's turn: whoever comes under many names waits behind themselves."""

import asyncio
from collections import OrderedDict
from typing import Any, Final

import msgspec
import structlog

from lanternway.core import Match
from lanternway.messages.positions import PositionSearch
from lanternway.messages.review import Hint
from lanternway.server.errors import impossible
from lanternway.server.patient import Patient, think
from lanternway.server.positions import check_seat
from lanternway.server.turns import Turns

log = structlog.get_logger()

FIRST: Final = 120
"""Iterations of the first look, about: there is something to see soon."""
LONGER: Final = 4
"""How much longer the next look is than the last."""
KEPT: Final = 200
"""Persons whose last search is remembered."""
NOTHING: Final = PositionSearch(state="none", seat=0, iterations=0, most=0, hint=None)


def looks(iterations: int) -> list[int]:
    """How long each look is; the last has all that was asked for."""
    found = [iterations]
    while found[0] >= FIRST * LONGER:
        found.insert(0, found[0] // LONGER)
    return found


class Search:
    """What somebody wants to know, and how far it is."""

    __slots__ = ("address", "answer", "looks", "task", "work")

    def __init__(self, address: str, match: Match, seat: int, iterations: int) -> None:
        self.address = address
        """Where it was asked for."""
        legal = [action.index for action in match.state.legal(seat)]
        self.work = (match.game.id, seat, match.state.view(seat).data, legal)
        self.looks = looks(iterations)
        self.answer = PositionSearch(
            state="waiting", seat=seat, iterations=0, most=iterations, hint=None
        )
        self.task: asyncio.Task[None] | None = None

    def say(self, **more: Any) -> None:
        self.answer = msgspec.structs.replace(self.answer, **more)


class Searches:
    def __init__(self) -> None:
        self.patient = Patient()
        self._turns = Turns(1)
        self._present: Search | None = None
        """Whose look it is."""
        self._last: OrderedDict[str, Search] = OrderedDict()
        """By person."""

    def get(self, person: str) -> PositionSearch:
        found = self._last.get(person)
        return NOTHING if found is None else found.answer

    async def begin(
        self, person: str, address: str, match: Match, seat: int, iterations: int
    ) -> PositionSearch:
        """A new search; the one that this person had before is given up."""
        check_seat(match, seat)
        if seat not in match.state.to_move() or len(match.state.legal(seat)) < 2:
            raise impossible("server-why-no-choice", "this seat has nothing to choose here")
        self._turns.check_room(address)
        while self._is_going(person):
            await self.stop(person)
        search = Search(address, match, seat, iterations)
        self._last.pop(person, None)
        self._last[person] = search
        search.task = asyncio.create_task(self._think(search))
        self._forget()
        return search.answer

    async def stop(self, person: str) -> PositionSearch:
        """Give up what this person's search does; what it has found stays."""
        search = self._last.get(person)
        if search is not None and self._is_going(person):
            if search is self._present:
                self.patient.end()
            search.say(state="stopped")
            await self._over(search)
        return self.get(person)

    def _is_going(self, person: str) -> bool:
        return self.get(person).state in ("waiting", "thinking")

    async def _over(self, search: Search) -> None:
        if search.task is not None:
            search.task.cancel()
            await asyncio.gather(search.task, return_exceptions=True)

    async def _think(self, search: Search) -> None:
        try:
            for iterations in search.looks:
                place = await self._turns.enter(search.address)
                try:
                    self._present = search
                    search.say(state="thinking")
                    hint = await self._look(search, iterations)
                finally:
                    self._turns.leave(place)
                search.say(iterations=iterations, hint=hint)
            search.say(state="done")
        except Exception as error:
            log.error("search-failed", game=search.work[0], error=repr(error))
            search.say(state="failed")

    async def _look(self, search: Search, iterations: int) -> Hint:
        loop = asyncio.get_running_loop()
        try:
            pool = self.patient.pool()
            found = await loop.run_in_executor(pool, think, *search.work, iterations)
        except Exception:
            self.patient.end()
            raise
        finally:
            self._present = None
        return msgspec.convert(found, Hint)

    def _forget(self) -> None:
        for person in list(self._last):
            if len(self._last) <= KEPT:
                return
            if not self._is_going(person):
                del self._last[person]

    async def close(self) -> None:
        self.patient.end()
        for search in self._last.values():
            await self._over(search)
