"""Training: what is learned from, the learner's gradient, checkpoints, and the command with bad input."""

import json
import queue
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from saqqara.ai import network as networks
from saqqara.ai.network import BINS, Network
from saqqara.ai.text import net, practice
from saqqara.cli import main
from saqqara.core.game import Setup
from saqqara.core.kernel import load
from saqqara.testing import shelf_games
from saqqara.train import measure, run, trim
from saqqara.train.command import without_folders
from saqqara.train.export import onnx, varint
from saqqara.train.learner import LOSSES, SHARES, Learner, flat, loss_and_gradient, new_weights, parted
from saqqara.train.plot import plot
from saqqara.train.selfplay import PRACTICE, Batch, Pace, Table, shape_of
from saqqara.train.worker import Job, Worker, evenly
from tests.small.hands import GAME as HANDS

QUICK = Pace(3, 6, 0.5, 4)


@pytest.fixture(scope="module")
def kernel():
    return load(HANDS, "plain", PRACTICE)


@pytest.fixture(scope="module")
def shape_and_points(kernel):
    return shape_of(kernel, 1, (16, 8))


def batch_of(kernel, network=None, games=6):
    table = Table(kernel, HANDS.fill(Setup.of(HANDS, 2)), network)
    role = practice.LEARNS if network else practice.PLAIN_ROLE
    batches = [table.batch(table.play(seed, Pace(4, 8, 1.0, 4), [role] * 4), 0.5) for seed in range(games)]
    return Batch.join([batch for batch in batches if len(batch)])


def by_chance(shape):
    weights = np.concatenate([part.ravel() for part in new_weights(shape, 3).values()]).astype(np.float16)
    return Network(shape, weights.tolist())


def test_turns_are_kept_with_answers_that_add_up(kernel, shape_and_points):
    for network in (None, by_chance(shape_and_points[0])):
        batch = batch_of(kernel, network)
        assert len(batch) > 6
        sums = np.add.reduceat(batch.shares, batch.starts[:-1])
        assert sums == pytest.approx(np.ones(len(batch)), abs=1e-5)
        there = batch.worths >= 0
        assert there.sum(1).tolist() == [2] * len(batch)
        assert (batch.worths[there] <= 1).all()
        assert batch.worths[:, :2].sum(1) == pytest.approx(np.ones(len(batch)), abs=0.35)
        numbers = {action.number for action in HANDS.catalogue.actions}
        assert set(batch.answers.tolist()) <= numbers


def test_every_number_of_seats_gives_about_as_many_turns():
    seats = evenly((1, 2, 3, 4))
    assert {many: many * seats.count(many) for many in seats} == {1: 12, 2: 12, 3: 12, 4: 12}


def test_the_same_seed_plays_the_same_game(kernel, shape_and_points):
    network = by_chance(shape_and_points[0])
    one, other, third = batch_of(kernel, network, 2), batch_of(kernel, network, 2), batch_of(kernel, network, 3)
    assert (one.inputs == other.inputs).all()
    assert (one.shares == other.shares).all()
    assert len(third) > len(one)


def test_practice_is_the_same_in_both_back_ends(kernel, shape_and_points):
    network = by_chance(shape_and_points[0])
    compiled = load(HANDS, "compiled", PRACTICE)
    one, other = batch_of(kernel, network, 2), batch_of(compiled, network, 2)
    assert (one.inputs == other.inputs).all()
    assert (one.answers == other.answers).all()
    assert one.shares == pytest.approx(other.shares, abs=1e-6)


def test_the_gradient_is_the_slope_of_the_loss(kernel, shape_and_points):
    shape, usual = shape_and_points
    learner = Learner(shape, usual, {name: part.astype(np.float64) for name, part in new_weights(shape, 1).items()})
    for part in learner.weights.values():
        np.add(part, np.random.default_rng(2).normal(0, 0.1, part.shape), out=part)
    batch = batch_of(kernel)
    matrices = learner.reader.matrices(batch, np.arange(len(batch)))

    def loss():
        losses, gradient = loss_and_gradient(shape, learner.weights, matrices)
        return sum(SHARES[name] * losses[name] for name in LOSSES), gradient

    _, gradient = loss()
    for name, part in learner.weights.items():
        place = np.unravel_index(int(np.abs(gradient[name]).argmax()), part.shape)
        before = part[place]
        part[place] = before + 1e-4
        above, _ = loss()
        part[place] = before - 1e-4
        below, _ = loss()
        part[place] = before
        assert gradient[name][place] == pytest.approx((above - below) / 2e-4, rel=0.02, abs=1e-5), name


def test_learning_lowers_the_loss(kernel, shape_and_points):
    shape, usual = shape_and_points
    learner, batch = Learner(shape, usual, new_weights(shape, 1)), batch_of(kernel)
    losses = [learner.learn(batch, np.arange(len(batch)), 3e-3) for _ in range(120)]
    for name in LOSSES:
        assert losses[-1][name] < losses[0][name], name


def test_turns_are_learned_from_about_as_often_as_they_should(kernel, monkeypatch):
    """What still waits for its page does not count: it cannot be drawn."""
    monkeypatch.setattr(run, "LEAST", 60)
    monkeypatch.setattr(run, "WINDOW", 200)
    pages, batch = run.Pages(1), batch_of(kernel, games=2)
    assert pages.draw(8) is None
    added = 0
    while pages.draw(8) is None:
        pages.add(batch)
        added += len(batch)
    assert pages.turns == added >= 60
    pages.add(batch)
    assert pages.turns == added
    for _ in range(60):
        pages.add(batch)
    assert sum(len(page) for page in pages._pages) <= 200 < pages.turns


# -- A sitting, without processes ---------------------------------------------------------------------------------------


class Played(queue.Queue[object]):
    """Plays a game whenever somebody asks, in the place of workers."""

    def __init__(self, kernel, folder, shape, *, resumed):
        super().__init__()
        self.worker = Worker(Job(HANDS.name, 0, 5, str(folder), shape, resumed, QUICK), kernel)
        self.held = None

    def get(self, block=True, timeout=None):
        if self.held:
            self.held = None
            raise queue.Empty
        self.worker.refresh()
        batch, match = self.worker.play()
        self.held = True
        return 1, batch, [match] if match else []


@pytest.fixture
def small(monkeypatch):
    """Make everything small enough for plain Python."""
    monkeypatch.setenv("SAQQARA_BACKEND", "plain")
    for name, value in {"LEAST": 40, "PAGE": 40, "FIRST_STEPS": 3, "TAUGHT": 0.2, "PUBLISHED": 0.0}.items():
        monkeypatch.setattr(run, name, value)
    monkeypatch.setattr("saqqara.train.worker.PLAIN_PACE", QUICK)
    monkeypatch.setattr("saqqara.train.worker.MEASURED_PACE", QUICK)
    monkeypatch.setattr("saqqara.train.worker.MEASURED", 0.4)


def sit(kernel, training, folder):
    told: list[str] = []
    sitting = run.Sitting(training, told.append)
    folder.mkdir()
    if sitting.resumed:
        sitting.publish(folder)
    sitting.run(Played(kernel, folder, sitting.shape, resumed=sitting.resumed), folder, lambda: 1)
    sitting.note()
    run.save(training, sitting.shape, sitting.story, sitting.learner)
    return sitting, told


def test_a_sitting_can_be_gone_on_with(kernel, small, tmp_path):
    out = tmp_path / "out"
    training = run.Training(HANDS, out, 30, None, 7, 1, (16, 8), QUICK, 12, "numpy", "saqqara train hands")
    first, told = sit(kernel, training, tmp_path / "one")
    assert first.learner.steps >= 12
    assert first.number >= 1
    assert "12 steps" in told[-1]
    shape, story, state = run.resumed(HANDS, out)
    assert shape == first.shape
    assert (story.seeds, story.commands) == ([7], ["saqqara train hands"])
    assert (state["weights"] == first.learner.state()["weights"]).all()
    assert (out / run.CHECKPOINT).stat().st_size < 16 * 2**20

    second, _ = sit(kernel, replace(training, resume=out, seed=8), tmp_path / "two")
    assert second.learner.steps >= 24
    assert second.story.seeds == [7, 8]
    assert second.story.games > first.story.games
    assert {row[1] for row in second.story.matches} <= {"greedy", "start"}
    assert (out / run.PICTURE).read_text(encoding="utf-8").startswith("<svg")
    network = networks.read(out)
    assert networks.misfit(HANDS, network) == ""
    assert network.card["seeds"] == [7, 8]


@pytest.mark.parametrize(("asked", "peak"), [(0.0, run.PEAK), (0.0003, 0.0003)])
def test_the_rate_of_learning_is_as_usual_or_as_it_is_asked_for(kernel, small, tmp_path, monkeypatch, asked, peak):
    rates = []

    def learn(_learner, _batch, _chosen, rate):
        rates.append(rate)
        return dict.fromkeys(LOSSES, 0.0)

    monkeypatch.setattr(Learner, "learn", learn)
    sitting = run.Sitting(run.Training(HANDS, tmp_path / "out", 30, None, 7, 1, (16, 8), QUICK, rate=asked), print)
    monkeypatch.setattr(run.Sitting, "share", run.WARMING)
    sitting.pages.add(batch_of(kernel, games=9))
    assert sitting.learn()
    assert rates == pytest.approx([peak], rel=0.01)


def test_a_sitting_can_begin_with_weights_alone(kernel, small, tmp_path):
    out, alone = tmp_path / "out", tmp_path / "alone"
    training = run.Training(HANDS, out, 30, None, 7, 1, (16, 8), QUICK, 12, "numpy", "saqqara train hands")
    first, _ = sit(kernel, training, tmp_path / "one")
    alone.mkdir()
    for name in (networks.CARD, networks.WEIGHTS):
        (out / name).rename(alone / name)
    shape, story, state = run.resumed(HANDS, alone)
    assert shape == first.shape
    assert (story.seeds, story.commands) == ([7], ["saqqara train hands"])
    assert (story.games, story.turns) == (first.story.games, first.story.turns)
    assert np.allclose(state["weights"], first.learner.published(), atol=1e-3)

    second, _ = sit(kernel, replace(training, resume=alone, seed=8), tmp_path / "two")
    assert second.story.seeds == [7, 8]
    assert second.story.usual_points > 0
    assert second.learner.steps >= 12

    (alone / networks.WEIGHTS).write_bytes(b"12")
    with pytest.raises(run.TrainError, match="does not hold"):
        run.resumed(HANDS, alone)


def test_values_that_hardly_ever_come_share_the_row_below_theirs(kernel, shape_and_points):
    shape = shape_and_points[0]
    place = shape.many.index(max(shape.many))
    low, many = shape.lows[place], shape.many[place]
    seen = np.full((10, shape.inputs), 1)
    seen[:, place] = [low + many - 1, *([low + 1] * 9)]
    used = trim.uses(shape, seen)
    assert used[place] == [0 if low + row == 0 else {1: 9, many - 1: 1}.get(row, 0) for row in range(many)]
    smaller = trim.trimmed(shape, used, shape.size - 2 * shape.first)
    assert smaller.size == shape.size - 2 * shape.first
    assert sum(smaller.many) == sum(shape.many) - 2
    kept = trim.rows_kept(shape, smaller)
    assert len(kept) == smaller.rows[-1] == shape.rows[-1] - 2
    used = trim.uses(shape, np.concatenate([seen] * 3))
    least = [i for i, counts in enumerate(used) if len(counts) > 1 and counts[-1]]
    assert all(trim.trimmed(shape, used, shape.size - shape.first).many[i] == shape.many[i] for i in least)


def test_a_network_is_made_smaller_and_says_the_same(kernel, small, tmp_path):
    out, less = tmp_path / "out", tmp_path / "less"
    training = run.Training(HANDS, out, 30, None, 7, 1, (16, 8), QUICK, 12, "numpy", "saqqara train hands")
    first, _ = sit(kernel, training, tmp_path / "one")
    most = first.shape.size - first.shape.first
    told: list[str] = []
    run.train(replace(training, resume=out, out=less, minutes=0, most_weights=most), told.append)
    before, after = networks.read(out), networks.read(less)
    assert after.shape.size == most
    assert f"{after.shape.size} weights instead of {before.shape.size}" in "".join(told)
    seen = batch_of(kernel, before, 2).inputs.astype(np.int32)
    tops = [low + many - 1 if many else 1 << 15 for low, many in zip(after.shape.lows, after.shape.many, strict=True)]
    was, is_now = (reckoned(onnx(network), np.minimum(seen, tops)) for network in (before, after))
    assert is_now["worth"] == pytest.approx(was["worth"], abs=1e-6)
    assert is_now["liked"] == pytest.approx(was["liked"], abs=1e-6)
    with pytest.raises(run.TrainError, match="so small it cannot be made"):
        run.train(replace(training, resume=out, out=less, minutes=0, most_weights=10), told.append)


def with_fewer_inputs(network, folder, place):
    """Write a network that does not look at one of the numbers that go in, and return it."""
    shape = network.shape
    fewer = {
        name: getattr(shape, name)[:place] + getattr(shape, name)[place + 1 :] for name in ("lows", "many", "scales")
    }
    parts = parted(shape, np.array(network.weights, np.float32))
    rows = np.delete(parts["first_rows"], range(*shape.rows[place : place + 2]), 0)
    less = replace(shape, **fewer)
    folder.mkdir()
    networks.write(folder, less, flat(less, parts | {"first_rows": rows}).tolist(), network.card)
    return networks.read(folder)


def test_a_network_grows_when_the_game_looks_at_more_and_says_the_same(kernel, small, tmp_path):
    out, old, grown = tmp_path / "out", tmp_path / "old", tmp_path / "grown"
    training = run.Training(HANDS, out, 30, None, 7, 1, (16, 8), QUICK, 12, "numpy", "saqqara train hands")
    sit(kernel, training, tmp_path / "one")
    whole = networks.read(out)
    last = whole.shape.inputs - net.FOUR - 1
    before = with_fewer_inputs(whole, old, last)
    assert "numbers" in networks.misfit(HANDS, before), "it would not be used at a table"
    told: list[str] = []
    run.train(replace(training, resume=old, out=grown, minutes=0), told.append)
    after = networks.read(grown)
    assert after.shape.inputs == whole.shape.inputs
    assert networks.misfit(HANDS, after) == ""
    assert f"at {whole.shape.inputs} numbers instead of {before.shape.inputs}" in "".join(told)
    seen = batch_of(kernel, whole, 2).inputs.astype(np.int32)
    was, is_now = (
        reckoned(onnx(network), numbers)
        for network, numbers in ((before, np.delete(seen, last, 1)), (after, seen))
    )  # fmt: skip
    assert is_now["worth"] == pytest.approx(was["worth"], abs=1e-6)
    assert is_now["liked"] == pytest.approx(was["liked"], abs=1e-6)


def test_a_checkpoint_that_looks_at_more_than_the_game_shows_is_refused(kernel, small, tmp_path, monkeypatch):
    training = run.Training(HANDS, tmp_path / "out", 30, None, 7, 1, (16, 8), QUICK, 12, "numpy", "saqqara train hands")
    sit(kernel, training, tmp_path / "one")
    here = networks.inputs_of(HANDS)
    monkeypatch.setattr(networks, "inputs_of", lambda _game: here - 1)
    with pytest.raises(run.TrainError, match=f"it looks at {here} numbers"):
        run.train(replace(training, resume=tmp_path / "out", out=tmp_path / "more"), print)


def test_a_sitting_ends_when_no_worker_is_left(kernel, small, tmp_path, monkeypatch):
    monkeypatch.setattr(run, "TOLD", 0.0)
    training = run.Training(HANDS, tmp_path / "out", 30, None, 7, 1, (16, 8), QUICK, 10**6, "numpy")
    sitting = run.Sitting(training, lambda _text: None)
    played = Played(kernel, tmp_path, sitting.shape, resumed=False)
    with pytest.raises(run.TrainError, match="no worker is left"):
        sitting.run(played, tmp_path, lambda: 0)


@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (lambda out: (out / run.CHECKPOINT).unlink(), f"there is no {run.CHECKPOINT}"),
        (lambda out: (out / run.STORY).unlink(), f"there is no {run.STORY}"),
        (lambda out: (out / run.CHECKPOINT).write_bytes(b"PK not a checkpoint"), "damaged"),
        (lambda out: (out / run.STORY).write_text("{", encoding="utf-8"), "damaged"),
        (lambda out: changed(out, "rules", 99), "rules 99"),
        (lambda out: changed(out, "shape", None), "damaged"),
    ],
)
def test_a_checkpoint_that_cannot_be_used_is_named(kernel, small, tmp_path, harm, why):
    training = run.Training(HANDS, tmp_path / "out", 30, None, 7, 1, (16, 8), QUICK, 1, "numpy")
    sitting = run.Sitting(training, lambda _text: None)
    run.save(training, sitting.shape, sitting.story, sitting.learner)
    harm(tmp_path / "out")
    with pytest.raises(run.TrainError, match=why):
        run.resumed(HANDS, tmp_path / "out")


def changed(out, key, value):
    told = json.loads((out / run.STORY).read_text(encoding="utf-8"))
    (out / run.STORY).write_text(json.dumps({**told, key: value}), encoding="utf-8")


# -- The command --------------------------------------------------------------------------------------------------------

FIRST = shelf_games()[0].name


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["no_such_game", "--out", "x"], "no game 'no_such_game'"),
        ([FIRST], "--out"),
        ([FIRST, "--out", "x", "--minutes", "0"], "--minutes"),
        ([FIRST, "--out", "x", "--minutes", "long"], "--minutes"),
        ([FIRST, "--out", "x", "--workers", "0"], "--workers"),
        ([FIRST, "--out", "x", "--seed", "-1"], "--seed"),
        ([FIRST, "--out", "x", "--layers", "100,7"], "--layers"),
        ([FIRST, "--out", "x", "--simulations", "96"], "--simulations"),
        ([FIRST, "--out", "x", "--most-weights", "few"], "--most-weights"),
        ([FIRST, "--out", "x", "--most-weights", "1000"], "add --resume"),
        ([FIRST, "--out", "x", "--resume", "no/such/folder"], "there is no such folder"),
        ([FIRST, "--export", "x.onnx", "--resume", "no/such/folder"], "No such file"),
        ([FIRST, "--measure", "0"], "--measure"),
        ([FIRST, "--measure", "5", "--resume", "no/such/folder"], "No such file"),
    ],
)
def test_bad_input_is_explained(arguments, why, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert main(["train", *arguments]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "x.onnx").exists()


def test_a_training_runs_where_only_numpy_and_numba_are(tmp_path):
    """A real one, with a worker process; other packages of the house are hidden from it."""
    hidden = [
        "msgspec",
        "platformdirs",
        "starlette",
        "fluent",
        "rich",
        "structlog",
        "sqlalchemy",
        "alembic",
        "uvicorn",
        "websockets",
    ]
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n" + "".join(f"sys.modules[{name!r}] = None\n" for name in hidden), encoding="utf-8"
    )
    import os

    from saqqara.core.places import cache_folder

    paths = os.pathsep.join([str(tmp_path), *(path for path in sys.path if path)])
    out = tmp_path / "out"
    done = subprocess.run(
        [sys.executable, "-m", "saqqara.train", FIRST, "--out", str(out), "--minutes", "4", "--steps", "2",
         "--workers", "1", "--learner", "numpy"],
        env={**os.environ, "PYTHONPATH": paths, "SAQQARA_CACHE": str(cache_folder())},
        capture_output=True, text=True, check=False, timeout=280,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert networks.read(out).card["game"] == FIRST
    assert json.loads((out / run.STORY).read_text(encoding="utf-8"))["story"]["turns"] > 0


# -- The picture and ONNX -----------------------------------------------------------------------------------------------


def test_a_picture_without_anything_to_show_is_a_picture():
    assert plot("a game", [], []).endswith("</svg>")
    drawn = plot("a game", [[0.5, 10, 0.7, 1.5, 0.2, 0.1, 3.0], [1.0, 20, 0.6, 1.2, 0.1, 0.1, 2.0]],
                 [[0.7, "greedy", 0.5, 4], [1.0, "greedy", 1.0, 4]])  # fmt: skip
    assert drawn.count("<polyline") == 5


def test_numbers_of_protocol_buffers():
    assert [varint(0), varint(1), varint(127), varint(128), varint(300)] == [
        b"\x00", b"\x01", b"\x7f", b"\x80\x01", b"\xac\x02"
    ]  # fmt: skip


def fields(data):
    """Read the fields of a record back."""
    at, found = 0, []

    def number():
        nonlocal at
        value = shift = 0
        while True:
            byte = data[at]
            at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    while at < len(data):
        key = number()
        if key & 7 == 0:
            found.append((key >> 3, number()))
        else:
            size = number()
            found.append((key >> 3, data[at : at + size]))
            at += size
    return found


def reckoned(data, seen):
    """Carry out a graph of ONNX with NumPy: an independent reading of what was written."""
    graph = dict(fields(data))[7]
    values = {"seen": seen}
    for place, record in fields(graph):
        if place == 5:
            parts = fields(record)
            sizes = [value for number, value in parts if number == 1]
            kinds = {7: "<i8", 1: "<f4"}
            held = dict(parts)
            values[held[8].decode()] = np.frombuffer(held[9], kinds[held[2]]).reshape(sizes)
    steps: dict[str, Callable[..., object]] = {
        "Sub": np.subtract, "Max": np.maximum, "Min": np.minimum, "Add": np.add, "Mul": np.multiply,
        "Relu": lambda x: np.maximum(x, 0), "Floor": np.floor, "Div": np.divide, "Gemm": lambda a, b, c: a @ b + c,
        "Gather": lambda rows, place: rows[place], "Sigmoid": lambda x: 1 / (1 + np.exp(-x)),
        "Unsqueeze": lambda x, axis: np.expand_dims(x, int(axis[0])), "ReduceSum": lambda x, axis: x.sum(int(axis[0])),
        "Softmax": lambda x: np.exp(x) / np.exp(x).sum(1, keepdims=True),
    }  # fmt: skip
    for place, record in fields(graph):
        if place != 1:
            continue
        parts = fields(record)
        inputs = [values[value.decode()] for number, value in parts if number == 1]
        outputs = [value.decode() for number, value in parts if number == 2]
        kind = dict(parts)[4].decode()
        numbers = {dict(fields(v))[1].decode(): dict(fields(v))[3] for n, v in parts if n == 5}
        if kind == "Cast":
            values[outputs[0]] = inputs[0].astype({7: np.int64, 1: np.float32, 9: bool}[numbers["to"]])
        elif kind == "Split":
            ends = np.cumsum(inputs[1])[:-1]
            values |= dict(zip(outputs, np.split(inputs[0], ends, 1), strict=True))
        else:
            values[outputs[0]] = steps[kind](*inputs)
    return values


def test_onnx_says_what_the_text_says(kernel, shape_and_points):
    shape, _ = shape_and_points
    network = by_chance(shape)
    table = Table(kernel, HANDS.fill(Setup.of(HANDS, 2)), network)
    turns = table.play(3, Pace(4, 8, 1.0, 4), [practice.LEARNS] * 4)
    seen = table.batch(turns, 0.0).inputs
    found = reckoned(onnx(network), seen.astype(np.int32))
    knobs, mind = table.tree.knobs, table.tree.mind
    options = [action.number for action in HANDS.catalogue.actions]
    said = kernel.floats(shape.heads + len(options))
    state = table.states
    kernel.rules.set_up(state[0], table.components[0])
    kernel.rules.heads_at(state, 0, table.components, knobs, 0, options, len(options), said, mind)
    first = reckoned(onnx(network), np.array([mind[2][: shape.inputs]], np.int32))
    worth = [net.between_0_and_1(head) for head in said[: net.FOUR]]
    assert worth == pytest.approx(first["worth"][0].tolist(), abs=1e-4)
    assert said[net.FOUR : 2 * net.FOUR] == pytest.approx(first["points"][0].tolist(), abs=1e-4)
    liked = np.exp(first["liked"][0][options])
    assert said[shape.heads :] == pytest.approx((liked / liked.sum()).tolist(), abs=1e-4)
    assert found["worth"].shape == (turns, net.FOUR)
    assert found["bins"].sum(1) == pytest.approx(np.ones(turns), abs=1e-5)
    assert found["bins"].shape == (turns, BINS)


def test_the_word_of_a_network_is_what_the_text_says(kernel, shape_and_points):
    network = by_chance(shape_and_points[0])
    table = Table(kernel, HANDS.fill(Setup.of(HANDS, 2)), network)
    kernel.rules.set_up(table.states[0], table.components[0])
    said = kernel.floats(network.shape.heads + 1)
    kernel.rules.heads_at(table.states, 0, table.components, table.tree.knobs, 0, [0], 1, said, table.tree.mind)
    inputs, bases = np.array([table.tree.mind[2][: table.size]], np.int16), np.array([[0.3, 0.7, 0.5, 0.5]], np.float32)
    told = measure.foretold(network.shape, network.reckoned, inputs, bases)
    assert told[0].tolist() == pytest.approx([net.between_0_and_1(head) for head in said[: net.FOUR]], abs=1e-4)
    leaning = measure.foretold(replace(network.shape, leans=True), network.reckoned, inputs, bases)
    corrected = [net.corrected(float(base), head) for base, head in zip(bases[0], said[: net.FOUR], strict=True)]
    assert leaning[0].tolist() == pytest.approx(corrected, abs=1e-4)


def test_a_word_that_comes_true_has_no_error_and_one_that_is_too_bold_has():
    told = np.array([0.05] * 4 + [0.75] * 4)
    true = measure.compared(told, np.array([0.0, 0.2, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0]))
    assert true == {"calibration_error": 0.0, "told_came_times": [[0.05, 0.05, 4], [0.75, 0.75, 4]]}
    bold = measure.compared(told, np.array([0.25] * 4 + [0.55] * 4))
    assert bold["calibration_error"] == pytest.approx(0.2)


def test_a_network_is_measured_by_games_that_several_play(monkeypatch, kernel, shape_and_points):
    monkeypatch.setattr(measure, "load_practice", lambda _game, _tell: kernel)
    monkeypatch.setattr(measure, "PACE", Pace(4, 4, 1.0, 4))
    found = measure.measure(HANDS, by_chance(shape_and_points[0]), 3, 1, lambda _text: None)
    assert found["games"] == 3
    assert found["turns"] > 3
    assert sum(times for _, _, times in found["told_came_times"]) >= 2 * found["turns"]
    assert 0 < found["calibration_error"] < 1


def test_a_card_says_what_was_done_and_not_where():
    given = ["hands", "--out", "/a/b", "--minutes", "9", "--resume=/a/c", "--seed", "2"]
    assert without_folders(given) == ["hands", "--out", "DIR", "--minutes", "9", "--resume=DIR", "--seed", "2"]
