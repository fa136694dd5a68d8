"""Which engine is running: the plain Python files, or the same files compiled by mypyc."""

import os
import sys
from pathlib import Path
from typing import Final

from lanternway import __version__
from lanternway.core import chance

FOLDER: Final = "LANTERNWAY_ENGINE"
"""The setting that names a folder where the engine is being compiled."""
READY: Final = ".ready"
"""What lies there when it is (`tools/fast.py`)."""


def is_compiled() -> bool:
    """Whether the kernel was compiled (`make fast`, or a wheel built where there is a compiler)."""
    return not (chance.__file__ or "").endswith(".py")


def version_line() -> str:
    """What `lanternway --version` says."""
    return f"lanternway {__version__} ({'compiled' if is_compiled() else 'plain'})"


def compiled_meanwhile() -> bool:
    """Whether this process runs plain, but the compiled engine has become ready."""
    folder = os.environ.get(FOLDER)
    return folder is not None and not is_compiled() and (Path(folder) / READY).is_file()


def use_compiled() -> None:
    """From now on, new processes find the compiled engine first. What this one has loaded stays."""
    folder = os.environ[FOLDER]
    if folder not in sys.path:
        sys.path.insert(0, folder)
