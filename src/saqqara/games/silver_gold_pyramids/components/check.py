"""The tool that checks a deck."""

from __future__ import annotations

from typing import Any

from saqqara.core.game import Wish
from saqqara.games.silver_gold_pyramids.components.constraints import constraints
from saqqara.games.silver_gold_pyramids.components.deck import hash_of, read
from saqqara.games.silver_gold_pyramids.components.designed import FILE, designed_text
from saqqara.games.silver_gold_pyramids.components.finding import Finding
from saqqara.games.silver_gold_pyramids.components.sheet import typed


def given(wish: Wish) -> tuple[str, str]:
    """Return the name and the text of the deck that is meant: the file's, or the shipped one's."""
    if wish.text is not None:
        return wish.file or "deck", wish.text
    if wish.file is not None:
        raise ValueError(f"{wish.file}: there is no text to read")
    return FILE, designed_text()


def check(wish: Wish) -> dict[str, Any]:
    """List what is wrong with a deck; the shipped one keeps more than the rules need."""
    name, text = given(wish)
    deck, found = read(text)
    if deck and wish.text is None:
        found += constraints(deck)
    errors = [finding for finding in found if finding.error]
    warnings = [finding for finding in found if not finding.error]
    cards = len(typed(text).blocks)
    lines = [f"{name}:{finding}" for finding in errors]
    lines += [f"{name}:{finding.line}: warning: {finding.said()}" for finding in warnings]
    lines.append(
        f"{name}: {_counted(cards, 'card')}, {_counted(len(errors), 'error')}, {_counted(len(warnings), 'warning')}"
    )
    return {
        "ok": not errors,
        "file": name,
        "errors": [_plain(finding) for finding in errors],
        "warnings": [_plain(finding) for finding in warnings],
        "cards": cards,
        "hash": hash_of(deck) if deck else None,
        "text": "\n".join(lines),
    }


def _plain(finding: Finding) -> dict[str, Any]:
    return {"line": finding.line, "card": finding.card, "text": finding.text}


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
