"""One game between computer players: each chooses by what its seat sees, and forfeits the game if it fails."""

from __future__ import annotations

import operator
import time
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from hashlib import sha256
from string import ascii_lowercase

from saqqara.ai import players
from saqqara.ai.players import Player
from saqqara.ai.programs import SECONDS, ProgramPlayer, is_program, words_of
from saqqara.ai.sight import Failed
from saqqara.core.backends import ROOM, best
from saqqara.core.dealer import SeededDealer
from saqqara.core.game import Setup
from saqqara.core.kernel import Deal, Kernel, lowest_bit
from saqqara.core.log import one_word
from saqqara.core.match import Match
from saqqara.core.said import Said, told
from saqqara.core.sight import Sight

SPREAD = 0x9E3779B1  # between the deals of two seeds, as in simulated games
MOST = (1 << 63) - 1
LIMIT = 60.0  # seconds for one answer
WARMING = 300.0  # and more for a first one, which may have something to compile
OPENING = 4  # moves that are enough to have been asked
SHOWN = 200  # letters of a reason

Make = Callable[[str, int, Setup], Player]  # a player out of its name and seed, for a table
Moves = list[tuple[int, int]]  # seat and action of everything that was not dealt


def seated(name: str, seed: int, setup: Setup, *, bot_seconds: float = SECONDS) -> Player:
    """Make the player that takes a seat at a table; every name of the arena comes through here."""
    if is_program(name):
        return ProgramPlayer(name, seed, setup, bot_seconds)
    return players.measured(players.player(name, seed, setup.game))


def known(name: str, setup: Setup) -> None:
    """Say in a ValueError which names there are, if this is none of a player for such a table."""
    if is_program(name):
        words_of(name)
    else:
        players.known(name, setup.game)


def deal_seed(seed: int, deal: int) -> int:
    """Return the seed of a deal, the same as in simulated games."""
    return (seed * SPREAD + deal) & MOST


def player_seed(*parts: int) -> int:
    """Return the seed of a player on one seat of one game."""
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:7])


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Who gave a game away, at which decision of the game, and why."""

    seat: int
    decision: int
    why: str


@dataclass(slots=True)
class Bout:
    """What came out of one game."""

    number: int  # among the games of its deal
    players: tuple[int, ...]  # who sits on each seat, by the number in the list of players
    late: Forfeit | None = None  # who is known to run out of time in it
    points: list[int] = field(default_factory=list)
    won: int = 0  # the mask of the seats that won
    over: bool = False
    forfeit: Forfeit | None = None
    moves: int = 0
    hash: str = ""  # of all moves: two games are the same if it is
    asked: list[int] = field(default_factory=list)  # decisions with more than one option, by seat
    seconds: list[float] = field(default_factory=list)  # that they took, of the processor but for programs

    def places(self) -> tuple[int, ...]:
        """Return the place of each seat, 0 is best: winners, then by points; who forfeits is last, the others equal."""
        seats = range(len(self.players))
        if self.forfeit is not None:
            return tuple(int(seat == self.forfeit.seat) for seat in seats)
        if not self.over:
            return tuple(0 for _ in seats)
        ranks = [(self.won >> seat & 1, self.points[seat]) for seat in seats]
        return tuple(sum(other > rank for other in ranks) for rank in ranks)

    def won_by(self, seat: int) -> float:
        """Return 1 for a seat that won, its part of a shared win, or 0."""
        places = self.places()
        return (places[seat] == 0) / places.count(0)

    def pairs(self, first: int, second: int | None = None) -> Iterator[tuple[int, int]]:
        """List the seats of one player, each with every seat of another, or of all others."""
        for seat, player in enumerate(self.players):
            for other, opponent in enumerate(self.players):
                if player == first != opponent and second in {None, opponent}:
                    yield seat, other


class Asking(AbstractContextManager["Asking"]):
    """Keeps what a player raises as the reason of a forfeit; what is not an error of the player goes on."""

    why = ""
    error: Exception | None = None

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        """Keep an error in one line."""
        if not isinstance(error, Exception):
            return False
        self.error = error
        said = told(error) if isinstance(error, Failed) else f"{type(error).__name__}: {error}"
        self.why = said if isinstance(said, Said) else " ".join(said.split())[:SHOWN]
        return True


class Referee:
    """The table at which games of one set-up are played, in the best back end."""

    def __init__(
        self, setup: Setup, *, kernel: Kernel | None = None, make: Make = seated, limit: float = LIMIT
    ) -> None:
        """Make the arrays once; every seat has a view of its own, and no player is near the State."""
        self.setup, self.make, self.limit = setup, make, limit
        self.kernel = kernel or best(setup.game)
        self.watch: MutableSequence[float] = [0.0] * 4  # until when an answer is due, in which game, of whom, where
        self._comps = self.kernel.components(setup.game.fill(setup))
        self._states, self._deals = self.kernel.states(2), self.kernel.records(Deal, 1)
        self._views = [self.kernel.states(1) for _ in range(setup.seats)]
        self._out, self._weights, self._made = (self.kernel.ints(ROOM) for _ in range(3))

    def warm_up(self, names: Sequence[str]) -> None:
        """Let every player answer, so that what is compiled at a first answer is; what fails does so again."""
        limit, self.limit = self.limit, self.limit + WARMING
        for name in dict.fromkeys(names):
            if is_program(name):
                continue
            with Asking():
                self.play([self.make(name, 0, self.setup)] * self.setup.seats, deal_seed(0, 0), Bout(0, ()), OPENING)
        self.limit = limit

    def play(self, seats: Sequence[Player], seed: int, bout: Bout, most: int | None = None) -> Moves:
        """Play a game on the deal of a seed, or only its first moves, and write into `bout` what came out."""
        try:
            return self._play(seats, seed, bout, most)
        finally:
            for player in seats:
                if isinstance(player, ProgramPlayer):
                    player.close()

    def _play(self, seats: Sequence[Player], seed: int, bout: Bout, most: int | None) -> Moves:
        rules, states, comps = self.kernel.rules, self._states, self._comps
        bound = self.setup.game.bound if most is None else most
        bout.asked, bout.seconds = [0] * self.setup.seats, [0.0] * self.setup.seats
        moves: Moves = []
        rules.start_deal_at(self._deals, 0, seed)
        rules.set_up_at(states, 0, comps, 0)
        while True:
            rules.settle_at(states, 0, comps, 0, self._deals, self._made, self._out, self._weights)
            mask = int(rules.deciding_at(states, 0))
            if not mask or len(moves) == bound:
                break
            seat = lowest_bit(mask)
            options = [int(action) for action in self._out[: rules.options_at(states, 0, comps, 0, seat, self._out)]]
            action, asked = options[0], Asking()
            if len(options) > 1:
                with asked:
                    action = self._ask(seats[seat], seat, options, bout)
            if asked.why:
                bout.forfeit = Forfeit(seat, len(moves), asked.why)
                break
            rules.apply_at(states, 0, comps, 0, seat, action)
            moves.append((seat, action))
            bout.moves += 1
        self._count(bout, moves, over=not mask)
        return moves

    def _ask(self, player: Player, seat: int, options: list[int], bout: Bout) -> int:
        """Return what a player answers in time; else raise what is wrong."""
        if bout.late is not None and bout.late.seat == seat and bout.late.decision <= bout.moves:
            raise Failed(bout.late.why)
        rules, view = self.kernel.rules, self._views[seat]
        rules.see_at(self._states, 1, 0, seat)
        rules.copy_from(view, 0, self._states, 1)
        sight = Sight(self.kernel, view, self._comps, seat, tuple(options))
        clock = time.monotonic if isinstance(player, ProgramPlayer) else time.thread_time
        started, due = clock(), time.monotonic() + self.limit
        self.watch[1:] = [bout.number, seat, bout.moves]
        self.watch[0] = due
        try:
            action = operator.index(player.pick(sight))
        finally:
            self.watch[0] = 0.0
            bout.asked[seat] += 1
            bout.seconds[seat] += clock() - started
        if time.monotonic() > due:
            raise Failed(too_late(self.limit))
        if action not in options:
            raise Failed(Said("failed-number", typed=str(action), known=str(options)[:SHOWN]))
        return action

    def _count(self, bout: Bout, moves: Moves, *, over: bool) -> None:
        """Write down how a game ended."""
        rules = self.kernel.rules
        rules.scores_at(self._states, 0, self._comps, 0, self._out)
        bout.points = [int(points) for points in self._out[: self.setup.seats]]
        bout.over = over
        bout.won = int(rules.winners_at(self._states, 0, self._comps, 0)) if over else 0
        bout.hash = sha256(repr(moves).encode()).hexdigest()[:16]


def too_late(limit: float) -> Said:
    """Say what is wrong with an answer that took too long."""
    return Said("failed-late", seconds=limit)


def log_of(setup: Setup, names: Sequence[str], seed: int, bout: Bout, moves: Moves) -> str:
    """Write the log of a game, played again by the plain rules; remarks at its end name seed, players and a forfeit."""
    match, dealer = Match(setup), SeededDealer(seed)
    match.deal(dealer)
    for seat, action in moves:
        match.play(seat, setup.game.catalogue[action].code)
        match.deal(dealer)
    if match.scores != bout.points:
        msg = f"the log of seed {seed} has {match.scores} points, the game had {bout.points}"
        raise AssertionError(msg)
    sat = " ".join(f"{letter}={one_word(names[p])}" for letter, p in zip(ascii_lowercase, bout.players, strict=False))
    text = f"{match.text}# seed {seed}\n# seats {sat}\n"
    if bout.forfeit is not None:
        text += f"# forfeit {ascii_lowercase[bout.forfeit.seat]} {bout.forfeit.why}\n"
    return text
