"""Decks as people type them: what is read, what is refused, and what is only remarked on."""

import json

import pytest

from saqqara.core.game import Wish
from saqqara.games.silver_gold_pyramids.components.check import check
from saqqara.games.silver_gold_pyramids.components.deck import canonical, hash_of, parse, read, twin, written
from saqqara.games.silver_gold_pyramids.components.designed import designed

WHOLE = written(designed())
CARD_15 = """\
card 15 violet
E.s#.
s....
g.#.#
#....
#s#.T
"""
LINE_15 = 108  # where it begins
EXPEDITIONS = "expedition I2 1\nexpedition I3 2\nexpedition V3 2\nexpedition T4 1\nexpedition L4 1\nexpedition O4 1\n"
PENALTIES = "skull-penalties 1 2 3 4 5 6 7 8 9 10\n"


def typed(old, new, text=WHOLE):
    """Type a deck with one slip of the finger."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def in_card_15(old, new):
    return typed(CARD_15, typed(old, new, CARD_15))


def errors(text):
    return [str(finding) for finding in read(text)[1] if finding.error]


def warnings(text):
    return [str(finding) for finding in read(text)[1] if not finding.error]


def test_the_example_card_stands_where_the_tests_say():
    assert WHOLE.splitlines()[LINE_15 - 1] == "card 15 violet"
    assert CARD_15 in WHOLE


# -- What is read -----------------------------------------------------------------------------------------------------


def test_the_shipped_deck_is_read_without_a_word():
    deck, found = read(WHOLE)
    assert found == []
    assert deck is not None
    assert [card.number for card in deck.cards] == list(range(1, 49))
    assert deck.cards[14].rows == ("E.s#.", "s....", "g.#.#", "#....", "#s#.T")
    assert deck.cards[14].line == LINE_15
    assert deck.expeditions == (("I2", 1), ("I3", 2), ("V3", 2), ("T4", 1), ("L4", 1), ("O4", 1))
    assert deck.penalties == tuple(range(1, 11))


def test_writing_what_was_read_changes_nothing():
    assert canonical(WHOLE) == WHOLE
    assert canonical(canonical(WHOLE)) == WHOLE


@pytest.mark.parametrize(
    "text",
    [
        WHOLE.replace("\n", "\r\n"),
        WHOLE.replace("\n", "\r"),
        "\N{BYTE ORDER MARK}" + WHOLE,
        "\n\n" + WHOLE,
        WHOLE.rstrip("\n"),
        WHOLE.replace("\n", " \t\n"),
        WHOLE.replace("violet", "VIOLET").replace("orange", "Orange").replace("expedition L4", "Expedition l4"),
        WHOLE.replace("# sgp-deck 1\n", "# SGP-Deck 1\n# a remark\n#\n"),
        WHOLE.replace("# sgp-deck 1\n", "#sgp-deck  1\n"),
        WHOLE.replace("\n\ncard", "\n#\n# the next one\ncard"),
        WHOLE.replace("\n\ncard", "\ncard"),
        typed("expedition L4 1", "expedition X./X./XX 1"),
        typed("expedition I3 2", "expedition I3 1\nexpedition xxx 1"),
        typed(EXPEDITIONS, "".join(reversed(EXPEDITIONS.splitlines(keepends=True)))),
        typed(PENALTIES, "") + PENALTIES,
        typed(CARD_15, "") + CARD_15,
    ],
    ids=[
        "CRLF", "CR", "byte order mark", "empty lines first", "no last line end", "trailing blanks", "capitals", "remarks below the header",
        "narrow header", "remarks between cards", "no empty lines", "drawn pattern", "pattern twice", "expeditions reversed", "penalties last",
        "card 15 last",
    ],
)  # fmt: skip
def test_two_spellings_of_a_deck_are_the_same_deck(text):
    assert canonical(text) == WHOLE
    assert hash_of(parse(text)) == hash_of(designed())


def test_a_row_that_begins_with_a_wall_is_no_remark():
    deck = parse(in_card_15("#....", "# a remark\n#....\n# another"))
    assert deck.cards[14].rows[3] == "#...."
    assert errors(in_card_15("#....", "# ...")) == [f"{LINE_15 + 4}: card 15: row 4: ' ' on b4 is not known; a square is one of . # E T x r g t s p"]  # fmt: skip


def test_an_entrance_may_carry_a_symbol():
    text = in_card_15("violet\n", "violet\nentrance-symbol r\n")
    assert parse(text).cards[14].entrance_symbol == "r"
    assert canonical(text) == text
    assert hash_of(parse(text)) != hash_of(designed())


def test_every_pattern_of_up_to_four_squares_may_be_listed():
    names = ("I1", "I2", "I3", "V3", "T4", "L4", "I4", "S4")
    text = typed(EXPEDITIONS, "".join(f"expedition {name} 1\n" for name in names))
    assert parse(text).expeditions == tuple((name, 1) for name in names)


# -- What is refused --------------------------------------------------------------------------------------------------

HEADER = "# sgp-deck 1\n"
SLIPS = {
    "no header": (typed(HEADER, ""), "1: the first line of a deck is `# sgp-deck 1`"),
    "another version": (typed(HEADER, "# sgp-deck 2\n"), "1: this is version 2 of the format; `# sgp-deck 1` can be read"),
    "no version": (typed(HEADER, "# sgp-deck\n"), "1: this is version ? of the format; `# sgp-deck 1` can be read"),
    "a remark first": (f"# mine\n{WHOLE}", "1: the first line of a deck is `# sgp-deck 1`"),
    "missing card": (typed(CARD_15, ""), "338: card 15: missing"),
    "missing cards": (typed(CARD_15, "").split("\n\ncard 46")[0], "317: 4 cards are missing: 15 46-48"),
    "unreadable number": (in_card_15("card 15", "card l5"), "108: a card begins with its number and its colour, as in `card 15 violet`"),
    "no colour": (in_card_15(" violet", ""), "108: a card begins with its number and its colour, as in `card 15 violet`"),
    "near colour": (in_card_15("violet", "voilet"), "108: card 15: 'voilet' is no colour; did you mean 'violet'?"),
    "unknown colour": (in_card_15("violet", "blue"), "108: card 15: 'blue' is no colour; there are violet, orange, green"),
    "other colour": (typed("card 18 violet", "card 18 green"), "344: there are 15 violet, 16 orange, 17 green cards; each colour has 16"),
    "short row": (in_card_15("g.#.#", "g.#."), "111: card 15: row 3 has 4 squares, not 5"),
    "long row": (in_card_15("g.#.#", "g.#.#."), "111: card 15: row 3 has 6 squares, not 5"),
    "missing row": (in_card_15("g.#.#\n", ""), "108: card 15: there are 4 rows, not 5"),
    "row too many": (in_card_15("g.#.#\n", "g.#.#\n.....\n"), "108: card 15: there are 6 rows, not 5"),
    "cut short": (WHOLE.rsplit("\n", 3)[0], "339: card 48: the file ends after 3 rows; a chamber has 5"),
    "unknown letter": (in_card_15("g.#.#", "g.o.#"), "111: card 15: row 3: 'o' on c3 is not known; a square is one of . # E T x r g t s p"),
    "big letter": (in_card_15("g.#.#", "G.#.#"), "111: card 15: row 3: 'G' on a3 is not known; a green gem is a small g"),
    "small entrance": (in_card_15("E.s#.", "e.s#."), "109: card 15: row 1: 'e' on a1 is not known; the entrance is a capital E"),
    "small tomb": (in_card_15("#s#.T", "#s#.t"), "113: card 15: row 5 has no tomb T; a small t is a torch"),
    "no entrance": (in_card_15("E.s#.", "..s#."), "109: card 15: row 1 has no entrance E"),
    "two entrances": (in_card_15("E.s#.", "E.s#E"), "109: card 15: there are 2 squares E, on a1 and e1; a chamber has one entrance"),
    "sunken entrance": (in_card_15("E.s#.\ns....", "..s#.\nE...."), "110: card 15: the entrance is on a2, not in row 1"),
    "no tomb": (in_card_15("#s#.T", "#s#.."), "113: card 15: row 5 has no tomb T"),
    "two tombs": (in_card_15("#s#.T", "#sT.T"), "113: card 15: there are 2 squares T, on c5 and e5; a chamber has one tomb"),
    "raised tomb": (in_card_15("#....\n#s#.T", "#...T\n#s#.."), "112: card 15: the tomb is on e4, not in row 5"),
    "walled tomb": (in_card_15("#....\n#s#.T", "#...#\n#s##T"), "108: card 15: no way leads from the entrance to the tomb"),
    "no penalties": (typed(PENALTIES, ""), "343: the skull-penalties are missing, as in `skull-penalties 1 2 3 4 5 6 7 8 9 10`"),
    "nine penalties": (typed(PENALTIES, PENALTIES.replace(" 10", "")), "8: there are 9 skull-penalties, not 10"),
    "falling penalties": (typed(PENALTIES, PENALTIES.replace("7", "4")), "8: skull-penalties never fall: 4 stands after 6"),
    "printed minus": (typed(PENALTIES, PENALTIES.replace(" 3", " -3")), "8: skull-penalties are typed without the minus: 3, not -3"),
    "half a penalty": (typed(PENALTIES, PENALTIES.replace(" 3", " 2.5")), "8: skull-penalties: '2.5' is no whole number"),
    "penalties twice": (typed(PENALTIES, 2 * PENALTIES), "9: skull-penalties stand here a second time, after line 8"),
    "no expeditions": (typed(EXPEDITIONS, ""), "338: the expedition cards are missing, as in `expedition I2 1`"),
    "unknown pattern": (typed("L4", "Q4"), "6: 'Q4' is no pattern; name one of I1, I2, I3, V3, T4, L4, O4, I4, S4, or draw it as in XXX/X.."),
    "five squares": (typed("L4", "XXX/XX."), "6: 'XXX/XX.' is no pattern; name one of I1, I2, I3, V3, T4, L4, O4, I4, S4, or draw it as in XXX/X.."),
    "torn pattern": (typed("L4", "XX/.X/X."), "6: 'XX/.X/X.' is no pattern; name one of I1, I2, I3, V3, T4, L4, O4, I4, S4, or draw it as in XXX/X.."),
    "uneven pattern": (typed("L4", "XXX/X"), "6: 'XXX/X' is no pattern; name one of I1, I2, I3, V3, T4, L4, O4, I4, S4, or draw it as in XXX/X.."),
    "pattern without number": (typed("L4 1", "L4"), "6: an expedition is a pattern and how many cards show it, as in `expedition I3 2`"),
    "pattern of no card": (typed("L4 1", "L4 0"), "6: '0' is no number of cards, as in `expedition L4 1`"),
    "nine expeditions": (typed("L4 1", "L4 2"), "7: there are 9 expedition cards, not 8"),
    "entrance-symbol of no symbol": (in_card_15("violet\n", "violet\nentrance-symbol z\n"), "109: card 15: entrance-symbol 'z' is no symbol; the letters are x r g t s p"),
    "entrance-symbol of two": (in_card_15("violet\n", "violet\nentrance-symbol xr\n"), "109: card 15: entrance-symbol 'xr' is no symbol; the letters are x r g t s p"),
    "entrance-symbol twice": (in_card_15("violet\n", "violet\nentrance-symbol x\nentrance-symbol r\n"), "110: card 15: entrance-symbol stands here a second time"),
    "entrance-symbol too late": (in_card_15("#s#.T\n", "#s#.T\nentrance-symbol x\n"), "114: entrance-symbol belongs between a card's first line and its rows"),
    "entrance-symbol too early": (typed(PENALTIES, f"{PENALTIES}entrance-symbol x\n"), "9: entrance-symbol belongs between a card's first line and its rows"),
    "misspelt card": (in_card_15("card 15", "crad 15"), "108: 'crad 15 violet' is not understood; did you mean 'card'?"),
    "misspelt expedition": (typed("expedition L4", "expediton L4"), "6: 'expediton L4 1' is not understood; did you mean 'expedition'?"),
    "misspelt penalties": (typed("skull-penalties", "skull-penalty"), "8: 'skull-penalty 1 2 3 4 5 6 7 8 9 10' is not understood; did you mean 'skull-penalties'?"),
    "a line of something else": (typed(PENALTIES, f"{PENALTIES}by Imhotep\n"), "9: 'by Imhotep' is not understood; a line begins with card, expedition, skull-penalties, entrance-symbol or `# `"),
    "a remark without a blank": (typed(PENALTIES, f"{PENALTIES}#mine\n"), "9: '#mine' is not understood; a line begins with card, expedition, skull-penalties, entrance-symbol or `# `"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "said"), SLIPS.values(), ids=SLIPS)
def test_a_slip_is_one_error_that_names_its_line_and_card(text, said):
    assert errors(text) == [said]
    assert read(text)[0] is None
    with pytest.raises(ValueError, match="^" + said.split(":")[0] + ": ") as caught:
        canonical(text)
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("card 51", "108: card 51: cards are numbered from 1 to 48"),
        ("card 0", "108: card 0: cards are numbered from 1 to 48"),
        ("card 9", "108: card 9: stands here a second time, after line 66"),
    ],
)
def test_a_wrong_number_is_named_and_so_is_the_missing_one(wrong, said):
    text = in_card_15("card 15", wrong)
    assert errors(text) == [said, "344: card 15: missing"]
    with pytest.raises(ValueError, match="and 1 more error") as caught:
        parse(text)
    assert str(caught.value) == f"{said} (and 1 more error)"


def test_all_errors_are_listed_line_by_line():
    text = (
        in_card_15("E.s#.", "E.s#")
        .replace("card 30 violet", "card 30 pink")
        .replace("skull-penalties 1 2", "skull-penalties 2 1")
    )
    assert [line.split(":")[0] for line in errors(text)] == ["8", "109", "213"]
    with pytest.raises(ValueError, match=r"^8: skull-penalties never fall: 1 stands after 2 \(and 2 more errors\)$"):
        canonical(text)


@pytest.mark.parametrize(
    "text",
    ["", "\n\n", "# sgp-deck 1", "hello", "[]", "{", "{}", "null", "\0", "#", "card", "expedition", "{" * 100_000],
)
def test_nothing_and_nonsense_are_refused_with_a_line(text):
    assert errors(text)
    with pytest.raises(ValueError, match=r"^[0-9]+: "):
        canonical(text)


def test_a_deck_cut_off_anywhere_is_refused_or_whole():
    whole = WHOLE.rstrip("\n")
    for end in range(0, len(whole), 37):
        assert errors(whole[:end])


# -- What is remarked on ----------------------------------------------------------------------------------------------

REMARKS = {
    "a closet": (in_card_15("E.s#.", "E.s#.").replace("g.#.#\n#....\n#s#.T", "g.#.#\n#...#\n#s#.T").replace("s....\ng.#.#", "s...#\ng.#.#"), "108: warning: card 15: out of reach behind walls: e1"),
    "colour of 15": (in_card_15("violet", "orange").replace("card 16 orange", "card 16 violet"), "108: warning: card 15: violet in the rulebook's example, not orange"),
    "colour of 33": (typed("card 33 violet", "card 33 green").replace("card 32 green", "card 32 violet"), "234: warning: card 33: violet in the rulebook's example, not green"),
    "no 6": (typed(PENALTIES, PENALTIES.replace("6", "7")), "8: warning: no skull-penalty is 6, as in the rulebook's example"),
    "seven patterns": (typed("expedition I3 2", "expedition I3 1\nexpedition I4 1"), "8: warning: there are 7 patterns, not 6"),
    "another pattern": (typed("O4", "S4"), "7: warning: pattern S4 is none of the six that are known: I2 I3 V3 T4 L4 O4"),
    "short route": (in_card_15("E.s#.\ns....", "#.s#E\ns...."), "108: warning: card 15: a route of 7 squares is shorter than 9"),
    "same chamber": (typed("E.###\n.##.s\ns.x.#\n..r##\n.#s.T", "E.s#.\ns....\ng.#.#\n#....\n#s#.T"), "108: warning: card 15: the same chamber as card 1"),
    "no potion": (WHOLE.replace("p", ".").replace(".enalties", "penalties").replace("ex.edition", "expedition").replace("sg.-deck", "sgp-deck"), "344: warning: no card shows a potion (p)"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "said"), REMARKS.values(), ids=REMARKS)
def test_what_may_be_printed_so_is_only_a_warning(text, said):
    assert errors(text) == []
    assert f"deck:{said}" in check(Wish(text=text))["text"].splitlines()
    assert said.replace("warning: ", "") in warnings(text)
    assert parse(text)


# -- The JSON twin ----------------------------------------------------------------------------------------------------


def json_slip(**changed):
    return json.dumps({**json.loads(twin(designed(), "designed")), **changed}, indent=1)


def json_card(**changed):
    data = json.loads(twin(designed(), "designed"))
    data["cards"][14].update(changed)
    return json.dumps(data, indent=1)


def test_a_deck_is_the_same_as_json():
    text = in_card_15("violet\n", "violet\nentrance-symbol p\n")
    assert canonical(twin(parse(text), "mine")) == text
    assert canonical("\N{BYTE ORDER MARK} \n" + twin(designed(), "designed")) == WHOLE
    assert json.loads(twin(designed(), "mine"))["origin"] == "mine"


def test_a_card_in_json_is_found_at_its_line():
    text = json_card(grid=["E.s#.", "s....", "g.#.", "#....", "#s#.T"])
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line.strip() == '"n": 15,')
    assert errors(text) == [f"{line}: card 15: row 3 has 4 squares, not 5"]
    assert read(twin(designed(), ""))[0].cards[14].line == line  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (json_slip(format="sgp-deck 2"), '1: the format is "sgp-deck 1", not "sgp-deck 2"'),
        (json_slip(expeditions=[]), '1: expeditions are written as {"I2": 1, ...}'),
        (json_slip(expeditions={"I2": 8.0}), "1: '8.0' is no number of cards, as in `expedition I2 1`"),
        (json_slip(skull_penalties=6), "1: skull_penalties is a list"),
        (json_slip(skull_penalties=[1, 2, None]), "1: skull-penalties: 'None' is no whole number"),
        (
            json_slip(cards={"n": 1}),
            '1: a card is written as {"n": 15, "color": "violet", "grid": [...]}, not {"n": 1}',
        ),
        (json_slip(cards=7), '1: a card is written as {"n": 15, "color": "violet", "grid": [...]}, not 7'),
        ("{\n", "2: this is no JSON: Expecting property name enclosed in double quotes"),
        ('{"cards": ' + "9" * 5000 + "}", "1: this is no JSON: "),
    ],
)
def test_json_of_another_form_is_refused(text, said):
    assert any(error.startswith(said) for error in errors(text))


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"color": "mauve"}, "card 15: 'mauve' is no colour; there are violet, orange, green"),
        ({"entrance_symbol": "q"}, "card 15: entrance-symbol 'q' is no symbol; the letters are x r g t s p"),
        ({"grid": ["E.s#.", "s....", "g.#.#", "#....", "#s#.T", "....."]}, "card 15: there are 6 rows, not 5"),
        ({"grid": ["E.s#.", "s....", "g.#.#", "#....", 7]}, "card 15: row 5 has 1 square, not 5"),
        ({"grid": ["E.s#.\n", "s....", "g.#.#", "#....", "#s#.T"]}, "card 15: row 1 has 6 squares, not 5"),
    ],
)
def test_a_slip_in_json_names_the_card(changed, said):
    assert errors(json_card(**changed))[0].split(": ", 1)[1] == said


# -- The tool ---------------------------------------------------------------------------------------------------------


def test_the_shipped_deck_passes_its_check():
    answer = check(Wish())
    assert answer == {
        "ok": True, "file": "designed.deck.txt", "errors": [], "warnings": [], "cards": 48, "hash": hash_of(designed()),
        "text": "designed.deck.txt: 48 cards, 0 errors, 0 warnings",
    }  # fmt: skip


def test_the_check_speaks_other_languages():
    text = in_card_15("E.s#.", "E.s#").replace(PENALTIES, PENALTIES.replace("6", "7"))
    answer = check(Wish(file="my.deck.txt", text=text, language="de"))
    assert answer["text"].splitlines() == [
        "my.deck.txt:109: Karte 15: Reihe 1 hat 4 Felder, nicht 5",
        "my.deck.txt:8: Hinweis: kein Wert der skull-penalties ist 6 wie im Beispiel der Spielregel",
        "my.deck.txt: 48 Karten, 1 Fehler, 1 Hinweis",
    ]
    assert answer["errors"][0]["text"] == "Reihe 1 hat 4 Felder, nicht 5"


def test_the_check_lists_errors_then_warnings_then_a_summary():
    text = in_card_15("E.s#.", "E.s#").replace(PENALTIES, PENALTIES.replace("6", "7"))
    answer = check(Wish(file="my.deck.txt", text=text))
    assert answer["text"].splitlines() == [
        "my.deck.txt:109: card 15: row 1 has 4 squares, not 5",
        "my.deck.txt:8: warning: no skull-penalty is 6, as in the rulebook's example",
        "my.deck.txt: 48 cards, 1 error, 1 warning",
    ]
    words = {"row": 1, "count": 4, "all": 5}
    found = {"line": 109, "card": 15, "text": "row 1 has 4 squares, not 5", "id": "check-row-length", "words": words}
    assert answer["errors"] == [found]
    text = "no skull-penalty is 6, as in the rulebook's example"
    found = {"line": 8, "card": None, "text": text, "id": "check-penalties-known", "words": {"number": 6}}
    assert answer["warnings"] == [found]
    assert (answer["ok"], answer["file"], answer["cards"], answer["hash"]) == (False, "my.deck.txt", 48, None)


def test_a_file_without_text_is_not_taken_for_the_shipped_deck():
    with pytest.raises(ValueError, match=r"^my\.deck\.txt: there is no text to read$"):
        check(Wish(file="my.deck.txt"))
