"""What every test gets: the small game in the registry, and how hard Hypothesis tries."""

import os

from hypothesis import HealthCheck, settings

from lanternway.core import register
from tests.smallgame import GAME

register(GAME)

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("fast", max_examples=25, deadline=None, suppress_health_check=_QUIET)
settings.register_profile("ci", max_examples=200, deadline=None, suppress_health_check=_QUIET)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fast"))
