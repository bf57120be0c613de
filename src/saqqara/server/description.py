"""Describes the HTTP part for programs, from the same table that serves it."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from saqqara import __version__
from saqqara.server import bodies, messages
from saqqara.server.api import CALLS

if TYPE_CHECKING:
    from saqqara.server.api import Call

REF = "#/components/schemas/{name}"
TYPES = {int: {"type": "integer"}, str: {"type": "string"}, list: {"type": "array", "items": {"type": "string"}}}
REFUSALS = {
    "400": "the request cannot be used",
    "401": "nobody knows you",
    "403": "not allowed",
    "404": "there is none",
    "409": "not now",
    "410": "deleted",
    "413": "too large",
    "429": "too much",
    "503": "not stored",
}


@cache
def description() -> bytes:
    """Return the description as OpenAPI 3.1."""
    types = [bodies.Mistake, *(call.answer for call in CALLS), *(call.body for call in CALLS if call.body)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    known = dict(zip([id(one) for one in types], schemas, strict=True))
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, known)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Saqqara", "version": __version__, "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return messages.encode(document)


def _operation(call: Call, known: dict[int, Any]) -> dict[str, Any]:
    mistake = {"application/json": {"schema": known[id(bodies.Mistake)]}}
    operation: dict[str, Any] = {
        "operationId": call.name,
        "summary": call.text,
        "responses": {"200": {"description": "done", "content": {call.media: {"schema": known[id(call.answer)]}}}}
        | {status: {"description": text, "content": mistake} for status, text in REFUSALS.items()},
    }
    names = re.findall(r"\{(\w+)\}", call.path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    parameters += [{"name": name, "in": "query", "required": False, "schema": TYPES[kind]} for name, kind in call.query]
    if parameters:
        operation["parameters"] = parameters
    if call.body is not None:
        content = {"application/json": {"schema": known[id(call.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if call.known:
        operation["security"] = [{"token": []}]
    return operation
