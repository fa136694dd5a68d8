"""The translator: message ids and plain arguments in, a sentence in the reader's language out."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from lanternway.core.action import Action
from lanternway.core.errors import LanternwayError
from lanternway.core.languages import LANGUAGES
from lanternway.locales import sources
from lanternway.locales.hungarian import with_article

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

REFERENCE: Final = "@"
"""A text argument `@id` stands for the message `id`, said in the reader's language."""

PHRASE: Final = "say"
"""The key under which a phrase names its message."""

SENTENCES: Final = (
    "act", "board", "clause", "event", "option", "prompt", "reason", "score", "story", "text",
    "why",
)  # fmt: skip
"""What the second part of a game's message id says when it does not name a thing."""


class Name(str):
    """The text of a message that was referred to; remembers which, for `NAME($x, form: "acc")`."""

    __slots__ = ("args", "id", "players")

    id: str
    args: Mapping[str, Any]
    players: Sequence[str] | None

    def __new__(
        cls,
        text: str,
        message_id: str,
        args: Mapping[str, Any] | None = None,
        players: Sequence[str] | None = None,
    ) -> "Name":
        name = super().__new__(cls, text)
        name.id = message_id
        name.args = args or {}
        name.players = players
        return name


class Names(str):
    """A list that is said: each of its things can be asked for another form."""

    __slots__ = ("items",)

    items: list[Any]

    def __new__(cls, text: str, items: list[Any]) -> "Names":
        names = super().__new__(cls, text)
        names.items = items
        return names


class Translator:
    """Speaks one language; what it lacks there, it says in English.

    Arguments are plain data: numbers, texts, references (`@dark_road-good-armor`), phrases (a text with
    arguments of its own, `{"say": "skye-story-n-gold", "n": 3}`), lists of these, and seats (an argument
    named `seat` or ending in `_seat`), which become the players' names.
    """

    def __init__(self, language: str) -> None:
        self.language: str = language
        self._things: dict[str, dict[str, str]] = {}
        self._plain: dict[str, str] = {}
        """What was said without arguments: most of a table in words are names of things."""
        self._bundle: FluentBundle | None = None
        self._fallback: Translator | None = None

    @cached_property
    def _sources(self) -> dict[str, str]:
        """Every entry of the language, as it stands in its file. Read when something is said first."""
        return sources.read(self.language)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message in this language."""
        return message_id in self._sources

    def source(self, message_id: str) -> str:
        """The entry of a message, as it stands in its file."""
        return self._sources[message_id]

    def text(
        self,
        message_id: str,
        args: Mapping[str, Any] | None = None,
        players: Sequence[str] | None = None,
        form: str = "",
    ) -> str:
        """A message with its arguments; with `form`, that attribute of it if it has one.

        An unknown id is shown as it is: a missing text must never stop a game.
        """
        if message_id not in self._sources:
            if self.language == LANGUAGES[0]:
                return message_id
            if self._fallback is None:
                self._fallback = Translator(LANGUAGES[0])
            return self._fallback.text(message_id, args, players, form)
        if not args and not form:
            if message_id not in self._plain:
                self._plain[message_id] = self._said(message_id, {}, form)
            return self._plain[message_id]
        return self._said(message_id, self._arguments(args or {}, players), form)

    def _said(self, message_id: str, given: dict[str, Any], form: str) -> str:
        simple = sources.simple_text(self._sources[message_id])
        if simple is not None:
            said = _filled(simple, given)
            if said is not None:
                return said
        bundle = self._load(message_id)
        message = bundle.get_message(message_id)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            return message_id
        return str(bundle.format_pattern(pattern, given)[0])

    def action(
        self,
        action: Action,
        players: Sequence[str] | None = None,
        facts: Mapping[str, Any] | None = None,
    ) -> str:
        """What an action does, as a person would say it; with its facts (`State.facts`) also what it
        costs or gives now, if there is a text for one of them (`…-act-buy-price`)."""
        message = f"{action.game}-act-{action.family.verb}"
        args = {name: self._word(action.game, name, word) for name, word in action.words().items()}
        if facts:
            args.update(facts)
            message = self._of_part(message, facts)
        return self.text(message, args, players)

    def event(
        self, game: str, told: Mapping[str, Any], players: Sequence[str] | None = None
    ) -> str:
        """What happened, from an event as a seat is told it (`Event.project`). A text of its own says
        what is told only sometimes: the secret (`…-secret`), or a fact (`…-locked`)."""
        message = f"{game}-event-{told['kind']}"
        args = {name: value for name, value in told.items() if name not in ("kind", "secret")}
        args.update(told.get("secret", {}))
        return self.text(self._of_part(message, told), args, players)

    def error(self, error: LanternwayError, players: Sequence[str] | None = None) -> str:
        """What went wrong, with a guess of what was meant where there is one."""
        if not self.has(error.message):
            return error.text
        said = self.text(error.message, error.arguments, players)
        if error.arguments.get("near"):
            said += " " + self.text("error-near", {"near": error.arguments["near"]})
        return said

    def clause(self, game: str, clause: str) -> str:
        """The text of a clause of the rules, by its number (`DR-4.3.2`)."""
        number = clause.split("-", 1)[-1].replace(".", "-")
        message = f"{game}-clause-{number}"
        return self.text(message) if self.has(message) else ""

    def name(self, game: str, thing: str, word: str) -> str:
        """The name of a thing of a game (`good`, `armor`), or its word if it has none."""
        message = f"{game}-{thing}-{word}"
        return self.text(message) if self.has(message) else word

    def thing(self, game: str, word: str) -> str:
        """The name of the thing of a game that a word of its data means, if only one can be meant."""
        if game not in self._things:
            self._things[game] = self._named_things(game)
        message = self._things[game].get(word)
        return word if not message else self.text(message)

    def player(self, seat: int, players: Sequence[str] | None = None) -> str:
        """The name of who sits there."""
        if players is not None and 0 <= seat < len(players):
            return players[seat]
        if seat < 0:
            return self.text("core-spectator")
        return self.text("core-seat", {"n": seat + 1})

    def _named_things(self, game: str) -> dict[str, str]:
        """Words of a game's data to their messages `<game>-<thing>-<word>`; "" where it is not clear."""
        named: dict[str, str] = {}
        for message in self._sources:
            parts = message.split("-", 2)
            if len(parts) == 3 and parts[0] == game and parts[1] not in SENTENCES:
                named[parts[2]] = message if parts[2] not in named else ""
        return named

    # --- inside ---------------------------------------------------------------------------------

    def _of_part(self, message: str, told: Mapping[str, Any]) -> str:
        """The text of the first fact that has one of its own, or the plain one."""
        for part in told:
            if self.has(f"{message}-{part}"):
                return f"{message}-{part}"
        return message

    def _word(self, game: str, name: str, word: str) -> Any:
        """An action's argument as an argument of its message."""
        for thing in (name, name.rsplit("_", 1)[-1]):
            if self.has(f"{game}-{thing}-{word}"):
                return f"{REFERENCE}{game}-{thing}-{word}"
        return int(word) if word.lstrip("-").isdecimal() else word

    def _arguments(self, args: Mapping[str, Any], players: Sequence[str] | None) -> dict[str, Any]:
        return {name: self._argument(name, value, players) for name, value in args.items()}

    def _argument(self, name: str, value: Any, players: Sequence[str] | None) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            if name == "seat" or name.endswith("_seat"):
                return self.player(value, players)
            return value
        if isinstance(value, str):
            if value.startswith(REFERENCE):
                return Name(self.text(value[1:]), value[1:])
            return value
        if isinstance(value, (list, tuple)):
            return self._listed([self._argument(name, item, players) for item in value])
        if isinstance(value, Mapping) and PHRASE in value:
            message = value[PHRASE]
            args = {one: given for one, given in value.items() if one != PHRASE}
            return Name(self.text(message, args, players), message, args, players)
        return value if isinstance(value, float) else str(value)

    def _listed(self, items: list[Any]) -> Names:
        from babel.lists import format_list

        if not items:
            return Names(self.text("core-nothing"), items)
        said = format_list([str(item) for item in items], locale=self.language)
        return Names(said, items)

    def _load(self, message_id: str) -> "FluentBundle":
        """The bundle, with this message and all that it refers to."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            functions: dict[str, Any] = {
                "NAME": self._name_function,
                "THE": self._the_function,
                "UP": self._up_function,
            }
            self._bundle = FluentBundle([self.language], functions, use_isolating=False)
        if self._bundle.has_message(message_id):
            return self._bundle
        wanted = [message_id]
        seen = {message_id}
        while wanted:
            source = self._sources[wanted.pop()]
            self._bundle.add_resource(FluentResource(source))
            for other in sources.mentioned(source):
                if other in self._sources and other not in seen:
                    seen.add(other)
                    wanted.append(other)
        return self._bundle

    def _name_function(self, thing: Any, form: Any = "") -> Any:
        """`NAME($x, form: "acc")`: that form of the thing's name, if it has one."""
        if isinstance(thing, Name) and form:
            said = self.text(thing.id, thing.args, thing.players, str(form))
            return Name(said, thing.id, thing.args, thing.players)
        if isinstance(thing, Names) and form and thing.items:
            return self._listed([self._name_function(item, form) for item in thing.items])
        return thing

    def _the_function(self, thing: Any) -> Any:
        """`THE($x)`: with the definite article in Hungarian; as it is elsewhere."""
        if self.language != "hu":
            return thing
        return with_article(str(self._formatted(thing)))

    def _up_function(self, thing: Any) -> Any:
        """`UP($x)`: with a capital, to begin a sentence."""
        said = str(self._formatted(thing))
        return said[:1].upper() + said[1:]

    def _formatted(self, thing: Any) -> Any:
        from babel import Locale
        from fluent.runtime.types import FluentType

        if isinstance(thing, FluentType):
            return thing.format(Locale.parse(self.language))
        return thing


def _filled(text: str, args: dict[str, Any]) -> str | None:
    """A simple text with its variables filled in; None if one of them needs the language's help."""
    for name in sources.VARIABLE.findall(text):
        value = args.get(name)
        if not isinstance(value, str) and not (isinstance(value, int) and 0 <= value < 1000):
            return None
    return sources.VARIABLE.sub(lambda found: str(args[found.group(1)]), text)
