"""What choices promise on the road and wherever effects ask: events, deliveries, fortune, cards."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from tests.cli.road_effects import Way, changed, gained, ways
from tests.cli.road_promises import Look, Row, Word, amounts, cell_of, change, have, news, rolled
from tests.cli.road_reading import Amounts, Merchant, added

# --- caravans -------------------------------------------------------------------------------------


def invites(reader: Merchant, row: Row) -> Word:
    name = re.sub("^Take | and its travel die along| along", "", row[1])
    if "top companion" in row[1]:
        return Word(looks=[news("· Ann takes .* along")])
    return Word(looks=[lambda then: any(one.startswith(name) for one in then.cards("Companions"))])


def leads(reader: Merchant, row: Row) -> Word:
    town = row[1].split()[2]
    found = Word(looks=[news(rf"· Ann .*leads a caravan to {town} by")])
    said = re.search(r"for (\d) lanterns?", row[1])
    if said:
        assert changed(row[2])["lantern"] == -int(said[1])
        found.ways = amounts(lantern=-int(said[1]))
    return found


def takes_die(reader: Merchant, row: Row) -> Word:
    """The event's table says the same; all six of its faces can be computed."""
    return face(reader, row[1].split()[2], row[-1])


def face(reader: Merchant, die: str, words: str) -> Word:
    faces = reader.faces()
    assert len(faces) == 6, reader.lines
    for promised in faces.values():
        assert ways(promised, have(reader))
    assert faces[die] == words, reader.lines
    asks = "Do you add to your travel die"
    return Word([Way(asks=asks), *rolled(reader, words)])


def raises(reader: Merchant, row: Row) -> Word:
    said = re.search(r"counts as (\d)", row[1])
    assert said
    return face(reader, said[1], row[-1])


def copies(reader: Merchant, row: Row) -> Word:
    return face(reader, re.findall(r"\d", row[1])[0], row[-1])


def visits(reader: Merchant, row: Row) -> Word:
    return Word([Way(asks="What do you deliver")])


def delivers_on(reader: Merchant, row: Row) -> Word:
    """All that is aboard, unless there is a choice of goods."""
    count = row[-1].count("✓")
    change = added(changed(cell_of(row)), Counter(good=-count, commission=-1))
    return Word([Way(asks="Which goods do you deliver"), Way(change)])


def loads(reader: Merchant, row: Row) -> Word:
    """After it there is that much to gain, if nothing more is handed over."""
    so_far = int(row[-1])

    def look(then: Merchant) -> bool | None:
        if "Which goods do you deliver" not in then.question():
            return None
        done = next((one for one in then.choices() if one[1] == "Done"), None)
        return done is None or int(done[-1]) == so_far

    most = [
        Way(Counter(good=-n, prestige=p, commission=-1))
        for n in (1, 2, 3)
        for p in range(so_far, 10)
    ]
    return Word([Way(Counter(good=-1), "Which goods do you deliver"), *most], [look])


def delivers_hero(reader: Merchant, row: Row) -> Word:
    cell = cell_of(row)
    reward = cell and changed(cell)
    if not reward:  # by a companion: the card says what the region pays
        at_home = re.search("at home: (.*)$", row[-1])
        assert at_home
        reward = ways(at_home[1], have(reader))[-1].change
    return Word([Way(added(reward, Counter(hero=-1)))])


def fortune(reader: Merchant, row: Row) -> Word:
    """What the row names is what there is then to choose from."""
    if "coins" in row[1]:
        coins = int(row[1].split()[1])
        assert changed(cell_of(row)) == Counter(coins=coins)
        return Word(amounts(coins=coins))
    if "illuminated" in row[1]:
        change = changed(cell_of(row))
        assert change == Counter(lit=1), row
        return Word([Way(change)])
    asks = "Which deed do you take" if "deed" in row[1] else "Which wagon upgrade do you take"
    named = row[-1].split(", ")

    def look(then: Merchant) -> bool | None:
        if not re.match(asks, then.question()):
            return None
        rows = [one[1] for one in then.choices()]
        return all(any(name in words for words in rows) for name in named)

    thing = "deed" if "deed" in row[1] else "upgrade"
    return Word([Way(asks=asks), Way(Counter({thing: 1}))], [look])


# --- choices inside of effects --------------------------------------------------------------------


def chooses(reader: Merchant, row: Row) -> Word:
    """What the option is named by, and what its words say it gives besides."""
    also = re.search(r" and (\d) (prestige|coins?)$", row[1])
    if row[1].startswith("Ready"):
        return Word([Way(asks="Which illuminated die"), Way(changed(cell_of(row)))])
    besides = {also[2].rstrip("s").replace("coin", "coins"): int(also[1])} if also else {}
    with_it = Way(Counter(besides))
    assert with_it.change.items() <= changed(cell_of(row)).items(), row
    if cell_of(row) and "deed" not in row[1]:
        return change(reader, row)
    if row[-1].startswith("+"):
        return Word(ways(row[-1], have(reader)))
    words = {
        "commission": "+1 commission", "deed": "+1 deed", "hero": "+1 hero",
        "wagon upgrade": "+1 wagon upgrade",
        "Ready": "move an illuminated die",
        "good fortune": "+1 good fortune", "turn": "the wheel turns 1 step", "lose a good": "−1 good",
    }  # fmt: skip
    for key, effect in words.items():
        if key in row[1]:
            found = Word(ways(effect, have(reader)))
            found.ways = [way if way.asks else way.then(with_it) for way in found.ways]
            return found
    raise AssertionError(f"nobody can compute this: {row}")


def pays(reader: Merchant, row: Row) -> Word:
    """The note says what it is for."""
    note = re.search("This is about: .* → (.*)\\.$", reader.notes())
    come = ways(note[1], have(reader)) if note else [Way()]
    if cell_of(row):
        paid = Way(changed(cell_of(row)))
    elif "good" in row[1] or "potion" in row[1]:
        paid = Way(Counter(good=-1))
        return Word([Way(asks="Which good do you give"), *[paid.then(way) for way in come]])
    else:
        paid = Way(Counter({row[1].split()[-1]: -1}))
    return Word([paid.then(way) for way in come])


def accepts(reader: Merchant, row: Row) -> Word:
    assert row[-1].rstrip(".") in reader.notes()
    return Word(ways(row[-1], have(reader)))


def good(sign: int) -> Callable[[Merchant, Row], Word]:
    def promise(reader: Merchant, row: Row) -> Word:
        prices, good = reader.prices(), row[1].split()[-1]
        if prices and row[2].isdecimal():
            assert int(row[2]) == prices[good][0] + ("upgraded" in row[1]), reader.lines
        if sign > 0:
            return Word(gained("good", 1))
        return Word(amounts(good=sign))

    return promise


def flips(reader: Merchant, row: Row) -> Word:
    return Word([Way()], [news("· Ann (upgrades|turns) ")])


# --- cards ----------------------------------------------------------------------------------------


def holds(title: str, name: str) -> Look:
    """The card is there."""
    return lambda then: name in then.held(title)


def takes_commission(reader: Merchant, row: Row) -> Word:
    name = re.findall("“.*?”", row[1])[0]
    found = gained("commission", 1)

    def look(then: Merchant) -> bool | None:
        return None if "slots are full" in then.question() else name in then.held("Commissions")

    return Word(found, [look])


def takes_hero(reader: Merchant, row: Row) -> Word:
    """With its bonus."""
    bonus = re.search("bonus: (lantern|horseshoe)", row[-1])
    boards = added(Counter(hero=1), Counter({bonus[1]: 1}) if bonus else Counter())
    return Word(
        [Way(asks="hero slots are full"), Way(boards), Way(boards, "inventory is too full")]
    )


def sends_away(reader: Merchant, row: Row) -> Word:
    """If it was aboard, the new one boards now and brings its bonus."""
    name = re.findall(r"(?:Send|Let) (\S+)", row[1])[0]
    aboard = name in reader.held("Heroes aboard")
    if row[1].startswith("Let"):
        return Word(amounts(hero=-1))
    new = reader.choices()[0][-1] if aboard else ""
    bonus = re.search("bonus: (lantern|horseshoe)", new)
    come: Amounts = Counter({bonus[1]: 1}) if bonus else Counter()
    look: Look = lambda then: name not in then.held("Heroes aboard")  # noqa: E731
    return Word(
        [Way(come), Way(come, "inventory is too full"), Way(come, "do not fit"), Way()], [look]
    )


def drops(reader: Merchant, row: Row) -> Word:
    name = re.findall("“.*?”", row[1])[0]
    return Word(looks=[lambda then: name not in then.held("Commissions")])


def takes_deed(reader: Merchant, row: Row) -> Word:
    """With what lies beside it in the courtyard; it then is among one's own."""
    name = re.search("“(.*?)”", row[1])
    taken = Way(Counter(deed=1))
    if not name:
        return Word([taken])
    also = re.match(r"((?:\+\d [a-z ]+(?:, )?)+)", row[2])
    assert also, row
    come = [taken.then(way) for way in ways(also[1], have(reader))]
    return Word(come, [holds("My deeds", name[1])])


def takes_upgrade(reader: Merchant, row: Row) -> Word:
    """Its text is what then is true of the wagon."""
    name, does = re.findall("“(.*?)”", row[1])[0], row[-1]
    free, points = reader.cells_free(), reader.points("upgrades")
    looks = [holds("Wagon upgrades", name)]
    slots = {
        "Slot 1 crafts upgraded": (1, r"craft an upgraded good|\+1 upgraded good"),
        "Slot 2 gives the lantern, and also": (2, r"\+1 lantern, move an illuminated die"),
        "Slot 3 gives 3 coins or 1 prestige": (3, r"\+3 coins or \+1 prestige"),
    }  # fmt: skip
    for text, (slot, gives) in slots.items():
        if text in does:
            reader.upgraded[slot] = gives
    if "2 victory points; it takes two cells" in does:
        looks.append(lambda then: more(points, then.points("upgrades"), 2))
        looks.append(lambda then: more(free, then.cells_free(), -2))
    asks = "Which second steed" if "second steed" in does.lower() else ""
    return Word([*([Way(Counter(upgrade=1), asks)] if asks else []), Way(Counter(upgrade=1)),
                 Way(Counter(upgrade=1), "(do not fit|too full)")], looks)  # fmt: skip


def more(had_: int | None, then: int | None, n: int) -> bool | None:
    return None if had_ is None or then is None else then == had_ + n


def takes_steed(reader: Merchant, row: Row) -> Word:
    name = re.sub("^Take | with .*", "", row[1])
    return Word(
        looks=[lambda then: any(line.startswith("Steed") and name in line for line in then.lines)]
    )


def keeps_deed(reader: Merchant, row: Row) -> Word:
    name = re.findall("“(.*?)”", row[1])[0]
    return Word(looks=[holds("My deeds", name)])


ASKING: Final = {
    "the reward of any die": "Which die’s reward", "a higher travel die": "How much do you add",
}  # fmt: skip


def uses(reader: Merchant, row: Row) -> Word:
    """A loyal companion keeps its quartz and has helped in this way; a stray takes its gift and goes."""
    name = row[1].split(": ")[0]
    gift, gives = row[2:] if len(row) > 3 else row[2].split("; ", 1)
    loyal = "→" in gift
    paid = Way(changed(gift)) if loyal else ways(gift, have(reader))[-1]
    first = [] if loyal else [Way(asks="Which (hero leaves|good do you give)", rest=gives)]
    if gives in ASKING:
        return Word([Way(paid.change, ASKING[gives])])
    if gives == "a free shortcut":
        return Word([paid])
    heroes = re.findall(r"\(([+\d a-z,]+)\)", gives) if re.match(r"[A-Z]\w+ \(\+", gives) else []
    if heroes:
        home = [ways(reward, have(reader))[-1].then(Way(Counter(hero=-1))) for reward in heroes]
        come = [Way(asks="Which hero do you deliver"), *home[: 1 if len(heroes) == 1 else 0]]
    elif "→" in gives:
        come = [Way(changed(gives))]
    else:
        come = rolled(reader, gives)

    def look(then: Merchant) -> bool | None:
        used = [one for one in then.cards("Companions") if one.startswith(name)]
        return any("used" in one for one in used) if loyal else None

    return Word([*first, *(paid.then(way) for way in come)], [look])
