"""The tool that checks a deck."""

from __future__ import annotations

from typing import Any

from saqqara.core.game import Wish
from saqqara.core.said import Said, in_language, plain
from saqqara.games.silver_gold_pyramids.components.constraints import constraints
from saqqara.games.silver_gold_pyramids.components.deck import hash_of, read
from saqqara.games.silver_gold_pyramids.components.designed import FILE, designed_text
from saqqara.games.silver_gold_pyramids.components.finding import Finding, said
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
    counts = {"cards": cards, "errors": len(errors), "warnings": len(warnings)}
    summary = said("summary", **{what: said(f"count-{what}", count=number) for what, number in counts.items()})
    lines = [f"{name}:{finding.on_line().in_language(wish.language)}" for finding in errors]
    lines += [f"{name}:{finding.line}: {_warning(finding).in_language(wish.language)}" for finding in warnings]
    lines.append(f"{name}: {summary.in_language(wish.language)}")
    return {
        "ok": not errors,
        "file": name,
        "errors": [_plain(finding, wish.language) for finding in errors],
        "warnings": [_plain(finding, wish.language) for finding in warnings],
        "cards": cards,
        "hash": hash_of(deck) if deck else None,
        "text": "\n".join(lines),
    }


def _warning(finding: Finding) -> Said:
    return said("warning", text=finding.said())


def _plain(finding: Finding, language: str) -> dict[str, Any]:
    text = in_language(finding.text, language)
    return {"line": finding.line, "card": finding.card, "text": text, **plain(finding.text)}
