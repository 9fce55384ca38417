"""The sign-in API, as an app uses it."""

from dataclasses import dataclass

import pytest
from allauth.idp.oidc.models import Client as OAuthClient
from django.contrib.auth.hashers import MD5PasswordHasher
from django.core.cache import cache
from django.db import connection
from django.test import Client

from accounts.models import Player
from accounts.oauth.adapter import GRANT_TYPES, MEANINGS
from accounts.services.tokens import issue
from tests.accounts.oauth_clients import CALLBACK, PASSWORD, sign_in
from tests.accounts.oauth_clients import App as OAuthApp

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"


@dataclass
class App:
    """An app on one device; keeps the session token, as allauth asks for."""

    client: Client
    session_token: str | None = None

    def call(self, method, path, body=None, **headers):
        if self.session_token:
            headers["X-Session-Token"] = self.session_token
        send = getattr(self.client, method)
        sent = method not in {"get", "delete"} or body is not None
        options = {"data": "" if body is None else body, "content_type": "application/json"} if sent else {}
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


# --- a player in a browser ---------------------------------------------------------------------------------


@pytest.fixture
def dana(db):
    return Player.objects.create_user("dana", "dana@example.org", PASSWORD)


@pytest.fixture
def bearer(dana):
    """The headers of dana's own device."""
    return {"Authorization": f"Bearer {issue(dana)[1]}"}


@pytest.fixture
def browser(dana):
    """A browser in English in which dana has just signed in."""
    browser = Client(headers={"User-Agent": FIREFOX, "Accept-Language": "en"}, raise_request_exception=False)
    return sign_in(browser, dana, FIREFOX)


# --- apps of another player --------------------------------------------------------------------------------


@pytest.fixture
def new_client(db):
    """Register an app of the player "maker"."""
    maker = Player.objects.create_user("maker")

    def register(name="Duck Watch", **changes):
        every = "\n".join(MEANINGS)
        usual = {"type": "public", "redirect_uris": CALLBACK, "scopes": every, "grant_types": "\n".join(GRANT_TYPES)}
        return OAuthClient.objects.create(name=name, owner=maker, secret="!", **{**usual, **changes})

    return register


@pytest.fixture
def oauth_app(new_client):
    return OAuthApp(new_client())


@pytest.fixture
def confidential_app(new_client):
    client = new_client("Server", type="confidential", grant_types="authorization_code\nrefresh_token")
    client.set_secret("a secret")
    client.save()
    return OAuthApp(client, secret="a secret")


@pytest.fixture
def whole_database(db):
    """Every value of every table as one text."""

    def read():
        with connection.cursor() as cursor:
            names = connection.introspection.table_names(cursor)
            for name in names:
                cursor.execute(f'SELECT row_to_json(t)::text FROM "{name}" t')
                yield from (row[0] for row in cursor.fetchall())

    return lambda: "\n".join(read())


@pytest.fixture
def hashed(monkeypatch):
    """The passwords that were hashed."""
    seen = []
    hashing = MD5PasswordHasher.encode

    def counting(self, password, salt):
        seen.append(password)
        return hashing(self, password, salt)

    monkeypatch.setattr(MD5PasswordHasher, "encode", counting)
    return seen
