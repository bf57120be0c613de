"""A game that is being played and what each audience was told of it; nothing here is stored or sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.story import Story, retell
from saqqara.core.view import SPECTATOR
from saqqara.server import messages
from saqqara.server.people import now
from saqqara.server.showing import Scene, told

if TYPE_CHECKING:
    from collections.abc import Mapping

    from msgspec import Raw

    from saqqara.core.dealer import Dealer
    from saqqara.core.match import Match

MOST_ALONE = 200  # answers in a row that are given because there is no other


class Playing:
    """A match, its dealer, and a story for each seat and for those who watch."""

    def __init__(self, match: Match, dealer: Dealer, stories: Mapping[int, Story] | None = None) -> None:
        """Tell nothing yet."""
        self.match, self.dealer = match, dealer
        self.audiences = (SPECTATOR, *range(match.setup.seats))
        self.stories = dict(stories or {seat: Story(match, seat) for seat in self.audiences})
        self.told: dict[int, list[Raw]] = {seat: [] for seat in self.audiences}
        self.answers: dict[tuple[int, str], int] = {}  # version by seat and key
        self.at = self.last_at = now()
        self.answered: list[int] = []  # seats that have answered in what is being stored
        self._scene: Scene | None = None

    @staticmethod
    def again(lines: list[str], ats: list[int], files: Mapping[str, str], dealer: Dealer) -> Playing:
        """Play a stored log and tell it as it was told."""
        stories = retell("\n".join(lines) + "\n", files=files)
        playing = Playing(stories[SPECTATOR].match, dealer, stories)
        for seat, story in stories.items():
            playing.told[seat] = [told(entry, ats[entry.line - 1]) for entry in story.entries]
        playing.at = playing.last_at = ats[-1]
        return playing

    # -- What is so ---------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """Return the table as its audiences see it now."""
        if self._scene is None:
            self._scene = Scene(self.match)
        return self._scene

    @property
    def deciding(self) -> list[int]:
        """Return the seats that have still to answer."""
        return self.scene.deciding

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self.scene.over

    def version(self, seat: int) -> int:
        """Return how much a seat has been told."""
        return self.stories[seat].version

    def view(self, seat: int, since: int, mine: list[int], undo: str) -> bytes:
        """Write what a seat sees, and its story from a version on."""
        scene = self.scene
        hashed, table, points, scores, asks = scene.seen(seat).written
        curtain = [own for own in mine if own in scene.deciding and scene.secret(own)]
        news = messages.ViewNews(
            self.version(seat),
            hashed,
            seat,
            since,
            self.told[seat][since:],
            table,
            points,
            scores,
            scene.deciding,
            asks,
            scene.options(seat),
            curtain,
            undo,  # type: ignore[arg-type]
            scene.over,
            scene.winners,
        )
        return messages.encode(news)

    # -- What happens -------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Let chance answer first."""
        self.at = self.last_at = now()
        self.match.deal(self.dealer)
        self._tell()

    def answer(self, seat: int, code: str) -> int:
        """Carry out an answer and what chance adds; return how many lines there were before. IllegalAction: nothing."""
        first = len(self.match.lines)
        self.match.play(seat, code)
        self.at, self.answered = now(), [seat]
        self.match.deal(self.dealer)
        self._tell()
        return first

    def answer_alone(self) -> None:
        """Answer what has one option that all may see."""
        for _ in range(MOST_ALONE):
            alone = next((seat for seat in self.deciding if self._has_no_choice(seat)), None)
            if alone is None:
                return
            self.match.play(alone, self.match.options(alone)[0].code)
            self.answered.append(alone)
            self.match.deal(self.dealer)
            self._tell()

    def _has_no_choice(self, seat: int) -> bool:
        return not self.match.seals(seat) and len(self.match.options(seat)) == 1

    def take_back(self, seat: int) -> int:
        """Take back a seat's last answer; return how many lines there were before. CannotUndo: nothing."""
        first = len(self.match.lines)
        self.match.undo(seat, over_others=True, over_revealed=True)
        self.at, self.answered = now(), []
        self.match.deal(self.dealer)
        self._tell()
        return first

    def _tell(self) -> None:
        """Let every story grow by what its audience learns."""
        self._scene, self.last_at = None, self.at
        for seat, story in self.stories.items():
            self.told[seat] += [told(entry, self.at) for entry in story.update()]
