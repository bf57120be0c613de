"""All tables: those in memory, those in the store, and how new ones are made."""

from __future__ import annotations

import asyncio
import gc
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import select

from saqqara.ai.players import seatable
from saqqara.core import shelf
from saqqara.core.commitment import commitment, deal_key, new_seed
from saqqara.core.dealer import SecretDealer
from saqqara.core.game import Setup
from saqqara.core.match import Match
from saqqara.core.said import told
from saqqara.server import bodies, messages, names, records
from saqqara.server.figures import Figures
from saqqara.server.mistakes import Mistake, deleted, no_table
from saqqara.server.people import Person, now
from saqqara.server.playing import Playing
from saqqara.server.records import Chair, Record
from saqqara.server.room import Room
from saqqara.server.sharing import Elsewhere, elsewhere
from saqqara.server.store import Conflict, NotStored

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from sqlalchemy import Connection

    from saqqara.server.bots import Pool
    from saqqara.server.cluster import Cluster
    from saqqara.server.settings import Settings
    from saqqara.server.store import Store

log = structlog.get_logger("saqqara.hall")
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
LENGTH = 12
PATIENCE = 2.0  # seconds in which a store that is well answers
SWEEP = 20.0  # seconds
SWEEPS = 30  # until overdue tables are looked for again
RINGS = 500  # tables put away before the garbage collector takes what is left of them


def new_id() -> str:
    """Make a name for a table that nobody guesses."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


class Hall:
    """The tables, and what they share."""

    def __init__(self, settings: Settings, store: Store, pool: Pool) -> None:
        """Open the hall; no table is in memory yet."""
        self.settings, self.store, self.pool = settings, store, pool
        self.figures = Figures()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rings = 0  # tables put away of which something may be left
        self.closing = False
        self.cluster: Cluster | None = None  # the other processes, where there are any

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside everything else; what goes wrong in it is a line in the log."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not self.closing:
            log.error("a task failed", exc_info=error)

    # -- Finding ------------------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """Return a table, read from the store where it is not in memory."""
        found = self.rooms.get(table)
        if found is not None:
            found.used = now()
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    def is_loading(self, table: str) -> bool:
        """Say whether a table is being read."""
        return table in self._loading

    async def latest(self, table: str) -> Room:
        """Return a table, as it is stored now also where another process has changed it a moment ago."""
        known = table in self.rooms
        room = await self.room(table)
        if self.cluster is not None and known:
            await self.cluster.catch_up([table])
        return room

    async def _load(self, table: str) -> Room:
        if "\0" in table:
            raise no_table(table)
        found = await self.store.read(lambda connection: records.fetch(connection, [table]))
        if not found:
            raise no_table(table)
        if found[0].state == "deleted":
            raise deleted()
        room = Room(self, found[0])
        await room.load()
        self.rooms[table] = room
        if room.is_complete:  # the service ended after it was made and before it began
            with suppress(Conflict):  # another process begins it
                async with room.settled:
                    await room.save()
        room.bots.wake()
        if self.cluster is not None:
            self.cluster.mind(room)
        return room

    async def sweep(self) -> None:
        """Put away tables that nobody looks at, and take out those where somebody's days are up, again and again."""
        while True:
            await self.take_out_overdue()
            for _ in range(SWEEPS):
                await asyncio.sleep(SWEEP)
                self.put_away_idle()

    async def take_out_overdue(self) -> None:
        """Load tables of turns on which somebody's time is up: their clocks do the rest."""
        try:
            for table in await self.store.read(lambda connection: records.overdue(connection, now())):
                await self.room(table)  # where processes share, the one that may sees to it
        except NotStored:
            log.warning("cannot look for tables whose time is up")

    def put_away_idle(self) -> None:
        """Put away tables that nobody has looked at for a while; a clock that runs keeps its table."""
        before = now() - self.settings.idle * 1000
        for room in list(self.rooms.values()):
            waits = room.timing.clocks is not None and room.timing.clocks.since and not self._can_be_left(room)
            if not room.windows and room.used < before and not room.bots.busy and not room.lock.locked() and not waits:
                self._put_away(room)
        if self._rings >= RINGS:
            self._rings = 0
            gc.collect()

    def _put_away(self, room: Room) -> None:
        """Let a table leave memory. Its game goes at once; a room and its parts are a ring, which takes a collector."""
        room.put_away()
        room.playing = None
        del self.rooms[room.record.id]
        self._rings += 1
        if self.cluster is not None:
            self.cluster.put_away(room, room.timing.clocks.next(now()) if room.timing.clocks is not None else None)

    def _can_be_left(self, room: Room) -> bool:
        """Say whether a clock that runs keeps no table in memory: where processes share, the store wakes one."""
        return self.cluster is not None and (room.record.mode == "turns" or not room.cared_for)

    async def close(self, error: str, code: int) -> None:
        """Tell everybody that the service goes down, and stop."""
        for room in self.rooms.values():
            room.end(error, code)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def count(self) -> None:
        """Write down the figures that are not counted as they happen."""
        self.figures.tables.set(len(self.rooms))
        self.figures.commits.set(self.store.commits)
        self.figures.waiting.set(self.pool.waiting)

    async def problem(self) -> str:
        """Return why nobody should be sent here now; empty where all is well."""
        if self.closing:
            return "going down"
        if self.cluster is not None and not self.cluster.is_ready:
            return "the other processes are not heard"
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.read(lambda connection: connection.scalar(select(1)))
        except (NotStored, TimeoutError):
            return "the store cannot be read"
        return ""

    # -- About --------------------------------------------------------------------------------------------------------

    def about(
        self, record: Record, person: str | None, room: Room | None = None, *, revealed: bool = False
    ) -> messages.About:
        """Return everything about a table, as somebody may know it."""
        room = room or self.rooms.get(record.id)
        rules = room.playing.match.rules if room and room.playing else shelf.game(record.game).rules
        revealed = room.revealed if room else revealed
        return messages.About(
            id=record.id,
            game=record.game,
            rules=rules,
            state=record.state,  # type: ignore[arg-type]
            mode=record.mode,  # type: ignore[arg-type]
            public=record.public,
            chat=record.chat,
            auto=record.auto,
            level=record.level,
            options=record.options,
            files=sorted(record.files),
            clock=record.clock,
            created=record.created,
            host=room.is_host(person) if room else person == record.host,
            deletable=person == record.host and (record.state == "open" or (room is not None and not room.is_common)),
            mine=record.seats_of(person),
            seats=[self._seat(chair, room) for chair in record.chairs],
            commitment=commitment(bytes.fromhex(record.seed)),
            seed=record.seed if revealed else None,
            nonces=[chair.nonce for chair in record.chairs],
            deal=record.deal,
            paused=room.paused if room else record.mode == "live" and record.state == "playing",
            winners=record.winners,
            for_points=shelf.game(record.game).for_points(len(record.chairs), record.options),
            rematch=record.rematch,
            asked=room.taking_back.asked if room else None,
            deciding=room.deciding if room else None,
            imported=record.origin == "log",
        )

    @staticmethod
    def _seat(chair: Chair, room: Room | None) -> messages.SeatAbout:
        present = room is not None and chair.kind == "person" and room.present(chair.person)
        return messages.SeatAbout(
            chair.kind,  # type: ignore[arg-type]
            chair.name,
            chair.level,
            chair.program,
            present,
            chair.away,
        )

    async def is_revealed(self, record: Record) -> bool:
        """Say whether a table's seed may be known: when it is over, and all that are dealt alike are."""
        deal = record.deal
        if record.state != "over" or deal is None:
            return record.state == "over"
        return await self.store.read(lambda connection: records.deal_over(connection, deal))

    async def listed(self, ids: list[str], person: str | None) -> list[messages.About]:
        """Return about many tables; those that are being changed as they are stored."""
        if self.cluster is not None:
            await self.cluster.catch_up([table for table in ids if table in self.rooms])
        here = {table: self.rooms[table].record for table in ids if self._is_settled(table)}
        away = [table for table in ids if table not in here]
        found = await self.store.read(lambda connection: records.fetch(connection, away))
        known = {record.id: record for record in found} | here
        told = [
            self.about(known[table], person, revealed=known[table].state == "over" and known[table].deal is None)
            for table in ids
            if table in known
        ]
        if self.cluster is not None:
            await self._add_elsewhere([about for about in told if about.id not in here], known)
        return told

    async def _add_elsewhere(self, told: list[messages.About], known: dict[str, Record]) -> None:
        """Say who is at tables that only other processes have in memory."""
        cluster, ids = self.cluster, [about.id for about in told]
        assert cluster is not None  # noqa: S101
        found = await self.store.read(lambda connection: elsewhere(connection, ids, cluster.me)) if ids else {}
        for about in told:
            people = found.get(about.id, Elsewhere()).people
            for seat, chair in zip(about.seats, known[about.id].chairs, strict=True):
                seat.present = chair.kind == "person" and chair.person in people
            if any(seat.present for seat in about.seats):
                about.paused = False

    def _is_settled(self, table: str) -> bool:
        return table in self.rooms and not self.rooms[table].changing

    async def take_out(self, tables: list[str]) -> None:
        """Load those of these tables that are being played; one that cannot be read is left where it is."""
        known = await self.store.read(lambda connection: records.playing(connection, tables))
        for found in await asyncio.gather(*(self.room(table) for table in known), return_exceptions=True):
            if isinstance(found, Exception) and not isinstance(found, Mistake):
                log.warning("a table cannot be read", exc_info=found)

    # -- Making -------------------------------------------------------------------------------------------------------

    def dealer(self, record: Record) -> SecretDealer:
        """Return who deals at a table; tables of one deal are dealt alike."""
        nonces = [chair.nonce for chair in record.chairs]
        return SecretDealer(deal_key(bytes.fromhex(record.seed), record.id, nonces, record.deal or ""))

    def begin(self, record: Record) -> Playing:
        """Set a table up and let chance answer first."""
        playing = Playing(Match(setup_of(record)), self.dealer(record))
        playing.begin()
        if record.auto:
            playing.answer_alone()
        return playing

    async def create(self, person: Person, wish: bodies.WantTable) -> Room:
        """Make a table as somebody wants it."""
        game = game_of(wish.game)
        record = Record(
            id=new_id(),
            game=game.name,
            host=person.id,
            seed=new_seed().hex(),
            created=now(),
            chairs=_chairs(person, wish),
            mode=wish.mode,
            public=wish.public,
            chat=wish.chat,
            auto=wish.auto,
            level=level_of(wish.level),
            options=dict(wish.options),
            clock=_clock(wish),
            deal=wish.deal,
            files=dict(wish.files),
        )
        setup = await asyncio.to_thread(setup_of, record) if record.files else setup_of(record)  # a file takes a while
        record.options = {name: value for name, value in setup.options if name not in record.files}
        return await self.open(record)

    async def open(self, record: Record) -> Room:
        """Store a new table and begin it if nobody is missing."""
        await self._put(record)
        room = Room(self, record)
        self.rooms[record.id] = room
        async with room.lock:
            await room.save()
        return room

    async def _put(self, record: Record) -> None:
        def put(connection: Connection) -> None:
            if record.deal is not None:
                record.seed = records.deal_seed(connection, record.deal, record.seed, record.created)
            records.add(connection, record)

        try:
            await self.store.write(put)
        except ValueError as error:
            raise Mistake(409, "deal-over", str(error), "deal", "choose another name") from None


def game_of(name: str) -> Any:
    """Take a game off the shelf, or say which there are."""
    try:
        return shelf.game(name)
    except ValueError as error:
        raise Mistake(404, "no-game", str(error), "game", "see GET /api/games") from None


def level_of(name: str) -> str:
    """Return the name of a level, if there is such a bot."""
    try:
        seatable(name)
    except ValueError as error:
        raise Mistake(400, "no-level", str(error), "level", "see GET /api/games") from None
    return name


def setup_of(record: Record) -> Setup:
    """Return what a table is played with; files are texts that came along, never names on this machine."""
    chosen = dict(record.options) | {name: f"{name}.txt" for name in record.files}
    try:
        return Setup.of(game_of(record.game), len(record.chairs), chosen, None, record.files)
    except ValueError as error:
        raise Mistake(400, "set-up", told(error), "options", "see GET /api/games") from None


def _clock(wish: bodies.WantTable) -> dict[str, int] | None:
    """Return the clock, as it goes with the mode."""
    clock = wish.clock
    if clock is None or (clock.move, clock.bank, clock.days) == (None, None, None):
        return None
    if wish.mode == "turns":
        if clock.days is None:
            raise Mistake(400, "clock", "a table of turns counts days", "clock", '{"days": 3}')
        return {"days": clock.days}
    if clock.move is None and clock.bank is None:
        raise Mistake(400, "clock", "a live table counts seconds", "clock", '{"move": 60, "bank": 600}')
    return {"move": clock.move or 0, "bank": clock.bank or 0}


def _chairs(person: Person, wish: bodies.WantTable) -> list[Chair]:
    chairs: list[Chair] = []
    for player in wish.players:
        taken = [chair.name for chair in chairs]
        if player.kind == "me":
            chairs.append(seated(person, player.name, player.nonce, taken))
        elif player.kind == "bot":
            chairs.append(bot(level_of(player.level or wish.level), taken))
        else:
            chairs.append(Chair())
    return chairs


def seated(person: Person, name: str | None, nonce: str, taken: list[str]) -> Chair:
    """Return a person on a chair, under a name that is free."""
    called = clean_name(name) if name is not None else person.name or names.GUEST
    return Chair("person", person.id, names.untaken(called, taken), program=person.bot, nonce=nonce)


def bot(level: str, taken: list[str]) -> Chair:
    """Return a bot on a chair."""
    return Chair("bot", None, names.untaken(level, taken), level)


def clean_name(name: str) -> str:
    """Return a name as it is kept, or say what is wrong with it."""
    try:
        return names.clean(name)
    except names.BadName as error:
        raise Mistake(400, "name", str(error), "name", "choose another one") from None
