"""`python -m bench`: what must be fast, in one table with the machine's name and the date."""

import argparse

from rich.console import Console
from rich.table import Table

from bench import kernel
from bench.measure import Measure, interleaved, machine


def table(measures: list[Measure], repeats: int) -> Table:
    made = Table(title=machine(), title_justify="left")
    made.add_column("what")
    made.add_column("a second", justify="right")
    made.add_column(f"spread of {repeats}", justify="right")
    for measure in measures:
        made.add_row(measure.name, f"{measure.rate:,.0f}", f"{measure.spread:.0%}")
    return made


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="for one measurement")
    wish = parser.parse_args()
    measures = kernel.measures()
    interleaved(measures, wish.repeats, wish.seconds)
    Console().print(table(measures, wish.repeats))


if __name__ == "__main__":
    main()
