"""What the store holds: logs line by line, who sits where, and what people are called."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Cookies and tokens: only hashes are kept, so that a stolen file opens no seat.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token
    Column("created", BigInteger, nullable=False),
)

# Tables with the same name of a deal are dealt from one seed.
deals = Table(
    "deals",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("state", String(8), nullable=False, index=True),  # open, playing, over, deleted
    Column("mode", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("level", String(80), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("clock", Text),  # JSON
    Column("banks", Text),  # JSON: milliseconds left in the bank of each seat
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("deal", ForeignKey("deals.name"), index=True),
    Column("winners", Text),  # JSON
    Column("rematch", String(20)),
    Column("origin", String(8), nullable=False),  # empty, "log" or "branch"
    Column("created", BigInteger, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),  # grows whenever this row or a seat changes
    Column("asked", Text),  # JSON: who wants to take something back
    Column("ticking", Text),  # JSON: whose clocks run since when, where several processes keep them
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("person", ForeignKey("people.id")),
    Column("name", String(80), nullable=False),
    Column("level", String(80)),
    Column("program", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("nonce", String(80), nullable=False),
    Column("link", String(64), unique=True),  # hash of the seat's link
    Index("ix_seats_person_table", "person", "table"),
)

# The log: the only thing that a game is made of. Two servers that make move n cannot both commit.
# The first line of an answer says whose it was, its key, since one that comes twice is done once, and its version.
lines = Table(
    "lines",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", SmallInteger),
    Column("key", String(80)),
    Column("version", Integer),
    sqlite_with_rowid=False,  # a log lies together on the disk
)

# Files that came with a table, each text once.
texts = Table(
    "texts",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("body", Text, nullable=False),
)

files = Table(
    "files",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("text", ForeignKey("texts.hash"), nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What follows is empty where one process serves. Times in it are the database's own.
processes = Table(
    "processes",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

# Who looks at a table from which process.
presence = Table(
    "presence",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("people", Text, nullable=False),  # JSON: those who sit there, and the host
    Column("watched", Boolean, nullable=False),  # whether anybody looks at all
)

# Which process sees to the clock and the bots of a table: one at a time, and when next if none does.
leases = Table(
    "leases",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("process", ForeignKey("processes.id", ondelete="SET NULL"), index=True),
    Column("due", BigInteger, index=True),  # NULL: not before somebody comes
)
