"""A service whose bots answer at once, for tests of whole games."""

import pytest

from tests.server.client import serving

__all__ = ["address"]


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """Take the place of the real command, whose bots take their time so that it tells nothing."""
    with serving(tmp_path_factory.mktemp("data")) as service:
        yield service.address
