"""The loop: games by the reigning values, a new fit, a contest, and the stronger one reigns.

Everything is in one folder and nothing is done twice: what was played lies in files, what was fitted and
how contests went too. Calling it again, even after a kill, resumes from there.
"""

import json
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from lanternway import __version__
from lanternway.arena.contest import Contest
from lanternway.arena.journal import Journal
from lanternway.arena.runner import Workers, run
from lanternway.arena.statistics import is_stronger, standings
from lanternway.core import learned
from lanternway.core.errors import DataError, OptionError
from lanternway.core.files import write_text
from lanternway.core.processes import process_pool
from lanternway.core.registry import get_game
from lanternway.training.fit import HELD_BACK, Fit, curve, fit, scales_of
from lanternway.training.positions import Positions, gather
from lanternway.training.selfplay import ASTRAY, Portion, density_of
from lanternway.training.shaking import Leads, Shaken, sizes_of

Tell = Callable[[str, dict[str, Any]], None]
"""Is told how it goes: a message of the locales and its facts."""
PORTION: Final = 25
"""Games in a file."""
WORLDS: Final = 1
"""In which bots try their moves: more take longer and tell the values apart no better."""
ITERATIONS: Final = 100
"""Of contests by search."""
APART: Final = 1_000_000
"""Seeds between the parts of a run: no game is played twice, and no contest on a deal learned from."""
SURE: Final = 3
"""A price has a clear direction if its slope is more than so many standard errors."""


@dataclass(frozen=True)
class Plan:
    """What is learned, and from how much."""

    game: str
    options: dict[str, Any]
    seats: tuple[int, ...]
    """Numbers of seats: games are played with each in turn."""
    games: int
    """Games of a round."""
    rounds: int
    units: int
    """Hidden units."""
    gate: int
    """Games of a contest at most."""
    seed: int
    astray: float = ASTRAY
    """The share of the moves that is random."""
    shaken: int = 0
    """Deals of a round for shaken prices (`shaking.py`); 0: a fit to positions instead."""

    def to_data(self) -> dict[str, Any]:
        return {**asdict(self), "seats": list(self.seats)}

    def check(self) -> None:
        """OptionError says what can't be learned so."""
        game = get_game(self.game)
        for seats in self.seats:
            state = game.start(self.options, seats, 0)
            if state.seats != seats or not game.features.covers(state):
                raise OptionError(
                    "nothing is learned for tables with these settings", "train-not-with-these"
                )
        least = max(HELD_BACK, PORTION * (len(self.seats) - 1) + 1)
        if self.games < least:
            raise OptionError(
                f"a round needs at least {least} games", "train-few-games", {"count": least}
            )


class Learning:
    """A run in its folder."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        workers: Workers,
        processes: int,
        tell: Tell,
        prepare: Callable[[], Any] | None = None,
    ) -> None:
        self.plan: Plan = plan
        self.folder: Path = folder
        self.workers: Workers = workers
        self.processes: int = processes
        self.tell: Tell = tell
        self.prepare: Callable[[], Any] | None = prepare
        folder.mkdir(parents=True, exist_ok=True)
        self._same_plan()
        self.steps: list[dict[str, Any]] = self._done()
        """What each round came to."""

    def _same_plan(self) -> None:
        """A folder belongs to one run of one game: everything but the number of rounds must be as it was."""
        game = get_game(self.plan.game)
        plan = {
            **self.plan.to_data(),
            "rounds": 0,
            "rules": game.rules,
            "content": game.content_hash,
            "features": list(game.features.names),
        }
        before = self._read("plan.json", None)
        if before is None:
            write_text(self.folder / "plan.json", json.dumps(plan) + "\n")
        elif before != plan:
            raise OptionError(
                f"{self.folder} holds a run with other settings, or of another version of the game",
                "train-other-plan",
                {"folder": str(self.folder)},
            )

    def _done(self) -> list[dict[str, Any]]:
        """What rounds came to that are over."""
        steps: Any = self._read("progress.json", [])
        if not isinstance(steps, list) or not all(
            isinstance(step, dict) and {"file", "kept"} <= set(step) for step in steps
        ):
            raise DataError(str(self.folder / "progress.json"), "is not what a run wrote")
        return list(steps)

    def _read(self, name: str, otherwise: Any) -> Any:
        """A file of the run; DataError if it is not what a run wrote."""
        path = self.folder / name
        try:
            return json.loads(path.read_text(encoding="utf-8")) if path.exists() else otherwise
        except ValueError as error:
            raise DataError(str(path), f"can't be read ({error.__class__.__name__})") from error

    def reigning(self) -> str:
        """The bot that plays the next games."""
        found = self.result()
        return "greedy" if found is None else f"learned@{found}"

    def result(self) -> Path | None:
        """The file of the values that reign, if any were ever kept."""
        kept = [step["file"] for step in self.steps if step["kept"]]
        if not kept:
            return None
        path = self.folder / str(kept[-1])
        self._learned(path)
        return path

    def _learned(self, path: Path) -> learned.Learned:
        """The values in a file of the run; DataError if bots could not use them: they would play by the
        advice instead, and nobody would see it from a contest."""
        game = get_game(self.plan.game)
        return learned.read(path, game.id, game.content_hash, game.features.names)

    def go_on(self) -> Path | None:
        """All rounds that are missing; the values that reign then."""
        while len(self.steps) < self.plan.rounds:
            self._round(len(self.steps))
        return self.result()

    def _round(self, number: int) -> None:
        started = time.monotonic()
        reigning = self.reigning()
        self._play(number, reigning)
        name = f"values-{number}.json"
        if not (self.folder / name).exists():
            make = self._move if self.plan.shaken else self._fit
            make(number, self.folder / name, reigning)
        self._learned(self.folder / name)
        step = self._contest(number, f"learned@{self.folder / name}", reigning)
        step.update(round=number, file=name, seconds=round(time.monotonic() - started))
        self.steps.append(step)
        write_text(self.folder / "progress.json", json.dumps(self.steps, indent=1) + "\n")

    # --- games ------------------------------------------------------------------------------------

    def _portions(self, number: int, reigning: str) -> list[tuple[Path, Portion]]:
        """What the round plays: a file each, the numbers of seats in turn."""
        plan = self.plan
        made: list[tuple[Path, Portion]] = []
        density = {
            seats: density_of(plan.game, plan.options, seats) for seats in sorted(set(plan.seats))
        }
        for place, start in enumerate(range(0, plan.games, PORTION)):
            seats = plan.seats[place % len(plan.seats)]
            portion = Portion(
                plan.game,
                plan.options,
                seats,
                f"{reigning}:{WORLDS}",
                plan.seed + number * APART + start,
                min(PORTION, plan.games - start),
                density[seats],
                plan.astray,
            )
            made.append((self.folder / f"games-{number}-{place:04}.npz", portion))
        return made

    def _shakes(self, number: int) -> list[tuple[Path, Shaken]]:
        """The deals of a round with shaken prices, likewise."""
        plan = self.plan
        prices = tuple(self._prices())
        sizes = tuple(self.sizes)
        made: list[tuple[Path, Shaken]] = []
        for place, start in enumerate(range(0, plan.shaken, PORTION)):
            seats = plan.seats[place % len(plan.seats)]
            deals = min(PORTION, plan.shaken - start)
            seed = plan.seed + number * APART + start
            shaken = Shaken(plan.game, plan.options, seats, seed, deals, prices, sizes)
            made.append((self.folder / f"shakes-{number}-{place:04}.npz", shaken))
        return made

    def _prices(self) -> list[float]:
        """By feature: what the values that reign pay for it."""
        found = self.result()
        if found is None:
            return get_game(self.plan.game).features.advised
        return self._learned(found).net.skip

    @cached_property
    def sizes(self) -> list[float]:
        """By feature: how far its price is shaken, at all numbers of seats alike."""
        return sizes_of(get_game(self.plan.game), self.plan.options, self.plan.seats[0])

    def _play(self, number: int, reigning: str) -> None:
        """The games that are missing, in processes."""
        wanted: list[tuple[Path, Portion | Shaken]] = [*self._portions(number, reigning)]
        if self.plan.shaken:
            wanted += self._shakes(number)
        missing = [(path, portion) for path, portion in wanted if not path.exists()]
        if not missing:
            return
        self.tell("train-plays", {"round": number, "count": len(missing), "bot": _short(reigning)})
        pool = process_pool(self.processes, self.prepare)
        running: dict[Future[Positions | Leads], Path] = {}
        done = 0
        try:
            left = iter(missing)
            while True:
                for path, portion in left:
                    running[pool.submit(portion.play)] = path
                    if len(running) >= 2 * self.processes:
                        break
                if not running:
                    return
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    future.result().save(running.pop(future))
                    done += 1
                self.tell("train-played", {"round": number, "done": done, "count": len(missing)})
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    # --- the fit ----------------------------------------------------------------------------------

    def _move(self, number: int, path: Path, reigning: str) -> None:
        """The prices that reign, moved to where shaking them says."""
        leads = Leads.gather(list(self.folder.glob(f"shakes-{number}-*.npz")))
        prices = leads.moved(self._prices(), self.sizes)
        slopes, error = leads.slopes()
        sure = sum(abs(float(slope)) > SURE * error for slope in slopes)
        facts = {"round": number, "deals": len(leads.ahead), "sure": sure}
        self.tell("train-moved", facts)
        scales = scales_of(gather(list(self.folder.glob(f"games-{number}-*.npz"))), prices)
        record = {**self._origin(number, reigning), **facts}
        self._write(path, scales, (prices, [], [], []), record)

    def _origin(self, number: int, reigning: str) -> dict[str, Any]:
        """Where values come from, for the file."""
        return {
            "plan": self.plan.to_data(),
            "round": number,
            "by": _short(reigning),
            "version": __version__,
            "day": datetime.now(UTC).date().isoformat(),
        }

    def _fit(self, number: int, path: Path, reigning: str) -> None:
        game = get_game(self.plan.game)
        parts = gather(list(self.folder.glob("games-*.npz")))
        found = fit(parts, game.features.advised, self.plan.units, number)
        by_games = curve(parts, game.features.advised)
        facts = {
            "round": number,
            "games": found.games,
            "positions": found.rows,
            "explained": f"{found.explained:.3f}",
            "ridge": f"{found.explained_by_ridge:.3f}",
            "right": f"{found.right:.1%}",
        }
        self.tell("train-fitted", facts)
        weights = (found.skip, found.hidden, found.starts, found.output)
        self._write(path, found.scales, weights, self._record(number, found, by_games, reigning))

    def _write(
        self, path: Path, scales: list[float], weights: learned.Weights, record: dict[str, Any]
    ) -> None:
        """Values for the seats of the plan."""
        game = get_game(self.plan.game)
        seats = sorted(set(self.plan.seats))
        learned.write(
            path, game.id, game.content_hash, game.features.names, seats, scales, weights, record
        )

    def _record(
        self, number: int, found: Fit, by_games: list[tuple[int, float]], reigning: str
    ) -> dict[str, Any]:
        """How it was learned, for the file."""
        return {
            **self._origin(number, reigning),
            "games": found.games,
            "positions": found.rows,
            "explained": round(found.explained, 4),
            "explained_by_ridge": round(found.explained_by_ridge, 4),
            "explained_by_advice": round(found.explained_by_advice, 4),
            "curve": [[games, round(explained, 4)] for games, explained in by_games],
            "right": round(found.right, 4),
        }

    # --- the contest ------------------------------------------------------------------------------

    def _contest(self, number: int, new: str, reigning: str) -> dict[str, Any]:
        """The new values against those that reign, at every number of seats, until it is clear. They are kept
        if they are stronger at each: what helps at two seats may harm at four."""
        contests: list[dict[str, Any]] = []
        against = _short(self._contender(reigning))
        for seats in sorted(set(self.plan.seats)):
            found = self._contest_at(seats, number, new, reigning)
            contests.append(found)
            facts = {
                "round": number,
                "share": f"{found['share']['mean']:.1%}",
                "low": f"{found['share']['low']:.1%}",
                "high": f"{found['share']['high']:.1%}",
                "games": found["games"],
                "seats": seats,
                "bot": against,
            }
            self.tell("train-stronger" if found["stronger"] else "train-not-stronger", facts)
            if not found["stronger"]:
                break
        kept = all(found["stronger"] for found in contests)
        return {"kept": kept, "against": against, "contests": contests}

    def _contender(self, bot: str) -> str:
        """Who plays by the values of a bot in the contest: search, if they are those of a horizon."""
        if not get_game(self.plan.game).advice.has_horizon:
            return f"{bot}:{WORLDS}"
        _, at, path = bot.partition("@")
        return f"learned-search@{path}:{ITERATIONS}" if at else f"search:{ITERATIONS}"

    def _contest_at(self, seats: int, number: int, new: str, reigning: str) -> dict[str, Any]:
        """The new values at one seat, those that reign at all others."""
        plan = self.plan
        bots = (self._contender(new), *[self._contender(reigning)] * (seats - 1))
        contest = Contest(plan.game, plan.options, bots, plan.seed + (number + 1) * APART - seats)
        named = replace(contest, bots=tuple(map(_without_folder, bots)))  # the folder may be moved
        journal = Journal(self.folder / f"contest-{number}-{seats}.jsonl", named)
        blocks = run(
            contest,
            max(1, plan.gate // seats),
            journal,
            self.workers,
            lambda played: is_stronger(contest, played).answer != "open",
        )
        verdict = is_stronger(contest, blocks)
        share = standings(contest, blocks)[0].share
        stronger = verdict.answer == "stronger"
        stronger = stronger or (verdict.answer == "open" and share.low > 1 / seats)
        return {
            "seats": seats,
            "stronger": stronger,
            "share": share.to_data(),
            "games": len(blocks) * seats,
            "verdict": verdict.answer,
        }


def _without_folder(bot: str) -> str:
    """A bot's name where the file is called by its name alone."""
    kind, at, path = bot.partition("@")
    return f"{kind}@{Path(path).name}" if at else kind


def _short(bot: str) -> str:
    """A bot's name without its folder."""
    kind, at, path = bot.partition("@")
    return f"{kind} {Path(path).stem}" if at else kind
