"""What is known of a table besides its log: how it was made and who sits where."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, func, insert, select, update

from saqqara.server import schema
from saqqara.server.clocks import DAY
from saqqara.server.store import Conflict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

PUBLIC_SHOWN = 50
MINE_SHOWN = 50


@dataclass(slots=True)
class Chair:
    """One seat: a person, a bot, or nobody yet."""

    kind: str = "open"  # person, bot, open
    person: str | None = None
    name: str = ""
    level: str | None = None
    program: bool = False
    away: bool = False  # a bot sits in
    nonce: str = ""
    link: str | None = None  # hash of the seat's link

    @property
    def by_bot(self) -> bool:
        """Say whether a bot answers."""
        return self.kind == "bot" or self.away


@dataclass(slots=True)
class Record:
    """A table's row and its seats."""

    id: str
    game: str
    host: str
    seed: str
    created: int
    chairs: list[Chair]
    state: str = "open"  # open, playing, over, deleted
    mode: str = "live"
    public: bool = False
    chat: bool = True
    auto: bool = True
    level: str = "greedy"
    options: dict[str, str] = field(default_factory=dict)
    clock: dict[str, int] | None = None
    banks: list[int] | None = None
    deal: str | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    origin: str = ""  # "log" of one that was taken in, "branch" of one that goes on from another
    files: dict[str, str] = field(default_factory=dict)  # texts by option
    version: int = 0  # of the row and the seats, as they are stored
    asked: dict[str, Any] | None = None  # who wants to take something back
    ticking: list[dict[str, int]] | None = None  # whose clocks run since when, and what the stopped ones had used

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that somebody holds."""
        return [] if person is None else [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def begun(self) -> bool:
        """Say whether nobody can sit down any more."""
        return self.state != "open"


JSON = ("options", "clock", "banks", "winners", "asked", "ticking")
PLAIN = (
    "id", "game", "host", "seed", "created", "state", "mode", "public", "chat", "auto", "level", "deal", "rematch",
    "origin", "version",
)  # fmt: skip


def _packed(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


def row_of(record: Record) -> dict[str, Any]:
    """Return the table's row."""
    return {name: getattr(record, name) for name in PLAIN} | {name: _packed(getattr(record, name)) for name in JSON}


def chair_row(record: Record, seat: int) -> dict[str, Any]:
    """Return a seat's row."""
    chair = record.chairs[seat]
    return {"table": record.id, "seat": seat} | {name: getattr(chair, name) for name in Chair.__slots__}


def add(connection: Connection, record: Record) -> None:
    """Store a new table, its seats and its files."""
    connection.execute(insert(schema.tables), row_of(record))
    connection.execute(insert(schema.seats), [chair_row(record, seat) for seat in range(len(record.chairs))])
    for name, text in record.files.items():
        digest = sha256(text.encode()).hexdigest()
        known = connection.execute(select(schema.texts.c.hash).where(schema.texts.c.hash == digest)).first()
        if known is None:
            connection.execute(insert(schema.texts), {"hash": digest, "body": text})
        connection.execute(insert(schema.files), {"table": record.id, "name": name, "text": digest})


def save(connection: Connection, record: Record, seats: Iterable[int] = ()) -> None:
    """Store what changed of a table and of some of its seats; Conflict where somebody else was quicker."""
    tables = schema.tables
    here = (tables.c.id == record.id) & (tables.c.version == record.version)
    row = {**row_of(record), "version": record.version + 1}
    if connection.execute(update(tables).where(here).values(row)).rowcount == 0:
        raise Conflict(f"table {record.id} has changed")
    for seat in seats:
        where = (schema.seats.c.table == record.id) & (schema.seats.c.seat == seat)
        connection.execute(update(schema.seats).where(where).values(chair_row(record, seat)))


def remove(connection: Connection, record: Record, known: int) -> None:
    """Forget a table; its row stays, so that links can say what became of it. Conflict where somebody has moved."""
    table, lines = record.id, schema.lines
    last = connection.scalar(select(func.max(lines.c.n)).where(lines.c.table == table)) or 0
    version = connection.scalar(select(schema.tables.c.version).where(schema.tables.c.id == table))
    if (last, version) != (known, record.version):
        raise Conflict(f"table {table} has changed")
    for part in (schema.lines, schema.chats, schema.files, schema.presence, schema.leases):
        connection.execute(delete(part).where(part.c.table == table))
    connection.execute(update(schema.seats).where(schema.seats.c.table == table).values(link=None, person=None))
    tables = schema.tables
    gone = {"state": "deleted", "version": tables.c.version + 1}
    connection.execute(update(tables).where(tables.c.id == table).values(gone))


def fetch(connection: Connection, ids: list[str]) -> list[Record]:
    """Read tables with their seats and files, in the order asked for."""
    if not ids:
        return []
    found = {row.id: _record(row) for row in connection.execute(_of(schema.tables, schema.tables.c.id, ids))}
    order = _of(schema.seats, schema.seats.c.table, ids).order_by(schema.seats.c.table, schema.seats.c.seat)
    for row in connection.execute(order):
        values = row._mapping  # noqa: SLF001  the public name of a row's mapping
        found[values["table"]].chairs.append(Chair(*(values[name] for name in Chair.__slots__)))
    texts = select(schema.files.c.table, schema.files.c.name, schema.texts.c.body).join(schema.texts)
    for row in connection.execute(texts.where(schema.files.c.table.in_(ids))):
        found[row[0]].files[row[1]] = row[2]
    return [found[name] for name in ids if name in found]


def _of(table: Any, column: Any, ids: list[str]) -> Any:
    return select(table).where(column.in_(ids))


def _record(row: Any) -> Record:
    values = row._mapping  # noqa: SLF001
    plain = {name: values[name] for name in PLAIN}
    packed = {name: msgspec.json.decode(values[name]) if values[name] is not None else None for name in JSON}
    told: dict[str, Any] = plain | packed
    return Record(**told, chairs=[])


def mine(connection: Connection, person: str) -> list[str]:
    """List the tables of a person, newest first."""
    tables, seats = schema.tables, schema.seats
    held = select(seats.c.table).where(seats.c.person == person)
    query = select(tables.c.id).where(
        (tables.c.id.in_(held) | (tables.c.host == person)) & (tables.c.state != "deleted")
    )
    return list(connection.scalars(query.order_by(tables.c.created.desc(), tables.c.id).limit(MINE_SHOWN)))


def public(connection: Connection) -> list[str]:
    """List public tables: those with an open seat first, then those being played."""
    tables = schema.tables
    shown: list[str] = []
    for state in ("open", "playing"):
        query = select(tables.c.id).where(tables.c.public & (tables.c.state == state))
        shown += connection.scalars(query.order_by(tables.c.created.desc(), tables.c.id).limit(PUBLIC_SHOWN))
    return shown


def playing(connection: Connection, ids: list[str]) -> list[str]:
    """List those of some tables that are being played."""
    tables = schema.tables
    return list(connection.scalars(select(tables.c.id).where(tables.c.id.in_(ids) & (tables.c.state == "playing"))))


def overdue(connection: Connection, now: int) -> list[str]:
    """List tables of turns on which somebody's days may be up."""
    tables, lines = schema.tables, schema.lines
    last = select(lines.c.table, func.max(lines.c.at).label("at")).group_by(lines.c.table).subquery()
    query = select(tables.c.id, tables.c.clock, last.c.at).join(last, last.c.table == tables.c.id)
    waiting = (tables.c.state == "playing") & (tables.c.mode == "turns") & tables.c.clock.is_not(None)
    rows = connection.execute(query.where(waiting)).all()
    return [row[0] for row in rows if row[2] + msgspec.json.decode(row[1])["days"] * DAY <= now]


def linked(connection: Connection, link: str) -> tuple[str, int] | None:
    """Return the table and seat that the hash of a link stands for."""
    seats = schema.seats
    row = connection.execute(select(seats.c.table, seats.c.seat).where(seats.c.link == link)).first()
    return None if row is None else (row[0], row[1])


def deal_over(connection: Connection, deal: str) -> bool:
    """Say whether all tables of a deal are over, or gone."""
    tables = schema.tables
    query = select(tables.c.id).where((tables.c.deal == deal) & tables.c.state.in_(("open", "playing")))
    return connection.execute(query.limit(1)).first() is None


def deal_seed(connection: Connection, deal: str, seed: str, created: int) -> str:
    """Return the seed of a deal; a name that is new gets the one given. ValueError when its tables are all over."""
    deals, tables = schema.deals, schema.tables
    known = connection.scalar(select(deals.c.seed).where(deals.c.name == deal))
    if known is None:
        connection.execute(insert(deals), {"name": deal, "seed": seed, "created": created})
        return seed
    used = connection.execute(select(tables.c.id).where(tables.c.deal == deal).limit(1)).first()
    if used is not None and deal_over(connection, deal):
        raise ValueError(f"the deal {deal!r} is over and its seed is known")
    return str(known)


def log_of(connection: Connection, table: str) -> tuple[list[str], list[int]]:
    """Return the lines of a log, and when each was stored."""
    lines = schema.lines
    rows = connection.execute(select(lines.c.body, lines.c.at).where(lines.c.table == table).order_by(lines.c.n)).all()
    return [row[0] for row in rows], [row[1] for row in rows]


def answers_of(connection: Connection, table: str) -> dict[tuple[int, str], int]:
    """Return what was answered with which key."""
    lines = schema.lines
    answered = (lines.c.table == table) & lines.c.key.is_not(None)
    query = select(lines.c.seat, lines.c.key, lines.c.version).where(answered)
    return {(row[0], row[1]): row[2] for row in connection.execute(query)}
