"""The game: its id, seats, options, variants and makers."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from lanternway.core.advice import Advice
from lanternway.core.errors import DataError, OptionError
from lanternway.core.event import EventKinds
from lanternway.core.game import Game
from lanternway.core.options import Option, Schema, Value
from lanternway.games.dark_road import advice, reading, scoring, setup
from lanternway.games.dark_road import layout as at
from lanternway.games.dark_road.actions import CATALOGUE
from lanternway.games.dark_road.clauses import CLAUSES
from lanternway.games.dark_road.content import (
    BUILDINGS,
    EDITIONS,
    FACES,
    GOODS,
    LEVELS,
    PLACES,
    STEEDS,
    check_pack,
    tables,
)
from lanternway.games.dark_road.content_shown import shown
from lanternway.games.dark_road.determinize import TableWorlds
from lanternway.games.dark_road.invariants import check_invariants
from lanternway.games.dark_road.lookup import members
from lanternway.games.dark_road.rules import concern, gains
from lanternway.games.dark_road.state import DarkRoadState

OPTIONS: Final = Schema(
    [
        Option("edition", "en2022", EDITIONS, aliases={"en2020": "en2022"}),
        Option("buildings", "random", ("random", "first-game", *BUILDINGS), many=4),
        Option("draft", False),
        Option("deed_choice", False),
        Option("open_coins", False),
        Option("private_concern", "off", ("off", *LEVELS)),
        Option("concern_place", "last", (*PLACES, "last")),
    ]
)
VARIANTS: Final[list[dict[str, Any]]] = [
    {},
    {"edition": "hu", "deed_choice": True},
    {"edition": "pl", "draft": True, "open_coins": True},
    {"buildings": "first-game", "draft": True, "deed_choice": True},
    {
        "buildings": [
            "queens_eyes_surveyor",
            "merchants_guildhall",
            "candle_and_quartz",
            "guildmasters_mansion",
        ]
    },
    {"private_concern": "apprentice"},
    {"private_concern": "merchant", "edition": "pl", "deed_choice": True},
    {"private_concern": "guildmaster", "edition": "hu", "draft": True},
    {"private_concern": "merchant", "concern_place": "first", "draft": True},
]


def check_options(options: Mapping[str, Value], seats: int) -> None:
    concern_on = options["private_concern"] != "off"
    if seats == 1 and not concern_on:
        raise OptionError(
            "one seat plays against the Private Concern: set private_concern (DR-1.1)",
            "dark_road-error-solo",
        )
    if seats == 4 and concern_on:
        raise OptionError(
            "with the Private Concern at most 3 seats play (DR-1.1)", "dark_road-error-concern"
        )
    if options["concern_place"] != "last" and (seats == 1 or not concern_on):
        raise OptionError(
            "a place for the Private Concern is chosen with two or three seats beside it (DR-17.6.1)",
            "dark_road-error-place",
        )
    wanted = options["buildings"]
    if isinstance(wanted, list):
        tile = tables(str(options["edition"])).building_tile
        if len({tile[BUILDINGS.index(word)] for word in wanted}) != len(wanted):
            raise OptionError(
                "two of these buildings are on one tile (DR-1.5)", "dark_road-error-buildings"
            )
    elif wanted not in ("random", "first-game"):
        raise OptionError(
            "buildings are random, first-game or four names", "dark_road-error-buildings-count"
        )


def outcome_number(stream: str, word: str) -> int:
    """Faces by name; a face `1a` of a night or illuminated die, a good, the face of another die."""
    c = tables("en2022")
    words: tuple[str, ...] = ()
    if stream in ("night", "lit"):
        words = FACES
    elif stream == "market":
        words = GOODS
    elif stream == "travel":
        words = ("1", "2", "3", "4", "5", "6")
    elif stream == "oracle":
        words = c.oracle_ids
    elif stream == "ruins":
        words = c.ruins_die_ids
    elif stream == "steeds":
        words = STEEDS
    if word not in words:
        raise DataError(f"outcomes.{stream}", f"'{word}' is none of {', '.join(words)}")
    return words.index(word)


def check_folder(folder: str) -> list[str]:
    """What is wrong with a folder of content files."""
    return check_pack(Path(folder))


def public_content() -> dict[str, Any]:
    """All cards and boards, by edition."""
    return {"editions": {edition: shown(tables(edition)) for edition in EDITIONS}}


def query(s: DarkRoadState, path: str) -> Any:
    """`score.<seat>.<part>`, `score.<seat>.total`, `price.<good>`, `supply.<thing>`, `deed.<seat>.<deed>`
    (times it counts now), `measure.<seat>.<deed>`, `rank.<seat>`, `fits.<seat>`, `intent`."""
    words = path.split(".")
    try:
        if words[0] == "score":
            score = scoring.parts(s, int(words[1]))
            return scoring.total(score) if words[2] == "total" else score[words[2]]
        if words[0] == "price":
            return s.k.price[s.t[at.WHEEL]][GOODS.index(words[1])]
        if words[0] == "supply":
            return _supply(s, words[1])
        if words[0] in ("deed", "measure"):
            deed = s.k.c.deed_ids.index(words[2])
            count = scoring.times if words[0] == "deed" else scoring.measure
            return count(s, int(words[1]), deed)
        if words[0] == "rank":
            return scoring.outcome(s).ranks[int(words[1])]
        if words[0] == "fits":
            return gains.stored(s, int(words[1]))
        if words[0] == "intent" and s.level >= 0:
            found: Any = concern.intent(s)
            for word in words[1:]:
                found = found[int(word)] if isinstance(found, list) else found[word]
            return found
    except (IndexError, KeyError, ValueError):
        pass
    raise DataError(path, "no such question; ask score, price, supply, deed, measure, rank, fits")


def traits(s: DarkRoadState, seat: int) -> dict[str, str]:
    """What a seat began with and got that might have won the game."""
    t = s.t
    base = seat * at.STRIDE
    c = s.k.c
    if seat == s.concern:
        return {"private_concern": LEVELS[s.level]}
    found: dict[str, str] = {}
    if t[base + at.FIRST_STEED] >= 0:
        found["steed"] = STEEDS[t[base + at.FIRST_STEED]]
        found["starting_hero"] = c.hero_ids[t[base + at.FIRST_HERO]]
    for i in members(t[base + at.UPGRADES]):
        found["upgrade_" + c.upgrade_ids[i]] = "yes"
    for card in members(t[base + at.COMPANIONS]):
        found["companion_" + c.companion_ids[c.card_kind[card]]] = "yes"
    for deed in members(t[base + at.DEEDS]):
        found["deed_" + c.deed_ids[deed]] = "done" if scoring.times(s, seat, deed) else "missed"
    return found


def measures(s: DarkRoadState) -> dict[str, float]:
    """Means over the human seats of a finished game."""
    t = s.t
    bases = [seat * at.STRIDE for seat in range(s.humans)]
    return {
        "coins": sum([t[base + at.COINS] for base in bases]) / s.humans,
        "prestige": sum([t[base + at.PRESTIGE] for base in bases]) / s.humans,
        "heroes_delivered": sum([t[base + at.LOG_HEROES].bit_count() for base in bases]) / s.humans,
        "commissions_delivered": sum([t[base + at.LOG_COMMISSIONS].bit_count() for base in bases])
        / s.humans,
        "caravans": float(sum([t[base + at.LED] + t[base + at.LED + 1] for base in bases])),
        "shortcuts": float(sum([t[base + at.LED + 1] for base in bases])),
    }


def _supply(s: DarkRoadState, thing: str) -> int:
    places = {
        "lit": at.LIT_SUPPLY,
        "lanterns": at.LANTERN_SUPPLY,
        "quartz": at.QUARTZ_SUPPLY,
        "horseshoes": at.SHOE_SUPPLY,
    }
    for good, word in enumerate(GOODS):
        places[word] = at.GOOD_SUPPLY + good
    return s.t[places[thing]]


# `seats` are those that people or bots play. With `private_concern` on, the Private Concern has one seat
# more (index = seats), wherever its turn is in the round: it never has to choose anything, but scores. One
# seat needs it; four leave no room for it.
GAME: Final = Game(
    id_="dark_road",
    seats=range(1, 5),
    bound=4000,
    streams=at.STREAMS,
    clauses=CLAUSES,
    catalogue=CATALOGUE,
    options=OPTIONS,
    variants=VARIANTS,
    events=EventKinds("dark_road"),
    content_hash=tables("en2022").content_hash,
    advice=Advice(advice.value, advice.priors, follow_up=8, settle=10),
    new=setup.new,
    from_data=reading.from_data,
    worlds=TableWorlds,
    query=query,
    outcome_number=outcome_number,
    check_options=check_options,
    check=check_invariants,
    check_pack=check_folder,
    public_content=public_content,
    traits=traits,
    measures=measures,
)
