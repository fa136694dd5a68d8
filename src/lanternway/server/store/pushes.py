"""What the store keeps of browsers that want to be told: one subscription per session, gone with it."""

from typing import Final

import msgspec

from lanternway.server.store.database import Part

KEEP: Final = (
    "INSERT INTO pushes (token, endpoint, receiver, secret) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (token) DO UPDATE SET endpoint = excluded.endpoint,"
    " receiver = excluded.receiver, secret = excluded.secret"
)
DROP: Final = "DELETE FROM pushes WHERE token = ?"
DROP_ENDPOINT: Final = "DELETE FROM pushes WHERE endpoint = ?"
OF_PERSON: Final = (
    "SELECT endpoint, receiver, secret FROM pushes"
    " JOIN tokens ON tokens.hash = pushes.token WHERE person = ?"
    " ORDER BY tokens.used DESC, endpoint LIMIT ?"
)
BROWSERS: Final = 10
"""Of a person are told at most: those that were used last. Each is one more call to somewhere else."""


class PushRow(msgspec.Struct, frozen=True):
    endpoint: str
    """Where the browser's push service takes messages."""
    receiver: str
    """The browser's public key."""
    secret: str
    """What the browser and this server know besides."""


class PushPart(Part):
    async def keep_push(self, token: str, push: PushRow) -> None:
        """For the session of this token's hash. A browser belongs to one session: the last one."""
        await self.database.execute([
            (DROP_ENDPOINT, (push.endpoint,)),
            (KEEP, (token, push.endpoint, push.receiver, push.secret)),
        ])  # fmt: skip

    async def drop_push(self, token: str) -> None:
        await self.database.execute([(DROP, (token,))])

    async def drop_endpoint(self, endpoint: str) -> None:
        """The push service knows it no more."""
        await self.database.execute([(DROP_ENDPOINT, (endpoint,))])

    async def pushes(self, person: str) -> list[PushRow]:
        rows = await self.database.fetch(OF_PERSON, person, BROWSERS)
        return [PushRow(*row) for row in rows]
