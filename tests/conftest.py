"""What every test gets: the small game in the registry, its place in the order, how hard Hypothesis tries."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from lanternway.core import register
from tests.smallgame import GAME

register(GAME)

LONG = ("e2e", "bench", "chaos", "tools", "training", "web")
"""Folders with files that take the longest."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files come first: of two workers (`make test`) neither is left alone with one at the end."""
    here = Path(__file__).parent

    def place(item: pytest.Item) -> int:
        folder = item.path.relative_to(here).parts[0]
        return LONG.index(folder) if folder in LONG else len(LONG)

    items.sort(key=place)


_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("fast", max_examples=25, deadline=None, suppress_health_check=_QUIET)
settings.register_profile("ci", max_examples=200, deadline=None, suppress_health_check=_QUIET)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fast"))
