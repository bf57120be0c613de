"""Every body of the HTTP part, as docs/protocol.md tells them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from saqqara.ai.settings import DEFAULT
from saqqara.core.desk import Filled, Found, Part
from saqqara.server.bounds import (
    LARGEST_GRID,
    MOST_SEATS,
    Cell,
    Language,
    Mode,
    Name,
    Nonce,
    Number,
    Row,
    Seat,
    Text,
    Texts,
    Token,
    Typing,
    Word,
)
from saqqara.server.messages import About


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
    rules: list[str]  # sentences that say what it is about


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
