"""Frames of the agenda that hold more than a kind and a seat. They are never changed once made."""

from typing import ClassVar, Final

from lanternway.games.dark_road import agenda
from lanternway.games.dark_road.agenda import RoadKind, Task


class EffectsLeft(Task):
    """The effects of a list from a place on."""

    fields: ClassVar[dict[str, type]] = {"number": int, "place": int}

    __slots__ = ("number", "place")

    def __init__(self, seat: int, number: int, place: int) -> None:
        super().__init__(agenda.EFFECTS, seat)
        self.number: int = number
        self.place: int = place


class AtEffect(Task):
    """A question of the effect at a place of a list."""

    fields: ClassVar[dict[str, type]] = {"number": int, "place": int}

    __slots__ = ("number", "place")

    def __init__(self, kind: RoadKind, seat: int, number: int, place: int) -> None:
        super().__init__(kind, seat)
        self.number: int = number
        self.place: int = place


class Swap(AtEffect):
    """Swapping goes on; sets of what was given and what was got so far."""

    fields: ClassVar[dict[str, type]] = {"number": int, "place": int, "given": int, "got": int}

    __slots__ = ("given", "got")

    def __init__(self, seat: int, number: int, place: int, given: int, got: int) -> None:
        super().__init__(agenda.SWAP, seat, number, place)
        self.given: int = given
        self.got: int = got


class LoseGood(AtEffect):
    """So many goods are still to be given."""

    fields: ClassVar[dict[str, type]] = {"number": int, "place": int, "count": int}

    __slots__ = ("count",)

    def __init__(self, seat: int, number: int, place: int, count: int) -> None:
        super().__init__(agenda.LOSE_GOOD, seat, number, place)
        self.count: int = count


class May(Task):
    """A list of effects that may be accepted."""

    fields: ClassVar[dict[str, type]] = {"number": int}

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(agenda.MAY, seat)
        self.number: int = number


class Counted(Task):
    """So many more of what the kind says."""

    fields: ClassVar[dict[str, type]] = {"count": int}

    __slots__ = ("count",)

    def __init__(self, kind: RoadKind, seat: int, count: int) -> None:
        super().__init__(kind, seat)
        self.count: int = count


class Clockwise(Task):
    """Round the table: so many seats to the left of the leader."""

    fields: ClassVar[dict[str, type]] = {"offset": int}

    __slots__ = ("offset",)

    def __init__(self, kind: RoadKind, seat: int, offset: int) -> None:
        super().__init__(kind, seat)
        self.offset: int = offset


class ConcernTurn(Task):
    """A step of the Private Concern's turn."""

    fields: ClassVar[dict[str, type]] = {"step": int}

    __slots__ = ("step",)

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(agenda.CONCERN, seat)
        self.step: int = step


class SecondWork(ConcernTurn):
    """The lamp's second work is to come."""

    fields: ClassVar[dict[str, type]] = {"step": int, "aim": int, "district": int}

    __slots__ = ("aim", "district")

    def __init__(self, seat: int, step: int, aim: int, district: int) -> None:
        super().__init__(seat, step)
        self.aim: int = aim
        self.district: int = district


class Activate(Task):
    """How many districts may still be activated, and the set of the places that can be: districts 0 to 4,
    then the buildings of spaces 1 to 4."""

    fields: ClassVar[dict[str, type]] = {"districts": int, "places": int}

    __slots__ = ("districts", "places")

    def __init__(self, seat: int, districts: int, places: int) -> None:
        super().__init__(agenda.ACTIVATE, seat)
        self.districts: int = districts
        self.places: int = places


class Slot(Task):
    """The action of a slot of the wagon."""

    fields: ClassVar[dict[str, type]] = {"slot": int}

    __slots__ = ("slot",)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(agenda.SLOT, seat)
        self.slot: int = slot


class Bazaar(Task):
    """What was done in the Bazaar (bits of `rules.bazaar`), the set of sections bought from, the price so
    far and what was paid of it."""

    fields: ClassVar[dict[str, type]] = {"done": int, "sections": int, "price": int, "paid": int}

    __slots__ = ("done", "paid", "price", "sections")

    def __init__(self, seat: int, done: int, sections: int, price: int, paid: int) -> None:
        super().__init__(agenda.BAZAAR, seat)
        self.done: int = done
        self.sections: int = sections
        self.price: int = price
        self.paid: int = paid


class Inn(Task):
    """At the Inn; whether more heroes were shown."""

    fields: ClassVar[dict[str, type]] = {"more_shown": bool}

    __slots__ = ("more_shown",)

    def __init__(self, seat: int, more_shown: bool) -> None:
        super().__init__(agenda.INN, seat)
        self.more_shown: bool = more_shown


class Sale(Task):
    """Selling to a hero: the set of goods that it still asks for, how many were sold, how many of them
    upgraded."""

    fields: ClassVar[dict[str, type]] = {"hero": int, "asked": int, "sold": int, "upgraded": int}

    __slots__ = ("asked", "hero", "sold", "upgraded")

    def __init__(self, seat: int, hero: int, asked: int, sold: int, upgraded: int) -> None:
        super().__init__(agenda.SALE, seat)
        self.hero: int = hero
        self.asked: int = asked
        self.sold: int = sold
        self.upgraded: int = upgraded


class Raise(Task):
    """A travel die was taken: its value, and how much a steed can still add."""

    fields: ClassVar[dict[str, type]] = {"value": int, "more": int}

    __slots__ = ("more", "value")

    def __init__(self, seat: int, value: int, more: int) -> None:
        super().__init__(agenda.RAISE, seat)
        self.value: int = value
        self.more: int = more


class Visit(Task):
    """Deliveries at a town."""

    fields: ClassVar[dict[str, type]] = {"town": int}

    __slots__ = ("town",)

    def __init__(self, seat: int, town: int) -> None:
        super().__init__(agenda.VISIT, seat)
        self.town: int = town


class Load(Task):
    """Goods for a commission; what was loaded so far (`rules.deliveries.loaded`)."""

    fields: ClassVar[dict[str, type]] = {"commission": int, "load": int}

    __slots__ = ("commission", "load")

    def __init__(self, seat: int, commission: int, load: int) -> None:
        super().__init__(agenda.LOAD, seat)
        self.commission: int = commission
        self.load: int = load


class Good(Task):
    """Goods to be taken: their side, the set of their types, and how many."""

    fields: ClassVar[dict[str, type]] = {"side": int, "types": int, "count": int}

    __slots__ = ("count", "side", "types")

    def __init__(self, seat: int, side: int, types: int, count: int) -> None:
        super().__init__(agenda.GOOD, seat)
        self.side: int = side
        self.types: int = types
        self.count: int = count


class Flip(Task):
    """A good to be turned to a side."""

    fields: ClassVar[dict[str, type]] = {"side": int}

    __slots__ = ("side",)

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(agenda.FLIP, seat)
        self.side: int = side


class GainHero(Task):
    """A hero of the Inn, or of the deck too, with its bonus or without."""

    fields: ClassVar[dict[str, type]] = {"from_deck": bool, "with_bonus": bool}

    __slots__ = ("from_deck", "with_bonus")

    def __init__(self, seat: int, from_deck: bool, with_bonus: bool) -> None:
        super().__init__(agenda.GAIN_HERO, seat)
        self.from_deck: bool = from_deck
        self.with_bonus: bool = with_bonus


class Escort(Task):
    """A hero to be delivered by a companion: from the Inn, or from the wagon."""

    fields: ClassVar[dict[str, type]] = {"from_inn": bool}

    __slots__ = ("from_inn",)

    def __init__(self, seat: int, from_inn: bool) -> None:
        super().__init__(agenda.ESCORT, seat)
        self.from_inn: bool = from_inn


class HeroFull(Task):
    """A hero for whom there is no slot."""

    fields: ClassVar[dict[str, type]] = {"hero": int, "with_bonus": bool}

    __slots__ = ("hero", "with_bonus")

    def __init__(self, seat: int, hero: int, with_bonus: bool) -> None:
        super().__init__(agenda.HERO_FULL, seat)
        self.hero: int = hero
        self.with_bonus: bool = with_bonus


class CommissionFull(Task):
    """A commission for which there is no slot."""

    fields: ClassVar[dict[str, type]] = {"commission": int}

    __slots__ = ("commission",)

    def __init__(self, seat: int, commission: int) -> None:
        super().__init__(agenda.COMMISSION_FULL, seat)
        self.commission: int = commission


_OWN: Final[dict[RoadKind, list[type[Task]]]] = {
    agenda.EFFECTS: [EffectsLeft],
    agenda.SWAP: [Swap],
    agenda.LOSE_GOOD: [LoseGood],
    agenda.MAY: [May],
    agenda.CONCERN: [ConcernTurn, SecondWork],
    agenda.ACTIVATE: [Activate],
    agenda.SLOT: [Slot],
    agenda.BAZAAR: [Bazaar],
    agenda.INN: [Inn],
    agenda.SALE: [Sale],
    agenda.RAISE: [Raise],
    agenda.VISIT: [Visit],
    agenda.LOAD: [Load],
    agenda.GOOD: [Good],
    agenda.FLIP: [Flip],
    agenda.GAIN_HERO: [GainHero],
    agenda.ESCORT: [Escort],
    agenda.HERO_FULL: [HeroFull],
    agenda.COMMISSION_FULL: [CommissionFull],
}
"""Kinds whose frames are of classes of their own."""
_COMMON: Final[dict[RoadKind, type[Task]]] = {
    agenda.CHOOSE: AtEffect,
    agenda.PAY: AtEffect,
    agenda.FORTUNES: Counted,
    agenda.LOSE_HERO: Counted,
    agenda.RAISE_BY: Counted,
    agenda.JOINING: Clockwise,
    agenda.JOIN: Clockwise,
    agenda.EVENT: Clockwise,
    agenda.VISITS: Clockwise,
}
"""Kinds that share a class."""


def read_frame(kind: RoadKind, seat: int, numbers: list[int]) -> Task | None:
    """The frame that holds these numbers; None if such frames hold others."""
    classes = _OWN.get(kind, [])
    given: tuple[object, ...] = (seat,)
    if kind in _COMMON:
        classes = [_COMMON[kind]]
        given = (kind, seat)
    elif not classes and not numbers:
        return kind.of[seat]
    for one in classes:
        if len(one.fields) == len(numbers):
            types = one.fields.values()
            held = [read(number) for read, number in zip(types, numbers, strict=True)]
            return one(*given, *held)  # type: ignore[arg-type]
    return None
