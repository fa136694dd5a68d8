"""Worlds that agree with what a seat knows."""

import random
from typing import Any

from lanternway.core.chance import key_from_seed
from lanternway.core.view import View
from lanternway.core.worlds import Worlds
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road import restore
from lanternway.games.dark_road.content import TOWNS, tables
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.rules import flow
from lanternway.games.dark_road.table import Table

COIN_GUESS = 14
"""How many coins an opponent is mostly thought to have at most; more is possible."""


class TableWorlds(Worlds):
    """Worlds that agree with a view: other seats' coins and deeds and all decks are dealt anew."""

    def __init__(self, view_: View) -> None:
        shown = dict(view_.data)
        setting = shown["setting"]
        self.hidden: list[int] = []
        """Seats whose coins are not shown."""
        self.deeds: list[tuple[int, int, int]] = []
        """Seats whose deeds are not shown: seat, how many they hold, how many they drew."""
        seats: list[dict[str, Any]] = []
        for seat, given in enumerate(shown["seats"]):
            mine = dict(given)
            if "coins" not in mine:
                self.hidden.append(seat)
                mine["coins"] = 0
            if "deeds" not in mine:
                self.deeds.append((seat, mine["deed_count"], mine.get("drawn_count", 0)))
                mine["deeds"] = mine["drawn"] = []
            seats.append(mine)
        self.under: int = shown["decks"]["deeds_under"]
        self.under_place: int = -1
        if 0 <= view_.seat < len(seats):
            self.under_place = seats[view_.seat].get("put_under_place", -1)
        shown["seats"] = seats
        shown["decks"] = _unknown_decks(shown["decks"], tables(setting["edition"]).commission_ids)
        self.world: Table = restore.from_data(shown, setting, setting["humans"], settle=False)
        self.own_under: int = -1
        if self.under_place >= 0:
            self.own_under = self.world.t[view_.seat * at.STRIDE + at.PUT_UNDER]
            self.world.t[at.DEED_POOL] &= ~(1 << self.own_under)

    def sample(self, seed: int) -> Table:
        rng = random.Random(seed)
        s = self.world.clone()
        t = s.t
        s.chance.rekey(key_from_seed(seed))
        pool = members(t[at.DEED_POOL])
        rng.shuffle(pool)
        for seat, held, drawn in self.deeds:
            for _ in range(held):
                t[seat * at.STRIDE + at.DEEDS] |= 1 << pool.pop()
            for i in range(drawn):
                t[seat * at.STRIDE + at.DRAWN + i] = pool.pop()
        under = [self.own_under if i == self.under_place else pool.pop() for i in range(self.under)]
        s.piles[at.UNDER_DEEDS] = tuple(under)
        t[at.DEED_POOL] = sum([1 << card for card in pool])
        for pile in (at.UNDER_HEROES, *range(at.UNDER_COMMISSIONS, at.UNDER_COMMISSIONS + 6)):
            cards = list(s.piles[pile])
            rng.shuffle(cards)
            s.piles[pile] = tuple(cards)
        for seat in self.hidden:
            t[seat * at.STRIDE + at.COINS] = _guess(rng)
        self._ask(s, rng)
        return s

    def _ask(self, s: Table, rng: random.Random) -> None:
        """The seat that is asked something has coins with which there are at least two answers."""
        if not s.agenda:
            return
        frame = s.agenda[-1]
        s.options = flow.answers_to(s, frame)
        if len(s.options) > 1 or frame[1] not in self.hidden:
            return
        few = list(range(COIN_GUESS))
        rng.shuffle(few)
        for coins in (*few, *range(COIN_GUESS, 100)):
            s.t[frame[1] * at.STRIDE + at.COINS] = coins
            s.options = flow.answers_to(s, frame)
            if len(s.options) > 1:
                return


def _guess(rng: random.Random) -> int:
    """Any number of coins can come; most often few."""
    coins = rng.randint(0, COIN_GUESS)
    while rng.random() < 0.25:
        coins += rng.randint(1, COIN_GUESS)
    return coins


def _unknown_decks(shown: dict[str, Any], commissions: tuple[str, ...]) -> dict[str, Any]:
    """Nothing is known of any order, only what was put under a deck."""
    none: dict[str, list[str]] = {"top": [], "under": []}
    return {
        "heroes": {"top": [], "under": shown["heroes_under"]},
        "deeds": none,
        "companions": none,
        "dark_road": none,
        "shortcut": none,
        "commissions": {
            word: {
                "top": [],
                "under": [
                    card
                    for card in shown["commissions_under"]
                    if commissions.index(card) // 5 == town
                ],
            }
            for town, word in enumerate(TOWNS)
        },
    }
