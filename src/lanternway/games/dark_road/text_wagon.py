"""The merchants: everybody in one table, a wagon with its storage, deeds, and the score."""

from typing import Any

from lanternway.games.dark_road.scoring import PARTS, total
from lanternway.games.dark_road.text_cards import (
    commission_line,
    commission_short,
    companion_line,
    deed_line,
    hero_home,
    hero_line,
    steed_line,
    upgrade_line,
)
from lanternway.games.dark_road.text_parts import titles
from lanternway.games.dark_road.text_words import (
    counted,
    good_name,
    letter,
    letters,
    listed,
    mine_of,
    printed,
    quoted,
    value,
)
from lanternway.text import Section, Sight, bar

BAR = 10


def faces(locked: list[str | None]) -> str:
    """Dice by what they count: `2 1 –`."""
    return " ".join("–" if face is None else str(value(face)) for face in locked) or "–"


def players(sight: Sight, spare: int = 0) -> Section:
    """Everybody's numbers; coins that are hidden as a question mark."""
    names = (
        "", "prestige", "coins", "lanterns", "quartz", "horseshoes", "heroes", "commissions",
        "dice", "goods",
    )  # fmt: skip
    rows = []
    for seat, place in enumerate(sight.data["seats"]):
        coins = str(place.get("coins", "?"))
        row = [sight.player(seat), str(place["prestige"]), coins]
        held = (str(len(place["heroes"])), str(len(place["commissions"])))
        if "goods" in place:
            row += [str(place[one]) for one in ("lanterns", "quartz", "horseshoes")]
            locked, reserve = faces(place["locked"]), faces(place["reserve"])
            row += [*held, f"{locked}|{reserve}".replace(" ", ""), counted(sight, place["goods"])]
        else:
            crates = sight.say("dark_road-board-crates", n=sight.data["concern"]["crates"])
            row += ["–", "–", "–", *held, "–", crates]
        rows.append(tuple(row))
    lines = () if spare else (sight.say("dark_road-text-players-note"),)
    title = sight.say("core-text-players")
    return Section("players", title, lines, titles(sight, *names), tuple(rows), spare=spare)


# --- a wagon --------------------------------------------------------------------------------------


def storage(sight: Sight, seat: int, spare: int = 0, beside: bool = False) -> Section:
    """The cells of a wagon: a good by its letter in its first cell, in small letters in the others."""
    place = sight.data["seats"][seat]
    grid = printed(sight).storage.grid
    cells = [["· "] * grid.width for _ in range(grid.height)]
    bag = [["· "] * 2 for _ in range(2)] if "sugarfoot" in place["steeds"] else []
    elsewhere = []
    too_much = False
    for piece in place["layout"]:
        area = cells if piece["area"] == "main" else bag
        good = piece.get("good", "")
        side = "+" if piece.get("side") == "upgraded" else ""
        mark = letter(sight, good + side) if good else "#"
        too_much = too_much or piece["area"] == "loose"
        if piece["area"] == "hero":
            elsewhere.append(good + side)
        for n, (row, column) in enumerate(piece["cells"]):
            small = letter(sight, good).lower() if good else mark
            area[row][column] = (mark if n == 0 else small).ljust(2)
    drawing = [" ".join(row).rstrip() for row in cells]
    for n, row in enumerate(bag):
        drawing[n] = drawing[n].ljust(grid.width * 3 + 2) + "│ " + " ".join(row)
    goods = [good_name(sight, good) for good in place["goods"]]
    words = [f"{sight.say('dark_road-board-aboard')}: {listed(sight, goods)}."]
    lines = []
    if too_much:
        lines.append(sight.say("dark_road-text-too-much"))
    else:
        used = sum(len(piece["cells"]) for piece in place["layout"] if piece["area"] == "main")
        lines.append(sight.say("dark_road-text-free", n=grid.width * grid.height - used))
    if elsewhere:
        lines.append(sight.say("dark_road-text-carried", goods=letters(sight, elsewhere)))
    title = sight.say("dark_road-text-storage")
    key = "storage" if seat == sight.seat else f"storage{seat + 1}"
    return Section(
        key, title, tuple(lines), (), (), tuple(drawing), tuple(words), spare=spare, beside=beside
    )


def wagon(sight: Sight, spare: int = 0) -> Section:
    """What the reader has, in a few lines: for a decision."""
    mine = mine_of(sight)
    goods = mine["goods"]
    heroes = [hero_home(sight, hero) for hero in mine["heroes"]]
    orders = [commission_short(sight, card, goods) for card in mine["commissions"]]
    friends = [_companion(sight, one) for one in mine["companions"]]
    own = [sight.name("upgrade", one) for one in mine["upgrades"]]
    rows = [
        (sight.say("dark_road-text-dice"), dice_words(sight, mine)),
        (sight.say("dark_road-text-kept"), kept_words(sight, mine)),
        (sight.say("dark_road-board-heroes"), listed(sight, heroes, "; ")),
        (sight.say("dark_road-board-commissions"), listed(sight, orders, "; ")),
    ]
    if friends:
        rows.append((sight.say("dark_road-board-companions"), "; ".join(friends)))
    for steed in mine["steeds"]:
        rows.append((sight.say("dark_road-text-steed"), steed_line(sight, steed)))
    if own:
        rows.append((sight.say("dark_road-board-upgrades"), ", ".join(own)))
    rows.append((sight.say("dark_road-board-my-deeds"), listed(sight, _progress(sight), "; ")))
    title = sight.say("dark_road-text-wagon")
    return Section("wagon", title, (), (), tuple(rows), spare=spare)


def merchant(sight: Sight, seat: int) -> Section:
    """Everything that may be known of a merchant, every card with its text."""
    place = sight.data["seats"][seat]
    rows: list[tuple[str, str]] = []

    def row(title: str, texts: list[str]) -> None:
        for n, text in enumerate(texts or [sight.say("dark_road-board-none")]):
            rows.append((title if n == 0 else "", text))

    if "goods" in place:
        row(sight.say("dark_road-text-dice"), [dice_words(sight, place)])
        row(sight.say("dark_road-text-kept"), [kept_words(sight, place)])
        goods = [good_name(sight, good) for good in place["goods"]]
        row(sight.say("dark_road-board-aboard"), [listed(sight, goods)])
    row(sight.say("dark_road-board-heroes"), [hero_line(sight, one) for one in place["heroes"]])
    orders = [commission_line(sight, one) for one in place["commissions"]]
    row(sight.say("dark_road-board-commissions"), orders)
    friends = [
        f"{companion_line(sight, one['name'])} {_gifts(sight, one)}".rstrip()
        for one in place["companions"]
    ]
    row(sight.say("dark_road-board-companions"), friends)
    if "goods" in place:
        row(sight.say("dark_road-text-steed"), [steed_line(sight, one) for one in place["steeds"]])
        own = [upgrade_line(sight, one) for one in place["upgrades"]]
        row(sight.say("dark_road-board-upgrades"), own)
    if "deeds" not in place:
        hidden = sight.say("dark_road-text-hidden-deeds", n=place["deed_count"])
        row(sight.say("dark_road-board-deeds"), [hidden])
    elif seat != sight.seat:
        deeds = [deed_line(sight, one) for one in place["deeds"]]
        row(sight.say("dark_road-board-deeds"), deeds)
    row(sight.say("dark_road-board-log"), _log(sight, place["log"]))
    key = "wagon" if seat == sight.seat else f"wagon{seat + 1}"
    return Section(key, sight.player(seat), (), (), tuple(rows))


def _log(sight: Sight, log: dict[str, Any]) -> list[str]:
    heroes = [hero_home(sight, hero) for hero in log["heroes"]]
    found = [listed(sight, heroes, "; ")] if heroes else []
    for one in log["commissions"]:
        goods = ", ".join(good_name(sight, good) for good in one["goods"])
        name = quoted(sight, "commission", one["commission"])
        found.append(f"{name}: {goods}" if goods else name)
    led = log["led"]
    found.append(sight.say("dark_road-text-led", dark=led["dark_road"], short=led["shortcut"]))
    return found


def dice_words(sight: Sight, place: dict[str, Any]) -> str:
    """Where the dice are: locked by slot, in the reserves, in the pool, spent."""
    pool = [face for face in place["pool"].values() if face is not None]
    parts = [
        (sight.say("dark_road-board-locked"), faces(place["locked"])),
        (sight.say("dark_road-board-reserve"), faces(place["reserve"])),
        (sight.say("dark_road-board-pool"), faces(pool)),
        (sight.say("dark_road-text-lit"), faces(place["lit"])),
    ]
    said = "; ".join(f"{title} {dice}" for title, dice in parts)
    return f"{said}; {sight.say('dark_road-board-spent', n=place['spent'])}"


def kept_words(sight: Sight, place: dict[str, Any]) -> str:
    words = [
        sight.say("dark_road-board-n-coins", n=place["coins"]) if "coins" in place else "",
        sight.say("dark_road-board-n-prestige", n=place["prestige"]),
        sight.say("dark_road-board-n-lantern", n=place["lanterns"]),
        sight.say("dark_road-board-n-quartz", n=place["quartz"]),
        sight.say("dark_road-board-n-horseshoe", n=place["horseshoes"]),
    ]
    return ", ".join(word for word in words if word)


def _companion(sight: Sight, one: dict[str, Any]) -> str:
    return f"{sight.name('companion', one['name'])} {_gifts(sight, one)}".rstrip()


def _gifts(sight: Sight, one: dict[str, Any]) -> str:
    if not one["gifts"]:
        return ""
    return f"({sight.say('dark_road-text-used', gifts=', '.join(map(str, one['gifts'])))})"


# --- deeds and points -----------------------------------------------------------------------------


def _progress(sight: Sight) -> list[str]:
    return [
        f"{sight.name('deed', deed)} {progress(sight, deed)}" for deed in mine_of(sight)["deeds"]
    ]


def progress(sight: Sight, deed: str) -> str:
    """`3/4 (×1)`: how much there is of what the next reward needs, and how often it would be paid now."""
    have, need, limit = sight.aids["deeds"][deed]
    times = min(limit, have // need)
    paid = f" (×{times})" if limit > 1 else ""
    return f"{have}/{need * min(limit, times + 1)}{paid}"


def deeds(sight: Sight, spare: int = 0) -> Section:
    """The reader's deeds with their conditions and how they stand."""
    rows = tuple(
        (progress(sight, deed), deed_line(sight, deed)) for deed in mine_of(sight)["deeds"]
    )
    lines = (sight.say("dark_road-text-deeds-note"),) if not spare else ()
    title = sight.say("dark_road-board-my-deeds")
    return Section("deeds", title, lines, (), rows, spare=spare)


def score(sight: Sight, spare: int = 0, beside: bool = False) -> Section:
    """What the reader would score if the game ended now."""
    parts = sight.aids["score"]
    both = {one: parts[one] + parts[f"deed_{one}"] for one in ("coins", "prestige")}
    most = max(1, *both.values())
    rows = [
        (_with_deeds(sight, one, parts[f"deed_{one}"]), str(amount), bar(amount, most, BAR))
        for one, amount in both.items()
    ]
    rows.append((sight.say("dark_road-text-lower"), str(parts["base"]), ""))
    for part in PARTS[1:]:
        if parts[part]:
            rows.append((sight.say(f"dark_road-text-column-final-{part}"), str(parts[part]), ""))
    rows.append((sight.say("dark_road-board-total"), str(total(parts)), ""))
    title = sight.say("dark_road-board-now")
    return Section("score", title, (), (), tuple(rows), spare=spare, beside=beside)


def _with_deeds(sight: Sight, thing: str, paid: int) -> str:
    """Coins or prestige; how much of it deeds would pay."""
    name = sight.name("thing", thing)
    return sight.say("dark_road-text-with-deeds", thing=name, n=paid) if paid else name


def final(sight: Sight) -> list[Section]:
    """How everybody's score came about, once the game is over."""
    if "final" not in sight.aids:
        return []
    shown = ("coins", "deed_coins", "prestige", "deed_prestige", *PARTS)
    rows = tuple(
        (
            sight.player(seat),
            *(str(parts.get(part, 0)) for part in shown),
            str(total(parts)),
        )
        for seat, parts in enumerate(sight.aids["final"])
    )
    columns = ("", *titles(sight, *(f"final-{part}" for part in shown), "total"))
    lines = []
    for seat, gains in enumerate(sight.aids["final_deeds"]):
        for deed, gain in gains.items():
            paid = [
                sight.say(f"dark_road-board-n-{thing}", n=n)
                for thing, n in zip(("coins", "prestige", "vp"), gain, strict=True)
                if n
            ]
            name = quoted(sight, "deed", deed)
            lines.append(f"{sight.player(seat)}: {name}: {listed(sight, paid)}")
    title = sight.say("dark_road-board-final")
    return [Section("score", title, tuple(lines), columns, rows)]
