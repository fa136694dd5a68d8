"""Compile the engine with mypyc: the same files, three to four times faster.

    python tools/fast.py [--into build/fast]

Copies the package into a folder and compiles the kernel, the games and the searching bots there. Whoever
has that folder first on PYTHONPATH runs compiled; `lanternway --version` says so. The sources stay
untouched, so a change is never hidden behind an old compilation. LANTERNWAY_LEFT_PLAIN=skye,treos leaves
these games as they are. All cores compile, and what came of each C file is kept in build/objects: a file
that comes out the same is not compiled again. Literals are called by what they are, not by their place among
all, so that a change in one module leaves the files of the others as they were.

    python tools/fast.py --behind

does so behind what `make play` does: it says in one line how things stand, and what is compiled already is
used at once. A compilation belongs to its sources: their hash lies beside it, in `.ready`.
"""

import argparse
import contextlib
import gc
import hashlib
import importlib
import os
import re
import shutil
import struct
import subprocess
import sys
import sysconfig
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from threading import Semaphore
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "lanternway"
READY: Final = ".ready"
"""In the folder when everything in it is compiled: the hash of the sources. The server looks for it."""
COLD: Final = ("public.py", "queries.py", "report.py")
"""What bots never ask and pages ask seldom stays plain, like all texts: compiling takes a sixth less."""
ONCE: Final = re.compile(
    r"actions|clauses|content(_\w+)?|event_kinds|invariants|layout_checks|meta|options|packs|position|prices"
    r"|reasons|record(_text)?|refusals|rooms|streams"
)
"""Modules that run when a game is loaded, checked or opened, and never in a search: compiled without
optimization, in half the time. Measured: bots do not call them, however many moves they look at."""
LEVEL: Final = "1"
"""Of optimization. Two files took half and two thirds of what they take with 2; in two runs each on a busy
machine 1 and 3 did not differ beyond the spread (up to a third). The speed of 2 was not measured."""
OBJECTS: Final = ROOT / "build" / "objects"
ENGINE: Final = "lanternway"
"""What the large library is called, whichever modules are in it."""
INTERNAL: Final = Path("build", f"__native_internal_{ENGINE}.h")
"""What all files of mypyc begin with: one declaration a line."""
AHEAD: Final = "ahead"
"""How the headers are called that read it once for all."""
DECLARED: Final = re.compile(r"^extern [^(;]*?(\w+)(?:\[\d*\])?[(;]")
WORD: Final = re.compile(r"\b(?:CPy\w+|\w+_free_instance)\b")
"""What mypyc declares is called so."""
LITERAL: Final = re.compile(r"CPyStatics\[(\d+)\](?=; /\* (.*) \*/$)", re.MULTILINE)
DOORS: Final = "_doors"
UNUSED: Final = re.compile(r"^PyMODINIT_FUNC PyInit___init__\(.*$", re.MULTILINE)
KEPT: Final = 1500
"""So many objects are kept, those that were used last."""
BOTS: Final = ("greedy.py", "policy.py", "results.py", "search.py", "tree.py", "values.py")


def sources(package: Path) -> list[Path]:
    """What is compiled. Packages' own `__init__` files stay plain: they only gather names."""
    found = [*(package / "core").glob("*.py"), *(package / "games").rglob("*.py")]
    left_out = os.environ.get("LANTERNWAY_LEFT_PLAIN", "").split(",")
    found = [path for path in found if path.relative_to(package).parts[1] not in left_out]
    found += [package / "bots" / name for name in BOTS]
    return sorted(path for path in found if _is_hot(path.name) and path.exists())


def _is_hot(name: str) -> bool:
    return name not in ("__init__.py", *COLD) and not name.startswith("text")


def fingerprint(package: Path = PACKAGE) -> str:
    """Of everything that a compilation copies, and of what compiles it."""
    whole = hashlib.blake2b(f"{sys.version} {version('mypy')}".encode(), digest_size=16)
    for path in [Path(__file__), *sorted(package.rglob("*"))]:
        if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd"):
            whole.update(f"{path.name} {path.stat().st_size} ".encode())
            whole.update(path.read_bytes())
    return whole.hexdigest()


def is_ready(into: Path) -> bool:
    """Whether a folder holds the sources of now, compiled."""
    ready = into / READY
    return ready.is_file() and ready.read_text(encoding="utf-8") == fingerprint()


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


def build(into: Path, level: str = LEVEL) -> None:
    """Compile in `into`, in another process, because mypyc talks a lot and changes directories."""
    copy_package(into)
    ran = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--compile-here", "--level", level],
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
    (into / READY).write_text(fingerprint(), encoding="utf-8")


def build_beside(into: Path, level: str) -> None:
    """Compile into another folder, which takes the place of `into` when it is whole. Only one at a time."""
    import fcntl  # not on every system that can compile

    os.nice(10)  # whoever plays comes first
    beside = into.with_name(f"{into.name}-next")
    beside.parent.mkdir(parents=True, exist_ok=True)
    with (into.parent / f"{into.name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return  # another one is at it
        if is_ready(into):
            return
        build(beside, level)
        shutil.rmtree(into, ignore_errors=True)
        beside.rename(into)


def begin_behind(into: Path, level: str) -> str:
    """Start compiling behind what goes on, if there is need; how things stand, in one line."""
    if is_ready(into):
        return "The compiled engine plays."
    (into / READY).unlink(missing_ok=True)
    if not has_compiler():
        return "The plain engine plays: there is no C compiler here (gcc or clang would make bots faster)."
    log = into.parent / f"{into.name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    words = [sys.executable, str(Path(__file__).resolve()), "--beside", "--into", str(into)]
    with log.open("w") as out:
        subprocess.Popen(
            [*words, "--level", level], stdout=out, stderr=out, stdin=subprocess.DEVNULL,
            start_new_session=True,
        )  # fmt: skip
    return "The plain engine plays while the faster one is compiled, some minutes; bots change over then."


class Keeper:
    """Compiles C files, as many at once as there are cores, and keeps what came of them."""

    def __init__(self, compiler: Any, folder: Path, jobs: int) -> None:
        self.compiler: Any = compiler
        self.folder: Path = folder
        self.jobs: int = jobs
        self.turn: Semaphore = Semaphore(jobs)
        folder.mkdir(parents=True, exist_ok=True)

    def compile(self, sources: list[str], **given: Any) -> list[str]:
        """In place of the compiler's own `compile`, which takes one file after the other."""
        _, objects, extra, options, made = self.compiler._setup_compile(
            given.get("output_dir"), given.get("macros"), given.get("include_dirs"), sources,
            given.get("depends"), given.get("extra_postargs"),
        )  # fmt: skip
        arguments = self.compiler._get_cc_args(
            options, given.get("debug"), given.get("extra_preargs")
        )
        missing: dict[str, Path] = {}
        # the largest first, so that none is left over when all others are done
        for target in sorted(made, key=lambda one: -Path(made[one][0]).stat().st_size):
            source = Path(made[target][0])
            kept = self.folder / f"{self.key(source, [*arguments, *extra, *how(source)])}.o"
            try:  # another build may drop it at any moment
                shutil.copyfile(kept, target)
                os.utime(kept)
            except FileNotFoundError:
                missing[target] = kept  # what was copied, if anything, is made again

        def make(target: str) -> None:
            source, kind = made[target]
            words = [*extra, *how(Path(source)), *ahead(Path(source))]
            with self.turn:
                self.compiler._compile(target, source, kind, arguments, words, options)
            kept = missing[target]
            part = kept.with_suffix(f".{os.getpid()}.{threading.get_ident()}")
            shutil.copyfile(target, part)
            part.replace(kept)

        with ThreadPoolExecutor(self.jobs) as pool:
            begins = {tuple(ahead(path)): path for path in (Path(made[one][0]) for one in missing)}
            list(
                pool.map(lambda path: self.read_ahead(path, [*arguments, *extra]), begins.values())
            )
            list(pool.map(make, missing))
        return list(objects)

    def read_ahead(self, source: Path, words: list[str]) -> None:
        """The headers that all of mypyc's files begin with are read once for each way to compile: gcc takes
        what came of it by itself, others read them again. It is what a small file takes longest to read."""
        for header in ahead(source)[1:]:
            Path(header).write_text(f'#include "{INTERNAL.name}"\n', encoding="utf-8")
            made = [*how(source), "-x", "c-header", header, "-o", f"{header}.gch"]
            with self.turn:
                self.compiler.spawn([*self.compiler.compiler_so, *words, *made])

    @cached_property
    def declared(self) -> dict[str, str]:
        """What mypyc declares, by name."""
        return declarations(INTERNAL)

    @cached_property
    def headers(self) -> bytes:
        """All other headers: every object hangs on them."""
        found = [path for path in Path("build").glob("*.h") if not path.name.startswith(AHEAD)]
        return b"".join(path.read_bytes() for path in sorted(found) if path != INTERNAL)

    def key(self, source: Path, words: list[str]) -> str:
        """What an object hangs on: the file, what it uses of what mypyc declares, how it is compiled."""
        found = hashlib.blake2b(digest_size=16)
        found.update(f"{sys.version} {version('mypy')} {self.compiler.compiler_so}".encode())
        found.update(" ".join(word for word in words if not word.startswith("-I")).encode())
        text = source.read_bytes()
        found.update(source.name.encode() + text)
        found.update(self.headers)
        used = sorted(self.declared.keys() & {"", *WORD.findall(text.decode())})
        found.update("".join(self.declared[name] for name in used).encode())
        return found.hexdigest()

    def tidy(self) -> None:
        """Without what was not used for long."""
        found = sorted(self.folder.glob("*.o"), key=lambda path: -path.stat().st_mtime)
        for path in found[KEPT:]:
            path.unlink(missing_ok=True)


def how(source: Path) -> list[str]:
    """How a file is compiled otherwise than most: what runs once is not worth the time to optimize it."""
    once = source.stem == f"__native_{ENGINE}" or ONCE.fullmatch(source.stem.rpartition("___")[2])
    return ["-O0"] if once and source.stem.startswith("__native_") else []


def ahead(source: Path) -> list[str]:
    """Asks for the headers of mypyc's files as `Keeper.read_ahead` read them."""
    if not source.stem.startswith("__native_"):
        return []
    return ["-include", str(INTERNAL.with_name(f"{AHEAD}{'-'.join(how(source))}.h"))]


def declarations(header: Path) -> dict[str, str]:
    """What a header declares, by name; what concerns every file, under none."""
    declared: dict[str, str] = {}
    for line in header.read_text(encoding="utf-8").splitlines() if header.exists() else []:
        found = DECLARED.match(line)
        name = found[1] if found and WORD.fullmatch(found[1]) else ""
        declared[name] = declared.get(name, "") + line
    return declared


def name_literals(folder: Path) -> None:
    """mypyc numbers all literals: a new one would change the file of every module behind it. Names for them
    are as quick; they point at the same places. Where an object file is not ELF, numbers stay."""
    engine = folder / f"__native_{ENGINE}.c"
    files = {path: path.read_text(encoding="utf-8") for path in folder.glob("__native_*___*.c")}
    shown: dict[int, str] = {}
    for text in files.values():
        shown |= {int(number): words for number, words in LITERAL.findall(text)}
    names: dict[int, str] = {}
    often: Counter[str] = Counter()
    for number, words in sorted(shown.items()):
        digest = hashlib.blake2b(words.encode(), digest_size=8).hexdigest()
        often[digest] += 1
        names[number] = f"literal_{digest}_{often[digest]}"
    for path, text in files.items():
        used = sorted({names[int(number)] for number, _ in LITERAL.findall(text)})
        wanted = "".join(f"extern PyObject *{name} HIDDEN;\n" for name in used)
        hidden = '#define HIDDEN __attribute__((visibility("hidden")))\n'
        named = LITERAL.sub(lambda found: names[int(found[1])], text)
        path.write_text(f'#include "{INTERNAL.name}"\n{hidden}{wanted}{named}', encoding="utf-8")
    size = struct.calcsize("P")
    places = "".join(
        f'__asm__(".globl {name}\\n.hidden {name}\\n.set {name}, CPyStatics+{size * number}");\n'
        for number, name in names.items()
    )
    engine.write_text(engine.read_text(encoding="utf-8") + places, encoding="utf-8")


def gather(doors: list[Any]) -> dict[str, list[str]]:
    """mypyc makes a library of every module whose only work is to ask the large one for it. One for all
    modules of a folder is enough, copied under the name of each. By the new one's name: the modules'."""
    folders: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for door in doors:
        folder = door.name.rpartition(".")[0]
        text = Path(door.sources[0]).read_text(encoding="utf-8")
        gathered = f"{folder}.{DOORS}"
        texts[gathered] = texts.get(gathered, "") + UNUSED.sub("", text)
        folders.setdefault(gathered, []).append(door.name)
    for name, text in texts.items():
        source = f"PyMODINIT_FUNC PyInit_{DOORS}(void) {{ return NULL; }}\n"
        Path("build", f"{name}.c").write_text(text + source, encoding="utf-8")
    return folders


def compile_here(level: str) -> None:
    """In a folder with a copy of the package: compile it in place."""
    from mypyc.build import mypycify

    setuptools = importlib.import_module("setuptools")  # has no types
    usual = importlib.import_module("setuptools.command.build_ext").build_ext
    jobs = os.cpu_count() or 1

    class BuildOnAllCores(usual):  # type: ignore[misc, valid-type]
        def build_extensions(self) -> None:
            keeper = Keeper(self.compiler, OBJECTS, jobs)
            self.compiler.compile = keeper.compile
            super().build_extensions()
            keeper.tidy()

        def run(self) -> None:
            super().run()
            for gathered, names in folders.items():
                library = Path(self.get_ext_fullpath(gathered))
                for name in names:
                    shutil.copyfile(library, self.get_ext_fullpath(name))
                library.unlink()

    paths = [str(path.relative_to(Path.cwd())) for path in sources(Path.cwd() / "lanternway")]
    options = ["--ignore-missing-imports", "--explicit-package-bases", "--follow-imports=silent"]
    gc.disable()  # mypyc keeps nearly everything: looking for the rest takes a sixth of its time
    engine, *doors = mypycify(
        [*options, *paths], opt_level=level, debug_level="0", multi_file=True, group_name=ENGINE
    )
    if sys.platform == "linux":
        name_literals(Path("build"))
    folders = gather(doors)
    modules = [engine, *(setuptools.Extension(name, [f"build/{name}.c"]) for name in folders)]
    for module in modules:
        # sums must come out as in plain Python, also where the processor could fuse two steps
        module.extra_compile_args.append("-ffp-contract=off")
    with contextlib.suppress(KeyError):
        del os.environ["PYTHONPATH"]
    setuptools.setup(
        name="lanternway",
        packages=[],
        ext_modules=modules,
        cmdclass={"build_ext": BuildOnAllCores},
        script_args=["build_ext", "--inplace", f"-j{jobs}"],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "fast")
    parser.add_argument("--level", choices=["0", "1", "2", "3"], default=LEVEL)
    parser.add_argument("--behind", action="store_true", help="start it and say how things stand")
    parser.add_argument("--beside", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--compile-here", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.compile_here:
        compile_here(arguments.level)
        return
    if arguments.behind:
        print(begin_behind(arguments.into.resolve(), arguments.level))
        return
    if not has_compiler():
        raise SystemExit(
            "no C compiler found (install gcc or clang); the plain engine works without"
        )
    if arguments.beside:
        build_beside(arguments.into.resolve(), arguments.level)
    else:
        build(arguments.into.resolve(), arguments.level)
    print(f"compiled into {arguments.into}")


if __name__ == "__main__":
    main()
