"""The numbers of all clauses, in order; their texts are in the locales."""

from typing import Final


def _run(prefix: str, last: int) -> list[str]:
    return [f"DR-{prefix}.{n}" for n in range(1, last + 1)]


CLAUSES: Final = (
    *_run("1", 5), *_run("2", 10), *_run("3", 7), *_run("4", 2), *_run("4.3", 5),
    *_run("4.4", 3), *_run("4.5", 3), *_run("4.6", 5), *_run("5.1", 3), *_run("5.2", 1),
    *_run("5.3", 2), *_run("5.4", 5), *_run("5.5", 1), *_run("6", 4), *_run("7.1", 4),
    *_run("7.2", 6), *_run("7.3", 4), *_run("7.4", 1), *_run("8", 3), *_run("9", 11),
    *_run("10", 8), *_run("11", 6), *_run("12", 5), "DR-13", "DR-14", "DR-15", "DR-16",
    "DR-17.1", "DR-17.2", "DR-17.2a", "DR-17.3", "DR-17.4", *_run("17.5", 3), *_run("17.6", 7),
    *_run("17.7", 8), *_run("17.8", 7), *_run("17.9", 5), *_run("17.10", 4), *_run("17.11", 2),
    "DR-17.12", *_run("17.13", 2), *_run("17.14", 1), *_run("17.15", 3), *_run("17.16", 2),
    *_run("17.17", 3), "DR-17.18", *_run("17.19", 3), *_run("17.20", 4),
)  # fmt: skip
