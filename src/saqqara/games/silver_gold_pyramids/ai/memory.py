"""What the exact search remembers of sheets it has counted."""

from saqqara.core.kernel import Ints, hidden, i32, i64


class Known:
    """A sheet before a flip, whose worth is known."""

    search: int = hidden(i32)  # in which search it was counted
    key: Ints = hidden(i64, 5)
