"""The fair in words: the table, and what every choice costs and gives. Made from a seat's view only."""

from typing import Any

from lanternway.core.action import Action
from lanternway.text import Choice, Question, Screen, Section, Sight
from tests.smallgame.actions import BID, DISCARD, KEEP, LIGHT, PAY, POUR
from tests.smallgame.content import CARDS

POUR_OIL = 2
LIGHT_OIL = 1


def screen(sight: Sight) -> Screen:
    return Screen(head(sight), tuple(table(sight)[:2]), question(sight), sight.news)


def table(sight: Sight) -> list[Section]:
    sections = [players(sight)]
    if sight.seat >= 0:
        sections.append(hand(sight))
    return [*sections, deck(sight)]


def explain(sight: Sight, what: Action | str) -> list[str]:
    """A card's own words, for what is done with it and for its name."""
    if isinstance(what, Action):
        return [card_line(sight, word) for word in what.words().values() if word in CARDS]
    called = what.casefold()
    return [
        card_line(sight, card)
        for card in CARDS
        if called in (card, sight.name("card", card).casefold())
    ]


# --- the table --------------------------------------------------------------------------------


def head(sight: Sight) -> tuple[str, ...]:
    data = sight.data
    asked = data["agenda"][-1]["ask"] if data["agenda"] else "over"
    rounds = data["options"]["rounds"]
    return (
        sight.say("lantern_fair-name"),
        sight.say("lantern_fair-text-round", n=min(data["round"] + 1, rounds), most=rounds),
        sight.say(f"lantern_fair-text-phase-{asked}"),
    )


def players(sight: Sight) -> Section:
    rows = []
    for seat, place in enumerate(sight.data["seats"]):
        marks = []
        if seat == sight.data["lead"]:
            marks.append(sight.say("lantern_fair-text-leads"))
        if place["has_bid"]:
            marks.append(sight.say("lantern_fair-text-has-bid"))
        numbers = (place["points"], place["coins"], place["oil"], place["cards"])
        score = sight.aids["scores"][seat]
        rows.append((sight.player(seat), *map(str, numbers), str(score), ", ".join(marks)))
    columns = ("points", "coins", "oil", "cards", "score")
    titles = tuple(sight.say(f"lantern_fair-text-column-{one}") for one in columns)
    return Section("players", sight.say("core-text-players"), (), ("", *titles, ""), tuple(rows))


def hand(sight: Sight) -> Section:
    cards = sight.data["seats"][sight.seat]["hand"]
    lines = tuple(
        sight.say("lantern_fair-text-held", n=cards.count(card), card=card_line(sight, card))
        for card in CARDS
        if card in cards
    )
    title = sight.say("lantern_fair-text-hand")
    return Section("hand", title, lines or (sight.say("core-nothing"),))


def deck(sight: Sight) -> Section:
    data = sight.data
    lines = [sight.say("lantern_fair-text-deck", n=data["deck"])]
    lines += [
        sight.say(
            "lantern_fair-text-held", n=data["discards"].count(card), card=sight.name("card", card)
        )
        for card in CARDS
        if card in data["discards"]
    ]
    return Section("deck", sight.say("lantern_fair-text-discards"), tuple(lines))


def card_line(sight: Sight, card: str) -> str:
    """A card with what it does."""
    return f"{sight.name('card', card)}: {sight.say(f'lantern_fair-text-card-{card}')}"


# --- the question -----------------------------------------------------------------------------


def question(sight: Sight) -> Question | None:
    if sight.prompt is None:
        return None
    columns = ("", *(sight.say(f"lantern_fair-text-{one}") for one in ("cost", "gain")))
    choices = tuple(
        Choice(action, (sight.action(action), *cost_and_gain(sight, action)))
        for action in sight.legal
    )
    notes: tuple[str, ...] = ()
    if sight.legal and sight.legal[0].family is BID:
        pair = sight.data["options"]["rolls"] == "pair"
        notes = (sight.say(f"lantern_fair-text-note-{'pair' if pair else 'die'}"),)
    return Question(sight.asked(), sight.prompt.clause, columns, choices, notes)


def cost_and_gain(sight: Sight, action: Action) -> tuple[str, str]:
    mine = sight.data["seats"][sight.seat]
    family, words = action.family, action.words()
    if family is BID:
        coins = int(words["coins"])
        return (
            amounts(sight, "if-won", coins=(mine["coins"], -coins)),
            amounts(sight, "if-lost", coins=(mine["coins"], 1)),
        )
    if family is POUR:
        oil = amounts(sight, "oil", oil=(mine["oil"], -POUR_OIL))
        return oil, amounts(sight, "points", points=(mine["points"], 1))
    if family is LIGHT:
        free = sight.data["agenda"][-1]["ask"] == "beaming"
        oil = "" if free else amounts(sight, "oil", oil=(mine["oil"], -LIGHT_OIL))
        return oil, sight.say(f"lantern_fair-text-card-{words['card']}")
    if family is PAY:
        return amounts(sight, "coins", coins=(mine["coins"], -1)), ""
    if family is DISCARD or family is KEEP:
        return "", sight.say(f"lantern_fair-text-card-{words['card']}")
    return "", ""


def amounts(sight: Sight, kind: str, **change: tuple[int, int]) -> str:
    """`4 → 2 coins`: what there is, and what there will be."""
    (had, more), *_ = change.values()
    args: dict[str, Any] = {"had": had, "then": had + more}
    return sight.say(f"lantern_fair-text-change-{kind}", **args)
