"""Everything that measures runs: each worker answers what it is asked, and the tables are written."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench import __main__ as bench
from bench import answers, compare, peers, review, server_load, server_tables
from lanternway.core import game_ids
from lanternway.review.judging import Budget
from lanternway.server.http.page import find_folder
from tests.e2e.conftest import CHROMIUM

GAMES = ["dark_road", "skye", "treos"]
BRIEF = 0.001
"""Seconds: each thing is done once, and no rate is worth anything."""


def brief(monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
    always = ["bench", "--repeats", "1", "--seconds", str(BRIEF)]
    monkeypatch.setattr(sys, "argv", [*always, *words])


@pytest.mark.parametrize(("part", "count"), [("kernel", 6), ("research", 15)])
def test_kernel_and_environments_are_measured(
    part: str, count: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    brief(monkeypatch, part, "--markdown")
    bench.main()
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| ")]
    assert len(rows) == 1 + count
    for row in rows[1:]:
        assert int(row.split("|")[2].replace(",", "")) > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_measure_of_our_games_runs(game: str) -> None:
    command = [sys.executable, str(peers.WORKERS / "ours.py"), game, "2"]
    worker = peers.Worker(game, command, peers.OURS, str(peers.ROOT / "src"))
    peers.measure([worker], 1, BRIEF)
    assert list(worker.rates) == peers.OURS
    assert all(worker.rate(what) > 0 for what in peers.OURS)


def test_this_tree_stands_beside_another(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [str(peers.ROOT), "--slices", "3", "--seconds", str(BRIEF), "--games", "skye"]
    monkeypatch.setattr(sys, "argv", ["bench.compare", *words, "--seats", "2", "--markdown"])
    compare.main()
    (row,) = [line for line in capsys.readouterr().out.splitlines() if "skye plain" in line]
    assert len(row.split("|")) == len(peers.OURS) + 3


def test_answers_of_every_level_are_timed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "--games skye --seats 2,3 --levels 1,2 --every 40 --markdown"
    monkeypatch.setattr(sys, "argv", ["bench.answers", *words.split()])
    clock = time.perf_counter
    answers.main()
    assert time.perf_counter is clock, "the bots' clock runs as before"
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| skye")]
    assert [row.split("|")[1].strip() for row in rows] == [
        f"skye, {seats} seats, level {level}" for seats in (2, 3) for level in (1, 2)
    ]
    for row in rows:
        count, *times = (float(cell) for cell in row.split("|")[2:-1])
        assert count >= 2
        assert 0 <= times[0] <= times[1] <= times[2]


@pytest.mark.skipif(
    not peers.are_installed(), reason="the peers are not installed: python -m bench.peers"
)
def test_our_games_stand_beside_every_peer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    brief(monkeypatch, "games", "--games", "treos", "--seats", "2", "--markdown")
    bench.main()
    out = capsys.readouterr().out
    for rival in ("catanatron", "open_spiel backgammon", "open_spiel gin_rummy", "python-chess"):
        row = next(line for line in out.splitlines() if line.startswith(f"| {rival} "))
        cells = [cell.strip() for cell in row.split("|")[2:-1]]
        assert len(cells) == len(peers.OURS)
        assert cells[2:] == ["–"] * (len(peers.OURS) - 2), "peers play and copy"
        assert "–" not in cells[:2]


def test_a_worker_that_stops_is_said() -> None:
    worker = peers.Worker("nobody", [sys.executable, "-c", "input()"], ["playouts"])
    with pytest.raises(SystemExit, match="nobody stopped while it measured playouts"):
        peers.measure([worker], 1, BRIEF)


def test_load_is_offered_and_its_table_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    docs = tmp_path / "server.md"
    docs.write_text(f"above\n{server_load.BEGIN}\nold\n{server_load.END}\nbelow\n")
    monkeypatch.setattr(server_load, "DOCS", docs)
    monkeypatch.setattr(server_load, "RESULTS", tmp_path)
    words = "--tables 2 --watchers 1 --rates 20 --seconds 1 --warm-up 0.1 --games treos"
    monkeypatch.setattr(sys, "argv", ["server_load", *words.split(), "--folder", str(tmp_path)])
    server_load.main()
    text = docs.read_text()
    assert text.startswith(f"above\n{server_load.BEGIN}\n5 sockets on 2 tables")
    assert text.endswith(f"{server_load.END}\nbelow\n")
    assert "old" not in text
    assert "| treos | 20 |" in text
    assert '"unanswered": 0' in (tmp_path / "server_load.json").read_text()
    assert "5 sockets on 2 tables: treos" in capsys.readouterr().out


def test_the_docs_have_the_marks_for_the_table() -> None:
    text = server_load.DOCS.read_text(encoding="utf-8")
    assert text.count(server_load.BEGIN) == text.count(server_load.END) == 1


@pytest.mark.skipif(
    CHROMIUM is None or find_folder(os.environ.get("LANTERNWAY_WEB", "")) is None,
    reason="there is no Chromium, or the page is not built",
)
def test_the_page_is_measured() -> None:
    command = [sys.executable, "-m", "bench.page", "--repeats", "1", "--markdown"]
    ran = subprocess.run(command, cwd=peers.ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    rows = [line for line in ran.stdout.splitlines() if line.startswith("| ")]
    assert len(rows) == 4 + 3
    assert all(" ms |" in row for row in rows if not row.startswith(("| page", "| frames")))


def test_tables_at_rest_are_weighed_and_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_tables, "TABLES", 3)
    monkeypatch.setattr(server_tables, "MOVES", 60)
    found = asyncio.run(server_tables.measure())
    assert [one["game"] for one in found] == game_ids()
    for one in found:
        assert one["idle_table_KB"] > 0
        assert one["open_ms"] > 0
        assert one["open_without_snapshot_ms"] > 0


def test_a_whole_review_is_timed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(review, "STANDARD", Budget(8))
    monkeypatch.setattr(
        sys, "argv", ["review", "skye", "--seats", "2", "--jobs", "1", "--markdown"]
    )
    review.main()
    (row,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| skye ")]
    cells = [cell.strip() for cell in row.split("|")[2:-1]]
    assert int(cells[0]) > 20
    assert float(cells[1].removesuffix(" s")) <= float(cells[4].removesuffix(" s"))
    assert cells[-1].endswith(" MB")
