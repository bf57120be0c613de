"""Mistakes of those who ask: a word that does not change, a sentence, which part, what to do."""

from __future__ import annotations


class Mistake(Exception):  # noqa: N818  whoever asked made it, not the program
    """What is answered instead."""

    def __init__(self, status: int, error: str, text: str, *parts: str, wait: int | None = None) -> None:
        """Keep the parts: after the sentence where, and what to do."""
        super().__init__(text)
        self.status, self.error, self.text, self.wait = status, error, text, wait
        self.where, self.hint = (*parts, "", "")[:2]


def no_table(table: str) -> Mistake:
    """There is no such table."""
    return Mistake(404, "no-table", f"there is no table {table!r}", "T", "check the link")


def deleted() -> Mistake:
    """The table was there once."""
    return Mistake(410, "deleted", "this table was deleted by its host", "T", "make a new one")


def not_yours(seat: int) -> Mistake:
    """Somebody else's seat."""
    return Mistake(403, "not-yours", f"seat {seat} is not yours", "seat", "sit down first, or use your seat link")


def not_host() -> Mistake:
    """Only the host may do that."""
    return Mistake(403, "not-host", "only the host of the table may do that", "T", "ask the host")
