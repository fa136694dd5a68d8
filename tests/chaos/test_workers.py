"""`lanternway serve --workers 2`: one address, two processes, PostgreSQL and Redis; one of them is killed."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from lanternway.client import Client
from lanternway.client.http import Problem, new_id
from lanternway.core import record as records
from tests.server.serving import PATIENCE, Program

T = TypeVar("T")


def children(pid: int) -> dict[int, str]:
    """The processes that a process has started, with their command lines."""
    found: dict[int, str] = {}
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        try:
            found[int(child)] = Path(f"/proc/{child}/cmdline").read_text().replace("\0", " ")
        except OSError:
            continue
    return found


def workers(program: Program) -> list[int]:
    assert program.process is not None
    return [pid for pid, line in children(program.process.pid).items() if "spawn_main" in line]


def served_by(program: Program, many: int) -> None:
    """Until so many processes serve: each says in the store that it lives."""
    end = time.monotonic() + PATIENCE
    while program.log.read_text().count('"serving"') < many:
        assert time.monotonic() < end, program.log.read_text()[-2000:]
        time.sleep(0.05)


def move(client: Client, table: str) -> bool:
    """One move of whoever must, through whichever process answers; whether the game goes on. What dies with
    its process is asked again with the same id; a picture that the other process made old is looked at
    again."""
    while True:
        picture = insist(lambda: client.picture(table, 0)).picture
        if picture.table.status == "over":
            return False
        seat = (picture.table.to_move or [0])[0]
        picture = insist(lambda seat=seat: client.picture(table, seat)).picture  # type: ignore[misc]
        if not picture.legal:
            continue
        notation, command = picture.legal[0].notation, new_id()
        try:
            insist(lambda: client.act(table, picture, notation, command))  # noqa: B023
            return True
        except Problem as problem:
            if problem.status != 409:
                raise


def insist(ask: Callable[[], T]) -> T:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return ask()
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.05)


def test_two_workers_share_an_address_and_one_may_die(postgres_store: str, redis_url: str) -> None:
    program = Program(postgres_store, LANTERNWAY_WORKERS="2", LANTERNWAY_BUS=redis_url)
    program.start().wait_ready()
    try:
        served_by(program, 2)
        first = workers(program)
        assert len(first) == 2
        client = program.client("Ada")
        table = client.create("lantern_fair", [{"kind": "me"}] * 2, start=True).id
        for _ in range(6):
            assert move(client, table)
        os.kill(first[0], signal.SIGKILL)
        for _ in range(4):
            assert move(client, table), "the other one goes on"
        served_by(program, 3)
        after = workers(program)
        assert len(after) == 2
        assert set(first) & set(after) == {first[1]}
        while move(client, table):
            pass
        records.verify(records.parse(client.record(table)))
        assert program.stop() == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in after), "they end together"
    finally:
        program.close()
