"""A game that is being played and what each audience was told of it; nothing here is stored or sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.core import log as logs
from saqqara.core.match import play_lines
from saqqara.core.story import Stories
from saqqara.core.view import SPECTATOR
from saqqara.server.people import now
from saqqara.server.showing import Scene, told

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from msgspec import Raw

    from saqqara.core.dealer import Dealer
    from saqqara.core.match import Match
    from saqqara.core.story import Story
    from saqqara.server.showing import Seen

MOST_ALONE = 200  # answers in a row that are given because there is no other


class Playing:
    """A match, its dealer, and a story for each seat and for those who watch."""

    def __init__(self, match: Match, dealer: Dealer, stories: Stories | None = None) -> None:
        """Tell nothing yet."""
        self.match, self.dealer = match, dealer
        self.stories = stories or Stories(match)
        self.told: dict[Story, list[Raw]] = {story: [] for story in self.stories.each()}
        self.answers: dict[tuple[int, str], int] = {}  # version by seat and key
        self.at = self.last_at = now()
        self.answered: list[int] = []  # seats that have answered in what is being stored
        self._versions = self.stories.versions()
        self._hides = match.hides
        self._scene: Scene | None = None
        self._shared: dict[tuple[int, int], bytes] = {}  # views of this scene, up to what is a seat's own
        self._alike: dict[tuple[Story, Seen, int], bytes] = {}  # the same, for all who see and were told alike

    @staticmethod
    def again(lines: list[str], ats: list[int], files: Mapping[str, str], dealer: Dealer) -> Playing:
        """Play a stored log and tell it as it was told."""
        stories = Stories.retold("\n".join(lines) + "\n", files)
        playing = Playing(stories.match, dealer, stories)
        for story in playing.told:
            playing.told[story] = [told(entry, ats[entry.line - 1]) for entry in story.entries]
        playing.at = playing.last_at = ats[-1]
        return playing

    def follow(self, lines: list[str], ats: list[int]) -> None:
        """Play lines that another process has stored, and tell them as it did."""
        match, before = self.match, len(self.match.lines)
        texts = [*match.lines, *lines]
        log = logs.Log(match.setup, match.rules, match.start, None, logs.read_lines(texts, before), texts, match.head)
        for _ in play_lines(match, log):
            if match.settled:
                self.stories.update()
        self.at = ats[-1]
        self._tell(dict(enumerate(ats, before + 1)))

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
        return self._versions[seat]

    def told_to(self, seat: int) -> list[Raw]:
        """Return all that a seat has been told."""
        return self.told[self.stories[seat]][:]

    def view(self, seat: int, since: int, mine: Sequence[int], undo: str) -> bytes:
        """Write what a seat sees, and its story from a version on."""
        who = seat if self._hides else SPECTATOR
        shared = self._shared.get((who, since))
        if shared is None:
            shared = self._shared[who, since] = self._written(who, since)
        return shared + self.scene.own(seat, mine, undo)

    def _written(self, seat: int, since: int) -> bytes:
        """Write what a seat sees and was told, once for all who see and were told the same."""
        scene, story = self.scene, self.stories[seat]
        kind = (story, scene.seen(seat), since)
        found = self._alike.get(kind)
        if found is None:
            written = scene.shared(seat, len(story.entries), since, self.told[story][since:])
            found = self._alike[kind] = written[:-1] + b","
        return found

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

    def _tell(self, ats: Mapping[int, int] | None = None) -> None:
        """Let every story grow by what its audience learns; lines stored elsewhere have times of their own."""
        self._scene, self.last_at = None, self.at
        self._shared.clear()
        self._alike.clear()
        self.stories.update()
        self._versions, self._hides = self.stories.versions(), self.match.hides
        for story in self.stories.each():
            already = self.told.get(story)
            if already is None:
                already = self.told[story] = self.told[self.stories.open][:]
            new = story.entries[len(already) :]
            already += [told(entry, self.at if ats is None else ats.get(entry.line, self.at)) for entry in new]
