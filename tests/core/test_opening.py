"""Games that begin in the middle: from a line or a position; their records hold what they began with."""

import base64
import dataclasses
import json
import random
import zlib

import pytest

from lanternway.core import LanternwayError, Match, get_game, oneline, opening, position
from lanternway.core import record as records
from lanternway.core.chance import commitment

SECRET = b"s" * 32
GAMES = ["dark_road", "skye", "treos", "lantern_fair"]


def played(game: str, moves: int, seats: int = 3) -> Match:
    """Somewhere in a game."""
    match = Match.deal(get_game(game), {}, seats, "middle")
    play(match, moves)
    return match


def play(match: Match, moves: int) -> None:
    chance = random.Random(7)
    for _ in range(moves):
        if match.state.is_over():
            return
        seat = chance.choice(match.state.to_move())
        match.act(seat, chance.choice(match.state.legal(seat)))


def begun(game: str) -> Match:
    """A game that began in the middle of another, and went on a little."""
    line = oneline.without_future(played(game, 12))
    match = oneline.begin(line, SECRET, commitment(SECRET), ["a", "b", "c"], ["Ada", "Bo", "Cy"])
    play(match, 30)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_began_with_a_position_replays_and_verifies(game: str) -> None:
    match = begun(game)
    record = records.parse(records.dump(match))
    assert record.position == match.origin.position
    assert records.replay(record).entries[-1].hash == match.entries[-1].hash
    records.verify(record)


@pytest.mark.parametrize("game", GAMES)
def test_a_line_without_future_is_the_same_table_and_tells_nothing_of_chance(game: str) -> None:
    match = played(game, 12)
    key = match.origin.key
    opened = opening.open_table(oneline.without_future(match))
    assert opened.state.to_data() == match.state.to_data()
    assert opened.state.chance.key != key
    assert set(opened.state.chance.counters) == {0}
    assert match.state.chance.key == key  # the game itself goes on as before


def test_outcomes_that_were_not_drawn_from_the_key_are_found() -> None:
    record = records.parse(records.dump(begun("skye")))
    other = dataclasses.replace(record, secret=("t" * 32).encode().hex(), commitment="")
    other.commitment = commitment(b"t" * 32)
    with pytest.raises(records.RecordError, match="not drawn from the key"):
        records.verify(other)


def test_a_record_that_began_with_another_table_is_refused_in_its_first_line() -> None:
    text = records.dump(begun("skye"))
    other = oneline.without_future(played("skye", 41))
    fewer = oneline.without_future(played("skye", 40, seats=2))
    for line in (
        other,
        fewer,
        "lanternway:1:skye:3:00:xx",
        oneline.without_future(played("treos", 9)),
    ):
        header, _, rest = text.partition("\n")
        changed = json.dumps({**json.loads(header), "position": line}) + "\n" + rest
        with pytest.raises(records.RecordError) as caught:
            records.parse(changed)
        assert caught.value.line == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "lanternway:1:skye:3",
        "lanternway:1:nothing:3:00:AAAA",
        "game: skye\nseats: three\nscript: []",
        "game: skye\nseats: 2.0\nscript: []",
        "game: skye\nseats: 2\nseed: [1]\nscript: []",
        "game: skye\nseats: 2\nset: {seats.0.gold: many}\nscript: []",
        "game: skye\nseats: 2\nset: {seats.7.gold: 3}\nscript: []",
        "game: skye\nseats: 2\nset: {stage: nowhere}\nscript: []",
        "game: skye\nseats: 2\noptions: {journeyman: perhaps}\nscript: []",
        "game: skye\nseats: 2\nset: {seats.0: &a {gold: 3}, seats.1: *a}\nscript: []",
        "game: treos\nseats: 2\nset: {seats.0.gold: 99}\nscript: []",
        "[" * 5000,
        "a: &a [1]\nb: [*a, *a]",
    ],
)
def test_what_holds_no_table_is_answered_in_one_line(text: str) -> None:
    with pytest.raises(LanternwayError) as caught:
        opening.open_table(text)
    assert caught.value.text
    assert "\n" not in caught.value.text


@pytest.mark.parametrize("game", GAMES)
def test_lines_that_somebody_changed_are_refused_or_playable(game: str) -> None:
    """Whatever stands in a line: an error of ours, or a table at which everybody can be asked."""
    chance = random.Random(3)
    match = played(game, 12)
    data = match.state.to_data()
    refused = 0
    for _ in range(60):
        path, value = some_fact(data, chance)
        try:
            opened = opening.changed(
                match, {path: chance.choice([0, -1, 1, 99, None, [], "x", value])}
            )
        except LanternwayError:
            refused += 1
            continue
        for seat in opened.state.to_move():
            opened.state.clone().apply(seat, opened.state.legal(seat)[0])
    assert refused
    assert match.state.to_data() == data


def some_fact(data: object, chance: random.Random) -> tuple[str, object]:
    """A path and what lies there."""
    path: list[str] = []
    while isinstance(data, (dict, list)) and data and (not path or chance.random() < 0.85):
        key = chance.choice(list(data if isinstance(data, dict) else range(len(data))))
        path.append(str(key))
        data = data[key]
    return ".".join(path), data


def test_a_fact_is_changed_by_its_path_and_nothing_else() -> None:
    match = played("treos", 0, seats=2)
    before = match.state.to_data()
    found = opening.changed(match, {"seats.0.gold": 5})
    after = found.state.to_data()
    assert after["seats"][0]["gold"] == 5
    after["seats"][0]["gold"] = before["seats"][0]["gold"]
    assert after == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game: lantern_fair\nset: " + "[" * 7_000, "brackets"),
        ("game: lantern_fair\nset: " + '{"]": ' * 1_000, "brackets"),
        ("game: lantern_fair\nx: &x [a, a]\nset: {y: *x}", "alias"),
        ("game: lantern_fair\nset: " + "x" * position.LETTERS, "letters"),
    ],
)
def test_a_little_text_of_a_stranger_does_not_take_for_ever(text: str, why: str) -> None:
    """Read as they are, the first ones take minutes."""
    with pytest.raises(LanternwayError, match=why):
        opening.open_table(text)


def test_a_little_line_that_unpacks_to_an_enormous_one_is_not_unpacked() -> None:
    packed = base64.urlsafe_b64encode(zlib.compress(b"[" + b"0," * oneline.SIZE_LIMIT)).decode()
    with pytest.raises(LanternwayError, match="cut off"):
        opening.open_table(f"lanternway:1:skye:2:{'0' * 16}:{packed.rstrip('=')}")
