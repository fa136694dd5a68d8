"""Write samples of real play for people to read: docs/texts/sample-<game>-<language>.md.

    python tools/sample_texts.py

Four players of the level that takes what looks best now; what one seat reads: its questions and answers,
the log with its headings, and a refusal where a choice is locked. The same game in every language.
"""

import random
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from lanternway.bots import get_bot  # noqa: E402
from lanternway.core import Match, game_ids, get_game  # noqa: E402
from lanternway.core.languages import LANGUAGES  # noqa: E402
from lanternway.core.state import families_of  # noqa: E402
from lanternway.core.story import LINE  # noqa: E402
from lanternway.locales import Translator  # noqa: E402

FOLDER: Final = ROOT / "docs" / "texts"
PLAYERS: Final = ["Ada", "Bence", "Celina", "Dorota"]
OPTIONS: Final[dict[str, dict[str, Any]]] = {"skye": {"journeyman": True}}
LINES: Final = 100
WIDTH: Final = 120
SKIPPED: Final = 25
"""So many acts at the beginning are not shown: little happens in them."""


class Said:
    """A line of the sample: a mark for its kind, a text and its arguments."""

    def __init__(self, mark: str, message: str, args: Any) -> None:
        self.mark = mark
        self.message = message
        self.args = args

    def text(self, speak: Translator) -> str:
        if callable(self.args):
            return f"{self.mark}{self.args(speak)}"
        text = speak.text(self.message, self.args, PLAYERS)
        return f"- **{text}**" if self.mark == "#" else f"{self.mark}{text}"


def played(game_id: str) -> Iterator[Said]:
    """What seat 0 reads of one game."""
    game = get_game(game_id)
    match = Match.deal(game, OPTIONS.get(game_id, {}), len(PLAYERS), "sample")
    bots = [get_bot("greedy", seat) for seat in range(len(PLAYERS))]
    choose = random.Random("sample")
    while match.state.to_move():
        state = match.state
        seat = state.to_move()[0]
        legal = state.legal(seat)
        action = bots[seat].choose(state.view(seat), legal)
        if len(match.entries) >= SKIPPED and seat == 0 and len(legal) > 1:
            prompt = state.prompt(0)
            yield Said("- ? ", prompt.message, prompt.args)
            facts = state.facts(0, action)
            yield Said("- > ", "", lambda speak, a=action, f=facts: speak.action(a, PLAYERS, f))
            wrong = choose.choice(choose.choice(families_of(state, 0)).actions)
            if wrong not in legal and choose.random() < 0.3:
                why = state.why_not(0, wrong)
                yield Said("- ✗ ", why.message, why.arguments)
        events = [event.project(0) for event in match.act(seat, action)]
        if len(match.entries) > SKIPPED:
            for line in game.story.tell(events):
                yield Said("- " if line.level == LINE else "#", line.message, line.args)


def sample(game_id: str, language: str, said: list[Said]) -> str:
    speak = Translator(language)
    name = speak.text(f"{game_id}-name")
    lines = [
        f"# {name} ({language})",
        "",
        "`?` a question, `>` the answer, `✗` a refusal. The rest is the log.",
    ]
    lines += ["", *(one.text(speak) for one in said)]
    return "\n".join(textwrap.fill(line, WIDTH, subsequent_indent="  ") for line in lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_id in game_ids():
        found: dict[str, Said] = {}
        english = Translator("en")
        for one in played(game_id):  # a text that was shown already is not shown again
            found.setdefault(one.text(english), one)
            if len(found) == LINES:
                break
        for language in LANGUAGES:
            path = FOLDER / f"sample-{game_id}-{language}.md"
            path.write_text(sample(game_id, language, list(found.values())), encoding="utf-8")


if __name__ == "__main__":
    main()
