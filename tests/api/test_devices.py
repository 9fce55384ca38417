"""`/me/devices`: where one is signed in, and signing out from elsewhere."""

import uuid

import pytest
from django.db.models.functions import Now
from django.test import Client

from accounts.models import Player
from accounts.services.tokens import revoke
from tests.api.signed_in import SignedIn, code


@pytest.fixture
def phone(dana):
    return SignedIn(dana, device="A phone")


@pytest.fixture
def tablet(dana):
    return SignedIn(dana, device="A tablet")


@pytest.fixture
def erin(db):
    return SignedIn(Player.objects.create_user("erin", "erin@example.org"))


def names(answer):
    return [device["device"] for device in answer.json()["results"]]


def test_list__has_every_device_the_newest_first(phone, tablet, erin):
    answer = phone.get("me/devices").json()
    assert answer["next"] is None
    assert [(device["device"], device["current"]) for device in answer["results"]] == [
        ("A tablet", False),
        ("A phone", True),
    ]


def test_list__says_when_each_was_used(phone, tablet):
    used, unused = sorted(phone.get("me/devices").json()["results"], key=lambda device: device["device"])
    phone.token.refresh_from_db()
    assert used == {
        "id": str(phone.token.uuid),
        "device": "A phone",
        "created_at": phone.token.created_at.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        "last_used_at": phone.token.last_used_at.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        "current": True,
    }
    assert unused["last_used_at"] is None


def test_list__leaves_out_revoked_ones_and_personal_tokens(dana, phone, tablet):
    revoke(tablet.token.pk)
    SignedIn.with_scopes(dana, "games:read")
    assert names(phone.get("me/devices")) == ["A phone"]


def test_list__has_pages(phone, tablet):
    first = phone.get("me/devices?limit=1").json()
    assert [device["device"] for device in first["results"]] == ["A tablet"]
    following = phone.client.get(first["next"], headers=phone.headers)
    assert names(following) == ["A phone"]


def test_list__unchanged__is_304(phone):
    etag = phone.get("me/devices")["ETag"]
    again = phone.get("me/devices", **{"If-None-Match": etag})
    assert (again.status_code, again.content, again["ETag"]) == (304, b"", etag)


def test_revoke__shuts_one_device_out_at_once(phone, tablet):
    assert phone.delete(f"me/devices/{tablet.token.uuid}").status_code == 204
    assert [code(tablet.get("me")), phone.get("me").status_code] == [(401, "invalid_token"), 200]


def test_revoke__twice__is_204_twice(phone, tablet):
    assert [phone.delete(f"me/devices/{tablet.token.uuid}").status_code for _ in range(2)] == [204, 204]


def test_revoke__the_one_that_asks__signs_it_out(phone):
    assert phone.delete(f"me/devices/{phone.token.uuid}").status_code == 204
    assert code(phone.get("me")) == (401, "invalid_token")


def test_revoke__of_somebody_else__is_404_like_an_unknown_one(phone, erin):
    others, unknown = (phone.delete(f"me/devices/{key}") for key in (erin.token.uuid, uuid.uuid4()))
    assert (code(others), others.content) == ((404, "not_found"), unknown.content)
    assert erin.get("me").status_code == 200


def test_revoke__personal_token_by_this_way__is_404(dana, phone):
    token = SignedIn.with_scopes(dana, "profile:read")
    key = dana.tokens.get(kind="personal").uuid
    assert code(phone.delete(f"me/devices/{key}")) == (404, "not_found")
    assert token.get("me").status_code == 200


def test_revoke_others__keeps_this_device_and_personal_tokens(dana, phone, tablet, erin):
    script = SignedIn.with_scopes(dana, "profile:read")
    assert phone.delete("me/devices").status_code == 204
    statuses = [caller.get("me").status_code for caller in (phone, tablet, script, erin)]
    assert statuses == [200, 401, 200, 200]


# --- with the sessions of the sign-in ------------------------------------------------------------------

PASSWORD = "a long pass phrase"


@pytest.fixture
def app(dana):
    """The session token and the bearer token of an app of dana's."""
    body = {"username": "dana", "password": PASSWORD}
    return Client().post("/_allauth/app/v1/auth/login", body, content_type="application/json").json()["meta"]


def test_revoke_others__ends_the_session_of_an_app(phone, app):
    phone.delete("me/devices")
    session = Client().get("/_allauth/app/v1/auth/session", headers={"X-Session-Token": app["session_token"]})
    assert (session.status_code, code(SignedIn(text=app["access_token"]).get("me"))) == (410, (401, "invalid_token"))


def test_browser__is_a_device_and_knows_itself(dana):
    browser = Client()
    browser.post("/accounts/login/", {"login": "dana", "password": PASSWORD}, headers={"User-Agent": "A browser"})
    devices = browser.get("/api/v1/me/devices").json()["results"]
    assert [(device["device"], device["current"]) for device in devices] == [("A browser", True)]


def test_revoke__of_a_browser__ends_its_session(phone):
    browser = Client()
    browser.post("/accounts/login/", {"login": "dana", "password": PASSWORD}, headers={"User-Agent": "A browser"})
    phone.delete("me/devices")
    assert browser.get("/api/v1/me").status_code == 401


def test_browser__is_a_device_for_as_long_as_its_session_is_kept(dana, settings):
    browser = Client()
    browser.post("/accounts/login/", {"login": "dana", "password": PASSWORD})
    token = dana.tokens.get()
    assert abs((token.expires_at - token.created_at).total_seconds() - settings.SESSION_COOKIE_AGE) < 60


def test_browser__whose_time_is_over__is_no_device_and_not_signed_in(dana, phone):
    browser = Client()
    browser.post("/accounts/login/", {"login": "dana", "password": PASSWORD}, headers={"User-Agent": "A browser"})
    dana.tokens.filter(device="A browser").update(expires_at=Now())
    assert names(phone.get("me/devices")) == ["A phone"]
    assert browser.get("/api/v1/me").status_code == 401


def test_app__is_a_device_until_it_is_signed_out(dana, app):
    assert dana.tokens.get().expires_at is None


# --- who may -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("method", "path"), [("get", "me/devices"), ("delete", "me/devices")])
def test_devices__by_a_personal_token_with_every_scope__is_403(dana, method, path):
    from duckcover.scopes import SCOPES

    script = SignedIn.with_scopes(dana, *SCOPES)
    answer = script.call(method, path)
    assert (code(answer), answer.json()["scope"]) == ((403, "insufficient_scope"), None)


@pytest.mark.parametrize("method", ["get", "delete"])
def test_devices__anonymous__is_401(db, method):
    assert code(SignedIn().call(method, "me/devices")) == (401, "not_authenticated")
