"""What the solver remembers: the lines it keeps, the turns it plays out, and what it sees on one table."""

from saqqara.core.kernel import Ints, hidden, i8, i16, i32, i64


class Node:
    """A table that was kept after a turn: how it came about, and what it is worth."""

    parent: int = hidden(i32)  # the node before this turn, -1 none
    worth: int = hidden(i32)
    count: int = hidden(i16)  # actions of this turn
    moves: Ints = hidden(i16, 48)


class Work:
    """What is seen on the table that is being looked at, and the turns that look best there."""

    weight: Ints = hidden(i32, 16)  # what things are worth, by the numbers of Weight
    need: Ints = hidden(i16, 7)  # stones that pyramids of each colour lack, -1 no such pyramid
    appeal: Ints = hidden(i16, 7)  # stones of each colour at hand and on tiles
    stone: Ints = hidden(i16, 7)  # worth of one more stone
    pyramids: int = hidden(i16)
    wanted: int = hidden(i16)  # pyramids that the task asks for
    highest: int = hidden(i16)  # levels that it asks for
    crews: Ints = hidden(i16, 24)  # sites that are owned, by 4 * levels + workers
    targets: int = hidden(i32)  # sites that workers should go to
    lacking: int = hidden(i8)  # a crew waits for stones
    tile: Ints = hidden(i16, 120)  # worth of activating the tile on each field
    gain: Ints = hidden(i16, 480)  # worth of the row through each free field, 4 * field + line
    growth: Ints = hidden(i16, 120)  # free fields in the rows through each free field
    reaches: Ints = hidden(i8, 120)  # whether a worker on the field has somewhere to go
    board: int = hidden(i64)  # hash of the board
    potential: int = hidden(i32)  # of the board
    turns: int = hidden(i16)  # that are left
    salt: int = hidden(i64)  # of the noise
    fair: int = hidden(i8)  # whether stacks that nobody has searched are all alike
    count: int = hidden(i16)  # turns that look best
    score: Ints = hidden(i32, 64)
    source: Ints = hidden(i16, 64)  # 8 * stack + place from the top, -1 the tile in hand
    place: Ints = hidden(i16, 64)  # 4 * field + line
    kept: int = hidden(i32)  # tables kept in the layer that is being made
    full: int = hidden(i32)  # numbers in the table of those seen
    won: int = hidden(i8)  # whether the game can be won
    best: int = hidden(i32)  # node where the best line ends
    looked: int = hidden(i64)  # tables looked at
    learned: int = hidden(i8)  # whether it was learned how likely the task is to be solved
    prize: int = hidden(i32)  # what a sure win would add to the worth of a table
    top_gain: Ints = hidden(i32, 16)  # of the best rows, one for each free field
    top_row: Ints = hidden(i16, 16)
    seen: Ints = hidden(i32, 64)  # what is weighed
    net: Ints = hidden(i32, 130)  # its weights
