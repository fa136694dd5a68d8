"""TypeScript types of the wire, made from its JSON Schema: web/src/wire.ts.

wire_types.py           write the file
wire_types.py --check   say whether it is what the schema says now
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from lanternway.messages.schema import schema

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = """\
/* Made by tools/wire_types.py from the server's schema. Do not edit: `make web-types` writes it. */
"""
WORDS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def main(arguments: list[str]) -> int:
    text = typescript(schema())
    if "--check" in arguments:
        if TARGET.read_text(encoding="utf-8") == text:
            return 0
        print(
            "web/src/wire.ts is not what the server's schema says: make web-types", file=sys.stderr
        )
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


def typescript(document: dict[str, Any]) -> str:
    parts = [HEAD]
    for name, definition in document["$defs"].items():
        doc = definition.get("description", "")
        if doc:
            parts.append("/** " + " ".join(doc.split()).replace("*/", "* /") + " */")
        if definition.get("type") == "object" and "properties" in definition:
            parts.append(f"export interface {name} {{\n{fields(definition)}}}\n")
        else:
            parts.append(f"export type {name} = {kind(definition)};\n")
    return "\n".join(parts)


def fields(definition: dict[str, Any]) -> str:
    required = set(definition.get("required", []))
    lines = []
    for name, value in definition["properties"].items():
        optional = "" if name in required else "?"
        lines.append(f"  {name}{optional}: {kind(value)};\n")
    return "".join(lines)


def kind(value: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in value:
        return str(value["$ref"].rsplit("/", 1)[1])
    if "anyOf" in value:
        return " | ".join(kind(option) for option in value["anyOf"])
    if "enum" in value:
        return " | ".join(literal(word) for word in value["enum"])
    if "const" in value:
        return literal(value["const"])
    given = value.get("type")
    if given == "null":
        return "null"
    if given == "array":
        inner = kind(value["items"]) if value.get("items") else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if given == "object":
        extra = value.get("additionalProperties")
        return f"{{ [key: string]: {kind(extra) if isinstance(extra, dict) else 'unknown'} }}"
    return WORDS.get(str(given), "unknown")


def literal(word: object) -> str:
    return f"'{word}'" if isinstance(word, str) else str(word).lower()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
