"""Telling people who are not here that it is their turn: webhook and e-mail, if they want it."""

import asyncio
import contextlib
import ipaddress
import json
import smtplib
import socket
import urllib.request
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import urlsplit

import structlog

from lanternway.server.errors import Denied
from lanternway.server.log.table import Table
from lanternway.server.settings import Settings
from lanternway.server.store import PersonRow, Store

log = structlog.get_logger()

TIMEOUT: Final = 10.0
QUEUE: Final = 1000
TABLE_PAGE: Final = "/t/"
"""Where the page shows a table, followed by its id: as web/src/App.svelte has it."""


class Notifier:
    """One message at a time, never in the way of a move; what cannot be sent is logged and dropped."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._queue: asyncio.Queue[tuple[str, str, str]] = asyncio.Queue(QUEUE)
        self._worker: asyncio.Task[None] | None = None

    def your_turn(self, person: str, table: Table) -> None:
        if not self._settings.webhooks and not self._settings.smtp:
            return
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait((person, table.id, table.setting.game))

    async def _work(self) -> None:
        while True:
            person_id, table, game = await self._queue.get()
            try:
                person = await self._store.person(person_id)
                if person is not None:
                    await self._tell(person, table, game)
            except Exception as error:
                log.warning("notification-failed", table=table, error=repr(error))

    async def _tell(self, person: PersonRow, table: str, game: str) -> None:
        link = link_to(table, self._settings.public_url)
        if person.webhook and self._settings.webhooks:
            body = {"kind": "your-turn", "table": table, "game": game, "link": link}
            await asyncio.to_thread(call, person.webhook, body)
        if person.email and self._settings.smtp:
            mail = your_turn_mail(person, game, link, self._settings.mail_from)
            await asyncio.to_thread(send_mail, self._settings.smtp, mail)

    async def close(self) -> None:
        if self._worker is not None:
            self._worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._worker


def link_to(table: str, public_url: str) -> str:
    """The address of a table's page."""
    return f"{public_url.rstrip('/')}{TABLE_PAGE}{table}"


def check_webhook(url: str) -> None:
    """Only addresses in the open: a server must not be sent to call on its own network."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Denied(400, "server-why-webhook", "a webhook is an http or https address")


def is_public(host: str, port: int) -> bool:
    """Whether every address of the host is one of the open internet."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        return False
    return all(ipaddress.ip_address(entry[4][0]).is_global for entry in found)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


def call(url: str, body: dict[str, str], public_only: bool = True) -> None:
    """POST to a webhook. Redirects are not followed."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if public_only and not is_public(parts.hostname or "", port):
        raise ValueError("a webhook on a private network")
    request = urllib.request.Request(
        url,
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "User-Agent": "lanternway"},
    )
    opener = urllib.request.build_opener(_NoRedirect)
    with opener.open(request, timeout=TIMEOUT) as answer:
        answer.read(1024)


def your_turn_mail(person: PersonRow, game: str, link: str, sender: str) -> EmailMessage:
    """In the language of the person."""
    from lanternway.locales import Translator

    speak = Translator(person.language)
    mail = EmailMessage()
    args = {"name": person.name, "game": f"@{game}-name", "link": link}
    mail["Subject"] = speak.text("server-mail-subject", args)
    mail["From"], mail["To"] = sender, person.email
    mail.set_content(speak.text("server-mail-body", args))
    return mail


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


def check_email(address: str) -> None:
    name, at, host = address.partition("@")
    if not (name and at and "." in host) or any(c.isspace() or ord(c) < 32 for c in address):
        raise Denied(400, "server-why-email", "this is no e-mail address")
