"""Reading what was given: games, numbers, options, players, logs."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from saqqara.cli.mistakes import Mistake
from saqqara.core import shelf
from saqqara.core.files import FileError
from saqqara.core.game import Game, Setup

if TYPE_CHECKING:
    from saqqara.core.match import Match
    from saqqara.core.words import Words


USUAL_SEATS = 2


def game_of(name: str) -> Game:
    """Return a game by its name."""
    try:
        return shelf.game(name)
    except ValueError as error:
        raise Mistake(str(error), "GAME", "see saqqara games") from None


def words_of(language: str, game: Game) -> Words:
    """Return a game's words in a language."""
    from saqqara.core.words import Words

    try:
        return Words(language, game)
    except ValueError as error:
        raise Mistake(str(error), "--lang") from None


def number_of(text: str | None, where: str, low: int, high: int = 1 << 62) -> int:
    """Return a whole number within its range."""
    try:
        number = int(str(text), 10)
    except ValueError:
        raise Mistake(f"{text!r} is no number", where, f"a whole number from {low} on") from None
    if not low <= number <= high:
        raise Mistake(
            f"{number} is out of range", where, f"from {low} to {high}" if high < 1 << 62 else f"from {low} on"
        )
    return number


def seed_of(options: argparse.Namespace, default: int | None = None) -> int:
    """Return the seed that was given, the default, or a new one."""
    if options.seed is None:
        return secrets.randbits(40) if default is None else default
    return number_of(options.seed, "--seed", 0)


def setup_of(options: argparse.Namespace, folder: Path | None = None) -> Setup:
    """Return the set-up that was asked for; its files may also lie in a folder."""
    game = game_of(options.game)
    usual = USUAL_SEATS if USUAL_SEATS in game.seats else min(game.seats)
    seats = usual if options.seats is None else number_of(options.seats, "--seats", 1, 7)
    chosen = chosen_of(options, _example(game))
    try:
        return Setup.of(game, seats, chosen, folder)
    except FileError as error:
        raise Mistake(error.reason, error.where) from None
    except ValueError as error:
        where = "--seats" if seats not in game.seats else "--set"
        raise Mistake(str(error), where, "see saqqara games") from None


def chosen_of(options: argparse.Namespace, example: str = "deck=FILE") -> dict[str, str]:
    """Return the options of the game that were given."""
    chosen: dict[str, str] = {}
    for word in options.set:
        name, equals, value = word.partition("=")
        if not equals:
            raise Mistake(f"{word!r} is not NAME=VALUE", "--set", f"e.g. --set {example}")
        if name in chosen:
            raise Mistake(f"option {name!r} is given twice", "--set", "give it once")
        chosen[name] = value
    return chosen


def _example(game: Game) -> str:
    return f"{game.options[0].name}={game.options[0].values[-1]}" if game.options else "NAME=VALUE"


def bots_of(text: str, game: Game) -> list[str]:
    """Return the names of computer players."""
    from saqqara.ai.players import known

    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        try:
            known(name, game)
        except ValueError as error:
            raise Mistake(str(error), "--bots") from None
    return names


def read_file(name: str, what: str = "log") -> str:
    """Return the text of a file."""
    path, hint = Path(name), f"give the name of a {what} file"
    if path.is_dir():
        raise Mistake(f"is a folder, not a {what}", name, hint)
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise Mistake("there is no such file", name, hint) from None
    except UnicodeDecodeError as error:
        raise Mistake(f"is no text: byte {error.start} is not UTF-8", name, hint) from None
    except OSError as error:
        raise Mistake(error.strerror or "cannot be read", name) from None


def replayed(name: str, chosen: dict[str, str], at: int | None = None) -> Match:
    """Return the match of a log file, with other files if some were chosen; half a last line is left out, and said."""
    from saqqara.core.log import LogError
    from saqqara.core.match import replay

    text = read_file(name)

    def half(error: LogError) -> None:
        print(f"{name}:{error.line}: half a line at the end is left out: {error.reason}", file=sys.stderr)

    try:
        return replay(text, at, half, Path(name).parent, chosen)
    except LogError as error:
        raise Mistake(error.reason, f"{name}:{error.line}") from None


def replayed_with_files(options: argparse.Namespace, at: int | None = None) -> Match:
    """Return the match of the log that was named; nothing but its files can be set."""
    chosen = chosen_of(options)
    match = replayed(options.file, chosen, at)
    takes = [option.name for option in match.setup.game.options if option.read]
    for name in chosen:
        if name not in takes:
            named = ", ".join(takes) or "none"
            raise Mistake(
                f"a log brings its own {name!r}; only files can be named", "--set", f"options that take one: {named}"
            )
    return match


def print_json(answer: dict[str, Any]) -> None:
    """Print one JSON object."""
    print(json.dumps(answer, ensure_ascii=False))
