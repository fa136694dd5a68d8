"""JSON Schema of everything that is said: `python -m lanternway.messages.schema` prints it."""

import json
import sys
from typing import Any

import msgspec

from lanternway.messages import (
    account,
    client,
    http,
    learning,
    people,
    positions,
    puzzles,
    review,
    server,
)


def parts() -> list[Any]:
    """Every type that a client meets."""
    found: list[Any] = [server.ServerMessage, client.ClientMessage]
    for module in (server, client, account, http, learning, people, positions, puzzles, review):
        for name in sorted(vars(module)):
            thing = getattr(module, name)
            if (
                isinstance(thing, type)
                and issubclass(thing, msgspec.Struct)
                and thing.__module__ == module.__name__
                and thing.__struct_fields__
            ):
                found.append(thing)
    return found


def schema() -> dict[str, Any]:
    """One document: `$defs` with every type, and the two unions of the socket."""
    listed, components = msgspec.json.schema_components(parts(), ref_template="#/$defs/{name}")
    defs = dict(sorted(components.items()))
    defs["ServerMessage"] = listed[0]
    defs["ClientMessage"] = listed[1]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Lanternway wire, protocol {server.PROTOCOL}",
        "$defs": defs,
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
