"""Web Push: a browser that agreed is told that it is somebody's turn, even while no page is open.

The libraries for it send by clients of their own, to any address that a browser names; messages go the way
of webhooks here, which leads to the open internet only. So what remains of the standards is written out:
the message is encrypted for the browser (RFC 8291, 8188), the sender is signed for (RFC 8292).
"""

import base64
import json
import secrets
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from lanternway.server.errors import Denied
from lanternway.server.store import PushRow
from lanternway.server.webhooks import check_webhook, post

CURVE: Final = ec.SECP256R1()
NUMBER: Final = 32
"""Bytes of a number on the curve."""
SALT: Final = 16
SECRET: Final = 16
RECORD: Final = 4096
"""Bytes of a message at most, as every push service takes them."""
LAST: Final = b"\x02"
"""Ends the last record of a message."""
VALID: Final = 12 * 3600
"""Seconds that a signature counts: a day at most is allowed."""
KEPT: Final = 24 * 3600
"""Seconds that a push service keeps a message for a browser that sleeps."""
GONE: Final = frozenset({404, 410})


def new_key() -> str:
    """The server's private key."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return _text(number.to_bytes(NUMBER, "big"))


def public_key(key: str) -> str:
    """What browsers subscribe with: only who holds the private key can then send to them."""
    return _text(_point(_private(key)))


def check_push(push: PushRow) -> None:
    """What a browser would say, and nothing else."""
    try:
        check_webhook(push.endpoint)
        _public(push.receiver)
        good = push.endpoint.startswith("https://") and len(_bytes(push.secret)) == SECRET
    except (ValueError, Denied):
        good = False
    if not good:
        raise Denied(400, "server-why-push", "this is no push subscription of a browser")


async def deliver(push: PushRow, message: dict[str, str], key: str, contact: str, now: float,
                  public_only: bool = True) -> bool:  # fmt: skip
    """Sends a message; whether the push service still knows the browser."""
    headers = {
        "Authorization": authorization(push.endpoint, key, contact, now),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
    }
    body = encrypt(json.dumps(message).encode(), push)
    return await post(push.endpoint, headers, body, public_only) not in GONE


def encrypt(
    text: bytes,
    push: PushRow,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """One record that only the browser can read. `sender`, `salt`: chosen anew for every message (tests
    give those of the standard's example)."""
    if len(text) + len(LAST) + 16 > RECORD:
        raise ValueError("the message is too long for a push")
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(SALT)
    own = _point(sender)
    shared = sender.exchange(ec.ECDH(), _public(push.receiver))
    agreed = b"WebPush: info\x00" + _bytes(push.receiver) + own
    start = _derive(shared, _bytes(push.secret), agreed, 32)
    key = _derive(start, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derive(start, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def authorization(endpoint: str, key: str, contact: str, now: float) -> str:
    """Says who sends, signed with the key that the browser subscribed with."""
    to = urlsplit(endpoint)
    claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(now) + VALID, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(_text(json.dumps(part).encode()) for part in parts)
    signature = _private(key).sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
    numbers = b"".join(one.to_bytes(NUMBER, "big") for one in decode_dss_signature(signature))
    return f"vapid t={signed}.{_text(numbers)}, k={public_key(key)}"


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(_bytes(key), "big"), CURVE)


def _public(key: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(key))


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
