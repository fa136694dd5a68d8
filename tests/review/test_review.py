"""A review is the same for the same seed, adds up, finds what was thrown away, and sees nothing hidden."""

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from lanternway.core.errors import OptionError
from lanternway.core.registry import get_game
from lanternway.review.chances import Chances, fitted, shares
from lanternway.review.judging import Budget, judge
from lanternway.review.outline import Outliner
from lanternway.review.report import Review
from lanternway.review.reviewing import outline_of, review
from lanternway.review.walk import choices, steps
from tests.conformance.tables import GAMES
from tests.review.records import as_bytes, decisions, record_of, record_text

SMALL = "lantern_fair"


def whole(text: str, seats: list[int], seed: str = "0", workers: int = 1) -> Review:
    with ThreadPoolExecutor(workers) as pool:
        *_, made = review(text, seats, 24, seed, pool)
    return made


def test_the_same_seed_and_budget_give_the_same_review_whoever_works_on_it() -> None:
    text = record_text(SMALL, 3)
    one = whole(text, [0, 1, 2]).to_data()
    assert as_bytes(one) == as_bytes(whole(text, [0, 1, 2], workers=3).to_data())
    assert as_bytes(one) != as_bytes(whole(text, [0, 1, 2], seed="1").to_data())
    assert one["done"] == one["total"] > 0


def test_the_first_graph_waits_for_no_other() -> None:
    with ThreadPoolExecutor(1) as pool:
        grown = [
            (len(made.parts), made.done)
            for made in review(record_text(SMALL, 3), [0, 1, 2], 24, "0", pool)
        ]
    assert grown[:3] == [(1, 0), (2, 0), (3, 0)]
    assert all(done for _, done in grown[3:])


def test_a_seat_s_part_does_not_depend_on_who_else_is_looked_at() -> None:
    text = record_text(SMALL, 3)
    alone, among = whole(text, [1]), whole(text, [0, 1, 2])
    assert as_bytes(alone.parts[0].to_data()) == as_bytes(among.parts[1].to_data())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_judgment_is_the_same_when_what_was_hidden_is_dealt_anew(game_id: str) -> None:
    """Everything that is said about a decision comes from what its seat knew."""
    game = get_game(game_id)
    looked = 0
    for step in decisions(game_id, 3, every={SMALL: 5, "skye": 40}.get(game_id, 60)):
        seat = step.seat
        said: set[bytes] = set()
        for state in [step.before, *map(game.worlds(step.before.view(seat)).sample, (1, 2))]:
            found = judge(
                state.view(seat), choices(game, state, seat, step.action), step.action, 0,
                Budget(16), 5,
            )  # fmt: skip
            chances = Outliner(game, state.seats, seat, 5).of(state)
            said.add(as_bytes([found.to_data(), chances]))
        assert len(said) == 1
        looked += 1
    assert looked >= 3


@pytest.mark.parametrize("game_id", GAMES)
def test_luck_is_the_same_for_who_looks_when_what_was_hidden_is_dealt_anew(game_id: str) -> None:
    game = get_game(game_id)
    lucky = [step for step in steps(record_of(game_id, 3)) if step.drew and step.alone]
    assert lucky or game_id in (SMALL, "skye")  # there chance answers when secret choices come out
    for step in lucky[:: max(1, len(lucky) // 3)]:
        viewer = (step.seat + 1) % 3
        worlds = game.worlds(step.before.view(viewer))
        said = {
            as_bytes(Outliner(game, state.seats, viewer, 5).of(state, step.seat, step.action))
            for state in (step.before, worlds.sample(1), worlds.sample(2))
        }
        assert len(said) == 1


def test_luck_does_not_depend_on_gold_that_nobody_sees() -> None:
    """Skye draws tiles when the last one is done: who has how much gold stays hidden."""
    game = get_game("skye")
    drawn = next(
        step
        for step in steps(record_of("skye", 3))
        if step.drew and step.before.gold[1] != step.before.gold[2]  # type: ignore[attr-defined]
    )
    other = replace(drawn, before=drawn.before.clone())
    gold = other.before.gold  # type: ignore[attr-defined]
    gold[1], gold[2] = gold[2], gold[1]
    liner = Outliner(game, 3, 0, 5)
    assert liner.redrawn(drawn) == liner.redrawn(other)


def test_the_outline_ends_with_the_result_and_its_parts_add_up() -> None:
    text = record_text(SMALL, 3)
    state = list(steps(record_of(SMALL, 3)))[-1].after
    outcome = state.outcome()
    assert outcome is not None
    for part in whole(text, [0, 1, 2]).parts:
        points = part.outline.points
        assert points[-1].chances == shares(outcome)
        assert all(math.isclose(sum(point.chances), 1.0) for point in points)
        balance = part.balance()
        way = points[-1].chances[part.seat] - points[0].chances[part.seat]
        assert math.isclose(balance.own + balance.others + balance.luck, way, abs_tol=1e-9)


def test_without_chance_there_is_no_luck() -> None:
    drew = {step.line: step.drew for step in steps(record_of(SMALL, 3))}
    points = outline_of(record_text(SMALL, 3), 0, "0").points[1:]
    assert any(point.luck for point in points)
    assert not any(point.luck for point in points if not drew[point.line])


def test_giving_a_won_game_away_is_costly_and_winning_it_is_not() -> None:
    """At the last choice of a winner of Treos the search finds what won; to be done before is costly."""
    game = get_game("treos")
    *_, last = (step for step in steps(record_of("treos", 2)) if not step.after.to_move())
    options = choices(game, last.before, last.seat, last.action)
    done = next(action for action in options if action.text == "done")
    view = last.before.view(last.seat)
    gave_away = judge(view, options, done, last.line, Budget(80), 1)
    assert gave_away.mark == "costly"
    assert gave_away.sure
    assert gave_away.ideas[0].chance > 0.99
    won = judge(view, options, last.action, last.line, Budget(80), 1)
    assert (won.mark, won.cost) in {("", 0.0), ("find", 0.0)}


def test_what_was_played_is_always_among_the_ideas_and_the_line_begins_with_the_idea() -> None:
    for part in whole(record_text(SMALL, 3), [0, 1, 2]).parts:
        for judgment in part.judgments:
            assert judgment.played in [idea.action for idea in judgment.ideas]
            assert judgment.cost >= 0.0
            chances = [idea.chance for idea in judgment.ideas]
            assert chances == sorted(chances, reverse=True)
            for idea in judgment.ideas:
                assert idea.line[0] == f"{judgment.seat} {idea.action}"


def test_every_game_of_the_package_has_its_scales() -> None:
    for game_id in set(GAMES) - {SMALL}:
        game = get_game(game_id)
        assert {int(seats) for seats in fitted()[game_id]} <= set(game.seats)
        assert all(min(scales) > 0.0 for scales in fitted()[game_id].values())
        for seats in (2, 4):
            state = game.start({}, seats, 1)
            assert math.isclose(sum(Chances(game, state.seats).of(state)), 1.0)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with ThreadPoolExecutor(1) as pool, pytest.raises(OptionError, match="no seat 7"):
        list(review(record_text(SMALL, 3), [7], 24, "0", pool))
