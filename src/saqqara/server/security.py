"""What is let in: origins, csrf words, how often and how much; and what every answer carries."""

from __future__ import annotations

import hmac
import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from saqqara.server.mistakes import Mistake

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request

    from saqqara.server.people import Caller
    from saqqara.server.settings import Rates

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an address may hold a seat link
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
CSRF_HEADER = "x-saqqara-csrf"


class Gate:
    """Counts what comes from each address."""

    def __init__(self, rates: Rates) -> None:
        """Read how often is too often."""
        self.rates = rates
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._parsed = {
            name: parse(value) for name in rates.__slots__ if isinstance(value := getattr(rates, name), str)
        }

    def let_in(self, what: str, who: str) -> None:
        """Count one more, or say that it is too much and when to come back."""
        item = self._parsed[what]
        if self._limiter.hit(item, what, who):
            return
        reset = self._limiter.get_window_stats(item, what, who).reset_time
        wait = max(1, round(reset - time.time()))
        raise Mistake(429, "too-much", f"too many {what} from your address", what, f"wait {wait} s", wait=wait)


class Bucket:
    """Lets a window send so many messages a second, and some more at once."""

    __slots__ = ("burst", "last", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        """Start full."""
        self.rate, self.burst = rate, burst
        self.left, self.last = burst, time.monotonic()

    def take(self) -> bool:
        """Take one, if there is one."""
        moment = time.monotonic()
        self.left = min(self.burst, self.left + (moment - self.last) * self.rate)
        self.last = moment
        if self.left < 1:
            return False
        self.left -= 1
        return True


def address(connection: HTTPConnection) -> str:
    """Return where a request comes from."""
    return connection.client.host if connection.client else "here"


def check_csrf(request: Request, caller: Caller) -> None:
    """Refuse a change that a cookie asks for without the word that belongs to it."""
    if not caller.cookie:
        return
    if not hmac.compare_digest(request.headers.get(CSRF_HEADER, "").encode(), caller.csrf.encode()):
        raise Mistake(403, "csrf", "the request does not carry your csrf word", CSRF_HEADER, "see GET /api/me")


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...] = ()) -> None:
    """Refuse a socket that no page of this service has opened."""
    origin = connection.headers.get("origin", "")
    host = connection.headers.get("host", "")
    if origin not in allowed and (not host or urlsplit(origin).netloc.casefold() != host.casefold()):
        raise Mistake(403, "origin", "the socket was opened by a page of another site", "origin", "send a token")
