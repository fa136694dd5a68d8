"""Skye in words and drawings, from a seat's view: scoring tiles, market, territories, tracks, players."""

from collections.abc import Sequence

from lanternway.core.action import Action
from lanternway.games.skye.actions import AT, BUY, PRICE, TOKEN, TURN
from lanternway.games.skye.board import BONUSES, TRACKS
from lanternway.games.skye.content import CONTENT
from lanternway.games.skye.rules.score import schedule_of
from lanternway.games.skye.text_choices import choice_marks, question, token_sums
from lanternway.games.skye.text_tiles import (
    draw_land,
    legend,
    neighbour,
    number_of,
    tile_words,
    tiles_in_a_row,
    where_words,
)
from lanternway.games.skye.text_tracks import mine_of, next_line, next_space, progress
from lanternway.games.skye.tile import SYMBOLS
from lanternway.text import GAP, WIDTH, Screen, Section, Sight, wrap

LAND_WIDE = 66
HAND_WIDE = WIDTH - LAND_WIDE - GAP
"""What is left beside it."""
LAND_HIGH = 21
"""A territory on the screen of a decision is at most so large."""
CROWD = 4
"""With so many players the tiles for sale take two rows of drawings."""
LAND_LOW = 8
"""No lower than this for the sake of many choices."""


def screen(sight: Sight) -> Screen:
    stage = sight.data["stage"]
    sections: tuple[Section, ...]
    if stage == "build":
        hand = _hand(sight)
        sections = (_land(sight, sight.seat, 0), *hand, _scoring(sight, 1), players(sight, 2))
    elif stage in ("price", "buy", "buy-again") and not sight.data["agenda"]:
        sections = (
            market(sight, False),
            _scoring(sight, 1),
            players(sight, 2),
            _land(sight, sight.seat, 3),
        )
    elif stage.startswith("tokens"):
        high = max(LAND_LOW, LAND_HIGH - len(sight.legal))
        here = land(sight, max(0, sight.seat), LAND_WIDE, high)
        sections = (here, _scoring(sight, 1), players(sight, 2))
    elif sight.data["options"]["journeyman"]:
        sections = (
            progress(sight),
            _land(sight, sight.seat, 1),
            players(sight, 2),
            _scoring(sight, 3),
        )
    else:
        sections = (players(sight, 0), _scoring(sight, 1))
    if sight.seat < 0:
        sections = (players(sight, 0), _scoring(sight, 1))
    return Screen(head(sight), sections, question(sight), sight.news)


def table(sight: Sight) -> list[Section]:
    data = sight.data
    found = [players(sight, 0), points(sight), symbols(sight, 0), _scoring(sight, 0)]
    if any(any(place["drawn"]) for place in data["seats"]):
        found.append(market(sight, True))
    if sight.seat >= 0:
        found += _hand(sight)
    if data["options"]["journeyman"] and sight.seat >= 0:
        found.append(progress(sight, full=True))
    seats = range(len(data["seats"]))
    order = [sight.seat, *(seat for seat in seats if seat != sight.seat)]
    found += [land(sight, seat) for seat in order if seat >= 0]
    return found


def explain(sight: Sight, what: Action | str) -> list[str]:
    """A tile, a track, a bonus tile or a scoring tile; what a road token would do."""
    if isinstance(what, Action) and what.family is TOKEN and what in sight.legal:
        return _token_lines(sight, what)
    if isinstance(what, Action) and what.family in (PRICE, AT, TURN):
        return _asked_tile(sight, what)
    words = list(what.words().values()) if isinstance(what, Action) else [what]
    return [line for word in words for line in _explain_word(sight, word, what)]


def _asked_tile(sight: Sight, action: Action) -> list[str]:
    """The tile that is priced, or the one that is being placed, turned as it would lie."""
    if action not in sight.legal:
        return []
    if action.family is PRICE:
        return _tile_lines(sight, int(sight.facts[action.index]["tile"].rpartition("-")[2]))
    return _tile_lines(sight, mine_of(sight)["taken"], int(action.words().get("turns", 0)))


def _explain_word(sight: Sight, word: str, what: Action | str) -> list[str]:
    called = word.casefold()
    is_tile = not isinstance(what, Action) or "tile" in what.words()
    if isinstance(what, Action) and "slot" in what.words():
        tile = sight.data["seats"][sight.seat]["drawn"][int(word) - 1]
        return _tile_lines(sight, tile) if tile else []
    for number in range(len(CONTENT.tiles)):
        tile = "castle" if number == 0 else str(number)
        if is_tile and called in (tile, sight.name("tile", tile).casefold()):
            return _tile_lines(sight, number)
    for track in TRACKS:
        if called in (track, sight.name("track", track).casefold()) and "tracks" in mine_of(sight):
            return [next_line(sight, track), *_bonus_ahead(sight, track)]
    for bonus in BONUSES:
        if called in (bonus, sight.name("bonus", bonus).casefold()):
            return [sight.say(f"skye-text-bonus-{bonus}")]
    for place, tile in enumerate(sight.data["scoring"]):
        if called == "abcd"[place]:
            return [sight.say(f"skye-scoring-{tile}-text")]
    return []


def _tile_lines(sight: Sight, number: int, turns: int = 0) -> list[str]:
    name = sight.name("tile", number or "castle")
    disputed = [sight.say(f"skye-disputed-{number}")] if CONTENT.tiles[number].disputed else []
    return [*tiles_in_a_row([(name, number, turns)]), tile_words(sight, number, turns), *disputed]


def _bonus_ahead(sight: Sight, track: str) -> list[str]:
    """What the bonus tile on the next space does."""
    at = next_space(sight, track).bonus
    if at < 0:
        return []
    return [sight.say(f"skye-text-bonus-{mine_of(sight)['bonus'][track][at]}")]


def _token_lines(sight: Sight, action: Action) -> list[str]:
    """What a road token there would do, and the two tiles."""
    words = action.words()
    other = neighbour(mine_of(sight)["territory"], words["tile"], words["side"])
    joined, income, points = token_sums(sight, action)
    lines = [sight.say("skye-text-token-gives", n=joined, gold=income, points=points)]
    for tile in (words["tile"], other):
        lines += _tile_lines(sight, number_of(tile))
    return lines


# --- parts of the table -----------------------------------------------------------------------


def head(sight: Sight) -> tuple[str, ...]:
    data = sight.data
    return (
        sight.say("skye-name"),
        sight.say("skye-text-round", n=min(data["round"], data["rounds"]), most=data["rounds"]),
        sight.say(f"skye-text-stage-{data['stage']}"),
    )


def players(sight: Sight, spare: int) -> Section:
    data = sight.data
    journeyman = data["options"]["journeyman"]
    columns = ["", *(sight.say(f"skye-text-column-{one}") for one in ("points", "gold", "scrolls"))]
    if journeyman:
        columns += [sight.name("track", track) for track in TRACKS]
    rows = []
    for seat, place in enumerate(data["seats"]):
        sums = sight.aids["seats"][seat]
        row = [sight.player(seat), str(place["score"])]
        row += ["?" if place["gold"] is None else str(place["gold"]), str(sums["scrolls"])]
        if journeyman:
            row += [str(place["tracks"][track]) for track in TRACKS]
        marks = []
        if seat == data["start"]:
            marks.append(sight.say("skye-board-start"))
        if place["ready"]:
            marks.append(sight.say("skye-board-ready"))
        marks += [sight.name("bonus", perk) for perk in place.get("perks", ())]
        rows.append((*row, ", ".join(marks)))
    title = sight.say("core-text-players")
    return Section("players", title, (), (*columns, ""), tuple(rows), spare=spare)


def points(sight: Sight) -> Section:
    """Where everybody's points came from; how many tiles are to come."""
    seats = sight.data["seats"]
    rows = tuple(
        (sight.say(f"skye-score-{part}"), *(str(place["points"][part]) for place in seats))
        for part in seats[0]["points"]
    )
    columns = ("", *(sight.player(seat) for seat in range(len(seats))))
    lines = (sight.say("skye-text-bag", n=sight.data["bag"]),)
    return Section("points", sight.say("skye-text-points-so-far"), lines, columns, rows)


def symbols(sight: Sight, spare: int) -> Section:
    """How many of each symbol everybody has."""
    columns = ("", *(sight.name("symbol", symbol) for symbol in SYMBOLS))
    rows = tuple(
        (sight.player(seat), *(str(sums["symbols"][symbol]) for symbol in SYMBOLS))
        for seat, sums in enumerate(sight.aids["seats"])
    )
    title = sight.say("skye-text-symbols")
    return Section("symbols", title, (), columns, rows, spare=spare)


def _scoring(sight: Sight, spare: int) -> Section:
    """Each scoring tile: when it scores, what it would give everybody now."""
    data = sight.data
    seats = range(len(data["seats"]))
    names = ("rounds", "pays") if sight.seat < 0 else ("rounds", "you-now", "others-now", "pays")
    rows = []
    for place, tile in enumerate(data["scoring"]):
        rounds = [n for n, places in enumerate(schedule_of(len(seats)), 1) if place in places]
        left = [str(n) for n in rounds if n >= data["round"]] or ["–"]
        values = sight.aids["values"][tile]
        row = ["ABCD"[place] + ("*" if data["round"] in rounds else " "), " ".join(left)]
        if sight.seat >= 0:
            row.append("?" if values is None else str(values[sight.seat]))
            others = [seat for seat in seats if seat != sight.seat]
            row.append("?" if values is None else " ".join(str(values[seat]) for seat in others))
        rows.append((*row, sight.say(f"skye-scoring-{tile}-text")))
    columns = ("", *(sight.say(f"skye-text-column-{name}") for name in names))
    return Section("scoring", sight.say("skye-text-scoring"), (), columns, tuple(rows), spare=spare)


def market(sight: Sight, full: bool) -> Section:
    """The tiles that were drawn, with their prices where they are open. Where many play, a tile that can be
    bought now stands among the choices only."""
    fits = sight.aids.get("mine", {}).get("fits", {})
    rows, drawn, words = [], [], []
    pricing = sight.data["stage"] == "price"
    crowded = not full and not pricing and len(sight.data["seats"]) >= CROWD
    asked = _asked_tiles(sight) if crowded else set()
    for seat, place in enumerate(sight.data["seats"]):
        if not full and pricing and seat != sight.seat:
            continue
        for tile, price in zip(place["drawn"], place["prices"], strict=True):
            if tile is None:
                continue
            name = sight.name("tile", tile)
            cost = sight.say("skye-text-axe") if price == "axe" else str(price or "–")
            where, best = fits.get(str(tile), ("", ""))
            row = (sight.player(seat), name, cost, str(where), str(best), tile_words(sight, tile))
            if tile not in asked:
                rows.append(row)
            if full or pricing or seat != sight.seat:
                drawn.append((name, tile, 0))
            words.append(f"{name}: {tile_words(sight, tile)}")
    names = ("owner", "tile", "price", "fits", "best", "shows")
    columns = tuple(sight.say(f"skye-text-column-{one}") for one in names)
    if not full:  # what tiles show is in the drawings, and in words by `?`
        columns = columns[:5]
    title = sight.say("skye-text-market")
    drawing = tuple(tiles_in_a_row(drawn, sight.width))
    shown = tuple(row[: len(columns)] for row in rows)
    signs = () if crowded else (legend(sight),)  # it was there when prices were set
    return Section("market", title, signs, columns, shown, drawing, tuple(words))


def _asked_tiles(sight: Sight) -> set[int]:
    """Those that the reader may buy."""
    return {int(one.words()["tile"]) for one in sight.legal if one.family is BUY}


def _hand(sight: Sight) -> list[Section]:
    """The tiles to be built; one that is being placed in every turn that fits."""
    mine = mine_of(sight)
    tiles = [tile for tile in mine["hand"] if tile != mine["taken"]]
    drawn = [(sight.name("tile", tile), tile, 0) for tile in tiles]
    taken = mine["taken"]
    if taken is not None:
        turns = sight.aids.get("mine", {}).get("turns", {"0": 0})
        shown = [(sight.say("skye-text-turned", n=int(turn)), taken, int(turn)) for turn in turns]
        drawn = shown + ([] if len(shown) > 1 else drawn)
    if not drawn:
        return []
    words = tuple(f"{title}: {tile_words(sight, tile, turn)}" for title, tile, turn in drawn)
    drawing = tuple(tiles_in_a_row(drawn, HAND_WIDE))
    return [Section("hand", sight.say("skye-text-hand"), (), (), (), drawing, words, beside=True)]


def _land(sight: Sight, seat: int, spare: int) -> Section:
    return land(sight, max(0, seat), LAND_WIDE, LAND_HIGH, spare)


def land(sight: Sight, seat: int, wide: int = WIDTH, high: int = 80, spare: int = 0) -> Section:
    """A territory as a drawing, with the places that can be chosen; and in words."""
    place = sight.data["seats"][seat]
    marks = choice_marks(sight) if seat == sight.seat else {}
    words = [_tile_there(sight, place["territory"], spot) for spot in place["territory"]]
    lines = []
    if sight.data["options"]["journeyman"]:
        at = f"@skye-tile-{place['journeyman']}"
        lines.append(
            sight.say("skye-text-walker", tile=at, n=sight.aids["seats"][seat]["movement"])
        )
        if place["waypoints"]:
            waypoints = [f"@skye-tile-{tile}" for tile in place["waypoints"]]
            lines.append(sight.say("skye-text-waypoints", tiles=waypoints))
        lines += [_token(sight, place["territory"], token) for token in place["road_tokens"]]
    if wide == WIDTH:
        lines.append(legend(sight))
    title = sight.say("skye-board-territory", player=sight.player(seat))
    key = "land" if seat == sight.seat else f"land{seat + 1}"
    room = min(wide, sight.width)
    shown = tuple(part for line in lines for part in wrap(line, room, 2))
    drawing = tuple(draw_land(place["territory"], marks, room, max(LAND_LOW, high - len(shown))))
    return Section(key, title, shown, (), (), drawing, tuple(words), spare=spare)


def _tile_there(
    sight: Sight, territory: Sequence[Sequence[int | str]], spot: Sequence[int | str]
) -> str:
    """A tile of a territory: which, where, and what it shows."""
    tile, x, y, turns = spot
    shown = tile_words(sight, number_of(tile), int(turns))
    where = where_words(sight, territory, (int(x), int(y)))
    name = sight.name("tile", tile)
    return f"{name} ({where}): {shown}." if where else f"{name}: {shown}."


def _token(sight: Sight, territory: Sequence[Sequence[int | str]], token: Sequence[str]) -> str:
    """Between which tiles a road token lies."""
    tile, side = token
    other = neighbour(territory, str(tile), side)
    return sight.say("skye-text-token", tile=f"@skye-tile-{tile}", other=f"@skye-tile-{other}")
