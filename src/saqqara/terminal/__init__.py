"""A game in the terminal: people share the screen, computer players take the last seats. No game is named here."""

from saqqara.terminal.play import run

__all__ = ["run"]
