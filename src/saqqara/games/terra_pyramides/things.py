"""The things on the table by name, and the numbers of the actions."""

from enum import IntEnum

NONE = -1
SEATS = 4
COLUMNS = 12  # of the largest board
ROWS = 10
FIELDS = COLUMNS * ROWS
HALF = FIELDS // 2  # fields of each of the two words of a mask
SITES = 22
LINES = 4  # directions of a row
KINDS = 60  # of tiles
STACKS = 8
DEEPEST = 8  # tiles of the highest stack
COLOURS = 7  # white is the last
VALUES = 9  # of foundations, from 1
CARDS = 6
FULL = 3  # workers on a site
MOST_LEVELS = 5
MOST_STONES = 7  # after a turn
MOST_GOLD = 4
COIN_EVERY = 5  # fields of the Horus track
COIN_GOLD = 2
HIRE_PRICE = 3
BUY_PRICE = 3
SEARCH_PRICE = 1
SYMBOL_PRICE = 1
GRAVE_PRICE = 1
SAIL_PRICE = 2
SEARCHING = 1  # pieces of gold above the most that may be kept for a search
OPEN = 0b00110011  # stacks that are open in the variant
LEVEL_VALUE = (0, 5, 10, 20, 35, 60)  # of a pyramid, by its levels


class Version(IntEnum):
    """The three versions, each with all rules of the one before."""

    BASE = 0
    HORUS = 1
    NILE = 2


class Colour(IntEnum):
    """The colours of stones and pyramids."""

    BLUE = 0
    RED = 1
    BLACK = 2
    YELLOW = 3
    GREEN = 4
    BROWN = 5
    WHITE = 6


class Way(IntEnum):
    """Where stairs can point."""

    N = 0
    E = 1
    S = 2
    W = 3


class Line(IntEnum):
    """The four rows through a field."""

    ACROSS = 0
    DOWN = 1
    FALLING = 2
    RISING = 3


class Card(IntEnum):
    """The strategy cards."""

    GRAVE_GOODS = 0
    HORUS_EYES = 1
    OASES = 2
    NILE = 3
    HIGHEST_PYRAMID = 4
    MOST_PYRAMIDS = 5


class Source(IntEnum):
    """Where points come from."""

    TRACK = 0
    FOUNDATIONS = 1
    PYRAMIDS = 2
    GRAVE_GOODS = 3
    OASES = 4
    NILE = 5
    CARDS = 6
    STONES = 7
    GOLD = 8


class Ask(IntEnum):
    """The question on the table."""

    OVER = 0
    PLACE = 1
    ENCLOSE = 2
    ROW = 3
    EQUIP = 4
    SEND = 5
    PAY = 6
    EXTRA = 7
    DRAW = 8
    PICK = 9
    START = 10
    HAND = 11
    SEARCH = 12
    TOP = 13
    FOUNDATION = 14
    STACK = 15


# Action numbers: the first of each kind, and what is added to it. The last three are chance's.
# The extra actions RECALL to SAIL bind each other to this order.
PLACE = 0  # + 4 * field + way
ENCLOSE = 480  # + field
ROW = 600  # + line
EQUIP = 604  # + field
SEND = 724  # + field
RETURN = 844
RECALL = 845  # + field
SWAP = 965  # + pair of colours
BUY = 993
HIRE = 994  # + field
CARD = 1114  # + card
GRAVE = 1120
SAIL = 1121
BUILD = 1122  # + field
BUILD_FIRST = 1242  # + 7 * field + colour
PAY = 2082  # + colour
DONE = 2089
DRAW = 2090  # + stack
SEARCH = 2098  # + stack
PICK = 2106  # + place from the top
TILE = 2114  # + kind
FOUNDATION = 2174  # + value - 1
STACK = 2183  # + stack
ACTIONS = 2191


class Rule(IntEnum):
    """The sentences that can forbid an action; the name is the sentence's id."""

    ALLOWED = 0
    TURN_2 = 1
    PLACE_1 = 2
    PLACE_2 = 3
    PLACE_4 = 4
    PLACE_5 = 5
    SYMBOL_2 = 6
    ENCLOSE_6 = 7
    EQUIP_2 = 8
    SEND_1 = 9
    SEND_2 = 10
    SEND_3 = 11
    FIRST_1 = 12
    TASK_4 = 13
    EXTRA_2 = 14
    EXTRA_3 = 15
    RECALL_1 = 16
    RECALL_2 = 17
    SWAP_1 = 18
    BUY_1 = 19
    HIRE_1 = 20
    HIRE_2 = 21
    BUILD_1 = 22
    BUILD_2 = 23
    BUILD_3 = 24
    BUILD_4 = 25
    BUILD_6 = 26
    BUILD_7 = 27
    CARD_1 = 28
    CARD_2 = 29
    CARD_3 = 30
    GRAVE_2 = 31
    NILE_4 = 32
    NILE_5 = 33
    LIMIT_1 = 34
    LIMIT_2 = 35
    LIMIT_3 = 36
    DRAW_1 = 37
    SEARCH_1 = 38
    SEARCH_2 = 39
    SETUP_3 = 40
    SETUP_5 = 41
    SETUP_7 = 42
    VERSION_1 = 43
