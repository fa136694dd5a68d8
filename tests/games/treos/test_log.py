"""What is told is what happened: every event beside the difference of the states before and after it."""

import random
from collections import Counter
from typing import Any

from lanternway.core import Event, get_game
from lanternway.games.treos import tell
from lanternway.games.treos.advice import priors
from lanternway.games.treos.content import CONTENT, TASK_WORDS, TILES, WEAPONS
from lanternway.games.treos.plan import PHASE_WORDS
from lanternway.games.treos.state import Table

GAME = get_game("treos")


def named(table: Table, space: int) -> str:
    return tell.space_name(table, space)


def compare(before: Table, after: Table, events: list[Event]) -> None:
    """Fails where an event tells another number or name than the tables show."""
    totals: Counter[tuple[str, int]] = Counter()
    for event in events:
        facts: dict[str, Any] = event.facts
        seat: int = facts.get("seat", -1)
        totals[event.kind, seat] += 1
        match event.kind:
            case "day":
                assert facts["n"] == after.day == before.day + 1
                assert facts["happening"] == f"@treos-happening-{CONTENT.events[after.event].id}"
            case "drew":
                assert facts["n"] == len(after.hands[seat])
                secret = event.secret or {}
                assert secret["cards"] == ", ".join(map(str, after.hands[seat]))
            case "ready":
                assert not before.ready >> seat & 1
            case "revised":
                assert before.ready >> seat & 1
                assert not after.ready >> seat & 1
            case "bid":
                assert facts["card"] == after.plans[seat][0]
            case "turn" | "turn-symbol":
                slot = PHASE_WORDS.index(facts["phase"].removeprefix("@treos-phase-"))
                plans = [before.plans[seat][slot], after.plans[seat][slot]]
                # a day may pass without a choice: then its cards are used up
                assert facts["card"] in plans or facts["card"] in after.discards[seat]
            case "moved":
                way = facts["way"].split()
                assert len(way) >= 2
                moved = [one for one in events if one.kind == "moved"]
                if len(moved) == 1 and after.turns[seat].start == before.turns[seat].start:
                    made = after.turns[seat].moves - before.turns[seat].moves
                    assert facts["n"] == made, "hops are no moves"
            case "stayed":
                # one may have been pushed or have hopped there within the same act
                assert facts["space"] in [named(after, one.spaces[seat]) for one in (before, after)]
            case "armed":
                gained = after.weapons[seat] & ~before.weapons[seat]
                weapon = WEAPONS.index(facts["weapon"].removeprefix("@treos-weapon-"))
                assert gained == 1 << weapon
            case "drove":
                number = facts["number"] - 1
                assert facts["start"] == named(before, before.highwaymen[number])
                assert facts["space"] == named(after, after.highwaymen[number])
            case "pushed":
                victim = facts["pushed_seat"]
                assert before.spaces[victim] != after.spaces[victim]
                assert facts["space"] == named(after, after.spaces[victim])
            case "delivered":
                lost = set(before.quests[seat]) - set(after.quests[seat])
                if facts["quest"] == "@treos-quest-personal":
                    assert before.personal & ~after.personal == 1 << seat
                else:
                    assert [tell.quest_name(quest) for quest in lost] == [facts["quest"]]
            case "took":
                new = set(after.quests[seat]) - set(before.quests[seat])
                assert [tell.quest_name(quest) for quest in new] == [facts["quest"]]
            case "discovered":
                kinds = [
                    TILES[tile - 1]
                    for tile, old in zip(after.secrets, before.secrets, strict=True)
                    if tile != old
                ]
                assert f"@treos-tile-{kinds[0]}" == facts["tile"]
            case "side_quest":
                assert (event.secret or {})["side"].startswith("@treos-side-")
            case "discarded" | "fulfilled":
                told = (event.secret or facts)["side"].removeprefix("@treos-side-")
                assert TASK_WORDS.index(told) in before.side_quests[seat]
                assert TASK_WORDS.index(told) not in after.side_quests[seat]
            case "card":
                assert facts["left"] >= after.common_deck
            case "won":
                assert after.winner == seat
                assert facts["n"] == after.gold[seat]
            case "gold" | "hopped" | "gates":
                pass  # compared as a sum, below
            case other:
                raise AssertionError(f"nobody compares {other}")
    for seat in range(after.seats):
        gold = sum(
            one.facts["n"] for one in events if one.kind == "gold" and one.facts["seat"] == seat
        )
        assert gold == after.gold[seat] - before.gold[seat]
        drawn = totals["side_quest", seat] - totals["discarded", seat] - totals["fulfilled", seat]
        assert drawn == len(after.side_quests[seat]) - len(before.side_quests[seat])
    cards = sum(one.kind == "card" for one in events)
    assert cards == before.common_deck - after.common_deck


def test_every_event_tells_what_happened() -> None:
    seen: set[str] = set()
    for seed in range(40):
        choose = random.Random(f"log/{seed}")
        table = GAME.start({}, 3, f"log/{seed}")
        assert isinstance(table, Table)
        for _ in range(4000):
            if not table.to_move():
                break
            idle = [seat for seat in range(3) if table.ready >> seat & 1 and not table.order]
            seat = choose.choice(idle) if idle and choose.random() < 0.03 else table.to_move()[0]
            legal = table.legal(seat)
            action = choose.choices(legal, priors(table, seat, legal))[0]
            before = table.clone()
            events: list[Event] = []
            table.apply(seat, action, events)
            compare(before, table, events)
            seen |= {event.kind for event in events}
        if seen == set(GAME.events.all):
            break
    assert seen == set(GAME.events.all), set(GAME.events.all) - seen


def test_no_raw_id_of_a_space_is_told() -> None:
    """A space has one name: in actions, questions and the log."""
    for kind in GAME.events.all.values():
        for name, fact in kind.facts.items():
            if name in ("space", "start"):
                assert fact.families == ("town", "space"), kind
