"""A training: workers play, a learner learns from what they hand over, weights go back to them, all is kept."""

from __future__ import annotations

import contextlib
import json
import math
import multiprocessing
import os
import queue as queues
import tempfile
import time
import zipfile
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from random import Random as Chooser
from typing import TYPE_CHECKING, Any

import numpy as np

from saqqara.ai import network as networks
from saqqara.ai.lodge import ClusterError, reach
from saqqara.ai.network import LAYERS, Shape, printed_hash
from saqqara.core import shelf
from saqqara.core.places import write_whole
from saqqara.core.said import Said, mistake, told
from saqqara.core.words import tenths
from saqqara.train import across, grow, trim
from saqqara.train.learner import LOSSES, Learner, new_weights
from saqqara.train.plot import plot
from saqqara.train.selfplay import Batch, Pace, load_practice, shape_of
from saqqara.train.worker import NAME, Handed, Job, work

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from saqqara.ai.cluster import Cluster
    from saqqara.core.game import Game
    from saqqara.core.kernel import Kernel

CHECKPOINT, STORY, PICTURE = "checkpoint.npz", "training.json", "training.svg"
REUSE = 6  # times that a turn is learned from at most, in the mean
WINDOW = 2_000_000  # turns that are kept to learn from
PAGE = 16_384  # turns that lie together
LEAST = 3_000  # turns before anything is learned
FIRST_STEPS = 150  # before the first weights are given out
TAUGHT = 0.12  # share of the time in which games are played without a network, from the first of them on
PUBLISHED = 20.0  # seconds between new weights
SAVED = 60.0  # and between checkpoints
TOLD = 10.0
PEAK, PEAK_LATER, LOW = 2e-3, 1e-3, 0.05  # rates of learning: at first, when resumed, and the share left at the end
WARMING = 0.03
WIDEST_SEED = 2**63
KEPT_WEIGHTS = 3
LEAST_ROWS = 40  # of measured games that are counted together for the card


class TrainError(ValueError):
    """What was asked for cannot be done: why, where, and what helps."""

    def __init__(self, reason: str, where: str = "", hint: str = "") -> None:
        """Keep the parts."""
        super().__init__(": ".join(part for part in (where, reason, hint) if part))
        self.reason, self.where, self.hint = reason, where, hint


@dataclass(frozen=True)
class Training:
    """What was asked for."""

    game: Game
    out: Path
    minutes: float = 9.0
    resume: Path | None = None
    seed: int = 1
    workers: int = 1  # 0: as many as a cluster has
    layers: tuple[int, int] = LAYERS
    pace: Pace = field(default_factory=Pace)
    steps: int = 0  # after which it ends, 0 by time alone
    learner: str = "auto"  # numpy, torch, or torch where there is an accelerator
    command: str = ""
    dask: str | None = None  # a cluster that plays instead of processes here
    seats: tuple[int, ...] = ()  # how many sit at the tables that are played, all numbers if none is said
    most_weights: int = 0  # that a network which is gone on with keeps, 0 all of them
    rate: float = 0.0  # of learning at its highest, 0 as usual


@dataclass
class Story:
    """What happened so far, over all sittings."""

    usual_points: float = 0.0
    seeds: list[int] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    minutes: float = 0.0
    games: int = 0
    turns: int = 0
    steps: int = 0
    losses: list[list[float]] = field(default_factory=list)  # minutes, steps, then LOSSES
    matches: list[list[Any]] = field(default_factory=list)  # minutes, against whom, share, games


def shape_told(shape: Shape) -> dict[str, Any]:
    """Return a shape for a file."""
    return asdict(shape)


def shape_read(told: Any) -> Shape:
    """Return the shape that a file tells of."""
    fields: dict[str, Any] = {
        name: tuple(part) if isinstance(part, list) else part for name, part in dict(told).items()
    }
    return Shape(**fields)


def from_weights(game: Game, folder: Path) -> tuple[Shape, Story, dict[str, Any]]:
    """Start from a network without its checkpoint, such as the one that a game comes with: the learner is new."""
    try:
        network = networks.read(folder)
    except ValueError as error:
        raise TrainError(told(error), str(folder)) from None
    reason = networks.misfit(game, network, may_grow=True)
    if reason:
        raise TrainError(reason, str(folder))
    card, weights = network.card, np.array(network.weights, np.float32)
    games, turns = ([int(word) for word in str(card.get("data", "")).split() if word.isdecimal()] + [0, 0])[:2]
    seeds, commands = list(card.get("seeds", [])), str(card.get("training", ""))
    story = Story(0.0, seeds, [commands] if commands else [], float(card.get("minutes", 0)), games, turns)
    none = np.zeros_like(weights)
    return network.shape, story, {"weights": weights, "mean": weights, "pull": none, "swing": none, "steps": 0}


def resumed(game: Game, folder: Path) -> tuple[Shape, Story, dict[str, Any]]:
    """Read a checkpoint, or a network alone; a TrainError says what is wrong with it."""
    if not folder.is_dir():
        raise TrainError(mistake("no-folder"), str(folder), mistake("try-resume"))
    if (folder / networks.CARD).is_file() and not any((folder / name).exists() for name in (STORY, CHECKPOINT)):
        return from_weights(game, folder)
    try:
        card = json.loads((folder / STORY).read_text(encoding="utf-8"))
        with np.load(folder / CHECKPOINT, allow_pickle=False) as found:
            state = {name: found[name] for name in found.files}
        shape, story = shape_read(card["shape"]), Story(**card["story"])
        broken = any(state[name].shape != (shape.size,) for name in ("weights", "mean", "pull", "swing"))
        steps, name, rules, things = int(state["steps"]), card["game"], card["rules"], card["components"]
    except FileNotFoundError as error:
        missing = mistake("no-file-of-name", file=Path(error.filename).name)
        raise TrainError(missing, str(folder), mistake("try-no-resume")) from None
    except (OSError, KeyError, TypeError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise TrainError(mistake("checkpoint-damaged", reason=str(error)), str(folder)) from None
    if broken or steps < 0:
        raise TrainError(mistake("checkpoint-damaged", reason=mistake("checkpoint-sizes")), str(folder))
    if (name, rules, things) != (game.name, game.rules, printed_hash(game)):
        raise TrainError(mistake("checkpoint-of", game=str(name), rules=str(rules)), str(folder))
    return shape, story, state


def save(training: Training, shape: Shape, story: Story, learner: Any) -> None:
    """Write the checkpoint, the story, and the network with its card."""
    folder, game = training.out, training.game
    told = {
        "game": game.name, "rules": game.rules, "components": printed_hash(game), "shape": shape_told(shape),
        "story": asdict(story),
    }  # fmt: skip
    with tempfile.TemporaryDirectory(dir=folder) as held:
        np.savez(Path(held) / CHECKPOINT, **learner.state())
        (Path(held) / CHECKPOINT).replace(folder / CHECKPOINT)
    write_whole(folder / STORY, json.dumps(told).encode())
    networks.write(folder, shape, learner.published().tolist(), card(training, story, learner.name))
    write_whole(folder / PICTURE, plot(game.name, story.losses, story.matches).encode())


def card(training: Training, story: Story, learner: str) -> dict[str, Any]:
    """Return what a network's card tells of its training."""
    game = training.game
    return {
        "game": game.name,
        "rules": game.rules,
        "components": printed_hash(game),
        "seats": list(training.seats or game.seats),
        "data": f"{story.games} games with itself, {story.turns} turns, all options",
        "training": "; ".join(story.commands),
        "seeds": story.seeds,
        "minutes": round(story.minutes, 1),
        "steps": story.steps,
        "learner": learner,
        "strength": strength(story),
    }


def strength(story: Story) -> str:
    """Say how the last tenth of the measured games ended."""
    said = []
    for against in ("greedy", "start"):
        rows = [row for row in story.matches if row[1] == against]
        last = rows[-max(LEAST_ROWS, len(rows) // 10) :]
        games = sum(row[3] for row in last)
        if games:
            share = sum(row[2] * row[3] for row in last) / games
            said.append(Said("train-ahead", against=against, share=tenths(100 * share), games=str(games)))
    if len(said) > 1:
        return Said("train-both", first=said[0], second=said[1])
    return said[0] if said else ""


class Pages:
    """What is learned from: turns of the last games, in pages."""

    def __init__(self, seed: int) -> None:
        """Have none."""
        self._waiting: list[Batch] = []
        self._pages: list[Batch] = []
        self._chance = np.random.default_rng(seed)
        self.turns = 0  # that can be drawn, or were once

    def add(self, batch: Batch) -> None:
        """Take a batch; the oldest page is forgotten when there are too many."""
        self._waiting.append(batch)
        waiting = sum(map(len, self._waiting))
        if waiting >= min(PAGE, max(LEAST, self.turns // 4)):
            self._pages.append(Batch.join(self._waiting))
            self.turns += waiting
            self._waiting = []
            while sum(map(len, self._pages)) > WINDOW:
                self._pages.pop(0)

    def draw(self, size: int) -> tuple[Batch, Any] | None:
        """Return a page and places of turns in it, None as long as there is none."""
        if not self._pages:
            return None
        sizes = np.array([len(page) for page in self._pages], np.float64)
        page = self._pages[int(self._chance.choice(len(sizes), p=sizes / sizes.sum()))]
        return page, self._chance.integers(0, len(page), min(size, len(page)))


def learner_of(training: Training, tell: Callable[[str], None]) -> Any:
    """Return the learner that this machine is for."""
    if training.learner == "numpy":
        return Learner
    try:
        from saqqara.train import on_torch  # noqa: PLC0415  only where it is there
    except ImportError as error:
        if training.learner == "torch":
            raise TrainError(mistake("torch", reason=str(error)), "--learner", mistake("try-torch")) from None
        return Learner
    if training.learner == "torch" or on_torch.has_accelerator():
        return on_torch.TorchLearner
    tell(Said("train-no-accelerator"))
    return Learner


def rate_at(share: float, peak: float) -> float:
    """Return the rate of learning by the share of the time that is over: up quickly, then down like a cosine."""
    if share < WARMING:
        return peak * (0.1 + 0.9 * share / WARMING)
    return peak * (LOW + (1 - LOW) * 0.5 * (1 + math.cos(math.pi * min(1.0, share))))


class Sitting:
    """One run of the command."""

    def __init__(self, training: Training, tell: Callable[[str], None]) -> None:
        """Make everything ready; the clock runs from here."""
        self.began = time.monotonic()
        self.training, self.tell = training, tell
        training.out.mkdir(parents=True, exist_ok=True)
        game = training.game
        found = resumed(game, training.resume) if training.resume else None
        kernel = load_practice(game, tell)
        if found:
            self.shape, self.story, state = self.trimmed(kernel, *self.grown(kernel, *found))
            self.story.usual_points = self.story.usual_points or shape_of(kernel, training.seed)[1]
        else:
            self.shape, usual = shape_of(kernel, training.seed, training.layers, training.seats)
            self.story = Story(usual_points=usual)
        weights = new_weights(self.shape, training.seed)
        self.learner = learner_of(training, tell)(self.shape, self.story.usual_points, weights)
        if found:
            self.learner.restore(state)
        self.resumed = found is not None
        self.story.seeds.append(training.seed)
        self.story.commands.append(training.command)
        self.before, self.first_step = self.story.minutes, self.learner.steps
        self.pages = Pages(training.seed)
        self.number = -1
        self.played_since = 1.0  # share of the time at which the first games were there
        self.checked = self.learner.name == Learner.name
        self.sums = dict.fromkeys(LOSSES, 0.0)
        self.count = 0

    def grown(
        self, kernel: Kernel, shape: Shape, story: Story, state: dict[str, Any]
    ) -> tuple[Shape, Story, dict[str, Any]]:
        """Give the network that is gone on with rows for what the game looks at by now, and did not then."""
        here = networks.inputs_of(kernel.game)
        if shape.inputs == here:
            return shape, story, state
        if shape.inputs > here:
            reason = mistake("network-looks", count=str(shape.inputs), here=str(here))
            raise TrainError(reason, "--resume", mistake("try-no-resume"))
        wider = grow.grown(shape, shape_of(kernel, self.training.seed, seats=self.training.seats)[0])
        self.tell(Said("train-grown", before=str(shape.inputs), after=str(wider.inputs)))
        return wider, story, grow.carried_over(state, shape, wider)

    def trimmed(
        self, kernel: Kernel, shape: Shape, story: Story, state: dict[str, Any]
    ) -> tuple[Shape, Story, dict[str, Any]]:
        """Make the network smaller that is gone on with, if it is to be."""
        most, training = self.training.most_weights, self.training
        if not most or shape.size <= most:
            return shape, story, state
        network = networks.Network(shape, state["mean"].astype(np.float16).tolist())
        seen = trim.values_seen(kernel, network, training.seed, training.seats)
        smaller = trim.trimmed(shape, trim.uses(shape, seen), most)
        self.tell(Said("train-trimmed", before=str(shape.size), after=str(smaller.size)))
        if smaller.size > most:
            raise TrainError(mistake("not-so-small", least=str(smaller.size)), "--most-weights")
        return smaller, story, trim.carried_over(state, shape, smaller)

    @property
    def share(self) -> float:
        """Return how much of the time, or of the steps, is over."""
        spent = (time.monotonic() - self.began) / (60 * self.training.minutes)
        steps = (self.learner.steps - self.first_step) / self.training.steps if self.training.steps else 0.0
        return max(spent, steps)

    @property
    def minutes(self) -> float:
        """Return how long was trained, in all sittings."""
        return self.before + (time.monotonic() - self.began) / 60

    def publish(self, folder: Path) -> None:
        """Give out new weights."""
        self.number += 1
        write_whole(folder / NAME.format(self.number), self.learner.published().astype(np.float32).tobytes())
        old = folder / NAME.format(self.number - KEPT_WEIGHTS)
        if self.number > KEPT_WEIGHTS:
            old.unlink(missing_ok=True)

    def take(self, queue: Any, seconds: float) -> None:
        """Take what workers hand over."""
        end = time.monotonic() + seconds
        with contextlib.suppress(queues.Empty):
            while True:
                games, batch, matches = queue.get(timeout=max(0.0, end - time.monotonic()))
                self.story.games += games
                self.played_since = min(self.played_since, self.share)
                if batch is not None:
                    self.story.turns += len(batch)
                    self.pages.add(batch)
                for against in {match[0] for match in matches}:
                    shares = [share for word, share in matches if word == against]
                    self.story.matches.append([self.minutes, against, sum(shares) / len(shares), len(shares)])

    def learn(self) -> bool:
        """Take a step, if there is something new to learn from."""
        steps = self.learner.steps - self.first_step
        drawn = self.pages.draw(self.learner.size)
        if drawn is None or steps * self.learner.size > REUSE * self.pages.turns:
            return False
        if not self.checked:
            self.check(drawn[0])
        peak = self.training.rate or (PEAK_LATER if self.resumed else PEAK)
        losses = self.learner.learn(*drawn, rate_at(self.share, peak))
        self.count += 1
        for name in LOSSES:
            self.sums[name] += losses[name]
        return True

    def check(self, batch: Batch) -> None:
        """Hold Torch against NumPy before it learns anything; where they differ, NumPy learns."""
        from saqqara.train import on_torch  # noqa: PLC0415

        self.checked = True
        usual = self.story.usual_points
        try:
            apart = on_torch.check(self.shape, usual, batch, self.training.seed)
            self.tell(Said("train-apart", apart=f"{apart:.1g}"))
        except (RuntimeError, ValueError) as error:
            self.tell(Said("train-instead", reason=told(error)))
            state = self.learner.state()
            self.learner = Learner(self.shape, usual, new_weights(self.shape, self.training.seed))
            self.learner.restore(state)

    def note(self) -> None:
        """Write down the mean losses since the last time, and tell how far it is."""
        if self.count:
            means = [self.sums[name] / self.count for name in LOSSES]
            self.story.losses.append([round(self.minutes, 3), self.learner.steps, *(round(mean, 5) for mean in means)])
            self.sums, self.count = dict.fromkeys(LOSSES, 0.0), 0
        story = self.story
        story.minutes, story.steps = self.minutes, self.learner.steps
        last = story.losses[-1] if story.losses else None
        losses = " ".join(f"{name} {value:.4f}" for name, value in zip(LOSSES, last[2:], strict=True)) if last else ""
        counts = {"games": story.games, "turns": story.turns, "steps": story.steps, "number": self.number}
        told = {name: str(count) for name, count in counts.items()}
        share = f"{100 * min(1.0, self.share):3.0f}"
        self.tell(Said("train-progress", share=share, losses=losses, strength=strength(story), **told))

    def run(self, queue: Any, folder: Path, alive: Callable[[], int]) -> None:
        """Learn until the time is over; `alive` counts the workers."""
        rest = min(PUBLISHED, 60 * self.training.minutes / 20)
        published = saved = told = time.monotonic()
        while self.share < 1:
            learned = self.learn()
            self.take(queue, 0.0 if learned else 0.05)
            now = time.monotonic()
            enough = self.learner.steps - self.first_step >= FIRST_STEPS
            taught = self.resumed or (self.share - self.played_since > TAUGHT and enough)
            if taught and now - published > rest and learned:
                published = now
                self.publish(folder)
            if now - told > TOLD:
                told = now
                self.note()
                if alive() < self.training.workers:
                    self.tell(Said("train-left", alive=str(alive()), workers=str(self.training.workers)))
                if not alive():
                    raise TrainError(mistake("no-worker"), "train")
            if now - saved > SAVED:
                saved = now
                save(self.training, self.shape, self.story, self.learner)


def train(training: Training, tell: Callable[[str], None]) -> Story:
    """Train for so long, and leave checkpoint, network, card and picture in the folder."""
    with contextlib.ExitStack() as held:
        cluster = None if training.dask is None else held.enter_context(reached(training, training.dask))
        training = replace(training, workers=cluster.slots) if cluster else training
        sitting = Sitting(training, tell)
        if training.minutes == 0:  # the network is only made smaller
            save(training, sitting.shape, sitting.story, sitting.learner)
            return sitting.story
        folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="saqqara-train-")))
        if sitting.resumed:
            sitting.publish(folder)
        job = Job(training.game.name, 0, 0, str(folder), sitting.shape, sitting.resumed, training.pace, training.seats)
        players: across.Crowd | Processes
        if cluster:
            players = held.enter_context(across.crowd(cluster, job, training.seed))
        else:
            players = held.enter_context(contextlib.closing(Processes(training, job)))
        begins = {"workers": str(training.workers), "seed": str(training.seed)}
        tell(Said("train-begins", learner=sitting.learner.name, **begins))
        learn(sitting, players, folder)
    return sitting.story


def learn(sitting: Sitting, players: across.Crowd | Processes, folder: Path) -> None:
    """Learn from what is played, and keep what was learned however it ends."""
    training = sitting.training
    try:
        sitting.run(players, folder, players.alive)
    except ClusterError as error:
        hint = error.hint or mistake("try-kept", folder=str(training.out))
        raise TrainError(error.reason, "--dask", hint) from None
    finally:
        sitting.note()
        save(training, sitting.shape, sitting.story, sitting.learner)


@contextlib.contextmanager
def reached(training: Training, address: str) -> Iterator[Cluster]:
    """Reach the cluster that is to play; a TrainError says what is wrong with it."""
    try:
        with reach(address, training.workers or None) as cluster:
            cluster.check(across.needs(training.game))
            yield cluster
    except ClusterError as error:
        raise TrainError(error.reason, "--dask", error.hint) from None


class Processes:
    """Processes on this machine that play, and what they hand over."""

    def __init__(self, training: Training, job: Job) -> None:
        """Start them."""
        context = multiprocessing.get_context("spawn")
        self._queue, self._stop = context.Queue(4 * training.workers), context.Event()
        chooser = Chooser(training.seed)
        self._crew = []
        for number in range(training.workers):
            mine = replace(job, number=number, seed=chooser.randrange(WIDEST_SEED))
            self._crew.append(context.Process(target=work, args=(mine, self._queue, self._stop), daemon=True))
            self._crew[-1].start()

    def get(self, timeout: float) -> Handed:
        """Return what comes within so many seconds, or raise Empty."""
        handed: Handed = self._queue.get(timeout=timeout)
        return handed

    def alive(self) -> int:
        """Return how many play."""
        return sum(process.is_alive() for process in self._crew)

    def close(self) -> None:
        """End them."""
        self._stop.set()
        for process in self._crew:
            process.join(5)
            if process.is_alive():
                process.terminate()


def cores() -> int:
    """Return how many processes run side by side here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def game_of(name: str) -> Game:
    """Return a game by its name, or say which there are."""
    try:
        return shelf.game(name)
    except ValueError as error:
        raise TrainError(told(error), "GAME") from None
