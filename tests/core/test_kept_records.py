"""Records of games that were played once, by greedy bots at all kinds of tables: what was recorded stays
true. A change of the rules or of the content that breaks one of them breaks every record like it."""

import gzip
import json
from pathlib import Path

import pytest

from lanternway.core import Match, get_game, record, to_text

FILES = sorted((Path(__file__).parents[1] / "vectors" / "records").glob("*.record.gz"))
OLDER = sorted((Path(__file__).parents[1] / "vectors" / "older").glob("*.record.gz"))
EVERY = 10

for_every_record = pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.split(".")[0])


def read(file: Path) -> record.Record:
    return record.parse(gzip.decompress(file.read_bytes()).decode())


def take_up_again(match: Match) -> None:
    """Go on from a snapshot of the state instead of the state itself, as a server does."""
    state = match.state
    data = json.loads(to_text(state.to_snapshot()))
    match.state = match.game.from_data(data, match.origin.options, match.seats)
    match.state.chance = state.chance
    match.state.reveals = state.reveals


def test_there_are_records_of_every_game_and_variant_of_weight() -> None:
    kept = [read(file) for file in FILES]
    assert {one.game for one in kept} == {"dark_road", "skye", "treos"}
    assert {one.seats for one in kept} == {1, 2, 3, 4, 5}
    options = {(one.game, name) for one in kept for name, value in one.options.items() if value}
    assert {
        ("dark_road", "private_concern"),
        ("dark_road", "draft"),
        ("skye", "journeyman"),
    } <= options
    assert {one.options["edition"] for one in kept if one.game == "dark_road"} == {
        "en2022",
        "pl",
        "hu",
    }
    assert any(one.seeds for one in kept)


@for_every_record
def test_a_kept_record_opens_and_verifies(file: Path) -> None:
    record.verify(read(file))


@for_every_record
def test_a_kept_record_comes_out_of_a_game_that_is_taken_up_again_every_ten_actions(
    file: Path,
) -> None:
    kept = read(file)
    match = record.start(kept)
    for number, line in enumerate(kept.lines):
        if number % EVERY == 0:
            take_up_again(match)
        record.step(match, line, number + 2, kept.content)
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.to_data() == kept.outcome


@pytest.mark.parametrize("file", OLDER, ids=lambda file: file.name.split(".")[0])
def test_a_record_of_other_rules_says_which_it_needs(file: Path) -> None:
    kept = read(file)
    for use in (record.start, record.replay, record.verify):
        with pytest.raises(record.OtherRules) as caught:
            use(kept)
        assert caught.value.text == (
            f"line 1: was played by rules 1 of {kept.game}, with Lanternway 0.1.0;"
            f" this version plays by rules {get_game(kept.game).rules}"
        )
