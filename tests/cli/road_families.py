"""Every choice of the Dark Road by its words: its family, and what it promises."""

import re
from collections.abc import Callable
from typing import Final

from tests.cli.road_caravan import (
    accepts,
    chooses,
    copies,
    delivers_hero,
    delivers_on,
    drops,
    flips,
    fortune,
    good,
    invites,
    keeps_deed,
    leads,
    loads,
    pays,
    raises,
    sends_away,
    takes_commission,
    takes_deed,
    takes_die,
    takes_hero,
    takes_steed,
    takes_upgrade,
    uses,
    visits,
)
from tests.cli.road_city import (
    activates,
    buys,
    delves,
    done,
    goes,
    goes_out,
    lights,
    lock,
    readies,
    reset,
    ring,
    sells,
    sells_to,
    slot,
    turns_die,
    turns_wheel,
)
from tests.cli.road_effects import Way
from tests.cli.road_promises import Row, Word, change, news
from tests.cli.road_reading import Merchant


def nothing(reader: Merchant, row: Row) -> Word:
    return Word()


def asks(pattern: str) -> Callable[[Merchant, Row], Word]:
    return lambda reader, row: Word([Way(asks=pattern)])


def hero_or_steed(reader: Merchant, row: Row) -> Word:
    return (takes_hero if "bonus" in row[-1] else takes_steed)(reader, row)


FAMILIES: Final[tuple[tuple[str, str, Callable[[Merchant, Row], Word]], ...]] = (
    (r"(Lock the )?\d( \(\w+\))? (in|to) slot \d(: craft .*)?|Lock .*", "lock", lock),
    (r"Take the die from slot \d", "unlock", slot), (r"Reset .*", "reset", reset),
    (r"Use the .* die.*|Use the steed.*", "move", goes), (r"Spend a horseshoe.*", "horseshoe", goes),
    (r"Activate .*", "activate", activates), (r"Turn the wheel( one step)?", "wheel", turns_wheel),
    (r"Market die: .*", "market die", turns_die), (r"Buy .*|Take .* for free", "buy", buys),
    (r"Move the marker .*", "dark market", ring), (r"Sell to .*", "sell to", sells_to),
    (r"Sell .*", "sell", sells),
    (r"Pay 1 prestige: reveal .*", "show", change), (r"Go to .*", "travel", goes_out),
    (r"Move the ruins marker .*", "delve", delves), (r"Roll the ruins die .*", "light", lights),
    (r"Take .* along", "invite", invites), (r"Lead to .*", "lead", leads),
    (r"Join the caravan", "join", lambda _, __: Word(looks=[news("· Ann joins the caravan")])),
    (r"Stay at home", "stay", lambda _, __: Word(looks=[news("· Ann stays at home")])),
    (r"Take the [1-6]", "event face", takes_die), (r"Spend a lantern: reroll.*", "reroll", change),
    (r"Add \d.*", "raise", raises), (r"Gain the reward of the \d too", "copy", copies),
    (r"Visit no town", "no visit", nothing), (r"Visit .*", "visit", visits),
    (r"Deliver on .*", "deliver on", delivers_on), (r"Deliver (an? |upgraded |armor).*", "load", loads),
    (r"Deliver .*", "deliver hero", delivers_hero),
    (r"Take (\d+ coins|an illuminated die|a deed|a wagon upgrade)", "fortune", fortune),
    (r"Move the illuminated .*", "ready", readies), (r"Pay .*", "pay", pays), (r"Swap .*", "swap", change),
    (r"Yes", "accept", accepts), (r"Take the top hero.*", "top hero", takes_hero),
    (r"Take “.*” \(.*courtyard\)|Take the top deed.*", "deed", takes_deed),
    (r"Take “.*” for .*", "commission", takes_commission), (r"Take “.*”", "upgrade", takes_upgrade),
    (r"Take .* with .*", "draft", takes_steed), (r"Keep “.*”", "keep", keeps_deed),
    (r"Take ((an? )?(upgraded )?(armor|weapon|potion|staff|book|instrument))", "take good", good(1)),
    (r"Give up .*", "give good", good(-1)), (r"Discard .*", "discard", good(-1)),
    (r"Turn over .*", "flip", flips),
    (r"Return a .*", "return", change), (r"(Send|Let) .*", "send away", sends_away),
    (r"Put “.*", "drop", drops),
    (r"Use a companion", "companions", asks("Which companion do you use")), (r"Not now", "not now", nothing),
    (r"Skip", "skip", nothing), (r"Done", "done", done), (r"[\w’ ]+: .*", "companion", uses),
    (r"(Gain|Lose|Craft|Ready|Move|Choose|Turn|Roll|Upgrade|Let|Deliver) .*", "choose", chooses),
    (r"Take .*", "hero or steed", hero_or_steed),
)  # fmt: skip
"""Words of a row, its family, and what it promises. The first that fits counts."""


def family_of(row: Row) -> tuple[str, Callable[[Merchant, Row], Word]]:
    for pattern, family, promise in FAMILIES:
        if re.fullmatch(pattern, row[1]):
            return family, promise
    raise AssertionError(f"nobody can compute this: {row}")
