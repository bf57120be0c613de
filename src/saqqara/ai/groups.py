"""A deal group: one deal played with every seating of its players."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import permutations, product
from pathlib import Path
from typing import Any

from saqqara.ai import network as networks
from saqqara.ai.bout import LIMIT, Asking, Bout, Forfeit, Make, Referee, deal_seed, log_of, player_seed, seated
from saqqara.ai.players import Player
from saqqara.core import log as logs
from saqqara.core.game import Setup
from saqqara.core.places import write_whole
from saqqara.core.said import Said, plain

PAIR = 2


def seatings(seats: int, players: int, *, alone: bool = False) -> list[tuple[int, ...]]:
    """List who sits where: every two players meet on every two seats equally often.

    As many players as seats sit in every order. Of two players at more seats each sits alone among the other, on every
    seat; the first one only, if it is said so. Otherwise every player sits, in every way there is.
    """
    if players == seats:
        return list(permutations(range(players)))
    if players == PAIR:
        return [
            tuple(lone if seat == place else 1 - lone for seat in range(seats))
            for lone in range(1 if alone else PAIR)
            for place in range(seats)
        ]
    return [who for who in product(range(players), repeat=seats) if len(set(who)) == players]


@dataclass(frozen=True, slots=True)
class Plan:
    """What all groups of a run have in common, in a form that other processes get."""

    header: str
    files: tuple[tuple[str, str], ...]
    seed: int
    make: Make = seated
    limit: float = LIMIT
    logs: bool = False  # of every game are handed over too
    network: Mapping[str, bytes] | None = None  # files of one to take, on a machine that has another environment

    @staticmethod
    def of(setup: Setup, seed: int, **more: Any) -> Plan:
        """Write a set-up down."""
        return Plan(logs.header(setup), setup.files, seed, **more)

    @property
    def setup(self) -> Setup:
        """Return the set-up that was written down."""
        return logs.read(self.header, files=dict(self.files)).setup

    def referee(self) -> Referee:
        """Make a table for the games."""
        setup = self.setup
        if self.network is not None:
            networks.take(setup.game, self.network)
        return Referee(setup, make=self.make, limit=self.limit)


@dataclass(frozen=True, slots=True)
class Job:
    """One group to play: which contest, who, which deal; and who is known to run out of time in which of its games."""

    contest: str
    players: tuple[str, ...]
    deal: int
    late: tuple[tuple[int, Forfeit], ...] = ()
    alone: bool = False  # only games in which the first sits alone


@dataclass(frozen=True, slots=True)
class Group:
    """What came out of the games of one deal."""

    contest: str
    deal: int
    bouts: list[Bout]
    logs: tuple[str, ...] = ()  # of the bouts, until they are written

    def ahead(self, first: int, second: int | None = None) -> float:
        """Return the share of pairs of seats, of two players or of one and all others, in which the first is ahead.

        Seats that share a place count half.
        """
        score = pairs = 0.0
        for bout in self.bouts:
            places = bout.places()
            for seat, other in bout.pairs(first, second):
                pairs += 1
                score += (places[seat] < places[other]) + (places[seat] == places[other]) / 2
        return score / pairs

    def wins(self, player: int) -> float:
        """Return the share of games won by a player that sits alone of its kind; a shared win is shared."""
        alone = [bout for bout in self.bouts if bout.players.count(player) == 1]
        return math.fsum(bout.won_by(bout.players.index(player)) for bout in alone) / len(alone)

    def record(self) -> dict[str, Any]:
        """Return the group as JSON stores it."""
        record = asdict(self)
        del record["logs"]
        for bout, told in zip(self.bouts, record["bouts"], strict=True):
            for name, forfeit in (("forfeit", bout.forfeit), ("late", bout.late)):
                if forfeit is not None and plain(forfeit.why):
                    told[name]["said"] = plain(forfeit.why)
        return record

    @staticmethod
    def read(record: dict[str, Any]) -> Group:
        """Read a group that was stored; ValueError, KeyError or TypeError if it is none."""
        bouts = [Bout(**bout) for bout in record["bouts"]]
        for bout in bouts:
            bout.players = tuple(bout.players)
            bout.forfeit = _forfeit(bout.forfeit)
            bout.late = _forfeit(bout.late)
        return Group(record["contest"], record["deal"], bouts)


def _forfeit(record: Any) -> Forfeit | None:
    if record is None:
        return None
    said = record.pop("said", None)
    return Forfeit(**(record | {"why": Said.read(said)} if said else record))


def play_group(referee: Referee, plan: Plan, job: Job) -> Group:
    """Play every seating on one deal; the same plan and job give the same games."""
    late = dict(job.late)
    bouts = [
        Bout(number, who, late.get(number))
        for number, who in enumerate(seatings(referee.setup.seats, len(job.players), alone=job.alone))
    ]
    logs = [_play(referee, plan, job, bout) for bout in bouts]
    return Group(job.contest, job.deal, bouts, tuple(logs) if plan.logs else ())


def _play(referee: Referee, plan: Plan, job: Job, bout: Bout) -> str:
    """Play a game, and return its log if it is asked for."""
    seed = deal_seed(plan.seed, job.deal)
    seats = _players(referee, plan, job, bout)
    moves = referee.play(seats, seed, bout, 0 if bout.forfeit else None)
    return log_of(referee.setup, job.players, seed, bout, moves) if plan.logs else ""


def _players(referee: Referee, plan: Plan, job: Job, bout: Bout) -> Sequence[Player]:
    """Seat the players, each with a seed of its own; one that cannot be made forfeits."""
    seats: list[Player] = []
    for seat, number in enumerate(bout.players):
        asked = Asking()
        with asked:
            seed = player_seed(plan.seed, job.deal, bout.number, seat)
            seats.append(referee.make(job.players[number], seed, referee.setup))
        if asked.why:
            bout.forfeit = Forfeit(seat, 0, asked.why)
            break
    return seats


def write_logs(folder: Path, group: Group) -> Group:
    """Write the logs of a group, and return it without them."""
    for bout, text in zip(group.bouts, group.logs, strict=True):
        write_whole(log_file(folder, group.contest, group.deal, bout.number), text.encode())
    return replace(group, logs=())


def log_file(folder: Path, contest: str, deal: int, number: int) -> Path:
    """Return where the log of a game goes."""
    return folder / contest / f"{deal}-{number}.log"
