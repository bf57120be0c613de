### Terra Pyramides: the sentences of this language follow; until then English is shown.
