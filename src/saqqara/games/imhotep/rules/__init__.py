"""The rules of Imhotep, chapter by chapter, in the order of play."""
