"""One after the other: whoever waits for a table gets it in order, also when somebody gives up."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from saqqara.server.turns import Turns


async def _wait(turns: Turns, name: str, came: list[str]) -> None:
    async with turns:
        came.append(name)


async def _give_up(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def test_what_is_nobodys_is_taken_at_once_and_only_once(run):
    async def act():
        turns = Turns()
        assert not turns.locked()
        assert turns.take()
        assert turns.locked()
        assert not turns.take()
        turns.release()
        assert not turns.locked()
        assert turns.take()

    run(act())


def test_whoever_waits_comes_in_order_and_nobody_comes_between(run):
    async def act():
        turns = Turns()
        came: list[str] = []
        turns.take()
        tasks = [asyncio.create_task(_wait(turns, name, came)) for name in "abc"]
        await asyncio.sleep(0)
        turns.release()
        assert not turns.take(), "it is the turn of whoever waited"
        await asyncio.gather(*tasks)
        assert came == ["a", "b", "c"]
        assert not turns.locked()

    run(act())


@pytest.mark.parametrize("when", ["before its turn", "as its turn comes"])
def test_whoever_gives_up_leaves_the_turn_to_the_next(run, when):
    async def act():
        turns = Turns()
        came: list[str] = []
        turns.take()
        first, second = (asyncio.create_task(_wait(turns, name, came)) for name in "ab")
        await asyncio.sleep(0)
        if when == "before its turn":
            await _give_up(first)
            turns.release()
        else:
            turns.release()
            await _give_up(first)
        await second
        assert came == ["b"]
        assert not turns.locked()

    run(act())
