"""What the store keeps about lessons and puzzles: each person's progress."""

from typing import Final

import msgspec

from lanternway.server.store.database import Part

PROGRESS: Final = "SELECT lesson, answers, passed FROM progress WHERE person = ?"
KEEP: Final = (
    "INSERT INTO progress (person, lesson, answers, passed) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (person, lesson) DO UPDATE SET answers = excluded.answers,"
    " passed = CASE WHEN progress.passed = 1 THEN 1 ELSE excluded.passed END"
)


class Progress(msgspec.Struct, frozen=True):
    """The answers so far (of a lesson that was passed: none), and whether it was passed, now or before."""

    answers: list[str]
    passed: bool


class LearningPart(Part):
    async def progress(self, person: str) -> dict[str, Progress]:
        """By lesson (`skye/01-what-wins`) and puzzle (`puzzle/skye/3f2a91c0`)."""
        rows = await self.database.fetch(PROGRESS, person)
        return {
            lesson: Progress(msgspec.json.decode(answers, type=list[str]), passed == 1)
            for lesson, answers, passed in rows
        }

    async def keep_progress(
        self, person: str, lesson: str, answers: list[str], passed: bool
    ) -> None:
        kept = msgspec.json.encode(answers).decode()
        await self.database.execute([(KEEP, (person, lesson, kept, int(passed)))])
