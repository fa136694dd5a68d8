"""Find the programs that some tests drive, and install Debian's packages of them if we may.

    system_programs.py browser   a Chromium, for tests/e2e
    system_programs.py servers   PostgreSQL and Redis, for tests/server

What is missing and cannot be installed is said in one line. The tests that need it then skip and
say so; under CI=true, where a skipped test would go unseen, it is an error instead.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

CACHE = Path(__file__).resolve().parent.parent / ".cache"
LOG = CACHE / "system.log"


@dataclass(frozen=True)
class Program:
    title: str
    names: tuple[str, ...]
    packages: tuple[str, ...]
    folders: str = ""
    """Where else than on PATH its package puts it: a pattern under /."""

    def find(self) -> Path | None:
        for name in self.names:
            if found := shutil.which(name):
                return Path(found)
        versions = sorted(Path("/").glob(self.folders), reverse=True) if self.folders else []
        places = [folder / name for folder in versions for name in self.names]
        return next((place for place in places if os.access(place, os.X_OK)), None)


CHROMIUM = Program(
    "Chromium",
    (
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ),
    ("chromium-headless-shell", "fonts-dejavu-core", "fonts-noto-color-emoji"),
)
"""The one without windows of its own: a test takes two thirds of the processor's time."""
POSTGRES = Program("PostgreSQL", ("postgres",), ("postgresql",), "usr/lib/postgresql/*/bin")
REDIS = Program("Redis", ("redis-server",), ("redis-server",))

SETS = {"browser": (CHROMIUM,), "servers": (POSTGRES, REDIS)}


def main(wanted: list[str]) -> int:
    missing = not_found(program for name in wanted for program in SETS[name])
    if missing and can_install():
        missing = install(missing)
    for program in missing:
        remedy = f"apt-get install {' '.join(program.packages)}"
        print(f"{program.title} is missing, its tests cannot run: {remedy}", file=sys.stderr)
    return 1 if missing and os.environ.get("CI") else 0


def not_found(programs: Iterable[Program]) -> list[Program]:
    return [program for program in programs if program.find() is None]


def can_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(programs: list[Program]) -> list[Program]:
    """Install, one at a time on this machine; returns what is still missing."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "system.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        programs = not_found(programs)
        if programs:
            titles = " and ".join(program.title for program in programs)
            print(f"Installing {titles} for the tests ...", file=sys.stderr, flush=True)
            packages = [package for program in programs for package in program.packages]
            install = ("install", "--yes", "--no-install-recommends", *packages)
            if not (apt_get("update") and apt_get(*install)):
                print(f"apt-get failed; what it said is in {LOG}", file=sys.stderr)
        return not_found(programs)


def apt_get(*arguments: str) -> bool:
    # RUNLEVEL=1 keeps the packages from starting services: the tests start their own.
    quiet = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    with LOG.open("a") as log:
        done = subprocess.run(
            ["apt-get", "--quiet", "-o", "DPkg::Lock::Timeout=300", *arguments],
            env=os.environ | quiet,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            check=False,
        )
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
