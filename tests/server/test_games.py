"""Whole games over real sockets: every seat a person of its own, and somebody who watches."""

import asyncio
from random import Random

import pytest

from saqqara.core import shelf


@pytest.mark.parametrize("name", shelf.names())
def test_a_whole_game_is_played_by_all_seats_and_watched(service, name):
    seats = max(shelf.game(name).seats)
    people = [service.person(f"Seat {seat}") for seat in range(seats)]
    table = people[0].make(name, "me", *["open"] * (seats - 1))["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/sit")

    async def play():
        lines = [person.window(table, seat) for seat, person in enumerate(people)]
        watcher = service.person("Watcher").window(table)
        async with asyncio.TaskGroup() as group:
            for window in (*lines, watcher):
                await window.__aenter__()
                group.create_task(window.play(Random(f"{name} {window.seat}")))
        for window in (*lines, watcher):
            await window.__aexit__()
        return [*lines, watcher]

    seen = asyncio.run(play())
    assert len({tuple(window.view["scores"]) for window in seen}) == 1
    assert all(window.view["winners"] for window in seen)
    about = people[0].get(f"/api/tables/{table}")
    assert (about["state"], about["winners"]) == ("over", seen[0].view["winners"])
