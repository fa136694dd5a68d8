"""What happens on the dark road, as events: one function each, which says who is told what."""

from typing import TYPE_CHECKING, Any, Final

from lanternway.core import EventKind
from lanternway.games.dark_road import content_words, event_kinds, names

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table

EVENTS: Final = event_kinds.EVENTS


def _of_seat(table: "Table", kind: EventKind, seat: int) -> None:
    if table.sink is not None:
        table.tell(kind, {"seat": seat})


def _of_count(table: "Table", kind: EventKind, seat: int, count: int) -> None:
    """Nothing is told of nothing."""
    if table.sink is not None and count:
        table.tell(kind, {"seat": seat, "n": count})


def _of_thing(table: "Table", kind: EventKind, seat: int, which: int, count: int) -> None:
    if table.sink is not None and count:
        name = f"@dark_road-thing-{content_words.THINGS[which]}"
        table.tell(kind, {"seat": seat, "thing": name, "n": count})


def _good(good: int, side: int) -> dict[str, Any]:
    return {
        "good": names.good_name(good),
        "side": f"@dark_road-side-{content_words.SIDES[side]}",
    }


def _of_good(table: "Table", kind: EventKind, seat: int, good: int, side: int) -> None:
    if table.sink is not None:
        table.tell(kind, {"seat": seat, **_good(good, side)})


def _of_hero(table: "Table", kind: EventKind, seat: int, hero: int) -> None:
    if table.sink is not None:
        name = names.hero_name(table, hero)
        table.tell(kind, {"seat": seat, "hero": name})


def _of_secret_deed(table: "Table", kind: EventKind, seat: int, deed: int) -> None:
    """Which one is this seat's secret."""
    if table.sink is not None:
        name = names.deed_name(table, deed)
        table.tell(kind, {"seat": seat}, {"deed": name}, (seat,))


# --- turns ----------------------------------------------------------------------------------------


def turn_begins(table: "Table", seat: int) -> None:
    """The first seat's turn begins a round."""
    if table.sink is not None:
        if seat == table.setting.first:
            table.tell(event_kinds.ROUND, {"round": table.round})
        table.tell(event_kinds.TURN, {"seat": seat, "round": table.round})


def rested(table: "Table", seat: int) -> None:
    _of_seat(table, event_kinds.RESTED, seat)


def final_visits(table: "Table") -> None:
    """The rounds are over; each seat visits a town once more (DR-12.1)."""
    if table.sink is not None:
        table.tell(event_kinds.FINAL_VISITS, {})


def final_count(table: "Table", seat: int, gains: "dict[int, tuple[int, int, int]]") -> None:
    """What was hidden is shown: the coins, and which deed gives what (DR-12.2)."""
    if table.sink is None:
        return
    table.tell(event_kinds.COINS_SHOWN, {"seat": seat, "n": table.coins[seat]})
    kinds = (event_kinds.DEED_COINS, event_kinds.DEED_PRESTIGE, event_kinds.DEED_POINTS)
    for deed, gain in gains.items():
        facts = {"seat": seat, "deed": names.deed_name(table, deed)}
        if not any(gain):
            table.tell(event_kinds.DEED_UNPAID, facts)
        for kind, count in zip(kinds, gain, strict=True):
            if count:
                table.tell(kind, {**facts, "n": count})


def game_over(table: "Table") -> None:
    if table.sink is not None:
        table.tell(event_kinds.GAME_OVER, {})


def deed_kept(table: "Table", seat: int, deed: int) -> None:
    _of_secret_deed(table, event_kinds.DEED_KEPT, seat, deed)


def steed(table: "Table", seat: int, which: int) -> None:
    if table.sink is not None:
        table.tell(
            event_kinds.STEED,
            {"seat": seat, "steed": f"@dark_road-steed-{content_words.STEEDS[which]}"},
        )


def reset(table: "Table", seat: int) -> None:
    _of_seat(table, event_kinds.RESET, seat)


def bumped(table: "Table", seat: int, slot: int, face: int, locked: int) -> None:
    """A die went to the pool, and another into its slot; none if it was unlocked."""
    if table.sink is not None:
        facts = {"seat": seat, "slot": slot + 1, "face": names.face_name(face)}
        table.tell(
            event_kinds.BUMPED,
            {**facts, "locked": names.face_name(locked)} if locked >= 0 else facts,
        )


def moved(table: "Table", seat: int, steps: int) -> None:
    if table.sink is not None:
        space = table.space[seat]
        left, right = [content_words.DISTRICTS[place] for place in content_words.SPACES[space]]
        facts = {
            "seat": seat,
            "n": steps,
            "space": space,
            "left": f"@dark_road-place-{left}",
            "right": f"@dark_road-place-{right}",
        }
        table.tell(event_kinds.MOVED, {**facts, "back": -steps} if steps < 0 else facts)


def activated(table: "Table", seat: int, place: int) -> None:
    """A district, or a building after them."""
    if table.sink is not None:
        word = (*content_words.DISTRICTS, *content_words.BUILDINGS)[place]
        table.tell(event_kinds.ACTIVATED, {"seat": seat, "place": f"@dark_road-place-{word}"})


def readied(table: "Table", seat: int, face: int) -> None:
    if table.sink is not None:
        table.tell(event_kinds.READIED, {"seat": seat, "face": names.face_name(face)})


def reserve_rolled(table: "Table", seat: int, faces: list[int]) -> None:
    """The new reserve in the order it was rolled; of the last die that it left the game."""
    if table.sink is None:
        return
    if faces:
        rolled = [names.face_name(face) for face in faces]
        table.tell(event_kinds.RESERVE_ROLLED, {"seat": seat, "faces": rolled})
    else:
        table.tell(event_kinds.LAST_DIE_LEFT, {"seat": seat})


def lit_die_gained(table: "Table", seat: int, face: int) -> None:
    if table.sink is not None:
        table.tell(event_kinds.LIT_DIE_GAINED, {"seat": seat, "face": names.face_name(face)})


# --- gains and losses -----------------------------------------------------------------------------


def coins(table: "Table", seat: int, count: int) -> None:
    """Gained, or lost below 0."""
    kind = event_kinds.COINS if count > 0 else event_kinds.COINS_LOST
    _of_count(table, kind, seat, abs(count))


def prestige(table: "Table", seat: int, count: int) -> None:
    """Gained, or lost below 0."""
    _of_count(
        table, event_kinds.PRESTIGE if count > 0 else event_kinds.PRESTIGE_LOST, seat, abs(count)
    )


def gained(table: "Table", seat: int, which: int, got: int, wanted: int) -> None:
    """Of what was wanted so much was got; the rest is lost."""
    _of_thing(table, event_kinds.GAINED, seat, which, got)
    _of_thing(table, event_kinds.GAIN_LOST, seat, which, wanted - got)


def lost(table: "Table", seat: int, which: int, count: int) -> None:
    _of_thing(table, event_kinds.LOST, seat, which, count)


def returned(table: "Table", seat: int, which: int) -> None:
    _of_thing(table, event_kinds.RETURNED, seat, which, 1)


def spared(table: "Table", seat: int) -> None:
    """A loss found nothing that it could take (DR-7.2.4)."""
    _of_seat(table, event_kinds.SPARED, seat)


def nothing_gained(table: "Table", seat: int, lack: str) -> None:
    """A card would give something that cannot be had now: no basic `good` to upgrade, no `hero`,
    `commission` or `deed` to take; for the Private Concern, no `hero_slot`, `commission_slot` or room for a
    `crate`."""
    if table.sink is not None:
        table.tell(event_kinds.NOTHING_GAINED, {"seat": seat, "lack": f"@dark_road-lack-{lack}"})


def good_gained(table: "Table", seat: int, good: int, side: int) -> None:
    _of_good(table, event_kinds.GOOD_GAINED, seat, good, side)


def good_gain_lost(table: "Table", seat: int, good: int, side: int) -> None:
    _of_good(table, event_kinds.GOOD_GAIN_LOST, seat, good, side)


def good_lost(table: "Table", seat: int, good: int, side: int) -> None:
    _of_good(table, event_kinds.GOOD_LOST, seat, good, side)


def good_discarded(table: "Table", seat: int, good: int, side: int) -> None:
    _of_good(table, event_kinds.GOOD_DISCARDED, seat, good, side)


def good_sold(table: "Table", seat: int, good: int, side: int, hero: int) -> None:
    if table.sink is not None:
        facts = {"seat": seat, **_good(good, side), "hero": names.hero_name(table, hero)}
        table.tell(event_kinds.GOOD_SOLD, facts)


def good_delivered(table: "Table", seat: int, good: int, side: int) -> None:
    _of_good(table, event_kinds.GOOD_DELIVERED, seat, good, side)


def flipped(table: "Table", seat: int, good: int, side: int) -> None:
    _of_good(table, event_kinds.FLIPPED, seat, good, side)


# --- the city and the ruins -----------------------------------------------------------------------


def wheel_turned(table: "Table", steps: int) -> None:
    if table.sink is not None:
        top = table.content.from_top[table.wheel][0]
        table.tell(event_kinds.WHEEL_TURNED, {"n": steps, "good": names.good_name(top)})


def die_turned(table: "Table", seat: int, good: int, other: int) -> None:
    if table.sink is not None:
        table.tell(
            event_kinds.DIE_TURNED,
            {"seat": seat, "good": names.good_name(good), "to": names.good_name(other)},
        )


def market_die(table: "Table", good: int) -> None:
    if table.sink is not None:
        table.tell(event_kinds.MARKET_DIE, {"good": names.good_name(good)})


def ring_moved(table: "Table", seat: int) -> None:
    if table.sink is not None:
        table.tell(
            event_kinds.RING_MOVED,
            {"seat": seat, "space": f"@dark_road-ring-{content_words.RING[table.ring]}"},
        )


def ruins_moved(table: "Table", seat: int) -> None:
    if table.sink is not None:
        table.tell(
            event_kinds.RUINS_MOVED,
            {"seat": seat, "space": f"@dark_road-ruins-{content_words.RUINS[table.ruins]}"},
        )


def oracle_rolled(table: "Table", seat: int, face: int) -> None:
    if table.sink is not None:
        name = f"@dark_road-oracle-{table.content.oracle_ids[face]}"
        table.tell(event_kinds.ROLLED, {"seat": seat, "face": name})


def ruins_die_rolled(table: "Table", seat: int, face: int) -> None:
    if table.sink is not None:
        name = f"@dark_road-ruins_die-{table.content.ruins_die_ids[face]}"
        table.tell(event_kinds.ROLLED, {"seat": seat, "face": name})


# --- cards ----------------------------------------------------------------------------------------


def hero_shown(table: "Table", seat: int, hero: int) -> None:
    _of_hero(table, event_kinds.HERO_SHOWN, seat, hero)


def boarded(table: "Table", seat: int, hero: int) -> None:
    _of_hero(table, event_kinds.BOARDED, seat, hero)


def dismissed(table: "Table", seat: int, hero: int) -> None:
    _of_hero(table, event_kinds.DISMISSED, seat, hero)


def hero_delivered(table: "Table", seat: int, hero: int) -> None:
    if table.sink is not None:
        name = names.hero_name(table, hero)
        town = names.town_name(table.content.hero_town[hero])
        table.tell(event_kinds.HERO_DELIVERED, {"seat": seat, "hero": name, "town": town})


def _commission(table: "Table", seat: int, commission: int) -> dict[str, Any]:
    name = names.commission_name(table, commission)
    return {"seat": seat, "commission": name}


def commission_gained(table: "Table", seat: int, commission: int) -> None:
    if table.sink is not None:
        town = names.town_name(table.content.commission_town[commission])
        facts = {**_commission(table, seat, commission), "town": town}
        table.tell(event_kinds.COMMISSION_GAINED, facts)


def commission_dropped(table: "Table", seat: int, commission: int) -> None:
    if table.sink is not None:
        table.tell(event_kinds.COMMISSION_DROPPED, _commission(table, seat, commission))


def commission_delivered(table: "Table", seat: int, commission: int, goods: int) -> None:
    if table.sink is not None:
        town = names.town_name(table.content.commission_town[commission])
        facts = {**_commission(table, seat, commission), "town": town, "goods": goods}
        table.tell(event_kinds.COMMISSION_DELIVERED, facts)


def deed_taken(table: "Table", seat: int, deed: int) -> None:
    if table.sink is not None:
        name = names.deed_name(table, deed)
        table.tell(event_kinds.DEED_TAKEN, {"seat": seat, "deed": name})


def deed_drawn(table: "Table", seat: int, deed: int) -> None:
    _of_secret_deed(table, event_kinds.DEED_DRAWN, seat, deed)


def upgraded(table: "Table", seat: int, upgrade: int) -> None:
    if table.sink is not None:
        name = f"@dark_road-upgrade-{content_words.UPGRADES[upgrade]}"
        table.tell(event_kinds.UPGRADED, {"seat": seat, "upgrade": name})


def _companion(kind: int) -> str:
    return f"@dark_road-companion-{content_words.COMPANIONS[kind]}"


def companion_joined(table: "Table", seat: int, kind: int) -> None:
    if table.sink is not None:
        table.tell(event_kinds.COMPANION_JOINED, {"seat": seat, "companion": _companion(kind)})


def companion_used(table: "Table", seat: int, kind: int, ability: int) -> None:
    """A loyal one gets a quartz for it, which stays on the card (DR-10.8)."""
    if table.sink is not None:
        does = names.ability_name(kind, ability)
        facts = {"seat": seat, "companion": _companion(kind), "does": does}
        loyal = table.content.companion_loyal[kind]
        table.tell(event_kinds.COMPANION_USED, {**facts, "quartz": 1} if loyal else facts)


def stray_passed(table: "Table", seat: int, to_seat: int, kind: int) -> None:
    if table.sink is not None:
        facts = {"seat": seat, "to_seat": to_seat, "companion": _companion(kind)}
        table.tell(event_kinds.STRAY_PASSED, facts)
