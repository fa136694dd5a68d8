"""Content: complete, balanced as its designers meant, and strict about packs."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from lanternway.core.errors import DataError
from lanternway.games.dark_road import content_source, effect, public
from lanternway.games.dark_road.content import Content, check_pack, content_of, load_pack
from lanternway.games.dark_road.content_cards import SETS
from lanternway.games.dark_road.content_words import (
    EDITIONS,
    FACES,
    GOODS,
    HORSESHOE,
    LANTERN,
    LIT_DIE,
    QUARTZ,
    RING,
    RUINS,
    TOWNS,
)
from lanternway.games.dark_road.effect import Effect, EffectList, Op
from lanternway.locales import Translator

OWN = Path(content_source.__file__).parent / "content"


@pytest.fixture(params=EDITIONS)
def content(request: pytest.FixtureRequest) -> Content:
    return content_of(request.param)


def plain(op: Op, amount: int = 1) -> Effect:
    return Effect(op, amount)


def alike(effects: EffectList, *expected: Effect) -> bool:
    return effects == expected


def a_pack(folder: Path, file: str, old: str, new: str) -> Path:
    """A pack that replaces one file, with one place changed."""
    text = (OWN / file).read_text("utf-8")
    assert text.count(old) >= 1, f"{file} has no {old!r}"
    folder.mkdir(exist_ok=True)
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return folder


# --- what there is (DR-1.2, DR-1.3, DR-1.4, DR-1.5, DR-16) -----------------------------------------


@pytest.mark.clause("DR-1.5")
def test_every_deck_has_its_cards(content: Content) -> None:
    assert len(content.hero_ids) == 48
    assert len(set(content.hero_ids)) == 48
    assert len(content.commission_ids) == 30
    assert len(content.deed_ids) == 19
    assert len(content.event_ids) == 26
    assert len(content.card_kind) == 22
    decks = (10, 10) if content.edition == "pl" else (13, 13)
    assert tuple(len(deck) for deck in content.event_decks) == decks


@pytest.mark.clause("DR-1.2")
def test_supplies_are_those_of_the_box(content: Content) -> None:
    assert content.supply_goods == 14
    assert content.supply[LIT_DIE] == 8
    assert content.supply[LANTERN] == 16
    assert content.supply[QUARTZ] == 24
    assert content.supply[HORSESHOE] == 12
    assert (content.supply_travel, content.market_dice) == (5, 5)


@pytest.mark.clause("DR-1.3")
def test_towns_classes_and_regions_agree(content: Content) -> None:
    assert TOWNS == (
        "northbreak",
        "scorchborn",
        "windglass",
        "farglen",
        "cursecairn",
        "nightpoem",
    )
    assert Counter(content.hero_town[:42]) == dict.fromkeys(range(6), 7)
    assert content.hero_town[42:] == (0, 1, 2, 3, 4, 5)
    frost, glen, cairn = (content.lists[number] for number in content.hero_reward[::2])
    assert alike(frost, plain(effect.GAIN_COINS, 2))
    assert alike(glen, plain(effect.GAIN_PRESTIGE, 2))
    assert alike(cairn, plain(effect.GAIN_COINS), plain(effect.GAIN_PRESTIGE))


@pytest.mark.clause("DR-1.4")
def test_the_two_ones_craft_different_goods(content: Content) -> None:
    chart = dict(zip(FACES, (GOODS[good] for good in content.craft), strict=True))
    assert chart["0"] == "instrument"
    assert chart["1a"] != chart["1b"]
    assert sorted(chart.values()) == sorted(GOODS)
    assert [FACES[face] for face in content.locked_at_start] == ["1a", "2", "3"]


@pytest.mark.clause("DR-16")
def test_the_wheel_agrees_with_the_rulebooks_examples(content: Content) -> None:
    """Staff one step below potion, weapon two or three below armor."""
    place = {GOODS[good]: number for number, good in enumerate(content.wheel_order)}
    assert (place["staff"] - place["potion"]) % 6 == 1
    assert (place["weapon"] - place["armor"]) % 6 in (2, 3)
    assert content.wheel_values == (5, 4, 3, 2, 1, 1)


@pytest.mark.clause("DR-16")
def test_ring_and_ruins_show_every_good_once_and_no_pair_twice(content: Content) -> None:
    ring = [
        frozenset(one.types for one in content.lists[number])
        for number in (content.ring_list[RING.index(space)] for space in ("north", "east", "west"))
    ]
    ruins = [content.lists[content.ruins_list[space]][0].types for space in (1, 2, 3)]
    assert sum(mask for pair in ring for mask in pair) == 63
    assert sum(ruins) == 63
    assert not {sum(pair) for pair in ring} & set(ruins)
    assert content.lists[content.ruins_list[RUINS.index("bottom_left")]][0].types == 63


@pytest.mark.clause("DR-16")
def test_heroes_ask_for_every_good_alike(content: Content) -> None:
    for heroes, each, bonus in ((range(42), 18, 14), (range(42, 48), 2, 2)):
        asked = Counter(good for hero in heroes for good in content.hero_asks[hero])
        assert set(asked.values()) == {each}
        assert set(Counter(content.hero_bonus[hero] for hero in heroes).values()) == {bonus}
    lists = Counter(frozenset(asks) for asks in content.hero_asks[:42])
    assert max(lists.values()) <= 2
    for town in range(6):
        assert len({frozenset(a) for a in content.hero_asks[town * 7 : town * 7 + 7]}) == 7


@pytest.mark.clause("DR-16")
def test_commissions_ask_for_three_goods_in_every_combination(content: Content) -> None:
    masks = Counter(frozenset(asks) for asks in content.commission_asks)
    assert len(masks) == 20
    assert max(masks.values()) == 2
    asked = Counter(good for asks in content.commission_asks for good in asks)
    assert set(asked.values()) == {15}
    assert [name.split("_")[0] for name in content.commission_ids[::5]] == list(TOWNS)


@pytest.mark.clause("DR-16")
def test_known_cards_are_as_printed() -> None:
    content = content_of("en2022")
    atlantes = content.hero_ids.index("atlantes")
    asked = {GOODS[good] for good in content.hero_asks[atlantes]}
    assert asked == {"staff", "book", "potion"}
    assert content.hero_bonus[atlantes] == 0
    knights = content.deeds[content.deed_ids.index("three_knights")]
    assert (knights.measure, knights.need, knights.beyond, knights.limit) == (SETS, 3, 0, 1)
    assert [(part.heroes, part.towns, part.goods) for part in knights.parts] == [(True, 1, 1)]
    assert alike(content.lists[knights.reward], plain(effect.GAIN_PRESTIGE, 4))
    grave = content.event_ids.index("bards_grave")
    faces = [content.lists[number] for number in content.event_faces[grave]]
    assert alike(faces[0], plain(effect.LOSE_COINS, 3))
    assert alike(faces[1], plain(effect.LOSE_COINS, 3))
    assert alike(faces[5], plain(effect.GAIN_QUARTZ))


@pytest.mark.clause("DR-15")
@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        ("en2022", (0, 0, 1, 0, effect.GAIN_QUARTZ, 1, 0, False)),
        ("hu", (0, 0, 0, 0, effect.ROLL_ORACLE, 0, 1, False)),
        ("pl", (2, 3, 1, 1, effect.GAIN_QUARTZ, 1, 1, True)),
    ],
)
def test_editions_differ_as_the_table_says(edition: str, expected: tuple[object, ...]) -> None:
    content = content_of(edition)
    grave = content.lists[content.event_faces[content.event_ids.index("bards_grave")][5]]
    assert alike(grave, plain(grave[0].op))
    dragon = content.lists[content.companion_abilities[0][0]][0]
    assert dragon.op is effect.DELIVER_HERO
    assert expected == (
        content.start_prestige,
        content.inn_reveal,
        content.lit_limit_with_pool,
        content.tie_by_total,
        grave[0].op,
        content.steed_any_building_space_0[1],
        content.steed_yurgs_only_caravan[2],
        dragon.from_inn,
    )
    bee = content.lists[content.companion_abilities[4][1]]
    side = effect.UPGRADED if edition == "en2022" else effect.BASIC
    assert alike(bee, Effect(effect.CRAFT, side=side))


@pytest.mark.clause("DR-16")
def test_every_number_of_a_list_is_a_list(content: Content) -> None:
    numbers = range(len(content.lists))
    for effects in content.lists:
        for one in effects:
            assert one.otherwise in numbers
            assert one.then in numbers
            assert set(one.options) <= set(numbers[1:])
            heads = [content.lists[number][0].op for number in one.options]
            assert len(set(heads)) == len(heads)
            assert bool(heads) == (one.op in (effect.CHOOSE, effect.PAY))


def test_the_same_content_has_the_same_hash(tmp_path: Path) -> None:
    (tmp_path / "same").mkdir()
    shutil.copy(OWN / "heroes.toml", tmp_path / "same")
    other = a_pack(tmp_path / "other", "heroes.toml", 'bonus = "lantern"', 'bonus = "storage"')
    own = content_of("en2022").content_hash
    assert load_pack(tmp_path / "same")["en2022"].content_hash == own
    assert load_pack(other)["en2022"].content_hash != own


# --- packs ------------------------------------------------------------------------------------------


def test_a_copy_of_the_own_content_is_a_sound_pack(tmp_path: Path) -> None:
    pack = tmp_path / "copy"
    shutil.copytree(OWN, pack)
    assert check_pack(str(pack)) == []
    assert set(load_pack(pack)) == set(EDITIONS)


@pytest.mark.parametrize(
    ("file", "old", "new", "named"),
    [
        (
            "heroes.toml",
            '[hero.agatha]\nclass = "knight"\nasks = ["armor", "weapon", "book"]\n'
            'bonus = "horseshoe"\nprovenance = "house"\nknown = ["name", "class"]\n',
            "",
            ["heroes.toml: hero: has 41 entries, 42 are needed"],
        ),
        (
            "commissions.toml",
            'asks = ["weapon", "staff", "armor"]',
            'asks = ["weapon", "staff", "armor", "book"]',
            ["commissions.toml: northbreak_1: asks:", "(4 given)"],
        ),
        (
            "events.toml",
            '4 = [{ gain = "quartz" }, ',
            '4 = [{ steal = "quartz" }, ',
            ["events.toml: quartz_mining: 4: unknown effect"],
        ),
        (
            "events.toml",
            '6 = [{ gain = "hero" }]',
            '6 = [{ gain = "dragon" }]',
            ["events.toml: only_one_survived: 6: unknown effect"],
        ),
        (
            "goods.toml",
            '  "XXXX",\n',
            '  "XXXXXXX",\n',
            ["goods.toml: staff: shape: fits nowhere"],
        ),
        ("goods.toml", '  "XXX",\n', '  "X.X",\n', ["goods.toml: weapon: shape:", "connected"]),
        (
            "wagon.toml",
            "move_exactly = 3",
            "move_exactly = 9",
            ["wagon.toml: sugarfoot: move_exactly"],
        ),
        (
            "deeds.toml",
            'count = "deliveries"',
            'count = "dragons"',
            ["deeds.toml: twelve_deliveries: count"],
        ),
        ("concern.toml", 'aim = "road"', 'aim = "nowhere"', ["concern.toml: wagons_out: aim"]),
        ("buildings.toml", 'back = "queens', 'back = "x_queens', ["buildings.toml:", "back"]),
        ("heroes.toml", 'provenance = "house"\n', "", ["heroes.toml: agatha: provenance"]),
        ("towns.toml", "[town.northbreak]", "[town.", ["towns.toml: is not TOML"]),
    ],
)
def test_a_bad_pack_is_named_by_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, named: list[str]
) -> None:
    pack = a_pack(tmp_path / "pack", file, old, new)
    problems = check_pack(str(pack))
    assert any(all(part in problem for part in named) for problem in problems), problems
    with pytest.raises(DataError):
        load_pack(pack)


def test_unknown_files_and_missing_folders_are_told(tmp_path: Path) -> None:
    assert check_pack(str(tmp_path / "nowhere")) == [f"{tmp_path / 'nowhere'}: is no folder"]
    (tmp_path / "dragons.toml").write_text("")
    assert "dragons.toml: is no content file" in check_pack(str(tmp_path))[0]
    with pytest.raises(DataError, match="is no folder"):
        load_pack(tmp_path / "nowhere")


STEEDS_SAY = {
    ("lovebug", "en2022"): "at Yurg’s Excursions",
    ("lovebug", "hu"): "when you lead a caravan",
    ("lovebug", "pl"): "when you lead a caravan",
    ("longshadow", "en2022"): "any of the four buildings",
    ("longshadow", "hu"): "instead of the connected one",
    ("longshadow", "pl"): "any of the four buildings",
}


@pytest.mark.clause("DR-11.2", "DR-11.3", "DR-15")
@pytest.mark.parametrize(("steed", "edition"), STEEDS_SAY)
def test_what_a_steed_is_said_to_do_holds_in_the_edition(steed: str, edition: str) -> None:
    shown = public.shown(content_of(edition))["steeds"][steed]["text"]
    assert STEEDS_SAY[steed, edition] in Translator("en").text(shown.removeprefix("@"))
