"""Texts of the research door that are bundled with a game's rules and run in either back end."""
