"""The example of an agent that learns does learn, in a short form."""

import importlib.util
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_small.py"


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("train_small", EXAMPLE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its classes look for themselves there
    spec.loader.exec_module(module)
    yield module
    del sys.modules[spec.name]


def test_a_few_lessons_make_an_agent_that_beats_random_players(example):
    course = example.Course(games=128, steps=32, wide=32, portion=1024)
    games = example.opponents(course, "random", 8, 1, "rank")
    fresh = example.Agent.new(course, games.features, games.actions, example.look_around(games, 20))
    taught = example.train(course, 0, bot="random", lessons=8)
    before, after = (example.share_of_wins(course, agent, "random", 200) for agent in (fresh, taught))
    assert before < 0.7
    assert after > 0.8
    assert after == example.share_of_wins(course, taught, "random", 200)


def test_the_gradients_are_those_of_the_loss(example):
    """Each slope that is worked out by hand is the change of the loss by a small change of a weight."""
    course = example.Course(games=16, steps=4, wide=8, entropy=0.1, clip=10.0)
    games, draw = example.opponents(course, "random", 16, 1, "margin"), np.random.default_rng(1)
    agent = example.Agent.new(course, games.features, games.actions, example.look_around(games, 20))
    agent.weights = {name: 3 * part.astype(np.float64) + 0.01 for name, part in agent.weights.items()}
    played = example.play(course, agent, games, draw)
    flat = [part.reshape(-1, part.shape[-1]) for part in (played.inputs.astype(np.float64), played.masks)]
    better, targets = draw.normal(size=64), draw.normal(size=64)
    some = (*flat, played.actions.reshape(-1), played.liked.reshape(-1).astype(np.float64), better, targets)
    gradients = example.slopes(course, agent, some)
    direction = {name: draw.normal(size=part.shape) for name, part in agent.weights.items()}

    def loss(step):
        moved = example.Agent({n: w + step * direction[n] for n, w in agent.weights.items()}, agent.mean, agent.spread)
        _, liked, worth = moved.think(some[0], some[1])
        done = liked[np.arange(64), some[2]]
        unsure = -(np.exp(liked) * np.maximum(liked, -50)).sum(1)
        return (-np.exp(done - some[3]) * better - course.entropy * unsure + (worth - targets) ** 2 / 2).mean()

    measured = (loss(1e-5) - loss(-1e-5)) / 2e-5
    by_hand = sum(float((gradients[name] * direction[name]).sum()) for name in gradients)
    assert by_hand == pytest.approx(measured, rel=1e-4)
