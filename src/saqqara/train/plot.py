"""The picture of a training: what is foretold how badly, and how strong the network is, minute by minute."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from saqqara.train.learner import LOSSES

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDTH, HEIGHT, LEFT, RIGHT, TOP, GAP = 760, 190, 56, 150, 40, 52
COLOURS = ("#8a4b1f", "#1f6f8a", "#6b8a1f", "#8a1f5c", "#555555")
PARTS = 24  # in which measured games are counted together
STYLE = (
    "text{font:12px sans-serif;fill:#3b2f20}.title{font-size:15px;font-weight:bold}.quiet{fill:#7a6a55}"
    ".grid{stroke:#e5d8c3}.line{fill:none;stroke-width:2}"
)
Line = tuple[str, list[tuple[float, float]]]


def plot(name: str, losses: Sequence[Sequence[float]], matches: Sequence[Sequence[Any]]) -> str:
    """Draw the losses above, the shares of games below."""
    height = TOP + 2 * HEIGHT + 2 * GAP
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    lost: list[Line] = [
        (word, [(row[0], row[2 + place]) for row in losses]) for place, word in enumerate(LOSSES) if losses
    ]
    first = [line for line in lost if line[0] in {"worth", "liked", "points"}]
    won = [(f"ahead of {word}", shares(matches, word)) for word in ("greedy", "start")]
    most = max((y for _, line in first for _, y in line), default=1.0)
    end = max([row[0] for row in (*losses, *matches)], default=1.0)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
            f"<title>Training of {name}</title><style>{STYLE}</style>",
            f'<rect width="{WIDTH}" height="{height}" fill="#fffaf2"/>',
            f'<text class="title" x="12" y="24">Training of {name}: loss by minutes</text>',
            *panel(first, TOP, end, most),
            f'<text class="title" x="12" y="{TOP + HEIGHT + GAP - 14}">Share of games ahead, 64 simulations</text>',
            *panel(won, TOP + HEIGHT + GAP, end, 1.0),
            "</svg>",
        ]
    )


def shares(matches: Sequence[Sequence[Any]], against: str) -> list[tuple[float, float]]:
    """Return the share of games won, counted together in parts of the time."""
    rows = [row for row in matches if row[1] == against]
    size = max(1, len(rows) // PARTS)
    found = []
    for at in range(0, len(rows), size):
        part = rows[at : at + size]
        games = sum(row[3] for row in part)
        found.append((part[-1][0], sum(row[2] * row[3] for row in part) / games))
    return found


def panel(lines: Sequence[Line], top: int, end: float, most: float) -> list[str]:
    """Draw lines over minutes, with a scale."""
    parts = []
    wide = WIDTH - LEFT - RIGHT

    def across(x: float) -> float:
        return LEFT + wide * x / max(end, 1e-9)

    def down(y: float) -> float:
        return top + HEIGHT * (1 - y / max(most, 1e-9))

    for step in range(5):
        y = most * step / 4
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{LEFT + wide}" y1="{down(y):.1f}" y2="{down(y):.1f}"/>'
            f'<text class="quiet" x="{LEFT - 8}" y="{down(y) + 4:.1f}" text-anchor="end">{y:.2f}</text>'
        )
        x = end * step / 4
        parts.append(
            f'<text class="quiet" x="{across(x):.1f}" y="{top + HEIGHT + 18}" text-anchor="middle">{x:.1f}</text>'
        )
    for number, (word, points) in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{across(x):.1f},{down(y):.1f}" for x, y in points)
        parts.append(f'<polyline class="line" stroke="{colour}" points="{path}"/>')
        parts.append(f'<text x="{LEFT + wide + 12}" y="{top + 16 + 18 * number}" style="fill:{colour}">{word}</text>')
    return parts
