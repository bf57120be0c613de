"""A game that is being played and what each audience was told of it; nothing here is stored or sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core.story import Stories
from saqqara.server import messages
from saqqara.server.people import now
from saqqara.server.showing import Scene, told

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from msgspec import Raw

    from saqqara.core.dealer import Dealer
    from saqqara.core.match import Match

MOST_ALONE = 200  # answers in a row that are given because there is no other


class Playing:
    """A match, its dealer, and a story for each seat and for those who watch."""

    def __init__(self, match: Match, dealer: Dealer, stories: Stories | None = None) -> None:
        """Tell nothing yet."""
        self.match, self.dealer = match, dealer
        self.stories = stories or Stories(match)
        self.told: dict[int, list[Raw]] = {seat: [] for seat in self.stories.seats}
        self.answers: dict[tuple[int, str], int] = {}  # version by seat and key
        self.at = self.last_at = now()
        self.answered: list[int] = []  # seats that have answered in what is being stored
        self._scene: Scene | None = None

    @staticmethod
    def again(lines: list[str], ats: list[int], files: Mapping[str, str], dealer: Dealer) -> Playing:
        """Play a stored log and tell it as it was told."""
        stories = Stories.retold("\n".join(lines) + "\n", files)
        playing = Playing(stories.match, dealer, stories)
        for seat in stories.seats:
            playing.told[seat] = [told(entry, ats[entry.line - 1]) for entry in stories[seat].entries]
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

    def view(self, seat: int, since: int, mine: Sequence[int], undo: str) -> bytes:
        """Write what a seat sees, and its story from a version on."""
        scene = self.scene
        hashed, table, points, scores, asks = scene.seen(seat).written
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
            scene.curtain(mine),
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
        self.stories.update()
        written: dict[int, list[Raw]] = {}  # what is new in each story, by the story: several audiences may share one
        for seat, already in self.told.items():
            story = self.stories[seat]
            if id(story) not in written:
                written[id(story)] = [told(entry, self.at) for entry in story.entries[len(already) :]]
            already.extend(written[id(story)])
