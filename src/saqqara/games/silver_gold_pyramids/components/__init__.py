"""The printed things: decks of pyramid cards, read, checked, drawn and made."""
