"""`GET /players/{username}`: what everybody may see of a player."""

import pytest

from accounts.models import Player
from accounts.services.tokens import issue
from duckcover.scopes import SCOPES
from tests.api.signed_in import SignedIn, answered_alike, code


@pytest.fixture
def anybody(db):
    return SignedIn()


@pytest.fixture
def dana(dana):
    dana.display_name, dana.avatar, dana.bio = "Dana D.", "pirates", "I duck.\nAnd cover."
    dana.save()
    return dana


def test_profile__shows_what_is_public_and_no_more(anybody, dana):
    answer = anybody.get("players/dana")
    assert (answer.status_code, answer.json()) == (
        200,
        {
            "username": "dana",
            "display_name": "Dana D.",
            "avatar": "pirates",
            "bio": "I duck.\nAnd cover.",
            "is_bot": False,
            "owner": None,
            "reliability": {"value": 100, "new": True, "turns_asked": 0, "misses": 0},
            "vacation_until": None,
            "created_at": dana.date_joined.strftime("%Y-%m-%d"),
        },
    )


def test_profile__of_a_bot__names_its_owner(anybody, dana):
    Player.objects.create(username="quacker", owner=dana)
    body = anybody.get("players/quacker").json()
    assert (body["is_bot"], body["owner"]) == (True, "dana")


@pytest.mark.parametrize("name", ["dana", "DANA", "dAnA"])
def test_profile__is_found_in_any_case(anybody, dana, name):
    assert anybody.get(f"players/{name}").json()["username"] == "dana"


def test_profile__unchanged__is_304_until_it_changes(anybody, dana):
    etag = anybody.get("players/dana")["ETag"]
    same = anybody.get("players/dana", **{"If-None-Match": etag})
    dana.bio = "New."
    dana.save()
    changed = anybody.get("players/dana", **{"If-None-Match": etag})
    assert [same.status_code, changed.status_code] == [304, 200]


def test_profile__inactive_or_absent__are_answered_alike(anybody, dana):
    Player.objects.create(username="quacker", owner=dana)
    Player.objects.filter(pk=dana.pk).update(is_active=False)
    absent = anybody.get("players/nobody1")
    assert code(absent) == (404, "not_found")
    assert answered_alike(anybody.get("players/dana"), absent)
    assert answered_alike(anybody.get("players/quacker"), absent)


@pytest.mark.parametrize("name", ["x", "a b", "%00", "d%00ana", "%F0%9F%A6%86", "x" * 1000, "dana%0A", "%2e%2e"])
def test_profile__of_what_can_be_no_name__is_404(anybody, dana, name):
    assert code(anybody.get(f"players/{name}")) == (404, "not_found")


def test_profile__is_three_queries_beside_the_count(anybody, dana, django_assert_num_queries):
    with django_assert_num_queries(4):  # two are those of reliability
        anybody.get("players/dana")


def test_profile__by_a_token__needs_its_scope(dana):
    assert SignedIn.with_scopes(dana, "profile:read").get("players/dana").status_code == 200
    others = [scope for scope in SCOPES if scope != "profile:read"]
    assert code(SignedIn.with_scopes(dana, *others).get("players/dana")) == (403, "insufficient_scope")
    assert SignedIn(text=issue(dana)[1]).get("players/dana").status_code == 200


def test_profile__with_unknown_parameters__is_400(anybody, dana):
    assert code(anybody.get("players/dana?full=1")) == (400, "invalid_input")
