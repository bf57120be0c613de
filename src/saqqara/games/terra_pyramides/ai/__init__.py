"""What the computer players of Terra Pyramides need besides the rules."""
