"""Mail that proves whose an address is: a code to confirm it, and one to set a forgotten password."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable
from email.message import EmailMessage
from typing import Final

from lanternway.server import notify
from lanternway.server.settings import Settings
from lanternway.server.store import PersonRow, Store

ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters or digits that look alike."""
LETTERS: Final = 12
"""About 59 bits."""
CONFIRM: Final = ("server-confirm-subject", "server-confirm-body")
RESET: Final = ("server-reset-subject", "server-reset-body")
RESET_SECONDS: Final = 3600.0
"""A code to set the password is good for one to two of these."""


class Mail:
    """Codes are made from the store's own key and what they are for: none must be kept."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float]) -> None:
        self._settings = settings
        self._store = store
        self._now = now

    def is_on(self) -> bool:
        return bool(self._settings.smtp)

    async def ask_to_confirm(self, person: PersonRow, email: str) -> None:
        """Send the code that shows that the address is the person's."""
        code = await self._code("confirm", person.id, email)
        await self._send(person, email, CONFIRM, code)

    async def confirms(self, person: PersonRow, code: str) -> bool:
        right = await self._code("confirm", person.id, person.unconfirmed)
        return bool(person.unconfirmed) and hmac.compare_digest(right, letters_of(code))

    async def send_reset(self, person: PersonRow) -> None:
        """To the confirmed address; whoever has none gets none."""
        if self.is_on() and person.email and person.password is not None:
            await self._send(person, person.email, RESET, await self._reset(person, 0))

    async def resets(self, person: PersonRow, code: str) -> bool:
        """Whether the code lets the password be set: it is void once another one is."""
        rights = [await self._reset(person, ago) for ago in (0, 1)]
        given = letters_of(code)
        return self.is_on() and any(hmac.compare_digest(right, given) for right in rights)

    async def _reset(self, person: PersonRow, ago: int) -> str:
        hour = int(self._now() // RESET_SECONDS) - ago
        return await self._code("reset", person.id, person.email, person.password or "", str(hour))

    async def _code(self, *parts: str) -> str:
        key = await self._store.fact("mail-key", secrets.token_hex(32))
        digest = hmac.digest(bytes.fromhex(key), "\n".join(parts).encode(), hashlib.sha256)
        number = int.from_bytes(digest)
        return "".join(
            ALPHABET[number // len(ALPHABET) ** n % len(ALPHABET)] for n in range(LETTERS)
        )

    async def _send(self, person: PersonRow, to: str, messages: tuple[str, str], code: str) -> None:
        from lanternway.locales import Translator

        speak = Translator(person.language)
        mail, (subject, body) = EmailMessage(), messages
        args = {"name": person.name, "code": "-".join((code[:4], code[4:8], code[8:]))}
        mail["Subject"] = speak.text(subject, args)
        mail["From"], mail["To"] = self._settings.mail_from, to
        mail.set_content(speak.text(body, args))
        await asyncio.to_thread(notify.send_mail, self._settings.smtp, mail)


def letters_of(code: str) -> str:
    """However it was written down."""
    return "".join(c for c in code.lower() if c in ALPHABET)
