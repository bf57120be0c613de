"""Where a text is a term and nothing else, every language says what docs/glossary.csv says."""

import csv
import re
from pathlib import Path

import pytest

from saqqara.core import shelf
from saqqara.core.words import LANGUAGES
from saqqara.translations import sentences

GLOSSARY = Path(__file__).parents[1] / "docs/glossary.csv"
SHELL = ("house", "page")

# Texts that are spelt like a term and mean something else, or must agree with the words around them.
OTHERS = {
    "play-key-rules": "a word to be typed",
    "play-key-hint": "a word to be typed",
    "play-key-undo": "a word to be typed",
    **dict.fromkeys(("ear-word-help", "ear-word-undo", "ear-word-score", "ear-word-back"), "a word to be typed"),
    "replay-play": "plays a recording, not a game",
    "new-game": "asks for the game in the box",
    "home-continue": "goes on with a game",
    "group-build": "a command with its article",
    "source-cards": "shorter, under a heading that says which cards",
    "board-turn-it": "turns a pattern round, no turn of play",
    "board-mark": "a button, where the glossary has the verb",
    "draw-square-tomb": "one square of a small drawing",
    "draw-display": "a heading, where the glossary has what lies there",
    "source-track": "has its article",
    "board-track": "has its article",
    **{f"{kind}-{colour}": "agrees with a stone"
       for kind in ("colour", "first", "second") for colour in ("blue", "red", "black", "yellow", "green", "brown")},
}  # fmt: skip

# Terms that must appear wherever English has them: the term, what it looks like in English and in the others, whatever the case.
WITHIN = """
    imh.quarry       quarry        steinbruch   lom       kaivo       stenbrott   bány
    imh.sled         sleds?        vorrat       san[ěí]   varasto     lage?r      készlet
    imh.ship         ships?        boot         lo[dď]    laiv        skepp       hajó
    imh.statue       statues?      statue       soch      patsa       staty       szob
    imh.site         sites?        ort          lokac     rakennuspai monument    helyszín
    imh.obelisk      obelisks?     obelisk      obelisk   obelisk     obelisk     obeliszk
    imh.dock         harbour       hafen        přístav   ran[nt]a    hamn        kikötő
    sgp.tomb         tombs?        grabkammer   hrob      hau[td]a    grav        sír
    sgp.skull        skulls?       totenk       leb       pääkallo    dödskall    kopony
    sgp.gem          gems?         edelstein    drahokam  jalokiv     ädelsten    drágak
    sgp.torch        torch(es)?    fackel       pochod    soih        fackl       fákly
    sgp.potion       potions?      zaubertr     lektvar   taikajuom   trolldryck  varázsital
    sgp.chamber      chambers?     kammer       komnat    kammio      kam(mare|rar) kamr
    sgp.wall         walls?        w[aä]nd      stěn      sein        vägg        fal
    sgp.entrance     entrance      eingang      vstup     sisäänkäyn  ingång      bejárat
    sgp.pattern      patterns?     muster       vzor      kuvi        mönst       mint
    ter.worker       workers?      arbeitskr    dělní     työläi      arbetar     munkás
    ter.tile         tiles?        plättchen    díl       laat        brick       lapk
    ter.site         sites?        bauplatz|bauplätz staveniš tont    byggplats   terület
    ter.foundation   foundations?  fundament    základ    perustu     grund       alap
    ter.stairs       stairs        treppe       schodi    porta       trapp       lépcs
    ter.oasis        oas[ie]s      oase         oáz       kei[dt]a    oas         oázis
    ter.stack        stacks?       stapel       sloup     pino        stap        oszlop
    ter.grave_goods  grave.goods?  grabbeigabe  pohřební  hautalahj   gravgåv     sírmellék
    ter.task         tasks?        aufgabe      úkol      tehtäv      uppdrag     feladat
"""
SAID = ("rule-", "ask-", "do-", "told-", "learn-", "first-", "card-", "source-")

# Sentences that are better without a term: it was said just before, or another word says it.
WITHOUT = {
    "de": {"rule-pyramid-b-9", "card-sail-hint", "rule-send-2", "rule-first-1", "learn-end", "rule-place-4"},
    "cs": {"card-sail-hint", "card-lever-text", "learn-end", "rule-place-2"},
    "fi": {"rule-hammer-4", "rule-gem-2", "learn-end", "rule-place-4", "rule-place-6"},
    "sv": {"learn-end"},
    "hu": {"learn-get-hint", "rule-first-1", "learn-end", "rule-place-4"},
}


def terms():
    """Return the meanings of an English term in a part, in all languages."""
    found: dict[tuple[str, str], list[dict[str, str]]] = {}
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            for part in (
                SHELL if row["part"] == "shell" else shelf.names() if row["part"] == "common" else [row["part"]]
            ):
                found.setdefault((part, row["en"].lower()), []).append(row)
    return found


TERMS = terms()


def plain(text):
    return text.replace('{ "\\u00AD" }', "").strip().rstrip(".").lower()  # a long word may be parted there


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_text_that_is_a_term_says_what_the_glossary_says(language):
    seen, wrong = 0, []
    for text in sentences(language):
        meant = [plain(row[language]) for row in TERMS.get((text.part, plain(text.english)), ())]
        if meant and text.id not in OTHERS:
            seen += 1
            if plain(text.translation) not in meant:
                wrong.append((text.part, text.id, text.translation, meant))
    assert not wrong
    assert seen > 100


def test_every_exception_is_a_text_that_is_there():
    assert OTHERS.keys() | set().union(*WITHOUT.values()) <= {text.id for text in sentences("de")}


def stems(language):
    """Return each term that must appear: its part, what English says, and what it begins with in a language."""
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        rows = {row["term"]: row for row in csv.DictReader(file)}
    for term, english, *others in map(str.split, WITHIN.strip().splitlines()):
        stem = dict(zip(LANGUAGES[1:], others, strict=True))[language]
        assert re.search(stem, rows[term][language], re.IGNORECASE), term
        yield rows[term]["part"], english, stem


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_term_appears_wherever_english_has_it(language):
    seen, without = 0, set()
    for part, english, stem in stems(language):
        said = re.compile(rf"(?<![$\w-])({english})\b", re.IGNORECASE)
        found = [text for text in sentences(language, part) if text.id.startswith(SAID) and said.search(text.english)]
        without |= {text.id for text in found if not re.search(stem, plain(text.translation), re.IGNORECASE)}
        seen += len(found)
    assert without == WITHOUT[language]
    assert seen > 450


def test_the_glossary_is_whole():
    with GLOSSARY.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) > 300
    assert len({row["term"] for row in rows}) == len(rows)
    assert all(row[language].strip() for row in rows for language in LANGUAGES)
    assert {row["part"] for row in rows} == {"shell", "common", *shelf.names()}
