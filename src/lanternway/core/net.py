"""A small net: from the features of a seat to what it can count on, in points of the final margin.

The value of seat one less that of seat two is the margin that one can expect. Nothing but plain floats in a
fixed order, so that the numbers are the same, to the last bit, plain and compiled.
"""

from typing import Final

UNITS: Final = 4
"""So many hidden units are worked out at a time: their sums stay in registers."""


class Net:
    """Weights for each input (the skip), and a layer of hidden units that count only above 0."""

    __slots__ = ("blocks", "hidden", "inputs", "output", "skip", "starts")

    def __init__(
        self,
        skip: list[float],
        hidden: list[list[float]],
        starts: list[float],
        output: list[float],
    ) -> None:
        self.inputs: int = len(skip)
        self.skip: list[float] = skip
        self.starts: list[float] = starts[:]
        self.output: list[float] = output[:]
        rows = [row[:] for row in hidden]
        while len(rows) % UNITS:
            rows.append([0.0] * self.inputs)
            self.starts.append(0.0)
            self.output.append(0.0)
        self.hidden: int = len(rows)
        """How many hidden units, filled up to a multiple of UNITS."""
        self.blocks: list[list[float]] = []
        """By block of UNITS hidden units: their weights of the first input, of the second …"""
        for first in range(0, len(rows), UNITS):
            block: list[float] = []
            for place in range(self.inputs):
                for row in rows[first : first + UNITS]:
                    block.append(row[place])
            self.blocks.append(block)

    def value(self, features: list[float]) -> float:
        """What a seat with these features can count on."""
        places: list[int] = []
        total = 0.0
        skip = self.skip
        for place in range(self.inputs):
            feature = features[place]
            if feature != 0.0:
                places.append(place)
                total += feature * skip[place]
        unit = 0
        for block in self.blocks:
            one = self.starts[unit]
            two = self.starts[unit + 1]
            three = self.starts[unit + 2]
            four = self.starts[unit + 3]
            for place in places:
                feature = features[place]
                at = place * 4
                one += feature * block[at]
                two += feature * block[at + 1]
                three += feature * block[at + 2]
                four += feature * block[at + 3]
            if one > 0.0:
                total += one * self.output[unit]
            if two > 0.0:
                total += two * self.output[unit + 1]
            if three > 0.0:
                total += three * self.output[unit + 2]
            if four > 0.0:
                total += four * self.output[unit + 3]
            unit += 4
        return total
