"""What the log says is what happened: the dice of a plan, and whose turn it is."""

import random
from typing import Any

import pytest

from lanternway.core import Event
from lanternway.games.dark_road import GAME
from lanternway.games.dark_road.content_words import GOODS
from lanternway.games.dark_road.effect import BASIC
from lanternway.games.dark_road.rules import effects, flow, gains
from lanternway.games.dark_road.state import Table
from lanternway.games.dark_road.story import STORY
from lanternway.locales import LANGUAGES, Translator
from lanternway.locales.hungarian import with_article
from lanternway.text import sight_of, text_room
from tests.games.dark_road.tables import act, position, start

PLAYERS = ["Ada", "Bence", "Celina"]
FACE = "@dark_road-face-"
IN = {
    "en": "locks the {die} in slot {slot}",
    "pl": "kładzie kość {die} na {slot}. polu blokady",
    "hu": " {slot}. zárt helyre teszi {die}",
}
"""What is said of the die that goes into a slot."""
OUT = {
    "en": "bumps the {die} into the action pool.",
    "pl": "kość {die} trafia stamtąd do puli akcji.",
    "hu": "onnan az akciómezőre {die}.",
}
ONLY_OUT = {
    "en": "moves the {die} from slot {slot} to the action pool.",
    "pl": "przekłada kość {die} z {slot}. pola blokady do puli akcji.",
    "hu": " {slot}. zárt helyről az akciómezőre teszi {die}.",
}
Told = tuple[dict[str, Any], dict[str, Any], Event]


def played(kind: str) -> list[Told]:
    """The events of a kind in a random game, each with the table before and after."""
    found: list[Told] = []
    state = start({}, 3, "log")
    choose = random.Random("log")
    while state.to_move():
        seat = state.to_move()[0]
        before = state.to_data()
        events: list[Event] = []
        state.apply(seat, choose.choice(state.legal(seat)), events)
        found += [(before, state.to_data(), event) for event in events if event.kind == kind]
    return found


def said_die(speak: Translator, face: str) -> str:
    """The object of a sentence: Hungarian has a form and an article for it."""
    said = speak.text(f"dark_road-face-{face}", form="acc")
    return with_article(said) if speak.language == "hu" else said


def test_a_bump_tells_the_die_that_goes_and_the_die_that_comes() -> None:
    told = played("bumped")
    assert len(told) == 3 * 13
    for before, after, event in told:
        facts = event.facts
        seat, slot = facts["seat"], facts["slot"] - 1
        was, now = before["seats"][seat], after["seats"][seat]
        assert facts["face"] == FACE + was["locked"][slot]
        assert now["pool"]["night"] == was["locked"][slot]
        assert facts.get("locked") == (FACE + now["locked"][slot] if now["locked"][slot] else None)
        if "locked" in facts:
            assert was["reserve"].count(now["locked"][slot]) == 1 + now["reserve"].count(
                now["locked"][slot]
            )
        assert ("locked" in facts) == (before["round"] <= 10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bump_is_said_with_the_right_dice(language: str) -> None:
    speak = Translator(language)
    names = set()
    for before, after, event in played("bumped"):
        facts = event.facts
        seat, slot = facts["seat"], facts["slot"] - 1
        face = before["seats"][seat]["locked"][slot]
        locked = after["seats"][seat]["locked"][slot]
        out = said_die(speak, face)
        said = speak.event("dark_road", event.project(0), PLAYERS)
        assert said.startswith(PLAYERS[seat])
        if locked is None:
            assert ONLY_OUT[language].format(die=out, slot=slot + 1) in said, said
        else:
            into = said_die(speak, locked)
            names.add((into, out))
            assert IN[language].format(die=into, slot=slot + 1) in said, said
            assert OUT[language].format(die=out) in said, said
    assert any(into != out for into, out in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bump_that_was_stored_without_the_new_die_is_told_truly(language: str) -> None:
    """Logs of older tables have only the die that goes."""
    event = Event("bumped", {"seat": 1, "slot": 2, "face": FACE + "1a"})
    speak = Translator(language)
    said = speak.event("dark_road", event.project(0), PLAYERS)
    assert ONLY_OUT[language].format(die=said_die(speak, "1a"), slot=2) in said


def test_the_turn_that_is_told_is_the_turn_that_comes() -> None:
    told = played("turn")
    assert len(told) > 30
    begun = "begins", "zaczyna", "kezd"
    for _, after, event in told:
        assert event.facts["seat"] == after["turn"]["seat"]
        assert event.facts["round"] == after["round"]
        for language in LANGUAGES:
            said = Translator(language).event("dark_road", event.project(0), PLAYERS)
            assert PLAYERS[event.facts["seat"]] in said
            assert not any(word in said for word in begun), said


def test_a_good_that_the_supply_lacks_is_told_to_be_lost() -> None:
    table = start({}, 2, "log")
    table.good_supply[GOODS.index("weapon")] = 0
    table.sink = []
    gains.gain_good(table, 1, GOODS.index("weapon"), BASIC)
    (event,) = table.sink
    assert event.kind == "good_gain_lost"
    assert event.facts == {
        "seat": 1,
        "good": "@dark_road-good-weapon",
        "side": "@dark_road-side-basic",
    }
    assert "weapon" in Translator("en").event("dark_road", event.project(0), PLAYERS).lower()


SALE = {
    "en": "Ada sells a book and an upgraded staff to Isbet for 9 coins.",
    "pl": "Ada sprzedaje bohaterowi (Isbet) księgę i doskonały kostur za 9 monet.",
    "hu": "Ada elad Isbetnek egy könyvet és egy fejlesztett varázsbotot 9 pénzért.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sale_is_one_sentence(language: str) -> None:
    hero = "@dark_road-hero-isbet"
    told: list[dict[str, Any]] = []
    for good, side, coins in (("book", "basic", 4), ("staff", "upgraded", 5)):
        goods = {"good": f"@dark_road-good-{good}", "side": f"@dark_road-side-{side}"}
        told.append({"kind": "good_sold", "seat": 0, **goods, "hero": hero})
        told.append({"kind": "coins", "seat": 0, "n": coins})
    (line,) = STORY.tell(told)
    assert Translator(language).text(line.message, line.args, PLAYERS) == SALE[language]


def test_the_buyer_of_a_sale_is_who_comes_aboard() -> None:
    """Every sale of a game names the hero who bought."""
    sold = {event.facts["hero"] for _, _, event in played("good_sold")}
    boarded = {event.facts["hero"] for _, _, event in played("boarded")}
    assert sold
    assert sold <= boarded


@pytest.mark.clause("DR-17.9.1")
def test_the_concern_tells_whose_market_dice_it_takes() -> None:
    """And those that come back at its Rest are told as well: nothing changes on the wheel unsaid."""
    seen = 0
    for seed in range(3):
        chance = random.Random(seed)
        table = start({"private_concern": "merchant"}, 1, f"dice {seed}")
        while not table.is_over():
            action = chance.choice(table.legal(0))
            market = table.to_data()["wheel"]["dice"]
            told: list[Event] = []
            table.apply(0, action, told)
            takes = [event for event in told if event.facts.get("dice") and "work" in event.facts]
            if not takes or action.text.startswith(("buy", "turn")):
                continue
            seen += 1
            for good in takes[0].facts["dice"]:
                market[good.rsplit("-", 1)[-1]] -= 1
            for event in told:
                if event.kind == "market_die":
                    market[event.facts["good"].rsplit("-", 1)[-1]] += 1
            assert market == table.to_data()["wheel"]["dice"]
    assert seen > 3


WORK = {
    "en": "Ada trades at the Dark Market: "
    "it moves the marker to the west space, pays 2 coins, and has 4 crates now.",
    "pl": "Ada handluje na Czarnym Rynku: "
    "przesuwa znacznik na pole zachodnie, płaci 2 monety i ma teraz 4 skrzynie.",
    "hu": "Ada kereskedik a feketepiacon: "
    "a jelölővel a nyugati mezőre lép, fizet 2 pénzt, és most 4 ládája van.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_work_of_the_concern_says_where_the_marker_goes(language: str) -> None:
    told: list[dict[str, Any]] = [
        {"kind": "concern_works", "seat": 0, "work": "@dark_road-work-dark_market"},
        {"kind": "ring_moved", "seat": 0, "space": "@dark_road-ring-west"},
        {"kind": "coins_lost", "seat": 0, "n": 2},
        {"kind": "crates", "seat": 0, "n": 4},
    ]
    (line,) = STORY.tell(told)
    assert Translator(language).text(line.message, line.args, PLAYERS) == WORK[language]


GIVES = {
    "en": "Ada’s deed “Full Crates” gives 2 coins and 1 prestige.",
    "pl": "Ada: dokonanie „Pełne skrzynie” daje 2 monety i 1 punkt prestiżu.",
    "hu": "Ada „Teli ládák” küldetése 2 pénzt és 1 presztízspontot ér.",
}


@pytest.mark.clause("DR-12.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deed_that_gives_both_is_told_once(language: str) -> None:
    deed = "@dark_road-deed-full_crates"
    told: list[dict[str, Any]] = [
        {"kind": "deed_coins", "seat": 0, "deed": deed, "n": 2},
        {"kind": "deed_prestige", "seat": 0, "deed": deed, "n": 1},
        {"kind": "deed_coins", "seat": 0, "deed": "@dark_road-deed-masters_mark", "n": 6},
        {"kind": "deed_prestige", "seat": 0, "deed": "@dark_road-deed-heavy_purse", "n": 4},
    ]
    lines = STORY.tell(told)
    assert Translator(language).text(lines[0].message, lines[0].args, PLAYERS) == GIVES[language]
    assert [line.events for line in lines] == [[0, 1], [2], [3]]


@pytest.mark.parametrize(
    ("dice", "count", "said"),
    [("4", 1, "the travel die shows 4."), ("1, 6", 2, "the travel dice show 1, 6.")],
)
def test_one_die_is_not_said_to_be_several(dice: str, count: int, said: str) -> None:
    told: list[dict[str, Any]] = [
        {"kind": "lost", "seat": 0, "thing": "@dark_road-thing-lantern", "n": 1},
        {"kind": "travel_dice", "dice": dice, "n": count},
    ]
    (line,) = STORY.tell(told)
    assert Translator("en").text(line.message, line.args, PLAYERS).endswith(said)


@pytest.mark.clause("DR-1.2")
def test_goods_that_the_supply_lacks_are_told_as_lost() -> None:
    """Of the pair in the north of the Dark Market the weapon is gained; that there is no armor is said."""
    table = start({}, 2, "lacking")
    table.good_supply[GOODS.index("armor")] = 0
    sink: list[Event] = []
    table.sink = sink
    effects.move_ring(table, 0, 2)  # from the south, where the marker begins
    flow.go_on(table)
    told = [(one.kind, one.facts["good"]) for one in sink if "good" in one.facts]
    assert told == [
        ("good_gain_lost", "@dark_road-good-armor"),
        ("good_gained", "@dark_road-good-weapon"),
    ]


BOTH = {
    "en": "Ada buys at the Great Bazaar: "
    "it takes both market dice of staff, pays 2 coins, and has 5 crates now.",
    "pl": "Ada kupuje na Wielkim Bazarze: "
    "bierze obie kości rynku (kostur), płaci 2 monety i ma teraz 5 skrzyń.",
    "hu": "Ada vásárol a nagy bazárban: "
    "elveszi mindkét piackockát (varázsbot), fizet 2 pénzt, és most 5 ládája van.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_market_dice_of_a_good_are_not_named_twice(language: str) -> None:
    told: list[dict[str, Any]] = [
        {
            "kind": "concern_works",
            "seat": 0,
            "work": "@dark_road-work-bazaar",
            "dice": ["@dark_road-good-staff"] * 2,
        },
        {"kind": "coins_lost", "seat": 0, "n": 2},
        {"kind": "crates", "seat": 0, "n": 5},
    ]
    (line,) = STORY.tell(told)
    assert Translator(language).text(line.message, line.args, PLAYERS) == BOTH[language]


EVENT: dict[str, Any] = {
    "turn__step": "activate",
    "seats__0__space": 2,
    "seats__0__reserve": ["0", "2", "3"],
    "seats__0__pool": {"night": "1a", "lit": None},
    "seats__0__lanterns": 1,
    "seats__0__horseshoes": 0,
    "seats__0__heroes": [],
    "seats__0__goods": ["armor+"],
    "seats__0__steeds": ["velvet"],
    "agenda": [["event", 0, 1], ["die", 0]],
}


def at_event(card: str, value: int) -> Table:
    """Seat 0 is about to take a die alone on the road."""
    road = "shortcut" if card == "bridge_that_asks" else "dark_road"
    caravan = {
        "leader": 0,
        "road": road,
        "town": "northbreak",
        "travellers": [0],
        "extra_die": False,
        "event": card,
        "dice": [value],
        "taken": [],
    }
    return position(**EVENT, caravan=caravan)


OPTIONS = {
    ("aurora_over_the_pass", "en"): ["Gain a lantern and 1 coin", "Gain a quartz and 1 coin"],
    ("aurora_over_the_pass", "pl"): ["Zyskaj latarenkę i 1 monetę", "Zyskaj żarokwarc i 1 monetę"],
    ("aurora_over_the_pass", "hu"): ["Kérj egy lámpást és 1 pénzt", "Kérj egy kvarcot és 1 pénzt"],
    ("bridge_that_asks", "en"): ["Gain a deed and 1 prestige", "Gain 4 coins"],
    ("bridge_that_asks", "pl"): ["Weź dokonanie i 1 punkt prestiżu", "Zyskaj 4 monety"],
    ("bridge_that_asks", "hu"): ["Kérj egy küldetést és 1 presztízspontot", "Szerezz 4 pénzt"],
}


@pytest.mark.clause("DR-16")
@pytest.mark.parametrize(("card", "language"), OPTIONS)
def test_an_option_says_all_that_it_gives(card: str, language: str) -> None:
    table = at_event(card, 5)
    act(table, "0 die 5")
    speak = Translator(language)
    said = [speak.action(one, PLAYERS, table.facts(0, one)) for one in table.legal(0)]
    assert said == OPTIONS[card, language]


@pytest.mark.clause("DR-16")
def test_an_option_shows_what_one_then_has_of_all_that_it_gives() -> None:
    table = at_event("aurora_over_the_pass", 5)
    act(table, "0 die 5")
    sight = sight_of(table, 0, Translator("en"), PLAYERS[:2])
    asked = text_room(GAME).screen(sight).question
    assert asked is not None
    coins = table.coins[0]
    then = f"coins {coins} → {coins + 1}"
    assert [one.cells[1] for one in asked.choices] == [
        f"lantern 1 → 2, {then}",
        f"quartz {table.quartz[0]} → {table.quartz[0] + 1}, {then}",
    ]


LACK = {
    "en": "Ada has no basic good to upgrade.",
    "pl": "Ada nie ma zwyczajnego towaru do ulepszenia.",
    "hu": "Ada nem fejleszthet árut: nincs alap áruja.",
}


@pytest.mark.clause("DR-7.2.4")
def test_a_reward_that_finds_nothing_is_told() -> None:
    table = at_event("tinkers_sledge", 4)
    told: list[Event] = []
    table.apply(0, GAME.catalogue.parse("die 4"), told)
    (event,) = [one for one in told if one.kind == "nothing_gained"]
    for language, said in LACK.items():
        assert Translator(language).event("dark_road", event.project(0), PLAYERS) == said


@pytest.mark.clause("DR-17.15.2")
def test_who_meets_a_notice_is_told_in_the_order_of_seats() -> None:
    """Rewards come in that order too."""
    facts: dict[str, Any] = {}
    for seat in range(2):
        facts |= {f"seats__{seat}__prestige": 30, f"seats__{seat}__horseshoes": 0}
    table = position(
        2,
        {"private_concern": "merchant"},
        round=12,
        turn__step="activate",
        turn__seat=1,
        seats__1__pool={"night": "1a", "lit": None},
        seats__1__reserve=[],
        seats__1__locked=["1a", None, None],
        seats__1__spent=4,
        concern__notices=["seats_taken", "far_corners", "a_name_on_the_ring"],
        **facts,
    )
    told: list[Event] = []
    table.apply(1, GAME.catalogue.parse("done"), told)
    met = [one.facts["seat"] for one in told if one.kind == "notice_met"]
    first = [one.kind for one in told].index("notice_met")
    paid = [one.facts["seat"] for one in told[first:] if one.kind == "coins"]
    assert (met, paid) == ([0, 1], [0, 1])
