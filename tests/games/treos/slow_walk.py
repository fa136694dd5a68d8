"""A slow search of all walks, written from the clauses alone: the measure for `movement`.

It follows every way move by move as the rules tell it (TR-3.2 to TR-3.9, TR-9.6) and shares no code
with the search: it only reads the exits of the board.
"""

from dataclasses import dataclass

from lanternway.games.treos.board import Board


@dataclass(frozen=True)
class Traveller:
    """Who walks how; spaces are plain sets."""

    start: int
    options: int
    moves: int
    extra: int
    wrap: bool
    robbers: frozenset[int]
    portals: frozenset[int]
    """The revealed portals."""
    passable: bool = False


def all_endings(board: Board, who: Traveller) -> set[int]:
    """Every space where the turn can end after at least one move."""
    gates = who.portals if len(who.portals) > 1 else frozenset[int]()
    barred = who.portals if who.start in who.portals else frozenset({who.start})
    closed = frozenset() if who.passable else who.robbers
    found: set[int] = set()
    seen: set[tuple[int, int, int, bool]] = set()

    def stand(space: int, card: int, extra: int, moved: bool) -> None:
        """Having arrived somewhere with so many moves left of each sort."""
        if (space, card, extra, moved) in seen:
            return
        seen.add((space, card, extra, moved))
        if moved and space not in who.robbers:
            found.add(space)
        if space in gates:
            for other in gates - closed:
                if not moved or other not in barred:
                    stand(other, card, extra, moved)
        for out in board.exits[space]:
            targets = out.wrapped if who.wrap else out.targets
            for target in range(72):
                if not targets >> target & 1 or target in barred or target in closed:
                    continue
                if card and out.options & who.options:
                    stand(target, card - 1, extra, True)
                if extra and out.options & who.extra:
                    stand(target, card, extra - 1, True)

    stand(who.start, who.moves, 1 if who.extra else 0, False)
    return found
