"""The match of a table, made from what its rows say: the start, and the moves one after the other. What is
played must come out as it was stored."""

from lanternway import __version__
from lanternway.core import Game, Match, get_game, oneline
from lanternway.core import record as records
from lanternway.server.log.changes import Created, Moved, Started


def start_match(setting: Created, started: Started) -> Match:
    """The match of a table that has started. Outcomes come from the log; the key only serves what comes."""
    game = get_game(setting.game)
    records.check_rules(game, setting.rules, setting.engine)
    secret = bytes.fromhex(setting.secret) if setting.secret else None
    committed, seeds, players = setting.commitment, started.seeds, started.players
    if setting.position:
        match = oneline.begin(setting.position, secret, committed, seeds, players)
    else:
        deal = records.read_outcomes(game, started.deal, 1)
        seats = len(setting.seats)
        match = Match.redeal(game, setting.options, seats, deal, secret, committed, seeds, players)
    if match.origin.start_hash != started.start:
        raise records.RecordError(1, f"the set-up differs{other_content(setting)}")
    return match


def other_content(setting: Created) -> str:
    """Why an old table may not fit: made by another engine or with other content."""
    here = get_game(setting.game).content_hash
    if here == setting.content and __version__ == setting.engine:
        return ""
    return (
        f" (made with content {setting.content} by {setting.engine};"
        f" here is {here} and {__version__})"
    )


def replay_move(match: Match, seq: int, moved: Moved) -> None:
    """Play the move of row `seq`; it must have just the outcomes and the hash that stand there."""
    records.step(match, record_line(match.game, seq, moved), seq)
    forget_entries(match)


def record_line(game: Game, seq: int, moved: Moved) -> records.Line:
    """The line of the record of the move of row `seq`."""
    line = moved.line
    outcomes = records.read_outcomes(game, line.outcomes, seq)
    return records.Line(line.seat, line.notation, outcomes, line.hash)


def forget_entries(match: Match) -> None:
    """The store has the record: keep in memory what undo may take off."""
    keep = max((match.can_undo(seat) for seat in range(match.seats)), default=0)
    del match.entries[: len(match.entries) - keep]
