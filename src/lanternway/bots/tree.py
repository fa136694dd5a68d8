"""The tree of information-set Monte Carlo search: one for a decision, shared by all worlds.

A node is a sequence of actions, not a state: worlds that differ in what is hidden, and in what chance
brings (open loop), pass through the same nodes. Statistics belong to an action and to who chooses it.
"""

from typing import Final

from lanternway.core.action import Action

INDICES: Final = 2048
"""More than any catalogue has actions: a seat and an action's index make one key."""


class Edge:
    """An action at a node, as one seat sees it."""

    __slots__ = ("action", "child", "prior", "seat", "total", "visits")

    def __init__(self, seat: int, action: Action, prior: float) -> None:
        self.seat: int = seat
        self.action: Action = action
        self.prior: float = prior
        self.visits: int = 0
        self.total: float = 0.0
        """The sum of the choosing seat's results."""
        self.child: Node | None = None


class Node:
    """What can be done after a sequence of actions, by seat and action."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}

    def known(self, seat: int, action: Action) -> "Edge | None":
        return self.edges.get(seat * INDICES + action.index)

    def add(self, seat: int, action: Action, prior: float) -> "Edge":
        edge = Edge(seat, action, prior)
        self.edges[seat * INDICES + action.index] = edge
        return edge


def pick(edges: list[Edge], exploration: float, narrow: float) -> Edge:
    """The edge to follow: what has proved good, what the advice likes, what was looked at least.

    Long lists open slowly: with n visits only the `narrow + n ** 0.6` likeliest are looked at.
    """
    visits = 0
    total = 0.0
    for edge in edges:
        visits += edge.visits
        total += edge.total
    width = narrow + float(visits) ** 0.6
    if len(edges) > width:
        edges = sorted(edges, key=_by_prior)[: int(width)]
    weight = exploration * (1.0 + visits) ** 0.5
    unseen = 0.5 if visits == 0 else total / visits - 0.05
    best = edges[0]
    best_score = -1e9
    for edge in edges:
        n = edge.visits
        value = edge.total / n if n else unseen
        score = value + weight * edge.prior / (1.0 + n)
        if score > best_score:
            best, best_score = edge, score
    return best


def _by_prior(edge: Edge) -> float:
    return -edge.prior
