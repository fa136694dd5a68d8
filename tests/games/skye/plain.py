"""A slow and plain scorer: a territory is a list of placed tiles, everything is counted anew.

It shares nothing with the engine but the content as it was read from the files.
"""

from dataclasses import dataclass, field

from lanternway.games.skye.content import CONTENT
from lanternway.games.skye.tile import SIDES, SYMBOLS, TERRAINS, Tile

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
Place = tuple[int, int]


@dataclass
class Placed:
    """A tile lying somewhere, turned clockwise."""

    tile: int
    x: int
    y: int
    turns: int

    @property
    def face(self) -> Tile:
        return CONTENT.tiles[self.tile]

    @property
    def place(self) -> Place:
        return self.x, self.y

    def printed(self, side: str) -> int:
        """The printed side that now looks this way."""
        return (SIDES.index(side) - self.turns) % 4

    def edge(self, side: str) -> str:
        return TERRAINS[self.face.edges[self.printed(side)]]

    def area(self, side: str) -> int:
        return next(n for n, a in enumerate(self.face.areas) if self.printed(side) in a.sides)

    def road(self, side: str) -> int | None:
        found = [n for n, sides in enumerate(self.face.roads) if self.printed(side) in sides]
        return found[0] if found else None

    def count(self, symbol: str) -> int:
        return self.face.count(SYMBOLS.index(symbol))

    def kinds(self) -> set[str]:
        kinds = {symbol for symbol in SYMBOLS if self.count(symbol)}
        if self.face.journeyman:
            kinds.add("journeyman")
        if self.face.scroll() >= 0:
            kinds.add("scroll")
        return kinds


@dataclass
class PlainArea:
    terrain: str
    parts: set[tuple[Place, int]]
    completed: bool

    def places(self) -> set[Place]:
        return {place for place, _ in self.parts}


@dataclass
class Plain:
    """A territory. `tokens` are pairs of neighboring places."""

    tiles: list[Placed]
    tokens: list[frozenset[Place]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.at = {placed.place: placed for placed in self.tiles}

    def beside(self, place: Place, side: str) -> Placed | None:
        dx, dy = STEPS[side]
        return self.at.get((place[0] + dx, place[1] + dy))

    def areas(self) -> list[PlainArea]:
        found: list[PlainArea] = []
        seen: set[tuple[Place, int]] = set()
        for placed in self.tiles:
            for number, area in enumerate(placed.face.areas):
                if (placed.place, number) in seen:
                    continue
                parts, completed, todo = set(), True, [(placed.place, number)]
                while todo:
                    part = todo.pop()
                    if part in parts:
                        continue
                    parts.add(part)
                    here = self.at[part[0]]
                    for side in SIDES:
                        if here.area(side) != part[1]:
                            continue
                        other = self.beside(part[0], side)
                        if other is None:
                            completed = False
                        else:
                            todo.append((other.place, other.area(OPPOSITE[side])))
                seen |= parts
                found.append(PlainArea(TERRAINS[area.terrain], parts, completed))
        return found

    def joined(self) -> set[Place]:
        """Places joined to the castle by road, the castle too."""
        start = ((0, 0), 0)
        seen, todo = set(), [start]
        while todo:
            part = todo.pop()
            if part in seen:
                continue
            seen.add(part)
            place, road = part
            here = self.at[place]
            for side in SIDES:
                other = self.beside(place, side)
                if other is None:
                    continue
                theirs = other.road(OPPOSITE[side])
                if here.road(side) == road and theirs is not None:
                    todo.append((other.place, theirs))
            for token in self.tokens:
                if place in token:
                    for end in token:
                        roads = len(self.at[end].face.roads) or 1
                        todo += [(end, n) for n in range(roads)]
        return {place for place, _ in seen}

    def step(self, place: Place, side: str) -> int | None:
        other = self.beside(place, side)
        if other is None:
            return None
        if frozenset((place, other.place)) in self.tokens:
            return 1
        road = self.at[place].road(side), other.road(OPPOSITE[side])
        return 1 if None not in road else 2

    def walk(self, start: Place) -> dict[Place, int]:
        """Movement points to every place: relax until nothing changes."""
        cost = {start: 0}
        changed = True
        while changed:
            changed = False
            for place in list(cost):
                for side in SIDES:
                    step = self.step(place, side)
                    if step is None:
                        continue
                    dx, dy = STEPS[side]
                    there = (place[0] + dx, place[1] + dy)
                    if cost[place] + step < cost.get(there, 999):
                        cost[there] = cost[place] + step
                        changed = True
        return cost

    def total(self, symbol: str) -> int:
        return sum(placed.count(symbol) for placed in self.tiles)

    def whisky_tiles(self) -> int:
        return sum(1 for placed in self.tiles if placed.count("whisky"))

    def whisky_income(self) -> int:
        joined = self.joined()
        return sum(p.face.income for p in self.tiles if p.tile and p.place in joined)

    def fits(self, tile: int, x: int, y: int, turns: int) -> bool:
        if (x, y) in self.at:
            return False
        new = Placed(tile, x, y, turns)
        beside = [(side, self.beside((x, y), side)) for side in SIDES]
        shared = [(side, other) for side, other in beside if other is not None]
        return bool(shared) and all(
            new.edge(side) == other.edge(OPPOSITE[side]) for side, other in shared
        )

    def placements(self, tile: int) -> list[list[int]]:
        xs = [p.x for p in self.tiles]
        ys = [p.y for p in self.tiles]
        return [
            [x, y, turns]
            for y in range(min(ys) - 1, max(ys) + 2)
            for x in range(min(xs) - 1, max(xs) + 2)
            for turns in range(4)
            if self.fits(tile, x, y, turns)
        ]

    def scrolls(self) -> int:
        per = {"sheep": 2, "cattle": 1, "farm": 1, "broch": 1, "lighthouse": 1, "ship": 2}
        points = 0
        for area in self.areas():
            for place, number in area.parts:
                scroll = self.at[place].face.areas[number].scroll
                if scroll < 0:
                    continue
                symbol = SYMBOLS[scroll]
                worth = (
                    self.whisky_tiles() // 2
                    if symbol == "whisky"
                    else self.total(symbol) // per[symbol]
                )
                points += 2 * worth if area.completed else worth
        return points

    def marks(self, area: PlainArea, symbol: str) -> int:
        n = SYMBOLS.index(symbol)
        return sum(self.at[place].face.areas[number].symbols[n] for place, number in area.parts)

    def value(self, scoring: str, walker: Place = (0, 0)) -> int:
        """What a scoring tile that needs no comparison gives."""
        return int(getattr(self, scoring.lower())(walker))

    def s0(self, _: Place) -> int:
        return 2 * sum(
            all((x + dx, y + dy) in self.at for dx in (0, 1) for dy in (0, 1)) for x, y in self.at
        )

    def s1(self, _: Place) -> int:
        return self.total("sheep")

    def s2(self, _: Place) -> int:
        brochs = [self.marks(a, "broch") for a in self.areas() if a.terrain == "mountain"]
        return sum([0, 1, 3, 6][min(3, n)] for n in brochs)

    def s4(self, _: Place) -> int:
        farms = [p.place for p in self.tiles if p.count("farm")]
        return sum(
            p.count("sheep") + p.count("cattle")
            for p in self.tiles
            if any(abs(p.x - x) <= 1 and abs(p.y - y) <= 1 for x, y in farms)
        )

    def s5(self, _: Place) -> int:
        return 2 * sum(self.at[place].count("cattle") for place in self.joined())

    def s6(self, _: Place) -> int:
        return len(self.joined()) - 1

    def s7(self, _: Place) -> int:
        sizes = [len(a.places()) for a in self.areas() if a.terrain == "water" and a.completed]
        return 2 * max(sizes, default=0)

    def s8(self, _: Place) -> int:
        return sum(a.completed for a in self.areas())

    def s9(self, _: Place) -> int:
        return 3 * sum(a.completed and len(a.places()) >= 3 for a in self.areas())

    def s10(self, _: Place) -> int:
        return 5 * min(self.total("broch"), self.total("farm"), self.total("lighthouse"))

    def s13(self, _: Place) -> int:
        waters = [a for a in self.areas() if a.terrain == "water"]
        return 3 * sum(bool(self.marks(a, "ship") and self.marks(a, "lighthouse")) for a in waters)

    def s14(self, _: Place) -> int:
        runs = 0
        for x, y in self.at:
            if (x, y - 1) not in self.at:
                length = 0
                while (x, y + length) in self.at:
                    length += 1
                runs += length >= 3
        return 3 * runs

    def s15(self, _: Place) -> int:
        return 2 * sum(a.completed and a.terrain == "mountain" for a in self.areas())

    def j1(self, walker: Place) -> int:
        return 2 * (abs(walker[0]) + abs(walker[1]))

    def j2(self, _: Place) -> int:
        brochs = [p for p in self.tiles if p.count("broch")]
        return len({p.x for p in brochs}) + len({p.y for p in brochs})

    def j3(self, _: Place) -> int:
        rows = 0
        for y in {p.y for p in self.tiles}:
            shown = [kind for p in self.tiles if p.y == y for kind in p.kinds()]
            rows += len(shown) != len(set(shown))
        return 2 * rows
