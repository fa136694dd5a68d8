"""The worlds consistent with what a seat knows."""

import random
from typing import Any, Final

from lanternway.core import View, Worlds
from lanternway.core.chance import key_from_seed
from lanternway.games.dark_road import restore
from lanternway.games.dark_road.content import Content, content_of
from lanternway.games.dark_road.content_words import TOWNS
from lanternway.games.dark_road.pieces import Deck
from lanternway.games.dark_road.rules import decks, flow
from lanternway.games.dark_road.sets import mask_of, members
from lanternway.games.dark_road.state import Table

COINS_AT_FIRST: Final = 5.0
COINS_A_ROUND: Final = 2.5
COINS_APART: Final = 4.0
"""How many coins an opponent is thought to have: so many at first, more with every round, give or take as
much; any number is possible. Greedy bots had as many (docs/research/dark_road.md)."""
MANY_COINS: Final = 100


class TableWorlds(Worlds):
    """Other seats' coins and deeds and all decks are dealt anew."""

    def __init__(self, seen: View) -> None:
        shown = dict(seen.data)
        setting = shown["setting"]
        self.hidden: list[int] = []
        """Seats whose coins are not shown."""
        self.deeds: list[tuple[int, int, int]] = []
        """Seats whose deeds are not shown: seat, how many they hold, how many they drew."""
        seats: list[dict[str, Any]] = []
        for seat, given in enumerate(shown["seats"]):
            place = dict(given)
            if "coins" not in place:
                self.hidden.append(seat)
                place["coins"] = 0
            if "deeds" not in place:
                self.deeds.append((seat, place["deed_count"], place.get("drawn_count", 0)))
                place["deeds"] = place["drawn"] = []
            elif "drawn" not in place:
                place["drawn"] = []  # of another, at the end
            seats.append(place)
        self.under: int = shown["decks"]["deeds_under"]
        """How many deeds lie under the deck."""
        self.under_place: int = -1
        """Where among them the one lies that this seat put there."""
        if 0 <= seen.seat < len(seats):
            self.under_place = seats[seen.seat].get("put_under_place", -1)
        shown["seats"] = seats
        shown["decks"] = _unknown_decks(shown["decks"], content_of(setting["edition"]))
        self.base: Table = restore.from_data(shown, setting, setting["humans"], settle=False)
        self.own_under: int = -1
        if self.under_place >= 0:
            self.own_under = self.base.opening.put_under[seen.seat]
            deck = self.base.decks[decks.DEEDS]
            self.base.decks[decks.DEEDS] = deck.without(self.own_under)

    def sample(self, seed: int) -> Table:
        """A world; the same seed gives the same one."""
        guess = random.Random(seed)
        world = self.base.clone()
        world.unshare()
        world.chance.rekey(key_from_seed(seed))
        pool = members(world.decks[decks.DEEDS].pool)
        guess.shuffle(pool)
        for seat, held, drawn in self.deeds:
            for _ in range(held):
                world.deeds[seat] |= 1 << pool.pop()
            if drawn:
                world.opening.drawn[seat] = tuple([pool.pop() for _ in range(drawn)])
        under = [
            self.own_under if place == self.under_place else pool.pop()
            for place in range(self.under)
        ]
        world.decks[decks.DEEDS] = Deck(mask_of(pool), (), tuple(under))
        for which in (decks.HEROES, *decks.COMMISSIONS):
            deck = world.decks[which]
            cards = list(deck.under)
            guess.shuffle(cards)
            world.decks[which] = Deck(deck.pool, deck.top, tuple(cards))
        for seat in self.hidden:
            world.coins[seat] = _guess(guess, world.round)
        self._ask(world)
        return world

    def _ask(self, world: Table) -> None:
        """The seat that is asked something has coins with which there are at least two answers."""
        if not world.agenda:
            return
        frame = world.agenda[-1]
        world.options = flow.answers_to(world, frame)
        if len(world.options) > 1 or frame.seat not in self.hidden:
            return
        guessed = world.coins[frame.seat]
        for coins in sorted(range(MANY_COINS), key=lambda coins: abs(coins - guessed)):
            world.coins[frame.seat] = coins
            world.options = flow.answers_to(world, frame)
            if len(world.options) > 1:
                return


def _guess(guess: random.Random, of_round: int) -> int:
    """How many coins an opponent may have by now."""
    while True:
        coins = round(guess.gauss(COINS_AT_FIRST + COINS_A_ROUND * of_round, COINS_APART))
        if coins >= 0:
            return coins


def _unknown_decks(shown: dict[str, Any], content: Content) -> dict[str, Any]:
    """Nothing is known of any order, only what was put under a deck."""
    none: dict[str, list[str]] = {"top": [], "under": []}
    under: list[list[str]] = [[] for _ in TOWNS]
    for word in shown["commissions_under"]:
        under[content.commission_town[content.commission_ids.index(word)]].append(word)
    return {
        "heroes": {"top": [], "under": shown["heroes_under"]},
        "deeds": none,
        "companions": none,
        "dark_road": none,
        "shortcut": none,
        "commissions": {word: {"top": [], "under": under[town]} for town, word in enumerate(TOWNS)},
    }
