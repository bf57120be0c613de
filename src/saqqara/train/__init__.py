"""Training: a network plays with itself, and learns from what its search finds out."""
