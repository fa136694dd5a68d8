"""What an older version has stored opens, shows everybody what it showed, and is written the same way; a
table of other rules says so, and harms no other.

`tests/vectors/store` was made at commit 6a2a11b: a store with every kind of row, running and finished tables,
the exported rows of one of them, and what each viewer was told of each table.
"""

import gzip
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanternway.cli import store as store_commands
from lanternway.core import state_hash
from lanternway.server.errors import Denied
from lanternway.server.looking import Eyes
from lanternway.server.services import Services
from tests.server import inside
from tests.server.serving import run

KEPT = Path(__file__).parents[1] / "vectors" / "store"
TOLD: dict[str, Any] = json.loads(gzip.decompress((KEPT / "told.json.gz").read_bytes()))
EXPORTED = KEPT / "exported.jsonl"
SAME_RULES = [name for name in TOLD if name.startswith("lantern_fair")]
OTHER_RULES = [name for name in TOLD if name not in SAME_RULES]


@pytest.fixture
def kept_store(tmp_path: Path) -> str:
    (tmp_path / "kept.db").write_bytes(gzip.decompress((KEPT / "store.db.gz").read_bytes()))
    return f"sqlite:///{tmp_path}/kept.db"


async def told(server: Services, table: str, viewer: int) -> dict[str, Any]:
    """Everything that a viewer is told of a table, but for the time of day."""
    room = await server.hub.rooms.get(table)
    person = room.table.seats[viewer].person if viewer >= 0 else None
    update = await server.hub.rooms.make_update(room, Eyes(viewer, person), 0, [])
    data: dict[str, Any] = msgspec.to_builtins(update)
    data["picture"]["now"] = 0.0
    del data["epoch"]
    for clock in data["picture"]["clocks"]:
        clock["left"] = None
    return without_additions(data)


def without_additions(update: dict[str, Any]) -> dict[str, Any]:
    """An update without the sums that help people and what choices cost and give (nothing stored holds
    them, and games may add some), and without what was not yet told when the store was kept."""
    picture = update["picture"]
    for name in ("round", "rounds", "deadline", "hushed", "harmed", "hints", "from_position"):
        picture["table"].pop(name, None)
    for moment in update["moments"]:
        moment.pop("story", None)
    for seat in picture["table"]["seats"]:
        seat.pop("stood_in", None)
        seat.pop("invited", None)
    for asked in [picture["consent"] or {}, *(moment["data"] for moment in update["moments"])]:
        asked.pop("absent", None)
    if picture["view"] is not None:
        picture["view"].pop("aids", None)
    for choice in [*picture["legal"], *picture["locked"]]:
        choice.pop("facts", None)
    return update


def told_then(name: str) -> dict[int, dict[str, Any]]:
    """By viewer, what was told of a kept table, as it would be said today."""
    found: dict[int, dict[str, Any]] = {}
    for viewer, update in deepcopy(TOLD[name]["viewers"]).items():
        update["picture"] = update.pop("frame")  # its name in protocol 1
        found[int(viewer)] = without_additions(update)
    for update in found.values():  # moves are counted as watchers see them, for everybody
        update["picture"]["table"]["moves"] = found[-1]["picture"]["table"]["moves"]
    return found


@pytest.mark.parametrize("snapshots", [True, False], ids=["by snapshot", "by all rows"])
@pytest.mark.parametrize("name", SAME_RULES)
def test_a_kept_table_shows_what_it_showed(kept_store: str, name: str, snapshots: bool) -> None:
    async def main() -> None:
        async with inside.services(kept_store) as server:
            server.driver.stopping = True
            if not snapshots:
                await server.store.database.execute([("DELETE FROM snapshots", ())])
            kept = TOLD[name]
            for viewer, expected in told_then(name).items():
                assert await told(server, kept["table"], viewer) == expected
            match = (await server.hub.rooms.get(kept["table"])).table.match
            assert (None if match is None else state_hash(match.state)) == kept["hash"]

    run(main())


def values(lines: str) -> list[Any]:
    """What exported rows say: 3 days are 3.0 days, rules that nobody named are the first, no seat was kept
    for anybody, and the game began with its setup."""
    rows = [json.loads(line) for line in lines.splitlines()]
    rows[0]["data"].setdefault("rules", 1)
    rows[0]["data"].setdefault("position", "")
    for seat in rows[0]["data"]["seats"]:
        seat.setdefault("invited", None)
    for row in rows:
        if row["kind"] == "asked":
            row["data"] = {"absent": -1, "voters": [], **row["data"]}
    return rows


def test_the_rows_of_a_kept_table_are_written_as_they_were(kept_store: str) -> None:
    table = TOLD["lantern_fair, over"]["table"]
    found = store_commands.exported(kept_store, table)
    assert values(found) == values(EXPORTED.read_text(encoding="utf-8"))


def test_exported_rows_of_an_older_version_become_the_same_table(sqlite_store: str) -> None:
    table = store_commands.import_table(sqlite_store, EXPORTED)
    found = store_commands.exported(sqlite_store, table)
    assert values(found) == values(EXPORTED.read_text(encoding="utf-8"))

    async def main() -> None:
        async with inside.services(sqlite_store) as server:
            for viewer, expected in told_then("lantern_fair, over").items():
                found = await told(server, table, viewer)
                found["table"] = found["picture"]["table"]["id"] = expected["table"]
                assert found == expected

    run(main())


def test_a_kept_table_that_is_running_can_be_played_on(kept_store: str) -> None:
    async def main() -> None:
        async with inside.services(kept_store) as server:
            server.driver.stopping = True
            for name in SAME_RULES:
                room = await server.hub.rooms.get(TOLD[name]["table"])
                if room.table.status != "playing":
                    continue
                assert room.table.match is not None
                seat = room.table.to_move()[0]
                await inside.act(
                    server, room, seat, room.table.match.state.legal(seat)[0].text, "further"
                )
                server.hub.rooms.open.clear()
                again = await server.hub.rooms.get(room.table.id)
                assert again.table.match is not None
                assert state_hash(again.table.match.state) == state_hash(room.table.match.state)

    run(main())


@pytest.mark.parametrize("snapshots", [True, False], ids=["by snapshot", "by all rows"])
@pytest.mark.parametrize("name", OTHER_RULES)
def test_a_table_of_other_rules_says_which_it_needs(
    kept_store: str, name: str, snapshots: bool
) -> None:
    async def main() -> None:
        async with inside.services(kept_store) as server:
            server.driver.stopping = True
            if not snapshots:
                await server.store.database.execute([("DELETE FROM snapshots", ())])
            with pytest.raises(Denied) as caught:
                await server.hub.rooms.get(TOLD[name]["table"])
            assert caught.value.message == "server-why-old-table"
            game = name.split(",", maxsplit=1)[0]
            assert f"was played by rules 1 of {game}, with Lanternway 0.1.0" in caught.value.text
            assert "\n" not in caught.value.text
            for other in SAME_RULES:
                await server.hub.rooms.get(TOLD[other]["table"])

    run(main())
