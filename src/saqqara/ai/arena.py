"""The arena: players meet on the same deals in every seating, and what that proves is said with intervals."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from saqqara.ai import crew
from saqqara.ai.bout import LIMIT, Make, known, seated
from saqqara.ai.groups import Group, Job, Plan, write_logs
from saqqara.ai.statistics import Sprt, Trial
from saqqara.core import log as logs
from saqqara.core.game import Setup
from saqqara.core.said import mistake, told

if TYPE_CHECKING:
    from saqqara.ai.cluster import Cluster
    from saqqara.ai.lodge import Needs

FORM = 1  # of the file of results
RESULTS = "results.jsonl"
MATCH, MIRROR, SANITY = "match", "mirror", "sanity"
CONTROL = "random"  # everybody is to be ahead of it
LEAST_CONTROLS, MOST_CONTROLS, CONTROLS_SHARE = 10, 100, 20
LEAST = 2  # players, and seats


class ArenaError(ValueError):
    """What cannot be played, and which parameter says so."""

    def __init__(self, where: str, reason: str) -> None:
        """Keep the parameter apart."""
        super().__init__(reason)
        self.where, self.reason = where, reason


@dataclass(frozen=True, slots=True)
class Contest:
    """Players that meet on deals 0, 1, 2 ...; its name is that of its folder of logs."""

    name: str
    players: tuple[str, ...]
    deals: int
    alone: bool = False  # the first of two sits alone among the other, never the other way round

    @property
    def kind(self) -> str:
        """Say whether it is the match or a control."""
        return self.name.partition("-")[0]


@dataclass(frozen=True)
class Arena:
    """A match, and with it the controls: every player against itself, and against one that plays at random."""

    setup: Setup
    players: tuple[str, ...]
    deals: int
    seed: int = 1
    sprt: Sprt | None = None
    controls: int | None = None  # deals of each control
    make: Make = seated
    limit: float = LIMIT

    def check(self) -> None:
        """Say in an ArenaError what cannot be."""
        seats = self.setup.seats
        if seats < LEAST:
            raise ArenaError("--seats", mistake("arena-seats", least=LEAST, count=seats))
        if not LEAST <= len(self.players) <= seats:
            allowed = f"{LEAST}" if seats == LEAST else mistake("span", low=LEAST, high=seats)
            raise ArenaError("--players", mistake("arena-players", count=len(self.players), seats=seats, known=allowed))
        if self.sprt is not None and len(self.players) != LEAST:
            raise ArenaError("--sprt", mistake("arena-sprt", least=LEAST, count=len(self.players)))
        for name in self.players:
            try:
                known(name, self.setup)
            except ValueError as error:
                raise ArenaError("--players", told(error)) from None

    def plan(self, *, logs: bool = False) -> Plan:
        """Write down what all groups have in common."""
        return Plan.of(self.setup, self.seed, make=self.make, limit=self.limit, logs=logs)

    def needs(self) -> Needs:
        """Return what a cluster has to have for it; a ClusterError says who can only play here."""
        return crew.needs(self.plan(), self.players)

    def contests(self) -> list[Contest]:
        """List the match and its controls."""
        usual = min(self.deals, MOST_CONTROLS, max(LEAST_CONTROLS, self.deals // CONTROLS_SHARE))
        deals = usual if self.controls is None else self.controls
        found = [Contest(MATCH, self.players, self.deals)]
        for number, name in enumerate(self.players, 1):
            if name not in self.players[: number - 1]:
                found.append(Contest(f"{MIRROR}-{number}", (name, name), deals))
                if name != CONTROL:
                    found.append(Contest(f"{SANITY}-{number}", (name, CONTROL), deals))
        return [contest for contest in found if contest.deals]

    def head(self) -> dict[str, Any]:
        """Return what results must have in common to belong together."""
        return {"arena": FORM, "table": logs.header(self.setup), "players": list(self.players), "seed": self.seed}


# -- Running ----------------------------------------------------------------------------------------------------------


@dataclass
class Results:
    """The groups that were played, by contest and deal; kept in a file if there is a folder."""

    groups: dict[str, dict[int, Group]] = field(default_factory=dict)
    file: IO[str] | None = None

    @staticmethod
    def begin(folder: Path | None, arena: Arena, *, resume: bool = False) -> Results:
        """Begin a new file, or read one and go on with it."""
        results = Results()
        if folder is None:
            return results
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / RESULTS
        if path.exists() and not resume:
            raise ArenaError(str(path), mistake("arena-there"))
        whole = path.read_bytes() if path.exists() else b""
        lines = whole[: whole.rfind(b"\n") + 1].decode().splitlines()
        if lines:
            _compare(path, lines[0], arena.head())
        for number, line in enumerate(lines[1:], 2):
            results.put(_read(path, number, line))
        with path.open("r+b" if path.exists() else "xb") as file:
            file.truncate(whole.rfind(b"\n") + 1)  # a line that was cut off is played again
        results.file = path.open("a", encoding="utf-8")
        if not lines:
            results.write(arena.head())
        return results

    def put(self, group: Group) -> None:
        """Keep a group."""
        self.groups.setdefault(group.contest, {})[group.deal] = group

    def add(self, group: Group) -> None:
        """Keep a group, and write it down at once."""
        self.put(group)
        self.write(group.record())

    def write(self, record: dict[str, Any]) -> None:
        """Write a line of the file."""
        if self.file is not None:
            self.file.write(json.dumps(record, separators=(",", ":")) + "\n")
            self.file.flush()

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()

    def of(self, contest: Contest) -> list[Group]:
        """Return the groups of a contest, by deal, without those that are not asked for."""
        found = self.groups.get(contest.name, {})
        return [found[deal] for deal in range(contest.deals) if deal in found]

    def in_a_row(self, contest: Contest) -> Iterator[Group]:
        """Return the groups of a contest up to the first that is missing."""
        return (group for number, group in enumerate(self.of(contest)) if group.deal == number)


def _compare(path: Path, line: str, head: dict[str, Any]) -> None:
    """Refuse to go on with the results of something else."""
    try:
        before = json.loads(line)
        other = [name for name in head if before[name] != head[name]]
    except (ValueError, KeyError, TypeError):
        raise ArenaError(f"{path}:1", mistake("arena-file")) from None
    if other:
        was, now = (json.dumps(of[other[0]]).strip('"') for of in (before, head))
        raise ArenaError(f"{path}:1", mistake("arena-other", field=other[0], was=was, now=now))


def _read(path: Path, number: int, line: str) -> Group:
    try:
        return Group.read(json.loads(line))
    except (ValueError, KeyError, TypeError):
        raise ArenaError(f"{path}:{number}", mistake("arena-result")) from None


def play(  # noqa: PLR0913  each is a flag of the command, or the ladder's own list
    arena: Arena,
    results: Results,
    *,
    contests: Sequence[Contest] | None = None,
    folder: Path | None = None,
    workers: int = 0,
    cluster: Cluster | None = None,
    progress: Callable[[int], None] = lambda _done: None,
) -> None:
    """Play what is missing in the results, in other processes unless there are to be none; it can be stopped any time.

    Other contests than the match and its controls can be named; logs go to a folder. The processes are on this machine,
    or on those of a cluster.
    Which process plays what makes no difference: a game hangs on seed, deal, seating and seat alone.
    """
    contests = arena.contests() if contests is None else contests
    plan = arena.plan(logs=folder is not None)
    done = sum(len(results.of(contest)) for contest in contests)
    jobs = _jobs(arena, contests, results)
    first = next(jobs, None)
    if first is None:
        return
    jobs = _and_then(first, jobs)
    names = list(dict.fromkeys(name for contest in contests for name in contest.players))
    with closing(_groups(plan, jobs, names, workers, cluster)) as groups:
        for group in groups:
            results.add(group if folder is None else write_logs(folder, group))
            done += 1
            progress(done)


def _groups(
    plan: Plan, jobs: Iterator[Job], names: Sequence[str], workers: int, cluster: Cluster | None
) -> Generator[Group, None, None]:
    """Play the groups here or there."""
    if cluster is not None:
        return crew.across(plan, jobs, cluster, names)
    return crew.together(plan, jobs, workers, names) if workers else crew.alone(plan, jobs)


def _and_then(first: Job, jobs: Iterator[Job]) -> Iterator[Job]:
    yield first
    yield from jobs


def _jobs(arena: Arena, contests: Sequence[Contest], results: Results) -> Iterator[Job]:
    """List what is still to be played; once a test has decided, no more of the match."""
    for contest in contests:
        trial = Trial(arena.sprt) if arena.sprt and contest.name == MATCH else None
        played = results.groups.setdefault(contest.name, {})
        for deal in range(contest.deals):
            while trial and trial.groups in played and not trial.accepted:
                trial.add(played[trial.groups].ahead(0, 1))
            if trial and trial.accepted:
                break
            if deal not in played:
                yield Job(contest.name, contest.players, deal, alone=contest.alone)
