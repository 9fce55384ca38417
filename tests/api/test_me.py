"""`GET /me`, `PATCH /me`."""

import json

import pytest
from allauth.account.models import EmailAddress

from tests.api.signed_in import SignedIn, code


@pytest.fixture
def patch(api, bearer):
    return lambda **body: api.patch("/api/v1/me", json.dumps(body), content_type="application/json", headers=bearer)


def test_me__has_its_fields(api, dana, bearer):
    assert api.get("/api/v1/me", headers=bearer).json() == {
        "id": str(dana.uuid),
        "username": "dana",
        "display_name": "",
        "avatar": "",
        "bio": "",
        "is_bot": False,
        "owner": None,
        "language": "en",
        "time_zone": "UTC",
        "email": "dana@example.org",
        "email_verified": False,
        "reliability": {"value": 100, "new": True, "turns_asked": 0, "misses": 0},
        "vacation_until": None,
        "created_at": dana.date_joined.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        "scopes": None,
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


def test_patch__avatar_and_bio(patch, dana):
    body = patch(avatar="pirates", bio="  One.\r\nTwo. 🦆\n").json()
    dana.refresh_from_db()
    assert (body["avatar"], body["bio"]) == (dana.avatar, dana.bio) == ("pirates", "One.\nTwo. 🦆")
    assert patch(avatar="", bio="").json()["avatar"] == ""


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ({"avatar": "geese"}, "invalid_choice"),
        ({"avatar": None}, "null"),
        ({"avatar": ["pirates"]}, "wrong_type"),
        ({"bio": "x" * 501}, "max_length"),
        ({"bio": "a\tb"}, "control_characters"),
        ({"bio": "a\rb"}, "control_characters"),
        ({"bio": "a\u202eb"}, "control_characters"),
        ({"display_name": "a\nb"}, "control_characters"),
        ({"bio": None}, "null"),
    ],
)
def test_patch__what_cannot_be_shown__is_400(patch, body, found):
    response = patch(**body)
    assert (response.status_code, response.json()["errors"][0]["code"]) == (400, found)


def test_patch__bio_of_500_signs__is_taken(patch):
    assert len(patch(bio="🦆" * 500).json()["bio"]) == 500


def test_avatars__are_the_families_of_the_rules():
    from accounts.models import AVATARS
    from games.rules.cards import FAMILIES

    assert tuple(FAMILIES) == AVATARS


def test_me__unchanged__is_304(api, bearer):
    etag = api.get("/api/v1/me", headers=bearer)["ETag"]
    again = api.get("/api/v1/me", headers={**bearer, "If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")


def test_me__without_an_address__says_null(api, dana, bearer):
    dana.email = ""
    dana.save()
    body = api.get("/api/v1/me", headers=bearer).json()
    assert (body["email"], body["email_verified"]) == (None, False)


def test_patch__by_a_token__needs_to_write_the_profile(dana):
    assert SignedIn.with_scopes(dana, "profile:write").patch("me", bio="x").status_code == 200
    refused = SignedIn.with_scopes(dana, "profile:read").patch("me", bio="y")
    assert (code(refused), refused.json()["scope"]) == ((403, "insufficient_scope"), "profile:write")
