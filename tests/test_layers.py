"""The house is built in layers: who may import whom, who may name a game, who may print."""

import ast
from pathlib import Path

import pytest

import saqqara
from saqqara.core import shelf

HOME = Path(str(saqqara.__file__)).parent
ROOT = HOME.parent.parent
MODULES = sorted(path for path in HOME.rglob("*.py") if "__pycache__" not in path.parts)
MAY_IMPORT = {  # layer: the layers below it
    "core": {"core"},
    "games": {"core", "games"},
    "ai": {"core", "games", "ai", "__version__"},
    "review": {"core", "games", "ai", "review"},
    "research": {"core", "games", "ai", "research", "__version__"},
    "server": {"core", "games", "ai", "review", "research", "server", "__version__"},
    "testing": {"core", "games"},
}
# A module beside the layers, the command line and its tools, may import any of them; no layer imports it.
THE_SHELF = HOME / "core" / "shelf.py"  # looks into the folder of games, and knows none of them
ALOUD = {HOME / "core" / "places.py"}  # says a note once, on standard error


def layer(path):
    return path.relative_to(HOME).parts[0].removesuffix(".py")


def is_test(path):
    return "tests" in path.relative_to(HOME).parts


def imported(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            yield from (f"{node.module}.{name.name}" for name in node.names)


def inner_imports(path):
    for name in imported(path):
        parts = name.split(".")
        if parts[0] == "saqqara" and len(parts) > 1:
            yield parts[1:]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HOME)))
def test_imports_go_one_way(path):
    if path == HOME / "__init__.py" or is_test(path):
        return
    for parts in inner_imports(path):
        allowed = MAY_IMPORT.get(layer(path))
        below = parts[0] in allowed if allowed else True
        assert below or (path == THE_SHELF and parts == ["games"]), f"{path} imports {'.'.join(parts)}"


@pytest.mark.parametrize("name", shelf.names())
def test_games_never_import_each_other(name):
    for path in (HOME / "games" / name).rglob("*.py"):
        for parts in inner_imports(path):
            assert parts[0] != "games" or parts[1] in {name, "*"}, f"{path} imports {'.'.join(parts)}"


def texts():
    """List every file of the house that is not in a game's folder."""
    kinds = {".py", ".ts", ".svelte", ".css", ".ftl"}
    for top in (HOME, ROOT / "web", ROOT / "tests"):
        for path in top.rglob("*"):
            if path.suffix in kinds and not {"node_modules", "__pycache__", "dist", "static"} & set(path.parts):
                inside = path.relative_to(top).parts
                if not (inside[0] == "games" and len(inside) > 2):
                    yield path


@pytest.mark.parametrize("name", shelf.names())
def test_no_game_is_named_outside_its_folder(name):
    spellings = {name, name.replace("_", "-"), name.replace("_", " "), name.replace("_", "")}
    for path in texts():
        said = path.read_text(encoding="utf-8").casefold()
        assert not any(spelling in said for spelling in spellings), f"{path} names {name}"


def test_only_the_command_line_prints():
    for path in MODULES:
        if is_test(path) or layer(path) == "cli" or path in ALOUD:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Name) and node.id == "print"), f"{path}:{node.lineno} prints"


def test_nothing_is_caught_unseen():
    """A mistake of ours is a crash: no bare except, no except Exception."""
    for path in [*MODULES, *(ROOT / "tests").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ExceptHandler):
                caught = ast.dump(node.type) if node.type else ""
                assert "'Exception'" not in caught, f"{path}:{node.lineno}"
                passed_on = isinstance(node.body[-1], ast.Raise) and node.body[-1].exc is None
                assert "BaseException" not in caught or passed_on, f"{path}:{node.lineno}"  # cleaning up is fine
                assert node.type is not None, f"{path}:{node.lineno}"


def test_rules_know_no_compiler_and_no_clock():
    """The rules text is plain Python over numbers: what it imports is the kernel's and its own."""
    for name in shelf.names():
        for chapter in shelf.game(name).chapters:
            path = HOME.joinpath(*chapter.split(".")[1:]).with_suffix(".py")
            for module in imported(path):
                assert module.split(".")[0] in {"saqqara", "enum", "typing", "__future__"}, f"{path} imports {module}"
