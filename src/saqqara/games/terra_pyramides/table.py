"""The table of Terra Pyramides: what the State holds and who may see it, and the boards and pieces with the set-up."""

from saqqara.core.kernel import Grid, Ints, hidden, i8, i16, i32, i64, public, seen_by

# Fields. A field is a number, 12 * row + column, on a board of up to 12 columns and 10 rows. A set of fields is two
# words of 60 bits, the upper five rows (low) and the lower five (high):
#
#      0  1  2 ... 11     low, bits 0 to 59
#     12 13 14 ... 23
#     ...
#     60 61 62 ... 71     high, bits 0 to 59
#     ...
#
# Sites. The sites of a board are numbered in reading order, at most 22; a set of sites is a word of 22 bits.
#
# Stacks. order[stack][place] is a tile of a stack, place 0 at the bottom; the top is at height[stack] - 1.
#
# Gains. What tiles give is one number with 8 bits each, so that gains add up:
#
#     oases << 32 | graves << 24 | coins << 16 | eyes << 8 | workers


class State:
    """One table."""

    free_low: int = public(i64)  # fields that can take a tile and have none
    free_high: int = public(i64)
    laid: int = public(i32)  # sites with a foundation, under a pyramid too
    full: int = public(i32)  # sites with 3 workers
    enclosed: int = public(i32)  # sites that have been enclosed
    enclosing: int = public(i32)  # those of this turn whose bonus is not settled
    finished: int = public(i32)  # pyramids that no worker goes to any more
    owned: Ints = public(i32, 4)  # sites of each seat
    tile: Ints = public(i8, 120)  # kind of the tile on each field, -1 none
    stairs: Ints = public(i8, 120)  # where its stairs point, -1 none
    value: Ints = public(i8, 22)  # of the foundation on each site, 0 none
    level: Ints = public(i8, 22)
    colour: Ints = public(i8, 22)  # of the pyramid, -1 none
    workers: Ints = public(i8, 22)
    stones: Grid = public(i8, 4, 7)  # [seat][colour]
    track: Ints = public(i16, 4)  # place on the Horus track
    graves: Ints = public(i16, 4)
    oases: Ints = public(i16, 4)
    arrived: Ints = public(i16, 4)  # ship moves of the whole game when this ship last moved
    gold: Ints = public(i16, 4)
    supply: Ints = public(i8, 4)
    turns: Ints = public(i8, 4)  # finished
    tops: Ints = public(i8, 4)
    ship: Ints = public(i8, 4)  # Nile field
    card: Ints = public(i8, 6)  # owner of each strategy card, -1 nobody
    first_left: Ints = public(i8, 7)  # first-level pieces by colour
    pieces: Ints = public(i8, 6)  # pieces of levels 2 to 4, at their level
    foundations: Ints = public(i8, 10)  # in the pile, by value
    unseen: Ints = public(i8, 60)  # tiles that not everybody has seen, by kind
    pool: Ints = hidden(i8, 60)  # those of them that are not decided
    height: Ints = public(i8, 8)  # tiles of each stack, at its removal too
    order: Grid = seen_by("searched", i8, 8, 8)  # tiles of a stack that are decided, -1 not
    searched: Ints = public(i8, 8)  # the seats that know a stack
    top: Ints = public(i8, 8)  # kind of the face-up top, -1 none
    hand: Ints = seen_by("hand_known", i8, 4)  # kind, -1 none
    hand_known: Ints = public(i8, 4)  # the seats that know each hand
    shown: Ints = public(i8, 4)  # kind of a hand that everybody knows, -1 none
    origin: Ints = public(i8, 4)  # the stack that each hand is from, -1 no hand
    waiting: Ints = public(i8, 4)  # fields of the workers to be sent, -1 none
    equipping: Ints = public(i8, 4)  # fields that may still be equipped, -1 none
    extra: int = public(i16)  # the last extra action that binds the order, -1 none
    building: int = public(i16)  # the build that waits for its stone, -1 none
    turn: int = public(i8)
    placed: int = public(i8)  # field of this turn's tile, -1 not yet
    row: int = public(i8)  # line chosen in this turn, -1 not yet
    claimed: int = public(i8)  # site occupied in a first turn, -1 none
    laying: int = public(i8)  # site that a foundation is drawn for, -1 none
    drawer: int = public(i8)  # seat that a tile is drawn for, -1 none
    stack: int = public(i8)  # that it is drawn from, -1 none
    looking: int = public(i8)  # place of the stack that a search has come to, -1 none
    ask: int = public(i8)
    decider: int = public(i8)


class Components:
    """The boards and pieces, as far as this set-up uses them."""

    gains: Ints = public(i64, 60)  # of each kind of tile
    stone: Ints = public(i8, 60)  # colour on each kind, -1 none
    mix: Ints = public(i8, 60)  # tiles of each kind
    land_low: int = public(i64)  # fields that can take a tile
    land_high: int = public(i64)
    oasis_low: int = public(i64)
    oasis_high: int = public(i64)
    nile_low: int = public(i64)
    nile_high: int = public(i64)
    sphinx_low: int = public(i64)
    sphinx_high: int = public(i64)
    row_low: Ints = public(i64, 480)  # fields of each row, 4 * field + line
    row_high: Ints = public(i64, 480)
    reach: Ints = public(i8, 960)  # first site in each of 8 directions, 8 * field + direction, -1 none
    between_low: Ints = public(i64, 960)  # fields on the way there
    between_high: Ints = public(i64, 960)
    ways: Ints = public(i8, 120)  # bits of the ways in which stairs meet a site
    beside: Ints = public(i8, 480)  # site on the next field, 4 * field + way, -1 none
    beside_sites: Ints = public(i32, 120)  # all of them
    around_low: Ints = public(i64, 22)  # the up to 8 fields around each site
    around_high: Ints = public(i64, 22)
    near: Ints = public(i32, 120)  # sites around each field
    site_at: Ints = public(i8, 120)  # site on a field, -1 none
    field_of: Ints = public(i8, 22)  # field of each site, -1 none
    sites: int = public(i8)
    printed: int = public(i32)  # sites with printed stairs
    start_field: Ints = public(i8, 4)
    start_way: Ints = public(i8, 4)
    palms: Ints = public(i8, 64)  # reached at each Nile field
    river: Ints = public(i8, 120)  # Nile field on a field, -1 none
    river_end: int = public(i8)  # last Nile field
    first_pieces: Ints = public(i8, 7)
    level_pieces: Ints = public(i8, 6)
    foundation_mix: Ints = public(i8, 10)
    seats: int = public(i8)
    version: int = public(i8)
    symbol: int = public(i8)
    open_stacks: int = public(i8)
    task: int = public(i8)
    must_lay: int = public(i8)  # a tile beside an empty site lays a foundation
    white: int = public(i8)  # white pyramids
    unlimited: int = public(i8)  # level pieces
    at_once: int = public(i8)  # the game ends with the last stack
    after_moves: int = public(i8)  # enclosures are settled then
    oasis_gold: int = public(i8)  # of an enclosure in the Horus version
    none_stays: int = public(i8)  # on a finished pyramid of task 3
    matching: int = public(i8)  # the first stone has the pyramid's colour
    stack_size: int = public(i8)
    remove_at: int = public(i8)
    workers: int = public(i8)  # of each seat
    tops: int = public(i8)  # of each seat
