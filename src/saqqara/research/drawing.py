"""The table drawn, as text and as an SVG image: the terminal's drawing of each game."""

from __future__ import annotations

from importlib import import_module
from io import StringIO

from rich.console import Console

from saqqara.core.view import View
from saqqara.core.words import Words

MODES = ("human", "ansi", "svg")
WIDTH = 100  # columns
MOST_WIDTH = 140

# As rich draws a terminal, without its frame and without a font from elsewhere.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: {char_height}px; line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
<rect width="100%" height="100%" fill="#292929" />
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def drawn(mode: str, view: View) -> str | None:
    """Draw what is seen: text, an SVG image, or for people on standard output."""
    if mode == "human":
        _put(Console(), view)
        return None
    console = Console(record=True, file=StringIO(), width=WIDTH, force_terminal=True, color_system="truecolor")
    _put(console, view)
    if mode == "svg":
        return console.export_svg(code_format=FRAME, unique_id="table")
    return console.export_text()


def _put(console: Console, view: View) -> None:
    game, seats = view.kernel.game, view.components.seats
    names = [f"seat {seat}" for seat in range(seats)]
    width = min(console.width, MOST_WIDTH)
    console.print(import_module(game.draw).draw(view, Words("en", game), names, width))
