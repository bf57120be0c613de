"""What processes that serve the same tables write down for each other: who lives, who is where, who sees to what.

Only on PostgreSQL. Its clock is the one that counts, so that the machines' own need not agree.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import BigInteger, and_, bindparam, delete, exists, func, literal_column, or_, select, text, update

from saqqara.server import records, schema

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from sqlalchemy import Connection, Table
    from sqlalchemy.dialects.postgresql import Insert

    from saqqara.server.records import Record

CHANNEL = "saqqara"
LARGEST = 7000  # bytes of a notification, of the 8,000 that PostgreSQL takes
LIFE = 5_000  # milliseconds after which a process that was not seen is taken for dead
AT_ONCE = 50  # tables that are taken over together
NOW = literal_column("(extract(epoch from clock_timestamp()) * 1000)::bigint", BigInteger)
processes, presence, leases = schema.processes, schema.presence, schema.leases


@dataclass(slots=True)
class Elsewhere:
    """Who looks at a table from other processes."""

    people: set[str] = field(default_factory=set)
    watched: bool = False


@dataclass(frozen=True, slots=True)
class Known:
    """How far somebody has seen a table: so many lines and chats, and which version of its row."""

    lines: int
    chats: int
    version: int


# Arrays go in as they are, so that a statement is the same for any number of tables.
_GIVEN = "FROM unnest(CAST(:ids AS text[]), CAST(:{0} AS int[])) AS known(id, n) JOIN {1} ON "
CHANGED = text(
    "SELECT tables.id " + _GIVEN.format("versions", "tables") + "tables.id = known.id AND tables.version <> known.n"
)
LATER_LINES = text(
    'SELECT lines."table", lines.n, lines.body, lines.at '
    + _GIVEN.format("lines", "lines")
    + 'lines."table" = known.id AND lines.n > known.n ORDER BY lines."table", lines.n'
)
LATER_CHATS = text(
    'SELECT chats."table", chats.n, chats.seat, chats.name, chats.text, chats.at '
    + _GIVEN.format("chats", "chats")
    + 'chats."table" = known.id AND chats.n >= known.n ORDER BY chats."table", chats.n'
)


@dataclass(slots=True)
class News:
    """What has changed at a table since somebody looked."""

    lines: list[tuple[int, str, int]] = field(default_factory=list)  # number, line, when
    record: Record | None = None  # where its row or seats changed
    chats: list[Any] = field(default_factory=list)
    elsewhere: Elsewhere | None = None  # where it was asked for
    answers: dict[tuple[int, str], int] | None = None  # where they were asked for


# -- Who lives --------------------------------------------------------------------------------------------------------


def _insert(table: Table) -> Insert:
    """Begin a statement that only PostgreSQL knows; loaded here, since most services never need it."""
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415

    return postgresql.insert(table)


def beat(connection: Connection, me: str) -> bool:
    """Say that this process lives; return whether others had already given it up."""
    put = _insert(processes).values(id=me, seen=NOW)
    query = put.on_conflict_do_update(index_elements=["id"], set_={"seen": NOW}).returning(text("xmax = 0"))
    return bool(connection.scalar(query))


def bury(connection: Connection) -> list[str]:
    """Take dead processes off; return the tables at which somebody may be missing now. What they saw to is due."""
    dead = select(processes.c.id).where(processes.c.seen < NOW - LIFE).with_for_update(skip_locked=True)
    ids = list(connection.scalars(dead))
    return leave(connection, ids) if ids else []


def leave(connection: Connection, ids: list[str]) -> list[str]:
    """Let processes go: what they saw to is due at once."""
    found = list(connection.scalars(select(presence.c.table).where(presence.c.process.in_(ids))))
    freed = update(leases).where(leases.c.process.in_(ids)).values(process=None, due=NOW).returning(leases.c.table)
    found += connection.scalars(freed)
    connection.execute(delete(processes).where(processes.c.id.in_(ids)))  # its presence goes with it
    return sorted(set(found))


def living(connection: Connection) -> int:
    """Count the processes that serve this database."""
    return connection.scalar(select(func.count()).select_from(processes).where(processes.c.seen >= NOW - LIFE)) or 0


# -- Who is where -----------------------------------------------------------------------------------------------------


def stand(connection: Connection, me: str, here: Mapping[str, tuple[list[str], bool]]) -> None:
    """Write down who looks at tables from this process: by table, who sits there, and whether anybody looks."""
    gone = [table for table, (_, watched) in here.items() if not watched]
    if gone:
        connection.execute(delete(presence).where((presence.c.process == me) & presence.c.table.in_(gone)))
    rows = [
        {"table": table, "process": me, "people": msgspec.json.encode(people).decode(), "watched": True}
        for table, (people, watched) in sorted(here.items())
        if watched
    ]
    if rows:
        put = _insert(presence)
        changed = {"people": put.excluded.people, "watched": put.excluded.watched}
        connection.execute(put.on_conflict_do_update(index_elements=["table", "process"], set_=changed), rows)


def elsewhere(connection: Connection, tables: Iterable[str], me: str) -> dict[str, Elsewhere]:
    """Return who looks at tables from other processes that live."""
    lives = exists().where((processes.c.id == presence.c.process) & (processes.c.seen >= NOW - LIFE))
    query = select(presence).where(presence.c.table.in_(list(tables)) & (presence.c.process != me) & lives)
    found: dict[str, Elsewhere] = {}
    for row in connection.execute(query).mappings():
        at = found.setdefault(row["table"], Elsewhere())
        at.people |= set(msgspec.json.decode(row["people"]))
        at.watched |= row["watched"]
    return found


# -- Who sees to what -------------------------------------------------------------------------------------------------


def claim(connection: Connection, me: str, tables: Iterable[str]) -> list[str]:
    """See to the clocks and bots of tables from now on; return those that no living process sees to already."""
    put = _insert(leases)
    lives = exists().where((processes.c.id == leases.c.process) & (processes.c.seen >= NOW - LIFE))
    free = or_(leases.c.process == me, leases.c.process.is_(None), ~lives)
    query = put.on_conflict_do_update(index_elements=["table"], set_={"process": me, "due": None}, where=free)
    rows = [{"table": table, "process": me, "due": None} for table in sorted(tables)]
    return [row for one in rows for row in connection.scalars(query.returning(leases.c.table), one)]


def take_due(connection: Connection, me: str) -> list[str]:
    """See to tables whose time has come and that nobody sees to; what another process takes meanwhile is left to it."""
    tables = schema.tables
    due = (
        select(leases.c.table)
        .join(tables, and_(tables.c.id == leases.c.table, tables.c.state == "playing"))
        .where(leases.c.process.is_(None) & (leases.c.due <= NOW))
        .order_by(leases.c.due)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True, of=leases)
    )
    taken = update(leases).where(leases.c.table.in_(due.scalar_subquery())).values(process=me, due=None)
    return list(connection.scalars(taken.returning(leases.c.table)))


def held(connection: Connection, me: str) -> set[str]:
    """Return what a process sees to."""
    return set(connection.scalars(select(leases.c.table).where(leases.c.process == me)))


def give_up(connection: Connection, me: str, tables: Mapping[str, int | None]) -> None:
    """See to tables no longer: by table, in how many milliseconds somebody has to look, None not before one comes."""
    rows = [{"which": table, "wait": wait} for table, wait in sorted(tables.items())]
    where = (leases.c.table == bindparam("which")) & (leases.c.process == me)
    due = NOW + bindparam("wait", type_=schema.leases.c.due.type)
    connection.execute(update(leases).where(where).values(process=None, due=due), rows)


# -- What is new ------------------------------------------------------------------------------------------------------


def tell(connection: Connection, me: str, tables: Mapping[str, int], people: Iterable[str] = ()) -> None:
    """Tell all processes which tables changed, as Store's teller says it; heard when this is committed."""
    entries: list[Any] = [[table, count] for table, count in tables.items()] + list(people)
    while entries:
        said, size = [], 0
        while entries and size < LARGEST:
            said.append(entries.pop())
            size += len(msgspec.json.encode(said[-1])) + 1
        payload = msgspec.json.encode([me, *said]).decode()
        connection.execute(select(func.pg_notify(CHANNEL, payload)))


def sound(connection: Connection, me: str) -> None:
    """Let all processes hear something, so that a silent line is a dead one."""
    connection.execute(select(func.pg_notify(CHANNEL, msgspec.json.encode([me]).decode())))


def news(connection: Connection, me: str, known: Mapping[str, Known], grown: Collection[str] = ()) -> dict[str, News]:
    """Return what is new at tables since what is known of them; of those that have only grown, their lines."""
    found = {table: News() for table in known}
    changed = {table: one for table, one in known.items() if table not in grown}
    if changed:
        _read_all(connection, me, changed, found)
    lines = [one.lines for one in known.values()]
    for row in connection.execute(LATER_LINES, {"ids": list(known), "lines": lines}):
        found[row[0]].lines.append((row[1], row[2], row[3]))
    return found


def _read_all(connection: Connection, me: str, known: Mapping[str, Known], found: dict[str, News]) -> None:
    """Read everything but the lines."""
    ids, versions = list(known), [one.version for one in known.values()]
    for record in records.fetch(connection, list(connection.scalars(CHANGED, {"ids": ids, "versions": versions}))):
        found[record.id].record = record
    for row in connection.execute(LATER_CHATS, {"ids": ids, "chats": [one.chats for one in known.values()]}):
        found[row[0]].chats.append(row)
    others = elsewhere(connection, known, me)
    for table in known:
        found[table].elsewhere = others.get(table, Elsewhere())
