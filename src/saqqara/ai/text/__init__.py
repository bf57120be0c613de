"""The texts of the search, bundled with a game's rules and run in either back end."""
