"""Whole games of the Dark Road through the terminal by a merchant that reads only what is printed: before
each choice it computes what that costs and gives, and then finds it so."""

import re
from collections import Counter

import pytest

from lanternway.cli.keyboard import Keyboard
from tests.cli.conftest import Cli
from tests.cli.reading import OFTEN
from tests.cli.road_effects import Way
from tests.cli.road_families import family_of
from tests.cli.road_promises import Word, have
from tests.cli.road_reading import Amounts, Merchant, added

ROAD = ("Go to the outlying", "Activate Yurg", "Join")
"""How choices begin that are taken before others: most comes of them."""
CALM = ("skip", "done", "not now", "no visit", "stay")
"""Nothing comes of them."""


class Trader(Merchant):
    """Chooses what it has chosen least, and keeps account."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        super().__init__(capsys)
        self.made: Counter[str] = Counter()
        self.last: tuple[str, Amounts, int | None] | None = None
        self.word = Word()
        self.upgraded = {}
        self.prefers: tuple[str, ...] = ROAD

    def answer(self, prompt: str) -> str:
        self.read()
        self.account()
        self.hold()
        choices = self.choices()
        chosen = self.pick(choices)
        family, promise = family_of(chosen)
        self.made[family] += 1
        self.word = promise(self, chosen)
        more, self.rest = self.rest, ""
        self.word.ways = [one for way in self.word.ways for one in way.before(more, have(self))]
        self.last = family, self.standing(), self.goods()
        self.before = self.cards("Heroes aboard")
        return chosen[0]

    def pick(self, choices: list[list[str]]) -> list[str]:
        lively = [row for row in choices if family_of(row)[0] not in CALM]
        asked = self.lines[0], self.question()
        self.asked[asked] = self.asked.get(asked, 0) + 1
        if not lively or self.asked[asked] > OFTEN:
            return next((row for row in choices if row not in lively), choices[0])
        lively = [row for row in lively if row[1].startswith(self.prefers)] or lively
        if family_of(lively[0])[0] == "lock" and self.decisions % 3:
            lively = [row for row in lively if "Yurg" in row[-1]] or lively
        least = min(self.made[family_of(row)[0]] for row in lively)
        some = [row for row in lively if self.made[family_of(row)[0]] == least]
        return some[self.decisions * 7 % len(some)]

    def account(self) -> None:
        """What the log tells is what has changed, no more and no less."""
        told = self.told()
        if self.last is None or told is None:
            return
        _, before, goods = self.last
        total = added(*told)
        for lost in [thing for thing in total if thing.startswith("lost ")]:
            total[lost.removeprefix("lost ")] -= total.pop(lost)
        now, was = self.standing(), Counter(before)
        if goods is not None and self.goods() is not None:
            now["good"], was["good"] = self.goods() or 0, goods
        else:
            total.pop("good", 0)
        was.subtract(now)
        assert added(total, was) == Counter(), self.about(f"{self.last}")
        self.count("account")

    def hold(self) -> None:
        """One of the ways of the last choice has come true, and what was to be seen is seen."""
        if self.last is None:
            return
        family = self.last[0]
        told = self.told()
        if self.word.ways and told is not None:
            came = [way for way in self.word.ways if self.came(way, told)]
            assert came, self.about(f"{family}: {self.word.ways}, but {told}")
            self.rest = came[0].rest
            self.count(family)
        for look in self.word.looks:
            seen = look(self)
            assert seen is not False, self.about(family)
            if seen:
                self.count(family)

    def about(self, what: str) -> str:
        return "\n".join([what, *self.lines])

    def came(self, way: Way, told: list[Amounts]) -> bool:
        """What was promised is told first; only after it whatever else happened."""
        if way.asks:
            if not re.search(way.asks, self.question()):
                return False
            last = len(told)
            while last and _returned(told[last - 1]):  # there may have been no room for it
                last -= 1
            return any(_same(added(*told[:n]), way.change) for n in range(last, len(told) + 1))
        return any(_same(added(*told[:n]), way.change) for n in range(len(told) + 1))


def _returned(told: Amounts) -> bool:
    return bool(told) and all(
        thing in ("quartz", "horseshoe") and n < 0 for thing, n in told.items()
    )


def _same(told: Amounts, change: Amounts) -> bool:
    real = Counter({thing: n for thing, n in told.items() if not thing.startswith("lost ")})
    return added(real) == added(change)


@pytest.fixture
def trader(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Trader:
    one = Trader(capsys)
    monkeypatch.setattr(Keyboard, "ask", lambda _, prompt: one.answer(prompt))
    return one


def play(cli: Cli, *options: str) -> str:
    answer = cli("play", "dark_road", "--players", "Ann", *options)
    assert answer.code == 0, answer.err
    return answer.out


EVERYWHERE = ("account", "lock", "choose", "activate", "buy", "sell to")
"""Families of choices that are computed and found true in every game."""
CARAVAN = (
    "travel",
    "invite",
    "lead",
    "event face",
    "fortune",
    "companion",
    "upgrade",
    "deliver hero",
)
RUINS = ("Go to the Ruins", "Activate Yurg", "Roll the ruins")
INN = ("Activate the Ringway Inn", "Pay 1 prestige", "Swap", "Pay ")
BUILDINGS = "queens_eyes_surveyor,merchants_guildhall,candle_and_quartz,guildmasters_mansion"
GAMES = {
    "towns": (
        ROAD,
        "--seats 2 --bots random --seed 9",
        (
            *CARAVAN,
            "deed",
            "sell",
            "load",
            "ready",
            "take good",
            "discard",
            "unlock",
            "move",
            "wheel",
        ),
    ),
    "roads": (
        ROAD,
        "--seats 2 --bots random --seed 4",
        (
            *CARAVAN,
            "commission",
            "deed",
            "sell",
            "load",
            "give good",
            "market die",
            "reroll",
            "horseshoe",
        ),
    ),
    "alone": (
        ROAD,
        "--seats 1 -o private_concern=merchant --seed 9",
        (*CARAVAN, "pay", "hero or steed", "join", "visit", "deliver on"),
    ),
    "ruins": (
        RUINS,
        "--seats 1 -o private_concern=guildmaster --seed 4",
        ("delve", "light", "take good"),
    ),
    "draft": (
        INN,
        f"--seats 3 --bots random,random -o draft=yes -o deed_choice=yes -o buildings={BUILDINGS} --seed 3",
        ("draft", "keep", "send away", "drop", "reset", "dark market", "deed"),
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_the_dark_road_is_played_by_what_is_printed(cli: Cli, trader: Trader, game: str) -> None:
    trader.prefers, options, wanted = GAMES[game]
    out = play(cli, *options.split())
    assert "Total" in out
    missing = [family for family in (*EVERYWHERE, *wanted) if not trader.proved.get(family)]
    assert not missing, trader.proved
