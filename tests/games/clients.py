"""Callers of the API: a Django test client that signs in by bearer token and speaks JSON."""

import json

from django.test import Client

from accounts.services.tokens import issue

ROOT = "/api/v1"

COUNTING = {"RateLimit-Remaining", "RateLimit-Reset"}
"""Headers that tell one request of a caller from the next, whatever is asked."""


def headers_of(response, but=frozenset()):
    """The headers of an answer that say something about what was asked."""
    return {name: value for name, value in response.headers.items() if name not in COUNTING | but}


class Api:
    """One caller below `/api/v1`; a 500 is an answer, not an exception."""

    def __init__(self, player=None, token=None):
        self.headers = {}
        if player is not None:
            token = issue(player)[1]
        if token is not None:
            self.headers["Authorization"] = f"Bearer {token}"
        self._client = Client(raise_request_exception=False, headers=self.headers)

    def get(self, path, **headers):
        """GET; `headers` are named with underscores."""
        return self._client.get(_address(path), headers=_named(headers))

    def post(self, path, body=None, **headers):
        """POST a JSON body, or none."""
        return self._send("POST", path, body, headers)

    def put(self, path, body=None, **headers):
        """PUT a JSON body."""
        return self._send("PUT", path, body, headers)

    def patch(self, path, body=None, **headers):
        """PATCH a JSON body."""
        return self._send("PATCH", path, body, headers)

    def delete(self, path, **headers):
        """DELETE."""
        return self._send("DELETE", path, None, headers)

    def send(self, method, path, **headers):
        """Any method, without a body."""
        return self._send(method, path, None, headers)

    def _send(self, method, path, body, headers):
        data = b"" if body is None else json.dumps(body).encode()
        return self._client.generic(
            method, _address(path), data, content_type="application/json", headers=_named(headers)
        )


def refused(response):
    """(status, code) of a problem document."""
    assert response["Content-Type"] == "application/problem+json"
    return response.status_code, response.json()["code"]


def fields_of(response):
    """The (field, code) pairs of a 400."""
    assert refused(response) == (400, "invalid_input")
    return [(error["field"], error["code"]) for error in response.json()["errors"]]


def _address(path):
    return path if path.startswith(("http", "/api")) else ROOT + path


def _named(headers):
    return {name.replace("_", "-"): value for name, value in headers.items()}
