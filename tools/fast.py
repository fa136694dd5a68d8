"""Compile the engine with mypyc: the same files, three to four times faster.

    python tools/fast.py [--into build/fast]

Copies the package into a folder and compiles the kernel, the games and the searching bots there. Whoever
has that folder first on PYTHONPATH runs compiled; `lanternway --version` says so. The sources stay
untouched, so a change is never hidden behind an old compilation. LANTERNWAY_LEFT_PLAIN=skye,treos leaves
these games as they are.
"""

import argparse
import contextlib
import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "lanternway"
BOTS: Final = ("greedy.py", "policy.py", "results.py", "search.py", "tree.py")


def sources(package: Path) -> list[Path]:
    """What is compiled. Packages' own `__init__` files stay plain: they only gather names."""
    found = [*(package / "core").glob("*.py"), *(package / "games").rglob("*.py")]
    left_out = os.environ.get("LANTERNWAY_LEFT_PLAIN", "").split(",")
    found = [path for path in found if path.relative_to(package).parts[1] not in left_out]
    found += [package / "bots" / name for name in BOTS]
    return sorted(path for path in found if path.name != "__init__.py" and path.exists())


def copy_package(into: Path) -> None:
    """A fresh copy of the package, without what Python made of it."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(PACKAGE, into / "lanternway", ignore=ignore)


def has_compiler() -> bool:
    """Whether a C compiler answers."""
    name = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(name) is not None


def build(into: Path) -> None:
    """Compile in `into`, in another process, because mypyc talks a lot and changes directories."""
    copy_package(into)
    ran = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--compile-here"],
        cwd=into,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if ran.returncode:
        sys.stderr.write(ran.stdout[-6000:])
        raise SystemExit("the engine could not be compiled")
    shutil.rmtree(into / "build", ignore_errors=True)


def compile_here() -> None:
    """In a folder with a copy of the package: compile it in place."""
    from mypyc.build import mypycify

    setuptools = importlib.import_module("setuptools")  # has no types
    paths = [str(path.relative_to(Path.cwd())) for path in sources(Path.cwd() / "lanternway")]
    options = ["--ignore-missing-imports", "--explicit-package-bases", "--follow-imports=silent"]
    modules = mypycify([*options, *paths], opt_level="3", debug_level="0", multi_file=True)
    jobs = f"-j{os.cpu_count() or 1}"
    with contextlib.suppress(KeyError):
        del os.environ["PYTHONPATH"]
    setuptools.setup(
        name="lanternway",
        packages=[],
        ext_modules=modules,
        script_args=["build_ext", "--inplace", jobs],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "fast")
    parser.add_argument("--compile-here", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.compile_here:
        compile_here()
        return
    if not has_compiler():
        raise SystemExit(
            "no C compiler found (install gcc or clang); the plain engine works without"
        )
    build(arguments.into.resolve())
    print(f"compiled into {arguments.into}")


if __name__ == "__main__":
    main()
