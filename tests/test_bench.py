"""The benchmark measures every game; how fast anything is is never tested."""

from xml.etree import ElementTree as ET

import pytest

from saqqara import bench
from saqqara.core import shelf
from saqqara.core.kernel import load
from saqqara.core.words import LANGUAGES

PEER = {"name": "other <engine>", "decisions_per_s": 20_000, "ours_is": 3.5}


@pytest.mark.parametrize("backend", ["plain", "compiled"])
@pytest.mark.parametrize("name", shelf.names())
def test_every_door_can_be_called(name, backend):
    """Near the first of all tests: what one process has compiled together is ready for those of the others."""
    bench.call_doors(load(shelf.game(name), backend))


@pytest.fixture(scope="module")
def results():
    patch = pytest.MonkeyPatch()
    patch.setattr(bench, "SLICE", 0.02)
    yield [bench.measure(shelf.game(name), 0.0) for name in shelf.names()]
    patch.undo()


def test_compiled_rules_are_faster_than_plain_ones(results):
    assert all(result["ratio"] > 1 for result in results)
    assert all(result["decisions_per_s"] > result["plain_decisions_per_s"] > 0 for result in results)


def test_every_mix_is_measured_with_every_number_of_seats(results):
    for result in results:
        game = shelf.game(result["game"])
        measured = {(row["mix"], row["seats"]) for row in result["mixes"] if row["decisions_per_s"] > 0}
        assert measured == {(mix, seats) for mix in bench.mixes(game) for seats in game.seats}
        assert [row["mix"] for row in result["plain"]] == list(bench.mixes(game))


def test_the_last_mix_changes_every_option():
    for name in shelf.names():
        game = shelf.game(name)
        first, last = bench.mixes(game).values()
        assert first == {}
        assert last == {option.name: option.values[-1] for option in game.options}


def test_state_and_copy_are_measured(results):
    assert all(result["state_bytes"] > 0 and result["copy_ns"] > 0 for result in results)
    assert all(result["date"] and result["python"] and result["cpu"] for result in results)


def test_without_peers_none_are_listed(results):
    assert all(result["peers"] == [] for result in results)


def test_missing_peers_are_named(monkeypatch):
    monkeypatch.setattr(bench, "PEERS", (bench.Peer("none", "no-such-package", "no_such_module", bench.chess),))
    with pytest.raises(ImportError, match="not installed: no-such-package"):
        bench.run(list(shelf.names()), peers=True)


def test_the_table_names_every_row_once(results):
    told = [{**result, "peers": [PEER]} for result in results]
    text = bench.table(told)
    for name, speed, _ in bench.bars(told):
        assert sum(line.startswith(f"{name} ") and f"{speed:,}" in line for line in text.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_table_has_no_line_that_is_english(results, language):
    told = [{**result, "peers": [PEER], "cold_s": 20.5, "warm_s": 0.4} for result in results]
    english, here = (bench.table(told, spoken).splitlines() for spoken in ("en", language))
    same = [line for line, other in zip(english, here, strict=True) if line == other and line]
    assert all(line.endswith(result["cpu"]) for line, result in zip(same, told, strict=True))


def test_the_picture_has_a_bar_for_every_row(results):
    told = [{**result, "peers": [PEER]} for result in results]
    root = ET.fromstring(bench.plot(told))  # noqa: S314  our own text
    found = [bar for bar in root.iter() if bar.tag.endswith("}rect")]
    assert len(found) == len(bench.bars(told))
    assert all(float(bar.attrib["width"]) > 0 for bar in found)
    assert "other <engine>" in [text.text for text in root.iter() if text.tag.endswith("}text")]
