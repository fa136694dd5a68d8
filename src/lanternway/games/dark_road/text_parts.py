"""What lies in the middle of the table, part by part."""

from lanternway.games.dark_road.content_words import (
    BONUSES,
    CLASSES,
    DISTRICTS,
    FORTUNES,
    GOODS,
    RING,
    RUINS,
    SPACES,
    TOWNS,
)
from lanternway.games.dark_road.text_cards import (
    building_line,
    companion_line,
    deed_line,
    hero_number,
    upgrade_line,
)
from lanternway.games.dark_road.text_words import (
    Rows,
    asked_letters,
    effects_now,
    effects_words,
    letter,
    listed,
    narrow,
    printed,
)
from lanternway.text import Section, Sight

DIE = "▪"
HERE = "●"


def titles(sight: Sight, *names: str) -> tuple[str, ...]:
    """Headings of a table; an empty one stays empty."""
    return tuple(name and sight.say(f"dark_road-text-column-{name}") for name in names)


def goods_aboard(sight: Sight) -> list[str]:
    """The reader's goods; nobody's for spectators."""
    if sight.seat < 0:
        return []
    return list(sight.data["seats"][sight.seat].get("goods", []))


# --- the city -------------------------------------------------------------------------------------


def wheel(sight: Sight, spare: int = 0, beside: bool = False) -> Section:
    """The goods by price, dearest first, with the dice that offer them and what is left of each."""
    data = sight.data
    order = printed(sight).wheel_order
    first = GOODS.index(data["wheel"]["top"])
    start = order.index(first)
    rows = []
    for place, price in enumerate(printed(sight).wheel_values):
        good = GOODS[order[(start + place) % len(order)]]
        rows.append(
            (
                letter(sight, good),
                sight.name("good", good),
                str(price),
                str(sight.aids["prices_turned"][good]),
                DIE * data["wheel"]["dice"][good] or "–",
                str(sight.aids["supply"][good]),
            )
        )
    columns = titles(sight, "", "good", "price", "turned", "dice", "left")
    lines = () if beside or spare else (sight.say("dark_road-text-wheel-note"),)
    title = sight.say("dark_road-text-wheel")
    return Section("wheel", title, lines, columns, tuple(rows), spare=spare, beside=beside)


def city(sight: Sight, spare: int = 0) -> Section:
    """The five spaces of the Ringway, what lies beside each, and who stands there; in full with what the
    buildings do."""
    rows: Rows = []
    for space, districts in enumerate(SPACES):
        here = [
            sight.player(seat)
            for seat, place in enumerate(sight.data["seats"])
            if place["space"] == space
        ]
        places = ", ".join(sight.name("place", DISTRICTS[one]) for one in districts)
        building = ""
        if space:
            word = sight.data["buildings"][space - 1]
            building = sight.name("place", word) if spare else building_line(sight, word)
        rows.append((str(space), places, building, ", ".join(here)))
        if not spare:
            rows[-1] = (str(space), ", ".join(here), places, building)
    columns = titles(sight, "space", "districts", "building", "here")
    if not spare:
        columns = titles(sight, "space", "here", "districts", "building")
    columns, rows = narrow(columns, rows)
    return Section("city", sight.say("dark_road-text-city"), (), columns, tuple(rows), spare=spare)


def inn(sight: Sight, spare: int = 0) -> Section:
    """The heroes that can be sold to: what each asks, would pay, and brings."""
    content = printed(sight)
    pays = sight.aids.get("pays", {})
    goods = goods_aboard(sight)
    rows: Rows = []
    for hero in [*sight.data["inn"], *sight.data["shown"]]:
        if hero is None:
            continue
        number = hero_number(sight, hero)
        town = content.hero_town[number]
        rows.append(
            (
                sight.name("hero", hero),
                sight.name("class", CLASSES[town]),
                sight.name("town", TOWNS[town]),
                asked_letters(sight, content.hero_asks[number], goods),
                str(pays.get(hero, "–")),
                sight.name("bonus", BONUSES[content.hero_bonus[number]]),
                effects_words(sight, content.hero_reward[town]),
            )
        )
    columns = titles(sight, "hero", "class", "town", "asks", "pays", "bonus", "at-home")
    columns, rows = narrow(columns, rows)
    lines = (sight.say("dark_road-text-deck", n=sight.data["decks"]["heroes"]),)
    title = sight.name("place", "inn")
    return Section("inn", title, () if spare else lines, columns, tuple(rows), spare=spare)


def commissions(sight: Sight, spare: int = 0) -> Section:
    """The open commission of every town."""
    content = printed(sight)
    goods = goods_aboard(sight)
    rows: Rows = []
    for town, word in enumerate(TOWNS):
        card = sight.data["commissions"][word]
        below = str(sight.data["decks"]["commissions"][word])
        reward = effects_words(sight, content.hero_reward[town])
        kind = sight.name("class", CLASSES[town])
        name, asks, names = sight.say("dark_road-board-none"), "–", ""
        if card is not None:
            wanted = content.commission_asks[content.commission_ids.index(card)]
            name = sight.name("commission", card)
            asks = asked_letters(sight, wanted, goods)
            names = ", ".join(sight.name("good", GOODS[good]) for good in wanted)
        rows.append((sight.name("town", word), name, asks, names, below, kind, reward))
    columns = titles(sight, "town", "commission", "asks", "", "below", "class", "at-home")
    columns, rows = narrow(columns, rows)
    lines = (sight.say("dark_road-text-commission-note"),)
    title = sight.name("place", "commissions")
    return Section("commissions", title, () if spare else lines, columns, tuple(rows), spare=spare)


def ring(sight: Sight, spare: int = 0) -> Section:
    """The Dark Market: what each space of the ring gives."""
    content = printed(sight)
    rows = tuple(
        (
            HERE if word == sight.data["ring"] else "",
            sight.name("ring", word),
            effects_words(sight, content.ring_list[space]),
        )
        for space, word in enumerate(RING)
    )
    title = sight.name("place", "dark_market")
    lines = (sight.say("dark_road-text-ring-note"),)
    return Section("ring", title, () if spare else lines, (), rows, spare=spare)


def ruins(sight: Sight, spare: int = 0) -> Section:
    """The chambers of the ruins, and the faces of the ruins die."""
    content = printed(sight)
    rows = tuple(
        (
            HERE if word == sight.data["ruins"] else "",
            sight.name("ruins", word),
            effects_words(sight, content.ruins_list[space]),
        )
        for space, word in enumerate(RUINS)
    )
    faces = "; ".join(sight.name("ruins_die", face) for face in content.ruins_die_ids)
    lines = [
        sight.say("dark_road-text-ruins-note"),
        sight.say("dark_road-text-ruins-die", faces=faces),
    ]
    if "sarcophagus" in sight.aids:
        text = sight.say(f"dark_road-sarcophagus_text-{sight.aids['sarcophagus']}")
        lines.append(sight.say("dark_road-board-sarcophagus", text=text))
    title = sight.say("dark_road-board-ruins")
    return Section("ruins", title, tuple(lines), (), rows, spare=spare)


def oracle(sight: Sight) -> Section:
    """The faces of the oracle die."""
    faces = printed(sight).oracle_ids
    lines = tuple(sight.name("oracle", face) for face in faces)
    return Section("oracle", sight.say("dark_road-text-oracle"), lines)


# --- what can be had ------------------------------------------------------------------------------


def companions(sight: Sight, spare: int = 0) -> Section:
    lines = []
    for one in sight.data["companions"]:
        if one is not None:
            die = f" ({sight.say('dark_road-board-companion-die')})" if one["die"] else ""
            lines.append(companion_line(sight, one["name"]) + die)
    lines.append(sight.say("dark_road-text-deck", n=sight.data["decks"]["companions"]))
    title = sight.say("dark_road-board-companions")
    return Section("companions", title, tuple(lines), spare=spare)


def upgrades(sight: Sight, spare: int = 0) -> Section:
    lines = tuple(upgrade_line(sight, one) for one in sight.data["upgrades"])
    none = (sight.say("dark_road-board-none"),)
    title = sight.say("dark_road-board-upgrades")
    return Section("upgrades", title, lines or none, spare=spare)


def courtyard(sight: Sight, spare: int = 0) -> Section:
    """The two open deeds with what comes with them, and the deck."""
    content = printed(sight)
    lines = []
    for slot, deed in enumerate(sight.data["courtyard"]):
        if deed is not None:
            with_it = effects_words(sight, content.deed_slot_list[slot])
            lines.append(
                sight.say("dark_road-text-with", what=deed_line(sight, deed), also=with_it)
            )
    lines.append(sight.say("dark_road-text-deck", n=sight.data["decks"]["deeds"]))
    title = sight.say("dark_road-board-courtyard")
    return Section("courtyard", title, tuple(lines), spare=spare)


def fortunes(sight: Sight, spare: int = 0) -> Section:
    lines = tuple(fortune_words(sight, word) for word in FORTUNES)
    note = sight.say("dark_road-text-fortune-note")
    title = sight.say("dark_road-board-fortune")
    return Section("fortune", title, (*lines, note), spare=spare)


def fortune_words(sight: Sight, fortune: str) -> str:
    content = printed(sight)
    words = effects_words(sight, content.fortune_list[FORTUNES.index(fortune)])
    if fortune == "C" and not sight.data["fortune_taken"]:
        first = sight.say("dark_road-board-n-coins", n=content.fortune_first_coins)
        return sight.say("dark_road-text-fortune-first", first=first, later=words)
    return words


# --- on the road ----------------------------------------------------------------------------------


def caravan(sight: Sight, spare: int = 0) -> list[Section]:
    """The caravan under way and its event: what each die would give."""
    data = sight.data["caravan"]
    if data is None or "town" not in data:
        return []
    who = [sight.player(seat) for seat in data["travellers"]]
    leader = sight.player(data["leader"])
    lines = [
        sight.say("dark_road-text-leads", player=leader),
        f"{sight.say('dark_road-board-travellers')}: {listed(sight, who)}",
    ]
    rows = []
    if data["event"] is not None:
        number = printed(sight).event_ids.index(data["event"])
        name = sight.name("event_card", data["event"])
        lines.append(f"{name}: {sight.say('dark_road-event_card_text-' + data['event'])}")
        for face, effects in enumerate(printed(sight).event_faces[number], 1):
            dice = DIE * data["dice"].count(face)
            taken = str(data["taken"].count(face) or "")
            gives = effects_words(sight, effects) if sight.seat < 0 else effects_now(sight, effects)
            rows.append((str(face), gives, dice, taken))
    columns = titles(sight, "value", "gives", "dice", "taken") if rows else ()
    town = sight.thing("town", data["town"])
    road = sight.name("road", data["road"])
    title = sight.say("dark_road-board-caravan", town=town, road=road)
    return [Section("caravan", title, tuple(lines), columns, tuple(rows), spare=spare)]


def roads(sight: Sight) -> Section:
    """How many events are left, and which were seen."""
    lines = []
    for road in ("dark_road", "shortcut"):
        seen = [sight.name("event_card", one) for one in sight.data["events_seen"][road]]
        lines.append(
            sight.say(
                "dark_road-text-road",
                road=sight.name("road", road),
                n=sight.data["decks"][road],
                seen=listed(sight, seen),
            )
        )
    return Section("roads", sight.say("dark_road-text-roads"), tuple(lines))


def under(sight: Sight) -> list[Section]:
    """What was put under the decks, as far as the reader knows it."""
    data = sight.data["decks"]
    lines = []
    if data["heroes_under"]:
        cards = [sight.name("hero", one) for one in data["heroes_under"]]
        lines.append(sight.say("dark_road-text-under-heroes", cards=listed(sight, cards)))
    if data["commissions_under"]:
        cards = [sight.name("commission", one) for one in data["commissions_under"]]
        lines.append(sight.say("dark_road-text-under-commissions", cards=listed(sight, cards)))
    if data["deeds_under"]:
        lines.append(sight.say("dark_road-text-under-deeds", n=data["deeds_under"]))
    mine = sight.data["seats"][sight.seat].get("put_under") if sight.seat >= 0 else None
    if mine:
        lines.append(sight.say("dark_road-text-under-mine", deed=sight.name("deed", mine)))
    title = sight.say("dark_road-text-under")
    return [Section("under", title, tuple(lines))] if lines else []
