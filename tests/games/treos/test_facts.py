"""Every fact that content can ask for has a rule, and nothing else has (TR-11.1)."""

from lanternway.games.treos.rules.side_quests import CONDITIONS, COUNTS
from lanternway.games.treos.tasks import END_ON, FACTS, HIGHWAYMAN_TO
from lanternway.games.treos.worth import SPACES_TO_END_ON


def test_every_fact_has_a_rule() -> None:
    ended = {f"end_on {word}" for word in END_ON}
    driven = {f"highwayman_to {word}" for word in HIGHWAYMAN_TO}
    named = set(FACTS) - {"end_on", "highwayman_to", "gold_max"} | ended | driven
    assert set(COUNTS) | set(CONDITIONS) == named
    assert not set(COUNTS) & set(CONDITIONS)
    assert set(SPACES_TO_END_ON) == ended
