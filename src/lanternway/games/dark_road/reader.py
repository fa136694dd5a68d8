"""Reads values out of nested plain data by dotted paths, and says which path is wrong."""

from collections.abc import Mapping
from typing import Any

from lanternway.core.errors import DataError
from lanternway.core.state import Frame
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.table import Table


def word_in(given: Any, words: tuple[str, ...]) -> int:
    """The number of a word; -1 if it is none of them."""
    return words.index(given) if isinstance(given, str) and given in words else -1


class Reader:
    """Data being read into a State; `heroes`, `deeds` … are the cards that have a place already."""

    def __init__(self, s: Table, data: Mapping[str, Any]) -> None:
        self.s: Table = s
        self.data: dict[str, Any] = dict(data)
        self.heroes: list[int] = []
        self.deeds: list[int] = []
        self.companions: list[int] = []
        self.commissions: list[int] = []
        self.commission_pool: int = 0
        self._opened: dict[str, Any] = {"": self.data}
        """Tables and lists by their path, so that no path is walked twice."""
        self.companion_cards: tuple[int, ...] | None = None
        """The cards that a snapshot says its companions are, in the order in which they are read."""
        if "companion_cards" in self.data:
            self.companion_cards = self.numbers("companion_cards", 0, 21, 22)

    # --- values ---------------------------------------------------------------------------------------
    def get(self, path: str) -> Any:
        """What lies at a path; None if there is nothing."""
        above, _, key = path.rpartition(".")
        inside = self._opened.get(above)
        if inside is None:
            inside = self._opened[above] = self.get(above)
        if isinstance(inside, dict):
            return inside.get(key)
        if isinstance(inside, (list, tuple)) and key.isdigit() and int(key) < len(inside):
            return inside[int(key)]
        return None

    def number(self, path: str, low: int, high: int) -> int:
        value = self.get(path)
        if type(value) is not int or not low <= value <= high:
            raise DataError(path, f"must be a number from {low} to {high}, not {value!r}")
        return value

    def flag(self, path: str) -> int:
        value = self.get(path)
        if type(value) is not bool:
            raise DataError(path, f"must be true or false, not {value!r}")
        return int(value)

    def word(self, path: str, words: tuple[str, ...]) -> int:
        value = self.get(path)
        number = word_in(value, words)
        return number if number >= 0 else self._written(path, value, words)

    def _written(self, path: str, value: Any, words: tuple[str, ...]) -> int:
        """A word that looks like a number may be given as one."""
        number = word_in(str(value), words) if type(value) is int else -1
        if number < 0:
            raise DataError(path, f"must be one of {', '.join(words)}, not {value!r}")
        return number

    def word_or_none(self, path: str, words: tuple[str, ...]) -> int:
        return -1 if self.get(path) is None else self.word(path, words)

    def sequence(self, path: str, low: int, high: int) -> list[Any]:
        value = self.get(path)
        if not isinstance(value, (list, tuple)) or not low <= len(value) <= high:
            count = f"{low}" if low == high else f"{low} to {high}"
            raise DataError(path, f"must be a list of {count}, not {value!r}")
        return list(value)

    def words(
        self, path: str, words: tuple[str, ...], most: int, repeat: bool = False
    ) -> tuple[int, ...]:
        found: list[int] = []
        for value in self.sequence(path, 0, most):
            number = word_in(value, words)
            if number < 0:
                number = self._written(f"{path}.{len(found)}", value, words)
            found.append(number)
        if not repeat and len(set(found)) != len(found):
            raise DataError(path, "has one thing twice")
        return tuple(found)

    def numbers(self, path: str, low: int, high: int, most: int) -> tuple[int, ...]:
        count = len(self.sequence(path, 0, most))
        return tuple(self.number(f"{path}.{i}", low, high) for i in range(count))

    def mapping(self, path: str) -> dict[str, Any]:
        value = self.get(path)
        if not isinstance(value, dict):
            raise DataError(path, f"must be a table of names, not {value!r}")
        return value

    def enough(self, left: int, what: str, there: int) -> None:
        if left < 0:
            raise DataError("seats", f"hold more {what} than the {there} there are")

    # --- cards, each in one place -----------------------------------------------------------------------
    def gather(self) -> None:
        """Note every card that is on a wagon, in a log or in a hand."""
        t = self.s.t
        c = self.s.k.c
        for seat in range(self.s.seats):
            base = seat * at.STRIDE
            path = f"seats.{seat}"
            aboard = [hero for hero in t[base + at.HEROES : base + at.HEROES + 3] if hero >= 0]
            for hero in [*aboard, *members(t[base + at.LOG_HEROES])]:
                self.once(path, self.heroes, hero, c.hero_ids)
            first = base + at.COMMISSIONS
            held = [card for card in t[first : first + 3] if card >= 0]
            for card in [*held, *members(t[base + at.LOG_COMMISSIONS])]:
                self.once(path, self.commissions, card, c.commission_ids)
            drawn = [deed for deed in t[base + at.DRAWN : base + at.DRAWN + 2] if deed >= 0]
            for deed in [*drawn, *members(t[base + at.DEEDS])]:
                self.once(path, self.deeds, deed, c.deed_ids)
        for given in self.sequence("agenda", 0, 40):
            if given and given[0] == "hero_full":
                self.once("agenda", self.heroes, given[2], c.hero_ids)
            elif given and given[0] == "commission_full":
                self.once("agenda", self.commissions, given[2], c.commission_ids)

    def once(self, path: str, placed: list[int], card: int, ids: tuple[str, ...]) -> int:
        """Note a card's place; it has no other."""
        if card in placed:
            raise DataError(path, f"{ids[card]} is in two places")
        placed.append(card)
        return card

    def row_card(self, path: str, ids: tuple[str, ...], placed: list[int]) -> int:
        """A face-up card; no card if the data also puts it on a wagon or in a log."""
        card = self.word_or_none(path, ids)
        if card < 0 or card in placed:
            return -1
        placed.append(card)
        return card

    def pile(self, path: str, ids: tuple[str, ...], placed: list[int]) -> tuple[int, ...]:
        found: list[int] = []
        for card in self.words(path, ids, len(ids)):
            if card not in placed:
                placed.append(card)
                found.append(card)
        return tuple(found)

    def companion(self, kind: int, path: str, missing: bool = False) -> int:
        """The next companion, one of this kind. Cards of a kind are alike, so the lowest that has no
        place yet is taken, unless a snapshot says which card it is."""
        free = [
            card
            for card, other in enumerate(self.s.k.c.card_kind)
            if other == kind and card not in self.companions
        ]
        if self.companion_cards is not None:
            said = self.companion_cards[len(self.companions) : len(self.companions) + 1]
            free = [card for card in free if card in said]
        if free:
            self.companions.append(free[0])
            return free[0]
        name = self.s.k.c.companion_ids[kind]
        if self.companion_cards is not None:
            raise DataError("companion_cards", f"do not say which {name} is at {path}")
        if missing:
            return -1
        raise DataError(path, f"there are not so many cards of {name}")

    # --- agenda -----------------------------------------------------------------------------------------
    def frames(self, path: str, words: tuple[str, ...]) -> list[Frame]:
        found: list[Frame] = []
        for i, given in enumerate(self.sequence(path, 0, 40)):
            kind = word_in(given[0] if isinstance(given, (list, tuple)) and given else None, words)
            if kind < 0 or any(type(n) is not int for n in given[1:]) or len(given) < 2:
                raise DataError(f"{path}.{i}", f"must be a kind, a seat and numbers, not {given!r}")
            found.append((kind, *given[1:]))
        return found
