"""Small things that tests of every game share."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from random import Random as Chooser
from typing import TYPE_CHECKING, TypeVar

from saqqara.core import shelf
from saqqara.core.game import CHANCE, Setup
from saqqara.core.match import Match, replay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from saqqara.core.game import Game

Test = TypeVar("Test", bound="Callable[..., object]")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Name the sentences that a test shows; `tests/test_sentences.py` compares them with the texts."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return mark


def shelf_games() -> tuple[Game, ...]:
    """Take every game off the shelf."""
    return tuple(shelf.game(name) for name in shelf.names())


def mixes(game: Game) -> list[Setup]:
    """List set-ups that show every seat count and option: nothing changed, one option changed alone, all changed."""
    found = []
    for seats in game.seats:
        changed = [{option.name: option.values[-1]} for option in game.options]
        everything = {option.name: option.values[-1] for option in game.options}
        found += [Setup.most(game, seats, chosen) for chosen in ({}, *changed, everything)]
    return list(dict.fromkeys(found))


def any_setup(game: Game, chooser: Chooser, seats: int | None = None) -> Setup:
    """Choose seats, if they are not given, and options; what does not go with an option chosen before is left out."""
    chosen = {option.name: chooser.choice(option.values) for option in game.options}
    return Setup.most(game, seats or chooser.choice(game.seats), chosen)


def name_of(setup: Setup) -> str:
    """Name a set-up for a test's id."""
    return "-".join([setup.game.name, str(setup.seats), *(f"{name}={value}" for name, value in setup.options)])


def steps(match: Match, chooser: Chooser, *, weighted: bool = False) -> Iterator[int]:
    """Play a match at random to its end; yields the seat that decides before each move."""
    while not match.over:
        seat = chooser.choice(match.deciding)
        yield seat
        if seat != CHANCE:
            code = chooser.choice(match.options(seat)).code
        elif weighted:
            code = chooser.choice([action.code for action, weight in match.chances() for _ in range(weight)])
        else:
            code = chooser.choice(match.chances())[0].code
        match.play(seat, code)


def golden(game: Game) -> Iterator[tuple[Match, int]]:
    """Play the golden replays of a game again; yields the match and the seat that decides before each move."""
    folder = Path(str(files(game.folder))) / "tests" / "replays"
    for path in sorted(folder.glob("*.log")):
        whole = replay(path.read_text(encoding="utf-8"), folder=folder)
        match = Match(whole.setup, whole.start)
        for move in whole.moves:
            yield match, move.seat
            match.play(move.seat, move.action.code)


def finished(setup: Setup, seed: int) -> Match:
    """Play a whole game at random."""
    match = Match(setup)
    for _ in steps(match, Chooser(seed), weighted=True):
        pass
    return match
