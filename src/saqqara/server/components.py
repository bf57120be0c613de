"""What people type in themselves, a deck or a board: the designed file as an example, and what is wrong with theirs."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from saqqara.core.desk import Content, Desk, Filled, Found, Typed
from saqqara.core.said import in_language, plain
from saqqara.server import bodies, bounds
from saqqara.server.mistakes import Mistake

if TYPE_CHECKING:
    from saqqara.core.game import Game

LARGEST = 4 * bounds.LARGEST_TYPED  # bytes of a body: JSON writes some signs longer


def desk_of(game: Game) -> Desk:
    """Return where a game's file is typed in, or say that it has none."""
    if not game.desk:
        text = f"{game.name} has no components that one can type in"
        raise Mistake(404, "no-components", text, "game", "see the options with a file in GET /api/games")
    desk: Desk = import_module(game.desk).DESK
    return desk


@cache
def designed(game: Game) -> bodies.Components:
    """Return the designed file, and what such a file is made of."""
    desk, text = desk_of(game), desk_of(game).designed()
    return bodies.Components(
        format=desk.format,
        option=desk.option,
        file=desk.file,
        designed=True,
        text=text,
        parts=desk.parts,
        content=desk.take(text),
        empty=desk.empty(),
    )


def check(game: Game, body: bodies.CheckComponents) -> bodies.Checked:
    """Find what is wrong with what was typed in, however it was sent."""
    desk = desk_of(game)
    if (body.text is None) == (body.content is None):
        raise Mistake(400, "body", "send either a text or a content", "text", "see /openapi.json")
    text = body.text if body.text is not None else desk.write(_filled(desk, body.content or {}))
    content = desk.take(text)
    found = desk.check(text)
    told = sorted(found, key=lambda one: not one.error)[: bounds.MOST_FINDINGS]
    told = [_said(one, body.language) for one in told]
    return bodies.Checked(
        ok=not any(one.error for one in found),
        errors=[one for one in told if one.error],
        warnings=[one for one in told if not one.error],
        more=len(found) - len(told),
        text=desk.write(content) if body.text is not None else text,
        content=content,
    )


def _said(found: Found, language: str) -> Found:
    """Return what is found in a language, with the id and the words of its sentence."""
    return replace(found, text=in_language(found.text, language), **plain(found.text))


def _filled(desk: Desk, content: dict[str, bodies.PartTyped]) -> Content:
    """Return what was sent, part by part; a part that is missing is empty, one that is not known is left out."""
    sent = {part.name: content.get(part.name, bodies.PartTyped()) for part in desk.parts}
    return {
        name: Filled([Typed(piece.fields, piece.rows) for piece in part.pieces], part.counts)
        for name, part in sent.items()
    }
