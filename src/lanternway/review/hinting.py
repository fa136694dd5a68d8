"""Hints: what a good player would do now. Judged as a review judges a decision, from what the seat knows and
nothing else; only that nothing was played yet."""

from dataclasses import dataclass
from typing import Any

from lanternway.bots.policy import to_think_about
from lanternway.core.action import Action
from lanternway.core.registry import register_hinter
from lanternway.core.view import View
from lanternway.review.judging import DIGITS, EQUAL, IDEAS, Budget, Idea, difference, weigh


@dataclass(frozen=True)
class Hint:
    """The best ideas for a decision."""

    ideas: list[Idea]
    """Best first."""
    lead: float
    """What the best is better by than the second."""
    error: float
    """Half of the interval of 95 % of the lead."""
    choices: int
    """How many answers were looked at."""

    @property
    def sure(self) -> bool:
        """Whether the lead is more than the doubt about it, and worth speaking of."""
        return self.lead > self.error and self.lead >= EQUAL

    def to_data(self) -> dict[str, Any]:
        return {
            "ideas": [idea.to_data() for idea in self.ideas],
            "lead": round(self.lead, DIGITS),
            "error": round(self.error, DIGITS),
            "sure": self.sure,
            "choices": self.choices,
        }


def hint(view: View, legal: list[Action], iterations: int, seed: str) -> Hint:
    """What a good player would do who knows this view. `legal` is more than one action. The same view, number
    of iterations and seed give the same hint."""
    kept, _ = to_think_about(view, legal)
    options = kept if len(kept) > 1 else legal
    weighed = weigh(view, options, Budget(iterations), f"hint:{seed}")
    best, second = weighed.order[:2]
    lead, error = difference(weighed.found[best], weighed.found[second], view.seat)
    return Hint(weighed.ideas[:IDEAS], lead, error, len(options))


register_hinter(hint)
