"""What the log says is what happened: the dice of a plan, and whose turn it is."""

import random
from typing import Any

import pytest

from lanternway.core import Event
from lanternway.games.dark_road.content_words import GOODS
from lanternway.games.dark_road.effect import BASIC
from lanternway.games.dark_road.rules import effects, flow, gains
from lanternway.games.dark_road.story import STORY
from lanternway.locales import LANGUAGES, Translator
from lanternway.locales.hungarian import with_article
from tests.games.dark_road.tables import start

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
