"""Walking through a territory: what steps cost, what can be reached and collected (SK-9.3)."""

from typing import Final

from lanternway.games.skye.territory import Territory

FAR: Final = 99
"""The cost of what cannot be reached."""


def costs_from(land: Territory, start: int) -> list[int]:
    """By tile: the least movement points from a tile; a step costs 1 along a road, else 2."""
    cells = land.cells
    costs = [FAR] * len(cells)
    costs[start] = 0
    rings: list[list[int]] = [[start], [], []]
    cost = 0
    while rings[0] or rings[1] or rings[2]:
        for number in rings[0]:
            if costs[number] != cost:
                continue
            cheap = land.cheap[number]
            for side in range(4):
                other = land.neighbour(number, side)
                if other >= 0:
                    step = 1 if cheap >> side & 1 else 2
                    if cost + step < costs[other]:
                        costs[other] = cost + step
                        rings[step].append(other)
        rings = [rings[1], rings[2], []]
        cost += 1
    return costs


def tour(land: Territory, start: int, stops: tuple[int, ...]) -> int:
    """The least movement points to visit all stops (at most three), in any order."""
    if not stops:
        return 0
    away = costs_from(land, start)
    if len(stops) == 1:
        return away[stops[0]]
    between = [costs_from(land, stop) for stop in stops]
    return shortest(away, between, stops)


def shortest(away: list[int], between: list[list[int]], stops: tuple[int, ...]) -> int:
    """The least cost over all orders of two or three stops, from the costs of each."""
    if len(stops) == 2:
        return between[0][stops[1]] + min(away[stops[0]], away[stops[1]])
    first, second, third = stops
    legs = (between[0][second], between[0][third], between[1][third])
    whole = sum(legs)
    return min(
        whole - legs[2] + min(away[second], away[third]),  # the first stop in the middle
        whole - legs[1] + min(away[first], away[third]),
        whole - legs[0] + min(away[first], away[second]),
    )
