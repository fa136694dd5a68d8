"""A reader of the log: knows a table, then only what is told, and keeps account of it."""

from typing import Any

from lanternway.core import Event
from lanternway.games.skye import stages
from lanternway.games.skye.state import Table

TRACKS = ("warrior", "merchant", "herald")
PARTS = ("a", "b", "c", "d", *TRACKS, "bonus", "scrolls", "gold")


def word(reference: str) -> str:
    """The tile, track or bonus tile that a reference of an event names."""
    return reference.rpartition("-")[2]


def tile_of(reference: str) -> int | str:
    name = word(reference)
    return name if name == "castle" else int(name)


def next_to(seat: dict[str, Any], tile: str, side: str) -> list[int]:
    """The place on a side of a tile that lies in the territory."""
    x, y = next(spot[1:3] for spot in seat["territory"] if spot[0] == tile_of(tile))
    right, down = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[word(side)]
    return [x + right, y + down]


class Ledger:
    """What the reader believes of every seat, by the documented names of positions. Each event changes it
    by nothing but the facts told."""

    def __init__(self, table: Table) -> None:
        self.scoring: list[str] = table.to_data()["scoring"]
        self.journeyman: bool = table.setting.journeyman
        self.seats: list[dict[str, Any]] = shown(table)
        self.round: int = table.round
        self.start: int = table.start

    def read(self, event: Event) -> None:
        facts = dict(event.facts)
        if "seat" not in facts:
            return  # the name of a phase changes nothing
        getattr(self, f"told_{event.kind.replace('-', '_')}")(
            self.seats[facts.pop("seat")], **facts
        )

    def compare(self, table: Table) -> None:
        """The table is as the reader believes."""
        found = shown(table)
        for seat, (believed, true) in enumerate(zip(self.seats, found, strict=True)):
            believed["hand"].sort()
            for name, value in true.items():
                assert believed[name] == value, f"seat {seat}: {name}"
        if table.stage is not stages.OVER:
            assert (self.round, self.start) == (table.round, table.start)

    # --- income, pricing

    def told_income(self, seat: dict[str, Any], gold: int) -> None:
        seat["gold"] += gold

    def told_drew(self, seat: dict[str, Any], tiles: list[str]) -> None:
        seat["drawn"] = [tile_of(tile) for tile in tiles]

    def told_committed(self, seat: dict[str, Any]) -> None:
        """What was decided stays secret; the test asks the table whether the seat is done."""

    def told_revised(self, seat: dict[str, Any]) -> None:
        """The same."""

    def told_priced(self, seat: dict[str, Any], tile: str, gold: int) -> None:
        assert tile_of(tile) in seat["drawn"]
        seat["gold"] -= gold
        seat["asked"][tile_of(tile)] = gold

    def told_axed(self, seat: dict[str, Any], tile: str) -> None:
        seat["drawn"].remove(tile_of(tile))

    # --- trade

    def told_passed(self, seat: dict[str, Any]) -> None:
        """Nothing changes."""

    def told_bought(
        self, seat: dict[str, Any], from_seat: int, tile: str, gold: int, paid: int
    ) -> None:
        seller = self.seats[from_seat]
        on_tile = seller["asked"].pop(tile_of(tile))
        assert gold == on_tile
        assert paid == (0 if "bank_pays" in seat.get("perks", []) else gold)
        seat["gold"] -= paid
        seller["gold"] += gold + on_tile
        seller["drawn"].remove(tile_of(tile))
        seat["hand"].append(tile_of(tile))

    def told_kept(self, seat: dict[str, Any], tile: str, gold: int) -> None:
        assert gold == seat["asked"].pop(tile_of(tile))
        seat["drawn"].remove(tile_of(tile))
        seat["hand"].append(tile_of(tile))

    # --- building

    def told_placed(
        self, seat: dict[str, Any], tile: str, by_tile: str, side: str, x: int, y: int, turns: int
    ) -> None:
        assert [x, y] == next_to(seat, by_tile, side)
        seat["hand"].remove(tile_of(tile))
        seat["territory"].append([tile_of(tile), x, y, turns])

    def told_returned(self, seat: dict[str, Any], tile: str) -> None:
        seat["hand"].remove(tile_of(tile))

    def told_token(self, seat: dict[str, Any], tile: str, other_tile: str, side: str) -> None:
        there = next_to(seat, tile, side)
        assert [tile_of(other_tile), *there] in [spot[:3] for spot in seat["territory"]]
        seat["road_tokens"].append([tile_of(tile), word(side)])
        seat["tokens"] -= 1

    # --- the journey

    def told_planned(
        self, seat: dict[str, Any], n: int, tiles: list[str], steps: int, extra: int
    ) -> None:
        assert n == len(tiles)
        assert extra in ((0, 4) if seat["boost"] == "held" else (0,))
        seat["waypoints"] = [tile_of(tile) for tile in tiles]
        seat["steps"] = steps
        if extra:
            seat["boost"] = "none"

    def told_collected(self, seat: dict[str, Any], tile: str, steps: int) -> None:
        seat["waypoints"].remove(tile_of(tile))
        seat["journeyman"] = tile_of(tile)
        seat["steps"] -= steps

    def told_taken_back(self, seat: dict[str, Any]) -> None:
        assert seat["waypoints"]
        seat["waypoints"] = []

    def told_advanced(
        self, seat: dict[str, Any], track: str, space: int, points: int, gold: int
    ) -> None:
        assert abs(space - seat["tracks"][word(track)]) == 1
        seat["tracks"][word(track)] = space
        seat["gold"] -= gold
        self._score(seat, word(track), points)

    def told_declined(self, seat: dict[str, Any]) -> None:
        """Nothing changes."""

    def told_bonus(self, seat: dict[str, Any], bonus: str, points: int) -> None:
        name = word(bonus)
        self._score(seat, "bonus", points)
        seat["gold"] += {"gold": 5}.get(name, 0)
        seat["tokens"] += {"road": 1, "two_roads": 2}.get(name, 0)
        if name == "boost":
            seat["boost"] = "held"
        if name in ("third_waypoint", "no_discard", "bank_pays", "two_purchases"):
            seat["perks"].append(name)
            seat["perks"].sort()

    # --- scoring

    def told_scored(self, seat: dict[str, Any], tile: str, points: int) -> None:
        self._score(seat, "abcd"[self.scoring.index(word(tile))], points)

    def told_flag(self, seat: dict[str, Any], track: str, points: int) -> None:
        self._score(seat, word(track), points)

    def told_round(self, seat: dict[str, Any], round: int) -> None:
        self.start = next(n for n, one in enumerate(self.seats) if one is seat)
        self.round = round

    def told_end(self, seat: dict[str, Any], scrolls: int, gold: int) -> None:
        self._score(seat, "scrolls", scrolls)
        self._score(seat, "gold", gold)
        seat["gold"] -= 5 * gold

    def _score(self, seat: dict[str, Any], part: str, points: int) -> None:
        seat["score"] += points
        seat["points"][part] += points


def shown(table: Table) -> list[dict[str, Any]]:
    """What everybody could see of the seats if gold were open: not what is being decided in secret."""
    found = []
    data = table.to_data()["seats"]
    for number, seat in enumerate(data):
        secret = number if table.stage in (stages.BUILD, stages.PLAN) else -1
        seen = table.view((number + 1) % table.seats).data["seats"][number]
        pricing = table.stage is stages.PRICE
        asked = {t: p for t, p in zip(seat["drawn"], seat["prices"], strict=True) if t and p}
        row = {
            "gold": seat["gold"],
            "score": seat["score"],
            "points": dict(seat["points"]),
            "drawn": [tile for tile in seat["drawn"] if tile],
            "asked": {} if pricing else asked,
            "hand": sorted((seen if secret >= 0 else seat)["hand"]),
            "territory": [list(one) for one in seen["territory"]],
        }
        if table.setting.journeyman:
            row |= {
                "tracks": dict(seat["tracks"]),
                "perks": sorted(seat["perks"]),
                "tokens": seen["tokens"],
                "road_tokens": [list(one) for one in seen["road_tokens"]],
                "boost": seen["boost"],
                "waypoints": list(seen["waypoints"]),
                "journeyman": seen["journeyman"],
            }
            if seat["waypoints"] and table.stage is stages.JOURNEY:
                row["steps"] = seat["steps"]
        found.append(row)
    return found
