"""What each choice costs, gives and leads to: its cells under the headings of the question."""

from collections.abc import Callable
from typing import Any, Final

from lanternway.core.action import Action, Family
from lanternway.games.dark_road import actions, effect
from lanternway.games.dark_road.content_words import BONUSES, COMPANIONS, GOODS, LOYAL, RING, TOWNS
from lanternway.games.dark_road.limits import SHOW_PRICE
from lanternway.games.dark_road.text_cards import (
    commission_asks,
    commission_prestige,
    commission_short,
    companion_abilities,
    deliveries,
    hero_line,
    hero_number,
    hero_reward,
    steed_text,
)
from lanternway.games.dark_road.text_words import (
    NO_DIE,
    aboard,
    asked,
    asked_letters,
    chamber_words,
    change,
    effects_now,
    effects_words,
    good_name,
    letters,
    lit_change,
    mine_of,
    numbers,
    printed,
    slot_words,
    space_after,
    space_words,
    value,
)
from lanternway.text import Sight

Words = dict[str, str]
Facts = dict[str, Any]
Cells = tuple[str, ...]


def cells(sight: Sight, action: Action) -> Cells:
    """All that is to be said of a choice, the most important first."""
    tells = _CELLS.get(action.family)
    return tells(sight, action.words(), sight.facts.get(action.index, {})) if tells else ()


def _keep(sight: Sight, words: Words, facts: Facts) -> Cells:
    drawn = mine_of(sight)["drawn"]
    return (sight.say(f"dark_road-deed_text-{drawn[words['drawn'] == 'second']}"),)


def _draft(sight: Sight, words: Words, facts: Facts) -> Cells:
    steed = words["steed"]
    hero = sight.data["draft"][steed]
    return steed_text(sight, steed), hero_line(sight, hero)


def _bump(sight: Sight, words: Words, facts: Facts) -> Cells:
    """What the first slot crafts, and where the die that leaves it leads."""
    slot = int(words["slot"]) - 1
    leaves = mine_of(sight)["locked"][slot]
    crafts = ""
    if slot == 0:
        crafts = slot_words(sight, slot, words.get("die", NO_DIE))
    return (crafts, *_leads(sight, value(leaves))) if leaves is not None else (crafts,)


def _leads(sight: Sight, steps: int) -> Cells:
    """Steps, the space they lead to, and what lies beside it."""
    space = space_after(sight, steps)
    return str(steps), str(space), space_words(sight, space, building=False)


def _stand(sight: Sight, steps: int) -> Cells:
    """The space so many steps on, and what could be activated there."""
    space = space_after(sight, steps)
    lit = mine_of(sight)["pool"]["lit"] is not None
    return str(space), space_words(sight, space, building=lit)


def _move(sight: Sight, words: Words, facts: Facts) -> Cells:
    return _stand(sight, int(facts["n"]))


def _horseshoe(sight: Sight, words: Words, facts: Facts) -> Cells:
    return _stand(sight, 1 if words["way"] == "ahead" else -1)


def _decline(sight: Sight, words: Words, facts: Facts) -> Cells:
    """Staying where one stands, or the die as it is."""
    kind = asked(sight)
    if kind == "horseshoe":
        return _stand(sight, 0)
    if kind == "raise":
        return (_face(sight, numbers(sight, "raise")[0]),)
    if kind == "sale":
        hero = printed(sight).hero_ids[numbers(sight, "sale")[0]]
        return (sight.say("dark_road-text-comes-aboard", hero=sight.name("hero", hero)),)
    if kind == "load":
        return (f"+{commission_prestige(_loaded(sight))}",)
    return ()


def _ready(sight: Sight, words: Words, facts: Facts) -> Cells:
    return _leads(sight, value(words["die"]))


def _activate(sight: Sight, words: Words, facts: Facts) -> Cells:
    place = words["place"]
    if place in sight.data["buildings"]:
        return (sight.say(f"dark_road-building_text-{place}"),)
    if place == "dark_market" and not mine_of(sight)["coins"]:
        return (sight.say("dark_road-text-no-coin"),)
    return (sight.say(f"dark_road-text-place-{place}"),)


def _buy(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (change(sight, "coins", -int(facts["price"])),)


def _ring(sight: Sight, words: Words, facts: Facts) -> Cells:
    steps = int(words["spaces"])
    word = sight.aids["ring_leads"][steps - 1]
    gives = effects_words(sight, printed(sight).ring_list[RING.index(word)])
    return change(sight, "coins", -steps), sight.name("ring", word), gives


def _recruit(sight: Sight, words: Words, facts: Facts) -> Cells:
    content = printed(sight)
    number = hero_number(sight, words["hero"])
    goods = aboard(content.hero_asks[number], mine_of(sight)["goods"])
    town = sight.name("town", TOWNS[content.hero_town[number]])
    bonus = sight.name("bonus", BONUSES[content.hero_bonus[number]])
    return letters(sight, goods), change(sight, "coins", int(facts["most"])), bonus, town


def _show(sight: Sight, words: Words, facts: Facts) -> Cells:
    return "", change(sight, "prestige", -SHOW_PRICE)


def _sell(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (change(sight, "coins", int(facts["coins"])),)


def _travel(sight: Sight, words: Words, facts: Facts) -> Cells:
    if words["to"] == "towns":
        towns = [(town, deliveries(sight, town)) for town in TOWNS]
        found = [f"{sight.name('town', town)}: {what}" for town, what in towns if what != "–"]
        return (sight.say("dark_road-text-to-towns", what="; ".join(found) or "–"),)
    return (sight.say("dark_road-text-to-ruins", n=1 + len(mine_of(sight)["heroes"])),)


def _delve(sight: Sight, words: Words, facts: Facts) -> Cells:
    word = sight.aids["ruins_leads"][int(words["spaces"]) - 1]
    return sight.name("ruins", word), chamber_words(sight, word)


def _light(sight: Sight, words: Words, facts: Facts) -> Cells:
    paid = {"lantern": "lantern", "coin": "coins"}.get(words["with"])
    return (change(sight, paid, -1),) if paid else ()


def _invite(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (companion_abilities(sight, words["companion"]),)


def _declare(sight: Sight, words: Words, facts: Facts) -> Cells:
    paid = int(facts.get("lanterns", 0))
    lanterns = change(sight, "lantern", -paid) if words["road"] == "shortcut" else ""
    return lanterns, deliveries(sight, words["town"])


def _join(sight: Sight, words: Words, facts: Facts) -> Cells:
    """A traveler may visit the named town or its neighbor."""
    town = TOWNS.index(sight.data["caravan"]["town"])
    both = [TOWNS[one] for one in sorted((town, town ^ 1))]
    said = [f"{sight.name('town', one)}: {deliveries(sight, one)}" for one in both]
    return ("; ".join(said),)


def _visit(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (deliveries(sight, words["town"]),)


def _face(sight: Sight, face: int) -> str:
    """What the event has for a value."""
    event = printed(sight).event_ids.index(sight.data["caravan"]["event"])
    return effects_now(sight, printed(sight).event_faces[event][face - 1])


def _die(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (_face(sight, int(words["value"])),)


def _raise(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (_face(sight, int(facts["value"])),)


def _reroll(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (change(sight, "lantern", -1),)


def _deliver(sight: Sight, words: Words, facts: Facts) -> Cells:
    asks = commission_asks(sight, words["commission"])
    goods = aboard(asks, mine_of(sight)["goods"])
    best = change(sight, "prestige", commission_prestige(goods))
    return best, asked_letters(sight, asks, mine_of(sight)["goods"])


def _loaded(sight: Sight) -> list[str]:
    """The goods that were handed over so far for the commission under way."""
    number, load = numbers(sight, "load")
    found = []
    for request, good in enumerate(printed(sight).commission_asks[number]):
        side = load >> 2 * request & 3
        if side:
            found.append(GOODS[good] + ("+" if side == 2 else ""))
    return found


def _load(sight: Sight, words: Words, facts: Facts) -> Cells:
    good = words["good"] + ("+" if words["side"] == "upgraded" else "")
    return (f"+{commission_prestige([*_loaded(sight), good])}",)


def _escort(sight: Sight, words: Words, facts: Facts) -> Cells:
    if asked(sight) == "escort":
        return (hero_line(sight, words["hero"]),)
    coins = int(facts.get("both", 0)) + int(facts.get("coins", 0))
    prestige = int(facts.get("prestige", 0))
    gains = [("coins", coins), ("prestige", prestige)]
    return (", ".join(change(sight, thing, n) for thing, n in gains if n),)


def _fortune(sight: Sight, words: Words, facts: Facts) -> Cells:
    """The deeds and upgrades that could be had, the coins afterward."""
    if "coins" in facts:
        return (change(sight, "coins", int(facts["coins"])),)
    if words["fortune"] == "A":
        return (lit_change(sight, 1),)
    found = {
        "B": [sight.name("deed", one) for one in sight.data["courtyard"] if one is not None],
        "D": [sight.name("upgrade", one) for one in sight.data["upgrades"]],
    }
    return (", ".join(found.get(words["fortune"], [])),)


_AMOUNTS: Final = {
    "coins": ("coins", 1), "prestige": ("prestige", 1), "lanterns": ("lantern", 1),
    "coins_given": ("coins", -1), "prestige_given": ("prestige", -1),
    "lanterns_given": ("lantern", -1),
}  # fmt: skip
_ALSO: Final = {"and_coins": "coins", "and_prestige": "prestige"}
_ONE: Final = {
    effect.GAIN_HORSESHOE.word: ("horseshoe", 1), effect.GAIN_QUARTZ.word: ("quartz", 1),
    effect.LOSE_HORSESHOE.word: ("horseshoe", -1), effect.LOSE_QUARTZ.word: ("quartz", -1),
    effect.LOSE_LANTERN.word: ("lantern", -1),
}  # fmt: skip
_LIT: Final = {effect.GAIN_LIT_DIE.word: 1, effect.READY.word: -1}


def _choose(sight: Sight, words: Words, facts: Facts) -> Cells:
    """What comes of the option's first effect, then what else it gives."""
    found = [*_chosen(sight, words, facts)]
    found += [change(sight, _ALSO[fact], int(n)) for fact, n in facts.items() if fact in _ALSO]
    return (", ".join(found),) if found else ()


def _chosen(sight: Sight, words: Words, facts: Facts) -> Cells:
    """Changes of what one has; for a turn of the wheel the prices afterward."""
    for fact, amount in facts.items():
        if fact in _AMOUNTS:
            thing, sign = _AMOUNTS[fact]
            return (change(sight, thing, sign * int(amount)),)
    for fact, side in (("crafted", ""), ("crafted_upgraded", "+")):
        if fact in facts:
            good = str(facts[fact]).removeprefix("@dark_road-good-") + side
            had = mine_of(sight)["goods"].count(good)
            name = good_name(sight, good)
            return (sight.say("dark_road-text-change", thing=name, had=had, then=had + 1),)
    if words["what"] == effect.CRAFT.word:
        return (slot_words(sight, 0, NO_DIE),)
    if words["what"] in _LIT:
        return (lit_change(sight, _LIT[words["what"]]),)
    if words["what"] in _ONE:
        thing, sign = _ONE[words["what"]]
        return (change(sight, thing, sign),)
    if words["what"] == effect.ROTATE.word:
        turned = sight.aids["prices_turned"]
        prices = ", ".join(f"{sight.name('good', good)} {turned[good]}" for good in GOODS)
        return (sight.say("dark_road-text-prices-then", prices=prices),)
    return ()


def _pay(sight: Sight, words: Words, facts: Facts) -> Cells:
    if "coins" in facts:
        return (change(sight, "coins", -int(facts["coins"])),)
    return _choose(sight, words, {})


def _accept(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (effects_words(sight, numbers(sight, "may")[0]),)


def _swap(sight: Sight, words: Words, facts: Facts) -> Cells:
    gives = -int(facts.get("coins_given", 1))
    gets = int(facts.get("coins", 1))
    return (f"{change(sight, words['give'], gives)}, {change(sight, words['get'], gets)}",)


def _good(sight: Sight, words: Words, facts: Facts) -> Cells:
    """Its price, how many are aboard, whether there is room for it."""
    good = words["good"]
    upgraded = words.get("side") == "upgraded"
    held = [one.removesuffix("+") for one in mine_of(sight)["goods"]].count(good)
    room = "yes" if good in sight.aids["fits"] else "no"
    price = sight.aids["prices"][good] + upgraded
    return str(price), str(held), sight.say(f"dark_road-text-room-{room}")


def _hero(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (hero_line(sight, words["hero"]),)


def _commission(sight: Sight, words: Words, facts: Facts) -> Cells:
    asks = commission_asks(sight, sight.data["commissions"][words["town"]])
    names = ", ".join(sight.name("good", GOODS[good]) for good in asks)
    return asked_letters(sight, asks, mine_of(sight)["goods"]), names


def _drop(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (commission_short(sight, words["commission"], mine_of(sight)["goods"]),)


def _deed(sight: Sight, words: Words, facts: Facts) -> Cells:
    if words["from"] == "deck":
        return "–", "?"
    slot = int(words["from"] == "lower")
    deed = sight.data["courtyard"][slot]
    also = effects_words(sight, printed(sight).deed_slot_list[slot])
    return also, sight.say(f"dark_road-deed_text-{deed}")


def _upgrade(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (sight.say(f"dark_road-upgrade_text-{words['upgrade']}"),)


def _steed(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (steed_text(sight, words["steed"]),)


def _return(sight: Sight, words: Words, facts: Facts) -> Cells:
    return (change(sight, words["token"], -1),)


def _use(sight: Sight, words: Words, facts: Facts) -> Cells:
    """The gift, and what the help comes to now."""
    kind = COMPANIONS.index(words["companion"])
    content = printed(sight)
    number = content.companion_abilities[kind][int(words["ability"]) - 1]
    gives = effects_now(sight, number)
    head = content.lists[number][0]
    if head.op is effect.DELIVER_HERO:
        heroes = sight.data["inn"] if head.from_inn else mine_of(sight)["heroes"]
        gives = ", ".join(hero_reward(sight, hero) for hero in heroes if hero is not None)
    elif head.op is effect.GAIN_LIT_DIE:
        gives = lit_change(sight, 1)
    if kind < LOYAL:
        return change(sight, "quartz", -1), gives
    return effects_words(sight, content.companion_gift[kind]), gives


_CELLS: Final[dict[Family, Callable[[Sight, Words, Facts], Cells]]] = {
    actions.KEEP: _keep, actions.DRAFT: _draft, actions.BUMP: _bump, actions.UNLOCK: _bump,
    actions.MOVE: _move, actions.HORSESHOE: _horseshoe, actions.DECLINE: _decline,
    actions.DONE: _decline, actions.READY: _ready, actions.ACTIVATE: _activate, actions.BUY: _buy,
    actions.RING: _ring, actions.RECRUIT: _recruit, actions.SHOW: _show, actions.SELL: _sell,
    actions.TRAVEL: _travel, actions.DELVE: _delve, actions.LIGHT: _light, actions.INVITE: _invite,
    actions.DECLARE: _declare, actions.JOIN: _join, actions.VISIT: _visit, actions.DIE: _die,
    actions.RAISE: _raise, actions.COPY: _die, actions.REROLL: _reroll, actions.DELIVER: _deliver,
    actions.LOAD: _load, actions.ESCORT: _escort, actions.FORTUNE: _fortune,
    actions.CHOOSE: _choose, actions.PAY: _pay, actions.ACCEPT: _accept, actions.SWAP: _swap,
    actions.TAKE: _good, actions.GIVE: _good, actions.DISCARD: _good, actions.FLIP: _good,
    actions.HERO: _hero, actions.LEAVE: _hero, actions.DISMISS: _hero,
    actions.COMMISSION: _commission, actions.DROP: _drop, actions.DEED: _deed,
    actions.UPGRADE: _upgrade, actions.STEED: _steed, actions.RETURN: _return, actions.USE: _use,
}  # fmt: skip
"""By family."""
