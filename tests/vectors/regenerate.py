"""Play the kept records again, by the rules of now: `python -m tests.vectors.regenerate`.

Only for a change of rules or content before the first release; afterward what was recorded stays true.
"""

import gzip
from pathlib import Path

from lanternway.bots import get_bot
from lanternway.core import Match, get_game, record

RECORDS = Path(__file__).parent / "records"


def played_again(kept: record.Record) -> str:
    """A game of greedy bots at the same table, with the same secret and seeds."""
    assert kept.secret is not None
    match = Match.deal(
        get_game(kept.game),
        kept.options,
        kept.seats,
        bytes.fromhex(kept.secret),
        kept.seeds,
        kept.players,
    )
    bots = [get_bot("greedy", f"kept/{seat}") for seat in range(kept.seats)]
    while movers := match.state.to_move():
        state = match.state
        match.act(movers[0], bots[movers[0]].choose(state.view(movers[0]), state.legal(movers[0])))
    return record.dump(match)


def main() -> None:
    for file in sorted(RECORDS.glob("*.record.gz")):
        kept = record.parse(gzip.decompress(file.read_bytes()).decode())
        file.write_bytes(gzip.compress(played_again(kept).encode(), 9, mtime=0))
        print(file.name)


if __name__ == "__main__":
    main()
