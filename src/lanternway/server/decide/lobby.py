"""Before and after a game: making a table, joining, leaving, starting, playing again."""

from lanternway.core import Match, get_game, oneline
from lanternway.core import record as records
from lanternway.messages.client import FillSeat, GiveSeed, Join
from lanternway.server.commands import OfferRematch
from lanternway.server.decide.draft import Decision, Draft
from lanternway.server.decide.seats import AWAY, check_level
from lanternway.server.errors import impossible, not_here
from lanternway.server.log.changes import (
    Closed,
    Created,
    Filled,
    Joined,
    Left,
    Rematched,
    Seeded,
    Started,
)
from lanternway.server.log.clocks import Downtimes
from lanternway.server.log.table import Table
from lanternway.server.store import PersonRow


def new_draft(id_: str, setting: Created, person: str, now: float, downtimes: Downtimes) -> Draft:
    """A draft that begins a table."""
    table = Table(id_)
    table.counts = (0,) * (len(setting.seats) + 1)
    draft = Draft(table, now, downtimes, person)
    draft.add(setting)
    return draft


def new_table(
    id_: str, setting: Created, person: str, seed: str | None, now: float, downtimes: Downtimes
) -> Decision:
    """The first rows of a table; it begins at once if it should and nobody is waited for."""
    draft = new_draft(id_, setting, person, now, downtimes)
    if seed is not None:
        for seat in draft.table.seats_of(person):
            draft.add(Seeded(seed=seed), seat)
    begin_if_full(draft)
    return draft.decision()


def join(draft: Draft, command: Join, person: PersonRow) -> None:
    check_open(draft.table)
    seat = free_seat(draft.table, command.seat, person.id)
    draft.add(Joined(person=person.id, name=person.name), seat)
    if command.seed is not None:
        draft.add(Seeded(seed=command.seed), seat)
    begin_if_full(draft)


def fill(draft: Draft, command: FillSeat) -> None:
    check_open(draft.table)
    check_level(command.level)
    draft.add(Filled(level=command.level), free_seat(draft.table, command.seat))
    begin_if_full(draft)


def leave(draft: Draft, person: PersonRow) -> None:
    """Get up, or say no to an invitation."""
    table = draft.table
    kept = table.invited(person.id)
    if table.status == "open" and kept:
        for seat in kept:
            draft.add(Left(name=person.name, level=AWAY), seat)
        return
    mine = [seat for seat in table.seats_of(person.id) if not table.seats[seat].away]
    if not mine or table.status not in ("open", "playing"):
        raise not_here()
    if table.status == "open" and table.setting.owner == person.id:
        draft.add(Closed(), mine[0])
        return
    for seat in mine:
        draft.add(Left(name=table.seats[seat].name, level=AWAY), seat)


def give_seed(draft: Draft, command: GiveSeed, person: PersonRow) -> None:
    check_open(draft.table)
    for seat in draft.table.seats_of(person.id):
        draft.add(Seeded(seed=command.seed), seat)


def start(draft: Draft) -> None:
    if not is_full(draft.table):
        raise impossible("server-why-open-seats", "there are free seats")
    begin(draft)


def close(draft: Draft) -> None:
    check_open(draft.table)
    draft.add(Closed())


def host_close(draft: Draft) -> None:
    """Whatever is played there ends without a result."""
    if draft.table.status not in ("open", "playing"):
        raise impossible("server-why-not-playing", "this table is over or closed already")
    draft.add(Closed())


def offer_rematch(draft: Draft, command: OfferRematch, person: PersonRow) -> None:
    if draft.table.rematch is not None:
        raise impossible("server-why-rematch", "there is a new table already")
    draft.add(Rematched(table=command.new_table), draft.table.seats_of(person.id)[0])


def begin_if_full(draft: Draft) -> None:
    if draft.table.setting.begin and is_full(draft.table):
        begin(draft)


def begin(draft: Draft) -> None:
    """Deal, or lay out the position that is gone on from. The key is
    the server's secret mixed with the players' seeds, if they gave any."""
    table = draft.table
    check_open(table)
    setting = table.setting
    game = get_game(setting.game)
    seeds = [seat.seed for seat in table.seats]
    if not any(seeds):
        seeds = []
    secret = bytes.fromhex(setting.secret)
    players = [seat.name for seat in table.seats]
    if setting.position:
        match = oneline.begin(setting.position, secret, setting.commitment, seeds, players)
    else:
        match = Match.deal(game, setting.options, len(table.seats), secret, seeds, players)
    change = Started(
        deal=records.write_outcomes(game, match.origin.deal),
        start=match.origin.start_hash,
        seeds=seeds,
        players=players,
    )
    draft.add(change, match=match)


def check_open(table: Table) -> None:
    if table.status != "open":
        raise impossible("server-why-begun", "this table has begun")


def free_seat(table: Table, wanted: int | None, person: str = "") -> int:
    """The wanted seat; else the one that is kept for the person, else one that is kept for nobody."""
    free = [place for place, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free or (wanted is not None and wanted not in free):
        raise impossible("server-why-taken", "there is no such free seat")
    if wanted is not None:
        return wanted
    unkept = [place for place in free if table.seats[place].invited is None]
    return (table.invited(person) + unkept + free)[0]


def is_full(table: Table) -> bool:
    return all(seat.kind != "open" for seat in table.seats)
