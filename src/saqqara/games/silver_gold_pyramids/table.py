"""The table of Silver & Gold: Pyramids: what the State holds and who may see it, and the deck with the set-up."""

from saqqara.core.kernel import Grid, Ints, i8, i16, i32, i64, own, public

# Squares. A square of a chamber is a bit, 6 * row + column; the sixth bit of a row is never a square, so that a shape
# shifted past the edge hits nothing:
#
#         a  b  c  d  e
#     1   0  1  2  3  4
#     2   6  7  8  9 10
#     3  12 13 14 15 16
#     4  18 19 20 21 22
#     5  24 25 26 27 28
#
# Cards are numbers from 0 here (the printed number less one); a set of cards is a mask of 48 bits.
#
# Answers under seal. While the seats keep or mark, what they answer stands in their own fields: `hand` and `chosen`,
# `fresh`, `now` and `owed`. When the last answer is in, it is moved to the public ones.


class State:
    """One table."""

    face_down: int = public(i64)  # cards that lie face up nowhere: the deck, and cards in hands
    made: int = public(i64)  # what the deck was made of
    racing: int = public(i64)  # cards finished in this turn
    finished: Ints = public(i64, 4)  # cards finished by each seat, those of this turn too
    marks: Grid = public(i32, 4, 2)  # squares marked in earlier turns, by seat and side
    fresh: Grid = own(i32, 4, 2)  # squares marked in this turn
    used: int = public(i16)  # expedition cards turned up in this round, a mask
    card: Grid = public(i8, 4, 2)  # in front of each seat, -1 none
    hand: Grid = own(i8, 4, 4)  # dealt, -1 none
    chosen: Grid = own(i8, 4, 2)  # kept, -1 none
    display: Ints = public(i8, 4)  # -1 empty
    red: Ints = public(i8, 4)  # gems
    green: Ints = public(i8, 4)
    torches: Ints = public(i8, 4)  # rounds whose torch is ticked, a mask
    skulls: Ints = public(i8, 4)
    carried: Ints = public(i8, 4)  # squares owed from earlier turns
    now: Ints = own(i8, 4)  # skulls after what was marked in this turn
    owed: Ints = own(i8, 4)  # squares of red crosses that are still to be marked
    box: Grid = public(i8, 3, 3)  # who took each box, by colour, the best first; -1 nobody
    round: int = public(i8)
    flips: int = public(i8)  # expedition cards turned up in this round
    shape: int = public(i8)  # pattern of the card turned up last, -1 none yet
    ask: int = public(i8)
    waiting: int = public(i8)  # seats whose answer under seal is not complete yet, a mask
    dealt: int = public(i8)  # cards dealt so far
    drafter: int = public(i8)  # seat that takes cards now, -1 nobody
    to_take: int = public(i8)  # cards it still takes
    drafted: int = public(i8)  # seats that have taken theirs in this turn, a mask


class Components:
    """The deck and the set-up."""

    colour: Ints = public(i64, 3)  # cards of each colour
    free: Ints = public(i32, 48)  # squares of each card that are no walls
    entrance: Ints = public(i32, 48)  # the entrance alone
    tomb: Ints = public(i32, 48)
    symbol: Grid = public(i32, 48, 6)  # squares with each symbol
    expedition: Ints = public(i8, 8)  # shape of each expedition card, rising
    penalty: Ints = public(i16, 11)  # by the number of skulls
    first_way: Ints = public(i8, 10)  # ways of shape n are first_way[n] to first_way[n + 1]
    squares: Ints = public(i8, 28)  # of each way
    offset: Grid = public(i8, 28, 4)  # of each square of a way from the top left corner of its frame
    distance: Grid = public(i8, 48, 30)  # steps from each square to the tomb around the walls
    seats: int = public(i8)
    mark_after_tomb: int = public(i8)
    owe: int = public(i8)
    higher_draft: int = public(i8)
    higher_race: int = public(i8)
    potion_first: int = public(i8)
