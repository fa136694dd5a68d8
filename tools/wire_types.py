"""TypeScript types of what the server sends: the wire from its JSON Schema (web/src/wire.ts), and the
events of every game from what it declares (web/src/events.ts).

wire_types.py           write the files
wire_types.py --check   say whether they are what schema and games say now
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final

from lanternway.core import EventKind, Fact, game_ids, get_game
from lanternway.messages.schema import schema

FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD: Final = """\
/* Made by tools/wire_types.py from {source}. Do not edit: `make web-types` writes it. */
"""
WORDS: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
}
EVENTS: Final = "events"
"""The field of messages whose items the schema calls any object: events.ts knows more."""
ANY_EVENT: Final = """\
/** An event of any game, as a viewer was told it: its kind and facts. `secret` are those for the few. */
export interface GameEvent {
  kind: string;
  seat?: number;
  secret?: object;
}
"""


def main(arguments: list[str]) -> int:
    made = {"wire.ts": wire(schema()), "events.ts": events()}
    if "--check" not in arguments:
        for name, text in made.items():
            (FOLDER / name).write_text(text, encoding="utf-8")
        return 0
    old = [
        name for name, text in made.items() if (FOLDER / name).read_text(encoding="utf-8") != text
    ]
    for name in old:
        print(f"web/src/{name} is not what the server says: make web-types", file=sys.stderr)
    return 1 if old else 0


# --- events -----------------------------------------------------------------------------------------


def events() -> str:
    parts = [HEAD.format(source="the games' declarations"), ANY_EVENT]
    for game in game_ids():
        kinds = {name_of(game, word): kind for word, kind in get_game(game).events.all.items()}
        parts += [event_interface(game, name, kind) for name, kind in kinds.items()]
        union = "".join(f"\n  | {name}" for name in kinds)
        parts.append(f"export type {name_of(game)} ={union};\n")
    return "\n".join(parts)


def name_of(game: str, kind: str = "") -> str:
    """`SkyeEvent`, and of a kind `SkyeEventTakenBack`."""
    return "".join(word.capitalize() for word in re.split("[-_]", f"{game}-event-{kind}"))


def event_interface(game: str, name: str, kind: EventKind) -> str:
    lines = [f"  kind: '{kind.word}';\n", *facts(game, kind.facts, "  ")]
    if kind.secret:
        lines += ["  secret?: {\n", *facts(game, kind.secret, "    "), "  };\n"]
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def facts(game: str, declared: dict[str, Fact], indent: str) -> list[str]:
    return [
        f"{indent}{name}{'?' if fact.is_optional else ''}: {fact_type(game, fact)};\n"
        for name, fact in declared.items()
    ]


def fact_type(game: str, fact: Fact) -> str:
    if fact.type in ("seat", "number"):
        return "number"
    if fact.type in ("text", "thing_or_text"):
        return "string"
    names = " | ".join(f"`@{game}-{family}-${{string}}`" for family in fact.families)
    return names if fact.type == "thing" else f"({names})[]"


# --- the wire ---------------------------------------------------------------------------------------


def wire(document: dict[str, Any]) -> str:
    parts = [HEAD.format(source="the server's schema")]
    parts.append("import type { GameEvent } from './events.ts';\n")
    for name, definition in document["$defs"].items():
        doc = definition.get("description", "")
        if doc:
            parts.append("/** " + " ".join(doc.split()).replace("*/", "* /") + " */")
        if definition.get("type") == "object" and "properties" in definition:
            parts.append(f"export interface {name} {{\n{fields(definition)}}}\n")
        else:
            parts.append(f"export type {name} = {schema_type(definition)};\n")
    return "\n".join(parts)


def fields(definition: dict[str, Any]) -> str:
    required = set(definition.get("required", []))
    lines = []
    for name, value in definition["properties"].items():
        optional = "" if name in required else "?"
        plain = schema_type(value)
        given = "GameEvent[]" if name == EVENTS and plain.startswith("{") else plain
        lines.append(f"  {name}{optional}: {given};\n")
    return "".join(lines)


def schema_type(value: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in value:
        return str(value["$ref"].rsplit("/", 1)[1])
    if "anyOf" in value:
        return " | ".join(schema_type(option) for option in value["anyOf"])
    if "enum" in value:
        return " | ".join(literal(word) for word in value["enum"])
    if "const" in value:
        return literal(value["const"])
    given = value.get("type")
    if given == "null":
        return "null"
    if given == "array":
        inner = schema_type(value["items"]) if value.get("items") else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if given == "object":
        extra = value.get("additionalProperties")
        return (
            f"{{ [key: string]: {schema_type(extra) if isinstance(extra, dict) else 'unknown'} }}"
        )
    return WORDS.get(str(given), "unknown")


def literal(word: object) -> str:
    return f"'{word}'" if isinstance(word, str) else str(word).lower()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
