"""Red cards, decorations and statues."""

from __future__ import annotations

import pytest

from saqqara.games.imhotep.tests.draw import codes, draw, drawn, last_ship, play, why
from saqqara.testing import rule

SITES = ["pyramid", "temple", "burial", "obelisk"]

# -- Red cards --------------------------------------------------------------------------------------------------------


@rule("red-1")
@pytest.mark.parametrize(
    ("card", "site", "drawing", "points"),
    [
        ("entrance", "pyramid", "a b . . . . . . .", 1),
        ("sarcophagus", "burial", "a / b / .", 0),
        ("paved-path", "obelisk", "a 1 b 1", 0),
    ],
)
def test_a_red_card_brings_a_stone_of_its_owner_to_its_site(card, site, drawing, points):
    match = draw(f"ship 1 b a a .\nmarket {card} statue lever\npyramid a\nburial a / . / .\nobelisk a 1\nsled b 2")
    before = {name: drawn(match, name) for name in SITES}
    play(match, "a sail 1 market", f"b take {card}")
    assert {name: drawn(match, name) for name in SITES} == before | {site: drawing}
    assert drawn(match, "quarry").endswith("b 26")  # 2 on the sled, 1 at the site
    assert drawn(match, "sled") == "a 0 b 2"
    assert drawn(match, "scores") == f"a 0 b {points}"
    assert drawn(match, "asks") == "a take"


@rule("red-1")
def test_a_paved_path_can_finish_a_tower():
    match = draw("ship 1 b a a .\nmarket paved-path statue lever\nwaiting b 2\ntowers a", obelisk="B")
    play(match, "a sail 1 market", "b take paved-path")
    assert drawn(match, "towers") == "a b"
    assert drawn(match, "points obelisk") == "a 0 b 9"


@rule("red-1")
def test_an_entrance_can_lie_beside_the_pyramid():
    match = draw(f"ship 1 b a a .\nmarket entrance statue lever\npyramid {' '.join('a' * 14)}")
    play(match, "a sail 1 market", "b take entrance")
    assert drawn(match, "beside") == "b"
    assert drawn(match, "points pyramid") == "a 0 b 1"


@rule("red-2")
@pytest.mark.parametrize(
    ("card", "site"), [("entrance", "pyramid"), ("sarcophagus", "burial"), ("paved-path", "obelisk")]
)
def test_a_red_card_drawn_without_a_stone_in_the_quarry_builds_nothing(card, site):
    match = last_ship("seats 3\ntemple c c c b\nsled c 5\nquarry b 0", to="burial", temple="B")
    before = drawn(match, site)
    play(match, f"* draw {card}")
    assert drawn(match, site) == before
    assert drawn(match, "quarry").split()[3] == "0"
    assert drawn(match, "discard") == card
    assert drawn(match, "asks") == "* round"


@rule("red-2")
def test_an_entrance_without_a_stone_asks_nothing_at_the_small_pyramids():
    match = last_ship("seats 3\ntemple c c c b\nsled c 5\nquarry b 0", to="burial", temple="B", pyramid="B")
    play(match, "* draw entrance")
    assert drawn(match, "asks") == "* round"


@rule("red-3")
@pytest.mark.parametrize(
    ("card", "site", "drawing"),
    [
        ("entrance", "pyramid", "b . . . . . . . ."),
        ("sarcophagus", "burial", "b / . / ."),
        ("paved-path", "obelisk", "a 0 b 16"),
    ],
)
def test_a_red_card_can_bring_the_very_stone_that_was_paid(card, site, drawing):
    match = draw(f"ship 1 b a a .\nmarket {card} statue lever\nobelisk b 15\nquarry b 0\ntemple {' '.join('b' * 13)}")
    assert drawn(match, "quarry") == "a 27 b 0"
    play(match, "a sail 1 market", f"b take {card}")
    assert drawn(match, site) == drawing
    assert drawn(match, "quarry") == "a 27 b 0"


@rule("red-4")
def test_the_owner_of_an_entrance_chooses_a_small_pyramid_and_gets_its_bonus():
    match = draw("ship 1 b a a .\nmarket entrance statue lever\nmiddle a a\nright a a a a / a", pyramid="B")
    play(match, "a sail 1 market", "b take entrance")
    assert drawn(match, "asks") == "b entrance"
    assert codes(match) == ["build left", "build middle"]
    assert why(match, "b", "build right") == "pyramid-b-1"
    assert drawn(match, "quarry").endswith("b 29")
    play(match, "b build middle")
    assert drawn(match, "middle") == "a a b ."
    assert drawn(match, "points pyramid") == "a 0 b 1"
    assert drawn(match, "asks") == "b bonus-stones"
    play(match, "b accept")
    assert drawn(match, "sled") == "a 0 b 3"
    assert drawn(match, "asks") == "a take"


@rule("red-4")
def test_an_entrance_lies_beside_when_all_small_pyramids_are_complete():
    full = "left a a a a / a\nmiddle b b b b / b\nright a b a b / a\n"
    match = draw(full + "ship 1 b a a .\nmarket entrance statue lever", pyramid="B")
    play(match, "a sail 1 market", "b take entrance")
    assert drawn(match, "beside") == "b"
    assert drawn(match, "points pyramid") == "a 0 b 1"
    assert drawn(match, "asks") == "a take"


# -- Decorations ------------------------------------------------------------------------------------------------------


@rule("green-1")
@pytest.mark.parametrize(
    ("stones", "points"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2), (8, 2), (9, 3), (14, 4)]
)
@pytest.mark.parametrize("site", ["pyramid", "temple", "burial"])
def test_a_decoration_scores_1_for_every_3_stones_at_its_site(site, stones, points):
    owners = "".join("abb"[i % 3] for i in range(stones)) or "."
    picture = " / ".join(" ".join(owners[row::3]) or "." for row in range(3)) if site == "burial" else " ".join(owners)
    match = last_ship(f"round 6\n{site} {picture}\ncards b {site}-decoration", to="market")
    assert drawn(match, "points decorations") == f"a 0 b {points}"


@rule("green-1")
@pytest.mark.parametrize(
    ("heights", "points"), [("a 2", 0), ("a 3", 1), ("a 2 b 1", 1), ("a 2 b 3", 1), ("a 2 b 4", 2)]
)
def test_an_obelisk_decoration_counts_all_obelisks(heights, points):
    match = last_ship(f"round 6\nobelisk {heights}\ncards b obelisk-decoration", to="temple")
    assert drawn(match, "points decorations") == f"a 0 b {points}"


@rule("green-1")
def test_an_obelisk_decoration_counts_towers_and_waiting_stones():
    match = last_ship("round 6\ntowers a b a\nwaiting a 2 b 1\ncards b obelisk-decoration", to="temple", obelisk="B")
    assert drawn(match, "points decorations") == "a 0 b 4"  # 9 + 3 stones


@rule("green-1")
def test_a_decoration_counts_covered_stones_and_stones_beside():
    match = last_ship("round 6\ntemple a a a a / a a\ncards b temple-decoration", to="market")
    assert drawn(match, "points decorations") == "a 0 b 2"
    match = last_ship(f"round 6\npyramid {' '.join('a' * 14)}\nbeside b\ncards a pyramid-decoration", to="temple")
    assert drawn(match, "points decorations") == "a 5 b 0"
    full = "left a a a a / a\nmiddle b b b b / b\nright a b a b / a\nbeside a a b\n"
    match = last_ship(f"round 6\n{full}\ncards a pyramid-decoration", to="temple", pyramid="B")
    assert drawn(match, "points decorations") == "a 6 b 0"
    match = last_ship("round 6\nleft a a\nright b\ncards a pyramid-decoration", to="temple", pyramid="B")
    assert drawn(match, "points decorations") == "a 1 b 0"


@rule("green-1")
@pytest.mark.parametrize("site", SITES)
def test_two_decorations_of_a_site_score_twice_and_count_no_other_site(site):
    three = {
        "pyramid": "pyramid a a b",
        "temple": "temple b b a",
        "burial": "burial a / a / b",
        "obelisk": "obelisk a 1 b 2",
    }
    match = last_ship(f"round 6\n{three[site]}\ncards a {site}-decoration {site}-decoration", to="market")
    assert drawn(match, "points decorations") == "a 2 b 0"
    others = [other for other in SITES if other != site]
    cards = " ".join(f"{other}-decoration" for other in others)
    match = last_ship(f"round 6\n{three[site]}\ncards a {cards}", to="market")
    assert drawn(match, "points decorations") == "a 0 b 0"


# -- Statues ----------------------------------------------------------------------------------------------------------


@rule("statue-1")
@pytest.mark.parametrize(
    ("count", "points"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (8, 21), (9, 23), (10, 25)],
)
def test_statues_score_by_their_number(count, points):
    match = last_ship(f"round 6\ncards b {'statue ' * count}", to="temple")
    assert drawn(match, "points statues") == f"a 0 b {points}"


@rule("statue-1")
def test_each_seat_scores_its_own_statues():
    match = last_ship("round 6\ncards a statue statue\ncards b statue statue statue", to="temple")
    assert drawn(match, "points statues") == "a 3 b 6"
    match = last_ship("round 5\ncards a statue statue", to="temple")
    assert drawn(match, "points statues") == "a 0 b 0"
