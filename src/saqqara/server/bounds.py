"""How much may be sent at once, and how long each part of it may be."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

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
