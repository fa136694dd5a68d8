"""The kernel: what every game is made of. It knows no game.

Read `state` first: a game's obligations stand there, as sentences that can be checked.
"""

from lanternway.core.action import Action, Catalogue, Family
from lanternway.core.advice import Advice
from lanternway.core.agenda import Frame, Kind, Kinds
from lanternway.core.chance import Chance, commitment, fresh, key_from_seed
from lanternway.core.encoding import state_hash, to_text
from lanternway.core.errors import (
    DataError,
    LanternwayError,
    NotationError,
    OptionError,
    OutcomeError,
    Refusal,
)
from lanternway.core.event import Event, EventKind, EventKinds, Fact
from lanternway.core.game import Game
from lanternway.core.match import Entry, Match, Origin
from lanternway.core.options import Option, Schema, Value
from lanternway.core.registry import game_ids, get_game, register
from lanternway.core.rooms import GameRooms, TableRooms
from lanternway.core.state import Outcome, Prompt, State
from lanternway.core.view import SPECTATOR, View
from lanternway.core.worlds import Worlds

__all__ = [
    "SPECTATOR",
    "Action",
    "Advice",
    "Catalogue",
    "Chance",
    "DataError",
    "Entry",
    "Event",
    "EventKind",
    "EventKinds",
    "Fact",
    "Family",
    "Frame",
    "Game",
    "GameRooms",
    "Kind",
    "Kinds",
    "LanternwayError",
    "Match",
    "NotationError",
    "Option",
    "OptionError",
    "Origin",
    "Outcome",
    "OutcomeError",
    "Prompt",
    "Refusal",
    "Schema",
    "State",
    "TableRooms",
    "Value",
    "View",
    "Worlds",
    "commitment",
    "fresh",
    "game_ids",
    "get_game",
    "key_from_seed",
    "register",
    "state_hash",
    "to_text",
]
