"""A game's tutorial: scenes of real games and what first appears in one, as data in the game's folder."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE
from saqqara.core.log import LogError
from saqqara.core.match import count_moves, replay
from saqqara.core.words import Words

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from saqqara.core.game import Game
    from saqqara.core.match import Match

FOLDER, FILE = "tutorial", "scenes.toml"
ANY = "any"
LISTS = ("accept", "spots", "rules")


class LessonError(ValueError):
    """A scene that cannot be shown: the file, the scene, and what is wrong."""


@dataclass(frozen=True, slots=True)
class Scene:
    """One position of a real game, what is said of it, and what may be answered there."""

    name: str
    log: str  # the text of the game that it comes from
    at: int  # moves of seats that are played before
    seat: int  # who looks
    accept: tuple[str, ...]  # right answers; none where there is only something to read
    spots: tuple[str, ...]  # places that are pointed at
    rules: tuple[str, ...]  # sentences of the rules that tell more

    @property
    def texts(self) -> tuple[str, ...]:
        """Return the ids of what is said: at the scene, after a right answer, and to any other."""
        said = f"learn-{self.name}"
        return (said, f"{said}-right", f"{said}-hint") if self.accept else (said,)

    def before(self) -> Match:
        """Play the log as far as the scene."""
        return replay(self.log, at=self.at)

    def after(self, code: str) -> Match:
        """Play on with an answer and the chance that follows, as the log has it where it goes on like that."""
        match = replay(self.log, at=self.at + 1)
        move = next(move for move in reversed(match.moves) if move.seat != CHANCE)
        if count_moves(match) == self.at or (move.seat, move.action.code) != (self.seat, code):
            match = self.before()
            match.play(self.seat, code)
            match.deal(SeededDealer(self.at))
        return match


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The scenes of a game in their order, and what is explained when it first appears."""

    scenes: tuple[Scene, ...]
    first: dict[str, str]  # the id of a text that appears, and the sentence of the rules that tells more


def tutorial(game: Game, folder: Traversable | None = None) -> Tutorial:
    """Read a game's tutorial, from its own folder or another, and check all of it; no scenes where there is none."""
    folder = folder or files(game.folder).joinpath(FOLDER)
    file = folder.joinpath(FILE)
    if not file.is_file():
        return Tutorial((), {})
    try:
        return _Reader(game, folder).read(tomllib.loads(file.read_text(encoding="utf-8")))
    except ValueError as error:
        msg = f"{game.name}/{FOLDER}/{FILE}: {error}"
        raise LessonError(msg) from None


class _Reader:
    """Makes a tutorial of what a file says."""

    def __init__(self, game: Game, folder: Traversable) -> None:
        """Collect what may be named."""
        self.game, self.folder, self.words = game, folder, Words("en", game)
        self.spots = {spot for action in game.catalogue.actions for spot in action.path}
        self.appearing = {f"ask-{ask}" for ask in game.asks} | {f"source-{source}" for source in game.sources}
        for action in game.catalogue.actions:
            self.appearing |= {action.text, action.text.replace("do-", "told-", 1)}
            self.appearing |= {f"{key}-{value}" for key, value in action.words.items()}

    def read(self, data: dict[str, Any]) -> Tutorial:
        """Check everything that is said."""
        _only(data, {"log", "scene", "first"})
        scenes: list[Scene] = []
        for row in _rows(data):
            name = row.get("name", len(scenes) + 1)
            try:
                scenes.append(self._scene({"log": data.get("log"), **row}))
                if name in [scene.name for scene in scenes[:-1]]:
                    _wrong("there is another one of this name")
            except ValueError as error:
                msg = f"scene {name}: {error}"
                raise ValueError(msg) from None
        return Tutorial(tuple(scenes), self._first(data.get("first", {})))

    def _scene(self, row: dict[str, Any]) -> Scene:
        _only(row, {"name", "log", "at", "seat", *LISTS})
        name, at, seat = _text(row, "name"), row.get("at", 0), row.get("seat", 0)
        if not isinstance(at, int) or not isinstance(seat, int):
            _wrong("at and seat are numbers")
        every = row.get("accept") == ANY
        accept, spots, rules = (() if every and key == "accept" else _texts(row, key) for key in LISTS)
        scene = Scene(name, self._log(_text(row, "log")), at, seat, accept, spots, rules)
        options = self._options(scene)
        if every:
            scene = Scene(name, scene.log, at, seat, options, spots, rules)
        _known("code", scene.accept, options)
        _known("spot", spots, self.spots)
        _known("text", scene.texts, self.words)
        _known("text", [f"rule-{rule}" for rule in rules], self.words)
        return scene

    def _log(self, name: str) -> str:
        file = self.folder.joinpath(name)
        if not file.is_file():
            _wrong(f"there is no log {name!r}")
        return file.read_text(encoding="utf-8")

    def _options(self, scene: Scene) -> tuple[str, ...]:
        """Return what the seat that looks may do, nothing where it is not asked."""
        try:
            match = scene.before()
        except LogError as error:
            msg = f"the log's line {error.line}: {error.reason}"
            raise ValueError(msg) from None
        if match.setup.game is not self.game or not 0 <= scene.seat < match.setup.seats:
            _wrong(f"the log is of another game, or has no seat {scene.seat}")
        if count_moves(match) != scene.at:
            _wrong(f"the log has only {count_moves(match)} moves, not {scene.at}")
        return tuple(action.code for action in match.options(scene.seat)) if scene.seat in match.deciding else ()

    def _first(self, rows: dict[str, str]) -> dict[str, str]:
        try:
            _known("thing that appears", rows, self.appearing)
            _known("text", [f"first-{key}" for key in rows], self.words)
            _known("text", [f"rule-{rule}" for rule in rows.values()], self.words)
        except ValueError as error:
            msg = f"first: {error}"
            raise ValueError(msg) from None
        return rows


def _wrong(reason: str) -> None:
    raise ValueError(reason)


def _only(row: dict[str, Any], keys: set[str]) -> None:
    _known("key", row, keys)


def _known(kind: str, names: Any, there: Any) -> None:
    """Say which of some names there is not."""
    for name in names:
        if name not in there:
            _wrong(f"there is no {kind} {name!r}")


def _rows(data: dict[str, Any]) -> list[dict[str, Any]]:
    rows = data.get("scene", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        _wrong("scenes are written as [[scene]]")
    return list(rows)


def _text(row: dict[str, Any], key: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value:
        _wrong(f"{key} is missing, or no text")
    return str(value)


def _texts(row: dict[str, Any], key: str) -> tuple[str, ...]:
    values = row.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        _wrong(f"{key} is a list of texts")
    return tuple(values)
