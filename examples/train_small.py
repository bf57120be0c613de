"""Trains a small agent that beats the greedy player, from nothing, in two minutes on two cores.

    python examples/train_small.py                 # Imhotep with two seats
    python examples/train_small.py --minutes 10    # stronger
    python examples/train_small.py --game NAME --save agent.npz

It is proximal policy optimisation (PPO) in plain NumPy on a batch of games, told chapter by chapter. Other games
may take longer, or other numbers than those of the first chapter.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from saqqara.research.batch import Batch, batch

Array = Any

# -- 1. How it learns -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Course:
    """What can be turned; the numbers are those that worked."""

    game: str = "imhotep"
    seats: int = 2
    games: int = 512  # side by side
    steps: int = 64  # of each game between two lessons
    wide: int = 128  # of the hidden layer
    rate: float = 1e-3  # of learning, falling to a tenth
    passes: int = 2  # over what was played
    portion: int = 4096  # decisions that are learned from at once
    clip: float = 0.2  # how far a lesson may move what is done
    entropy: float = 0.01  # how much it is worth not to be sure
    trust: float = 0.95  # in what comes later, against what the value says now
    points: float = 20.0  # points ahead that count 1
    seed: int = 1


# -- 2. The agent: one hidden layer, how much each action is liked, and what the table is worth -----------------------


@dataclass
class Agent:
    """Weights, and the scale of what goes in."""

    weights: dict[str, Array]
    mean: Array
    spread: Array
    steps: int = 0  # of learning so far
    momenta: dict[str, tuple[Array, Array]] = field(default_factory=dict)

    @staticmethod
    def new(course: Course, features: int, actions: int, seen: Array) -> Agent:
        """Make an agent that knows nothing but how large the numbers are that it will see."""
        draw = np.random.default_rng(course.seed)
        shapes = {"first": (features, course.wide), "liked": (course.wide, actions), "worth": (course.wide, 1)}
        scales = {"first": 1.0, "liked": 0.1, "worth": 0.1}
        weights = {}
        for name, (rows, columns) in shapes.items():
            drawn = draw.normal(0, scales[name] / np.sqrt(rows), (rows, columns))
            weights[name], weights[f"{name}_bias"] = drawn.astype(np.float32), np.zeros(columns, np.float32)
        spread = np.maximum(seen.std(0), 0.5)
        return Agent(weights, seen.mean(0).astype(np.float32), spread.astype(np.float32))

    def scaled(self, observations: Array) -> Array:
        """Return observations as numbers of about the same size."""
        return np.clip((observations - self.mean) / self.spread, -5, 5).astype(np.float32)

    def think(self, inputs: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the logarithm of how likely each action is, and what the table is worth."""
        w = self.weights
        hidden = np.maximum(inputs @ w["first"] + w["first_bias"], 0)
        liked = hidden @ w["liked"] + w["liked_bias"]
        np.putmask(liked, masks == 0, -1e9)
        liked -= liked.max(1, keepdims=True)
        liked -= np.log(np.exp(liked).sum(1, keepdims=True))
        return hidden, liked, (hidden @ w["worth"] + w["worth_bias"])[:, 0]

    def choose(self, games: Batch, draw: np.random.Generator | None = None) -> Array:
        """Return an action for each game: the one liked best, or one drawn as they are liked."""
        _, liked, _ = self.think(self.scaled(games.observations), games.masks)
        return drawn_from(liked, draw) if draw else liked.argmax(1)

    def learn(self, gradients: dict[str, Array], rate: float) -> None:
        """Move the weights against their gradients (Adam), which together are no longer than a half."""
        self.steps += 1
        length = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        for name, whole in gradients.items():
            gradient = whole * min(1, 0.5 / (length + 1e-9))
            first, second = self.momenta.get(name, (np.zeros_like(gradient), np.zeros_like(gradient)))
            first, second = 0.9 * first + 0.1 * gradient, 0.999 * second + 0.001 * gradient**2
            self.momenta[name] = first, second
            step = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            self.weights[name] -= step * first / (np.sqrt(second) + 1e-7)


def drawn_from(liked: Array, draw: np.random.Generator) -> Array:
    """Draw an action of each row, as likely as its logarithm says (the largest after Gumbel noise)."""
    noise = -np.log(-np.log(draw.random(liked.shape, np.float32) * (1 - 2e-7) + 1e-7))
    return (liked + noise).argmax(1)


# -- 3. Playing: the bot answers for the other seats inside the batch -------------------------------------------------


@dataclass
class Played:
    """What was seen, done and gained, [step, game]."""

    inputs: Array
    masks: Array
    actions: Array
    liked: Array  # logarithm of how likely the action was
    worth: Array  # what the table seemed worth, one step more than the others
    gained: Array
    over: Array


def play(course: Course, agent: Agent, games: Batch, draw: np.random.Generator) -> Played:
    """Play some steps of all games."""
    shape, every = (course.steps, games.size), np.arange(games.size)
    played = Played(
        np.empty((*shape, games.features), np.float32),
        np.empty((*shape, games.actions), np.int8),
        np.empty(shape, np.int64),
        np.empty(shape, np.float32),
        np.empty((course.steps + 1, games.size), np.float32),
        np.empty(shape, np.float32),
        np.empty(shape, np.bool_),
    )
    for step in range(course.steps):
        inputs = agent.scaled(games.observations)
        _, liked, worth = agent.think(inputs, games.masks)
        actions = drawn_from(liked, draw)
        played.inputs[step], played.masks[step], played.actions[step] = inputs, games.masks, actions
        played.liked[step], played.worth[step] = liked[every, actions], worth
        games.step(actions)
        played.gained[step], played.over[step] = games.rewards[every, games.acted] / course.points, games.done
    played.worth[course.steps] = agent.think(agent.scaled(games.observations), games.masks)[2]
    return played


def advantages(course: Course, played: Played) -> Array:
    """Return how much better each action came out than the table had seemed (generalised advantage estimation)."""
    found, later = np.zeros_like(played.gained), np.zeros(played.gained.shape[1], np.float32)
    for step in reversed(range(course.steps)):
        on = ~played.over[step]
        surprise = played.gained[step] + on * played.worth[step + 1] - played.worth[step]
        later = surprise + course.trust * on * later
        found[step] = later
    return found


# -- 4. Learning from it ----------------------------------------------------------------------------------------------


def lesson(course: Course, agent: Agent, played: Played, rate: float, draw: np.random.Generator) -> None:
    """Make what came out well likelier, but not by much at once, and what the tables seem worth truer."""
    better = advantages(course, played)
    targets = (better + played.worth[:-1]).reshape(-1)
    better = (better - better.mean()) / (better.std() + 1e-6)
    inputs, masks = (part.reshape(-1, part.shape[-1]) for part in (played.inputs, played.masks))
    parts = inputs, masks, played.actions.reshape(-1), played.liked.reshape(-1), better.reshape(-1), targets
    for _ in range(course.passes):
        order = draw.permutation(len(targets))
        for start in range(0, len(order), course.portion):
            some = order[start : start + course.portion]
            agent.learn(slopes(course, agent, tuple(part[some] for part in parts)), rate)


def slopes(course: Course, agent: Agent, some: tuple[Array, ...]) -> dict[str, Array]:
    """Return the gradients of the loss, worked out by hand."""
    inputs, masks, actions, before, better, targets = some
    count, every = len(actions), np.arange(len(actions))
    hidden, liked, worth = agent.think(inputs, masks)
    likely = np.exp(liked)
    ratio = np.exp(liked[every, actions] - before)
    free = np.where(better > 0, ratio < 1 + course.clip, ratio > 1 - course.clip)
    push = np.where(free, ratio * better, 0)  # of the logarithm of what was done
    from_liked = likely * push[:, None]
    from_liked[every, actions] -= push
    unsure = -(likely * np.maximum(liked, -50)).sum(1, keepdims=True)
    from_liked += course.entropy * likely * (np.maximum(liked, -50) + unsure)
    from_liked /= count
    from_worth = (worth - targets)[:, None] / count
    w = agent.weights
    from_hidden = (from_liked @ w["liked"].T + from_worth @ w["worth"].T) * (hidden > 0)
    parts = {"first": (inputs, from_hidden), "liked": (hidden, from_liked), "worth": (hidden, from_worth)}
    gradients = {name: into.T @ slope for name, (into, slope) in parts.items()}
    return gradients | {f"{name}_bias": slope.sum(0) for name, (_, slope) in parts.items()}


# -- 5. How good is it? -----------------------------------------------------------------------------------------------


def share_of_wins(course: Course, agent: Agent, bot: str, games: int, seed: int = 1 << 30) -> float:
    """Return how many of so many games, half on each seat, the agent wins against a bot; a tie is half a game."""
    table = opponents(course, bot, games, seed, "rank")
    first, won = np.ones(games, np.bool_), np.zeros(games)
    while first.any():
        table.step(agent.choose(table))
        ended = first & table.done
        won[ended] = (1 + table.rewards[np.arange(games), table.acted][ended]) / 2
        first &= ~table.done
    table.close()
    return float(won.mean())


def opponents(course: Course, bot: str, size: int, seed: int, reward: str) -> Batch:
    """Make games against a bot; who begins changes from game to game."""
    bots = [None, *[bot] * (course.seats - 1)]
    return batch(course.game, size, seats=course.seats, bots=bots, rotate=True, reward=reward, seed=seed)


# -- 6. All together --------------------------------------------------------------------------------------------------


def train(
    course: Course, minutes: float, bot: str = "greedy", lessons: int | None = None, *, aloud: bool = False
) -> Agent:
    """Let an agent play against a bot and learn, for some minutes or some lessons."""
    draw, games = np.random.default_rng(course.seed), opponents(course, bot, course.games, course.seed, "margin")
    agent = Agent.new(course, games.features, games.actions, look_around(games))
    began, number, share = time.monotonic(), 0, 0.0
    while share < 1:
        lesson(course, agent, play(course, agent, games, draw), course.rate * (1 - 0.9 * share), draw)
        number += 1
        passed = time.monotonic() - began
        share = number / lessons if lessons else passed / (60 * minutes)
        if aloud and number % 10 == 0:
            ahead = share_of_wins(course, agent, bot, 400)
            decisions = number * games.size * course.steps
            print(f"{passed:5.0f} s, {decisions:>10,} decisions: {100 * ahead:.0f} % against {bot}", flush=True)
    games.close()
    return agent


def look_around(games: Batch, steps: int = 100) -> Array:
    """Return observations of games that are answered at random."""
    seen = []
    for _ in range(steps):
        games.step(games.sample())
        seen.append(games.observations.copy())
    return np.concatenate(seen)


def main() -> None:
    """Train, measure, and keep the agent."""
    parser = argparse.ArgumentParser(description="Train a small agent against the greedy player.")
    parser.add_argument("--game", default=Course.game)
    parser.add_argument("--seats", type=int, default=Course.seats)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--seed", type=int, default=Course.seed)
    parser.add_argument("--save", metavar="FILE", help="write the weights to this file")
    given = parser.parse_args()
    course = Course(game=given.game, seats=given.seats, seed=given.seed)
    agent = train(course, given.minutes, aloud=True)
    for bot in ("random", "greedy"):
        print(f"{100 * share_of_wins(course, agent, bot, 4000):.1f} % of 4000 games against {bot}")
    if given.save:
        np.savez(given.save, mean=agent.mean, spread=agent.spread, **agent.weights)


if __name__ == "__main__":
    main()
