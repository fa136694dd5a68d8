"""What the store keeps of people: who they are, their tokens, whom they mute."""

from typing import Any, Final

import msgspec

from lanternway.server.store.database import Part, Statement

PERSON: Final = "SELECT id, name, language, login, password, webhook, email, created FROM persons"
ADD_PERSON: Final = "INSERT INTO persons (id, name, language, created) VALUES (?, ?, ?, ?)"
PERSON_BY_ID: Final = f"{PERSON} WHERE id = ?"
PERSON_BY_LOGIN: Final = f"{PERSON} WHERE login = ?"
PERSON_BY_TOKEN: Final = f"{PERSON} WHERE id = (SELECT person FROM tokens WHERE hash = ?)"
CHANGE_PERSON: Final = "UPDATE persons SET name = ?, language = ? WHERE id = ?"
SET_LOGIN: Final = "UPDATE persons SET login = ?, password = ? WHERE id = ?"
SET_NOTIFY: Final = "UPDATE persons SET webhook = ?, email = ? WHERE id = ?"
TOKENS: Final = "SELECT id, label, created FROM tokens WHERE person = ? ORDER BY created"
DROP_TOKEN: Final = "DELETE FROM tokens WHERE person = ? AND id = ?"
DROP_TOKEN_HASH: Final = "DELETE FROM tokens WHERE hash = ?"
MUTES: Final = "SELECT muted FROM mutes WHERE person = ? ORDER BY muted"
MUTE: Final = "INSERT INTO mutes (person, muted) VALUES (?, ?) ON CONFLICT DO NOTHING"
UNMUTE: Final = "DELETE FROM mutes WHERE person = ? AND muted = ?"
ADD_TOKEN: Final = "INSERT INTO tokens (hash, id, person, label, created) VALUES (?, ?, ?, ?, ?)"


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    login: str | None
    password: str | None
    webhook: str
    email: str
    created: float


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    label: str
    created: float


class PeoplePart(Part):
    async def add_person(self, person: PersonRow, token: str, token_id: str, label: str) -> None:
        await self.database.execute(
            [
                (ADD_PERSON, (person.id, person.name, person.language, person.created)),
                _new_token(token, token_id, person.id, label, person.created),
            ]
        )

    async def person(self, id_: str) -> PersonRow | None:
        return _person(await self.database.fetch(PERSON_BY_ID, id_))

    async def person_by_login(self, login: str) -> PersonRow | None:
        return _person(await self.database.fetch(PERSON_BY_LOGIN, login))

    async def person_by_token(self, token: str) -> PersonRow | None:
        """By the token's hash."""
        return _person(await self.database.fetch(PERSON_BY_TOKEN, token))

    async def change_person(self, id_: str, name: str, language: str) -> None:
        await self.database.execute([(CHANGE_PERSON, (name, language, id_))])

    async def set_login(self, id_: str, login: str, password: str) -> None:
        """Raises Conflict if the login is taken."""
        await self.database.execute([(SET_LOGIN, (login, password, id_))])

    async def set_notify(self, id_: str, webhook: str, email: str) -> None:
        await self.database.execute([(SET_NOTIFY, (webhook, email, id_))])

    async def add_token(
        self, token: str, token_id: str, person: str, label: str, now: float
    ) -> None:
        await self.database.execute([_new_token(token, token_id, person, label, now)])

    async def tokens(self, person: str) -> list[TokenRow]:
        rows = await self.database.fetch(TOKENS, person)
        return [TokenRow(*row) for row in rows]

    async def drop_token(self, person: str, token_id: str) -> bool:
        counts = await self.database.execute([(DROP_TOKEN, (person, token_id))])
        return counts[0] > 0

    async def drop_token_hash(self, token: str) -> None:
        await self.database.execute([(DROP_TOKEN_HASH, (token,))])

    async def mutes(self, person: str) -> list[str]:
        rows = await self.database.fetch(MUTES, person)
        return [row[0] for row in rows]

    async def mute(self, person: str, muted: str, on: bool) -> None:
        sql = MUTE if on else UNMUTE
        await self.database.execute([(sql, (person, muted))])


def _person(rows: list[tuple[Any, ...]]) -> PersonRow | None:
    return PersonRow(*rows[0]) if rows else None


def _new_token(token: str, token_id: str, person: str, label: str, now: float) -> Statement:
    return (ADD_TOKEN, (token, token_id, person, label, now))
