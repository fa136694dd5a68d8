"""The parts of Treos' table in words: players, the day, cards, quests, weapons, places, ways."""

from typing import Any, Final

from lanternway.games.treos.characters import CHARACTERS
from lanternway.games.treos.content import CONTENT, QUEST_WORDS
from lanternway.games.treos.happenings import Happening
from lanternway.games.treos.plan import PHASE_WORDS, PLAN_WORDS
from lanternway.games.treos.quests import PERSONAL_GOLD
from lanternway.games.treos.regions import DIRECTIONS, PATH_KINDS, REGIONS
from lanternway.games.treos.text_map import PAWNS, draw_map, legend
from lanternway.games.treos.text_names import (
    amount,
    bonus_words,
    card_of,
    card_ways,
    kind_of,
    lake_name,
    mine_of,
    offer_of,
    offer_words,
    quest_reward,
    quest_towns,
    quest_words,
    quests_of,
    region_of,
    short_offer,
    space_name,
    space_words,
    task_words,
    who_is_at,
)
from lanternway.text import WIDTH, Section, Sight, bar

FULL_HIGH: Final = 37
BAR: Final = 20


def titles(sight: Sight, *columns: str) -> tuple[str, ...]:
    return tuple(one and sight.say(f"treos-text-column-{one}") for one in columns)


# --- players and the day --------------------------------------------------------------------------------


def order_of(sight: Sight) -> list[int]:
    """Seats in turn order once the bids are open, else as they sit."""
    order: list[int] = sight.data["order"]
    return order or list(range(len(sight.data["seats"])))


def players(sight: Sight) -> Section:
    """Everybody: gold of the goal, where they stand, what they hold."""
    goal = sight.data["goal"]
    rows = []
    for seat in order_of(sight):
        place = sight.data["seats"][seat]
        held = place["side_quests"]
        row = [f"{PAWNS[seat]} {sight.player(seat)}", str(place["gold"])]
        row += [bar(place["gold"], goal, BAR), sight.name("character", place["character"])]
        row.append(space_name(sight, place["space"]))
        row.append(str(held if isinstance(held, int) else len(held)))
        row.append(", ".join(sight.name("weapon", one) for one in place["weapons"]) or "–")
        row.append(bid_words(sight, seat))
        rows.append(tuple(row))
    columns = titles(sight, "", "gold", "", "character", "at", "side", "weapons", "bid")
    title = sight.say("treos-board-race", goal=goal)
    lines = [f"{sight.player(seat)}: {cards_words(place)}" for seat, place in _decks(sight)]
    return Section("players", title, tuple(lines), columns, tuple(rows))


def _decks(sight: Sight) -> list[tuple[int, dict[str, Any]]]:
    return [(seat, {"sight": sight, **sight.data["seats"][seat]}) for seat in order_of(sight)]


def cards_words(place: dict[str, Any]) -> str:
    """How many cards lie where."""
    sight: Sight = place["sight"]
    counts = {
        key: place[key] if isinstance(place[key], int) else len(place[key])
        for key in ("hand", "rest", "discard")
    }
    return sight.say(
        "treos-text-decks",
        hand=counts["hand"],
        draw=counts["rest"] + len(place["top"]),
        discard=counts["discard"],
    )


def bid_words(sight: Sight, seat: int) -> str:
    place = sight.data["seats"][seat]
    if not sight.data["order"]:
        return sight.say("treos-text-ready") if place["ready"] else "–"
    return str(place["plan"]["bid"])


def event_of(sight: Sight) -> Happening | None:
    word = sight.data["event"]
    return next((event for event in CONTENT.events if event.id == word), None)


def event_words(sight: Sight) -> str:
    """The event of the day with its text; whether it asks for the symbol."""
    event = event_of(sight)
    if event is None:
        return sight.say("treos-board-no-event")
    name, text = sight.name("happening", event.id), sight.say(f"treos-happening-{event.id}-text")
    when = f" ({sight.say('treos-text-event-symbol')})" if event.symbol else ""
    return f"{name}: {text}{when}"


def day(sight: Sight) -> Section:
    """The event, the order of turns, what was revealed of the plans."""
    lines = [event_words(sight)]
    if sight.data["order"]:
        lines.append(order_words(sight))
        for seat in order_of(sight):
            shown = revealed(sight, seat)
            if shown:
                lines.append(f"{sight.player(seat)}: {shown}")
    lines.append(sight.say("treos-text-common-left", n=sight.data["common_deck"]))
    return Section("day", sight.say("treos-board-event"), tuple(lines))


def order_words(sight: Sight) -> str:
    names = [f"{sight.player(seat)} {bid_words(sight, seat)}" for seat in order_of(sight)]
    return f"{sight.say('treos-board-order')}: {', '.join(names)}"


def revealed(sight: Sight, seat: int) -> str:
    """The cards of another plan that were turned up, and its symbol."""
    plan = sight.data["seats"][seat]["plan"]
    parts = [
        f"{sight.name('phase', phase)} {plan[phase]}" for phase in PHASE_WORDS[1:] if plan[phase]
    ]
    if plan["symbol"]:
        parts.append(f"{sight.say('treos-board-symbol')}: {sight.name('phase', plan['symbol'])}")
    return ", ".join(parts)


# --- my cards -------------------------------------------------------------------------------------------


def laid_as(sight: Sight) -> dict[int, str]:
    """By card: where it lies in the reader's plan."""
    plan = mine_of(sight)["plan"]
    found: dict[int, str] = {}
    for slot in PLAN_WORDS:
        if plan[slot]:
            word = sight.say(f"treos-board-slot-{slot}")
            if plan["symbol"] == slot:
                word += f" ({sight.say('treos-text-highwayman')})"
            found[plan[slot]] = word
    for leftover in plan.get("left", []):
        found[leftover["card"]] = sight.say(f"treos-board-fate-{leftover['fate']}")
    return found


def cards(sight: Sight) -> Section:
    """Hand and plan: each card with its moves, where it lies, where it leads."""
    mine = mine_of(sight)
    laid = laid_as(sight)
    ahead = sight.aids.get("ahead", {"laid": {}, "cards": {}, "phase": None})
    order = [*laid, *mine["hand"]]
    rows = []
    for card in order:
        phase = next((one for one in PHASE_WORDS[1:] if mine["plan"][one] == card), None)
        leads = ahead["cards"].get(str(card)) or ahead["laid"].get(phase) or []
        if not ahead["cards"] and not ahead["laid"]:
            leads = sight.aids.get("reach", {}).get(str(card), [])
        where = laid.get(card) or sight.say("treos-board-hand")
        moves = str(card_of(card).moves)
        goals = goal_words(sight, leads)
        rows.append((str(card), moves, card_ways(sight, card), where, goals))
    names = titles(sight, "card", "moves", "ways", "place")
    phase = ahead["phase"] or "here"
    columns = (*names, sight.say(f"treos-text-column-leads-{phase}"))
    lines = []
    if not (mine["plan"]["bid"] and mine["plan"]["symbol"]) and not sight.data["order"]:
        lines.append(sight.say("treos-text-plan-help"))
    return Section("cards", sight.say("treos-text-cards"), tuple(lines), columns, tuple(rows))


def goal_words(sight: Sight, spaces: list[str], most: int = 4) -> str:
    """The best of these spaces to end a move on, and how many there are."""
    goals = [one for one in spaces if kind_of(sight, one) != "plain"]
    goals.sort(key=lambda one: -int(offer_of(sight, one).get("gold", 0)))
    shown = [short_offer(sight, one) for one in goals[:most]]
    rest = len(spaces) - len(shown)
    if rest:
        word = "treos-text-more-spaces" if shown else "treos-text-spaces"
        shown.append(sight.say(word, n=rest))
    return ", ".join(shown) or "–"


# --- quests ---------------------------------------------------------------------------------------------


def quests(sight: Sight) -> Section:
    """Whose quests, where to, for what; and what lies open in the regions."""
    rows = []
    for seat in order_of(sight):
        for quest in quests_of(sight.data["seats"][seat]):
            rows.append((sight.player(seat), *_quest_cells(sight, quest)))
    for region in REGIONS:
        up = sight.data["quest_piles"][region]["up"]
        name = sight.say("treos-text-open-in", region=sight.name("region", region))
        if up:
            rows.append((name, *_quest_cells(sight, up)))
        else:
            rows.append((name, sight.say("treos-board-pile-empty"), "", ""))
    columns = titles(sight, "", "quest", "to", "reward")
    return Section("quests", sight.say("treos-text-quests"), (), columns, tuple(rows))


def _quest_cells(sight: Sight, quest: str) -> tuple[str, str, str]:
    return sight.name("quest", quest), quest_towns(sight, quest), quest_reward(sight, quest)


def side_quests(sight: Sight) -> Section:
    """The reader's side quests with their texts and how far they are."""
    held = mine_of(sight)["side_quests"]
    lines = [task_words(sight, task) for task in held] or [sight.say("treos-board-no-side")]
    lines.append(sight.say("treos-text-side-reward"))
    return Section("side", sight.say("treos-board-side-quests"), tuple(lines))


# --- characters and weapons -----------------------------------------------------------------------------


def weapons(sight: Sight) -> Section:
    """Everybody's ability and weapon track: what each weapon gives, which are taken."""
    rows = []
    for seat in order_of(sight):
        place = sight.data["seats"][seat]
        character = CONTENT.characters[CHARACTERS.index(place["character"])]
        owned = len(place["weapons"])
        track = [
            f"{'✓ ' if number < owned else ''}{track_words(sight, gold, bonus)}"
            for number, (gold, bonus) in enumerate(
                zip(character.gold, character.bonus, strict=True)
            )
        ]
        rows.append((sight.player(seat), "; ".join(track)))
    lines = [
        f"{sight.name('character', place['character'])}: "
        + sight.say(f"treos-character-{place['character']}-text")
        for place in sight.data["seats"]
    ]
    columns = titles(sight, "", "track")
    return Section(
        "weapons", sight.say("treos-text-characters"), tuple(lines), columns, tuple(rows)
    )


def track_words(sight: Sight, gold: int, bonus: list[str]) -> str:
    return ", ".join([amount(sight, gold), *bonus_words(sight, bonus)])


# --- the map ----------------------------------------------------------------------------------------------


def full_map(sight: Sight) -> Section:
    drawing = tuple(draw_map(sight, WIDTH, FULL_HIGH, {}, True))
    regions = ", ".join(f"{region[0].upper()} {sight.name('region', region)}" for region in REGIONS)
    words = [stands(sight, seat) for seat in range(len(sight.data["seats"]))]
    robbers = ", ".join(space_words(sight, space) for space in sight.data["highwaymen"])
    words += [
        f"{sight.say('treos-text-robbers-at')}: {robbers}",
        sight.say("treos-text-ways-below"),
    ]
    title = sight.say("treos-board-map")
    lines = (legend(sight), f"{sight.say('treos-text-letters')}: {regions}")
    return Section("map", title, lines, (), (), drawing, tuple(words))


def stands(sight: Sight, seat: int) -> str:
    space = sight.data["seats"][seat]["space"]
    return f"{sight.player(seat)}: {space_words(sight, space)}, {sight.name('region', region_of(space))}"


def places(sight: Sight) -> Section:
    """Towns, forts, inns and secret places: what they give, who stands there."""
    rows = []
    for space in sight.data["board"]["spaces"]:
        if kind_of(sight, space) == "plain":
            continue
        region = sight.name("region", region_of(space))
        here = ", ".join(who_is_at(sight, space))
        rows.append((space_words(sight, space), region, here, offer_words(sight, space) or "–"))
    columns = titles(sight, "", "region", "here", "gives")
    return Section("places", sight.say("treos-text-places"), (), columns, tuple(rows))


def ways(sight: Sight) -> Section:
    """Every space with its exits: the map for who cannot see it."""
    words = all_exits(sight)
    rows = tuple(
        (f"{space.upper()} {space_words(sight, space)}", "; ".join(words[space])) for space in words
    )
    columns = titles(sight, "", "exits")
    return Section("ways", sight.say("treos-text-ways"), (), columns, rows)


def exits_words(sight: Sight, space: str) -> list[str]:
    """Each exit of a space: direction, kind of path, where it leads."""
    return all_exits(sight)[space]


def all_exits(sight: Sight) -> dict[str, list[str]]:
    """By space, its exits in words."""
    board = sight.data["board"]
    names = {space: space_words(sight, space) for space in board["spaces"]}
    directions = {one: sight.name("direction", one) for one in DIRECTIONS}
    kinds = {one: sight.name("path", one) for one in PATH_KINDS}
    found: dict[str, list[str]] = {space: [] for space in names}

    def add(space: str, direction: str, kind: str, goal: str) -> None:
        word = sight.say(
            "treos-text-exit", direction=directions[direction], kind=kinds[kind], goal=goal
        )
        found[space].append(word)

    for path in board["paths"]:
        add(path["a"], path["exit_a"], path["kind"], names[path["b"]])
        add(path["b"], path["exit_b"], path["kind"], names[path["a"]])
    for lake in board["lakes"]:
        lake_words = lake_name(sight, lake["lake"])
        for shore, direction in lake["shores"]:
            others = [names[one] for one, _ in lake["shores"] if one != shore]
            add(shore, direction, "water", f"{lake_words}: {', '.join(others) or '–'}")
    for road in board["rim"]:
        add(road["space"], road["exit"], "road", sight.say("treos-text-rim"))
    return found


def neighbors(sight: Sight, space: str) -> set[str]:
    """Spaces one path or lake crossing away."""
    board = sight.data["board"]
    found = {path["b"] for path in board["paths"] if path["a"] == space}
    found |= {path["a"] for path in board["paths"] if path["b"] == space}
    for lake in board["lakes"]:
        shores = {shore for shore, _ in lake["shores"]}
        if space in shores:
            found |= shores - {space}
    return found


def my_quests(sight: Sight) -> list[str]:
    """The reader's quests, one line each."""
    return [quest_words(sight, quest) for quest in quests_of(mine_of(sight))]


def quest_gold(quest: str) -> int:
    if quest == "personal":
        return PERSONAL_GOLD
    return CONTENT.quests[QUEST_WORDS.index(quest)].reward.gold
