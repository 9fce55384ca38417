"""`GET /me`, `PATCH /me`."""

import json

import pytest
from allauth.account.models import EmailAddress


@pytest.fixture
def patch(api, bearer):
    return lambda **body: api.patch("/api/v1/me", json.dumps(body), content_type="application/json", headers=bearer)


def test_me__has_its_fields(api, dana, bearer):
    assert api.get("/api/v1/me", headers=bearer).json() == {
        "id": str(dana.uuid),
        "username": "dana",
        "display_name": "",
        "language": "en",
        "time_zone": "UTC",
        "email": "dana@example.org",
        "email_verified": False,
        "created_at": dana.date_joined.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
    }


def test_me__verified_address__says_so(api, dana, bearer):
    EmailAddress.objects.create(user=dana, email="Dana@example.org", verified=True, primary=True)
    assert api.get("/api/v1/me", headers=bearer).json()["email_verified"] is True


def test_patch__changes_what_is_given_and_keeps_the_rest(patch, dana):
    patch(display_name="Dana D.", time_zone="Europe/Madrid")
    body = patch(language="es").json()
    dana.refresh_from_db()
    assert (dana.display_name, dana.language, dana.time_zone) == ("Dana D.", "es", "Europe/Madrid")
    assert (body["display_name"], body["language"], body["time_zone"]) == ("Dana D.", "es", "Europe/Madrid")


def test_patch__display_name__may_be_emptied_and_is_trimmed(patch):
    assert patch(display_name="  오리 🦆  ").json()["display_name"] == "오리 🦆"
    assert patch(display_name="").json()["display_name"] == ""


@pytest.mark.parametrize("field", ["id", "username", "email", "email_verified", "created_at", "is_staff", "password"])
def test_patch__what_is_not_the_players_to_change__is_400(patch, field):
    response = patch(**{field: "x"})
    assert (response.status_code, [found["code"] for found in response.json()["errors"]]) == (400, ["unknown_field"])


def test_patch__one_wrong_field__changes_nothing(patch, dana):
    patch(display_name="Dana", language="xx")
    dana.refresh_from_db()
    assert dana.display_name == ""
