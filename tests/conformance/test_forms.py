"""Obligations 9 and 6: states, actions and games as text, there and back."""

import copy
import json
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path

import pytest

from lanternway.core import (
    DataError,
    Game,
    Match,
    OptionError,
    oneline,
    record,
    state_hash,
    to_text,
)
from tests.conformance.tables import (
    CASES,
    LONG,
    Case,
    choose_move,
    for_every_game,
    for_every_table,
    playthrough,
    seeds,
)

ROOT = Path(__file__).parents[2]


@for_every_table
@seeds
def test_a_state_comes_back_from_its_data(case: Case, seed: int) -> None:
    game = playthrough(case, seed)
    for state, moment in [(m.state, m) for m in game.some(20)] + [(game.end, None)]:
        where = "the end" if moment is None else game.where(moment)
        text = to_text(state.to_data())
        back = case.from_data(json.loads(text))
        assert to_text(back.to_data()) == text, where
        assert back.to_move() == state.to_move(), where
        for seat in range(case.seats):
            assert back.legal(seat) == state.legal(seat), f"seat {seat}: {where}"
        for seat in range(-1, case.seats):
            assert back.view(seat).data == state.view(seat).data, f"seat {seat}: {where}"
        if moment is not None:
            forward = state.clone()
            back.chance = forward.chance.clone()
            forward.apply(moment.seat, moment.action)
            back.apply(moment.seat, moment.action)
            assert to_text(back.to_data()) == to_text(forward.to_data()), where


@for_every_table
@seeds
def test_a_state_comes_back_from_its_line_and_goes_on_alike(case: Case, seed: int) -> None:
    game = playthrough(case, seed)
    for moment in game.some(10):
        line = oneline.write(case.game, case.options, case.seats, moment.state)
        assert len(line.split()) == 1, game.where(moment)
        back = oneline.read(line)
        assert oneline.of(back) == line, game.where(moment)
        forward = moment.state.clone()
        forward.apply(moment.seat, moment.action)
        back.act(moment.seat, moment.action)
        assert to_text(back.state.to_data()) == to_text(forward.to_data()), game.where(moment)
        assert back.state.chance.counters == forward.chance.counters, game.where(moment)


@for_every_game
def test_a_bad_line_says_what_is_wrong(game: Game) -> None:
    line = oneline.of(Match.deal(game, {}, 2, 3))
    *head, rest = line.split(":")
    head[4] = "0" * 16
    for bad, why in (
        ("", "is not lanternway:1:GAME"),
        (line.replace(":1:", ":2:", 1), "format 2"),
        (line[:-9], "cut off"),
        (line[:-9] + "!" * 9, "can't be read"),
        (":".join([*head, rest]), "not that of its hash"),
    ):
        with pytest.raises(DataError, match=why):
            oneline.read(bad)
    with pytest.raises(OptionError, match="there is no game"):
        oneline.read(line.replace(game.id, "chess", 1))


@for_every_game
def test_every_action_comes_back_from_its_notation_index_and_pickle(game: Game) -> None:
    catalogue = game.catalogue
    assert len(catalogue.actions) < 2000
    for index, action in enumerate(catalogue.actions):
        assert action.index == index
        assert catalogue.parse(action.text) is action
        assert catalogue.parse(f"  {action.text}  ") is action
        assert copy.deepcopy(action) is action
        assert pickle.loads(pickle.dumps(action)) is action
        assert action.text == action.text.strip(), repr(action.text)
        assert "\t" not in action.text, repr(action.text)
        assert all(":" in target for target in action.targets())


@for_every_game
def test_every_family_has_a_clause_of_the_game_or_that_of_its_questions(game: Game) -> None:
    for family in game.catalogue.families:
        assert family.clause in ("", *game.clauses), f"{family.verb}: {family.clause}"
    assert len(set(game.clauses)) == len(game.clauses)


@for_every_game
def test_variants_use_every_option_and_the_first_is_the_default_game(game: Game) -> None:
    variants = [game.options.read(variant) for variant in game.variants]
    defaults = game.options.read({})
    assert variants[0] == defaults
    for option in game.options.options:
        values = {to_text(variant[option.name]) for variant in variants}
        assert len(values) > 1, f"no variant changes the option {option.name}"


@for_every_game
def test_wrong_options_and_seats_are_refused(game: Game) -> None:
    for seats in (game.seats.start - 1, game.seats.stop, 0, -1):
        with pytest.raises(OptionError):
            game.start({}, seats, 0)
    with pytest.raises(OptionError):
        game.start({"no-such-option": 1}, game.seats.start, 0)
    for option in game.options.options:
        with pytest.raises(OptionError):
            game.start({option.name: "no-such-value"}, game.seats.start, 0)


def random_match(case: Case, seed: int) -> Match:
    """A match, of a long game the first part, in which commitments are sometimes taken back."""
    choose = random.Random(f"match/{case}/{seed}")
    match = Match.deal(case.game, case.options, case.seats, f"match/{case}/{seed}")
    while match.state.to_move() and len(match.entries) < LONG:
        idle = [s for s in range(case.seats) if s not in match.state.to_move()]
        back = [(s, a) for s in idle for a in match.state.legal(s)]
        if back and choose.random() < 0.1:
            match.act(*choose.choice(back))
        else:
            match.act(*choose_move(match.state, choose))
    return match


@for_every_table
@seeds
def test_replaying_the_record_gives_the_same_hashes(case: Case, seed: int) -> None:
    match = random_match(case, seed)
    text = record.dump(match)
    again = record.load(text)
    assert [entry.hash for entry in again.entries] == [entry.hash for entry in match.entries]
    assert to_text(again.state.to_data()) == to_text(match.state.to_data())
    assert record.dump(again) == text
    record.verify(record.parse(text))


def hashes_of(case: Case, seed: int) -> list[str]:
    """What another process must find, too."""
    choose = random.Random(seed)
    state = case.start(f"process/{seed}")
    hashes = [state_hash(state)]
    while state.to_move() and len(hashes) < 100:
        seat = state.to_move()[0]
        state.perform(seat, choose.choice(state.legal(seat)))
        hashes.append(state_hash(state))
    return hashes


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    cases = CASES[:: max(1, len(CASES) // 15)]
    script = (
        "import tests.conftest\n"
        "from tests.conformance.test_forms import CASES, hashes_of\n"
        "from tests.conformance.tables import Case\n"
        f"for name in {[(c.game_id, c.seats, c.variant) for c in cases]!r}:\n"
        "    print(' '.join(hashes_of(Case(*name), 7)))\n"
    )
    environment = os.environ | {"PYTHONHASHSEED": "12345", "PYTHONPATH": str(ROOT)}
    environment.pop("PYTEST_CURRENT_TEST", None)
    ran = subprocess.run(
        [sys.executable, "-c", script],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    for case, line in zip(cases, ran.stdout.splitlines(), strict=True):
        assert line.split() == hashes_of(case, 7), case


@for_every_table
def test_nothing_touches_the_global_generator(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a game used a generator of its own")

    choose = random.Random(3)
    actions = 0
    before = random.getstate()
    for name in ("random", "randrange", "randint", "choice", "shuffle", "sample", "seed"):
        monkeypatch.setattr(random, name, refuse)
    monkeypatch.setattr(os, "urandom", refuse)
    state = case.start(3)
    while state.to_move() and actions < LONG:
        seat, action = choose_move(state, choose)
        state.apply(seat, action)
        actions += 1
    case.game.worlds(state.view(0)).sample(1)
    assert random.getstate() == before
