"""How a client is connected: its address, its tokens, its retries."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, NoReturn, Protocol, Self, TypeVar
from urllib.parse import urlsplit

import httpx

from .errors import UnexpectedAnswerError, raise_for_answer
from .generated import AuthenticatedClient
from .generated.types import Response
from .retries import Retries, RetryTransport

USER_AGENT = "duckcover-sdk-python/0.1.0"
TIMEOUT = httpx.Timeout(10.0, connect=5.0)
API_PATH = "/api/v1"
SIGN_IN_PATH = "/_allauth/"

T = TypeVar("T")
Item = TypeVar("Item")


def service_address(text: str) -> str:
    """The address of a service without a slash or `/api/v1` at its end.

    Raises: ValueError when it is not `http://host[:port][/prefix]` (or https).
    """
    try:
        parts = urlsplit(text.strip())
        known = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        known = False
    if not known or parts.query or parts.fragment or parts.username is not None:
        raise ValueError(f"{text!r} is not the address of a service, such as http://127.0.0.1:8000")
    return text.strip().rstrip("/").removesuffix(API_PATH).rstrip("/")


class Line:
    """What all clients made from one have in common: the service, how to ask it, and the connections to it."""

    def __init__(
        self,
        base_url: str,
        language: str | None,
        timeout: httpx.Timeout | float,
        retries: Retries,
        transport: httpx.BaseTransport | None,
    ) -> None:
        self.base_url = service_address(base_url)
        self.language = language
        self.timeout = timeout
        self.transport = RetryTransport(transport or httpx.HTTPTransport(), retries)


class Credentials(httpx.Auth):
    """A bearer token for the API, and a session token for the sign-in endpoints; either goes only where it belongs.

    Space around them, such as the end of the line in a file, is left out. Raises: ValueError, which does not show them.
    """

    def __init__(self, token: str | None = None, session_token: str | None = None) -> None:
        self.token = _clean(token)
        self.session_token = _clean(session_token)

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        if SIGN_IN_PATH in request.url.path:
            if self.session_token:
                request.headers.setdefault("X-Session-Token", self.session_token)
        elif self.token:
            request.headers["Authorization"] = f"Bearer {self.token}"
        yield request


def _clean(token: str | None) -> str | None:
    if token is None:
        return None
    cleaned = token.strip()
    if not all("!" <= letter <= "~" for letter in cleaned):
        raise ValueError("a token has no spaces, control characters or letters beyond ASCII")
    return cleaned


class Api(AuthenticatedClient):
    """What goes into the generated operations, into their synchronous forms; its token is in no text of it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._base_url!r})"

    def get_async_httpx_client(self) -> NoReturn:
        """Refuse: it would neither retry nor raise the errors of this package. Raises: TypeError."""
        raise TypeError("this client is synchronous: call `sync` or `sync_detailed`, in a thread if need be")


def connect(line: Line, credentials: Credentials) -> Api:
    """A client of the generated operations: it retries, and raises the errors of `duckcover_sdk.errors`."""
    headers = {"Accept": "application/json, application/problem+json", "User-Agent": USER_AGENT}
    if line.language:
        headers["Accept-Language"] = line.language
    wire = httpx.Client(
        base_url=line.base_url,
        headers=headers,
        auth=credentials,
        timeout=line.timeout,
        transport=line.transport,
        event_hooks={"response": [raise_for_answer]},
    )
    return Api(base_url=line.base_url, token=credentials.token or "").set_httpx_client(wire)


def expect(kind: type[T], answer: object) -> T:
    """The answer if it is of the kind that a success is. Raises: UnexpectedAnswerError."""
    parsed = answer.parsed if isinstance(answer, Response) else answer
    if not isinstance(parsed, kind):
        status = int(answer.status_code) if isinstance(answer, Response) else 0
        raise UnexpectedAnswerError(status, f"no {kind.__name__} in the answer")
    return parsed


class Page(Protocol[Item]):
    """What all pages have in common."""

    @property
    def results(self) -> list[Item]:
        """The items of the page."""

    @property
    def next_(self) -> str | None:
        """The address of the next page."""

    @classmethod
    def from_dict(cls, src_dict: Any) -> Self:
        """The page in a JSON document."""


def pages(api: AuthenticatedClient, first: Page[Item]) -> Iterator[Item]:
    """The items of this page and, as they are asked for, of those after it.

    The address of the next page is followed as it stands, but never to another host: the token goes with it.
    """
    page = first
    while True:
        yield from page.results
        if page.next_ is None:
            return
        wire = api.get_httpx_client()
        address = wire.base_url.copy_with(raw_path=httpx.URL(page.next_).raw_path)
        page = type(page).from_dict(wire.get(address).json())
