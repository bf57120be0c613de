"""Levels are found on a path of players, where the strength falls by one rung."""

import importlib.util
import math
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from saqqara.ai.levels import LEVELS, LevelPlayer
from saqqara.ai.players import RandomPlayer
from saqqara.ai.settings import KINDS, constants, settings
from saqqara.ai.style import Style
from saqqara.core import shelf
from saqqara.core.game import Setup

ROOT = Path(__file__).parents[1]


@pytest.fixture
def script(monkeypatch):
    spec = importlib.util.spec_from_file_location("calibrate_script", ROOT / "scripts/calibrate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(importlib.sys.modules, spec.name, module)  # type: ignore[attr-defined]
    spec.loader.exec_module(module)
    return module


def path(script):
    weak = {"kind": "search", "simulations": 8, "sight": [0.5, 0.9], "selfish": True, "points": 5}
    more = {"kind": "search", "simulations": [10, 1000], "temperature": [0.4, 0.0], "points": 9}
    return [
        script.Stretch.read(table) for table in (weak, more, {"kind": "network", "simulations": 2000, "exact": True})
    ]


def test_simulations_grow_by_a_factor_and_other_values_by_steps(script):
    names = script.names_of(path(script))
    assert names[0] == "kind=search simulations=8 selfish=True sight=0.5"
    assert names[5] == "kind=search simulations=10 temperature=0.4"
    assert names[9] == "kind=search simulations=100 temperature=0.2"
    assert names[13] == "kind=search simulations=1000 temperature=0.0"
    assert len(names) == 15


def test_a_player_is_made_out_of_its_name(script):
    setup = Setup.of(shelf.game(shelf.names()[0]), 2)
    name = script.names_of(path(script))[9]
    found = script.made(name, 1, setup)
    assert isinstance(found, LevelPlayer)
    style = Style(**constants(setup.game, name, 2))
    assert (style.simulations, style.temperature) == (100, 0.2)
    del settings(setup.game)[name]
    assert isinstance(script.made("random", 1, setup), RandomPlayer)


def test_strengths_explain_the_shares(script):
    names = [f"{number}" for number in range(9)]
    true = [number**1.3 / 4 for number in range(9)]
    met = [
        (b, a, 1 / (1 + math.exp(true[int(a)] - true[int(b)])), 400.0) for a, b in zip(names, names[2:], strict=False)
    ]
    met += [
        (b, a, 1 / (1 + math.exp(true[int(a)] - true[int(b)])), 400.0) for a, b in zip(names, names[3:], strict=False)
    ]
    found = script.strengths_of(names, met, {9})
    assert [strength - found[0] for strength in found] == pytest.approx(true, abs=0.05)


@pytest.mark.parametrize("first", [None, 0.6])
def test_levels_are_one_rung_apart(script, first):
    stretches = path(script)
    strengths = [0.1 * step for step in range(5)] + [0.5 + 0.8 * step for step in range(9)] + [7.5]
    curve = script.Curve(stretches, strengths, {"random": 0.0})
    levels = script.levels_of(curve, 0.7, first)
    assert levels[0]["selfish"]
    rung = math.log(0.7 / 0.3)
    if first is None:
        assert levels.pop() == {"kind": "network", "simulations": 2000, "exact": True}
    steps = [math.log(level["simulations"] / 10) / math.log(100) * 6.4 + 0.5 for level in levels[1:]]
    assert [b - a for a, b in pairwise(steps)] == pytest.approx([rung] * (len(levels) - 2), abs=0.08)
    lowest = 7.5 - 6 * rung if first is None else math.log(0.6 / 0.4) + rung
    assert steps[0] == pytest.approx(lowest, abs=0.08)


def test_levels_are_written_as_the_file_has_them(script):
    stretches = path(script)
    two, four = (
        [stretches[0].at(0.5), *[stretches[1].at(part + step / 8) for step in range(7)]] for part in (0.0, 0.1)
    )
    text = script.written({2: two, 4: four}, (2, 3, 4))
    found = tomllib.loads(text)
    assert list(found) == list(LEVELS)
    assert found["level1"] == {"kind": "search", "simulations": 8, "selfish": True, "sight": 0.7}
    assert found["level2"]["simulations"] == {"2": 10, "3": 10, "4": 16}


@pytest.mark.parametrize("name", shelf.names())
def test_the_path_of_a_game_leads_to_what_levels_are(script, name):
    stretches = [script.Stretch.read(table) for table in tomllib.loads(script.PATHS.read_text())[name]]
    known = set(script.USUAL) | {"kind", "player"}
    assert all({*stretch.stays, *stretch.changes} <= known for stretch in stretches)
    assert {stretch.stays["kind"] for stretch in stretches} <= set(KINDS)
    assert stretches[0].stays["selfish"]
    assert stretches[-1].stays["exact"]
