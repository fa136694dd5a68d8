"""Conditions: when a tip is due. Each is a line about the table as a seat knows it.

    asked MESSAGE                  the seat is asked this (`or` between several)
    legal PATTERN, not legal …     such an answer is (not) legal
    chosen PATTERN                 the seat is about to choose such an answer
    FACT == FACT                   facts compared; also != < > <= >=

`me` in a path is the seat. `{gold}` is an argument of the chosen answer, `after:FACT` the fact after it, and
`best:FACT` the largest that an answer of the same kind would give. Everything is looked up in a world that
agrees with the view, so that nothing hidden can decide.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from lanternway.core import Action, Game, State, View
from lanternway.core.errors import DataError
from lanternway.lessons import facts

AFTER: Final = "after:"
BEST: Final = "best:"
_COMPARED: Final = re.compile(r"(.+?) (==|!=|<=|>=|<|>) (.+)")
_ME: Final = re.compile(r"(\.|, )me\b")
_WORD: Final = re.compile(r"[a-zA-Z_]+")
_CONSTANTS: Final[dict[str, Any]] = {"null": None, "true": True, "false": False}


@dataclass(frozen=True)
class Moment:
    """What a seat sees, and what it is about to choose, if anything."""

    game: Game
    world: State
    seat: int
    legal: list[Action]
    chosen: Action | None


def moments(game: Game, view: View, chosen: Sequence[Action]) -> Iterator[Moment]:
    """What a seat sees as it gives these answers one after the other; without any, as it is asked. All comes
    from what the seat may know, so it ends where chance or something hidden would decide."""
    world = game.worlds(view).sample(0)
    for action in chosen or (None,):
        legal = world.legal(view.seat)
        if not legal or (action is not None and action not in legal):
            return
        yield Moment(game, world, view.seat, legal, action)
        if action is None:
            return
        world = world.clone()
        decided = world.decided()
        world.apply(view.seat, action)
        if world.decided() != decided:
            return


def holds(moment: Moment, line: str) -> bool:
    """Whether a line of a condition is true."""
    line = _filled(moment, line)
    verb, _, rest = line.partition(" ")
    if verb == "asked":
        return moment.world.prompt(moment.seat).message in rest.split(" or ")
    if verb == "legal":
        return _is_legal(moment, rest)
    if line.startswith("not legal "):
        return not _is_legal(moment, line.removeprefix("not legal "))
    if verb == "chosen":
        return moment.chosen is not None and fnmatchcase(moment.chosen.text, rest)
    compared = _COMPARED.fullmatch(line)
    if compared is None:
        raise DataError(line, "is not a condition")
    left, sign, right = compared.groups()
    return facts.COMPARISONS[sign](_side(moment, left), _side(moment, right))


def _filled(moment: Moment, line: str) -> str:
    line = _ME.sub(rf"\g<1>{moment.seat}", line)
    for name, word in (moment.chosen.words() if moment.chosen else {}).items():
        line = line.replace("{" + name + "}", word)
    return line


def _is_legal(moment: Moment, pattern: str) -> bool:
    return any(fnmatchcase(action.text, pattern) for action in moment.legal)


def _side(moment: Moment, side: str) -> Any:
    if side in _CONSTANTS:
        return _CONSTANTS[side]
    if side.startswith(AFTER) and moment.chosen is not None:
        return _after(moment, moment.chosen, side.removeprefix(AFTER))
    if side.startswith(BEST) and moment.chosen is not None:
        family = moment.chosen.family
        alike = [action for action in moment.legal if action.family is family]
        return max(_after(moment, action, side.removeprefix(BEST)) for action in alike)
    try:
        return facts.find(moment.game, moment.world, side)
    except DataError:
        if _WORD.fullmatch(side):
            return side  # a word to compare with, not a path
        raise


def _after(moment: Moment, action: Action, fact: str) -> Any:
    tried = moment.world.clone()
    tried.apply(moment.seat, action)
    return facts.find(moment.game, tried, fact)
