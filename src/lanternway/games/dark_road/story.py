"""How the Dark Road is told: which events make one sentence, and which are headings."""

from collections.abc import Callable
from typing import Any, Final

from lanternway.core.story import ROUND, TURN, Groups, Story, Told, phrase
from lanternway.games.dark_road.event_kinds import EVENTS

STORY: Final = Story(EVENTS)

GAINS: Final = "coins|prestige|gained|good_gained"
LOSSES: Final = "coins_lost|prestige_lost|lost|good_lost"


def _word(reference: str) -> str:
    """The last word of a reference: `@dark_road-good-book` is about a `book`."""
    return reference.rsplit("-", 1)[-1]


def _amounts(events: list[Told]) -> list[dict[str, Any]]:
    """What was gained or given, each thing with how many there were of it."""
    counts: dict[str, int] = {}
    for one in events:
        kind: str = one["kind"]
        if kind.startswith("good_"):
            upgraded = "upgraded-" if _word(one["side"]) == "upgraded" else ""
            word = upgraded + _word(one["good"])
        elif "thing" in one:
            word = _word(one["thing"])
        else:
            word = kind.removesuffix("_lost")
        counts[word] = counts.get(word, 0) + one.get("n", 1)
    return [phrase(f"dark_road-story-n-{word}", n=count) for word, count in counts.items()]


def _of(kinds: str, events: list[Told]) -> list[Told]:
    return [one for one in events if one["kind"] in kinds.split("|")]


# --- trade ----------------------------------------------------------------------------------------


def _sold(groups: Groups) -> dict[str, Any]:
    """Goods and what was paid for them, in turn."""
    events = [one for group in groups for one in group]
    return {"goods": _amounts(_of("good_sold", events)), "coins": _amounts(_of("coins", events))}


def _sold_to(groups: Groups) -> dict[str, Any] | None:
    """Logs of older tables do not name the buyer."""
    hero = groups[0][0].get("hero")
    return {**_sold(groups), "hero": hero} if hero else None


def _bought(groups: Groups) -> dict[str, Any]:
    coins, goods = groups
    return {"goods": _amounts(goods), "coins": _amounts(coins)}


def _market(groups: Groups) -> dict[str, Any]:
    """The marker of the Dark Market goes on, for coins or for nothing, and its goods are taken."""
    coins, (moved,), goods = groups
    return {
        "space": moved["space"],
        "goods": _amounts(goods),
        "n": len(coins),
        "coins": _amounts(coins),
    }


def _south(groups: Groups) -> dict[str, Any]:
    """Its south space has no goods: something is asked there."""
    coins, (moved,) = groups
    return {"space": moved["space"], "coins": _amounts(coins)}


def _things(groups: Groups) -> dict[str, Any]:
    return {"things": _amounts(groups[0])}


def _exchange(groups: Groups) -> dict[str, Any]:
    return {"given": _amounts(groups[0]), "things": _amounts(groups[1])}


# --- the wagon and the city -----------------------------------------------------------------------


def _horseshoe(groups: Groups) -> dict[str, Any] | None:
    (lost,), (moved,) = groups
    if _word(lost["thing"]) != "horseshoe":
        return None
    back = 1 if "back" in moved else 0
    return {"n": lost["n"], "back": back, "left": moved["left"], "right": moved["right"]}


def _with_gains(*names: str) -> Callable[[Groups], dict[str, Any]]:
    """These facts of the first event, and the things that came with it."""

    def args(groups: Groups) -> dict[str, Any]:
        (first,), things = groups
        return {**{name: first[name] for name in names}, "things": _amounts(things)}

    return args


def _helped(groups: Groups) -> dict[str, Any] | None:
    """A loyal companion was given a quartz."""
    (used,), things = groups
    if "quartz" not in used:
        return None
    return {"companion": used["companion"], "things": _amounts(things)}


def _lost_windfall(groups: Groups) -> dict[str, Any]:
    (windfall,), (lost,) = groups
    return {"source": windfall["source"], "thing": lost["thing"], "n": lost["n"]}


def _shown(groups: Groups) -> dict[str, Any]:
    return {"heroes": [one["hero"] for one in groups[0]]}


def _dice(groups: Groups) -> dict[str, Any]:
    return {"goods": [one["good"] for one in groups[0]], "n": len(groups[0])}


# --- caravans -------------------------------------------------------------------------------------


def _event(groups: Groups) -> dict[str, Any] | None:
    """Logs of older tables do not count the dice; they tell the two one after the other."""
    (event,), (rolled,) = groups
    if "n" not in rolled:
        return None
    return {"event": event["event"], "dice": rolled["dice"], "n": rolled["n"]}


def _shortcut(groups: Groups) -> dict[str, Any]:
    """A shortcut that was paid for."""
    lost, (led,) = groups
    return {"given": _amounts(lost), "road": led["road"], "town": led["town"]}


def _paid_roll(groups: Groups) -> dict[str, Any]:
    """A die was paid for and rolled; perhaps it gave something at once."""
    given, (rolled,), *things = groups
    facts = {"given": _amounts(given), "face": rolled["face"]}
    return {**facts, "things": _amounts(things[0])} if things else facts


def _reroll(groups: Groups) -> dict[str, Any] | None:
    (lost,), (rolled,) = groups
    if _word(lost["thing"]) != "lantern" or "n" not in rolled:
        return None
    return {"dice": rolled["dice"], "n": rolled["n"]}


# --- the end ----------------------------------------------------------------------------------------


def _deed_gives(groups: Groups) -> dict[str, Any]:
    """A deed that gives coins and prestige."""
    (coins,), (prestige,) = groups
    things = [
        phrase("dark_road-story-n-coins", n=coins["n"]),
        phrase("dark_road-story-n-prestige", n=prestige["n"]),
    ]
    return {"deed": coins["deed"], "things": things}


# --- the Private Concern --------------------------------------------------------------------------


def _work(groups: Groups) -> dict[str, Any] | None:
    """What a work of the Concern did to the table, what it brought, and how many crates it has then."""
    (work,), did = groups
    parts: list[dict[str, Any]] = []
    if dice := work.get("dice"):
        alike = len(dice) > 1 and len(set(dice)) == 1  # a section has two at most
        goods, message = (dice[:1], "both-dice") if alike else (dice, "dice")
        parts.append(phrase(f"dark_road-story-work-{message}", goods=goods, n=len(dice)))
    for kind, word in (("ring_moved", "ring"), ("ruins_moved", "ruins")):
        for moved in _of(kind, did):
            parts.append(phrase(f"dark_road-story-work-{word}", space=moved["space"]))
    if paid := _of(LOSSES, did):
        parts.append(phrase("dark_road-story-work-pays", things=_amounts(paid)))
    if got := _of(GAINS, did):
        parts.append(phrase("dark_road-story-work-gains", things=_amounts(got)))
    if crates := _of("crates", did):
        parts.append(phrase("dark_road-story-work-has", n=crates[-1]["n"]))
    return {"work": work["work"], "did": _one_by_one(parts)} if parts else None


def _one_by_one(parts: list[dict[str, Any]]) -> dict[str, Any]:
    """Phrases as one; the "and" before the last of several may need a comma."""
    said, last = parts[0], parts[-1]
    for part in parts[1:-1]:
        said = phrase("dark_road-story-work-then", first=said, second=part)
    if len(parts) == 2:
        return phrase("dark_road-story-work-and", first=said, second=last)
    return phrase("dark_road-story-work-finally", first=said, second=last) if parts[1:] else said


def _led(groups: Groups) -> dict[str, Any]:
    (led,) = groups[-1]
    return {"road": led["road"], "town": led["town"]}


def _led_with(groups: Groups) -> dict[str, Any]:
    (joined,) = groups[1]
    return {**_led(groups), "companion": joined["companion"]}


def _took(groups: Groups) -> dict[str, Any]:
    (taken,) = groups[1]
    return {"commission": taken["commission"], "town": taken["town"]}


STORY.heading("round", ROUND)
STORY.heading("turn", TURN)
STORY.heading("final_visits", ROUND)
STORY.silent("rested")
STORY.merge("sold_to", "good_sold good_sold|coins+", _sold_to)
STORY.merge("sold", "good_sold good_sold|coins+", _sold)
STORY.merge("dark_market", "coins_lost* ring_moved good_gained+", _market)
STORY.merge("dark_market_south", "coins_lost+ ring_moved", _south)
STORY.merge("bought", "coins_lost good_gained+", _bought)
STORY.merge("horseshoe", "lost moved", _horseshoe)
STORY.merge("reroll", "lost travel_dice", _reroll)
STORY.merge("event", "event travel_dice", _event)
STORY.merge("die_gains", f"die_taken {GAINS}+", _with_gains("value"))
STORY.merge("die_loses", f"die_taken {LOSSES}+", _with_gains("value"))
STORY.merge("hero_delivered", f"hero_delivered {GAINS}+", _with_gains("hero", "town"))
STORY.merge("boarded", f"boarded {GAINS}+", _with_gains("hero"))
STORY.merge(
    "commission_delivered",
    f"commission_delivered {GAINS}+",
    _with_gains("commission", "town", "goods"),
)
STORY.merge("ruins", f"ruins_moved {GAINS}+", _with_gains("space"))
STORY.merge("shortcut", "lost caravan_led", _shortcut)
STORY.merge("paid_roll_gains", f"lost|coins_lost rolled {GAINS}+", _paid_roll)
STORY.merge("paid_roll", "lost|coins_lost rolled", _paid_roll)
STORY.merge("rolled", f"rolled {GAINS}+", _with_gains("face"))
STORY.merge("companion", f"companion_used {GAINS}+", _helped)
STORY.merge("deed", f"deed_taken {GAINS}+", _with_gains("deed"))
STORY.merge("notice", f"notice_met {GAINS}+", _with_gains("notice"))
STORY.merge("exchange", f"{LOSSES}+ {GAINS}+", _exchange)
STORY.merge("gains", f"{GAINS}+", _things, least=1)
STORY.merge("sells", "good_sold+", _things, least=1)
STORY.merge("pays", "coins_lost+", _things, least=1)
STORY.merge("gives", f"{LOSSES}+", _things, least=1)
STORY.merge("discards", "good_discarded+", _things, least=1)
STORY.merge("hands_over", "good_delivered+", _things, least=1)
STORY.merge("heroes_shown", "hero_shown+", _shown, least=1)
STORY.merge("market_dice", "market_die+", _dice)
STORY.merge("windfall", f"windfall {GAINS}+", _with_gains("source"))
STORY.merge("windfall_lost", "windfall gain_lost", _lost_windfall)
STORY.merge("deed_gives", "deed_coins deed_prestige", _deed_gives, same="deed")
STORY.merge("concern_idle", "concern_idle coins", _with_gains())
STORY.merge("concern_leads_with", "concern_works companion_joined caravan_led", _led_with)
STORY.merge("concern_leads", "concern_works caravan_led", _led)
STORY.merge("concern_takes", "concern_works commission_gained", _took)
STORY.merge(
    "concern_works", f"concern_works ruins_moved|ring_moved|crates|{GAINS}|{LOSSES}+", _work
)
