"""Snapshots: a table as it stands, so that a long one opens without replaying all of it.

A snapshot is taken only where nobody can undo: folding the rows after it then gives back the way back too.
"""

import json
from array import array
from typing import Any, Final

import msgspec

from lanternway.core import Chance, DataError, Match, Origin, get_game, record
from lanternway.core.chance import mixed_key
from lanternway.server.log.changes import Created
from lanternway.server.log.rows import Row, encode
from lanternway.server.log.table import Consent, Table

EVERY: Final = 40
"""Moves between two snapshots, at least."""


def is_due(table: Table, last: int) -> bool:
    """Whether a snapshot is worth it, `last` being the row of the last one."""
    match = table.match
    if match is None or table.status != "playing" or table.seq - last < EVERY:
        return False
    return not any(match.can_undo(seat) for seat in range(match.seats))


def dump(table: Table) -> str:
    match = table.match
    assert match is not None
    state = match.state
    consent, hints = table.consent, table.hints
    return encode(
        {
            "at": table.at,
            "created": table.created,
            "setting": table.setting,
            "seats": [
                [seat.kind, seat.person, seat.name, seat.level, seat.away, seat.seed]
                for seat in table.seats
            ],
            "hushed": table.hushed,
            "hints": [hints.agreed, hints.helped, hints.used, list(hints.asked.items())],
            "harmed": table.harmed,
            "stood_in": [seat.stood_in for seat in table.seats],
            "numbers": table.counts,
            "moves": table.moves,
            "asked": table.prompted,
            "line": table.standing.tolist(),
            "left": table.clocks,
            "questions": table.consents,
            "question": None
            if consent is None
            else [consent.what, consent.seat, consent.moves, sorted(consent.agreed)],
            "vote": None if consent is None else [consent.absent, consent.voters],
            "state": state.to_snapshot(),
            "counters": state.chance.counters,
            "count": state.chance.count,
            "reveals": state.reveals,
            "start": match.origin.start_hash,
            "seeds": match.origin.seeds,
            "players": match.origin.players,
        }
    ).decode()


def restore(id_: str, seq: int, text: str, exact: bool = True) -> Table:
    """The table of a snapshot. DataError if its state does not fit this version of the game or, when it
    is to be `exact`, lacks something that an older version did not write."""
    data: dict[str, Any] = json.loads(text)
    table = Table(id_)
    setting = msgspec.convert(data["setting"], Created)
    table.apply(Row(seq=1, at=data["created"], change=setting))
    table.recent.clear()
    table.seq, table.at, table.status = seq, data["at"], "playing"
    for seat, (kind, person, name, level, away, seed) in zip(
        table.seats, data["seats"], strict=True
    ):
        seat.kind, seat.person, seat.name, seat.level = kind, person, name, level
        seat.away, seat.seed = away, seed
    for seat, stood_in in zip(table.seats, data.get("stood_in", ()), strict=False):
        seat.stood_in = stood_in
    table.hushed = data.get("hushed", False)
    hints = table.hints
    hints.agreed, hints.helped, used, asked = data.get("hints", (False, False, [], []))
    hints.used = [(seat, moves) for seat, moves in used]
    hints.asked = {seat: (count, longer) for seat, (count, longer) in asked}
    table.harmed = data.get("harmed", False)
    table.counts = tuple(data["numbers"])
    table.moves, table.prompted = data["moves"], data["asked"]
    table.standing = array("q", data["line"])
    table.clocks = tuple(data["left"])
    table.consents = data["questions"]
    if data["question"] is not None:
        what, asker, moves, agreed = data["question"]
        table.consent = Consent(table.consents, what, asker, moves)
        table.consent.agreed = set(agreed)
        table.consent.absent, table.consent.voters = data.get("vote") or (-1, [])
    table.match = _match(table.setting, data)
    lacking = table.match.state.to_snapshot().keys() - data["state"].keys()
    if exact and lacking:
        raise DataError("state", f"lacks {', '.join(sorted(lacking))}")
    return table


def _match(setting: Created, data: dict[str, Any]) -> Match:
    game = get_game(setting.game)
    record.check_rules(game, setting.rules, setting.engine)
    secret = bytes.fromhex(setting.secret)
    key = mixed_key(secret, data["seeds"])
    options = game.options.read(setting.options)
    state = game.from_data(data["state"], options, len(setting.seats))
    state.chance = Chance(key, list(data["counters"]), data["count"])
    state.reveals = data["reveals"]
    origin = Origin(
        options=options,
        seats=len(setting.seats),
        key=key,
        secret=secret,
        commitment=setting.commitment,
        seeds=data["seeds"],
        players=data["players"],
        deal=[],
        start_hash=data["start"],
        position=setting.position,
    )
    return Match.resume(game, origin, state)
