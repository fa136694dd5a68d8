"""A match keeps the record and takes steps back; a record replays, verifies and cannot be bent."""

import json

import pytest

from lanternway.core import Match, NotationError, Refusal, record, state_hash
from tests.smallgame import GAME


def match_on_turn() -> Match:
    match = Match.deal(GAME, {}, 2, 11)
    match.act(0, "bid 3")
    match.act(1, "bid 1")
    assert match.state.to_move() == [0]
    return match


def steps_with_oil() -> Match:
    """A match in which seat 0 can pour at least twice."""
    for seed in range(100):
        match = Match.deal(GAME, {}, 2, seed)
        match.act(0, "bid 3")
        match.act(1, "bid 1")
        if match.state.to_data()["seats"][0]["oil"] >= 5:
            return match
    raise AssertionError("no die shows five")


def test_steps_without_chance_or_reveal_can_be_taken_back() -> None:
    match = steps_with_oil()
    start = state_hash(match.state)
    match.act(0, "pour")
    middle = state_hash(match.state)
    match.act(0, "pour")
    assert match.can_undo(0) == 2
    assert match.can_undo(1) == 0
    assert match.undo(0) == 1
    assert state_hash(match.state) == middle
    assert match.undo(0, 5) == 1
    assert state_hash(match.state) == start


def test_a_fork_goes_back_and_on_without_touching_the_match_it_came_from() -> None:
    match = steps_with_oil()
    start = state_hash(match.state)
    match.act(0, "pour")
    match.act(0, "pour")
    here = state_hash(match.state)
    one, two = match.fork(), match.fork()
    assert one.undo(0, 2) == 2
    one.act(0, "pour")
    assert two.undo(0, 2) == 2
    assert state_hash(two.state) == start
    assert state_hash(match.state) == here
    assert match.undo(0, 2) == 2
    assert state_hash(match.state) == start
    assert len(one.entries) == len(match.entries) + 1


def test_a_shown_card_is_a_barrier() -> None:
    match = steps_with_oil()
    match.act(0, "pour")
    card = match.state.to_data()["seats"][0]["hand"][0]
    match.act(0, f"light {card}")
    assert match.can_undo(0) == 0


def test_a_refused_action_is_not_written_down() -> None:
    match = match_on_turn()
    before = state_hash(match.state)
    with pytest.raises(Refusal) as caught:
        match.act(1, "done")
    assert caught.value.clause == "LF-3.1"
    with pytest.raises(NotationError):
        match.act(0, "dane")
    assert len(match.entries) == 2
    assert state_hash(match.state) == before


def finished() -> Match:
    match = Match.deal(GAME, {"rounds": 2}, 2, "finished")
    while match.state.to_move():
        seat = match.state.to_move()[0]
        match.act(seat, match.state.legal(seat)[-1])
    return match


def test_a_record_comes_back() -> None:
    text = record.dump(finished())
    again = record.load(text)
    assert record.dump(again) == text
    assert again.state.is_over()
    record.verify(record.parse(text))


def test_without_the_secret_only_replay_is_possible() -> None:
    text = record.dump(finished(), reveal=False)
    found = record.parse(text)
    assert found.secret is None
    assert record.replay(found).state.is_over()
    with pytest.raises(record.RecordError, match="not revealed"):
        record.verify(found)


def lines_of_record() -> list[str]:
    return record.dump(finished()).splitlines()


def refused(lines: list[str], match: str) -> None:
    with pytest.raises(record.RecordError, match=match):
        record.load("\n".join(lines) + "\n")


def test_a_record_that_was_cut_off_is_refused() -> None:
    lines = lines_of_record()
    refused(lines[:-1], "cut off")
    refused(lines[:-3] + lines[-1:], "actions")
    refused([], "header")


def test_a_record_with_lines_swapped_or_edited_is_refused() -> None:
    lines = lines_of_record()
    swapped = [lines[0], lines[2], lines[1], *lines[3:]]
    refused(swapped, "line 2")
    seat, notation, outcomes, hash_ = lines[1].split("\t")
    refused([lines[0], f"{seat}\tbid 0\t{outcomes}\t{hash_}", *lines[2:]], "line 2")
    refused([lines[0], f"{seat}\t{notation}\t{outcomes}\t{'0' * 16}", *lines[2:]], "line 2")
    refused([lines[0], f"{seat}\tbd 4\t{outcomes}\t{hash_}", *lines[2:]], "did you mean")


def test_a_record_of_a_newer_version_says_so() -> None:
    lines = lines_of_record()
    header = json.loads(lines[0])
    header["lanternway-record"] = 99
    refused([json.dumps(header), *lines[1:]], "newer version")


def test_a_record_with_a_changed_player_breaks_the_seal() -> None:
    lines = lines_of_record()
    header = json.loads(lines[0])
    header["players"] = ["somebody", "else"]
    refused([json.dumps(header, ensure_ascii=False), *lines[1:]], "seal")


def test_a_record_that_names_no_game_of_ours_is_refused() -> None:
    lines = lines_of_record()
    header = json.loads(lines[0])
    header["game"] = "lantern_far"
    refused([json.dumps(header), *lines[1:]], "lantern_fair")
