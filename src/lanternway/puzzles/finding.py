"""Finding a puzzle: a decision of a game in which one answer is clearly best, whoever looks and however long.

Everything is judged from what the seat knows (`review.judging`), four times: briefly, at the standard budget
and at two larger ones, each time with another seed. What is asked of a puzzle stands here as numbers.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from lanternway.bots import get_bot
from lanternway.bots.bot import Candidate
from lanternway.core import oneline
from lanternway.core.action import Action
from lanternway.core.errors import OptionError
from lanternway.core.game import Game
from lanternway.core.record import Record
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.core.view import View
from lanternway.puzzles import rating
from lanternway.puzzles.puzzle import STAGES, Judged, Puzzle, Stage, id_of
from lanternway.review.chances import Chances
from lanternway.review.judging import COSTLY, Budget, Judgment, judge
from lanternway.review.walk import choices, steps

BRIEF: Final = Budget(48)
CLOSE: Final = Budget(160)
DEEP: Final = Budget(4 * CLOSE.iterations)
LAST: Final = Budget(15 * CLOSE.iterations)
MARGIN: Final = COSTLY
"""Chance to win that the best answer is ahead of every other, at the close and at the deep look: any
other answer would be called costly by a review."""
HOPE: Final = 0.7 * MARGIN
"""Likewise at the brief look, which decides only whether it is worth looking longer, and at the last, which
only has to agree."""
LEAST_CHOICES: Final = 3
MOST_CHOICES: Final = 16
"""Each answer is followed at the deep look; among more, one that nothing comes near is rare."""
WINDOW: Final = 80
"""So many decisions of a game are looked at, at most."""
ALIKE: Final = 16
"""And so many that ask the same kind of question."""
APART: Final = 20
"""Two puzzles of a game ask different kinds of questions, or lie so many decisions apart."""
MOST: Final = 4
"""So many puzzles a game has, at most."""
TURNS: Final = (2, 1, 2, 1, 2, 1, 2, 0)
"""Which stage a game is looked at in, one after the other: the later, the more depends on one answer."""
PLAYERS: Final = "greedy:1"
"""Who plays the games."""
DIGITS: Final = 3


@dataclass(frozen=True)
class Decision:
    """A question of a game that somebody might find hard."""

    state: State
    seat: int
    options: dict[str, object]
    seats: int
    source: str
    place: int
    """How many decisions of the game came before it."""

    @property
    def kind(self) -> str:
        return self.state.prompt(self.seat).message


def find(game_id: str, number: int, seed: str) -> list[Puzzle]:
    """The puzzles of one game that bots play. The same numbers give the same puzzles."""
    return _found(get_game(game_id), bot_decisions(game_id, number, seed), f"{seed}:{number}")


def find_in_record(record: Record, name: str, seed: str) -> list[Puzzle]:
    """The puzzles of a recorded game; `name` is what its source is called by."""
    return _found(get_game(record.game), record_decisions(record, name, seed), f"{seed}:{name}")


def find_again(puzzle: Puzzle, source: str, seed: str) -> list[Puzzle]:
    """A puzzle that was made before, if the two longest looks say the same again; `source` is where it then
    says it is from. How hard it is stays as it was."""
    game = get_game(puzzle.game)
    world = oneline.read(puzzle.table).state
    view = world.view(puzzle.seat)
    legal = world.legal(puzzle.seat)
    best, second = (game.catalogue.parse(one.action) for one in puzzle.judged[:2])
    kept = [*game.advice.worth_a_look(world, puzzle.seat, legal), best, second]
    open_ = [action for action in legal if action in kept]
    if not LEAST_CHOICES <= len(open_) <= MOST_CHOICES:
        return []
    looks = _looks(game, best, second, view, open_, f"again:{seed}:{puzzle.id}", (DEEP, LAST))
    if looks is None or not _tells(looks):
        return []
    deep = looks[0]
    margin = min(puzzle.margin, round(_lead(deep), DIGITS))
    changed = {"judged": _judged(deep), "choices": len(open_), "margin": margin, "source": source}
    return [msgspec.structs.replace(puzzle, **changed)]


def bot_decisions(game_id: str, number: int, seed: str) -> Iterator[Decision]:
    """Decisions of game `number` from one stage on; seats, stage and options take turns from game to game.
    What the player found nearly equal is passed over."""
    game = get_game(game_id)
    luck = random.Random(f"puzzles:{game_id}:{seed}:{number}")
    rivals = [seats for seats in game.seats if seats > 1]
    turn, seats = number // len(rivals), rivals[number % len(rivals)]
    options = _options(game, turn // len(TURNS), seats)
    begin = 1.0 - (TURNS[turn % len(TURNS)] + luck.random()) / len(STAGES)
    chances = Chances(game, seats)
    state = game.start(options, seats, f"puzzles:{seed}:{number}")
    if not game.reasons.features.covers(state):
        return  # there would hardly be a reason to tell
    bots = [get_bot(PLAYERS, f"puzzles:{seed}:{number}:{seat}") for seat in range(state.seats)]
    place = 0
    while movers := state.to_move():
        seat = movers[0]
        legal = state.legal(seat)
        action = bots[seat].choose(state.view(seat), legal) if len(legal) > 1 else legal[0]
        left = game.features.left(state)
        if len(legal) >= LEAST_CHOICES and seat < seats and left <= begin:
            place += 1
            # a lead of so many points is worth a quarter of it in chance at most, measured by the scale
            if _spread(bots[seat].thoughts) >= 4 * HOPE * chances.scale(left):
                source = f"bots {number}"
                yield Decision(state.clone(), seat, options, seats, source, place)
        state.perform(seat, action)


def _spread(thoughts: list[Candidate]) -> float:
    """How far the best answer is ahead of the worst at a glance."""
    return thoughts[0].value - thoughts[-1].value if thoughts else 0.0


def record_decisions(record: Record, name: str, seed: str) -> Iterator[Decision]:
    """Some decisions of a record, drawn by the seed, in the order in which they came."""
    real = [step for step in steps(record) if len(step.before.legal(step.seat)) > 1]
    drawn = random.Random(f"puzzles:{seed}:{name}").sample(real, min(WINDOW, len(real)))
    for step in sorted(drawn, key=lambda step: step.line):
        source = f"record {name} {step.line + 1}"
        options = dict(record.options)
        yield Decision(step.before, step.seat, options, record.seats, source, step.line)


def _options(game: Game, turn: int, seats: int) -> dict[str, object]:
    """Every second time the game as it is, else one of its variants that so many can play."""
    if turn % 2 == 0:
        return {}
    variants = [one for one in game.variants if one and _goes(game, one, seats)]
    return dict(variants[turn // 2 % len(variants)]) if variants else {}


def _goes(game: Game, options: dict[str, object], seats: int) -> bool:
    try:
        game.check_options(game.options.read(options), seats)
    except OptionError:
        return False
    return True


def _found(game: Game, decisions: Iterator[Decision], seed: str) -> list[Puzzle]:
    """Some puzzles that have little to do with each other."""
    found: list[Puzzle] = []
    last: dict[str, int] = {}
    looked: Counter[str] = Counter()
    for decision in decisions:
        kind = decision.kind
        if looked[kind] >= ALIKE or decision.place - last.get(kind, -APART) < APART:
            continue
        looked[kind] += 1
        puzzle = puzzle_of(game, decision, f"{seed}:{decision.place}")
        if puzzle is not None:
            found.append(puzzle)
            last[kind] = decision.place
        if len(found) >= MOST or looked.total() >= WINDOW:
            break
    return found


def puzzle_of(game: Game, decision: Decision, seed: str) -> Puzzle | None:
    """The decision as a puzzle, if one answer is clearly best and there is a reason to tell."""
    seat = decision.seat
    view = decision.state.view(seat)
    world = game.worlds(view).sample(0)
    legal = world.legal(seat)
    open_ = choices(game, world, seat, legal[0])
    if not LEAST_CHOICES <= len(open_) <= MOST_CHOICES:
        return None
    seed = f"puzzles:{seed}"
    first = judge(view, open_, open_[0], 0, BRIEF, seed)
    best = first.ideas[0].action
    if _lead(first) < HOPE:
        return None
    fails = rating.fails_of(view, legal, best, rating.QUICK, seed)
    if not any(fails):
        return None  # everybody sees it
    rival = first.ideas[1].action
    parse = game.catalogue.parse
    looks = _looks(game, parse(best), parse(rival), view, open_, seed, (CLOSE, DEEP, LAST))
    if looks is None or not _tells(looks[1:]):
        return None
    fails += rating.fails_of(view, legal, best, rating.THOROUGH, seed)
    table = oneline.write(game, decision.options, decision.seats, world)
    return Puzzle(
        id=id_of(table, seat),
        game=game.id,
        seat=seat,
        kind=world.prompt(seat).message,
        stage=stage_of(game, world),
        choices=len(open_),
        judged=_judged(looks[1]),
        margin=round(min(_lead(look) for look in looks[:2]), DIGITS),
        fails=fails,
        rating=rating.rating_of(fails),
        source=decision.source,
        table=table,
    )


def _looks(
    game: Game,
    best: Action,
    rival: Action,
    view: View,
    open_: list[Action],
    seed: str,
    budgets: tuple[Budget, ...],
) -> list[Judgment] | None:
    """What longer and longer looks say; None as soon as one of them does not find the answer clearly best."""
    looks: list[Judgment] = []
    for place, budget in enumerate(budgets, 1):
        # the rival of the look before is followed along: so the lead over it is known with its doubt
        also = open_ if budget is DEEP else ()
        look = judge(view, open_, rival, place, budget, seed, also)
        if _lead(look) < (HOPE if budget is LAST else MARGIN) or look.ideas[0].action != best.text:
            return None
        looks.append(look)
        rival = game.catalogue.parse(look.ideas[1].action)
    return looks


def _tells(looks: list[Judgment]) -> bool:
    """Whether the deep and the last look are sure, and there is a reason to tell."""
    return bool(looks[0].ideas[0].reasons) and all(look.sure for look in looks)


def _lead(look: Judgment) -> float:
    """By how much the best is ahead of the second."""
    return look.ideas[0].chance - look.ideas[1].chance


def stage_of(game: Game, state: State) -> Stage:
    """In which third of the game a table is."""
    done = 1.0 - game.features.left(state)
    return STAGES[min(len(STAGES) - 1, max(0, int(done * len(STAGES))))]


def _judged(judgment: Judgment) -> list[Judged]:
    return [
        Judged(
            action=idea.action,
            chance=round(idea.chance, DIGITS),
            error=round(min(1.0, idea.error), DIGITS),
            line=idea.line,
            reasons=idea.reasons,
        )
        for idea in judgment.ideas
    ]
