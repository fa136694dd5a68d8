"""Which language to speak, from what the person's system says."""

import os
from collections.abc import Mapping

from lanternway.core.errors import OptionError
from lanternway.core.languages import LANGUAGES


def choose(given: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for; else that of LANTERNWAY_LANG or of the system's locale; else English.

    A language that was asked for by name and is not there is an OptionError; one that the system
    happens to have is not.
    """
    if given:
        found = match(given)
        if found is None:
            listed = ", ".join(LANGUAGES)
            raise OptionError(
                f"there is no language '{given}' (languages: {listed})",
                "error-language",
                {"given": given, "names": listed},
            )
        return found
    variables = os.environ if environment is None else environment
    for name in ("LANTERNWAY_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if variables.get(name):
            return match(variables[name]) or LANGUAGES[0]
    return LANGUAGES[0]


def match(tag: str) -> str | None:
    """The language of a tag such as `pl`, `pl_PL.UTF-8` or `hu-HU`; None if it is not one of ours."""
    primary = tag.replace("_", "-").split("-")[0].split(".")[0].lower()
    return primary if primary in LANGUAGES else None
