"""What a thing on the Dark Road is, asks and gives: for `? 3` and for its name."""

from collections.abc import Callable
from typing import Final

from lanternway.core.action import Action
from lanternway.games.dark_road import actions
from lanternway.games.dark_road.content_words import (
    AIMS,
    BUILDINGS,
    CLASSES,
    COMPANIONS,
    DISTRICTS,
    FACES,
    FORTUNES,
    GOODS,
    REGIONS,
    RING,
    RUINS,
    STEEDS,
    TOWNS,
    UPGRADES,
    region_of,
)
from lanternway.games.dark_road.text_cards import (
    building_line,
    commission_line,
    companion_line,
    deed_line,
    hero_line,
    steed_line,
    upgrade_line,
)
from lanternway.games.dark_road.text_parts import fortune_words
from lanternway.games.dark_road.text_words import (
    asked,
    effects_words,
    mine_of,
    numbers,
    printed,
    quoted,
    slot_words,
)
from lanternway.text import Sight


def explain_action(sight: Sight, action: Action) -> list[str]:
    """The things that an action is about."""
    lines: list[str] = []
    words = action.words()
    for kind, word in words.items():
        tells = _THINGS.get(kind)
        if tells is not None and word in _words(sight, kind):
            lines += tells(sight, word)
    for fact in sight.facts.get(action.index, {}).values():
        said = _of_fact(sight, fact)
        lines += said if said[:1] != lines[-1:] else []  # a town names its open commission already
    return lines + _of_family(sight, action)


def _of_fact(sight: Sight, fact: object) -> list[str]:
    """A thing that a fact refers to: `@dark_road-good-armor`."""
    kind, _, word = str(fact).removeprefix("@dark_road-").partition("-")
    return _THINGS[kind](sight, word) if kind in _THINGS else []


def _of_family(sight: Sight, action: Action) -> list[str]:
    """Things that an action names only by where they are; somebody may ask when nothing is there."""
    words = action.words()
    caravan = sight.data["caravan"] or {}
    if action.family in (actions.BUMP, actions.UNLOCK):
        slot = int(words["slot"])
        gives = slot_words(sight, slot - 1, words.get("die", ""))
        return [sight.say("dark_road-text-slot", n=slot, gives=gives)]
    if action.family is actions.RING:
        return _ring(sight, sight.aids["ring_leads"][int(words["spaces"]) - 1])
    if action.family is actions.DELVE:
        return _ruins(sight, sight.aids["ruins_leads"][int(words["spaces"]) - 1])
    if action.family is actions.COMPANION:
        return [companion_line(sight, one["name"]) for one in mine_of(sight)["companions"]]
    if action.family in (actions.DIE, actions.RAISE, actions.COPY, actions.REROLL):
        return _event(sight, caravan["event"]) if caravan.get("event") else []
    if action.family in (actions.JOIN, actions.STAY):
        return _town(sight, caravan["town"]) if "town" in caravan else []
    if action.family is actions.TRAVEL:
        return [building_line(sight, "yurgs")]
    if action.family is actions.SWAP:
        return [building_line(sight, "guildmasters_mansion")]
    if asked(sight) in ("choose", "pay", "may"):
        number = numbers(sight, asked(sight))[0]
        return [sight.say("dark_road-text-note-effect", what=effects_words(sight, number))]
    return []


def explain_name(sight: Sight, called: str) -> list[str]:
    """The thing of that name, in the reader's words."""
    wanted = called.strip().casefold()
    lines: list[str] = []
    for kind, tells in _THINGS.items():
        for word in _words(sight, kind):
            if wanted and wanted in (word.casefold(), sight.name(kind, word).casefold()):
                lines += tells(sight, word)
    return lines


def _words(sight: Sight, kind: str) -> tuple[str, ...]:
    """All words of a kind of thing."""
    content = printed(sight)
    cards = content.concern
    known: dict[str, tuple[str, ...]] = {
        "good": GOODS, "hero": content.hero_ids, "commission": content.commission_ids,
        "deed": content.deed_ids, "place": (*DISTRICTS, *BUILDINGS), "companion": COMPANIONS,
        "steed": STEEDS, "upgrade": UPGRADES, "town": TOWNS, "fortune": FORTUNES, "ring": RING,
        "ruins": RUINS, "event_card": content.event_ids, "oracle": content.oracle_ids,
        "notice": cards.notice_ids, "sarcophagus": cards.sarcophagus_ids,
        "action": cards.action_ids,
    }  # fmt: skip
    return known[kind]


# --- things ---------------------------------------------------------------------------------------


def _good(sight: Sight, good: str) -> list[str]:
    """Price, cells, what is left, and the die that crafts it."""
    content = printed(sight)
    number = GOODS.index(good)
    dice = [
        sight.name("face", FACES[face]) for face, one in enumerate(content.craft) if one == number
    ]
    return [
        sight.say(
            "dark_road-text-good",
            good=sight.name("good", good),
            price=sight.aids["prices"][good],
            turned=sight.aids["prices_turned"][good],
            cells=len(content.shapes[number]),
            left=sight.aids["supply"][good],
            dice=", ".join(dice),
        ),
        *_shape(content.shapes[number]),
    ]


def _shape(cells: tuple[tuple[int, int], ...]) -> list[str]:
    """The tile as a small drawing."""
    rows = max(row for row, _ in cells) + 1
    columns = max(column for _, column in cells) + 1
    return [
        "  "
        + "".join("■ " if (row, column) in cells else "  " for column in range(columns)).rstrip()
        for row in range(rows)
    ]


def _town(sight: Sight, town: str) -> list[str]:
    """The class and the reward of a town, and its open commission."""
    number = TOWNS.index(town)
    content = printed(sight)
    lines = [
        sight.say(
            "dark_road-text-town",
            town=sight.name("town", town),
            kind=sight.name("class", CLASSES[number]),
            region=sight.thing("region", REGIONS[region_of(number)]),
            other=sight.name("town", TOWNS[number ^ 1]),
            reward=effects_words(sight, content.hero_reward[number]),
        )
    ]
    card = sight.data["commissions"][town]
    return lines + ([commission_line(sight, card)] if card is not None else [])


def _event(sight: Sight, event: str) -> list[str]:
    """An event's story and its six faces."""
    faces = printed(sight).event_faces[printed(sight).event_ids.index(event)]
    name = sight.name("event_card", event)
    lines = [f"{name}: {sight.say('dark_road-event_card_text-' + event)}"]
    return lines + [f"{n}: {effects_words(sight, face)}" for n, face in enumerate(faces, 1)]


def _ring(sight: Sight, word: str) -> list[str]:
    gives = effects_words(sight, printed(sight).ring_list[RING.index(word)])
    return [f"{sight.name('ring', word)}: {gives}"]


def _ruins(sight: Sight, word: str) -> list[str]:
    gives = effects_words(sight, printed(sight).ruins_list[RUINS.index(word)])
    return [f"{sight.name('ruins', word)}: {gives}"]


def _oracle(sight: Sight, word: str) -> list[str]:
    return [sight.name("oracle", word)]


def _hero(sight: Sight, hero: str) -> list[str]:
    lines = [hero_line(sight, hero), sight.say(f"dark_road-epithet-{hero}")]
    pays = sight.aids.get("pays", {}).get(hero)
    if pays is not None:
        lines.append(sight.say("dark_road-board-hero-pays", n=pays))
    return lines


def _notice(sight: Sight, notice: str) -> list[str]:
    cards = printed(sight).concern
    number = cards.notice_ids.index(notice)
    reward = effects_words(sight, cards.notice_reward[number])
    name = quoted(sight, "notice", notice)
    return [f"{name}: {sight.say(f'dark_road-notice_text-{notice}')} {reward}"]


def _sarcophagus(sight: Sight, card: str) -> list[str]:
    name = quoted(sight, "sarcophagus", card)
    return [f"{name}: {sight.say(f'dark_road-sarcophagus_text-{card}')}"]


def _action(sight: Sight, card: str) -> list[str]:
    """An action card of the Private Concern."""
    cards = printed(sight).concern
    number = cards.action_ids.index(card)
    return [
        sight.say(
            "dark_road-text-action-card",
            name=sight.name("action", card),
            move=cards.move[number],
            aim=sight.name("aim", AIMS[cards.aim[number]]),
            crates=cards.crates[number],
        )
    ]


def _fortune(sight: Sight, word: str) -> list[str]:
    return [fortune_words(sight, word)]


_THINGS: Final[dict[str, Callable[[Sight, str], list[str]]]] = {
    "good": _good,
    "hero": _hero,
    "commission": lambda sight, word: [commission_line(sight, word)],
    "deed": lambda sight, word: [deed_line(sight, word)],
    "place": lambda sight, word: [building_line(sight, word)],
    "companion": lambda sight, word: [companion_line(sight, word)],
    "steed": lambda sight, word: [steed_line(sight, word)],
    "upgrade": lambda sight, word: [upgrade_line(sight, word)],
    "town": _town,
    "fortune": _fortune,
    "ring": _ring,
    "ruins": _ruins,
    "event_card": _event,
    "oracle": _oracle,
    "notice": _notice,
    "sarcophagus": _sarcophagus,
    "action": _action,
}
"""By the kind of thing: what is said of it."""
