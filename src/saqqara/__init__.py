"""Saqqara: three board games of ancient Egypt, to play, review and research."""

__version__ = "0.1.0"
