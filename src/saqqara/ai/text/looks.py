"""What a network looks at, where a game says nothing else: what any learner does."""

from saqqara.core.contract import Components, State, features, value
from saqqara.core.fields import Ints


def network_features(s: State, c: Components, seat: int, out: Ints, lore: Ints) -> int:  # noqa: ARG001
    """Write what the network sees from a seat, and return how many numbers that is."""
    return features(s, c, seat, out)


def outlook(s: State, c: Components, seat: int, lore: Ints) -> int:  # noqa: ARG001
    """Return what the table will come to for a seat, in hundredths of a point: what advice says."""
    return value(s, c, seat)
