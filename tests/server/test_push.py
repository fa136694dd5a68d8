"""Web Push: only the browser reads a message, only this server can send one, and it ends with the session."""

import asyncio
import base64
import json
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from lanternway.messages.account import LogIn, NewAccount, NewGuest
from lanternway.server import push
from lanternway.server.accounts import token_hash
from lanternway.server.errors import Denied
from lanternway.server.store import PushRow
from tests.server import inside
from tests.server.serving import run, until

# The example of RFC 8291, appendix A.
EXAMPLE = PushRow(
    endpoint="https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    receiver="BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
    "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    secret="BTBZMqHH6r4Tts7J_aSIgg",
)
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SAID = b"When I grow up, I want to be a watermelon"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def plain(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_messages_are_encrypted_as_the_standard_shows() -> None:
    sender = ec.derive_private_key(int.from_bytes(plain(SENDER), "big"), push.CURVE)
    assert push.encrypt(SAID, EXAMPLE, sender, plain(SALT)) == plain(SENT)


def test_every_message_is_encrypted_anew() -> None:
    assert push.encrypt(SAID, EXAMPLE) != push.encrypt(SAID, EXAMPLE)
    with pytest.raises(ValueError, match="too long"):
        push.encrypt(b"x" * push.RECORD, EXAMPLE)


def test_the_sender_is_signed_for() -> None:
    key = push.new_key()
    said = push.authorization(EXAMPLE.endpoint, key, "mailto:a@b.example", 1000.0)
    signed, public = said.removeprefix("vapid t=").split(", k=")
    head, claims, signature = signed.split(".")
    assert json.loads(plain(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(plain(claims)) == {
        "aud": "https://push.example.net",
        "exp": 1000 + push.VALID,
        "sub": "mailto:a@b.example",
    }
    assert public == push.public_key(key)
    numbers = plain(signature)
    halves = [int.from_bytes(half, "big") for half in (numbers[:32], numbers[32:])]
    verifier = ec.EllipticCurvePublicKey.from_encoded_point(push.CURVE, plain(public))
    whole = encode_dss_signature(halves[0], halves[1])
    verifier.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example.net/x"},
        {"endpoint": "https://push.example.net:22/x"},
        {"endpoint": "https://push.example.net/\r\nx"},
        {"receiver": "AAAA"},
        {"receiver": EXAMPLE.receiver[:-4] + "AAAA"},
        {"receiver": "é"},
        {"secret": "AAAA"},
    ],
)
def test_only_what_a_browser_would_say_is_taken(wrong: dict[str, str]) -> None:
    push.check_push(EXAMPLE)
    given = {"endpoint": EXAMPLE.endpoint, "receiver": EXAMPLE.receiver, "secret": EXAMPLE.secret}
    with pytest.raises(Denied, match="subscription"):
        push.check_push(PushRow(**{**given, **wrong}))


def test_messages_stay_on_the_open_internet() -> None:
    inward = PushRow("https://127.0.0.1/x", EXAMPLE.receiver, EXAMPLE.secret)
    with pytest.raises(ValueError, match="private"):
        asyncio.run(push.deliver(inward, {}, push.new_key(), "mailto:a@b.example", 0.0))


def test_a_browser_is_told_of_a_turn_until_its_service_forgets_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    posted: list[tuple[str, dict[str, str], bytes]] = []
    answers = iter((201, 410))

    async def post(url: str, headers: dict[str, str], body: bytes, public_only: bool) -> int:
        posted.append((url, headers, body))
        return next(answers)

    monkeypatch.setattr(push, "post", post)
    told: list[dict[str, Any]] = []
    plainly = push.encrypt

    def encrypt(text: bytes, to: PushRow) -> bytes:
        told.append(json.loads(text))
        return plainly(text, to)

    monkeypatch.setattr(push, "encrypt", encrypt)

    async def main() -> None:
        async with inside.services() as server:
            ada = await inside.person(server, "Ada")
            bo, token = await server.accounts.guest(NewGuest(name="Bo", language="pl"))
            await server.store.keep_push(token_hash(token), EXAMPLE)
            room = await inside.table(server, [ada, bo])  # a turn of both: neither is here
            await until(lambda: len(posted) == 1)
            url, headers, body = posted[0]
            assert url == EXAMPLE.endpoint
            assert headers["Authorization"].startswith("vapid t=")
            assert room.table.id.encode() not in body, "only the browser can read it"
            assert told[0]["title"].startswith("Twoja kolej")
            assert told[0].keys() == {"title", "link", "table"}, "nothing of the game is in it"
            assert told[0]["link"] == f"/t/{told[0]['table']}"
            server.notifier.your_turn(bo.id, room.table)
            await until(lambda: len(posted) == 2)
            await inside.until_quiet(server)
            assert await server.store.pushes(bo.id) == []

    run(main())


def test_a_subscription_ends_with_its_session() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada, first = await server.accounts.guest(NewGuest(name="Ada"))
            await server.accounts.keep(ada, NewAccount(login="ada", password="long enough it is"))
            _, second = await server.accounts.log_in(
                LogIn(login="ada", password="long enough it is")
            )
            other = PushRow("https://push.example.net/2", EXAMPLE.receiver, EXAMPLE.secret)
            await server.store.keep_push(token_hash(first), EXAMPLE)
            await server.store.keep_push(token_hash(second), other)
            assert len(await server.store.pushes(ada.id)) == 2
            await server.accounts.log_out(first)
            assert await server.store.pushes(ada.id) == [other]
            # the same browser under another session: it is told once
            await server.store.keep_push(token_hash(second), EXAMPLE)
            assert await server.store.pushes(ada.id) == [EXAMPLE]
            await server.store.drop_push(token_hash(second))
            assert await server.store.pushes(ada.id) == []

    run(main())
