"""Golden texts: what random games of every variant say, and the positions where those never come, in every
language, one line per form."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from lanternway.core import SPECTATOR, Action, Event, Game, Refusal, State, get_game
from lanternway.core import position as positions
from lanternway.core.state import families_of
from lanternway.locales import Translator, add_folder
from tests.conformance.tables import GAMES, Case
from tests.games.positions import FILES, read
from tests.games.positions import HERE as POSITIONS
from tests.golden.playthroughs import HERE, golden_cases

add_folder(HERE.parent / "smallgame" / "locales")

PLAYERS = ["Ada", "Bence", "Celina", "Dorota", "Ewa", "Ferenc"]
"""With one more than there are seats, for what plays without one."""
SEEDS = {"treos": 1}
"""So many games of each variant, else three: those of random players are long there."""
FORMS = 4
"""At most so many forms of one message: numbers and lists make many."""
TRIED = 3
"""So many choices, and as many refusals, are said of each decision."""
CLOSED = 40
"""So many refusals of a family of actions are looked at in a position."""
ENGLISH = Translator("en")


@dataclass
class Form:
    """Something that is said: a text with its arguments, or an action with its facts."""

    kind: str
    game: str
    message: str
    args: dict[str, Any]
    action: Action | None = None

    def say(self, translator: Translator) -> str:
        if self.action is not None:
            return translator.action(self.action, PLAYERS, self.args)
        return translator.text(self.message, self.args, PLAYERS)

    @property
    def said_by(self) -> str:
        """The text that is taken: that of the first fact which has one, or the plain one."""
        if self.action is None:
            return self.message
        own = (f"{self.message}-{fact}" for fact in self.args)
        return next((one for one in own if ENGLISH.has(one)), self.message)

    @property
    def messages(self) -> set[str]:
        """Every text that has a part in it."""
        return {self.said_by, *_mentioned(self.args)}

    @property
    def shape(self) -> str:
        """Two things that are said differ in form if a number's or a list's grammar may differ."""
        return " ".join(f"{name}={_shape(value)}" for name, value in sorted(self.args.items()))


def _mentioned(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "say" in value:
            yield value["say"]
        for one in value.values():
            yield from _mentioned(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _mentioned(one)


def _shape(value: Any) -> str:
    if isinstance(value, bool) or value is None:
        return str(value)
    if isinstance(value, int):
        return "0" if value == 0 else "1" if value == 1 else "2-4" if 1 < value < 5 else "5+"
    if isinstance(value, (list, tuple)):
        return f"[{min(len(value), 3)}]"
    if isinstance(value, dict):
        return str(value.get("say"))
    return "-".join(str(value).split("-")[:2]) if str(value).startswith("@") else "text"


@lru_cache(maxsize=4)
def forms_of(game_id: str) -> list[Form]:
    """Every form that the games of all variants showed, in the order of the messages; then what positions
    show besides."""
    found = Found()
    for case in (one for one in golden_cases() if one.game_id == game_id):
        for seed in range(SEEDS.get(game_id, 3)):
            for form in _played(case, seed):
                found.keep(form, len(found.known(form)) < FORMS)
    for path in FILES:
        if path.relative_to(POSITIONS).parts[0] == game_id:
            for form in _shown(read(path)):
                found.keep(form, False)
    return found.sorted()


class Found:
    """The forms that are kept: of each message some, and those that bring a message for the first time."""

    def __init__(self) -> None:
        self._forms: dict[tuple[str, str], dict[str, Form]] = {}
        self._reached: set[str] = set()

    def known(self, form: Form) -> dict[str, Form]:
        return self._forms.setdefault((form.kind, form.said_by), {})

    def keep(self, form: Form, wanted: bool) -> None:
        """Keep it if it is wanted or brings a message."""
        messages = form.messages
        if messages <= self._reached:
            if wanted:
                self.known(form).setdefault(form.shape, form)
            return
        new = sorted(messages - self._reached)
        known = self.known(form)
        known.setdefault(form.shape if form.shape not in known else f"{form.shape} {new}", form)
        self._reached |= messages

    def sorted(self) -> list[Form]:
        """In the order of the messages."""
        return [
            form
            for _, known in sorted(self._forms.items(), key=lambda one: one[0])
            for _, form in sorted(known.items())
        ]


def _played(case: Case, seed: int) -> Iterator[Form]:
    choose = random.Random(f"texts/{case}/{seed}")
    state = case.start(f"texts/{seed}")
    game = case.game
    other = next(get_game(one) for one in GAMES if one != case.game_id)
    yield _refusal(game, state, state.seats, game.catalogue.actions[0])
    yield _refusal(game, state, state.to_move()[0], other.catalogue.actions[0])
    while state.to_move():
        seat = choose.choice(state.to_move())
        yield from _asked(game, state)
        legal = state.legal(seat)
        for action in choose.sample(legal, min(TRIED, len(legal))):
            yield _choice(state, seat, action)
        for idle in range(state.seats):
            if idle not in state.to_move():
                yield from (_choice(state, idle, action) for action in state.legal(idle))
        yield from _refused(case, state, seat, choose)
        events: list[Event] = []
        state.apply(seat, choose.choice(legal), events)
        yield from _told(game, events, (seat, SPECTATOR))
    yield from _asked(game, state)
    yield _refusal(game, state, 0, game.catalogue.actions[0])


def _shown(position: positions.Position) -> Iterator[Form]:
    """What is said while a position is played: all that is asked, offered, refused and told."""
    game, state = position.game, positions.table(position)
    for number, step in enumerate(position.script, 1):
        for seat in range(state.seats):
            legal = state.legal(seat)
            yield from (_choice(state, seat, action) for action in legal)
            for family in families_of(state, seat):
                closed = [action for action in family.actions if action not in legal]
                for action in closed[:: len(closed) // CLOSED + 1]:
                    yield _refusal(game, state, seat, action)
        yield from _asked(game, state)
        events: list[Event] = []
        for key in ("refuse", "do"):
            if key in step:
                seat, action = positions.act(game, step[key], f"step {number}")
                try:
                    state.apply(seat, action, events)
                except Refusal as why:
                    yield Form("refusal", game.id, why.message, dict(why.arguments))
        yield from _told(game, events, (*range(state.seats), SPECTATOR))


def _asked(game: Game, state: State) -> Iterator[Form]:
    for seat in (*range(state.seats), SPECTATOR):
        prompt = state.prompt(seat)
        yield Form("prompt", game.id, prompt.message, prompt.args)


def _choice(state: State, seat: int, action: Action) -> Form:
    message = f"{action.game}-act-{action.family.verb}"
    return Form("action", action.game, message, state.facts(seat, action), action)


def _told(game: Game, events: list[Event], viewers: tuple[int, ...]) -> Iterator[Form]:
    for viewer in viewers:
        told = [event.project(viewer) for event in events]
        for line in game.story.tell(told):
            yield Form("log", game.id, line.message, line.args)
        for one in told:
            plain = game.story.plain(one)
            yield Form("event", game.id, plain.message, plain.args)


def _refusal(game: Game, state: State, seat: int, action: Action) -> Form:
    why = state.why_not(seat, action)
    return Form("refusal", game.id, why.message, dict(why.arguments))


def _refused(case: Case, state: State, seat: int, choose: random.Random) -> Iterator[Form]:
    """Actions that the question is about, one that it is not, and one of somebody else."""
    tried = [(seat, choose.choice(case.game.catalogue.actions))]
    tried.append((choose.randrange(case.seats), choose.choice(case.game.catalogue.actions)))
    families = families_of(state, seat)
    considered = {action.family: None for action in state.considered(seat)}
    families += [family for family in considered if family not in families]
    for _ in range(TRIED if families else 0):
        tried.append((seat, choose.choice(choose.choice(families).actions)))
    for who, action in tried:
        if who not in state.to_move() or action not in state.legal(who):
            yield _refusal(case.game, state, who, action)
            plain = f"{action.game}-act-{action.family.verb}"
            yield Form("action", action.game, plain, {}, action)


def path_of(game_id: str, language: str) -> Path:
    return HERE / "texts" / f"{game_id}.{language}.txt"


def texts_of(game_id: str, language: str) -> str:
    """What is said in one language, a line each: what it is, its message, the text."""
    translator = Translator(language)
    lines = [
        f"{form.kind} {form.said_by.removeprefix(game_id + '-')}: {said}"
        for form in forms_of(game_id)
        for said in [form.say(translator).replace("\n", " ⏎ ")]
    ]
    return "\n".join(dict.fromkeys(lines)) + "\n"


def text_games() -> list[str]:
    return GAMES
