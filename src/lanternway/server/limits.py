"""Rate limits: token buckets by who and what. Memory stays bounded, whatever comes in."""

import ipaddress
import time
from typing import Final

from lanternway.server.errors import too_much

KEYS: Final = 20_000

RATES: Final[dict[str, tuple[float, float]]] = {
    "any": (50.0, 200.0),
    "guest": (0.5, 60.0),
    "login": (0.1, 10.0),
    "logins": (0.2, 20.0),
    "account": (0.1, 5.0),
    "table": (0.5, 30.0),
    "record": (0.02, 5.0),
    "review": (0.02, 5.0),
    "hint": (0.2, 20.0),
    "search": (0.1, 20.0),
    "study": (0.5, 60.0),
    "socket": (40.0, 120.0),
    "messages": (200.0, 600.0),
    "connect": (5.0, 60.0),
    "talk": (1.0, 10.0),
    "place": (2.0, 120.0),
    "find": (0.2, 20.0),
    "export": (0.02, 5.0),
    "mail": (0.005, 3.0),
}
"""A second, and at once; for an address or a person. `socket` is for one connection, `messages` for all of
an address, `place` for tables of one address, `login` for wrong log-ins of one login from one address,
`logins` for those of an address altogether, `study` for hints and searches of one address, `export` for all
data of a person, taken along or deleted, `mail` for codes that are mailed to one person: nobody can lock
somebody else out from afar."""
TABLES: Final = {"guest": 20, "account": 100}
"""Tables of one person that are not over."""
LISTED: Final = 5
"""Those of them that wait in the lobby."""
SOCKETS: Final = 100
"""Open sockets of one address."""


def household(address: str) -> str:
    """Who shares the limits of an address: whoever has one of IPv6 has the 2⁶⁴ beside it, too."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), 64), strict=False))


class Limits:
    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def wait(self, what: str, who: str, cost: float = 1.0) -> float:
        """Take one, or as much as it costs; 0, or the seconds until it is worth trying again."""
        if self.factor == 0:
            return 0.0
        tokens, now = self._left(what, who)
        if tokens < 1:
            self._buckets[(what, who)] = (tokens, now)
            return (1 - tokens) / (RATES[what][0] * self.factor)
        self._keep(what, who, tokens - cost, now)  # who has one left may take more than that
        return 0.0

    def take(self, what: str, who: str, cost: float = 1.0) -> None:
        """Take one, or as much as it costs, or raise Denied."""
        wait = self.wait(what, who, cost)
        if wait:
            raise too_much(wait)

    def pay(self, what: str, who: str, cost: float) -> None:
        """What was done already is paid for, even by who has nothing left."""
        if self.factor:
            tokens, now = self._left(what, who)
            self._keep(what, who, tokens - cost, now)

    def _left(self, what: str, who: str) -> tuple[float, float]:
        """How many may be taken, and the time."""
        rate, burst = (value * self.factor for value in RATES[what])
        now = time.monotonic()
        tokens, then = self._buckets.get((what, who), (burst, now))
        return min(burst, tokens + (now - then) * rate), now

    def _keep(self, what: str, who: str, tokens: float, now: float) -> None:
        if len(self._buckets) >= KEYS:
            self._forget(now)
        self._buckets[(what, who)] = (tokens, now)

    def give_back(self, what: str, who: str) -> None:
        """What was taken was not used."""
        if (what, who) in self._buckets:
            tokens, then = self._buckets[(what, who)]
            self._buckets[(what, who)] = (tokens + 1, then)

    def _forget(self, now: float) -> None:
        """Drop those that are full again, then the oldest half."""
        for key, (tokens, then) in list(self._buckets.items()):
            rate, burst = RATES[key[0]]
            if tokens + (now - then) * rate * self.factor >= burst * self.factor:
                del self._buckets[key]
        if len(self._buckets) >= KEYS:
            for key in list(self._buckets)[: KEYS // 2]:
                del self._buckets[key]
