"""Looks for a line of play that solves a task when the order of all tiles and foundations is known."""
