"""Every message of the socket, as docs/protocol.md tells them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from saqqara.server.bounds import Audience, Code, Key, Mode, Number, Path, Said, Seat, Spot

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
    deletable: bool
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


encode = msgspec.json.Encoder().encode


def joined(shared: bytes, own: bytes) -> bytes:
    """Return two objects as one."""
    return shared[:-1] + b"," + own[1:]


understand = msgspec.json.Decoder(Sent).decode
