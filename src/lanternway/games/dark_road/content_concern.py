"""The Private Concern's cards and numbers, read and checked (DR-17)."""

from lanternway.games.dark_road.content_effects import Effects
from lanternway.games.dark_road.content_source import Entry, Source
from lanternway.games.dark_road.content_words import (
    AIMS,
    LEVELS,
    NOTICE_FACTS,
    RUINS,
    WORKS,
)


class Concern:
    """Ten action cards, six notices, three sarcophagus cards, three levels, and its limits."""

    def __init__(self, source: Source, effects: Effects) -> None:
        self._numbers(source)
        self._actions(source)
        self._notices(source, effects)
        self._sarcophagi(source, effects)
        levels = source.named("concern", "level", LEVELS)
        self.coins: tuple[int, ...] = _by_level(levels, "coins", 0, 40)
        self.prestige: tuple[int, ...] = _by_level(levels, "prestige", 0, 40)
        self.start_crates: tuple[int, ...] = _by_level(levels, "crates", 0, self.crate_track)
        self.eager_tiles: tuple[int, ...] = _by_level(levels, "eager_tiles", 0, 6)
        self.deed_points: tuple[int, ...] = _by_level(levels, "deed_points", 0, 9)
        self.stake: tuple[int, ...] = _by_level(levels, "stake", 0, 9)
        self.stipend: tuple[int, ...] = _by_level(levels, "stipend", 0, 9)

    def _numbers(self, source: Source) -> None:
        turns = source.table("concern", "turns")
        self.stipend_rounds: tuple[int, ...] = turns.numbers("stipend_rounds", 4, 1, 13)
        self.notice_rounds: tuple[int, ...] = turns.numbers("notice_rounds", 3, 1, 13)
        self.sarcophagus_rounds: tuple[int, ...] = turns.numbers("sarcophagus_rounds", 3, 1, 13)
        limits = source.table("concern", "limits")
        self.crate_track: int = limits.number("crates", 1, 20)
        self.bought: int = limits.number("bought", 1, 5)
        self.crate_price: int = limits.number("crate_price", 0, 5)
        self.sold: int = limits.number("sold", 1, 3)
        self.needed: int = limits.number("needed", 1, 3)
        ladder = source.table("concern", "ladder")
        self.ladder: tuple[tuple[int, ...], ...] = tuple(
            ladder.different(aim, WORKS, 6, 6) for aim in AIMS[:3]
        )

    def _actions(self, source: Source) -> None:
        rows = source.entries("concern", "action", 10)
        for entry in rows:
            entry.check_fields(("move", "aim", "crates", "lamp", "wheel", "shortcut"))
        self.action_ids: tuple[str, ...] = tuple(entry.id for entry in rows)
        self.move: tuple[int, ...] = tuple(entry.number("move", 0, 4) for entry in rows)
        self.aim: tuple[int, ...] = tuple(entry.word("aim", AIMS) for entry in rows)
        self.crates: tuple[int, ...] = tuple(entry.number("crates", 0, 5) for entry in rows)
        self.wheel: tuple[int, ...] = tuple(int(entry.flag("wheel")) for entry in rows)
        lit = (*LEVELS, "never")
        self.lamp: tuple[int, ...] = tuple(entry.word("lamp", lit, "never") for entry in rows)
        """The level from which the card's lamp is lit; 3 is never."""
        self.shortcut: tuple[int, ...] = tuple(
            entry.word("shortcut", lit, "never") for entry in rows
        )

    def _notices(self, source: Source, effects: Effects) -> None:
        rows = source.entries("concern", "notice", 6)
        for entry in rows:
            entry.check_fields(("count", "need", "reward"))
        self.notice_ids: tuple[str, ...] = tuple(entry.id for entry in rows)
        self.notice_fact: tuple[int, ...] = tuple(
            entry.word("count", NOTICE_FACTS) for entry in rows
        )
        self.notice_need: tuple[tuple[int, ...], ...] = tuple(
            entry.numbers("need", 3, 0, 60) for entry in rows
        )
        self.notice_reward: tuple[int, ...] = tuple(
            effects.field(entry, "reward") for entry in rows
        )

    def _sarcophagi(self, source: Source, effects: Effects) -> None:
        rows = source.entries("concern", "sarcophagus", 3)
        for entry in rows:
            entry.check_fields(("bonus_space", "reward", "reversed", "ruins_die_coins", "concern"))
        self.sarcophagus_ids: tuple[str, ...] = tuple(entry.id for entry in rows)
        spaces = ("none", *RUINS)
        self.bonus_space: tuple[int, ...] = tuple(
            entry.word("bonus_space", spaces, "none") - 1 for entry in rows
        )
        """The space of the ruins that gives the reward; -1 for none."""
        self.bonus: tuple[int, ...] = tuple(effects.field(entry, "reward", True) for entry in rows)
        self.reversed: tuple[int, ...] = tuple(int(entry.flag("reversed")) for entry in rows)
        self.ruins_die_coins: tuple[int, ...] = tuple(
            entry.number("ruins_die_coins", 0, 9, 0) for entry in rows
        )
        self.own_part: tuple[int, ...] = tuple(effects.field(entry, "concern") for entry in rows)


def _by_level(levels: list[Entry], field: str, low: int, high: int) -> tuple[int, ...]:
    return tuple(entry.number(field, low, high) for entry in levels)
