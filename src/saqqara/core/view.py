"""What one seat sees: a State built from the marks of its fields, never cut out of everything."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from saqqara.core.fields import encode
from saqqara.core.kernel import Kernel, Random, empty_record, plain_record

if TYPE_CHECKING:
    from saqqara.core.game import Table

SPECTATOR = -1
ROOM = 16  # more seats than any game has


@dataclass(slots=True)  # not frozen: see Move
class View:
    """The State as a seat sees it, unknown where it may not look."""

    kernel: Kernel
    seat: int
    state: Any
    components: Any

    @property
    def table(self) -> Table:
        """Return the documented table as this seat sees it."""
        return self.kernel.game.describe(self.state, self.components)

    @property
    def scores(self) -> tuple[int, ...]:
        """Return everybody's points as this seat sees them."""
        out = [0] * ROOM
        self.kernel.rules.scores(self.state, self.components, out)
        return tuple(out[: self.components.seats])

    @property
    def bytes(self) -> bytes:
        """Return the view as bytes; two tables that look alike to a seat give the same ones."""
        return encode(self.kernel.game.state, self.state)

    @property
    def hash(self) -> str:
        """Return a short name of what is seen, to compare with."""
        return short_hash(self.bytes)

    def imagine(self, seed: int) -> Any:
        """Return a full State that agrees with everything this seat sees."""
        imagined = plain_record(self.kernel.game.state)
        self.kernel.rules.copy(imagined, self.state)
        generator = plain_record(Random)
        self.kernel.rules.seed_generator(generator, seed, self.seat + 1)
        self.kernel.rules.imagine(imagined, self.components, generator, self.seat)
        return imagined


def short_hash(written: bytes) -> str:
    """Return a short name of a view that was written as bytes."""
    return sha256(written).hexdigest()[:16]


def sees_more(kernel: Kernel, state: Any, seat: int) -> bool:
    """Say whether a seat sees anything of a plain State that a spectator does not."""
    return bool(kernel.rules.sees_more(state, seat))


def look(kernel: Kernel, state: Any, components: Any, seat: int = SPECTATOR) -> View:
    """Build what a seat sees of a State; -1 is a spectator."""
    seen = empty_record(kernel.game.state)
    kernel.rules.see(seen, state, seat)
    return View(kernel, seat, seen, components)
