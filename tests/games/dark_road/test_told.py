"""What is told is what happened: every number and name of the events of an action against the difference
of the two tables."""

import random
from collections import Counter
from typing import Any

import pytest

from lanternway.core import Event
from lanternway.games.dark_road.content_words import DISTRICTS, GOODS, SPACES
from tests.games.dark_road.tables import choose, settings, start

Data = dict[str, Any]
THINGS = {"lantern": "lanterns", "quartz": "quartz", "horseshoe": "horseshoes"}
LEAVES = ("good_lost", "good_discarded", "good_sold", "good_delivered")


def word(reference: str) -> str:
    """The last part of a reference: `@dark_road-good-armor`."""
    return reference.split("-", 2)[2]


def tile(facts: Data) -> str:
    return word(facts["good"]) + ("+" if word(facts["side"]) == "upgraded" else "")


def told_changes(events: list[Event]) -> Counter[tuple[int, str]]:
    """By seat and thing, what the events say has changed."""
    found: Counter[tuple[int, str]] = Counter()
    for event in events:
        facts, kind = event.facts, event.kind
        seat = facts.get("seat", -1)
        if kind in ("coins", "prestige"):
            assert facts["n"] > 0
            found[seat, kind] += facts["n"]
        elif kind in ("coins_lost", "prestige_lost"):
            assert facts["n"] > 0
            found[seat, kind.removesuffix("_lost")] -= facts["n"]
        elif kind in ("gained", "lost", "returned"):
            if word(facts["thing"]) in THINGS:
                sign = 1 if kind == "gained" else -1
                found[seat, THINGS[word(facts["thing"])]] += sign * facts["n"]
        elif kind == "companion_used":
            found[seat, "quartz"] -= facts.get("quartz", 0)
            found[seat, "gifts"] += facts.get("quartz", 0)
        elif kind == "good_gained":
            found[seat, tile(facts)] += 1
        elif kind in LEAVES:
            found[seat, tile(facts)] -= 1
        elif kind == "flipped":
            found[seat, tile(facts)] += 1
            other = tile(facts).removesuffix("+") if tile(facts)[-1] == "+" else tile(facts) + "+"
            found[seat, other] -= 1
        elif kind == "upgraded":
            found[seat, "upgrades:" + word(facts["upgrade"])] += 1
        elif kind == "steed":
            found[seat, "steeds:" + word(facts["steed"])] += 1
        elif kind == "deed_taken":
            found[seat, "deeds:" + word(facts["deed"])] += 1
        elif kind in ("deed_drawn", "deed_kept"):
            assert event.secret is not None
            found[seat, "deeds:" + word(event.secret["deed"])] += 1
        elif kind == "caravan_led":
            found[seat, "led:" + word(facts["road"])] += 1
        elif kind == "commission_delivered":
            found[seat, "commissions delivered:" + word(facts["commission"])] += 1
        elif kind == "hero_delivered":
            found[seat, "heroes delivered:" + word(facts["hero"])] += 1
        elif kind == "companion_joined":
            found[seat, "companions:" + word(facts["companion"])] += 1
        elif kind == "stray_passed":
            found[seat, "companions:" + word(facts["companion"])] -= 1
            found[facts["to_seat"], "companions:" + word(facts["companion"])] += 1
    return found


def holdings(seat: int, data: Data) -> Counter[tuple[int, str]]:
    """By thing, what a seat has."""
    found: Counter[tuple[int, str]] = Counter()
    for name in ("coins", "prestige", *THINGS.values()):
        found[seat, name] += data.get(name, 0)
    for good in data.get("goods", []):
        found[seat, good] += 1
    for name in ("upgrades", "steeds", "deeds"):
        for one in data.get(name, []):
            found[seat, f"{name}:{one}"] += 1
    for companion in data["companions"]:
        found[seat, "companions:" + companion["name"]] += 1
        found[seat, "gifts"] += len(companion["gifts"])
    for road, count in data["log"]["led"].items():
        found[seat, f"led:{road}"] += count
    for one in data["log"]["commissions"]:
        found[seat, "commissions delivered:" + one["commission"]] += 1
    for one in data["log"]["heroes"]:
        found[seat, f"heroes delivered:{one}"] += 1
    return found


def all_holdings(data: Data) -> Counter[tuple[int, str]]:
    found: Counter[tuple[int, str]] = Counter()
    for seat, one in enumerate(data["seats"]):
        found.update(holdings(seat, one))
    return found


def cards(before: Data, after: Data, events: list[Event]) -> None:
    """Heroes and commissions: who came and did not go is aboard, who went is not."""
    aboard: dict[tuple[int, str], bool] = {}
    held: dict[tuple[int, str], bool] = {}
    for event in events:
        facts, seat = event.facts, event.facts.get("seat", -1)
        if event.kind in ("boarded", "dismissed", "hero_delivered"):
            aboard[seat, word(facts["hero"])] = event.kind == "boarded"
        if event.kind in ("commission_gained", "commission_dropped", "commission_delivered"):
            held[seat, word(facts["commission"])] = event.kind == "commission_gained"
    for (seat, hero), there in aboard.items():
        assert (hero in after["seats"][seat]["heroes"]) == there, hero
    waiting = [frame for frame in after["agenda"] if frame[0] == "commission_full"]
    for (seat, commission), there in held.items():
        if not waiting:
            assert (commission in after["seats"][seat]["commissions"]) == there, commission
    for seat, one in enumerate(after["seats"]):
        new = set(one["heroes"]) - set(before["seats"][seat]["heroes"])
        assert new <= {hero for (other, hero), there in aboard.items() if there and other == seat}
        gone = set(before["seats"][seat]["heroes"]) - set(one["heroes"])
        assert gone <= {hero for (other, hero), there in aboard.items() if not there}


def last(events: list[Event], kind: str) -> Data | None:
    found = [event.facts for event in events if event.kind == kind]
    return found[-1] if found else None


def the_table(before: Data, after: Data, events: list[Event]) -> None:
    """Wheel, ring, ruins, pawns, turns: the last that is told is how it is."""
    if facts := last(events, "wheel_turned"):
        assert word(facts["good"]) == after["wheel"]["top"]
    else:
        assert before["wheel"]["top"] == after["wheel"]["top"]
    for kind, name in (("ring_moved", "ring"), ("ruins_moved", "ruins")):
        if facts := last(events, kind):
            assert word(facts["space"]) == after[name]
        else:
            assert before[name] == after[name]
    steps: Counter[int] = Counter()
    for event in events:
        if event.kind == "moved":
            facts = event.facts
            steps[facts["seat"]] += facts["n"]
            assert facts.get("back", 0) == max(0, -facts["n"])
            beside = [DISTRICTS[place] for place in SPACES[facts["space"]]]
            assert [word(facts["left"]), word(facts["right"])] == beside
    for seat, one in enumerate(after["seats"]):
        assert (before["seats"][seat]["space"] + steps[seat] - one["space"]) % len(SPACES) == 0
    facts = last(events, "turn")
    if facts and after["turn"]["step"] not in ("final", "over"):
        assert facts["seat"] == after["turn"]["seat"]
        assert facts["round"] == after["round"]
    if facts := last(events, "reserve_rolled"):
        assert (
            sorted(word(face) for face in facts["faces"])
            == after["seats"][facts["seat"]]["reserve"]
        )
    if facts := last(events, "crates"):
        assert facts["n"] == after["concern"]["crates"]
    rolled = Counter(word(event.facts["good"]) for event in events if event.kind == "market_die")
    for good in GOODS:
        assert rolled[good] <= after["wheel"]["dice"][good]


@pytest.mark.clause("DR-7.2.4")
@pytest.mark.parametrize(("options", "seats"), settings())
def test_what_is_told_is_what_happened(options: dict[str, Any], seats: int) -> None:
    state = start(options, seats, "told")
    chance = random.Random(f"told/{options}/{seats}")
    before = state.to_data()
    while state.to_move():
        events: list[Event] = []
        seat, action = choose(state, chance)
        state.apply(seat, action, events)
        after = state.to_data()
        where = f"{seat} {action}: {[event.to_data() for event in events]}"
        changed = all_holdings(after)
        changed.subtract(all_holdings(before))
        told = told_changes(events)
        for key in {*changed, *told}:
            assert changed[key] == told[key], f"{key} changed by {changed[key]}: {where}"
        cards(before, after, events)
        the_table(before, after, events)
        before = after
