"""API.md, Conventions: who asks. A bearer token in one query, or the session cookie with CSRF."""

import pytest
from django.test import Client

from accounts.services.tokens import issue, revoke


def test_bearer__valid__is_let_in(api, bearer):
    assert api.get("/api/v1/me", headers=bearer).json()["username"] == "dana"


def test_bearer__reading_the_own_profile__costs_five_queries(api, bearer, django_assert_num_queries):
    with django_assert_num_queries(5):  # the count, the player; whether the address is verified, two of reliability
        api.get("/api/v1/me", headers=bearer)


@pytest.mark.parametrize("header", ["Bearer", "Bearer x", "Bearer dkc_unknown", "bearer dkc_a dkc_b", "Bearer dkc_é"])
def test_bearer__malformed_or_unknown__is_401_invalid_token(api, db, header):
    response = api.get("/api/v1/me", headers={"Authorization": header})
    assert (response.status_code, response.json()["code"]) == (401, "invalid_token")
    assert response["WWW-Authenticate"] == 'Bearer realm="duckcover", error="invalid_token"'


def test_bearer__revoked__is_401_invalid_token(api, dana):
    token, text = issue(dana)
    revoke(token.pk)
    assert api.get("/api/v1/me", headers={"Authorization": f"Bearer {text}"}).json()["code"] == "invalid_token"


def test_bearer__of_an_inactive_player__is_401_invalid_token(api, dana, bearer):
    dana.is_active = False
    dana.save()
    assert api.get("/api/v1/me", headers=bearer).json()["code"] == "invalid_token"


@pytest.mark.django_db
def test_basic__is_not_ours(api):
    response = api.get("/api/v1/me", headers={"Authorization": "Basic ZGFuYTp4"})
    assert (response.status_code, response.json()["code"]) == (401, "not_authenticated")


@pytest.fixture
def browser(dana):
    client = Client(enforce_csrf_checks=True, raise_request_exception=False)
    client.force_login(dana)
    return client


def test_cookie__reads(browser):
    assert browser.get("/api/v1/me").json()["username"] == "dana"


def test_cookie__writes_without_csrf_token__is_403_csrf_failed(browser):
    response = browser.patch("/api/v1/me", "{}", content_type="application/json")
    assert (response.status_code, response.json()["code"]) == (403, "csrf_failed")


def test_cookie__writes_with_csrf_token(browser):
    browser.cookies["csrftoken"] = "a" * 32
    response = browser.patch(
        "/api/v1/me", '{"display_name": "Dana"}', content_type="application/json", headers={"X-CSRFToken": "a" * 32}
    )
    assert (response.status_code, response.json()["display_name"]) == (200, "Dana")


def test_bearer__needs_no_csrf_token(browser, bearer):
    response = browser.patch("/api/v1/me", "{}", content_type="application/json", headers=bearer)
    assert response.status_code == 200


def test_answer__is_kept_by_no_shared_cache(api, bearer):
    response = api.get("/api/v1/me", headers=bearer)
    assert response["Cache-Control"] == "private, no-cache"
    assert {"Authorization", "Cookie"} <= set(response["Vary"].split(", "))
