"""Who sits where: names, links, leaving and coming back, several seats at one screen, bots."""

import asyncio
import json
import shutil

import httpx
import pytest

from tests.server.client import serving
from tests.small.hands import GAME as HANDS


def named(person, **sent):
    return person.post("/api/me", **sent)["name"]


def test_names_are_trimmed_and_cleaned(service):
    ada = service.person()
    assert named(ada, name="  Ada \n Lovelace ") == "Ada Lovelace"
    assert named(ada, name="\u202eevil\u202c\u0007") == "evil"
    assert named(ada, name="<b>Ada</b>") == "<b>Ada</b>"
    assert named(ada, name="\u05d0\u05d3\u05d4") == "\u05d0\u05d3\u05d4"
    assert named(ada, name="\U0001f469\u200d\U0001f680") == "\U0001f469\u200d\U0001f680"
    assert named(ada, name="e\u0301" * 40) == "\u00e9" * 40
    assert named(ada, name="a" + "\u0335" * 30) == "a" + "\u0335" * 3


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200d", "x" * 41, "x" * 200, "\u202e"])
def test_a_name_that_cannot_be_used_is_said_so(service, name):
    said = service.person().post("/api/me", 400, name=name)
    assert (said["error"], said["where"]) == ("name", "name")
    assert said["text"]


def test_a_taken_name_gets_a_number(service, turns):
    ada = service.person("Ada")
    table = ada.make(turns, "me", "open")["id"]
    about = service.person("ADA").post(f"/api/tables/{table}/sit")
    assert [seat["name"] for seat in about["seats"]] == ["Ada", "ADA 2"]
    assert service.person().make(turns, "me", "me")["seats"][1]["name"] == "Guest 2"


def test_the_game_begins_when_no_seat_is_open(service, turns):
    ada, ben = service.person("Ada"), service.person("Ben")
    about = ada.make(turns, "me", "open", public=True)
    assert (about["state"], about["host"], about["mine"]) == ("open", True, [0])
    assert about["id"] in [table["id"] for table in ben.get("/api/tables")]
    about = ben.post(f"/api/tables/{about['id']}/sit", nonce="my luck")
    assert (about["state"], about["host"], about["mine"], about["nonces"]) == ("playing", True, [1], ["", "my luck"])
    assert about["seats"][1] == {
        "kind": "person", "name": "Ben", "level": None, "program": False, "present": False, "away": False,
    }  # fmt: skip
    assert [table["id"] for table in ben.get("/api/me")["tables"]] == [about["id"]]


def test_whoever_sits_there_says_under_which_name(service, turns):
    ada, ben = service.person(), service.person("Ben")
    table = ada.make(turns, "me", "open")["id"]
    seat = f"/api/tables/{table}/seats/0"
    assert ada.post(seat, kind="me", name=" Ada ")["seats"][0]["name"] == "Ada"
    assert ben.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ada"
    assert ada.post(seat, 400, kind="me", name=" ")["error"] == "name"
    assert ben.post(seat, 403, kind="me", name="Ben")["error"] == "not-yours"
    assert ben.post(f"/api/tables/{table}/sit")["state"] == "playing"
    assert [chair["name"] for chair in ada.post(seat, kind="me", name="ben")["seats"]] == ["ben 2", "Ben"]


def test_sitting_down_twice_is_sitting_once(service, turns):
    ada = service.person("Ada")
    table = ada.make(turns, "open", "open")["id"]
    first = ada.post(f"/api/tables/{table}/sit")
    second = ada.post(f"/api/tables/{table}/sit")
    assert first["mine"] == second["mine"] == [0]
    assert first["link"] != second["link"]


def test_a_full_table_can_be_watched(service, turns):
    ada, ben = service.person("Ada"), service.person("Ben")
    table = ada.make(turns, "me", "me")["id"]
    assert ben.post(f"/api/tables/{table}/sit", 409)["error"] == "full"
    assert ben.post(f"/api/tables/{table}/sit", 409, seat=0)["error"] == "taken"
    assert ben.post(f"/api/tables/{table}/sit", 404, seat=6)["error"] == "no-seat"

    async def watch():
        async with ben.window(table) as window:
            await window.until(lambda: window.view)
            assert (window.view["options"], window.view["undo"], window.view["seat"]) == ([], "no", -1)
        async with ben.window(table, 0) as window:
            assert window.heard[0]["error"] == "not-yours"
            await window.until(lambda: window.view)
            assert window.view["seat"] == -1

    asyncio.run(watch())


def test_a_seat_link_survives_lost_cookies_and_a_new_one_replaces_it(service, turns):
    ada, ben = service.person("Ada"), service.person("Ben")
    table = ada.make(turns, "me", "open")["id"]
    link = ben.post(f"/api/tables/{table}/sit")["link"].removeprefix("/seat/")
    again = service.person()
    assert again.post("/api/seat", token=link) == {"table": table, "seat": 1}
    assert again.get(f"/api/tables/{table}")["mine"] == [1]
    assert ben.get(f"/api/tables/{table}")["mine"] == []
    fresh = again.post(f"/api/tables/{table}/sit", seat=1)["link"].removeprefix("/seat/")
    assert ben.post("/api/seat", 404, token=link)["error"] == "no-link"
    assert ben.post("/api/seat", token=fresh) == {"table": table, "seat": 1}


def test_several_seats_share_a_screen(service, turns):
    ada = service.person("Ada")
    about = ada.make(turns, "me", "me")
    assert about["mine"] == [0, 1]

    async def play():
        async with ada.window(about["id"], -1) as window:
            await window.until(lambda: window.view)
            for _ in range(6):
                seat = window.view["deciding"][0]
                await window.hello(seat)
                await window.until(lambda: window.view["seat"] == seat)  # noqa: B023
                assert (await window.move(window.view["options"][0]["code"]))["kind"] == "done"
                await window.hear("view")

    asyncio.run(play())


def test_a_curtain_hides_what_one_seat_at_a_shared_screen_does_under_seal(service, hands):
    ada = service.person("Ada")
    table = ada.make(HANDS.name, "me", "me")["id"]

    async def play():
        async with ada.window(table, -1) as window:
            await window.until(lambda: window.view)
            assert window.view["curtain"] == [0, 1]
            await window.hello(0)
            await window.until(lambda: window.view["seat"] == 0)
            await window.move("show rock")
            assert (await window.hear("view"))["curtain"] == [1]
            await window.hello(-1)
            await window.until(lambda: window.view["seat"] == -1)
            assert "rock" not in json.dumps(window.view)

    asyncio.run(play())


def test_answers_under_seal_are_never_stale_and_open_when_all_are_in(service, hands):
    people = [service.person(name) for name in ("Ada", "Ben", "Cleo")]
    table = people[0].make(HANDS.name, "me", "open", "open")["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")

    async def play():
        lines = [person.window(table, seat) for seat, person in enumerate(people)]
        lines.append(service.person().window(table))
        for window in lines:
            await window.__aenter__()
            await window.until(lambda: window.view)  # noqa: B023
        version = lines[0].view["version"]
        assert (await lines[2].move("show rock"))["version"] == version + 1
        for window in (lines[0], lines[1], lines[3]):
            news = await window.hear("deciding", "view")
            assert news == {"kind": "deciding", "deciding": [0, 1]}
        assert (await lines[1].move("show paper"))["kind"] == "done"
        assert (await lines[0].move("show rock"))["kind"] == "done"
        for window in lines:
            await window.until(lambda: window.view["version"] == version + 4)  # noqa: B023
            given = [(entry["seat"], entry["code"]) for entry in window.story if entry["seat"] < 3]
            assert sorted(given) == [(0, "show rock"), (1, "show paper"), (2, "show rock")]
        assert [entry["seat"] for entry in lines[3].story if entry["seat"] < 3] == [0, 1, 2]
        hidden = json.dumps([message for message in lines[0].heard if message["kind"] == "deciding"])
        assert "show" not in hidden
        for window in lines:
            await window.__aexit__()

    asyncio.run(play())


def test_whoever_leaves_is_replaced_by_a_bot_and_may_return(service, turns):
    ada, ben = service.person("Ada"), service.person("Ben")
    table = ada.make(turns, "me", "open", level="random")["id"]
    ben.post(f"/api/tables/{table}/sit")
    assert ben.post(f"/api/tables/{table}/leave", 403, seat=0)["error"] == "not-yours"

    async def play():
        async with ada.window(table, 0) as window, ben.window(table, 1) as other:
            await window.until(lambda: window.view)
            about = await asyncio.to_thread(ben.post, f"/api/tables/{table}/leave", seat=1)
            assert (about["seats"][1]["away"], about["seats"][1]["level"]) == (True, "random")
            for _ in range(2):
                await window.until(lambda: window.view["options"])
                version = window.view["version"]
                await window.move(window.view["options"][0]["code"])
                await window.until(lambda: window.view["version"] > version and window.view["options"])  # noqa: B023
            assert any(entry["seat"] == 1 for entry in window.story)
            await other.until(lambda: other.view and other.view["version"] == window.view["version"])
            assert (await other.move("anything"))["error"] in {"away", "stale"}
            about = await asyncio.to_thread(ben.post, f"/api/tables/{table}/return", seat=1)
            assert about["seats"][1]["away"] is False

    asyncio.run(play())


def test_the_host_fills_and_opens_seats_and_others_may_not(service, turns):
    ada, ben = service.person("Ada"), service.person("Ben")

    async def play():
        table = ada.make(turns, "me", "open")["id"]
        async with ada.window(table, 0):
            assert ben.post(f"/api/tables/{table}/fill", 403)["error"] == "not-host"
            assert ada.post(f"/api/tables/{table}/seats/1", 400, kind="bot", level="genius")["error"] == "no-level"
            about = ada.post(f"/api/tables/{table}/seats/0", kind="open")
            assert [seat["kind"] for seat in about["seats"]] == ["open", "open"]
            about = ada.post(f"/api/tables/{table}/fill", level="random")
            assert [seat["kind"] for seat in about["seats"]] == ["bot", "bot"]
            assert about["state"] == "playing"
            assert ada.post(f"/api/tables/{table}/seats/1", 409, kind="open")["error"] == "begun"

    asyncio.run(play())


def test_when_the_host_is_gone_a_player_may_let_a_bot_sit_in(service, turns):
    ada, ben = service.person("Ada"), service.person("Ben")
    table = ada.make(turns, "me", "open")["id"]
    ben.post(f"/api/tables/{table}/sit")

    async def play():
        async with ben.window(table, 1):
            about = await asyncio.to_thread(ben.post, f"/api/tables/{table}/seats/0", kind="bot", level="random")
            assert about["seats"][0]["away"] is True
            async with ada.window(table, 0):
                said = await asyncio.to_thread(ada.post, f"/api/tables/{table}/seats/1", 409, kind="bot")
                assert said["error"] == "present"

    asyncio.run(play())


def test_a_live_table_waits_while_nobody_is_there(service, turns):
    ada = service.person("Ada")
    table = ada.make(turns, "random", "me")["id"]
    assert ada.get(f"/api/tables/{table}")["paused"] is True

    async def play():
        async with ada.window(table, 1) as window:
            await window.until(lambda: window.view and window.view["options"])
            assert window.about["paused"] is False

    asyncio.run(play())


def test_only_bots_play_while_somebody_watches(service, turns):
    ada = service.person("Ada")
    table = ada.make(turns, "random", "random")["id"]

    async def watch():
        async with ada.window(table) as window:
            await window.until(lambda: window.view and window.view["over"])

    asyncio.run(watch())
    assert ada.get(f"/api/tables/{table}")["state"] == "over"


def test_a_table_is_deleted_until_somebody_else_has_moved(service, turns):
    ada, ben = service.person("Ada"), service.person("Ben")
    table = ada.make(turns, "open", "me")["id"]
    ben.post(f"/api/tables/{table}/sit")
    assert ada.get(f"/api/tables/{table}")["deletable"]

    async def move():
        async with ben.window(table, 0) as window:
            await window.until(lambda: window.view and window.view["options"])
            await window.move(window.view["options"][0]["code"])

    asyncio.run(move())
    assert not ada.get(f"/api/tables/{table}")["deletable"]
    assert ada.delete(f"/api/tables/{table}", 409)["error"] == "moved"


def test_a_deleted_table_says_so(service, turns):
    ada, ben = service.person("Ada"), service.person("Ben")
    table = ada.make(turns, "me", "open")["id"]
    link = ben.post(f"/api/tables/{table}/sit")["link"].removeprefix("/seat/")
    about = ben.get(f"/api/tables/{table}")
    assert (about["host"], about["deletable"]) == (True, False)  # the host is away, the table still nobody else's
    assert ben.delete(f"/api/tables/{table}", 403)["error"] == "not-host"
    assert ada.get(f"/api/tables/{table}")["deletable"]

    async def watch():
        async with ben.window(table, 1) as window:
            await asyncio.to_thread(ada.delete, f"/api/tables/{table}")
            assert (await window.hear("gone"))["error"] == "deleted"
            assert await window.ended() == 4010

    asyncio.run(watch())
    assert ben.get(f"/api/tables/{table}", 410)["error"] == "deleted"
    assert ben.post("/api/seat", 404, token=link)["error"] == "no-link"
    assert ada.get("/api/me")["tables"] == []


def test_about_a_table_says_whose_turn_it_is(service, turns):
    ada, ben = service.person("Ada"), service.person("Ben")
    about = ada.make(turns, "me", "open", public=True)
    table = about["id"]
    assert about["deciding"] is None
    ben.post(f"/api/tables/{table}/sit")

    def told():
        return [ada.get("/api/me")["tables"][0]["deciding"], ben.get(f"/api/tables/{table}")["deciding"]]

    async def play():
        async with ada.window(table, 0) as one, ben.window(table, 1) as two:
            for window in (one, two):
                await window.until(lambda: window.view)  # noqa: B023
            seats = one.view["deciding"]
            assert await asyncio.to_thread(told) == [seats, seats]
            mover = (one, two)[seats[0]]
            await mover.move(mover.view["options"][0]["code"])
            await mover.hear("view")
            assert await asyncio.to_thread(told) == [mover.view["deciding"]] * 2
            return mover.view["deciding"]

    seats = asyncio.run(play())
    assert [each["deciding"] for each in ben.get("/api/tables") if each["id"] == table] == [seats]


def test_the_list_of_ones_tables_says_whose_turn_it_is_after_a_restart(tmp_path, turns):
    with serving(tmp_path) as service:
        ada = service.person("Ada")
        ada.make(turns, "me", "me", public=True)
        before = [each["deciding"] for each in ada.get("/api/me")["tables"]]
        cookies = dict(ada.http.cookies)
    with serving(tmp_path) as service:
        assert [each["deciding"] for each in httpx.get(f"{service.address}/api/tables").json()] == [None]
        mine = httpx.get(f"{service.address}/api/me", cookies=cookies).json()
    assert [each["deciding"] for each in mine["tables"]] == before
    assert before != [None]


def test_a_program_is_seen_to_be_one(service, turns):
    token = httpx.post(f"{service.address}/api/tokens", json={"name": "my bot", "bot": True}).json()["token"]
    program = service.person(token=token)
    table = program.make(turns, "me", "me")["id"]
    assert program.get("/api/me")["bot"] is True
    assert program.get(f"/api/tables/{table}")["seats"][0]["program"] is True

    async def play():
        async with program.window(table, 0) as window:
            await window.until(lambda: window.view)

    asyncio.run(play())


def test_tables_come_back_as_they_were_after_a_restart(tmp_path, turns):
    async def play(person, table, version):
        async with person.window(table, 0, since=version) as window:
            await window.until(lambda: window.view)
            if version == 0:
                await window.until(lambda: window.view["deciding"])
                seat = window.view["deciding"][0]
                await window.hello(seat)
                await window.until(lambda: window.view["seat"] == seat)
                await window.move(window.view["options"][0]["code"], key="once")
                await window.hear("view")
                assert (await window.move("again", key="once"))["kind"] == "done"
            await window.hello(0)
            await window.until(lambda: window.view["seat"] == 0)
            return window.view

    with serving(tmp_path) as service:
        ada = service.person("Ada")
        table = ada.make(turns, "me", "me", mode="turns")["id"]
        before = asyncio.run(play(ada, table, 0))
        cookies = dict(ada.http.cookies)
    copy = tmp_path / "copy"
    copy.mkdir()
    shutil.copy(tmp_path / "saqqara.sqlite", copy)
    with serving(copy) as service:
        again = service.person()
        again.http.cookies.clear()
        again.http.cookies.update(cookies)
        again.http.headers["x-saqqara-csrf"] = again.get("/api/me")["csrf"]
        after = asyncio.run(play(again, table, before["version"]))
    assert {**after, "since": 0, "story": []} == {**before, "since": 0, "story": []}
