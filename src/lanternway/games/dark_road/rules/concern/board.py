"""The Private Concern's own things: setup, crates, cards (DR-17.5, DR-17.6)."""

from typing import TYPE_CHECKING

from lanternway.games.dark_road import streams, tell, tell_concern
from lanternway.games.dark_road.concern_board import ConcernBoard
from lanternway.games.dark_road.content_words import STORAGE_BONUS, TOWNS
from lanternway.games.dark_road.limits import ROUNDS
from lanternway.games.dark_road.pieces import NOTHING
from lanternway.games.dark_road.rules import gains
from lanternway.games.dark_road.sets import mask_of, members

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def of(table: "Table") -> ConcernBoard:
    """Asked only where the Private Concern is at the table."""
    assert table.concern is not None
    return table.concern


def set_up(table: "Table") -> None:
    """Money, crates, tiles, cards (DR-17.6.2, DR-17.6.4 to DR-17.6.7)."""
    content = table.content.concern
    seat, level = table.setting.concern_seat, table.setting.level
    table.coins[seat] = content.coins[level]
    table.prestige[seat] = table.content.start_prestige + content.prestige[level]
    row = _shuffled(table, len(TOWNS), len(TOWNS))
    card = table.chance.draw(streams.CONCERN, len(content.action_ids))
    table.concern = ConcernBoard(
        crates=content.start_crates[level],
        card=card,
        used=0,
        row=row,
        eager=mask_of(row[: content.eager_tiles[level]]),
        notices=_shuffled(table, len(content.notice_ids), len(content.notice_rounds)),
        sarcophagi=_shuffled(table, len(content.sarcophagus_ids), len(content.sarcophagus_ids)),
        seen_deeds=0,
    )


def _shuffled(table: "Table", count: int, wanted: int) -> tuple[int, ...]:
    cards = list(range(count))
    return tuple([table.chance.take(streams.CONCERN, cards) for _ in range(wanted)])


def starting_hero(table: "Table") -> None:
    """One of the starting heroes that are left (DR-17.6.3)."""
    left = members(table.opening.starters_left)
    hero = table.chance.take(streams.STARTING_HEROES, left)
    table.opening.starters_left &= ~(1 << hero)
    gains.board(table, table.setting.concern_seat, hero, with_bonus=False)
    hero_bonus(table, hero)


def hero_bonus(table: "Table", hero: int) -> None:
    """Lantern or horseshoe: a coin. Storage: a crate (DR-17.12)."""
    if table.content.hero_bonus[hero] == STORAGE_BONUS:
        gain_crates(table, 1)
    else:
        gains.gain_coins(table, table.setting.concern_seat, 1)


def gain_crates(table: "Table", count: int) -> None:
    """Gain crates as far as the track goes, or lose them (below 0) (DR-17.5.2)."""
    board = of(table)
    before = board.crates
    board.crates = max(0, min(table.content.concern.crate_track, before + count))
    if board.crates != before:
        tell_concern.crates(table, table.setting.concern_seat, board.crates)
    elif count > 0:
        tell.nothing_gained(table, table.setting.concern_seat, "crate")


def coins_are_lower(table: "Table") -> bool:
    """Whether coins are not above prestige (DR-17.7.1)."""
    seat = table.setting.concern_seat
    return table.coins[seat] <= table.prestige[seat]


def gain_lower(table: "Table", count: int) -> None:
    """Gain of the lower of coins and prestige; equal: coins (DR-17.7.1)."""
    seat = table.setting.concern_seat
    if coins_are_lower(table):
        gains.gain_coins(table, seat, count)
    else:
        gains.gain_prestige(table, seat, count)


def next_card(table: "Table") -> None:
    """The open card is used; the next one is turned up, after all ten were used from all (DR-17.8.7)."""
    board = of(table)
    cards = range(len(table.content.concern.action_ids))
    board.used |= 1 << board.card
    if table.round >= ROUNDS:
        board.card = NOTHING
        return
    if board.used == mask_of(cards):
        board.used = 0
    left = [card for card in cards if not board.used >> card & 1]
    board.card = table.chance.take(streams.CONCERN, left)
    table.reveal()
    tell_concern.concern_card(table, table.setting.concern_seat, board.card)
