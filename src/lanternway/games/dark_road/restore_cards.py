"""Where cards lie, out of data: every card has one place, and what lies nowhere else is in its deck."""

from lanternway.core import DataError
from lanternway.core.reading import Node
from lanternway.games.dark_road.content_words import (
    COMPANIONS,
    DECK_HEROES,
    ROADS,
    STEEDS,
    TOWNS,
)
from lanternway.games.dark_road.frames import CommissionFull, HeroFull
from lanternway.games.dark_road.limits import COMPANION_PLACES, COURTYARD_PLACES, INN_PLACES
from lanternway.games.dark_road.pieces import NOTHING, Deck
from lanternway.games.dark_road.rules import decks
from lanternway.games.dark_road.sets import mask_of, members, replaced
from lanternway.games.dark_road.state import Table


class Cards:
    """Reads rows and decks; notes which cards have a place already."""

    def __init__(self, table: Table, root: Node) -> None:
        self.table: Table = table
        self.root: Node = root
        self.heroes: list[int] = []
        self.deeds: list[int] = []
        self.companions: list[int] = []
        self.commissions: list[int] = []
        self.said: list[int] | None = None
        """The cards that a snapshot says its companions are, in the order in which they are read."""
        if "companion_cards" in root.fields():
            most = len(table.content.card_kind)
            said = root.get("companion_cards").items(0, most)
            self.said = [node.number(0, most - 1) for node in said]

    # --- companions -------------------------------------------------------------------------------------

    def held_companions(self, seat: int, node: Node) -> None:
        """Those of a seat, each with its gifts."""
        table = self.table
        for given in node.items(0, len(table.content.card_kind)):
            card = self._companion(_companion_kind(given), given.path)
            if card < 0:
                name = COMPANIONS[_companion_kind(given)]
                raise given.wrong(f"there are not so many cards of {name}")
            table.companions[seat] |= 1 << card
            if isinstance(given.value, dict):
                gifts = given.find("gifts")
                if not gifts.is_none():
                    abilities = [gift.number(1, 2) - 1 for gift in gifts.items()]
                    table.gifts = replaced(table.gifts, card, mask_of(abilities))

    def companion_row(self) -> None:
        """Face up; no card where the data has all copies elsewhere."""
        row: list[tuple[int, bool]] = []
        for node in self.root.get("companions").items(COMPANION_PLACES, COMPANION_PLACES):
            card = NOTHING
            die = len(row) == COMPANION_PLACES - 1
            if not node.is_none():
                card = self._companion(_companion_kind(node), node.path)
                if isinstance(node.value, dict):
                    die = bool(node.value.get("die"))
            row.append((card, die and card >= 0))
        self.table.companion_row = tuple(row)

    def _companion(self, kind: int, path: str) -> int:
        """The next companion, one of this kind. Cards of a kind are alike, so the lowest that has no
        place yet is taken, unless a snapshot says which card it is; NOTHING if there is none."""
        free = [
            card
            for card, other in enumerate(self.table.content.card_kind)
            if other == kind and card not in self.companions
        ]
        if self.said is not None:
            place = len(self.companions)
            free = [card for card in free if card in self.said[place : place + 1]]
            if not free:
                name = COMPANIONS[kind]
                raise DataError("companion_cards", f"do not say which {name} is at {path}")
        if not free:
            return NOTHING
        self.companions.append(free[0])
        return free[0]

    def companion_deck(self) -> None:
        top: list[int] = []
        count = len(self.table.content.card_kind)
        node = self.root.get("decks").get("companions").get("top")
        for kind in node.words(COMPANIONS, most=count):
            card = self._companion(kind, node.path)
            if card < 0:
                raise node.wrong(f"there are not so many cards of {COMPANIONS[kind]}")
            top.append(card)
        if self.said is not None and len(self.said) > len(self.companions):
            raise DataError("companion_cards", "are more than there are companions")
        self.table.decks[decks.COMPANIONS] = _deck(range(count), self.companions, top, [])

    # --- heroes, deeds, commissions ---------------------------------------------------------------------

    def gather(self) -> None:
        """Note every card that is on a wagon, in a log or in a hand."""
        table = self.table
        content = table.content
        for seat in range(table.seats):
            path = f"seats.{seat}"
            log = table.log[seat]
            for hero in (*table.heroes[seat], *members(log.heroes)):
                _once(path, self.heroes, hero, content.hero_ids)
            for commission in (*table.commissions[seat], *members(log.commissions)):
                _once(path, self.commissions, commission, content.commission_ids)
            for deed in (*table.opening.drawn[seat], *members(table.deeds[seat])):
                _once(path, self.deeds, deed, content.deed_ids)
        for frame in table.agenda:
            if isinstance(frame, HeroFull):
                _once("agenda", self.heroes, frame.hero, content.hero_ids)
            elif isinstance(frame, CommissionFull):
                _once("agenda", self.commissions, frame.commission, content.commission_ids)

    def rows(self) -> None:
        """The Inn and the courtyard. Where a face-up card is also on a wagon or in a log, its place is
        empty."""
        table, root = self.table, self.root
        hero_ids, deed_ids = table.content.hero_ids, table.content.deed_ids
        for place, node in enumerate(root.get("inn").items(INN_PLACES, INN_PLACES)):
            table.inn[place] = _row_card(node, hero_ids, self.heroes)
        shown = root.get("shown").words(hero_ids, repeat=False, most=6)
        table.shown = tuple([_once("shown", self.heroes, hero, hero_ids) for hero in shown])
        courtyard = root.get("courtyard").items(COURTYARD_PLACES, COURTYARD_PLACES)
        for place, node in enumerate(courtyard):
            table.courtyard[place] = _row_card(node, deed_ids, self.deeds)

    def hero_and_deed_decks(self) -> None:
        table = self.table
        heroes, deeds = table.content.hero_ids, table.content.deed_ids
        given = self.root.get("decks")
        top, under = _piles(given.get("heroes"), heroes, self.heroes)
        table.decks[decks.HEROES] = _deck(range(DECK_HEROES), self.heroes, top, under)
        top, under = _piles(given.get("deeds"), deeds, self.deeds)
        table.decks[decks.DEEDS] = _deck(range(len(deeds)), self.deeds, top, under)
        starters = range(DECK_HEROES, len(heroes))
        table.opening.starters_left = mask_of(starters) & ~mask_of(self.heroes)

    def commission_stacks(self) -> None:
        """A town whose visible commission is elsewhere shows its next one."""
        content = self.table.content
        ids = content.commission_ids
        tops = self.root.get("commissions")
        given = self.root.get("decks").get("commissions")
        for town, word in enumerate(TOWNS):
            visible = _row_card(tops.get(word), ids, self.commissions)
            top, under = _piles(given.get(word), ids, self.commissions)
            rest = [
                card
                for card, other in enumerate(content.commission_town)
                if other == town and card not in self.commissions
            ]
            if visible < 0 and rest:
                visible = rest.pop(0)
            self.table.commission_tops[town] = visible
            deck = Deck(mask_of(rest), tuple(top), tuple(under))
            self.table.decks[decks.COMMISSIONS[town]] = deck

    def event_decks(self, event: int) -> None:
        """`event` runs now, so it is in no deck."""
        ids = self.table.content.event_ids
        for road, word in enumerate(ROADS):
            cards = self.table.content.event_decks[road]
            seen = self.root.get("events_seen").get(word).words(ids, repeat=False, most=13)
            top = self.root.get("decks").get(word).get("top")
            laid = top.words(ids, repeat=False, most=13)
            pool = mask_of(cards) & ~mask_of([*seen, *laid])
            discards = mask_of(seen)
            if event >= 0:
                pool &= ~(1 << event)
                discards &= ~(1 << event)
            self.table.decks[decks.EVENTS[road]] = Deck(pool, tuple(laid), (), discards)

    def draft(self) -> None:
        given = self.root.get("draft")
        for word in given.fields():
            if word not in STEEDS:
                raise given.wrong(f"'{word}' is no steed")
            hero = given.get(word).word(self.table.content.hero_ids)
            self.table.opening.draft[STEEDS.index(word)] = hero


def _companion_kind(node: Node) -> int:
    """A companion is given by its name, or with what lies on it."""
    return (node.get("name") if isinstance(node.value, dict) else node).word(COMPANIONS)


def _once(path: str, placed: list[int], card: int, ids: tuple[str, ...]) -> int:
    """Note a card's place; it has no other."""
    if card in placed:
        raise DataError(path, f"{ids[card]} is in two places")
    placed.append(card)
    return card


def _row_card(node: Node, ids: tuple[str, ...], placed: list[int]) -> int:
    """A face-up card; no card if the data also puts it on a wagon or in a log."""
    card = node.word_or_none(ids)
    if card < 0 or card in placed:
        return NOTHING
    placed.append(card)
    return card


def _piles(node: Node, ids: tuple[str, ...], placed: list[int]) -> tuple[list[int], list[int]]:
    """What lies on top of a deck and under it in a known order."""
    return _pile(node.get("top"), ids, placed), _pile(node.get("under"), ids, placed)


def _pile(node: Node, ids: tuple[str, ...], placed: list[int]) -> list[int]:
    found: list[int] = []
    for card in node.words(ids, repeat=False, most=len(ids)):
        if card not in placed:
            placed.append(card)
            found.append(card)
    return found


def _deck(cards: range, placed: list[int], top: list[int], under: list[int]) -> Deck:
    """All cards that have no place are in the deck."""
    return Deck(mask_of(cards) & ~mask_of(placed), tuple(top), tuple(under))
