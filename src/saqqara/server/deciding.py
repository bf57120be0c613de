"""Why a spot is not lit: the rule that forbids what it stands for, by what the seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saqqara.server import bodies

if TYPE_CHECKING:
    from collections.abc import Sequence

    from saqqara.core.game import Action
    from saqqara.core.match import Match
    from saqqara.core.view import View


def rule_for(view: View, number: int) -> str:
    """Return the id of the rule that forbids an action, as far as a seat can know; empty where it is allowed."""
    rule = view.kernel.rules.why(view.state, view.components, view.seat, number)
    return view.kernel.game.rule_id(rule) if rule else ""


def why_not(match: Match, seat: int, spot: str, path: Sequence[str]) -> bodies.WhyAnswer:
    """Return the rule and the action for a spot after a path; an empty rule where the spot is lit or unknown."""
    view, refused = match.view(seat), bodies.WhyAnswer()
    for action in _through(match, seat, (*path, spot)):
        rule = rule_for(view, action.number)
        if not rule or not refused.rule:
            refused = bodies.WhyAnswer(rule, action.code, action.text, dict(action.words))
        if not rule:
            break
    return refused


def _through(match: Match, seat: int, wanted: tuple[str, ...]) -> list[Action]:
    """Return the actions whose path begins with the wanted spots: first those of the kinds that are asked for now."""
    asked = {action.text for action in match.options(seat)} if seat in match.deciding else set()
    fitting = [action for action in match.setup.game.catalogue.actions if action.path[: len(wanted)] == wanted]
    return sorted(fitting, key=lambda action: (action.text not in asked, len(action.path)))
