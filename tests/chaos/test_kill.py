"""kill -9 at random moments: every acknowledged move is there, none twice, every client converges.

Two hundred kills on each store with LANTERNWAY_DEEP=1; a few in the usual run. Pairs play one game after
another, so that every kill strikes a server that works.
"""

import asyncio
import contextlib
import os
import random
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPException
from typing import Any, TypeVar

from lanternway.client import Client, Ledger, Live, Refused
from lanternway.client.http import new_id
from lanternway.core import record as records
from lanternway.messages.server import Ack
from lanternway.server.log.table import Table, fold
from lanternway.server.store import open_store
from tests.server.serving import PATIENCE, Program, run

Made = TypeVar("Made")
DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))
PAIRS = 9
KILLS = int(os.environ.get("LANTERNWAY_KILLS", "200" if DEEP else "3"))
SEED = int(os.environ.get("LANTERNWAY_SEED", "7"))
"""Many kills can be shared out among several runs with seeds of their own."""
MOVES = 120 if DEEP else 30
"""At least so many moves are made at the last table of each pair before the end of the storm."""
BUSY = 2 * PAIRS
"""So many moves are acknowledged between two kills at least: they strike a server that works."""
GAME_IDS = list(filter(None, os.environ.get("LANTERNWAY_CHAOS_GAMES", "").split(",")))
"""All games, unless some are named."""


class Player:
    """Plays a seat at random, remembers every acknowledgment, and is never told twice."""

    def __init__(self, url: str, token: str, table: str, seed: int, enough: asyncio.Event) -> None:
        self.enough = enough
        """Both players of a table stop together: their own counts differ where moves are secret."""
        self.live = Live(url, token, patience=PATIENCE)
        self.table = table
        self.chance = random.Random(seed)
        self.acked: dict[str, int] = {}
        self.ledger: Ledger | None = None

    async def play(self, calm: asyncio.Event) -> None:
        async with self.live as live:
            ledger = self.ledger = await live.follow(self.table)
            while not ledger.over():
                if calm.is_set() and len(ledger.moments) > MOVES:
                    self.enough.set()
                if self.enough.is_set():
                    break
                if not ledger.my_turn():
                    with contextlib.suppress(TimeoutError):
                        await live.until(lambda: ledger.my_turn() or ledger.over(), 0.25)
                    continue
                await self.decide(live, ledger)
            await asyncio.sleep(0)

    async def decide(self, live: Live, ledger: Ledger) -> None:
        assert ledger.picture is not None
        choice = self.chance.choice(ledger.picture.legal)
        command = new_id()
        seq = ledger.seq
        try:
            answer = await live.act(ledger, choice.notation, command)
        except Refused as refused:
            raise AssertionError(f"{choice.notation}: {refused}") from refused
        if isinstance(answer, Ack):
            self.acked[command] = answer.seq
            await live.until(lambda: ledger.seq > seq, PATIENCE)


async def storm(programs: list[Program], kills: int, seed: int) -> list[Player]:
    """Games at all servers while they are killed and come back."""
    chance = random.Random(seed)
    games = GAME_IDS or [game.id for game in Client(programs[0].url).games()]
    calm = asyncio.Event()
    players: list[Player] = []
    pairs = [
        asyncio.create_task(keep_playing(programs, number, games, seed, calm, players))
        for number in range(PAIRS)
    ]
    for _ in range(kills):
        await busy(players, pairs)
        await asyncio.sleep(chance.uniform(0.0, 1.0))  # at any moment, and away for any time
        program = chance.choice(programs)
        program.kill()
        await asyncio.sleep(chance.uniform(0.0, 0.3))
        program.start()
        await asyncio.to_thread(program.wait_ready)
    calm.set()
    await asyncio.gather(*pairs)
    return players


async def keep_playing(
    programs: list[Program], number: int, games: list[str], seed: int, calm: asyncio.Event,
    players: list[Player],
) -> None:  # fmt: skip
    """Two persons play one table after another, each at a server of their own."""
    played = 0
    while not played or not calm.is_set():
        game = games[(number + played) % len(games)]
        tokens, table = await insist(seat_two, programs, game, number)
        enough = asyncio.Event()
        pair = [
            Player(program.url, token, table, seed + 1000 * played + 2 * number + seat, enough)
            for seat, (program, token) in enumerate(
                zip((programs[0], programs[-1]), tokens, strict=True)
            )
        ]
        players.extend(pair)
        await asyncio.gather(*(player.play(calm) for player in pair))
        played += 1


async def insist(work: Callable[..., Made], *args: Any) -> Made:
    """Do it anew until a server is there for all of it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(OSError, HTTPException):
                return await asyncio.to_thread(work, *args)
            await asyncio.sleep(0.1)


def seat_two(programs: list[Program], game: str, number: int) -> tuple[list[str], str]:
    """A table that two persons have begun: their tokens, and its id."""
    one, two = (program.client(f"P{number}") for program in (programs[0], programs[-1]))
    seats = [{"kind": "me"}, {"kind": "open"}]
    if number % 3 == 2:
        seats.append({"kind": "bot", "level": "random"})
    table = one.create(game, seats, start=True)
    assert table.invite is not None
    two.join(table.id, table.invite)
    return [one.token or "", two.token or ""], table.id


async def busy(players: list[Player], pairs: list[asyncio.Task[None]]) -> None:
    """Until the server has done something again. Who fails fails all."""
    enough = sum(len(player.acked) for player in players) + BUSY
    while sum(len(player.acked) for player in players) < enough:
        for pair in pairs:
            if pair.done():
                pair.result()
        await asyncio.sleep(0.01)


async def judge(store_url: str, programs: list[Program], players: list[Player]) -> int:
    """All of it must hold; how many records of finished games were verified."""
    verified: set[str] = set()
    store = await open_store(store_url)
    try:
        for player in players:
            rows = await store.rows(player.table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            commands = Counter(row.command for row in rows if row.command is not None)
            assert not [c for c, times in commands.items() if times > 1], "done twice"
            lost = [command for command in player.acked if command not in commands]
            assert not lost, "acknowledged and lost"
            folded = Table(player.table)
            fold(folded, rows)  # the whole log replays, hash by hash
            if folded.status == "over":
                client = Client(programs[0].url, player.live.token)
                text = await asyncio.to_thread(client.record, player.table)
                records.verify(records.parse(text))
                verified.add(player.table)
            ledger = player.ledger
            assert ledger is not None
            numbers = [moment.seq for moment in ledger.moments]
            assert numbers == list(range(1, len(numbers) + 1))
            pictures = [
                await asyncio.to_thread(
                    Client(program.url, player.live.token).picture, player.table, ledger.seat
                )
                for program in programs
            ]
            for history in pictures:
                known = {m.seq: m for m in history.moments}
                assert all(known[m.seq] == m for m in ledger.moments), "told something else"
                if history.picture.seq == ledger.seq:
                    assert ledger.picture is not None
                    assert history.picture.view == ledger.picture.view
                    assert history.picture.legal == ledger.picture.legal
            assert len({history.picture.seq for history in pictures}) == 1
    finally:
        await store.close()
    return len(verified)


def chaos(store: str, programs: list[Program]) -> None:
    async def main() -> None:
        began = time.monotonic()
        players = await storm(programs, KILLS, SEED)
        verified = await judge(store, programs, players)
        acked = sum(len(player.acked) for player in players)
        breaks = sum(player.live.connects - 1 for player in players)
        assert breaks > 0, "nobody noticed the kills"
        assert acked > PAIRS * 5
        print(
            f"seed {SEED}: {KILLS} kills, {len(players) // 2} games, {verified} of them finished and"
            f" verified, {acked} moves, {breaks} reconnects, {time.monotonic() - began:.1f} s"
        )

    try:
        for program in programs:
            program.start()
        for program in programs:
            program.wait_ready()
        run(main(), 30 * PATIENCE)
    except BaseException:
        for program in programs:
            print(program.log.read_text()[-3000:])
        raise
    finally:
        for program in programs:
            program.close()


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(sqlite_store: str) -> None:
    chaos(sqlite_store, [Program(sqlite_store)])


def test_two_servers_share_tables_while_either_is_killed(postgres_store: str) -> None:
    chaos(postgres_store, [Program(postgres_store), Program(postgres_store)])
