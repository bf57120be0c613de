"""Rules are read once, also where many threads ask at one time, as they do when a service begins with many tables."""

import ast
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from saqqara.core import bundle
from saqqara.core.kernel import PLAY
from saqqara.core.once import Once
from saqqara.testing import shelf_games

THREADS = 6


def together(do):
    """Do something in several threads at one time."""
    begin = Barrier(THREADS)

    def one(number):
        begin.wait()
        return do(number)

    with ThreadPoolExecutor(THREADS) as threads:
        return list(threads.map(one, range(THREADS)))


def test_what_several_threads_ask_for_is_made_once_and_other_things_at_the_same_time():
    made, both = [], Barrier(2)

    @Once
    def make(name, *, loud=False):
        made.append((name, loud))
        both.wait(10)
        return object()

    found = together(lambda number: make("odd", loud=True) if number % 2 else make("even"))
    assert len(set(found)) == 2
    assert sorted(made) == [("even", False), ("odd", True)]


def test_what_failed_is_tried_again_and_what_is_forgotten_made_anew():
    made = []

    @Once
    def make(name):
        made.append(name)
        if len(made) == 1:
            raise ImportError(name)
        return len(made)

    with pytest.raises(ImportError):
        make("a")
    assert [make("a"), make("a")] == [2, 2]
    make.cache_clear()
    assert make("a") == 3


def test_texts_are_parsed_by_one_thread_at_a_time(monkeypatch):
    parse, parsing, most = ast.parse, [], []

    def slow(text, *more):
        parsing.append(text)
        most.append(len(parsing))
        time.sleep(0.001)
        found = parse(text, *more)
        parsing.remove(text)
        return found

    monkeypatch.setattr(ast, "parse", slow)
    game = shelf_games()[0]
    together(lambda _: bundle.gather((*game.chapters, *PLAY), game.state))
    assert max(most) == 1
