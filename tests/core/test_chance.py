"""Chance is uniform, repeatable, provable and the only source of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lanternway.core import Chance, OutcomeError, commitment, fresh, key_from_seed
from lanternway.core.chance import number


def test_the_same_key_gives_the_same_numbers_everywhere() -> None:
    chance = fresh("a known seed", 2)
    assert [chance.draw(0, 6) for _ in range(8)] == [3, 1, 3, 0, 5, 0, 1, 1]
    assert chance.count == 8
    assert [chance.draw(1, 1000) for _ in range(3)] == [491, 459, 82]


def test_streams_do_not_disturb_each_other() -> None:
    alone = fresh(1, 3)
    mixed = fresh(1, 3)
    numbers = []
    for _ in range(20):
        mixed.draw(0, 6)
        numbers.append(mixed.draw(2, 52))
    assert numbers == [alone.draw(2, 52) for _ in range(20)]


@given(st.integers(0, 10**9), st.integers(2, 2**63))
def test_numbers_are_below_n(seed: int, n: int) -> None:
    value, counter = number(key_from_seed(seed), 0, 0, n)
    assert 0 <= value < n
    assert counter >= 1


def test_every_face_comes_equally_often() -> None:
    chance = fresh(3, 1)
    counts = [0] * 6
    for _ in range(12_000):
        counts[chance.draw(0, 6)] += 1
    expected = 2000
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < 20.5  # 5 degrees of freedom: 0.1 % beyond


def test_one_possibility_is_no_chance() -> None:
    chance = fresh(0, 1)
    assert chance.draw(0, 1) == 0
    assert chance.count == 0
    assert chance.counters == [0]


def test_take_removes_what_it_gives_and_keeps_the_order() -> None:
    chance = fresh(5, 1)
    pool = list(range(10))
    taken = [chance.take(0, pool) for _ in range(4)]
    assert sorted(taken + pool) == list(range(10))
    assert pool == sorted(pool)


def test_given_outcomes_come_first_and_then_the_stream_goes_on_as_if_drawn() -> None:
    plain, given_ = fresh(1, 1), fresh(1, 1)
    given_.known = {0: [5, 4]}
    assert [given_.draw(0, 6), given_.draw(0, 6)] == [5, 4]
    assert given_.draw(0, 6) == [plain.draw(0, 6) for _ in range(3)][-1]


def test_an_impossible_given_outcome_is_an_error() -> None:
    chance = fresh(1, 1)
    chance.known = {0: [6]}
    with pytest.raises(OutcomeError):
        chance.draw(0, 6)


def test_what_is_drawn_is_collected_while_somebody_listens() -> None:
    chance = fresh(1, 2)
    chance.drawn = []
    first, second = chance.draw(0, 6), chance.draw(1, 8)
    assert chance.drawn == [(0, first), (1, second)]


def test_a_clone_goes_its_own_way() -> None:
    chance = fresh(1, 1)
    chance.known = {0: [1, 2]}
    clone = chance.clone()
    assert clone.draw(0, 6) == 1
    assert chance.known == {0: [1, 2]}
    assert chance.count == 0


def test_rekeying_changes_the_future_only() -> None:
    chance: Chance = fresh(1, 1)
    chance.draw(0, 6)
    other = chance.clone()
    other.rekey(key_from_seed(99))
    assert other.count == chance.count
    assert [other.draw(0, 10**6) for _ in range(3)] != [chance.draw(0, 10**6) for _ in range(3)]


def test_seeds_of_different_kinds_are_different_keys() -> None:
    assert len({key_from_seed(seed) for seed in (1, "1", b"1")}) == 3
    key = key_from_seed(1)
    assert key_from_seed(key) == key
    assert commitment(key) != key.hex()
