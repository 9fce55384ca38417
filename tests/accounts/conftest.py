"""The sign-in API, as an app uses it."""

from dataclasses import dataclass

import pytest
from django.core.cache import cache
from django.test import Client

PASSWORD = "quite a long pass phrase"


@dataclass
class App:
    """An app on one device; keeps the session token, as allauth asks for."""

    client: Client
    session_token: str | None = None

    def call(self, method, path, body=None, **headers):
        if self.session_token:
            headers["X-Session-Token"] = self.session_token
        send = getattr(self.client, method)
        options = {} if body is None else {"data": body, "content_type": "application/json"}
        response = send(f"/_allauth/app/v1/{path}", headers={"User-Agent": "A phone", **headers}, **options)
        if response.get("Content-Type") == "application/json":
            self.session_token = response.json().get("meta", {}).get("session_token", self.session_token)
        return response

    def sign_up(self, username="dana", email="dana@example.org", password=PASSWORD):
        return self.call("post", "auth/signup", {"username": username, "email": email, "password": password})

    def sign_in(self, password=PASSWORD, **who):
        return self.call("post", "auth/login", {**(who or {"username": "dana"}), "password": password})

    def me(self, token):
        return self.client.get("/api/v1/me", headers={"Authorization": f"Bearer {token}"})


@pytest.fixture
def app(db):
    cache.clear()  # allauth counts attempts there
    return App(Client(raise_request_exception=False))


@pytest.fixture
def other_app(app):
    return App(Client(raise_request_exception=False))


def access_token(response):
    return response.json()["meta"]["access_token"]
