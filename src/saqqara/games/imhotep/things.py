"""The things on the table by name, and the numbers of the actions."""

from enum import IntEnum

NONE = -1
SEATS = 4
SHIPS = 4
SPACES = 4  # of the largest ship
ROUNDS = 6
KINDS = 12  # of market cards
SLED = 5  # stones that fit on a sled


class Site(IntEnum):
    """The five sites, as they lie on the table."""

    MARKET = 0
    PYRAMID = 1
    TEMPLE = 2
    BURIAL = 3
    OBELISK = 4


class Card(IntEnum):
    """The kinds of market cards: three red, four green, one violet, four blue."""

    ENTRANCE = 0
    SARCOPHAGUS = 1
    PAVED_PATH = 2
    PYRAMID_DECORATION = 3
    TEMPLE_DECORATION = 4
    BURIAL_DECORATION = 5
    OBELISK_DECORATION = 6
    STATUE = 7
    LEVER = 8
    HAMMER = 9
    SAIL = 10
    CHISEL = 11


class Source(IntEnum):
    """Where points come from."""

    PYRAMID = 0
    TEMPLE = 1
    BURIAL = 2
    OBELISK = 3
    STATUES = 4
    DECORATIONS = 5
    CARDS = 6
    WRATH = 7


class Bonus(IntEnum):
    """What a space of the small pyramids gives besides its points."""

    NOTHING = 0
    CARD = 1
    STONES = 2
    SHIP = 3


class Gift(IntEnum):
    """What a stone seen from above earns in the temple at the end of a round."""

    POINT = 0
    TWO_POINTS = 1
    POINT_OR_STONES = 2
    CARD = 3


class Ask(IntEnum):
    """The question on the table."""

    OVER = 0
    TURN = 1
    HAMMER = 2
    SAIL_PLACE = 3
    SAIL_SAIL = 4
    CHISEL = 5
    LEVER_SAIL = 6
    LEVER_UNLOAD = 7
    TAKE = 8
    KEEP = 9
    BUILD = 10
    ENTRANCE = 11
    BONUS_CARD = 12
    BONUS_STONES = 13
    BONUS_SHIP = 14
    TEMPLE = 15
    ROUND = 16
    MARKET = 17
    PAIR = 18
    DRAW = 19


# Action numbers: the first of each kind, and what is added to it. The last four are chance's.
GET = 0
PLACE = 1  # + 4 * ship + space
SAIL = 17  # + 5 * ship + site
PLAY = 37  # + card - Card.LEVER
TAKE = 41  # + card
TAKE_PAIR = 53
KEEP = 54  # + card
UNLOAD = 66  # + space
BUILD = 70  # + pyramid
ACCEPT = 73
DECLINE = 74
POINT = 75
STONES = 76
PASS = 77
PLACE_TWO = 78  # + 16 * one slot + a later slot
ROUND = 334  # + round card
MARKET = 347  # + card
DRAW = 359  # + card
PAIR = 371  # + card
ACTIONS = 383


class Rule(IntEnum):
    """The sentences that can forbid an action; the name is the sentence's id."""

    ALLOWED = 0
    TURN_2 = 1
    TURN_3 = 2
    GET_2 = 3
    GET_3 = 4
    PLACE_1 = 5
    PLACE_2 = 6
    SAIL_2 = 7
    SAIL_3 = 8
    SAIL_4 = 9
    BLUE_1 = 10
    LEVER_1 = 11
    LEVER_2 = 12
    HAMMER_2 = 13
    HAMMER_3 = 14
    SAILCARD_1 = 15
    SAILCARD_2 = 16
    CHISEL_1 = 17
    CHISEL_2 = 18
    MARKET_1 = 19
    MARKET_B_2 = 20
    PYRAMID_B_1 = 21
    SETUP_3 = 22
    SETUP_4 = 23
