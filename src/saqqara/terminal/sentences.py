"""The rules of a game, sentence by sentence, as its texts print them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from saqqara.core.words import Words, source

if TYPE_CHECKING:
    from saqqara.core.game import Game

LINE = re.compile(r"(?:## (?P<heading>.+)|rule-(?P<id>[\w-]+) =.*|(?P<ours>\s+\.ours\b.*))")


@dataclass
class Sentence:
    """A rule: its id, the chapter it stands in, and whether it is our own ruling."""

    id: str
    chapter: str
    ours: bool = False


def sentences(game: Game, language: str) -> list[Sentence]:
    """List the rules in the order of the texts; chapters are in the language where it has them."""
    found = _listed(source(game.folder, "en"))
    chapters = {sentence.id: sentence.chapter for sentence in _listed(source(game.folder, language))}
    return [Sentence(sentence.id, chapters.get(sentence.id, sentence.chapter), sentence.ours) for sentence in found]


def _listed(text: str) -> list[Sentence]:
    found: list[Sentence] = []
    chapter = ""
    for line in text.splitlines():
        match = LINE.fullmatch(line)
        if match is None:
            continue
        if match["heading"]:
            chapter = match["heading"]
        elif match["id"]:
            found.append(Sentence(match["id"], chapter))
        elif found:
            found[-1].ours = True
    return found


def line(sentence: Sentence, words: Words) -> str:
    """Return a rule with its id, marked where it is our own ruling."""
    mark = f", {words.say('our-ruling')}" if sentence.ours else ""
    return f"{words.rule(sentence.id)} [{sentence.id}{mark}]"
