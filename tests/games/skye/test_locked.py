"""What lies on the table for a question and cannot be had says why."""

import random

import pytest

from lanternway.games.skye import GAME, stages
from lanternway.games.skye.actions import ADVANCE
from lanternway.games.skye.agenda import Advance
from lanternway.games.skye.rules import tracks
from lanternway.games.skye.state import Table
from lanternway.server import offers


@pytest.mark.parametrize("journeyman", [False, True])
def test_what_is_too_dear_says_so(journeyman: bool) -> None:
    """SK-4.3, SK-9.6, SK-9.7: each tile of others is for sale or locked with its price, and so is each
    track that may be advanced, also when the seat can pay for none of them."""
    choose = random.Random(3)
    dear = {"buy": 0, "advance": 0}
    for seed in range(6):
        table = GAME.start({"journeyman": journeyman}, 3, seed)
        assert isinstance(table, Table)
        while table.to_move():
            seat = table.to_move()[0]
            legal = table.legal(seat)
            asked = table.agenda[-1] if table.agenda else None
            buying = asked is None and table.stage in (stages.BUY, stages.BUY_AGAIN)
            locked = {one.notation: one for one in offers.locked(table, seat, legal)}
            assert not locked.keys() & {action.text for action in legal}
            if buying:
                for slot, tile in enumerate(table.drawn):
                    if not tile or slot // 3 == seat or f"buy {tile}" in map(str, legal):
                        continue
                    one = locked[f"buy {tile}"]
                    assert (one.why, one.clause) == ("skye-why-buy-gold", "SK-4.3")
                    assert one.why_args == {"gold": table.price[slot], "has": table.gold[seat]}
                    dear["buy"] += 1
            if isinstance(asked, Advance):
                for track, action in enumerate(ADVANCE.actions):
                    cost = tracks.cost(table, seat, track, asked.cause, asked.tile)
                    if cost > table.gold[seat]:
                        assert locked[action.text].why == "skye-why-advance-gold"
                        dear["advance"] += 1
            table.perform(seat, choose.choice(legal))
    assert dear["buy"] > 50, dear
    assert dear["advance"] > 0 or not journeyman, dear
