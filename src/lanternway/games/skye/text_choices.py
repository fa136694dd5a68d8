"""The question of a seat in Skye, and what each choice costs and gives."""

from typing import Any

from lanternway.core.action import Action
from lanternway.games.skye.actions import (
    ADVANCE,
    AT,
    AXE,
    BONUS_TILE,
    BUY,
    COLLECT,
    PASS,
    PRICE,
    TAKE,
    TOKEN,
    TURN,
    WAYPOINT,
)
from lanternway.games.skye.board import REQUIREMENTS
from lanternway.games.skye.text_tiles import Place, neighbour
from lanternway.games.skye.text_tracks import gives, next_space, points_of_step
from lanternway.text import Choice, Question, Sight

COLUMNS = {
    "axe": ("", "fits", "best"),
    "price": ("", "left", "if-sold", "if-kept"),
    "buy": ("", "owner", "price", "gold", "fits", "best"),
    "take": ("", "fits", "best"),
    "at": ("", "gain", "turn"),
    "turn": ("", "gain"),
    "waypoint": ("", "place", "steps", "advances"),
    "collect": ("", "place", "steps", "advances"),
    "advance": ("", "gold", "points", "needs", "gives"),
    "token": ("", "joined", "income", "points"),
    "bonus": ("", "gives"),
}
"""Headings by the first kind of choice; each is the message `skye-text-column-…`."""


def question(sight: Sight) -> Question | None:
    if sight.prompt is None:
        return None
    first = sight.legal[0].family.verb if sight.legal else ""
    headings = COLUMNS.get(first, ("",))
    columns = tuple(one and sight.say(f"skye-text-column-{one}") for one in headings)
    choices = [
        Choice(action, (_said(sight, action), *cells(sight, action))) for action in sight.legal
    ]
    if first == "at":
        choices.sort(key=lambda one: -_gain(sight, one.action))
    choices.sort(key=lambda one: _rank(sight, one.action))
    return Question(
        sight.asked(), sight.prompt.clause, columns, tuple(choices), _notes(sight, first)
    )


def _rank(sight: Sight, action: Action) -> tuple[int, ...]:
    """Road tokens are many: they come last, those that give most first."""
    if action.family is not TOKEN:
        return (0,)
    joined, income, points = token_sums(sight, action)
    return 1, -points, -income, -joined


def token_sums(sight: Sight, action: Action) -> tuple[int, int, int]:
    """What a road token would do: tiles joined to the castle, income, points of this round."""
    words = action.words()
    joined, income, points = sight.aids["mine"]["tokens"][f"{words['tile']} {words['side']}"]
    return joined, income, points


def _is_about_tokens(sight: Sight) -> bool:
    """At other questions tokens can be laid too, but the columns are not theirs."""
    return sight.legal[0].family is TOKEN


def _said(sight: Sight, action: Action) -> str:
    """The choice itself; what the question and the columns say is not said twice."""
    if action.family in (COLLECT, WAYPOINT):
        name = sight.name("tile", action.words()["tile"])
        return name[:1].upper() + name[1:]
    if action.family is TOKEN and _is_about_tokens(sight):
        words = action.words()
        territory = sight.data["seats"][sight.seat]["territory"]
        other = sight.thing("tile", neighbour(territory, words["tile"], words["side"]))
        tile, side = sight.thing("tile", words["tile"]), sight.thing("side", words["side"])
        return sight.say("skye-text-edge", tile=tile, side=side, other=other)
    if action.family in (ADVANCE, BUY, PRICE):
        return sight.brief(action)
    return sight.action(action)


def choice_marks(sight: Sight) -> dict[Place, str]:
    """The places on the land that can be chosen, each with its number."""
    found: dict[Place, str] = {}
    for number, action in enumerate(sight.legal, 1):
        if action.family is AT:
            x, y = action.words()["cell"].split(",")
            found[int(x), int(y)] = str(number)
    return found


def _notes(sight: Sight, first: str) -> tuple[str, ...]:
    mine = sight.data["seats"][sight.seat]
    if first == "price":
        return (sight.say("skye-text-note-price", n=mine["gold"]),)
    if first == "buy":
        return (sight.say("skye-text-note-buy"),)
    if first == "waypoint":
        route = sight.aids.get("mine", {}).get("route", 0)
        most = sight.aids["seats"][sight.seat]["movement"]
        return (sight.say("skye-board-route", n=route, all=most),)
    return ()


def _gain(sight: Sight, action: Action) -> int:
    cells_: dict[str, list[int]] = sight.aids.get("mine", {}).get("cells", {})
    return cells_.get(action.words().get("cell", ""), [-99])[0]


def cells(sight: Sight, action: Action) -> tuple[str, ...]:
    """The cells of a choice, under the headings of its kind."""
    family, words = action.family, action.words()
    sums: dict[str, Any] = sight.aids.get("mine", {})
    mine = sight.data["seats"][sight.seat]
    if family is AXE:
        tile = mine["drawn"][int(words["slot"]) - 1]
        return _fits(sums, tile)
    if family is PRICE:
        return price_cells(mine, int(words["gold"]))
    if family is BUY:
        return buy_cells(sight, int(words["tile"]))
    if family is PASS:
        return ("", "", change(mine["gold"], 0))
    if family is TAKE:
        return _fits(sums, int(words["tile"]))
    if family is AT:
        gain, turn = sums.get("cells", {}).get(words["cell"], (0, 0))
        return (signed(gain), sight.say("skye-text-turned", n=turn))
    if family is TURN:
        return (signed(sums.get("turns", {}).get(words["turns"], 0)),)
    if family in (WAYPOINT, COLLECT):
        tracks = sums.get("useful", {}).get(words["tile"], [])
        steps = sums.get("steps", {}).get(words["tile"], "")
        where = _place(sight, words["tile"])
        return (where, str(steps), ", ".join(sight.name("track", track) for track in tracks) or "–")
    if family is ADVANCE:
        return advance_cells(sight, words["track"])
    if family is TOKEN and _is_about_tokens(sight):
        joined, income, points = token_sums(sight, action)
        return (f"+{joined}", f"+{income}", signed(points))
    if family is BONUS_TILE:
        return (sight.say(f"skye-text-bonus-{words['bonus']}"),)
    return ()


def _place(sight: Sight, tile: str) -> str:
    """How far from the castle a tile of the reader lies: `2 east, 1 south`."""
    for word, x, y, _ in sight.data["seats"][sight.seat]["territory"]:
        if str(word) == tile:
            ways = ((x, "east" if x > 0 else "west"), (y, "south" if y > 0 else "north"))
            return ", ".join(
                sight.say("skye-text-off", n=abs(steps), side=f"@skye-side-{side}")
                for steps, side in ways
                if steps
            )
    return ""


def _fits(sums: dict[str, Any], tile: int) -> tuple[str, str]:
    places, best = sums.get("fits", {}).get(str(tile), (0, 0))
    return str(places), signed(best)


def price_cells(mine: dict[str, Any], gold: int) -> tuple[str, str, str]:
    """Gold left to buy with; the purse if the tile is sold (the price and the stake), and if not."""
    out = sum(price for price in mine["prices"] if isinstance(price, int))
    left = mine["gold"] - out - gold
    return str(left), f"{left} → {left + 2 * gold}", f"{left}"


def buy_cells(sight: Sight, tile: int) -> tuple[str, ...]:
    """Whose it is, what it costs, the purse after it, where it fits."""
    mine = sight.data["seats"][sight.seat]
    for seat, place in enumerate(sight.data["seats"]):
        if tile in place["drawn"]:
            price = place["prices"][place["drawn"].index(tile)]
            paid = 0 if "bank_pays" in mine.get("perks", ()) else price
            sums = sight.aids.get("mine", {})
            return (sight.player(seat), str(price), change(mine["gold"], -paid), *_fits(sums, tile))
    return ()


def advance_cells(sight: Sight, track: str) -> tuple[str, ...]:
    """What one step on a track costs now, scores, asked, and gives."""
    space = next_space(sight, track)
    cost = sight.aids.get("advance", {}).get(track, 0)
    return (
        change(sight.data["seats"][sight.seat]["gold"], -cost),
        signed(points_of_step(sight, track)),
        sight.say(f"skye-board-req-{REQUIREMENTS[space.requires]}"),
        gives(sight, track, space),
    )


def change(had: int, more: int) -> str:
    return f"{had} → {had + more}"


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"
