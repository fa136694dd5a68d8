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
    end_with_parent()
    if prepare is not None:
        prepare()


def end_with_parent() -> None:
    """From now on this process ends when the one that started it does."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
