"""Links as pictures for phones."""

from io import BytesIO

import httpx
import pytest
import segno


def picture(address):
    drawn = BytesIO()
    segno.make(address, micro=False, error="m").save(
        drawn, kind="svg", xmldecl=False, omitsize=True, dark="#2b2326", light="#fffbef"
    )
    return drawn.getvalue()


@pytest.mark.parametrize("host", [None, "games.example:8080"])
@pytest.mark.parametrize("path", ["/", "/t/k3v9x2m7qa", "/replay/k3v9x2m7qa?v=7", "/" + "ő" * 199])
def test_a_path_is_drawn_as_the_address_that_the_asker_knows(service, host, path):
    headers = {"host": host} if host else {}
    answer = httpx.get(f"{service.address}/api/code", params={"path": path}, headers=headers)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.content == picture((f"http://{host}" if host else service.address) + path)


@pytest.mark.parametrize("path", [None, "", "t/k3v9x2m7qa", "https://elsewhere.example/", "/" + "x" * 200])
def test_what_is_no_path_is_not_drawn(service, path):
    answer = httpx.get(f"{service.address}/api/code", params={} if path is None else {"path": path})
    assert answer.status_code == 400
    assert (answer.json()["error"], answer.json()["where"]) == ("query", "path")


def test_an_address_that_no_picture_holds_is_said_so(service):
    headers = {"host": "x" * 3000}
    answer = httpx.get(f"{service.address}/api/code", params={"path": "/"}, headers=headers)
    assert (answer.status_code, answer.json()["where"]) == (400, "path")


def test_the_picture_is_described(service):
    described = httpx.get(f"{service.address}/openapi.json").json()["paths"]["/api/code"]["get"]
    assert list(described["responses"]["200"]["content"]) == ["image/svg+xml"]
    assert [parameter["name"] for parameter in described["parameters"]] == ["path"]
