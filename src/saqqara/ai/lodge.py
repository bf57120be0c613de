"""What a worker of a cluster is for us: a host that keeps processes of ours, which do the playing.

So a worker with several threads plays in as many processes, and a player that hangs or dies does no harm to it.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from multiprocessing import current_process
from typing import TYPE_CHECKING, Any, Protocol

from saqqara import __version__
from saqqara.core import shelf
from saqqara.core.said import Said, mistake, told

if TYPE_CHECKING:
    from saqqara.ai.cluster import Cluster

IDLE = 60.0  # seconds after which a process ends that is not asked any more: whoever asked is gone
PLAYS = {".py", ".toml", ".txt", ".json", ".f16"}  # files that have a say in how a game is played
NO_PLAY = {"__pycache__", "board", "tests", "texts", "tutorial"}


class ClusterError(ValueError):
    """What is wrong with a cluster, and what helps."""

    def __init__(self, reason: str, hint: str = "") -> None:
        """Keep the parts, also on the way from one machine to another."""
        super().__init__(reason, hint)
        self.reason, self.hint = reason, hint

    def __str__(self) -> str:
        """Return it as one line."""
        return f"{self.reason} ({self.hint})" if self.hint else self.reason


class Stopped(Exception):  # noqa: N818  nothing is wrong
    """Nobody waits for an answer any more."""


class Lost(Exception):  # noqa: N818  whoever asked says what that means
    """What was asked has ended several workers; `order` is what it was."""

    def __init__(self, order: tuple[Any, ...]) -> None:
        """Keep the order."""
        super().__init__()
        self.order = order


def reach(address: str, most: int | None = None) -> Cluster:
    """Reach a cluster, to run so many tasks at once at most; a ClusterError says what is wrong."""
    try:
        from saqqara.ai.cluster import Cluster  # noqa: PLC0415  it needs a package that not everybody has
    except ImportError:
        raise ClusterError(mistake("dask-package")) from None
    return Cluster(address, most)


# -- The same everywhere ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mark:
    """By what an installation plays a game: its version, the number of the rules, and a hash of every text of both."""

    game: str
    version: str
    rules: int
    text: str

    @staticmethod
    def of(game: str) -> Mark:
        """Return the mark of what is installed here."""
        return Mark(game, __version__, shelf.game(game).rules, _text(game))

    def differs(self, where: str) -> Said | None:
        """Say what is another one here, None if all is the same."""
        if self.version != __version__:
            return mistake("dask-version", worker=where, theirs=__version__, ours=self.version)
        here = Mark.of(self.game)
        if here.rules != self.rules:
            words = {"game": self.game, "theirs": str(here.rules), "ours": str(self.rules)}
            return mistake("dask-rules", worker=where, **words)
        return None if here == self else mistake("dask-text", worker=where, version=self.version)


@cache
def _text(game: str) -> str:
    """Return a hash of the files that play a game; a change to one plays other games under the same version."""
    folders = [files(f"saqqara.{part}") for part in ("core", "ai")] + [files(shelf.game(game).folder)]
    found = sorted(pair for folder in folders for pair in _files(folder, folder.name))
    return sha256(b"".join(name.encode() + data for name, data in found)).hexdigest()


def _files(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        path = f"{name}/{entry.name}"
        if entry.is_dir():
            yield from _files(entry, path) if entry.name not in NO_PLAY else ()
        elif f".{entry.name.rpartition('.')[2]}" in PLAYS:
            yield path, entry.read_bytes()


# -- Guests -----------------------------------------------------------------------------------------------------------


class Guest(Protocol):
    """A process that answers, or several; whoever keeps it asks one thing at a time."""

    @property
    def alive(self) -> bool:
        """Say whether it is still there; one that waits too long leaves."""

    def answer(self, *order: Any) -> Any:
        """Do what is asked, or raise Stopped."""

    def stop(self) -> None:
        """Let whoever waits for an answer in another thread wait no longer."""

    def dismiss(self) -> None:
        """End it."""


@dataclass(frozen=True)
class Needs:
    """What a worker must have: the same saqqara, and what a check asks for, which raises a ValueError without it."""

    mark: Mark
    check: Callable[[], object] | None = None

    def hindered(self, where: str) -> Said | None:
        """Say why this cannot be done here, None if nothing hinders it."""
        differs = self.mark.differs(where)
        if differs:
            return differs
        try:
            if self.check is not None:
                self.check()
        except ValueError as error:
            return mistake("dask-player", worker=where, reason=told(error))
        return None


@dataclass(frozen=True)
class Room:
    """What all that is asked in one run has in common; it travels to every worker."""

    run: str
    needs: Needs
    start: Callable[[], Guest]


class Lodge:
    """The guests of one worker, by run: those that wait are asked again."""

    def __init__(self) -> None:
        """Have none."""
        self._here: defaultdict[str, list[Guest]] = defaultdict(list)
        self._waiting: defaultdict[str, list[Guest]] = defaultdict(list)
        self._over: set[str] = set()
        self._door = threading.Lock()

    @contextmanager
    def guest(self, room: Room, where: str) -> Iterator[Guest]:
        """Have a guest to ask, a new one if none waits; after anything went wrong it is gone."""
        guest = self._next(room.run) or self._welcome(room, where)
        try:
            yield guest
        except BaseException:
            self._leave(room.run, guest)
            raise
        with self._door:
            if room.run not in self._over:
                self._waiting[room.run].append(guest)
                return
        self._leave(room.run, guest)

    def _next(self, run: str) -> Guest | None:
        """Return a guest that waits, None without one."""
        with self._door:
            waiting = self._waiting[run]
            while waiting:
                guest = waiting.pop()
                if guest.alive:
                    return guest
                self._here[run].remove(guest)
        return None

    def _welcome(self, room: Room, where: str) -> Guest:
        reason = room.needs.hindered(where)
        if reason:
            raise ClusterError(reason, mistake("try-dask-same"))
        here = current_process()
        if here.daemon:
            here.daemon = False  # else it may start no process; ours end when it does
        with self._door:
            if room.run in self._over:
                raise Stopped
            guest = room.start()
            self._here[room.run].append(guest)
        return guest

    def _leave(self, run: str, guest: Guest) -> None:
        guest.dismiss()
        with self._door:
            self._here[run].remove(guest)

    def close(self, run: str) -> None:
        """Send all guests of a run away; those that are busy go by themselves."""
        with self._door:
            self._over.add(run)
            waiting, here = self._waiting.pop(run, []), self._here[run]
            for guest in here:
                guest.stop()
        for guest in waiting:
            self._leave(run, guest)


def _lodge(worker: Any) -> Lodge:
    """Return the lodge of a worker, opened when it is first asked for."""
    held: dict[str, Any] = vars(worker)
    lodge: Lodge = held.setdefault("saqqara_lodge", Lodge())
    return lodge


def ask(room: Room, *order: Any) -> Any:
    """Do something on the worker that this is called on: a task of Dask's."""
    from distributed import get_worker  # noqa: PLC0415  only where there is a worker

    worker = get_worker()
    with _lodge(worker).guest(room, str(worker.address)) as guest:
        return guest.answer(*order)


def look(needs: Needs, dask_worker: Any = None) -> Said | None:
    """Say why something cannot be done on a worker, None if nothing hinders it: Dask runs this beside its tasks."""
    return needs.hindered(str(dask_worker.address))


def look_at_scheduler(mark: Mark, dask_scheduler: Any = None) -> Said | None:
    """Say whether the scheduler, which reads what it hands on, has another saqqara."""
    return mark.differs(str(dask_scheduler.address))


def leave(run: str, dask_worker: Any = None) -> None:
    """End a run on a worker, without keeping it from its own work: Dask runs this beside its tasks."""
    threading.Thread(target=_lodge(dask_worker).close, args=(run,), daemon=True).start()


def same(thing: Any) -> Any:
    """Return something as it is: a task whose answer Dask brings to every worker, and makes again if it is lost."""
    return thing
