"""What people do with a table besides playing: sit down, leave, come back, fill, begin anew, go on from a point."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.commitment import new_seed
from saqqara.server import records
from saqqara.server.hall import Hall, bot, level_of, new_id, seated
from saqqara.server.mistakes import Mistake, not_host, not_yours
from saqqara.server.people import hashed, new_token, now
from saqqara.server.records import Chair, Record
from saqqara.server.store import About

if TYPE_CHECKING:
    from collections.abc import Iterable

    from saqqara.server import bodies
    from saqqara.server.people import Person
    from saqqara.server.room import Room


def chair_of(room: Room, seat: int) -> Chair:
    """Return a seat of a table, if there is one of that number."""
    if not 0 <= seat < len(room.record.chairs):
        raise Mistake(404, "no-seat", f"there is no seat {seat} at this table", "seat", "seats are counted from 0")
    return room.record.chairs[seat]


def _names(room: Room, but: int) -> list[str]:
    return [chair.name for seat, chair in enumerate(room.record.chairs) if seat != but and chair.kind != "open"]


async def sit(room: Room, person: Person, wish: bodies.Sit) -> str:
    """Take a seat, or ask for a new link to one's own; return the link's token."""
    async with room.settled:
        seat = _wanted(room, person, wish.seat)
        if room.record.chairs[seat].person != person.id:
            room.record.chairs[seat] = seated(person, wish.name, wish.nonce, _names(room, seat))
        token = new_token()
        room.record.chairs[seat].link = hashed("link" + token)
        await room.save([seat])
    return token


def _wanted(room: Room, person: Person, seat: int | None) -> int:
    """Return the seat to take: the one asked for, one's own, or the first that is open."""
    chairs = room.record.chairs
    if seat is not None:
        chair = chair_of(room, seat)
        if chair.person == person.id or (chair.kind == "open" and not room.record.begun()):
            return seat
        raise Mistake(409, "taken", f"seat {seat} is taken", "seat", "take another one, or watch")
    mine = room.record.seats_of(person.id)
    if mine:
        return mine[0]
    for number, chair in enumerate(chairs):
        if chair.kind == "open" and not room.record.begun():
            return number
    raise Mistake(409, "full", "no seat is open at this table", "seat", "you may watch")


async def take_by_link(hall: Hall, person: Person, token: str) -> tuple[str, int]:
    """Take the seat that a link is for, whoever held it."""
    digest = hashed("link" + token)
    found = await hall.store.read(lambda connection: records.linked(connection, digest))
    if found is None:
        raise Mistake(404, "no-link", "this link is no seat's: it was replaced, or its table deleted", "token")
    table, seat = found
    room = await hall.latest(table)
    async with room.settled:
        chair = room.record.chairs[seat]
        if chair.link != digest:
            raise Mistake(404, "no-link", "this link was replaced by a newer one", "token", "use the newer one")
        if chair.person != person.id:
            chair.person, chair.program = person.id, person.bot
            await room.save([seat])
    return found


async def change_seat(room: Room, person: Person, seat: int, wish: bodies.ChangeSeat) -> None:
    """Let the host put a bot on a seat or open it; once the game runs, only for somebody who left.

    Whoever sits there says under which name.
    """
    async with room.settled:
        if wish.kind == "me":
            _own(room, person, seat).name = seated(person, wish.name, "", _names(room, seat)).name
            await room.save([seat])
            return
        _check_host(room, person)
        chair = chair_of(room, seat)
        if room.record.begun():
            _sit_in(room, chair, wish)
        elif wish.kind == "bot":
            room.record.chairs[seat] = bot(level_of(wish.level or room.record.level), _names(room, seat))
        else:
            room.record.chairs[seat] = Chair()
        await room.save([seat])


def _sit_in(room: Room, chair: Chair, wish: bodies.ChangeSeat) -> None:
    if wish.kind == "open" or room.record.state == "over":
        raise Mistake(409, "begun", "the game has begun", "kind", "a bot can sit in for somebody who left")
    if chair.kind == "person" and not chair.away and room.present(chair.person):
        raise Mistake(409, "present", "whoever sits there is here", "seat", "a bot sits in for those who left")
    chair.level = level_of(wish.level or room.record.level)
    chair.away = chair.kind == "person"


def _check_host(room: Room, person: Person) -> None:
    if not room.is_host(person.id):
        raise not_host()


async def fill(room: Room, person: Person, level: str | None) -> None:
    """Put bots on all open seats."""
    async with room.settled:
        _check_host(room, person)
        empty = [seat for seat, chair in enumerate(room.record.chairs) if chair.kind == "open"]
        for seat in empty:
            room.record.chairs[seat] = bot(level_of(level or room.record.level), _names(room, seat))
        await room.save(empty)


async def leave(room: Room, person: Person, seat: int) -> None:
    """Give a seat up: to whoever comes before the game begins, to a bot afterwards."""
    async with room.settled:
        chair = _own(room, person, seat)
        if not room.record.begun():
            room.record.chairs[seat] = Chair()
        elif room.record.state == "playing":
            chair.away, chair.level = True, room.record.level
        room.taking_back.forget(seat)
        await room.save([seat])


async def come_back(room: Room, person: Person, seat: int) -> None:
    """Take a seat back from the bot that sat in."""
    async with room.settled:
        chair = _own(room, person, seat)
        chair.away, chair.level = False, None
        await room.save([seat])


def _own(room: Room, person: Person, seat: int) -> Chair:
    chair = chair_of(room, seat)
    if chair.person != person.id:
        raise not_yours(seat)
    return chair


async def remove(hall: Hall, room: Room, person: Person) -> None:
    """Delete a table; only its host may, while nobody else has moved."""
    async with room.settled:
        if person.id != room.record.host:
            raise not_host()
        if room.is_common:
            raise Mistake(409, "moved", "somebody else has moved already", "T", "leave the table instead")
        record, lines = room.record, room.known.lines
        about = About(record.id)
        await hall.store.write(lambda connection: records.remove(connection, record, lines), about)
        room.vanish()


async def rematch(hall: Hall, room: Room, person: Person) -> Room:
    """Make the same table anew, the first seat moved on by one; everybody is told."""
    async with room.settled:
        old = room.record
        if not old.seats_of(person.id) and old.host != person.id:
            raise Mistake(403, "not-yours", "only those who played may ask for a rematch", "T")
        if old.rematch is not None:
            return await hall.latest(old.rematch)
        if old.state != "over" or old.origin == "log":
            raise Mistake(409, "not-over", "the game is not over", "T", "play it to its end first")
        chairs = [_anew(chair) for chair in (*old.chairs[1:], old.chairs[0])]
        new = _like(old, person, chairs)
        old.rematch = new.id
        await room.save(beside=lambda connection: records.add(connection, new))
    return await hall.room(new.id)  # which begins it


def _anew(chair: Chair) -> Chair:
    return Chair(chair.kind, chair.person, chair.name, chair.level if chair.kind == "bot" else None, chair.program)


def _like(old: Record, person: Person, chairs: Iterable[Chair]) -> Record:
    """Return a new table that is set up like an old one."""
    return Record(
        id=new_id(),
        game=old.game,
        host=person.id,
        seed=new_seed().hex(),
        created=now(),
        chairs=list(chairs),
        mode=old.mode,
        public=old.public,
        chat=old.chat,
        auto=old.auto,
        level=old.level,
        options=dict(old.options),
        clock=old.clock,
        files=dict(old.files),
    )
