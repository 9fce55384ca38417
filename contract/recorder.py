"""Calls operations of the document by their id and keeps what really went over the wire."""

import json
from collections.abc import Mapping
from typing import Any

from django.http import HttpResponse
from django.test import Client

METHODS = ("get", "post", "put", "patch", "delete")
Body = dict[str, Any]


class UnexpectedError(Exception):
    """An operation answered otherwise than the scenario or the document says."""


class Device:
    """A caller: nobody, or whoever the tokens say."""

    def __init__(self, bearer: str = "", agent: str = "Duck app 1.0") -> None:
        self.bearer = bearer
        self.session_token = ""
        self.agent = agent

    def headers(self, address: str) -> dict[str, str]:
        """The headers that this caller sends to an address."""
        sent = {"User-Agent": self.agent, "X-Request-ID": "5f0c6a0e1b7d4c39"}  # else one is drawn by chance
        if address.startswith("/_allauth/"):
            return sent | ({"X-Session-Token": self.session_token} if self.session_token else {})
        return sent | ({"Authorization": f"Bearer {self.bearer}"} if self.bearer else {})

    def keep_tokens(self, answer: Any) -> None:
        """Take the tokens that an answer of the sign-in endpoints carries."""
        meta = answer.get("meta", {}) if isinstance(answer, dict) else {}
        self.session_token = meta.get("session_token", self.session_token)
        self.bearer = meta.get("access_token", self.bearer)


class Recorder:
    """Plays calls with Django's test client; `examples` is what they looked like, by operation.

    An example is {"request": body, "responses": {status: body}}; of several calls with one status the first is kept.
    """

    def __init__(self, document: Body) -> None:
        self.examples: dict[str, Body] = {}
        self._client = Client(raise_request_exception=True, SERVER_NAME="localhost")
        self._operations = {
            item[method]["operationId"]: (method, address, item[method])
            for address, item in document["paths"].items()
            for method in METHODS
            if method in item
        }

    def call(
        self,
        operation: str,
        device: Device,
        body: Body | None = None,
        *,
        expect: int = 200,
        path: Mapping[str, Any] | None = None,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
        shown: Body | None = None,
    ) -> Any:
        """Call an operation, check the status, keep the example, return the answer.

        `shown`: what the example says instead of `body` where that holds what changes with each recording.
        Raises: UnexpectedError.
        """
        method, address, described = self._operations[operation]
        address = address.format(**(path or {}))
        response = self._send(method, address, body, query, {**device.headers(address), **(headers or {})})
        answer = _json(response)
        if response.status_code != expect:
            raise UnexpectedError(f"{operation}: {response.status_code} instead of {expect}: {answer}")
        if str(expect) not in described["responses"]:
            raise UnexpectedError(f"{operation}: {expect} is not in the document")
        device.keep_tokens(answer)
        self._keep(operation, str(expect), shown or body, answer)
        return answer

    def _send(
        self, method: str, address: str, body: Body | None, query: Mapping[str, Any] | None, headers: dict[str, str]
    ) -> Any:
        data = b"" if body is None else json.dumps(body).encode()
        return self._client.generic(
            method.upper(),
            address,
            data,
            content_type="application/json",
            secure=True,
            query_params=query and dict(query),
            headers=headers,
        )

    def _keep(self, operation: str, status: str, body: Body | None, answer: Any) -> None:
        """Keep an example; the request of a call that went well stands for the operation."""
        example = self.examples.setdefault(operation, {"responses": {}})
        if body is not None and ("request" not in example or not _has_good(example)):
            example["request"] = body
        example["responses"].setdefault(status, answer)


def _has_good(example: Body) -> bool:
    return any(status < "400" for status in example["responses"])


def _json(response: HttpResponse) -> Any:
    """Return the body of an answer, None when it is empty or no JSON."""
    is_json = "json" in response.headers.get("Content-Type", "")
    return json.loads(response.content) if response.content and is_json else None
