"""A game's tutorial as it is sent: the same for everybody, made once, without a table."""

from __future__ import annotations

import gzip
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Raw

from saqqara.core.lessons import tutorial
from saqqara.core.story import Story
from saqqara.server import bodies, messages
from saqqara.server.showing import Scene, told

if TYPE_CHECKING:
    from saqqara.core import lessons
    from saqqara.core.game import Game
    from saqqara.core.match import Match


@cache
def written(game: Game, *, packed: bool) -> bytes:
    """Write a game's tutorial, once."""
    text = messages.encode(shown(game))
    return gzip.compress(text, mtime=0) if packed else text


def shown(game: Game) -> bodies.TutorialShown:
    """Return a game's tutorial with all that is seen in it."""
    found = tutorial(game)
    first = {key: bodies.First(f"first-{key}", rule) for key, rule in found.first.items()}
    return bodies.TutorialShown([_scene(scene) for scene in found.scenes], first)


def _scene(scene: lessons.Scene) -> bodies.SceneShown:
    before = scene.before()
    text, right, hint = (*scene.texts, "", "")[:3]
    seen = len(_told(before, scene.seat))
    after = {code: _view(scene.after(code), scene.seat, seen) for code in scene.accept}
    options = {name: value for name, value in before.setup.options if before.setup.file(name) is None}
    rules, spots = list(scene.rules), list(scene.spots)
    return bodies.SceneShown(
        scene.name,
        text,
        right,
        hint,
        rules,
        spots,
        options,
        _view(before, scene.seat, seen, asked=bool(scene.accept)),
        after,
    )


def _told(match: Match, seat: int) -> list[Raw]:
    """Return what a seat has been told; the times do not matter."""
    return [told(entry, 0) for entry in Story(match, seat).update()]


def _view(match: Match, seat: int, since: int, *, asked: bool = False) -> Raw:
    """Write what a seat sees, and what it was told since; what it may do only where it is asked."""
    scene, story = Scene(match), _told(match, seat)
    shared = scene.shared(seat, len(story), since, story[since:])
    own = messages.OwnNews(seat, scene.options(seat) if asked else [])
    return Raw(messages.joined(shared, messages.encode(own)))
