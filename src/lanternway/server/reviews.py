"""Reviews of finished games: made one at a time, behind everything that is played (`patient`), and kept."""

import asyncio
from typing import Any, Final

import msgspec
import structlog

from lanternway import __version__
from lanternway.core import record as records
from lanternway.core.hints import noted
from lanternway.core.registry import reviewer
from lanternway.messages.review import Review, ReviewAnswer
from lanternway.server.errors import impossible
from lanternway.server.looking import Asker
from lanternway.server.patient import Patient
from lanternway.server.replays import Replays
from lanternway.server.store import Store
from lanternway.server.turns import Turns

log = structlog.get_logger()

ITERATIONS: Final = 160
"""How long a decision is thought about."""
SEED: Final = "0"
MOVES_LIMIT: Final = 3000
"""Moves of a record that is reviewed: one takes a second or so, and everybody else's reviews wait."""
KEPT: Final = 50
"""Tables whose progress is remembered."""


def check_length(moves: int) -> None:
    if moves > MOVES_LIMIT:
        raise impossible(
            "server-why-review-long",
            f"the game has {moves} moves; {MOVES_LIMIT} are the most that is reviewed",
            {"moves": moves, "most": MOVES_LIMIT},
        )


class Work:
    """The review of one table while it is made."""

    __slots__ = ("data", "state")

    def __init__(self) -> None:
        self.state: str = "waiting"
        self.data: dict[str, Any] | None = None

    def is_going(self) -> bool:
        return self.state in ("waiting", "working")


class Reviews:
    def __init__(self, replays: Replays, store: Store) -> None:
        self.replays = replays
        self.store = store
        self._work: dict[str, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns = Turns(1)
        self._patient = Patient()

    async def get(self, id_: str, asker: Asker) -> ReviewAnswer:
        """How far the review is, for who may see the record: the game is over, and they may look."""
        text = await self.replays.record(id_, asker)
        plies = await self.replays.plies(id_)
        table = (await self.replays.hub.rooms.get(id_)).table
        hints = noted(table.hints.used, len(table.standing))
        work = self._work.get(id_)
        if work is not None and work.state != "done":
            review = None if work.data is None else msgspec.convert(work.data, Review)
            return ReviewAnswer(state=work.state, review=review, plies=plies, hints=hints)
        kept = await self.store.review(id_, records.seal_of(text), __version__)
        if kept is None:
            return ReviewAnswer(state="none", review=None, plies=plies, hints=hints)
        review = msgspec.json.decode(kept, type=Review)
        return ReviewAnswer(state="done", review=review, plies=plies, hints=hints)

    async def ask(self, id_: str, asker: Asker, address: str) -> ReviewAnswer:
        """Begin the review, unless it is there or under way."""
        answer = await self.get(id_, asker)
        if answer.state not in ("none", "failed"):
            return answer
        check_length(len(answer.plies[0]))
        self._turns.check_room(address)
        text = await self.replays.record(id_, asker)
        work = self._work.get(id_)
        if work is not None and work.is_going():  # somebody else asked meanwhile
            return msgspec.structs.replace(answer, state=work.state, review=None)
        work = self._work[id_] = Work()
        self._forget_ended()
        task = asyncio.create_task(self._make(address, id_, text, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return msgspec.structs.replace(answer, state="waiting", review=None)

    def _forget_ended(self) -> None:
        """The oldest that are not under way, if there are too many."""
        ended = [id_ for id_, work in self._work.items() if not work.is_going()]
        for id_ in ended[: max(0, len(self._work) - KEPT)]:
            del self._work[id_]

    async def _make(self, address: str, id_: str, text: str, work: Work) -> None:
        """One at a time; the addresses that they were asked for from take turns."""
        place = await self._turns.enter(address)
        work.state = "working"
        try:
            await asyncio.to_thread(self._run, text, work)
            assert work.data is not None
            kept = msgspec.json.encode(work.data).decode()
            await self.store.keep_review(id_, records.seal_of(text), __version__, kept)
            work.state = "done"
        except Exception as error:
            log.error("review-failed", table=id_, error=repr(error))
            work.state = "failed"
            self._patient.end()
        finally:
            self._turns.leave(place)

    def _run(self, text: str, work: Work) -> None:
        """In a thread: each state of the review in turn."""
        seats = list(range(records.parse(text).seats))
        for made in reviewer()(text, seats, ITERATIONS, SEED, self._patient.pool()):
            work.data = made.to_data()

    async def close(self) -> None:
        """What is under way is given up; it can be asked for again."""
        self._patient.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
