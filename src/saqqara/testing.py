"""Small things that tests of every game share."""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random as Chooser
from typing import TYPE_CHECKING, Any, TypeVar

from saqqara.core import shelf
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import CHANCE, Game, Setup
from saqqara.core.kernel import plain_record
from saqqara.core.match import Match, replay

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from saqqara.core.game import Table

Test = TypeVar("Test", bound="Callable[..., object]")
DEEP = int(os.environ.get("SAQQARA_DEEP", "8000"))  # beyond it the slow ones count less deep; a long run sets more
FAR = 25  # times as many are two steps less


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


def replays(game: Game) -> list[Path]:
    """List the golden replays of a game."""
    return sorted((tests_of(game) / "replays").glob("*.log"))


def tests_of(game: Game) -> Path:
    """Return the folder of a game's own tests."""
    return Path(str(files(game.folder))) / "tests"


def replayed(path: Path, at: int | None = None) -> Match:
    """Play a golden replay again, to its end or so many moves; files that it names lie beside it."""
    return replay(path.read_text(encoding="utf-8"), at=at, folder=path.parent)


def golden(game: Game) -> Iterator[tuple[Match, int]]:
    """Play the golden replays of a game again; yields the match and the seat that decides before each move."""
    for path in replays(game):
        whole = replayed(path)
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


# -- Counting ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A line of perft.txt: a replay, how many of its moves are played first, the seed of the deal, depth and count."""

    game: Game
    name: str
    at: int
    seed: int
    depth: int
    count: int

    def __str__(self) -> str:
        """Name the case for a test's id."""
        return f"{self.name}-{self.at}-{self.seed}-{self.depth}"

    @property
    def shallow(self) -> int:
        """Return how deep those count that are slow."""
        return self.depth - (self.count > DEEP) - (self.count > FAR * DEEP)

    def position(self) -> Match:
        """Play the replay so far, and let the seed's deal answer if chance is asked."""
        match = replayed(tests_of(self.game) / "replays" / f"{self.name}.log", self.at)
        match.deal(SeededDealer(self.seed))
        return match


def cases(game: Game) -> list[Case]:
    """Read a game's perft.txt."""
    lines = (tests_of(game) / "perft.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return [Case(game, name, *map(int, numbers)) for name, *numbers in rows]


def difference(one: dict[str, int], two: dict[str, int]) -> dict[str, tuple[int | None, int | None]]:
    """Return the first actions below which two counts differ."""
    return {code: (one.get(code), two.get(code)) for code in {*one, *two} if one.get(code) != two.get(code)}


class Walk:
    """Counts by the rules one by one, and writes down what the deal answers where, so that a referee gets the same."""

    def __init__(self, case: Case, key: Callable[[Table], str]) -> None:
        """Count a case from its position; `key` makes a table something to look up."""
        self.match, self.dealer, self.key = case.position(), SeededDealer(case.seed), key
        self.dealt: dict[str, str] = {}
        self.count = self._below(self.match.state, case.shallow)

    def answer(self, table: Table) -> str:
        """Return what the deal answered on a table."""
        return self.dealt[self.key(table)]

    def _below(self, state: Any, depth: int) -> int:
        rules, components = self.match.kernel.rules, self.match.components
        mask = rules.deciding(state)
        if depth == 0 or mask == 0:
            return int(depth == 0)
        seat = mask.bit_length() - 1
        actions, total = self._actions(state, seat), 0
        if depth == 1 and seat != CHANCE:
            return len(actions)
        for action in actions:
            after = plain_record(self.match.setup.game.state)
            rules.copy(after, state)
            rules.apply(after, components, seat, action)
            total += self._below(after, depth - (seat != CHANCE))
        return total

    def _actions(self, state: Any, seat: int) -> list[int]:
        match = self.match
        if seat != CHANCE:
            out = [0] * 512
            return out[: match.kernel.rules.options(state, match.components, seat, out)]
        game, number = match.setup.game, self.dealer.answer(match.kernel, state, match.components)
        code = game.catalogue[number].code
        assert self.dealt.setdefault(self.key(game.describe(state, match.components)), code) == code  # noqa: S101  a test's
        return [number]


def numbers_seen(match: Match, seat: int, names: Iterable[str]) -> dict[str, int]:
    """Return what a seat observes, by the names of the numbers."""
    out, view = [0] * 512, match.view(seat)
    count = match.kernel.rules.features(view.state, view.components, seat, out)
    return dict(zip(names, out[:count], strict=True))
