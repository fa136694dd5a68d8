"""Tables of what was measured: for the terminal, or as docs have them."""

from rich.console import Console
from rich.table import Table

Rows = list[list[str]]


def show(title: str, rows: Rows, markdown: bool) -> None:
    if markdown:
        print(f"{title}\n")
        print("| " + " | ".join(rows[0]) + " |")
        print("|---" + "|---:" * (len(rows[0]) - 1) + "|")
        for row in rows[1:]:
            print("| " + " | ".join(row) + " |")
        print()
        return
    table = Table(title=title, title_justify="left")
    for place, heading in enumerate(rows[0]):
        table.add_column(heading, justify="right" if place else "left", no_wrap=True)
    for row in rows[1:]:
        table.add_row(*row)
    Console(width=200).print(table)
