"""Every page of the service, with what it shows when it is there."""

from pathlib import Path

import saqqara
from saqqara.testing import shelf_games

GAMES = [game.name for game in shelf_games()]
TYPED = [game.name for game in shelf_games() if game.desk]
REPLAYS = Path(str(saqqara.__file__)).parent / "games"


def brought(me, game, name="seats-2"):
    """Bring a finished game to the service."""
    log = (REPLAYS / game / "tests/replays" / f"{name}.log").read_text(encoding="utf-8")
    return me.ask("/api/logs", {"text": log})["id"]


def pages(me):
    """Return every page with what to wait for."""
    first = GAMES[0]
    over = brought(me, first)
    found = {
        "/": "main form button.first",
        "/settings": "main form",
        "/learn": "main li a",
        "/components": ".shelf a",
        f"/t/{me.make(first, 'me', 'open')}": "main .field",
        f"/replay/{over}?v=9": ".board svg [data-spot]",
        f"/t/{over}": "section.end svg",
        "/no/such/page": "main h1",
    }
    for game in GAMES:
        found[f"/new/{game}"] = "main form"
        found[f"/rules/{game}"] = "#chapter-0"
        found[f"/learn/{game}"] = ".panel .on"
        found[f"/t/{me.make(game, 'me', 'bot', 'bot')}"] = "[data-row]"
    for game in TYPED:
        found[f"/components/{game}"] = ".pieces li svg"
    return found
