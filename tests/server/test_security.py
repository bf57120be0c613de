"""What is let in and what is not: origins, csrf words, rates, sizes; and what every answer carries."""

import asyncio
import re

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.client import faster, serving


def test_a_change_with_a_cookie_needs_its_csrf_word(service, turns):
    ada = service.person("Ada")
    for word in ("", "0" * 32, service.person().csrf):
        said = ada.http.post("/api/me", json={"name": "Eve"}, headers={"x-saqqara-csrf": word})
        assert (said.status_code, said.json()["error"]) == (403, "csrf")
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.post("/api/me", name="Ada B")["name"] == "Ada B"


def test_the_cookie_is_not_for_scripts_or_other_sites(service):
    said = httpx.get(f"{service.address}/api/me")
    cookie = said.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert said.json()["csrf"] not in cookie


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_socket_of_another_site_is_not_opened(service, turns, origin):
    ada = service.person()
    table = ada.make(turns, "me", "open")["id"]

    async def open_it():
        headers = {"Cookie": ada.headers["Cookie"]}
        url = f"ws://127.0.0.1:{service.port}/api/tables/{table}/socket"
        async with connect(url, additional_headers=headers, origin=origin):
            pass

    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(open_it())
    assert refused.value.response.status_code == 403


def test_every_answer_is_dressed(service):
    for path in ("/", "/api/games", "/nowhere", "/metrics", "/api/me"):
        headers = httpx.get(service.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert re.search(r"script-src 'self'(;|$)", policy)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_token_that_is_none_is_refused(service):
    for word in ("Bearer nonsense", "Basic abc", "Bearer", "Bearer " + "x" * 1000):
        said = httpx.get(f"{service.address}/api/me", headers={"authorization": word})
        assert (said.status_code, said.json()["error"]) == (401, "token")


def test_whoever_is_nobody_is_told_so(service, turns):
    said = httpx.post(f"{service.address}/api/tables", json={"game": turns, "players": [{"kind": "me"}]})
    assert (said.status_code, said.json()["error"]) == (401, "who")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'{"name": 5}', b"[" * 60_000])
def test_a_body_that_cannot_be_used_is_said_so(service, body):
    ada = service.person("Ada")
    said = ada.http.post("/api/me", content=body)
    assert said.status_code in {200, 400}
    assert (said.status_code == 200) == (body == b"")


def test_what_is_not_there_is_said_as_json(service):
    assert httpx.get(f"{service.address}/api/nothing").json()["error"] == "no-page"
    said = httpx.delete(f"{service.address}/api/me")
    assert (said.status_code, said.json()["error"]) == (405, "method")
    assert "GET" in said.headers["allow"]
    said = httpx.get(f"{service.address}/..%2f..%2fpyproject.toml")
    assert said.status_code == 404


def test_too_much_from_one_address_is_told_when_to_come_back(tmp_path, turns):
    with serving(
        tmp_path, rates=faster(tables="2/minute", guests="3/minute", chats="1/minute", messages=1, burst=5)
    ) as service:
        ada = service.person("Ada")
        ids = [ada.make(turns, "me", "open")["id"] for _ in range(2)]
        said = ada.http.post("/api/tables", json={"game": turns, "players": [{"kind": "me"}]})
        assert said.status_code == 429
        assert int(said.headers["retry-after"]) >= 1
        assert said.json()["error"] == "too-much"
        service.person()
        service.person()
        assert httpx.get(f"{service.address}/api/me").status_code == 429

        async def talk():
            async with ada.window(ids[0], 0) as window:
                await window.send(do="chat", text="one")
                await window.send(do="chat", text="two")
                assert (await window.hear("error"))["error"] == "too-much"
                for _ in range(6):
                    await window.send(do="ping")
                assert await window.ended() == 4029

        asyncio.run(talk())


def test_only_hashes_of_secrets_are_stored_and_none_is_logged(tmp_path, turns, capfd):
    with serving(tmp_path) as service:
        ada, ben = service.person("Ada"), service.person("Ben")
        table = ada.make(turns, "me", "open")["id"]
        link = ben.post(f"/api/tables/{table}/sit")["link"].removeprefix("/seat/")
        token = httpx.post(f"{service.address}/api/tokens", json={"name": "x"}).json()["token"]
        secrets = [ada.http.cookies["saqqara"], link, token, ada.csrf]
        service.person(token=token)
        httpx.get(f"{service.address}/seat/{link}")
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    logged = "".join(capfd.readouterr())
    for secret in secrets:
        assert secret.encode() not in stored
        assert secret not in logged


def test_the_page_is_served_where_it_is_built(tmp_path):
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>page</title>", encoding="utf-8")
    (page / "assets" / "index-abc123.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    with serving(tmp_path / "data", page=page) as service:
        for path in (
            "/",
            "/new",
            "/new/x",
            "/t/abc",
            "/seat/abc",
            "/rules/x/y",
            "/components",
            "/components/x",
            "/settings",
            "/replay/abc",
        ):
            said = httpx.get(service.address + path)
            assert ("<title>page" in said.text, said.headers["cache-control"]) == (True, "no-cache")
        said = httpx.get(service.address + "/assets/index-abc123.js")
        assert "immutable" in said.headers["cache-control"]
        assert (said.text, said.headers["content-encoding"], said.headers["vary"]) == ("1", "gzip", "Accept-Encoding")
        assert said.headers["content-type"].startswith("text/javascript")
        plain = httpx.get(service.address + "/assets/index-abc123.js", headers={"accept-encoding": "identity"})
        assert (plain.text, "content-encoding" in plain.headers) == ("1", False)
        assert httpx.get(service.address + "/assets/none.js").status_code == 404
        assert httpx.get(service.address + "/%2e%2e/secret.txt").status_code == 404


def test_without_a_page_it_says_how_to_build_one(tmp_path):
    with serving(tmp_path / "data", page=tmp_path / "none") as service:
        assert "has not been built" in httpx.get(service.address).text


def test_figures_and_health(service):
    assert httpx.get(f"{service.address}/health").json()["ok"] is True
    assert "saqqara_moves_total" in httpx.get(f"{service.address}/metrics").text
    described = httpx.get(f"{service.address}/openapi.json").json()
    assert described["openapi"].startswith("3.1")
    assert "/api/tables/{table}/sit" in described["paths"]
