"""The rules text of Terra Pyramides, chapter by chapter."""
