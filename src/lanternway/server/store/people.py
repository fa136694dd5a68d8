"""What the store keeps about people: who they are, their tokens, who they mute."""

from typing import Any, Final

import msgspec

from lanternway.server.store.database import Part, Statement

PERSON: Final = (
    "SELECT id, name, language, login, password, webhook, email, created, settings,"
    " recovery, unconfirmed FROM persons"
)
ADD_PERSON: Final = "INSERT INTO persons (id, name, language, created) VALUES (?, ?, ?, ?)"
PERSON_BY_ID: Final = f"{PERSON} WHERE id = ?"
PERSON_BY_LOGIN: Final = f"{PERSON} WHERE login = ?"
PERSON_BY_TOKEN: Final = f"{PERSON} WHERE id = (SELECT person FROM tokens WHERE hash = ?)"
TOKEN_USED: Final = "SELECT used FROM tokens WHERE hash = ?"
USE_TOKEN: Final = "UPDATE tokens SET used = ? WHERE hash = ?"
DATE_TOKENS: Final = "UPDATE tokens SET used = ? WHERE used IS NULL"
CHANGE_PERSON: Final = (
    "UPDATE persons SET name = ?, language = ?, settings = ?"
    " WHERE id = ? AND name = ? AND language = ? AND settings = ?"
)
SET_LOGIN: Final = (
    "UPDATE persons SET login = ?, password = ?, recovery = ? WHERE id = ? AND login IS NULL"
)
CHANGE_PASSWORD: Final = "UPDATE persons SET password = ? WHERE id = ? AND password = ?"
RECOVER: Final = "UPDATE persons SET password = ?, recovery = NULL WHERE id = ? AND recovery = ?"
SET_RECOVERY: Final = "UPDATE persons SET recovery = ? WHERE id = ? AND password = ?"
DROP_OTHERS: Final = "DELETE FROM tokens WHERE person = ? AND hash <> ?"
DROP_OTHERS_IF: Final = (
    f"{DROP_OTHERS} AND EXISTS (SELECT 1 FROM persons WHERE id = ? AND password = ?)"
)
"""Only if the password was set just before: a hash of one has its own salt, so it is this one."""
SET_NOTIFY: Final = (
    "UPDATE persons SET webhook = ?, unconfirmed = CASE WHEN email = ? THEN '' ELSE ? END,"
    " email = CASE WHEN email = ? THEN email ELSE '' END WHERE id = ?"
)
CONFIRM: Final = (
    "UPDATE persons SET email = unconfirmed, unconfirmed = '' WHERE id = ? AND unconfirmed = ?"
)
TOKENS: Final = (
    "SELECT id, label, created, used, hash FROM tokens WHERE person = ? ORDER BY created"
)
TOKEN_HASHES: Final = "SELECT hash FROM tokens WHERE person = ?"
DROP_TOKEN: Final = "DELETE FROM tokens WHERE person = ? AND id = ?"
DROP_TOKEN_HASH: Final = "DELETE FROM tokens WHERE hash = ?"
MUTES: Final = "SELECT muted FROM mutes WHERE person = ? ORDER BY muted"
MUTE: Final = "INSERT INTO mutes (person, muted) VALUES (?, ?) ON CONFLICT DO NOTHING"
UNMUTE: Final = "DELETE FROM mutes WHERE person = ? AND muted = ?"
ADD_TOKEN: Final = (
    "INSERT INTO tokens (hash, id, person, label, created, used) VALUES (?, ?, ?, ?, ?, ?)"
)


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    login: str | None
    password: str | None
    webhook: str
    email: str
    created: float
    settings: str
    """As JSON, for the page."""
    recovery: str | None = None
    """Hash of the code with which the password can be set; None: there is none, or it was used."""
    unconfirmed: str = ""
    """An e-mail address that the person gave and has not shown to be theirs."""


class TokenRow(msgspec.Struct, frozen=True):
    id: str
    label: str
    created: float
    used: float | None
    hash: str


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

    async def change_person(
        self, person: PersonRow, name: str, language: str, settings: str
    ) -> bool:
        """Whether all of it still was as in `person`; else nothing is changed."""
        before = (person.id, person.name, person.language, person.settings)
        values = (name, language, settings, *before)
        return (await self.database.execute([(CHANGE_PERSON, values)]))[0] > 0

    async def token_used(self, token: str) -> float | None:
        """When a token was used last, about; None: not since that is noted."""
        rows = await self.database.fetch(TOKEN_USED, token)
        return None if not rows else rows[0][0]

    async def use_token(self, token: str, now: float) -> None:
        await self.database.execute([(USE_TOKEN, (now, token))])

    async def date_tokens(self, now: float) -> None:
        """Tokens from before their use was noted count from now."""
        await self.database.execute([(DATE_TOKENS, (now,))])

    async def set_login(self, id_: str, login: str, password: str, recovery: str) -> bool:
        """Whether the person had none. Raises Conflict if the login is taken."""
        counts = await self.database.execute([(SET_LOGIN, (login, password, recovery, id_))])
        return counts[0] > 0

    async def change_password(self, person: PersonRow, password: str, keep: str) -> bool:
        """Whether the old one was still that of `person`; all tokens but the one to keep are dropped."""
        return await self._set_password(CHANGE_PASSWORD, person.id, password, person.password, keep)

    async def recover(self, person: PersonRow, password: str) -> bool:
        """Whether the recovery code was still that of `person`; all tokens are dropped."""
        return await self._set_password(RECOVER, person.id, password, person.recovery, "")

    async def _set_password(
        self, sql: str, id_: str, password: str, proof: str | None, keep: str
    ) -> bool:
        counts = await self.database.execute(
            [(sql, (password, id_, proof)), (DROP_OTHERS_IF, (id_, keep, id_, password))]
        )
        return counts[0] > 0

    async def set_recovery(self, person: PersonRow, recovery: str) -> bool:
        counts = await self.database.execute(
            [(SET_RECOVERY, (recovery, person.id, person.password))]
        )
        return counts[0] > 0

    async def drop_other_tokens(self, person: str, keep: str) -> None:
        await self.database.execute([(DROP_OTHERS, (person, keep))])

    async def set_notify(self, id_: str, webhook: str, email: str) -> None:
        """Another e-mail address than the one that is confirmed must be confirmed first."""
        await self.database.execute([(SET_NOTIFY, (webhook, email, email, email, id_))])

    async def confirm_email(self, id_: str, email: str) -> bool:
        """Whether this was the address to be confirmed."""
        return (await self.database.execute([(CONFIRM, (id_, email))]))[0] > 0

    async def add_token(
        self, token: str, token_id: str, person: str, label: str, now: float
    ) -> None:
        await self.database.execute([_new_token(token, token_id, person, label, now)])

    async def tokens(self, person: str) -> list[TokenRow]:
        rows = await self.database.fetch(TOKENS, person)
        return [TokenRow(*row) for row in rows]

    async def token_hashes(self, person: str) -> list[str]:
        return [row[0] for row in await self.database.fetch(TOKEN_HASHES, person)]

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
    return (ADD_TOKEN, (token, token_id, person, label, now, now))
