"""Who is who: guests by cookie, programs by token; only hashes of either are kept."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select, update

from saqqara.server import schema
from saqqara.server.store import About

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import Connection

    from saqqara.server.store import Store

COOKIE = "saqqara"
TOKEN_BYTES = 24
CACHED = 10_000  # people remembered at once
LONGEST = 100  # signs of a token


@dataclass(slots=True)
class Person:
    """Somebody who has been here: a guest or a program."""

    id: str
    name: str
    language: str
    bot: bool


@dataclass(frozen=True, slots=True)
class Caller:
    """Who makes a request, and how they are known."""

    person: Person | None = None
    token: str = ""  # what they showed
    cookie: bool = False

    @property
    def csrf(self) -> str:
        """Return the word that requests with this cookie carry; other sites cannot know it."""
        return hashed("csrf " + self.token)[:32]


NOBODY = Caller()


def hashed(token: str) -> str:
    """Return what is kept of a token."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


def new_token() -> str:
    """Make a word that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


class People:
    """Finds people by what they show, and makes new ones."""

    def __init__(self, store: Store) -> None:
        """Remember nobody yet."""
        self.store = store
        self._by_hash: dict[str, Person] = {}
        self._by_id: dict[str, Person] = {}

    async def known(self, token: str, kind: str) -> Person | None:
        """Return who a cookie or a token belongs to."""
        if not 0 < len(token) <= LONGEST:
            return None
        digest = hashed(kind + token)
        found = self._by_hash.get(digest)
        if found is None:
            row = await self.store.read(lambda connection: _find(connection, digest))
            if row is None:
                return None
            found = self._remember(digest, Person(row.id, row.name, row.language, row.bot))
        return found

    def _remember(self, digest: str, person: Person) -> Person:
        if len(self._by_hash) >= CACHED:
            self._by_hash.clear()
            self._by_id.clear()
        person = self._by_id.setdefault(person.id, person)
        self._by_hash[digest] = person
        return person

    async def make(self, kind: str, name: str = "", *, bot: bool = False, language: str = "en") -> tuple[Person, str]:
        """Make a person, known from now on by the token that is returned."""
        token = new_token()
        person = Person(secrets.token_hex(8), name, language, bot)
        digest = hashed(kind + token)
        row = {"id": person.id, "name": name, "language": language, "bot": bot, "created": now()}
        key = {"hash": digest, "person": person.id, "kind": kind, "created": row["created"]}

        def put(connection: Connection) -> None:
            connection.execute(insert(schema.people), row)
            connection.execute(insert(schema.keys), key)

        await self.store.write(put)
        return self._remember(digest, person), token

    async def change(self, person: Person, name: str | None, language: str | None) -> None:
        """Change what somebody is called, or the language."""
        values = {"name": person.name if name is None else name, "language": language or person.language}
        change = update(schema.people).where(schema.people.c.id == person.id).values(values)
        await self.store.write(lambda connection: connection.execute(change) and None, About(person=person.id))
        person.name, person.language = values["name"], values["language"]

    @property
    def known_ids(self) -> list[str]:
        """Return whom this process remembers."""
        return list(self._by_id)

    async def look_again(self, ids: Iterable[str]) -> None:
        """Read anew what people are called, of those who are remembered: another process may have changed it."""
        wanted = [person for person in ids if person in self._by_id]
        if not wanted:
            return
        query = select(schema.people).where(schema.people.c.id.in_(wanted))
        for row in await self.store.read(lambda connection: connection.execute(query).all()):
            person = self._by_id.get(row.id)
            if person is not None:
                person.name, person.language = row.name, row.language


def _find(connection: Connection, digest: str) -> Any:
    query = select(schema.people).join(schema.keys, schema.keys.c.person == schema.people.c.id)
    return connection.execute(query.where(schema.keys.c.hash == digest)).first()
