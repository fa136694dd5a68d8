"""What is told of cards, caravans and the Private Concern."""

from collections import Counter

from lanternway.games.dark_road import streams
from lanternway.games.dark_road.content_words import DISTRICTS, SPACES, TOWNS, WORKS
from lanternway.games.dark_road.rules.concern.notices import met_by
from lanternway.games.dark_road.state import Table
from tests.games.dark_road.test_told import word
from tests.games.dark_road.told import Told, nothing_changed, of

DISTRICT_OF_WORK = {
    "bazaar": "bazaar",
    "commissions": "commissions",
    "journey": "yurgs",
    "ruins": "yurgs",
    "dark_market": "dark_market",
    "inn": "inn",
}


# --- cards ----------------------------------------------------------------------------------------


@of("hero_shown")
def hero_shown(told: Told) -> None:
    told.by_actor()
    assert told.data["shown"] == [*told.before["shown"], word(told.facts["hero"])]


@of("boarded")
def boarded(told: Told) -> None:
    hero = word(told.facts["hero"])
    assert hero not in told.mine_before["heroes"]
    assert told.mine["heroes"] == [*told.mine_before["heroes"], hero]


@of("dismissed")
def dismissed(told: Told) -> None:
    """Who found no place was never aboard."""
    hero = word(told.facts["hero"])
    assert hero not in told.mine["heroes"]
    assert hero in told.before["decks"]["heroes"]["under"] or (
        hero in told.mine_before["heroes"] or any(hero_waits(told.was, hero))
    )


def hero_waits(table: Table, hero: str) -> list[bool]:
    """Whether somebody is asked where to put this hero."""
    number = table.content.hero_ids.index(hero)
    return [getattr(frame, "hero", -1) == number for frame in table.agenda]


@of("hero_delivered")
def hero_delivered(told: Told) -> None:
    hero = word(told.facts["hero"])
    number = told.now.content.hero_ids.index(hero)
    assert word(told.facts["town"]) == TOWNS[told.now.content.hero_town[number]]
    assert hero in told.mine["log"]["heroes"]
    assert hero not in told.mine_before["log"]["heroes"]
    assert hero not in told.mine["heroes"]


def town_of(table: Table, commission: str) -> str:
    number = table.content.commission_ids.index(commission)
    return TOWNS[table.content.commission_town[number]]


@of("commission_gained")
def commission_gained(told: Told) -> None:
    """Told when it is taken from its stack; it is held, or its owner is asked, at the next event."""
    commission = word(told.facts["commission"])
    town = word(told.facts["town"])
    assert town == town_of(told.now, commission)
    assert told.before["commissions"][town] == commission
    assert told.data["commissions"][town] != commission
    asked = [frame[:2] for frame in told.after["agenda"]]
    assert (
        commission in told.mine_after["commissions"]
        or ["commission_full", told.seat] in asked
        or told.then.setting.concern_seat == told.seat
    )


@of("commission_dropped")
def commission_dropped(told: Told) -> None:
    told.by_actor()
    commission = word(told.facts["commission"])
    assert commission not in told.mine_after["commissions"]
    under = told.after["decks"]["commissions"][town_of(told.now, commission)]["under"]
    assert commission in under or commission in told.after["commissions"].values()


@of("commission_delivered")
def commission_delivered(told: Told) -> None:
    commission = word(told.facts["commission"])
    assert commission in told.mine_before["commissions"]
    assert commission not in told.mine["commissions"]
    assert word(told.facts["town"]) == town_of(told.now, commission)
    (entry,) = [one for one in told.mine["log"]["commissions"] if one["commission"] == commission]
    assert told.facts["goods"] == len(entry["goods"])


@of("deed_kept", "deed_drawn", "deed_taken")
def deed(told: Told) -> None:
    name = word(told.facts["deed"])
    told.only("deeds:" + name, 1)
    assert (name in told.before["courtyard"]) == (told.event.kind == "deed_taken")
    assert (told.event.secret is None) == (told.event.kind == "deed_taken")


@of("upgraded")
def upgraded(told: Told) -> None:
    name = word(told.facts["upgrade"])
    told.only("upgrades:" + name, 1)
    assert Counter(told.before["upgrades"]) - Counter(told.data["upgrades"]) == Counter([name])


@of("companion_joined")
def companion_joined(told: Told) -> None:
    told.only("companions:" + word(told.facts["companion"]), 1)


@of("companion_used")
def companion_used(told: Told) -> None:
    """Told before the quartz is given."""
    name = word(told.facts["companion"])
    assert told.facts["does"] == f"@dark_road-ability-{name}-{told.action.args[1] + 1}"
    assert told.action.text.startswith(f"use {name}")
    assert name in [one["name"] for one in told.mine["companions"]]
    gifts = [
        sum(len(one["gifts"]) for one in mine["companions"])
        for mine in (told.mine, told.mine_after)
    ]
    assert told.facts.get("quartz", 0) == gifts[1] - gifts[0]


@of("stray_passed")
def stray_passed(told: Told) -> None:
    name = "companions:" + word(told.facts["companion"])
    to = told.facts["to_seat"]
    assert told.facts["companion"].startswith("@dark_road-companion-")
    assert word(told.facts["companion"]) in [
        one["name"] for one in told.data["seats"][to]["companions"]
    ]
    if to == told.seat:
        nothing_changed(told)
    else:
        told.all_told({(told.seat, name): -1, (to, name): 1})


# --- caravans -------------------------------------------------------------------------------------


@of("caravan_led")
def caravan_led(told: Told) -> None:
    caravan = told.data["caravan"]
    assert caravan["leader"] == told.seat
    assert caravan["travellers"] == [told.seat]
    assert [caravan["road"], caravan["town"]] == [word(told.facts[one]) for one in ("road", "town")]


@of("joined")
def joined(told: Told) -> None:
    was, now = told.before["caravan"]["travellers"], told.data["caravan"]["travellers"]
    assert now == sorted([*was, told.seat])


@of("stayed")
def stayed(told: Told) -> None:
    assert told.seat not in told.data["caravan"]["travellers"]


@of("event")
def event(told: Told) -> None:
    assert told.data["caravan"]["event"] == word(told.facts["event"])
    assert told.before["caravan"]["event"] is None


@of("travel_dice")
def travel_dice(told: Told) -> None:
    dice = told.data["caravan"]["dice"]
    assert told.facts["dice"] == ", ".join(map(str, dice))
    assert told.facts["n"] == len(dice)
    assert dice == sorted(dice)
    rolled_now = [value + 1 for stream, value in told.drawn if stream == streams.TRAVEL]
    assert not Counter(dice) - Counter(rolled_now)


@of("die_taken")
def die_taken(told: Told) -> None:
    was, now = told.before["caravan"], told.data["caravan"]
    assert sorted([*now["dice"], told.facts["value"]]) == was["dice"]
    assert told.seat in now["travellers"]


@of("die_raised")
def die_raised(told: Told) -> None:
    """Told before the die has its new value."""
    assert told.facts["n"] > 0

    taken = [frame[1:3] for frame in told.data["agenda"] if frame[0] == "raise"]
    assert [told.seat, told.facts["value"] - told.facts["n"]] in taken


# --- the Private Concern --------------------------------------------------------------------------


@of("concern_card")
def concern_card(told: Told) -> None:
    assert told.data["concern"]["card"] == word(told.facts["card"])
    assert told.now.setting.concern_seat == told.seat


@of("concern_works")
def concern_works(told: Told) -> None:
    """A work of one of the two districts beside its pawn; what it brings is told for itself."""
    work = word(told.facts["work"])
    beside = [DISTRICTS[place] for place in SPACES[told.mine["space"]]]
    assert work in WORKS
    assert told.seat == told.now.setting.concern_seat == told.data["turn"]["seat"]
    assert DISTRICT_OF_WORK[work] in beside
    dice = Counter(word(good) for good in told.facts.get("dice", ()))
    assert bool(dice) == (work == "bazaar")
    assert all(told.data["wheel"]["dice"][good] >= count for good, count in dice.items())


@of("concern_idle")
def concern_idle(told: Told) -> None:
    assert told.seat == told.data["turn"]["seat"]
    assert told.mine_after["coins"] == told.mine["coins"] + 1


@of("windfall")
def windfall(told: Told) -> None:
    """Told before the gain: after a caravan, or by an effect, the leader's fortune; the Concern's allowance,
    of which coins come first; by a lit lamp one of either. A steed brings what is its own; what the Bazaar
    gives free costs nothing."""
    source = word(told.facts["source"])
    content, level = told.now.content.concern, told.now.setting.level
    more = {one: told.mine_after[one] - told.mine[one] for one in ("coins", "prestige")}
    if source == "free":
        assert told.action.family.verb == "buy"
        assert len(told.mine_after["goods"]) == len(told.mine["goods"]) + 1
        assert more == {"coins": 0, "prestige": 0}
        return
    if told.facts["source"].startswith("@dark_road-steed-"):
        assert source in told.mine["steeds"]
        return
    assert source == "fortune" or told.seat == told.now.setting.concern_seat
    if source == "allowance":
        assert told.data["round"] in content.stipend_rounds
        assert more == {"coins": content.stipend[level], "prestige": 0}
    elif source == "lamp":
        assert sorted(more.values()) == [0, 1]


@of("crates")
def crates(told: Told) -> None:
    assert told.seat == told.now.setting.concern_seat
    assert told.data["concern"]["crates"] == told.facts["n"] != told.before["concern"]["crates"]


@of("notice_met", "notice_unmet")
def notice(told: Told) -> None:
    """The notice of this round; `seat` meets it, or nobody does."""
    due = told.now.content.concern.notice_rounds.index(told.data["round"])
    assert word(told.facts["notice"]) == told.data["concern"]["notices"][due]
    met = met_by(told.now, due)
    assert told.seat in met if told.event.kind == "notice_met" else not met
