"""Accounts: guests at once, accounts if wanted. Tokens are opaque and hashed at rest; passwords argon2."""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lanternway.messages import client, server
from lanternway.messages.http import TokenInfo
from lanternway.server.errors import Denied, impossible, unknown
from lanternway.server.store import Conflict, PersonRow, Store

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters or digits that look alike."""
CACHE: Final = 4096
CACHE_SECONDS: Final = 5.0
"""So long a token that was dropped at another process may still be taken here."""


def random_letters(n: int) -> str:
    """A random name, about 5 bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(n))


def token_hash(token: str) -> str:
    """Tokens have 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self._hasher = PasswordHasher()
        self._nobody = ""
        """Checked when there is no such login: the answer takes as long."""
        self._hashing = asyncio.Semaphore(2)
        self._known: dict[str, tuple[float, PersonRow]] = {}

    async def guest(self, given: client.NewGuest) -> tuple[PersonRow, str]:
        token = secrets.token_urlsafe(32)
        name = clean(given.name)
        person = PersonRow(random_letters(12), name, given.language, None, None, "", "", self.now())
        await self.store.add_person(person, token_hash(token), random_letters(10), "browser")
        return person, token

    async def by_token(self, token: str) -> PersonRow | None:
        """Who has this token."""
        key = token_hash(token)
        known = self._known.get(key)
        if known is not None and self.now() - known[0] < CACHE_SECONDS:
            return known[1]
        person = await self.store.person_by_token(key)
        if person is None:
            self._known.pop(key, None)
            return None
        if len(self._known) >= CACHE:
            self._known.clear()
        self._known[key] = (self.now(), person)
        return person

    async def change(self, person: PersonRow, given: client.ChangeMe) -> PersonRow:
        name = person.name if given.name is None else clean(given.name)
        await self.store.change_person(person.id, name, given.language or person.language)
        return await self._reload(person.id)

    async def _reload(self, id_: str) -> PersonRow:
        self._known.clear()
        person = await self.store.person(id_)
        if person is None:
            raise unknown("person")
        return person

    async def keep(self, person: PersonRow, given: client.NewAccount) -> PersonRow:
        """Give a guest a login."""
        if person.login is not None:
            raise impossible("server-why-has-login", "you have a login already")
        async with self._hashing:
            password = await asyncio.to_thread(self._hasher.hash, given.password)
        try:
            await self.store.set_login(person.id, given.login.lower(), password)
        except Conflict:
            raise impossible("server-why-login-taken", "this login is taken") from None
        return await self._reload(person.id)

    async def log_in(self, given: client.LogIn) -> tuple[PersonRow, str]:
        """The same answer, after the same time, for a wrong login and a wrong password."""
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(16))
        person = await self.store.person_by_login(given.login.lower())
        hashed = person.password if person is not None and person.password else self._nobody
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, hashed, given.password)
        if person is None or not right:
            raise Denied(401, "server-why-login", "login or password is wrong")
        token = await self.new_token(person, "browser")
        assert token.token is not None
        return person, token.token

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def new_token(self, person: PersonRow, label: str) -> TokenInfo:
        token, id_, now = secrets.token_urlsafe(32), random_letters(10), self.now()
        await self.store.add_token(token_hash(token), id_, person.id, label, now)
        return TokenInfo(id=id_, label=label, created=now, token=token)

    async def drop_token(self, person: PersonRow, id_: str) -> None:
        self._known.clear()
        if not await self.store.drop_token(person.id, id_):
            raise unknown("token")

    async def log_out(self, token: str) -> None:
        self._known.pop(token_hash(token), None)
        await self.store.drop_token_hash(token_hash(token))


def clean(name: str) -> str:
    """A name as it may be shown: one line, no control characters."""
    shown = " ".join("".join(c for c in name if c.isprintable()).split())
    if not shown:
        raise Denied(400, "server-why-name", "this name cannot be shown")
    return shown


def to_message(person: PersonRow) -> server.Person:
    return server.Person(
        id=person.id, name=person.name, language=person.language, login=person.login
    )
