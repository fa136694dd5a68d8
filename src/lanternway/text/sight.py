"""A sight: everything a game's `text.py` is given. Nothing of the State is in it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from lanternway.core.action import Action
from lanternway.core.state import Prompt, State
from lanternway.core.view import SPECTATOR, View
from lanternway.locales import Translator


@dataclass(frozen=True)
class Sight:
    """What one seat, or a spectator, may know at one moment, and the language to say it in."""

    view: View
    aids: dict[str, Any]
    prompt: Prompt | None
    legal: list[Action]
    translator: Translator
    players: Sequence[str]
    """Names by seat, and after them those of what plays without a seat."""
    facts: Mapping[int, dict[str, Any]] = field(default_factory=dict)
    """By index of a legal action: what it costs or gives now."""
    news: tuple[str, ...] = ()
    width: int = 100
    """So many columns a drawing may take where it is shown."""

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def data(self) -> dict[str, Any]:
        return self.view.data

    def say(self, message_id: str, **args: Any) -> str:
        """A message with its arguments. Those of a game's room are called `<game>-text-…`."""
        return self.translator.text(message_id, args, self.players)

    def name(self, thing: str, word: object) -> str:
        """The name of a thing of the game (`good`, `armor`)."""
        return self.translator.name(self.view.game, thing, str(word))

    def thing(self, thing: str, word: object) -> str:
        """The same as a reference, for a message that says it in a form of its own: `NAME($x, form: …)`."""
        return f"@{self.view.game}-{thing}-{word}"

    def action(self, action: Action) -> str:
        """What an action does, in a player's words."""
        return self.translator.action(action, self.players, self.facts.get(action.index))

    def brief(self, action: Action) -> str:
        """The same without what it costs or gives: for a row whose columns say that."""
        return self.translator.action(action, self.players)

    def player(self, seat: int) -> str:
        """Who sits there; the reader is marked."""
        name = self.translator.player(seat, self.players)
        return self.say("core-text-you", name=name) if seat == self.seat else name

    def asked(self) -> str:
        """The question as a sentence."""
        if self.prompt is None:
            return ""
        return self.say(self.prompt.message, **self.prompt.args)


def sight_of(
    state: State,
    seat: int,
    translator: Translator,
    players: Sequence[str],
    news: tuple[str, ...] = (),
    width: int = 100,
) -> Sight:
    """What the seat sees of a state. Behind this nobody asks the State."""
    asked = seat != SPECTATOR and not state.is_over()
    legal = state.legal(seat) if asked else []
    return Sight(
        view=state.view(seat),
        aids=state.aids(seat),
        prompt=state.prompt(seat) if asked else None,
        legal=legal,
        translator=translator,
        players=players,
        facts={action.index: state.facts(seat, action) for action in legal},
        news=news,
        width=width,
    )
