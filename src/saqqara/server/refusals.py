"""What is said to somebody whose wish is not carried out."""

TRIES = 8  # times that something is done again because another process was quicker
SENTENCES = {
    "stale": "the table has moved on since",
    "not-yours": "this seat is not yours",
    "not-begun": "the game has not begun",
    "over": "the game is over",
    "away": "a bot sits in for you: return first",
    "not-stored": "it could not be stored, and nothing changed: the disk may be full or read-only",
    "no-chat": "there is no chat at this table",
    "not-asked": "nobody asks for that any more",
}
