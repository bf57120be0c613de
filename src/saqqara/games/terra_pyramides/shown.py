"""What a drawing needs besides the pieces: the printed board, and what each row would bring."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Final

from saqqara.games.terra_pyramides.names import COLOUR_NAMES, FIELD_NAMES, LINE_NAMES
from saqqara.games.terra_pyramides.rules.goods import gains_in, take_gains, take_oases, take_river, take_stones
from saqqara.games.terra_pyramides.things import COLUMNS, FIELDS, HALF, NONE, ROWS, Ask

if TYPE_CHECKING:
    from saqqara.core.game import Table

ARROWS: Final = "^>v<"  # of start fields, by way
STEPS: Final = {"gold": "gold", "track": "track", "graves": "grave_goods", "oases": "oases", "ship": "ships"}


def has(low: int, high: int, field: int) -> bool:
    """Say whether a field belongs to a set."""
    return bool(low >> field & 1) if field < HALF else bool(high >> (field - HALF) & 1)


def printed(c: Any) -> Table:
    """Return the board as its text format writes it, and the number at which a stack is removed."""
    columns = 1 + max(field % COLUMNS for field in range(FIELDS) if _mark(c, field))
    rows = [range(COLUMNS * row, COLUMNS * row + columns) for row in range(ROWS)]
    rows = [row for row in rows if any(_mark(c, field) for field in row)]
    return {
        "fields": [" ".join(_mark(c, field) for field in row) for row in rows],
        "symbols": ["".join("s" if has(c.sphinx_low, c.sphinx_high, field) else "c" for field in row) for row in rows],
        "remove_at": c.remove_at,
    }


def _mark(c: Any, field: int) -> str:
    """Return what is printed on a field, nothing where the board does not reach."""
    if c.site_at[field] != NONE:
        return "P" if c.printed >> c.site_at[field] & 1 else "S"
    if has(c.oasis_low, c.oasis_high, field):
        return "o"
    if c.river[field] != NONE:
        index = int(c.river[field])
        palms = int(c.palms[index] - (c.palms[index - 1] if index else 0))
        return f"~{index}{'*' * palms}"
    if field in c.start_field:
        return ARROWS[int(c.start_way[list(c.start_field).index(field)])]
    return "." if has(c.land_low, c.land_high, field) else ""


def prospects(s: Any, c: Any) -> Table:
    """Return the fields of each row and what it would bring, while a row is asked for."""
    if s.ask != Ask.ROW:
        return {}
    return {name: _prospect(s, c, 4 * s.placed + line) for line, name in enumerate(LINE_NAMES)}


def _prospect(s: Any, c: Any, row: int) -> Table:
    low, high, seat = c.row_low[row], c.row_high[row], s.turn
    after = copy(s)
    for part in (*STEPS, "arrived"):
        setattr(after, part, list(getattr(s, part)))
    after.stones = [list(stones) for stones in s.stones]
    gains = gains_in(s, c, low, high)
    take_oases(after, c, seat, low, high)
    take_gains(after, c, seat, gains)
    take_river(after, c, seat, low, high)
    take_stones(after, c, seat, low, high)
    return {
        "fields": [FIELD_NAMES[field] for field in range(FIELDS) if has(low, high, field)],
        "workers": min(gains & 255, s.supply[seat]),
        "stones": {
            colour: after.stones[seat][number] - s.stones[seat][number]
            for number, colour in enumerate(COLOUR_NAMES)
            if after.stones[seat][number] > s.stones[seat][number]
        },
        **{name: getattr(after, part)[seat] - getattr(s, part)[seat] for part, name in STEPS.items()},
    }
