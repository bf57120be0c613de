"""Players for tests of the arena: simple ones, and ones that fail."""

import os
import signal
import time

from saqqara.ai.bout import seated


class Bot:
    """Takes the option at a place, from the front or the back; `fails` decides what it does instead later."""

    def __init__(self, place, fails=None):
        self.place, self.fails, self.picks = place, fails, 0

    def pick(self, sight):
        assert len(sight.options) > 1, "a forced move is not asked"
        self.picks += 1
        if self.fails and self.picks > 5:
            return self.fails(sight)
        return sight.options[self.place]


class Spy(Bot):
    """Writes down what it sees of the hands of others; only in a game that has hands."""

    seen: list[int] = []  # noqa: RUF012  one for all, as spies are made anew for each game

    def pick(self, sight):
        hands = sight.kernel.read(sight.states).hand
        Spy.seen += [hand for seat, hand in enumerate(hands[: sight.seats]) if seat != sight.seat]
        return super().pick(sight)


def raises(sight):
    msg = f"I lost\nmy way at seat {sight.seat}"
    raise LookupError(msg)


def slow(sight):
    time.sleep(0.7)
    return sight.options[0]


def ends_worker(_sight):
    """Do what a machine without memory does to whoever has started this process."""
    os.kill(os.getppid(), signal.SIGKILL)
    time.sleep(3600)


BOTS = {
    "first": lambda: Bot(0),
    "second": lambda: Bot(1),
    "spy": lambda: Spy(0),
    "raises": lambda: Bot(0, raises),
    "illegal": lambda: Bot(0, lambda _sight: 9999),
    "nothing": lambda: Bot(0, lambda _sight: None),
    "hangs": lambda: Bot(0, lambda _sight: time.sleep(3600)),
    "dies": lambda: Bot(0, lambda _sight: os._exit(3)),
    "ends_worker": lambda: Bot(0, ends_worker),
    "slow": lambda: Bot(0, slow),
    "unmade": lambda: raises.nobody,  # type: ignore[attr-defined]
}


def make(name, seed, setup):
    """Make one of these, or a real player."""
    return BOTS[name]() if name in BOTS else seated(name, seed, setup)
