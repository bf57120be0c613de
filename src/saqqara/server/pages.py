"""The page: built elsewhere, handed out here."""

from __future__ import annotations

import gzip
import mimetypes
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, PlainTextResponse, Response

from saqqara.server.api import complaint
from saqqara.server.mistakes import Mistake

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.requests import Request

LONG = "public, max-age=31536000, immutable"  # names of assets carry a hash of what is in them
PACKED = {".css", ".js", ".svg"}  # fonts and pictures are packed already
KINDS = {".webmanifest": "application/manifest+json"}  # that not every machine knows
NOT_BUILT = """Saqqara is running, but its page has not been built.

Build it with ./play in a checkout, or: cd web && npm ci && npm run build
Programs can play all the same: see /openapi.json and docs/protocol.md.
"""


class Pages:
    """Hands out the files of the page."""

    def __init__(self, folder: Path) -> None:
        """Know the folder; it may be built later."""
        self.folder = folder
        self.packed: dict[Path, bytes] = {}  # a name never gets another content

    async def index(self, _request: Request) -> Response:
        """Return the page itself; which part of it is shown, it finds in its address."""
        return self._page(200)

    async def file(self, request: Request) -> Response:
        """Return a file that lies beside the page."""
        path = request.url.path.lstrip("/")
        file = (self.folder / path).resolve()
        if not path or not file.is_relative_to(self.folder.resolve()) or not file.is_file():
            return self.nothing(request)
        if not path.startswith("assets/"):
            return FileResponse(file, headers={"cache-control": "no-cache"}, media_type=KINDS.get(file.suffix))
        if file.suffix not in PACKED:
            return FileResponse(file, headers={"cache-control": LONG})
        return self._asset(file, gzipped="gzip" in request.headers.get("accept-encoding", ""))

    def nothing(self, request: Request) -> Response:
        """Say that there is nothing here: to a reader on the page, to a program in the form of all mistakes."""
        reader = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        if reader and not request.url.path.startswith(("/api/", "/assets/")):
            return self._page(404)
        return complaint(Mistake(404, "no-page", "there is nothing at this address", request.url.path[:200]))

    def _page(self, status: int) -> Response:
        file = self.folder / "index.html"
        if not file.is_file():
            return PlainTextResponse(NOT_BUILT, status, headers={"cache-control": "no-store"})
        return FileResponse(file, status, headers={"cache-control": "no-cache", "vary": "Accept"})

    def _asset(self, file: Path, *, gzipped: bool) -> Response:
        headers = {"cache-control": LONG, "vary": "Accept-Encoding"}
        if not gzipped:
            return FileResponse(file, headers=headers)
        if file not in self.packed:
            self.packed[file] = gzip.compress(file.read_bytes(), mtime=0)
        kind = mimetypes.guess_type(file.name)[0]
        return Response(self.packed[file], headers={**headers, "content-encoding": "gzip"}, media_type=kind)
