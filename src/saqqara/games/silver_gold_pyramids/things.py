"""The things on the table by name, and the numbers of the actions."""

from enum import IntEnum

NONE = -1
SEATS = 4
SIDES = 2  # cards in front of a seat: left and right
CARDS = 48
ROUNDS = 4
FLIPS = 7  # expedition cards turned up in a round
EXPEDITIONS = 8
DEALT = 4  # cards dealt to each seat, of which it keeps two
DISPLAY = 4
BOXES = 3  # of each colour
MOST_GEMS = 10  # of each colour of gems
MOST_SKULLS = 10
CELLS = 30  # bits of a chamber, six a row
WAYS = 28  # shapes of one to four squares, turned and mirrored
SHAPES = 9


class Colour(IntEnum):
    """The colours of the pyramids."""

    VIOLET = 0
    ORANGE = 1
    GREEN = 2


class Symbol(IntEnum):
    """What can be drawn on a square."""

    CROSS = 0
    RED_GEM = 1
    GREEN_GEM = 2
    TORCH = 3
    SKULL = 4
    POTION = 5


class Source(IntEnum):
    """Where points come from."""

    TOMBS = 0
    TORCHES = 1
    BOXES = 2
    GEMS = 3
    SKULLS = 4


class Ask(IntEnum):
    """The question on the table."""

    OVER = 0
    DEAL = 1
    KEEP = 2
    DISPLAY = 3
    FLIP = 4
    MARK = 5
    CROSS = 6  # put to one seat while the others mark
    TAKE = 7
    DRAW = 8


# Action numbers: the first of each kind, and what is added to it. The last four are chance's.
KEEP = 0  # + card
MARK = 48  # + 30 * (28 * side + way) + square of the frame's top left corner
CROSS = 1728  # + 30 * side + square
TAKE = 1788  # + card
TAKE_DECK = 1836
DEAL = 1837  # + card
SHOW = 1885  # + card
FLIP = 1933  # + shape
DRAW = 1942  # + card
ACTIONS = 1990


class Rule(IntEnum):
    """The sentences that can forbid an action; the name is the sentence's id."""

    ALLOWED = 0
    ROUND_3 = 1
    SETUP_1 = 2
    SETUP_2 = 3
    ROUND_1 = 4
    MARK_1 = 5
    MARK_3 = 6
    MARK_4 = 7
    MARK_5 = 8
    MARK_6 = 9
    MARK_7 = 10
    CROSS_1 = 11
    CROSS_5 = 12
    DRAFT_2 = 13
    DRAFT_7 = 14
