"""What a seat may know, and the worlds it may then be in.

Hidden are: gold of others (unless it is open, or the game is over), what others have decided while all
decide at once (prices, buildings, plans), and the order of the bag. The bag's contents follow from
what lies on the table.
"""

from typing import TYPE_CHECKING, Any, Final

from lanternway.core import Action, Chance, State, View, Worlds, fresh
from lanternway.games.skye import data, stages
from lanternway.games.skye.actions import K_TOKEN
from lanternway.games.skye.rules import build

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

GUESS: Final = 0
"""The stream that worlds are made with, before their own future begins."""


def view(table: "Table", seat: int) -> View:
    """The table as the seat sees it."""
    known = data.common_data(table)
    config = table.config
    known["options"] = {
        "journeyman": config.journeyman,
        "open_gold": config.open_gold,
        "castle_counts": config.castle_counts,
    }
    known["rounds"] = config.rounds
    known["to_move"] = table.to_move()[:]
    known["bag"] = _bag_size(table)
    known["seats"] = [
        _own_seat(table, other) if other == seat else _other_seat(table, other)
        for other in range(table.seats)
    ]
    return View("skye", seat, known)


def _bag_size(table: "Table") -> int:
    """How many tiles are in the bag."""
    return len(table.bag)


def _shown(table: "Table", seat: int, found: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees of a seat besides."""
    found["ready"] = data.is_ready(table, seat)
    found["fifties"] = min(2, table.score[seat] // 50)  # SK-9.14
    return found


def _own_seat(table: "Table", seat: int) -> dict[str, Any]:
    return _shown(table, seat, data.seat_data(table, seat))


def _other_seat(table: "Table", seat: int) -> dict[str, Any]:
    """Another seat: its public things, listed one by one."""
    slots = range(seat * 3, seat * 3 + 3)
    building = table.stage == stages.BUILD
    land = table.before[seat] if building else table.lands[seat]
    open_gold = table.config.open_gold or table.stage == stages.OVER
    pricing = table.stage == stages.PRICE
    found: dict[str, Any] = {
        "gold": table.gold[seat] if open_gold else None,
        "score": table.score[seat],
        "points": data.points_data(table, seat),
        "drawn": [table.drawn[slot] or None for slot in slots],
        "prices": [None if pricing else data.price_data(table.price[slot]) for slot in slots],
        "hand": list(build.received(table, seat)) if building else list(table.hands[seat]),
        "taken": None,
        "cell": None,
        "territory": data.territory_data(land),
        "placed": 0,
    }
    if table.config.journeyman:
        found.update(data.journeyman_data(table, seat))
        found["spared"] = False
        found["road_tokens"] = data.token_data(land)
        found["laid"] = 0
        if building:
            found["tokens"] = table.tokens[seat] + table.laid[seat]
        if table.stage == stages.PLAN:
            found["waypoints"] = []
            found["boost"] = "none" if table.boost[seat] == 0 else "held"
    return _shown(table, seat, found)


class TableWorlds(Worlds):
    """Others' gold is guessed; what they have decided in secret is decided anew, at random."""

    def __init__(self, seen: View) -> None:
        from lanternway.games.skye import restore  # restore knows the table, which knows this file

        known = seen.data
        self.mine: int = seen.seat
        seats: list[dict[str, Any]] = []
        self.ready: list[bool] = []
        self.hidden_gold: list[int] = []
        common = {name: known[name] for name in restore.COMMON if name != "seats"}
        if known["options"]["journeyman"]:
            common["unlocked"] = known["unlocked"]
        low = 0
        if known["stage"] == "price":
            low = 5  # everyone has just had the income of a castle
        for seat, shown in enumerate(known["seats"]):
            place = {k: v for k, v in shown.items() if k != "fifties"}
            self.ready.append(shown["ready"])
            if place["gold"] is None:
                self.hidden_gold.append(seat)
                place["gold"] = low
            if seat != self.mine:
                place["ready"] = False
            seats.append(place)
        self.low: int = low
        common["seats"] = seats
        options = dict(known["options"])
        self.base: Table = restore.from_data(common, options, len(seats))

    def sample(self, seed: int) -> State:
        """A world; the same seed gives the same one."""
        world = self.base.clone()
        world.chance = fresh(seed, 4)
        guess = fresh(f"skye-world-{seed}", 1)
        for seat in self.hidden_gold:
            gold = self.low + guess.draw(GUESS, 9) + guess.draw(GUESS, 9)
            while guess.draw(GUESS, 8) == 0:
                gold += guess.draw(GUESS, 32)
            world.bank += gold - world.gold[seat]
            world.gold[seat] = gold
        if world.stage in stages.AT_ONCE:
            for seat in range(world.seats):
                if seat != self.mine:
                    world = self._decide(world, seat, guess)
        return world

    def _decide(self, world: "Table", seat: int, guess: Chance) -> "Table":
        """What another seat has decided so far: all of it if it is ready, else a part."""
        if self.ready[seat]:
            while world.waiting >> seat & 1:
                options = _secret_options(world, seat)
                world.perform(seat, options[guess.draw(GUESS, len(options))])
            return world
        for _ in range(guess.draw(GUESS, 8)):
            options = _secret_options(world, seat)
            after = world.clone()
            after.perform(seat, options[guess.draw(GUESS, len(options))])
            if after.waiting >> seat & 1 and after.reveals == world.reveals:
                world = after
        return world


def _secret_options(world: "Table", seat: int) -> list[Action]:
    """What the seat could have done without anybody noticing."""
    options = world.legal(seat)
    if world.stage == stages.BUILD:
        return options
    return [action for action in options if action.kind != K_TOKEN]
