"""The description at /openapi.json is true: whatever is sent, the service answers as it says."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis import GenerationMode, checks

from saqqara.core import shelf
from saqqara.server.api import CALLS

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def described(service):
    return schemathesis.openapi.from_url(f"{service.address}/openapi.json")


@pytest.fixture(scope="module")
def program(service):
    """A program by its token."""
    token = service.person().post("/api/tokens", name="any", bot=True)["token"]
    return service.person(token=token)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.name.lower())
@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.path}")
def test_every_call_is_answered_as_described(described, program, hands, call, mode):
    """Half of the calls are about a table that there is."""
    operation = described[call.path][call.method]
    if mode is GenerationMode.NEGATIVE and not (call.body or call.query):
        return
    table = program.make(hands.name, "me", "me")["id"]

    @given(case=operation.as_strategy(generation_mode=mode), real=booleans())
    @settings(max_examples=8, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def answer(case, real):
        if real and case.path_parameters:
            case.path_parameters = case.path_parameters | {"table": table, "game": shelf.names()[0], "seat": "0"}
        case.call_and_validate(headers=program.headers, checks=CHECKS)

    answer()
