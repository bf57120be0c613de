"""How long a seat may think: so much a move and a bank for live tables, days for turns."""

from __future__ import annotations

from dataclasses import dataclass, field

SECOND = 1000
DAY = 86_400 * SECOND


@dataclass(slots=True)
class Clocks:
    """The time of every seat in milliseconds; a move's own time is used up before the bank."""

    move: int
    banks: list[int]
    since: dict[int, int] = field(default_factory=dict)  # when each seat that decides began to
    stopped: dict[int, int] = field(default_factory=dict)  # what each had used when the table was paused

    @staticmethod
    def of(clock: dict[str, int] | None, banks: list[int] | None, seats: int) -> Clocks | None:
        """Make the clocks that a table was made with; None without."""
        if not clock:
            return None
        if "days" in clock:
            return Clocks(clock["days"] * DAY, [0] * seats)
        return Clocks(clock.get("move", 0) * SECOND, banks or [clock.get("bank", 0) * SECOND] * seats)

    @property
    def ticking(self) -> list[dict[str, int]]:
        """Return what runs and what is stopped, as it is stored."""
        return [{str(seat): time for seat, time in part.items()} for part in (self.since, self.stopped)]

    def take(self, ticking: list[dict[str, int]]) -> None:
        """Go on with what is stored."""
        self.since, self.stopped = ({int(seat): time for seat, time in part.items()} for part in ticking)

    def turn(self, deciding: list[int], now: int) -> None:
        """Start the clocks of those who decide from now on, stop those of the others."""
        for seat in [seat for seat in (*self.since, *self.stopped) if seat not in deciding]:
            self.stop(seat, now)
        for seat in deciding:
            if seat not in self.since and seat not in self.stopped:
                self.since[seat] = now

    def again(self, seat: int, now: int) -> None:
        """Start a seat's next question: what the last one took beyond its own time is the bank's."""
        if seat in self.since or seat in self.stopped:
            self.stop(seat, now)
            self.since[seat] = now

    def used(self, seat: int, now: int) -> int:
        """Return how long a seat has thought."""
        if seat in self.stopped:
            return self.stopped[seat]
        return max(0, now - self.since[seat]) if seat in self.since else 0

    def stop(self, seat: int, now: int) -> None:
        """Stop a seat's clock; what went beyond the move's own time is taken from the bank."""
        self.banks[seat] = max(0, self.banks[seat] - max(0, self.used(seat, now) - self.move))
        self.since.pop(seat, None)
        self.stopped.pop(seat, None)

    def pause(self, now: int) -> None:
        """Hold all clocks."""
        for seat in self.since:
            self.stopped[seat] = self.used(seat, now)
        self.since.clear()

    def resume(self, now: int) -> None:
        """Let all clocks go on."""
        for seat, used in self.stopped.items():
            self.since[seat] = now - used
        self.stopped.clear()

    def left(self, now: int) -> list[int]:
        """Return what every seat has left, for the move it makes or the next one."""
        return [max(0, self.move + bank - self.used(seat, now)) for seat, bank in enumerate(self.banks)]

    def out(self, now: int) -> list[int]:
        """Return the seats whose time is up."""
        left = self.left(now)
        return [seat for seat in self.since if left[seat] <= 0]

    def next(self, now: int) -> int | None:
        """Return in how many milliseconds the next seat's time is up."""
        left = self.left(now)
        return min((left[seat] for seat in self.since), default=None)
