"""The packs of the package, and what is said of those that are broken."""

import base64
import json
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from lanternway.core import oneline
from lanternway.puzzles import pack
from lanternway.puzzles.finding import LEAST_CHOICES, MARGIN, MOST
from lanternway.puzzles.pack import PuzzleError
from lanternway.puzzles.puzzle import id_of
from lanternway.puzzles.rating import rating_of
from tests.puzzles.packs import GAMES, first, sealed, small_pack


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_loads_whole_and_is_varied(game: str) -> None:
    found = pack.pack_of(game)
    assert found is not None
    assert found.left_out == []
    puzzles = found.puzzles
    games = Counter(one.source for one in puzzles)
    assert max(games.values()) <= MOST, "too many of one game"
    for marks in ({one.kind for one in puzzles}, {one.stage for one in puzzles}):
        assert len(marks) > 1
    assert len({one.seats for one in puzzles}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_legal_clearly_best_and_has_a_reason(game: str) -> None:
    for puzzle in pack.puzzles_of(game):
        state = puzzle.state()
        assert puzzle.best.action in {action.text for action in state.legal(puzzle.seat)}
        assert puzzle.best.chance - puzzle.judged[1].chance >= MARGIN - 0.001  # both are rounded
        assert puzzle.margin >= MARGIN - 0.0005
        assert puzzle.choices >= LEAST_CHOICES
        assert puzzle.best.reasons
        assert any(puzzle.fails)
        assert puzzle.rating == rating_of(puzzle.fails)


def test_the_harder_a_puzzle_the_higher_its_rating() -> None:
    ratings = [rating_of([1.0] * hard + [0.0] * (5 - hard)) for hard in range(6)]
    assert ratings == sorted(set(ratings))
    assert rating_of([0.5, 0, 0, 0, 0]) < rating_of([1, 0, 0, 0, 0])


def _changed(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(puzzle: dict[str, Any]) -> None:
        puzzle[name] = value

    return change


def _judged(name: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(puzzle: dict[str, Any]) -> None:
        puzzle["judged"][0][name] = value

    return change


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (_changed("seat", "one"), "seat"),
        (_changed("seat", 9), "seat"),
        (_changed("rating", -1), "rating"),
        (_changed("stage", "noon"), "stage"),
        (_changed("margin", 2), "margin"),
        (_changed("fails", [0.5]), "fails"),
        (_changed("judged", []), "judged"),
        (_changed("kind", "skye-prompt-nothing"), "kind"),
        (_changed("choices", 100_000), "choices"),
        (_changed("game", "treos"), "game"),
        (_changed("id", "00000000"), "id"),
        (_changed("table", "lanternway:1:skye:2:00:AA"), "table"),
        (_changed("answer", "pass"), "answer"),
        (_judged("action", "buy 1000"), "judged.0.action"),
        (_judged("chance", 0.0), "judged.1.chance"),
        (_judged("chance", "often"), "judged[0].chance"),
        (_judged("reasons", []), "judged.0.reasons"),
        (_judged("reasons", [["luck", 1.0]]), "judged.0.reasons"),
        (_judged("line", ["x pass"]), "judged.0.line"),
    ],
)
def test_a_bad_puzzle_is_refused_with_file_puzzle_and_field(
    change: Callable[[dict[str, Any]], None], field: str
) -> None:
    data = small_pack()
    puzzle = data["puzzles"][0]
    change(puzzle)
    if field in ("seat", "table"):
        puzzle["id"] = id_of(puzzle["table"], puzzle["seat"])
    with pytest.raises(PuzzleError) as raised:
        pack.parse(sealed(data), "mine.json")
    said = raised.value.text
    assert said.startswith("mine.json: puzzle 1")
    assert field in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nothing", "mine.json: "),
        ("{}", "mine.json: "),
        (json.dumps({**small_pack(), "format": 9}), "mine.json: format: is 9"),
        (json.dumps({**small_pack(), "game": "chess"}), "mine.json: game: "),
        (json.dumps({**small_pack(), "hash": "0"}), "mine.json: hash: "),
        (json.dumps({**small_pack(), "colour": "red"}), "colour"),
    ],
)
def test_a_file_that_is_no_pack_is_refused_in_one_line(text: str, said: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        pack.parse(text, "mine.json")
    assert said in raised.value.text
    assert "\n" not in raised.value.text


def test_a_puzzle_of_other_rules_is_left_out_with_one_line() -> None:
    data = small_pack()
    puzzle = data["puzzles"][0]
    *head, rest = puzzle["table"].split(":")
    table = json.loads(zlib.decompress(base64.urlsafe_b64decode(rest + "=" * (-len(rest) % 4))))
    table["rules"] += 1
    packed = base64.urlsafe_b64encode(zlib.compress(json.dumps(table).encode())).decode()
    puzzle["table"] = ":".join([*head, packed.rstrip("=")])
    puzzle["id"] = id_of(puzzle["table"], puzzle["seat"])
    whole = json.loads(
        pack.write(oneline.read(first("skye").table).game, [first("skye")], "0", 1, None)
    )
    data["puzzles"].append(whole["puzzles"][0])
    data["rules"] += 1
    found = pack.parse(sealed(data), "mine.json")
    assert [one.id for one in found.puzzles] == [first("skye").id]
    assert len(found.left_out) == 1
    assert "mine.json: puzzle 1" in found.left_out[0]
    assert "rules" in found.left_out[0]
