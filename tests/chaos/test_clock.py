"""kill -9 while clocks run: people do not pay for a server that was not there."""

import time

from lanternway.client import Client
from lanternway.server import heart
from tests.server.serving import Program

BANK = 600
SECOND = 1000


def left(client: Client, table: str) -> int:
    """Milliseconds that the clock of seat 0, which must decide, has now."""
    clock = client.picture(table, 0).picture.clocks[0]
    assert clock.running
    assert clock.left is not None
    return clock.left


def begin(program: Program) -> tuple[Client, str]:
    one = program.client("Ada")
    seats = [{"kind": "me"}, {"kind": "me"}]
    clock = {"kind": "live", "bank": BANK, "increment": 0}
    return one, one.create("lantern_fair", seats, clock=clock, start=True).id


def test_clocks_stand_still_while_a_killed_server_is_away(sqlite_store: str) -> None:
    program = Program(sqlite_store).start().wait_ready()
    try:
        client, table = begin(program)
        seen = time.monotonic()
        before = left(client, table)
        program.kill()
        killed = time.monotonic()
        time.sleep(heart.ALIVE_SECONDS + 1)
        started = time.monotonic()
        program.start().wait_ready()
        paid = before - left(client, table)
        alive = (killed - seen) + (time.monotonic() - started)
        assert paid <= alive * SECOND, "paid for a server that was away"
        assert started - killed > heart.ALIVE_SECONDS
    finally:
        program.close()


def test_a_quick_restart_costs_no_more_than_the_time_that_passed(sqlite_store: str) -> None:
    """A server's time begins when the database has said its own: it is behind by as long as the answer took,
    which may be longer for the first server than for the second, but not longer than its whole start."""
    began = time.monotonic()
    program = Program(sqlite_store).start().wait_ready()
    try:
        client, table = begin(program)
        before = left(client, table)
        program.kill()
        program.start().wait_ready()
        after = left(client, table)
        assert before - after <= (time.monotonic() - began) * SECOND + 1
        assert after <= BANK * SECOND, "a crash may give back what was not noted, and no more"
    finally:
        program.close()
