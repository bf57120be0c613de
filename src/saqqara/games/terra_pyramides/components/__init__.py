"""The boards and pieces of Terra Pyramides, designed here or typed in by an owner, and the printed numbers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from saqqara.core.kernel import plain_record
from saqqara.core.said import quoted
from saqqara.core.words import Words
from saqqara.games.terra_pyramides.components.board import FOLDER, STARTS, STEPS, Board, Place, number, said
from saqqara.games.terra_pyramides.components.picture import picture
from saqqara.games.terra_pyramides.components.pieces import (
    SIDES,
    Pieces,
    canonical,
    designed_text,
    pieces_of,
    read_pieces,
    write_pieces,
)
from saqqara.games.terra_pyramides.names import COLOUR_NAMES, KIND_NAMES, gains_of, stone_of
from saqqara.games.terra_pyramides.table import Components
from saqqara.games.terra_pyramides.things import HALF, NONE, SITES, Colour, Version

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from saqqara.core.game import Setup

__all__ = ["canonical", "check_pieces", "fill", "refuse", "show"]

WORKERS: Final = {1: 12, 2: 15, 3: 13, 4: 11}  # of a seat, by seats [setup-6, task-1]
TOPS: Final = {1: 8, 2: 2, 3: 2, 4: 2}  # [setup-6, task-2]
STACK_SIZE: Final = (5, 7, 8)  # by version [setup-2, horus-1, nile-1]
REMOVE_AT: Final = ((1, 1, 0, 0), (3, 3, 2, 2), (4, 4, 3, 3))  # by version and seats [stacks-1]
LINES: Final = ((1, 0), (0, 1), (1, 1), (1, -1))  # steps of across, down, falling, rising
LEVELS: Final = {10: 2, 20: 3, 35: 4}


def refuse(seats: int, chosen: Mapping[str, str]) -> str:
    """Say why a set-up cannot be played, nothing if it can. [task-1, task-6]"""
    if seats > 1 and chosen["task"] != "none":
        return said("task-seats")
    if seats == 1 and chosen["version"] != "base":
        return said("solo-version")
    if seats == 1 and "yes" in (chosen["symbol"], chosen["open_stacks"]):
        return said("solo-variants")
    return ""


@cache
def fill(setup: Setup) -> Any:
    """Make the Components of a set-up. [setup-1, setup-2, setup-6]"""
    pieces = pieces_of(_text(setup))
    c = plain_record(Components)
    _fill_options(c, setup)
    _fill_tiles(c, pieces)
    _fill_pieces(c, pieces)
    _fill_board(c, pieces.boards["nile" if c.version == Version.NILE else "base"])
    return c


def _text(setup: Setup) -> str:
    """Return the text of the set that is played: a file, or the designed one."""
    file = getattr(setup, "file", None)
    text: str | None = file("board") if file is not None else None
    return text or designed_text()


def _fill_options(c: Any, setup: Setup) -> None:
    chosen = setup.chosen()
    c.seats = setup.seats
    c.version = Version[chosen["version"].upper()].value
    c.symbol = int(chosen["symbol"] == "yes")
    c.open_stacks = int(chosen["open_stacks"] == "yes")
    c.task = 0 if chosen["task"] == "none" else int(chosen["task"])
    c.must_lay = int(chosen["stairs"] == "beside")
    c.white = int(chosen["white"] == "colour")
    c.unlimited = int(chosen["levels"] == "unlimited")
    c.at_once = int(chosen["end"] == "at-once" and c.version != Version.BASE)
    c.after_moves = int(chosen["enclosure"] == "moves")
    c.oasis_gold = int(chosen["oasis_gold"] == "yes")
    c.none_stays = int(chosen["finished"] == "none")
    c.matching = int(chosen["first_stone"] == "matching")
    c.stack_size = STACK_SIZE[c.version]
    c.remove_at = REMOVE_AT[c.version][c.seats - 1]
    c.workers = WORKERS[c.seats]
    c.tops = TOPS[c.seats]


def _fill_tiles(c: Any, pieces: Pieces) -> None:
    c.gains = [gains_of(kind) for kind in KIND_NAMES]
    c.stone = [stone_of(kind) for kind in KIND_NAMES]
    for version in ("base", "horus", "nile")[: c.version + 1]:
        for kind, count in pieces.tiles[version].items():
            c.mix[KIND_NAMES.index(kind)] += count


def _fill_pieces(c: Any, pieces: Pieces) -> None:
    c.first_pieces = [pieces.first_levels[colour] for colour in COLOUR_NAMES]
    if not c.white:
        c.first_pieces[Colour.WHITE] = 0
    for value, level in LEVELS.items():
        c.level_pieces[level] = pieces.levels[value]
    for value, count in pieces.foundations.items():
        c.foundation_mix[value] = count


def _words(places: Iterable[Place]) -> tuple[int, int]:
    """Return a set of fields as its two words."""
    mask = sum(1 << number(place) for place in places)
    return mask & ((1 << HALF) - 1), mask >> HALF


def _fill_board(c: Any, board: Board) -> None:
    c.sites = len(board.sites)
    c.field_of = [number(place) for place in board.sites] + [NONE] * (SITES - c.sites)
    c.site_at = [NONE] * len(c.site_at)
    for site, field in enumerate(c.field_of[: c.sites]):
        c.site_at[field] = site
    c.printed = sum(1 << board.sites.index(place) for place in board.printed)
    c.land_low, c.land_high = _words(board.land())
    c.oasis_low, c.oasis_high = _words(board.oases)
    c.nile_low, c.nile_high = _words(board.river.values())
    c.sphinx_low, c.sphinx_high = _words(place for place in board.places() if place not in board.scarab)
    starts = sorted(board.starts, key=lambda start: number(start[0]))
    c.start_field = [number(place) for place, _ in starts]
    c.start_way = [int(way) for _, way in starts]
    c.river = [NONE] * len(c.river)
    for index, place in board.river.items():
        c.river[number(place)] = index
    c.river_end = max(len(board.river) - 1, 0)
    c.palms = [sum(board.palms[index] for index in board.river if index <= end) for end in range(len(c.palms))]
    _fill_lines(c, board)


def _fill_lines(c: Any, board: Board) -> None:
    """Find the rows through each field and the sites straight ahead; sites and the edge end both. [row-2, send-1]"""
    site_of = {place: site for site, place in enumerate(board.sites)}
    c.reach = [NONE] * len(c.reach)
    c.beside = [NONE] * len(c.beside)
    for place in board.places():
        field = number(place)
        c.near[field] = sum(1 << site_of[there] for there in board.around(place) if there in site_of)
        if place in site_of:
            site = site_of[place]
            c.around_low[site], c.around_high[site] = _words(board.around(place))
            continue
        for line, step in enumerate(LINES):
            fields = [place, *board.walk(place, step)[0], *board.walk(place, (-step[0], -step[1]))[0]]
            c.row_low[4 * field + line], c.row_high[4 * field + line] = _words(fields)
        for direction, step in enumerate(STEPS):
            passed, met = board.walk(place, step)
            if met is not None:
                c.reach[8 * field + direction] = site_of[met]
                c.between_low[8 * field + direction], c.between_high[8 * field + direction] = _words(passed)
        for way in range(STARTS):
            if c.reach[8 * field + way] != NONE:
                c.ways[field] |= 1 << way
                if not board.walk(place, STEPS[way])[0]:
                    c.beside[4 * field + way] = c.reach[8 * field + way]
                    c.beside_sites[field] |= 1 << c.beside[4 * field + way]


# -- Tools ------------------------------------------------------------------------------------------------------------


def show(wish: Any) -> dict[str, Any]:
    """Show a set of boards and pieces in its one form, the designed one without a file; one side as a picture."""
    pieces = pieces_of(wish.text or designed_text())
    side = wish.part or SIDES[0]
    if side not in SIDES:
        raise ValueError(said("no-part", typed=quoted(side), known=", ".join(SIDES)))
    words = Words(wish.language, folder=FOLDER)
    origin = words.say("show-file" if wish.text else "show-designed")
    shown = {"origin": "file" if wish.text else "designed", "text": f"# {origin}\n{write_pieces(pieces).rstrip()}"}
    title = f"Terra Pyramides, {words.say(f'desk-{side}-board')}, {origin}"
    return {**shown, "svg": picture(pieces.boards[side], title)} if wish.svg else shown


def check_pieces(wish: Any) -> dict[str, Any]:
    """Check a set of boards and pieces, and say what is wrong line by line."""
    _, found = read_pieces(wish.text or designed_text())
    ok = all(finding.warning for finding in found)
    sentences = [finding.said() for finding in found] + ([said("fine")] if ok else [])
    told = [{"line": finding.line, "warning": finding.warning, **finding.text.plain()} for finding in found]
    return {"ok": ok, "text": "\n".join(each.in_language(wish.language) for each in sentences), "found": told}
