"""Learned values: the same numbers everywhere, and a bad file costs one line, not the game."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanternway.bots import file_of, get_bot, values
from lanternway.bots.values import Values, values_of
from lanternway.core import Game, OptionError, State, get_game
from lanternway.core.learned import LARGEST, Learned, digest, file_name, files_in, read, write
from lanternway.core.net import UNITS, Net
from tests.conformance.tables import Case, for_every_game, playthrough

GAME = get_game("lantern_fair")
WIDTH = len(GAME.features.names)
FILE = "values-2-3.json"


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """What was read of files that are gone."""
    yield
    for key in [key for key in values._KNOWN if key[1]]:
        del values._KNOWN[key]


def weights(units: int = 6) -> tuple[list[float], list[list[float]], list[float], list[float]]:
    """Numbers that no binary fraction is equal to."""
    skip = [0.1 * place - 0.3 for place in range(WIDTH)]
    hidden = [
        [0.07 * ((place * 5 + unit * 3) % 11) - 0.35 for place in range(WIDTH)]
        for unit in range(units)
    ]
    return (
        skip,
        hidden,
        [0.013 * unit for unit in range(units)],
        [0.3 - 0.11 * unit for unit in range(units)],
    )


def plain_value(net: Any, features: list[float]) -> float:
    """The same sum in the same order, in plain Python."""
    skip, hidden, starts, output = net
    total = 0.0
    for feature, weight in zip(features, skip, strict=True):
        if feature != 0.0:
            total += feature * weight
    for row, start, out in zip(hidden, starts, output, strict=True):
        lit = start
        for feature, weight in zip(features, row, strict=True):
            if feature != 0.0:
                lit += feature * weight
        if lit > 0.0:
            total += lit * out
    return total


def save(path: Path, **changes: Any) -> Path:
    """A good file, or one that was changed and hashed again."""
    write(
        path,
        GAME.id,
        GAME.content_hash,
        GAME.features.names,
        [2, 3],
        [1.0, 4.0],
        weights(),
        {"games": 1},
    )
    if changes:
        data = json.loads(path.read_text(encoding="utf-8")) | changes
        data["hash"] = changes.get("hash", digest(data))
        path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_the_net_adds_up_the_same_plain_and_compiled() -> None:
    for units in (0, 1, UNITS, 6):
        given = weights(units)
        net = Net(*given)
        for moment in playthrough(Case(GAME.id, 2, 0), 0).some(20):
            features = GAME.features.of(moment.state, 0)
            assert net.value(features) == plain_value(given, features)


def test_a_file_that_was_written_can_be_read(tmp_path: Path) -> None:
    found = read(save(tmp_path / FILE), GAME.id, GAME.content_hash, GAME.features.names)
    assert found.record == {"games": 1}
    features = [1.5] * WIDTH
    assert found.net.value(features) == plain_value(weights(), features)


def test_what_counts_as_a_lead_lies_between_the_knots() -> None:
    found = Learned(Net(*weights()), [2], [1.0, 3.0, 7.0], {})
    assert [found.scale(left) for left in (-1.0, 0.0, 0.25, 0.5, 1.0, 2.0)] == [1, 1, 2, 3, 7, 7]


BAD: dict[str, tuple[dict[str, Any] | None, str]] = {
    "cut": (None, "can't be read"),
    "of another format": ({"format": 99}, "of format 99"),
    "of another game": ({"game": "skye"}, "was learned for 'skye'"),
    "of other content": ({"content": "feed"}, "learned with content 'feed'"),
    "from other features": ({"features": ["luck"]}, "other features"),
    "altered": ({"skip": [1.0] * WIDTH, "hash": "0"}, "altered"),
    "for nobody": ({"seats": []}, "for how many seats"),
    "of a wrong shape": ({"skip": [1.0]}, "wrong shape"),
    "with words for weights": ({"output": ["much"] * 6}, "wrong shape"),
    "without a number": ({"scales": [float("nan"), 1.0]}, "wrong shape"),
    "with more fields": ({"besides": 1}, "must have the fields"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_file_costs_one_line_and_the_advice_goes_on(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changes, reason = BAD[what]
    path = save(tmp_path / FILE, **(changes or {}))
    if changes is None:
        path.write_text(path.read_text(encoding="utf-8")[:200], encoding="utf-8")
    state = GAME.start({}, 2, 3)
    legal = state.legal(0)
    name = f"learned@{path}"
    assert get_bot(name, 1).choose(state.view(0), legal) == get_bot("greedy", 1).choose(
        state.view(0), legal
    )
    get_bot(name, 2).choose(state.view(0), legal)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert reason in lines[0]
    assert "hand-made advice" in lines[0]


@pytest.mark.parametrize("folder", ["a:b", "0:5", "run:2s"])
def test_the_path_of_a_file_may_have_colons(
    folder: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As on systems where disks have letters."""
    (tmp_path / folder).mkdir()
    path = save(tmp_path / folder / FILE)
    state = GAME.start({}, 2, 3)
    legal = state.legal(0)
    for name in (f"learned@{path}", f"learned@{path}:1", f"learned-search@{path}:9:5s"):
        assert file_of(name) == str(path)
        assert get_bot(name, 1).choose(state.view(0), legal) in legal
    assert capsys.readouterr().err == ""
    for name in (f"learned@{path}:0", f"learned@{path}:1:1", "learned@", "learned@:1", "greedy@a"):
        with pytest.raises(OptionError, match="is no bot"):
            get_bot(name, 1)


def test_a_file_that_is_too_large_or_missing_is_not_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "large").write_bytes(b" " * (LARGEST + 1))
    state = GAME.start({}, 2, 3)
    assert not values_of(GAME, str(tmp_path / "large")).knows(state)
    assert not values_of(GAME, str(tmp_path / "missing")).knows(state)
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_who_has_won_is_worth_more_than_who_is_ahead(tmp_path: Path) -> None:
    found = values_of(GAME, str(save(tmp_path / FILE)))
    end = playthrough(Case(GAME.id, 3, 0), 0).end
    outcome = end.outcome()
    assert outcome is not None
    best = max(range(3), key=lambda seat: found.of(end, seat))
    assert best in outcome.winners()


def test_where_seats_do_not_pay_each_other_the_own_value_counts() -> None:
    """In the middle of a game of the Dark Road, and when it is over, in the same units."""
    game = get_game("dark_road")
    assert not game.features.lead
    skip = [0.5 * weight for weight in game.features.advised]
    learned = Learned(Net(skip, [], [], []), [2], [1.0, 1.0], {})
    by = Values(game, [learned])
    state = game.start({}, 2, 4)
    bot = get_bot("random", 1)
    while movers := state.to_move():
        for seat in (0, 1):
            assert by.of(state, seat) == pytest.approx(0.5 * game.advice.value(state, seat))
        state.perform(movers[0], bot.choose(state.view(movers[0]), state.legal(movers[0])))
    outcome = state.outcome()
    assert outcome is not None
    assert by.of(state, 1) == pytest.approx(0.5 * outcome.scores[1])


def test_chances_are_shares_of_one(tmp_path: Path) -> None:
    found = values_of(GAME, str(save(tmp_path / FILE)))
    for moment in playthrough(Case(GAME.id, 3, 0), 0).some(10):
        chances = found.chances(moment.state)
        assert sum(chances) == pytest.approx(1.0)
        order = found.of_all(moment.state)
        assert chances.index(max(chances)) == order.index(max(order))


@for_every_game
def test_shipped_values_are_small_whole_and_for_this_content(game: Any) -> None:
    paths = files_in(game.features.folder)
    if not paths:
        pytest.skip("nothing was learned for this game yet")
    assert sum(path.stat().st_size for path in paths) < LARGEST
    known: set[int] = set()
    for path in paths:
        found = read(path, game.id, game.content_hash, game.features.names)
        assert found.record["games"] > 100
        assert path.name == file_name(found.seats)
        assert not known & set(found.seats), "two files for one number of seats"
        known |= set(found.seats)
        raw = json.loads(path.read_text(encoding="utf-8"))
        shipped = (raw["skip"], raw["hidden"], raw["starts"], raw["output"])
        for moment in playthrough(Case(game.id, 2, 0), 0).some(10):
            features = game.features.of(moment.state, 0)
            assert found.net.value(features) == plain_value(shipped, features)


@for_every_game
def test_features_have_names_and_change_nothing(game: Any) -> None:
    from lanternway.core import state_hash

    assert len(set(game.features.names)) == len(game.features.names)
    for moment in playthrough(Case(game.id, 2, 0), 0).some(15):
        for seat in range(2):
            found = game.features.of(moment.state, seat)
            assert len(found) == len(game.features.names)
            assert all(-1e4 < number < 1e4 for number in found)
        assert 0.0 <= game.features.left(moment.state) <= 1.0
        assert state_hash(moment.state) == moment.hash


@pytest.mark.parametrize("game_id", ["lantern_fair", "dark_road", "skye"])
def test_learning_begins_at_the_advice(game_id: str) -> None:
    """What the advice makes of the features is the advice."""
    game = get_game(game_id)
    for case in (Case(game_id, 2, 0), Case(game_id, 2, 1 if game_id == "skye" else 0)):
        for moment in playthrough(case, 0).some(20):
            for seat in range(2):
                value = game.advice.value(moment.state, seat)
                assert advised(game, moment.state, seat) == pytest.approx(value), moment.last


def test_in_treos_it_begins_at_the_advice_but_for_rivals() -> None:
    """The advice takes a part of the best rival's outlook off; what is learned compares all seats anyway.
    An open board is its zero, not a covered one."""
    from lanternway.games.treos.advice import RIVALS, holdings
    from lanternway.games.treos.worth import UNCOVERING, goals_of, scene_of

    game = get_game("treos")
    for moment in playthrough(Case("treos", 2, 0), 0).some(20):
        table: Any = moment.state
        scene = scene_of(table)
        for seat, rival in ((0, 1), (1, 0)):
            outlook = goals_of(table, scene, rival, False).outlook(table.spaces[rival], 0)
            taken_off = RIVALS * (holdings(table, scene, rival) + outlook)
            value = game.advice.value(table, seat) + taken_off - UNCOVERING
            assert advised(game, table, seat) == pytest.approx(value), moment.last


def advised(game: Game, state: State, seat: int) -> float:
    """What the advice makes of a seat's features."""
    features = game.features
    found = features.of(state, seat)
    return sum(one * weight for one, weight in zip(found, features.advised, strict=True))


def test_another_number_of_seats_keeps_the_advice(tmp_path: Path) -> None:
    found = values_of(GAME, str(save(tmp_path / FILE)))
    state = GAME.start({}, 4, 1)
    assert found.of(state, 1) == GAME.advice.value(state, 1)
    assert not found.knows(state)
    assert found.knows(GAME.start({}, 3, 1))


def test_tables_that_nothing_was_learned_for_keep_the_advice(tmp_path: Path) -> None:
    """Against the Private Concern: it plays by its own cards."""
    game = get_game("dark_road")
    state = game.start({"private_concern": "apprentice"}, 1, 1)
    net = Net([1.0] * len(game.features.names), [], [], [])
    found = Values(game, [Learned(net, [1, 2], [1.0, 1.0], {})])
    assert not found.knows(state)
    assert found.of(state, 0) == game.advice.value(state, 0)
    assert found.scale(state, 7.0) == 7.0


def test_a_bad_file_harms_only_its_own_number_of_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save(tmp_path / "values-2.json", seats=[2])
    save(tmp_path / "values-3.json", seats=[3], format=99)
    monkeypatch.setattr(GAME.features, "folder", tmp_path)
    monkeypatch.setattr(values, "_KNOWN", {})
    found = values_of(GAME, values.OWN)
    assert found.knows(GAME.start({}, 2, 1))
    assert not found.knows(GAME.start({}, 3, 1))
    assert "values-3.json" in capsys.readouterr().err


def test_a_file_is_called_by_its_seats() -> None:
    assert file_name([4, 3]) == "values-3-4.json"
    assert file_name([2]) == "values-2.json"
