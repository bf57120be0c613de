"""How much is tried on the page: some answers of a game by hand and one look in ./check, all in `scripts/long page`."""

import os

BY_HAND = int(os.environ.get("SAQQARA_BY_HAND", "16"))
WAYS = int(os.environ.get("SAQQARA_WAYS", "1"))
WHOLE = 1000

# Answers by the rows of the list, as fast as the page asks; says whether the game is over.
PLAY = """async (most) => {
  const until = async (true_) => { for (let k = 0; k < 8000 && !true_(); k++) await new Promise((done) => setTimeout(done, 4)) }
  const over = () => document.querySelector('section.end') !== null
  const rows = () => document.querySelectorAll('[data-row]')
  for (let answers = 0; answers < most; answers++) {
    await until(() => over() || rows().length)
    if (over() || !rows().length) break
    const { step } = document.querySelector('.table').dataset
    rows()[(answers * 7) % rows().length].click()
    await until(() => over() || document.querySelector('.table').dataset.step !== step)
  }
  return over()
}"""


def by_hand(page, decided):
    """Leave so many answers of a game to a test."""
    for answered in range(BY_HAND):
        if not decided(page):
            return
        yield answered


def play_out(page):
    """Play what is left of a game by the rows of the list."""
    assert page.evaluate(PLAY, WHOLE) is True


def some(*ways):
    """Choose the first of several ways to look at the same thing, or more of them in a long run."""
    return ways[:WAYS]
