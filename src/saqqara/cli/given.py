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
from saqqara.core.said import in_language, mistake, of_system, quoted, spoken, told

if TYPE_CHECKING:
    from saqqara.core.match import Match
    from saqqara.core.words import Words


USUAL_SEATS = 2


def game_of(name: str) -> Game:
    """Return a game by its name."""
    try:
        return shelf.game(name)
    except ValueError as error:
        raise Mistake(told(error), "GAME", mistake("try-games")) from None


def words_of(language: str, game: Game) -> Words:
    """Return a game's words in a language."""
    from saqqara.core.words import Words

    check_language(language)
    return Words(language, game)


def check_language(language: str) -> None:
    """Refuse a language that is not there."""
    from saqqara.core.words import LANGUAGES

    if language not in LANGUAGES:
        raise Mistake(mistake("no-language", typed=quoted(language), known=", ".join(LANGUAGES)), "--lang")


def number_of(text: str | None, where: str, low: int, high: int = 1 << 62) -> int:
    """Return a whole number within its range."""
    try:
        number = int(str(text), 10)
    except ValueError:
        raise Mistake(mistake("no-number", typed=quoted(text)), where, mistake("try-whole", low=str(low))) from None
    if not low <= number <= high:
        span = {"low": str(low), "high": str(high)}
        hint = mistake("try-span", **span) if high < 1 << 62 else mistake("try-from", low=str(low))
        raise Mistake(mistake("out-of-range", typed=str(number)), where, hint)
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
        raise Mistake(error.said, error.where) from None
    except ValueError as error:
        where = "--seats" if seats not in game.seats else "--set"
        raise Mistake(told(error), where, mistake("try-games")) from None


def chosen_of(options: argparse.Namespace, example: str = "deck=FILE") -> dict[str, str]:
    """Return the options of the game that were given."""
    chosen: dict[str, str] = {}
    for word in options.set:
        name, equals, value = word.partition("=")
        if not equals:
            raise Mistake(mistake("not-a-setting", typed=quoted(word)), "--set", mistake("try-set", known=example))
        if name in chosen:
            raise Mistake(mistake("option-twice", typed=quoted(name)), "--set", mistake("try-once"))
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
            raise Mistake(told(error), "--bots") from None
    return names


def read_file(name: str, what: str = "log") -> str:
    """Return the text of a file."""
    path, hint = Path(name), mistake(f"try-file-{what}")
    if path.is_dir():
        raise Mistake(mistake(f"folder-{what}"), name, hint)
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise Mistake(mistake("no-file"), name, hint) from None
    except UnicodeDecodeError as error:
        raise Mistake(mistake("no-text", byte=str(error.start)), name, hint) from None
    except OSError as error:
        raise Mistake(of_system(error) or mistake("not-read"), name) from None


def replayed(name: str, chosen: dict[str, str], at: int | None = None) -> Match:
    """Return the match of a log file, with other files if some were chosen; half a last line is left out, and said."""
    from saqqara.core.log import LogError
    from saqqara.core.match import replay

    text = read_file(name)

    def half(error: LogError) -> None:
        said = in_language(mistake("half-line", text=told(error)), spoken())
        print(f"{name}:{error.line}: {said}", file=sys.stderr)

    try:
        return replay(text, at, half, Path(name).parent, chosen)
    except LogError as error:
        raise Mistake(told(error), f"{name}:{error.line}") from None


def replayed_with_files(options: argparse.Namespace, at: int | None = None) -> Match:
    """Return the match of the log that was named; nothing but its files can be set."""
    chosen = chosen_of(options)
    match = replayed(options.file, chosen, at)
    takes = [option.name for option in match.setup.game.options if option.read]
    for name in chosen:
        if name not in takes:
            hint = mistake("try-files", known=", ".join(takes)) if takes else mistake("try-no-files")
            raise Mistake(mistake("log-brings", typed=quoted(name)), "--set", hint)
    return match


def print_json(answer: dict[str, Any]) -> None:
    """Print one JSON object."""
    print(json.dumps(answer, ensure_ascii=False))
