"""Which engine runs: the plain Python files, or the same files compiled by mypyc."""

from lanternway import __version__
from lanternway.core import chance


def is_compiled() -> bool:
    """Whether the kernel was compiled (`make fast`, or a wheel built where there is a compiler)."""
    return not (chance.__file__ or "").endswith(".py")


def version_line() -> str:
    """What `lanternway --version` says."""
    return f"lanternway {__version__} ({'compiled' if is_compiled() else 'plain'})"
