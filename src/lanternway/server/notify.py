"""Telling people who are away that it is their turn, if they want to know: browser, webhook, e-mail."""

import asyncio
import re
import secrets
import smtplib
from collections.abc import Callable
from email.message import EmailMessage
from typing import Final
from urllib.parse import urlsplit

import structlog

from lanternway.locales import Translator
from lanternway.server import push
from lanternway.server.errors import Denied
from lanternway.server.log.table import Table
from lanternway.server.settings import Settings
from lanternway.server.store import PersonRow, PushRow, Store
from lanternway.server.webhooks import call, person_key

log = structlog.get_logger()

TIMEOUT: Final = 10.0
"""For each word with the mail server."""
PEOPLE: Final = 1000
"""Whom something is to be told, at most."""
TABLES: Final = 100
"""Of which one person is still to be told, at most."""
AT_ONCE: Final = 16
"""Messages on their way."""
TABLE_PAGE: Final = "/t/"
"""Where the page shows a table, followed by its id: as web/src/App.svelte has it."""


class Notifier:
    """A few messages at a time, never in the way of a move; what cannot be sent is logged and dropped."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float]) -> None:
        self._settings = settings
        self._store = store
        self._now = now
        self._waiting: dict[str, dict[str, str]] = {}
        """By person: the tables that they are still to be told of, and their games."""
        self._places = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def your_turn(self, person: str, table: Table) -> None:
        """One message of a person is on its way at a time: whoever has slow ones waits for nobody else's, and
        nobody for theirs."""
        tables = self._waiting.get(person)
        if tables is None:
            if len(self._waiting) >= PEOPLE:
                return
            tables = self._waiting[person] = {}
            task = asyncio.create_task(self._tell_all(person, tables))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        if len(tables) < TABLES:
            tables[table.id] = table.setting.game

    async def _tell_all(self, id_: str, tables: dict[str, str]) -> None:
        try:
            while tables:
                async with self._places:
                    table = next(iter(tables))
                    await self._try_to_tell(id_, table, tables.pop(table))
        finally:
            del self._waiting[id_]

    async def _try_to_tell(self, id_: str, table: str, game: str) -> None:
        try:
            person = await self._store.person(id_)
            if person is not None:
                await self._tell(person, table, game)
        except Exception as error:
            log.warning("notification-failed", table=table, error=repr(error))

    async def _tell(self, person: PersonRow, table: str, game: str) -> None:
        link = link_to(table, self._settings.address())
        if person.webhook and self._settings.webhooks:
            body = {"kind": "your-turn", "table": table, "game": game, "link": link}
            await call(person.webhook, body, await self.key_of(person))
        if person.email and self._settings.smtp:
            mail = your_turn_mail(person, game, link, self._settings.mail_from)
            await asyncio.to_thread(send_mail, self._settings.smtp, mail)
        for browser in await self._store.pushes(person.id):
            await self._push(browser, person, table, game)

    async def _push(self, browser: PushRow, person: PersonRow, table: str, game: str) -> None:
        """No secret goes into the message: whoever has the device may read it there."""
        message = {
            "title": title(Translator(person.language), game),
            "link": f"{TABLE_PAGE}{table}",
            "table": table,
        }
        key, contact = await self.push_key(), self._settings.contact()
        try:
            known = await push.deliver(browser, message, key, contact, self._now())
        except (OSError, TimeoutError, ValueError) as error:
            log.warning("push-failed", table=table, error=repr(error))
            return
        if not known:
            await self._store.drop_endpoint(browser.endpoint)

    async def push_key(self) -> str:
        """The private key that every browser's subscription is bound to, made once."""
        return await self._store.fact("push-key", push.new_key())

    async def key_of(self, person: PersonRow) -> str:
        """What the person's webhook is signed with."""
        return person_key(await self._store.fact("webhook-key", secrets.token_hex(32)), person.id)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def link_to(table: str, address: str) -> str:
    """The address of a table's page."""
    return f"{address.rstrip('/')}{TABLE_PAGE}{table}"


def your_turn_mail(person: PersonRow, game: str, link: str, sender: str) -> EmailMessage:
    """In the language of the person."""
    speak = Translator(person.language)
    mail = EmailMessage()
    args = {"name": person.name, "game": f"@{game}-name", "link": link}
    mail["Subject"] = title(speak, game)
    mail["From"], mail["To"] = sender, person.email
    mail.set_content(speak.text("server-mail-body", args))
    return mail


def title(speak: Translator, game: str) -> str:
    return speak.text("server-mail-subject", {"game": f"@{game}-name"})


def send_mail(smtp: str, mail: EmailMessage) -> None:
    """smtp://user:password@host:port, or smtps://."""
    parts = urlsplit(smtp)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    with kind(parts.hostname or "localhost", parts.port or 25, timeout=TIMEOUT) as server:
        if parts.username:
            if parts.scheme != "smtps":
                server.starttls()
            server.login(parts.username, parts.password or "")
        server.send_message(mail)


ADDRESS: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+")


def check_email(address: str) -> None:
    """One address, and nothing that a mail program could take for two."""
    if not ADDRESS.fullmatch(address):
        raise Denied(400, "server-why-email", "this is no e-mail address")
