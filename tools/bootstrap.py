"""Make .venv hold exactly what uv.lock says. Safe to run again, and after an interruption."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = VENV / "bin" / "uv"
LOG = CACHE / "setup.log"

STAMP = VENV / ".ready"
"""Written last, and holds the folder it was made for: a copied or moved .venv is not ready."""

NETWORK_TROUBLE = (
    "connection",
    "dns error",
    "error sending request",
    "failed to fetch",
    "name resolution",
    "network",
    "no matching distribution",
    "offline",
    "timed out",
)


class SetupError(Exception):
    """Something a person has to mend; the message is one line that says how."""


def main() -> int:
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            if not is_ready():
                set_up()
        except SetupError as error:
            print(f"Set-up failed: {error}", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            print("Set-up interrupted; run the command again to go on.", file=sys.stderr)
            return 130
    return 0


def is_ready() -> bool:
    """Another `make` may have finished the work while this one waited for the lock."""
    sources = [ROOT / "pyproject.toml", ROOT / "uv.lock", Path(__file__)]
    return is_ours() and all(s.stat().st_mtime <= STAMP.stat().st_mtime for s in sources)


def is_ours() -> bool:
    return STAMP.is_file() and STAMP.read_text() == f"{ROOT}\n" and runs(PYTHON)


def set_up() -> None:
    print("Setting up .venv (the first time may take a minute) ...", file=sys.stderr, flush=True)
    LOG.write_text("")
    environment = clean_environment()
    if STAMP.exists() and not is_ours():
        shutil.rmtree(VENV)
    STAMP.unlink(missing_ok=True)
    if not runs(PYTHON, "-m", "pip"):
        make_venv(environment)
    version = pinned_uv()
    if version not in answer(UV).split():
        environment["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
        run([PYTHON, "-m", "pip", "install", "--retries", "1", f"uv=={version}"], environment)
    left_out = ["--no-extra", "cluster"]
    run([UV, "sync", "--frozen", "--all-extras", *left_out], environment)
    STAMP.write_text(f"{ROOT}\n")


def make_venv(environment: dict[str, str]) -> None:
    if VENV.is_dir() and not VENV.is_symlink():
        shutil.rmtree(VENV)
    if not (find_spec("venv") and find_spec("ensurepip")):
        install_debian_venv(environment)
    run([sys.executable, "-m", "venv", VENV], environment)


def install_debian_venv(environment: dict[str, str]) -> None:
    """Debian splits venv and pip off the interpreter."""
    package = f"python3.{sys.version_info.minor}-venv"
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise SetupError(f"this Python has no venv; install it: apt-get install {package}")
    environment = environment | {"DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "-q", "update"], environment)
    run(["apt-get", "-qy", "install", "--no-install-recommends", package], environment)


def pinned_uv() -> str:
    with (ROOT / "pyproject.toml").open("rb") as file:
        required: str = tomllib.load(file)["tool"]["uv"]["required-version"]
    return required.removeprefix("==")


def clean_environment() -> dict[str, str]:
    """The caller's environment, less what would point uv elsewhere than .venv."""
    strangers = {"PYTHONHOME", "PYTHONPATH", "UV_PROJECT_ENVIRONMENT", "UV_PYTHON", "VIRTUAL_ENV"}
    environment = {k: v for k, v in os.environ.items() if k not in strangers}
    environment["UV_PYTHON_DOWNLOADS"] = "never"
    if not home_has_a_cache():
        environment["XDG_CACHE_HOME"] = str(CACHE)
    return environment


def home_has_a_cache() -> bool:
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    try:
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=cache):
            return True
    except OSError:
        return False


def runs(program: Path, *arguments: str) -> bool:
    return answer(program, *arguments) != ""


def answer(program: Path, *arguments: str) -> str:
    """Its version in its own words; nothing if it is missing or half installed."""
    command = [str(program), *arguments, "--version"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout


def run(command: Sequence[str | Path], environment: dict[str, str]) -> None:
    """Run quietly; what the command says is for the log, and read only when it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    with LOG.open("a") as log:
        log.write(f"$ {' '.join(map(str, command))}\n{done.stdout}\n")
    if done.returncode != 0:
        raise SetupError(f"{reason(done.stdout, Path(command[0]).name)} (details: {LOG})")


def reason(output: str, program: str) -> str:
    said = output.lower()
    if any(sign in said for sign in NETWORK_TROUBLE):
        return "the package index cannot be reached; check the network and run this again"
    last = output.strip().splitlines()[-1:] or ["no message"]
    return f"{program}: {last[0].strip()}"


if __name__ == "__main__":
    sys.exit(main())
