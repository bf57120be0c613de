"""A service for the tests of a module, and games that show what is to be shown."""

import asyncio

import pytest

from saqqara.core import shelf
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import Setup
from saqqara.core.match import Match
from tests.server.client import serving


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as running:
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
