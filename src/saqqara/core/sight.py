"""What a player chooses by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saqqara.core.game import Action
    from saqqara.core.kernel import Kernel
    from saqqara.core.view import View


@dataclass(frozen=True, slots=True)
class Sight:
    """What a player chooses by: the table as its seat sees it, in the arrays of a back end, and its options.

    Whoever makes one fills `states` with `see`, so that what is hidden from the seat is not there to be looked at.
    """

    kernel: Kernel
    states: Any  # one State: the seat's view
    components: Any  # one Components
    seat: int
    options: Sequence[int]

    @property
    def seats(self) -> int:
        """Return how many play."""
        return int(self.kernel.seats(self.components))

    @staticmethod
    def of(view: View, options: Sequence[Action]) -> Sight:
        """Look through a view of plain records."""
        return Sight(view.kernel, [view.state], [view.components], view.seat, [option.number for option in options])
