"""Logs come and go: exported as somebody may read them, shown version by version, taken in, gone on with."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import TYPE_CHECKING

from msgspec import Raw

from saqqara.core import log as texts
from saqqara.core.commitment import new_seed, proof_lines
from saqqara.core.fields import fields_of
from saqqara.core.log import LogError
from saqqara.core.match import begin, play_lines
from saqqara.core.said import mistake, told
from saqqara.core.story import Story, retell, story_text
from saqqara.core.view import SPECTATOR
from saqqara.server import bodies, messages, records
from saqqara.server.hall import bot, level_of, new_id, seated
from saqqara.server.mistakes import Mistake
from saqqara.server.people import now
from saqqara.server.playing import Playing
from saqqara.server.records import Chair, Record
from saqqara.server.room import Room
from saqqara.server.showing import Scene
from saqqara.server.store import Lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sqlalchemy import Connection

    from saqqara.core.match import Match
    from saqqara.server.hall import Hall
    from saqqara.server.people import Person

MOST_LINES = 20_000
MOST_BACKS = 1_000  # steps back of a log from elsewhere: each plays the game again
NOT_BEGUN = "the game has not begun"


def exported(room: Room, seat: int) -> str:
    """Return the log as a seat may read it; with its proof, and nothing left out, once the seed is known."""
    playing = room.playing
    if playing is None:
        raise Mistake(409, "not-begun", NOT_BEGUN, "T")
    if not room.revealed:
        return story_text(playing.match, seat, playing.stories[seat])
    return playing.match.text + _proof(room.record)


def _proof(record: Record) -> str:
    """Return the remarks that let every outcome be checked; a log that goes on from another has none."""
    if record.origin:
        return ""
    nonces = [chair.nonce for chair in record.chairs]
    return "\n".join(proof_lines(bytes.fromhex(record.seed), record.id, nonces, record.deal or "")) + "\n"


# -- Version by version -----------------------------------------------------------------------------------------------


def _steps(text: str, files: Mapping[str, str], seat: int) -> Iterator[tuple[Match, Story]]:
    """Play a log, and stop wherever an audience's story is told as far as it goes."""
    log = texts.read(text, files=files)
    match = begin(log)
    story = Story(match, seat)
    for _ in play_lines(match, log):
        if match.settled:
            story.update()
            yield match, story
    story.update()
    yield match, story


async def frames(room: Room, seat: int, start: int, count: int) -> bodies.Frames:
    """Return what a seat saw at versions from a first one on."""
    async with room.settled:
        playing = room.playing
        if playing is None:
            raise Mistake(409, "not-begun", NOT_BEGUN, "T")
        last, entries = playing.version(seat), playing.told_to(seat)
        text, files = playing.match.text, room.record.files
    wanted = range(start, min(start + count, last + 1))
    shown = await asyncio.to_thread(_frames, text, files, seat, wanted, entries)
    return bodies.Frames(last, shown)


def _frames(text: str, files: Mapping[str, str], seat: int, wanted: range, entries: list[Raw]) -> list[Raw]:
    """Play the log again and look at the versions that are wanted."""
    shown: dict[int, Raw] = {}
    for match, story in _steps(text, files, seat):
        for version in wanted:
            if version == story.version or (version < story.version and version not in shown):
                shown[version] = _frame(match, seat, version, entries)
        if wanted and story.version > wanted[-1]:
            break
    return [shown[version] for version in wanted if version in shown]


def _frame(match: Match, seat: int, version: int, entries: list[Raw]) -> Raw:
    """Write what a seat saw at a version."""
    since = max(0, version - 1)
    shared = Scene(match).shared(seat, version, since, entries[since:version])
    return Raw(messages.joined(shared, messages.encode(messages.OwnNews(seat))))


async def parts(room: Room, seat: int) -> bodies.Parts:
    """Return the table as a seat sees it now, told part by part; nothing where its game tells none."""
    async with room.settled:
        playing = room.playing
        if playing is None:
            raise Mistake(409, "not-begun", NOT_BEGUN, "T")
        module = playing.match.setup.game.parts
        told = import_module(module).parts(playing.match.view(seat)) if module else []
        return bodies.Parts(playing.version(seat), [Raw(messages.encode(part)) for part in told])


# -- Taken in ---------------------------------------------------------------------------------------------------------


async def take_in(hall: Hall, person: Person, wish: bodies.TakeLog) -> Room:
    """Make a table of a log from elsewhere: to be looked at, and gone on with elsewhere."""
    match = await asyncio.to_thread(_read, wish)
    chairs = [Chair("person", None, f"{seat + 1}") for seat in range(match.setup.seats)]
    winners = match.winners if match.over else None
    record = _record(match, person, chairs, dict(wish.files), "log")
    record.state, record.winners = "over", winners
    return await _open(hall, record, match.lines)


def _read(wish: bodies.TakeLog) -> Match:
    """Play a log from elsewhere; no file of this machine is ever opened for it."""
    text = wish.text
    if text.count("\n") > MOST_LINES or text.count("\n<") > MOST_BACKS:
        raise Mistake(400, "log", mistake("log-long", lines=MOST_LINES, backs=MOST_BACKS), "text")
    try:
        match = retell(text if text.endswith("\n") else text + "\n", [SPECTATOR], dict(wish.files))[SPECTATOR].match
    except LogError as error:
        raise Mistake(400, "log", told(error), f"text:{error.line}", "send a whole log, and its files") from None
    return match


def _record(match: Match, person: Person, chairs: list[Chair], files: dict[str, str], origin: str) -> Record:
    return Record(
        id=new_id(),
        game=match.setup.game.name,
        host=person.id,
        seed=new_seed().hex(),
        created=now(),
        chairs=chairs,
        options={name: value for name, value in match.setup.options if match.setup.file(name) is None},
        files={name: text for name, text in files.items() if match.setup.file(name) is not None},
        origin=origin,
        state="playing",
    )


async def _open(hall: Hall, record: Record, lines: list[str]) -> Room:
    """Store a table together with its log."""

    def put(connection: Connection) -> None:
        records.add(connection, record)
        hall.store.insert(connection, Lines(record.id, 1, lines, record.created))

    await hall.store.write(put)
    return await hall.room(record.id)


# -- Gone on with -----------------------------------------------------------------------------------------------------


async def branch(hall: Hall, room: Room, person: Person, wish: bodies.Branch) -> Room:
    """Make a table of one's own from a point of another, the others played by bots."""
    async with room.settled:
        text, audience, seat = _point(room, person, wish)
    level = level_of(wish.level or room.record.level)
    match = await asyncio.to_thread(_until, text, room.record.files, audience, wish.version)
    chairs: list[Chair] = []
    for number in range(match.setup.seats):
        taken = [chair.name for chair in chairs]
        chairs.append(seated(person, None, "", taken) if number == seat else bot(level, taken))
    record = _record(match, person, chairs, room.record.files, "branch")
    record.level, record.auto = level, room.record.auto
    going = Playing(match, hall.dealer(record))
    going.begin()
    record.state = "over" if going.over else "playing"
    record.winners = match.winners if going.over else None
    return await _open(hall, record, match.lines)


def _point(room: Room, person: Person, wish: bodies.Branch) -> tuple[str, int, int]:
    """Return the log to go on with, who looks at it, and the seat that is taken, if there is such a point."""
    playing = room.playing
    if playing is None:
        raise Mistake(409, "not-begun", NOT_BEGUN, "T")
    if not (room.revealed or room.record.origin == "log" or _is_open(playing)):
        raise Mistake(403, "secret", "the game is not over and holds secrets", "T", "wait for its end")
    mine = room.record.seats_of(person.id)
    audience = wish.seat if wish.seat in mine else (mine[0] if mine else SPECTATOR)
    seat = wish.seat if wish.seat is not None else max(audience, 0)
    if seat >= len(room.record.chairs) or wish.version > playing.version(audience):
        raise Mistake(400, "no-point", "there is no such version or seat", "version", "see GET .../frames")
    return playing.match.text, audience, seat


def _until(text: str, files: Mapping[str, str], seat: int, version: int) -> Match:
    """Play a log until an audience had been told so much."""
    for match, story in _steps(text, files, seat):
        if story.version >= version:
            return match
    raise LogError(1, "there is no such version")


def _is_open(playing: Playing) -> bool:
    """Say whether a game has no secrets at all."""
    return all(field.mark == "public" for field in fields_of(playing.match.setup.game.state).values())
