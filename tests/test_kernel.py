"""Bundling and compiling: games never mix, a damaged or missing cache never stops anybody."""

import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import saqqara
from saqqara.core import bundle, places
from saqqara.core.kernel import PLAY
from saqqara.testing import shelf_games
from tests import warm

SOURCE = Path(str(saqqara.__file__)).parent.parent
BEGIN = "import tiny\nfrom saqqara.core.kernel import load\n"

RULES = '''
"""The smallest game: seat 0 gets PRIZE points, after chance has agreed."""

from saqqara.core.contract import CHANCE
from saqqara.core.fields import Ints

PRIZE = {prize}


def set_up(s, c):
    s.asked = 0
    s.points = 0


def deciding(s):
    if s.asked == 0:
        return 1 << CHANCE
    return 1 if s.asked == 1 else 0


def options(s, c, seat, out):
    out[0] = 1
    return 1 if s.asked == 1 and seat == 0 else 0


def apply(s, c, seat, action):
    s.asked += 1
    if action == 1:
        s.points += PRIZE


def why(s, c, seat, action):
    return 0 if (deciding(s) >> seat) & 1 and action == (0 if seat == CHANCE else 1) else 1


def chances(s, c, out, weights):
    out[0] = 0
    weights[0] = 1
    return 1


def pile(s, c, made):
    made[0] = 1
    return 0, 0, 0, 0, 1


def witnesses(s, c, seat):
    return 1


def imagine(s, c, r, seat):
    s.points += 0


def scores(s, c, out):
    out[0] = s.points


def winners(s, c):
    return 1


def value(s, c, seat):
    return 100 * s.points


def features(s, c, seat, out):
    out[0] = s.points
    return 1
'''

TABLE = '''
from saqqara.core.game import Action, Catalogue, Game
from saqqara.core.kernel import i8, i32, load, plain_record, public


class State:
    asked: int = public(i8)
    points: int = public(i32)


class Components:
    seats: int = public(i8)


def make(name):
    return Game(
        name=name, rules=1, seats=(1,), options=(), chapters=(name + "_rules",), state=State, components=Components,
        catalogue=Catalogue([Action(0, "begin"), Action(1, "win")]), rule_ids=("allowed", "no"), asks=("turn",),
        sources=("prize",), bound=10, fill=lambda _: plain_record(Components), describe=lambda s, c: dict(points=s.points),
        restore=lambda table, setup: plain_record(State), question=lambda s, seat: "turn",
        points=lambda s, c: dict(prize=[s.points]),
    )


def compiled(name, checks=False):
    return load(make(name), "compiled", ("saqqara.core.text.generator",), checks=checks)


def played(kernel):
    """Play one game and return the points."""
    states, out = kernel.states(1), kernel.ints(4)
    (comp,) = kernel.components(plain_record(Components))
    kernel.rules.set_up(states[0], comp)
    kernel.rules.apply(states[0], comp, 7, 0)
    kernel.rules.apply(states[0], comp, 0, 1)
    kernel.rules.scores(states[0], comp, out)
    return int(out[0])
'''


class Workshop:
    """A folder with tiny games, and a Python that plays them in a process of its own."""

    def __init__(self, folder):
        self.folder, self.cache = folder, folder / "cache"
        (folder / "tiny.py").write_text(textwrap.dedent(TABLE), encoding="utf-8")
        self.game("one", 7)

    def game(self, name, prize):
        (self.folder / f"{name}_rules.py").write_text(textwrap.dedent(RULES).format(prize=prize), encoding="utf-8")

    def known(self, environment):
        """Return the environment of a process that knows these games."""
        inherited = {key: value for key, value in os.environ.items() if not key.startswith(("SAQQARA", "XDG", "NUMBA"))}
        known = {**inherited, "PYTHONPATH": f"{SOURCE}{os.pathsep}{self.folder}", "SAQQARA_CACHE": str(self.cache)}
        return {key: value for key, value in {**known, **environment}.items() if value is not None}

    def start(self, code, **environment):
        command = [sys.executable, "-B", "-c", BEGIN + textwrap.dedent(code)]
        return subprocess.Popen(
            command, env=self.known(environment), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )

    def run(self, code, **environment):
        code = BEGIN + textwrap.dedent(code)
        ended, out, said = warm.run(code, self.known(environment), [str(SOURCE), str(self.folder)], self.folder)
        assert ended == 0, said
        return out.split(), said

    def play(self, name="one", **environment):
        return self.run(f"print(tiny.played(tiny.compiled({name!r})))", **environment)

    def files(self, kind):
        return sorted(self.cache.rglob(kind))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """A workshop whose cache already holds the first game."""
    shop = Workshop(tmp_path_factory.mktemp("shop"))
    assert shop.play() == (["7"], "")
    return shop


@pytest.fixture
def shop(compiled, tmp_path):
    """A workshop of one's own with a warm cache."""
    folder = tmp_path / "shop"
    shutil.copytree(compiled.folder, folder)
    return Workshop(folder)


# -- Bundling -----------------------------------------------------------------------------------------------------------


def test_a_name_defined_in_two_chapters_is_an_error(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "chapter_one.py").write_text("LIMIT = 1\n\n\ndef rule():\n    return LIMIT\n", encoding="utf-8")
    (tmp_path / "chapter_two.py").write_text("def other():\n    return 2\n\n\nLIMIT = 2\n", encoding="utf-8")
    state = shelf_games()[0].state
    with pytest.raises(ImportError, match="'LIMIT' is defined in chapter_one and again in chapter_two"):
        bundle.gather(("chapter_one", "chapter_two"), state)
    with pytest.raises(ImportError, match="'LIMIT' is defined in chapter_one and again in chapter_one"):
        bundle.gather(("chapter_one", "chapter_one"), state)
    with pytest.raises(ImportError, match="no module 'chapter_three'"):
        bundle.gather(("chapter_three",), state)


def test_a_name_defined_twice_in_one_chapter_is_an_error_too(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "chapter_four.py").write_text("LIMIT: int = 1\nLIMIT: int = 2\n", encoding="utf-8")
    with pytest.raises(ImportError, match="'LIMIT' is defined in chapter_four and again in chapter_four"):
        bundle.gather(("chapter_four",), shelf_games()[0].state)


@pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
def test_a_line_of_the_joined_text_is_traced_to_its_chapter(game):
    text = bundle.gather((*game.chapters, *PLAY), game.state)
    lines = text.joined().split("\n")
    traced = 0
    for number, line in enumerate(lines, 1):
        place = text.origin(number)
        if line.startswith("def ") and not line.startswith("def see("):
            path, _, at = place.rpartition(":")
            assert Path(path).read_text(encoding="utf-8").split("\n")[int(at) - 1] == line
            traced += 1
    assert traced > 100
    assert text.origin(1) == text.origin(3) == "generated from the fields"
    assert text.origin(len(lines) + 100) == "after the last chapter"


@pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
def test_a_mistake_in_a_rule_is_shown_in_its_own_file(game):
    from saqqara.core.kernel import load

    rules = load(game, "plain").rules
    assert Path(rules.apply.__code__.co_filename).name.endswith(".py")
    assert game.name in rules.apply.__code__.co_filename


@pytest.mark.parametrize("game", shelf_games(), ids=lambda game: game.name)
def test_the_name_of_a_bundle_hangs_on_text_fields_and_flags(game):
    whole = bundle.gather((*game.chapters, *PLAY), game.state)
    fewer = bundle.gather((*game.chapters, *PLAY[:-1]), game.state)
    other = bundle.Bundle(whole.chapters, whole.copy, whole.see, whole.fields.replace("int8", "int16", 1))
    names = {whole.hash(), fewer.hash(), other.hash(), whole.hash("checks=True"), whole.hash("checks=False")}
    assert len(names) == 5
    assert whole.hash() == bundle.gather((*game.chapters, *PLAY), game.state).hash()


def test_two_games_in_one_process_do_not_mix(shop):
    shop.game("two", 11)
    said = shop.run(
        """
        one, two = (tiny.compiled(name) for name in ("one", "two"))
        print(tiny.played(one), tiny.played(two), tiny.played(one))
        print(*(tiny.played(load(tiny.make(name), "plain")) for name in ("two", "one")))
        """
    )
    assert said == (["7", "11", "7", "11", "7"], "")
    assert shop.play("two") == (["11"], "")
    assert shop.play("one") == (["7"], "")


def test_a_changed_constant_is_compiled_anew(shop):
    before = {path.name for path in shop.cache.glob("rules/*")}
    shop.game("one", 9)
    assert shop.play() == (["9"], "")
    after = {path.name for path in shop.cache.glob("rules/*")}
    assert before < after
    shop.game("one", 7)
    assert shop.play() == (["7"], "")
    assert {path.name for path in shop.cache.glob("rules/*")} == after


# -- The cache ------------------------------------------------------------------------------------------------------------


def test_a_warm_cache_is_used(shop):
    files = {path: path.stat().st_mtime_ns for path in shop.files("*")}
    assert shop.play() == (["7"], "")
    assert {path: path.stat().st_mtime_ns for path in shop.files("*") if path.is_file()} == {
        path: time for path, time in files.items() if path.is_file()
    }


def cut(data):
    return data[: len(data) // 2]


def flipped(data):
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 0xFF]) + data[middle + 1 :]


@pytest.mark.parametrize(
    "damage", [cut, flipped, lambda _: b""], ids=["half", "one byte", "empty"],
)  # fmt: skip
def test_a_damaged_file_is_noticed_and_made_again(shop, damage):
    files = shop.files("*.code")
    assert files
    for path in files:
        path.write_bytes(damage(path.read_bytes()))
    out, said = shop.play()
    assert out == ["7"]
    assert said.count("were damaged and are made again") == 1
    assert shop.play() == (["7"], "")


def test_a_file_of_another_function_is_not_taken_for_it(shop):
    files = shop.files("*.code")
    contents = [path.read_bytes() for path in files]
    for path, content in zip(files, [*contents[1:], contents[0]], strict=True):
        path.write_bytes(content)
    out, said = shop.play()
    assert out == ["7"]
    assert "damaged" in said


@pytest.mark.parametrize("text", [b"", b"half a rule", b"\xff\xfe\x00"])
def test_a_damaged_source_is_written_again(shop, text):
    (source,) = shop.files("saqqara_*.py")
    whole = source.read_bytes()
    source.write_bytes(text)
    assert shop.play() == (["7"], "")
    assert source.read_bytes() == whole


def test_a_missing_cache_folder_is_made(tmp_path):
    shop = Workshop(tmp_path)
    assert shop.play(SAQQARA_CACHE=str(tmp_path / "not" / "there" / "yet")) == (["7"], "")
    assert (tmp_path / "not" / "there" / "yet").is_dir()


def test_a_cache_that_cannot_be_written_costs_only_time(tmp_path):
    """A file where the folder should be stands for every folder that cannot be used, also when tests run as root."""
    shop = Workshop(tmp_path)
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    out, said = shop.run(
        """
        print(tiny.played(tiny.compiled("one")))
        print(tiny.played(tiny.compiled("one", checks=True)))
        """,
        SAQQARA_CACHE=str(tmp_path / "file" / "cache"),
        TMPDIR=str(tmp_path),
    )
    assert out == ["7", "7"]
    assert said.count("The cache folder cannot be used") == 1
    assert "compiled for this run only" in said
    assert [path.name for path in tmp_path.glob("saqqara-*")] == []


def test_a_home_that_is_not_there_stops_nobody(tmp_path):
    shop = Workshop(tmp_path)
    (tmp_path / "tmp").mkdir()
    environment = {"SAQQARA_CACHE": None, "HOME": str(tmp_path / "nobody"), "TMPDIR": str(tmp_path / "tmp")}
    assert shop.play(**environment)[0] == ["7"]
    assert shop.play(**{**environment, "HOME": None})[0] == ["7"]


def test_two_processes_that_compile_at_once_both_succeed(tmp_path):
    shop = Workshop(tmp_path)
    code = "print(tiny.played(tiny.compiled('one')))"
    processes = [shop.start(code) for _ in range(2)]
    for process in processes:
        out, said = process.communicate(timeout=120)
        assert (process.returncode, out.split(), said) == (0, ["7"], "")
    assert shop.play() == (["7"], "")
    assert [path for path in shop.files("*") if path.is_file() and path.suffix not in {".py", ".code", ".lock"}] == []


def test_a_function_is_compiled_by_one_process_while_others_wait(tmp_path):
    shop = Workshop(tmp_path)
    code = """
        from saqqara.core import compiled
        save = compiled._Files.save

        def told(files, key, made):
            print(files.function)
            save(files, key, made)

        compiled._Files.save = told
        tiny.played(tiny.compiled("one"))
        """
    processes = [shop.start(code) for _ in range(3)]
    made = [name for process in processes for name in process.communicate(timeout=120)[0].split()]
    assert sorted(made) == ["apply", "scores", "set_up"]


def test_whoever_holds_a_lock_for_too_long_is_not_waited_for(tmp_path):
    with places.lock_file(tmp_path / "lock", 0), pytest.raises(BlockingIOError), places.lock_file(tmp_path / "lock", 0):
        pass


def test_what_is_compiled_is_marked_as_ready(shop):
    out, _ = shop.run(
        """
        from saqqara.core import compiled
        rules = tiny.compiled("one").rules
        print(compiled.is_ready(rules))
        compiled.mark_ready(rules)
        print(compiled.is_ready(rules))
        """
    )
    assert out == ["False", "True"]


def test_without_a_compiler_the_rules_run_as_plain_python(tmp_path):
    shop = Workshop(tmp_path)
    out, said = shop.run(
        """
        import sys
        sys.modules["numba"] = None
        from saqqara.core import backends
        kernel = backends.best(tiny.make("one"))
        again = backends.best(tiny.make("one"))
        print(kernel.backend, tiny.played(kernel), again.backend)
        """
    )
    assert out == ["plain", "7", "plain"]
    assert said.count("plain Python") == 1


# -- Texts of numbers alone -----------------------------------------------------------------------------------------------

COUNTS = """
from saqqara.core.fields import Ints
from saqqara.core.kernel import count_bits

STEP = {step}


def count_all(numbers: Ints, totals: Ints) -> int:
    for i in range(len(numbers)):
        totals[0] += STEP * count_bits(numbers[i])
    return totals[0]
"""

COUNTED = """
from array import array
from saqqara.core.backends import best_text

def counted(text):
    totals = array("i", [0])
    text.functions.count_all(text.taken(array("i", [7, 8, 255])), text.taken(totals))
    return totals[0]

text = best_text("one", ("counts",))
print(text.backend, counted(text))
"""


def counting(shop, step):
    (shop.folder / "counts.py").write_text(COUNTS.format(step=step), encoding="utf-8")


def test_a_text_without_a_state_runs_plain_and_compiled(tmp_path):
    shop = Workshop(tmp_path)
    counting(shop, 2)
    assert shop.run(COUNTED) == (["compiled", "24"], "")
    assert shop.run(COUNTED) == (["compiled", "24"], "")
    assert shop.run(COUNTED, SAQQARA_BACKEND="plain") == (["plain", "24"], "")
    counting(shop, 3)
    assert shop.run(COUNTED) == (["compiled", "36"], "")


def test_a_text_without_a_state_runs_plain_where_there_is_no_compiler(tmp_path):
    shop = Workshop(tmp_path)
    counting(shop, 2)
    out, said = shop.run("import sys\nsys.modules['numba'] = None\n" + COUNTED)
    assert out == ["plain", "24"]
    assert said.count("plain Python") == 1
