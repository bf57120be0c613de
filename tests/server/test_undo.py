"""Taking back: freely until something is seen or somebody acts, then by consent of everybody."""

import asyncio
from contextlib import AsyncExitStack

from tests.server.test_moves import at_a_table, table_of_two


@at_a_table
async def test_what_nobody_has_built_on_is_taken_back_freely(first, second):
    before = first.view["hash"]
    while True:
        code = next(iter(first.view["options"]))["code"]
        said = await first.move(code)
        await first.until(lambda: first.view["version"] == said["version"])  # noqa: B023
        assert first.view["undo"] in {"free", "ask"}
        break
    if first.view["undo"] == "ask":
        return
    said = await first.undo()
    assert said["kind"] == "done"
    await second.until(lambda: second.view["version"] == said["version"])
    assert second.story[-1]["back"] == said["version"] - 2
    assert second.view["hash"] == before


@at_a_table
async def test_past_another_seat_all_must_agree(first, second):
    start = first.view["version"]
    await first.move(first.view["options"][0]["code"])
    await second.until(lambda: second.view["options"])
    await second.move(second.view["options"][0]["code"])
    await first.until(lambda: first.view["options"] and first.view["version"] > start)
    assert first.view["undo"] == "ask"
    said = await first.undo()
    assert said["kind"] == "asked"
    await second.until(lambda: second.about["asked"])
    asked = second.about["asked"]
    assert (asked["id"], asked["by"], asked["waiting"]) == (said["id"], first.seat, [second.seat])
    await second.send(do="agree", id=asked["id"], seat=first.seat, yes=True)
    assert (await second.hear("error"))["error"] == "not-asked"
    await second.send(do="agree", id=asked["id"], seat=second.seat, yes=True)
    view = await second.hear("view")
    assert view["story"][-1]["back"] == start
    await first.until(lambda: first.about["asked"] is None and first.view["version"] == view["version"])


@at_a_table
async def test_a_no_keeps_everything_and_a_move_forgets_the_wish(first, second):
    start = first.view["version"]
    await first.move(first.view["options"][0]["code"])
    await second.until(lambda: second.view["options"])
    await second.move(second.view["options"][0]["code"])
    await first.until(lambda: first.view["options"] and first.view["version"] > start)
    version = first.view["version"]
    for _ in range(2):
        said = await first.undo()
        await second.until(lambda: second.about["asked"] and second.about["asked"]["id"] == said["id"])  # noqa: B023
        await second.send(do="agree", id=said["id"], seat=second.seat, yes=False)
        await second.until(lambda: second.about["asked"] is None)
    await first.undo()
    await first.move(first.view["options"][0]["code"])
    await first.until(lambda: first.about["asked"] is None and first.view["version"] > version)


def test_alone_with_bots_there_is_nobody_to_ask(service, turns):
    async def play():
        async with AsyncExitStack() as stack:
            ada = service.person("Ada")
            table = ada.make(turns, "me", "random")["id"]
            window = await stack.enter_async_context(ada.window(table, 0))
            await window.until(lambda: window.view and window.view["options"])
            start = window.view["version"]
            await window.move(window.view["options"][0]["code"])
            await window.until(lambda: window.view["options"] and window.view["version"] > start + 1)
            assert window.view["undo"] == "free"
            said = await window.undo()
            assert said["kind"] == "done"
            await window.until(lambda: window.view["version"] >= said["version"] and window.view["options"])
            assert any(entry.get("back") == start for entry in window.story)

    asyncio.run(play())


def test_with_nothing_played_there_is_nothing_to_take_back(service, turns):
    async def play():
        async with AsyncExitStack() as stack:
            first, _ = await table_of_two(stack, service, turns)
            assert first.view["undo"] == "no"
            assert (await first.undo())["error"] == "nothing"

    asyncio.run(play())
