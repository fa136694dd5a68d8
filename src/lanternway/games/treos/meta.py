"""The Game object of Treos: its name, limits and options; it ties the rooms together."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from lanternway.core import Advice, DataError, EventKinds, Game, OptionError, Value
from lanternway.games.treos import advice, checks, decode, pack, public, query, setup
from lanternway.games.treos.actions import CATALOGUE
from lanternway.games.treos.content import CARDS, CHARACTERS, CONTENT, TILE_COUNTS, TILES
from lanternway.games.treos.options import SCHEMA
from lanternway.games.treos.regions import REGIONS
from lanternway.games.treos.state import TreosState
from lanternway.games.treos.words import EVENT_WORDS, QUEST_WORDS, TASK_WORDS
from lanternway.games.treos.worlds import TableWorlds

_SIZES = {1: 8, 2: 8, 3: 9, 4: 3, 5: 1, 6: 6, 7: 5, 8: 3, 9: 6, 10: 6, 11: 1}
CLAUSES = tuple(f"TR-{part}.{n}" for part, size in _SIZES.items() for n in range(1, size + 1))


STREAMS: Final = (
    "layout", "secret", "towns", "characters", "side", "event", "common",
    "draw_0", "draw_1", "draw_2", "draw_3", *[f"quest_{region}" for region in REGIONS],
)  # fmt: skip
VARIANTS: Final[list[dict[str, Any]]] = [
    {},
    {"variable_setup": True, "goal": 25, "seats": "E,E"},
    {"no_events": True, "secret_per_region": 1, "characters": "sophie,urs,carolijn"},
    {"meaner_highwaymen": True, "highwaymen_at_phase_end": True, "seats": "N,N,W,S"},
]


def check_options(options: Mapping[str, Value], seats: int) -> None:
    for name in ("characters", "seats"):
        chosen = options[name]
        if isinstance(chosen, list) and len(chosen) != seats:
            raise OptionError(
                f"option {name}: {len(chosen)} given for {seats} seats",
                "error-option-many",
                {
                    "option": name,
                    "given": ", ".join(chosen),
                    "n": seats,
                    "names": ", ".join(CHARACTERS if name == "characters" else setup.SIDES),
                },
            )


def outcome_number(stream: str, word: str) -> int:
    """A word's place in the full, sorted deck: right for the first draw from it. Later draws are
    given by number, the place among what is left."""
    if stream == "secret" and word in TILES:
        return sum(TILE_COUNTS[: TILES.index(word)])
    words: tuple[str, ...] = ()
    if stream == "side":
        words = TASK_WORDS
    elif stream == "event":
        words = EVENT_WORDS
    elif stream == "characters":
        words = CHARACTERS
    elif stream == "common":
        words = tuple(str(card) for card in setup.COMMON_CARDS)
    elif stream.startswith("quest_"):
        pile = REGIONS.index(stream.removeprefix("quest_"))
        words = QUEST_WORDS[12 * pile : 12 * pile + 12]
    elif stream in ("layout", "towns"):
        words = REGIONS
    if word not in words:
        raise DataError(stream, f"'{word}' is no outcome; there are {', '.join(words) or CARDS}")
    return words.index(word)


def traits(state: TreosState, seat: int) -> dict[str, str]:
    """Character, and the place in the order of the last day (0 bid highest)."""
    found = {"character": CHARACTERS[state.setting.characters[seat]]}
    if seat in state.order:
        found["turn"] = str(state.order.index(seat))
    return found


def measures(state: TreosState) -> dict[str, float]:
    return {"days": float(state.day)}


def check_pack(folder: str) -> list[str]:
    """What is wrong with a whole content folder: tables, references, all layouts."""
    return pack.check_pack(Path(folder))


GAME: Final = Game(
    id_="treos",
    seats=range(2, 5),
    # The rules set no limit to the days of a game: a table where nobody ever moves plays on for ever.
    # This is a limit for programs, far above the longest random games measured (README).
    bound=100_000,
    streams=STREAMS,
    clauses=CLAUSES,
    catalogue=CATALOGUE,
    options=SCHEMA,
    variants=VARIANTS,
    events=EventKinds("treos"),
    content_hash=CONTENT.hash,
    advice=Advice(advice.value, advice.priors),
    new=setup.new_game,
    from_data=decode.from_data,
    worlds=TableWorlds,
    query=query.query,
    outcome_number=outcome_number,
    check_options=check_options,
    check=checks.check,
    check_pack=check_pack,
    public_content=public.public_content,
    traits=traits,
    measures=measures,
)
