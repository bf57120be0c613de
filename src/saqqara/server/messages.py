"""Every message of the socket and every body of the HTTP part, as docs/protocol.md tells them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from saqqara.ai.settings import DEFAULT
from saqqara.core.desk import Filled, Found, Part

LARGEST_MESSAGE = 4096  # bytes a client may send at once over a socket
LARGEST_BODY = 64 * 1024
LARGEST_LOG = 2 * 1024 * 1024
MOST_SEATS = 7
MOST_FRAMES = 64
MOST_FINDINGS = 400
LARGEST_TYPED = 32 * 1024  # signs of a deck or a board that is typed in, ten times the designed ones
LARGEST_GRID = 16  # squares in a row, and rows

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Audience = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]  # -1 watches
Number = Annotated[int, Meta(ge=0, lt=2**31)]
Key = Annotated[str, Meta(min_length=1, max_length=80)]
Word = Annotated[str, Meta(max_length=80)]
Name = Annotated[str, Meta(max_length=400)]  # as it was typed; what is kept of it is shorter
Nonce = Annotated[str, Meta(max_length=80)]
Code = Annotated[str, Meta(max_length=200)]
Spot = Annotated[str, Meta(max_length=100)]
Path = Annotated[list[Spot], Meta(max_length=16)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Text = Annotated[str, Meta(max_length=LARGEST_LOG)]
Typing = Annotated[str, Meta(max_length=LARGEST_TYPED)]
Texts = Annotated[dict[Word, Typing], Meta(max_length=16)]
Cell = Annotated[str, Meta(max_length=16)]  # what is typed on a square, or in a field
Row = Annotated[list[Cell], Meta(max_length=LARGEST_GRID)]
Language = Literal["en", "de", "cs", "fi", "sv", "hu"]
Mode = Literal["live", "turns"]

# -- What a window sends ----------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="do", tag="hello"):
    """Which seat looks, and what it has seen."""

    seat: Audience = -1
    since: Number = 0


class Play(Struct, tag_field="do", tag="move"):
    """An answer to the seat's question."""

    seat: Seat
    version: Number
    key: Key
    code: Code


class Undo(Struct, tag_field="do", tag="undo"):
    """A wish to take back one's last answer."""

    seat: Seat
    version: Number
    key: Key


class Agree(Struct, tag_field="do", tag="agree"):
    """Yes or no to somebody's wish to take back."""

    id: Number
    seat: Seat
    yes: bool


class AskWhy(Struct, tag_field="do", tag="why"):
    """Asks why a spot is not lit."""

    seat: Seat
    spot: Spot
    path: Path = []


class Say(Struct, tag_field="do", tag="chat"):
    """Something said to everybody at the table."""

    text: Said


class Ping(Struct, tag_field="do", tag="ping"):
    """Asks whether the line is alive."""


Sent = Hello | Play | Undo | Agree | AskWhy | Say | Ping

# -- What a window hears ----------------------------------------------------------------------------------------------


class SeatAbout(Struct):
    """Who sits where."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    program: bool
    present: bool
    away: bool


class Asked(Struct):
    """Somebody's wish to take something back, and who has still to agree."""

    id: int
    by: int
    version: int
    waiting: list[int]


class About(Struct):
    """Everything about a table except the game itself."""

    id: str
    game: str
    rules: int
    state: Literal["open", "playing", "over"]
    mode: Mode
    public: bool
    chat: bool
    auto: bool
    level: str
    options: dict[str, str]
    files: list[str]
    clock: dict[str, int] | None
    created: int
    host: bool
    mine: list[int]
    seats: list[SeatAbout]
    commitment: str
    seed: str | None
    nonces: list[str]
    deal: str | None
    paused: bool
    winners: list[int] | None
    for_points: bool
    rematch: str | None
    asked: Asked | None
    deciding: list[int] | None
    imported: bool
    link: str | UnsetType = UNSET  # only in the answer to whoever took a seat


class AboutNews(Struct, tag_field="kind", tag="about"):
    """Something about the table changed."""

    about: About


class OptionShown(Struct):
    """One thing that may be done."""

    code: str
    path: tuple[str, ...]
    text: str
    words: dict[str, Any]


class Told(Struct, omit_defaults=True):
    """One entry of a story: an answer, chance, or a step back."""

    n: int
    seat: int
    at: int
    code: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    words: dict[str, Any] | UnsetType = UNSET
    path: tuple[str, ...] | UnsetType = UNSET
    gain: list[int] | UnsetType | None = UNSET
    back: int | UnsetType = UNSET
    final: list[int] | UnsetType = UNSET


class SharedNews(Struct, tag_field="kind", tag="view"):
    """What several may see alike: it is written once for them."""

    version: int
    hash: str
    since: int
    story: list[msgspec.Raw]
    table: msgspec.Raw
    points: msgspec.Raw
    scores: tuple[int, ...]
    deciding: list[int]
    asks: dict[str, str]
    over: bool
    winners: list[int]


class OwnNews(Struct):
    """What is a seat's own."""

    seat: int
    options: list[msgspec.Raw] = []
    curtain: list[int] = []
    undo: Literal["free", "ask", "no"] = "no"


class ViewNews(SharedNews, tag_field="kind", tag="view"):
    """What a seat sees now: what others may see, and its own."""

    seat: int
    options: list[msgspec.Raw]
    curtain: list[int]
    undo: Literal["free", "ask", "no"]


class DecidingNews(Struct, tag_field="kind", tag="deciding"):
    """Somebody has answered under seal."""

    deciding: list[int]


class ClockNews(Struct, tag_field="kind", tag="clocks"):
    """How much time is left."""

    left: list[int]
    running: list[int]
    now: int


class Done(Struct, tag_field="kind", tag="done"):
    """It is stored and can no longer be lost."""

    key: str
    version: int


class Refused(Struct, tag_field="kind", tag="refused"):
    """Nothing changed, and why."""

    key: str
    error: str
    text: str
    rule: str = ""
    code: str = ""


class AskedNews(Struct, tag_field="kind", tag="asked"):
    """A wish to take back waits for the others."""

    key: str
    id: int


class WhyNews(Struct, tag_field="kind", tag="why"):
    """The rule that keeps a spot from being lit, empty where it is."""

    spot: str
    rule: str
    code: str
    text: str
    words: dict[str, Any]


class ChatNews(Struct, tag_field="kind", tag="chat"):
    """Something that was said."""

    n: int
    seat: int
    name: str
    text: str
    at: int


class Gone(Struct, tag_field="kind", tag="gone"):
    """The table was deleted, or the service goes down for a moment."""

    error: str


class Pong(Struct, tag_field="kind", tag="pong"):
    """The line is alive."""


class NotUnderstood(Struct, tag_field="kind", tag="error"):
    """What was sent could not be understood."""

    error: str
    text: str


# -- Bodies of the HTTP part ------------------------------------------------------------------------------------------


class Mistake(Struct):
    """A word that does not change, a sentence, which part, what to do."""

    error: str
    text: str
    where: str = ""
    hint: str = ""


class ChangeMe(Struct):
    """What one may change about oneself."""

    name: Name | None = None
    language: Language | None = None


class Me(Struct):
    """Who one is, and one's tables."""

    name: str
    csrf: str
    language: str
    bot: bool
    tables: list[About]


class WantToken(Struct):
    """A program says who it is."""

    name: Name = ""
    bot: bool = True


class TokenMade(Struct):
    """The word by which a program is known."""

    token: str


class OptionOffered(Struct):
    """A choice at set-up."""

    name: str
    values: list[str]
    file: bool


class GameOffered(Struct):
    """A game on the shelf."""

    name: str
    rules: int
    seats: list[int]
    options: list[OptionOffered]
    levels: list[str]
    sources: list[str]
    designed: bool


class Sentence(Struct):
    """A rule."""

    id: str
    text: str
    ours: bool


class Chapter(Struct):
    """Rules that belong together."""

    title: str
    sentences: list[Sentence]


class PieceTyped(Struct):
    """A grid as it was typed, and the fields beside it."""

    fields: Annotated[dict[Word, Cell], Meta(max_length=16)] = {}
    rows: Annotated[list[Row], Meta(max_length=LARGEST_GRID)] = []


class PartTyped(Struct):
    """The grids of a part, or its numbers by the names of the entries."""

    pieces: Annotated[list[PieceTyped], Meta(max_length=80)] = []
    counts: Annotated[dict[Word, Cell], Meta(max_length=100)] = {}


class CheckComponents(Struct):
    """What was typed in: a text, or the parts that the page fills."""

    text: Typing | None = None
    content: Annotated[dict[Word, PartTyped], Meta(max_length=16)] | None = None
    language: Language = "en"


class Components(Struct):
    """The designed file of a game's own components, and what such a file is made of."""

    format: str
    option: str
    file: str
    designed: bool
    text: str
    parts: tuple[Part, ...]
    content: dict[str, Filled]
    empty: dict[str, Filled]


class Checked(Struct):
    """What is found in a file, and the file as it is understood; `text` is what the parts are written as."""

    ok: bool
    errors: list[Found]
    warnings: list[Found]
    more: int  # that are found and not told
    text: str
    content: dict[str, Filled]


class WantPlayer(Struct):
    """Who is to sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Word | None = None
    name: Name | None = None
    nonce: Nonce = ""


class WantClock(Struct):
    """Seconds for a move and in the bank, or days for a move."""

    move: Annotated[int, Meta(ge=1, le=86400)] | None = None
    bank: Annotated[int, Meta(ge=0, le=86400)] | None = None
    days: Annotated[int, Meta(ge=1, le=60)] | None = None


class WantTable(Struct):
    """A table to be made."""

    game: Word
    players: Annotated[list[WantPlayer], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[Word, Word], Meta(max_length=32)] = {}
    files: Texts = {}
    mode: Mode = "live"
    clock: WantClock | None = None
    public: bool = False
    chat: bool = True
    auto: bool = True
    level: Word = DEFAULT
    deal: Annotated[str, Meta(min_length=1, max_length=80)] | None = None


class Sit(Struct):
    """Takes a seat."""

    seat: Seat | None = None
    name: Name | None = None
    nonce: Nonce = ""


class ChangeSeat(Struct):
    """What is to become of a seat."""

    kind: Literal["bot", "open", "me"]
    level: Word | None = None
    name: Name | None = None


class Fill(Struct):
    """Puts bots on all open seats."""

    level: Word | None = None


class OneSeat(Struct):
    """Names a seat."""

    seat: Seat


class Branch(Struct):
    """A new table from a point of an old one."""

    version: Number
    seat: Seat | None = None
    level: Word | None = None


class TakeLog(Struct):
    """A log from elsewhere, with the files that it names."""

    text: Text
    files: Texts = {}


class SeatToken(Struct):
    """What a seat link carries."""

    token: Token


class SeatHeld(Struct):
    """The seat that a link gave."""

    table: str
    seat: int


class Frames(Struct):
    """What was seen, version by version."""

    last: int
    frames: list[msgspec.Raw]


class SceneShown(Struct):
    """A position of a real game for somebody who learns: what is said there, and what is seen after a right answer."""

    name: str
    text: str
    right: str  # after a right answer, empty where there is only something to read
    hint: str  # to any other answer
    rules: list[str]
    spots: list[str]
    options: dict[str, str]  # of the set-up
    view: msgspec.Raw
    after: dict[str, msgspec.Raw]  # by the codes of the right answers


class First(Struct):
    """What is said when something first appears, and the sentence of the rules that tells more."""

    text: str
    rule: str


class TutorialShown(Struct):
    """A game's tutorial, without scenes where it has none, and what is explained in a first game."""

    scenes: list[SceneShown]
    first: dict[str, First]


class Parts(Struct):
    """A table told part by part as a seat sees it; names and things are for the page to say."""

    version: int
    parts: list[msgspec.Raw]


class WhyAnswer(Struct):
    """The rule that keeps a spot from being lit, empty where it is, and the action that it forbids."""

    rule: str = ""
    code: str = ""
    text: str = ""
    words: dict[str, Any] = {}


class Health(Struct):
    """The service is up."""

    ok: bool
    version: str


class Deleted(Struct):
    """The table is gone."""

    deleted: str


encode = msgspec.json.Encoder().encode


def joined(shared: bytes, own: bytes) -> bytes:
    """Return two objects as one."""
    return shared[:-1] + b"," + own[1:]


understand = msgspec.json.Decoder(Sent).decode
