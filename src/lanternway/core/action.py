"""Actions and their notation.

A game's actions are one finite catalogue: every action is made once, when the game is loaded, and has
a text (`bump 3>1`), an index that means the same in every state, and a place in a family (a verb
with its arguments). Legal lists hold these very objects, so comparing them is comparing identities.
"""

import difflib
from itertools import product
from typing import Final

from lanternway.core.errors import NotationError
from lanternway.core.event import Fact

LIMIT: Final = 2000
"""A game has fewer indices than this, so that learning agents have a small fixed output."""


class Family:
    """A verb with the domains of its arguments: `bump {die}>{slot}`.

    `names` are the arguments' names, `domains` the words for their values. `clause` is the rule that
    offers the action; empty: several questions do, each by its own. `targets` names the arguments that
    are things on the table (a page lights up `die:3`). The text shown to people is the message
    `<game>-act-<verb>` with the arguments; for a choice that is offered now, with its `facts` too: what
    it costs or gives at this table (`State.facts`), said by `<game>-act-<verb>-<fact>`.
    """

    __slots__ = (
        "actions", "clause", "domains", "facts", "kind", "names", "targets", "template", "verb"
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        verb: str,
        template: str,
        names: list[str],
        domains: list[list[str]],
        clause: str,
        targets: list[str],
        facts: dict[str, Fact],
    ) -> None:
        self.kind: int = kind
        self.verb: str = verb
        self.template: str = template
        self.names: list[str] = names
        self.domains: list[list[str]] = domains
        self.clause: str = clause
        self.targets: list[str] = targets
        self.facts: dict[str, Fact] = facts
        """What a text may say of a choice besides its arguments, none of it always."""
        self.actions: list[Action] = []

    def words(self, args: tuple[int, ...]) -> dict[str, str]:
        """The arguments as words, by name."""
        return {name: self.domains[i][args[i]] for i, name in enumerate(self.names)}


class Action:
    """One thing a seat can do. Immutable; made by a `Catalogue` only; compared by identity."""

    __slots__ = ("args", "family", "game", "index", "kind", "text")

    def __init__(
        self, game: str, index: int, family: Family, args: tuple[int, ...], text: str
    ) -> None:
        self.game: str = game
        self.index: int = index
        """The same number in every state and version of the content: for learning agents."""
        self.family: Family = family
        self.kind: int = family.kind
        """The family's number: what rules switch on."""
        self.args: tuple[int, ...] = args
        self.text: str = text
        """The notation."""

    def words(self) -> dict[str, str]:
        """The arguments as words, by name: for messages."""
        return self.family.words(self.args)

    def targets(self) -> list[str]:
        """The things on the table that this action is about, as `name:word`."""
        words = self.words()
        return [f"{name}:{words[name]}" for name in self.family.targets]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.game} {self.text}>"

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return action_by_index, (self.game, self.index)


class Catalogue:
    """All actions of a game, in index order."""

    def __init__(self, game: str) -> None:
        self.game: str = game
        self.families: list[Family] = []
        self.actions: list[Action] = []
        self._by_text: dict[str, Action] = {}
        _CATALOGUES[game] = self

    def add(
        self,
        verb: str,
        clause: str,
        template: str = "",
        domains: dict[str, list[str]] | None = None,
        targets: list[str] | None = None,
        facts: dict[str, Fact] | None = None,
    ) -> Family:
        """Add a family; its actions come in the order of the product of its domains.

        The template is the notation: the verb, then the arguments, e.g. `bump {die}>{slot}`; left
        out, it is the verb and the arguments separated by blanks. Every argument is a target unless
        `targets` says otherwise. `facts` declares what the game's `facts` may tell of it.
        """
        names = list(domains) if domains else []
        words = [list(domains[name]) for name in names] if domains else []
        if not template:
            template = " ".join([verb] + ["{" + name + "}" for name in names])
        kind = len(self.families)
        family = Family(
            kind,
            verb,
            template,
            names,
            words,
            clause,
            names if targets is None else targets,
            facts if facts is not None else {},
        )
        self.families.append(family)
        ranges = [range(len(domain)) for domain in words]
        for args in product(*ranges):
            text = template.format(**family.words(args))
            if text in self._by_text:
                raise ValueError(f"two actions of {self.game} are written '{text}'")
            action = Action(self.game, len(self.actions), family, args, text)
            family.actions.append(action)
            self.actions.append(action)
            self._by_text[text] = action
        if len(self.actions) >= LIMIT:
            raise ValueError(f"{self.game} has {len(self.actions)} actions; the limit is {LIMIT}")
        return family

    def parse(self, text: str) -> Action:
        """The action that is written so; spaces and letter case do not matter."""
        wanted = " ".join(text.split())
        found = self._by_text.get(wanted) or self._by_text.get(wanted.lower())
        if found is None:
            raise NotationError(text, difflib.get_close_matches(wanted.lower(), self._by_text, 3))
        return found


_CATALOGUES: Final[dict[str, Catalogue]] = {}


def action_by_index(game: str, index: int) -> Action:
    """The action with this index: how an action travels between processes."""
    return _CATALOGUES[game].actions[index]
