"""`python -m saqqara.games.terra_pyramides.ai.lessons`: learns, from games alone, how likely a task is to be solved."""

from __future__ import annotations

import math
import os
import shlex
import sys
import tempfile
import time
from collections import deque
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from importlib import import_module
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from saqqara.core.game import Setup
from saqqara.core.helping import Helper, from_argparse
from saqqara.core.said import in_language, mistake, of_system, quoted, spoken
from saqqara.games.terra_pyramides import GAME
from saqqara.games.terra_pyramides.ai import hopes
from saqqara.games.terra_pyramides.ai.fitting import CHUNK, PARTS, Lessons, bins, fit
from saqqara.games.terra_pyramides.ai.school import EFFORTS, School, joined, loaded, play, school
from saqqara.games.terra_pyramides.ai.school import learn as learn_deal

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator, Sequence

    from saqqara.games.terra_pyramides.ai.planner import Effort

TASKS: Final = ("1", "2", "3")
BAD_INPUT: Final = 2
FIRST_DEAL: Final = 1 << 32  # deals of lessons are others than those of matches
DEALS: Final = 1 << 20  # of one seed
SPREAD: Final = 0x9E3779B1  # between the deals of one seed and those of the next, as in matches
MEASURED: Final = 1 << 31  # further on are those that a network is measured by
MOST_MINUTES: Final = 10000
MOST_SEED: Final = 1 << 20
MOST_WORKERS: Final = 1024
MOST_GAMES: Final = 1 << 19
KEPT_EVERY: Final = 60.0  # seconds


class LessonError(ValueError):
    """What was asked for cannot be done: why, where, and what helps."""

    def __init__(self, reason: str, where: str = "", hint: str = "") -> None:
        """Keep the parts."""
        super().__init__(": ".join(part for part in (where, reason, hint) if part))
        self.parts = tuple(part for part in (where, reason, hint) if part)


# -- Playing ----------------------------------------------------------------------------------------------------------


@dataclass
class Sitting:
    """What is to be learned, and what there is so far."""

    task: str
    out: Path
    seed: int
    minutes: float
    workers: int
    effort: str = "half"
    games: int = 0  # at the most, where it is not 0
    net: tuple[int, ...] | None = None  # that games are played by
    before: str = ""  # the commands that the games so far came of
    parts: list[Lessons] = field(default_factory=list)
    next: dict[int, int] = field(default_factory=dict)  # of each seed the next chunk

    @property
    def file(self) -> Path:
        """Return where games are kept."""
        return self.out / f"games-{self.task}.npz"

    def chunks(self, is_time: Callable[[], bool]) -> Iterator[int]:
        """Hand out the first deals of chunks that nobody has played."""
        first = self.next.get(self.seed, 0)
        for number in count(first):
            if not is_time() or (self.games and CHUNK * (number - first) >= self.games):
                return
            self.next[self.seed] = number + 1
            yield FIRST_DEAL + DEALS * self.seed + number

    def keep(self) -> None:
        """Write down all games so far, whole or not at all."""
        whole = joined(self.parts)
        self.parts = [whole]
        beside = self.file.with_suffix(".new.npz")
        np.savez_compressed(
            beside, rows=whole.rows, ends=whole.ends, seeds=np.array(sorted(self.next.items()), np.int64)
        )
        beside.replace(self.file)

    def go_on_from(self, folder: Path) -> None:
        """Take the games of an earlier sitting, and the weights that came of it."""
        if not folder.is_dir():
            raise LessonError(mistake("no-folder"), str(folder))
        path = folder / self.file.name
        if path.is_file():
            try:
                with np.load(path) as kept:
                    self.parts.append(Lessons(kept["rows"], kept["ends"]))
                    self.next = {int(seed): int(number) for seed, number in kept["seeds"]}
            except (ValueError, KeyError, OSError) as error:
                raise LessonError(str(error).splitlines()[0], str(path)) from None
        if (folder / hopes.CARD).is_file():
            found = read(folder)
            self.net, self.before = found.nets.get(int(self.task)), found.card.get(f"task_{self.task}_training", "")


def read(folder: Path) -> hopes.Hopes:
    """Read weights, or say what is wrong with them."""
    try:
        return hopes.read(folder)
    except ValueError as error:
        raise LessonError(str(error), str(folder)) from None


def play_on(sitting: Sitting, tell: Callable[[str], None]) -> None:
    """Play until the time is over, and keep what comes out."""
    loaded()  # compiled once, for all processes, before the clock runs
    ends, kept = time.monotonic() + 60 * sitting.minutes, time.monotonic()
    effort = EFFORTS[sitting.effort]
    for lessons in handed_over(sitting, effort, lambda: time.monotonic() < ends):
        sitting.parts.append(lessons)
        if time.monotonic() - kept > KEPT_EVERY:
            kept = time.monotonic()
            sitting.keep()
            tell(said_of(sitting))
    if sitting.parts:
        sitting.keep()
        tell(said_of(sitting))


def handed_over(sitting: Sitting, effort: Effort, is_time: Callable[[], bool]) -> Iterator[Lessons]:
    """Have chunks of games played, here or in several processes; they come in their order."""
    chunks, job = sitting.chunks(is_time), partial(learn_deal, sitting.task, effort, sitting.net)
    if sitting.workers == 1:
        yield from map(job, chunks)
        return
    with ProcessPoolExecutor(sitting.workers, get_context("spawn")) as pool:
        waiting: deque[Future[Lessons]] = deque()
        for chunk in chunks:
            waiting.append(pool.submit(job, chunk))
            if len(waiting) > 2 * sitting.workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def said_of(sitting: Sitting) -> str:
    """Say in a line how many games there are."""
    return in_a_line(sitting.task, np.concatenate([part.ends for part in sitting.parts]))


def in_a_line(task: str, ends: Any) -> str:
    """Say what came out of games."""
    return f"task {task}: {len(ends)} games, {int((ends[:, 0] > 0).sum())} solved, {ends[:, 1].mean():.1f} points"


# -- Learning ---------------------------------------------------------------------------------------------------------


def learn(sitting: Sitting, given: Sequence[str], tell: Callable[[str], None]) -> None:
    """Fit the weights to all games so far, and write them with their card."""
    whole = joined(sitting.parts)
    net = fit(whole)
    told = calibration(sitting.task, in_turn(whole))
    tell(told)
    nets = {int(sitting.task): net}
    card: dict[str, Any] = {}
    if (sitting.out / hopes.CARD).is_file():
        earlier = read(sitting.out)
        card, nets = dict(earlier.card), {**earlier.nets, **nets}
    name = f"task_{sitting.task}"
    command = shlex.join(["python", "-m", f"{__package__}.lessons", *without_folders(given)])
    card |= {
        "game": GAME.name,
        "rules": GAME.rules,
        "components": hopes.things_of(GAME),
        f"{name}_data": said_of(replace(sitting, parts=[whole])),
        f"{name}_training": "; ".join(filter(None, [sitting.before, command])),
        f"{name}_seeds": sorted(sitting.next),
        f"{name}_calibration": told,
    }
    hopes.write(sitting.out, nets, card)


def in_turn(lessons: Lessons) -> list[tuple[tuple[int, ...], Lessons]]:
    """Return each part of the lessons with the weights that were found by all others."""
    parts = ((lessons.part(part), lessons.part(part, others=True)) for part in range(PARTS))
    return [(fit(others), part) for part, others in parts if len(part.rows) and len(others.rows)]


def calibration(task: str, judged: Sequence[tuple[tuple[int, ...], Lessons]]) -> str:
    """Say how what weights say agrees with how games end that they were not found by."""
    if not judged:
        return "too few deals"
    bench = School(loaded(), task, EFFORTS["quick"], None)
    said = []
    for net, lessons in judged:
        bench.hope(net)
        said.append(bench.chances(lessons))
    chances, whole = np.concatenate(said), joined([lessons for _, lessons in judged])
    steps = bins(chances, whole.won())
    off = sum(rows * abs(said - share) for rows, said, share in steps) / len(chances)
    shares = ", ".join(f"{100 * said:.0f} % came true in {100 * share:.0f} % of {rows}" for rows, said, share in steps)
    return f"off by {100 * off:.1f} % in the mean, {len(whole.ends)} games, each by weights of others: {shares}"


def measure(task: str, games: int, seed: int, folder: Path, effort: str, tell: Callable[[str], None]) -> None:
    """Hold weights against how games end that nobody has learned from."""
    net = read(folder).nets.get(int(task))
    if net is None:
        raise LessonError(mistake("network-impossible", card=hopes.CARD), str(folder))
    bench = school(task, EFFORTS[effort], net)
    lessons = bench.play(FIRST_DEAL + MEASURED + DEALS * seed, games)
    tell(in_a_line(task, lessons.ends))
    tell(calibration(task, [(net, lessons)]))


def play_deals(task: str, deals: int, seed: int, effort: str, workers: int, tell: Callable[[str], None]) -> None:
    """Play the deals that `simulate` and `solve` deal by a seed, with the weights that come with the game."""
    loaded()
    net = hopes.net_for(GAME, GAME.fill(Setup.of(GAME, 1, {"task": task})))
    job = partial(play, task, EFFORTS[effort], net)
    seeds = [seed * SPREAD + deal for deal in range(deals)]
    if workers == 1:
        parts = [job(deal) for deal in seeds]
    else:
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            parts = list(pool.map(job, seeds))
    tell(in_a_line(task, joined(parts).ends))
    solved = [deal for deal, part in enumerate(parts) if part.ends[0, 0]]
    tell(f"solved: {' '.join(map(str, solved)) or 'none'}")


def without_folders(given: Sequence[str]) -> list[str]:
    """Return what was given with DIR for every folder: a card says what was done, not where."""
    return [
        "DIR" if before in {"--out", "--resume"} else word for before, word in zip(["", *given], given, strict=False)
    ]


# -- The command ------------------------------------------------------------------------------------------------------


class Parser(Helper):
    """A parser whose errors are one line."""

    def error(self, message: str) -> Any:
        """Say what is wrong, and end."""
        self.exit(BAD_INPUT, f"lessons: {in_language(from_argparse(message), spoken())}\n")


def parser() -> Parser:
    """Return the parser of the command."""
    found = Parser(spoken(), prog="lessons", description="to-train")
    found.add_argument("--task", required=True, choices=TASKS)
    found.add_argument("--minutes", default="8", metavar="M", help="train-minutes")
    found.add_argument("--out", metavar="DIR", help="train-out")
    found.add_argument("--resume", metavar="DIR", help="train-resume")
    found.add_argument("--seed", default="1", metavar="S", help="train-seed")
    found.add_argument("--workers", metavar="N", help="train-workers")
    found.add_argument("--effort", default="half", choices=tuple(EFFORTS))
    found.add_argument("--games", metavar="N", help="lessons-games")
    found.add_argument("--deals", metavar="N", help="deals")
    found.add_argument("--measure", metavar="N", help="train-measure")
    return found


def number(text: str, where: str, least: float, most: float) -> float:
    """Read a number within bounds, or say what is wrong with it."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not least <= found <= most:
        bounds = {"low": f"{least:g}", "high": f"{most:g}"}
        raise LessonError(mistake("not-number-within", typed=quoted(text), **bounds), where)
    return found


def carry_out(options: argparse.Namespace, given: Sequence[str], tell: Callable[[str], None]) -> None:
    """Do what was asked; a LessonError says what cannot be done."""
    seed = int(number(options.seed, "--seed", 0, MOST_SEED))
    resume = Path(options.resume) if options.resume else None
    workers = int(number(options.workers, "--workers", 1, MOST_WORKERS)) if options.workers else max(1, cores() - 1)
    if options.deals:
        deals = int(number(options.deals, "--deals", 1, MOST_GAMES))
        play_deals(options.task, deals, seed, options.effort, workers, tell)
        return
    if options.measure:
        games = int(number(options.measure, "--measure", 1, MOST_GAMES))
        if resume is None:
            raise LessonError(mistake("nothing-to-resume"), "--measure", mistake("try-network"))
        measure(options.task, games, seed, resume, options.effort, tell)
        return
    if not options.out:
        raise LessonError(mistake("no-out"), "--out", mistake("try-out"))
    minutes = number(options.minutes, "--minutes", 0, MOST_MINUTES)
    games = int(number(options.games, "--games", 1, MOST_GAMES)) if options.games else 0
    sitting = Sitting(options.task, Path(options.out), seed, minutes, workers, options.effort, games)
    if resume is not None:
        sitting.go_on_from(resume)
    sitting.out.mkdir(parents=True, exist_ok=True)
    play_on(sitting, tell)
    if not sitting.parts:
        raise LessonError(mistake("nothing-to-resume"), "--minutes")
    learn(sitting, given, tell)


def cores() -> int:
    """Return how many processes run side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tell_line(text: str) -> None:
    """Say something in a line."""
    sys.stdout.write(f"{in_language(text, spoken())}\n")
    sys.stdout.flush()


def main() -> int:
    """Learn, and return the exit code."""
    try:
        import_module("platformdirs")
    except ImportError:
        os.environ.setdefault("SAQQARA_CACHE", str(Path(tempfile.gettempdir()) / "saqqara"))
    given = sys.argv[1:]
    try:
        carry_out(parser().parse_args(given), given, tell_line)
    except LessonError as error:
        sys.stderr.write(f"lessons: {': '.join(in_language(part, spoken()) for part in error.parts)}\n")
        return BAD_INPUT
    except OSError as error:
        sys.stderr.write(f"lessons: {error.filename}: {in_language(of_system(error), spoken())}\n")
        return BAD_INPUT
    return 0


if __name__ == "__main__":
    sys.exit(main())
