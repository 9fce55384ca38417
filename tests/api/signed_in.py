"""A caller of the API with a token."""

import json

from django.db import connections
from django.test import Client

from accounts.services.tokens import issue, make_personal


class SignedIn:
    """Somebody who calls with a bearer token; a 500 is an answer, not an exception."""

    def __init__(self, player=None, text=None, device="A phone"):
        self.player, self.token = player, None
        if text is None and player is not None:
            self.token, text = issue(player, device=device)
        self.headers = {} if text is None else {"Authorization": f"Bearer {text}"}
        self.text = text
        self.client = Client(raise_request_exception=False)

    @classmethod
    def with_scopes(cls, player, *scopes):
        return cls(player, make_personal(player, name="script", scopes=scopes, expires_in_days=1)[1])

    def call(self, method, path, body=None, **headers):
        options = {} if body is None else {"data": json.dumps(body), "content_type": "application/json"}
        send = getattr(self.client, method)
        return send(f"/api/v1/{path}", headers={**self.headers, **headers}, **options)

    def get(self, path, **headers):
        return self.call("get", path, **headers)

    def post(self, path, body=None, **headers):
        return self.call("post", path, {} if body is None else body, **headers)

    def put(self, path, body=None, **headers):
        return self.call("put", path, body, **headers)

    def patch(self, path, **body):
        return self.call("patch", path, body)

    def delete(self, path, **headers):
        return self.call("delete", path, **headers)


def code(response):
    """The status and the code of a problem."""
    return response.status_code, response.json()["code"]


def wrong(response):
    """The fields of a 400 and what is wrong with each."""
    assert response.status_code == 400
    return [(found["field"], found["code"]) for found in response.json()["errors"]]


def answered_alike(one, other):
    """Whether two answers tell nothing apart: status, body, and all headers but the count of requests."""
    counts = ("RateLimit-Remaining", "RateLimit-Reset")
    shown = [
        (answer.status_code, answer.content, {name: value for name, value in answer.items() if name not in counts})
        for answer in (one, other)
    ]
    return shown[0] == shown[1]


def on_its_own(call):
    """The call, for a thread with a database connection of its own."""

    def made():
        try:
            return call()
        finally:
            connections.close_all()

    return made
