"""No module of src/lanternway imports itself by way of others. Imports for types only do not count."""

from __future__ import annotations

import sys
from typing import Final

import grimp

PACKAGE: Final = "lanternway"


def main() -> int:
    graph = grimp.build_graph(PACKAGE, exclude_type_checking_imports=True, cache_dir=None)
    imports = {
        module: sorted(graph.find_modules_directly_imported_by(module)) for module in graph.modules
    }
    found = cycles(imports)
    for cycle in found:
        print(f"modules import each other in a circle: {', '.join(cycle)}")
    return 1 if found else 0


def cycles(imports: dict[str, list[str]]) -> list[list[str]]:
    """The largest groups of modules each of which leads to all others (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    waiting: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        waiting.append(module)
        for other in imports.get(module, []):
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in waiting:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            place = waiting.index(module)
            group = waiting[place:]
            del waiting[place:]
            if len(group) > 1:
                found.append(sorted(group))

    for module in sorted(imports):
        if module not in order:
            visit(module)
    return found


if __name__ == "__main__":
    sys.exit(main())
