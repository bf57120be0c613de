"""What the traits of a sheet weigh for a seat that plays alone: found by least squares in games of the search."""

from __future__ import annotations

from array import array
from typing import Final

from saqqara.games.silver_gold_pyramids.ai.worth_text import WIDE
from saqqara.games.silver_gold_pyramids.exact import numbers

FLIPS_TO_COME: Final = (1, 3, 7, 14, 28)  # where the weights are told; between, they are in between

# In 1024ths, in the order of the traits in alone_text
WEIGHTS: Final = (
    (192, -243, 56, -98, 137),  # better
    (266, -181, 47, 6, 215),  # worse
    (-47, 92, -5, -3, -155),  # product
    (-341, -508, -2112, 321, 128),  # chance
    (393, 519, -690, 443, 463),  # at once
    (-341, 619, -255, 319, -161),  # in two
    (-341, 562, 4, -126, 242),  # in three
    (-2100, 982, -380, -688, -393),  # both in two
    (-2100, -934, -682, 141, 393),  # both in four
    (-524, 249, 558, -115, -480),  # box chance
    (1205, -820, 225, -11, -654),  # one of colour
    (181, 577, 843, -248, -1078),  # two
    (156, -557, 87, 254, -645),  # three
    (-53, 547, 135, -230, 74),  # four
    (-555, -259, -1060, -108, 0),  # five
    (-2738, -2898, 839, -189, -426),  # same colour
    (-779, -881, -1230, -868, -2130),  # ticked
    (1018, 1349, 214, 672, 343),  # torch open
    (-2576, -2205, -1886, -2020, -2207),  # torch wasted
    (52, 84, -4, 72, 689),  # skulls
    (-31, -40, 94, 147, -620),  # skulls twice
    (-13, -97, -250, 8, -97),  # uneven
    (-1, -17, 23, -11, -553),  # pairs
    (-297, -265, 30, -843, -3857),  # finished
    (63, 57, 66, 230, 102),  # crosses
    (-4, 296, 69, 129, 204),  # gems
    (122, 328, 420, 467, -228),  # potions
)


def weights() -> array[int]:
    """Return what each trait weighs, for each number of flips to come."""
    return numbers([between(row, turns) for turns in range(WIDE) for row in WEIGHTS])


def between(row: tuple[int, ...], turns: int) -> int:
    """Return a weight for some flips to come, by the two nearest that are told."""
    place = max(1, next((i for i, told in enumerate(FLIPS_TO_COME) if told >= turns), len(FLIPS_TO_COME) - 1))
    first, last = FLIPS_TO_COME[place - 1 : place + 1]
    return row[place - 1] + (row[place] - row[place - 1]) * (max(first, turns) - first) // (last - first)
