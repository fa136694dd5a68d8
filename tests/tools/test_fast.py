"""The engine compiled behind what goes on: used when it is whole and of the sources of now, else not."""

import asyncio
import os
import re
import struct
import subprocess
import sys
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

import pytest

from lanternway.core import engine, get_game
from lanternway.server import bot_pool
from lanternway.server.bot_pool import BotPool
from tools import fast


class Threads(ThreadPoolExecutor):
    """In place of a pool of processes."""

    _processes: ClassVar[dict[int, Any]] = {}


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What was started."""
    started: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda words, **_: started.append(words))
    monkeypatch.setattr(fast, "has_compiler", lambda: True)
    return started


def ready(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / fast.READY).write_text(text, encoding="utf-8")
    return folder


def test_what_is_compiled_is_used_at_once(tmp_path: Path, begun: list[list[str]]) -> None:
    into = ready(tmp_path / "fast", fast.fingerprint())
    assert fast.begin_behind(into, "1") == "The compiled engine plays."
    assert begun == []


def test_an_old_compilation_is_not_used_and_made_anew(
    tmp_path: Path, begun: list[list[str]]
) -> None:
    into = ready(tmp_path / "fast", "of other sources")
    said = fast.begin_behind(into, "1")
    assert "plain engine plays while" in said
    assert "\n" not in said
    assert not (into / fast.READY).exists()
    assert "--beside" in begun[0]


def test_without_a_compiler_the_plain_engine_plays(
    tmp_path: Path, begun: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "has_compiler", lambda: False)
    assert "no C compiler" in fast.begin_behind(tmp_path / "fast", "1")
    assert begun == []


def test_a_compilation_takes_its_place_only_when_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    into = ready(tmp_path / "fast", "old")
    monkeypatch.setattr(os, "nice", lambda by: by)

    def cut(where: Path, level: str) -> None:
        where.mkdir()
        raise SystemExit("the engine could not be compiled")

    monkeypatch.setattr(fast, "build", cut)
    with pytest.raises(SystemExit):
        fast.build_beside(into, "1")
    assert (into / fast.READY).read_text(encoding="utf-8") == "old"

    def whole(where: Path, level: str) -> None:
        ready(where, fast.fingerprint())

    monkeypatch.setattr(fast, "build", whole)
    fast.build_beside(into, "1")
    assert fast.is_ready(into)


def test_the_fingerprint_follows_every_source(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("one = 1\n", encoding="utf-8")
    before = fast.fingerprint(tmp_path)
    assert fast.fingerprint(tmp_path) == before
    (tmp_path / "rules.py").write_text("one = 2\n", encoding="utf-8")
    assert fast.fingerprint(tmp_path) != before


def test_what_bots_ask_is_compiled_and_texts_are_not() -> None:
    names = {str(path.relative_to(fast.PACKAGE)) for path in fast.sources(fast.PACKAGE)}
    assert {"core/net.py", "bots/values.py", "games/skye/features.py"} <= names
    assert "games/treos/observe.py" in names
    assert not [name for name in names if "/text" in name]


class Compiler:
    """In place of a C compiler: an object is the text of its file in capitals."""

    compiler_so: ClassVar[list[str]] = ["cc", "-O1"]

    def __init__(self) -> None:
        self.compiled: list[str] = []
        self.spawned: list[list[str]] = []

    def spawn(self, words: list[str]) -> None:
        self.spawned.append(words)

    def _setup_compile(self, *given: Any) -> Any:
        made = {f"{source}.o": (source, ".c") for source in given[3]}
        return given[1], list(made), [], [], made

    def _get_cc_args(self, *_: Any) -> list[str]:
        return ["-c"]

    def _compile(self, target: str, source: str, *_: Any) -> None:
        self.compiled.append(source)
        Path(target).write_text(Path(source).read_text().upper())


def test_a_c_file_is_compiled_again_only_if_something_about_it_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("build").mkdir()
    for name in ("one", "two"):
        Path(f"build/{name}.c").write_text(name)
    sources = ["build/one.c", "build/two.c"]

    def made() -> list[str]:
        compiler = Compiler()
        keeper = fast.Keeper(compiler, tmp_path / "objects", 2)
        objects = keeper.compile(sources)
        assert [Path(one).read_text() for one in objects] == [
            Path(one).read_text().upper() for one in sources
        ]
        return sorted(compiler.compiled)

    assert made() == sources
    assert made() == []
    Path("build/one.c").write_text("another")
    assert made() == ["build/one.c"]
    Path("build/all.h").write_text("what all include")
    assert made() == sources


def test_only_those_who_use_what_changed_are_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("build").mkdir()
    sources = ["build/__native_one.c", "build/__native_two.c"]
    Path(sources[0]).write_text("CPyDef_one(1);")
    Path(sources[1]).write_text("CPyDef_two(2);")

    def made(*declared: str) -> list[str]:
        fast.INTERNAL.write_text("\n".join(["#include <Python.h>", *declared]))
        compiler = Compiler()
        fast.Keeper(compiler, tmp_path / "objects", 2).compile(sources)
        return sorted(compiler.compiled)

    one, two = "extern char CPyDef_one(int a);", "extern PyObject *CPyDef_two(CPyTagged b);"
    assert made(one, two) == sources
    assert made(one, "extern tuple_T2II CPyStatic_three;", two) == []
    assert made("extern char CPyDef_one(int a, int b);", two) == sources[:1]
    assert made(one, two, "#define EVERYBODY") == sources


def test_headers_are_read_once_for_each_way_to_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("build").mkdir()
    hot = "build/__native_lanternway___games___skye___board.c"
    cold = "build/__native_lanternway___games___skye___content.c"
    for name in (hot, cold, "build/content.c"):
        Path(name).write_text(name)
    for times in (2, 0):
        compiler = Compiler()
        fast.Keeper(compiler, tmp_path / "objects", 2).compile([hot, cold, "build/content.c"])
        assert len(compiler.spawned) == times, "nothing is read if nothing is compiled"
    assert fast.how(Path(hot)) == fast.how(Path("build/content.c")) == []
    assert fast.how(Path(cold)) == ["-O0"]
    assert fast.ahead(Path(hot)) != fast.ahead(Path(cold)), "gcc fails over one read for another"
    assert fast.ahead(Path("build/content.c")) == []


def test_a_new_literal_leaves_the_other_files_as_they_were(tmp_path: Path) -> None:
    def written(*literals: str) -> str:
        engine = tmp_path / f"__native_{fast.ENGINE}.c"
        engine.write_text("PyObject *CPyStatics[9];\n")
        path = tmp_path / "__native_lanternway___core___chance.c"
        path.write_text(f"r0 = CPyStatics[{literals.index('salt')}]; /* 'salt' */\nr1 = 0;\n")
        other = tmp_path / "__native_lanternway___core___view.c"
        lines = (f"r = CPyStatics[{at}]; /* '{word}' */\n" for at, word in enumerate(literals))
        other.write_text("".join(lines))
        fast.name_literals(tmp_path)
        name = re.findall(r"literal_\w+", text := path.read_text())[0]
        place = literals.index("salt") * struct.calcsize("P")
        assert f'.set {name}, CPyStatics+{place}"' in engine.read_text()
        assert engine.read_text().count(".set") == len(literals), "each has a name of its own"
        return text

    assert written("one", "salt") == written("one", "two", "two", "salt", "last")


class Door:
    """In place of what mypyc makes for a module."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        leaf = name.rpartition(".")[2]
        source = folder / f"{name}.c"
        source.write_text(
            f"PyMODINIT_FUNC\nPyInit_{leaf}(void)\n{{ return 0; }}\n"
            f"PyMODINIT_FUNC PyInit___init__(void) {{ return PyInit_{leaf}(); }}\n"
        )
        self.sources = [str(source)]


def test_the_modules_of_a_folder_come_through_one_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("build").mkdir()
    names = ["lanternway.core.view", "lanternway.core.state", "lanternway.bots.tree"]
    folders = fast.gather([Door(name, tmp_path) for name in names])
    assert folders == {"lanternway.core._doors": names[:2], "lanternway.bots._doors": names[2:]}
    text = Path("build/lanternway.core._doors.c").read_text()
    assert "PyInit_view(void)" in text
    assert "PyInit_state(void)" in text
    assert "PyInit__doors(void)" in text
    assert "PyInit___init__" not in text, "it would be there twice"


def test_objects_that_were_not_used_for_long_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "KEPT", 1)
    for age, name in enumerate(("new", "old")):
        (tmp_path / f"{name}.o").write_text(name)
        os.utime(tmp_path / f"{name}.o", (1000 - age, 1000 - age))
    fast.Keeper(Compiler(), tmp_path, 1).tidy()
    assert [path.name for path in tmp_path.iterdir()] == ["new.o"]


@pytest.mark.skipif(engine.is_compiled(), reason="there is nothing to change over to")
def test_bots_change_over_when_the_compiled_engine_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Executor] = []

    def pool(count: int, prepare: Any) -> Executor:
        made.append(Threads(1))
        return made[-1]

    monkeypatch.setattr(bot_pool, "process_pool", pool)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setenv(engine.FOLDER, str(tmp_path / "fast"))
    state = get_game("lantern_fair").start({}, 2, 1)
    bots = BotPool(1, 5.0)

    async def ask() -> None:
        legal = state.legal(0)
        chosen = await bots.choose(
            "somebody", "lantern_fair", "level:1", 0, state.view(0).data, legal
        )
        assert chosen in legal

    asyncio.run(ask())
    assert len(made) == 1
    ready(tmp_path / "fast", "whole")
    asyncio.run(ask())
    asyncio.run(ask())
    assert len(made) == 2
    assert sys.path[0] == str(tmp_path / "fast")
    bots.close()
