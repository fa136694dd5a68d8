"""The worlds a seat may be in: hands, plans, piles and side quests of the others dealt anew."""

from typing import Any, Final

from lanternway.core import Chance, State, View, Worlds, fresh
from lanternway.core.reading import Node
from lanternway.games.treos.agenda import FULFILLING
from lanternway.games.treos.cards import NO_CARD, UNSEEN
from lanternway.games.treos.content import COMMON_CARDS, PERSONAL_DECKS, TASK_WORDS
from lanternway.games.treos.data import COMMON_WORD
from lanternway.games.treos.plan import (
    EVENING,
    MORNING,
    PHASE_WORDS,
    PLAN_WORDS,
    SLOTS,
    Leftover,
)
from lanternway.games.treos.restore import from_data, read_agenda
from lanternway.games.treos.rules import side_quests
from lanternway.games.treos.state import Table
from lanternway.games.treos.streams import STREAMS
from lanternway.games.treos.tasks import SeenTask

_PUBLIC: Final = (
    "day", "phase", "event", "event_deck", "order", "winner", "layout", "map", "highwaymen", "inns",
    "secrets", "quest_piles",
)  # fmt: skip
_ANY: Final = 0
"""The stream that re-dealing draws from."""


class TableWorlds(Worlds):
    """Made once from a view. `base` is a table where the others' hidden things are missing."""

    def __init__(self, seen: View) -> None:
        data = seen.data
        self.mine: int = seen.seat
        self.others: list[int] = [seat for seat in range(len(data["seats"])) if seat != seen.seat]
        self.seen: list[dict[str, Any]] = data["seats"]
        self.planning: bool = not data["order"]
        self.hidden_under: list[int] = [
            place for place, card in enumerate(data["side_deck"]) if card["side"] is None
        ]
        self.base: Table = self._open_table(data)
        self.tasks: list[int] = list(self.base.side_pool)
        """The side quests that the seat has not seen."""
        known = self._revealed() + self._my_cards()
        self.commons: list[int] = [card for card in COMMON_CARDS if card not in known]
        """The common cards that the seat has not seen."""

    def _open_table(self, data: dict[str, Any]) -> Table:
        """The table with nothing in the others' hands: only what the view says."""
        full: dict[str, Any] = {name: data[name] for name in _PUBLIC}
        full["agenda"] = [["planning", -1]] if data["winner"] is None else []
        full["begin"] = None
        full["side_deck"] = [
            {"side": card["side"], "known": []} for card in data["side_deck"] if card["side"]
        ]
        full["seats"] = [dict(seat) for seat in data["seats"]]
        for seat in self.others:
            full["seats"][seat].update(
                side_quests=[], fresh=[], hand=[], top=[], rest=[], discard=[]
            )
        base = from_data(full, data["options"], len(data["seats"]))
        base.agenda = read_agenda(Node(data["agenda"], "agenda"), base.seats)
        base.side_bottom = [self._under(card, base.seats) for card in data["side_deck"]]
        base.common_deck = data["common_deck"]
        return base

    def _under(self, card: dict[str, Any], seats: int) -> SeenTask:
        """A side quest under its deck; one that the seat does not know is dealt later."""
        task = TASK_WORDS.index(card["side"]) if card["side"] else 0
        if card["open"]:
            return SeenTask(task, (1 << seats) - 1)
        return SeenTask(task, 1 << self.mine if self.mine >= 0 else 0)

    def _revealed(self) -> list[int]:
        """Cards of the others that lie open."""
        return [
            self.seen[seat]["plan"][word]
            for seat in self.others
            for word in PLAN_WORDS
            if self.seen[seat]["plan"][word] is not None
        ]

    def _my_cards(self) -> list[int]:
        if self.mine < 0:
            return []
        base, seat = self.base, self.mine
        held = [*base.hands[seat], *base.tops[seat], *base.rests[seat], *base.discards[seat]]
        return held + base.cards_in_plan(seat)

    def sample(self, seed: int) -> State:
        world = self.base.clone()
        chance = fresh(f"world/{seed}", len(STREAMS))
        world.chance = chance
        unseen = list(self.commons)
        for seat in self.others:
            self._deal_cards(world, seat, unseen, chance)
        world.unseen_commons = unseen
        self._deal_tasks(world, chance)
        world.answers = None
        return world

    # --- cards ------------------------------------------------------------------------------------

    def _deal_cards(self, world: Table, seat: int, unseen: list[int], chance: Chance) -> None:
        """Own cards and common ones, at random into hand, plan and piles."""
        seen = self.seen[seat]
        open_cards = [seen["plan"][word] or NO_CARD for word in PLAN_WORDS]
        kept = seen["top"].count("kept")
        places = seen["rest"] + kept + seen["discard"] + seen["hand"]
        shown = world.today[seat].phase
        if not self.planning:
            places += EVENING - shown
        own = PERSONAL_DECKS[world.setting.characters[seat]]
        cards = [card for card in own if card not in open_cards]
        for _ in range(places - len(cards)):
            cards.append(chance.take(_ANY, unseen))
        world.rests[seat] = tuple(sorted(_some(cards, seen["rest"], chance)))
        world.discards[seat] = tuple(sorted(_some(cards, seen["discard"], chance)))
        world.tops[seat] = tuple(
            [UNSEEN if card == COMMON_WORD else chance.take(_ANY, cards) for card in seen["top"]]
        )
        if self.planning:
            self._deal_plan(world, seat, cards, chance)
            return
        for slot in range(shown + 1, SLOTS):
            open_cards[slot] = chance.take(_ANY, cards)
        if seen["plan"]["symbol"] is not None:
            world.symbols[seat] = PHASE_WORDS.index(seen["plan"]["symbol"])
        else:
            world.symbols[seat] = shown + 1 + chance.draw(_ANY, EVENING - shown)
        world.plans[seat] = tuple(open_cards)

    def _deal_plan(self, world: Table, seat: int, hand: list[int], chance: Chance) -> None:
        """A plan in the making: all of its parts laid if it is ready, else any of them but not all."""
        ready = self.seen[seat]["ready"]
        parts = len(hand) + 1
        laid = parts if ready else chance.draw(_ANY, parts)
        cards = [NO_CARD] * SLOTS
        leftovers: list[Leftover] = []
        places = list(range(parts))
        for _ in range(laid):
            place = chance.take(_ANY, places)
            if place == parts - 1:
                world.symbols[seat] = MORNING + chance.draw(_ANY, EVENING)
            elif place < SLOTS:
                cards[place] = chance.take(_ANY, hand)
            else:
                leftovers.append(Leftover(chance.take(_ANY, hand), chance.draw(_ANY, 2) == 1))
        world.hands[seat] = tuple(sorted(hand))
        world.plans[seat] = tuple(cards)
        world.leftovers[seat] = tuple(leftovers)

    # --- side quests ------------------------------------------------------------------------------

    def _deal_tasks(self, world: Table, chance: Chance) -> None:
        """Side quests of the others, and those they put under the deck."""
        tasks = list(self.tasks)
        frame = world.agenda[-1] if world.agenda else None
        for seat in self.others:
            count, fresh_count = self.seen[seat]["side_quests"], self.seen[seat]["fresh"]
            held: list[int] = []
            if frame is not None and frame.kind is FULFILLING and frame.seat == seat:
                # Who is asked has something to complete.
                done = [task for task in tasks if side_quests.is_done(world, seat, task)]
                if done:
                    held.append(chance.take(_ANY, done))
                    tasks.remove(held[0])
            new = _some(tasks, fresh_count, chance)
            held += new + _some(tasks, count - fresh_count - len(held), chance)
            world.side_quests[seat] = tuple(sorted(held))
            world.fresh[seat] = sum([1 << task for task in new])
        for place in self.hidden_under:
            owner = self.others[chance.draw(_ANY, len(self.others))]
            world.side_bottom[place] = SeenTask(chance.take(_ANY, tasks), 1 << owner)
        world.side_pool = tasks


def _some(cards: list[int], count: int, chance: Chance) -> list[int]:
    return [chance.take(_ANY, cards) for _ in range(count)]
