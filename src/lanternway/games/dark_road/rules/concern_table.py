"""What only the Private Concern has, and where it lies in `State.pc` (DR-17.5, DR-17.6)."""

from typing import Any, Final

from lanternway.core.errors import DataError
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.content import TOWNS
from lanternway.games.dark_road.content_concern import Concern
from lanternway.games.dark_road.rules import gains
from lanternway.games.dark_road.state import DarkRoadState

CRATES: Final = 0
CARD: Final = 1
"""The open action card; -1 after its last turn."""
USED: Final = 2
"""Mask of the action cards in the discard pile; the others but the open one are face down."""
ROW: Final = 3
"""The towns of the six delivery tiles, left to right."""
EAGER: Final = 9
"""Mask of the towns whose tile shows its eager side."""
NOTICES: Final = 10
"""The three guild notices, by the time they are due."""
SARCOPHAGI: Final = 13
"""The three sarcophagus cards, by the time they are in force."""
SEEN_DEEDS: Final = 16
"""Mask of its deeds that lay face up when it took them."""
SIZE: Final = 17


def set_up(s: DarkRoadState) -> None:
    """Money, crates, tiles, cards (DR-17.6.2, DR-17.6.4 to DR-17.6.7)."""
    c = s.k.c.concern
    base = s.concern * at.STRIDE
    s.t[base + at.COINS] = c.coins[s.level]
    s.t[base + at.PRESTIGE] = s.k.c.start_prestige + c.prestige[s.level]
    row = _shuffled(s, 6, 6)
    eager = sum(1 << town for town in row[: c.eager_tiles[s.level]])
    card = s.chance.draw(at.S_CONCERN, 10)
    notices = _shuffled(s, 6, 3)
    sarcophagi = _shuffled(s, 3, 3)
    s.pc = [c.start_crates[s.level], card, 0, *row, eager, *notices, *sarcophagi, 0]


def _shuffled(s: DarkRoadState, n: int, wanted: int) -> list[int]:
    cards = list(range(n))
    return [s.chance.take(at.S_CONCERN, cards) for _ in range(wanted)]


def starting_hero(s: DarkRoadState) -> None:
    """One of the starting heroes that are left (DR-17.6.3)."""
    left = [hero for hero in range(42, 48) if s.t[at.STARTERS_LEFT] >> hero & 1]
    hero = s.chance.take(at.S_STARTERS, left)
    s.t[at.STARTERS_LEFT] &= ~(1 << hero)
    gains.board(s, s.concern, hero, 0)
    hero_bonus(s, hero)


def hero_bonus(s: DarkRoadState, hero: int) -> None:
    """Lantern or horseshoe: a coin. Storage: a crate (DR-17.12)."""
    if s.k.c.hero_bonus[hero] == 2:
        crates(s, 1)
    else:
        gains.coins(s, s.concern, 1)


def crates(s: DarkRoadState, n: int) -> None:
    """Gain crates as far as the track goes, or lose them (n < 0) (DR-17.5.2)."""
    before = s.pc[CRATES]
    s.pc[CRATES] = max(0, min(s.k.c.concern.crate_track, before + n))
    if s.sink is not None and s.pc[CRATES] != before:
        s.emit("crates", {"seat": s.concern, "n": s.pc[CRATES]})


def lower_total(s: DarkRoadState, n: int) -> None:
    """Gain n of the lower of coins and prestige; equal: coins (DR-17.7.1)."""
    base = s.concern * at.STRIDE
    if s.t[base + at.COINS] <= s.t[base + at.PRESTIGE]:
        gains.coins(s, s.concern, n)
    else:
        gains.prestige(s, s.concern, n)


def next_card(s: DarkRoadState) -> None:
    """The open card is used; the next one is turned up, after all ten were used from all (DR-17.8.7)."""
    pc = s.pc
    pc[USED] |= 1 << pc[CARD]
    if s.t[at.ROUND] >= 13:
        pc[CARD] = -1
        return
    if pc[USED] == 1023:
        pc[USED] = 0
    left = [card for card in range(10) if not pc[USED] >> card & 1]
    pc[CARD] = s.chance.take(at.S_CONCERN, left)
    s.reveal()
    if s.sink is not None:
        name = "@dark_road-action-" + s.k.c.concern.action_ids[pc[CARD]]
        s.emit("concern_card", {"seat": s.concern, "card": name})


def sarcophagus(s: DarkRoadState) -> int:
    """The sarcophagus card in force (DR-17.16.1)."""
    begun = [n for n in s.k.c.concern.sarcophagus_rounds if n <= s.t[at.ROUND]]
    return s.pc[SARCOPHAGI + max(0, len(begun) - 1)]


# --- as data --------------------------------------------------------------------------------------------


def to_data(s: DarkRoadState) -> dict[str, Any]:
    """Everything here by names, as positions write it."""
    c = s.k.c.concern
    pc = s.pc
    return {
        "crates": pc[CRATES],
        "card": c.action_ids[pc[CARD]] if pc[CARD] >= 0 else None,
        "used": [c.action_ids[card] for card in range(10) if pc[USED] >> card & 1],
        "row": [TOWNS[town] for town in pc[ROW : ROW + 6]],
        "eager": [TOWNS[town] for town in pc[ROW : ROW + 6] if pc[EAGER] >> town & 1],
        "notices": [c.notice_ids[card] for card in pc[NOTICES : NOTICES + 3]],
        "sarcophagi": [c.sarcophagus_ids[card] for card in pc[SARCOPHAGI : SARCOPHAGI + 3]],
        "seen_deeds": [
            word for card, word in enumerate(s.k.c.deed_ids) if pc[SEEN_DEEDS] >> card & 1
        ],
    }


def from_data(s: DarkRoadState, given: dict[str, Any]) -> None:
    """Fill `pc` from what `to_data` wrote."""
    c: Concern = s.k.c.concern
    held = given.get("crates")
    if type(held) is not int or not 0 <= held <= c.crate_track:
        raise DataError("concern.crates", f"must be 0 to {c.crate_track}, not {held!r}")
    card = -1 if given.get("card") is None else _index("card", c.action_ids, given["card"])
    used = _mask("used", c.action_ids, given.get("used", []))
    if card >= 0 and used >> card & 1:
        raise DataError("concern.used", f"holds the open card {given['card']!r}")
    row = _cards("row", TOWNS, given.get("row", []), 6)
    s.pc = [
        held,
        card,
        used,
        *row,
        _mask("eager", TOWNS, given.get("eager", [])),
        *_cards("notices", c.notice_ids, given.get("notices", []), 3),
        *_cards("sarcophagi", c.sarcophagus_ids, given.get("sarcophagi", []), 3),
        _mask("seen_deeds", s.k.c.deed_ids, given.get("seen_deeds", [])),
    ]


def _index(field: str, words: tuple[str, ...], word: Any) -> int:
    if word not in words:
        raise DataError(f"concern.{field}", f"{word!r} is none of {', '.join(words)}")
    return words.index(word)


def _cards(field: str, words: tuple[str, ...], given: Any, count: int) -> list[int]:
    if not isinstance(given, list) or len(given) != count or len(set(map(str, given))) != count:
        raise DataError(f"concern.{field}", f"must be {count} different of {', '.join(words)}")
    return [_index(field, words, word) for word in given]


def _mask(field: str, words: tuple[str, ...], given: Any) -> int:
    if not isinstance(given, list):
        raise DataError(f"concern.{field}", f"must be a list of {', '.join(words)}")
    mask = 0
    for word in given:
        mask |= 1 << _index(field, words, word)
    return mask
