"""Accounts: guests right away, accounts if wanted. Tokens are opaque and hashed at rest; passwords use
argon2."""

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from lanternway.messages import account, client, server
from lanternway.messages.http import TokenInfo
from lanternway.server.errors import Denied, impossible, malformed, unknown
from lanternway.server.log.rows import encode
from lanternway.server.mail import ALPHABET, Mail
from lanternway.server.sanctions import Sanctions
from lanternway.server.sessions import Sessions
from lanternway.server.store import Conflict, PersonRow, Store

SETTINGS: Final = 60
"""So many settings of a person are kept at most."""
TOKEN_SECONDS: Final = 365 * 86_400.0
"""A token that is not used for so long is void."""
USE_SECONDS: Final = 86_400.0
"""That it is used is noted so seldom: it costs a write."""
CACHE: Final = 4096
CACHE_SECONDS: Final = 5.0
"""So long a token that was dropped at another process may still be taken here."""


BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that nobody sees, though they count as such."""


def random_letters(n: int) -> str:
    """A random name, about 5 bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(n))


def token_hash(token: str) -> str:
    """Tokens have 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    def __init__(
        self, store: Store, now: Callable[[], float], sanctions: Sanctions, mail: Mail
    ) -> None:
        self.store = store
        self.now = now
        self.sanctions = sanctions
        self.mail = mail
        self._hasher = PasswordHasher()
        self._nobody = ""
        """Checked when there is no such login: the answer takes as long."""
        self._hashing = asyncio.Semaphore(2)
        self._known: dict[str, tuple[float, PersonRow]] = {}
        self._changes = 0
        """How often what is known was forgotten: what was read before that is not kept after it."""
        self.sessions = Sessions(store, self._is_banned)
        self.on_drop: list[Callable[[str], Awaitable[None]]] = []
        """Called with the person when tokens were dropped here: other processes are told."""

    async def guest(self, given: account.NewGuest) -> tuple[PersonRow, str]:
        token = secrets.token_urlsafe(32)
        name = clean(given.name)
        person = PersonRow(
            random_letters(12), name, given.language, None, None, "", "", self.now(), "{}"
        )
        await self.store.add_person(person, token_hash(token), random_letters(10), "browser")
        return person, token

    async def by_token(self, token: str) -> PersonRow | None:
        """Who has this token; nobody who is banned."""
        key = token_hash(token)
        known = self._known.get(key)
        if known is not None and self.now() - known[0] < CACHE_SECONDS:
            return known[1]
        changes = self._changes
        person = await self.store.person_by_token(key)
        if person is None or self._is_banned(person.id) or not await self._is_fresh(key, person):
            self._known.pop(key, None)
            return None
        if changes != self._changes:
            return person
        if len(self._known) >= CACHE:
            self._known.clear()
        self._known[key] = (self.now(), person)
        return person

    def _is_banned(self, person: str) -> bool:
        return self.sanctions.holds(person, "ban", self.now())

    async def check_ban(self, token: str) -> None:
        """Raises why somebody with this token is turned away, if they are banned."""
        person = await self.store.person_by_token(token_hash(token))
        if person is not None:
            self.sanctions.check(person.id, "ban", self.now())

    async def _is_fresh(self, key: str, person: PersonRow) -> bool:
        """Whether a token was used within its time; it is from now on, or it is no more."""
        used, now = await self.store.token_used(key), self.now()
        if used is not None and now - used > TOKEN_SECONDS:
            await self.store.drop_token_hash(key)
            await self._dropped(person.id)
            return False
        if used is None or now - used > USE_SECONDS:
            await self.store.use_token(key, now)
        return True

    async def change(self, person: PersonRow, given: account.ChangeMe) -> PersonRow:
        """What is given is changed, and nothing else, even if more comes at the same moment."""
        while True:
            name = person.name if given.name is None else clean(given.name)
            settings = kept_settings(person.settings) | (given.settings or {})
            if len(settings) > SETTINGS:
                raise malformed(f"more than {SETTINGS} settings", "settings")
            language = given.language or person.language
            done = await self.store.change_person(person, name, language, encode(settings).decode())
            person = await self._reload(person.id)
            if done:
                return person

    def _forget(self) -> None:
        self._known.clear()
        self._changes += 1

    async def tokens_dropped(self, person: str) -> None:
        """Tokens of a person are no more, or they are kept from something, here or elsewhere: what is open
        and must not be ends. Empty: of anybody."""
        await self.sanctions.load()
        self._forget()
        if person:
            await self.sessions.check(person)
        else:
            await self.sessions.check_all()

    async def _dropped(self, person: str) -> None:
        await self.tokens_dropped(person)
        for listener in self.on_drop:
            await listener(person)

    async def _reload(self, id_: str) -> PersonRow:
        self._forget()
        person = await self.store.person(id_)
        if person is None:
            raise unknown("person")
        return person

    async def keep(self, person: PersonRow, given: account.NewAccount) -> tuple[PersonRow, str]:
        """Give a guest a login; and the code with which a forgotten password can be set."""
        has_login = impossible("server-why-has-login", "you have a login already")
        if person.login is not None:
            raise has_login
        login, code = clean_login(given.login), new_recovery()
        password = await self._hash(given.password)
        try:
            if not await self.store.set_login(person.id, login, password, recovery_hash(code)):
                raise has_login
        except Conflict:
            raise impossible("server-why-login-taken", "this login is taken") from None
        return await self._reload(person.id), code

    async def _hash(self, password: str) -> str:
        if not password.strip():
            raise Denied(400, "server-why-password", "a password needs more than blanks")
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _check(self, person: PersonRow | None, password: str) -> bool:
        """It takes as long when there is nobody, or no password."""
        if not self._nobody:
            self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(16))
        hashed = person.password if person is not None and person.password else self._nobody
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, hashed, password)
        return right and hashed is not self._nobody

    async def _own(self, person: PersonRow, password: str) -> PersonRow:
        """The person as it is stored now, if this is the password."""
        stored = await self.store.person(person.id)
        if not await self._check(stored, password) or stored is None:
            raise Denied(403, "server-why-old-password", "this is not your password")
        return stored

    async def change_password(
        self, person: PersonRow, token: str, given: account.NewPassword
    ) -> None:
        """All other sessions end: whoever knew the old one is out."""
        stored = await self._own(person, given.old)
        password = await self._hash(given.password)
        if not await self.store.change_password(stored, password, token_hash(token)):
            raise Denied(403, "server-why-old-password", "this is not your password")
        await self._dropped(person.id)

    async def new_recovery(self, person: PersonRow, given: account.NewRecovery) -> str:
        stored, code = await self._own(person, given.password), new_recovery()
        if not await self.store.set_recovery(stored, recovery_hash(code)):
            raise Denied(403, "server-why-old-password", "this is not your password")
        self._forget()
        return code

    async def recover(self, given: account.Recover) -> tuple[PersonRow, str]:
        """The same answer for a wrong login, a wrong code and one that was used."""
        wrong = Denied(401, "server-why-recovery", "login or recovery code is wrong")
        person = await self.by_login(given.login)
        known = (person.recovery if person is not None else None) or ""
        if person is None:
            raise wrong
        if hmac.compare_digest(known, recovery_hash(given.recovery)):
            done = await self.store.recover(person, await self._hash(given.password))
        elif await self.mail.resets(person, given.recovery):
            done = await self.store.change_password(person, await self._hash(given.password), "")
        else:
            raise wrong
        if not done:
            raise wrong
        await self._dropped(person.id)
        token = await self.new_token(person, "browser")
        assert token.token is not None
        return person, token.token

    async def forgot(self, login: str) -> None:
        """Mail a code to whoever has confirmed an address; nobody else learns anything."""
        person = await self.by_login(login)
        if person is not None:
            await self.mail.send_reset(person)

    async def confirm(self, person: PersonRow, code: str) -> None:
        """The address that was given is the person's."""
        wrong = Denied(403, "server-why-code", "this is not the code of the mail")
        stored = await self.store.person(person.id)
        if stored is None or not await self.mail.confirms(stored, code):
            raise wrong
        if not await self.store.confirm_email(stored.id, stored.unconfirmed):
            raise wrong
        self._forget()

    async def set_notify(self, person: PersonRow, given: account.Notify) -> None:
        """An address must be confirmed before anything else is sent there."""
        await self.store.set_notify(person.id, given.webhook, given.email)
        stored = await self._reload(person.id)
        if stored.unconfirmed and self.mail.is_on():
            await self.mail.ask_to_confirm(stored, stored.unconfirmed)

    async def sanctioned(self, person: str) -> None:
        """What the operator keeps somebody from has changed."""
        await self._dropped(person)

    async def may_delete(self, person: PersonRow, confirm: str) -> None:
        """Nobody is deleted by mistake: with a login by the password, a guest by the name."""
        if person.login is not None:
            await self._own(person, confirm)
        elif confirm != person.name:
            raise Denied(403, "server-why-not-name", "this is not your name")

    async def delete(self, person: PersonRow) -> None:
        await self.store.drop_persons([person.id])
        await self._dropped(person.id)

    async def by_login(self, given: str) -> PersonRow | None:
        """Logins from before they were made the same way are found as they were given, too."""
        login = unicodedata.normalize("NFKC", given).lower()
        person = await self.store.person_by_login(login)
        if person is None and given.lower() != login:
            person = await self.store.person_by_login(given.lower())
        return person

    async def log_in(self, given: account.LogIn) -> tuple[PersonRow, str]:
        """The same answer, after the same time, for a wrong login and a wrong password."""
        person = await self.by_login(given.login)
        if not await self._check(person, given.password) or person is None:
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
        return TokenInfo(id=id_, label=label, created=now, used=now, here=False, token=token)

    async def drop_token(self, person: PersonRow, id_: str) -> None:
        if not await self.store.drop_token(person.id, id_):
            raise unknown("token")
        await self._dropped(person.id)

    async def tokens(self, person: PersonRow, token: str) -> list[TokenInfo]:
        """Without their secrets."""
        here = token_hash(token)
        return [
            TokenInfo(
                id=row.id, label=row.label, created=row.created, token=None,
                used=row.created if row.used is None else row.used, here=row.hash == here,
            )
            for row in await self.store.tokens(person.id)
        ]  # fmt: skip

    async def drop_others(self, person: PersonRow, token: str) -> None:
        """Log out everywhere but here."""
        await self.store.drop_other_tokens(person.id, token_hash(token))
        await self._dropped(person.id)

    async def log_out(self, token: str) -> None:
        person = await self.by_token(token)
        if person is not None:
            await self.store.drop_token_hash(token_hash(token))
            await self._dropped(person.id)


def clean(name: str) -> str:
    """A name as it may be shown: one line, no control characters, one way to write it, not longer than a
    name may be, and something to see."""
    normal = unicodedata.normalize("NFKC", name)
    shown = " ".join("".join(c for c in normal if c.isprintable() and c not in BLANK).split())
    if not shown or len(shown) > client.NAME_LIMIT:
        raise Denied(400, "server-why-name", "this name cannot be shown")
    return shown


def clean_login(given: str) -> str:
    """One way to write it: what looks the same is the same."""
    login = unicodedata.normalize("NFKC", given).lower()
    try:
        return msgspec.convert(login, account.Login)
    except msgspec.ValidationError as error:
        raise malformed(f"malformed login: {error}", "login") from None


def new_recovery() -> str:
    """About 99 bits, in groups that can be written down."""
    return "-".join(random_letters(5) for _ in range(4))


def recovery_hash(code: str) -> str:
    """However it was written; it is as random as a token, so a plain hash is enough."""
    return token_hash("".join(c for c in code.lower() if c.isalnum()))


def kept_settings(text: str) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def to_message(person: PersonRow) -> server.Person:
    return server.Person(
        id=person.id,
        name=person.name,
        language=person.language,
        login=person.login,
        settings=kept_settings(person.settings),
    )
