"""Chance: the only place where anything random comes from.

Every random outcome of a game is one call of `Chance.draw(stream, n)`. A stream is a deck, a kind of
die or a step of the setup. The numbers come from keyed BLAKE2b in counter mode, by rejection
sampling, so they are uniform, equal on every machine, and provable once the key is published.
"""

import hashlib
from typing import Final

from lanternway.core.errors import OutcomeError

KEY_BYTES: Final = 32
_SPAN: Final = 1 << 64


def key_from_seed(seed: int | str | bytes) -> bytes:
    """The 32-byte key of a seed: a number, a text, or a key itself (32 bytes stay as they are)."""
    if isinstance(seed, bytes):
        if len(seed) == KEY_BYTES:
            return seed
        material = b"bytes:" + seed
    elif isinstance(seed, str):
        material = b"text:" + seed.encode()
    else:
        material = b"int:%d" % seed
    return hashlib.blake2b(material, digest_size=KEY_BYTES, person=b"lanternway-seed").digest()


def commitment(key: bytes) -> str:
    """What may be published before the first move: the hash of the key."""
    return hashlib.blake2b(key, digest_size=32, person=b"lanternway-key").hexdigest()


def mixed_key(secret: bytes, seeds: list[str]) -> bytes:
    """The key of a game whose players brought seeds: nobody alone can have chosen it. No seeds: the
    secret itself."""
    if not seeds:
        return secret
    material = b"".join(b"%d:%s" % (len(raw), raw) for raw in [seed.encode() for seed in seeds])
    return hashlib.blake2b(
        material, key=secret, digest_size=KEY_BYTES, person=b"lanternway-mix"
    ).digest()


def number(key: bytes, stream: int, counter: int, n: int) -> tuple[int, int]:
    """The uniform number below `n` at `counter` of `stream`, and the next counter."""
    limit = _SPAN - _SPAN % n
    while True:
        block = hashlib.blake2b(b"%d:%d" % (stream, counter), key=key, digest_size=8).digest()
        counter += 1
        value = int.from_bytes(block, "little")
        if value < limit:
            return value % n, counter


class Chance:
    """A key and how far each stream has been read. Small, cheap to copy, no generator inside.

    `known` holds outcomes that are given instead of drawn (a replay, a position), by stream, next
    first. `drawn` collects (stream, outcome) while somebody writes a record; None when nobody does.
    `count` is the number of draws so far: whoever compares it knows whether something was random.
    """

    __slots__ = ("count", "counters", "drawn", "key", "known")

    def __init__(
        self,
        key: bytes,
        counters: list[int],
        count: int = 0,
        known: dict[int, list[int]] | None = None,
    ) -> None:
        self.key: bytes = key
        self.counters: list[int] = counters
        self.count: int = count
        self.known: dict[int, list[int]] | None = known
        self.drawn: list[tuple[int, int]] | None = None

    def draw(self, stream: int, n: int) -> int:
        """A number in 0..n-1. With n = 1 nothing is random and nothing is counted."""
        if n == 1:
            return 0
        self.count += 1
        if self.known is not None:
            given = self.known.get(stream)
            if given:
                value = given.pop(0)
                if value >= n:
                    raise OutcomeError(stream, value, n)
                # The stream moves on as if it had been drawn: a replayed game goes on like the first.
                _, self.counters[stream] = number(self.key, stream, self.counters[stream], n)
                if self.drawn is not None:
                    self.drawn.append((stream, value))
                return value
        value, self.counters[stream] = number(self.key, stream, self.counters[stream], n)
        if self.drawn is not None:
            self.drawn.append((stream, value))
        return value

    def take(self, stream: int, pool: list[int]) -> int:
        """Take a random element out of `pool`, which keeps its order: one Fisher-Yates step."""
        return pool.pop(self.draw(stream, len(pool)))

    def clone(self) -> "Chance":
        """An independent copy; given outcomes go along, the record does not."""
        known = self.known
        if known is not None:
            known = {stream: values[:] for stream, values in known.items() if values}
        return Chance(self.key, self.counters[:], self.count, known)

    def rekey(self, key: bytes) -> None:
        """Another future, in O(1): what was drawn stays, what comes is unrelated to the old key."""
        self.key = key
        self.known = None


def fresh(seed: int | str | bytes, streams: int) -> Chance:
    """Chance at the start of a game with so many streams."""
    return Chance(key_from_seed(seed), [0] * streams)
