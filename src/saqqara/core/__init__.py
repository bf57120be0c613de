"""What any game is; no game is named here."""
