"""Worker processes that never outlive the one that started them."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any


def process_pool(count: int, prepare: Callable[[], Any] | None = None) -> ProcessPoolExecutor:
    """Processes that end with this one, however it ends. `prepare` runs first in each."""
    context = get_context("spawn")  # alike on every system
    return ProcessPoolExecutor(count, context, _begin, (prepare,))


def _begin(prepare: Callable[[], Any] | None) -> None:
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
