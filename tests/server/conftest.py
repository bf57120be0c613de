"""A service for the tests of a module, and games that show what is to be shown."""

import asyncio

import pytest

from saqqara.core import shelf
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import Setup
from saqqara.core.match import Match
from tests.server.client import serving
from tests.server.postgres import STORE, database_of

ALSO = {"test_moves", "test_undo", "test_clocks", "test_store"}  # on PostgreSQL in ./check; scripts/long runs the rest


def pytest_generate_tests(metafunc):
    """Run what is about the service or its store on each kind of store."""
    for name in {"service", "store"} & set(metafunc.fixturenames):
        stores = {STORE, "postgres"} if metafunc.module.__name__.rpartition(".")[2] in ALSO else {STORE}
        metafunc.parametrize(name, sorted(stores), indirect=True, scope="module" if name == "service" else "function")


@pytest.fixture(scope="module")
def service(tmp_path_factory, request):
    data = tmp_path_factory.mktemp("data")
    with serving(data, database=database_of(data) if request.param == "postgres" else "") as running:
        yield running


@pytest.fixture(scope="session")
def turns():
    """The name of a game for two in which one seat after the other answers openly, with a choice."""
    for name in shelf.names():
        game = shelf.game(name)
        if 2 in game.seats:
            match = Match(Setup.of(game, 2))
            match.deal(SeededDealer(1))
            if len(match.deciding) == 1 and not match.seals(match.deciding[0]):
                return name
    return pytest.fail("no game on the shelf is played in turns")


@pytest.fixture
def run():
    """Run a coroutine to its end."""
    return asyncio.run
