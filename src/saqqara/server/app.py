"""The service put together: routes, headers, start and end."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from saqqara.server.api import CALLS, UNKEPT, Api, complaint
from saqqara.server.bots import Pool
from saqqara.server.cluster import Cluster
from saqqara.server.description import description
from saqqara.server.hall import Hall
from saqqara.server.mistakes import Mistake
from saqqara.server.pages import Pages
from saqqara.server.people import People
from saqqara.server.security import HEADERS, Gate
from saqqara.server.sockets import Sockets
from saqqara.server.store import Store
from saqqara.server.window import SERVICE_DOWN

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from saqqara.server.figures import Figures
    from saqqara.server.settings import Settings

PAGES = (
    "/",
    "/new",
    "/new/{rest:path}",
    "/t/{table}",
    "/seat/{token}",
    "/rules",
    "/rules/{rest:path}",
    "/components",
    "/components/{rest:path}",
    "/settings",
    "/replay/{rest:path}",
    "/learn",
    "/learn/{rest:path}",
)
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


def build(settings: Settings) -> Starlette:
    """Make the service; its store is opened when it starts."""
    store = Store.on(settings.database, waits=settings.waits) if settings.database else Store.at(settings.data)
    pool = Pool(settings.workers, settings.budget, settings.waiting)
    hall = Hall(settings, store, pool)
    people = People(store)
    hall.cluster = Cluster(hall, people) if store.is_shared else None
    api = Api(hall, people, Gate(settings.rates))
    pages = Pages(settings.page)

    @contextlib.asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        if hall.cluster is not None:
            await hall.cluster.start()
        hall.start(hall.sweep())
        beginning = hall.start(pool.start())
        yield
        hall.closing = True
        await pool.close()
        await asyncio.wait([beginning])
        await pool.close()  # whatever had just begun
        await hall.close("down", SERVICE_DOWN)
        if hall.cluster is not None:
            await hall.cluster.leave()
        store.close()

    async def metrics(_request: Request) -> Response:
        hall.count()
        return Response(hall.figures.text(), media_type=PROMETHEUS)

    async def healthz(_request: Request) -> Response:
        return Response("ok\n", media_type="text/plain", headers=UNKEPT)

    async def readyz(_request: Request) -> Response:
        problem = await hall.problem()
        return Response(f"{problem or 'ok'}\n", 503 if problem else 200, media_type="text/plain", headers=UNKEPT)

    async def describe(_request: Request) -> Response:
        return Response(description(), media_type="application/json")

    routes: list[Any] = [Route(call.path, api.handler(call), methods=[call.method]) for call in CALLS]
    routes += [
        WebSocketRoute("/api/tables/{table}/socket", Sockets(api)),
        Route("/metrics", metrics),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/openapi.json", describe),
        *(Route(path, pages.index) for path in PAGES),
        Route("/{rest:path}", pages.file),
    ]
    app = Starlette(routes=routes, lifespan=life, exception_handlers={404: _nothing, 405: _not_so})
    app.state.hall = hall
    app.add_middleware(Dressed, figures=hall.figures)
    return app


async def _nothing(request: Request, _error: Exception) -> Response:
    return complaint(Mistake(404, "no-page", "there is nothing at this address", request.url.path[:200]))


async def _not_so(request: Request, error: Any) -> Response:
    answer = complaint(Mistake(405, "method", "this cannot be done here", request.method, "see /openapi.json"))
    answer.headers.update(getattr(error, "headers", None) or {})
    return answer


class Dressed:
    """Puts the headers of safety on every answer and counts it."""

    def __init__(self, app: ASGIApp, figures: Figures) -> None:
        """Wrap the service."""
        self.app, self.figures = app, figures
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, dressed."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.headers]
                self.figures.requests.labels(str(message["status"])).inc()
            await send(message)

        await self.app(scope, receive, dressed)
