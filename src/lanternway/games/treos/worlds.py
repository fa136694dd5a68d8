"""The worlds a seat may be in: hands, plans, piles and side quests of the others dealt anew."""

from typing import Any

from lanternway.core import Chance, State, View, Worlds, fresh
from lanternway.games.treos.decode import STREAMS, from_data
from lanternway.games.treos.rules import side_quests
from lanternway.games.treos.rules.rewards import KNOWN
from lanternway.games.treos.setup import COMMON_CARDS, PERSONAL_DECKS
from lanternway.games.treos.state import (
    DROPPED,
    FRAME_WORDS,
    FULFILLING,
    GOLD,
    KEPT,
    LEFTOVER,
    PHASE,
    PLAN,
    STRIDE,
    SYMBOL_AT,
    UNSEEN,
    TreosState,
)
from lanternway.games.treos.words import PLAN_WORDS, TASK_WORDS

_PUBLIC = (
    "day", "phase", "event", "event_deck", "order", "winner", "layout", "map", "highwaymen", "inns",
    "secrets", "quest_piles", "agenda",
)  # fmt: skip
_ANY = 0
"""The stream that re-dealing draws from."""


class TableWorlds(Worlds):
    """Made once from a view. `base` is a table where the others' hidden things are missing."""

    def __init__(self, view: View) -> None:
        data = view.data
        self.mine: int = view.seat
        self.others: list[int] = [i for i in range(len(data["seats"])) if i != view.seat]
        self.seen: list[dict[str, Any]] = data["seats"]
        self.planning: bool = not data["order"]
        self.deck: int = data["common_deck"]
        self.hidden_under: list[int] = [
            i for i, card in enumerate(data["side_deck"]) if card["side"] is None
        ]
        self.base: TreosState = self._open_table(data)
        self.tasks: list[int] = list(self.base.side_pool)
        """The side quests that the seat has not seen."""
        self.commons: list[int] = [
            card for card in COMMON_CARDS
            if card not in self._revealed() and card not in self._my_commons()
        ]  # fmt: skip

    def _open_table(self, data: dict[str, Any]) -> TreosState:
        """The table with nothing in the others' hands: only what the view says."""
        full: dict[str, Any] = {name: data[name] for name in _PUBLIC}
        full["agenda"] = [["planning", -1]] if data["winner"] is None else []
        full["begin"] = None
        full["side_deck"] = [
            {"side": card["side"], "known": []} for card in data["side_deck"] if card["side"]
        ]
        full["seats"] = [dict(seat) for seat in data["seats"]]
        for i, seat in enumerate(full["seats"]):
            if i == self.mine:
                del seat["reach"]
                continue
            seat.update(side_quests=[], fresh=[], hand=[], top=[], rest=[], discard=[])
        base = from_data(full, data["options"], len(data["seats"]))
        base.agenda = [(FRAME_WORDS.index(frame[0]), *frame[1:]) for frame in data["agenda"]]
        everybody = (1 << base.seats) - 1
        base.side_bottom = [
            (TASK_WORDS.index(card["side"]) if card["side"] else 0)
            + KNOWN * (everybody if card["open"] else 1 << self.mine if self.mine >= 0 else 0)
            for card in data["side_deck"]
        ]
        base.deck = self.deck
        return base

    def _revealed(self) -> list[int]:
        """Cards of the others that lie open."""
        return [
            self.seen[seat]["plan"][word]
            for seat in self.others
            for word in PLAN_WORDS
            if self.seen[seat]["plan"][word] is not None
        ]

    def _my_commons(self) -> list[int]:
        if self.mine < 0:
            return []
        base, seat = self.base, self.mine
        held = [*base.hands[seat], *base.tops[seat], *base.bodies[seat], *base.discards[seat]]
        return held + [base.plan[seat * PLAN + i] for i in (0, 1, 2, 3, LEFTOVER, LEFTOVER + 2)]

    def sample(self, seed: int) -> State:
        world = self.base.clone()
        chance = fresh(f"world/{seed}", STREAMS)
        world.chance = chance
        unseen = list(self.commons)
        for seat in self.others:
            self._deal_cards(world, seat, unseen, chance)
        world.commons = unseen
        self._deal_tasks(world, chance)
        world.menu = None
        return world

    def _deal_cards(self, world: TreosState, seat: int, unseen: list[int], chance: Chance) -> None:
        """Own cards and common ones, at random into hand, plan and piles."""
        seen = self.seen[seat]
        base = seat * PLAN
        open_cards = [seen["plan"][word] for word in PLAN_WORDS if seen["plan"][word] is not None]
        kept = seen["top"].count("kept")
        places = seen["rest"] + kept + seen["discard"] + seen["hand"]
        shown = world.facts[seat * STRIDE + PHASE]
        if not self.planning:
            places += 3 - shown
        own = PERSONAL_DECKS[world.setting.characters[seat]]
        cards = [card for card in own if card not in open_cards]
        for _ in range(places - len(cards)):
            cards.append(chance.take(_ANY, unseen))
        world.bodies[seat] = tuple(sorted(_some(cards, seen["rest"], chance)))
        world.discards[seat] = tuple(sorted(_some(cards, seen["discard"], chance)))
        world.tops[seat] = tuple(
            [UNSEEN if card == "common" else chance.take(_ANY, cards) for card in seen["top"]]
        )
        for slot, word in enumerate(PLAN_WORDS):
            world.plan[base + slot] = seen["plan"][word] or 0
        if self.planning:
            self._deal_plan(world, seat, cards, chance)
            return
        for slot in range(shown + 1, 4):
            world.plan[base + slot] = chance.take(_ANY, cards)
        if seen["plan"]["symbol"] is not None:
            world.plan[base + SYMBOL_AT] = PLAN_WORDS.index(seen["plan"]["symbol"])
        else:
            world.plan[base + SYMBOL_AT] = shown + 1 + chance.draw(_ANY, 3 - shown)

    def _deal_plan(self, world: TreosState, seat: int, hand: list[int], chance: Chance) -> None:
        """A plan in the making: committed, or any number of its steps done."""
        base = seat * PLAN
        ready = self.seen[seat]["ready"]
        steps = len(hand) if ready else chance.draw(_ANY, len(hand) + 1)
        for step in range(steps):
            card = chance.take(_ANY, hand)
            if step < 4:
                world.plan[base + step] = card
            else:
                place = base + LEFTOVER + 2 * (step - 4)
                world.plan[place] = card
                world.plan[place + 1] = KEPT if chance.draw(_ANY, 2) else DROPPED
        world.hands[seat] = tuple(sorted(hand))
        if ready:
            world.plan[base + SYMBOL_AT] = 1 + chance.draw(_ANY, 3)

    def _deal_tasks(self, world: TreosState, chance: Chance) -> None:
        """Side quests of the others, and those they put under the deck."""
        tasks = list(self.tasks)
        asked = -1
        if world.agenda and world.agenda[-1][0] == FULFILLING and world.agenda[-1][1] != self.mine:
            asked = world.agenda[-1][1]
        for seat in self.others:
            count, fresh_count = self.seen[seat]["side_quests"], self.seen[seat]["fresh"]
            held: list[int] = []
            if seat == asked:  # who is asked has something to complete
                gold = world.agenda[-1][2]
                if gold < 0:
                    gold = world.facts[seat * STRIDE + GOLD]
                done = [task for task in tasks if side_quests.is_done(world, seat, task, gold)]
                if done:
                    held.append(chance.take(_ANY, done))
                    tasks.remove(held[0])
            new = _some(tasks, fresh_count, chance)
            held += new + _some(tasks, count - fresh_count - len(held), chance)
            world.side[seat] = tuple(sorted(held))
            world.fresh[seat] = sum([1 << task for task in new])
        for place in self.hidden_under:
            owner = self.others[chance.draw(_ANY, len(self.others))]
            world.side_bottom[place] = chance.take(_ANY, tasks) + KNOWN * (1 << owner)
        world.side_pool = tasks


def _some(cards: list[int], count: int, chance: Chance) -> list[int]:
    return [chance.take(_ANY, cards) for _ in range(count)]
