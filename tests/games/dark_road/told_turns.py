"""What is told of turns, gains and losses, the city and the ruins."""

from lanternway.games.dark_road import streams
from lanternway.games.dark_road.content_words import (
    DISTRICTS,
    FACES,
    GOODS,
    HORSESHOE,
    LANTERN,
    LIT_DIE,
    QUARTZ,
    SIDES,
    SPACES,
)
from lanternway.games.dark_road.limits import ROUNDS
from lanternway.games.dark_road.rules import gains
from tests.games.dark_road.test_told import THINGS, tile, word
from tests.games.dark_road.told import Told, nothing_changed, of

# --- turns ----------------------------------------------------------------------------------------


@of("turn")
def turn(told: Told) -> None:
    assert told.data["turn"]["seat"] == told.seat
    assert told.data["round"] == told.facts["round"]
    assert told.last.turn != told.seat or told.was.seats == 1


@of("round")
def round_begins(told: Told) -> None:
    """With the turn of the seat that began the game."""
    assert told.data["round"] == told.facts["round"]
    assert told.now.turn == told.now.setting.first
    assert told.last.round == told.facts["round"] - 1 or told.facts["round"] == 1


@of("rested")
def rested(told: Told) -> None:
    assert told.before["turn"]["seat"] == told.seat
    if "pool" in told.mine:
        assert told.mine["pool"] == {"night": None, "lit": None}


@of("final_visits")
def final_visits(told: Told) -> None:
    assert told.before["turn"]["step"] != "final"
    assert told.data["turn"]["step"] == "final"
    assert told.data["round"] == ROUNDS


@of("game_over")
def game_over(told: Told) -> None:
    assert told.data["turn"]["step"] == "over"
    assert told.now.outcome() is not None
    assert told.start.outcome() is None


@of("coins_shown")
def coins_shown(told: Told) -> None:
    assert told.facts["n"] == told.mine["coins"]
    nothing_changed(told)


@of("deed_coins", "deed_prestige", "deed_points", "deed_unpaid")
def deed_pays(told: Told) -> None:
    """How much each pays is compared where the game ends (`count`)."""
    assert word(told.facts["deed"]) in told.mine["deeds"]
    assert told.facts.get("n", 1) > 0
    nothing_changed(told)


@of("steed")
def steed(told: Told) -> None:
    told.only("steeds:" + word(told.facts["steed"]), 1)


@of("reset")
def reset(told: Told) -> None:
    assert len({face[0] for face in told.mine_before["locked"]}) == 1
    assert told.mine["locked"] == [FACES[face] for face in told.now.content.locked_at_start]


@of("bumped")
def bumped(told: Told) -> None:
    slot, was, now = told.facts["slot"] - 1, told.mine_before, told.mine
    assert word(told.facts["face"]) == was["locked"][slot] == now["pool"]["night"]
    into = now["locked"][slot]
    assert told.facts.get("locked") == (into and f"@dark_road-face-{into}")
    rest = sorted([*now["reserve"], into] if into else now["reserve"])
    assert rest == sorted(was["reserve"])
    assert [one for place, one in enumerate(now["locked"]) if place != slot] == [
        one for place, one in enumerate(was["locked"]) if place != slot
    ]


@of("moved")
def moved(told: Told) -> None:
    steps, space = told.facts["n"], told.facts["space"]
    assert told.mine["space"] == space == (told.last.space[told.seat] + steps) % len(SPACES)
    assert told.facts.get("back", 0) == max(0, -steps)
    beside = [DISTRICTS[place] for place in SPACES[space]]
    assert [word(told.facts["left"]), word(told.facts["right"])] == beside


@of("activated")
def activated(told: Told) -> None:
    place = word(told.facts["place"])
    assert told.action.text == f"activate {place}"
    assert told.seat == told.actor
    assert place in told.before["turn"]["places"]
    assert place not in (told.after["turn"]["places"] or [])


@of("readied")
def readied(told: Told) -> None:
    face = word(told.facts["face"])
    assert told.mine["pool"]["lit"] == face
    assert told.mine_before["pool"]["lit"] is None
    assert sorted([*told.mine["lit"], face]) == sorted(told.mine_before["lit"])


@of("reserve_rolled", "last_die_left")
def reserve_rolled(told: Told) -> None:
    faces = [word(face) for face in told.facts.get("faces", [])]
    assert told.mine_before["reserve"] == []
    assert told.mine["reserve"] == sorted(faces)
    spent = told.mine_before["spent"] + (told.mine_before["pool"]["night"] is not None)
    assert (spent, told.mine["spent"]) == (len(faces) + 1, 0), "one leaves the game"
    night = [value for stream, value in told.drawn if stream == streams.NIGHT]
    assert faces == [FACES[value] for value in night]


@of("lit_die_gained")
def lit_die_gained(told: Told) -> None:
    assert told.mine["lit"] == [*told.mine_before["lit"], word(told.facts["face"])]


# --- gains and losses -----------------------------------------------------------------------------


@of("coins", "prestige", "coins_lost", "prestige_lost")
def counted(told: Told) -> None:
    name = told.event.kind
    assert told.facts["n"] > 0
    told.only(name.removesuffix("_lost"), -told.facts["n"] if "_" in name else told.facts["n"])


@of("gained", "lost")
def things(told: Told) -> None:
    sign = 1 if told.event.kind == "gained" else -1
    told.only(THINGS[word(told.facts["thing"])], sign * told.facts["n"])


@of("returned")
def returned(told: Told) -> None:
    """Only what the inventory has no room for is put back."""
    told.by_actor()
    told.only(THINGS[word(told.facts["thing"])], -told.facts["n"])
    assert not gains.tokens_fit(told.start, told.seat)


@of("gain_lost")
def gain_lost(told: Told) -> None:
    """What is lost found no room, or no supply; what was got is told for itself."""
    nothing_changed(told)
    assert told.facts["n"] > 0
    thing, table, seat = word(told.facts["thing"]), told.now, told.seat
    if thing == "lantern":
        limit = table.content.lantern_limit[table.upgrades[seat]]
        assert table.lanterns[seat] == limit or table.supply[LANTERN] == 0
    elif thing == "lit_die":
        assert not gains.can_gain_lit(table, seat)
        assert len(told.mine["lit"]) + (told.mine["pool"]["lit"] is not None) >= 2 or (
            table.supply[LIT_DIE] == 0
        )
    else:
        assert table.supply[QUARTZ if thing == "quartz" else HORSESHOE] == 0


@of("spared")
def spared(told: Told) -> None:
    """The Private Concern acts after somebody else's answer."""
    if told.seat != told.now.setting.concern_seat:
        told.by_actor()
    nothing_changed(told)


@of("nothing_gained")
def nothing_gained(told: Told) -> None:
    """What is said to be missing is missing there."""
    told.by_actor()
    nothing_changed(told)
    table, seat = told.now, told.seat
    concern = seat == table.setting.concern_seat
    lack = word(told.facts["lack"])
    if lack == "good":
        assert not any(good[-1] != "+" for good in told.mine["goods"])
    elif lack == "hero":
        assert not any(told.data["inn"])
    elif lack == "hero_slot":
        assert (concern, len(table.heroes[seat])) == (True, 3)
    elif lack == "commission":
        assert all(top is None for top in told.data["commissions"].values())
    elif lack == "commission_slot":
        assert (concern, len(table.commissions[seat])) == (True, 3)
    elif lack == "deed":
        assert told.data["courtyard"] == [None, None]
    else:
        assert (lack, concern, told.data["concern"]["crates"]) == ("crate", True, 5)


@of("good_gained")
def good_gained(told: Told) -> None:
    assert word(told.facts["side"]) in SIDES
    told.only(tile(told.facts), 1)


@of("good_lost", "good_discarded", "good_sold", "good_delivered")
def good_leaves(told: Told) -> None:
    if told.event.kind == "good_sold":
        at_inn = told.start.to_data()
        assert word(told.facts["hero"]) in [*at_inn["inn"], *at_inn["shown"]]
    assert word(told.facts["side"]) in SIDES
    told.only(tile(told.facts), -1)


@of("good_gain_lost")
def good_gain_lost(told: Told) -> None:
    told.by_actor()
    nothing_changed(told)
    assert told.now.good_supply[GOODS.index(word(told.facts["good"]))] == 0
    assert word(told.facts["side"]) in SIDES


@of("flipped")
def flipped(told: Told) -> None:
    new = tile(told.facts)
    old = new.removesuffix("+") if new.endswith("+") else new + "+"
    told.all_told({(told.seat, new): 1, (told.seat, old): -1})


# --- the city and the ruins -----------------------------------------------------------------------


@of("wheel_turned")
def wheel_turned(told: Told) -> None:
    wheel = (told.was.wheel + told.facts["n"]) % len(GOODS)
    assert wheel == told.now.wheel
    assert word(told.facts["good"]) == told.data["wheel"]["top"]


def dice_by_good(told: Told) -> dict[str, int]:
    now, was = told.data["wheel"]["dice"], told.before["wheel"]["dice"]
    return {good: now[good] - was[good] for good in GOODS if now[good] != was[good]}


@of("die_turned")
def die_turned(told: Told) -> None:
    told.by_actor()
    assert dice_by_good(told) == {word(told.facts["good"]): -1, word(told.facts["to"]): 1}


@of("market_die")
def market_die(told: Told) -> None:
    assert dice_by_good(told) == {word(told.facts["good"]): 1}


@of("ring_moved")
def ring_moved(told: Told) -> None:
    told.by_actor()
    assert word(told.facts["space"]) == told.data["ring"]


@of("ruins_moved")
def ruins_moved(told: Told) -> None:
    told.by_actor()
    assert word(told.facts["space"]) == told.data["ruins"]


@of("rolled")
def rolled(told: Told) -> None:
    told.by_actor()
    family, face = told.facts["face"].removeprefix("@dark_road-").split("-", 1)
    content = told.now.content
    stream, faces = {
        "oracle": (streams.ORACLE, content.oracle_ids),
        "ruins_die": (streams.RUINS, content.ruins_die_ids),
    }[family]
    assert face in [faces[value] for one, value in told.drawn if one == stream]
