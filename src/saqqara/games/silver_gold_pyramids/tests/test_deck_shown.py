"""A deck shown in the terminal, as data and as a drawing; and what docs/deck.md tells its owner."""

import json
import re
from pathlib import Path
from xml.dom import minidom

import pytest

import saqqara
from saqqara.core.game import Wish
from saqqara.core.words import LANGUAGES, Words
from saqqara.games.silver_gold_pyramids.components.check import check
from saqqara.games.silver_gold_pyramids.components.deck import hash_of, parse, twin, written
from saqqara.games.silver_gold_pyramids.components.designed import designed
from saqqara.games.silver_gold_pyramids.components.finding import FOLDER
from saqqara.games.silver_gold_pyramids.components.shapes import SHAPES, shape_named
from saqqara.games.silver_gold_pyramids.components.show import show

DOC = (Path(str(saqqara.__file__)).parents[2] / "docs" / "deck.md").read_text(encoding="utf-8")
MINE = written(designed()).replace("card 15 violet\n", "card 15 violet\nentrance-symbol p\n")


# -- Shown ------------------------------------------------------------------------------------------------------------


def test_the_whole_deck_is_drawn_within_80_columns():
    lines = show(Wish())["text"].splitlines()
    assert lines[0] == "48 chambers, designed by the Saqqara project"
    assert max(map(len, lines)) <= 80
    for card in designed().cards:
        assert any(re.search(rf"(^| ){card.number} {card.colour}", line) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_deck_and_a_card_are_shown_in_every_language_within_80_columns(language):
    words, english = Words(language, folder=FOLDER), show(Wish())["text"].splitlines()
    lines = show(Wish(language=language))["text"].splitlines()
    assert len(lines) == len(english)
    assert max(map(len, lines)) <= 80
    assert not {line for line in english if re.search("[a-z]{3}", line)} & set(lines)
    english, lines = (
        show(Wish(text=MINE, part="15", language=spoken))["text"].splitlines() for spoken in ("en", language)
    )
    assert not {line for line in english if re.search("[a-z]{3}", line)} & set(lines)
    assert any(words.say("show-count-s", count=3) in line for line in lines)


def test_chambers_stand_side_by_side():
    lines = show(Wish())["text"].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("13 orange"))
    assert [line[26:38] for line in lines[start : start + 8]] == [
        "15 violet   ",
        "┌▼─────────┐",
        "│E · s ██· │",
        "│s · · · · │",
        "│g · ██· ██│",
        "│██· · · · │",
        "│██s ██· T │",
        "└──────────┘",
    ]


def test_expeditions_and_penalties_are_drawn_below():
    lines = show(Wish())["text"].splitlines()
    start = lines.index("Expedition cards")
    assert lines[start + 1 :] == [
        "I2 × 1   I3 × 2   V3 × 2   T4 × 1   L4 × 1   O4 × 1",
        "████     ██████   ████     ██████   ██████   ████",
        "                  ██         ██     ██       ████",
        "",
        "Skulls, the dearest counts: −1 −2 −3 −4 −5 −6 −7 −8 −9 −10",
    ]


def test_one_card_is_drawn_large_with_its_counts():
    assert show(Wish(part="15"))["text"].splitlines() == [
        "Card 15, violet, designed by the Saqqara project",
        "",
        "    a   b   c   d   e",
        "  ┌─▼─┬───┬───┬───┬───┐",
        "1 │ E │   │ s │███│   │",
        "  ├───┼───┼───┼───┼───┤",
        "2 │ s │   │   │   │   │",
        "  ├───┼───┼───┼───┼───┤",
        "3 │ g │   │███│   │███│",
        "  ├───┼───┼───┼───┼───┤",
        "4 │███│   │   │   │   │",
        "  ├───┼───┼───┼───┼───┤",
        "5 │███│ s │███│   │ T │",
        "  └───┴───┴───┴───┴───┘",
        "",
        "shortest route: 9 squares, 12 ways",
        "walls: 6",
        "symbols: 1 green gem, 3 skulls",
        "expedition cards to the tomb, this card alone: 3.79 on average, 3 at best",
        "chance to be there within so many cards: 3 29%, 4 91%, 5 100%, 6 100%, 7 100%",
        "sets of marks on the way: 3,372",
    ]


def test_data_tells_what_the_drawing_shows():
    answer = show(Wish())
    assert (answer["origin"], answer["hash"]) == ("designed", hash_of(designed()))
    assert answer["expeditions"] == {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}
    assert answer["penalties"] == list(range(1, 11))
    assert len(answer["cards"]) == 48
    assert "svg" not in answer
    assert show(Wish(part="015"))["cards"] == [answer["cards"][14]]
    assert answer["cards"][14] == {
        "number": 15, "colour": "violet", "rows": ["E.s#.", "s....", "g.#.#", "#....", "#s#.T"], "walls": 6, "route": 9,
        "symbols": {"cross": 0, "red": 0, "green": 1, "torch": 0, "skull": 3, "potion": 0},
    }  # fmt: skip


def test_a_deck_from_a_file_is_not_called_ours():
    answer = show(Wish(file="my.deck.txt", text=MINE, part="15"))
    assert answer["origin"] == "file"
    assert "Saqqara" not in answer["text"] + show(Wish(file="my.deck.txt", text=MINE, svg=True))["svg"]
    assert "\non the entrance: a potion\n" in answer["text"]
    assert answer["cards"][0]["symbols"]["potion"] == 1
    assert "15 violet E=p" in show(Wish(text=MINE))["text"]


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("99", "there is no card 99; cards are numbered from 1 to 48"),
        ("0", "there is no card 0; cards are numbered from 1 to 48"),
        ("x", "'x' is no card; give its number, from 1 to 48"),
        ("", "'' is no card; give its number, from 1 to 48"),
        ("-1", "'-1' is no card; give its number, from 1 to 48"),
        ("²", "'²' is no card; give its number, from 1 to 48"),
    ],
)
def test_a_card_that_is_not_there_is_refused(part, said):
    with pytest.raises(ValueError, match=f"^{re.escape(said)}$"):
        show(Wish(part=part))


def test_a_broken_deck_is_not_shown_but_named():
    with pytest.raises(ValueError, match=r"^my\.deck\.txt:108: card 15: 'mauve' is no colour"):
        show(Wish(file="my.deck.txt", text=MINE.replace("15 violet", "15 mauve")))


# -- Drawn ------------------------------------------------------------------------------------------------------------


def svg(wish):
    return minidom.parseString(show(wish)["svg"])  # noqa: S318  the drawing is our own


def uses(document, mark):
    return sum(use.getAttribute("xlink:href") == f"#sgp-{mark}" for use in document.getElementsByTagName("use"))


def test_the_sheet_draws_every_card_and_every_symbol():
    drawing = svg(Wish(svg=True))
    assert [uses(drawing, mark) for mark in "ETxrgtp"] == [48, 48, 48, 36, 36, 15, 12]
    assert uses(drawing, "s") == 144 + 10  # and the ten of the score card
    assert uses(drawing, "wall") == sum(card["walls"] for card in show(Wish())["cards"])
    assert "designed by the Saqqara project" in show(Wish(svg=True))["svg"]


def test_a_card_is_drawn_alone():
    drawing = svg(Wish(svg=True, part="15"))
    assert [uses(drawing, mark) for mark in ("E", "T", "s", "g", "wall")] == [1, 1, 3, 1, 6]
    assert uses(svg(Wish(text=MINE, svg=True, part="15")), "p") == 1


# -- docs/deck.md -----------------------------------------------------------------------------------------------------


def block(kind):
    found = re.search(rf"```{kind}\n(.*?)```", DOC, re.DOTALL)
    assert found
    return found[1]


def test_the_example_in_the_document_is_read():
    example = block("sgp-deck")
    others = [part for part in written(designed()).split("\n\n")[1:] if not re.match(r"card 1[56] ", part)]
    deck = parse("\n\n".join([example, *others]))
    assert deck.expeditions == designed().expeditions
    assert deck.cards[14].rows == designed().cards[14].rows
    assert deck.cards[15].entrance_symbol == "x"


def test_the_json_in_the_document_is_the_same_example():
    data = json.loads(block("json"))
    whole = json.loads(twin(designed(), "designed"))
    whole.update({**data, "cards": [*whole["cards"][:14], *data["cards"], *whole["cards"][16:]]})
    deck = parse(json.dumps(whole))
    assert f"card 16 orange\nentrance-symbol x\n{chr(10).join(deck.cards[15].rows)}\n" in block("sgp-deck")


def test_the_patterns_in_the_document_are_the_ones_that_are_read():
    listed = dict(re.findall(r"\| `([A-Z][0-9])` \| `([X./]+)` ", DOC))
    assert listed == {name: "/".join(rows) for name, rows in SHAPES.items()}
    assert all(shape_named(drawn) == name for name, drawn in listed.items())


def test_the_findings_in_the_document_are_said_like_that():
    text = written(designed()).replace("s....\ng.#.#", "s...\ng.#.#")
    assert "card 15: row 2 has 4 squares, not 5" in check(Wish(text=text))["text"]
    assert "card 15: row 2 has 4 squares, not 5" in DOC
    said = check(Wish(text=written(designed()).replace("g.#.#", "g.S.#")))["text"]
    assert "row 3: 'S' on c3 is not known; a skull is a small s" in said
    assert "row 3: 'S' on c3 is not known; a skull is a small s" in DOC


@pytest.mark.parametrize("part", [None, "15"])
def test_a_drawing_says_everything_in_the_language_of_whoever_reads(part):
    drawn = [show(Wish(svg=True, part=part, language=language))["svg"] for language in ("en", "fi")]
    said = [set(re.findall(r">([^<>]*[a-zåäö]{3}[^<>]*)<", one)) for one in drawn]
    assert said[0]
    assert not said[0] & said[1]
