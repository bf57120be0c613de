"""Answers over real sockets: each is done once, or refused with a reason, and never lost in silence."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest


async def table_of_two(stack, service, game, **wishes):
    """Open the windows of two people at a table, the one who decides first in front."""
    ada, ben = service.person("Ada"), service.person("Ben")
    table = ada.make(game, "me", "open", **wishes)["id"]
    ben.post(f"/api/tables/{table}/sit")
    both = [await stack.enter_async_context(person.window(table, seat)) for seat, person in enumerate((ada, ben))]
    for window in both:
        await window.until(lambda: window.view)  # noqa: B023  read at once
    return both if both[0].view["options"] else both[::-1]


def at_a_table(play):
    """Make a test of what two people do at a table."""

    def test(service, turns):
        async def run():
            async with AsyncExitStack() as stack:
                await play(*await table_of_two(stack, service, turns))

        asyncio.run(run())

    test.__name__ = play.__name__
    return test


@at_a_table
async def test_an_answer_is_done_and_then_seen_by_all(first, second):
    code = first.view["options"][0]["code"]
    said = await first.move(code)
    await first.until(lambda: first.view["version"] == said["version"])
    await second.until(lambda: second.view["version"] == said["version"])
    assert first.heard[-2]["kind"] == "done"
    told = [entry for entry in second.story if entry["seat"] == first.seat]
    assert told[0]["code"] == code
    assert told[0]["text"].startswith("told-")
    assert first.view["hash"] != ""


@at_a_table
async def test_a_stale_version_is_answered_with_the_newest_view(first, second):
    code, old = first.view["options"][0]["code"], first.view["version"]
    await first.move(code)
    await first.until(lambda: first.view["version"] > old)
    said = await first.move(code, version=old)
    assert (said["kind"], said["error"]) == ("refused", "stale")
    view = await first.hear("view")
    assert (view["since"], view["version"]) == (old, first.view["version"])


@at_a_table
async def test_another_seat_is_not_yours(first, second):
    code = first.view["options"][0]["code"]
    said = await second.move(code, seat=first.seat)
    assert (said["kind"], said["error"]) == ("refused", "not-yours")
    said = await second.move(code, seat=5)
    assert said["error"] == "not-yours"


@at_a_table
async def test_a_code_that_is_none_and_one_that_is_not_allowed_are_refused_with_the_rule(first, second):
    said = await first.move("dance")
    assert (said["error"], said["rule"], said["code"]) == ("illegal", "unknown", "dance")
    said = await second.move(first.view["options"][0]["code"])
    assert said["error"] == "illegal"
    assert said["rule"] not in {"", "unknown"}
    assert (await first.move(first.view["options"][0]["code"]))["kind"] == "done"


@at_a_table
async def test_an_answer_that_comes_twice_is_done_once(first, second):
    code, version = first.view["options"][0]["code"], first.view["version"]
    message = {"do": "move", "seat": first.seat, "version": version, "key": "one", "code": code}
    for _ in range(3):
        await first.send(**message)
    done = [await first.answer("one") for _ in range(3)]
    assert done == [done[0]] * 3
    assert sum(entry["seat"] == first.seat and entry.get("code") == code for entry in first.story) == 1


@at_a_table
async def test_one_seat_in_two_tabs_is_live_in_both(first, second):
    async with first.person.window(first.table, first.seat) as other:
        await other.until(lambda: other.view)
        said = await other.move(other.view["options"][0]["code"])
        await first.until(lambda: first.view["version"] == said["version"])
        assert first.view["hash"] == (await other.hear("view"))["hash"]


@at_a_table
async def test_whoever_comes_back_is_told_what_it_missed(first, second):
    had = second.view["version"]
    await second.line.close()
    said = await first.move(first.view["options"][0]["code"])
    async with second.person.window(second.table, second.seat, since=had) as again:
        await again.until(lambda: again.view)
        assert (again.view["since"], again.view["version"]) == (had, said["version"])
        assert [entry["n"] for entry in again.view["story"]] == list(range(had, said["version"]))
    async with second.person.window(second.table, second.seat, since=10_000) as lost:
        await lost.until(lambda: lost.view)
        assert lost.view["since"] == 0


@at_a_table
async def test_why_names_the_rule_of_a_spot_that_is_not_lit(first, second):
    lit = first.view["options"][0]["path"]
    await first.send(do="why", seat=first.seat, spot=lit[0], path=[])
    assert (await first.hear("why"))["rule"] == ""
    await second.send(do="why", seat=second.seat, spot=lit[0], path=[])
    said = await second.hear("why")
    assert (said["spot"], bool(said["rule"]), bool(said["code"])) == (lit[0], True, True)
    await second.send(do="why", seat=first.seat, spot=lit[0], path=[])
    assert (await second.hear("error"))["error"] == "not-yours"
    over_http = second.person.get(f"/api/tables/{second.table}/why", seat=second.seat, spot=lit[0])
    assert over_http == {part: said[part] for part in ("rule", "code", "text", "words")}
    action = next(one for one in first.view["options"] if one["code"] == said["code"])
    assert (said["text"], said["words"]) == (action["text"], action["words"])


@at_a_table
async def test_ping_is_answered(first, second):
    await first.send(do="ping")
    assert await first.hear("pong") == {"kind": "pong"}


@at_a_table
async def test_what_is_said_reaches_all_and_those_who_come_later(first, second):
    text = "<b>hello</b>"
    await first.send(do="chat", text=text)
    heard = await second.hear("chat")
    assert (heard["text"], heard["name"], heard["seat"]) == (text, first.about["seats"][first.seat]["name"], first.seat)
    async with second.person.window(second.table) as later:
        assert (await later.hear("chat"))["text"] == text


# -- Messages that are none -------------------------------------------------------------------------------------------

BROKEN = [
    "",
    "{",
    "[]",
    "null",
    '"move"',
    '{"do": "fly"}',
    '{"do": "move"}',
    "\x00",
    "{" * 4000,
    '{"do": "hello", "seat": 99}',
]


@pytest.mark.parametrize("text", BROKEN)
def test_a_message_that_is_none_is_said_so_and_the_third_in_a_row_ends_the_connection(service, turns, run, text):
    async def play():
        ada = service.person()
        table = ada.make(turns, "me", "open")["id"]
        async with ada.window(table, 0) as window:
            for _ in range(2):
                await window.line.send(text)
                assert (await window.hear("error"))["error"] == "message"
            await window.send(do="ping")
            await window.hear("pong")
            for _ in range(3):
                await window.line.send(text)
            assert await window.ended() == 4000

    run(play())


def test_a_message_is_at_most_4_kb(service, turns, run):
    async def play():
        ada = service.person()
        table = ada.make(turns, "me", "open")["id"]
        async with ada.window(table, 0) as window:
            await window.line.send(json.dumps({"do": "chat", "text": "x" * 5000}))
            assert (await window.hear("error"))["error"] == "too-large"
            await window.line.send("x" * 100_000)
            assert await window.ended() == 1009

    run(play())


def test_hello_comes_first(service, turns, run):
    async def play():
        ada = service.person()
        table = ada.make(turns, "me", "open")["id"]
        async with ada.window(table, 0, hello=False) as window:
            await window.send(do="move", seat=0, version=0, key="k", code="x")
            assert (await window.hear("error"))["error"] == "hello"
            await window.hello(0)

    run(play())


def test_keys_that_are_not_known_are_ignored(service, turns, run):
    async def play():
        ada = service.person()
        table = ada.make(turns, "me", "open", colour="red")["id"]
        async with ada.window(table, 0) as window:
            await window.send(do="ping", more={"deep": [1]})
            await window.hear("pong")

    run(play())


def test_a_table_that_is_none_says_so(service, run):
    async def play():
        async with service.person().window("nowhere", hello=False) as window:
            assert (await window.hear("gone"))["error"] == "no-table"
            assert await window.ended() == 4004

    run(play())


def test_before_the_game_begins_and_after_its_end_nothing_is_played(service, turns, run):
    async def play():
        ada = service.person()
        table = ada.make(turns, "me", "open")["id"]
        async with ada.window(table, 0) as window:
            await window.send(do="move", seat=0, version=0, key="k", code="x")
            assert (await window.answer("k"))["error"] == "not-begun"

    run(play())
