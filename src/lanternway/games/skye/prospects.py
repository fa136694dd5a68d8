"""What a person could add up before deciding: where tiles fit, what they would score now, how far it is
to walk. Sums for pages; nothing here knows more than the seat that decides."""

from typing import TYPE_CHECKING, Any

from lanternway.games.skye import stages, walk
from lanternway.games.skye.actions import HIGHEST_PRICE
from lanternway.games.skye.agenda import WAYPOINT
from lanternway.games.skye.board import TRACKS
from lanternway.games.skye.content import CONTENT, COUNTS
from lanternway.games.skye.rules import plan, pricing, tokens, tracks
from lanternway.games.skye.rules.score import places_of_round
from lanternway.games.skye.scoring import points_of
from lanternway.games.skye.tables import FITS, TILE_WORDS, cell_x, cell_y

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table

_GOLD = COUNTS.index("gold")
_WALK = (stages.PLAN, stages.JOURNEY)


def prospects(seen: "Table", seat: int) -> dict[str, Any]:
    """For a seat that decides now. `seen` is a copy of the table that may be changed."""
    found = {} if seen.agenda else _of_stage(seen, seat)
    if seen.setting.journeyman and seen.tokens[seat]:
        found["tokens"] = _tokens(seen, seat)
    return found


def _of_stage(seen: "Table", seat: int) -> dict[str, Any]:
    """For what the stage asks."""
    found: dict[str, Any] = {}
    if seen.stage is stages.BUILD and seen.pick_tile[seat]:
        gains = placements(seen, seat, seen.pick_tile[seat])
        cell = seen.pick_cell[seat]
        if cell:
            found["turns"] = {str(turns): gain for turns, gain in gains[cell].items()}
        else:
            found["cells"] = {_where(cell): _best(turns) for cell, turns in gains.items()}
    else:
        gains_of = {tile: placements(seen, seat, tile) for tile in _tiles(seen, seat)}
        found["fits"] = {str(tile): _fits(gains) for tile, gains in gains_of.items()}
        if seen.stage is stages.PRICE:
            own = _drawn(seen, seat)
            found["pricing"] = _pricing(seen, seat, len(own))
            found["places"] = {
                str(tile): {_where(cell): _best(turns)[0] for cell, turns in gains_of[tile].items()}
                for tile in own
            }
    if seen.setting.journeyman and seen.stage in _WALK:
        found.update(_journey(seen, seat))
    return found


def _tiles(seen: "Table", seat: int) -> list[int]:
    """The tiles that the seat's decision is about. What is left of the gold after pricing buys rivals'."""
    if seen.stage is stages.PRICE:
        return [tile for tile in seen.drawn if tile]
    if seen.stage in stages.TRADING:
        own = range(seat * 3, seat * 3 + 3)
        return [tile for slot, tile in enumerate(seen.drawn) if tile and slot not in own]
    return list(seen.hands[seat]) if seen.stage is stages.BUILD else []


def _drawn(seen: "Table", seat: int) -> list[int]:
    """The tiles that the seat prices."""
    return [tile for tile in seen.drawn[seat * 3 : seat * 3 + 3] if tile]


def _where(cell: int) -> str:
    return f"{cell_x(cell)},{cell_y(cell)}"


def _pricing(seen: "Table", seat: int, tiles: int) -> dict[str, Any]:
    """What all the seat's prices together must keep to: how many tiles are axed, whether all may be spared,
    and the highest price there is."""
    return {
        "axes": pricing.axes(tiles, seen.gold[seat]),
        "spare": pricing.may_spare(seen, seat, tiles),
        "highest": HIGHEST_PRICE,
    }


def _best(turns: dict[int, int]) -> list[int]:
    """[the most a cell can score, how often the tile is turned for it]."""
    best = max(turns, key=lambda turn: (turns[turn], -turn))
    return [turns[best], best]


def _fits(gains: dict[int, dict[int, int]]) -> list[int]:
    """[places where a tile fits, the best it would score there]."""
    return [len(gains), max((max(turns.values()) for turns in gains.values()), default=0)]


def placements(seen: "Table", seat: int, tile: int) -> dict[int, dict[int, int]]:
    """By cell, then turns: what the scoring tiles of this round would give the seat more than now."""
    land = seen.lands[seat]
    before = _score(seen, seat)
    fits = FITS[tile]
    found: dict[int, dict[int, int]] = {}
    for cell, around in land.frontier.items():
        for turns in range(4):
            if fits[around] >> turns & 1:
                trial = land.clone()
                trial.place(tile, cell, turns)
                seen.lands[seat] = trial
                found.setdefault(cell, {})[turns] = _score(seen, seat) - before
    seen.lands[seat] = land
    return found


def _score(seen: "Table", seat: int) -> int:
    """What the round's scoring tiles give the seat now, but for gold, which no tile changes."""
    points = 0
    for place in places_of_round(seen.seats, seen.round):
        tile = seen.setting.scoring[place]
        if CONTENT.scoring[tile].counts != _GOLD:
            points += points_of(seen, tile)[seat]
    return points


def _tokens(seen: "Table", seat: int) -> dict[str, list[int]]:
    """By tile and side: [tiles that a road token there would join to the castle, gold that they would bring
    each round, points of this round]."""
    land = seen.lands[seat]
    before = _score(seen, seat)
    found: dict[str, list[int]] = {}
    for action in tokens.edges(seen, seat):
        tile, east_or_south = action.args
        trial = land.clone()
        trial.place_token(trial.tile_number(tile), east_or_south + 1)
        seen.lands[seat] = trial
        joined = trial.joined().bit_count() - land.joined().bit_count()
        words = action.words()
        found[f"{words['tile']} {words['side']}"] = [
            joined,
            trial.income() - land.income(),
            _score(seen, seat) - before,
        ]
    seen.lands[seat] = land
    return found


def _journey(seen: "Table", seat: int) -> dict[str, Any]:
    """Movement points to every tile, what the waypoints laid need together, and which tracks a waypoint
    on a tile would advance."""
    land = seen.lands[seat]
    away = walk.costs_from(land, seen.walker[seat])
    stops = tuple(land.tile_number(tile) for tile in seen.waypoints[seat])
    wanted: dict[str, list[str]] = {}
    for number, tile in enumerate(land.tiles):
        useful = [
            name
            for track, name in enumerate(TRACKS)
            if 0 <= tracks.cost(seen, seat, track, WAYPOINT, tile) <= seen.gold[seat]
        ]
        if useful and away[number] <= plan.reach(seen, seat):
            wanted[TILE_WORDS[tile]] = useful
    return {
        "steps": {TILE_WORDS[tile]: away[number] for number, tile in enumerate(land.tiles)},
        "route": walk.tour(land, seen.walker[seat], stops),
        "useful": wanted,
    }
