"""What lies on the table in groups: dice, logs, decks, the caravan, what the setup gave.

Where nothing else is said a group is a value: it is never changed, another one takes its place. So
clones share it.
"""

from typing import Final

from lanternway.games.dark_road.content_words import ROADS, STEEDS

NOTHING: Final = -1
"""No card, no die, no seat, no town."""


class Dice:
    """A merchant's dice; a die is its face."""

    __slots__ = ("lit", "locked", "pool_lit", "pool_night", "removed", "reserve", "spent")

    def __init__(
        self,
        locked: tuple[int, ...],
        reserve: tuple[int, ...],
        lit: tuple[int, ...],
        pool_night: int,
        pool_lit: int,
        spent: int,
        removed: int,
    ) -> None:
        self.locked: tuple[int, ...] = locked
        """The night dice in the three slots of the wagon; NOTHING in an empty one."""
        self.reserve: tuple[int, ...] = reserve
        """Night dice of the main reserve, rising."""
        self.lit: tuple[int, ...] = lit
        """Illuminated dice of the special reserve, in the order they came."""
        self.pool_night: int = pool_night
        """The night die in the action pool, or NOTHING."""
        self.pool_lit: int = pool_lit
        """The illuminated die in the action pool, or NOTHING."""
        self.spent: int = spent
        """Night dice that were used."""
        self.removed: int = removed
        """Night dice out of the game."""

    def with_locked(self, locked: tuple[int, ...]) -> "Dice":
        """The slots as they were at the beginning (DR-4.3.1)."""
        return Dice(
            locked, self.reserve, self.lit, self.pool_night, self.pool_lit, self.spent, self.removed
        )

    def bumped(self, slot: int, face: int) -> "Dice":
        """A die of the reserve pushes the one in a slot into the pool; with NOTHING it is unlocked."""
        locked = list(self.locked)
        reserve = list(self.reserve)
        if face >= 0:
            reserve.remove(face)
        pushed = locked[slot]
        locked[slot] = face
        return Dice(
            tuple(locked),
            tuple(reserve),
            self.lit,
            pushed,
            self.pool_lit,
            self.spent,
            self.removed,
        )

    def with_lit(self, face: int) -> "Dice":
        """One more illuminated die in the special reserve."""
        return Dice(
            self.locked,
            self.reserve,
            (*self.lit, face),
            self.pool_night,
            self.pool_lit,
            self.spent,
            self.removed,
        )

    def readied(self, face: int) -> "Dice":
        """An illuminated die goes from the special reserve to the pool."""
        lit = list(self.lit)
        lit.remove(face)
        return Dice(
            self.locked,
            self.reserve,
            tuple(lit),
            self.pool_night,
            face,
            self.spent,
            self.removed,
        )

    def rested(self) -> "Dice":
        """The pool is used up: the night die is spent, the illuminated one gone."""
        return Dice(
            self.locked,
            self.reserve,
            self.lit,
            NOTHING,
            NOTHING,
            self.spent + (self.pool_night >= 0),
            self.removed,
        )

    def rolled_anew(self, faces: list[int]) -> "Dice":
        """Spent dice but for one, which leaves the game, are the reserve again."""
        return Dice(
            self.locked,
            tuple(sorted(faces)),
            self.lit,
            self.pool_night,
            self.pool_lit,
            0,
            self.removed + 1,
        )


class Log:
    """What a merchant has delivered, and the caravans led."""

    __slots__ = ("commissions", "heroes", "led")

    def __init__(self, heroes: int, commissions: int, led: tuple[int, ...]) -> None:
        self.heroes: int = heroes
        """A set, like the following."""
        self.commissions: int = commissions
        self.led: tuple[int, ...] = led
        """By road."""

    def with_hero(self, hero: int) -> "Log":
        return Log(self.heroes | 1 << hero, self.commissions, self.led)

    def with_commission(self, commission: int) -> "Log":
        return Log(self.heroes, self.commissions | 1 << commission, self.led)

    def with_caravan(self, road: int) -> "Log":
        led = tuple([count + (other == road) for other, count in enumerate(self.led)])
        return Log(self.heroes, self.commissions, led)


NO_DICE: Final = Dice((NOTHING,) * 3, (), (), NOTHING, NOTHING, 0, 0)
NO_LOG: Final = Log(0, 0, (0,) * len(ROADS))


class Deck:
    """A face-down deck. The order of its pool is nowhere: cards are drawn at random when needed."""

    __slots__ = ("discards", "pool", "top", "under")

    def __init__(
        self,
        pool: int,
        top: tuple[int, ...] = (),
        under: tuple[int, ...] = (),
        discards: int = 0,
    ) -> None:
        self.pool: int = pool
        """The set of the cards whose order nobody can know."""
        self.top: tuple[int, ...] = top
        """What lies on top in a known order: only positions say that."""
        self.under: tuple[int, ...] = under
        """What was put under it, in this order."""
        self.discards: int = discards
        """The set of the cards in its discard pile: events."""

    def is_empty(self) -> bool:
        return not (self.pool or self.top or self.under)

    def size(self) -> int:
        return self.pool.bit_count() + len(self.top) + len(self.under)

    def without_top(self) -> "Deck":
        return Deck(self.pool, self.top[1:], self.under, self.discards)

    def without(self, card: int) -> "Deck":
        """A card of the pool was drawn."""
        return Deck(self.pool & ~(1 << card), self.top, self.under, self.discards)

    def without_lowest(self) -> "Deck":
        """The first card that was put under it was drawn."""
        return Deck(self.pool, self.top, self.under[1:], self.discards)

    def with_under(self, card: int) -> "Deck":
        return Deck(self.pool, self.top, (*self.under, card), self.discards)

    def with_discard(self, card: int) -> "Deck":
        return Deck(self.pool, self.top, self.under, self.discards | 1 << card)

    def reshuffled(self) -> "Deck":
        """The discard pile is the deck again."""
        return Deck(self.discards, self.top, self.under)


class Caravan:
    """The caravan under way; none as long as its town is NOTHING."""

    __slots__ = ("dice", "event", "extra_die", "leader", "road", "taken", "town", "travelers")

    def __init__(
        self,
        leader: int = NOTHING,
        road: int = 0,
        town: int = NOTHING,
        travelers: int = 0,
        extra_die: bool = False,
        event: int = NOTHING,
        dice: tuple[int, ...] = (),
        taken: tuple[int, ...] = (),
    ) -> None:
        self.leader: int = leader
        self.road: int = road
        self.town: int = town
        """The declared destination."""
        self.travelers: int = travelers
        """A set of seats."""
        self.extra_die: bool = extra_die
        """Whether the companion's travel die is in the pool."""
        self.event: int = event
        """The event that runs now, or NOTHING."""
        self.dice: tuple[int, ...] = dice
        """The values of the travel dice that are left, rising."""
        self.taken: tuple[int, ...] = taken
        """The values of those that were taken in this event, rising."""

    def is_under_way(self) -> bool:
        return self.town >= 0

    def travels(self, seat: int) -> bool:
        return self.travelers >> seat & 1 != 0

    def joined_by(self, seat: int) -> "Caravan":
        travelers = self.travelers | 1 << seat
        return Caravan(
            self.leader, self.road, self.town, travelers, self.extra_die,
            self.event, self.dice, self.taken,
        )  # fmt: skip

    def meeting(
        self, event: int, dice: tuple[int, ...] = (), taken: tuple[int, ...] = ()
    ) -> "Caravan":
        """The event is revealed; without dice they are still to be rolled."""
        return Caravan(
            self.leader, self.road, self.town, self.travelers, self.extra_die, event, dice, taken
        )

    def rolled(self, dice: list[int]) -> "Caravan":
        return self.meeting(self.event, tuple(sorted(dice)), self.taken)

    def die_taken(self, value: int) -> "Caravan":
        left = list(self.dice)
        left.remove(value)
        return self.meeting(self.event, tuple(left), tuple(sorted([*self.taken, value])))

    def after_event(self) -> "Caravan":
        """Dice and card went back (DR-7.2.6)."""
        return Caravan(self.leader, self.road, self.town, self.travelers)


NO_CARAVAN: Final = Caravan()


class Opening:
    """What the setup gives and leaves: changed only before the first turn."""

    __slots__ = ("draft", "drawn", "first_hero", "first_steed", "put_under", "starters_left")

    def __init__(
        self,
        drawn: list[tuple[int, ...]],
        put_under: list[int],
        first_steed: list[int],
        first_hero: list[int],
        draft: list[int],
        starters_left: int,
    ) -> None:
        self.drawn: list[tuple[int, ...]] = drawn
        """By seat: two deeds drawn to choose one from (DR-2.8)."""
        self.put_under: list[int] = put_under
        """By seat: the deed that it put under the deck, which it knows."""
        self.first_steed: list[int] = first_steed
        """By seat: the steed that it began with; NOTHING before a draft."""
        self.first_hero: list[int] = first_hero
        """Likewise the starting hero."""
        self.draft: list[int] = draft
        """By steed: the starting hero that is paired with it in a draft."""
        self.starters_left: int = starters_left
        """The set of the starting heroes that nobody has: out of the game."""

    def clone(self) -> "Opening":
        return Opening(
            self.drawn[:],
            self.put_under[:],
            self.first_steed[:],
            self.first_hero[:],
            self.draft[:],
            self.starters_left,
        )


def fresh_opening(seats: int, starters: int) -> Opening:
    """Before anything is dealt."""
    nothing = [NOTHING] * seats
    return Opening([()] * seats, nothing, nothing[:], nothing[:], [NOTHING] * len(STEEDS), starters)
