"""./play, ./check and what they stand on: each is run in a copy of the checkout, with stand-ins for python3 and uv."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
import zipfile
from itertools import chain
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]
COMMANDS = [
    "cat",
    "cksum",
    "dirname",
    "find",
    "grep",
    "id",
    "ln",
    "mkdir",
    "mv",
    "readlink",
    "rm",
    "sed",
    "sh",
    "sleep",
]
COMMANDS += ["sort", "touch"]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGE = ["web/src/main.ts", "src/saqqara/games/senet/texts/en.ftl", "src/saqqara/games/senet/board/Board.svelte"]
LOCKS = ["requirements.lock", "requirements-dev.lock", "requirements-peers.lock"]

# Answers as a Python of the given version, or fails as a version manager's shim of one that is not installed.
PYTHON = """
case "$*" in
  *CONFIG_ARGS*) [ {version} != none ] || exit 127; {quick} && echo "$0" ;;
  *executable*) [ {version} != none ] || exit 127; echo {version} "$0" ;;
  "-m pip --version") {has_pip} ;;
  "-m pip install"*) {pip} ;;
  "-m venv"*) {has_venv} ;;
  *) exec '{real}' "$@" ;;
esac
"""

UV = """
echo "$*" >>"$CHECKOUT/../calls"
case "$1 $2" in
  "venv --quiet") mkdir -p "$CHECKOUT/.venv/bin"; ln -s '{real}' "$CHECKOUT/.venv/bin/python" ;;
  "pip sync") {sync} ;;
  "pip install") {build}; mkdir -p "$CHECKOUT/src/saqqara/static"; touch "$CHECKOUT/src/saqqara/static/.built"
                 printf '#!/bin/sh\\nprintf "[%%s]" "$@"\\n' >"$CHECKOUT/.venv/bin/saqqara"
                 chmod +x "$CHECKOUT/.venv/bin/saqqara" ;;
esac
"""

UV_WITHOUT_NETWORK = """error: Request failed after 3 retries in 6.2s
  cause: Failed to fetch: `simple/rich/`
  cause: dns error
  cause: failed to lookup address information: Temporary failure in name resolution"""
PIP_WITHOUT_NETWORK = """WARNING: Retrying after connection broken by NewConnectionError: Temporary failure in name resolution
ERROR: Could not find a version that satisfies the requirement uv
ERROR: No matching distribution found for uv"""


class Checkout:
    """A copy of the checkout in a folder with spaces, on a machine that has only what the test puts there."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "my games, new" / "saqqara"
        self.bin = home / "bin"
        self.calls = self.folder.parent / "calls"
        self.bin.mkdir()
        for command in [*COMMANDS, "chmod"]:
            (self.bin / command).symlink_to(shutil.which(command) or pytest.fail(f"{command} is not on PATH"))
        self.folder.mkdir(parents=True)
        for name in ["play", "check", "setup.sh", "pyproject.toml", "hatch_build.py", *LOCKS[:2]]:
            shutil.copy(ROOT / name, self.folder / name)
        for name in PAGE:
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).touch()
        self.command("chromium", "true")
        self.environment = {"PATH": str(self.bin), "CHECKOUT": str(self.folder)}

    def command(self, name: str, text: str, folder: Path | None = None) -> None:
        file = (folder or self.bin) / name
        file.unlink(missing_ok=True)
        file.write_text("#!/bin/sh\n" + text, encoding="utf-8")
        file.chmod(0o755)

    def python(self, name="python3", version="3.12", has_pip="true", pip="exit 1", has_venv="exit 1", **more) -> None:
        values = {"version": version, "has_pip": has_pip, "pip": pip, "has_venv": has_venv, "real": sys.executable}
        self.command(name, PYTHON.format(**values, quick=more.get("quick", "true")), more.get("folder"))

    def uv(self, sync="true", build="true") -> None:
        self.command("uv", UV.format(sync=sync, build=build, real=sys.executable))

    def start(self, *arguments: str, cwd: Path | None = None) -> subprocess.Popen[str]:
        return subprocess.Popen(
            arguments,
            cwd=cwd or self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *arguments: str, cwd: Path | None = None) -> tuple[int, str, str]:
        process = self.start(*arguments, cwd=cwd)
        out, err = process.communicate(timeout=30)
        return process.returncode, out, err

    def times(self, call: str) -> int:
        return sum(line.startswith(call) for line in self.calls.read_text(encoding="utf-8").splitlines())

    def venv_with_checks(self, ruff=0, mypy=0, pytest_=0, npm=0) -> None:
        self.run("./check")  # only sets up: the stand-in for uv installs no tools
        folder = self.folder / ".venv/bin"
        self.command("python", f"exec '{sys.executable}' \"$@\"", folder)
        for name, code in {"ruff": ruff, "mypy": mypy, "pytest": pytest_, "npm": npm}.items():
            self.command(name, f"printf '{name}'; printf ' [%s]' \"$@\"; echo; exit {code}", folder)


@pytest.fixture
def checkout(tmp_path):
    made = Checkout(tmp_path)
    made.python()
    made.uv()
    return made


def failure(result):
    """The one line a failed set-up ends with; only the line that announces the set-up may stand before it."""
    code, out, err = result
    *before, line = err.splitlines()
    assert (code, out) == (2, "")
    assert all(other.startswith("Setting up Saqqara: first run only") for other in before)
    assert line.startswith("Saqqara: ")
    assert line.endswith((".", ")"))
    return line


def test_the_first_run_announces_itself_and_the_next_are_silent(checkout):
    first = checkout.run("./play")
    assert first == (0, "[serve]", "Setting up Saqqara: first run only, about a minute ...\n")
    assert checkout.run("./play") == (0, "[serve]", "")
    assert checkout.times("pip sync --quiet --require-hashes") == 1


def test_arguments_reach_the_program_as_they_are(checkout):
    assert checkout.run("./play", "--lan", "--port", "9")[1] == "[serve][--lan][--port][9]"
    assert checkout.run("./play", "replay", "two words", "", "*", "it's")[1] == "[replay][two words][][*][it's]"


@pytest.mark.parametrize(("changed", "syncs"), [("requirements.lock", 2), ("pyproject.toml", 1)])
def test_a_changed_file_is_taken_up_in_place(checkout, changed, syncs):
    checkout.run("./play")
    with (checkout.folder / changed).open("a", encoding="utf-8") as file:
        file.write("# more\n")
    assert checkout.run("./play") == (0, "[serve]", "Setting up Saqqara: something changed since the last run ...\n")
    assert [checkout.times(call) for call in ["venv", "pip sync", "pip install"]] == [1, syncs, 2]
    assert checkout.run("./play") == (0, "[serve]", "")


def test_what_is_set_up_to_check_can_play_and_what_is_set_up_to_play_is_made_ready_to_check(checkout):
    checkout.run("./play")
    assert checkout.run("./check")[2].startswith("Setting up Saqqara: something changed")
    assert checkout.times("pip sync") == 2
    assert checkout.run("./play") == (0, "[serve]", "")


def test_a_changed_lock_that_cannot_be_fetched_leaves_the_old_set_up_whole(checkout):
    checkout.run("./play")
    lock = checkout.folder / "requirements.lock"
    before = lock.read_text(encoding="utf-8")
    lock.write_text(before + "# more\n", encoding="utf-8")
    checkout.uv(sync=f"echo '{UV_WITHOUT_NETWORK}' >&2; exit 2")
    assert checkout.run("./play")[0] == 2
    lock.write_text(before, encoding="utf-8")
    assert checkout.run("./play") == (0, "[serve]", "")


def test_a_moved_checkout_is_set_up_again(checkout):
    checkout.run("./play")
    moved = checkout.folder.with_name("moved")
    checkout.folder.rename(moved)
    checkout.environment["CHECKOUT"] = str(moved)
    assert checkout.run("./play", cwd=moved)[:2] == (0, "[serve]")
    assert checkout.times("pip sync") == 2


def test_a_venv_whose_python_is_gone_is_made_anew(checkout):
    checkout.run("./play")
    (checkout.folder / ".venv/bin/python").unlink()
    assert checkout.run("./play")[:2] == (0, "[serve]")
    assert checkout.times("venv") == 2


def test_play_finds_its_checkout_from_elsewhere_and_through_links(checkout, tmp_path):
    assert checkout.run(str(checkout.folder / "play"), cwd=tmp_path)[:2] == (0, "[serve]")
    (tmp_path / "one").symlink_to(checkout.folder / "play")
    (tmp_path / "bin/two").symlink_to("../one")
    assert checkout.run("two", "a b", cwd=tmp_path) == (0, "[a b]", "")


def test_an_interrupted_set_up_is_begun_again(checkout):
    half = "import os, signal; signal.signal(2, signal.SIG_DFL); os.mkdir('.venv/half'); signal.pause()"
    checkout.uv(sync=f"exec '{sys.executable}' -c \"{half}\"")
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a runner in the background ignores it, and so would play
    process = checkout.start("./play")
    while not (checkout.folder / ".venv/half").exists():
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=10)[1].endswith("set-up stopped; the next run starts it again.\n")
    assert process.returncode == 130
    checkout.uv()
    assert checkout.run("./play")[:2] == (0, "[serve]")
    assert not (checkout.folder / ".venv/half").exists()


def test_a_second_set_up_waits_for_the_first(checkout):
    checkout.uv(sync="sleep 0.3")
    both = [checkout.start("./play"), checkout.start("./play")]
    errors = [process.communicate(timeout=10)[1] for process in both]
    assert [process.returncode for process in both] == [0, 0]
    assert "".join(errors).count("waiting for another set-up") == 1
    assert checkout.times("pip sync") == 1


@pytest.mark.parametrize("version", ["2.7", "3.9", "3.10"])
def test_an_old_python_is_named(checkout, version):
    checkout.python(version=version)
    line = failure(checkout.run("./play"))
    assert f"3.11 or newer is needed, and here is {version} ({checkout.bin}/python3)" in line


def test_a_newer_python_beside_an_old_one_is_taken(checkout):
    checkout.python(version="3.10")
    checkout.python("python3.13", version="none")
    checkout.python("python3.11", version="3.11")
    assert checkout.run("./play")[:2] == (0, "[serve]")
    assert checkout.times(f"venv --quiet --python {checkout.bin}/python3.11") == 1


def test_a_python_built_with_optimisation_is_taken_before_one_that_is_not(checkout, tmp_path):
    elsewhere = tmp_path / "else where"
    elsewhere.mkdir()
    checkout.python(quick="false")
    checkout.python("python3.14", version="none")
    checkout.python("python3.12", quick="false", folder=elsewhere)
    checkout.python("python3.11", has_pip="exit 1", folder=elsewhere)
    checkout.environment["PATH"] += f":{tmp_path}/none:{elsewhere}"
    assert checkout.run("./play")[:2] == (0, "[serve]")
    assert checkout.times(f"venv --quiet --python {elsewhere}/python3.11") == 1


def test_a_python_built_without_optimisation_is_good_enough(checkout):
    checkout.python(quick="false")
    assert checkout.run("./play")[:2] == (0, "[serve]")
    assert checkout.times(f"venv --quiet --python {checkout.bin}/python3") == 1


def test_no_python_at_all_is_said(checkout):
    (checkout.bin / "python3").unlink()
    assert "no Python found on PATH: install Python 3.11" in failure(checkout.run("./play"))


def test_uv_is_fetched_with_pip_where_it_is_missing(checkout):
    (checkout.bin / "uv").rename(checkout.bin / "fetched")
    target = f'"{checkout.folder}/.tools/uv.new/bin"'
    checkout.python(pip=f'mkdir -p {target}; ln -s "{checkout.bin}/fetched" {target}/uv')
    assert checkout.run("./play")[:2] == (0, "[serve]")
    assert (checkout.folder / ".tools/uv/bin/uv").exists()


def test_without_pip_and_venv_the_package_is_named(checkout):
    (checkout.bin / "uv").unlink()
    checkout.python(has_pip="exit 1")
    line = failure(checkout.run("./play"))
    assert line.endswith("has neither pip nor venv: install the package python3-venv, then run this again.")


def test_uv_that_cannot_be_fetched_without_a_network_is_said(checkout):
    (checkout.bin / "uv").unlink()
    checkout.python(pip=f"echo '{PIP_WITHOUT_NETWORK}' >&2; exit 1")
    assert "cannot reach the Python package index to install uv: connect" in failure(checkout.run("./play"))


def test_packages_that_cannot_be_fetched_without_a_network_are_said(checkout):
    checkout.uv(sync=f"echo '{UV_WITHOUT_NETWORK}' >&2; exit 2")
    assert "cannot reach the Python package index" in failure(checkout.run("./check"))
    assert not (checkout.folder / ".venv/.stamp").exists()


@pytest.mark.parametrize(
    ("log", "said"),
    [
        ("error: No space left on device (os error 28)", "the disk is full"),
        ("\nerror: Hash mismatch for rich==15\nhint: more", "requirements.lock names: error: Hash mismatch for rich"),
    ],
)
def test_what_else_stops_an_install_is_said(checkout, log, said):
    checkout.uv(sync=f"echo '{log}' >&2; exit 2")
    assert said in failure(checkout.run("./play"))


def test_a_checkout_that_cannot_be_written_is_said(checkout):
    (checkout.folder / ".tools").touch()
    assert f"cannot write to {checkout.folder}/.tools: make" in failure(checkout.run("./play"))


def test_a_missing_file_is_said(checkout):
    (checkout.folder / "requirements.lock").unlink()
    assert "requirements.lock is missing: git checkout" in failure(checkout.run("./play"))


def test_check_runs_every_part(checkout):
    checkout.venv_with_checks()
    code, out, err = checkout.run("./check")
    assert (code, err) == (0, "")
    parts = ["ruff", "ruff", "ruff", "ruff", "mypy", "mypy", "page", "npm", "npm", "pytest", "pytest"]
    assert [line.removeprefix("== ").split()[0] for line in out.splitlines()] == parts


@pytest.mark.parametrize("part", ["ruff", "mypy", "pytest_", "npm"])
def test_check_fails_with_any_part_and_still_runs_the_others(checkout, part):
    checkout.venv_with_checks(**{part: 1})
    code, out, err = checkout.run("./check")
    assert code == 1
    assert out.splitlines()[-1].startswith("pytest")
    assert err.startswith("Saqqara: failed: " + {"npm": "page"}.get(part, part.strip("_")))


def test_check_of_a_part_names_only_that_part(checkout, tmp_path):
    checkout.venv_with_checks()
    file = checkout.folder / "a folder" / "test_a.py"
    file.parent.mkdir()
    file.touch()
    near = checkout.run("./check", "a folder", "a folder/test_a.py::test_b[c d]")
    far = checkout.run(str(checkout.folder / "check"), "a folder", f"{file}::test_b[c d]", cwd=tmp_path)
    assert near == far
    assert f"mypy [--no-error-summary] [{file.parent}] [{file}]\n" in near[1]
    assert near[1].endswith(f"[{file.parent}] [{file}::test_b[c d]]\n")


def test_only_a_part_may_have_no_tests(checkout):
    checkout.venv_with_checks(pytest_=5)
    assert [checkout.run("./check", "src")[0], checkout.run("./check")[0]] == [0, 1]


@pytest.mark.parametrize("path", ["nowhere", "nowhere.py", "requirements.lock"])
def test_check_refuses_what_it_cannot_check(checkout, path):
    checkout.venv_with_checks()
    assert f"{path} is neither a folder nor a .py file" in failure(checkout.run("./check", path))


@pytest.mark.parametrize("tool", ["ruff", "mypy", "pytest", "npm"])
def test_check_never_passes_over_a_missing_tool(checkout, tool):
    checkout.venv_with_checks()
    (checkout.folder / ".venv/bin" / tool).unlink()
    assert f"(package {tool})" in failure(checkout.run("./check"))


@pytest.mark.parametrize("name", [*PAGE, "hatch_build.py"])
def test_a_changed_page_is_built_again(checkout, name):
    checkout.run("./play")
    with (checkout.folder / name).open("a", encoding="utf-8") as file:
        file.write("// more\n")
    assert checkout.run("./play") == (0, "[serve]", "Setting up Saqqara: something changed since the last run ...\n")
    assert [checkout.times(call) for call in ["pip sync", "pip install"]] == [1, 2]
    assert checkout.run("./play") == (0, "[serve]", "")


def test_a_page_that_was_removed_is_built_again(checkout):
    checkout.run("./play")
    (checkout.folder / "src/saqqara/static/.built").unlink()
    assert checkout.run("./play")[:2] == (0, "[serve]")
    assert checkout.times("pip install") == 2


def test_what_the_page_is_built_with_is_no_part_of_it(checkout):
    checkout.run("./play")
    (checkout.folder / "web/node_modules").mkdir()
    (checkout.folder / "web/node_modules/svelte.js").touch()
    (checkout.folder / "src/saqqara/games/senet/rules.py").touch()
    assert checkout.run("./play") == (0, "[serve]", "")


def test_a_page_that_cannot_be_built_says_why_in_one_line(checkout):
    said = "Saqqara page: fetching its packages failed: cannot reach the npm registry: connect to the network"
    checkout.uv(build=f"echo 'npm error network'; echo '      [stderr] {said}' >&2; exit 1")
    line = failure(checkout.run("./play"))
    assert line.startswith(
        "Saqqara: the page could not be built: fetching its packages failed: cannot reach the npm reg"
    )
    assert not (checkout.folder / ".venv/.stamp").exists()


@pytest.mark.parametrize("path", ["web", "src/saqqara/games/senet/board"])
def test_check_of_a_page_runs_only_the_page(checkout, path):
    checkout.venv_with_checks()
    code, out, _ = checkout.run("./check", path)
    assert (code, out) == (0, "== page\nnpm [run] [--silent] [check]\nnpm [run] [--silent] [test]\n")
    assert "== page" not in checkout.run("./check", "src")[1]


def test_without_a_browser_its_packages_are_named(checkout):
    checkout.venv_with_checks()
    (checkout.bin / "chromium").unlink()
    line = failure(checkout.run("./check"))
    assert all(package in line for package in ["chromium", "libatomic1", "fonts-dejavu-core"])
    assert checkout.run("./check", "src")[0] == 0


def test_a_browser_is_brought_where_that_is_allowed(checkout):
    checkout.venv_with_checks()
    (checkout.bin / "chromium").unlink()
    checkout.command("id", "echo 0")
    checkout.command("apt-get", 'echo "apt-get $*" >>"$CHECKOUT/../calls"')
    assert checkout.run("./check")[0] == 0
    assert checkout.times("apt-get install -y -qq --no-install-recommends chromium libatomic1 fonts-dejavu-core") == 1
    checkout.command("apt-get", "exit 100")
    assert "Saqqara: apt-get could not install chromium" in checkout.run("./check")[2]


@pytest.fixture
def page(tmp_path, monkeypatch):
    """A page to build, and the list of steps that were run for it."""
    steps = []
    for name in [*PAGE, "web/package-lock.json", "web/node_modules/svelte.js"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "src/saqqara/static").mkdir()
    monkeypatch.setattr(hatch_build, "run", lambda step, root, *arguments: steps.append(step))
    return tmp_path, steps


def test_the_page_is_built_once(page):
    root, steps = page
    hatch_build.build(root)
    hatch_build.build(root)
    assert steps == ["fetching its packages", "building"]


def test_packages_are_fetched_again_only_with_another_lock(page):
    root, steps = page
    hatch_build.build(root)
    (root / PAGE[0]).write_text("changed", encoding="utf-8")
    hatch_build.build(root)
    (root / "web/package-lock.json").write_text("changed", encoding="utf-8")
    hatch_build.build(root)
    assert steps == ["fetching its packages", "building", "building", "fetching its packages", "building"]


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("npm error code ENOSPC\nnpm error nospc", "the disk is full: free some space, then run this again"),
        ("npm error code EAI_AGAIN\nnpm error syscall getaddrinfo", "cannot reach the npm registry: connect"),
        ("node: error while loading shared libraries: libatomic.so.1", "install the package libatomic1"),
        ("vite v8\n[plugin] Error: src/a.ts: Unexpected token\n  at a", "[plugin] Error: src/a.ts: Unexpected token"),
        ("", "no reason given"),
    ],
)
def test_a_failed_step_of_the_page_has_a_reason(output, said):
    assert said in hatch_build.reason(output)


@pytest.mark.parametrize("script", ["play", "check", "scripts/lock", ".ci/run"])
def test_a_script_can_be_run(script):
    assert os.access(ROOT / script, os.X_OK)
    subprocess.run(["sh", "-n", ROOT / script], check=True)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_versions_and_hashes_and_no_host(lock):
    line = re.compile(r"#.*|[\w.-]+==\S+( ; [^/]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?|    #  ? ?[\w ():.,/-]*")
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert [wrong for wrong in text.splitlines() if not line.fullmatch(wrong)] == []
    assert "://" not in text


def test_the_locks_hold_what_the_project_asks_for():
    groups = SETTINGS["dependency-groups"]
    needed = [SETTINGS["project"]["dependencies"] + groups["build"], groups["dev"], groups["peers"]]
    for lock, asked in zip(LOCKS, needed, strict=True):
        locked = set(re.findall(r"^([\w.-]+)==", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE))
        names = {re.sub(r"[-_.]+", "-", re.split(r"[<>=[]", wish)[0]) for wish in asked}
        assert names <= locked


def test_every_check_that_is_off_has_its_reason():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lint = text[text.index("[tool.ruff.lint]") : text.index("[tool.ruff.lint.pydocstyle]")]
    off = re.findall(r'^  "([A-Z]+\d*)",(.*)$', lint, re.MULTILINE)
    named = SETTINGS["tool"]["ruff"]["lint"]
    assert [code for code, _ in off] == [*named["ignore"], *chain(*named["per-file-ignores"].values())]
    assert [code for code, reason in off if not re.fullmatch(r" # \S+ \S.+", reason)] == []


def test_the_wheel_holds_the_page_and_the_data_of_the_games(tmp_path):
    game = tmp_path / "src/saqqara/games/senet"
    game.mkdir(parents=True)
    names = ["__init__.py", "en.ftl", "cards.json", "levels.toml", "map.txt", "board.svg"]
    for name in names:
        (game / name).touch()
    page = tmp_path / "src/saqqara/static/index.html"
    page.parent.mkdir()
    page.touch()
    for name in ["pyproject.toml", "LICENSE", ".gitignore", "hatch_build.py"]:
        shutil.copy(ROOT / name, tmp_path / name)
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(build, cwd=tmp_path, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("dist/*.whl")
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert {"saqqara/static/index.html", *(f"saqqara/games/senet/{name}" for name in names)} <= packed
