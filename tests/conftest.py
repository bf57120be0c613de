"""What several tests use."""

import os
import signal

import pytest

from saqqara.core import shelf
from tests.small.hands import GAME

WAITING = {"test_cluster_kill.py", "test_dask.py", "test_kill.py", "test_proxy.py", "test_keeper.py"}
os.environ["LANGUAGE"] = "en"  # tests read what is said, wherever they run
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background of a shell, which shields it from Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def hands(monkeypatch):
    """A tiny game whose seats answer at once under seal, on the shelf for a test."""
    found = shelf.game
    monkeypatch.setattr(shelf, "game", lambda name: GAME if name == GAME.name else found(name))
    return GAME


def pytest_collection_modifyitems(items):
    """Begin with what mostly waits and takes long, so that no process is left alone with it at the end."""
    items.sort(key=lambda item: item.path.name not in WAITING)


@pytest.hookimpl(optionalhook=True)  # a run in one process may leave xdist out
def pytest_xdist_auto_num_workers(config):
    """Take one process more than there are cores, since tests of the service and the page mostly wait."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else None
