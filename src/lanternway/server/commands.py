"""Commands: every request to change a table. Those of clients, and what the server does by itself."""

import hashlib

import msgspec

from lanternway.messages.client import ClientCommand, TableCommand


class BotAct(TableCommand, frozen=True, kw_only=True, tag="bot"):
    """A bot has chosen for its seat."""

    seat: int
    prompted: int
    """The seat's count when the prompt came that the bot answers."""
    notation: str


class RunOut(TableCommand, frozen=True, kw_only=True, tag="run-out"):
    """The clock of a seat is at 0: a bot plays for the person."""

    seat: int


class HostClose(TableCommand, frozen=True, kw_only=True, tag="host-close"):
    """The operator of the server closes a table, whatever is played there."""


class OfferRematch(TableCommand, frozen=True, kw_only=True, tag="rematch"):
    """They can play again, at a table that was made for it."""

    new_table: str


Command = ClientCommand | BotAct | RunOut | HostClose | OfferRematch


def content_of(command: Command) -> str:
    """What a command says, whatever its id, and whatever was seen when it was given: a digest."""
    said = msgspec.to_builtins(command)
    told = {name: said[name] for name in sorted(said.keys() - {"id", "seq"})}
    return hashlib.blake2b(msgspec.json.encode(told), digest_size=8).hexdigest()
