"""Frames of the agenda: the kinds of unfinished business, and what is true of each kind.

Every frame is `(kind, seat, *data)`. Kinds below `FIRST_QUESTION` go on by themselves; the others ask
their seat something.
"""

from typing import Final

# --- go on by themselves ----------------------------------------------------------------------------
F_LIST: Final = 0
"""list, place: effects still to be done."""
F_CONCERN: Final = 1
"""step …: the Private Concern's turn."""
F_JOINING: Final = 2
"""offset: the seat that far left of the leader is asked to join."""
F_EVENT: Final = 3
"""index: the next traveller takes a die."""
F_VISITS: Final = 4
"""offset: the next traveller visits a town."""
F_FORTUNES: Final = 5
"""how many: good fortunes of the leader."""
F_BOARD: Final = 6
"""hero, bonus: a hero comes aboard."""
F_LAMP: Final = 7
"""After a ruins action: the die, if it can be paid."""
F_AT_YURGS: Final = 8
"""Before the choice at Yurg's: what a steed brings."""
F_ROLL: Final = 9
"""die (0 oracle, 1 ruins), face before or -1."""
F_ROUND_END: Final = 11
"""Lowest in the agenda between two rounds."""
F_DELIVERED: Final = 10
"""Private Concern's final visit."""

FIRST_QUESTION: Final = 12
# --- the steps of a turn: always lowest in the agenda ----------------------------------------------
F_KEEP: Final = 12
F_DRAFT: Final = 13
F_PLAN: Final = 14
F_MOVE: Final = 15
F_SHOE: Final = 16
F_ACTIVATE: Final = 17
"""districts left, mask of places (districts 0-4, buildings of spaces 1-4 at 5-8)."""
F_FINAL: Final = 18
# --- questions -------------------------------------------------------------------------------------
F_SLOT: Final = 19
"""slot."""
F_BAZAAR: Final = 20
"""1 rotated + 2 turned + 4 bought something, mask of sections paid for, price so far, paid so far."""
F_RING: Final = 21
F_INN: Final = 22
"""1 when more heroes were shown."""
F_SALE: Final = 23
"""hero, mask of goods still to sell, goods sold, upgraded ones among them."""
F_YURGS: Final = 24
F_DELVE: Final = 25
F_LIGHT: Final = 26
F_INVITE: Final = 27
F_DECLARE: Final = 28
F_JOIN: Final = 29
"""offset from the leader."""
F_DIE: Final = 30
F_RAISE: Final = 31
"""value, how much a steed can still add."""
F_COPY_LAST: Final = 32
"""Before the dice go back: the leader may still copy one."""
F_WHERE: Final = 33
F_VISIT: Final = 34
"""town."""
F_LOAD: Final = 35
"""commission, mask of goods that can still be loaded, 2 bits a request."""
F_FORTUNE: Final = 36
F_CHOOSE: Final = 37
"""list, place of the effect."""
F_PAY: Final = 38
F_MAY: Final = 39
F_SWAP: Final = 40
"""list, place, mask given, mask got."""
F_READY: Final = 41
F_GOOD: Final = 42
"""side, mask of types, how many."""
F_LOSE_GOOD: Final = 43
"""list, place, how many still."""
F_LOSE_HERO: Final = 44
"""how many still."""
F_FLIP: Final = 45
"""side to turn to."""
F_GAIN_HERO: Final = 46
"""1 with the deck, 1 with the bonus."""
F_GAIN_COMMISSION: Final = 47
F_DEED: Final = 48
F_UPGRADE: Final = 49
F_STEED: Final = 50
F_ESCORT: Final = 51
"""1 from the Inn's row: a hero is delivered by a companion."""
F_STORE: Final = 52
F_TOKENS: Final = 53
F_HERO_FULL: Final = 54
"""hero, bonus."""
F_COMMISSION_FULL: Final = 55
"""commission."""
F_COMPANION: Final = 56
F_COPY: Final = 57
F_RAISE_BY: Final = 58
"""the most that can be added."""
KINDS: Final = 59

WORDS: Final = (
    "effects", "concern", "joining", "event", "visits", "fortunes", "board", "lamp", "at_yurgs",
    "roll", "delivered", "round_end", "keep", "draft", "plan", "move", "horseshoe", "activate", "final",
    "slot", "bazaar", "ring", "inn", "sale", "yurgs", "delve", "light", "invite", "declare", "join",
    "die", "raise", "copy_last", "where", "visit", "load", "fortune", "choose", "pay", "may", "swap",
    "ready", "good", "lose_good", "lose_hero", "flip", "gain_hero", "gain_commission", "deed",
    "upgrade", "steed", "escort", "store", "tokens", "hero_full", "commission_full", "companion",
    "copy", "raise_by",
)  # fmt: skip
"""The kinds' names in positions and prompts (`dark_road-prompt-<word>`)."""

CLAUSES: Final = (
    "DR-16", "DR-17.8.1", "DR-7.1.3", "DR-7.2.2", "DR-7.3.1", "DR-7.4.1", "DR-5.4.2", "DR-6.3", "DR-11.3",
    "DR-6.3", "DR-17.17.1", "DR-4.1", "DR-2.8", "DR-2.10", "DR-4.3.2", "DR-4.4.1", "DR-4.4.2",
    "DR-4.5.2", "DR-12.1", "DR-4.3.3", "DR-5.1.1", "DR-5.3.1", "DR-5.4.1", "DR-5.4.1", "DR-5.5.1",
    "DR-6.1", "DR-6.3", "DR-7.1.1", "DR-7.1.2", "DR-7.1.3", "DR-7.2.2", "DR-7.2.4", "DR-10.6",
    "DR-7.3.1", "DR-7.3.2", "DR-7.3.2", "DR-7.4.1", "DR-16", "DR-9.11", "DR-16", "DR-9.8",
    "DR-4.3.3", "DR-16", "DR-7.2.4", "DR-7.2.4", "DR-16", "DR-6.4", "DR-5.2.1", "DR-8.1", "DR-11.6",
    "DR-11.6", "DR-10.1", "DR-3.2", "DR-3.4", "DR-3.4", "DR-3.4", "DR-4.2", "DR-10.6", "DR-10.6",
)  # fmt: skip
"""The clause that asks each question."""


def _set(*kinds: int) -> list[bool]:
    return [kind in kinds for kind in range(KINDS)]


COMPANIONS_AT: Final = _set(
    F_PLAN, F_MOVE, F_SHOE, F_ACTIVATE, F_SLOT, F_BAZAAR, F_RING, F_INN, F_YURGS, F_DELVE, F_LIGHT,
    F_INVITE, F_DECLARE, F_DIE, F_RAISE, F_COPY_LAST, F_VISIT, F_FORTUNE, F_PAY, F_MAY, F_SWAP,
)  # fmt: skip
"""Questions of one's own turn beside which a companion can be used: those that lie between two things,
not inside one (DR-4.2)."""

ASK_FOR_COMPANION: Final = _set(
    F_ACTIVATE, F_RING, F_LIGHT, F_DIE, F_RAISE, F_COPY_LAST, F_VISIT, F_PAY
)
"""Where the seat is asked although there is only one other answer, if a companion could help now."""

ONLY_EVENT: Final = _set(F_RAISE, F_COPY_LAST)
"""There only a companion's ability for events is a reason to ask."""

COINS_DECIDE: Final = _set(F_BAZAAR, F_RING, F_LIGHT, F_CHOOSE, F_PAY, F_SWAP)
"""Where the purse decides what can be answered: not being asked shows something of it (DR-3.7)."""

GOODS_WAIT: Final = _set(
    F_LIST, F_BAZAAR, F_SALE, F_VISIT, F_LOAD, F_CHOOSE, F_READY, F_GOOD, F_LOSE_GOOD, F_LOSE_HERO,
    F_FLIP, F_GAIN_HERO, F_GAIN_COMMISSION, F_DEED, F_UPGRADE, F_STEED, F_ESCORT, F_STORE, F_TOKENS,
    F_HERO_FULL, F_COMMISSION_FULL, F_BOARD, F_MAY, F_ROLL,
)  # fmt: skip
"""Before these the storage is not checked yet: what is going on has not ended (DR-3.2, DR-3.5)."""

TOKENS_WAIT: Final = _set(F_LIST, F_TOKENS, F_BOARD, F_ROLL)
"""Likewise for quartz and horseshoes, which never wait for another question (DR-3.3)."""
