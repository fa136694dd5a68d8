"""The Private Concern: its board, what it will do next, its notices and the sarcophagi."""

from typing import Any

from lanternway.games.dark_road.text_cards import (
    commission_line,
    deed_line,
    hero_home,
)
from lanternway.games.dark_road.text_parts import titles
from lanternway.games.dark_road.text_words import (
    effects_words,
    listed,
    printed,
    space_words,
)
from lanternway.text import Section, Sight


def intent(sight: Sight, spare: int = 0) -> list[Section]:
    """What it will do if nothing changes, and the next notice: for a decision."""
    if "concern" not in sight.data:
        return []
    lines = intent_lines(sight)
    return [Section("intent", sight.say("dark_road-board-concern"), tuple(lines), spare=spare)]


def intent_lines(sight: Sight) -> list[str]:
    plan = sight.data["concern"]["intent"]
    lines = []
    if plan["card"] is not None:
        goes = sight.say(
            "dark_road-text-concern-goes",
            card=sight.name("action", plan["card"]),
            n=plan["space"],
            places=space_words(sight, plan["space"], building=False),
            aim=sight.name("aim", plan["aim"]),
        )
        lines.append(goes)
        extras = []
        if plan["crates"]:
            extras.append(f"+{sight.say('dark_road-board-crates', n=plan['crates'])}")
        if plan["wheel_turn"]:
            extras.append(sight.say("dark_road-board-effect-rotate-wheel", n=1))
        works = [work_words(sight, work) for work in plan["works"]]
        lines.append(sight.say("dark_road-text-concern-works", works="; ".join([*extras, *works])))
    if plan["joins"]:
        towns = [f"@dark_road-town-{town}" for town in plan["joins"]]
        lines.append(sight.say("dark_road-text-concern-joins", towns=towns))
    if plan["notice"] is not None:
        lines.append(_notice(sight, plan["notice"]))
    return lines


def work_words(sight: Sight, work: dict[str, Any]) -> str:
    """`takes a hero at the Inn: Agatha`."""
    if work["work"] is None:
        return sight.say("dark_road-board-idle")
    said = sight.name("work", work["work"])
    about = []
    if "hero" in work:
        about.append(sight.name("hero", work["hero"]))
    for key in ("commission_town", "town"):
        if key in work:
            about.append(sight.name("town", work[key]))
    if "route" in work:
        about.append(sight.name("road", work["route"]))
    if "dice" in work:
        about.append(sight.say("dark_road-text-market-dice", n=work["dice"]))
    if "deed" in work:
        about.append(sight.name("from", work["deed"]))
    return f"{said} ({', '.join(about)})" if about else said


def _notice(sight: Sight, notice: dict[str, Any]) -> str:
    number = printed(sight).concern.notice_ids.index(notice["notice"])
    met = [sight.player(seat) for seat in notice["met_by"]]
    return sight.say(
        "dark_road-text-notice",
        name=sight.name("notice", notice["notice"]),
        text=sight.say(f"dark_road-notice_text-{notice['notice']}").rstrip("."),
        need=notice["need"],
        due=notice["due"],
        reward=effects_words(sight, printed(sight).concern.notice_reward[number]),
        met=listed(sight, met),
    )


def concern(sight: Sight) -> list[Section]:
    """All of it, for the table."""
    if "concern" not in sight.data:
        return []
    return [_board(sight), *intent(sight), _notices(sight), _sarcophagi(sight)]


def _board(sight: Sight) -> Section:
    board = sight.data["concern"]
    seat = sight.data["setting"]["humans"]
    place = sight.data["seats"][seat]
    level = sight.name("level", sight.data["setting"]["private_concern"])
    tiles = [
        f"{sight.name('town', town)} ({sight.say('dark_road-text-eager')})"
        if town in board["eager"]
        else sight.name("town", town)
        for town in board["row"]
    ]
    used = [sight.name("action", card) for card in board["used"]]
    seen = [deed_line(sight, deed) for deed in board["seen_deeds"]]
    rows = [
        (sight.say("dark_road-text-level"), level),
        (
            sight.say("dark_road-text-has"),
            ", ".join(
                [
                    sight.say("dark_road-board-n-coins", n=place.get("coins", 0)),
                    sight.say("dark_road-board-n-prestige", n=place["prestige"]),
                    sight.say("dark_road-board-crates", n=board["crates"]),
                    sight.say("dark_road-board-n-deed", n=place["deed_count"]),
                ]
            ),
        ),
        (sight.say("dark_road-text-tiles"), ", ".join(tiles)),
        (
            sight.say("dark_road-board-heroes"),
            listed(sight, [hero_home(sight, hero) for hero in place["heroes"]], "; "),
        ),
        (
            sight.say("dark_road-board-commissions"),
            listed(sight, [commission_line(sight, one) for one in place["commissions"]], "; "),
        ),
        (sight.say("dark_road-text-used-cards"), listed(sight, used)),
        (sight.say("dark_road-text-seen-deeds"), listed(sight, seen, " ")),
    ]
    heroes = [sight.name("hero", hero) for hero in place["log"]["heroes"]]
    orders = [sight.name("commission", one["commission"]) for one in place["log"]["commissions"]]
    rows.append((sight.say("dark_road-board-log"), listed(sight, [*heroes, *orders])))
    return Section("concern", sight.player(seat), (), (), tuple(rows))


def _notices(sight: Sight) -> Section:
    cards = printed(sight).concern
    rows = []
    for turn, word in enumerate(sight.data["concern"]["notices"]):
        number = cards.notice_ids.index(word)
        rows.append(
            (
                str(cards.notice_rounds[turn]),
                sight.name("notice", word),
                str(cards.notice_need[number][turn]),
                effects_words(sight, cards.notice_reward[number]),
                sight.say(f"dark_road-notice_text-{word}"),
            )
        )
    columns = titles(sight, "due", "notice", "need", "gives", "counts")
    title = sight.say("dark_road-text-notices")
    return Section("notices", title, (), columns, tuple(rows))


def _sarcophagi(sight: Sight) -> Section:
    """Each card with the rounds in which it is in force; the present one is marked."""
    starts = printed(sight).concern.sarcophagus_rounds
    rows = []
    for turn, word in enumerate(sight.data["concern"]["sarcophagi"]):
        mark = "●" if word == sight.aids["sarcophagus"] else ""
        text = sight.say(f"dark_road-sarcophagus_text-{word}")
        rows.append((mark, str(starts[turn]), sight.name("sarcophagus", word), text))
    columns = titles(sight, "", "from-round", "card", "does")
    title = sight.say("dark_road-text-sarcophagi")
    return Section("sarcophagi", title, (), columns, tuple(rows))
