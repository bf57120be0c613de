"""The networks that come with the games, read by a program that is not ours: it says what the text says."""

import os
from functools import cache
from random import Random as Chooser

import numpy as np
import pytest
from onnxruntime import InferenceSession

from saqqara.ai import network as networks
from saqqara.ai.arrays import search_of
from saqqara.ai.network import BINS, lore_of, mind_of
from saqqara.ai.text import net, worth
from saqqara.cli import main
from saqqara.core.game import CHANCE
from saqqara.core.kernel import load
from saqqara.core.match import Match
from saqqara.testing import any_setup, shelf_games, steps

APART = 1e-4
TABLES = int(os.environ.get("SAQQARA_ONNX_TABLES", "12"))  # of every number of seats
OFTEN = 0.08  # a turn of a game is taken
NETWORKS = [(game, own) for game in shelf_games() for own in networks.folders_of(game)]  # 0 is for all seats


@pytest.fixture(scope="module", params=NETWORKS, ids=lambda part: f"{part[0].name}-{part[1]}")
def part(request):
    return request.param


@pytest.fixture(scope="module")
def session(part, tmp_path_factory):
    """The file that the command writes, in another program."""
    game, own = part
    file = tmp_path_factory.mktemp("onnx") / "network.onnx"
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(networks.PLACE, raising=False)
        folder = ["--resume", str(networks.folders_of(game)[own])] if own else []
        assert main(["train", game.name, "--export", str(file), *folder]) == 0
    return InferenceSession(str(file), providers=["CPUExecutionProvider"])


def tables(game, seats):
    """Play games at random, with any options; yields matches in all parts of them, with a seat that has a choice."""
    chooser, count = Chooser(seats), 0
    while count < TABLES:
        match = Match(any_setup(game, chooser, seats))
        for seat in steps(match, chooser, weighted=True):
            if seat != CHANCE and len(match.options(seat)) > 1 and chooser.random() < OFTEN and count < TABLES:
                count += 1
                yield match, seat


def observed(match, seat, inputs):
    """Return what goes in, as the plain text observes it."""
    kernel = load(match.setup.game, "plain", search_of(match.setup.game))
    out = kernel.ints(inputs)
    lore = lore_of(match.setup.game, "plain")
    assert kernel.rules.observe(match.state, match.components, seat, match.setup.seats, out, lore) == inputs
    return list(out)


@cache
def network_of(part):
    """Return the network of a game that has one."""
    game, own = part
    network = networks.usable(game, networks.folders_of(game)[own])
    assert network is not None
    return network


@cache
def mind(part, backend):
    """Return the arrays of a back end for a network, made once."""
    return mind_of(load(part[0], backend, search_of(part[0])), network_of(part))


def said(part, match, seat, backend):
    """Return what goes in, what every head says and how much each option is liked, as our own text has it."""
    game, shape = part[0], network_of(part).shape
    kernel, arrays = load(game, backend, search_of(game)), mind(part, backend)
    states, components = kernel.states(1), kernel.components(match.components)
    kernel.write(game.state, states, 0, match.state)
    options = [option.number for option in match.options(seat)]
    out, knobs = kernel.ints(len(options)), kernel.ints(worth.KNOBS)
    out[:], knobs[worth.SEATS_KNOB] = options, kernel.seats(components)
    heads = kernel.floats(shape.heads + len(options))
    kernel.rules.heads_at(states, 0, components, knobs, seat, out, len(options), heads, arrays)
    return (
        [int(number) for number in arrays[2][: shape.inputs]],
        np.array([float(number) for number in heads]),
        options,
    )


def softmax(numbers):
    powers = np.exp(numbers - numbers.max())
    return powers / powers.sum()


def apart(theirs, ours, options, leans):
    """Return how far every head is from what the text says, at most; `theirs` are of one table."""
    sources = len(theirs["sources"])
    worths, points, parts, bins, liked = np.split(ours, np.cumsum([net.FOUR, net.FOUR, sources, BINS]))
    expected = {
        "worth": [net.corrected(net.between_0_and_1(lean), head) for lean, head in zip(leans, worths, strict=True)],
        "points": points, "sources": parts,
        "bins": softmax(bins), "liked": liked,
    }  # fmt: skip
    found = theirs | {"liked": softmax(theirs["liked"][options].astype(np.float64))}
    return {name: float(np.abs(found[name] - numbers).max()) for name, numbers in expected.items()}


def test_a_network_comes_with_a_game():
    assert NETWORKS


def test_the_file_says_what_goes_in_and_what_comes_out(part, session):
    shape = network_of(part).shape
    seen, *more = session.get_inputs()
    assert [(lean.name, lean.shape) for lean in more] == [("leans", ["tables", net.FOUR])] * shape.leans
    assert (seen.name, seen.type, seen.shape) == ("seen", "tensor(int32)", ["tables", shape.inputs])
    assert {out.name: out.shape for out in session.get_outputs()} == {
        "worth": ["tables", net.FOUR], "points": ["tables", net.FOUR], "sources": ["tables", shape.sources],
        "bins": ["tables", BINS], "liked": ["tables", shape.actions],
    }  # fmt: skip


def test_every_head_says_the_same_there_and_here_with_every_number_of_seats(part, session):
    game, own = part
    shape, names = network_of(part).shape, [out.name for out in session.get_outputs()]
    for seats in [own] if own else game.seats:
        seen, told = [], []
        for number, (match, seat) in enumerate(tables(game, seats)):
            seen.append(observed(match, seat, shape.inputs))
            told.append(said(part, match, seat, "compiled" if number % 4 else "plain"))
            assert told[-1][0] == seen[-1]
        assert len({tuple(row) for row in seen}) == TABLES
        leans = np.random.default_rng(seats).normal(size=(TABLES, net.FOUR)) * shape.leans
        given = {"seen": np.array(seen, np.int32), "leans": leans.astype(np.float32)}
        theirs = dict(
            zip(names, session.run(names, {put.name: given[put.name] for put in session.get_inputs()}), strict=True)
        )
        for row, (_, ours, options) in enumerate(told):
            found = apart({name: part[row] for name, part in theirs.items()}, ours, options, leans[row])
            assert max(found.values()) <= APART, (seats, row, found)
        assert np.ptp(theirs["worth"][:, 0]) > 1000 * APART, "tables differ in worth"
