"""The rules of Silver & Gold: Pyramids, chapter by chapter, in the order of play."""
