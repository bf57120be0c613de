"""The web service: tables that never lose a move, for pages and programs alike."""
