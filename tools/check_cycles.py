"""No module of src/lanternway imports itself by way of others. Imports for types only do not count."""

from __future__ import annotations

import sys
from typing import Final

import grimp

PACKAGE: Final = "lanternway"
STILL_THERE: Final = {
    "lanternway.games.dark_road": 11,
    "lanternway.games.skye": 4,
    "lanternway.games.treos": 14,
}
"""Packages that may still have a cycle, and of how many modules at most. This list only gets shorter."""


def main() -> int:
    graph = grimp.build_graph(PACKAGE, exclude_type_checking_imports=True, cache_dir=None)
    imports = {
        module: sorted(graph.find_modules_directly_imported_by(module)) for module in graph.modules
    }
    complaints = judge(cycles(imports), STILL_THERE)
    for complaint in complaints:
        print(complaint)
    return 1 if complaints else 0


def judge(found: list[list[str]], allowed: dict[str, int]) -> list[str]:
    """What is wrong: a cycle that nobody allowed, one that grew, a permission that nobody needs."""
    complaints: list[str] = []
    needed: set[str] = set()
    for cycle in found:
        package = next((name for name in allowed if _lies_in(cycle, name)), "")
        if not package:
            complaints.append(f"modules import each other in a circle: {', '.join(cycle)}")
            continue
        needed.add(package)
        if len(cycle) > allowed[package]:
            complaints.append(
                f"the cycle in {package} has grown from {allowed[package]} to {len(cycle)} modules: "
                + ", ".join(cycle)
            )
    return complaints + [
        f"{package} has no cycle any more: take it off the list in tools/check_cycles.py"
        for package in allowed
        if package not in needed
    ]


def _lies_in(cycle: list[str], package: str) -> bool:
    return all(module == package or module.startswith(f"{package}.") for module in cycle)


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
