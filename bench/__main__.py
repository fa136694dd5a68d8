"""`python -m bench`: what must be fast, in tables with the machine's name and the date.

`python -m bench kernel` measures the kernel alone; `python -m bench research` the environments for learning;
`python -m bench games` the games beside peers; without a word all of them. `--markdown` writes the tables as
docs/benchmarks.md has them.
"""

import argparse

from bench import kernel, peers, research
from bench.measure import Measure, interleaved, machine
from bench.report import Rows, show
from lanternway.core.engine import version_line


def rate_rows(what: str, measures: list[Measure], repeats: int, seconds: float) -> Rows:
    interleaved(measures, repeats, seconds)
    rows = [[what, "a second", f"spread of {repeats}"]]
    rows += [[one.name, f"{one.rate:,.0f}", f"{one.spread:.0%}"] for one in measures]
    return rows


def speed_rows(everybody: list[peers.Worker]) -> Rows:
    """Every worker's rates, with their spread."""
    rows = [["a second (spread)", *peers.OURS]]
    for worker in everybody:
        cells = [
            f"{worker.rate(what):,.0f} ({worker.spread(what):.0%})" if what in worker.rates else "–"
            for what in peers.OURS
        ]
        rows.append([worker.name, *cells])
    return rows


def ratio_rows(everybody: list[peers.Worker]) -> Rows:
    """How many times as fast: real decisions of random games, each of ours against each peer."""
    rivals = [worker for worker in everybody if worker.what != peers.OURS]
    rows = [["times as fast, random games", "plain", *(rival.name for rival in rivals)]]
    known = {worker.name: worker for worker in everybody}
    for worker in everybody:
        if worker in rivals:
            continue
        plain = known.get(worker.name.split()[0] + " plain", worker)
        cells = [f"{worker.rate('playouts') / plain.rate('playouts'):.2f}"]
        cells += [f"{worker.rate('playouts') / rival.rate('playouts'):.2f}" for rival in rivals]
        rows.append([worker.name, *cells])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description="Measure what must be fast.")
    parser.add_argument("part", nargs="?", choices=["kernel", "research", "games"])
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5, help="for one measurement")
    parser.add_argument("--games", default="dark_road,skye,treos")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--markdown", action="store_true")
    arguments = parser.parse_args()
    alone = {"kernel": kernel.measures, "research": research.measures}
    for part, measures in alone.items():
        if arguments.part in (None, part):
            rows = rate_rows(part, measures(), arguments.repeats, arguments.seconds)
            show(f"{version_line()}, {machine()}", rows, arguments.markdown)
    if arguments.part in (None, "games"):
        everybody = peers.workers(arguments.games.split(","), arguments.seats)
        peers.measure(everybody, arguments.repeats, arguments.seconds)
        show(f"{arguments.seats} seats, {machine()}", speed_rows(everybody), arguments.markdown)
        show(f"median of {arguments.repeats}", ratio_rows(everybody), arguments.markdown)


if __name__ == "__main__":
    main()
