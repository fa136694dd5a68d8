"""What bots think: the last planner sees what the others see, and nobody is liked for who they are."""

import inspect
import random
import tomllib
from pathlib import Path

import pytest

from lanternway.core import get_game, position
from lanternway.games.treos import advice, goals, worth
from lanternway.games.treos.advice import priors, value
from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.state import Table
from tests.games.positions import FILES, read

GAME = get_game("treos")
PARTS = ("bid", "morning", "midday", "evening")


def do(table: Table, seat: int, notation: str) -> None:
    table.apply(seat, GAME.catalogue.parse(notation))


def planned(seed: int, fate: str, last: bool) -> float:
    """What a seat thinks of its plan, once ready, with its fifth card kept or dropped."""
    table = GAME.start({}, 2, seed)
    assert isinstance(table, Table)
    for seat in (1, 0) if last else (0, 1):
        for part, card in zip(PARTS, table.hands[seat], strict=False):
            do(table, seat, f"{part} {card}")
        do(table, seat, f"{fate} {table.hands[seat][0]}")
        do(table, seat, "symbol evening")
        if seat == 0 and not last:
            break
    return value(table, 0)


@pytest.mark.parametrize("seed", range(12))
def test_the_last_planner_knows_what_a_kept_card_is_worth(seed: int) -> None:
    first = planned(seed, "keep", False) - planned(seed, "drop", False)
    last = planned(seed, "keep", True) - planned(seed, "drop", True)
    assert first == pytest.approx(last)
    assert first != 0


def test_bots_lay_a_plan_in_one_order_and_let_nothing_go() -> None:
    table = GAME.start({}, 2, 1)
    assert isinstance(table, Table)
    choose = random.Random(1)
    for _ in range(3000):
        movers = table.to_move()
        if not movers:
            return
        seat = movers[0]
        legal = table.legal(seat)
        looks = [one for one, prior in zip(legal, priors(table, seat, legal), strict=True) if prior]
        assert looks, "there is always something worth a look"
        table.perform(seat, choose.choice(looks))
    assert table.day > 20, "nothing is done in circles"


def test_no_price_is_for_a_character_a_seat_or_a_side() -> None:
    """Abilities may count where a rule names them, but nobody gets a number of their own."""
    words = (*CHARACTERS, "seat", "side_s", "side_n", "red", "yellow", "purple", "green")
    prices = tomllib.loads((Path(advice.__file__).parent / "advice.toml").read_text("utf-8"))
    for name, price in prices.items():
        assert not name.startswith(words)
        assert not isinstance(price["value"], dict), f"{name} has a number for each of something"
    for module in (advice, goals, worth):
        source = inspect.getsource(module)
        assert "seat ==" not in source.replace("frame.seat == seat", "").replace(
            "winner == seat", ""
        )


@pytest.mark.parametrize("seed", range(6))
def test_value_does_not_depend_on_where_one_is_seated(seed: int) -> None:
    """The same table with the seats exchanged: the same worth for the same character."""
    table = GAME.start({}, 3, seed)
    data = table.to_data()
    order = [2, 0, 1]
    data["seats"] = [data["seats"][old] for old in order]
    other = GAME.from_data(data, GAME.options.read({}), 3)
    assert isinstance(table, Table)
    assert isinstance(other, Table)
    for new, old in enumerate(order):
        assert value(other, new) == pytest.approx(value(table, old))


def test_bots_that_play_on_many_maps_remember_only_the_last_few() -> None:
    """Or a process that thinks for many tables grows with every map that it has seen."""
    tables = [GAME.start({}, 2, seed) for seed in range(3 * worth.BOARDS)]
    for table in tables:
        assert isinstance(table, Table)
        value(table, 0)
    assert len({id(table.board) for table in tables if isinstance(table, Table)}) > worth.BOARDS
    assert len(worth._MEMORIES) == worth.BOARDS


def test_the_last_hop_is_worth_a_look_also_after_a_hop_on_the_way() -> None:
    """A hop on from a hop leads back; the hop from a portal that was just discovered ends the move."""
    where = next(path for path in FILES if path.name == "3.9-portal-last-hop.yaml")
    table = position.table(read(where))
    assert isinstance(table, Table)
    for text in ("step N", "hop h3", "go a7"):
        do(table, 0, text)
    legal = table.legal(0)
    assert [action.text for action in legal] == ["hop a6", "hop h3", "done"]
    assert table.turns[0].hopped
    assert GAME.advice.worth_a_look(table, 0, legal) == legal
