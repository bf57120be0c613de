"""A slow and plain referee of Silver & Gold: Pyramids, written straight from the rulebook, to test the engine against.

It follows the rulebook's order: components, preparation, the four steps of a turn, the end of a round, the end of the
game. Codes, questions and the table are those of docs/silver_gold_pyramids.md; the table shows everything.
"""

from __future__ import annotations

import functools
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Square = tuple[int, int]  # column and row, both from 1; (1, 1) is a1 at the top left
Table = dict[str, Any]

COLOURS = ["violet", "orange", "green"]
SIDES = ["left", "right"]
PATTERNS = {
    "I1": "X",
    "I2": "XX",
    "I3": "XXX",
    "V3": "XX/X.",
    "T4": "XXX/.X.",
    "L4": "XXX/X..",
    "O4": "XX/XX",
    "I4": "XXXX",
    "S4": "XX./.XX",
}
SETTLED = {  # the options; the first value is the default
    "mark_after_tomb": ["allow", "forbid"],
    "no_cell": ["lapse", "owe"],
    "two_finished": ["lower", "higher"],
    "same_colour": ["lower", "higher"],
    "potion": ["after", "before"],
}

WIDTH = 5
DEALT_EACH = 4
KEPT_EACH = 2
DISPLAY_PLACES = 4
FLIPS_A_ROUND = 7
ROUNDS = 4
GEMS_OF_A_COLOUR = 10
SKULLS_ON_THE_CARD = 10
ERASED_BY_A_POTION = 2
BOX_POINTS = [10, 6, 3]
BOX_AT = [2, 4, 6]
TOMB_POINTS = 10
TORCH_POINTS = 5
PAIR_POINTS = 5


# ---------------------------------------------------------------------------------------------------------------------
# Squares and patterns


def name(square: Square) -> str:
    """Return the name of a square, like a1."""
    column, row = square
    return f"{'abcde'[column - 1]}{row}"


def square_named(text: str) -> Square:
    """Return the square with this name."""
    return "abcde".index(text[0]) + 1, int(text[1])


def names(squares: set[Square] | frozenset[Square]) -> list[str]:
    """Return the names of squares, row by row."""
    in_rows = sorted(squares, key=lambda square: (square[1], square[0]))
    return [name(square) for square in in_rows]


def neighbours(square: Square) -> list[Square]:
    """Return the squares that share a side with this one, also those outside the chamber."""
    column, row = square
    return [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]


def drawn_squares(drawing: str) -> set[Square]:
    """Return the squares of a drawing like XXX/X.."""
    squares = set()
    for row, line in enumerate(drawing.split("/"), start=1):
        for column, sign in enumerate(line, start=1):
            if sign == "X":
                squares.add((column, row))
    return squares


def turned(squares: set[Square]) -> set[Square]:
    """Turn by 90 degrees."""
    return {(-row, column) for column, row in squares}


def mirrored(squares: set[Square]) -> set[Square]:
    """Swap left and right."""
    return {(-column, row) for column, row in squares}


def moved(squares: set[Square], right: int, down: int) -> set[Square]:
    """Move by so many columns and rows."""
    return {(column + right, row + down) for column, row in squares}


def inside(square: Square) -> bool:
    """Tell whether a square lies in the grid."""
    column, row = square
    return 1 <= column <= WIDTH and 1 <= row <= WIDTH


@functools.cache
def placements(pattern: str) -> list[frozenset[Square]]:
    """Return every set of squares that a pattern, turned and mirrored at will, covers in an empty 5x5 grid."""
    found = []
    shape = drawn_squares(PATTERNS[pattern])
    for face in (shape, mirrored(shape)):
        squares = face
        for _ in range(4):
            squares = turned(squares)
            for right in range(-WIDTH, 2 * WIDTH + 1):
                for down in range(-WIDTH, 2 * WIDTH + 1):
                    placed = frozenset(moved(squares, right, down))
                    if all(inside(square) for square in placed) and placed not in found:
                        found.append(placed)
    return found


def pattern_named(text: str) -> str:
    """Return the name of a pattern that a deck names or draws."""
    if text in PATTERNS:
        return text
    squares = drawn_squares(text)
    for pattern in PATTERNS:
        for placed in placements(pattern):
            for right in range(-WIDTH, WIDTH + 1):
                for down in range(-WIDTH, WIDTH + 1):
                    if moved(squares, right, down) == placed:
                        return pattern
    raise ValueError(f"no pattern looks like {text}")


# ---------------------------------------------------------------------------------------------------------------------
# The components


@dataclass(frozen=True)
class Card:
    """A pyramid card as it is printed."""

    number: int
    colour: str
    rows: tuple[str, ...]
    entrance_symbol: str = ""

    def squares_with(self, sign: str) -> set[Square]:
        """Return the squares on which this sign is printed."""
        return {
            (column, row)
            for row, line in enumerate(self.rows, start=1)
            for column, printed in enumerate(line, start=1)
            if printed == sign
        }

    @functools.cached_property
    def walls(self) -> set[Square]:
        """The dark brown squares."""
        return self.squares_with("#")

    @functools.cached_property
    def entrance(self) -> Square:
        """The square with the arrow."""
        (square,) = self.squares_with("E")
        return square

    @functools.cached_property
    def tomb(self) -> Square:
        """The golden tomb."""
        (square,) = self.squares_with("T")
        return square

    def symbol(self, square: Square) -> str:
        """Return x, r, g, t, s or p where such a symbol is printed, else something else."""
        if square == self.entrance:
            return self.entrance_symbol
        column, row = square
        return self.rows[row - 1][column - 1]


@dataclass(frozen=True)
class Deck:
    """The pyramid cards, how many expedition cards show each pattern, and what the skulls cost."""

    cards: dict[int, Card]
    expeditions: dict[str, int]
    penalties: list[int]


@functools.lru_cache(maxsize=8)
def read_deck(text: str) -> Deck:
    """Read a deck in the format sgp-deck 1."""
    cards: dict[int, Card] = {}
    expeditions: dict[str, int] = {}
    penalties: list[int] = []
    lines = [line.rstrip() for line in text.splitlines()]
    lines = [line for line in lines if line and not line.startswith("# ")]
    while lines:
        words = lines.pop(0).split()
        if words[0] == "expedition":
            pattern = pattern_named(words[1])
            expeditions[pattern] = expeditions.get(pattern, 0) + int(words[2])
        elif words[0] == "skull-penalties":
            penalties = [int(word) for word in words[1:]]
        elif words[0] == "card":
            symbol = ""
            if lines[0].startswith("entrance-symbol"):
                symbol = lines.pop(0).split()[1]
            number = int(words[1])
            cards[number] = Card(number, words[2], tuple(lines[:WIDTH]), symbol)
            del lines[:WIDTH]
        else:
            raise ValueError(f"what does {' '.join(words)} mean?")
    return Deck(cards, expeditions, penalties)


# ---------------------------------------------------------------------------------------------------------------------
# What lies in front of a seat


@dataclass
class Pyramid:
    """A pyramid card in front of a seat, and the squares marked on it."""

    card: int
    marks: set[Square] = field(default_factory=set)


@dataclass
class Seat:
    """The two cards of a seat, those it has finished, and its score card."""

    pyramids: dict[str, Pyramid | None] = field(default_factory=lambda: dict.fromkeys(SIDES))
    finished: set[int] = field(default_factory=set)
    red: int = 0
    green: int = 0
    torches: set[int] = field(default_factory=set)
    skulls: int = 0
    owed: int = 0

    def has_a_card(self) -> bool:
        """Tell whether a card lies in front of the seat."""
        return any(pyramid is not None for pyramid in self.pyramids.values())


@dataclass
class Marking:
    """A sealed answer: what a seat has marked in this turn, the skulls it then has and the squares it still owes."""

    skulls: int
    owed: int
    squares: dict[str, set[Square]] = field(default_factory=lambda: {side: set() for side in SIDES})


class Referee:
    """One game."""

    def __init__(self, seats: int, deck_text: str, options: dict[str, str]) -> None:
        self.deck = read_deck(deck_text)
        self.settled = {option: values[0] for option, values in SETTLED.items()}
        for option, value in options.items():
            if option != "deck":
                if value not in SETTLED[option]:
                    raise ValueError(f"{option} cannot be {value}")
                self.settled[option] = value
        self.ask = "deal"
        self.round = 1
        self.flipped: list[str] = []
        self.expedition: str | None = None
        self.face_down = set(self.deck.cards)
        self.shuffled = set(self.deck.cards)
        self.display: list[int | None] = [None] * DISPLAY_PLACES
        self.seats = [Seat() for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen: list[list[int]] = [[] for _ in range(seats)]
        self.answered: set[int] = set()
        self.markings = self.empty_markings()
        self.boxes: dict[str, list[int | None]] = {colour: [None] * len(BOX_POINTS) for colour in COLOURS}
        self.finished_now: set[int] = set()
        self.drafting: int | None = None
        self.cards_to_take = 0
        self.drafted: set[int] = set()

    # -----------------------------------------------------------------------------------------------------------------
    # Who decides, and what is allowed

    def deciding(self) -> list[int | str]:
        """Return the seats that have to answer, or chance, or nobody when the game is over."""
        if self.ask == "over":
            return []
        if self.ask in ("deal", "display", "flip", "draw"):
            return ["chance"]
        if self.ask == "take":
            assert self.drafting is not None
            return [self.drafting]
        return [seat for seat in range(len(self.seats)) if seat not in self.answered]

    def options(self, seat: int) -> set[str]:
        """Return the codes allowed to a seat now."""
        if seat not in self.deciding():
            return set()
        if self.ask == "keep":
            return {f"keep {card}" for card in self.hands[seat] if card not in self.chosen[seat]}
        if self.ask == "take":
            codes = {f"take {card}" for card in self.display if card is not None}
            if self.face_down:
                codes.add("take deck")
            return codes
        if self.has_marked(seat):
            return self.cross_codes(seat)
        return self.mark_codes(seat)

    def chances(self) -> dict[str, int]:
        """Return what chance may answer, each with its weight."""
        if self.deciding() != ["chance"]:
            return {}
        if self.ask == "flip":
            turned_up = Counter(self.flipped)
            left = {pattern: self.deck.expeditions.get(pattern, 0) - turned_up[pattern] for pattern in PATTERNS}
            return {f"flip {pattern}": copies for pattern, copies in left.items() if copies > 0}
        return {f"{self.ask} {card}": 1 for card in sorted(self.pile())}

    def pile(self) -> set[int]:
        """Return the cards in the deck: those face down that are in nobody's hand."""
        return self.face_down.difference(*self.hands)

    def play(self, who: int | str, code: str) -> None:
        """Carry out an answer of a seat or of chance."""
        allowed = self.options(who) if isinstance(who, int) else self.chances()
        if who not in self.deciding() or code not in allowed:
            raise ValueError(f"{who} may not {code} at {self.ask}")
        verb, *words = code.split()
        if verb == "deal":
            self.deal(int(words[0]))
        elif verb == "display":
            self.lay_on_display(int(words[0]))
        elif verb == "flip":
            self.flip(words[0])
        elif verb == "draw":
            self.face_down.remove(int(words[0]))
            self.get_card(int(words[0]))
        elif verb == "take":
            self.take(words[0])
        else:
            assert isinstance(who, int)
            if verb == "keep":
                self.keep(who, int(words[0]))
            elif verb == "mark":
                self.mark(who, words[0], {square_named(word) for word in words[1:]})
            elif verb == "cross":
                self.cross(who, words[0], square_named(words[1]))

    # -----------------------------------------------------------------------------------------------------------------
    # Preparation

    def dealt_to(self) -> int | None:
        """Return the seat that is being dealt to."""
        if self.ask == "deal":
            for seat, hand in enumerate(self.hands):
                if len(hand) < DEALT_EACH:
                    return seat
        return None

    def deal(self, card: int) -> None:
        """Deal 4 pyramid cards to everybody."""
        seat = self.dealt_to()
        assert seat is not None
        self.hands[seat].append(card)
        if self.dealt_to() is None:
            self.ask = "keep"

    def keep(self, seat: int, card: int) -> None:
        """Everybody chooses 2 of the 4, and returns the others to the deck."""
        self.chosen[seat].append(card)
        if len(self.chosen[seat]) == KEPT_EACH:
            self.answered.add(seat)
        if len(self.answered) == len(self.seats):
            self.lay_out_kept_cards()

    def lay_out_kept_cards(self) -> None:
        """Lay the chosen cards out face up, shuffle all the others, and lay 4 of them on the display."""
        for seat, cards in zip(self.seats, self.chosen, strict=True):
            for side, card in zip(SIDES, cards, strict=True):
                seat.pyramids[side] = Pyramid(card)
                self.face_down.remove(card)
        self.hands = [[] for _ in self.seats]
        self.chosen = [[] for _ in self.seats]
        self.answered = set()
        self.shuffled = set(self.face_down)
        self.ask = "display"

    def lay_on_display(self, card: int) -> None:
        """Lay a card from the deck on the leftmost empty place."""
        self.face_down.remove(card)
        self.display[self.display.index(None)] = card
        if not self.display_can_be_filled():
            if self.drafting is None:
                self.ask = "flip"
            else:
                self.end_draft()

    def display_can_be_filled(self) -> bool:
        """Tell whether a place is empty and the deck is not."""
        return None in self.display and len(self.face_down) > 0

    # -----------------------------------------------------------------------------------------------------------------
    # Step 1: turn up an expedition card

    def flip(self, pattern: str) -> None:
        """Turn up the top expedition card; it is valid for everybody who has a card."""
        self.flipped.append(pattern)
        self.expedition = pattern
        self.markings = self.empty_markings()
        self.answered = {number for number, seat in enumerate(self.seats) if not seat.has_a_card()}
        self.ask = "mark"
        self.open_answers_when_all_are_in()

    def empty_markings(self) -> list[Marking]:
        """Return answers in which nothing is marked yet."""
        return [Marking(seat.skulls, seat.owed) for seat in self.seats]

    # -----------------------------------------------------------------------------------------------------------------
    # Step 2: mark squares

    def has_marked(self, seat: int) -> bool:
        """Tell whether a seat has marked anything in this turn."""
        return any(self.markings[seat].squares.values())

    def pyramids(self, seat: int) -> list[tuple[str, Card, set[Square]]]:
        """Return side, card, and all squares marked so far, for each card in front of a seat."""
        found = []
        for side, pyramid in self.seats[seat].pyramids.items():
            if pyramid is not None:
                marked = pyramid.marks | self.markings[seat].squares[side]
                found.append((side, self.deck.cards[pyramid.card], marked))
        return found

    def can_be_marked(self, card: Card, marked: set[Square], squares: frozenset[Square]) -> bool:
        """Tell whether these squares of a card can be marked at once, the others being marked already.

        No walls; no square twice; the first time with the entrance, later connected by a side to a marked square.
        """
        if squares & card.walls or squares & marked:
            return False
        if not marked:
            return card.entrance in squares
        return any(neighbour in marked for square in squares for neighbour in neighbours(square))

    def mark_codes(self, seat: int) -> set[str]:
        """Return the ways to mark the whole pattern, or exactly 1 square instead, on one of the cards."""
        assert self.expedition is not None
        codes = set()
        for side, card, marked in self.pyramids(seat):
            for squares in placements(self.expedition) + placements("I1"):
                if self.can_be_marked(card, marked, squares):
                    codes.add(" ".join(["mark", side, *names(squares)]))
        return codes

    def cross_codes(self, seat: int) -> set[str]:
        """Return the ways to mark another square on one of the two cards."""
        codes = set()
        for side, card, marked in self.pyramids(seat):
            if card.tomb in marked and self.settled["mark_after_tomb"] == "forbid":
                continue
            for squares in placements("I1"):
                if self.can_be_marked(card, marked, squares):
                    codes.add(" ".join(["cross", side, *names(squares)]))
        return codes

    def mark(self, seat: int, side: str, squares: set[Square]) -> None:
        """Mark the pattern or 1 square."""
        self.put_marks(seat, side, squares)
        self.ask_for_crosses(seat)

    def cross(self, seat: int, side: str, square: Square) -> None:
        """Mark the square that a red cross gives."""
        self.markings[seat].owed -= 1
        self.put_marks(seat, side, {square})
        self.ask_for_crosses(seat)

    def put_marks(self, seat: int, side: str, squares: set[Square]) -> None:
        """Write marks on a card; skulls, potions and red crosses take effect with each marking."""
        pyramid = self.seats[seat].pyramids[side]
        assert pyramid is not None
        card = self.deck.cards[pyramid.card]
        marking = self.markings[seat]
        marking.squares[side] |= squares
        symbols = [card.symbol(square) for square in squares]
        for symbol in "sp" if self.settled["potion"] == "after" else "ps":
            for _ in range(symbols.count(symbol)):
                if symbol == "s":
                    marking.skulls = min(marking.skulls + 1, SKULLS_ON_THE_CARD)
                else:
                    marking.skulls = max(marking.skulls - ERASED_BY_A_POTION, 0)
        marking.owed += symbols.count("x")

    def ask_for_crosses(self, seat: int) -> None:
        """Ask for a square for each red cross while there is one to mark, then close the answer."""
        marking = self.markings[seat]
        if marking.owed > 0 and self.cross_codes(seat):
            return
        if self.settled["no_cell"] == "lapse":
            marking.owed = 0
        self.answered.add(seat)
        self.open_answers_when_all_are_in()

    def open_answers_when_all_are_in(self) -> None:
        """Show everybody's marks, and tick gems, torches and skulls on the score cards."""
        if len(self.answered) < len(self.seats):
            return
        for seat, marking in zip(self.seats, self.markings, strict=True):
            for side in SIDES:
                pyramid = seat.pyramids[side]
                if pyramid is not None:
                    pyramid.marks |= marking.squares[side]
                    self.tick_gems_and_torches(seat, self.deck.cards[pyramid.card], marking.squares[side])
            seat.skulls = marking.skulls
            seat.owed = marking.owed
        self.answered = set()
        self.markings = self.empty_markings()
        self.put_finished_cards_aside()

    def tick_gems_and_torches(self, seat: Seat, card: Card, squares: set[Square]) -> None:
        """Tick the next gem of a colour up to the tenth, and the torch of this round."""
        for square in squares:
            symbol = card.symbol(square)
            if symbol == "r":
                seat.red = min(seat.red + 1, GEMS_OF_A_COLOUR)
            if symbol == "g":
                seat.green = min(seat.green + 1, GEMS_OF_A_COLOUR)
            if symbol == "t":
                seat.torches.add(self.round)

    # -----------------------------------------------------------------------------------------------------------------
    # Step 3: finished cards

    def put_finished_cards_aside(self) -> None:
        """Put the cards whose tomb is marked beside their seats."""
        for seat in self.seats:
            for side in SIDES:
                pyramid = seat.pyramids[side]
                if pyramid is not None and self.deck.cards[pyramid.card].tomb in pyramid.marks:
                    seat.pyramids[side] = None
                    seat.finished.add(pyramid.card)
                    self.finished_now.add(pyramid.card)
        self.drafted = set()
        self.next_draft()

    def draft_number(self, seat: int) -> int:
        """Return the number of the card that a seat finished now, of two the one that was agreed upon."""
        numbers = self.seats[seat].finished & self.finished_now
        return min(numbers) if self.settled["two_finished"] == "lower" else max(numbers)

    def next_draft(self) -> None:
        """The seat with the lowest number drafts first, a card for each that it finished."""
        waiting = [
            number
            for number, seat in enumerate(self.seats)
            if seat.finished & self.finished_now and number not in self.drafted
        ]
        if not waiting:
            self.drafting = None
            self.drafted = set()
            self.give_out_boxes()
            return
        self.drafting = min(waiting, key=self.draft_number)
        self.cards_to_take = len(self.seats[self.drafting].finished & self.finished_now)
        self.go_on_drafting()

    def go_on_drafting(self) -> None:
        """Ask for the next card while one is due and there is one; then fill the display."""
        something_to_take = len(self.face_down) > 0 or any(card is not None for card in self.display)
        if self.cards_to_take > 0 and something_to_take:
            self.ask = "take"
            return
        self.cards_to_take = 0
        if self.display_can_be_filled():
            self.ask = "display"
        else:
            self.end_draft()

    def take(self, what: str) -> None:
        """Take a card from the display or from the top of the deck."""
        if what == "deck":
            self.ask = "draw"
            return
        self.display[self.display.index(int(what))] = None
        self.get_card(int(what))

    def get_card(self, card: int) -> None:
        """Lay a new card in front of the seat that drafts."""
        assert self.drafting is not None
        pyramids = self.seats[self.drafting].pyramids
        side = "left" if pyramids["left"] is None else "right"
        pyramids[side] = Pyramid(card)
        self.cards_to_take -= 1
        self.go_on_drafting()

    def end_draft(self) -> None:
        """The display is filled: on to the next seat."""
        assert self.drafting is not None
        self.drafted.add(self.drafting)
        self.next_draft()

    # -----------------------------------------------------------------------------------------------------------------
    # Step 4: pyramid points

    def give_out_boxes(self) -> None:
        """Whoever finished a 2nd, 4th or 6th pyramid of a colour takes its next box, the lowest number first."""
        for colour in COLOURS:
            racing = []
            for number, seat in enumerate(self.seats):
                of_colour = {card for card in seat.finished if self.deck.cards[card].colour == colour}
                now = of_colour & self.finished_now
                before = len(of_colour - now)
                if any(before < count <= len(of_colour) for count in BOX_AT):
                    card = min(now) if self.settled["same_colour"] == "lower" else max(now)
                    racing.append((card, number))
            for _, number in sorted(racing):
                if None in self.boxes[colour]:
                    self.boxes[colour][self.boxes[colour].index(None)] = number
        self.end_turn()

    # -----------------------------------------------------------------------------------------------------------------
    # The end of a turn, of a round, of the game

    def end_turn(self) -> None:
        """A round ends after 7 of the 8 expedition cards, the game after 4 rounds."""
        self.finished_now = set()
        if len(self.flipped) < FLIPS_A_ROUND:
            self.ask = "flip"
        elif self.round < ROUNDS:
            self.round += 1
            self.flipped = []
            self.ask = "flip"
        else:
            self.ask = "over"

    def points(self) -> dict[str, list[int]]:
        """Return the points of every seat by source, as if the game ended now."""
        return {
            "tombs": [TOMB_POINTS * len(seat.finished) for seat in self.seats],
            "torches": [TORCH_POINTS * len(seat.torches) for seat in self.seats],
            "boxes": [self.box_points(number) for number in range(len(self.seats))],
            "gems": [self.gem_points(seat) for seat in self.seats],
            "skulls": [-self.deck.penalties[seat.skulls - 1] if seat.skulls > 0 else 0 for seat in self.seats],
        }

    def box_points(self, number: int) -> int:
        """Add up the boxes of a seat."""
        points = 0
        for owners in self.boxes.values():
            for owner, value in zip(owners, BOX_POINTS, strict=True):
                if owner == number:
                    points += value
        return points

    def gem_points(self, seat: Seat) -> int:
        """A pair of a red and a green gem is worth 5 points, a gem without a partner 1."""
        pairs = min(seat.red, seat.green)
        return PAIR_POINTS * pairs + (seat.red - pairs) + (seat.green - pairs)

    def scores(self) -> list[int]:
        """Return the points of every seat."""
        points = self.points()
        return [sum(points[source][number] for source in points) for number in range(len(self.seats))]

    def winners(self) -> list[int]:
        """The most points; in a tie, who finished the card with the lowest number; if none of them has any, all."""
        scores = self.scores()
        best = [number for number in range(len(self.seats)) if scores[number] == max(scores)]
        with_cards = [number for number in best if self.seats[number].finished]
        if len(best) > 1 and with_cards:
            return [min(with_cards, key=lambda number: min(self.seats[number].finished))]
        return best

    # -----------------------------------------------------------------------------------------------------------------
    # The table

    def table(self) -> Table:
        """Return the whole table as it is documented."""
        return {
            "round": self.round,
            "flipped": sorted(self.flipped, key=list(PATTERNS).index),
            "expedition": self.expedition,
            "decide": {"seats": self.deciding(), "ask": self.ask},
            "answered": sorted(self.answered),
            "face_down": sorted(self.face_down),
            "deck": len(self.pile()),
            "display": list(self.display),
            "seats": [
                {
                    "left": pyramid_in_table(seat.pyramids["left"]),
                    "right": pyramid_in_table(seat.pyramids["right"]),
                    "finished": sorted(seat.finished),
                    "red": seat.red,
                    "green": seat.green,
                    "torches": sorted(seat.torches),
                    "skulls": seat.skulls,
                    "owed": seat.owed,
                }
                for seat in self.seats
            ],
            "hands": [list(hand) for hand in self.hands],
            "chosen": [list(cards) for cards in self.chosen],
            "marking": [
                {
                    "left": names(marking.squares["left"]),
                    "right": names(marking.squares["right"]),
                    "skulls": marking.skulls,
                    "owed": marking.owed,
                }
                for marking in self.markings
            ],
            "boxes": {colour: list(owners) for colour, owners in self.boxes.items()},
            "finished_now": sorted(self.finished_now),
            "drafting": {"seat": self.drafting, "cards": self.cards_to_take, "drafted": sorted(self.drafted)},
            "points": self.points(),
            "shuffle": {"cards": sorted(self.shuffled), "to": self.dealt_to()},
        }

    @classmethod
    def from_table(cls, table: Table, seats: int, deck_text: str, options: dict[str, str]) -> Referee:
        """Return a referee of the game that lies on a table; `deck`, `points` and `decide.seats` follow from the rest."""
        referee = cls(seats, deck_text, options)
        referee.ask = table["decide"]["ask"]
        referee.round = table["round"]
        referee.flipped = list(table["flipped"])
        referee.expedition = table["expedition"]
        referee.face_down = set(table["face_down"])
        referee.shuffled = set(table["shuffle"]["cards"])
        referee.display = list(table["display"])
        referee.seats = [
            Seat(
                {side: pyramid_from_table(seat[side]) for side in SIDES},
                set(seat["finished"]),
                seat["red"],
                seat["green"],
                set(seat["torches"]),
                seat["skulls"],
                seat["owed"],
            )
            for seat in table["seats"]
        ]
        referee.hands = [list(hand) for hand in table["hands"]]
        referee.chosen = [list(cards) for cards in table["chosen"]]
        referee.answered = set(table["answered"])
        referee.markings = [
            Marking(
                marking["skulls"],
                marking["owed"],
                {side: {square_named(square) for square in marking[side]} for side in SIDES},
            )
            for marking in table["marking"]
        ]
        referee.boxes = {colour: list(table["boxes"][colour]) for colour in COLOURS}
        referee.finished_now = set(table["finished_now"])
        referee.drafting = table["drafting"]["seat"]
        referee.cards_to_take = table["drafting"]["cards"]
        referee.drafted = set(table["drafting"]["drafted"])
        return referee


def pyramid_in_table(pyramid: Pyramid | None) -> Table | None:
    """Return a card in front of a seat as the table shows it."""
    return None if pyramid is None else {"card": pyramid.card, "marks": names(pyramid.marks)}


def pyramid_from_table(shown: Table | None) -> Pyramid | None:
    """Return a card in front of a seat from what the table shows."""
    return None if shown is None else Pyramid(shown["card"], {square_named(square) for square in shown["marks"]})
