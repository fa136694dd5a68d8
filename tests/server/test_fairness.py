"""Test vectors of fairness, shared with the verifier in the browser (tests/vectors/fairness.json)."""

import hashlib
import json
from pathlib import Path
from typing import Any

from lanternway.core import commitment
from lanternway.core.chance import mixed_key, number

VECTORS = Path(__file__).parents[1] / "vectors" / "fairness.json"


def by_the_book(secret: bytes, seeds: list[str]) -> bytes:
    """docs/server.md, written down once more and apart from the kernel."""
    if not seeds:
        return secret
    data = b""
    for seed in seeds:
        raw = seed.encode("utf-8")
        data += str(len(raw)).encode() + b":" + raw
    return hashlib.blake2b(data, key=secret, digest_size=32, person=b"lanternway-mix").digest()


def vectors() -> list[dict[str, Any]]:
    """What the file must hold."""
    cases: list[tuple[bytes, list[str]]] = [
        (bytes(32), []),
        (bytes(range(32)), ["", ""]),
        (bytes(range(32)), ["Ada", "Bo"]),
        (b"\xff" * 32, ["zażółć gęślą jaźń", "árvíztűrő tükörfúrógép", "", "🎲"]),
    ]
    found = []
    for secret, seeds in cases:
        key = by_the_book(secret, seeds)
        draws = []
        for stream, n in ((0, 6), (0, 52), (3, 2), (17, 1000), (1, 2**63 + 1)):
            counter = 0
            for _ in range(3):
                start = counter
                value, counter = number(key, stream, counter, n)
                draws.append({"stream": stream, "counter": start, "n": str(n),
                              "value": str(value), "next": counter})  # fmt: skip
        found.append(
            {
                "secret": secret.hex(),
                "commitment": hashlib.blake2b(
                    secret, digest_size=32, person=b"lanternway-key"
                ).hexdigest(),
                "seeds": seeds,
                "key": key.hex(),
                "draws": draws,
            }
        )
    return found


def test_the_vectors_hold() -> None:
    stored = json.loads(VECTORS.read_text(encoding="utf-8"))
    assert stored["vectors"] == vectors()
    for vector in stored["vectors"]:
        secret = bytes.fromhex(vector["secret"])
        assert commitment(secret) == vector["commitment"]
        assert mixed_key(secret, vector["seeds"]).hex() == vector["key"]
    skipped = [d for v in stored["vectors"] for d in v["draws"] if d["next"] - d["counter"] > 1]
    assert skipped, "no vector shows a draw that was rejected"
