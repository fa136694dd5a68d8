"""The worlds consistent with what a seat knows."""

from typing import Any, Final

from lanternway.core import Action, Chance, State, View, Worlds, fresh
from lanternway.games.skye import restore, stages
from lanternway.games.skye.actions import TOKEN
from lanternway.games.skye.state import Table
from lanternway.games.skye.streams import STREAMS

GUESS: Final = 0
"""The stream that worlds are made with, before their own future begins."""


class TableWorlds(Worlds):
    """Others' gold is guessed; what they have decided in secret is decided anew, at random."""

    def __init__(self, seen: View) -> None:
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
        world.chance = fresh(seed, len(STREAMS))
        guess = fresh(f"skye-world-{seed}", 1)
        for seat in self.hidden_gold:
            gold = self.low + guess.draw(GUESS, 9) + guess.draw(GUESS, 9)
            while guess.draw(GUESS, 8) == 0:
                gold += guess.draw(GUESS, 32)
            world.bank += gold - world.gold[seat]
            world.gold[seat] = gold
        if world.stage.at_once:
            for seat in range(world.seats):
                if seat != self.mine:
                    world = self._decide(world, seat, guess)
        return world

    def _decide(self, world: Table, seat: int, guess: Chance) -> Table:
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


def _secret_options(world: Table, seat: int) -> list[Action]:
    """What the seat could have done without anybody noticing."""
    options = world.legal(seat)
    if world.stage is stages.BUILD:
        return options
    return [action for action in options if action.family is not TOKEN]
