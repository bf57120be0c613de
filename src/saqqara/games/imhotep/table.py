"""The table of Imhotep: what the State holds and who may see it, and the printed things with the set-up."""

from saqqara.core.kernel import Grid, Ints, i8, i16, i32, i64, public, seen_by

# Slots. A space of a ship is a bit, 4 * ship + space, space 0 at the bow:
#
#              stern      bow
#     ship 0    3  2  1  0
#     ship 1    7  6  5  4     ...
#
# Cards. A heap of cards is a number with a hexadecimal digit for each kind, how many of it are there: 0x...A3 would be
# 3 Entrances and 10 Sarcophagi. Fifteen of a kind fit; the most printed are ten statues.
#
# Stones at a site. For each seat a mask of the places that its stones fill:
#
#     pyramid A     0 3 6         second level  9 11      third level 13      beside it 15, 16, 17 ...
#                   1 4 7                      10 12
#                   2 5 8
#     pyramids B    left 0-4, middle 5-9, right 10-14 (four below, column by column, one on top), beside them 15, 16 ...
#     temple        0 1 2 3 4 from the left, the next level 5 6 7 ... (with 2 seats the levels are 0-3, 4-7 ...)
#     burial        0 3 6 ...     3 * column + row
#                   1 4 7
#                   2 5 8


class State:
    """One table."""

    pyramid: Ints = public(i64, 4)  # places filled by each seat
    temple: Ints = public(i64, 4)
    burial: Ints = public(i64, 4)
    cards: Ints = public(i64, 4)  # heap in front of each seat
    unseen: int = public(i64)  # heap of the cards that nobody can exclude from the pile and the closed pair
    discard: int = public(i64)  # heap of the cards discarded face up
    made: int = public(i64)  # heap that the pile was made of
    empty: int = public(i32)  # slots without a stone on ships that have not sailed
    loaded: int = public(i32)  # slots with a stone
    points: Grid = public(i16, 4, 8)  # [seat][source]
    owner: Ints = public(i8, 16)  # of the stone on each slot, -1 none
    docked: Ints = public(i8, 4)  # site where each ship is, -1 still in the harbour
    sled: Ints = public(i8, 4)
    quarry: Ints = public(i8, 4)
    obelisk: Ints = public(i8, 4)  # side A: height; side B: stones waiting for a tower
    tower: Ints = public(i8, 8)  # side B: owner of each tower, -1 none
    market: Ints = public(i8, 4)  # kinds lying open, in the order laid, -1 taken
    pair: Ints = seen_by("looking", i8, 2)  # the closed cards that somebody is looking at, -1 none
    looking: Ints = public(i8, 2)  # the seats that see each of them
    turned: Ints = public(i8, 6)  # round card of each round, -1 not yet
    queue: Ints = public(i8, 4)  # owners of the stones to be unloaded, next first, -1 none
    queued: int = public(i8)
    ship: int = public(i8)  # being loaded by a Sail card or unloaded, -1 none
    site: int = public(i8)  # where it is unloaded, -1 nowhere
    drawer: int = public(i8)  # seat for which a card is drawn, -1 none
    temple_space: int = public(i8)  # being resolved at the end of a round, -1 none
    pile: int = public(i8)  # cards in the face-down pile
    shuffles: int = public(i8)  # how often the pile was made anew
    pair_place: int = public(i8)  # place of the closed pair in the pile as it was made, -1 no pair lies there
    round: int = public(i8)
    starter: int = public(i8)
    turn: int = public(i8)
    last_sailed: int = public(i8)  # seat that sailed last in this round, -1 nobody yet
    passes: int = public(i8)  # in a row
    ask: int = public(i8)
    decider: int = public(i8)


class Components:
    """The printed things, as far as this set-up uses them."""

    copies: int = public(i64)  # heap of all market cards
    round_deck: int = public(i32)  # round cards for this number of seats
    spaces: Ints = public(i32, 13)  # the slots of each round card's ships
    fleet: Grid = public(i8, 13, 4)  # capacity of each ship on each round card
    minimum: Ints = public(i8, 5)  # stones that a ship needs, by capacity
    seats: int = public(i8)
    stones: int = public(i8)  # of each colour in play
    wrath: int = public(i8)
    side: Ints = public(i8, 5)  # of each site: 0 is A, 1 is B
    start: Ints = public(i8, 4)  # stones on each sled at the start
    open_cards: int = public(i8)  # laid out at the start of a round
    closed_cards: int = public(i8)
    pyramid_points: Ints = public(i8, 15)  # of each place
    pyramid_bonus: Ints = public(i8, 15)
    temple_spaces: int = public(i8)
    temple_gift: Ints = public(i8, 5)  # of each space
    burial_points: Ints = public(i8, 4)  # side B: by rank in a row
    obelisk_points: Ints = public(i8, 4)  # side A: by rank
    tower_points: Ints = public(i8, 8)  # side B: of each tower
