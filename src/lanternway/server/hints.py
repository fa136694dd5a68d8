"""Hints: what a good player would do, thought out behind everything that is played.

Asking is a command of its own, which the log keeps (`decide.hints`). What is thought about is what the seat
may know, and whoever wants to hear of it is looked at again each time.
"""

import asyncio
import time
from typing import Final

import msgspec
import structlog

from lanternway.messages.review import Hint, HintAnswer
from lanternway.server.hub import Hub
from lanternway.server.log.hints import asked_now
from lanternway.server.looking import Sight, from_own_seat
from lanternway.server.patient import Patient, think
from lanternway.server.turns import Turns

log = structlog.get_logger()

LOOKS: Final = (120, 600, 2400)
"""Iterations of each look at a question: the first says something at once, the last is what counts."""
LONGER: Final = (2400, 9600)
SECONDS: Final = 4.0
"""Once so much time is over since the first look no further one is begun."""
LONGER_SECONDS: Final = 10.0
KEPT: Final = 200
"""Questions that are remembered."""
NOTHING: Final = HintAnswer(state="none", done=0, total=0, hint=None)


class Question:
    """What is thought about: everything that the seat may know of it."""

    __slots__ = ("answer", "looks", "seconds", "work")

    def __init__(self, sight: Sight, longer: bool) -> None:
        assert sight.table.match is not None
        state, seat = sight.table.match.state, sight.seat
        legal = [action.index for action in state.legal(seat)]
        self.work = (sight.table.setting.game, seat, state.view(seat).data, legal)
        self.looks = LONGER if longer else LOOKS
        self.seconds = LONGER_SECONDS if longer else SECONDS
        self.answer = HintAnswer(state="thinking", done=0, total=len(self.looks), hint=None)


class Hints:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.patient = Patient()
        self._questions: dict[tuple[str, int, int], Question] = {}
        """By table, seat, and the seat's count when it asked."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns = Turns(1)

    async def get(self, id_: str, person: str, address: str, seat: int | None) -> HintAnswer:
        """How far the hint is that this person asked for from their own seat (None: the first)."""
        table = (await self.hub.rooms.get(id_)).table
        if seat is None:
            seat = next(iter(table.seats_of(person)), -1)
        sight = from_own_seat(table, person, seat)
        asked = asked_now(table, seat)
        if asked is None:
            return NOTHING
        count, longer = asked
        question = self._questions.get((id_, seat, count))
        if question is None:
            question = Question(sight, longer)
            if not self._turns.is_full(address):  # else it begins when it is asked for again
                self._begin(address, (id_, seat, count), question)
        return question.answer

    def _begin(self, address: str, key: tuple[str, int, int], question: Question) -> None:
        self._questions[key] = question
        self._forget_answered()
        task = asyncio.create_task(self._think(address, key, question))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _forget_answered(self) -> None:
        """The oldest that are not thought about, if there are too many."""
        answered = [key for key, one in self._questions.items() if one.answer.state != "thinking"]
        for key in answered[: max(0, len(self._questions) - KEPT)]:
            del self._questions[key]

    async def _think(self, address: str, key: tuple[str, int, int], question: Question) -> None:
        """Look by look, until time is over or nobody needs to know any more. One question at a time;
        addresses take turns, so that whoever asks under many names waits behind themselves."""
        place = await self._turns.enter(address)
        began = 0.0
        try:
            for number, iterations in enumerate(question.looks, 1):
                if not await self._is_open(key):
                    self._questions.pop(key, None)
                    return
                found = await asyncio.get_running_loop().run_in_executor(
                    self.patient.pool(), think, *question.work, iterations
                )
                if number == 1:  # the process may have had to begin first
                    began = time.monotonic()
                late = time.monotonic() - began > question.seconds
                last = late or number == len(question.looks)
                question.answer = HintAnswer(
                    state="done" if last else "thinking",
                    done=number,
                    total=len(question.looks),
                    hint=msgspec.convert(found, Hint),
                )
                if last:
                    return
        except Exception as error:
            log.error("hint-failed", table=key[0], error=repr(error))
            question.answer = msgspec.structs.replace(question.answer, state="failed")
            self.patient.end()
        finally:
            self._turns.leave(place)

    async def _is_open(self, key: tuple[str, int, int]) -> bool:
        """Whether the question is still what the seat asked for last."""
        id_, seat, count = key
        asked = asked_now((await self.hub.rooms.get(id_)).table, seat)
        return asked is not None and asked[0] == count

    async def close(self) -> None:
        self.patient.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
