"""A service for the tests of a module, and one of its own for a test that wants it."""

import pytest

from tests.server.client import serving


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running
