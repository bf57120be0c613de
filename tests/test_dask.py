"""A real Dask cluster on this machine: the same games as here, also when a worker is killed, and what can be wrong with it."""

import json
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import types
from dataclasses import replace
from functools import partial
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer

import psutil
import pytest
from distributed import Client, LocalCluster

from saqqara.ai import cluster as clusters
from saqqara.ai import crew, lodge
from saqqara.ai import network as networks
from saqqara.ai.arena import Arena, Results, play
from saqqara.ai.lodge import ClusterError, Mark, Needs, reach
from saqqara.ai.outcome import answer
from saqqara.cli import main
from saqqara.core import shelf
from saqqara.core.game import Setup
from saqqara.core.said import in_language
from saqqara.core.words import LANGUAGES
from saqqara.train import across, run
from saqqara.train.selfplay import Pace
from tests.small.bots import make
from tests.small.hands import GAME as HANDS
from tests.small.hands import setup_of
from tests.test_network import by_chance

GAME = shelf.names()[0]
ROOT = Path(__file__).parents[1]
ON_THE_SHELF = """
from saqqara.core import shelf
from tests.small.hands import GAME

found = shelf.game
shelf.game = lambda name: GAME if name == GAME.name else found(name)
"""  # in every process of the cluster, since it knows the games that are installed


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    """Two workers, each a process of its own under a nanny, reachable from this machine alone."""
    folder = tmp_path_factory.mktemp("cluster")
    (folder / "sitecustomize.py").write_text(ON_THE_SHELF, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SAQQARA_BACKEND", "plain")
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT)]))
        patch.delenv(networks.PLACE, raising=False)
        with local(n_workers=2, local_directory=str(folder)) as found:
            yield found


def local(**more):
    """Start a cluster that listens on this machine alone and shows nothing."""
    silent = {"dashboard_address": None, "scheduler_kwargs": {"dashboard_address": "127.0.0.1:0"}, "silence_logs": 50}
    return LocalCluster(host="127.0.0.1", threads_per_worker=1, **silent, **more)


@pytest.fixture(autouse=True)
def _plain(monkeypatch, hands):
    monkeypatch.setenv("SAQQARA_BACKEND", "plain")


@pytest.fixture
def cluster(here):
    with reach(here.scheduler_address) as found:
        yield found


@pytest.fixture
def short_lived(monkeypatch):
    """A cluster whose worker is a thread; processes that are not asked any more end, though nobody says so to them."""
    for module in (crew, across):
        monkeypatch.setattr(module, "IDLE", 0.2)
    before = multiprocessing.active_children()
    with local(n_workers=1, processes=False, protocol="tcp") as found:
        yield found
    assert eventually(lambda: {*multiprocessing.active_children()} <= {*before})


def small(players, deals, setup=None, **more):
    return Arena(setup or setup_of(2), tuple(players.split(",")), deals, controls=0, make=make, **more)


def real(players, deals, **more):
    return small(players, deals, Setup.of(shelf.game(GAME), 2), **more)


def played(arena, **more):
    results = Results()
    play(arena, results, **more)
    return results


def timeless(results):
    """What was played, without how long it took."""
    records = [group.record() for groups in results.groups.values() for group in groups.values()]
    for record in records:
        for bout in record["bouts"]:
            del bout["seconds"]
    return sorted(records, key=lambda record: (record["contest"], record["deal"]))


def eventually(is_so, seconds=30):
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def children(dask_worker):
    """Return the processes that a worker has started for us, if it is at something."""
    return [child.pid for child in multiprocessing.active_children() if dask_worker.state.executing_count]


def kill_a_busy_worker(client):
    """Kill a worker in the middle of something, and return the processes that it had started."""
    busy: dict[str, list[int]] = {}
    assert eventually(lambda: busy.update(client.run(children)) or any(busy.values()))
    where = next(where for where in busy if busy[where])
    os.kill(client.run(os.getpid)[where], signal.SIGKILL)
    return busy[where]


def all_children():
    return len(multiprocessing.active_children())


def runs(pid):
    """Say whether a process is there and has not ended."""
    return psutil.pid_exists(pid) and psutil.Process(pid).status() != psutil.STATUS_ZOMBIE


# -- The arena --------------------------------------------------------------------------------------------------------


def test_the_command_plays_the_same_games_as_here_and_brings_their_logs(here, tmp_path, capsys):
    asked = ["arena", GAME, "--players", "greedy,random", "--deals", "3", "--controls", "1", "--json"]
    found = {}
    for where, more in (("here", ["--workers", "1"]), ("there", ["--dask", here.scheduler_address])):
        assert main([*asked, "--logs", str(tmp_path / where), *more]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        found[where] = json.loads(out)
    assert found["here"]["digest"] == found["there"]["digest"]
    assert found["here"]["controls"] == found["there"]["controls"]
    logs = [sorted((path.name, path.read_text()) for path in (tmp_path / where).rglob("*.log")) for where in found]
    assert len(logs[0]) == 2 * (3 + 3)
    assert logs[0] == logs[1]


@pytest.mark.flaky(reruns=3)  # it is a race: on a busy machine all games may be over before a worker is seen at one
def test_a_group_whose_worker_is_killed_is_played_again_and_nobody_loses_a_game(cluster):
    arena = real("random,random", 10)
    killed: list[list[int]] = []
    dones: list[int] = []

    def kill_once(done):
        dones.append(done)
        if not killed:
            killed.append(kill_a_busy_worker(cluster.client))

    there = played(arena, cluster=cluster, progress=kill_once)
    assert dones == list(range(1, 11))
    assert timeless(there) == timeless(played(arena))
    assert answer(arena, there)["forfeits"] == []
    assert eventually(lambda: not any(runs(pid) for pid in killed[0])), "what a worker has started ends with it"


def test_players_that_hang_or_end_their_process_forfeit_there_too(cluster):
    arena = real("hangs,dies", 1, limit=0.5)
    found = answer(arena, played(arena, cluster=cluster))
    assert [(row["seat"], row["name"], row["why"]) for row in found["forfeits"]] == [
        (0, "hangs", "no answer within 0.5 seconds"),
        (0, "dies", "its process ended"),
    ]


def test_a_deal_that_ends_every_worker_it_is_played_on_is_given_up(here, monkeypatch):
    monkeypatch.setattr(here.scheduler, "allowed_failures", 0)
    with reach(here.scheduler_address) as cluster, pytest.raises(ClusterError) as caught:
        played(real("ends_worker,random", 1), cluster=cluster)
    assert told_well(caught.value) == "deal 0 was lost with several workers, one after the other"


def test_a_network_that_only_this_machine_has_plays_there_and_nothing_is_left_behind(cluster, tmp_path, monkeypatch):
    network = by_chance(HANDS)
    networks.write(tmp_path, network.shape, network.weights, network.card)
    arena = small("search:20,random", 4)
    networks.folders_of.cache_clear()
    networks.usable.cache_clear()
    without = answer(arena, played(arena))["digest"]
    monkeypatch.setenv(networks.PLACE, str(tmp_path))
    here = answer(arena, played(arena))["digest"]
    there = answer(arena, played(arena, cluster=cluster))["digest"]
    assert here == there != without
    assert eventually(lambda: not any(cluster.client.run(all_children).values()))


# -- A training -------------------------------------------------------------------------------------------------------


@pytest.fixture
def checkpoint(tmp_path, monkeypatch):
    """A training of a tiny game that has only just begun."""
    small = {"LEAST": 40, "PAGE": 40, "REUSE": 20, "PUBLISHED": 0.0, "TOLD": 1.0}
    for name, value in small.items():
        monkeypatch.setattr(run, name, value)
    monkeypatch.setattr("saqqara.train.selfplay.PROBING", Pace(8, 8, 1.0, 4))
    training = run.Training(HANDS, tmp_path / "out", 30, None, 7, 0, (16, 8), Pace(3, 6, 0.5, 4), 10, "numpy")
    sitting = run.Sitting(training, lambda _text: None)
    run.save(training, sitting.shape, sitting.story, sitting.learner)
    return replace(training, resume=training.out, seed=8)


def test_a_training_goes_on_without_what_a_killed_worker_was_at(here, checkpoint, monkeypatch):
    monkeypatch.setattr(here.scheduler, "allowed_failures", 0)  # then Dask has it done by nobody else either
    told: list[str] = []
    lost: list[object] = []

    class Noted(lodge.Lost):
        def __init__(self, order):
            super().__init__(order)
            lost.append(order)

    monkeypatch.setattr(clusters, "Lost", Noted)
    address = here.scheduler_address
    with Client(address, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=60)
        killer = threading.Thread(target=kill_a_busy_worker, args=(client,))
        killer.start()
        story = run.train(replace(checkpoint, dask=address), told.append)
        killer.join()
    assert told[0] == "2 workers, NumPy learns, seed 8"
    assert told[-1].startswith("100")
    assert lost
    assert story.steps >= 10
    assert story.turns > 100
    assert networks.misfit(HANDS, networks.read(checkpoint.out)) == ""


def test_a_training_that_loses_its_cluster_keeps_what_was_learned(checkpoint, short_lived, monkeypatch):
    taken = run.Sitting.take

    def close(*given):
        short_lived.close()
        taken(*given)

    monkeypatch.setattr(run.Sitting, "take", close)
    with pytest.raises(run.TrainError, match=r"--dask: the cluster at .* was lost: what was learned is kept"):
        run.train(replace(checkpoint, dask=short_lived.scheduler_address), lambda _text: None)
    assert run.resumed(HANDS, checkpoint.out)[1].seeds == [7, 8]


# -- What can be wrong ------------------------------------------------------------------------------------------------


def told_well(error):
    """Return what an error says, which is something else in every language."""
    told = [in_language(error.reason, language) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    if error.hint:
        assert len({in_language(error.hint, language) for language in LANGUAGES}) == len(LANGUAGES)
    return told[0]


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(clusters, "PATIENCE", 0.3)


class Chatter(BaseRequestHandler):
    """Says something that no scheduler says."""

    def handle(self):
        self.request.sendall(bytes(64))


@pytest.mark.parametrize("command", ["arena", "train"])
def test_a_mistake_is_one_line_and_nothing_is_begun(command, impatient, tmp_path, capsys):
    more = ["--players", "random,random", "--logs"] if command == "arena" else ["--out"]
    with socket.create_server(("127.0.0.1", 0)) as deaf, ThreadingTCPServer(("127.0.0.1", 0), Chatter) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        silent, chatty = (f"127.0.0.1:{server.getsockname()[1]}" for server in (deaf, other.socket))
        for typed, why in (
            ("nonsense", "'nonsense' is no address of a Dask scheduler (write HOST:PORT, e.g. 127.0.0.1:8786)"),
            ("127.0.0.1:1", "no Dask scheduler answers at 127.0.0.1:1 (check the address"),
            ("", "'' is no address of a Dask scheduler"),
            (silent, f"no Dask scheduler answers at {silent} (check the address"),
            (chatty, f"no Dask scheduler answers at {chatty} (check the address"),
            ("tls://127.0.0.1:1", "cannot be used: TLS"),
        ):
            assert main([command, GAME, *more, str(tmp_path / "out"), "--dask", typed]) == 2
            out, err = capsys.readouterr()
            assert (out, err.count("\n")) == ("", 1)
            assert err.startswith(f"saqqara: --dask: {why}")
        other.shutdown()
    assert not (tmp_path / "out").exists()


def test_without_the_package_there_is_no_cluster(monkeypatch):
    monkeypatch.delitem(sys.modules, "saqqara.ai.cluster")
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError) as caught:
        reach("127.0.0.1:8786")
    assert told_well(caught.value) == "a cluster needs the package distributed: install saqqara[dask]"


def test_a_cluster_without_workers_is_none(impatient):
    with local(n_workers=0) as empty, pytest.raises(ClusterError) as caught:
        reach(empty.scheduler_address)
    assert told_well(caught.value) == f"the cluster at {empty.scheduler_address} has no workers"
    assert caught.value.hint == f"start some: dask worker {empty.scheduler_address}"


@pytest.mark.parametrize(
    ("gone", "why"), [(LocalCluster.close, "was lost"), (lambda some: some.scale(0), "has no workers left")]
)
def test_a_cluster_that_goes_away_is_told_and_results_are_kept(short_lived, gone, why, tmp_path, capsys, monkeypatch):
    for name, seconds in {"DESERTED": 0.2, "LOOK": 0.0, "FETCHED": 0.2}.items():
        monkeypatch.setattr(clusters, name, seconds)
    monkeypatch.setattr("saqqara.cli.progress.Progress.show", lambda *_: gone(short_lived))
    asked = ["arena", GAME, "--players", "random,random", "--deals", "90", "--logs", str(tmp_path)]
    assert main([*asked, "--dask", short_lived.scheduler_address]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"saqqara: --dask: the cluster at {short_lived.scheduler_address} {why} (--resume goes on)\n"
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) >= 2


OURS = Mark.of(GAME)


@pytest.mark.parametrize(
    ("mark", "why"),
    [
        (replace(OURS, version="9.9"), f"has saqqara {OURS.version}, here is 9.9"),
        (replace(OURS, rules=99), f"plays {GAME} by rules {OURS.rules}, here are rules 99"),
        (replace(OURS, text="0"), f"has other rules or players than this machine, though both are saqqara {OURS.version}"),
    ],
)  # fmt: skip
def test_another_saqqara_is_refused_before_and_in_the_middle(cluster, mark, why):
    with pytest.raises(ClusterError, match=f"tcp://127.0.0.1:\\d+ {why}") as caught:
        cluster.check(Needs(mark))
    told_well(caught.value)
    with cluster.open(lodge.Room("late", Needs(mark), partial(pytest.fail, "it has begun"))) as tasks:
        tasks.ask(None)
        with pytest.raises(ClusterError, match=why) as caught:
            list(tasks.answers(30))
    assert caught.value.hint == "install the same saqqara on the scheduler and on all workers"


def test_a_worker_without_saqqara_or_without_a_player_is_named(cluster, monkeypatch):
    module = types.ModuleType("only_here")
    exec("def check():\n    pass", vars(module))  # noqa: S102  a module that no worker has
    monkeypatch.setitem(sys.modules, "only_here", module)
    with pytest.raises(ClusterError) as caught:
        cluster.check(Needs(OURS, module.check))
    assert "has no saqqara that fits (ModuleNotFoundError" in told_well(caught.value)
    plan = small("random,random", 1).plan()
    monkeypatch.setattr("tests.small.bots.BOTS", {})
    with pytest.raises(ClusterError, match="no player 'nobody'"):
        cluster.check(crew.needs(plan, ["random", "nobody"]))


def test_no_more_is_asked_at_once_than_was_asked_for(here):
    with reach(here.scheduler_address, 1) as one, reach(here.scheduler_address, 3) as three:
        assert eventually(lambda: three.slots == 2)
        assert (one.slots, one.room, three.room) == (1, 1, 3)


def test_programs_play_on_their_own_machine(cluster):
    with pytest.raises(ClusterError) as caught:
        played(small("cmd:./mybot,random", 1), cluster=cluster)
    assert told_well(caught.value) == "'cmd:./mybot' is a program on this machine, which a cluster does not have"
