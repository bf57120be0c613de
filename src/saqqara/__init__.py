"""Board games of ancient Egypt: their rules, their tables and their players."""

__version__ = "0.1.0"
