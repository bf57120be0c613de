"""The HTTP part: who may call what, with which body, and what is answered."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

from saqqara import __version__
from saqqara.ai.players import OFFERED
from saqqara.core import shelf
from saqqara.core.said import in_language
from saqqara.core.words import LANGUAGES, Words, sentences
from saqqara.server import bodies, bounds, components, lessons, logs, messages, records, tables
from saqqara.server.deciding import why_not
from saqqara.server.hall import Hall, clean_name, game_of, setup_of
from saqqara.server.mistakes import Mistake, not_yours
from saqqara.server.people import COOKIE, NOBODY, Caller, People, Person
from saqqara.server.security import Gate, address, check_csrf
from saqqara.server.store import Conflict, NotStored, Unfit

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from saqqara.server.room import Room

YEAR = 365 * 86_400
TEXT, JSON, SVG = "text/plain", "application/json", "image/svg+xml"
UNKEPT = {"cache-control": "no-store"}
LONGEST_PATH = 200
TRIES = 5  # times that something is done again because another process was quicker
DARK, LIGHT = "#2b2326", "#fffbef"  # in both themes: a camera needs dark on light


@dataclass(frozen=True, slots=True)
class Call:
    """One thing that can be asked for."""

    method: str
    path: str
    name: str  # of the method that answers
    text: str
    answer: Any
    body: Any = None
    known: bool = False  # whether one must be somebody
    rate: str = ""
    largest: int = bounds.LARGEST_BODY
    query: tuple[tuple[str, type], ...] = ()
    media: str = JSON


CALLS = (
    Call("GET", "/api/me", "me", "You and your tables; makes a guest of whoever is nobody yet", bodies.Me),
    Call("POST", "/api/me", "change_me", "Changes your name or language", bodies.Me, bodies.ChangeMe, known=True),
    Call(
        "POST", "/api/tokens", "token", "A token for a program", bodies.TokenMade, bodies.WantToken, rate="guests"
    ),
    Call("GET", "/api/games", "games", "The shelf", list[bodies.GameOffered]),
    Call(
        "GET",
        "/api/games/{game}/rules",
        "rules",
        "The rules of a game, sentence by sentence",
        list[bodies.Chapter],
        query=(("lang", str),),
    ),
    Call("GET", "/api/games/{game}/tutorial", "tutorial", "Scenes to learn a game by", bodies.TutorialShown),
    Call("GET", "/api/games/{game}/components", "components", "The designed file of one's own components",
         bodies.Components),
    Call(
        "POST",
        "/api/games/{game}/components/check",
        "check_components",
        "What is wrong with a file of one's own",
        bodies.Checked,
        bodies.CheckComponents,
        rate="checks",
        largest=components.LARGEST,
    ),
    Call(
        "POST",
        "/api/tables",
        "make",
        "Makes a table",
        messages.About,
        bodies.WantTable,
        known=True,
        rate="tables",
        largest=components.LARGEST,
    ),
    Call("GET", "/api/tables", "public", "Public tables", list[messages.About]),
    Call("GET", "/api/tables/{table}", "about", "About a table", messages.About),
    Call("DELETE", "/api/tables/{table}", "remove", "Deletes a table", bodies.Deleted, known=True),
    Call("POST", "/api/tables/{table}/sit", "sit", "Takes a seat", messages.About, bodies.Sit, known=True),
    Call(
        "POST",
        "/api/tables/{table}/seats/{seat}",
        "change_seat",
        "Puts a bot on a seat, opens it, or changes the name on one's own",
        messages.About,
        bodies.ChangeSeat,
        known=True,
    ),
    Call("POST", "/api/tables/{table}/fill", "fill", "Bots on open seats", messages.About, bodies.Fill, known=True),
    Call("POST", "/api/tables/{table}/leave", "leave", "Leaves", messages.About, bodies.OneSeat, known=True),
    Call("POST", "/api/tables/{table}/return", "come_back", "Returns", messages.About, bodies.OneSeat, known=True),
    Call("POST", "/api/tables/{table}/rematch", "rematch", "The same anew", messages.About, known=True, rate="tables"),
    Call(
        "POST",
        "/api/tables/{table}/branch",
        "branch",
        "A new table from a point of this one",
        messages.About,
        bodies.Branch,
        known=True,
        rate="tables",
    ),
    Call("GET", "/api/tables/{table}/files", "files", "The files that a table is played with", dict[str, str]),
    Call("GET", "/api/tables/{table}/log", "log", "The log you may read", str, query=(("seat", int),), media=TEXT),
    Call(
        "GET",
        "/api/tables/{table}/frames",
        "frames",
        "What was seen, version by version",
        bodies.Frames,
        query=(("seat", int), ("from", int), ("count", int)),
    ),
    Call(
        "GET",
        "/api/tables/{table}/parts",
        "parts",
        "The table told part by part",
        bodies.Parts,
        query=(("seat", int),),
    ),
    Call(
        "GET",
        "/api/tables/{table}/why",
        "why",
        "Why a spot is not lit",
        bodies.WhyAnswer,
        known=True,
        query=(("seat", int), ("spot", str), ("path", list)),
    ),
    Call(
        "POST",
        "/api/logs",
        "take_log",
        "Takes a log in",
        messages.About,
        bodies.TakeLog,
        known=True,
        rate="logs",
        largest=bounds.LARGEST_LOG,
    ),
    Call("POST", "/api/seat", "seat", "Follows a seat link", bodies.SeatHeld, bodies.SeatToken, known=True,
         rate="seats"),
    Call("GET", "/api/code", "code", "A link as a picture for phones", str, query=(("path", str),), media=SVG),
    Call("GET", "/health", "health", "Whether the service is up", bodies.Health),
)  # fmt: skip


@dataclass(slots=True)
class Ask:
    """One request: who makes it, and what it says."""

    request: Request
    caller: Caller
    body: Any

    @property
    def person(self) -> Person:
        """Return who asks; calls that need somebody have checked."""
        assert self.caller.person is not None  # noqa: S101
        return self.caller.person

    @property
    def who(self) -> str | None:
        """Return the id of who asks."""
        return self.caller.person.id if self.caller.person else None

    def number(self, name: str, default: int, low: int = 0) -> int:
        """Return a number of the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return default
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value < 2**31:
            raise Mistake(400, "query", f"{name}={text[:40]!r} is no number from {low} on", name)
        return value


class Api:
    """Answers every call."""

    def __init__(self, hall: Hall, people: People, gate: Gate) -> None:
        """Keep what the answers are made of."""
        self.hall, self.people, self.gate = hall, people, gate

    # -- Around every call --------------------------------------------------------------------------------------------

    def handler(self, call: Call) -> Callable[[Request], Awaitable[Response]]:
        """Return what Starlette calls."""
        method: Callable[[Ask], Awaitable[Any]] = getattr(self, call.name)
        decoder = msgspec.json.Decoder(call.body) if call.body else None

        async def answer(request: Request) -> Response:
            try:
                return await self._answer(request, call, method, decoder)
            except Mistake as mistake:
                self.hall.figures.refused.labels(mistake.error).inc()
                return complaint(mistake, _language(request))

        return answer

    async def _answer(
        self, request: Request, call: Call, method: Callable[[Ask], Awaitable[Any]], decoder: Any
    ) -> Response:
        self.gate.let_in("requests", address(request))
        if call.rate:
            self.gate.let_in(call.rate, address(request))
        caller = await self.caller(request)
        if call.known and caller.person is None:
            raise Mistake(401, "who", "nobody knows you yet", "cookie", "GET /api/me first, or send a token")
        if call.method != "GET":
            check_csrf(request, caller)
        body = _decoded(await _bounded(request, call.largest), decoder) if decoder else None
        for tries in range(TRIES):
            try:
                result = await method(Ask(request, caller, body))
            except (NotStored, Conflict) as error:
                if isinstance(error, Unfit):
                    raise Mistake(400, "body", "something in it cannot be stored", "", "use plain signs") from error
                if isinstance(error, Conflict) and self.hall.cluster is not None and tries < TRIES - 1:
                    continue  # another process was quicker
                text = "it could not be stored, and nothing changed"
                raise Mistake(503, "not-stored", text, "", "the disk may be full or read-only") from error
            break
        return result if isinstance(result, Response) else as_json(result)

    async def caller(self, request: Any) -> Caller:
        """Return who makes a request: a program by its token, else a guest by the cookie."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind:
            person = await self.people.known(token.strip(), "token") if kind.casefold() == "bearer" else None
            if person is None:
                raise Mistake(401, "token", "this token is not known", "authorization", "POST /api/tokens")
            return Caller(person, token)
        token = request.cookies.get(COOKIE, "")
        person = await self.people.known(token, "cookie")
        return Caller(person, token, cookie=True) if person else NOBODY

    async def _room(self, ask: Ask) -> Room:
        return await self.hall.latest(ask.request.path_params["table"])

    @staticmethod
    async def _about(ask: Ask, room: Room) -> messages.About:
        async with room.settled:
            return room.about(ask.who)

    # -- People -------------------------------------------------------------------------------------------------------

    async def me(self, ask: Ask) -> Response:
        """Return who one is; make a guest of nobody."""
        if ask.caller.person is not None:
            return as_json(await self._me(ask.caller))
        self.gate.let_in("guests", address(ask.request))
        person, token = await self.people.make("cookie", language=_language(ask.request))
        answer = as_json(await self._me(Caller(person, token, cookie=True)))
        secure = ask.request.url.scheme == "https"
        answer.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return answer

    async def _me(self, caller: Caller) -> bodies.Me:
        person = caller.person
        assert person is not None  # noqa: S101
        ids = await self.hall.store.read(lambda connection: records.mine(connection, person.id))
        await self.hall.take_out(ids)  # whose turn it is, only the game itself can say
        about = await self.hall.listed(ids, person.id)
        return bodies.Me(person.name, caller.csrf if caller.cookie else "", person.language, person.bot, about)

    async def change_me(self, ask: Ask) -> bodies.Me:
        """Change name or language."""
        wish: bodies.ChangeMe = ask.body
        name = clean_name(wish.name) if wish.name is not None else None
        await self.people.change(ask.person, name, wish.language)
        return await self._me(ask.caller)

    async def token(self, ask: Ask) -> bodies.TokenMade:
        """Make a program known."""
        wish: bodies.WantToken = ask.body
        name = clean_name(wish.name) if wish.name else ""
        _, token = await self.people.make("token", name, bot=wish.bot)
        return bodies.TokenMade(token)

    # -- The shelf ----------------------------------------------------------------------------------------------------

    async def games(self, _ask: Ask) -> list[bodies.GameOffered]:
        """Return the shelf."""
        return [_offered(name) for name in shelf.names()]

    async def rules(self, ask: Ask) -> list[bodies.Chapter]:
        """Return a game's rules in a language."""
        game = game_of(ask.request.path_params["game"])
        language = ask.request.query_params.get("lang", "en")
        if language not in LANGUAGES:
            text = f"there is no language {language[:20]!r}"
            raise Mistake(400, "language", text, "lang", "one of " + ", ".join(LANGUAGES))
        return [
            bodies.Chapter(title, [bodies.Sentence(**row) for row in rows])
            for title, rows in sentences(game, Words(language, game))
        ]

    async def tutorial(self, ask: Ask) -> Response:
        """Return a game's tutorial, packed for whoever can unpack it: its views are much alike."""
        game = game_of(ask.request.path_params["game"])
        packed = "gzip" in ask.request.headers.get("accept-encoding", "")
        text = await asyncio.to_thread(lessons.written, game, packed=packed)
        return Response(text, media_type=JSON, headers=UNKEPT | ({"content-encoding": "gzip"} if packed else {}))

    async def components(self, ask: Ask) -> bodies.Components:
        """Return what can be typed in for a game."""
        return components.designed(game_of(ask.request.path_params["game"]))

    async def check_components(self, ask: Ask) -> bodies.Checked:
        """Check what was typed in, beside everything else: a long text takes a while."""
        game = game_of(ask.request.path_params["game"])
        return await asyncio.to_thread(components.check, game, ask.body)

    # -- Tables -------------------------------------------------------------------------------------------------------

    async def make(self, ask: Ask) -> messages.About:
        """Make a table."""
        room = await self.hall.create(ask.person, ask.body)
        return await self._about(ask, room)

    async def public(self, ask: Ask) -> list[messages.About]:
        """Return public tables."""
        return await self.hall.listed(await self.hall.store.read(records.public), ask.who)

    async def about(self, ask: Ask) -> messages.About:
        """Return what is known of a table."""
        room = await self._room(ask)
        if not room.revealed and room.record.state == "over":
            room.revealed = await self.hall.is_revealed(room.record)
        return await self._about(ask, room)

    async def remove(self, ask: Ask) -> bodies.Deleted:
        """Delete a table."""
        room = await self._room(ask)
        await tables.remove(self.hall, room, ask.person)
        return bodies.Deleted(room.record.id)

    async def sit(self, ask: Ask) -> messages.About:
        """Take a seat."""
        room = await self._room(ask)
        token = await tables.sit(room, ask.person, ask.body)
        about = await self._about(ask, room)
        about.link = f"/seat/{token}"
        return about

    async def change_seat(self, ask: Ask) -> messages.About:
        """Change a seat."""
        room = await self._room(ask)
        text = ask.request.path_params["seat"]
        seat = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1  # noqa: PLR2004  no such seat
        await tables.change_seat(room, ask.person, seat, ask.body)
        return await self._about(ask, room)

    async def fill(self, ask: Ask) -> messages.About:
        """Put bots on open seats."""
        room = await self._room(ask)
        await tables.fill(room, ask.person, ask.body.level)
        return await self._about(ask, room)

    async def leave(self, ask: Ask) -> messages.About:
        """Leave a seat."""
        room = await self._room(ask)
        await tables.leave(room, ask.person, ask.body.seat)
        return await self._about(ask, room)

    async def come_back(self, ask: Ask) -> messages.About:
        """Return to a seat."""
        room = await self._room(ask)
        await tables.come_back(room, ask.person, ask.body.seat)
        return await self._about(ask, room)

    async def rematch(self, ask: Ask) -> messages.About:
        """Play again."""
        room = await tables.rematch(self.hall, await self._room(ask), ask.person)
        return await self._about(ask, room)

    async def branch(self, ask: Ask) -> messages.About:
        """Go on from a point."""
        room = await logs.branch(self.hall, await self._room(ask), ask.person, ask.body)
        return await self._about(ask, room)

    async def seat(self, ask: Ask) -> bodies.SeatHeld:
        """Follow a seat link."""
        return bodies.SeatHeld(*await tables.take_by_link(self.hall, ask.person, ask.body.token))

    # -- Logs ---------------------------------------------------------------------------------------------------------

    def _audience(self, ask: Ask, room: Room) -> int:
        """Return the seat that looks: one's own, or that of somebody who watches."""
        mine = room.record.seats_of(ask.who)
        seat = ask.number("seat", mine[0] if mine else -1, -1)
        if seat != -1 and seat not in mine and not room.revealed:
            raise not_yours(seat)
        return seat if seat < len(room.record.chairs) else -1

    async def files(self, ask: Ask) -> dict[str, str]:
        """Return the texts that a table is played with, as they are understood."""
        room = await self._room(ask)
        return dict(setup_of(room.record).files)

    async def log(self, ask: Ask) -> Response:
        """Return the log as somebody may read it."""
        room = await self._room(ask)
        async with room.settled:
            text = logs.exported(room, self._audience(ask, room))
        return Response(text, media_type=TEXT, headers=UNKEPT)

    async def frames(self, ask: Ask) -> bodies.Frames:
        """Return what was seen, version by version."""
        room = await self._room(ask)
        start, count = ask.number("from", 0), ask.number("count", bounds.MOST_FRAMES, 1)
        seat = self._audience(ask, room)
        return await logs.frames(room, seat, start, min(count, bounds.MOST_FRAMES))

    async def parts(self, ask: Ask) -> bodies.Parts:
        """Return the table as a seat sees it now, told part by part."""
        room = await self._room(ask)
        return await logs.parts(room, self._audience(ask, room))

    async def why(self, ask: Ask) -> bodies.WhyAnswer:
        """Return why a spot is not lit."""
        room = await self._room(ask)
        seat = ask.number("seat", 0)
        query = ask.request.query_params
        path = [spot for word in query.getlist("path") for spot in word.split(",") if spot]
        async with room.settled:
            if room.playing is None or seat not in room.record.seats_of(ask.who):
                raise not_yours(seat)
            return why_not(room.playing.match, seat, query.get("spot", ""), path)

    async def take_log(self, ask: Ask) -> messages.About:
        """Take a log in."""
        room = await logs.take_in(self.hall, ask.person, ask.body)
        return await self._about(ask, room)

    # -- Besides ------------------------------------------------------------------------------------------------------

    async def code(self, ask: Ask) -> Response:
        """Draw an address of this service, as the asker knows it, for the camera of a phone."""
        path, url = ask.request.query_params.get("path", ""), ask.request.url
        if not path.startswith("/") or len(path) > LONGEST_PATH:
            text = f"a path begins with / and has at most {LONGEST_PATH} signs"
            raise Mistake(400, "query", text, "path", "path=/t/T")
        return Response(_drawn(f"{url.scheme}://{url.netloc}{path}"), media_type=SVG, headers=UNKEPT)

    async def health(self, _ask: Ask) -> bodies.Health:
        """Say that the service is up."""
        return bodies.Health(ok=True, version=__version__)


@cache
def _offered(name: str) -> bodies.GameOffered:
    game = shelf.game(name)
    options = [bodies.OptionOffered(o.name, list(o.values), o.read is not None, list(o.rules)) for o in game.options]
    designed = "game-designed" in Words("en", game)
    return bodies.GameOffered(name, game.rules, list(game.seats), options, list(OFFERED), list(game.sources), designed)


def _drawn(address: str) -> bytes:
    import segno  # noqa: PLC0415  only when a code is drawn: it is slow to load

    try:
        picture = segno.make(address, micro=False, error="m")
    except segno.DataOverflowError:
        raise Mistake(400, "query", "the address is too long for a picture", "path") from None
    drawn = BytesIO()
    picture.save(drawn, kind="svg", xmldecl=False, omitsize=True, dark=DARK, light=LIGHT)
    return drawn.getvalue()


def _language(request: Request) -> str:
    """Return the first language that a browser asks for and that is here."""
    for part in request.headers.get("accept-language", "").split(",")[:20]:
        language = part.split(";")[0].strip()[:2].casefold()
        if language in LANGUAGES:
            return language
    return "en"


async def _bounded(request: Request, largest: int) -> bytes:
    """Read a body that is not too large, and no more of one that is."""
    declared = request.headers.get("content-length", "0")
    size, parts = 0, []
    too_large = Mistake(413, "too-large", f"at most {largest:,} bytes are read", "body", "send less")
    if declared.isdigit() and int(declared) > largest:
        raise too_large
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise too_large
        parts.append(part)
    return b"".join(parts)


def _decoded(data: bytes, decoder: Any) -> Any:
    try:
        return decoder.decode(data or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        where = str(error).rpartition("`$")[2].strip("`.") if "`$" in str(error) else ""
        raise Mistake(400, "body", f"the body cannot be used: {error}", where, "see /openapi.json") from None


def as_json(answer: Any, status: int = 200) -> Response:
    """Answer with JSON that nobody keeps."""
    return Response(messages.encode(answer), status, media_type=JSON, headers=UNKEPT)


def complaint(mistake: Mistake, language: str = "en") -> Response:
    """Answer with what was wrong, in a language where its sentence has an id."""
    said = bodies.Mistake(mistake.error, in_language(mistake.text, language), mistake.where, mistake.hint)
    answer = as_json(said, mistake.status)
    if mistake.wait is not None:
        answer.headers["retry-after"] = str(mistake.wait)
    return answer
