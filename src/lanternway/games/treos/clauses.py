"""The numbers of all clauses; their texts are in the locales (`treos-clause-2-4`)."""

from typing import Final

CLAUSES: Final = (
    "TR-1.1", "TR-1.2", "TR-1.3", "TR-1.4", "TR-1.5", "TR-1.6", "TR-1.7", "TR-1.8",
    "TR-2.1", "TR-2.2", "TR-2.3", "TR-2.4", "TR-2.5", "TR-2.6", "TR-2.7", "TR-2.8",
    "TR-3.1", "TR-3.2", "TR-3.3", "TR-3.4", "TR-3.5", "TR-3.6", "TR-3.7", "TR-3.8", "TR-3.9",
    "TR-4.1", "TR-4.2", "TR-4.3",
    "TR-5.1",
    "TR-6.1", "TR-6.2", "TR-6.3", "TR-6.4", "TR-6.5", "TR-6.6",
    "TR-7.1", "TR-7.2", "TR-7.3", "TR-7.4", "TR-7.5",
    "TR-8.1", "TR-8.2", "TR-8.3",
    "TR-9.1", "TR-9.2", "TR-9.3", "TR-9.4", "TR-9.5", "TR-9.6",
    "TR-10.1", "TR-10.2", "TR-10.3", "TR-10.4", "TR-10.5", "TR-10.6",
    "TR-11.1",
)  # fmt: skip
