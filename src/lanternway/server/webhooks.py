"""Webhooks: an address of a person is called, signed, within a time that nobody can stretch. A name is looked
up once, and what was found is checked and called: it cannot lead elsewhere the second time."""

import asyncio
import hmac
import ipaddress
import json
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

from lanternway.server.errors import Denied

TIMEOUT: Final = 10.0
"""For everything: looking up, connecting, saying, and the first line of the answer."""
PORTS: Final = frozenset({80, 443, *range(1024, 65536)})
SIGNATURE: Final = "X-Lanternway-Signature"


def check_webhook(url: str) -> None:
    """Only addresses in the open: a server must not be sent to call on its own network."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and port_of(parts) in PORTS
    except ValueError:
        good = False
    if not good or not url.isascii() or any(ord(letter) <= 32 for letter in url):
        raise Denied(400, "server-why-webhook", "a webhook is an http or https address")


def port_of(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def person_key(key: str, person: str) -> str:
    """What a person's webhook is signed with, of the server's own key."""
    return hmac.digest(key.encode(), person.encode(), "sha256").hex()


def signature(key: str, body: bytes) -> str:
    return f"sha256={hmac.digest(key.encode(), body, 'sha256').hex()}"


NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Its last four bytes are the address of IPv4 that it leads to."""


def is_open(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is of the open internet, however it is wrapped."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_open(inner)
        if address.is_site_local or address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


async def find(host: str, port: int, public_only: bool) -> str:
    """An address of the host; refused if any is not of the open internet."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in found]
    if public_only and not all(is_open(ipaddress.ip_address(one)) for one in addresses):
        raise ValueError("a webhook on a private network")
    return addresses[0]


async def call(url: str, body: dict[str, str], key: str, public_only: bool = True) -> None:
    """Call a webhook."""
    text = json.dumps(body).encode()
    headers = {"Content-Type": "application/json", SIGNATURE: signature(key, text)}
    await post(url, headers, text, public_only)


async def post(url: str, headers: dict[str, str], body: bytes, public_only: bool = True) -> int:
    """POST to an address that somebody gave; the status of the answer, 0 if it says none. Redirects are not
    followed, and of the answer only its first line is read."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", port_of(parts)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = {
        "Host": parts.netloc.rpartition("@")[2],
        "User-Agent": "lanternway",
        **headers,
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    head = f"POST {target} HTTP/1.1\r\n" + "".join(f"{a}: {b}\r\n" for a, b in lines.items())
    async with asyncio.timeout(TIMEOUT):
        address = await find(host, port, public_only)
        secure = ssl.create_default_context() if parts.scheme == "https" else None
        name = host if secure is not None else None
        reader, writer = await asyncio.open_connection(
            address, port, ssl=secure, server_hostname=name
        )
        try:
            writer.write(head.encode("ascii") + b"\r\n" + body)
            await writer.drain()
            said = (await reader.readline()).split()
        finally:
            writer.close()
    return int(said[1]) if len(said) > 1 and said[1].isdigit() else 0
