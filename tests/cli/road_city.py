"""What choices in the city promise: the plan, moves, districts, buildings, the ruins."""

import re
from collections import Counter

from tests.cli.road_effects import Way, changed, ways
from tests.cli.road_promises import (
    Look,
    Row,
    Word,
    amounts,
    cell_of,
    have,
    news,
    rolled,
    turn,
)
from tests.cli.road_reading import KEPT, Amounts, Merchant, added

# --- plan, move, activate -------------------------------------------------------------------------


def lock(reader: Merchant, row: Row) -> Word:
    """The die stands in its slot; the one that was there leads to the space of the row."""
    words = re.search(r"(\d)( \(\w+\))? (?:in|to) slot (\d)", row[1])
    assert words
    upgraded_slots(reader)
    die, slot = words[1], int(words[3]) - 1
    crafts = next((cell for cell in row[2:] if cell.startswith("+")), "")
    to = next(cell for cell in reversed(row) if cell.isdecimal())
    now = turn(reader)

    def locked(then: Merchant) -> bool | None:
        return then.dice("Locked")[slot] == die if turn(then) == now else None

    def crafted(then: Merchant) -> bool | None:
        if not crafts or "Which special action" not in then.question():
            return None
        name = crafts.removeprefix("+")
        return any(one[1].startswith("Craft") and one[1].endswith(name) for one in then.choices())

    return Word(looks=[locked, crafted, stands(to, now)])


def upgraded_slots(reader: Merchant) -> None:
    """A slot gives what the text of the upgrade said."""
    for slot, gives in reader.upgraded.items():
        assert re.search(rf"Slot {slot}: ({gives})", reader.notes()), reader.lines
        reader.count("upgraded slot")


def stands(space: str, now: str) -> Look:
    """Where the pawn stands before a horseshoe is spent; a choice of dice may lead it elsewhere."""

    def look(then: Merchant) -> bool | None:
        if turn(then) != now or "Do you spend a horseshoe" not in then.question():
            return None
        return then.space() in (None, space)

    return look


def slot(reader: Merchant, row: Row) -> Word:
    slot, now = int(row[1].split()[-1]) - 1, turn(reader)
    upgraded_slots(reader)
    return Word(
        looks=[lambda then: then.dice("Locked")[slot] == "–" if turn(then) == now else None]
    )


def reset(reader: Merchant, row: Row) -> Word:
    return Word(looks=[lambda then: then.dice("Locked") == ["1", "2", "3"]])


def goes(reader: Merchant, row: Row) -> Word:
    """To a space: by a die, or with a horseshoe."""
    spent = [Way(Counter(horseshoe=-1))] if "horseshoe" in row[1] else []
    space = next(cell for cell in row[2:] if cell.isdecimal())
    now = turn(reader)
    look: Look = lambda then: then.space() in (None, space) if turn(then) == now else None  # noqa: E731
    return Word(spent, [look])


def readies(reader: Merchant, row: Row) -> Word:
    die = re.findall(r"\d", row[1])[0]
    return Word(amounts(lit=-1), [lambda then: die in then.dice("Action pool")])


def activates(reader: Merchant, row: Row) -> Word:
    place = row[1].removeprefix("Activate ").removeprefix("the ")
    does = row[2]
    found = Word(looks=[news(rf"· Ann activates (the )?{place}\.")])
    if does.startswith("Gain 1 quartz"):
        found.ways = ways("+1 quartz", have(reader))
    elif does == "Gain a basic good that no market die shows.":
        found.ways = ways("+1 basic good that no market die shows", have(reader))
    elif does.startswith("Gain a basic good worth 1, 1 lantern"):
        found.ways = ways("+1 basic good worth 1, +1 lantern, +1 prestige", have(reader))
    elif does.startswith("Upgrade one stored good and gain 1 lantern"):
        found.ways = ways("upgrade a good, +1 lantern", have(reader))
    elif does.startswith("Roll the oracle die"):
        found.ways = rolled(reader, "roll the oracle die")
    elif does.startswith(("Pay", "pay")):
        found.ways = [Way(asks="How do you pay|How far does"), Way()]
    return found


# --- the city -------------------------------------------------------------------------------------


def turns_wheel(reader: Merchant, row: Row) -> Word:
    """Every price becomes the one that was said beside it."""
    before = reader.prices()

    def look(then: Merchant) -> bool | None:
        after = then.prices()
        if before is None or after is None:
            return None
        return all(after[good][0] == turned for good, (_, turned) in before.items())

    return Word(looks=[look])


def turns_die(reader: Merchant, row: Row) -> Word:
    old, new = re.split(" → ", row[1].removeprefix("Market die: "))
    before = reader.market_dice()

    def look(then: Merchant) -> bool | None:
        after = then.market_dice()
        if not before or not after:
            return None
        return after[old] == before[old] - 1 and after[new] == before[new] + 1

    return Word(looks=[look])


def buys(reader: Merchant, row: Row) -> Word:
    """The price is that of the wheel, or nothing for the second of a section."""
    said = re.fullmatch(r"(?:Buy|Take) (?:an? )?(\w+) for (?:(\d+) coins?|free)", row[1])
    assert said
    price, prices = int(said[2] or 0), reader.prices()
    assert prices is None or price in (prices[said[1]][0], 0), reader.lines
    change = Counter(coins=-price, good=1)
    assert changed(cell_of(row))["coins"] == -price
    return Word([Way(change), Way(change, "Your goods do not fit")])


def ring(reader: Merchant, row: Row) -> Word:
    """The coins of the row, and what is at the space that it names."""
    paid = Way(changed(cell_of(row)))
    gives = row[-1]
    on_board = [
        line for line in reader.lines if row[3] in line and not line.startswith(f" {row[0]}")
    ]
    assert any(gives in line for line in on_board), reader.lines
    return Word([paid.then(way) for way in ways(gives, have(reader))])


def sells_to(reader: Merchant, row: Row) -> Word:
    """Where there is nothing to choose, all that the hero asks for is sold at once, and the hero boards."""
    hero, most = row[1].split()[2], int(row[1].split()[-2])
    at_inn = next((line for line in reader.lines if line.startswith(hero)), None)
    if at_inn:
        assert re.split(r"\s{2,}", at_inn)[4] == str(most), "as the Inn says"
    change = changed(cell_of(row))
    assert change["coins"] == most
    count = len(row[2].split())
    sold: Amounts = Counter(coins=most, good=-count, quartz=row[2].count("*"))
    brings = row[4].split(";")[0]
    bonus: Amounts = Counter({brings: 1}) if brings in KEPT else Counter()
    boards = Way(added(sold, bonus, Counter(hero=1)))
    return Word([Way(asks="What do you sell"), Way(added(sold), "hero slots are full"), boards,
                 Way(boards.change, "inventory is too full"),
                 Way(added(sold), "inventory is too full")])  # fmt: skip


def sells(reader: Merchant, row: Row) -> Word:
    said = re.search(r"for (\d+) coins?( and (\d) quartz)?", row[1])
    assert said
    assert changed(cell_of(row))["coins"] == int(said[1])
    prices = reader.prices()
    good = row[1].split(" for ")[0].split()[-1]
    if prices:
        assert int(said[1]) == prices[good][0] + ("upgraded" in row[1]), reader.lines
    sold, quartz = Counter(coins=int(said[1]), good=-1), int(said[3] or 0) + owed(reader)
    rest = ", ".join(["+1 quartz"] * quartz)
    paid = added(sold, Counter(quartz=quartz))
    return Word([Way(sold, "What do you sell", rest), *boards(reader, paid)])


def owed(reader: Merchant) -> int:
    """Quartz for upgraded goods comes when the sale is over."""
    quartz, reader.rest = reader.rest.count("quartz"), ""
    return quartz


def boards(reader: Merchant, first: Amounts) -> list[Way]:
    """After a sale the hero comes aboard with the bonus that is on its card."""
    bonus = re.search("bonus: (lantern|horseshoe)", reader.notes())
    come = added(first, Counter(hero=1), Counter({bonus[1]: 1}) if bonus else Counter())
    return [Way(come), Way(come, "too full"), Way(first, "slots are full"), Way(first, "too full")]


def done(reader: Merchant, row: Row) -> Word:
    if not row[-1].endswith("comes aboard"):
        return Word()
    return Word(boards(reader, added(Counter(quartz=owed(reader)))))


def goes_out(reader: Merchant, row: Row) -> Word:
    asks = "How far does the ruins" if "Ruins" in row[1] else "Which companion goes|Which road"
    windfall = [Way(Counter(lantern=1), asks)] if "lantern at Yurg" in reader.held("Steed") else []
    return Word([Way(asks=asks), *windfall])


def delves(reader: Merchant, row: Row) -> Word:
    assert any(row[-1] in line and row[2] in line for line in reader.lines), reader.lines
    return Word(ways(row[-1], have(reader)))


def lights(reader: Merchant, row: Row) -> Word:
    """It costs what the row says, and gives what one of the faces does."""
    paid = Way(changed(cell_of(row)))
    assert ("for free" in row[1]) or "Everburning lamp" not in reader.held("Wagon upgrades")
    return Word([paid.then(way) for way in rolled(reader, "roll the ruins die")])
