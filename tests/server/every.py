"""Every command that there is, with values for its fields by their types: taken from the types of the
messages and the routes, so that a new command is tried without being named here."""

import itertools
import types
import typing
from collections.abc import Iterator
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import Litestar

from lanternway.core.languages import Language
from lanternway.messages.client import (
    ClientMessage,
    Id,
    Level,
    Notation,
    Seat,
    Seq,
    Text,
    Viewer,
)

PATH = "/api/tables/{table:str}"
GIVEN = {"services", "person", "visitor", "asker", "request", "table", "data"}
"""Parameters of routes that a client does not choose, or that are tried on their own."""
ARGUMENTS = {
    "seat": Viewer | None,
    "since": Seq,
    "ply": Annotated[int, msgspec.Meta(ge=1)],
    "invite": str,
    "epoch": str,
    "lang": Language,
    "chosen": Notation,
    "known": str,
}
"""What a client may add to an address."""


class Values(NamedTuple):
    """What may be sent of each type at a table."""

    table: str
    person: str
    """Somebody of the table, for fields that name a person."""
    ids: list[str]
    """Names for the command: a new one, and one that was done before."""
    seats: list[int]
    counts: list[int]
    notations: list[str]


class Route(NamedTuple):
    """A way to ask over HTTP. `body` has the fields that a client sends."""

    method: str
    path: str
    body: type[msgspec.Struct] | None
    arguments: list[str]

    def name(self) -> str:
        return f"{self.method} {self.path}"


def messages() -> list[type[msgspec.Struct]]:
    """What the socket takes."""
    return list(typing.get_args(ClientMessage))


def added(handler: Any) -> list[str]:
    """What a client may add to the address of a route: parameters of its own and of what it needs."""
    names = dict(handler.parsed_fn_signature.parameters)
    for name, given in handler.resolve_dependencies().items():
        if name in names:
            names |= given.parsed_fn_signature.parameters
    return [name for name in names if name not in GIVEN]


def routes(app: Litestar) -> list[Route]:
    """All routes of a table."""
    found: list[Route] = []
    for route in app.routes:
        if not route.path.startswith(PATH):
            continue
        for handler in route.route_handlers:  # type: ignore[union-attr]
            parameters = handler.parsed_fn_signature.parameters
            body = parameters["data"].annotation if "data" in parameters else None
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                found.append(Route(method, route.path, body, added(handler)))
    return found


class Way(NamedTuple):
    """Any way to ask over HTTP."""

    method: str
    path: str
    fields: list[str]
    arguments: list[str]


def ways(app: Litestar) -> list[Way]:
    """All that there are; streams, which do not end, are left out."""
    found: list[Way] = []
    for route in app.routes:
        if not route.path.startswith("/api/") or route.path.endswith("/stream"):
            continue
        for handler in getattr(route, "route_handlers", ()):
            parameters = handler.parsed_fn_signature.parameters
            body = parameters["data"].annotation if "data" in parameters else None
            fields = list(getattr(body, "__struct_fields__", ()))
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                found.append(Way(str(method), route.path, fields, added(handler)))
    assert len(found) > 50
    return found


def bodies(kind: type[msgspec.Struct], values: Values) -> Iterator[dict[str, Any]]:
    """Every body of a message or a route."""
    hints = typing.get_type_hints(kind, include_extras=True)
    choices = [of_type(hints[name], name, values) for name in kind.__struct_fields__]
    tag = kind.__struct_config__.tag
    for chosen in itertools.product(*choices):
        body = dict(zip(kind.__struct_fields__, chosen, strict=True))
        yield body if tag is None else {"t": tag, **body}


def http_bodies(route: Route, values: Values) -> Iterator[dict[str, Any]]:
    """Every body of a route; a command's table stands in the path."""
    assert route.body is not None
    for body in bodies(route.body, values):
        yield {name: value for name, value in body.items() if name not in ("t", "table")}


def arguments(route: Route, values: Values) -> Iterator[dict[str, Any]]:
    """Every choice of what can be added to a route's address."""
    choices = [of_type(ARGUMENTS[name], name, values) for name in route.arguments]
    for chosen in itertools.product(*choices):
        yield dict(zip(route.arguments, chosen, strict=True))


def of_type(kind: Any, name: str, values: Values) -> list[Any]:
    """Values for a field. A type that is not known here must be added: nothing is left out quietly."""
    if kind == Id:
        return {"id": values.ids, "table": [values.table], "person": [values.person]}[name]
    known: list[tuple[Any, list[Any]]] = [
        (Seat, [seat for seat in values.seats if seat >= 0]),
        (Viewer, values.seats),
        (Seq, values.counts),
        (Notation, values.notations),
        (Text, ["hello"]),
        (Level, ["random"]),
        (Language, ["pl"]),
        (bool, [True, False]),
        (str, ["wrong"]),
        (type(None), [None]),
    ]
    for type_, found in known:
        if kind == type_:
            return found
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        return [v for part in typing.get_args(kind) for v in of_type(part, name, values)]
    if origin is Literal:
        return list(typing.get_args(kind))
    if origin is Annotated:
        base, meta = typing.get_args(kind)
        if base is int and meta.ge is not None:
            return [meta.ge]
        if base is str and meta.pattern is None:
            return ["wrong"]
    raise AssertionError(f"no values for the field {name} of the type {kind}: add them")
