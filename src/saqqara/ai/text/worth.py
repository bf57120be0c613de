"""What a table is worth to every seat, between 0 and 1: by rank, and a share of it by the margin."""

from math import sqrt

from saqqara.core.contract import Components, State, deciding, outlook, value, winners
from saqqara.core.fields import Ints

Floats = list[float]

# What a search is told, in whole numbers
SEATS_KNOB = 0
SEAT_KNOB = 1  # that searches
ROLLS_KNOB = 2  # 1: leaves are played on at random
CUT_KNOB = 3  # answers after which such play is valued by advice
SURE_KNOB = 4  # 1 if the seat sees everything, so that an end that is reached without chance is proven
SELFISH_KNOB = 5  # 1 if the seat looks at its own points alone
GIVEN_KNOB = 6  # how many options of the root are looked at
USED_KNOB = 7  # nodes in use
EAGER_KNOB = 8  # 1: a new leaf is worth what its best answer is
ADVICE_KNOB = 9  # 1: advice values new options one step ahead and says which to try first
NET_KNOB = 10  # 1: a network does that instead, and values leaves
FORCED_KNOB = 11  # the child of the root to go to, 0 the most promising
STEADY_KNOB = 12  # 1 if every simulation begins at the same table, and did so for all of the tree
LATER_KNOB = 13  # answers that wait for their turn in a network's tree, with what they are told
OUTLOOK_KNOB = 14  # 1: the game's outlook instead of advice, where it has one
KNOBS = 15

# and in fractions
EXPLORE_DIAL = 0
MARGIN_DIAL = 1  # share of the margin, the rest is by rank
RANK_SPREAD_DIAL = 2  # points that make a lead clear, in hundredths
MARGIN_SPREAD_DIAL = 3
SHARP_DIAL = 4  # how much the prior trusts advice
BLEND_DIAL = 5  # share of random play in the worth of a leaf, the rest is by advice
WON_DIAL = 6  # worth above which a seat is ahead of all others, so that a proof of it is enough
ADVISED_DIAL = 7  # with a network: share of advice in what is tried first
FALL_DIAL = 8  # with a network: how much less than its parent a new answer is worth
HEED_DIAL = 9  # and how much of what advice says it is behind the best
TRUST_DIAL = 10  # how much of its correction counts, for a network that leans
USUAL_DIAL = 11  # points that a seat usually has that looks at nobody else, in hundredths; 0 where that is not said
SETTLED_DIAL = 12  # how far ahead is enough, as a share of the simulations that are left
DIALS = 13

# Fractions to work with: the worth of a leaf to four seats, that of one step ahead, their points, and the worth of the
# best step ahead
LEAF, AHEAD, POINTS, BEST, WORK = 0, 4, 8, 12, 16


def squashed(margin: float, spread: float) -> float:
    """Bring a margin between 0 and 1, half for none."""
    return 0.5 + 0.5 * margin / sqrt(spread * spread + margin * margin)


def rank_of(margin: float, leads: int, other_leads: int) -> float:
    """Return 1 for ending ahead, a half for a tie, 0 for behind."""
    if leads != other_leads:
        return 1.0 if leads else 0.0
    if leads or margin == 0.0:
        return 0.5
    return 1.0 if margin > 0.0 else 0.0


def weigh(s: State, c: Components, knobs: Ints, dials: Floats, work: Floats, at: int, lore: Ints) -> None:
    """Write what the table is worth to every seat, from work[at] on: the mean over the others."""
    seats = knobs[SEATS_KNOB]
    share = dials[MARGIN_DIAL]
    over = deciding(s) == 0
    lead = winners(s, c) if over else 0
    for seat in range(seats):
        work[POINTS + seat] = outlook(s, c, seat, lore) if knobs[OUTLOOK_KNOB] else value(s, c, seat)
    for seat in range(seats):
        if seats == 1 or knobs[SELFISH_KNOB]:
            work[at + seat] = alone(work[POINTS + seat], lead >> seat & 1, dials)
            continue
        total = 0.0
        for other in range(seats):
            if other != seat:
                margin = work[POINTS + seat] - work[POINTS + other]
                if over:
                    rank = rank_of(margin, lead >> seat & 1, lead >> other & 1)
                else:
                    rank = squashed(margin, dials[RANK_SPREAD_DIAL])
                total += (1.0 - share) * rank + share * squashed(margin, dials[MARGIN_SPREAD_DIAL])
        work[at + seat] = total / (seats - 1)


def alone(points: float, won: int, dials: Floats) -> float:
    """Return what points are worth to a seat that looks at nobody else: how far they are from usual ones, if any."""
    if dials[USUAL_DIAL] > 0.0:
        return squashed(points - dials[USUAL_DIAL], dials[MARGIN_SPREAD_DIAL])
    far = 10.0 * dials[MARGIN_SPREAD_DIAL]
    return (1.0 - dials[MARGIN_DIAL]) * (won + squashed(points, far)) / 2.0 + dials[MARGIN_DIAL] * squashed(points, far)
