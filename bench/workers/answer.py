"""What all workers do: read `what seconds` a line, answer how much a second, until the input ends.

Imports nothing of the project: peers run it in an environment of their own.
"""

import sys
import time
from collections.abc import Callable, Mapping


def per_second(work: Callable[[], int], seconds: float) -> float:
    """Do `work`, which says how much it did, until the time is over; how much a second of the processor, so
    that what else the machine does hardly counts."""
    done = 0
    start = time.process_time()
    while True:
        done += work()
        passed = time.process_time() - start
        if passed >= seconds:
            return done / passed


def serve(works: Mapping[str, Callable[[], int]]) -> None:
    """Answer requests; `works` gives the thing to do by name."""
    for line in sys.stdin:
        what, seconds = line.split()
        print(per_second(works[what], float(seconds)), flush=True)
